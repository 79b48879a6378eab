/* SPDX-License-Identifier: BSD-3-Clause */
/* The wire messages: reading returns what was written, and every changed byte is detected. */
#include "bootstrap/wire.h"
#define CHECK_END check_exit
#include "tests/check.h"

static const uint8_t key[FERRYI_WIRE_KEY] = "the job's secret";

static void headers_are_checked(void)
{
    uint8_t bytes[FERRYI_WIRE_HEADER];
    ferryi_wire_header h;
    ferryi_wire_header_put(bytes, FERRYI_WIRE_DATA, 7, 0, 65536);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_OK);
    CHECK(h.kind == FERRYI_WIRE_DATA && h.seq == 7 && h.status == 0 && h.nbytes == 65536);
    ferryi_wire_header_put(bytes, FERRYI_WIRE_DATA, 7, 0, 65537);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_MALFORMED);
    ferryi_wire_header_put(bytes, FERRYI_WIRE_FAIL, 7, FERRY_ERR_TIMEOUT, FERRYI_WIRE_TEXT_MAX + 1);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_MALFORMED);
    ferryi_wire_header_put(bytes, FERRYI_WIRE_FAIL, 7, FERRY_SUCCESS, 3);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_MALFORMED);
    ferryi_wire_header_put(bytes, FERRYI_WIRE_FAIL, 7, 99, 3);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_MALFORMED);
    ferryi_wire_header_put(bytes, FERRYI_WIRE_ABORT, 7, -5, 0);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_OK && h.status == -5);
    ferryi_wire_header_put(bytes, (ferryi_wire_kind)9, 0, 0, 0);
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_MALFORMED);
    bytes[4] = 200;
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_OTHER_VERSION && h.version == 200);
    bytes[0] = 'G';
    CHECK(ferryi_wire_header_get(bytes, &h) == FERRYI_WIRE_STRANGE);
}

static void joining_is_checked(void)
{
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE], bytes[FERRYI_WIRE_JOIN_MAX], reply[FERRYI_WIRE_REPLY_MAX];
    ferryi_wire_join client = { .rank = 3, .size = 8, .identity = { 7, "a job's" } }, server;
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferry_status status;
    uint8_t name[FERRYI_WIRE_LOCAL] = "a name", found[FERRYI_WIRE_LOCAL];
    uint16_t version;

    ferryi_wire_greeting_put(greeting, name);
    CHECK(ferryi_wire_greeting_get(greeting, sizeof greeting - 1, found, &version) != FERRYI_WIRE_OK);
    CHECK(ferryi_wire_greeting_get(greeting, sizeof greeting, found, &version) == FERRYI_WIRE_OK);
    CHECK(memcmp(found, name, sizeof name) == 0);

    for (size_t n = 0; n <= FERRYI_WIRE_IDENTITY_MAX; n += 400) {
        client.identity.nbytes = n;
        const size_t length = ferryi_wire_join_put(bytes, &client);
        CHECK(length == FERRYI_WIRE_HEADER + 8 + n);
        CHECK(ferryi_wire_join_get(bytes, length, &server) == FERRYI_WIRE_OK);
        CHECK(server.rank == 3 && server.size == 8 && server.identity.nbytes == n);
        CHECK(memcmp(server.identity.bytes, client.identity.bytes, n) == 0);
        for (size_t i = 0; i < length; i++)
            CHECK(ferryi_wire_join_get(bytes, i, &server) != FERRYI_WIRE_OK);
    }
    ferryi_wire_header_put(bytes, FERRYI_WIRE_JOIN, 0, 0, 7);
    CHECK(ferryi_wire_join_get(bytes, FERRYI_WIRE_HEADER + 7, &server) != FERRYI_WIRE_OK);

    size_t n = ferryi_wire_reply_put(reply, FERRY_SUCCESS, "");
    CHECK(ferryi_wire_reply_get(reply, n, &status, reason) == FERRYI_WIRE_OK);
    CHECK(status == FERRY_SUCCESS && reason[0] == '\0');
    n = ferryi_wire_reply_put(reply, FERRY_ERR_INVALID_ARG, "no\033 room");
    CHECK(ferryi_wire_reply_get(reply, n, &status, reason) == FERRYI_WIRE_OK);
    CHECK(status == FERRY_ERR_INVALID_ARG && strcmp(reason, "no? room") == 0);
    for (size_t i = 0; i < n; i++)
        CHECK(ferryi_wire_reply_get(reply, i, &status, reason) != FERRYI_WIRE_OK);
}

static void ids_are_checked(void)
{
    ferryi_wire_id in = { .host = "127.0.0.1", .port = 4242 }, out;
    ferry_unique_id id;
    memcpy(in.key, key, sizeof in.key);
    ferryi_wire_id_put(&id, &in);
    CHECK(ferryi_wire_id_get(&id, &out) == FERRYI_WIRE_OK);
    CHECK(strcmp(out.host, in.host) == 0 && out.port == 4242 && memcmp(out.key, key, sizeof key) == 0);
    id.bytes[127] = 1;
    CHECK(ferryi_wire_id_get(&id, &out) == FERRYI_WIRE_MALFORMED);
    memset(id.bytes + 24, 'a', sizeof id.bytes - 24);
    CHECK(ferryi_wire_id_get(&id, &out) == FERRYI_WIRE_MALFORMED);
    memset(id.bytes + 24, 0, sizeof id.bytes - 24);
    CHECK(ferryi_wire_id_get(&id, &out) == FERRYI_WIRE_MALFORMED);
    id.bytes[4]++;
    CHECK(ferryi_wire_id_get(&id, &out) == FERRYI_WIRE_OTHER_VERSION);
    memset(&id, 0, sizeof id);
    CHECK(ferryi_wire_id_get(&id, &out) == FERRYI_WIRE_STRANGE);
}

CHECK_MAIN(20)
{
    headers_are_checked();
    joining_is_checked();
    ids_are_checked();
}
