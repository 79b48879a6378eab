/* SPDX-License-Identifier: BSD-3-Clause */
/* Jobs over several machines.  ferry-run starts an agent (ssh) for each host, which starts `ferry-run --as-node` there.
 * That ferry-run reads from its standard input what to start, so that no secret is on a command line.  It ends its PEs
 * when the input closes, because then the agent, or this machine, is gone. */
#include "launcher/run.h"
#include "runtime/base/fd.h"
#include "runtime/base/inet.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#define MAGIC "ferry-run/1"
/* An order has to fit into its pipe, which has no reader yet. */
enum { PIPE_BYTES = 1 << 16, ORDER_MOST = (1 << 20) - 8, AGENT_WORDS = 32 };
extern char **environ;

static int refuse(const char *format, const char *what)
{
    fprintf(stderr, "ferry-run: ");
    fprintf(stderr, format, what);
    fprintf(stderr, "; see ferry-run --help\n");
    return -1;
}

/* ---- Which PEs are where. */

/* "a:2,b:2" or "a,b"; an IPv6 address in brackets, or without them and without a number.  0 slots: none given. */
static int host_parse(const char *text, run_host *host)
{
    const size_t all = strcspn(text, ","), closed = strcspn(text, "],");
    const char *colon = memchr(text, ':', all);
    const int brackets = text[0] == '[' && text[closed] == ']',
              is_v6 = colon != NULL && memchr(colon + 1, ':', all - (size_t)(colon + 1 - text)) != NULL;
    const char *from = text + brackets, *rest = brackets                 ? text + closed + 1
                                                : is_v6 || colon == NULL ? text + all
                                                                         : colon;
    const size_t name = (size_t)(rest - from) - (size_t)brackets;
    struct in6_addr ignored;
    host->n = 0;
    if (name == 0 || name >= sizeof host->name || from[0] == '-') /* the agent would take it for an option */
        return -1;
    memcpy(host->name, from, name);
    host->name[name] = '\0';
    if ((brackets || is_v6) && inet_pton(AF_INET6, host->name, &ignored) != 1)
        return -1;
    if (rest[0] != ':')
        return rest == text + all ? 0 : -1;
    char *end;
    const long n = strtol(rest + 1, &end, 10);
    host->n = (int)n;
    return n >= 1 && n <= RUN_MOST_PES && end == text + all ? 0 : -1;
}

int run_hosts_read(const char *list, int *n_pes, run_host *hosts)
{
    int n_hosts = 0, slots = 0, counted = 0;
    for (const char *at = list; *at != '\0' || n_hosts == 0; at += strcspn(at, ","), at += *at == ',') {
        if (n_hosts == RUN_MOST_HOSTS || host_parse(at, &hosts[n_hosts]) != 0)
            return refuse("--hosts %s: give names, each with the number of its PEs, as in a:4,b:4 or [fd00::1]:4",
                          list);
        counted += hosts[n_hosts].n != 0;
        slots += hosts[n_hosts].n != 0 ? hosts[n_hosts].n : 1;
        n_hosts++;
    }
    const int n = *n_pes != 0 ? *n_pes : slots;
    if (n > RUN_MOST_PES || (counted != 0 && n > slots) || n < n_hosts)
        return refuse(n < n_hosts ? "--hosts %s: there are fewer PEs than hosts"
                                  : "--hosts %s: there are more PEs than these hosts take",
                      list);
    for (int i = 0, first = 0; i < n_hosts; i++) {
        int here = counted == 0 ? (i + 1) * n / n_hosts - i * n / n_hosts : hosts[i].n != 0 ? hosts[i].n : 1;
        const int most = n - first - (n_hosts - i - 1); /* each later host gets one at least */
        here = here < most ? here : most;
        hosts[i].first = first;
        hosts[i].n = here;
        first += here;
    }
    *n_pes = n;
    return n_hosts;
}

/* ---- Where PE 0 listens. */

static int say_address(const struct sockaddr *a, char *text, size_t size)
{
    const socklen_t n = a->sa_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6);
    return getnameinfo(a, n, text, (socklen_t)size, NULL, 0, NI_NUMERICHOST);
}

/* Returns the first address that is not loopback, else the first; NULL: unknown. */
static struct addrinfo *look_up(const char *name, struct addrinfo **all)
{
    const struct addrinfo hints = { .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM };
    *all = NULL;
    if (getaddrinfo(name, NULL, &hints, all) != 0)
        return NULL;
    struct addrinfo *a = *all;
    while (a != NULL && ferryi_inet_is_loopback(a->ai_addr))
        a = a->ai_next;
    return a != NULL ? a : *all;
}

/* The address of this machine that the other hosts can use: the one from which it sends to them. */
static int own_address(const run_host *hosts, int n_hosts, char *text)
{
    int found = -1;
    for (int i = 1; i < n_hosts && found != 0; i++) {
        struct addrinfo *all, *a = look_up(hosts[i].name, &all);
        struct sockaddr_storage from;
        if (a != NULL && !ferryi_inet_is_loopback(a->ai_addr) && ferryi_inet_source_of(a->ai_addr, &from) == 0)
            found = ferryi_inet_format((struct sockaddr *)&from, text);
        if (all != NULL)
            freeaddrinfo(all);
    }
    return found == 0 ? 0 : ferryi_inet_own_address(AF_UNSPEC, text);
}

/* A name that resolves to loopback is this machine's, and useless on another machine. */
static int master_address(const run_host *hosts, int n_hosts, char *text, size_t size)
{
    const char *given = getenv("FERRY_TCP_BIND");
    struct addrinfo *all, *a;
    if (given != NULL && given[0] != '\0') {
        snprintf(text, size, "%s", given);
        return 0;
    }
    a = look_up(hosts[0].name, &all);
    if (a == NULL)
        return refuse("--hosts: %s is no host that this machine knows", hosts[0].name);
    const int local = ferryi_inet_is_loopback(a->ai_addr);
    int failed = local && n_hosts > 1 ? own_address(hosts, n_hosts, text) : say_address(a->ai_addr, text, size);
    freeaddrinfo(all);
    return failed == 0 ? 0
                       : refuse("no address at which other hosts reach PE 0 on %s: set FERRY_TCP_BIND", hosts[0].name);
}

/* The port may be taken on that host: then PE 0 takes one of the next ports, where the others look, too. */
int run_hosts_environment(const run_options *o)
{
    char address[128], port[16];
    uint16_t random;
    if (master_address(o->hosts, o->n_pes, address, sizeof address) != 0)
        return -1;
    if (getrandom(&random, sizeof random, 0) != (ssize_t)sizeof random)
        return refuse("getrandom: %s", strerror(errno));
    snprintf(port, sizeof port, "%d", 20000 + random % 12000);
    setenv("MASTER_ADDR", address, 1);
    setenv("MASTER_PORT", port, 1);
    setenv("FERRY_TCP_BIND", address, 1);
    if (o->verbose)
        fprintf(stderr, "ferry-run: PE 0 listens at %s, port %s; FERRY_TCP_BIND chooses another address\n", address,
                port);
    return 0;
}

/* ---- The order to a node: strings, each with its 0. */

typedef struct order {
    char *text;
    size_t n;
} order;

static void add(order *o, const char *text)
{
    const size_t n = strlen(text) + 1;
    if (o->n + n <= ORDER_MOST)
        memcpy(o->text + o->n, text, n);
    o->n += n;
}

static void add_number(order *o, int value)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    add(o, text);
}

static int is_exported(const run_options *o, const char *entry)
{
    static const char *const always[] = { "FERRY_", "MASTER_",          "CUDA_",      "NVIDIA_",
                                          "OMP_",   "LD_LIBRARY_PATH=", "PYTHONPATH=" };
    const size_t n = strcspn(entry, "=");
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if (strncmp(entry, always[i], strlen(always[i])) == 0)
            return 1;
    for (int i = 0; i < o->n_exported; i++)
        if (strncmp(o->exported[i], entry, n) == 0 && (o->exported[i][n] == '\0' || o->exported[i][n] == '='))
            return 1;
    return 0;
}

static int order_write(const run_options *o, const run_host *host, int to)
{
    order text = { malloc(ORDER_MOST), 0 };
    char folder[PATH_MAX], length[16];
    int n_args = 0, n_env = 0;
    if (text.text == NULL || getcwd(folder, sizeof folder) == NULL) {
        free(text.text);
        return -1;
    }
    while (o->command[n_args] != NULL)
        n_args++;
    for (char **entry = environ; *entry != NULL; entry++)
        n_env += is_exported(o, *entry);
    add(&text, MAGIC);
    add(&text, folder);
    const int numbers[] = {
        host->first, host->n, o->world, o->labels, o->keep_going, o->mps, o->unbound, n_args, n_env
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        add_number(&text, numbers[i]);
    for (int i = 0; i < n_args; i++)
        add(&text, o->command[i]);
    for (char **entry = environ; *entry != NULL; entry++)
        if (is_exported(o, *entry))
            add(&text, *entry);
    snprintf(length, sizeof length, "%8zu", text.n);
    errno = E2BIG;
    int bad = text.n > ORDER_MOST || (text.n + 8 > PIPE_BYTES && fcntl(to, F_SETPIPE_SZ, ORDER_MOST + 8) < 0) ||
              write(to, length, 8) != 8;
    for (size_t done = 0; !bad && done < text.n;) {
        const ssize_t n = write(to, text.text + done, text.n - done);
        bad = n < 0 && errno != EINTR;
        done += n > 0 ? (size_t)n : 0;
    }
    free(text.text);
    return bad ? -1 : 0;
}

static int inputs[RUN_MOST_HOSTS], n_inputs;

void run_hosts_end(void)
{
    while (n_inputs > 0)
        close(inputs[--n_inputs]);
}

int run_host_input(const run_options *o, int host)
{
    int ends[2];
    if (ferryi_fd_pipe(ends, 0) != 0)
        return -1;
    if (order_write(o, &o->hosts[host], ends[1]) == 0) {
        inputs[n_inputs++] = ends[1];
        return ends[0];
    }
    close(ends[0]);
    close(ends[1]);
    return -1;
}

/* Quotes the path for the shell to which ssh gives the words, unless no shell changes it anyway. */
static void quote(const char *path, char *quoted, size_t size)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:@%";
    size_t n = 0;
    if (path[strspn(path, plain)] == '\0') {
        snprintf(quoted, size, "%s", path);
        return;
    }
    quoted[n++] = '\'';
    for (; *path != '\0' && n + 6 < size; path++)
        n += (size_t)snprintf(quoted + n, size - n, *path == '\'' ? "'\\''" : "%c", *path);
    quoted[n++] = '\'';
    quoted[n] = '\0';
}

void run_host_exec(const run_options *o, int host)
{
    static char words[1024], self[PATH_MAX], quoted[4 * PATH_MAX + 8];
    char *args[AGENT_WORDS + 4], *next = NULL;
    int n = 0;
    const ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    self[length > 0 ? length : 0] = '\0';
    quote(length > 0 ? self : "ferry-run", quoted, sizeof quoted);
    snprintf(words, sizeof words, "%s", o->agent);
    for (char *word = strtok_r(words, " ", &next); word != NULL && n < AGENT_WORDS; word = strtok_r(NULL, " ", &next))
        args[n++] = word;
    args[n++] = (char *)(size_t)o->hosts[host].name;
    args[n++] = quoted;
    args[n++] = (char *)(size_t) "--as-node";
    args[n] = NULL;
    execvp(args[0], args);
}

/* ---- At the node. */

static const char *next_text(order *o)
{
    const char *text = o->text;
    const size_t n = strnlen(text, o->n);
    if (n == o->n)
        return NULL; /* no 0 */
    o->text += n + 1;
    o->n -= n + 1;
    return text;
}

static int take_number(order *o, int least, int most, int *value)
{
    const char *text = next_text(o);
    char *end;
    const long n = text != NULL ? strtol(text, &end, 10) : 0;
    if (text == NULL || end == text || *end != '\0' || n < least || n > most)
        return -1;
    *value = (int)n;
    return 0;
}

static int read_all(char *to, size_t n)
{
    for (size_t done = 0; done < n;) {
        const ssize_t got = read(STDIN_FILENO, to + done, n - done);
        if (got == 0 || (got < 0 && errno != EINTR))
            return -1;
        done += got > 0 ? (size_t)got : 0;
    }
    return 0;
}

static int order_read(run_options *o, const char **folder)
{
    char length[9] = "";
    int size, n_args, n_env;
    if (read_all(length, 8) != 0 || (size = atoi(length)) < 1 || size > ORDER_MOST)
        return -1;
    order text = { malloc((size_t)size), (size_t)size };
    if (text.text == NULL || read_all(text.text, (size_t)size) != 0)
        return -1;
    const char *magic = next_text(&text);
    *folder = next_text(&text);
    if (magic == NULL || strcmp(magic, MAGIC) != 0 || *folder == NULL ||
        take_number(&text, 0, RUN_MOST_PES - 1, &o->first) != 0 ||
        take_number(&text, 1, RUN_MOST_PES, &o->n_pes) != 0 ||
        take_number(&text, o->first + o->n_pes, RUN_MOST_PES, &o->world) != 0 ||
        take_number(&text, 0, 1, &o->labels) != 0 || take_number(&text, 0, 1, &o->keep_going) != 0 ||
        take_number(&text, 0, 1, &o->mps) != 0 || take_number(&text, 0, 1, &o->unbound) != 0 ||
        take_number(&text, 1, size, &n_args) != 0 || take_number(&text, 0, size, &n_env) != 0)
        return -1;
    o->command = calloc((size_t)n_args + 1, sizeof *o->command);
    for (int i = 0; o->command != NULL && i < n_args; i++)
        if ((o->command[i] = (char *)(size_t)next_text(&text)) == NULL)
            return -1;
    for (int i = 0; i < n_env; i++) {
        const char *entry = next_text(&text);
        if (entry == NULL || strchr(entry, '=') == NULL || putenv((char *)(size_t)entry) != 0)
            return -1;
    }
    return o->command != NULL ? 0 : -1;
}

int run_as_node(void)
{
    run_options o = { .n_pes = 0 };
    const char *folder = NULL;
    if (order_read(&o, &folder) != 0) {
        fprintf(stderr, "ferry-run --as-node: no order of this version's ferry-run on standard input: install the same "
                        "ferry on all hosts\n");
        return 1;
    }
    if (chdir(folder) != 0) {
        fprintf(stderr, "ferry-run: %s: %s\n", folder, strerror(errno));
        return 1;
    }
    const int status = run_local(&o);
    free(o.command);
    return status;
}
