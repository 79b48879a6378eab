#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Every call that creates or receives a descriptor is wrapped in ferryi_fd() (runtime/base/fd.h).  ferry-run, started
# with descriptors 0 to 2 closed, never uses these numbers and leaves them closed for its PEs.
set -eu
. "${top_srcdir:?run by make check}/tests/scratch.sh"

LC_ALL=C
export LC_ALL
makers='open|openat|openat2|creat|socket|accept|accept4|eventfd|timerfd_create|epoll_create1?|inotify_init1?|signalfd|memfd_create'
makers="$makers|shm_open|mkstemp|mkostemp|dup|pidfd_open|pidfd_getfd|userfaultfd|perf_event_open"
never='fopen|freopen|popen|tmpfile|opendir|scandir|socketpair|pipe|pipe2|dup3'
find "$top_srcdir/runtime" "$top_srcdir/bootstrap" "$top_srcdir/tools" "$top_srcdir/launcher" "$top_srcdir/compat" \
    "$top_srcdir/include" -name '*.[ch]' ! -path '*/runtime/base/fd.h' >"$scratch/all"
xargs grep -lE "(${makers}|${never})|F_DUPFD|recvmsg|ferryi_fd" <"$scratch/all" >"$scratch/files"
while read -r file; do
    # Without comments and strings, as one line: a call may be broken over two.
    sed -e 's|"[^"]*"|""|g' -e 's|//.*||' "$file" | tr '\n' ' ' | sed -e 's|/\*\([^*]\|\*[^/]\)*\*/||g' -e 's|  *| |g' |
        sed -e 's/ferryi_fd( *\((int) *\)\{0,1\}\(syscall(SYS_\)\{0,1\}[a-z0-9_]*/taken/g' |
        grep -oE ".{0,30}(^|[^a-zA-Z0-9_>.])((${makers}|${never}) ?\(|syscall\(SYS_(${makers})|F_DUPFD(_CLOEXEC)?, [^F]).{0,30}" |
        sed "s|^|${file#"$top_srcdir"/}: |" >>"$scratch/past" || true
    if grep -q 'recvmsg(' "$file" && ! grep -q 'ferryi_fd(' "$file"; then
        echo "$file: recvmsg" >>"$scratch/past"
    fi
done <"$scratch/files"
if [ -s "$scratch/past" ]; then
    echo "descriptors that go past ferryi_fd():"
    cat "$scratch/past"
    bad=1
fi
n=$(cat $(cat "$scratch/files") | grep -c 'ferryi_fd(')
[ "$n" -ge 20 ] || { echo "only $n calls of ferryi_fd() were found: is the search broken?"; bad=1; }

# The search finds what it is for.
printf 'int f(void)\n{\n    return a +\n        socket(1, 2, 3);\n}\n' >"$scratch/one.c"
tr '\n' ' ' <"$scratch/one.c" | grep -qE "(^|[^a-zA-Z0-9_>.])(${makers}) ?\(" || { echo "the search finds nothing"; bad=1; }

run=$top_builddir/launcher/ferry-run
"$run" -n 1 sh -c 'for d in 0 1 2; do [ ! -e /proc/$$/fd/$d ] || exit 3; done
    for d in 0 1 2; do [ "$(readlink /proc/$PPID/fd/$d)" = / ] || exit 4; done' <&- >&- 2>&- || {
    status=$?
    [ $status -eq 3 ] && echo "ferry-run gave its PEs a descriptor that was closed"
    [ $status -eq 4 ] && echo "ferry-run has something of its own at 0, 1 or 2"
    bad=1
}
exit $bad
