/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_THREADS_H
#define FERRYI_THREADS_H

/* 1 when the calling thread is a PE of ferry_threads_run(). */
int ferryi_threads_is_pe(void);

#endif
