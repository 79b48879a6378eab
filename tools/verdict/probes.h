/* SPDX-License-Identifier: BSD-3-Clause */
/* Each probe as one row: its key in JSON, the form of its value, its evidence, what the schema says of it, and the
 * question that decides the word, with the sentence.  The file is included with these four macros defined:
 *
 *   FACT(KEY, FORM, VALUE, ABOUT)                              a value that decides nothing
 *   PROBE(KEY, FORM, VALUE, ABOUT, IS_BAD, WORD, SENTENCE...)  one that does
 *   SPOT(KEY, MASK, ABOUT)                                     of each address: the sizes of a mask
 *   ASK(IS_BAD, WORD, SENTENCE...)                             a question about evidence of other rows
 *
 * FORM is a function of json.c.  The order of the questions matters: the first that is answered badly gives the word.
 * `e` is the evidence; what else the questions use is in judge.c. */

SPOT("read_back", readback, "sizes that the writer itself read back: no proof")
ASK((LOW(readback) & lost) != 0, FERRYI_VERDICT_MIRROR,
    "the writer read back its own stores of %s bytes, and the owner found none of them%s", SIZES(LOW(readback) & lost),
    copies ? "; copies arrived" : "")
SPOT("stores_lost", lost, "sizes in bytes of which the owner found nothing")
ASK(lost != 0 && copies, FERRYI_VERDICT_ONLY_COPIES,
    "stores of %s bytes never came to the owner; %zu KiB by copy engine did, both ways", SIZES(lost),
    FERRYI_VERDICT_COPY >> 10)
ASK(lost, FERRYI_VERDICT_STORES_LOST, "stores of %s bytes never came to the owner, and copies did not, either",
    SIZES(lost))
SPOT("stores_wrong", wrong, NULL)
ASK(LOW(wrong), lost_word, "stores of %s bytes left other bytes at the owner", SIZES(LOW(wrong)))
SPOT("stores_spilt", spilt, "sizes whose stores changed other bytes, too")
ASK(LOW(spilt), lost_word, "stores of %s bytes changed bytes beside them", SIZES(LOW(spilt)))
PROBE("quick_failed", string, ferryi_paths_tests_named((uint8_t)e->quick_failed, " ", names, sizeof names),
      "tests of ferry_init's own probe that failed", (e->quick_failed & FERRYI_PROBE_STORE) != 0, lost_word,
      "the last of %u consecutive stores never came to the owner", FERRYI_PROBE_ROUNDS)
PROBE("bulk_words_lost", count, e->bulk_lost, NULL, e->bulk_lost, lost_word,
      "single stores arrived, and %d words of %zu KiB of stores of %s bytes by many threads did not", (int)e->bulk_lost,
      FERRYI_VERDICT_BULK >> 10, SIZES(e->bulk_lost_sizes))
FACT("tma", flag, e->tma_ran, "bulk copies by the tensor memory accelerator were tried")
PROBE("tma_words_lost", count, e->tma_lost, NULL, e->tma_lost, lost_word,
      "stores arrived, and %d words of a TMA copy (cp.async.bulk) did not", (int)e->tma_lost)
FACT("sets", count, e->sets, "sets of probes")
PROBE("sets_unseen_by_running_kernel", count, e->unseen, NULL, e->unseen == e->sets, lost_word,
      "stores arrived only after the owner's running kernel had looked for them in vain (%d times)", (int)e->unseen)
PROBE("replayed_stores_lost", count, e->replay_lost, NULL, e->replay_lost, FERRYI_VERDICT_STORES_LOST,
      "stores arrived, and the value of the last of %u replays did not", FERRYI_VERDICT_REPLAYS)

SPOT("loads_wrong", load_wrong, NULL)
ASK(LOW(load_wrong), FERRYI_VERDICT_READS_WRONG,
    "stores arrived, and loads of %s bytes returned something else than the owner had written", SIZES(LOW(load_wrong)))
PROBE("bulk_loads_wrong", flag, e->bulk_load_wrong != 0, NULL, e->bulk_load_wrong, FERRYI_VERDICT_READS_WRONG,
      "single loads were right, and some of %zu KiB of loads of %s bytes by many threads were not (0x%llx)",
      FERRYI_VERDICT_BULK >> 10, SIZES(e->bulk_load_wrong), (unsigned long long)e->bulk_first)
PROBE("tma_loads_wrong", flag, e->tma_load_wrong, NULL, e->tma_load_wrong, FERRYI_VERDICT_READS_WRONG,
      "loads were right, and a TMA copy brought other bytes")
PROBE("order_broken", flag, e->litmus_failed, "a flag was seen before its data", e->litmus_failed,
      FERRYI_VERDICT_READS_WRONG, "the owner saw a flag before the data that were stored before it")
ASK(e->replay_load_wrong, FERRYI_VERDICT_READS_WRONG, "loads were right, and those of the last of %u replays were not",
    FERRYI_VERDICT_REPLAYS)
ASK(e->quick_load_failed, FERRYI_VERDICT_READS_WRONG, "a load returned something else than the owner had written")

ASK(e->map_span > 0, FERRYI_VERDICT_LOW_ADDRESSES,
    "the first 2 MiB could be mapped; the driver refused a larger part with error %d", (int)e->map_span)
ASK((at = bad_spot(e)) > 0, FERRYI_VERDICT_LOW_ADDRESSES, "the low address works; at the %s address %s",
    vd_spot_names[at],
    at_spot(STORES(e), at) && at_spot(e->load_wrong, at) ? "stores are lost and loads are wrong"
    : at_spot(STORES(e), at)                             ? "stores are lost"
                                                         : "loads are wrong")
ASK((at = bad_handle(e)) >= 0,
    e->handle[0].lost || e->handle[1].lost ? FERRYI_VERDICT_STORES_LOST : FERRYI_VERDICT_READS_WRONG,
    "memory of cuMemCreate works; through %s %s", at == FERRYI_VERDICT_IPC ? "CUDA IPC" : "a fabric handle",
    e->handle[at].lost ? "stores are lost" : "loads are wrong")

PROBE("copied_bytes_wrong_there", count, (int64_t)e->push_lost + e->push_wrong, NULL, !copies,
      FERRYI_VERDICT_COPIES_CORRUPT,
      "stores and loads are right; of %zu KiB by copy engine %d bytes were wrong at the owner, %d of what it brought "
      "back",
      FERRYI_VERDICT_COPY >> 10, (int)(e->push_lost + e->push_wrong), (int)e->pull_wrong)
FACT("copied_bytes_wrong_here", count, e->pull_wrong, NULL)
PROBE("replayed_words_copied_wrong", count, e->replay_copy_lost, NULL, e->replay_copy_lost,
      FERRYI_VERDICT_COPIES_CORRUPT, "a copy was right, and that of the last replay was not")
FACT("large_bytes", count, (int64_t)e->large_bytes, NULL)
PROBE("large_words_wrong", count, e->large_lost, NULL, e->large_lost, FERRYI_VERDICT_COPIES_CORRUPT,
      "a copy was right, and a large one was not")
ASK(e->handle[0].copy || e->handle[1].copy, FERRYI_VERDICT_COPIES_CORRUPT,
    "a copy was right, and one to memory of another handle was not")

ASK(e->atomics == 0, FERRYI_VERDICT_WITHOUT_ATOMICS,
    "stores, loads and copies arrived; the driver reports no atomics, so none were tried")
ASK((e->atomics_failed & ~FERRYI_VERDICT_RARE) != 0, FERRYI_VERDICT_WITHOUT_ATOMICS,
    "the driver reports atomics, and these were not: %s", atomics_of(e->atomics_failed, names))
ASK((e->quick_failed & FERRYI_PROBE_ATOMIC) != 0, FERRYI_VERDICT_WITHOUT_ATOMICS,
    "the driver reports atomics, and additions were lost")
ASK(e->atomics_failed, FERRYI_VERDICT_WORKS,
    "stores, loads, copies and the usual atomics: %d sets, verified by the owner; these were not atomic: %s",
    (int)e->sets, atomics_of(e->atomics_failed, names))
ASK(e->rare_error == CUDA_ERROR_NOT_READY, FERRYI_VERDICT_WORKS,
    "stores, loads, copies and the usual atomics: %d sets, verified by the owner; a kernel with atomics of 2 and 16 "
    "bytes did not end",
    (int)e->sets)
ASK(e->rare_error, FERRYI_VERDICT_WORKS,
    "stores, loads, copies and the usual atomics: %d sets, verified by the owner; a kernel with atomics of 2 and 16 "
    "bytes ended with error %d",
    (int)e->sets, (int)e->rare_error)
PROBE("graph_error", whole, e->graph_error, "the driver captured no CUDA graph, so the sets ran without; 0: it did",
      e->graph_error, FERRYI_VERDICT_WORKS,
      "stores, loads, %s%sand copies: %d sets, verified by the owner; the driver captured no CUDA graph: error %d",
      e->atomics_tried ? "atomics, " : "", e->tma_ran ? "TMA, " : "", (int)e->sets, (int)e->graph_error)
FACT("only_in_graph", flag, e->only_in_graph,
     "kernels and copies were right by themselves, and not in a replayed CUDA graph")
PROBE("sets_kernels_did_not_meet", count, e->unmet, NULL, 1, FERRYI_VERDICT_WORKS,
      "stores, loads, %s%scopies, and the same in a replayed graph: %d sets, verified by the owner%s",
      e->atomics_tried ? "atomics, " : "", e->tma_ran ? "TMA, " : "", (int)e->sets,
      e->unmet > 0 && e->unmet == e->sets ? "; the two kernels never ran at the same time" : "")
FACT("control_failed", flag, e->host_wrong, "pinned host memory was wrong, too")
FACT("latency_us", real, e->latency_us, NULL)
FACT("copy_gbs", real, e->copy_gbs, NULL)
FACT("store_gbs", real, e->store_gbs, NULL)
