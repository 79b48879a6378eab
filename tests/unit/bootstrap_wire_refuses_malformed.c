/* SPDX-License-Identifier: BSD-3-Clause */
/* The wire messages: reading returns what was written, and every changed byte is detected. */
#include "bootstrap/wire.h"
#define CHECK_END check_exit
#include "tests/check.h"

static const uint8_t key[FERRYI_MAC_SIZE] = "the job's secret", other_key[FERRYI_MAC_SIZE] = "another's secret";

/* The published vectors of SipHash-2-4 with 128 bits: key 00 01 .. 0f, input 00 01 .. */
static void mac_agrees_with_its_paper(void)
{
    static const uint8_t empty[16] = { 0xa3, 0x81, 0x7f, 0x04, 0xba, 0x25, 0xa8, 0xe6,
                                       0x6d, 0xf6, 0x72, 0x14, 0xc7, 0x55, 0x02, 0x93 };
    static const uint8_t one[16] = { 0xda, 0x87, 0xc1, 0xd8, 0x6b, 0x99, 0xaf, 0x44,
                                     0x34, 0x76, 0x59, 0x11, 0x9b, 0x22, 0xfc, 0x45 };
    uint8_t numbers[16], out[16];
    for (int i = 0; i < 16; i++)
        numbers[i] = (uint8_t)i;
    ferryi_mac(numbers, numbers, 0, out);
    CHECK(memcmp(out, empty, 16) == 0 && ferryi_mac_equal(out, empty));
    ferryi_mac(numbers, numbers, 1, out);
    CHECK(memcmp(out, one, 16) == 0 && !ferryi_mac_equal(out, empty));
}

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

static void joining_is_authentic_or_not(void)
{
    uint8_t greeting[FERRYI_WIRE_GREETING_SIZE], bytes[FERRYI_WIRE_JOIN_SIZE], reply[FERRYI_WIRE_REPLY_MAX];
    ferryi_wire_join client = { .port = 29500, .rank = 3, .size = 8 }, server = { .port = 29500 };
    char reason[FERRYI_WIRE_TEXT_MAX + 1];
    ferry_status status;
    uint8_t name[FERRYI_WIRE_SERVER] = "a name", found[FERRYI_WIRE_SERVER];
    uint16_t version;
    int authentic = -1;

    memset(server.server_nonce, 0x5a, sizeof server.server_nonce);
    memset(client.client_nonce, 0xa5, sizeof client.client_nonce);
    ferryi_wire_greeting_put(greeting, server.server_nonce, name);
    CHECK(ferryi_wire_greeting_get(greeting, sizeof greeting - 1, client.server_nonce, found, &version) !=
          FERRYI_WIRE_OK);
    CHECK(ferryi_wire_greeting_get(greeting, sizeof greeting, client.server_nonce, found, &version) == FERRYI_WIRE_OK);
    CHECK(memcmp(client.server_nonce, server.server_nonce, sizeof server.server_nonce) == 0);
    CHECK(memcmp(found, name, sizeof name) == 0);

    ferryi_wire_join_put(bytes, &client, key);
    CHECK(ferryi_wire_join_get(bytes, sizeof bytes, &server, key, &authentic) == FERRYI_WIRE_OK && authentic == 1);
    CHECK(server.rank == 3 && server.size == 8);
    CHECK(ferryi_wire_join_get(bytes, sizeof bytes, &server, other_key, &authentic) == FERRYI_WIRE_OK && !authentic);
    server.port = 29501; /* passed on from another port */
    CHECK(ferryi_wire_join_get(bytes, sizeof bytes, &server, key, &authentic) == FERRYI_WIRE_OK && !authentic);
    server.port = 29500;
    for (size_t i = 0; i < sizeof bytes; i++) {
        bytes[i] ^= 0x10;
        authentic = 0;
        CHECK(ferryi_wire_join_get(bytes, sizeof bytes, &server, key, &authentic) != FERRYI_WIRE_OK || !authentic);
        bytes[i] ^= 0x10;
        CHECK(ferryi_wire_join_get(bytes, i, &server, key, &authentic) != FERRYI_WIRE_OK);
    }
    CHECK(ferryi_wire_join_get(bytes, sizeof bytes, &server, key, &authentic) == FERRYI_WIRE_OK && authentic == 1);

    size_t n = ferryi_wire_reply_put(reply, &server, key, FERRY_SUCCESS, "");
    CHECK(ferryi_wire_reply_get(reply, n, &client, key, &status, reason, &authentic) == FERRYI_WIRE_OK && authentic);
    CHECK(status == FERRY_SUCCESS && reason[0] == '\0');
    CHECK(ferryi_wire_reply_get(reply, n, &client, other_key, &status, reason, &authentic) == 0 && !authentic);
    n = ferryi_wire_reply_put(reply, &server, key, FERRY_ERR_INVALID_ARG, "no\033 room");
    CHECK(ferryi_wire_reply_get(reply, n, &client, key, &status, reason, &authentic) == FERRYI_WIRE_OK && authentic);
    CHECK(status == FERRY_ERR_INVALID_ARG && strcmp(reason, "no? room") == 0);
    for (size_t i = 0; i < n; i++) {
        reply[i] ^= 1;
        authentic = 0;
        /* The status of a refusal is not covered by the digest. */
        CHECK(i / 4 == 3 || ferryi_wire_reply_get(reply, n, &client, key, &status, reason, &authentic) != 0 ||
              !authentic);
        reply[i] ^= 1;
        CHECK(ferryi_wire_reply_get(reply, i, &client, key, &status, reason, &authentic) != FERRYI_WIRE_OK);
    }
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
    mac_agrees_with_its_paper();
    headers_are_checked();
    joining_is_authentic_or_not();
    ids_are_checked();
}
