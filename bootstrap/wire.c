/* SPDX-License-Identifier: BSD-3-Clause */
/* Headers and unique ids, from and to little-endian bytes. */
#include "bootstrap/wire.h"
#include <string.h>

#define MAGIC 0x79727266u    /* "frry" */
#define ID_MAGIC 0x64697266u /* "frid" */

static void put16(uint8_t *bytes, uint32_t x)
{
    bytes[0] = (uint8_t)x;
    bytes[1] = (uint8_t)(x >> 8);
}

static void put32(uint8_t *bytes, uint32_t x)
{
    put16(bytes, x);
    put16(bytes + 2, x >> 16);
}

static uint16_t get16(const uint8_t *bytes)
{
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static uint32_t get32(const uint8_t *bytes)
{
    return (uint32_t)get16(bytes) | (uint32_t)get16(bytes + 2) << 16;
}

static int is_error(int32_t status)
{
    return status >= FERRY_ERR_TIMEOUT && status <= FERRY_ERR_EMPTY;
}

void ferryi_wire_header_put(uint8_t *bytes, ferryi_wire_kind kind, uint32_t seq, int32_t status, uint32_t nbytes)
{
    put32(bytes, MAGIC);
    put16(bytes + 4, FERRYI_WIRE_VERSION);
    put16(bytes + 6, (uint32_t)kind);
    put32(bytes + 8, seq);
    put32(bytes + 12, (uint32_t)status);
    put32(bytes + 16, nbytes);
}

/* Whether the fields are valid for a message of this kind. */
static int header_fits(const ferryi_wire_header *h)
{
    switch (h->kind) {
    case FERRYI_WIRE_GREETING:
        return h->seq == 0 && h->status == 0 && h->nbytes == FERRYI_WIRE_GREETING_SIZE - FERRYI_WIRE_HEADER;
    case FERRYI_WIRE_JOIN:
        return h->seq == 0 && h->status == 0 && h->nbytes >= 8 &&
               h->nbytes <= FERRYI_WIRE_JOIN_MAX - FERRYI_WIRE_HEADER;
    case FERRYI_WIRE_WELCOME:
        return h->seq == 0 && h->status == 0 && h->nbytes == 0;
    case FERRYI_WIRE_REFUSAL:
        return h->seq == 0 && is_error(h->status) && h->nbytes <= FERRYI_WIRE_TEXT_MAX;
    case FERRYI_WIRE_DATA:
        return h->status == 0 && h->nbytes <= FERRYI_WIRE_DATA_MAX;
    case FERRYI_WIRE_RESULT:
        return h->status == 0 && h->nbytes <= FERRYI_WIRE_DATA_MAX * (uint32_t)FERRYI_WIRE_PES_MAX;
    case FERRYI_WIRE_FAIL:
        return is_error(h->status) && h->nbytes <= FERRYI_WIRE_TEXT_MAX;
    case FERRYI_WIRE_ABORT:
        return h->nbytes == 0;
    }
    return 0;
}

ferryi_wire_verdict ferryi_wire_header_get(const uint8_t *bytes, ferryi_wire_header *header)
{
    ferryi_wire_header h;
    uint16_t kind = get16(bytes + 6);
    if (get32(bytes) != MAGIC)
        return FERRYI_WIRE_STRANGE;
    memset(&h, 0, sizeof h);
    h.version = get16(bytes + 4);
    if (h.version != FERRYI_WIRE_VERSION) {
        *header = h;
        return FERRYI_WIRE_OTHER_VERSION;
    }
    if (kind < FERRYI_WIRE_GREETING || kind > FERRYI_WIRE_ABORT)
        return FERRYI_WIRE_MALFORMED;
    h.kind = (ferryi_wire_kind)kind;
    h.seq = get32(bytes + 8);
    h.status = (int32_t)get32(bytes + 12);
    h.nbytes = get32(bytes + 16);
    if (!header_fits(&h))
        return FERRYI_WIRE_MALFORMED;
    *header = h;
    return FERRYI_WIRE_OK;
}

/* The header of a whole message of a known kind. */
static ferryi_wire_verdict whole_get(const uint8_t *bytes, size_t nbytes, ferryi_wire_kind kind,
                                     ferryi_wire_header *header)
{
    if (nbytes < FERRYI_WIRE_HEADER)
        return FERRYI_WIRE_STRANGE;
    ferryi_wire_verdict verdict = ferryi_wire_header_get(bytes, header);
    if (verdict != FERRYI_WIRE_OK)
        return verdict;
    return header->kind == kind && header->nbytes == nbytes - FERRYI_WIRE_HEADER ? FERRYI_WIRE_OK
                                                                                 : FERRYI_WIRE_MALFORMED;
}

void ferryi_wire_greeting_put(uint8_t *bytes, const uint8_t *local)
{
    ferryi_wire_header_put(bytes, FERRYI_WIRE_GREETING, 0, 0, FERRYI_WIRE_LOCAL);
    memcpy(bytes + FERRYI_WIRE_HEADER, local, FERRYI_WIRE_LOCAL);
}

ferryi_wire_verdict ferryi_wire_greeting_get(const uint8_t *bytes, size_t nbytes, uint8_t *local, uint16_t *version)
{
    ferryi_wire_header header = { .version = 0 };
    ferryi_wire_verdict verdict = whole_get(bytes, nbytes, FERRYI_WIRE_GREETING, &header);
    if (verdict == FERRYI_WIRE_OK || verdict == FERRYI_WIRE_OTHER_VERSION)
        *version = header.version;
    if (verdict == FERRYI_WIRE_OK)
        memcpy(local, bytes + FERRYI_WIRE_HEADER, FERRYI_WIRE_LOCAL);
    return verdict;
}

size_t ferryi_wire_join_put(uint8_t *bytes, const ferryi_wire_join *join)
{
    uint8_t *payload = bytes + FERRYI_WIRE_HEADER;
    ferryi_wire_header_put(bytes, FERRYI_WIRE_JOIN, 0, 0, (uint32_t)(8 + join->identity.nbytes));
    put32(payload, join->rank);
    put32(payload + 4, join->size);
    memcpy(payload + 8, join->identity.bytes, join->identity.nbytes);
    return FERRYI_WIRE_HEADER + 8 + join->identity.nbytes;
}

ferryi_wire_verdict ferryi_wire_join_get(const uint8_t *bytes, size_t nbytes, ferryi_wire_join *join)
{
    const uint8_t *payload = bytes + FERRYI_WIRE_HEADER;
    ferryi_wire_header header;
    ferryi_wire_verdict verdict = whole_get(bytes, nbytes, FERRYI_WIRE_JOIN, &header);
    if (verdict != FERRYI_WIRE_OK)
        return verdict;
    memset(join, 0, sizeof *join);
    join->rank = get32(payload);
    join->size = get32(payload + 4);
    join->identity.nbytes = header.nbytes - 8;
    memcpy(join->identity.bytes, payload + 8, join->identity.nbytes);
    return FERRYI_WIRE_OK;
}

size_t ferryi_wire_reply_put(uint8_t *bytes, ferry_status status, const char *reason)
{
    const size_t n = status == FERRY_SUCCESS ? 0 : strnlen(reason, FERRYI_WIRE_TEXT_MAX);
    ferryi_wire_header_put(bytes, status == FERRY_SUCCESS ? FERRYI_WIRE_WELCOME : FERRYI_WIRE_REFUSAL, 0,
                           (int32_t)status, (uint32_t)n);
    memcpy(bytes + FERRYI_WIRE_HEADER, reason, n);
    return FERRYI_WIRE_HEADER + n;
}

ferryi_wire_verdict ferryi_wire_reply_get(const uint8_t *bytes, size_t nbytes, ferry_status *status, char *reason)
{
    ferryi_wire_header header;
    ferryi_wire_verdict verdict = whole_get(bytes, nbytes, FERRYI_WIRE_WELCOME, &header);
    if (verdict == FERRYI_WIRE_MALFORMED)
        verdict = whole_get(bytes, nbytes, FERRYI_WIRE_REFUSAL, &header);
    if (verdict != FERRYI_WIRE_OK)
        return verdict;
    *status = (ferry_status)header.status;
    ferryi_wire_text_get(bytes + FERRYI_WIRE_HEADER, header.nbytes, reason);
    return FERRYI_WIRE_OK;
}

void ferryi_wire_text_get(const uint8_t *payload, size_t nbytes, char *text)
{
    for (size_t i = 0; i < nbytes; i++)
        text[i] = payload[i] >= 0x20 && payload[i] < 0x7f ? (char)payload[i] : '?';
    text[nbytes] = '\0';
}

/* magic 4, version 2, port 2, key 16, host 64; the rest is zero. */
void ferryi_wire_id_put(ferry_unique_id *id, const ferryi_wire_id *content)
{
    uint8_t *bytes = id->bytes;
    memset(bytes, 0, sizeof id->bytes);
    put32(bytes, ID_MAGIC);
    put16(bytes + 4, FERRYI_WIRE_VERSION);
    put16(bytes + 6, content->port);
    memcpy(bytes + 8, content->key, FERRYI_WIRE_KEY);
    memcpy(bytes + 24, content->host, strnlen(content->host, sizeof content->host - 1));
}

ferryi_wire_verdict ferryi_wire_id_get(const ferry_unique_id *id, ferryi_wire_id *content)
{
    const uint8_t *bytes = id->bytes;
    if (get32(bytes) != ID_MAGIC)
        return FERRYI_WIRE_STRANGE;
    if (get16(bytes + 4) != FERRYI_WIRE_VERSION)
        return FERRYI_WIRE_OTHER_VERSION;
    size_t host = strnlen((const char *)bytes + 24, sizeof content->host);
    if (get16(bytes + 6) == 0 || host == 0 || host == sizeof content->host)
        return FERRYI_WIRE_MALFORMED;
    for (size_t i = 24 + host; i < sizeof id->bytes; i++)
        if (bytes[i] != 0)
            return FERRYI_WIRE_MALFORMED;
    memset(content, 0, sizeof *content);
    content->port = get16(bytes + 6);
    memcpy(content->key, bytes + 8, FERRYI_WIRE_KEY);
    memcpy(content->host, bytes + 24, host);
    return FERRYI_WIRE_OK;
}
