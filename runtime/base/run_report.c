/* SPDX-License-Identifier: BSD-3-Clause */
/* Maps this PE's part of the report of ferry-run, at the first failure. */
#include "runtime/base/run_report.h"
#include "runtime/base/fd.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static ferryi_run_report *page;

/* ferry-run may have ended, or live under another user: then nobody reads the report. */
static void map_page(void)
{
    const char *given = getenv(FERRYI_RUN_REPORT), *colon = given != NULL ? strrchr(given, ':') : NULL;
    char path[64];
    if (colon == NULL || (size_t)(colon - given) >= sizeof path)
        return;
    memcpy(path, given, (size_t)(colon - given));
    path[colon - given] = '\0';
    const off_t at = (off_t)strtoull(colon + 1, NULL, 10);
    const int fd = ferryi_fd(open(path, O_RDWR | O_CLOEXEC));
    if (fd < 0)
        return;
    /* A store beyond the file's end would be a SIGBUS. */
    if (at >= 0 && at % FERRYI_REPORT_PAGE == 0 && lseek(fd, 0, SEEK_END) >= at + FERRYI_REPORT_PAGE) {
        void *mapped = mmap(NULL, FERRYI_REPORT_PAGE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, at);
        page = mapped != MAP_FAILED ? mapped : NULL;
    }
    close(fd);
}

static ferryi_run_report *get_page(void)
{
    (void)pthread_once(&once, map_page);
    return page;
}

static uint32_t *count_of(ferryi_run_report *r, ferry_status status)
{
    return status <= FERRY_ERR_ABORTED ? &r->failed : &r->refused;
}

void ferryi_run_report_failure(ferry_status status, const char *text)
{
    ferryi_run_report *r = get_page();
    uint32_t none = 0;
    if (r == NULL || status == FERRY_SUCCESS || status == FERRY_ERR_EMPTY)
        return;
    __atomic_fetch_add(count_of(r, status), 1, __ATOMIC_RELAXED);
    if (!__atomic_compare_exchange_n(&r->first, &none, 1, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        return;
    size_t n = strlen(text);
    n = n < sizeof r->text ? n : sizeof r->text - 1;
    memcpy(r->text, text, n);
    r->text[n] = '\0';
    r->text[n - (n > 0 && r->text[n - 1] == '.')] = '\0'; /* it becomes part of a sentence */
    __atomic_store_n(&r->first, 2, __ATOMIC_RELEASE);
}

void ferryi_run_report_fetched(ferry_status status)
{
    ferryi_run_report *r = get_page();
    if (r != NULL)
        __atomic_fetch_sub(count_of(r, status), 1, __ATOMIC_RELAXED);
}

void ferryi_run_report_fault(const ferry_fault *fault)
{
    ferryi_run_report *r = get_page();
    if (r == NULL)
        return;
    const uint32_t i = __atomic_fetch_add(&r->n_faults, 1, __ATOMIC_RELAXED);
    if (i >= FERRYI_REPORT_FAULTS)
        return;
    r->faults[i].fault = *fault;
    __atomic_store_n(&r->faults[i].written, 1, __ATOMIC_RELEASE);
}
