/* SPDX-License-Identifier: BSD-3-Clause */
/* A PCI function's configuration space: what can be told from 64, 256 and 4096 bytes of it. */
#include "tests/check.h"
#include "tools/parse.h"

static uint8_t config[4096];
static info_pci pci;

static int parse(size_t n)
{
    return info_parse_config(config, n, &pci);
}

static void put16(size_t at, unsigned value)
{
    config[at] = (uint8_t)value;
    config[at + 1] = (uint8_t)(value >> 8);
}

CHECK_MAIN(10)
{
    char host[24] = "";
    info_bridge bridges[INFO_BRIDGES];
    uint64_t size = 0;
    char bdf[16] = "";

    put16(0x06, 0x10); /* status: capabilities */
    config[0x34] = 0x48;
    config[0x48] = 0x01; /* power management, then PCI Express */
    config[0x49] = 0x60;
    config[0x60] = 0x10;
    put16(0x62, 0x62);      /* downstream port, version 2 */
    put16(0x60 + 0x24, 64); /* routes AtomicOps */
    put16(0x60 + 0x28, 0x80 | 0x40);
    put16(0x100, 0x0001); /* advanced errors, then ACS */
    put16(0x102, 0x2001);
    put16(0x200, 0x000d);
    put16(0x202, 0x0001);
    put16(0x204, 0x005f);
    put16(0x206, 0x001d);

    CHECK(!parse(0) && !parse(63));
    CHECK(parse(64) && pci.config_bytes == 64 && pci.port == -1 && pci.acs == -1 && pci.acs_ctl == -1);
    CHECK(parse(256) && pci.port == 6 && pci.atomics_routed == 1 && pci.atomics_blocked == 1 && pci.acs == -1);
    CHECK(pci.atomics_can_send == 1);
    CHECK(parse(4096) && pci.config_bytes == 4096 && pci.acs == 1 && pci.acs_ctl == 0x1d);
    put16(0x62, 0x61); /* version 1 has no AtomicOps */
    CHECK(parse(4096) && pci.port == 6 && pci.atomics_routed == -1 && pci.atomics_blocked == -1);
    put16(0x102, 0x1001); /* a loop */
    CHECK(parse(4096) && pci.acs == 0);
    memset(config + 0x100, 0xff, 4); /* a function that does not answer */
    CHECK(parse(4096) && pci.acs == 0 && pci.acs_ctl == -1);
    put16(0x06, 0);
    CHECK(parse(4096) && pci.port == -1);

    CHECK(info_parse_bdf("00000000:17:00.0", bdf) && strcmp(bdf, "0000:17:00.0") == 0);
    CHECK(info_parse_bdf("0000:C1:00", bdf) && strcmp(bdf, "0000:c1:00.0") == 0);
    CHECK(!info_parse_bdf("17", bdf) && !info_parse_bdf("", bdf) && !info_parse_bdf("0:0:ff.0", bdf));
    CHECK(!info_parse_bdf("0000:-8:00.0", bdf) && !info_parse_bdf("0000:17:00.", bdf) &&
          !info_parse_bdf(" 1:2:3", bdf));
    CHECK(info_is_bdf("0000:17:00.0", 12) && !info_is_bdf("0000:17:00.8", 12) && !info_is_bdf("0000:17:00.00", 13));

    CHECK(info_parse_bus_path("../../../devices/pci0000:16/0000:16:01.0/0000:17:00.0", host, bridges) == 1);
    CHECK(strcmp(host, "pci0000:16") == 0 && strcmp(bridges[0].bdf, "0000:16:01.0") == 0);
    CHECK(info_parse_bus_path("../../../devices/pci0000:00/0000:00:06.0", host, bridges) == 0);
    CHECK(info_parse_bus_path("../../../devices/pci0000:00", host, bridges) == -1);
    CHECK(info_parse_bus_path("../../../devices/pci0000:00/usb1/0000:00:06.0", host, bridges) == -1);
    CHECK(info_parse_bus_path("elsewhere", host, bridges) == -1);

    static const char resource[] = "0x00000000b0000000 0x00000000b0ffffff 0x0000000000040200\n"
                                   "0x0000380000000000 0x0000383fffffffff 0x000000000014220c\n"
                                   "0x0000000000000000 0x0000000000000000 0x0000000000000000\n";
    CHECK(info_parse_resource(resource, 0, &size) && size == 16 << 20);
    CHECK(info_parse_resource(resource, 1, &size) && size == (uint64_t)256 << 30);
    CHECK(!info_parse_resource(resource, 2, &size) && !info_parse_resource(resource, 9, &size));
}
