#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# The provider for TCP keeps the promises of provider.h.
: "${top_builddir:?run by make check}"
exec "$top_builddir/tests/remote/provider_keeps_its_promises" tcp tcp
