/* SPDX-License-Identifier: BSD-3-Clause */
#include "ferry/comm.h"
#include "ferry/diag.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

/* Names, and a fault's report as a sentence.  Nothing here reads the library's state: a tool that never called init may
 * format a fault. */

struct status_words {
    const char *name, *text;
};

static const struct status_words statuses[] = {
    [FERRY_SUCCESS] = { "FERRY_SUCCESS", "success" },
    [FERRY_ERR_TIMEOUT] = { "FERRY_ERR_TIMEOUT", "the wait ran out of time" },
    [FERRY_ERR_PEER_LOST] = { "FERRY_ERR_PEER_LOST", "a PE that the call needs has died or cannot be reached" },
    [FERRY_ERR_ABORTED] = { "FERRY_ERR_ABORTED", "a PE called ferry_abort" },
    [FERRY_ERR_NOT_INITIALIZED] = { "FERRY_ERR_NOT_INITIALIZED", "ferry is not initialized on this PE" },
    [FERRY_ERR_ALREADY_INITIALIZED] = { "FERRY_ERR_ALREADY_INITIALIZED", "ferry is already initialized on this PE" },
    [FERRY_ERR_INVALID_ARG] = { "FERRY_ERR_INVALID_ARG", "an argument has a value that is not allowed" },
    [FERRY_ERR_INVALID_PE] = { "FERRY_ERR_INVALID_PE", "there is no PE of this number" },
    [FERRY_ERR_INVALID_ADDR] = { "FERRY_ERR_INVALID_ADDR", "the address or range is not in the symmetric heap" },
    [FERRY_ERR_MISALIGNED] = { "FERRY_ERR_MISALIGNED", "the address is not a multiple of the word's size" },
    [FERRY_ERR_OVERFLOW] = { "FERRY_ERR_OVERFLOW", "the count times the element size does not fit" },
    [FERRY_ERR_ASYMMETRIC] = { "FERRY_ERR_ASYMMETRIC", "the PEs disagree on a collective call" },
    [FERRY_ERR_NO_MEMORY] = { "FERRY_ERR_NO_MEMORY", "there is not enough memory" },
    [FERRY_ERR_NO_PATH] = { "FERRY_ERR_NO_PATH", "a pair of PEs has no way to communicate" },
    [FERRY_ERR_SYSTEM] = { "FERRY_ERR_SYSTEM", "the operating system refused a request" },
    [FERRY_ERR_BOOTSTRAP] = { "FERRY_ERR_BOOTSTRAP", "the PEs could not find each other" },
    [FERRY_ERR_UNSUPPORTED] = { "FERRY_ERR_UNSUPPORTED", "this build, space or device does not support the call" },
    [FERRY_ERR_EMPTY] = { "FERRY_ERR_EMPTY", "there is nothing to return" },
};
enum { N_STATUSES = sizeof statuses / sizeof statuses[0] };

static const char *const path_names[FERRY_N_PATHS] = {
    [FERRY_PATH_NATIVE] = "native", [FERRY_PATH_FLAGS] = "flags", [FERRY_PATH_STAGED] = "staged",
    [FERRY_PATH_REMOTE] = "remote", [FERRY_PATH_NONE] = "none",
};

/* Families of calls: the calls of one stall for the same causes and share the advice. */
enum family { FAMILY_OTHER, FAMILY_INIT, FAMILY_MOVE, FAMILY_WAIT, FAMILY_COLLECTIVE, FAMILY_MOE, FAMILY_LAUNCH };

struct call_words {
    const char *name;
    enum family family;
};

static const struct call_words calls[FERRY_N_CALLS] = {
    [FERRY_CALL_NONE] = { "none", FAMILY_OTHER },
    [FERRY_CALL_INIT] = { "init", FAMILY_INIT },
    [FERRY_CALL_FINALIZE] = { "finalize", FAMILY_COLLECTIVE },
    [FERRY_CALL_MALLOC] = { "malloc", FAMILY_COLLECTIVE },
    [FERRY_CALL_FREE] = { "free", FAMILY_COLLECTIVE },
    [FERRY_CALL_PUT] = { "put", FAMILY_MOVE },
    [FERRY_CALL_GET] = { "get", FAMILY_MOVE },
    [FERRY_CALL_PUT_SIGNAL] = { "put_signal", FAMILY_MOVE },
    [FERRY_CALL_SIGNAL] = { "signal", FAMILY_MOVE },
    [FERRY_CALL_ATOMIC] = { "atomic", FAMILY_MOVE },
    [FERRY_CALL_WAIT] = { "wait", FAMILY_WAIT },
    [FERRY_CALL_SIGNAL_WAIT] = { "signal_wait", FAMILY_WAIT },
    [FERRY_CALL_TEST] = { "test", FAMILY_WAIT },
    [FERRY_CALL_FENCE] = { "fence", FAMILY_MOVE },
    [FERRY_CALL_QUIET] = { "quiet", FAMILY_MOVE },
    [FERRY_CALL_BARRIER] = { "barrier", FAMILY_COLLECTIVE },
    [FERRY_CALL_SYNC] = { "sync", FAMILY_COLLECTIVE },
    [FERRY_CALL_BROADCAST] = { "broadcast", FAMILY_COLLECTIVE },
    [FERRY_CALL_FCOLLECT] = { "fcollect", FAMILY_COLLECTIVE },
    [FERRY_CALL_ALLTOALL] = { "alltoall", FAMILY_COLLECTIVE },
    [FERRY_CALL_REDUCE] = { "reduce", FAMILY_COLLECTIVE },
    [FERRY_CALL_MOE_DISPATCH] = { "moe_dispatch", FAMILY_MOE },
    [FERRY_CALL_MOE_COMBINE] = { "moe_combine", FAMILY_MOE },
    [FERRY_CALL_LAUNCH] = { "launch", FAMILY_LAUNCH },
    [FERRY_CALL_LOCK] = { "lock", FAMILY_WAIT },
    [FERRY_CALL_COLLECT] = { "collect", FAMILY_COLLECTIVE },
    [FERRY_CALL_ALLTOALLS] = { "alltoalls", FAMILY_COLLECTIVE },
    [FERRY_CALL_REDUCESCATTER] = { "reducescatter", FAMILY_COLLECTIVE },
    [FERRY_CALL_SCAN] = { "scan", FAMILY_COLLECTIVE },
    [FERRY_CALL_TEAM] = { "team", FAMILY_COLLECTIVE },
};

static int known_status(ferry_status status)
{
    return (int)status >= 0 && (int)status < N_STATUSES;
}

const char *ferry_status_name(ferry_status status)
{
    return known_status(status) ? statuses[status].name : "not a ferry_status";
}

const char *ferry_strerror(ferry_status status)
{
    return known_status(status) ? statuses[status].text : "a status that this library does not know";
}

const char *ferry_path_name(ferry_path path)
{
    return (int)path >= 0 && (int)path < FERRY_N_PATHS ? path_names[path] : "not a path";
}

const char *ferry_call_name(ferry_call call)
{
    return (int)call >= 0 && (int)call < FERRY_N_CALLS ? calls[call].name : "not a call";
}

static enum family family_of(const ferry_fault *f)
{
    return (int)f->call >= 0 && (int)f->call < FERRY_N_CALLS ? calls[f->call].family : FAMILY_OTHER;
}

/* A text that grows as snprintf's does: characters that do not fit are counted, not written. */
struct text {
    char *at;
    size_t size, used;
};

static void __attribute__((format(printf, 2, 3))) add(struct text *t, const char *format, ...)
{
    size_t room = t->used < t->size ? t->size - t->used : 0;
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(room > 0 ? t->at + t->used : NULL, room, format, args);
    va_end(args);
    if (n > 0)
        t->used += (size_t)n;
}

/* Three digits are enough. */
static void add_age(struct text *t, uint64_t ns)
{
    if (ns < 10000)
        add(t, "%" PRIu64 " ns", ns);
    else if (ns < 10000000)
        add(t, "%" PRIu64 " us", ns / 1000);
    else if (ns < 10000000000)
        add(t, "%" PRIu64 " ms", ns / 1000000);
    else
        add(t, "%" PRIu64 ".%" PRIu64 " s", ns / 1000000000, ns / 100000000 % 10);
}

/* The fault does not say whether the program's word is signed. */
static void add_value(struct text *t, uint64_t value)
{
    add(t, "%" PRIu64, value);
    if (value > INT64_MAX)
        add(t, " (%" PRId64 " if signed)", (int64_t)value);
}

static void add_pe(struct text *t, int pe)
{
    if (pe >= 0)
        add(t, "PE %d", pe);
    else
        add(t, "a thread that is no PE");
}

static void add_peer(struct text *t, const ferry_fault *f)
{
    if (f->peer >= 0 && f->peer == f->pe)
        add(t, "its own GPU");
    else if (f->peer >= 0)
        add(t, "PE %d", f->peer);
    else if (family_of(f) == FAMILY_WAIT)
        add(t, "whichever PE writes the word");
    else if (family_of(f) == FAMILY_LAUNCH)
        add(t, "its own kernels");
    else
        add(t, "a PE not known to the library");
}

/* The peer, named at the start of a later sentence. */
static void add_suspect(struct text *t, const ferry_fault *f)
{
    if (f->peer >= 0)
        add(t, "PE %d", f->peer);
    else if (family_of(f) == FAMILY_WAIT)
        add(t, "the PE that should write the word");
    else
        add(t, "one of the other PEs");
}

/* "PE 0 called put on PE 1" */
static void add_request(struct text *t, const ferry_fault *f)
{
    add_pe(t, f->pe);
    add(t, " called %s", ferry_call_name(f->call));
    if (f->peer >= 0)
        add(t, " on PE %d", f->peer);
}

static void add_place(struct text *t, uint64_t offset)
{
    if (offset == UINT64_MAX)
        add(t, "the word");
    else if (offset & FERRY_OFFSET_STATIC)
        add(t, "static data offset 0x%" PRIx64, offset & ~FERRY_OFFSET_STATIC);
    else
        add(t, "heap offset 0x%" PRIx64, offset);
}

/* "PE 0 waited 501 ms in wait for PE 1 (path flags): heap offset 0x1040 should have become >= 5 but is 3" */
static void add_wait(struct text *t, const ferry_fault *f)
{
    static const char *const wanted[] = {
        [FERRY_CMP_EQ] = "",    [FERRY_CMP_NE] = "other than ", [FERRY_CMP_GT] = "> ",
        [FERRY_CMP_GE] = ">= ", [FERRY_CMP_LT] = "< ",          [FERRY_CMP_LE] = "<= ",
    };
    int compared = f->cmp >= FERRY_CMP_EQ && f->cmp <= FERRY_CMP_LE;

    add_pe(t, f->pe);
    if (f->age_ns != 0) {
        add(t, " waited ");
        add_age(t, f->age_ns);
    } else {
        add(t, " did not wait");
    }
    add(t, " in %s for ", ferry_call_name(f->call));
    add_peer(t, f);
    if (f->peer >= 0 && f->peer != f->pe && f->path != FERRY_PATH_NONE)
        add(t, " (path %s)", ferry_path_name(f->path));
    if (compared) {
        add(t, ": ");
        add_place(t, f->offset);
        add(t, " should have become %s", wanted[f->cmp]);
        add_value(t, f->expected);
        add(t, " but is ");
        add_value(t, f->found);
    } else {
        if (f->offset != UINT64_MAX) {
            add(t, ", at ");
            add_place(t, f->offset);
        }
        if (f->cmp == FERRY_FOR_RECORDS && f->expected != f->found)
            add(t, ": it has applied %" PRIu64 " of the %" PRIu64 " descriptors sent to it", f->found, f->expected);
        else if (f->cmp == FERRY_FOR_BYTES)
            add(t, ": %" PRIu64 " of %" PRIu64 " bytes were moved", f->found, f->expected);
        else if (f->expected != f->found)
            add(t, ": %" PRIu64 " was expected and %" PRIu64 " is there", f->expected, f->found);
    }
    add(t, "; status: %s.", ferry_strerror(f->status));
}

/* The most likely state of the peer of a call that moves data, and what to do, by path. */
static const char *const move_advice[] = {
    [FERRY_PATH_NATIVE] =
        "'s memory or the link to it does not answer (a native pair needs no action of the peer): look "
        "for Xid in the kernel's log, or raise FERRY_TIMEOUT.",
    [FERRY_PATH_FLAGS] = " is stopped, or too busy to empty its mailbox: check that its process runs and makes "
                         "progress, or raise FERRY_TIMEOUT.",
    [FERRY_PATH_STAGED] =
        " is stopped, or its service thread gets no CPU to move data out of shared memory: check that "
        "its process runs and has a core left, or raise FERRY_TIMEOUT.",
    [FERRY_PATH_REMOTE] = " is stopped, or the network to its node is down or slow: check that its process runs and "
                          "that its node answers, or raise FERRY_TIMEOUT.",
};

/* The same for any call, by family and, where it matters, by path. */
static const char *timeout_advice(enum family family, ferry_path path)
{
    switch (family) {
    case FAMILY_INIT:
        return " was not started, or starts slowly: check that all PEs run, or raise FERRY_INIT_TIMEOUT.";
    case FAMILY_MOVE:
        if ((unsigned)path < sizeof move_advice / sizeof *move_advice)
            return move_advice[path];
        return " is stopped, or too busy to serve requests: check that it runs and makes progress, or raise "
               "FERRY_TIMEOUT.";
    case FAMILY_WAIT:
        if (path == FERRY_PATH_STAGED)
            return " is stopped, busy or ahead in another call, or has no core left for its service thread: check that "
                   "it makes the matching call, or raise FERRY_TIMEOUT.";
        return " is stopped, busy or ahead in another call: check that it makes the matching call, or raise "
               "FERRY_TIMEOUT.";
    case FAMILY_MOE:
        return " is stopped, busy or in another round: check that every PE makes as many of these calls, or raise "
               "FERRY_TIMEOUT.";
    case FAMILY_LAUNCH:
    case FAMILY_COLLECTIVE:
    case FAMILY_OTHER:
        break;
    }
    return " is stopped, busy or has made another call: check that every PE makes the same calls in the same order, or "
           "raise FERRY_TIMEOUT.";
}

static void add_timeout_advice(struct text *t, const ferry_fault *f)
{
    const enum family family = family_of(f);
    if (f->leaving > 0 && (family == FAMILY_WAIT || family == FAMILY_MOE || family == FAMILY_COLLECTIVE)) {
        add(t,
            " PE %d has called ferry_finalize, where it waits for the others: check that every PE makes all of its "
            "calls before it finalizes or ends.",
            f->leaving - 1);
        return;
    }
    add(t, " Likely ");
    if (family_of(f) == FAMILY_LAUNCH) {
        add(t, "a kernel runs longer than that or waits in a loop of its own: look at the kernel, or raise "
               "FERRY_TIMEOUT.");
        return;
    }
    if (f->peer >= 0 && f->peer == f->pe) {
        add(t, "kernels that do not end hold this PE's own GPU: look at what runs on it, or raise FERRY_TIMEOUT.");
        return;
    }
    add_suspect(t, f);
    add(t, "%s", timeout_advice(family_of(f), f->path));
    if (f->peer >= 0 && f->path != FERRY_PATH_NONE)
        add(t, " ferry-info shows what the pair can do.");
}

static void add_lost_advice(struct text *t, const ferry_fault *f)
{
    if (f->unreachable) {
        add(t, " The connection to ");
        if (f->peer >= 0)
            add(t, "PE %d", f->peer);
        else
            add(t, "a PE");
        add(t, " was lost, and that PE may still run: check the network and the firewalls between the nodes; with "
               "FERRY_LOG=warn a message says what was lost and how.");
        return;
    }
    add(t, " Likely ");
    if (f->peer >= 0)
        add(t, "PE %d", f->peer);
    else
        add(t, "a PE");
    add(t, " crashed or was killed: read its own output and exit status.");
    if (family_of(f) == FAMILY_WAIT && f->peer < 0)
        add(t, " If the word has another writer, call ferry_failure_ack and wait again.");
    else
        add(t, " The remaining PEs may go on without it.");
}

/* INVALID_PE: expected is the number of PEs, found the number given. */
static void add_invalid_pe(struct text *t, const ferry_fault *f)
{
    add_pe(t, f->pe);
    add(t, " called %s with PE %" PRId64 ", but ", ferry_call_name(f->call), (int64_t)f->found);
    if (f->expected > 1)
        add(t, "PEs are 0 to %" PRIu64 ".", f->expected - 1);
    else
        add(t, f->expected == 1 ? "the only PE is 0." : "no PE has this number.");
    add(t, " Likely a rank was computed wrongly: pass a number from 0 to ferry_n_pes() - 1.");
}

/* INVALID_ADDR: found is the address, expected the length, offset where it starts when that is in the heap. */
static void add_invalid_addr(struct text *t, const ferry_fault *f)
{
    add_request(t, f);
    add(t, " with address 0x%" PRIx64 " and a length of %" PRIu64 " byte%s, but ", f->found, f->expected,
        f->expected == 1 ? "" : "s");
    if (f->offset != UINT64_MAX)
        add(t, "this range starts at heap offset 0x%" PRIx64 " and leaves the symmetric heap.", f->offset);
    else
        add(t, "this is not in the symmetric heap.");
    add(t, " Likely the count is too large, or the object lies on the stack or comes from malloc: pass memory from "
           "ferry_malloc.");
}

/* MISALIGNED: found is the address, expected the size needed. */
static void add_misaligned(struct text *t, const ferry_fault *f)
{
    add_request(t, f);
    add(t, " with address 0x%" PRIx64 ", but the address is not a multiple of %" PRIu64 ".", f->found, f->expected);
    add(t, " Likely the word is a member of a packed structure or a cast pointer: align it to its size.");
}

/* OVERFLOW: found is the count, expected the element size. */
static void add_overflow(struct text *t, const ferry_fault *f)
{
    add_request(t, f);
    add(t, " with a count of ");
    add_value(t, f->found);
    if (f->expected != 0)
        add(t, " elements of %" PRIu64 " byte%s", f->expected, f->expected == 1 ? "" : "s");
    add(t, ", but their size in bytes overflows. Likely the count is negative or was not set: check it.");
}

static int is_handle_of_set(uint64_t team)
{
    return (int64_t)team < 0 && (team & 0xc0000000u) == 0x80000000u;
}

static void add_set(struct text *t, uint64_t team)
{
    add(t, "on an active set of start %d, stride %d and size %d", (int)(team >> 20 & 1023), (int)(team >> 10 & 1023),
        (int)(team & 1023) + 1);
}

/* An active set in place of a team (ferry_active_set): expected is the number of PEs. */
static void add_active_set(struct text *t, const ferry_fault *f)
{
    int start = (int)(f->found >> 20 & 1023), stride = (int)(f->found >> 10 & 1023), size = (int)(f->found & 1023) + 1;
    int last = start + (size - 1) * stride;
    add_pe(t, f->pe);
    add(t, " called %s ", ferry_call_name(f->call));
    add_set(t, f->found);
    add(t, ", but ");
    if (stride == 0 && size > 1)
        add(t, "a stride of 0 makes it one PE.");
    else if ((uint64_t)last >= f->expected)
        add(t, "its last PE is %d, and PEs are 0 to %" PRIu64 ".", last, f->expected - 1);
    else
        add(t, "PE %d is not in it.", f->pe);
    add(t, " Likely the set was made for another number of PEs: member i is PE start + i * stride, and only members "
           "make the call.");
}

static int is_active_set(const ferry_fault *f)
{
    return family_of(f) == FAMILY_COLLECTIVE && f->cmp == -1 && f->expected != 0 && is_handle_of_set(f->found);
}

/* FERRY_FOR_ELEMENT: FERRYI_ELEMENT(kind, reduction) of device/machine/shared.h, or the size of an element. */
static void add_element(struct text *t, uint64_t element)
{
    static const char *const reductions[] = { "and", "or", "xor", "max", "min", "sum", "prod", "reduction" };
    static const char *const kinds[] = { "int8",        "int16",         "int32",         "int64", "uint8",
                                         "uint16",      "uint32",        "uint64",        "float", "double",
                                         "long double", "complex float", "complex double" };
    static const char *const comm_ops[FERRY_COMM_N_OPS] = { "sum", "prod", "min", "max" };
#define FERRYI_TYPE_NAME(NAME, name, bytes) #name,
    static const char *const comm_types[] = { FERRYI_COMM_TYPES(FERRYI_TYPE_NAME) };
#undef FERRYI_TYPE_NAME
    const uint64_t kind = element & 255, last = sizeof kinds / sizeof kinds[0] - 1;
    if ((element >> 16 & 1) == 0)
        add(t, "with elements of %" PRIu64 " byte%s", element, element == 1 ? "" : "s");
    else if (element >> 18 & 1)
        add(t, "as %s of %s%s", comm_ops[element >> 8 & 3], comm_types[kind < FERRY_COMM_N_TYPES ? kind : 0],
            element >> 19 & 1 ? " in unequal parts" : "");
    else
        add(t, "as %s%s of %s", element >> 17 & 1 ? "exclusive " : "", reductions[element >> 8 & 7],
            kinds[kind < last ? kind : last]);
}

/* An argument in which two collectives differ, by the fault's FERRY_FOR_*. */
static void add_argument(struct text *t, int cmp, uint64_t value)
{
    const char *what = cmp == FERRY_FOR_DEST ? "dest" : "source";
    switch (cmp) {
    case FERRY_FOR_TEAM:
        if (is_handle_of_set(value))
            add_set(t, value);
        else
            add(t, "on team %d", (int)value);
        break;
    case FERRY_FOR_ROOT:
        add(t, "with root %d", (int)value);
        break;
    case FERRY_FOR_ELEMENT:
        add_element(t, value);
        break;
    case FERRY_FOR_STRIDE:
        add(t, "with dest's stride of %" PRId64 " elements", (int64_t)value);
        break;
    case FERRY_FOR_SIZE:
        add(t, "of %" PRIu64 " bytes", value);
        break;
    case FERRY_FOR_BLOCKS:
        add(t, "in %d blocks, form %d", (int)(value >> 8), (int)(value & 255));
        break;
    default:
        if ((int64_t)value >= 0)
            add(t, "with %s at heap offset 0x%" PRIx64, what, value);
        else /* globals are mapped in front of the heap */
            add(t, "with %s 0x%" PRIx64 " bytes before the heap", what, -value);
        break;
    }
}

/* A collective that is not the one that has to end first. */
static void add_wrong_turn(struct text *t, const ferry_fault *f)
{
    const char *call = ferry_call_name(f->call), *first = call;
    add_pe(t, f->pe);
    if (f->cmp == FERRY_FOR_CALL) {
        first = ferry_call_name((ferry_call)f->expected);
        add(t,
            " called %s, but its earlier %s has not ended on this team. Likely the program went on after a timeout: "
            "repeat the %s",
            call, first, first);
    } else {
        add(t, " called %s ", call);
        add_argument(t, f->cmp, f->found);
        add(t, ", but its earlier %s ", call);
        add_argument(t, f->cmp, f->expected);
        add(t,
            " has not ended. Likely the program went on after a timeout, or repeats the call on another copy of its "
            "data: repeat the %s with the same arguments",
            call);
    }
    add(t, " until it succeeds or reports a lost PE, or give it up on all members (ferry_team_resync).");
}

/* INVALID_ARG: found is the value given. */
static void add_invalid_arg(struct text *t, const ferry_fault *f)
{
    if (is_active_set(f)) {
        add_active_set(t, f);
        return;
    }
    if (f->cmp == FERRY_FOR_COMM) {
        add_pe(t, f->pe);
        add(t,
            " called %s on a communicator of which an earlier call has failed: destroy it on all PEs, and make another "
            "one (ferry_comm_destroy, ferry_comm_create).",
            ferry_call_name(f->call));
        return;
    }
    if (f->cmp == FERRY_FOR_ARGUMENT) {
        /* by ferryi_comm_argument */
        static const char *const argument[] = { "block", "n_blocks", "op", "root", "nelems", "dest" };
        const size_t which = f->expected < sizeof argument / sizeof *argument ? (size_t)f->expected : 0;
        add_pe(t, f->pe);
        add(t, " called %s of a communicator inside a kernel with %s ", ferry_call_name(f->call), argument[which]);
        if (which + 1 == sizeof argument / sizeof *argument)
            add(t, "0x%" PRIx64 ", which overlaps source but not in place", f->found);
        else
            add(t, "%" PRId64 ", which it does not take", (int64_t)f->found);
        add(t, ". Nothing was moved: see what the call takes in ferry_comm.h and ferry/comm.h.");
        return;
    }
    if (f->cmp <= FERRY_FOR_CALL && f->cmp >= FERRY_FOR_SOURCE) {
        add_wrong_turn(t, f);
        return;
    }
    if (family_of(f) == FAMILY_COLLECTIVE && f->expected != 0) {
        add_pe(t, f->pe);
        add(t,
            " called %s on team %d, but this PE has no such team. Likely the team was destroyed, or was never made: "
            "see the status of the call that should have made it.",
            ferry_call_name(f->call), (int)f->found);
        return;
    }
    add_request(t, f);
    add(t, " with an argument of ");
    add_value(t, f->found);
    add(t, ", but this value is not allowed. Likely a constant belongs to another argument: see what the call takes "
           "in its header.");
}

/* ASYMMETRIC: expected is this PE's request, found the peer's; of a collective the argument that cmp says. */
static void add_asymmetric(struct text *t, const ferry_fault *f)
{
    const char *call = ferry_call_name(f->call);
    if (family_of(f) == FAMILY_MOE) {
        add_pe(t, f->pe);
        add(t, " goes on in %s without ", call);
        add_suspect(t, f);
        add(t,
            ", whose MoE object has %" PRIu64 " where the config has %" PRIu64 " here. Make the object with the same "
            "config on all PEs.",
            f->found, f->expected);
        return;
    }
    add_pe(t, f->pe);
    add(t, " called %s", call);
    if (f->cmp == FERRY_FOR_CALL) {
        add(t, ", but ");
        add_suspect(t, f);
        add(t, " %s", ferry_call_name((ferry_call)f->found));
    } else if (f->cmp < FERRY_FOR_CALL && f->cmp >= FERRY_FOR_BLOCKS) {
        add(t, " ");
        add_argument(t, f->cmp, f->expected);
        add(t, ", but ");
        add_suspect(t, f);
        add(t, " ");
        add_argument(t, f->cmp, f->found);
    } else if (f->expected == f->found) {
        add(t, ", but the members' calls differ, and ");
        add_suspect(t, f);
        add(t, " has not said yet what it called");
    } else {
        add(t, " with %" PRIu64 ", but ", f->expected);
        add_suspect(t, f);
        add(t, " with %" PRIu64 " or made another call", f->found);
    }
    add(t, ". Likely the PEs took different branches: make the same calls with the same arguments in the same order on "
           "every PE.");
}

/* NO_MEMORY: expected is the bytes asked for, found the bytes that are free. */
static void add_no_memory(struct text *t, const ferry_fault *f)
{
    add_request(t, f);
    add(t,
        " for %" PRIu64 " bytes, but %" PRIu64 " are free. Likely the heap is full: free what is not needed, or "
        "raise FERRY_HEAP_MAX.",
        f->expected, f->found);
}

static void add_other(struct text *t, const ferry_fault *f)
{
    const char *advice;

    switch (f->status) {
    case FERRY_ERR_NOT_INITIALIZED:
        advice = "Likely the call came before ferry_init or after ferry_finalize: call ferry_init first";
        break;
    case FERRY_ERR_ALREADY_INITIALIZED:
        advice = "Likely two parts of the program call ferry_init: ask ferry_query_initialized first";
        break;
    case FERRY_ERR_NO_PATH:
        advice = "Likely the two cannot share memory: run PEs of one machine under one user; ferry-info shows the "
                 "obstacles between two GPUs";
        break;
    case FERRY_ERR_SYSTEM:
        advice = "Likely a system limit was reached: see ferry_last_error_message, and the limits that ferry-info "
                 "lists";
        break;
    case FERRY_ERR_BOOTSTRAP:
        advice = "Likely the launcher was not recognised: start with FERRY_LOG=info, or set FERRY_BOOTSTRAP";
        break;
    case FERRY_ERR_UNSUPPORTED:
        advice = "Likely this build or this machine lacks it: see the summary that configure prints, and ferry-info";
        break;
    default:
        advice = "See ferry_last_error_message";
        break;
    }
    add_request(t, f);
    add(t, ", but %s. %s.", ferry_strerror(f->status), advice);
}

int ferry_fault_format(const ferry_fault *fault, char *text, size_t size)
{
    struct text t = { .at = text, .size = text == NULL ? 0 : size, .used = 0 };

    if (t.size > 0)
        text[0] = '\0';
    if (fault == NULL) {
        add(&t, "There is no fault.");
        return (int)t.used;
    }
    switch (fault->status) {
    case FERRY_ERR_TIMEOUT:
        add_wait(&t, fault);
        add_timeout_advice(&t, fault);
        break;
    case FERRY_ERR_PEER_LOST:
        if (is_active_set(fault)) {
            add_pe(&t, fault->pe);
            add(&t,
                " called %s on an active set, but PE %d, a member or not, has died: active sets need all PEs of the "
                "job. Make a team of the remaining PEs (ferry_team_from_list).",
                ferry_call_name(fault->call), fault->peer);
            break;
        }
        add_wait(&t, fault);
        add_lost_advice(&t, fault);
        break;
    case FERRY_ERR_ABORTED:
        add_wait(&t, fault);
        add(&t, " Likely that PE met an error of its own: read the first message of the job, then finalize.");
        break;
    case FERRY_ERR_INVALID_PE:
        add_invalid_pe(&t, fault);
        break;
    case FERRY_ERR_INVALID_ADDR:
        add_invalid_addr(&t, fault);
        break;
    case FERRY_ERR_MISALIGNED:
        add_misaligned(&t, fault);
        break;
    case FERRY_ERR_OVERFLOW:
        add_overflow(&t, fault);
        break;
    case FERRY_ERR_INVALID_ARG:
        add_invalid_arg(&t, fault);
        break;
    case FERRY_ERR_ASYMMETRIC:
        add_asymmetric(&t, fault);
        break;
    case FERRY_ERR_NO_MEMORY:
        add_no_memory(&t, fault);
        break;
    default:
        add_other(&t, fault);
        break;
    }
    return (int)t.used;
}
