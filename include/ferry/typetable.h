/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TYPETABLE_H
#define FERRY_TYPETABLE_H

/* Lists of the types that calls have: FERRY_RMA_TYPES(X) is X(NAME, TYPE) for each type of put, and so on. */
#include "attr.h"
#include <stddef.h>
#include <stdint.h>

#include "generated/typetable.h"

#endif
