/* SPDX-License-Identifier: BSD-3-Clause */
/* What to set for programs on this machine, by the words of its pairs, each with its reason. */
#include "tools/verdict/report.h"
#include <stdarg.h>
#include <string.h>

struct machine {
    int pairs, of[FERRYI_N_VERDICTS];
    int broken;        /* pairs whose kernels lose or corrupt data, or hang */
    int copies_broken; /* pairs whose copies do */
    int ipc_refused;   /* good pairs for which CUDA IPC did not open, or was wrong */
    int no_atomics;    /* good pairs without those of 4 or 8 bytes */
    int far;           /* good pairs that NCCL does not use by itself: across root complexes */
    char first[16];    /* the first broken pair */
    ferryi_verdict first_word;
};

static struct machine sum_up(const vd_report *r)
{
    struct machine m;
    memset(&m, 0, sizeof m);
    for (int a = 0; a < r->n; a++)
        for (int b = 0; b < r->n; b++) {
            const ferryi_verdict v = (ferryi_verdict)r->verdict[a][b];
            const info_link link = r->machine.pair[r->gpu[a]][r->gpu[b]].link;
            const vd_handle *ipc = &r->pair[a][b].handle[FERRYI_VERDICT_IPC];
            if (a == b)
                continue;
            m.pairs++;
            m.of[v]++;
            const int broken = v >= FERRYI_VERDICT_ONLY_COPIES && v <= FERRYI_VERDICT_HANGS;
            if (broken && !m.first[0]) {
                snprintf(m.first, sizeof m.first, "%d > %d", a, b);
                m.first_word = v;
            }
            m.broken += broken && v != FERRYI_VERDICT_COPIES_CORRUPT;
            m.copies_broken += broken && v != FERRYI_VERDICT_ONLY_COPIES && v != FERRYI_VERDICT_READS_WRONG;
            m.no_atomics += v == FERRYI_VERDICT_WITHOUT_ATOMICS;
            m.ipc_refused += vd_is_good((int)v) && ipc->result > 0;
            m.far += vd_is_good((int)v) && (link == INFO_LINK_PHB || link == INFO_LINK_NODE || link == INFO_LINK_SYS);
        }
    return m;
}

struct list {
    vd_advice *at;
    int n;
};

static void add(struct list *l, const char *program, const char *set, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static void add(struct list *l, const char *program, const char *set, const char *format, ...)
{
    va_list ap;
    if (l->n == VD_ADVICE)
        return;
    vd_advice *a = &l->at[l->n++];
    a->program = program;
    snprintf(a->set, sizeof a->set, "%s", set);
    va_start(ap, format);
    vsnprintf(a->reason, sizeof a->reason, format, ap);
    va_end(ap);
}

#define BROKEN(m) (m)->first, ferryi_verdict_word((m)->first_word)

static void for_nccl(struct list *l, const struct machine *m)
{
    if (m->broken)
        add(l, "NCCL", "NCCL_P2P_DISABLE=1",
            "the pair %s is \"%s\", and the driver reports access: NCCL would use it, then hang or return wrong sums; "
            "with this it goes through host memory (needs /dev/shm: in containers --ipc=host)",
            BROKEN(m));
    else if (m->of[FERRYI_VERDICT_COPIES_CORRUPT])
        add(l, "NCCL", "NCCL_P2P_USE_CUDA_MEMCPY=0", "its kernels are right on all pairs; copies of %s are not",
            m->first);
    else if (m->of[FERRYI_VERDICT_NO_ACCESS] == m->pairs)
        add(l, "NCCL", "",
            "no pair has access, which NCCL finds by itself; it goes through host memory (needs /dev/shm: "
            "in containers --ipc=host)");
    else if (m->far)
        add(l, "NCCL", "NCCL_P2P_LEVEL=SYS",
            "optional: %d good pairs are further apart than NCCL trusts by itself; these probes found them right, so "
            "measure with it and without",
            m->far);
    else
        add(l, "NCCL", "", "all that NCCL uses by itself is right here; remove NCCL_P2P_DISABLE where it is set");
    if (m->ipc_refused)
        add(l, "NCCL", "NCCL_CUMEM_ENABLE=1", "CUDA IPC does not open on %d pairs, and memory of cuMemCreate does",
            m->ipc_refused);
}

static void for_nvshmem(struct list *l, const struct machine *m)
{
    if (m->broken || m->copies_broken)
        add(l, "NVSHMEM", "NVSHMEM_DISABLE_P2P=1",
            "the pair %s is \"%s\"; then all goes through a NIC, so NVSHMEM needs one (NVSHMEM_REMOTE_TRANSPORT)",
            BROKEN(m));
    else if (m->no_atomics)
        add(l, "NVSHMEM", "NVSHMEM_DISABLE_P2P=1",
            "%d pairs have no atomics: a signal's addition is lost there and its wait never ends; through a NIC it "
            "works, if there is one; ferry runs the same programs without (ferry/compat/nvshmem.h)",
            m->no_atomics);
    else if (m->of[FERRYI_VERDICT_NO_ACCESS])
        add(l, "NVSHMEM", "",
            "%d pairs have no access: NVSHMEM needs a NIC for them, or stops at start; ferry does not",
            m->of[FERRYI_VERDICT_NO_ACCESS]);
    else
        add(l, "NVSHMEM", "", "stores, loads and atomics of 4 and 8 bytes are right on all pairs");
}

static void for_engines(struct list *l, const struct machine *m)
{
    if (m->broken) {
        add(l, "vLLM",
            "NCCL_P2P_DISABLE=1 VLLM_SKIP_P2P_CHECK=0 VLLM_ALLREDUCE_USE_SYMM_MEM=0 (and the option "
            "--disable-custom-all-reduce)",
            "its own all-reduce stores from kernels, and the pair %s is \"%s\"; its check copies by copy engine, so it "
            "may pass",
            BROKEN(m));
        add(l, "SGLang", "NCCL_P2P_DISABLE=1 SGLANG_SKIP_P2P_CHECK=0 (and the option --disable-custom-all-reduce)",
            "as for vLLM: the pair %s is \"%s\"", BROKEN(m));
    } else if (m->no_atomics) {
        add(l, "vLLM", "VLLM_ALL2ALL_BACKEND=allgather_reducescatter",
            "for experts in parallel: DeepEP's kernels wait for peer atomics, which %d pairs have not; its all-reduce "
            "uses stores only and works",
            m->no_atomics);
        add(l, "SGLang", "(no --moe-a2a-backend deepep)",
            "DeepEP's kernels wait for peer atomics, which %d pairs have not; ferry's DeepEP interface does not need "
            "them",
            m->no_atomics);
    } else if (m->of[FERRYI_VERDICT_NO_ACCESS]) {
        add(l, "vLLM", "(the option --disable-custom-all-reduce)",
            "%d pairs have no access: it turns its own all-reduce off by itself; the option saves the check and its "
            "warning",
            m->of[FERRYI_VERDICT_NO_ACCESS]);
        add(l, "SGLang", "(the option --disable-custom-all-reduce)", "as for vLLM");
    } else {
        add(l, "vLLM", m->copies_broken ? "VLLM_SKIP_P2P_CHECK=0" : "VLLM_SKIP_P2P_CHECK=1",
            m->copies_broken ? "its check finds copies that are wrong, as these probes did"
                             : "optional: it saves the start's own check, whose question these probes have answered");
        add(l, "SGLang", m->copies_broken ? "SGLANG_SKIP_P2P_CHECK=0" : "SGLANG_SKIP_P2P_CHECK=1", "as for vLLM");
    }
}

static void for_torch(struct list *l, const struct machine *m)
{
    if (m->broken)
        add(l, "PyTorch", "NCCL_P2P_DISABLE=1",
            "for torch.distributed; torch.cuda.can_device_access_peer() repeats what the driver believes; do not use "
            "its "
            "symmetric memory here");
    if (m->copies_broken)
        add(l, "PyTorch", "(no tensor.to() from GPU to GPU)",
            "the pair %s is \"%s\": copies go wrong without an error, and no variable prevents it; copy through the "
            "CPU, tensor.cpu().to(...)",
            BROKEN(m));
    if (!m->broken && !m->copies_broken)
        add(l, "PyTorch", "", "collectives and copies between GPUs are right on all pairs");
}

static void for_llama(struct list *l, const struct machine *m)
{
    if (m->copies_broken || m->broken)
        add(l, "llama.cpp", "unset GGML_CUDA_P2P",
            "it counts when it is set, whatever its value: the pair %s is \"%s\", and then the model answers with "
            "garbage; built with -DGGML_CUDA_NO_PEER_COPY=ON it copies through the host",
            BROKEN(m));
    else if (m->of[FERRYI_VERDICT_NO_ACCESS])
        add(l, "llama.cpp", "unset GGML_CUDA_P2P", "%d pairs have no access", m->of[FERRYI_VERDICT_NO_ACCESS]);
    else
        add(l, "llama.cpp", "GGML_CUDA_P2P=1", "optional: copies between all GPUs are right, and go directly with it");
}

int vd_advise(const vd_report *r, vd_advice advice[VD_ADVICE])
{
    const struct machine m = sum_up(r);
    struct list l = { advice, 0 };
    if (m.of[FERRYI_VERDICT_UNKNOWN] == m.pairs) {
        add(&l, "all", "", "nothing is known of this machine's pairs: %s", r->sentence[0][1]);
        return l.n;
    }
    for_nccl(&l, &m);
    for_nvshmem(&l, &m);
    for_engines(&l, &m);
    for_torch(&l, &m);
    for_llama(&l, &m);
    add(&l, "ferry", "", "it probes each pair at start and takes the path that works: nothing is to be set");
    return l.n;
}
