/* SPDX-License-Identifier: BSD-3-Clause */
/* The same calls by C++ overloads: one body for both languages. */
#include "generic_c.c"
