#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --mps with a fake of NVIDIA's daemon: the job has its own daemon, its PEs find the daemon, and neither the
# daemon nor its folder outlives the job, however the job or ferry-run ends. shellcheck disable=SC2016
set -u
. "${top_srcdir:?run by make check}/tests/fault/ferry_run.sh"

mkdir bin
cat >bin/nvidia-cuda-mps-control <<'END'
#!/bin/sh
# -d: a daemon that sleeps; else "quit" on standard input.
if [ "${1-}" = -d ]; then
    [ ! -e "$SCRATCH/refuses" ] || exit 1
    setsid sleep 1000 >/dev/null 2>&1 </dev/null &
    echo $! >"$CUDA_MPS_PIPE_DIRECTORY/pid"
    echo "$CUDA_MPS_PIPE_DIRECTORY $!" >"$SCRATCH/daemon"
    exit 0
fi
read -r word rest
[ "$word" = quit ] && kill "$(cat "$CUDA_MPS_PIPE_DIRECTORY/pid")"
END
chmod +x bin/nvidia-cuda-mps-control
SCRATCH=$scratch
export SCRATCH

ended() { # WHAT: the daemon of the last job and its folder
    read -r folder pid <daemon || { fail "$1: there was no daemon"; return; }
    both_gone() { [ ! -e "$folder" ] && ! kill -0 "$pid" 2>/dev/null; }
    until_so 40 both_gone
    [ ! -e "$folder" ] || fail "$1: $folder is left"
    ! kill -0 "$pid" 2>/dev/null || { fail "$1: the daemon is left"; kill "$pid"; }
    rm daemon
}
job() { # STATUS PROGRAM...
    wanted=$1
    shift
    PATH=$scratch/bin:$PATH attempt "$wanted" "$run" --mps -n 2 "$@"
}

job 0 sh -c '[ -e "$CUDA_MPS_PIPE_DIRECTORY/pid" ] && [ "$CUDA_MPS_LOG_DIRECTORY" = "$CUDA_MPS_PIPE_DIRECTORY" ]'
ended 'a good job'
job 3 sh -c 'exit 3'
ended 'a job that failed'
job 127 ./not-there
ended 'a program that is not there'
PATH=$scratch/bin:$PATH "$run" --mps -n 2 sleep 100 >log 2>&1 &
for signal in TERM KILL; do
    pid=$!
    until_so 60 [ -s daemon ]
    sleep 0.3
    kill -$signal $pid
    wait $pid
    [ $signal = KILL ] && sleep 1
    ended "ferry-run ended by SIG$signal"
    [ $signal = KILL ] || PATH=$scratch/bin:$PATH "$run" --mps -n 2 sleep 100 >log 2>&1 &
done

# Without MPS the job does not start, and a message says why.
echo touched >refuses
job 1 touch started
grep -q 'did not start a daemon (exit status 1)' log || fail 'no sentence about a daemon that refuses'
mkdir none
touch=$(command -v touch) status=0
(PATH=$scratch/none && exec "$run" --mps -n 2 "$touch" started) >log 2>&1 || status=$?
[ $status -eq 1 ] && grep -q 'nvidia-cuda-mps-control is not in PATH' log ||
    fail "exit $status, and no sentence about what is missing"
[ ! -e started ] || fail 'the job was started without MPS'
exit $bad
