/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_RENDER_H
#define FERRY_TOOLS_RENDER_H

#include "tools/findings.h"
#include <stdio.h>

/* The report for humans: the machine, a matrix for each question, then the findings. */
void info_print_text(FILE *out, const info_machine *m, const info_findings *f, const char *sysroot);
/* The same as one JSON object.  "schema" is "ferry-info/1": fields may be added under that name, but none changes its
 * meaning. */
void info_print_json(FILE *out, const info_machine *m, const info_findings *f, const char *sysroot);

/* Words of both forms. */
const char *info_probe_text(const info_pair *p, char text[48]);
const char *info_gpudirect_text(info_gpudirect by);
const char *info_link_text(const info_pair *p, char text[16]);

#endif
