/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_COLLECT_H
#define FERRY_TOOLS_COLLECT_H

#include "tools/model.h"
#include "tools/root.h"

/* Each fills its part of the model from a root; missing files leave values unknown. */
void info_collect_host(info_machine *m, const info_root *root);
void info_collect_limits(info_machine *m, const info_root *root);
void info_collect_pci(info_machine *m, const info_root *root);
void info_collect_nics(info_machine *m, const info_root *root);
void info_collect_nvidia(info_machine *m, const info_root *root);
/* The NUMA node of the PCI function in this folder; -1: unknown. */
int info_numa_node(const info_root *root, const char *dir, const char *bdf);
/* The environment: of this process, or of a captured tree. */
void info_collect_environment(info_machine *m, const info_root *root);

/* The drivers' answers as the text of a captured tree (ferry-info/answers). */
#define INFO_ANSWERS "ferry-info/answers"
#define INFO_ENVIRONMENT "ferry-info/environment"
enum { INFO_ANSWERS_MAX = 256 << 10 };
void info_answers_parse(info_machine *m, const char *text);
/* Returns as snprintf does. */
int info_answers_print(const info_machine *m, char *text, size_t size);

/* Asks the drivers, each opened at run time.  Call them in a child: a driver may hang or crash. */
void info_ask_nvml(info_machine *m);
void info_ask_cuda(info_machine *m);
/* Asks ferry's plug-ins for networks, likewise. */
void info_ask_fabrics(info_machine *m);

/* Orders GPUs by CUDA's numbers, with those that CUDA does not show last, and derives links that no driver gave. */
void info_complete(info_machine *m);
/* Predicts the paths that libferry would choose, weakened as the environment asks. */
void info_predict_paths(info_machine *m);
/* A job of ferry with a PE on each GPU (or, without GPUs, n_pes in the host space), as threads of this process: stores
 * its results in m->pair or m->pe; measure: latency and bandwidth of the host space's pairs too.  Call it in a
 * child. */
void info_run_job(info_machine *m, int measure);
/* Latency and bandwidth of each ordered pair of GPUs, until the time is up.  Call it in a child. */
void info_measure(info_machine *m, double seconds);

#endif
