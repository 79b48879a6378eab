/* SPDX-License-Identifier: BSD-3-Clause */
/* Windows: each segment has a part for each peer, whose pages are not committed before they are pinned.  Kernels of a
 * staged pair store into it and load from it, so data whose shape they know beforehand needs no service.
 *
 * All PEs open and close windows alike, so each PE keeps its own list of taken places.  Pinned memory stays pinned to
 * the end, so that an object that is created repeatedly pays once. */
#include "runtime/base/log.h"
#include "runtime/gpu/gpu_internal.h"
#include "runtime/state/segment.h"
#include <stdlib.h>

/* Bytes pinned at a time, so that a second, larger object does not pin the first object's memory again. */
#define STEP ((size_t)2 << 20)

typedef struct taken {
    struct taken *next; /* in the order of their places */
    size_t place, bytes;
    size_t ever; /* of the list, before this place was taken */
} taken;

struct ferryi_gpu_windows {
    taken *taken;
    size_t pinned; /* bytes from each window's start */
    size_t ever;   /* places after this have never been taken */
    ferryi_gpu_pinned *ranges;
    size_t n_ranges, most_ranges;
};

char *ferryi_gpu_window(const ferryi_pe *pe, int from, int to, size_t place)
{
    size_t size;
    if (from == to || !ferryi_path_shares_host(ferryi_pair_at(pe, from, to)->path))
        return NULL;
    return ferryi_segment_window(pe, to, from, &size) + place;
}

static ferry_status pin_step(const ferryi_gpu *gpu, const char *at, size_t size)
{
    ferryi_gpu_windows *s = gpu->windows;
    if (s->n_ranges == s->most_ranges) {
        size_t most = s->most_ranges == 0 ? 16 : 2 * s->most_ranges;
        ferryi_gpu_pinned *more = realloc(s->ranges, most * sizeof *more);
        if (more == NULL)
            return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of windows: raise the memory limit");
        s->ranges = more;
        s->most_ranges = most;
    }
    ferry_status status = ferryi_gpu_pin(gpu, at, size, &s->ranges[s->n_ranges]);
    if (status == FERRY_SUCCESS)
        s->n_ranges++;
    return status;
}

static void unpin_down_to(ferryi_gpu_windows *s, size_t n)
{
    while (s->n_ranges > n)
        ferryi_gpu_unpin(&s->ranges[--s->n_ranges]);
}

/* Pins both directions of every staged pair up to `end`, or none. */
static ferry_status pin_up_to(const ferryi_pe *pe, size_t end)
{
    ferryi_gpu_windows *s = pe->gpu->windows;
    const int me = pe->world.my_pe;
    const size_t before = s->n_ranges;
    for (int p = 0; p < pe->world.n_pes; p++) {
        char *const window[] = { ferryi_gpu_window(pe, me, p, 0), ferryi_gpu_window(pe, p, me, 0) };
        for (int i = 0; i < 2; i++) {
            ferry_status status =
                window[i] != NULL ? pin_step(pe->gpu, window[i] + s->pinned, end - s->pinned) : FERRY_SUCCESS;
            if (status != FERRY_SUCCESS) {
                unpin_down_to(s, before);
                return status;
            }
        }
    }
    s->pinned = end;
    return FERRY_SUCCESS;
}

/* Takes the first gap that is large enough, or a place that was never taken.  *out NULL: there is none. */
static ferry_status take_gap(ferryi_gpu_windows *s, size_t bytes, size_t size, int fresh, taken **out)
{
    size_t place = 0;
    taken **at = &s->taken, *t;
    *out = NULL;
    while (*at != NULL && (fresh || (*at)->place - place < bytes)) {
        place = (*at)->place + (*at)->bytes;
        at = &(*at)->next;
    }
    place = fresh ? s->ever : place;
    if (place > size || bytes > size - place)
        return FERRY_SUCCESS;
    if ((t = malloc(sizeof *t)) == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of windows: raise the memory limit");
    *t = (taken){ *at, place, bytes, s->ever };
    *at = *out = t;
    s->ever = place + bytes > s->ever ? place + bytes : s->ever;
    return FERRY_SUCCESS;
}

ferry_status ferryi_gpu_window_open(ferryi_pe *pe, size_t bytes, int fresh, size_t *place)
{
    ferryi_gpu *gpu = pe->gpu;
    const int n = pe->world.n_pes;
    size_t size;
    int staged = 0;
    taken *t;
    *place = SIZE_MAX;
    for (int i = 0; i < n * n; i++)
        staged |= i / n != i % n && ferryi_path_shares_host(pe->pairs[i].path);
    (void)ferryi_segment_window(pe, 0, 0, &size);
    if (!staged || bytes == 0 || bytes > size)
        return FERRY_SUCCESS;
    bytes = (bytes + 127) / 128 * 128;
    if (gpu->windows == NULL && (gpu->windows = calloc(1, sizeof *gpu->windows)) == NULL)
        return ferryi_error(FERRY_ERR_NO_MEMORY, "no memory for the list of windows: raise the memory limit");
    ferry_status status = take_gap(gpu->windows, bytes, size, fresh, &t);
    if (t == NULL)
        return status;
    status = ferryi_gpu_enter(gpu);
    if (status == FERRY_SUCCESS) {
        size_t end = (t->place + t->bytes + STEP - 1) / STEP * STEP;
        end = end < size ? end : size;
        if (end > gpu->windows->pinned)
            status = pin_up_to(pe, end);
        ferryi_gpu_leave();
    }
    if (status == FERRY_SUCCESS)
        *place = t->place;
    else
        ferryi_gpu_window_close(pe, t->place, 1);
    return status;
}

void ferryi_gpu_window_close(ferryi_pe *pe, size_t place, int unused)
{
    ferryi_gpu_windows *s = pe->gpu->windows;
    taken **at = &s->taken;
    while ((*at)->place != place)
        at = &(*at)->next;
    taken *gone = *at;
    *at = gone->next;
    if (unused && s->ever == gone->place + gone->bytes)
        s->ever = gone->ever;
    free(gone);
}

void ferryi_gpu_windows_destroy(ferryi_gpu *gpu)
{
    ferryi_gpu_windows *s = gpu->windows;
    if (s == NULL)
        return;
    unpin_down_to(s, 0);
    for (taken *t = s->taken, *next; t != NULL; t = next) {
        next = t->next;
        free(t);
    }
    free(s->ranges);
    free(s);
    gpu->windows = NULL;
}
