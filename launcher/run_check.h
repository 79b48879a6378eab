/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_RUN_CHECK_H
#define FERRY_RUN_CHECK_H

#include "launcher/run.h"
#include "observe/check/layout.h"
#include <stddef.h>

/* ferry-run --check. */

/* Takes an option of --check: returns how many words it has, 0 if it is none of these, -1 if it is refused and
 * reported. */
int run_check_option(const char *option, const char *value);
int run_check_is_on(void);
/* Runs the job once for each seed if the user asks for seeds; else once.  Returns ferry-run's status. */
int run_check_all(const run_options *options);

/* In the launcher, before PEs start; in PE pe's process, before it executes the program. */
int run_check_open(const run_options *options);
void run_check_environment(int launcher);
/* Prints what is new.  1: the job is to end. */
int run_check_look(const run_options *options);
/* At the end: prints the rest and returns ferry-run's status. */
int run_check_end(const run_options *options, int status);

/* ---- run_check_say.c: reports as sentences. */

/* 0: the report is of ferry's own code, and no concern of the program's. */
int run_check_say(const check_head *head, const check_report *report);
void run_check_say_waits(const check_head *head);

/* ---- run_check_names.c: places and variables. */

const check_pe *run_check_pe(const check_head *head, int pe);
/* "04_stencil.c:31", or what is known; of a call, its name first. */
void run_check_place(const check_head *head, int pe, uint32_t place, char *text, size_t size);
/* 1: the code is in a header of ferry's. */
int run_check_is_own(const check_head *head, int pe, uint32_t place);
const char *run_check_call(const check_head *head, int pe, uint32_t place, char *text, size_t size);
/* "inbox[3]": the variable of a block, and the element. */
void run_check_variable(const check_head *head, int pe, const check_block *block, uint64_t at, uint64_t width,
                        char *text, size_t size);
/* The block that holds the place; NULL: none does. */
const check_block *run_check_block(const check_head *head, int pe, uint32_t region, uint64_t at);

#endif
