/* SPDX-License-Identifier: BSD-3-Clause */
/* The report as JSON. */
#include "ferry.h"
#include "runtime/state/pair.h"
#include "tools/json_writer.h"
#include "tools/render.h"
#include <string.h>

static void put_limit(struct json *j, const char *name, const info_limit *limit)
{
    if (!limit->known) {
        put_null(j, name);
        return;
    }
    open_with(j, name, '{');
    put_size(j, "soft", limit->soft);
    put_size(j, "hard", limit->hard);
    close_with(j, '}');
}

static void put_host(struct json *j, const info_host *h)
{
    open_with(j, "host", '{');
    put_word(j, "kernel", h->kernel);
    put_word(j, "cpu", h->cpu);
    put_int(j, "cpus", h->n_cpus);
    put_int(j, "numa_nodes", h->n_nodes);
    put_size(j, "memory", h->memory);
    put_size(j, "available", h->available);
    put_flag(j, "virtual_machine", h->is_virtual);
    put_flag(j, "container", h->in_container);
    put_size(j, "cgroup_memory", h->cgroup_memory);
    put_size(j, "cgroup_tasks", h->cgroup_pids);
    put_size(j, "cgroup_cpus_thousandths", h->cgroup_cpus);
    put_limit(j, "open_files", &h->files);
    put_limit(j, "locked_memory", &h->locked);
    put_limit(j, "processes", &h->processes);
    put_flag(j, "dev_shm", h->shm);
    put_size(j, "dev_shm_size", h->shm_size);
    put_flag(j, "first_pid_namespace", h->pid_ns);
    put_flag(j, "first_user_namespace", h->user_ns);
    put_known(j, "ptrace_scope", h->ptrace_scope);
    put_known(j, "memfd_noexec", h->memfd_noexec);
    put_flag(j, "memfd_create", h->memfd);
    put_flag(j, "pidfd_open", h->pidfd);
    put_known(j, "iommu_units", h->iommu_units);
    put_text(j, "iommu_kernel_line", h->iommu_words);
    put_flag(j, "root", h->root);
    close_with(j, '}');
}

static void put_driver(struct json *j, const info_driver *d)
{
    open_with(j, "driver", '{');
    put_word(j, "version", d->version);
    put_flag(j, "open_kernel_module", d->open);
    if (d->params)
        put_text(j, "registry_dwords", d->registry);
    else
        put_null(j, "registry_dwords");
    put_known(j, "cuda", d->cuda ? d->cuda : -1);
    put_word(j, "cuda_error", d->cuda_error);
    put_flag(j, "nvml", d->nvml_asked ? d->nvml : -1);
    put_word(j, "nvml_error", d->nvml_error);
    close_with(j, '}');
}

static void put_pci(struct json *j, const info_pci *pci)
{
    put_int(j, "config_bytes", pci->config_bytes);
    put_known(j, "port_type", pci->port);
    put_flag(j, "acs", pci->acs);
    put_known(j, "acs_control", pci->acs_ctl);
    put_flag(j, "acs_on", pci->acs < 0 ? -1 : info_acs_is_on(pci));
    put_flag(j, "atomicop_routing", pci->atomics_routed);
    put_flag(j, "atomicop_egress_blocked", pci->atomics_blocked);
}

static void put_gpu(struct json *j, const info_machine *m, int number)
{
    const info_gpu *g = &m->gpu[number];
    open_with(j, NULL, '{');
    put_int(j, "gpu", number);
    put_text(j, "bus_id", g->bdf);
    put_word(j, "name", g->name);
    put_word(j, "uuid", g->uuid);
    put_known(j, "cuda", g->cuda);
    put_known(j, "nvml", g->nvml);
    put_known(j, "compute_capability", g->cc ? g->cc : -1);
    put_size(j, "memory", g->memory);
    put_size(j, "bar1", g->bar1);
    put_flag(j, "mig", g->mig);
    put_int(j, "compute_mode", g->exclusive);
    put_int(j, "nvlinks", g->nvlinks);
    put_int(j, "nvlinks_up", g->nvlinks_up);
    put_word(j, "kernel_driver", g->driver);
    put_known(j, "numa_node", g->place.numa_node);
    put_int(j, "pcie_width", g->width);
    put_int(j, "pcie_width_max", g->width_max);
    put_word(j, "pcie_speed_max", g->speed_max);
    put_known(j, "iommu_group", g->iommu_group);
    put_word(j, "iommu_type", g->iommu_type);
    put_flag(j, "translated", info_is_translated(m, g));
    const int near = info_nearest_nic(m, g);
    put_known(j, "nearest_nic", near);
    put_word(j, "nearest_nic_link",
             near >= 0 ? info_link_name(info_link_by_bus(&g->place, &m->network.nic[near].place)) : "");
    put_text(j, "gpudirect", info_gpudirect_text(info_gpudirect_of(m, g)));
    put_word(j, "host_bridge", g->place.host_bridge);
    open_with(j, "bridges", '[');
    for (int i = 0; i < g->place.n_bridges; i++) {
        open_with(j, NULL, '{');
        put_text(j, "bus_id", g->place.bridge[i].bdf);
        put_pci(j, &g->place.bridge[i].pci);
        close_with(j, '}');
    }
    close_with(j, ']');
    close_with(j, '}');
}

static void put_network(struct json *j, const info_network *n)
{
    open_with(j, "network", '{');
    open_with(j, "nics", '[');
    for (int i = 0; i < n->n_nics; i++) {
        const info_nic *nic = &n->nic[i];
        open_with(j, NULL, '{');
        put_word(j, "name", nic->name);
        put_word(j, "rdma", nic->rdma);
        put_word(j, "link_layer", nic->layer);
        put_word(j, "bus_id", nic->bdf);
        put_word(j, "kernel_driver", nic->driver);
        put_flag(j, "up", nic->up);
        put_known(j, "mb_per_s", nic->mbps > 0 ? nic->mbps : -1);
        put_known(j, "numa_node", nic->place.numa_node);
        close_with(j, '}');
    }
    close_with(j, ']');
    put_flag(j, "nvidia_peermem", n->peermem);
    open_with(j, "fabrics", '[');
    for (int i = 0; i < n->n_fabrics; i++) {
        open_with(j, NULL, '{');
        put_text(j, "library", n->fabric[i].library);
        put_text(j, "provider", n->fabric[i].name);
        put_text(j, "device", n->fabric[i].device);
        put_word(j, "address", n->fabric[i].address);
        close_with(j, '}');
    }
    close_with(j, ']');
    put_word(j, "fabric_error", n->error);
    close_with(j, '}');
}

static void put_answer(struct json *j, const char *name, info_answer answer)
{
    if (answer == INFO_NOT_ASKED)
        put_null(j, name);
    else
        put_text(j, name, info_answer_name(answer));
}

static void put_pair(struct json *j, int from, int to, const info_pair *p)
{
    char word[48];
    open_with(j, NULL, '{');
    put_int(j, "from", from);
    put_int(j, "to", to);
    put_answer(j, "read", info_reads(p));
    put_answer(j, "write", info_writes(p));
    put_answer(j, "atomics", info_atomics(p));
    open_with(j, "cuda", '{');
    put_flag(j, "access", p->access);
    put_flag(j, "native_atomics", p->atomics);
    put_flag(j, "only_partial_atomics", p->partial);
    put_known(j, "performance_rank", p->rank);
    close_with(j, '}');
    open_with(j, "nvml", '{');
    put_answer(j, "read", p->read);
    put_answer(j, "write", p->write);
    put_answer(j, "atomics", p->atomic);
    put_answer(j, "nvlink", p->nvlink);
    put_answer(j, "pcie", p->pcie);
    close_with(j, '}');
    if (p->link == INFO_LINK_UNKNOWN)
        put_null(j, "link");
    else
        put_text(j, "link", info_link_text(p, word));
    put_text(j, "probe", info_probe_text(p, word));
    if (p->source == INFO_NOBODY) {
        put_null(j, "path");
    } else {
        put_text(j, "path", ferry_path_name(p->path));
        put_text(j, "path_found", ferry_path_name(p->found));
        put_flag(j, "weakened", p->path > p->found);
        put_flag(j, "bulk_by_copy_engine", info_is_by_copy(p));
        put_known(j, "bulk_through_gpu", p->via - 1);
        put_text(j, "path_by", p->source == INFO_JOB ? "job" : "prediction");
    }
    put_real(j, "latency_us", p->latency_us);
    put_word(j, "latency_by", p->latency_by);
    put_real(j, "gb_per_s", p->gbs);
    put_word(j, "gb_per_s_by", p->gbs_by);
    close_with(j, '}');
}

static void put_pairs(struct json *j, const char *name, int n, const info_pair *first, int stride)
{
    open_with(j, name, '[');
    for (int from = 0; from < n; from++)
        for (int to = 0; to < n; to++)
            if (from != to)
                put_pair(j, from, to, first + from * stride + to);
    close_with(j, ']');
}

static void put_finding(struct json *j, const info_finding *f)
{
    open_with(j, NULL, '{');
    put_text(j, "id", f->id);
    put_text(j, "severity", info_severity_name(f->severity));
    put_text(j, "title", f->title);
    put_text(j, "seen", f->seen);
    put_text(j, "in", f->file);
    open_with(j, "pairs", '[');
    for (int from = 0; from < INFO_GPUS; from++)
        for (int to = 0; to < INFO_GPUS; to++)
            if (f->pairs[from] >> to & 1) {
                begin_value(j, NULL);
                fprintf(j->out, "[%d,%d]", from, to);
            }
    close_with(j, ']');
    put_text(j, "means", f->means);
    put_text(j, "remedy", f->remedy);
    close_with(j, '}');
}

void info_print_json(FILE *out, const info_machine *m, const info_findings *f, const char *sysroot)
{
    struct json j = { out, 1 };
    char version[24];
    snprintf(version, sizeof version, "%d.%d.%d", FERRY_VERSION_MAJOR, FERRY_VERSION_MINOR, FERRY_VERSION_PATCH);
    open_with(&j, NULL, '{');
    put_text(&j, "schema", "ferry-info/1");
    put_text(&j, "ferry", version);
    put_word(&j, "sysroot", sysroot ? sysroot : "");
    put_host(&j, &m->host);
    put_driver(&j, &m->driver);
    put_network(&j, &m->network);
    put_text(&j, "space", m->n_pes ? "host" : "cuda");
    open_with(&j, "gpus", '[');
    for (int i = 0; i < m->n_gpus; i++)
        put_gpu(&j, m, i);
    close_with(&j, ']');
    put_pairs(&j, "pairs", m->n_gpus, &m->pair[0][0], INFO_GPUS);
    put_pairs(&j, "pe_pairs", m->n_pes, &m->pe[0][0], INFO_PES);
    put_word(&j, "heap_handles", m->handles);
    put_word(&j, "job_error", m->job_error);
    put_word(&j, "measure_note", m->measure_note);
    put_real(&j, "measure_seconds", m->measure_seconds);
    open_with(&j, "findings", '[');
    for (int i = 0; i < f->n; i++)
        put_finding(&j, &f->at[i]);
    close_with(&j, ']');
    close_with(&j, '}');
    fputc('\n', out);
}
