/* SPDX-License-Identifier: BSD-3-Clause */
/* A name under which programs include what cuda_runtime.h has. */
#include "cuda_runtime.h"
