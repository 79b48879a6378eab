/* SPDX-License-Identifier: BSD-3-Clause */
#ifndef PE_WINDOW_H
#define PE_WINDOW_H

#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Lets a program of the host space run unchanged where heaps are in GPU memory.  Such a program loads and stores its
 * own heap between calls, and these accesses raise SIGSEGV.  The handler copies the page from the GPU, maps it for the
 * program, and keeps a second copy.  Before libferry next uses the GPU (it calls ferryi_gpu_look_away if the program
 * defines it), the window writes back the bytes that differ from the second copy and unmaps the pages: calls find the
 * program's earlier stores in GPU memory, and the program finds the calls' data there.
 *
 * Only one thread of a process uses the window.  The window writes only bytes that the program changed, because other
 * PEs may write their neighbours at the same time. */

enum { PE_WINDOW_PAGE = 4096, PE_WINDOW_PAGES = 4096 };

static struct pe_window {
    pthread_t thread;
    int open, n, busy;
    unsigned char *at[PE_WINDOW_PAGES];
    unsigned char was[PE_WINDOW_PAGES][PE_WINDOW_PAGE];
    unsigned char bounce[PE_WINDOW_PAGE];
} pe_window;

static void pe_window_die(const char *text)
{
    ssize_t n = write(2, text, strlen(text));
    (void)n;
    _exit(1);
}

/* Writes the changed bytes [from, to) of a page, from memory outside the heaps. */
static void pe_window_put(unsigned char *page, int from, int to)
{
    memcpy(pe_window.bounce, page + from, (size_t)(to - from));
    if (ferry_putmem(page + from, pe_window.bounce, (size_t)(to - from), ferry_my_pe()) != FERRY_SUCCESS)
        pe_window_die("FAIL: a page could not be put back\n");
}

static int pe_window_runs(const unsigned char *page, const unsigned char *was)
{
    int runs = 0;
    for (int i = 0; i < PE_WINDOW_PAGE; i++)
        runs += page[i] != was[i] && (i == 0 || page[i - 1] == was[i - 1]);
    return runs;
}

static void pe_window_put_back(unsigned char *page, const unsigned char *was)
{
    if (memcmp(page, was, PE_WINDOW_PAGE) == 0)
        return;
    /* In a mostly changed page short runs of equal bytes are equal by chance, and belong to the change. */
    int gap = pe_window_runs(page, was) > 8 ? 16 : 1, from = -1, end = 0;
    for (int i = 0; i < PE_WINDOW_PAGE; i++) {
        if (page[i] == was[i])
            continue;
        if (from >= 0 && i - end >= gap) {
            pe_window_put(page, from, end);
            from = -1;
        }
        from = from < 0 ? i : from;
        end = i + 1;
    }
    pe_window_put(page, from, end);
}

/* libferry is about to use the GPU. */
FERRY_API void ferryi_gpu_look_away(void);
void ferryi_gpu_look_away(void)
{
    if (!pe_window.open || pe_window.n == 0 || pe_window.busy || !pthread_equal(pthread_self(), pe_window.thread))
        return;
    pe_window.busy = 1;
    for (int i = 0; i < pe_window.n; i++) {
        pe_window_put_back(pe_window.at[i], pe_window.was[i]);
        if (mmap(pe_window.at[i], PE_WINDOW_PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED,
                 -1, 0) == MAP_FAILED)
            pe_window_die("FAIL: a page could not be taken away\n");
    }
    pe_window.n = 0;
    pe_window.busy = 0;
}

static void pe_window_fault(int sig, siginfo_t *info, void *context)
{
    unsigned char *page = (unsigned char *)((uintptr_t)info->si_addr & ~(uintptr_t)(PE_WINDOW_PAGE - 1));
    (void)context;
    if (pe_window.busy || !pthread_equal(pthread_self(), pe_window.thread) || ferry_my_pe() < 0 ||
        !ferry_addr_accessible(info->si_addr, ferry_my_pe())) {
        signal(sig, SIG_DFL); /* a real fault: the retried instruction kills the process */
        return;
    }
    if (pe_window.n == PE_WINDOW_PAGES)
        ferryi_gpu_look_away();
    pe_window.busy = 1;
    unsigned char *was = pe_window.was[pe_window.n];
    if (ferry_getmem(was, page, PE_WINDOW_PAGE, ferry_my_pe()) != FERRY_SUCCESS ||
        mmap(page, PE_WINDOW_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) ==
            MAP_FAILED)
        pe_window_die("FAIL: a page could not be shown\n");
    memcpy(page, was, PE_WINDOW_PAGE);
    pe_window.at[pe_window.n++] = page;
    pe_window.busy = 0;
}

/* The calling thread is the one. */
static void pe_window_open(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = pe_window_fault;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    if (sigaction(SIGSEGV, &action, NULL) != 0 || sigaction(SIGBUS, &action, NULL) != 0)
        pe_window_die("FAIL: no window\n");
    pe_window.thread = pthread_self();
    pe_window.open = 1;
}

#endif
