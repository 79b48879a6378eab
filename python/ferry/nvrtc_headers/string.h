// SPDX-License-Identifier: BSD-3-Clause
// For NVRTC, which has no headers of C but knows memcpy and its kin.
#pragma once
