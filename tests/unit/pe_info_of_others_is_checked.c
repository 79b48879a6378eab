/* SPDX-License-Identifier: BSD-3-Clause */
/* A PE that has joined and then sends an info with one field that no PE sends: ferry_init of the others names the PE
 * and the field, and nothing is done with it.  With all fields right it goes on to the next step. */
#include "bootstrap_job.h"
#include "ferry.h"
#include "runtime/job/pe_info.h"
#include "runtime/state/world.h"

typedef struct job {
    int port;
    const char *says;
    void (*spoil)(ferryi_pe_info *info);
} job;

static void nothing(ferryi_pe_info *c)
{
    c->overrides++; /* which is compared, not checked */
}

static void mode(ferryi_pe_info *c)
{
    c->statics.mode = 0x4000000;
}

static void host(ferryi_pe_info *c)
{
    memset(c->topo.host, 'x', sizeof c->topo.host);
}

static void escape(ferryi_pe_info *c)
{
    strcpy(c->topo.host, "\033[2J");
}

static void broker(ferryi_pe_info *c)
{
    memset(c->broker.name, 'f', sizeof c->broker.name);
}

static void cpus(ferryi_pe_info *c)
{
    c->topo.n_cpus = 0;
}

static void space(ferryi_pe_info *c)
{
    c->space = 1 << 20;
}

static void slots(ferryi_pe_info *c)
{
    c->ring_slots = 0;
}

static void abi(ferryi_pe_info *c)
{
    c->abi++;
}

static void pe(int rank, void *arg)
{
    const job *j = arg;
    job_env(rank, 2, j->port);
    ferry_status status = ferry_init();
    CHECK(status != FERRY_SUCCESS);
    if (strstr(ferry_last_error_message(), j->says) == NULL || strstr(ferry_last_error_message(), "PE 1") == NULL) {
        fprintf(stderr, "wanted \"%s\" of PE 1; got: %s\n", j->says, ferry_last_error_message());
        exit(1);
    }
}

static void liar(int rank, void *arg)
{
    const job *j = arg;
    ferryi_boot *boot = NULL;
    ferryi_pe_info info = { .abi = FERRYI_INFO_ABI,
                            .ring_slots = 64,
                            .heap_chunk = 16u << 20,
                            .heap_max = 1u << 30,
                            .heap_fits = UINT64_MAX,
                            .chunk_fits = UINT64_MAX,
                            .space = FERRYI_WANTS_HOST },
                   infos[2];
    CHECK(ferryi_topo_read(&info.topo) == FERRY_SUCCESS);
    strcpy(info.broker.name, "ferry-nobody");
    j->spoil(&info);
    job_env(rank, 2, j->port);
    CHECK(job_open("tcp", NULL, "", 20u * (uint64_t)SECOND, &boot) == FERRY_SUCCESS);
    CHECK(boot->ops->allgather(boot, &info, infos, sizeof info, ferryi_deadline_after(20u * (uint64_t)SECOND)) ==
          FERRY_SUCCESS);
    boot->ops->close(boot);
}

CHECK_MAIN(100)
{
    static const struct {
        const char *says;
        void (*spoil)(ferryi_pe_info *info);
    } cases[] = { { "as a digest", nothing },
                  { "(globals)", mode },
                  { "(host name)", host },
                  { "(host name)", escape },
                  { "(descriptor socket)", broker },
                  { "(number of CPUs)", cpus },
                  { "(space)", space },
                  { "(ring slots)", slots },
                  { "another build", abi } };
    setenv("FERRY_LOG", "none", 1);
    setenv("FERRY_SPACE", "host", 1);
    setenv("FERRY_HEAP_MAX", "1G", 1);
    setenv("FERRY_BOOTSTRAP", "tcp", 1);
    setenv("FERRY_INIT_TIMEOUT", "20s", 1);
    unsetenv("FERRY_COOKIE");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        job j = { .port = start_port(), .says = cases[i].says, .spoil = cases[i].spoil };
        pid_t first = job_spawn(pe, 0, &j), second = job_spawn(liar, 1, &j);
        job_wait(first);
        job_wait(second);
    }
}
