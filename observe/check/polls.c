/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_..._g of a word.  A loop of it polls the word, as a loop of atomic loads does; a single one waits for nothing,
 * and is a read like any other.  So the first read of a word at a place of the program counts as a read when the PE
 * comes to a collective and has not read the word there again. */
#include "observe/check/events.h"
#include <string.h>

enum { MOST = 64 };
static struct {
    uint64_t at;
    uint32_t pe, region;
    int polls; /* 1: read again at the same place */
    check_access read;
} reads[MOST];
static uint32_t n_reads, oldest; /* without room the oldest one is forgotten */

/* Atomics and signals update words that are read so: only with other writes is the read in conflict.  A write that is
 * ordered after the read has taken its place in the shadow. */
static void count_as_read(check_agent *agent, uint32_t i)
{
    check_access a = reads[i].read;
    if (reads[i].polls || !check_is_kept(reads[i].pe, reads[i].region, reads[i].at, &a))
        return;
    a.flags &= ~(uint32_t)CHECK_LOCAL;
    check_range(agent, reads[i].pe, reads[i].region, reads[i].at, a.width, &a);
}

void check_reads_end(check_agent *agent)
{
    for (uint32_t i = 0; i < n_reads; i++)
        count_as_read(agent, i);
    n_reads = oldest = 0;
}

int check_polls(uint32_t pe, uint32_t region, uint64_t at, const check_access *read)
{
    uint32_t i = 0;
    while (i < n_reads &&
           (reads[i].at != at || reads[i].pe != pe || reads[i].region != region || reads[i].read.place != read->place))
        i++;
    if (i < n_reads) {
        reads[i].polls = 1;
        return 1;
    }
    i = n_reads < MOST ? n_reads++ : oldest++ % MOST;
    memset(&reads[i], 0, sizeof reads[i]);
    reads[i].at = at;
    reads[i].pe = pe;
    reads[i].region = region;
    reads[i].read = *read;
    return !check_is_put(pe, region, at);
}
