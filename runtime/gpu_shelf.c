/* SPDX-License-Identifier: BSD-3-Clause */
/* Shelves: a part of each segment for each peer, which nobody commits before it is pinned.  Kernels of a staged pair
 * store into it and load from it, so what they know the shape of beforehand needs no service.
 *
 * All PEs open and close alike, so each keeps the list of what is taken by itself.  What was pinned stays so to the
 * end: an object that comes and goes pays once. */
#include "runtime/gpu_state.h"
#include "runtime/log.h"
#include <stdlib.h>

#define CU (ferryi_cu_table)

/* Pinned at a time, so that a second, larger object does not pin again what the first one has. */
#define STEP ((size_t)2 << 20)

typedef struct taken {
    struct taken *next; /* in the order of their places */
    size_t place, bytes;
} taken;

struct ferryi_gpu_shelves {
    taken *taken;
    size_t pinned; /* bytes from each shelf's start */
    char **ranges; /* that this PE has pinned */
    size_t n_ranges, most_ranges;
};

char *ferryi_gpu_shelf(const ferryi_pe *pe, int from, int to, size_t place)
{
    size_t size;
    if (from == to || pe->paths[from * pe->world.n_pes + to] != FERRY_PATH_STAGED)
        return NULL;
    return ferryi_segment_shelf(pe, to, from, &size) + place;
}

static ferry_status pin_step(ferryi_gpu_shelves *s, char *at, size_t size)
{
    int pinned;
    if (s->n_ranges == s->most_ranges) {
        size_t most = s->most_ranges == 0 ? 16 : 2 * s->most_ranges;
        char **more = realloc(s->ranges, most * sizeof *more);
        if (more == NULL)
            return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of what staged pairs share");
        s->ranges = more;
        s->most_ranges = most;
    }
    ferry_status status = ferryi_gpu_pin(at, size, &pinned);
    if (pinned)
        s->ranges[s->n_ranges++] = at;
    return status;
}

/* Both ways of every staged pair, up to `end`. */
static ferry_status pin_up_to(const ferryi_pe *pe, ferryi_gpu_shelves *s, size_t end)
{
    const int me = pe->world.my_pe;
    for (int p = 0; p < pe->world.n_pes; p++) {
        char *const shelf[] = { ferryi_gpu_shelf(pe, me, p, 0), ferryi_gpu_shelf(pe, p, me, 0) };
        for (int i = 0; i < 2; i++) {
            ferry_status status = shelf[i] != NULL ? pin_step(s, shelf[i] + s->pinned, end - s->pinned) : FERRY_SUCCESS;
            if (status != FERRY_SUCCESS)
                return status;
        }
    }
    s->pinned = end;
    return FERRY_SUCCESS;
}

/* Takes the first gap that is large enough; NULL: none is, or there is no memory. */
static taken *find(ferryi_gpu_shelves *s, size_t bytes, size_t size)
{
    size_t place = 0;
    taken **at = &s->taken, *t;
    while (*at != NULL && (*at)->place - place < bytes) {
        place = (*at)->place + (*at)->bytes;
        at = &(*at)->next;
    }
    if (bytes > size - place || (t = malloc(sizeof *t)) == NULL)
        return NULL;
    *t = (taken){ *at, place, bytes };
    *at = t;
    return t;
}

ferry_status ferryi_gpu_shelf_open(ferryi_pe *pe, size_t bytes, size_t *place)
{
    ferryi_gpu *gpu = pe->gpu;
    const int n = pe->world.n_pes;
    size_t size;
    int staged = 0;
    *place = SIZE_MAX;
    for (int i = 0; i < n * n; i++)
        staged |= i / n != i % n && pe->paths[i] == FERRY_PATH_STAGED;
    (void)ferryi_segment_shelf(pe, 0, 0, &size);
    if (!staged || bytes == 0 || bytes > size)
        return FERRY_SUCCESS;
    bytes = (bytes + 127) / 128 * 128;
    if (gpu->shelves == NULL)
        gpu->shelves = calloc(1, sizeof *gpu->shelves);
    taken *t = gpu->shelves != NULL ? find(gpu->shelves, bytes, size) : NULL;
    if (t == NULL)
        return FERRY_SUCCESS;
    ferry_status status = ferryi_gpu_enter(gpu);
    if (status == FERRY_SUCCESS) {
        size_t end = (t->place + t->bytes + STEP - 1) / STEP * STEP;
        end = end < size ? end : size;
        if (end > gpu->shelves->pinned)
            status = pin_up_to(pe, gpu->shelves, end);
        ferryi_gpu_leave();
    }
    if (status != FERRY_SUCCESS)
        ferryi_gpu_shelf_close(pe, t->place);
    else
        *place = t->place;
    return status;
}

void ferryi_gpu_shelf_close(ferryi_pe *pe, size_t place)
{
    taken **at = &pe->gpu->shelves->taken;
    while ((*at)->place != place)
        at = &(*at)->next;
    taken *gone = *at;
    *at = gone->next;
    free(gone);
}

void ferryi_gpu_shelves_destroy(ferryi_gpu *gpu)
{
    ferryi_gpu_shelves *s = gpu->shelves;
    if (s == NULL)
        return;
    for (size_t i = 0; i < s->n_ranges; i++)
        (void)CU->MemHostUnregister(s->ranges[i]);
    for (taken *t = s->taken, *next; t != NULL; t = next) {
        next = t->next;
        free(t);
    }
    free(s->ranges);
    free(s);
    gpu->shelves = NULL;
}
