/* SPDX-License-Identifier: BSD-3-Clause */
/* A GPU's NUMA node by its place on the PCI bus, on a machine that is a file: two nodes, a GPU under each, one under no
 * node in particular. */
#include "runtime/base/topo.h"
#include "tests/check.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SETS(cpus, nodes)                                                                                              \
    "cpuset=\"" cpus "\" complete_cpuset=\"" cpus "\" nodeset=\"" nodes "\" complete_nodeset=\"" nodes "\""
#define PCI(index, bus)                                                                                                \
    "<object type=\"Bridge\" gp_index=\"1" index "\" bridge_type=\"0-1\" depth=\"0\" bridge_pci=\"0000:[" bus "-" bus  \
    "]\"><object type=\"PCIDev\" gp_index=\"2" index "\" pci_busid=\"0000:" bus                                        \
    ":00.0\" pci_type=\"0302 [10de:2335] [10de:18be] a1\" pci_link_speed=\"0.0\"/></object>"
#define SOCKET(index, cpu, node)                                                                                       \
    "<object type=\"Package\" os_index=\"" index                                                                       \
    "\" " SETS(cpu, node) " gp_index=\"3" index "\">"                                                                  \
                          "<object type=\"NUMANode\" os_index=\"" index                                                \
                          "\" " SETS(cpu, node) " gp_index=\"4" index "\" local_memory=\"1073741824\"/>"               \
                                                "<object type=\"PU\" os_index=\"" index                                \
                                                "\" " SETS(cpu, node) " gp_index=\"5" index "\"/>"

static const char machine[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<!DOCTYPE topology SYSTEM \"hwloc2.dtd\">\n"
    "<topology version=\"2.0\">"
    "<object type=\"Machine\" os_index=\"0\" " SETS(
        "0x00000003", "0x00000003") " allowed_cpuset=\"0x00000003\" allowed_nodeset=\"0x00000003\" "
                                    "gp_index=\"1\">" SOCKET("0", "0x00000001", "0x00000001")
                                        PCI("0", "1b") "</object>" SOCKET("1", "0x00000002", "0x00000002")
                                            PCI("1", "9a") "</object>" PCI("2", "f0") "</object></topology>\n";

CHECK_MAIN(60)
{
    char path[] = "/tmp/ferry_topo_XXXXXX";
    int fd = mkstemp(path);
    if (strcmp(ferryi_topo_library(), "none") == 0)
        check_skip("built without hwloc");
    CHECK(fd >= 0 && write(fd, machine, sizeof machine - 1) == (ssize_t)(sizeof machine - 1));
    close(fd);
    setenv("HWLOC_XMLFILE", path, 1);
    setenv("HWLOC_COMPONENTS", "xml", 1);
    CHECK(ferryi_topo_node_of_pci_by_hwloc(0, 0x1b, 0) == 0);
    CHECK(ferryi_topo_node_of_pci_by_hwloc(0, 0x9a, 0) == 1);
    CHECK(ferryi_topo_node_of_pci_by_hwloc(0, 0xf0, 0) == -1);
    CHECK(ferryi_topo_node_of_pci_by_hwloc(0, 0x33, 0) == -1);
    CHECK(ferryi_topo_node_of_pci_by_hwloc(7, 0x1b, 0) == -1);
    unlink(path);
}
