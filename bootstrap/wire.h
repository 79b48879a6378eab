/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_WIRE_H
#define FERRYI_WIRE_H

#include "ferry/types.h"
#include <stddef.h>
#include <stdint.h>

/* The bootstrap's messages as bytes: pure functions, little-endian; every length is checked before use.
 *
 * A message is a header and `nbytes` of payload.  Joining over tcp takes three:
 *
 *     PE 0 -> other   GREETING   the name of PE 0's local socket
 *     other -> PE 0   JOIN       rank, size, and the job's identity with its secret
 *     PE 0 -> other   WELCOME    or REFUSAL, with the reason
 *
 * The connecting side sends nothing before the greeting, and only the greeting travels unencrypted.  A PE of PE 0's
 * machine continues at the local socket, where each end knows the other's user (tcp_local.c).  A PE of another machine
 * continues over a channel under the job's secret (tls.h).  All later messages are the star's: DATA to PE 0;
 * RESULT, FAIL from PE 0; ABORT both ways. */

#define FERRYI_WIRE_VERSION 3u
#define FERRYI_WIRE_HEADER 20u
#define FERRYI_WIRE_LOCAL 16u
#define FERRYI_WIRE_KEY 16u /* of a unique id */
#define FERRYI_WIRE_IDENTITY_MAX 800u
#define FERRYI_WIRE_TEXT_MAX 480u
#define FERRYI_WIRE_DATA_MAX 65536u
#define FERRYI_WIRE_PES_MAX 16384

#define FERRYI_WIRE_GREETING_SIZE (FERRYI_WIRE_HEADER + FERRYI_WIRE_LOCAL)
#define FERRYI_WIRE_JOIN_MAX (FERRYI_WIRE_HEADER + 8u + FERRYI_WIRE_IDENTITY_MAX)
#define FERRYI_WIRE_REPLY_MAX (FERRYI_WIRE_HEADER + FERRYI_WIRE_TEXT_MAX)

typedef enum ferryi_wire_kind {
    FERRYI_WIRE_GREETING = 1,
    FERRYI_WIRE_JOIN,
    FERRYI_WIRE_WELCOME,
    FERRYI_WIRE_REFUSAL, /* payload: text */
    FERRYI_WIRE_DATA,
    FERRYI_WIRE_RESULT,
    FERRYI_WIRE_FAIL, /* header.status: a ferry_status; payload: text */
    FERRYI_WIRE_ABORT /* header.status: the program's code */
} ferryi_wire_kind;

typedef enum ferryi_wire_verdict {
    FERRYI_WIRE_OK = 0,
    FERRYI_WIRE_STRANGE,       /* not this protocol */
    FERRYI_WIRE_OTHER_VERSION, /* this protocol in another version; its version is in the header */
    FERRYI_WIRE_MALFORMED      /* this protocol and version, broken */
} ferryi_wire_verdict;

typedef struct ferryi_wire_header {
    uint16_t version;
    ferryi_wire_kind kind;
    uint32_t seq;    /* number of the star's exchange; 0 while joining */
    int32_t status;  /* FAIL, REFUSAL: a ferry_status; ABORT: a code; else 0 */
    uint32_t nbytes; /* of payload */
} ferryi_wire_header;

/* What identifies a job: equal bytes on all its PEs. */
typedef struct ferryi_wire_identity {
    size_t nbytes;
    uint8_t bytes[FERRYI_WIRE_IDENTITY_MAX];
} ferryi_wire_identity;

typedef struct ferryi_wire_join {
    uint32_t rank, size;
    ferryi_wire_identity identity;
} ferryi_wire_join;

void ferryi_wire_header_put(uint8_t *bytes, ferryi_wire_kind kind, uint32_t seq, int32_t status, uint32_t nbytes);
/* Fills *header from bytes[FERRYI_WIRE_HEADER].  OK: kind, status and nbytes are consistent. */
ferryi_wire_verdict ferryi_wire_header_get(const uint8_t *bytes, ferryi_wire_header *header);

/* local[FERRYI_WIRE_LOCAL]: the local socket's name. */
void ferryi_wire_greeting_put(uint8_t *bytes, const uint8_t *local);
ferryi_wire_verdict ferryi_wire_greeting_get(const uint8_t *bytes, size_t nbytes, uint8_t *local, uint16_t *version);

/* JOIN into bytes[FERRYI_WIRE_JOIN_MAX]; returns the length. */
size_t ferryi_wire_join_put(uint8_t *bytes, const ferryi_wire_join *join);
ferryi_wire_verdict ferryi_wire_join_get(const uint8_t *bytes, size_t nbytes, ferryi_wire_join *join);

/* WELCOME (status 0) or REFUSAL (a status and the reason) into bytes[FERRYI_WIRE_REPLY_MAX]; returns the length. */
size_t ferryi_wire_reply_put(uint8_t *bytes, ferry_status status, const char *reason);
/* reason[FERRYI_WIRE_TEXT_MAX + 1]. */
ferryi_wire_verdict ferryi_wire_reply_get(const uint8_t *bytes, size_t nbytes, ferry_status *status, char *reason);

/* text[nbytes + 1] from payload[nbytes]; control characters become '?'. */
void ferryi_wire_text_get(const uint8_t *payload, size_t nbytes, char *text);

/* The content of a unique id. */
typedef struct ferryi_wire_id {
    char host[64]; /* a numeric address, NUL-terminated */
    uint16_t port;
    uint8_t key[FERRYI_WIRE_KEY];
} ferryi_wire_id;

void ferryi_wire_id_put(ferry_unique_id *id, const ferryi_wire_id *content);
ferryi_wire_verdict ferryi_wire_id_get(const ferry_unique_id *id, ferryi_wire_id *content);

#endif
