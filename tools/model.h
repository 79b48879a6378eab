/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef FERRY_TOOLS_MODEL_H
#define FERRY_TOOLS_MODEL_H

/* ferry-info's model of a machine: plain data without pointers, so that a child process can fill it through shared
 * memory and be abandoned when the driver does not answer.  Unknown is -1 for small numbers, INFO_NOT_ASKED for
 * answers, UINT64_MAX for "no limit", 0 for sizes. */

#include "ferry/types.h"
#include <stdint.h>

enum { INFO_GPUS = 32, INFO_BRIDGES = 12, INFO_FINDINGS = 48, INFO_PES = 8, INFO_NICS = 32, INFO_FABRICS = 16 };

/* A capability of a pair, in the words of `nvidia-smi topo -p2p`. */
typedef enum info_answer {
    INFO_NOT_ASKED,
    INFO_OK,
    INFO_NS,  /* not supported */
    INFO_CNS, /* chipset not supported */
    INFO_GNS, /* GPU not supported */
    INFO_TNS, /* topology not supported */
    INFO_DR,  /* disabled by the registry */
    INFO_U,   /* unknown to the driver */
    INFO_N_ANSWERS
} info_answer;

/* The connection of two GPUs, in the words of `nvidia-smi topo -m`, the nearest first. */
typedef enum info_link {
    INFO_LINK_UNKNOWN,
    INFO_LINK_NV, /* NVLink; the number of links is separate */
    INFO_LINK_PIX,
    INFO_LINK_PXB,
    INFO_LINK_PHB,
    INFO_LINK_NODE,
    INFO_LINK_SYS,
    INFO_N_LINKS
} info_link;

/* A PCI function, from the readable part of its configuration space: 64 bytes without root, 4096 with. */
typedef struct info_pci {
    int config_bytes;
    int port;             /* PCIe port type: 4 root, 5 upstream, 6 downstream; -1 */
    int acs;              /* 1: has the ACS capability, 0: has not, -1: could not be read */
    int acs_ctl;          /* its control register, -1 */
    int atomics_routed;   /* AtomicOp routing supported, -1 */
    int atomics_blocked;  /* AtomicOp egress blocking, -1 */
    int atomics_can_send; /* AtomicOp requester enabled, -1 */
} info_pci;

typedef struct info_bridge {
    char bdf[16];
    info_pci pci;
} info_bridge;

/* Where a PCI function is. */
typedef struct info_place {
    int in_sysfs, numa_node;
    char host_bridge[24]; /* pci0000:16 */
    int n_bridges;        /* from the root port down */
    info_bridge bridge[INFO_BRIDGES];
} info_place;

typedef struct info_gpu {
    char bdf[16]; /* 0000:17:00.0 */
    char name[96], uuid[48];
    unsigned char cuda_uuid[16];
    int cuda, nvml; /* numbers there; -1: not seen there */
    int cc;         /* compute capability, 90 */
    int mig;        /* 1: MIG mode is on */
    int exclusive;  /* compute mode: 0 default, 2 prohibited, 3 exclusive process */
    int integrated; /* 1: shares the host's memory */
    int nvlinks, nvlinks_up;
    uint64_t memory, bar1;
    info_place place;
    int width, width_max; /* PCIe lanes */
    char speed_max[16];   /* "32.0 GT/s" */
    int iommu_group;
    char iommu_type[16]; /* "identity", "DMA", "DMA-FQ" */
    int driver_bound;    /* 1: the nvidia kernel driver holds it, 0: another or none */
    char driver[32];     /* of sysfs */
    info_pci pci;
    int dmabuf, gpudirect; /* CUDA: memory as dmabuf, and for other devices at all; -1: not asked */
} info_gpu;

/* A network interface, an RDMA device, or both in one. */
typedef struct info_nic {
    char name[24], rdma[24]; /* eth0, mlx5_0; empty: none that this process sees */
    char bdf[16], driver[32];
    char layer[16]; /* of the RDMA device's first port: "InfiniBand", "Ethernet" */
    int up;         /* -1: unknown */
    int mbps;       /* 0: unknown */
    info_place place;
} info_nic;

/* What ferry's plug-ins for libfabric and libibverbs can use. */
typedef struct info_fabric {
    char library[12]; /* "libfabric", "libibverbs" */
    char name[48], device[48], address[64];
} info_fabric;

typedef struct info_network {
    int n_nics;
    info_nic nic[INFO_NICS];
    int peermem; /* 1: the kernel module nvidia_peermem is loaded, 0: not */
    int asked;   /* of the plug-ins; the first fabric of each is the one that it chooses */
    int n_fabrics;
    info_fabric fabric[INFO_FABRICS];
    char error[320];
} info_network;

/* The source of a pair's path. */
typedef enum info_source { INFO_NOBODY, INFO_PREDICTED, INFO_JOB } info_source;

typedef struct info_pair {
    int access, atomics, partial, rank;            /* CUDA's attributes; -1: not asked */
    info_answer read, write, atomic, nvlink, pcie; /* NVML's status */
    info_link link;
    int nvlinks; /* number of links of INFO_LINK_NV */
    int probe;   /* FERRYI_PROBE_* bits that failed, 0: all passed, -1: not probed */
    int copies;  /* FERRYI_COPIES_* */
    int via;     /* 1 + the GPU whose memory bulk goes through; 0: none */
    info_source source;
    ferry_path found, path; /* before and after FERRY_PATHS and FERRY_TEST=probe_fail */
    double latency_us, gbs; /* < 0: not measured */
    char latency_by[24], gbs_by[24];
} info_pair;

typedef struct info_limit {
    int known;
    uint64_t soft, hard; /* UINT64_MAX: unlimited */
} info_limit;

typedef struct info_host {
    char kernel[64], cpu[80];
    int n_cpus, n_nodes; /* online */
    uint64_t memory, available;
    uint64_t cgroup_memory, cgroup_pids, cgroup_cpus; /* UINT64_MAX: no limit; CPUs in thousandths */
    char cgroup_at[3][160];                           /* the files with these limits, in this order */
    int is_virtual;                                   /* 1: the CPU reports a hypervisor */
    int in_container;                                 /* 1: by its mounts, groups or namespaces */
    info_limit files, locked, processes;
    int shm;             /* 1: /dev/shm is mounted, 0: it is not, -1 */
    uint64_t shm_size;   /* its size option; 0: none given */
    int pid_ns, user_ns; /* 1: the machine's own, 0: another, -1 */
    int ptrace_scope;    /* yama */
    int memfd_noexec;    /* sysctl vm.memfd_noexec */
    int memfd, pidfd;    /* 1: the call works here, 0: refused, -1: not tried */
    char memfd_error[48], pidfd_error[48];
    int iommu_units;       /* entries in /sys/class/iommu, -1 */
    char iommu_words[128]; /* of the kernel's command line */
    int root;              /* 1: ran as root */
} info_host;

typedef struct info_driver {
    char version[32];     /* of the kernel module */
    int open;             /* 1: open kernel module, 0: proprietary, -1 */
    int params;           /* 1: /proc/driver/nvidia/params was read */
    char registry[256];   /* RegistryDwords */
    int cuda_asked, cuda; /* cuda: version of the driver API, 13000; 0: none */
    char cuda_error[160];
    int nvml_asked, nvml; /* 1: answers */
    char nvml_error[160];
} info_driver;

/* The environment's relevant variables. */
typedef struct info_environment {
    char cuda_visible[256], nvidia_visible[256];
    int cuda_visible_set, nvidia_visible_set;
    char space[16], paths[1024], probe_fail[1024];
    char refused[512]; /* libferry's error for a wrong FERRY_ variable */
} info_environment;

typedef enum info_severity { INFO_NOTE, INFO_WARNING, INFO_PROBLEM } info_severity;

typedef struct info_finding {
    const char *id; /* static */
    info_severity severity;
    char title[128], seen[480], file[176], means[320], remedy[480];
    uint32_t pairs[INFO_GPUS]; /* bit q of pairs[p]: the pair (p, q) */
} info_finding;

typedef struct info_machine {
    info_host host;
    info_driver driver;
    info_environment env;
    info_network network;
    int n_gpus;
    info_gpu gpu[INFO_GPUS];
    info_pair pair[INFO_GPUS][INFO_GPUS]; /* [from][to] */
    int n_pes;                            /* of the host space's matrix, when CUDA shows no GPU */
    info_pair pe[INFO_PES][INFO_PES];
    char handles[32];    /* by what a job's processes share GPU heaps; empty: no job ran on GPUs */
    char job_error[320]; /* why no job of ferry could run; empty: it ran, or was not tried */
    char measure_note[160];
    double measure_seconds;
} info_machine;

typedef struct info_findings {
    int n;
    info_finding at[INFO_FINDINGS];
} info_findings;

void info_machine_init(info_machine *m);
/* The GPU at this address, added when it is new.  NULL when there are too many. */
info_gpu *info_gpu_at(info_machine *m, const char *bdf);

const char *info_answer_name(info_answer answer);
const char *info_link_name(info_link link);
const char *info_severity_name(info_severity severity);
/* NVML's answer where it gave one, else CUDA's. */
info_answer info_reads(const info_pair *p);
info_answer info_writes(const info_pair *p);
info_answer info_atomics(const info_pair *p);
/* Whether CUDA, NVML or a captured answer describes this pair of different GPUs. */
int info_is_known(const info_machine *m, int from, int to);
/* The number of bridges that two functions share, counted from the root. */
int info_shared_bridges(const info_place *a, const info_place *b);
info_link info_link_by_bus(const info_place *a, const info_place *b);
/* The NIC nearest to a GPU, of those with an RDMA device if there is one; -1: no place is known. */
int info_nearest_nic(const info_machine *m, const info_gpu *g);

#endif
