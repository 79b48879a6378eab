/* SPDX-License-Identifier: BSD-3-Clause */
/* Texts of /proc, of NVIDIA's kernel module and of control groups, as kernels and drivers write them. */
#include "tests/check.h"
#include "tools/parse.h"

static char text[256];
static uint64_t value;
static int number;

static void test_driver(void)
{
    CHECK(
        info_parse_driver_version("NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build  "
                                  "(dvs-builder@U22)  Tue Sep 23\nGCC version:  gcc version 12.2.0 (Debian)\n",
                                  text, &number));
    CHECK(strcmp(text, "580.95.05") == 0 && number == 1);
    CHECK(info_parse_driver_version("NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.14  Thu Feb 22\n", text,
                                    &number));
    CHECK(strcmp(text, "550.54.14") == 0 && number == 0);
    CHECK(!info_parse_driver_version("GCC version: 12.2.0\n", text, &number));
    CHECK(!info_parse_driver_version("NVRM version: none", text, &number) && number == 0);

    static const char params[] = "EnableMSI: 1\nRegistryDwordsPerDevice: \"x\"\nRegistryDwords: \"A=1;B=2\"\nLast: 3";
    CHECK(info_parse_line(params, "RegistryDwords", text, sizeof text) && strcmp(text, "A=1;B=2") == 0);
    CHECK(info_parse_line(params, "Last", text, sizeof text) && strcmp(text, "3") == 0);
    CHECK(info_parse_line(params, "RegistryDwords", text, 4) && strcmp(text, "A=1") == 0);
    CHECK(!info_parse_line(params, "Registry", text, sizeof text));
    CHECK(info_parse_line("Model: \t NVIDIA H200 \nIRQ: 5\n", "Model", text, sizeof text));
    CHECK(strcmp(text, "NVIDIA H200") == 0);
}

static void test_kernel(void)
{
    text[0] = '\0';
    CHECK(info_parse_cmdline("BOOT_IMAGE=/x password=y amd_iommu=on iommu=pt quiet\n", text, sizeof text));
    CHECK(strcmp(text, "amd_iommu=on iommu=pt") == 0);
    text[0] = '\0';
    CHECK(!info_parse_cmdline("quiet iommus=1 xiommu=pt", text, sizeof text) && text[0] == '\0');
    CHECK(info_parse_cmdline("intel_iommu=on iommu=pt", text, 16) && strcmp(text, "intel_iommu=on") == 0);

    CHECK(info_parse_number("MemTotal:  16384 kB\nMemFree: 1 kB\n", "MemTotal:", &value) && value == 16384);
    CHECK(!info_parse_number("MemTotalX: 5\n", "MemTotal:", &value));
    CHECK(info_parse_max("max\n", &value) && value == UINT64_MAX);
    CHECK(info_parse_max("4096\n", &value) && value == 4096);
    CHECK(!info_parse_max("-1\n", &value) && !info_parse_max("", &value));
    CHECK(info_parse_list("0-3,8,10-11\n", &number) && number == 7);
    CHECK(!info_parse_list("", &number) && !info_parse_list("3-1", &number) &&
          !info_parse_list("0-4294967295", &number));
}

static void test_process(void)
{
    info_limit limit = { 0 };
    static const char limits[] = "Limit                     Soft Limit           Hard Limit           Units     \n"
                                 "Max open files            1024                 1048576              files     \n"
                                 "Max locked memory         unlimited            unlimited            bytes     \n";
    CHECK(info_parse_limit(limits, "Max open files", &limit) && limit.known && limit.soft == 1024);
    CHECK(limit.hard == 1048576);
    CHECK(info_parse_limit(limits, "Max locked memory", &limit) && limit.soft == UINT64_MAX);
    CHECK(!info_parse_limit(limits, "Max processes", &limit));
    CHECK(!info_parse_limit("Max open files 5", "Max open files", &limit) && limit.soft == UINT64_MAX);

    static const char mounts[] = "25 24 0:23 / /dev/shm rw,relatime - tmpfs tmpfs rw,size=263998500k\n"
                                 "27 1 254:0 / / rw - ext4 /dev/vda rw\n"
                                 "31 25 0:27 / /dev/shm rw shared:5 - tmpfs shm rw,nosuid,size=65536k,inode64\n";
    CHECK(info_parse_mount(mounts, "/dev/shm", text, sizeof text, &value) && value == 64 << 20);
    CHECK(strcmp(text, "tmpfs") == 0);
    CHECK(info_parse_mount(mounts, "/", text, sizeof text, &value) && strcmp(text, "ext4") == 0 && value == 0);
    CHECK(!info_parse_mount(mounts, "/dev", text, sizeof text, &value));
    CHECK(!info_parse_mount("25 24 0:23 / /dev/shm\n", "/dev/shm", text, sizeof text, &value));

    CHECK(info_parse_cgroup("0::/user.slice/a.scope\n", NULL, text, sizeof text));
    CHECK(strcmp(text, "/user.slice/a.scope") == 0);
    static const char v1[] = "12:memory:/docker/abc\n11:cpu,cpuacct:/x\n";
    CHECK(info_parse_cgroup(v1, "cpuacct", text, sizeof text) && strcmp(text, "/x") == 0);
    CHECK(info_parse_cgroup(v1, "memory", text, sizeof text) && strcmp(text, "/docker/abc") == 0);
    CHECK(!info_parse_cgroup(v1, NULL, text, sizeof text) && !info_parse_cgroup(v1, "cpu,", text, sizeof text));
}

CHECK_MAIN(10)
{
    test_driver();
    test_kernel();
    test_process();
}
