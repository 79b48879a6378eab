/* SPDX-License-Identifier: BSD-3-Clause */
#include "../../nvshmem_messages.h"
#include "../../nvshmem_types.h"
