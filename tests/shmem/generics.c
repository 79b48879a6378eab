/* SPDX-License-Identifier: BSD-3-Clause */
#include "generics_body.h"
