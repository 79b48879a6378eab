/* SPDX-License-Identifier: BSD-3-Clause */
/* What is measured, in which order, and what follows from the figures. */
#include "tools/measure/measure.h"

const mt_table_kind mt_tables[MT_TABLES] = {
    { "unidirectional_disabled", "Unidirectional P2P=Disabled Bandwidth Matrix (GB/s)", "GB/s", MT_UNIDIRECTIONAL, 0,
      0 },
    { "unidirectional_enabled", "Unidirectional P2P=Enabled Bandwidth (P2P Writes) Matrix (GB/s)", "GB/s",
      MT_UNIDIRECTIONAL, 1, 0 },
    { "unidirectional_reads", "Unidirectional P2P=Enabled Bandwidth (P2P Reads) Matrix (GB/s)", "GB/s",
      MT_UNIDIRECTIONAL, 1, 1 },
    { "bidirectional_disabled", "Bidirectional P2P=Disabled Bandwidth Matrix (GB/s)", "GB/s", MT_BIDIRECTIONAL, 0, 0 },
    { "bidirectional_enabled", "Bidirectional P2P=Enabled Bandwidth Matrix (GB/s)", "GB/s", MT_BIDIRECTIONAL, 1, 0 },
    { "latency_disabled", "P2P=Disabled Latency Matrix (us)", "us", MT_LATENCY, 0, 0 },
    { "latency_enabled", "P2P=Enabled Latency (P2P Writes) Matrix (us)", "us", MT_LATENCY, 1, 0 },
    { "latency_reads", "P2P=Enabled Latency (P2P Reads) Matrix (us)", "us", MT_LATENCY, 1, 1 },
};

int mt_table_is_wanted(const mt_options *o, int table)
{
    return o->pairs && (o->reads || !mt_tables[table].reads);
}

const mt_collective mt_collectives[FERRYI_N_MEASURED] = {
    [FERRYI_MEASURED_ALLTOALL] = { "ferry_alltoallmem", "alltoall", "none", "ferry_comm_all_to_all",
                                   "ncclSend, ncclRecv", -1, 0, MT_SHARE_EACH, 1 },
    [FERRYI_MEASURED_FCOLLECT] = { "ferry_fcollectmem", "all_gather", "none", "ferry_comm_all_gather", "ncclAllGather",
                                   -1, 0, MT_SHARE_EACH, 1 },
    [FERRYI_MEASURED_BROADCAST] = { "ferry_broadcastmem", "broadcast", "none", "ferry_comm_broadcast", "ncclBroadcast",
                                    0, 0, MT_SHARE_WHOLE, 0 },
    [FERRYI_MEASURED_REDUCE] = { "ferry_float_sum_reduce", "all_reduce", "sum", "ferry_comm_all_reduce",
                                 "ncclAllReduce", -1, 1, MT_SHARE_WHOLE, 2 },
    [FERRYI_MEASURED_REDUCESCATTER] = { "ferry_float_sum_reducescatter", "reduce_scatter", "sum",
                                        "ferry_comm_reduce_scatter", "ncclReduceScatter", -1, 1, MT_SHARE_EACH, 1 },
};

const char *const mt_where_names[MT_WHERES] = { "stream", "kernel", "communicator", "nccl" };
const char *const mt_where_words[MT_WHERES] = { "in a stream", "in a kernel", "by a communicator", "by NCCL" };

const char *mt_call(int where, int what)
{
    const mt_collective *c = &mt_collectives[what];
    return where == MT_BY_COMM ? c->comm : where == MT_BY_NCCL ? c->nccl : c->call;
}

const char *mt_no_nccl(const mt_shared *s)
{
    for (int pe = 0; pe < s->n; pe++)
        if (s->no_nccl[pe][0])
            return s->no_nccl[pe];
    return "";
}

int mt_where_is_wanted(const mt_shared *s, int where)
{
    return s->options.collectives && (where != MT_BY_NCCL || !mt_no_nccl(s)[0]);
}

double mt_bus_factor(const mt_collective *c, int n)
{
    return c->times == 0 ? 1 : (double)c->times * (n - 1) / n;
}

double mt_row_us(const mt_shared *s, const mt_row *row, int place)
{
    double sum = 0;
    for (int pe = 0; pe < s->n; pe++) {
        if (row->us[place][pe] < 0)
            return -1;
        sum += row->us[place][pe];
    }
    return sum / s->n;
}

uint64_t mt_row_wrong(const mt_shared *s, const mt_row *row, int place)
{
    uint64_t sum = 0;
    for (int pe = 0; pe < s->n; pe++)
        sum += row->wrong[place][pe];
    return sum;
}

double mt_row_algbw(const mt_shared *s, const mt_row *row, int place)
{
    const double us = mt_row_us(s, row, place);
    return us > 0 ? (double)row->bytes / us / 1e3 : -1;
}

double mt_average_bus(const mt_shared *s, int where, int what)
{
    const mt_rows *rows = &s->rows[where][what];
    double sum = 0;
    int n = 0;
    for (int i = 0; i < rows->n; i++)
        for (int place = 0; place < MT_PLACES && rows->row[i].is_done; place++) {
            const double algbw = mt_row_algbw(s, &rows->row[i], place);
            if (algbw < 0)
                continue;
            sum += algbw * mt_bus_factor(&mt_collectives[what], s->n);
            n++;
        }
    return n > 0 ? sum / n : -1;
}
