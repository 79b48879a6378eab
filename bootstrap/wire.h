/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_WIRE_H
#define FERRYI_WIRE_H

#include "bootstrap/mac.h"
#include "ferry/types.h"

/* The bootstrap's messages as bytes: pure functions, little-endian; every length is checked before use.
 *
 * A message is a header and `nbytes` of payload.  Joining over tcp takes three:
 *
 *     PE 0 -> other   GREETING   a nonce, and the name of PE 0's key server when the job has no secret (tcp_key.c); the
 *                                connecting side sends nothing before this greeting
 *     other -> PE 0   JOIN       its nonce, rank, size, and a digest of all of it under the job's key
 *     PE 0 -> other   WELCOME    a digest of the same under the key: PE 0 knows it too.  Or REFUSAL, with the reason
 *
 * The key is never sent.  The digests cover the port, so that a listener on another port cannot relay them.  All later
 * messages are the star's: DATA to PE 0; RESULT, FAIL from PE 0; ABORT both ways. */

#define FERRYI_WIRE_VERSION 2u
#define FERRYI_WIRE_HEADER 20u
#define FERRYI_WIRE_NONCE 16u
#define FERRYI_WIRE_SERVER 16u
#define FERRYI_WIRE_TEXT_MAX 480u
#define FERRYI_WIRE_DATA_MAX 65536u
#define FERRYI_WIRE_PES_MAX 16384

#define FERRYI_WIRE_GREETING_SIZE (FERRYI_WIRE_HEADER + FERRYI_WIRE_NONCE + FERRYI_WIRE_SERVER)
#define FERRYI_WIRE_JOIN_SIZE (FERRYI_WIRE_HEADER + 8u + FERRYI_WIRE_NONCE + FERRYI_MAC_SIZE)
#define FERRYI_WIRE_REPLY_MAX (FERRYI_WIRE_HEADER + FERRYI_MAC_SIZE + FERRYI_WIRE_TEXT_MAX)

typedef enum ferryi_wire_kind {
    FERRYI_WIRE_GREETING = 1,
    FERRYI_WIRE_JOIN,
    FERRYI_WIRE_WELCOME,
    FERRYI_WIRE_REFUSAL, /* payload: digest, text */
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

/* The data on which both sides of a join must agree: input of the digests. */
typedef struct ferryi_wire_join {
    uint16_t port; /* PE 0's; not sent */
    uint32_t rank, size;
    uint8_t server_nonce[FERRYI_WIRE_NONCE], client_nonce[FERRYI_WIRE_NONCE];
} ferryi_wire_join;

void ferryi_wire_header_put(uint8_t *bytes, ferryi_wire_kind kind, uint32_t seq, int32_t status, uint32_t nbytes);
/* Fills *header from bytes[FERRYI_WIRE_HEADER].  OK: kind, status and nbytes are consistent. */
ferryi_wire_verdict ferryi_wire_header_get(const uint8_t *bytes, ferryi_wire_header *header);

/* nonce[FERRYI_WIRE_NONCE]; server[FERRYI_WIRE_SERVER]: the key server's name, zeros when the job has a secret. */
void ferryi_wire_greeting_put(uint8_t *bytes, const uint8_t *nonce, const uint8_t *server);
ferryi_wire_verdict ferryi_wire_greeting_get(const uint8_t *bytes, size_t nbytes, uint8_t *nonce, uint8_t *server,
                                             uint16_t *version);

/* JOIN. get fills rank, size and client_nonce of *join; *authentic: the digest is right. */
void ferryi_wire_join_put(uint8_t *bytes, const ferryi_wire_join *join, const uint8_t *key);
ferryi_wire_verdict ferryi_wire_join_get(const uint8_t *bytes, size_t nbytes, ferryi_wire_join *join,
                                         const uint8_t *key, int *authentic);

/* WELCOME (status 0) or REFUSAL (a status and the reason) into bytes[FERRYI_WIRE_REPLY_MAX]; returns the length. */
size_t ferryi_wire_reply_put(uint8_t *bytes, const ferryi_wire_join *join, const uint8_t *key, ferry_status status,
                             const char *reason);
/* reason[FERRYI_WIRE_TEXT_MAX + 1].  *authentic: the sender knows the key. */
ferryi_wire_verdict ferryi_wire_reply_get(const uint8_t *bytes, size_t nbytes, const ferryi_wire_join *join,
                                          const uint8_t *key, ferry_status *status, char *reason, int *authentic);

/* text[nbytes + 1] from payload[nbytes]; control characters become '?'. */
void ferryi_wire_text_get(const uint8_t *payload, size_t nbytes, char *text);

/* The content of a unique id. */
typedef struct ferryi_wire_id {
    char host[64]; /* a numeric address, NUL-terminated */
    uint16_t port;
    uint8_t key[FERRYI_MAC_SIZE];
} ferryi_wire_id;

void ferryi_wire_id_put(ferry_unique_id *id, const ferryi_wire_id *content);
ferryi_wire_verdict ferryi_wire_id_get(const ferry_unique_id *id, ferryi_wire_id *content);

#endif
