/* SPDX-License-Identifier: BSD-3-Clause */
#include "../../nvshmem_types.h"
