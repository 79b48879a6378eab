/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_DETAIL_MACHINE_PUBLIC_H
#define FERRY_DETAIL_MACHINE_PUBLIC_H

/* The public types, and how an image is registered.  Programs may include ferry's headers by -I of any folder, or by a
 * path, so the engine finds them by its own place: ferry/detail/machine/ when installed, device/machine/ in the source
 * tree. */
#if __has_include("../../types.h")
#include "../../module.h"
#include "../../types.h"
#else
#include "../../include/ferry/module.h"
#include "../../include/ferry/types.h"
#endif

#endif
