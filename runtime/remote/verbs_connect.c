/* SPDX-License-Identifier: BSD-3-Clause */
/* Reliable connections, made when a pair first talks: a peer that this PE never talks to costs an entry of a table.
 *
 * A PE has one datagram queue pair, whose number all peers get by the bootstrap.  Over it each of two PEs sends the
 * other the number of the queue pair that it has made for this pair, in a hello.  Hellos may be lost, repeated and
 * late, and both PEs may begin; so a PE repeats its hello until it knows that the other needs no more hellos: ASKS it
 * has a queue pair, and knows no other; HEARD  it knows the other's, and its own receives from it; OPEN   it knows also
 * that the other's receives.  Only now may it send, since what reaches a queue pair too early is dropped, and would
 * come again only after the retransmission timeout of a second. A hello says its sender's state.  From ASKS on one
 * learns the number; from HEARD on, that the sender receives.  Who gets a hello of a sender that is not OPEN answers
 * it, and OPEN is never answered, so the exchange ends.
 *
 * A hello has the secrets of both ends, which the bootstrap gave to PEs of this job only.
 *
 * Partitions: the first P_Key of the port, which is the default one unless an administrator says otherwise. */
#include "runtime/base/clock.h"
#include "runtime/remote/verbs.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#define HOPS 64
/* 4.096 us x 2^18 is 1.07 s: an emulated NIC answers late on a busy machine.  Eight tries then take some 10 s, which
 * costs nothing: a death or a cut is seen by the connections of live.c within a second. */
#define ACK_TIMEOUT 18
#define RETRIES 7
#define RNR_FOR_EVER 7 /* a stopped PE takes no notifications, but is not lost */
#define RNR_PAUSE 6    /* 80 us */
/* With these bytes a request takes 256 bytes of a mlx5 send queue. */
#define INLINE_BYTES 220
#define FIRST_NAP_NS 2000000u
#define LAST_NAP_NS 500000000u
#define PATIENCE_NS 1000000000u /* after this time it asks whenever progress() is called, and lets the caller sleep */

/* ---- Datagrams. */

/* 0, or an error of errno. */
int verbs_hello_expect(ferryi_provider *p, uint32_t i)
{
    struct ibv_sge sge = { (uint64_t)(uintptr_t)&p->memory->in[i], sizeof p->memory->in[i], p->mr->lkey };
    struct ibv_recv_wr wr = { .wr_id = (uint64_t)i << 2 | VERBS_WR_HELLO_IN, .sg_list = &sge, .num_sge = 1 }, *bad;
    return ibv_post_recv(p->datagrams, &wr, &bad);
}

ferry_status verbs_datagrams_open(ferryi_provider *p)
{
    struct ibv_qp_init_attr init = { .send_cq = p->cq,
                                     .recv_cq = p->cq,
                                     .qp_type = IBV_QPT_UD,
                                     .sq_sig_all = 1,
                                     .cap = { VERBS_HELLOS_OUT, VERBS_HELLOS, 1, 1, 0 } };
    struct ibv_qp_attr attr = { .qp_state = IBV_QPS_INIT, .port_num = p->way.port };
    struct {
        uint8_t secret[16];
        uint32_t qkey, psn;
    } random;
    if (getrandom(&random, sizeof random, 0) != sizeof random)
        return p->error(FERRY_ERR_SYSTEM, "no random bytes for a secret: %s", strerror(errno));
    /* The upper half of the keys is reserved. */
    attr.qkey = random.qkey & 0x7fffffffu;
    int rc = (p->datagrams = ibv_create_qp(p->pd, &init)) == NULL ? errno : 0;
    if (rc == 0)
        rc = ibv_modify_qp(p->datagrams, &attr, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_QKEY);
    for (uint32_t i = 0; rc == 0 && i < VERBS_HELLOS; i++)
        rc = verbs_hello_expect(p, i);
    attr.qp_state = IBV_QPS_RTR;
    if (rc == 0)
        rc = ibv_modify_qp(p->datagrams, &attr, IBV_QP_STATE);
    attr.qp_state = IBV_QPS_RTS;
    attr.sq_psn = random.psn & 0xffffffu;
    if (rc == 0)
        rc = ibv_modify_qp(p->datagrams, &attr, IBV_QP_STATE | IBV_QP_SQ_PSN);
    if (rc != 0)
        return p->error(FERRY_ERR_SYSTEM, "libibverbs: %s has no datagram queue pair: %s: see ibv_devinfo -v and dmesg",
                        p->way.device, strerror(rc));
    p->own = (verbs_address){ .magic = VERBS_MAGIC,
                              .qpn = p->datagrams->qp_num,
                              .qkey = attr.qkey,
                              .lid = p->way.lid,
                              .link_layer = p->way.link_layer,
                              .gid_type = p->way.gid_type };
    memcpy(p->own.secret, random.secret, sizeof p->own.secret);
    memcpy(p->own.gid, p->way.gid.raw, sizeof p->own.gid);
    return FERRY_SUCCESS;
}

/* Of InfiniBand without routers a LID is enough. */
static void route(const ferryi_provider *p, const verbs_address *to, struct ibv_ah_attr *ah)
{
    memset(ah, 0, sizeof *ah);
    ah->dlid = to->lid;
    ah->port_num = p->way.port;
    ah->is_global = to->link_layer == IBV_LINK_LAYER_ETHERNET || to->lid == 0 || memcmp(to->gid, p->own.gid, 8) != 0;
    memcpy(ah->grh.dgid.raw, to->gid, sizeof ah->grh.dgid.raw);
    ah->grh.sgid_index = (uint8_t)p->way.gid_index;
    ah->grh.hop_limit = HOPS;
}

/* The next try sends a hello that cannot be sent now. */
static void hello_send(ferryi_provider *p, verbs_connection *c)
{
    const uint32_t i = (uint32_t)__builtin_ctz(~p->hellos_out);
    if (i >= VERBS_HELLOS_OUT)
        return;
    verbs_hello *hello = &p->memory->out[i];
    const verbs_address *to = &p->peers[c->peer].address;
    *hello = (verbs_hello){ .magic = VERBS_MAGIC,
                            .qpn = c->qp->qp_num,
                            .psn = c->psn,
                            .state = (uint8_t)c->state,
                            .mtu = p->way.mtu,
                            .reads = p->reads_in,
                            .generation = p->peers[c->peer].generation };
    memcpy(hello->to, to->secret, sizeof hello->to);
    memcpy(hello->from, p->own.secret, sizeof hello->from);
    struct ibv_sge sge = { (uint64_t)(uintptr_t)hello, sizeof *hello, p->mr->lkey };
    struct ibv_send_wr wr = { .wr_id = (uint64_t)i << 2 | VERBS_WR_HELLO_OUT,
                              .sg_list = &sge,
                              .num_sge = 1,
                              .opcode = IBV_WR_SEND,
                              .wr.ud = { c->ah, to->qpn, to->qkey } },
                       *bad;
    if (ibv_post_send(p->datagrams, &wr, &bad) == 0)
        p->hellos_out |= 1u << i;
}

/* ---- Connections. */

static void asking_end(ferryi_provider *p, const verbs_connection *c)
{
    for (verbs_connection **at = &p->asking; *at != NULL; at = &(*at)->next_asking)
        if (*at == c) {
            *at = c->next_asking;
            return;
        }
}

void verbs_lose(ferryi_provider *p, int peer, const char *what, const char *why)
{
    if (p->peers[peer].lost)
        return;
    p->peers[peer].lost = 1;
    p->n_lost++;
    if (p->peers[peer].connection != NULL)
        asking_end(p, p->peers[peer].connection);
    (void)p->error(FERRY_ERR_PEER_LOST, "libibverbs on %s: no connection to PE %d: %s: %s", p->way.device, peer, what,
                   why);
}

static struct ibv_qp *queue_pair(ferryi_provider *p, uint32_t *inline_bytes)
{
    struct ibv_qp_init_attr init = { .send_cq = p->cq,
                                     .recv_cq = p->cq,
                                     .srq = p->srq,
                                     .qp_type = IBV_QPT_RC,
                                     .sq_sig_all = 1,
                                     .cap = { VERBS_SENDS, 0, 1, 0, INLINE_BYTES } };
    struct ibv_qp *qp = ibv_create_qp(p->pd, &init);
    if (qp == NULL) { /* the device may have no inline requests */
        init.cap.max_inline_data = 0;
        qp = ibv_create_qp(p->pd, &init);
    }
    *inline_bytes = init.cap.max_inline_data;
    return qp;
}

static verbs_connection *connection_make(ferryi_provider *p, int peer)
{
    verbs_connection *c = calloc(1, sizeof *c);
    struct ibv_qp_attr init = { .qp_state = IBV_QPS_INIT,
                                .port_num = p->way.port,
                                .qp_access_flags = IBV_ACCESS_REMOTE_WRITE | IBV_ACCESS_REMOTE_READ };
    struct ibv_ah_attr ah;
    const char *what = "memory for a connection";
    if (c == NULL)
        goto lost;
    c->peer = peer;
    what = "queue pair (raise ulimit -l; ibv_devinfo -v shows max_qp)";
    if ((c->qp = queue_pair(p, &c->inline_bytes)) == NULL ||
        (errno = ibv_modify_qp(c->qp, &init, IBV_QP_STATE | IBV_QP_PKEY_INDEX | IBV_QP_PORT | IBV_QP_ACCESS_FLAGS)) !=
            0)
        goto lost_connection;
    what = "route to it (the networks of both PEs must be one: set FERRY_REMOTE_ADDRESS)";
    route(p, &p->peers[peer].address, &ah);
    if (getrandom(&c->psn, sizeof c->psn, 0) != sizeof c->psn || (c->ah = ibv_create_ah(p->pd, &ah)) == NULL)
        goto lost_connection;
    c->psn &= 0xffffffu;
    c->asked = ferryi_now_ns();
    c->nap = FIRST_NAP_NS;
    c->next = c->asked + c->nap;
    c->next_asking = p->asking;
    p->asking = c;
    p->peers[peer].connection = c;
    return c;
lost_connection:
    if (c->qp != NULL)
        (void)ibv_destroy_qp(c->qp);
    free(c);
lost:
    verbs_lose(p, peer, what, strerror(errno != 0 ? errno : ENOMEM));
    return NULL;
}

verbs_connection *verbs_connection_to(ferryi_provider *p, int peer)
{
    if (p->peers[peer].connection == NULL && connection_make(p, peer) != NULL)
        hello_send(p, p->peers[peer].connection);
    return p->peers[peer].connection;
}

static void connection_free(verbs_connection *c)
{
    (void)ibv_destroy_qp(c->qp);
    (void)ibv_destroy_ah(c->ah);
    free(c);
}

void verbs_disconnect(ferryi_provider *p, int peer)
{
    verbs_connection *c = p->peers[peer].connection;
    if (c == NULL)
        return;
    asking_end(p, c);
    connection_free(c);
    p->peers[peer].connection = NULL;
}

/* In state ERR a queue pair takes nothing more from the network, and its requests complete.  It is destroyed only then,
 * since a completion of a destroyed queue pair may still be in the completion queue. */
void verbs_renew(ferryi_provider *p, int peer, uint32_t generation)
{
    verbs_connection *c = p->peers[peer].connection;
    struct ibv_qp_attr attr = { .qp_state = IBV_QPS_ERR };
    p->n_lost -= p->peers[peer].lost && !p->peers[peer].told;
    p->peers[peer].lost = p->peers[peer].told = 0;
    p->peers[peer].generation = generation;
    p->peers[peer].connection = NULL;
    if (c == NULL)
        return;
    asking_end(p, c);
    (void)ibv_modify_qp(c->qp, &attr, IBV_QP_STATE);
    c->is_old = 1;
    c->next_old = p->old;
    p->old = c;
}

void verbs_old_end(ferryi_provider *p)
{
    for (verbs_connection **at = &p->old, *c; (c = *at) != NULL;)
        if (c->sends == 0) {
            *at = c->next_old;
            connection_free(c);
        } else {
            at = &c->next_old;
        }
}

/* The peer's queue pair is known: from here on this queue pair receives. */
static int hear(ferryi_provider *p, verbs_connection *c, const verbs_hello *hello)
{
    struct ibv_qp_attr attr = { .qp_state = IBV_QPS_RTR,
                                .path_mtu = hello->mtu < p->way.mtu ? hello->mtu : p->way.mtu,
                                .dest_qp_num = hello->qpn,
                                .rq_psn = hello->psn,
                                .max_dest_rd_atomic = p->reads_in,
                                .min_rnr_timer = RNR_PAUSE };
    route(p, &p->peers[c->peer].address, &attr.ah_attr);
    int rc = ibv_modify_qp(c->qp, &attr,
                           IBV_QP_STATE | IBV_QP_AV | IBV_QP_PATH_MTU | IBV_QP_DEST_QPN | IBV_QP_RQ_PSN |
                               IBV_QP_MAX_DEST_RD_ATOMIC | IBV_QP_MIN_RNR_TIMER);
    attr = (struct ibv_qp_attr){ .qp_state = IBV_QPS_RTS,
                                 .timeout = ACK_TIMEOUT,
                                 .retry_cnt = RETRIES,
                                 .rnr_retry = RNR_FOR_EVER,
                                 .sq_psn = c->psn,
                                 .max_rd_atomic = hello->reads < p->reads_out ? hello->reads : p->reads_out };
    if (rc == 0)
        rc = ibv_modify_qp(c->qp, &attr,
                           IBV_QP_STATE | IBV_QP_TIMEOUT | IBV_QP_RETRY_CNT | IBV_QP_RNR_RETRY | IBV_QP_SQ_PSN |
                               IBV_QP_MAX_QP_RD_ATOMIC);
    if (rc == 0)
        c->state = VERBS_HEARD;
    else
        verbs_lose(p, c->peer, "route to it", strerror(rc));
    return rc == 0;
}

static int peer_of(const ferryi_provider *p, const verbs_hello *hello)
{
    for (int i = 0; i < p->n_peers; i++)
        if (p->peers[i].address.magic == VERBS_MAGIC &&
            memcmp(p->peers[i].address.secret, hello->from, sizeof hello->from) == 0)
            return i;
    return -1;
}

void verbs_hello_come(ferryi_provider *p, const verbs_hello *hello)
{
    if (hello->magic != VERBS_MAGIC || memcmp(hello->to, p->own.secret, sizeof hello->to) != 0 ||
        hello->state > VERBS_OPEN || hello->mtu < IBV_MTU_256 || hello->mtu > IBV_MTU_4096)
        return; /* a stranger's, or of an earlier job */
    const int peer = peer_of(p, hello);
    /* Of an older connection; or of a newer one, which is offered again once this PE has given up its own. */
    if (peer < 0 || p->peers[peer].lost || hello->generation != p->peers[peer].generation)
        return;
    verbs_connection *c = p->peers[peer].connection;
    if (c == NULL && (c = connection_make(p, peer)) == NULL)
        return;
    if (c->state == VERBS_ASKS && !hear(p, c, hello))
        return;
    if (c->state == VERBS_HEARD && hello->state != VERBS_ASKS) {
        c->state = VERBS_OPEN;
        asking_end(p, c);
    }
    if (hello->state != VERBS_OPEN)
        hello_send(p, c);
}

void verbs_ask_again(ferryi_provider *p)
{
    const uint64_t now = p->asking != NULL ? ferryi_now_ns() : 0;
    for (verbs_connection *c = p->asking; c != NULL; c = c->next_asking)
        if (now >= c->next) {
            c->nap = c->nap < LAST_NAP_NS / 2 ? 2 * c->nap : LAST_NAP_NS;
            c->next = now + c->nap;
            hello_send(p, c);
        }
}

int verbs_is_asking(const ferryi_provider *p)
{
    for (const verbs_connection *c = p->asking; c != NULL; c = c->next_asking)
        if (ferryi_now_ns() - c->asked < PATIENCE_NS)
            return 1;
    return 0;
}
