/* SPDX-License-Identifier: BSD-3-Clause */
#include "runtime/base/env.h"
#include "runtime/base/log.h"
#include "runtime/base/run_report.h"
#include <stdlib.h>
#include <string.h>

/* The one table.  A new variable is a member of ferryi_env and a row here; parser, defaults and help follow. */

enum kind {
    KIND_TEXT,     /* char[]: copied as it is; empty only where the default is */
    KIND_SECRET,   /* char[]: like KIND_TEXT, but not empty when set, and never shown */
    KIND_CHOICE,   /* char[]: one of the words */
    KIND_WORD,     /* int: the number of the word in the list */
    KIND_DURATION, /* uint64_t, ns */
    KIND_SIZE,     /* uint64_t, bytes */
    KIND_NUMBER    /* whole number, as wide as the member */
};

struct variable {
    const char *name;
    enum kind kind;
    size_t offset, width; /* of the member */
    const char *fallback; /* the default, read by the same parser */
    const char *allowed;  /* KIND_CHOICE and KIND_WORD: words separated by bars; else the error's text */
    uint64_t least, most; /* of numbers, sizes, durations */
    uint64_t multiple_of; /* 0: any */
    int power_of_two;
    int or_zero; /* 0 is allowed though it is less than `least` */
    const char *help;
};

#define MEMBER(field) .offset = offsetof(ferryi_env, field), .width = sizeof(((ferryi_env *)0)->field)
#define KIB(n) ((uint64_t)(n) << 10)
#define GIB(n) ((uint64_t)(n) << 30)

/* FERRY_TEST=name=value:name=value...: values may contain commas and equals signs, but no colon. */
#define TEST "FERRY_TEST="
enum { TEST_LENGTH = sizeof TEST - 1 };

static const struct variable variables[] = {
    { .name = "FERRY_BOOTSTRAP",
      .kind = KIND_CHOICE,
      MEMBER(bootstrap),
      .fallback = "auto",
      .allowed = "auto|mpi|pmix|tcp|threads|self",
      .help = "How PEs find each other; auto recognises the launcher." },
    { .name = "FERRY_NPES",
      .kind = KIND_NUMBER,
      MEMBER(n_pes),
      .fallback = "0",
      .allowed = "a whole number from 1 to 1024, or 0 to leave it to the program",
      .least = 1,
      .most = 1024,
      .or_zero = 1,
      .help = "Number of PEs of a program that runs them as threads; 0 leaves it to the program." },
    { .name = "FERRY_SPACE",
      .kind = KIND_CHOICE,
      MEMBER(space),
      .fallback = "auto",
      .allowed = "auto|host|cuda",
      .help = "Where the symmetric heap lives; auto: in GPU memory when every PE has a GPU." },
    { .name = "FERRY_HANDLES",
      .kind = KIND_WORD,
      MEMBER(handles),
      .fallback = "auto",
      .allowed = "auto|fd|ipc|fabric",
      .help = "By what processes share GPU heaps; auto: file descriptors, or CUDA IPC where a GPU has none." },
    { .name = "FERRY_STATIC",
      .kind = KIND_WORD,
      MEMBER(statics),
      .fallback = "auto",
      .allowed = "auto|none|exe|all",
      .help = "Symmetric globals (host space): auto: the program's where possible; exe: the program's; all: libraries' "
              "too." },
    { .name = "FERRY_PATHS",
      .kind = KIND_TEXT,
      MEMBER(paths),
      .fallback = "",
      .allowed = "rules such as flags or 0>1=flags,*>3=staged, at most 1023 characters",
      .help = "Sets weaker paths than were found: native, flags, staged or remote, as in 0>1=flags,*>3=staged." },
    { .name = "FERRY_TIMEOUT",
      .kind = KIND_DURATION,
      MEMBER(timeout_ns),
      .fallback = "30s",
      .allowed = "a whole number above 0 with a unit: 5ns, 100us, 500ms, 20s or 2m",
      .least = 1,
      .most = UINT64_MAX,
      .help = "How long a call waits before it returns FERRY_ERR_TIMEOUT." },
    { .name = "FERRY_INIT_TIMEOUT",
      .kind = KIND_DURATION,
      MEMBER(init_timeout_ns),
      .fallback = "60s",
      .allowed = "a whole number above 0 with a unit: 5ns, 100us, 500ms, 20s or 2m",
      .least = 1,
      .most = UINT64_MAX,
      .help = "How long ferry_init waits for the other PEs." },
    { .name = "FERRY_HEAP_MAX",
      .kind = KIND_SIZE,
      MEMBER(heap_max),
      .fallback = "0",
      .allowed = "64K to 64T, in bytes or with K, M, G or T, or 0 to choose from the machine's memory",
      .least = FERRYI_HEAP_LEAST,
      .most = FERRYI_HEAP_MOST,
      .or_zero = 1,
      .help = "Maximum size of a PE's symmetric heap; 0 chooses from the machine's memory." },
    { .name = "FERRY_HEAP_CHUNK",
      .kind = KIND_SIZE,
      MEMBER(heap_chunk),
      .fallback = "0",
      .allowed = "64K to 64G, in bytes or with K, M or G, or 0 to choose from the machine's memory",
      .least = KIB(64),
      .most = GIB(64),
      .or_zero = 1,
      .help = "The symmetric heap grows by multiples of this; 0: 16M, or less where many PEs share little memory." },
    { .name = "FERRY_STAGED_BULK",
      .kind = KIND_SIZE,
      MEMBER(staged_bulk),
      .fallback = "1M",
      .allowed = "64 to 1G, in bytes or with K, M or G",
      .least = 64,
      .most = GIB(1),
      .help = "From this size on, copy engines serve a staged pair's puts and gets (cuda space)." },
    { .name = "FERRY_FORWARD",
      .kind = KIND_WORD,
      MEMBER(forward),
      .fallback = "auto",
      .allowed = "auto|on|off",
      .help =
          "Bulk of a pair without access goes through a third GPU that both reach; auto: where a trial is faster." },
    { .name = "FERRY_ON_FAULT",
      .kind = KIND_WORD,
      MEMBER(abort_on_fault),
      .fallback = "report",
      .allowed = "report|abort",
      .help =
          "After a failed wait or a refused call: report only reports it, abort also ends the job by its launcher." },
    { .name = "FERRY_LIVENESS",
      .kind = KIND_WORD,
      MEMBER(liveness),
      .fallback = "on",
      .allowed = "off|on",
      .help = "Watches the other PEs, so that waits for a dead PE end at once." },
    { .name = "FERRY_BIND",
      .kind = KIND_WORD,
      MEMBER(bind_service),
      .fallback = "on",
      .allowed = "off|on|pe",
      .help =
          "Binds a PE's service thread near its GPU, or near the PE; pe: binds the PE's own thread near its GPU too." },
    { .name = "FERRY_REMOTE",
      .kind = KIND_CHOICE,
      MEMBER(remote),
      .fallback = "auto",
      .allowed = "auto|tcp|libfabric|verbs|none",
      .help =
          "What carries data between nodes; auto: verbs on RDMA NICs, libfabric on others, else tcp; none: nothing." },
    { .name = "FERRY_FABRIC_PROVIDER",
      .kind = KIND_TEXT,
      MEMBER(fabric),
      .fallback = "",
      .allowed = "a provider such as tcp, verbs or efa, or an RDMA device such as mlx5_0:1, at most 31 characters",
      .help =
          "The provider of libfabric, as fi_info names it, or the RDMA device of libibverbs; empty takes the best." },
    { .name = "FERRY_REMOTE_ADDRESS",
      .kind = KIND_TEXT,
      MEMBER(remote_address),
      .fallback = "",
      .allowed = "an IP address of this machine or the name of an interface, at most 63 characters",
      .help = "Where this PE meets PEs of other nodes; empty: the bootstrap's network, or one that all nodes share." },
    { .name = "FERRY_REMOTE_PORTS",
      .kind = KIND_TEXT,
      MEMBER(remote_ports),
      .fallback = "",
      .allowed = "two ports such as 9000-9100, the smaller one first",
      .help = "Where this PE listens for PEs of other nodes (tcp, and for deaths); empty: at any port." },
    { .name = "FERRY_REMOTE_BULK",
      .kind = KIND_SIZE,
      MEMBER(remote_bulk),
      .fallback = "128K", /* the ring: 1.08 times as fast at 64 KiB, 0.82 times at 128 (TCP loopback, 2 cores) */
      .allowed = "64 to 1G, in bytes or with K, M or G",
      .least = 64,
      .most = GIB(1),
      .help = "From this size on, a remote pair's puts go straight into the peer's heap (host space)." },
    { .name = "FERRY_REMOTE_PATIENCE",
      .kind = KIND_DURATION,
      MEMBER(patience_ns),
      .fallback = "5s", /* a switch that reconverges takes a few seconds */
      .allowed = "100ms to 1h",
      .least = 100000000,
      .most = 3600 * UINT64_C(1000000000),
      .help = "How long a lost connection to a PE of another node is made again before the PE counts as lost." },
    { .name = "FERRY_NVTX",
      .kind = KIND_WORD,
      MEMBER(nvtx),
      .fallback = "off",
      .allowed = "off|on",
      .help = "NVTX for Nsight: calls that use the GPU are ranges; threads and streams have names." },
    { .name = "FERRY_STATS",
      .kind = KIND_WORD,
      MEMBER(stats),
      .fallback = "off",
      .allowed = "off|on",
      .help =
          "Kernels count their accesses to peers for ferry_stats(), which is slow.  The host space always counts." },
    { .name = "FERRY_LOG",
      .kind = KIND_WORD,
      MEMBER(log),
      .fallback = "error",
      .allowed = "none|error|warn|info|debug",
      .help = "Level of messages on stderr." },
    { .name = "FERRY_COOKIE",
      .kind = KIND_SECRET,
      MEMBER(cookie),
      .fallback = "",
      .allowed = "a secret of 1 to 127 characters, or unset it",
      .help = "Secret shared by the PEs of a tcp job." },
    { .name = "FERRY_TCP_BIND",
      .kind = KIND_TEXT,
      MEMBER(tcp_bind),
      .fallback = "127.0.0.1",
      .allowed = "an address of this machine, at most 63 characters",
      .help = "Address on which a tcp job listens." },
    { .name = "FERRY_BOOTSTRAP_DIR",
      .kind = KIND_TEXT,
      MEMBER(bootstrap_dir),
      .fallback = "",
      .allowed = "a folder, at most 511 characters",
      .help = "Folder of bootstrap plug-ins; empty looks beside the library." },
    /* For ferry's own tests.  Programs use the defaults, with which all figures were measured. */
    { .name = TEST "chaos",
      .kind = KIND_NUMBER,
      MEMBER(chaos),
      .fallback = "0",
      .allowed = "a whole number, 0 for off",
      .most = UINT64_MAX,
      .help = "A seed for delaying and reordering what the memory model allows; 0 is off." },
    { .name = TEST "probe_fail",
      .kind = KIND_TEXT,
      MEMBER(probe_fail),
      .fallback = "",
      .allowed = "rules such as atomic or 0>1=store,*>3=litmus, at most 1023 characters",
      .help = "Treats probes as failed: store, load, litmus or atomic, as in 0>1=atomic." },
    { .name = TEST "coll",
      .kind = KIND_WORD,
      MEMBER(coll),
      .fallback = "auto",
      .allowed = "auto|flat|tree2|tree4|tree8",
      .help = "Collectives are flat, or in rounds of that radix, for every team (host space)." },
    { .name = TEST "comm",
      .kind = KIND_WORD,
      MEMBER(comm),
      .fallback = "auto",
      .allowed = "auto|units|chunks|two",
      .help = "How the calls of communicators move bytes, where that form can (ferry/detail/comm/comm.h)." },
    { .name = TEST "nodes",
      .kind = KIND_NUMBER,
      MEMBER(nodes),
      .fallback = "1",
      .allowed = "a whole number from 1 to 4096",
      .least = 1,
      .most = 4096,
      .help = "Treats the PEs of one machine as so many nodes, which share nothing." },
    { .name = TEST "provider",
      .kind = KIND_TEXT,
      MEMBER(provider),
      .fallback = "",
      .allowed = "a path, at most 511 characters",
      .help = "A plug-in in place of FERRY_REMOTE's." },
    { .name = TEST "served",
      .kind = KIND_NUMBER,
      MEMBER(served),
      .fallback = "1",
      .allowed = "0 or 1",
      .most = 1,
      .help = "0: PEs have no threads of their own; what they move, their calls move while they wait (host space)." },
    { .name = TEST "ring_slots",
      .kind = KIND_NUMBER,
      MEMBER(ring_slots),
      .fallback = "64",
      .allowed = "a power of two from 2 to 4096",
      .least = 2,
      .most = 4096,
      .power_of_two = 1,
      .help = "Number of descriptors of one mailbox." },
    { .name = TEST "drain_stay",
      .kind = KIND_NUMBER,
      MEMBER(drain_stay),
      .fallback = "0",
      .allowed = "a whole number up to 1000000",
      .most = 1000000,
      .help = "Microseconds that the drain kernel stays for more descriptors; 0: chosen." },
    { .name = TEST "staged_chunk",
      .kind = KIND_SIZE,
      MEMBER(staged_chunk),
      .fallback = "0",
      .allowed = "256 to 1M, a multiple of 64, in bytes or with K or M, or 0 to choose by the space",
      .least = 256,
      .most = KIB(1024),
      .multiple_of = 64,
      .or_zero = 1,
      .help = "Payload of one descriptor of a staged pair; 0: 16K, in the cuda space up to 256K." },
};
enum { N_VARIABLES = sizeof variables / sizeof variables[0] };

/* Digits only: no sign, no blank, no overflow. *end is the first character after the digits. */
static int parse_digits(const char *text, const char **end, uint64_t *value)
{
    uint64_t v = 0;

    if (*text < '0' || *text > '9')
        return -1;
    for (; *text >= '0' && *text <= '9'; text++)
        if (__builtin_mul_overflow(v, (uint64_t)10, &v) || __builtin_add_overflow(v, (uint64_t)(*text - '0'), &v))
            return -1;
    *end = text;
    *value = v;
    return 0;
}

struct unit {
    const char *name;
    uint64_t factor;
};

static int parse_with_unit(const char *text, const struct unit *units, size_t n_units, uint64_t *value)
{
    const char *unit;
    uint64_t v;

    if (parse_digits(text, &unit, &v) != 0)
        return -1;
    for (size_t i = 0; i < n_units; i++) {
        if (strcmp(unit, units[i].name) != 0)
            continue;
        if (__builtin_mul_overflow(v, units[i].factor, &v))
            return -1;
        *value = v;
        return 0;
    }
    return -1;
}

int ferryi_env_parse_duration(const char *text, uint64_t *ns)
{
    static const struct unit units[] = {
        { "ns", 1 }, { "us", 1000 }, { "ms", 1000000 }, { "s", 1000000000 }, { "m", 60000000000 },
    };
    return parse_with_unit(text, units, sizeof units / sizeof units[0], ns);
}

int ferryi_env_parse_size(const char *text, uint64_t *bytes)
{
    static const struct unit units[] = {
        { "", 1 }, { "K", KIB(1) }, { "M", KIB(1) << 10 }, { "G", GIB(1) }, { "T", GIB(1) << 10 },
    };
    return parse_with_unit(text, units, sizeof units / sizeof units[0], bytes);
}

/* The index of `text` among the words separated by bars, or -1. */
static int find_word(const char *words, const char *text)
{
    size_t length = strlen(text);

    for (int i = 0;; i++) {
        size_t n = strcspn(words, "|");
        if (n == length && memcmp(words, text, n) == 0)
            return i;
        if (words[n] == '\0')
            return -1;
        words += n + 1;
    }
}

static int in_range(const struct variable *v, uint64_t value)
{
    if (value == 0 && v->or_zero)
        return 1;
    if (value < v->least || value > v->most)
        return 0;
    if (v->multiple_of != 0 && value % v->multiple_of != 0)
        return 0;
    return !v->power_of_two || (value & (value - 1)) == 0;
}

/* memcpy of the member's width suits every integer type. */
static void store_number(char *member, size_t width, uint64_t value)
{
    if (width == sizeof(uint64_t)) {
        memcpy(member, &value, sizeof value);
    } else {
        uint32_t narrow = (uint32_t)value; /* `most` keeps it below 2^31 */
        memcpy(member, &narrow, sizeof narrow);
    }
}

/* 0, or -1 when the text is not allowed.  is_set: the text is the user's, not the default. */
static int parse_value(const struct variable *v, const char *text, int is_set, ferryi_env *env)
{
    char *member = (char *)env + v->offset;
    size_t length = strlen(text);
    uint64_t number = 0;
    const char *end = text;
    int word;

    switch (v->kind) {
    case KIND_TEXT:
        if (length >= v->width || (length == 0 && v->fallback[0] != '\0'))
            return -1;
        memcpy(member, text, length + 1);
        return 0;
    case KIND_SECRET:
        /* An empty secret is a script's mistake and would leave the job unprotected. */
        if (length >= v->width || (length == 0 && is_set))
            return -1;
        memcpy(member, text, length + 1);
        return 0;
    case KIND_CHOICE:
        if (length >= v->width || find_word(v->allowed, text) < 0)
            return -1;
        memcpy(member, text, length + 1);
        return 0;
    case KIND_WORD:
        word = find_word(v->allowed, text);
        if (word < 0)
            return -1;
        store_number(member, v->width, (uint64_t)word);
        return 0;
    case KIND_DURATION:
        if (ferryi_env_parse_duration(text, &number) != 0)
            return -1;
        break;
    case KIND_SIZE:
        if (ferryi_env_parse_size(text, &number) != 0)
            return -1;
        break;
    case KIND_NUMBER:
        if (parse_digits(text, &end, &number) != 0 || *end != '\0')
            return -1;
        break;
    }
    if (!in_range(v, number))
        return -1;
    store_number(member, v->width, number);
    return 0;
}

/* The number of letters to add, remove or change to turn one name into the other (Levenshtein). */
enum { NAME_MAX_COMPARED = 48 };
static size_t edit_distance(const char *a, size_t a_len, const char *b, size_t b_len)
{
    size_t row[NAME_MAX_COMPARED + 1];

    for (size_t j = 0; j <= b_len; j++)
        row[j] = j;
    for (size_t i = 1; i <= a_len; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= b_len; j++) {
            size_t change = diagonal + (a[i - 1] != b[j - 1]);
            size_t add_or_take = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            diagonal = row[j];
            row[j] = change < add_or_take ? change : add_or_take;
        }
    }
    return row[b_len];
}

static int is_for_tests(const struct variable *v)
{
    return strncmp(v->name, TEST, TEST_LENGTH) == 0;
}

/* Length of the variable's name: FERRY_TEST has many rows. */
static int name_length(const struct variable *v)
{
    return (int)strcspn(v->name, "=");
}

/* Looks among all variables, or among FERRY_TEST's when name starts with it. */
static const struct variable *nearest_variable(const char *name, size_t length)
{
    const struct variable *nearest = &variables[0];
    const int test = strncmp(name, TEST, TEST_LENGTH) == 0;
    size_t best = SIZE_MAX;

    if (length > NAME_MAX_COMPARED)
        length = NAME_MAX_COMPARED;
    for (size_t i = 0; i < N_VARIABLES; i++) {
        const struct variable *v = &variables[i];
        size_t distance = edit_distance(name, length, v->name, test ? strlen(v->name) : (size_t)name_length(v));
        if (distance < best && is_for_tests(v) >= test) {
            best = distance;
            nearest = v;
        }
    }
    return nearest;
}

/* Variables that module systems set for every package, ferry-cc's own, and ferry-run's to its PEs. */
static int is_of_others(const char *name, size_t length)
{
    static const char *const names[] = { "FERRY_ROOT", "FERRY_HOME", "FERRY_DIR",      "FERRY_BASE",
                                         "FERRY_INC",  "FERRY_LIB",  "FERRY_PREFIX",   "FERRY_VERSION",
                                         "FERRY_CC",   "FERRY_CXX",  FERRYI_RUN_REPORT };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
            return 1;
    return 0;
}

/* entry: "NAME" or "NAME=value", as in environ. */
static ferry_status check_name(const char *entry)
{
    size_t length = strcspn(entry, "=");

    if (strncmp(entry, "FERRY_", 6) != 0 || is_of_others(entry, length))
        return FERRY_SUCCESS;
    for (size_t i = 0; i < N_VARIABLES; i++)
        if ((size_t)name_length(&variables[i]) == length && memcmp(variables[i].name, entry, length) == 0)
            return FERRY_SUCCESS;
    const struct variable *nearest = nearest_variable(entry, length);
    return ferryi_error(
        FERRY_ERR_INVALID_ARG,
        "unknown environment variable %.*s; the nearest known one is %.*s: correct the name or unset it",
        length > 200 ? 200 : (int)length, entry, name_length(nearest), nearest->name);
}

/* FERRY_TEST's value for the variable, truncated to size; the last one wins.  NULL: none. */
static const char *test_value(const char *given, const struct variable *v, char *value, size_t size)
{
    const char *name = v->name + TEST_LENGTH, *found = NULL;
    const size_t length = strlen(name);

    for (; *given != '\0'; given += strcspn(given, ":"), given += *given == ':')
        if (strncmp(given, name, length) == 0 && strcspn(given, "=:") == length) {
            const char *text = given + length + (given[length] == '=');
            snprintf(value, size, "%.*s", (int)strcspn(text, ":"), text);
            found = value;
        }
    return found;
}

static ferry_status check_test_names(const char *given)
{
    for (; *given != '\0'; given += strcspn(given, ":"), given += *given == ':') {
        char entry[200];
        int known = *given == ':';
        snprintf(entry, sizeof entry, TEST "%.*s", (int)strcspn(given, "=:"), given);
        for (size_t i = 0; i < N_VARIABLES; i++)
            known |= strcmp(variables[i].name, entry) == 0;
        if (!known)
            return ferryi_error(FERRY_ERR_INVALID_ARG,
                                "unknown setting %s; the nearest known one is %s: correct the name or leave it out",
                                entry, nearest_variable(entry, strlen(entry))->name);
    }
    return FERRY_SUCCESS;
}

static ferry_status refuse_value(const struct variable *v, const char *text)
{
    int choice = v->kind == KIND_CHOICE || v->kind == KIND_WORD;

    return ferryi_error(FERRY_ERR_INVALID_ARG, "%s='%.200s' is not allowed: give %s%s", v->name,
                        v->kind == KIND_SECRET ? "(not shown)" : text, choice ? "one of " : "", v->allowed);
}

ferry_status ferryi_env_read(ferryi_env *env, const char *(*get)(const char *name), const char *const *environ_names)
{
    ferryi_env result;
    char value[2048];

    memset(&result, 0, sizeof result); /* padding too, so that equal settings are equal bytes */
    for (; environ_names != NULL && *environ_names != NULL; environ_names++) {
        ferry_status status = check_name(*environ_names);
        if (status != FERRY_SUCCESS)
            return status;
    }
    const char *test = get("FERRY_TEST");
    ferry_status status = test != NULL ? check_test_names(test) : FERRY_SUCCESS;
    if (status != FERRY_SUCCESS)
        return status;
    for (size_t i = 0; i < N_VARIABLES; i++) {
        const struct variable *v = &variables[i];
        const char *given = !is_for_tests(v) ? get(v->name)
                            : test != NULL   ? test_value(test, v, value, sizeof value)
                                             : NULL;
        const char *text = given != NULL ? given : v->fallback;
        if (parse_value(v, text, given != NULL, &result) != 0)
            return refuse_value(v, text);
    }
    *env = result;
    return FERRY_SUCCESS;
}

void ferryi_env_help(FILE *out)
{
    for (size_t i = 0; i < N_VARIABLES; i++) {
        const struct variable *v = &variables[i];
        fprintf(out, "  %s=%s\n      %s\n      Allowed: %s.\n", v->name, v->fallback, v->help, v->allowed);
    }
}

void ferryi_env_list(char *text, size_t size)
{
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < N_VARIABLES && at < size; i++) {
        const struct variable *v = &variables[i];
        const int test = is_for_tests(v);
        const char *value = getenv(test ? "FERRY_TEST" : v->name);
        if (value != NULL && !(test && is_for_tests(v - 1)))
            at += (size_t)snprintf(text + at, size - at, "%s%.*s=%s", at > 0 ? " " : "", name_length(v), v->name,
                                   v->kind == KIND_SECRET ? "(not shown)" : value);
    }
}
