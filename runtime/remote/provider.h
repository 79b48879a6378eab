/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_REMOTE_PROVIDER_H
#define FERRYI_REMOTE_PROVIDER_H

#include "ferry/status.h"
#include <stddef.h>
#include <stdint.h>

/* What ferry needs of a network: one table, with a plug-in for each way to drive NICs (tcp.c for the kernel's sockets,
 * fabric.c for libfabric, verbs.c for libibverbs, and tests/remote/provider_reorders.c, which delays and reorders).
 *
 * A provider moves bytes between registered memory of PEs.  It promises four things, and ferry relies on no other:
 *   - each operation takes effect once, or its connection is reported broken, and then at most once;
 *   - a notification is reported after the bytes of its own put are visible to the CPU that polls;
 *   - after FERRYI_PROVIDER_DONE, or BROKEN with the operation's cookie, it neither reads the source of a put nor
 * writes where a get goes; after DONE the bytes of a get are here;
 *   - an operation that was posted before renew() takes no effect at the peer once one has that was posted after the
 *     renew() of both PEs;
 *   - a notification comes from a PE that got this PE's address by the bootstrap.  Whoever merely reaches the network
 *     cannot make one, since the address has a secret; the provider reports the rest as NOISE.
 *
 * An operation cannot be cancelled: while its peer stands still, it may last for hours.  So ferry gives a provider only
 * memory of its own, never that of a call.
 *
 * Two operations may take effect in any order, to one peer too, and the bytes of one put arrive in any order.
 * Providers need no atomic operations, since a NIC's atomics are not atomic against those of a CPU or a GPU.
 *
 * Calls to one provider come from one thread at a time and never wait: the caller repeats an operation that is refused
 * for now after a call of progress().  Only `open` may take time, up to its deadline. */

/* FERRY_REMOTE_PORTS: where this PE may listen for PEs of other nodes; 0 and 0: anywhere.  The provider takes the first
 * one that is free, liveness the last one. */
typedef struct ferryi_ports {
    uint16_t first, last;
} ferryi_ports;

typedef struct ferryi_provider ferryi_provider;

enum { FERRYI_PROVIDER_ABI = 6 };
#define FERRYI_PROVIDER_ADDRESS 256  /* the most bytes of an address */
#define FERRYI_PROVIDER_NOTE_BITS 24 /* of a note; a provider may need the others for a secret */

/* Arguments of `open`.  A plug-in cannot see the library's symbols, so it gets what it needs here. */
typedef struct ferryi_provider_request {
    size_t size;
    uint32_t abi;
    int n_peers;         /* peers are numbered 0 to n_peers - 1 */
    const char *fabric;  /* FERRY_FABRIC_PROVIDER; "": the best there is */
    const char *address; /* the numeric IP address of this PE's end; "": any */
    ferryi_ports ports;  /* for providers whose ports the kernel's TCP has */
    uint64_t deadline;   /* of CLOCK_MONOTONIC, ns */
    ferry_status (*error)(ferry_status status, const char *format, ...) __attribute__((format(printf, 2, 3)));
} ferryi_provider_request;

/* Registered memory.  A peer names it by base and key, and `base` is the peer's name of the first byte. */
typedef struct ferryi_region {
    uint64_t base, key;
    void *handle; /* the provider's own, for this PE's operations */
    /* 1: the provider pins nothing.  So a region may have pages that do not exist yet, and put_notify() and get()
     * accept a `local` of NULL for memory in no region.  0: every page exists, and local memory is always in a
     * region. */
    int is_lazy;
} ferryi_region;

enum ferryi_provider_kind {
    FERRYI_PROVIDER_DONE,     /* the operation with this cookie is complete here */
    FERRYI_PROVIDER_NOTIFIED, /* a peer's put with notification `note` is complete: its bytes are here */
    FERRYI_PROVIDER_BROKEN,   /* an operation to `peer` failed, and later ones may until both PEs have called renew() */
    FERRYI_PROVIDER_NOISE     /* something came that no PE of the job sent */
};

typedef struct ferryi_provider_event {
    uint32_t kind; /* enum ferryi_provider_kind */
    uint32_t note;
    int peer;        /* of BROKEN */
    int error;       /* of BROKEN: an error of errno; 0: not known */
    uint64_t cookie; /* of BROKEN: UINT64_MAX if the event belongs to no operation */
} ferryi_provider_event;

/* The result of an operation. */
enum ferryi_posted {
    FERRYI_POST_FAILED = -1, /* as FERRYI_PROVIDER_BROKEN; errno says why, or is 0 */
    FERRYI_POST_AGAIN = 0,   /* not now: call progress(), then try again */
    FERRYI_POSTED = 1
};

typedef struct ferryi_provider_ops {
    size_t size; /* sizeof(ferryi_provider_ops): a plug-in of another build is refused, not misread */
    uint32_t abi;
    /* 1: a get brings its bytes at the rate of puts, since the NIC of the peer answers it, or a thread of the peer that
     * wait_fd() wakes.  0: it may wait until the peer happens to call progress(). */
    int answers_gets;
    const char *name;
    /* _UNSUPPORTED (no such fabric here), _INVALID_ARG (the address), _SYSTEM, with a message that says what to do. */
    ferry_status (*open)(const ferryi_provider_request *request, ferryi_provider **provider);
    /* Calls each(arg, ...) for every fabric available here, whatever its address; first for the fabric that `open`
     * would choose.  _UNSUPPORTED: there is none; the message says what to do. */
    ferry_status (*list)(const ferryi_provider_request *request,
                         void (*each)(void *arg, const char *fabric, const char *device, const char *address),
                         void *arg);
    /* Describes the fabric and its device for ferry_init's report. */
    const char *(*describe)(const ferryi_provider *provider);
    /* The address by which peers connect: bytes[*n], *n at most FERRYI_PROVIDER_ADDRESS. */
    ferry_status (*address)(ferryi_provider *provider, void *bytes, size_t *n);
    /* From now on `peer` means the PE with this address.  May return before a connection exists.  _BOOTSTRAP: no
     * address of this provider. */
    ferry_status (*connect)(ferryi_provider *provider, int peer, const void *bytes, size_t n);
    /* Gives up the connection to the peer: each operation that is under way ends as DONE or BROKEN, without a further
     * cause.  Later operations go over a new connection, which carries them once the peer has called renew() with the
     * same generation.  Generations of a pair rise; connect() makes generation 0. */
    void (*renew)(ferryi_provider *provider, int peer, uint32_t generation);
    /* Makes at[n] known to the network until unregister().  _NO_MEMORY: names the limit. */
    ferry_status (*reg)(ferryi_provider *provider, void *at, size_t n, ferryi_region *region);
    void (*unregister)(ferryi_provider *provider, ferryi_region *region);
    /* Copies src[n], of this PE's region `local`, to `at` in the peer's memory with that key.  n at least 1. */
    enum ferryi_posted (*put)(ferryi_provider *provider, int peer, const ferryi_region *local, const void *src,
                              size_t n, uint64_t at, uint64_t key, uint64_t cookie);
    /* The same, then reports `note` to the peer. */
    enum ferryi_posted (*put_notify)(ferryi_provider *provider, int peer, const ferryi_region *local, const void *src,
                                     size_t n, uint64_t at, uint64_t key, uint32_t note, uint64_t cookie);
    /* Copies n bytes at the peer to dst, of this PE's region `local`. */
    enum ferryi_posted (*get)(ferryi_provider *provider, int peer, const ferryi_region *local, void *dst, size_t n,
                              uint64_t at, uint64_t key, uint64_t cookie);
    /* 1 if the bytes of all this PE's calls of put() to the peer are in the peer's memory; 0: not yet. */
    int (*flush)(ferryi_provider *provider, int peer);
    /* Makes progress on all operations, and returns the next events[most]. */
    int (*progress)(ferryi_provider *provider, ferryi_provider_event *events, int most);
    /* A descriptor that is readable when progress() has something to do, for a thread that is about to sleep; -1: call
     * progress() again soon, since there is no descriptor or there is something to do already. */
    int (*wait_fd)(ferryi_provider *provider);
    /* Ends all operations, and unregisters everything.  is_quiet: no peer has a transfer to this PE under way. */
    void (*close)(ferryi_provider *provider, int is_quiet);
} ferryi_provider_ops;

/* The symbol that a plug-in exports. */
#define FERRYI_PROVIDER_PLUGIN_SYMBOL "ferry_remote_plugin"

/* Opens the plug-in ferry_remote_NAME.so, or the file `name` if it has a slash.  dir: as for bootstraps.  _UNSUPPORTED:
 * says where it was looked for. */
ferry_status ferryi_provider_find(const char *name, const char *dir, const ferryi_provider_ops **ops);

#endif
