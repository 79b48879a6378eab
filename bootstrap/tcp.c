/* SPDX-License-Identifier: BSD-3-Clause */
#include "bootstrap/tcp.h"
#include "bootstrap/star.h"
#include "runtime/base/clock.h"
#include "runtime/base/inet.h"
#include "runtime/base/mutex.h"
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The tcp row: identifies the job, joins it, and runs the star over the connections. */

typedef struct tcp_boot {
    ferryi_boot base;
    ferryi_star star;
    pthread_mutex_t lock;   /* one exchange at a time; abort comes from any thread */
    ferryi_tcp_link *links; /* [size] */
    struct pollfd *polls;   /* [size] */
} tcp_boot;

static ferry_status job_from_id(ferryi_tcp_job *job, const ferry_config *config)
{
    ferryi_wire_id content;
    switch (ferryi_wire_id_get(config->unique_id, &content)) {
    case FERRYI_WIRE_OK:
        break;
    case FERRYI_WIRE_OTHER_VERSION:
        return job->error(FERRY_ERR_INVALID_ARG,
                          "the unique id was made by another version of ferry: use one version on all PEs");
    case FERRYI_WIRE_STRANGE:
    case FERRYI_WIRE_MALFORMED:
        return job->error(FERRY_ERR_INVALID_ARG,
                          "the unique id is invalid: give every PE the 128 bytes that ferry_get_unique_id() made");
    }
    if (config->n_pes < 1 || config->n_pes > FERRYI_WIRE_PES_MAX || config->rank < 0 || config->rank >= config->n_pes)
        return job->error(FERRY_ERR_INVALID_ARG,
                          "rank %d of n_pes %d: a job with a unique id has 1 to %d PEs, numbered from 0", config->rank,
                          config->n_pes, FERRYI_WIRE_PES_MAX);
    job->rank = config->rank;
    job->size = config->n_pes;
    snprintf(job->host, sizeof job->host, "%s", content.host);
    job->port = content.port;
    job->n_ports = 1;
    job->secret = 1;
    memcpy(job->key, content.key, sizeof job->key);
    memcpy(job->identity.bytes, content.key, sizeof content.key);
    job->identity.nbytes = sizeof content.key;
    return FERRY_SUCCESS;
}

static ferry_status number_from_env(const ferryi_tcp_job *job, const char *name, long min, long max, long *value)
{
    const char *text = getenv(name);
    char *end = NULL;
    errno = 0;
    long number = text && *text >= '0' && *text <= '9' ? strtol(text, &end, 10) : -1;
    if (!text)
        return job->error(FERRY_ERR_BOOTSTRAP,
                          "%s is not set: the tcp bootstrap needs RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT, as "
                          "torchrun sets them, or a unique id",
                          name);
    if (!end || *end || errno || number < min || number > max)
        return job->error(FERRY_ERR_INVALID_ARG, "%s=%s is invalid: give a number from %ld to %ld", name, text, min,
                          max);
    *value = number;
    return FERRY_SUCCESS;
}

/* The identity of a job without a unique id.  A cookie makes the identity a secret.  Without a cookie others can read
 * or guess the identity, so only PEs of PE 0's machine join, over PE 0's local socket, see tcp_local.c.  All jobs of a
 * user may share a cookie; port and run id differ. */
static void identity_from_env(ferryi_tcp_job *job, const char *cookie)
{
    const char *run = getenv("TORCHELASTIC_RUN_ID");
    char *text = (char *)job->identity.bytes;
    job->secret = *cookie != '\0';
    int n = job->secret
                ? snprintf(text, FERRYI_WIRE_IDENTITY_MAX, "c|%.400s|%u|%.256s", cookie, job->port, run ? run : "")
                : snprintf(text, FERRYI_WIRE_IDENTITY_MAX, "n|%s|%u|%.256s|%u", job->host, job->port, run ? run : "",
                           (unsigned)getuid());
    job->identity.nbytes = (size_t)n;
}

static ferry_status job_from_env(ferryi_tcp_job *job, const char *cookie)
{
    const char *host = getenv("MASTER_ADDR");
    long rank = 0, size = 1, port = 0;
    ferry_status status = number_from_env(job, "WORLD_SIZE", 1, FERRYI_WIRE_PES_MAX, &size);
    if (status == FERRY_SUCCESS)
        status = number_from_env(job, "RANK", 0, size - 1, &rank);
    if (status == FERRY_SUCCESS && size > 1)
        status = number_from_env(job, "MASTER_PORT", 1, UINT16_MAX, &port);
    if (status != FERRY_SUCCESS)
        return status;
    if (!host || !*host)
        host = "127.0.0.1";
    if (strlen(host) >= sizeof job->host)
        return job->error(FERRY_ERR_INVALID_ARG,
                          "MASTER_ADDR=%.40s... is too long for a host name: set it to PE 0's host", host);
    job->rank = (int)rank;
    job->size = (int)size;
    snprintf(job->host, sizeof job->host, "%s", host);
    job->port = (uint16_t)port;
    job->n_ports = FERRYI_TCP_PORTS;
    identity_from_env(job, cookie);
    return FERRY_SUCCESS;
}

/* Moves what the link can receive or send of the part without waiting. */
static void part_advance(const ferryi_tcp_link *link, int sending, ferryi_star_part *part)
{
    ssize_t moved;
    do { /* a channel gives and takes a record at a time */
        uint8_t *at = part->data + part->moved;
        size_t left = part->nbytes - part->moved;
        moved = sending ? ferryi_tcp_link_send(link, at, left) : ferryi_tcp_link_recv(link, at, left);
        part->moved += moved > 0 ? (size_t)moved : 0;
    } while (moved > 0 && part->moved < part->nbytes && link->channel);
    if (part->moved == part->nbytes)
        part->state = FERRYI_STAR_DONE;
    else if (moved == 0 || (moved < 0 && errno != EAGAIN && errno != EINTR))
        part->state = FERRYI_STAR_LOST;
}

static int star_advance(void *ctx, int sending, ferryi_star_part *parts, int n, uint64_t deadline)
{
    tcp_boot *boot = ctx;
    for (;;) {
        int ms = ferryi_deadline_ms(deadline), changed = 0;
        nfds_t n_polls = 0; /* only open ones: poll refuses more entries than the limit of descriptors */
        for (int i = 0; i < n; i++) {
            if (parts[i].state != FERRYI_STAR_PENDING)
                continue;
            const ferryi_tcp_link *link = &boot->links[parts[i].peer];
            if (link->fd < 0)
                parts[i].state = FERRYI_STAR_LOST;
            else if (!sending && ferryi_tcp_link_has_more(link))
                part_advance(link, 0, &parts[i]);
            changed += parts[i].state != FERRYI_STAR_PENDING;
            if (parts[i].state == FERRYI_STAR_PENDING)
                boot->polls[n_polls++] = (struct pollfd){ .fd = link->fd, .events = sending ? POLLOUT : POLLIN };
        }
        if (changed)
            return changed;
        int ready = poll(boot->polls, n_polls, ms);
        if (ready < 0 && errno != EINTR)
            return 0; /* the kernel has no memory: treat this as a timeout */
        const struct pollfd *at = boot->polls;
        for (int i = 0; ready > 0 && i < n; i++) {
            if (parts[i].state != FERRYI_STAR_PENDING)
                continue;
            if (at->revents != 0)
                part_advance(&boot->links[parts[i].peer], sending, &parts[i]);
            changed += parts[i].state != FERRYI_STAR_PENDING;
            at++;
        }
        if (changed || ms == 0)
            return changed;
    }
}

static int star_drop(void *ctx)
{
    (void)ctx;
    return 0; /* sends are complete or not started */
}

static const ferryi_star_ops star_ops = { .advance = star_advance, .drop = star_drop };

static void tcp_close(ferryi_boot *base)
{
    tcp_boot *boot = (tcp_boot *)base;
    for (int pe = 0; pe < boot->base.size; pe++)
        ferryi_tcp_link_close(&boot->links[pe]);
    ferryi_star_close(&boot->star);
    pthread_mutex_destroy(&boot->lock);
    free(boot->polls);
    free(boot->links);
    free(boot);
}

static ferry_status boot_create(const ferryi_tcp_job *job, tcp_boot **out)
{
    tcp_boot *boot = calloc(1, sizeof *boot);
    ferryi_tcp_link *links = calloc((size_t)job->size, sizeof *links);
    struct pollfd *polls = calloc((size_t)job->size, sizeof *polls);
    ferry_status status = FERRY_ERR_NO_MEMORY;
    if (!boot || !links || !polls)
        job->error(status, "no memory for the bootstrap of %d PEs", job->size);
    else
        status = ferryi_star_open(&boot->star, &star_ops, boot, job->rank, job->size, job->error);
    if (status != FERRY_SUCCESS) {
        free(polls);
        free(links);
        free(boot);
        return status;
    }
    for (int pe = 0; pe < job->size; pe++)
        links[pe].fd = -1;
    boot->base = (ferryi_boot){ .ops = &ferryi_boot_tcp, .rank = job->rank, .size = job->size };
    boot->links = links;
    boot->polls = polls;
    pthread_mutex_init(&boot->lock, NULL);
    *out = boot;
    return FERRY_SUCCESS;
}

/* PE 0: takes the unique id's listener, or makes one. */
static ferry_status listener_get(const ferryi_tcp_job *job, const ferry_unique_id *id, int *listener)
{
    if (!id)
        return ferryi_tcp_listen(job, listener);
    *listener = ferryi_tcp_id_take(job->key);
    if (*listener >= 0)
        return FERRY_SUCCESS;
    return job->error(FERRY_ERR_INVALID_ARG, "this process did not make this unique id, or has used it: the process "
                                             "that called ferry_get_unique_id() joins as PE 0, once for each id");
}

static ferry_status host_job(tcp_boot *boot, const ferryi_tcp_job *job, const ferry_unique_id *id)
{
    char why[FERRYI_WIRE_TEXT_MAX];
    int listener = -1;
    ferry_status status = listener_get(job, id, &listener);
    if (status != FERRY_SUCCESS)
        return status;
    status = ferryi_tcp_accept(job, listener, boot->links, why);
    if (status != FERRY_SUCCESS) {
        /* PEs that have joined wait in the first exchange and get the error there. */
        ferryi_star_fail(&boot->star, status, why);
        if (id) {
            ferryi_tcp_id_give_back(job->key, listener);
            return status;
        }
    }
    close(listener);
    return status;
}

/* Other machines reach this one at its end of a connection that does not stay on loopback. */
static void address_find(tcp_boot *boot)
{
    for (int pe = 0; pe < boot->base.size && boot->base.address[0] == '\0'; pe++) {
        struct sockaddr_storage at;
        socklen_t nbytes = sizeof at;
        if (boot->links[pe].fd >= 0 && getsockname(boot->links[pe].fd, (struct sockaddr *)&at, &nbytes) == 0)
            (void)ferryi_inet_format((struct sockaddr *)&at, boot->base.address);
    }
}

static ferry_status tcp_open(const ferryi_boot_request *request, ferryi_boot **out)
{
    const ferry_unique_id *id = request->config->unique_id;
    const char *bind_to = request->tcp_bind;
    ferryi_tcp_job job = { .deadline = request->deadline,
                           .error = request->error,
                           .dir = request->dir,
                           .bind = bind_to && *bind_to ? bind_to : "127.0.0.1" };
    tcp_boot *boot = NULL;
    ferry_status status =
        id ? job_from_id(&job, request->config) : job_from_env(&job, request->cookie ? request->cookie : "");
    if (status != FERRY_SUCCESS)
        return status;
    status = boot_create(&job, &boot);
    if (status != FERRY_SUCCESS)
        return status;
    if (job.rank > 0)
        status = ferryi_tcp_dial(&job, &boot->links[0]);
    else if (job.size > 1 || id)
        status = host_job(boot, &job, id);
    /* The first exchange ends the joining: it tells all PEs that all have joined, or which PEs are missing. */
    if (status == FERRY_SUCCESS)
        status = ferryi_star_allgather(&boot->star, NULL, NULL, 0, job.deadline);
    if (status != FERRY_SUCCESS) {
        tcp_close(&boot->base);
        return status;
    }
    address_find(boot);
    *out = &boot->base;
    return FERRY_SUCCESS;
}

static ferry_status tcp_allgather(ferryi_boot *base, const void *send_buffer, void *recv_buffer, size_t nbytes,
                                  uint64_t deadline)
{
    tcp_boot *boot = (tcp_boot *)base;
    ferryi_mutex_lock(&boot->lock, FERRYI_MUTEX_TCP_EXCHANGE);
    ferry_status status = ferryi_star_allgather(&boot->star, send_buffer, recv_buffer, nbytes, deadline);
    ferryi_mutex_unlock(&boot->lock);
    return status;
}

static ferry_status tcp_barrier(ferryi_boot *base, uint64_t deadline)
{
    return tcp_allgather(base, NULL, NULL, 0, deadline);
}

static void tcp_abort(ferryi_boot *base, int code)
{
    tcp_boot *boot = (tcp_boot *)base;
    if (ferryi_mutex_try(&boot->lock, FERRYI_MUTEX_TCP_EXCHANGE) == 0) {
        ferryi_star_abort(&boot->star, code);
        ferryi_mutex_unlock(&boot->lock);
        return;
    }
    /* Another thread is sending a message, so no ABORT fits in: close the connections instead. */
    for (int pe = 0; pe < boot->base.size; pe++)
        if (boot->links[pe].fd >= 0)
            shutdown(boot->links[pe].fd, SHUT_RDWR);
}

static void tcp_leave(ferryi_boot *boot)
{
    (void)boot; /* no launcher */
}

const ferryi_boot_ops ferryi_boot_tcp = {
    .size = sizeof(ferryi_boot_ops),
    .abi = FERRYI_BOOT_ABI,
    .name = "tcp",
    .open = tcp_open,
    .allgather = tcp_allgather,
    .barrier = tcp_barrier,
    .abort = tcp_abort,
    .leave = tcp_leave,
    .close = tcp_close,
};
