/* SPDX-License-Identifier: BSD-3-Clause */
/* A communicator's calls in host memory.  Members stage their sources in symmetric memory, a piece at a time, meet, and
 * take each other's pieces.  An all_reduce of many bytes goes in two steps: each member folds its share of a piece and
 * stages the result, they meet again, and take each other's shares.  A source that lies in the heap is read where it
 * is.
 *
 * A member that does not load from another one, which is on another node say, has a copy of that one's staging
 * memory in its own: who stages a piece puts there what that member takes, and completes it before they meet.  A call
 * that was repeated puts the same bytes again.
 *
 * Why nothing is overwritten before it is read.  Two pieces in turn: a member that stages piece i has met the others
 * after piece i - 1, so all have taken piece i - 2.  Two sets of pieces in turn, by the number of the team's calls: a
 * member that begins call r has left call r - 1, which all had entered, so all have left call r - 2. */
#include "runtime/calls/comm_host.h"
#include "ferry/detail/collectives/coll__funcs.h"
#include "ferry/detail/operations/rma__funcs.h"
#include "ferry/diag.h"
#include "runtime/base/log.h"
#include "runtime/state/world.h"
#include <string.h>

/* Bytes of a piece between nodes, since each member has four of each. */
#define FAR_PIECE ((size_t)64 << 10)
/* Bytes of a piece: the four of a communicator stay in a second cache of 2 MiB.  Pieces of 128 KiB cost as much on idle
 * cores, and twice as much beside other processes, for which each meeting may wait. */
#define PIECE ((size_t)256 << 10)
/* A source in the heap costs another meeting: below this it is staged too. */
#define STAGED_BELOW ((size_t)32 << 10)
/* All_reduces of more bytes go in two steps: a second meeting, and fewer bytes for each member. */
#define TWO_ABOVE ((size_t)16 << 10)

typedef struct staging {
    /* Of a call: 1 + the offset of this member's source in the heap; 0: it stages pieces. */
    uint64_t place[2];
    uint64_t in_place[2]; /* dest is source */
    uint64_t sizes_of[2]; /* the call whose sizes are there, counted from 1; stored after them */
    uint64_t pad[2];
    uint64_t sizes[2][FERRY_COMM_MAX_PES]; /* bytes of each member's part, as this member has them */
    /* four pieces: two by the call's number, two in turn */
} staging;

/* Of one member. */
static size_t staging_bytes(int far)
{
    return sizeof(staging) + 4 * (far ? FAR_PIECE : PIECE);
}

/* This PE's own, then the copies of those of members that it does not load from. */
size_t ferryi_comm_host_bytes(int far, int n_members)
{
    return staging_bytes(far) * (far ? 1 + (size_t)n_members : 1);
}

/* Where a call is in a piece, as ferryi_coll_progress.phase; `done` counts the bytes of a part before the piece. */
enum { STAGE, MEET, SHARE, LEAVE };

typedef struct move {
    ferryi_world *w;
    ferryi_coll *c;
    staging *own;
    const ferryi_comm_exchange *x;
    const size_t *sizes; /* NULL: x->bytes each */
    uint32_t terms;
    uint32_t turn;   /* which pair of pieces */
    int far;         /* some members do not load from some others */
    size_t most;     /* bytes of a piece of one part */
    int in_two;      /* by shares */
    int some_placed; /* some member's source is read where it is */
    int all_placed;
} move;

static int sends(const move *m, int k)
{
    return m->x->root < 0 || m->x->root == k;
}

static int loads_from(int pe, int other)
{
    return ferryi_path_is_direct(ferry_path_of(pe, other));
}

/* Where there is a copy of member k's staging memory. */
static staging *copy_of(const move *m, int k)
{
    return (staging *)(void *)((char *)m->own + staging_bytes(1) * (size_t)(1 + k));
}

static const staging *staging_of(const move *m, int k)
{
    const int pe = ferryi_set_pe(&m->c->set, k);
    return m->far && !loads_from(m->w->my_pe, pe) ? copy_of(m, k) : ferryi_peer_addr(m->w, m->own, pe);
}

/* Member k's part begins at this byte, of parts that follow each other. */
static size_t part_at(const move *m, int k)
{
    return ferryi_comm_before(m->sizes, m->x->bytes, k);
}
static size_t source_at(const move *m, int k)
{
    return m->x->step != 0 ? part_at(m, k) : 0;
}
static size_t dest_at(const move *m, int k)
{
    return m->x->dest_step != 0 ? part_at(m, k) : 0;
}

/* The bytes of the piece that begins at done, of the largest part. */
static size_t piece_bytes(const move *m)
{
    const size_t left = m->x->bytes - (size_t)m->c->at.done;
    return left < m->most || (m->all_placed && !m->in_two) ? left : m->most;
}

/* What member k's part has of the n bytes of a piece. */
static size_t piece_of_part(const move *m, int k, size_t n)
{
    const size_t size = m->sizes != NULL ? m->sizes[k] : m->x->bytes, done = (size_t)m->c->at.done;
    return size <= done ? 0 : size - done < n ? size - done : n;
}

static char *piece_of(const move *m, const staging *from)
{
    return (char *)(uintptr_t)(from + 1) + (2 * m->turn + (m->c->at.done / m->most & 1)) * (m->far ? FAR_PIECE : PIECE);
}

/* Member k's share of n bytes begins at this byte of the piece; k may be the number of members. */
static size_t share_at(const move *m, int k, size_t n)
{
    const size_t members = (size_t)m->c->set.n,
                 share = ((n + members - 1) / members + FERRYI_LINE - 1) / FERRYI_LINE * FERRYI_LINE;
    return (size_t)k * share < n ? (size_t)k * share : n;
}

static void stage(const move *m)
{
    const ferryi_comm_exchange *x = m->x;
    const int me = m->c->set.me;
    const size_t n = piece_bytes(m);
    if (!sends(m, me) || m->own->place[m->turn] != 0 || (x->step == 0 && piece_of_part(m, me, n) == 0))
        return;
    const char *from = x->source + m->c->at.done;
    char *to = piece_of(m, m->own);
    if (m->in_two) { /* what other members fold */
        const size_t after = share_at(m, me + 1, n);
        memcpy(to, from, share_at(m, me, n));
        memcpy(to + after, from + after, n - after);
        return;
    }
    if (x->step == 0) {
        memcpy(to, from, piece_of_part(m, me, n));
        return;
    }
    for (int k = 0; k < m->c->set.n; k++)
        if (k != me)
            memcpy(to + (size_t)k * m->most, from + source_at(m, k), piece_of_part(m, k, n));
}

/* Where this PE's bytes of member k's piece lie. */
static const char *part_of(const move *m, int k)
{
    const ferryi_comm_exchange *x = m->x;
    const size_t me = (size_t)m->c->set.me, at = source_at(m, m->c->set.me) + (size_t)m->c->at.done;
    if (k == m->c->set.me)
        return x->source + at;
    const staging *from = staging_of(m, k);
    const uint64_t place = from->place[m->turn];
    if (place == 0)
        return piece_of(m, from) + (x->step != 0 ? me * m->most : 0);
    return (const char *)ferryi_peer_addr(m->w, (char *)(uintptr_t)m->w->heap + (place - 1),
                                          ferryi_set_pe(&m->c->set, k)) +
           at;
}

static void count_load(const move *m, int k, size_t n)
{
    if (k != m->c->set.me)
        ferryi_count_load(m->w, n, ferryi_set_pe(&m->c->set, k));
}

/* Folds bytes first to last - 1 of all members' pieces. */
static void fold(const move *m, size_t first, size_t last)
{
    const char *from[FERRY_COMM_MAX_PES];
    if (first == last)
        return;
    for (int k = 0; k < m->c->set.n; k++) {
        from[k] = part_of(m, k) + first;
        count_load(m, k, last - first);
    }
    ferryi_comm_fold_rows(m->terms, m->x->dest + m->c->at.done + first, from, m->c->set.n, last - first);
}

/* Copies the n bytes of each member's piece; each begins with its right neighbour's, not all with member 0's. */
static void copy_pieces(const move *m, size_t n)
{
    const ferryi_comm_exchange *x = m->x;
    for (uint32_t i = 0; i < (uint32_t)m->c->set.n; i++) {
        const int k = (int)(((uint32_t)m->c->set.me + 1 + i) % (uint32_t)m->c->set.n);
        /* all_to_all's parts are equal, so that the sender's number gives the bytes there too */
        const size_t bytes = piece_of_part(m, k, n);
        char *to = x->dest + dest_at(m, k) + m->c->at.done;
        if (!sends(m, k) || bytes == 0 || to == part_of(m, k))
            continue;
        memcpy(to, part_of(m, k), bytes);
        count_load(m, k, bytes);
    }
}

/* The first step of two: folds this PE's share, and stages the result where its share of the piece would be. */
static void fold_share(const move *m, size_t n)
{
    const size_t first = share_at(m, m->c->set.me, n), last = share_at(m, m->c->set.me + 1, n);
    fold(m, first, last);
    memcpy(piece_of(m, m->own) + first, m->x->dest + m->c->at.done + first, last - first);
}

static void take_shares(const move *m, size_t n)
{
    for (uint32_t i = 0; i + 1 < (uint32_t)m->c->set.n; i++) {
        const int k = ferryi_set_peer(&m->c->set, i);
        const size_t first = share_at(m, k, n), last = share_at(m, k + 1, n);
        memcpy(m->x->dest + m->c->at.done + first, piece_of(m, staging_of(m, k)) + first, last - first);
        count_load(m, k, last - first);
    }
}

/* After the first meeting all members know alike which sources are read where they are. */
static void find_places(move *m)
{
    int some_in_place = 0;
    m->all_placed = 1;
    for (int k = 0; k < m->c->set.n; k++) {
        const int placed = sends(m, k) && staging_of(m, k)->place[m->turn] != 0;
        m->some_placed |= placed;
        m->all_placed &= placed || !sends(m, k);
        some_in_place |= staging_of(m, k)->in_place[m->turn] != 0;
    }
    /* Two members move as many bytes in one step, all at once. */
    if (m->all_placed && !some_in_place && m->c->set.n == 2)
        m->in_two = 0;
}

/* The first part of whose size some member has another number than this one, and that member; NULL: there is none, or a
 * member makes another call.  A member that has met the others has the sizes of all, and so has one that it tells that
 * they differ: all come to the same verdict. */
static const staging *find_other_sizes(const move *m, int *member, int *part)
{
    const int n = m->c->set.n;
    if (m->sizes == NULL)
        return NULL;
    for (int k = 0; k < n; k++)
        if (ferryi_ld_acquire_u64(&staging_of(m, k)->sizes_of[m->turn]) != (uint64_t)m->c->calls + 1)
            return NULL;
    for (*part = 0; *part < n; ++*part)
        for (*member = 0; *member < n; ++*member)
            if (staging_of(m, *member)->sizes[m->turn][*part] != m->sizes[*part])
                return staging_of(m, *member);
    return NULL;
}

/* Ends a call whose sizes differ between members. */
static ferry_status end_differing(const move *m, const ferryi_args *a)
{
    int member, part;
    ferryi_args told = *a;
    const staging *other = find_other_sizes(m, &member, &part);
    if (other == NULL)
        return ferryi_coll_end(FERRYI_THREAD, m->w, m->c, a, FERRY_ERR_ASYMMETRIC);
    const unsigned long long theirs = other->sizes[m->turn][part];
    told.dst_n = m->sizes[part];
    const ferry_status status = ferryi_coll_end(FERRYI_THREAD, m->w, m->c, &told, FERRY_ERR_ASYMMETRIC);
    return status != FERRY_ERR_ASYMMETRIC
               ? status
               : ferryi_error(status,
                              "the part of PE %d has %zu bytes on PE %d and %llu on PE %d: all members give the same "
                              "sizes",
                              ferryi_set_pe(&m->c->set, part), m->sizes[part], m->w->my_pe, theirs,
                              ferryi_set_pe(&m->c->set, member));
}

/* Puts what member k takes of the n bytes of a piece into its copy. */
static ferry_status put_piece(const move *m, int k, size_t n)
{
    const ferryi_comm_exchange *x = m->x;
    const int me = m->c->set.me, shares = m->c->at.phase == SHARE, pe = ferryi_set_pe(&m->c->set, k);
    char *from = piece_of(m, m->own), *to = piece_of(m, copy_of(m, me));
    size_t first = 0, bytes = 0;
    ferry_status status = FERRY_SUCCESS;
    if (m->in_two) { /* its share, then this PE's */
        first = share_at(m, shares ? me : k, n);
        bytes = share_at(m, (shares ? me : k) + 1, n) - first;
    } else if (sends(m, me)) {
        first = x->step != 0 ? (size_t)k * m->most : 0;
        bytes = piece_of_part(m, x->step != 0 ? k : me, n);
    }
    if (m->sizes != NULL && m->c->at.done == 0)
        status = ferryi_put(m->w, copy_of(m, me), m->own, sizeof *m->own, pe);
    return status != FERRY_SUCCESS || bytes == 0 ? status : ferryi_put(m->w, to + first, from + first, bytes, pe);
}

/* What is staged reaches the members that do not load from here. */
static ferry_status put_pieces(const move *m)
{
    ferry_status status = FERRY_SUCCESS;
    for (uint32_t i = 0; i + 1 < (uint32_t)m->c->set.n && status == FERRY_SUCCESS; i++) {
        const int k = ferryi_set_peer(&m->c->set, i);
        if (!loads_from(ferryi_set_pe(&m->c->set, k), m->w->my_pe))
            status = put_piece(m, k, piece_bytes(m));
    }
    return status == FERRY_SUCCESS ? ferryi_quiet(m->w) : status;
}

static ferry_status meet(const move *m)
{
    ferry_status status = FERRY_SUCCESS;
    if (m->far && m->c->at.phase != LEAVE)
        status = put_pieces(m);
    return status == FERRY_SUCCESS ? ferryi_coll_meet(FERRYI_THREAD, m->w, m->c, 0) : status;
}

/* From where an earlier try has stopped: only meetings wait. */
static ferry_status move_all(move *m)
{
    ferryi_coll_progress *p = &m->c->at;
    ferry_status status = FERRY_SUCCESS;
    if (p->done != 0 || p->phase > MEET)
        find_places(m);
    while (p->phase != LEAVE) {
        if (p->phase == STAGE) {
            stage(m);
            p->phase = MEET;
        }
        if ((status = meet(m)) != FERRY_SUCCESS)
            return status;
        if (p->phase == MEET && p->done == 0) {
            int member, part;
            if (find_other_sizes(m, &member, &part) != NULL)
                return FERRY_ERR_ASYMMETRIC;
            find_places(m);
        }
        const size_t n = piece_bytes(m);
        if (p->phase == MEET && m->in_two) {
            fold_share(m, n);
            p->phase = SHARE;
            continue;
        }
        if (m->in_two)
            take_shares(m, n);
        else if (m->x->folds)
            fold(m, 0, piece_of_part(m, m->c->set.me, n));
        else
            copy_pieces(m, n);
        p->done += n;
        p->phase = p->done == m->x->bytes ? LEAVE : STAGE;
    }
    return m->some_placed && !m->in_two ? meet(m) : FERRY_SUCCESS;
}

/* The bytes of a piece of one part: a multiple of a line. */
static size_t most_of_part(const ferryi_comm_exchange *x, int n, size_t piece)
{
    return (piece / (x->step != 0 ? (size_t)n : 1)) / FERRYI_LINE * FERRYI_LINE;
}

ferry_status ferryi_comm_host_run(ferry_team_t team, void *arena, int far, ferry_call call,
                                  const ferryi_comm_exchange *x, const size_t *sizes, uint32_t terms)
{
    ferryi_world *w = ferryi_world_get();
    ferryi_coll c;
    if (!ferryi_set_of(w, team, &c.set))
        return ferryi_error(FERRY_ERR_INVALID_ARG, "the communicator's team %d was destroyed", (int)team);
    const ferryi_args args = { x->dest,
                               x->source,
                               x->bytes,
                               x->bytes,
                               1,
                               x->step != 0 ? 2 : 0,
                               x->root < 0 ? 0 : x->root,
                               FERRYI_COMM_ELEMENT(terms) | (sizes != NULL ? FERRYI_ELEMENT_UNEQUAL : 0),
                               0,
                               team };
    ferry_status status = ferryi_coll_enter(FERRYI_THREAD, w, &c, call, &args, UINT64_MAX);
    if (status != FERRY_SUCCESS)
        return status;
    move m = { .w = w,
               .c = &c,
               .own = arena,
               .x = x,
               .sizes = sizes,
               .terms = terms,
               .turn = c.calls & 1,
               .far = far,
               .most = most_of_part(x, c.set.n, far ? FAR_PIECE : PIECE),
               .in_two = call == FERRY_CALL_REDUCE && x->bytes > TWO_ABOVE && c.set.n > 1 };
    const size_t all = x->step != 0 ? part_at(&m, c.set.n) : sizes != NULL ? sizes[c.set.me] : x->bytes;
    /* In one step members read a source while others write, so that dest may not be there. */
    const int may_place = !far && sends(&m, c.set.me) && all >= STAGED_BELOW &&
                          ferryi_heap_contains(w, x->source, all) &&
                          (m.in_two || call != FERRY_CALL_REDUCE || x->dest != x->source);
    if (c.at.phase == STAGE && c.at.done == 0) {
        m.own->place[m.turn] = may_place ? 1 + (uint64_t)((uintptr_t)x->source - w->heap) : 0;
        m.own->in_place[m.turn] = x->dest == x->source;
        for (int k = 0; sizes != NULL && k < c.set.n; k++)
            m.own->sizes[m.turn][k] = sizes[k];
        if (sizes != NULL)
            ferryi_st_release_u64(&m.own->sizes_of[m.turn], (uint64_t)c.calls + 1);
    }
    status = move_all(&m);
    return status == FERRY_ERR_ASYMMETRIC ? end_differing(&m, &args)
                                          : ferryi_coll_end(FERRYI_THREAD, w, &c, &args, status);
}
