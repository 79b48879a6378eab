/* SPDX-License-Identifier: BSD-3-Clause */
/* Gathers from all PEs and distributes to them, over the links of a tcp or mpi job.  A failed exchange fails all later
 * ones. */
#include "bootstrap/star.h"
#include "runtime/base/clock.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MS 1000000u
#define TELL_NS (1000u * (uint64_t)MS) /* how long PE 0 tries to tell the others of a failure */
#define NAMES_MAX 16

ferry_status ferryi_star_open(ferryi_star *star, const ferryi_star_ops *ops, void *ctx, int rank, int size,
                              ferry_status (*error)(ferry_status status, const char *format, ...))
{
    size_t links = rank == 0 ? (size_t)size : 1;
    ferryi_star_part *parts = calloc(links, sizeof *parts);
    uint8_t *headers = calloc(links, FERRYI_WIRE_HEADER);
    if (!parts || !headers) {
        free(parts);
        free(headers);
        return error(FERRY_ERR_NO_MEMORY, "no memory for the bootstrap of %d PEs", size);
    }
    memset(star, 0, sizeof *star);
    star->ops = ops;
    star->ctx = ctx;
    star->error = error;
    star->rank = rank;
    star->size = size;
    star->parts = parts;
    star->headers = headers;
    return FERRY_SUCCESS;
}

void ferryi_star_close(ferryi_star *star)
{
    free(star->parts);
    free(star->headers);
    star->parts = NULL;
    star->headers = NULL;
}

void ferryi_star_waited(char text[FERRYI_STAR_WAITED], uint64_t start, uint64_t deadline)
{
    const uint64_t ms = (ferryi_now_ns() - start) / 1000000;
    if (start >= deadline || ms == 0)
        snprintf(text, FERRYI_STAR_WAITED, "had no time left, after the steps before, to wait for");
    else if (ms < 10000)
        snprintf(text, FERRYI_STAR_WAITED, "waited %u ms for", (unsigned)ms);
    else
        snprintf(text, FERRYI_STAR_WAITED, "waited %.1f s for", (double)ms / 1e3);
}

void ferryi_star_name_pes(char *text, size_t nbytes, const uint8_t *flags, int size)
{
    int total = 0, named = 0;
    size_t at = 0;
    for (int pe = 0; pe < size; pe++)
        total += flags[pe] != 0;
    int shown = total > NAMES_MAX ? NAMES_MAX - 1 : total;
    text[0] = '\0';
    for (int pe = 0; pe < size && named < shown && at < nbytes; pe++) {
        if (!flags[pe])
            continue;
        const char *before = named == 0 ? (total == 1 ? "PE " : "PEs ") : named == total - 1 ? " and " : ", ";
        at += (size_t)snprintf(text + at, nbytes - at, "%s%d", before, pe);
        named++;
    }
    if (named < total && at < nbytes)
        snprintf(text + at, nbytes - at, " and %d more", total - named);
}

/* Moves parts[n] in one direction until all are done or lost, or the deadline.  Returns the number still pending. */
static int move_all(ferryi_star *star, int send, int n, uint64_t deadline)
{
    for (;;) {
        int pending = 0;
        for (int i = 0; i < n; i++)
            pending += star->parts[i].state == FERRYI_STAR_PENDING;
        if (pending == 0 || star->ops->advance(star->ctx, send, star->parts, n, deadline) == 0)
            return pending;
    }
}

static int n_links(const ferryi_star *star)
{
    return star->rank == 0 ? star->size - 1 : 1;
}

static int link_peer(const ferryi_star *star, int link)
{
    return star->rank == 0 ? link + 1 : 0;
}

/* Sends one frame over every link that is not LOST, and frees it unless the transport still reads it.  Each link's
 * outcome is in parts[]; returns the number of links not done by the deadline. */
static int send_frame(ferryi_star *star, uint8_t *frame, size_t nbytes, uint64_t deadline)
{
    int n = n_links(star), pending = 0;
    /* The receiver posts the header before it knows the payload's size: two messages where messages have boundaries. */
    size_t from[] = { 0, FERRYI_WIRE_HEADER }, length[] = { FERRYI_WIRE_HEADER, nbytes - FERRYI_WIRE_HEADER };
    for (int phase = 0; phase < 2 && pending == 0 && length[phase] > 0; phase++) {
        for (int i = 0; i < n; i++) {
            ferryi_star_part *part = &star->parts[i];
            if (part->state != FERRYI_STAR_LOST)
                *part = (ferryi_star_part){ .peer = link_peer(star, i),
                                            .state = FERRYI_STAR_PENDING,
                                            .data = frame + from[phase],
                                            .nbytes = length[phase] };
        }
        pending = move_all(star, 1, n, deadline);
    }
    if (pending == 0 || !star->ops->drop(star->ctx))
        free(frame);
    return pending;
}

static uint8_t *frame_make(ferryi_star *star, ferryi_wire_kind kind, int status, const void *payload, size_t nbytes)
{
    uint8_t *frame = malloc(FERRYI_WIRE_HEADER + nbytes);
    if (!frame)
        return NULL;
    ferryi_wire_header_put(frame, kind, star->seq, status, (uint32_t)nbytes);
    if (nbytes)
        memcpy(frame + FERRYI_WIRE_HEADER, payload, nbytes);
    return frame;
}

/* From here on every exchange fails. */
static ferry_status star_break(ferryi_star *star, ferry_status status, const char *text)
{
    star->broken = status;
    snprintf(star->why, sizeof star->why, "%s", text);
    return star->error(status, "%s", star->why);
}

/* On PE 0 only.  Does not wait for PEs that do not receive. */
static void tell(ferryi_star *star, ferryi_wire_kind kind, int status, const char *text)
{
    uint8_t *frame = frame_make(star, kind, status, text, strnlen(text, FERRYI_WIRE_TEXT_MAX));
    star->ops->drop(star->ctx);
    for (int i = 0; i < n_links(star); i++)
        if (star->parts[i].state != FERRYI_STAR_LOST)
            star->parts[i].state = FERRYI_STAR_IDLE;
    if (frame)
        send_frame(star, frame, FERRYI_WIRE_HEADER + strnlen(text, FERRYI_WIRE_TEXT_MAX),
                   ferryi_deadline_after(TELL_NS));
}

ferry_status ferryi_star_fail(ferryi_star *star, ferry_status status, const char *text)
{
    if (star->rank == 0)
        tell(star, FERRYI_WIRE_FAIL, (int)status, text);
    return star_break(star, status, text);
}

void ferryi_star_abort(ferryi_star *star, int code)
{
    if (star->broken)
        return;
    tell(star, FERRYI_WIRE_ABORT, code, "");
    star->broken = FERRY_ERR_ABORTED;
    snprintf(star->why, sizeof star->why, "this PE aborted the job with code %d", code);
}

/* text[FERRYI_WIRE_TEXT_MAX] = the error that names the PEs whose parts are still pending. */
static void timeout_text(const ferryi_star *star, uint64_t start, uint64_t deadline, const char *what, char *text)
{
    char names[160] = "some PEs", waited[FERRYI_STAR_WAITED];
    ferryi_star_waited(waited, star->since ? star->since : start, deadline);
    uint8_t *missing = calloc((size_t)star->size, 1);
    for (int i = 0; missing && i < n_links(star); i++)
        missing[link_peer(star, i)] = star->parts[i].state == FERRYI_STAR_PENDING;
    if (missing)
        ferryi_star_name_pes(names, sizeof names, missing, star->size);
    free(missing);
    snprintf(
        text, FERRYI_WIRE_TEXT_MAX,
        "%s %s, which %s bootstrap exchange %u: see whether it runs and calls ferry_init or ferry_finalize too, or "
        "raise FERRY_INIT_TIMEOUT",
        waited, names, what, star->seq);
}

static ferry_status fail_timeout(ferryi_star *star, uint64_t start, uint64_t deadline, const char *what)
{
    char text[FERRYI_WIRE_TEXT_MAX];
    timeout_text(star, start, deadline, what, text);
    return ferryi_star_fail(star, FERRY_ERR_TIMEOUT, text);
}

static ferry_status fail_lost(ferryi_star *star, int peer)
{
    char text[FERRYI_WIRE_TEXT_MAX];
    snprintf(text, sizeof text, "PE %d closed its connection (it exited or was killed) before bootstrap exchange %u",
             peer, star->seq);
    return ferryi_star_fail(star, FERRY_ERR_PEER_LOST, text);
}

static ferry_status fail_aborted(ferryi_star *star, int peer, int code)
{
    char text[FERRYI_WIRE_TEXT_MAX];
    snprintf(text, sizeof text, "PE %d aborted the job with code %d", peer, code);
    return ferryi_star_fail(star, FERRY_ERR_ABORTED, text);
}

static ferry_status fail_mismatch(ferryi_star *star, int peer, const ferryi_wire_header *header, size_t nbytes)
{
    char text[FERRYI_WIRE_TEXT_MAX];
    if (header)
        snprintf(text, sizeof text,
                 "PE %d is at bootstrap exchange %u with %u bytes while PE %d is at exchange %u with %zu: the PEs do "
                 "not run the same calls, or not the same ferry",
                 peer, header->seq, header->nbytes, star->rank, star->seq, nbytes);
    else
        snprintf(text, sizeof text,
                 "PE %d sent something that is not a message of this ferry's bootstrap: do all PEs run the same ferry?",
                 peer);
    return ferryi_star_fail(star, FERRY_ERR_BOOTSTRAP, text);
}

static void part_expect(ferryi_star_part *part, uint8_t *data, size_t nbytes)
{
    part->data = data;
    part->nbytes = nbytes;
    part->moved = 0;
    part->state = nbytes > 0 ? FERRYI_STAR_PENDING : FERRYI_STAR_IDLE;
}

/* PE 0: receives every PE's DATA into its place of recv. */
static ferry_status gather(ferryi_star *star, uint8_t *recv, size_t nbytes, uint64_t deadline)
{
    uint64_t start = ferryi_now_ns();
    int n = n_links(star), pending = n;
    for (int i = 0; i < n; i++) {
        star->parts[i].peer = i + 1;
        part_expect(&star->parts[i], star->headers + (size_t)i * FERRYI_WIRE_HEADER, FERRYI_WIRE_HEADER);
    }
    while (pending > 0) {
        if (star->ops->advance(star->ctx, 0, star->parts, n, deadline) == 0)
            return fail_timeout(star, start, deadline, "did not reach");
        for (int i = 0; i < n; i++) {
            ferryi_star_part *part = &star->parts[i];
            const uint8_t *bytes = star->headers + (size_t)i * FERRYI_WIRE_HEADER;
            ferryi_wire_header header;
            if (part->state == FERRYI_STAR_LOST)
                return fail_lost(star, part->peer);
            if (part->state != FERRYI_STAR_DONE)
                continue;
            if (part->data == bytes) {
                if (ferryi_wire_header_get(bytes, &header) != FERRYI_WIRE_OK)
                    return fail_mismatch(star, part->peer, NULL, nbytes);
                if (header.kind == FERRYI_WIRE_ABORT)
                    return fail_aborted(star, part->peer, header.status);
                if (header.kind != FERRYI_WIRE_DATA || header.seq != star->seq || header.nbytes != nbytes)
                    return fail_mismatch(star, part->peer, &header, nbytes);
                part_expect(part, recv + (size_t)part->peer * nbytes, nbytes);
            } else {
                part->state = FERRYI_STAR_IDLE;
            }
            pending -= part->state == FERRYI_STAR_IDLE;
        }
    }
    return FERRY_SUCCESS;
}

static ferry_status allgather_root(ferryi_star *star, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    uint64_t start = ferryi_now_ns();
    ferry_status status = gather(star, recv, nbytes, deadline);
    if (status != FERRY_SUCCESS)
        return status;
    if (nbytes)
        memcpy(recv, send, nbytes);
    uint8_t *frame = frame_make(star, FERRYI_WIRE_RESULT, 0, recv, nbytes * (size_t)star->size);
    if (!frame)
        return ferryi_star_fail(star, FERRY_ERR_NO_MEMORY,
                                "PE 0 has no memory for the bootstrap's table: raise its memory limit");
    /* A PE that is lost here has given its part; the next exchange names it. */
    if (send_frame(star, frame, FERRYI_WIRE_HEADER + nbytes * (size_t)star->size, deadline) == 0)
        return FERRY_SUCCESS;
    /* The PEs that the error does not name have the result.  On a named PE the frame is incomplete, so no further
     * message can follow. */
    char text[FERRYI_WIRE_TEXT_MAX];
    timeout_text(star, start, deadline, "did not receive the result of", text);
    return star_break(star, FERRY_ERR_TIMEOUT, text);
}

/* Other PEs: receives nbytes from PE 0. */
static ferryi_star_state receive(ferryi_star *star, uint8_t *data, size_t nbytes, uint64_t deadline)
{
    if (nbytes == 0)
        return FERRYI_STAR_DONE;
    star->parts[0].peer = 0;
    part_expect(&star->parts[0], data, nbytes);
    move_all(star, 0, 1, deadline);
    if (star->parts[0].state == FERRYI_STAR_PENDING)
        star->ops->drop(star->ctx);
    return star->parts[0].state;
}

static ferry_status allgather_other(ferryi_star *star, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    uint64_t start = ferryi_now_ns(), budget = deadline > start ? deadline - start : 0, grace = budget / 10;
    uint8_t *frame = frame_make(star, FERRYI_WIRE_DATA, 0, send, nbytes);
    char text[FERRYI_WIRE_TEXT_MAX + 1];
    uint8_t bytes[FERRYI_WIRE_TEXT_MAX];
    ferryi_wire_header header;
    ferryi_star_state state;

    if (!frame)
        return star_break(star, FERRY_ERR_NO_MEMORY, "no memory for a bootstrap message");
    grace = grace < 50 * MS ? 50 * MS : grace > TELL_NS ? TELL_NS : grace;
    deadline = deadline > UINT64_MAX - grace ? UINT64_MAX : deadline + grace;
    star->parts[0].state = FERRYI_STAR_IDLE;
    if (send_frame(star, frame, FERRYI_WIRE_HEADER + nbytes, deadline) > 0)
        return fail_timeout(star, start, deadline, "did not receive this PE's part of");
    /* PE 0's last message may be readable even if the send has found that PE 0 is gone. */
    state = receive(star, star->headers, FERRYI_WIRE_HEADER, deadline);
    if (state == FERRYI_STAR_LOST)
        return fail_lost(star, 0);
    if (state != FERRYI_STAR_DONE)
        return fail_timeout(star, start, deadline, "did not answer in");
    if (ferryi_wire_header_get(star->headers, &header) != FERRYI_WIRE_OK)
        return fail_mismatch(star, 0, NULL, nbytes);
    if (header.kind == FERRYI_WIRE_ABORT)
        return fail_aborted(star, 0, header.status);
    if (header.kind == FERRYI_WIRE_FAIL) {
        /* PE 0 sends the reason next.  Read it even after this PE's own deadline, for as long as PE 0 tries to send
         * it. */
        state = receive(star, bytes, header.nbytes, ferryi_deadline_after(TELL_NS));
        ferryi_wire_text_get(bytes, state == FERRYI_STAR_DONE ? header.nbytes : 0, text);
        if (state != FERRYI_STAR_DONE)
            snprintf(text, sizeof text, "PE 0 gave up bootstrap exchange %u, and its reason did not arrive", star->seq);
        return star_break(star, (ferry_status)header.status, text);
    }
    if (header.kind != FERRYI_WIRE_RESULT || header.seq != star->seq || header.nbytes != nbytes * (size_t)star->size)
        return fail_mismatch(star, 0, &header, nbytes);
    state = receive(star, recv, header.nbytes, deadline);
    if (state == FERRYI_STAR_LOST)
        return fail_lost(star, 0);
    if (state != FERRYI_STAR_DONE)
        return fail_timeout(star, start, deadline, "did not finish");
    return FERRY_SUCCESS;
}

ferry_status ferryi_star_allgather(ferryi_star *star, const void *send, void *recv, size_t nbytes, uint64_t deadline)
{
    if (star->broken)
        return star->error(star->broken, "the bootstrap cannot be used after an earlier failure: %s", star->why);
    if (nbytes > FERRYI_WIRE_DATA_MAX)
        return star->error(FERRY_ERR_INVALID_ARG, "%zu bytes per PE in a bootstrap exchange: at most %u are possible",
                           nbytes, FERRYI_WIRE_DATA_MAX);
    star->seq++;
    return star->rank == 0 ? allgather_root(star, send, recv, nbytes, deadline)
                           : allgather_other(star, send, recv, nbytes, deadline);
}
