# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# Runs in a guest of soft_roce.sh, as node $node of two: sets up a software RDMA device on its Ethernet device, then
# runs tests. Each program has one PE on each node; both guests run the same list.
: "${node:?}" "${top_srcdir:?}" "${top_builddir:?}"
failed=
[ -e /dev/fd ] || ln -s /proc/self/fd /dev/fd
hostname "node$node"
ulimit -l unlimited
ip link set lo up
ip link set eth0 mtu 9000 up
ip addr add "10.99.0.$((node + 1))/24" dev eth0
rdma link add rxe0 type rxe netdev eth0
tries=0
until rdma link show rxe0/1 | grep -q 'state ACTIVE' || [ $tries -gt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
done
rdma link show

up() {
    cut -d' ' -f1 /proc/uptime
}

# check NAME STATUS
check() {
    [ "$2" -ne 0 ] || { echo "[$(up) s] ok: $1"; return; }
    failed="$failed $1"
    echo "[$(up) s] FAILED: $1"
    tail -n 12 "/run/out"
}

port=29400
# job PROGRAM...: this node's PE of a job.
job() {
    port=$((port + 1))
    env RANK="$node" LOCAL_RANK=0 WORLD_SIZE=2 MASTER_ADDR=10.99.0.1 MASTER_PORT=$port FERRY_TCP_BIND=10.99.0.1 \
        FERRY_COOKIE=soft-roce FERRY_SPACE=host FERRY_BOOTSTRAP=tcp FERRY_BOOTSTRAP_DIR="$top_builddir/.libs" \
        FERRY_REMOTE=verbs FERRY_INIT_TIMEOUT=60s FERRY_TIMEOUT=60s PE_LEVEL=quick timeout 150 "$@" >/run/out 2>&1
}

# refused WHAT WORDS VARIABLE...: ferry_init fails, and says why.
refused() {
    what=$1 words=$2
    shift 2
    job env "$@" "$top_builddir/tests/mp/barrier" && check "$what is refused" 1
    grep -q "$words" /run/out
    check "$what is refused" $?
}

if [ "$node" -eq 0 ]; then
    FERRY_BOOTSTRAP_DIR=$top_builddir/.libs "$top_builddir/tests/remote/provider_keeps_its_promises" verbs '' \
        'remote access error' >/run/out 2>&1
    check provider_keeps_its_promises $?
fi
for program in $SOFT_ROCE_PROGRAMS; do
    job env FERRY_LOG=info "$top_builddir/$program"
    check "$program" $?
    grep -o 'remote pairs over.*' /run/out | head -n 1
    grep -q 'over libibverbs RoCEv2 on rxe0 port 1, 10.99.0' /run/out
    check "$program goes over libibverbs" $?
done
refused "an unknown device" "FERRY_FABRIC_PROVIDER='mlx5_7': libibverbs has no device" FERRY_FABRIC_PROVIDER=mlx5_7
ip addr add "10.98.0.$((node + 1))/24" dev lo
# Without root's right to lock any amount of memory.
cat >/run/limited <<'END'
ulimit -l 64
exec "$@"
END
refused "too little memory to lock" "locked memory is limited to 65536 bytes: raise it (ulimit -l" \
    setpriv --bounding-set -ipc_lock sh /run/limited env
refused "an address that no RDMA device has" "no RDMA device has the address 10.98.0" \
    FERRY_REMOTE_ADDRESS=10.98.0.$((node + 1))
echo "node $node failed:${failed:- none}"
[ -z "$failed" ]
