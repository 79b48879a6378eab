/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_PARSE_H
#define FERRY_TOOLS_PARSE_H

#include "tools/model.h"
#include <stddef.h>

/* Parsers of text from kernels, drivers and captured trees.  Any input is safe; text ends with a 0.  They return 1 when
 * the value was found; else 0, with the output unchanged. */

/* A PCI function's configuration space, of which n bytes could be read. */
int info_parse_config(const uint8_t *config, size_t n, info_pci *pci);
/* Whether the text is exactly dddd:bb:dd.f in lower case. */
int info_is_bdf(const char *text, size_t n);
/* Converts any spelling (00000000:17:00.0 of NVML, without a function, upper case) to that of sysfs. */
int info_parse_bdf(const char *text, char bdf[16]);
/* A link in /sys/bus/pci/devices: the host bridge, then the bridges from the root port down, without the function
 * itself.  Returns the number of bridges (at most INFO_BRIDGES), or -1 when it is no such path. */
int info_parse_bus_path(const char *link, char host_bridge[24], info_bridge *bridges);
/* Line `index` of sysfs's "resource": the size of that BAR. */
int info_parse_resource(const char *text, int index, uint64_t *size);

/* "KEY: value" or "KEY=value" lines: the value without quotes and blanks around it, cut to size. */
int info_parse_line(const char *text, const char *key, char *value, size_t size);
/* Lines of a key and a number: memory.stat, meminfo ("MemTotal:", in kB) and the like. */
int info_parse_number(const char *text, const char *key, uint64_t *value);
/* One number, or "max" for UINT64_MAX. */
int info_parse_max(const char *text, uint64_t *value);
/* /proc/driver/nvidia/version. */
int info_parse_driver_version(const char *text, char version[32], int *open);
/* The words of the kernel's command line on the IOMMU or PCI's ACS, unchanged. */
int info_parse_cmdline(const char *text, char *words, size_t size);
/* /proc/PID/limits. */
int info_parse_limit(const char *text, const char *name, info_limit *limit);
/* /proc/PID/mountinfo: the last mount at a point; size is its size= option, 0 without one. */
int info_parse_mount(const char *text, const char *point, char *type, size_t type_size, uint64_t *size);
/* /proc/PID/cgroup: the group's path in the one hierarchy (controller NULL), or in that of a controller. */
int info_parse_cgroup(const char *text, const char *controller, char *path, size_t size);
/* "0-3,8,10-11" */
int info_parse_list(const char *text, int *count);

#endif
