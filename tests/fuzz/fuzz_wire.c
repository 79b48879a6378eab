/* SPDX-License-Identifier: BSD-3-Clause */
/* Feeds arbitrary bytes to every parser of received messages (bootstrap, PE infos, descriptor passing) and asserts the
 * parsers' promises.  With -DFERRY_FUZZ_MAIN it is a program that replays the files it is given. */
#include "bootstrap/wire.h"
#include "runtime/fdpass/message.h"
#include "runtime/job/pe_info.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ASSERT(condition)                                                                                              \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                                    \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes);

static void header(const uint8_t *bytes)
{
    uint8_t again[FERRYI_WIRE_HEADER];
    ferryi_wire_header h;
    if (ferryi_wire_header_get(bytes, &h) != FERRYI_WIRE_OK)
        return;
    ASSERT(h.nbytes <= FERRYI_WIRE_DATA_MAX * (uint32_t)FERRYI_WIRE_PES_MAX);
    ASSERT(h.kind != FERRYI_WIRE_FAIL || (h.nbytes <= FERRYI_WIRE_TEXT_MAX && h.status != FERRY_SUCCESS));
    ferryi_wire_header_put(again, h.kind, h.seq, h.status, h.nbytes);
    ASSERT(memcmp(again, bytes, sizeof again) == 0);
}

static void join(const uint8_t *bytes, size_t nbytes)
{
    uint8_t again[FERRYI_WIRE_JOIN_MAX];
    ferryi_wire_join j;
    if (ferryi_wire_join_get(bytes, nbytes, &j) != FERRYI_WIRE_OK)
        return;
    ASSERT(ferryi_wire_join_put(again, &j) == nbytes && memcmp(again, bytes, nbytes) == 0);
}

static void reply(const uint8_t *bytes, size_t nbytes)
{
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferry_status status;
    if (ferryi_wire_reply_get(bytes, nbytes, &status, reason) != FERRYI_WIRE_OK)
        return;
    ASSERT(nbytes <= FERRYI_WIRE_REPLY_MAX && strlen(reason) <= FERRYI_WIRE_TEXT_MAX);
    for (const char *c = reason; *c; c++)
        ASSERT(*c >= ' ' && *c <= '~');
}

static void id(const uint8_t *bytes)
{
    ferry_unique_id in, again;
    ferryi_wire_id content;
    memcpy(in.bytes, bytes, sizeof in.bytes);
    if (ferryi_wire_id_get(&in, &content) != FERRYI_WIRE_OK)
        return;
    ferryi_wire_id_put(&again, &content);
    ASSERT(memcmp(&in, &again, sizeof in) == 0);
}

/* A valid message, changed by the input: a place, two bytes, and their new values. */
static void change(void *value, size_t size, const uint8_t *data, size_t nbytes)
{
    for (size_t i = 0; i + 3 <= nbytes; i += 3)
        ((uint8_t *)value)[(data[i] | (size_t)data[i + 1] << 8) % size] = data[i + 2];
}

static void texts(const char *text, size_t size)
{
    ASSERT(strnlen(text, size) < size);
    for (const char *c = text; *c; c++)
        ASSERT(*c >= ' ' && *c <= '~');
}

static void info(const uint8_t *data, size_t nbytes, int same_process)
{
    ferryi_pe_info c = { .ring_slots = 64,
                         .heap_chunk = 16u << 20,
                         .heap_max = 1u << 30,
                         .heap_fits = UINT64_MAX,
                         .chunk_fits = UINT64_MAX,
                         .space = FERRYI_WANTS_ANY };
    c.topo = (ferryi_topo){ .host = "node", .pid = 17, .n_cpus = 2, .quota = INT32_MAX };
    if (!same_process)
        strcpy(c.broker.name, "ferry-0123456789abcdef0123456789abcdef");
    ASSERT(ferryi_pe_info_flaw(&c, same_process) == NULL);
    change(&c, sizeof c, data, nbytes);
    if (ferryi_pe_info_flaw(&c, same_process) != NULL)
        return;
    texts(c.topo.host, sizeof c.topo.host);
    texts(c.broker.name, sizeof c.broker.name);
    ASSERT(c.statics.mode <= FERRYI_STATICS_ALL && c.statics.pad == 0);
    ASSERT(c.space >= FERRYI_WANTS_HOST && c.space <= FERRYI_WANTS_ANY && c.gpu.usable <= 1);
    ASSERT(c.topo.pid > 0 && c.topo.n_cpus > 0 && c.topo.quota > 0 && c.topo.numa_node >= -1);
    ASSERT(c.ring_slots >= 2 && c.ring_slots <= 4096 && c.heap_max <= (uint64_t)1 << 47);
}

static void descriptors(const uint8_t *data, size_t nbytes)
{
    fdpass_msg msg;
    size_t length = nbytes > 0 ? data[0] * 2u : 0;
    ferryi_fdpass_msg_init(&msg, FDPASS_HELLO, 0);
    memset(msg.text, 'x', sizeof msg.text);
    change(&msg, sizeof msg, data, nbytes);
    if (!ferryi_fdpass_msg_accept(&msg, length > sizeof msg ? sizeof msg : length))
        return;
    texts(msg.text, sizeof msg.text);
    ASSERT(msg.kind >= FDPASS_HELLO && msg.kind <= FDPASS_VERDICT);
    ASSERT(msg.first >= -1 && msg.n_members >= 0 && msg.first + msg.n_members <= 2 * FDPASS_MAX_LOCAL);
    ASSERT(msg.n_fds >= 0 && msg.n_fds <= FDPASS_MAX_FDS);
    ASSERT(msg.status >= FERRY_SUCCESS && msg.status <= FERRY_ERR_EMPTY);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes)
{
    uint8_t local[FERRYI_WIRE_LOCAL], *exact = malloc(nbytes + 1);
    uint16_t version;
    if (!exact)
        return 0;
    memcpy(exact, data, nbytes); /* so that a read past the end is seen */
    exact = realloc(exact, nbytes ? nbytes : 1);
    if (nbytes >= FERRYI_WIRE_HEADER)
        header(exact);
    (void)ferryi_wire_greeting_get(exact, nbytes, local, &version);
    join(exact, nbytes);
    reply(exact, nbytes);
    if (nbytes >= sizeof(ferry_unique_id))
        id(exact);
    info(exact, nbytes, 0);
    info(exact, nbytes, 1);
    descriptors(exact, nbytes);
    free(exact);
    return 0;
}

#ifdef FERRY_FUZZ_MAIN
int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        uint8_t bytes[4096];
        FILE *file = fopen(argv[i], "rb");
        if (!file) {
            perror(argv[i]);
            return 1;
        }
        size_t n = fread(bytes, 1, sizeof bytes, file);
        fclose(file);
        LLVMFuzzerTestOneInput(bytes, n);
    }
    return 0;
}
#endif
