/* SPDX-License-Identifier: BSD-3-Clause */
/* Findings on the driver, and on GPUs that it does not show. */
#include "tools/findings.h"
#include <stdio.h>
#include <string.h>

/* Errors of cuInit that an administrator can fix. */
static const struct {
    const char *name, *means, *remedy;
} cuda_errors[] = {
    { "CUDA_ERROR_SYSTEM_NOT_READY", "CUDA on NVSwitch machines works only after the fabric manager has set up NVLink",
      "start nvidia-fabricmanager, of the driver's own version; see systemctl status nvidia-fabricmanager" },
    { "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", "libcuda and the kernel module are of different versions",
      "after an update of the driver, reload the module or restart the machine; in a container, use the host's "
      "libcuda" },
    { "CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", "the CUDA compatibility package does not serve this GPU",
      "take the compat folder off LD_LIBRARY_PATH, or install a newer driver" },
    { "CUDA_ERROR_NO_DEVICE", "no GPU is visible to this process",
      "see CUDA_VISIBLE_DEVICES; start a container with --gpus all" },
    { "CUDA_ERROR_STUB_LIBRARY", "the toolkit's stub is found in place of the driver's libcuda",
      "take lib64/stubs off LD_LIBRARY_PATH" },
    { "cannot be opened", "libcuda.so.1 is missing: programs find no GPU",
      "install the driver's libraries in the kernel module's version; start a container with --gpus all" },
};

static int count_shown(const info_machine *m)
{
    int n = 0;
    for (int i = 0; i < m->n_gpus; i++)
        n += m->gpu[i].cuda >= 0;
    return n;
}

static void find_unbound(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        if (!g->place.in_sysfs || g->driver_bound || g->cuda >= 0 || g->nvml >= 0)
            continue;
        if (!found) {
            found = info_finding_add(f, "driver-unbound", INFO_PROBLEM, "a GPU is not bound to NVIDIA's kernel driver");
            snprintf(found->file, sizeof found->file, "/sys/bus/pci/devices/%s/driver", g->bdf);
            INFO_SAY(found->means, "no program can use it: all its pairs are missing");
            INFO_SAY(found->remedy, "load the nvidia module (modprobe nvidia; dmesg says why it fails), or unbind the "
                                    "GPU from nouveau or vfio-pci");
        }
        INFO_SAY(found->seen, "%s%s: driver %s", found->seen[0] ? ", " : "", g->bdf, g->driver[0] ? g->driver : "none");
    }
}

static void find_cuda(const info_machine *m, info_findings *f)
{
    const info_driver *d = &m->driver;
    int any = m->n_gpus > 0;
    if (d->cuda_error[0]) {
        const char *means = "the cuda space cannot be used; FERRY_SPACE=host works";
        const char *remedy = "look for lines of NVRM and Xid in dmesg";
        for (size_t i = 0; i < sizeof cuda_errors / sizeof *cuda_errors; i++)
            if (strstr(d->cuda_error, cuda_errors[i].name)) {
                means = cuda_errors[i].means;
                remedy = cuda_errors[i].remedy;
                break;
            }
        if (any || !strstr(d->cuda_error, "cannot be opened")) {
            info_finding *found = info_finding_add(f, "cuda", INFO_PROBLEM, "the CUDA driver does not answer");
            INFO_SAY(found->seen, "%s", d->cuda_error);
            INFO_SAY(found->file, "libcuda.so.1");
            INFO_SAY(found->means, "%s", means);
            INFO_SAY(found->remedy, "%s", remedy);
        }
    }
    if (d->cuda && d->cuda < 12000) {
        info_finding *found = info_finding_add(f, "driver-old", INFO_PROBLEM, "the driver is older than CUDA 12.0");
        INFO_SAY(found->seen, "CUDA %d.%d, driver %s", d->cuda / 1000, d->cuda % 1000 / 10,
                 d->version[0] ? d->version : "unknown");
        INFO_SAY(found->file, "/proc/driver/nvidia/version");
        INFO_SAY(found->means, "the cuda space needs cuGetProcAddress and virtual memory management of CUDA 12.0");
        INFO_SAY(found->remedy, "install driver 525.60.13 or later");
    }
    if (d->nvml_asked && !d->nvml && any) {
        info_finding *found = info_finding_add(f, "nvml", INFO_NOTE, "NVML does not answer");
        INFO_SAY(found->seen, "%s", d->nvml_error[0] ? d->nvml_error : "no answer");
        INFO_SAY(found->file, "libnvidia-ml.so.1");
        INFO_SAY(found->means, "NVLink counts and NVML's status of pairs are missing here");
        INFO_SAY(found->remedy,
                 "in a container, add the utility capability (NVIDIA_DRIVER_CAPABILITIES=compute,utility)");
    }
}

static void find_hidden(const info_machine *m, info_findings *f)
{
    info_finding *found = NULL;
    if (!m->driver.cuda || count_shown(m) == m->n_gpus)
        return;
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        if (g->cuda >= 0 || (g->place.in_sysfs && !g->driver_bound && g->nvml < 0))
            continue;
        if (!found) {
            found = info_finding_add(f, "hidden", INFO_WARNING, "GPUs are hidden from CUDA");
            INFO_SAY(found->file, "%s", m->env.cuda_visible_set ? "CUDA_VISIBLE_DEVICES" : "NVIDIA_VISIBLE_DEVICES");
            INFO_SAY(found->seen, "CUDA shows %d of %d;", count_shown(m), m->n_gpus);
            INFO_SAY(found->means, "a PE cannot reach another PE's GPU that is hidden from it: such pairs are staged");
            INFO_SAY(found->remedy,
                     "show every PE all GPUs and let each choose its own (ferry takes the node-local rank); unset "
                     "CUDA_VISIBLE_DEVICES%s",
                     m->host.in_container ? ", start the container with --gpus all --ipc=host" : "");
        }
        INFO_SAY(found->seen, " hidden: %s", g->bdf);
    }
    if (found && m->env.cuda_visible_set)
        INFO_SAY(found->seen, "; CUDA_VISIBLE_DEVICES=%s", m->env.cuda_visible);
    if (found && m->env.nvidia_visible_set)
        INFO_SAY(found->seen, "; NVIDIA_VISIBLE_DEVICES=%s", m->env.nvidia_visible);
}

static void find_modes(const info_machine *m, info_findings *f)
{
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        if (g->mig) {
            info_finding *found = info_finding_add(f, "mig", INFO_WARNING, "a GPU is split by MIG");
            INFO_SAY(found->seen, "GPU %s: MIG mode enabled", g->bdf);
            INFO_SAY(found->file, "nvmlDeviceGetMigMode");
            INFO_SAY(found->means, "MIG instances have no peer access: their pairs are staged");
            INFO_SAY(found->remedy, "run nvidia-smi -i %s -mig 0 where instances are not needed", g->bdf);
            for (int j = 0; j < m->n_gpus; j++)
                if (j != i) {
                    found->pairs[i] |= UINT32_C(1) << j;
                    found->pairs[j] |= UINT32_C(1) << i;
                }
        }
        if (g->exclusive == 2 || g->exclusive == 3) {
            int prohibited = g->exclusive == 2;
            info_finding *found = info_finding_add(f, "compute-mode", prohibited ? INFO_PROBLEM : INFO_WARNING,
                                                   prohibited ? "a GPU's compute mode prohibits programs"
                                                              : "a GPU's compute mode allows one process only");
            INFO_SAY(found->seen, "GPU %s: %s", g->bdf, prohibited ? "Prohibited" : "Exclusive_Process");
            INFO_SAY(found->file, "CU_DEVICE_ATTRIBUTE_COMPUTE_MODE");
            INFO_SAY(found->means,
                     prohibited ? "no PE can use it"
                                : "a second process on the GPU is refused: two PEs on one GPU, or a peer's access");
            INFO_SAY(found->remedy, "run nvidia-smi -i %s -c DEFAULT", g->bdf);
        }
    }
}

static void find_nvlinks(const info_machine *m, info_findings *f)
{
    for (int i = 0; i < m->n_gpus; i++) {
        const info_gpu *g = &m->gpu[i];
        if (g->nvlinks_up >= g->nvlinks || g->nvlinks == 0)
            continue;
        info_finding *found =
            info_finding_add(f, "nvlink-down", g->nvlinks_up ? INFO_NOTE : INFO_WARNING, "NVLinks of a GPU are down");
        INFO_SAY(found->seen, "GPU %s: %d of %d links are active", g->bdf, g->nvlinks_up, g->nvlinks);
        INFO_SAY(found->file, "nvmlDeviceGetNvLinkState");
        INFO_SAY(found->means, g->nvlinks_up ? "some boards leave links unused; on others bandwidth is lost"
                                             : "its pairs cross PCIe instead");
        INFO_SAY(found->remedy, "see nvidia-smi nvlink -s; look for Xid 74 in dmesg; on NVSwitch machines see "
                                "nvidia-fabricmanager; check that bridges between cards sit firmly");
    }
}

void info_find_driver(const info_machine *m, info_findings *f)
{
    find_unbound(m, f);
    find_cuda(m, f);
    find_hidden(m, f);
    find_modes(m, f);
    find_nvlinks(m, f);
}
