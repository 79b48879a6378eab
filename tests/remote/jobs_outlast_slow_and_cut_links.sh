#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Jobs on machines that this test emulates by namespaces.  PEs are started by variables as torchrun sets them, and by
# mpirun. Then nodes are slowed down, cut off and killed.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
. "$top_srcdir/tests/remote/nodes.sh"
nodes_enter 280
. "$top_srcdir/tests/scratch.sh"
failed=
nodes_make "$scratch/hosts"

port=29400
# job NODES PES COMMAND...: the PEs of a job; waits for them, and fails with the first that fails.
job() {
    n_nodes=$1 n=$2
    shift 2
    port=$((port + 1))
    pes=
    for rank in $(seq 0 $((n - 1))); do
        on $((rank * n_nodes / n)) env RANK=$rank LOCAL_RANK=0 WORLD_SIZE="$n" MASTER_ADDR=10.77.0.2 MASTER_PORT=$port \
            FERRY_TCP_BIND=10.77.0.2 FERRY_COOKIE="${cookie-secret$$}" FERRY_SPACE=host FERRY_BOOTSTRAP=tcp \
            FERRY_BOOTSTRAP_DIR="$top_builddir/.libs" PE_LEVEL=quick timeout 60 "$@" >"$scratch/out.$rank" 2>&1 &
        pes="$pes $!"
    done
    [ -z "${meanwhile-}" ] || $meanwhile
    status=0
    for pe in $pes; do
        wait "$pe" || { code=$?; [ "$status" -ne 0 ] || [ $code -eq 137 ] || status=$code; }
    done
    return "$status"
}

# check WHAT STATUS: counts a failure, and shows what the PEs said.
check() {
    [ "$2" -ne 0 ] && [ "$2" -ne 77 ] || return 0
    failed="$failed $1"
    echo "FAILED: $1"
    tail -n 8 "$scratch"/out.*
}

programs="barrier put_signal random_ops coll_random heap_grows teams moe_random_routing"
# path_matrix knows only nodes that FERRY_TEST makes.
[ "${CHECK_LEVEL-normal}" != full ] || programs=$(grep -v path_matrix "$top_builddir/tests/mp/programs")
for program in $programs; do
    job 2 4 "$top_builddir/tests/mp/$program"
    check "$program, 2 nodes of 2 PEs" $?
    job 3 3 "$top_builddir/tests/mp/$program"
    check "$program, 3 nodes of 1 PE" $?
done
job 2 4 "$top_builddir"/examples/moe_alltoall
check "moe_alltoall, 2 nodes of 2 PEs" $?

# A link with delay and loss costs time only.
if on 1 tc qdisc add dev eth0 root netem delay 3ms loss 2% reorder 5% duplicate 1% 2>/dev/null; then
    job 2 2 "$top_builddir"/tests/mp/put_signal
    check "put_signal over a bad link" $?
    on 1 tc qdisc del dev eth0 root
fi

# The replacement of ssh that reaches the nodes.
cat >"$scratch/agent" <<AGENT
#!/bin/sh
while [ "\${1#-}" != "\$1" ]; do shift; done
case \$1 in node0) pid=$pid0 ;; node1) pid=$pid1 ;; *) pid=$pid2 ;; esac
shift
exec nsenter -t \$pid -n -i -u -m -p -- sh -c "\$*"
AGENT
chmod +x "$scratch/agent"
nsenter -t "$pid0" -n -i -u -- env FERRY_SPACE=host FERRY_BOOTSTRAP_DIR="$top_builddir/.libs" PE_LEVEL=quick timeout 60 \
    "$top_builddir/launcher/ferry-run" --agent "$scratch/agent" --hosts node0:2,node1:2 -x PE_LEVEL \
    "$top_builddir/tests/mp/coll_random" >"$scratch/out.run" 2>&1
check "coll_random by ferry-run --hosts, 2 nodes of 2 PEs" $?

if [ -n "${MPIRUN-}" ]; then
    # In the PID namespace of this script, where the agent finds the nodes.  The list of make check (Open MPI leaks) does
    # not go with -x.  pmix: the launcher's own exchange, without MPI in the program.
    for bootstrap in mpi pmix; do
        [ -e "$top_builddir/.libs/ferry_bootstrap_$bootstrap.so" ] || continue
        nsenter -t "$pid0" -n -i -u -- env -u OMPI_MCA_mca_base_env_list ASAN_OPTIONS=detect_leaks=0 FERRY_SPACE=host \
            FERRY_BOOTSTRAP=$bootstrap FERRY_BOOTSTRAP_DIR="$top_builddir/.libs" OMPI_MCA_btl=self,tcp PE_LEVEL=quick \
            timeout 60 $MPIRUN --mca plm_rsh_agent "$scratch/agent" --mca oob_tcp_if_include eth0 \
            --mca btl_tcp_if_include eth0 --host node0:2,node1:2 -n 4 -x ASAN_OPTIONS -x FERRY_SPACE -x FERRY_BOOTSTRAP \
            -x FERRY_BOOTSTRAP_DIR -x PE_LEVEL "$top_builddir/tests/mp/coll_random" >"$scratch/out.mpi" 2>&1
        check "coll_random by mpirun ($bootstrap), 2 nodes of 2 PEs" $?
    done
fi

# Refusals: an interface that does not exist; no library for the network; a provider that does not exist.
refused() {
    what=$1 words=$2
    shift 2
    job 2 2 env FERRY_INIT_TIMEOUT=10s "$@" "$top_builddir"/tests/mp/barrier && check "$what is not refused" 1
    grep -q "$words" "$scratch"/out.? || check "$what: no PE says '$words'" 1
}
refused "an unknown interface" "has no interface of this name" FERRY_REMOTE_ADDRESS=eth7
refused "an unknown provider" "no such provider\|has no \(provider\|fabric\)" FERRY_FABRIC_PROVIDER=nonsense
refused "FERRY_REMOTE=none" "FERRY_REMOTE is none" FERRY_REMOTE=none
[ -n "$(ls /sys/class/infiniband 2>/dev/null)" ] || refused "libibverbs without an RDMA device" \
    "libibverbs finds no RDMA device on this machine\|verbs: no plug-in of ferry" FERRY_REMOTE=verbs
refused "a variable with another value" "is not allowed" FERRY_REMOTE=carrier

# The last node is cut off, or killed as a whole: its pid 1 takes its PEs with it.
wait_for_steps() {
    tries=0
    while [ "$(ls "$scratch"/step.* 2>/dev/null | wc -l)" -lt "$n" ] && [ $tries -lt 400 ]; do
        sleep 0.05
        tries=$((tries + 1))
    done
}
cut_link() {
    wait_for_steps
    touch "$scratch/cut"
    ip link set r2 down
}
kill_node() {
    wait_for_steps
    touch "$scratch/cut"
    kill -9 "$pid2"
}
for meanwhile in cut_link kill_node; do
    rm -f "$scratch"/step.* "$scratch/cut"
    # A node that is killed may answer that its PEs are dead, or no more.
    says=
    [ $meanwhile != cut_link ] || says="was lost"
    job 3 6 env SAYS="$says" STEP="$scratch/step" CUT="$scratch/cut" LOST=4 FERRY_TIMEOUT=20s "$top_builddir"/tests/remote/node_is_lost
    check "$meanwhile" $?
    ip link set r2 up 2>/dev/null
done

echo "failed:${failed:- none}"
[ -z "$failed" ]
