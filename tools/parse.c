/* SPDX-License-Identifier: BSD-3-Clause */
#include "tools/parse.h"
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- PCI. */

enum {
    PCI_STATUS = 0x06,
    PCI_STATUS_CAPABILITIES = 0x10,
    PCI_CAPABILITIES = 0x34,
    PCI_ID_EXPRESS = 0x10,
    PCI_EXPRESS_DEVCAP2 = 0x24,
    PCI_EXPRESS_DEVCTL2 = 0x28,
    PCI_ATOMIC_ROUTING = 1 << 6,   /* DevCap2 */
    PCI_ATOMIC_REQUESTER = 1 << 6, /* DevCtl2 */
    PCI_ATOMIC_BLOCKED = 1 << 7,   /* DevCtl2 */
    PCI_EXTENDED = 0x100,
    PCI_ID_ACS = 0x0d,
    PCI_ALL = 0x1000
};

static unsigned u16(const uint8_t *at)
{
    return at[0] | (unsigned)at[1] << 8;
}

static uint32_t u32(const uint8_t *at)
{
    return u16(at) | (uint32_t)u16(at + 2) << 16;
}

static void parse_express(const uint8_t *c, size_t n, size_t at, info_pci *pci)
{
    if (at + 4 > n)
        return;
    pci->port = (int)(u16(c + at + 2) >> 4 & 15);
    if ((u16(c + at + 2) & 15) < 2 || at + PCI_EXPRESS_DEVCTL2 + 2 > n)
        return;
    pci->atomics_routed = (u32(c + at + PCI_EXPRESS_DEVCAP2) & PCI_ATOMIC_ROUTING) != 0;
    pci->atomics_can_send = (u16(c + at + PCI_EXPRESS_DEVCTL2) & PCI_ATOMIC_REQUESTER) != 0;
    pci->atomics_blocked = (u16(c + at + PCI_EXPRESS_DEVCTL2) & PCI_ATOMIC_BLOCKED) != 0;
}

int info_parse_config(const uint8_t *c, size_t n, info_pci *pci)
{
    if (n < 64)
        return 0;
    *pci = (info_pci){ (int)(n < PCI_ALL ? n : PCI_ALL), -1, -1, -1, -1, -1, -1 };
    /* A damaged list may be a loop: stop after as many steps as entries fit. */
    if (u16(c + PCI_STATUS) & PCI_STATUS_CAPABILITIES) {
        size_t at = c[PCI_CAPABILITIES] & 0xfcu;
        for (int steps = 0; steps < 48 && at >= 0x40 && at + 2 <= n; steps++, at = c[at + 1] & 0xfcu)
            if (c[at] == PCI_ID_EXPRESS) {
                parse_express(c, n, at, pci);
                break;
            }
    }
    if (n < PCI_ALL)
        return 1;
    pci->acs = 0;
    size_t at = PCI_EXTENDED;
    for (int steps = 0; steps < 960 && at >= PCI_EXTENDED && at + 8 <= n; steps++) {
        uint32_t header = u32(c + at);
        if (header == 0 || header == UINT32_MAX)
            break;
        if ((header & 0xffff) == PCI_ID_ACS) {
            pci->acs = 1;
            pci->acs_ctl = (int)u16(c + at + 6);
            break;
        }
        at = header >> 20 & 0xffcu;
    }
    return 1;
}

static int is_hex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

int info_is_bdf(const char *text, size_t n)
{
    static const char shape[] = "xxxx:xx:xx.7";
    if (n != sizeof shape - 1)
        return 0;
    for (size_t i = 0; i < n; i++)
        if (shape[i] == 'x' ? !is_hex(text[i]) : shape[i] == '7' ? text[i] < '0' || text[i] > '7' : text[i] != shape[i])
            return 0;
    return 1;
}

/* 1 to `most` hexadecimal digits of either case, without strtoul's blanks, signs and prefixes.  Their end, or NULL. */
static const char *parse_hex(const char *at, int most, unsigned *value)
{
    int n = 0;
    for (*value = 0; n < most && isxdigit((unsigned char)at[n]); n++)
        *value = *value << 4 | (unsigned)(at[n] <= '9' ? at[n] - '0' : (at[n] | 0x20) - 'a' + 10);
    return n ? at + n : NULL;
}

int info_parse_bdf(const char *text, char bdf[16])
{
    unsigned domain, bus, device, function = 0;
    const char *at = parse_hex(text, 8, &domain);
    if (!at || *at != ':' || !(at = parse_hex(at + 1, 2, &bus)) || *at != ':' || !(at = parse_hex(at + 1, 2, &device)))
        return 0;
    if (*at == '.' && !(at = parse_hex(at + 1, 1, &function)))
        return 0;
    if (domain > 0xffff || device > 31 || function > 7)
        return 0;
    snprintf(bdf, 16, "%04x:%02x:%02x.%x", domain & 0xffff, bus & 0xff, device & 0x1f, function & 7);
    return 1;
}

int info_parse_bus_path(const char *link, char host_bridge[24], info_bridge *bridges)
{
    const char *at = strstr(link, "/pci");
    int n = 0, n_functions = 0;
    if (!at)
        return -1;
    size_t length = strcspn(++at, "/");
    if (length >= 24)
        return -1;
    memcpy(host_bridge, at, length);
    host_bridge[length] = '\0';
    /* All functions but the last are bridges. */
    for (at += length; *at == '/'; at += length) {
        length = strcspn(++at, "/");
        if (!info_is_bdf(at, length))
            return -1;
        n_functions++;
        if (at[length] == '/' && n < INFO_BRIDGES) {
            memcpy(bridges[n].bdf, at, length);
            bridges[n].bdf[length] = '\0';
            bridges[n++].pci = (info_pci){ 0, -1, -1, -1, -1, -1, -1 };
        }
    }
    return n_functions ? n : -1;
}

int info_parse_resource(const char *text, int index, uint64_t *size)
{
    unsigned long long start, end;
    for (; index > 0; index--) {
        text = strchr(text, '\n');
        if (!text)
            return 0;
        text++;
    }
    if (sscanf(text, "%llx %llx", &start, &end) != 2 || end < start || (end == 0 && start == 0))
        return 0;
    *size = end - start + 1;
    return *size != 0;
}

/* ---- Text of /proc and /sys. */

static const char *next_line(const char *at)
{
    at += strcspn(at, "\n");
    return *at ? at + 1 : NULL;
}

static void copy(char *to, size_t size, const char *from, size_t n)
{
    if (n >= size)
        n = size - 1;
    memcpy(to, from, n);
    to[n] = '\0';
}

int info_parse_line(const char *text, const char *key, char *value, size_t size)
{
    size_t length = strlen(key);
    for (const char *line = text; line; line = next_line(line)) {
        const char *at = line + strspn(line, " \t");
        if (strncmp(at, key, length) != 0)
            continue;
        at += length;
        at += strspn(at, " \t");
        if (*at != ':' && *at != '=')
            continue;
        at++;
        at += strspn(at, " \t");
        size_t n = strcspn(at, "\n");
        while (n && (at[n - 1] == ' ' || at[n - 1] == '\t'))
            n--;
        if (n >= 2 && at[0] == '"' && at[n - 1] == '"') {
            at++;
            n -= 2;
        }
        copy(value, size, at, n);
        return 1;
    }
    return 0;
}

int info_parse_number(const char *text, const char *key, uint64_t *value)
{
    size_t length = strlen(key);
    for (const char *line = text; line; line = next_line(line)) {
        if (strncmp(line, key, length) != 0 || (line[length] != ' ' && line[length] != '\t'))
            continue;
        const char *at = line + length + strspn(line + length, " \t");
        if (*at < '0' || *at > '9')
            return 0;
        *value = strtoull(at, NULL, 10);
        return 1;
    }
    return 0;
}

int info_parse_max(const char *text, uint64_t *value)
{
    if (strncmp(text, "max", 3) == 0) {
        *value = UINT64_MAX;
        return 1;
    }
    if (*text < '0' || *text > '9')
        return 0;
    *value = strtoull(text, NULL, 10);
    return 1;
}

/* "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build ..." */
int info_parse_driver_version(const char *text, char version[32], int *open)
{
    const char *line = strstr(text, "NVRM version:");
    if (!line)
        return 0;
    size_t length = strcspn(line, "\n");
    for (const char *at = line + 13; at < line + length; at++) {
        size_t n = strspn(at, "0123456789.");
        if (n == 0 || (at[-1] != ' ' && at[-1] != '\t'))
            continue;
        if ((at[n] == ' ' || at[n] == '\n' || at[n] == '\0') && memchr(at, '.', n)) {
            copy(version, 32, at, n);
            *open = 0;
            for (const char *word = line; (word = strstr(word, "Open Kernel Module")) != NULL && word < line + length;
                 word++)
                *open = 1;
            return 1;
        }
        at += n - 1;
    }
    return 0;
}

int info_parse_cmdline(const char *text, char *words, size_t size)
{
    static const char *const wanted[] = {
        "iommu", "intel_iommu",       "amd_iommu", "iommu.passthrough",      "iommu.strict",
        "pci",   "pcie_acs_override", "swiotlb",   "arm-smmu.disable_bypass"
    };
    size_t used = 0;
    while (*text) {
        text += strspn(text, " \t\n");
        size_t n = strcspn(text, " \t\n"), name = 0;
        while (name < n && text[name] != '=')
            name++;
        for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
            if (strlen(wanted[i]) == name && memcmp(wanted[i], text, name) == 0 && used + n + (used != 0) < size) {
                if (used)
                    words[used++] = ' ';
                copy(words + used, size - used, text, n);
                used += n;
                break;
            }
        text += n;
    }
    return used != 0;
}

static const char *parse_limit_value(const char *at, uint64_t *value)
{
    at += strspn(at, " \t");
    if (strncmp(at, "unlimited", 9) == 0) {
        *value = UINT64_MAX;
        return at + 9;
    }
    if (*at < '0' || *at > '9')
        return NULL;
    *value = strtoull(at, NULL, 10);
    return at + strspn(at, "0123456789");
}

int info_parse_limit(const char *text, const char *name, info_limit *limit)
{
    info_limit got = { 1, 0, 0 };
    size_t length = strlen(name);
    for (const char *line = text; line; line = next_line(line)) {
        if (strncmp(line, name, length) != 0)
            continue;
        const char *at = parse_limit_value(line + length, &got.soft);
        if (!at || !parse_limit_value(at, &got.hard))
            return 0;
        *limit = got;
        return 1;
    }
    return 0;
}

/* The n-th word of a line, from 0. */
static const char *word_at(const char *line, int index, size_t *n)
{
    for (;; index--) {
        line += strspn(line, " \t");
        *n = strcspn(line, " \t\n");
        if (*n == 0)
            return NULL;
        if (index == 0)
            return line;
        line += *n;
    }
}

static uint64_t parse_bytes(const char *at)
{
    uint64_t value = strtoull(at, NULL, 10);
    unsigned shift = 0;
    switch (at[strspn(at, "0123456789")]) {
    case 'k':
        shift = 10;
        break;
    case 'm':
        shift = 20;
        break;
    case 'g':
        shift = 30;
        break;
    default:
        break;
    }
    return value > UINT64_MAX >> shift ? UINT64_MAX : value << shift;
}

int info_parse_mount(const char *text, const char *point, char *type, size_t type_size, uint64_t *size)
{
    int found = 0;
    for (const char *line = text; line; line = next_line(line)) {
        size_t n, line_length = strcspn(line, "\n");
        const char *where = word_at(line, 4, &n), *rest = strstr(line, " - ");
        if (!where || n != strlen(point) || memcmp(where, point, n) != 0 || !rest || rest >= line + line_length)
            continue;
        const char *kind = word_at(rest + 3, 0, &n);
        if (!kind)
            continue;
        copy(type, type_size, kind, n);
        *size = 0;
        const char *options = word_at(rest + 3, 2, &n);
        for (const char *at = options; at && at < options + n; at = strchr(at, ','), at = at ? at + 1 : NULL)
            if (strncmp(at, "size=", 5) == 0)
                *size = parse_bytes(at + 5);
        found = 1;
    }
    return found;
}

static int list_has(const char *list, size_t n, const char *word)
{
    size_t length = strlen(word);
    for (size_t at = 0; at < n;) {
        size_t part = 0;
        while (at + part < n && list[at + part] != ',')
            part++;
        if (part == length && memcmp(list + at, word, length) == 0)
            return 1;
        at += part + 1;
    }
    return 0;
}

int info_parse_cgroup(const char *text, const char *controller, char *path, size_t size)
{
    for (const char *line = text; line; line = next_line(line)) {
        size_t length = strcspn(line, "\n");
        const char *list = memchr(line, ':', length);
        if (!list)
            continue;
        list++;
        const char *at = memchr(list, ':', (size_t)(line + length - list));
        if (!at)
            continue;
        size_t n = (size_t)(at - list);
        if (controller ? !list_has(list, n, controller) : n != 0)
            continue;
        at++;
        copy(path, size, at, (size_t)(line + length - at));
        return 1;
    }
    return 0;
}

int info_parse_list(const char *text, int *count)
{
    int n = 0;
    for (;;) {
        char *end;
        if (*text < '0' || *text > '9')
            return 0;
        unsigned long first = strtoul(text, &end, 10), last = first;
        if (*end == '-') {
            if (end[1] < '0' || end[1] > '9')
                return 0;
            last = strtoul(end + 1, &end, 10);
        }
        if (last < first || last > 1 << 20)
            return 0;
        n += (int)(last - first) + 1;
        if (n > 1 << 20)
            return 0;
        if (*end != ',')
            break;
        text = end + 1;
    }
    *count = n;
    return 1;
}
