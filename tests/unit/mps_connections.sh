#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Under MPS CUDA gets four connections to the GPU, unless the user has said how many: in time where libferry is loaded
# before CUDA starts, also by a program that calls CUDA before ferry_init(); later there is a warning.  No GPU is needed: the
# driver is a fake that reads the variable as CUDA does.
set -eu
[ "$SANITIZERS" = no ] || { echo "skipped: a fake driver and a sanitizer's allocator do not mix"; exit 77; }
. "${top_srcdir:?run by make check}/tests/scratch.sh"
cat >"$scratch/driver.c" <<'END'
#include <stdio.h>
#include <stdlib.h>
static int begun;
int cuInit(unsigned flags)
{
    const char *n = getenv("CUDA_DEVICE_MAX_CONNECTIONS");
    begun = 1;
    return printf("CUDA has %s connections\n", n != NULL ? n : "its own") < 0 || flags != 0;
}
int cuCtxGetCurrent(void **context)
{
    *context = NULL;
    return begun ? 0 : 3;
}
END
cat >"$scratch/program.c" <<'END'
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv)
{
    void *ferry = argc > 2 ? NULL : dlopen(argv[1], RTLD_NOW); /* as import ferry does, before or after CUDA */
    void *cuda = dlopen("libcuda.so.1", RTLD_NOW);
    int (*begin)(unsigned);
    int (*init)(void);
    if (cuda == NULL)
        return 2;
    *(void **)&begin = dlsym(cuda, "cuInit");
    begin(0);
    if (ferry == NULL && (ferry = dlopen(argv[1], RTLD_NOW)) == NULL)
        return 2;
    *(void **)&init = dlsym(ferry, "ferry_init");
    printf("ferry_init returned %s\n", init() != 0 ? "an error" : "success"); /* the fake is no driver */
    return 0;
}
END
$CC -shared -fPIC -o "$scratch/libcuda.so.1" "$scratch/driver.c"
$CC -o "$scratch/program" "$scratch/program.c" -ldl
mkdir "$scratch/mps"
touch "$scratch/mps/control"

case_of() { # CONNECTIONS WARNINGS VAR=VALUE... -- ARG...
    connections=$1 warnings=$2
    shift 2
    env -u CUDA_DEVICE_MAX_CONNECTIONS FERRY_LOG=warn CUDA_MPS_PIPE_DIRECTORY="$scratch/mps" FERRY_SPACE=cuda \
        LD_LIBRARY_PATH="$scratch" "$@" >"$log" 2>&1 || fail "$*: exit $?"
    grep -q "^CUDA has $connections connections" "$log" || fail "$*: CUDA should have $connections connections"
    grep -q '^ferry_init returned an error' "$log" || fail "$*: the fake was taken for a driver"
    [ "$(grep -c 'set CUDA_DEVICE_MAX_CONNECTIONS=4' "$log")" -eq "$warnings" ] || fail "$*: not $warnings warnings"
}
library=$(cd "$top_builddir" && pwd)/.libs/libferry.so.1
set -- "$scratch/program" "$library"
case_of 4 0 "$@"
case_of 8 0 CUDA_DEVICE_MAX_CONNECTIONS=8 "$@"
case_of "its own" 0 CUDA_MPS_PIPE_DIRECTORY="$scratch/none" "$@"
case_of "its own" 1 "$@" late
case_of 8 0 CUDA_DEVICE_MAX_CONNECTIONS=8 "$@" late
exit $bad
