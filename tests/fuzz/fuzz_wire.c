/* SPDX-License-Identifier: BSD-3-Clause */
/* Feeds arbitrary bytes to every parser of the bootstrap's messages, and asserts what they promise.  With
 * -DFERRY_FUZZ_MAIN it is a program that replays the files it is given. */
#include "bootstrap/wire.h"
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

static const uint8_t key[FERRYI_MAC_SIZE] = "fuzz";

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
    uint8_t again[FERRYI_WIRE_JOIN_SIZE];
    ferryi_wire_join j = { .port = 1 };
    int authentic = 0;
    if (ferryi_wire_join_get(bytes, nbytes, &j, key, &authentic) != FERRYI_WIRE_OK)
        return;
    ASSERT(nbytes == sizeof again);
    ferryi_wire_join_put(again, &j, key);
    ASSERT((memcmp(again, bytes, sizeof again) == 0) == authentic);
}

static void reply(const uint8_t *bytes, size_t nbytes)
{
    ferryi_wire_join j = { .port = 1, .rank = 1, .size = 2 };
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferry_status status;
    int authentic;
    if (ferryi_wire_reply_get(bytes, nbytes, &j, key, &status, reason, &authentic) != FERRYI_WIRE_OK)
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t nbytes)
{
    uint8_t nonce[FERRYI_WIRE_NONCE], *exact = malloc(nbytes + 1);
    uint16_t version;
    if (!exact)
        return 0;
    memcpy(exact, data, nbytes); /* so that a read past the end is seen */
    exact = realloc(exact, nbytes ? nbytes : 1);
    if (nbytes >= FERRYI_WIRE_HEADER)
        header(exact);
    (void)ferryi_wire_greeting_get(exact, nbytes, nonce, &version);
    join(exact, nbytes);
    reply(exact, nbytes);
    if (nbytes >= sizeof(ferry_unique_id))
        id(exact);
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
