# SPDX-License-Identifier: BSD-3-Clause
# What the wheel has inside.
.PHONY: python-parts
python-parts: libferry.la $(pkglib_LTLIBRARIES) launcher/ferry-run$(EXEEXT) tools/ferry-info$(EXEEXT)
