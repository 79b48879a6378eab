/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_PARSE_H
#define FERRY_TOOLS_PARSE_H

#include "tools/model.h"
#include <stddef.h>

/* Parsers of what kernels, drivers and captured trees say.  Any input is safe; text ends with a 0.  They return 1 when
 * what was asked for is there, else 0, and then leave the output as it was. */

/* A PCI function's configuration space, as much of it as could be read. */
int info_parse_config(const uint8_t *config, size_t n, info_pci *pci);
/* dddd:bb:dd.f, in lower case, and nothing else. */
int info_is_bdf(const char *text, size_t n);
/* Any spelling of one (00000000:17:00.0 of NVML, without a function, upper case) as sysfs spells it. */
int info_parse_bdf(const char *text, char bdf[16]);
/* What a link in /sys/bus/pci/devices says: the host bridge, the bridges from the root port down, not the function
 * itself.  Returns how many bridges (those beyond INFO_BRIDGES are left out), or -1 when it is no such path. */
int info_parse_bus_path(const char *link, char host_bridge[24], info_bridge *bridges);
/* Line `index` of sysfs's "resource": the size of that BAR. */
int info_parse_resource(const char *text, int index, uint64_t *size);

/* "KEY: value" or "KEY=value" lines: the value without quotes and blanks around it, cut to size. */
int info_parse_line(const char *text, const char *key, char *value, size_t size);
/* The first word of a line is the key, the second a number: memory.stat, meminfo ("MemTotal:", in kB) and their like.
 */
int info_parse_number(const char *text, const char *key, uint64_t *value);
/* One number, or "max" for UINT64_MAX. */
int info_parse_max(const char *text, uint64_t *value);
/* /proc/driver/nvidia/version. */
int info_parse_driver_version(const char *text, char version[32], int *open);
/* Words of the kernel's command line that speak of the IOMMU, or of PCI's ACS, as they stand there. */
int info_parse_cmdline(const char *text, char *words, size_t size);
/* /proc/PID/limits. */
int info_parse_limit(const char *text, const char *name, info_limit *limit);
/* /proc/PID/mountinfo: what is mounted at a point, the last one; size is its size= option, 0 when there is none. */
int info_parse_mount(const char *text, const char *point, char *type, size_t type_size, uint64_t *size);
/* /proc/PID/cgroup: the group's path in the one hierarchy (controller NULL), or in that of a controller. */
int info_parse_cgroup(const char *text, const char *controller, char *path, size_t size);
/* "0-3,8,10-11" */
int info_parse_list(const char *text, int *count);

#endif
