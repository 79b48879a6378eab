/* SPDX-License-Identifier: BSD-3-Clause */
/* ferry_init on machines whose driver is missing, old, or refuses: it returns a status, names the driver's error and a
 * remedy, and leaves nothing behind.  cuda_init_names_the_error.sh runs it with fake drivers (fake_libcuda.c). */
#include "ferry.h"
#include "ferry/detail/machine/access__funcs.h"
#include "runtime/space/cuda_driver.h"
#include "tests/check.h"
#include <sys/wait.h>
#include <unistd.h>

static int bad;

/* In a process of its own: the driver is opened once in each.  wanted: what the message says, NULL: init succeeds, in
 * the cuda space or not.  Returns the message of a failure through text. */
enum outcome { FAILS, RUNS_ON_GPU, RUNS_ON_HOST, EITHER };
enum { GOOD = 0, BAD = 1, REFUSED = 2 }; /* exit codes */
static void child(const char *const *env, enum outcome outcome, const char *wanted, const char *name)
{
    char world[32];
    snprintf(world, sizeof world, "%zu", FERRYI_KERNEL_WORLD_BYTES);
    setenv("FAKE_WORLD", world, 1);
    setenv("FERRY_BOOTSTRAP", "self", 1);
    setenv("FERRY_SPACE", "cuda", 1);
    setenv("FERRY_LOG", "none", 1);
    for (; env != NULL && *env != NULL; env++)
        putenv((char *)(uintptr_t)*env);
    int before = -1;
    for (int try = 0; try < 3; try++) { /* the first may open what stays open: the driver, for one */
        ferry_status status = ferry_init();
        if (outcome == EITHER)
            outcome = status == FERRY_SUCCESS ? RUNS_ON_GPU : FAILS;
        if (outcome == FAILS ? status == FERRY_SUCCESS : status != FERRY_SUCCESS) {
            printf("%s: ferry_init: %s (%s)\n", name, ferry_status_name(status), ferry_last_error_message());
            _exit(BAD);
        }
        if (outcome == FAILS && (wanted == NULL || strstr(ferry_last_error_message(), wanted) == NULL)) {
            printf("%s: the message lacks \"%s\": %s\n", name, wanted, ferry_last_error_message());
            _exit(BAD);
        }
        if (outcome != FAILS && (ferryi_world_get()->gpu != 0) != (outcome == RUNS_ON_GPU)) {
            printf("%s: the heap is in the wrong space\n", name);
            _exit(BAD);
        }
        if (outcome != FAILS && ferry_finalize() != FERRY_SUCCESS &&
            (wanted == NULL || strstr(ferry_last_error_message(), wanted) == NULL)) {
            printf("%s: ferry_finalize: %s\n", name, ferry_last_error_message());
            _exit(BAD);
        }
        int now = n_descriptors();
        if (before >= 0 && now > before) {
            printf("%s: %d descriptors are left\n", name, now - before);
            _exit(BAD);
        }
        before = now;
    }
    setenv("FERRY_SPACE", "host", 1);
    if (ferry_init() != FERRY_SUCCESS || ferry_finalize() != FERRY_SUCCESS) {
        printf("%s: the host space no longer works: %s\n", name, ferry_last_error_message());
        _exit(BAD);
    }
    _exit(outcome == FAILS ? REFUSED : GOOD);
}

static int run(const char *const *env, enum outcome outcome, const char *wanted, const char *name)
{
    int status = 0;
    pid_t pid = fork();
    if (pid == 0)
        child(env, outcome, wanted, name);
    if (waitpid(pid, &status, 0) != pid || !WIFEXITED(status)) {
        printf("%s: ended by signal %d\n", name, WTERMSIG(status));
        bad = 1;
        return BAD;
    }
    bad |= WEXITSTATUS(status) == BAD;
    return WEXITSTATUS(status);
}
#define RUN(outcome, wanted, ...) (void)run((const char *const[]){ __VA_ARGS__, NULL }, outcome, wanted, #__VA_ARGS__)

/* The numbers of cuda.h, as text. */
enum {
    VMM = CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED,
    BY_FD = CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED,
    SAME = CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM,
    MODE = CU_DEVICE_ATTRIBUTE_COMPUTE_MODE
};
static void lacks(int attribute, const char *wanted)
{
    char text[40];
    snprintf(text, sizeof text, "FAKE_LACKS=%d", attribute);
    RUN(FAILS, wanted, text);
}

/* Every driver function that libferry uses fails once: init or finalize reports the failure, or works without the
 * function, such as one that only some PEs use or one that undoes something. */
static void sweep(void)
{
    int refused = 0;
    static const char *const names[] = {
#define NAME_OF(NAME) #NAME,
        FERRYI_CU_FUNCTIONS(NAME_OF)
    };
    /* The error is a valid answer of these functions, or the fake driver needs them. */
    static const char *const spared = "DriverGetVersion DeviceGetAttribute CtxPopCurrent "
                                      "ThreadExchangeStreamCaptureMode MemRelease";
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char text[96], absent[96], lack[96];
        snprintf(text, sizeof text, "FAKE_FAILS=cu%s=800", names[i]);
        snprintf(absent, sizeof absent, "FAKE_FAILS=cu%s=absent", names[i]);
        snprintf(lack, sizeof lack, "has no cu%s", names[i]);
        RUN(FAILS, lack, absent);
        if (strstr(spared, names[i]) == NULL)
            refused += run((const char *const[]){ text, NULL }, EITHER, "CUDA_ERROR_NOT_PERMITTED", text) == REFUSED;
    }
    if (refused < 20) {
        printf("only %d functions of the driver are said to have failed\n", refused);
        bad = 1;
    }
}

/* Three puts of the host, for a listener to NVTX. */
static int put_thrice(void)
{
    char world[32], text[100] = "";
    snprintf(world, sizeof world, "%zu", FERRYI_KERNEL_WORLD_BYTES);
    setenv("FAKE_WORLD", world, 1);
    setenv("FERRY_BOOTSTRAP", "self", 1);
    setenv("FERRY_SPACE", "cuda", 1);
    char *heap = ferry_init() == FERRY_SUCCESS ? (char *)ferry_malloc(100) : NULL;
    for (int i = 0; i < 3 && heap != NULL; i++)
        if (ferry_putmem(heap, text, sizeof text, 0) != FERRY_SUCCESS)
            return 1;
    return heap == NULL || ferry_finalize() != FERRY_SUCCESS;
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    setvbuf(stdout, NULL, _IONBF, 0);
    if (strcmp(what, "puts") == 0)
        return put_thrice();
    if (strcmp(what, "none") == 0) {
        RUN(FAILS, "libcuda.so.1 cannot be opened", "FERRY_SPACE=cuda");
        RUN(RUNS_ON_HOST, NULL, "FERRY_SPACE=auto");
        return bad;
    }
    if (strcmp(what, "old") == 0) {
        RUN(FAILS, "older than CUDA 12.0: install a newer one", "FERRY_SPACE=cuda");
        RUN(RUNS_ON_HOST, NULL, "FERRY_SPACE=auto");
        return bad;
    }
    RUN(RUNS_ON_GPU, NULL, "FERRY_SPACE=cuda");
    RUN(RUNS_ON_GPU, NULL, "FERRY_SPACE=auto");
    RUN(RUNS_ON_HOST, NULL, "FERRY_SPACE=host");
    RUN(RUNS_ON_HOST, NULL, "FERRY_SPACE=auto", "FAKE_FAILS=cuInit=100");
    RUN(RUNS_ON_HOST, NULL, "FERRY_SPACE=auto", "FERRY_TEST=chaos=1");
    RUN(FAILS, "CUDA_ERROR_NO_DEVICE", "FAKE_FAILS=cuInit=100");
    RUN(FAILS, "supports CUDA 11.8, and 12.0 is needed", "FAKE_VERSION=11080");
    RUN(FAILS, "see CUDA_VISIBLE_DEVICES and the container", "FAKE_DEVICES=0");
    RUN(FAILS, "see with nvidia-smi which process holds it", "FAKE_FAILS=cuMemCreate=2");
    RUN(FAILS, "CUDA_ERROR_OUT_OF_MEMORY", "FAKE_FAILS=cuMemCreate=2");
    RUN(FAILS, "built with other headers", "FAKE_WORLD=8");
    for (int i = 0; i < 2; i++) { /* then by CUDA IPC, if there is that */
        char lack[40];
        snprintf(lack, sizeof lack, "FAKE_LACKS=%d", i == 0 ? VMM : BY_FD);
        RUN(RUNS_ON_GPU, NULL, lack);
        RUN(FAILS, "neither by file descriptors nor by CUDA IPC: use FERRY_SPACE=host", lack,
            "FAKE_FAILS=cuIpcGetMemHandle=801");
        RUN(FAILS, "cannot share memory by file descriptors: unset FERRY_HANDLES, or FERRY_SPACE=host", lack,
            "FERRY_HANDLES=fd");
    }
    RUN(RUNS_ON_GPU, NULL, "FERRY_HANDLES=ipc");
    RUN(RUNS_ON_GPU, NULL, "FERRY_HANDLES=fabric", "FAKE_LACKS=128"); /* then by descriptors */
    lacks(SAME, "maps host memory at other addresses");
    lacks(MODE, "compute mode \"prohibited\"");
    sweep();
    return bad;
}
