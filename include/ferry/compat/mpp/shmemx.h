/* SPDX-License-Identifier: BSD-3-Clause */
/* Where programs of earlier versions look for it. */
#include "../shmemx.h"
