/* SPDX-License-Identifier: BSD-3-Clause */
/* Reports to ferry-run, which knows the source files and prints.  Two reports of the same places are one. */
#include "observe/check/engine.h"
#include <stdio.h>
#include <string.h>

static int is_same(const check_report *a, const check_report *b)
{
    return a->what == b->what && a->now.place == b->now.place && a->now.pe == b->now.pe &&
           a->before.place == b->before.place && a->before.pe == b->before.pe && a->pe == b->pe &&
           strcmp(a->text, b->text) == 0;
}

static void add(const check_report *report)
{
    check_head *head = check.head;
    check_lock(&head->lock);
    uint32_t i = 0;
    while (i < head->n_reports && !is_same(&head->report[i], report))
        i++;
    if (i < head->n_reports)
        head->report[i].times++;
    else if (i < CHECK_REPORTS) {
        head->report[i] = *report;
        __atomic_store_n(&head->report[i].written, 1, __ATOMIC_RELEASE);
        __atomic_store_n(&head->n_reports, i + 1, __ATOMIC_RELEASE);
    }
    check_unlock(&head->lock);
}

void check_tell(enum check_what what, uint32_t pe, uint32_t region, uint64_t at, const check_access *access,
                const check_cell *before, uint64_t bytes)
{
    if (what == CHECK_RACE && check.head->streams != 0)
        return;
    check_report r = { .what = what, .pe = (int32_t)(pe + check.first), .region = region, .at = at, .times = 1 };
    const check_block *b = region != CHECK_PRIVATE ? check_block_at(region, at) : NULL;
    r.width = access->width;
    r.size = access->total != 0 ? access->total : bytes;
    r.now = (check_side){ .pe = (int32_t)(check.me + check.first),
                          .place = access->place,
                          .flags = access->flags,
                          .lane = access->lane,
                          .bytes = bytes };
    if (before != NULL)
        r.before = (check_side){ .pe = (int32_t)(before->agent / CHECK_LANES + check.first),
                                 .place = before->place,
                                 .flags = before->flags,
                                 .lane = before->agent % CHECK_LANES };
    if (b != NULL)
        r.block = *b;
    add(&r);
}

void check_tell_mismatch(enum check_what what, uint32_t place, int other_pe, uint32_t other_place)
{
    check_report r = { .what = what, .pe = (int32_t)(check.me + check.first), .times = 1 };
    r.now = (check_side){ .pe = r.pe, .place = place };
    r.before = (check_side){ .pe = other_pe, .place = other_place };
    add(&r);
}

void check_tell_text(enum check_what what, uint32_t place, const char *text)
{
    check_report r = { .what = what, .pe = (int32_t)(check.me + check.first), .times = 1 };
    r.now = (check_side){ .pe = r.pe, .place = place };
    snprintf(r.text, sizeof r.text, "%s", text);
    add(&r);
}
