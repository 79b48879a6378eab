#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The tests' own provider keeps the promises of provider.h.
: "${top_builddir:?run by make check}"
exec "$top_builddir/tests/remote/provider_keeps_its_promises" \
    "$top_builddir/tests/remote/.libs/provider_reorders.so"
