/* SPDX-License-Identifier: BSD-3-Clause */
/* Programs of earlier versions include the header by this name. */
#include "../shmemx.h"
