/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRYI_ENV_H
#define FERRYI_ENV_H

#include "ferry/setup.h"
#include <stdio.h>

/* All environment variables.  One table in env.c makes the parser, the defaults and the help text of this struct; the
 * documentation's table is that help text. */
/* Bounds of FERRY_HEAP_MAX and of ferry_config's heap_max: times the number of PEs they cannot overflow. */
#define FERRYI_HEAP_LEAST ((uint64_t)64 << 10)
#define FERRYI_HEAP_MOST ((uint64_t)64 << 40)
/* FERRY_BIND. */
enum { FERRYI_BIND_OFF, FERRYI_BIND_ON, FERRYI_BIND_PE };
/* FERRY_TEST=coll=... */
enum { FERRYI_COLL_AUTO, FERRYI_COLL_ALL_FLAT, FERRYI_COLL_TREE2, FERRYI_COLL_TREE4, FERRYI_COLL_TREE8 };

/* FERRY_FORWARD=auto|on|off */
enum { FERRYI_FORWARD_AUTO, FERRYI_FORWARD_ON, FERRYI_FORWARD_OFF };

typedef struct ferryi_env {
    char bootstrap[16];       /* FERRY_BOOTSTRAP=auto|mpi|pmix|tcp|threads|self */
    char space[8];            /* FERRY_SPACE=auto|host|cuda */
    int handles;              /* FERRY_HANDLES=auto|fd|ipc|fabric: 0, or 1 + enum ferryi_handles */
    int statics;              /* FERRY_STATIC=auto|none|exe|all, enum ferryi_statics_mode */
    char paths[1024];         /* FERRY_PATHS, as written */
    char probe_fail[1024];    /* FERRY_TEST=probe_fail=rules, as written */
    char cookie[128];         /* FERRY_COOKIE: a shared secret of a tcp job */
    char tcp_bind[64];        /* FERRY_TCP_BIND: address to listen on; default 127.0.0.1 */
    char bootstrap_dir[512];  /* FERRY_BOOTSTRAP_DIR: where plug-ins are; default: beside the library */
    uint64_t timeout_ns;      /* FERRY_TIMEOUT=30s */
    uint64_t init_timeout_ns; /* FERRY_INIT_TIMEOUT=60s */
    uint64_t heap_max;        /* FERRY_HEAP_MAX; 0: chosen from the machine's memory */
    uint64_t heap_chunk;      /* FERRY_HEAP_CHUNK=16M: the heap grows by multiples of it */
    uint64_t staged_chunk;   /* FERRY_TEST=staged_chunk=...: payload of one staged descriptor; 0: chosen by the space */
    uint64_t staged_bulk;    /* FERRY_STAGED_BULK=1M: from this size on copy engines serve a staged pair */
    int forward;             /* FERRYI_FORWARD_* */
    uint64_t chaos;          /* FERRY_TEST=chaos=seed: delay and reorder what the memory model allows; 0: off */
    int coll;                /* FERRYI_COLL_* */
    int comm;                /* FERRY_TEST=comm=auto|...: 1 + the form of communicators' calls; 0: chosen */
    int n_pes;               /* FERRY_NPES: PEs of a program that runs them as threads; 0: it decides */
    unsigned ring_slots;     /* FERRY_TEST=ring_slots=64: descriptors of a mailbox, a power of two, 2 to 4096 */
    unsigned drain_stay;     /* FERRY_TEST=drain_stay=0: us that the drain kernel stays; 0: chosen */
    int log;                 /* FERRY_LOG=none|error|warn|info|debug, enum ferryi_log_level */
    int abort_on_fault;      /* FERRY_ON_FAULT=report|abort */
    int liveness;            /* FERRY_LIVENESS=off|on */
    int bind_service;        /* FERRYI_BIND_* */
    char remote[16];         /* FERRY_REMOTE=auto|tcp|libfabric|verbs|none */
    char fabric[32];         /* FERRY_FABRIC_PROVIDER: libfabric's provider; "": the first */
    char remote_ports[16];   /* FERRY_REMOTE_PORTS: as 9000-9100; "": any */
    char remote_address[64]; /* FERRY_REMOTE_ADDRESS: address or interface; "": chosen */
    uint64_t remote_bulk;    /* FERRY_REMOTE_BULK=128K: from this size on puts go beside the ring */
    uint64_t patience_ns;    /* FERRY_REMOTE_PATIENCE=5s: how long a lost connection is made again */
    char provider[512];      /* FERRY_TEST=provider=...: a plug-in's path */
    int nodes;               /* FERRY_TEST=nodes=1: nodes that this machine's PEs stand for */
    int served;              /* FERRY_TEST=served=1: 0: no service thread, no network thread */
    int nvtx;                /* FERRY_NVTX=off|on */
    int stats;               /* FERRY_STATS=off|on: in the cuda space */
} ferryi_env;

/* Fills *env from defaults and from get(name) (getenv, or a fuzzer's).  A value that is not allowed is an error that
 * names the variable, the value and the allowed ones.  An unknown variable FERRY_... in `environ_names` ("NAME" or
 * "NAME=value", as in environ; NULL: not checked) is an error that suggests the nearest known name. *env is written
 * only on success. */
ferry_status ferryi_env_read(ferryi_env *env, const char *(*get)(const char *name), const char *const *environ_names);

/* "500ms", "20s", "2m", "100us", "5ns": unit required.  "64G", "16M", "4K", "4096": powers of 1024.  Whole numbers; 0
 * on success, -1 else. */
int ferryi_env_parse_duration(const char *text, uint64_t *ns);
int ferryi_env_parse_size(const char *text, uint64_t *bytes);

/* "NAME=value ..." of the variables that are set, secrets without their value; truncated to size. */
void ferryi_env_list(char *text, size_t size);

/* The table as text, for --help of the tools and for the README. */
void ferryi_env_help(FILE *out);

#endif
