#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# PEs started by srun, under a private Slurm on this machine: munged, slurmctld and slurmd keep all files in a temporary
# folder, listen on loopback only, and are ended by their pids.  Skipped without Slurm, without the plug-in, or without
# root, which slurmd needs.
set -u
: "${top_builddir:?run by make check}"
program=$(cd "$top_builddir/tests/unit" && pwd)/bootstrap_pmix_meets
PATH=$PATH:/usr/sbin:/sbin
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}detect_leaks=0 # what PMIx leaks
export ASAN_OPTIONS
skip() {
    echo "skipped: $1"
    exit 77
}
for tool in munged slurmctld slurmd srun sbatch; do
    command -v $tool >/dev/null || skip "$tool is not installed"
done
[ "$(id -u)" = 0 ] || skip "slurmd needs root"
[ -e "${FERRY_BOOTSTRAP_DIR:?}/ferry_bootstrap_pmix.so" ] || skip "ferry was built without PMIx"

work=$(mktemp -d "${TMPDIR:-/tmp}/ferry-slurm.XXXXXX") || exit 1
chmod 755 "$work"
munge= ctld= slurmd=
finish() {
    for pid in $slurmd $ctld $munge; do
        kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null
    done
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

host=$(hostname -s)
# Two ports that nobody has, below those that the kernel gives to connections.
is_taken() { grep -q ":$(printf %04X "$1") " /proc/net/tcp /proc/net/tcp6 2>/dev/null; }
port=$((20000 + $$ % 12000))
while is_taken $port || is_taken $((port + 1)); do
    port=$((port + 2))
done
mkdir "$work/state" "$work/spool"
SLURM_CONF=$work/slurm.conf
export SLURM_CONF
cat >"$SLURM_CONF" <<EOF
ClusterName=ferry
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmdPort=$((port + 1))
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
SlurmdParameters=config_overrides
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SchedulerType=sched/builtin
SelectType=select/linear
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
ReturnToService=2
MpiDefault=none
KillWait=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=8 RealMemory=1 State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
EOF

dd if=/dev/urandom of="$work/munge.key" bs=128 count=1 2>/dev/null
chmod 600 "$work/munge.key"
munged --force --foreground --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
    --log-file="$work/munged.log" --seed-file="$work/munged.seed" >"$work/munged.out" 2>&1 &
munge=$!
i=0
while [ ! -S "$work/munge.socket" ] && [ $i -lt 100 ]; do
    sleep 0.05
    i=$((i + 1))
done
slurmctld -D -c -f "$SLURM_CONF" >"$work/slurmctld.out" 2>&1 &
ctld=$!
slurmd -D -N "$host" -f "$SLURM_CONF" >"$work/slurmd.out" 2>&1 &
slurmd=$!
i=0
until timeout 5 srun --immediate=5 -n 1 true 2>/dev/null; do
    i=$((i + 1))
    if [ $i -gt 30 ] || ! kill -0 $ctld 2>/dev/null || ! kill -0 $slurmd 2>/dev/null; then
        tail -n 5 "$work"/*.log "$work"/*.out
        skip "this machine's Slurm does not start"
    fi
    sleep 0.3
done
srun --mpi=list 2>&1 | grep -q pmix || skip "this Slurm has no PMIx"

bad=0
# attempt WANTED WHAT COMMAND...: the command ends with that status.
attempt() {
    wanted=$1 what=$2
    shift 2
    timeout 60 "$@" >"$work/out" 2>&1
    got=$?
    [ $got = "$wanted" ] && return
    echo "failed: $what: ended with $got, not $wanted"
    tail -n 5 "$work/out"
    bad=1
}
unset FERRY_BOOTSTRAP
attempt 0 "three PEs meet" srun -Q -n 3 --mpi=pmix "$program" meet
attempt 0 "the one that is missing is named" srun -Q -n 3 --mpi=pmix "$program" miss 2
attempt 0 "PE 0 is named" srun -Q -n 3 --mpi=pmix "$program" miss 0
attempt 0 "the job ends with 0" srun -Q -n 3 --mpi=pmix "$program" exit 0
# When the first task loses its connection to PMIx, Slurm kills the tasks that still run: srun then returns 137, and
# prints the status of the tasks that had ended.
said=$(timeout 60 srun -Q -n 3 --mpi=pmix "$program" exit 3 2>&1)
got=$?
[ $got = 3 ] || { [ $got = 137 ] && echo "$said" | grep -q 'Exited with exit code 3'; } || {
    echo "failed: the job ends with 3: ended with $got"
    echo "$said"
    bad=1
}
# torchrun by the one task of a step: the inner job's numbers hold.
hello=$(cd "$top_builddir/examples" && pwd)/01_hello
# shellcheck disable=SC2016
attempt 0 "torchrun in a task" srun -Q -n 1 --mpi=pmix env FERRY_SPACE=host FERRY_INIT_TIMEOUT=20s sh -c 'for r in 0 1; do
        RANK=$r WORLD_SIZE=2 TORCHELASTIC_RUN_ID=$$ MASTER_ADDR=127.0.0.1 MASTER_PORT=$((20000 + $$ % 12000)) "$1" & done; wait' x "$hello"
[ "$(grep -c '^PE [01] of 2' "$work/out")" -ge 2 ] || {
    echo "failed: torchrun in a task is not one job of 2"
    cat "$work/out"
    bad=1
}
# No PMIx: an error with a remedy, not three jobs.
attempt 9 "srun without PMIx is refused" srun -Q -n 3 --mpi=none env FERRY_LOG=error "$program" exit 3
grep -q 'srun --mpi=pmix' "$work/out" || {
    echo "failed: the remedy is not named"
    cat "$work/out"
    bad=1
}
# A batch script is one process in an allocation of many; what it starts by itself is a job of one PE.
cat >"$work/batch" <<EOF
#!/bin/sh
"$program" alone
echo \$? >"$work/batch.out.new"
mv "$work/batch.out.new" "$work/batch.out"
EOF
attempt 0 "a batch script" sbatch -Q -W -n 4 -o /dev/null "$work/batch"
[ "$(cat "$work/batch.out" 2>/dev/null)" = 0 ] || {
    echo "failed: a program alone in a batch script ended with $(cat "$work/batch.out" 2>/dev/null)"
    bad=1
}
exit $bad
