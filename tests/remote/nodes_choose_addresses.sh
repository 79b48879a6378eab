#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Emulated nodes that have more interfaces than the one that connects them: bridges with the same address on every node,
# interfaces without a carrier.  A job finds the network that connects its nodes, or says at once which address is wrong.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
. "$top_srcdir/tests/remote/nodes.sh"
nodes_enter 200
. "$top_srcdir/tests/scratch.sh"
nodes_make "$scratch/hosts"
program=$top_builddir/tests/mp/barrier
run=$top_builddir/launcher/ferry-run
export FERRY_SPACE=host FERRY_BOOTSTRAP_DIR="$top_builddir/.libs" PE_LEVEL=quick FERRY_INIT_TIMEOUT=60s

# docker0 without a container, a bridge with one, and a network of each node's own; names that sort before eth0.
bridge() {
    on "$1" sh -c "ip link add $2 type bridge; ip addr add $3 dev $2; ip link set $2 up
        [ -z '${4-}' ] || { ip link add c$2 type veth peer name d$2; ip link set c$2 master $2 up; ip link set d$2 up; }"
}
for node in 0 1; do
    bridge $node docker0 172.17.0.1/16
    bridge $node br-a 172.18.0.1/16 carrier
    bridge $node cni0 10.244.$node.1/24 carrier
done

port=29500
# job ADDRESS VARIABLES0 VARIABLES1: PE 0 listens at the address, on node 0; PE 1 is on node 1.
job() {
    port=$((port + 1)) status=0
    for rank in 0 1; do
        if [ $rank = 0 ]; then more=$2; else more=$3; fi
        # shellcheck disable=SC2086
        on $rank env RANK=$rank LOCAL_RANK=0 WORLD_SIZE=2 MASTER_ADDR="$1" MASTER_PORT=$port FERRY_TCP_BIND="$1" \
            FERRY_COOKIE="secret$$" FERRY_BOOTSTRAP=tcp $more timeout 70 "$program" >"$scratch/out.$rank" 2>&1 &
        eval "pe$rank=$!"
    done
    wait "$pe0" || status=$?
    wait "$pe1" || status=$?
    cat "$scratch"/out.? >"$log"
}
works() {
    [ $status -eq 0 ] || fail "$1: exit $status"
}
# refused SECONDS_AT_MOST WORDS WHAT: after job.
refused() {
    [ $status -ne 0 ] || fail "$3: not refused"
    [ $(($(date +%s) - begin)) -le "$1" ] || fail "$3: refused after $(($(date +%s) - begin)) s"
    grep -q -e "$2" "$log" || fail "$3: no PE says '$2'"
}

job 10.77.0.2 A=a A=a
works "bridges beside the network"

# A second network that connects both nodes, whose name sorts last, and where the first interface has lost its carrier.
ip link add z0 netns "$pid0" type veth peer name z1 netns "$pid1"
on 0 sh -c 'ip link set z0 name zeth; ip addr add 10.99.0.1/24 dev zeth; ip link set zeth up'
on 1 sh -c 'ip link set z1 name zeth; ip addr add 10.99.0.2/24 dev zeth; ip link set zeth up'
for carrier in down up; do
    for node in 0 1; do ip link set r$node $carrier; done
    job 10.99.0.1 A=a A=a
    works "the network of the bootstrap, eth0 $carrier"
done
# One PE alone is told of another network: the other PE follows.
job 10.77.0.2 FERRY_REMOTE_ADDRESS=zeth FERRY_LOG=debug
works "one PE is told the network"
grep -q 'PE 1 meets PEs of other nodes at 10.99.0.2' "$log" || fail "PE 1 did not follow"
job 10.77.0.2 FERRY_LOG=debug FERRY_REMOTE_ADDRESS=10.99.0.2
works "another PE is told the address"
grep -q 'PE 0 meets PEs of other nodes at 10.99.0.1' "$log" || fail "PE 0 did not follow"

begin=$(date +%s)
job 10.77.0.2 FERRY_REMOTE_ADDRESS=br-a FERRY_REMOTE_ADDRESS=br-a
refused 30 'PE 0 on node node0 and PE 1 on node node1 are both at 172.18.0.1.*set FERRY_REMOTE_ADDRESS' "equal addresses"
job 10.77.0.2 A=a FERRY_FABRIC_PROVIDER=tcp
refused 60 "FERRY_FABRIC_PROVIDER is 'tcp' on PE 1 and '' on PE 0" "providers that differ"
job 10.77.0.2 A=a FERRY_REMOTE=libfabric
refused 60 "FERRY_REMOTE is 'libfabric' on PE 1 and 'auto' on PE 0" "libraries that differ"

# Nodes join over TLS: under one secret, and with the plug-in.
begin=$(date +%s)
job 10.77.0.2 FERRY_INIT_TIMEOUT=9s 'FERRY_INIT_TIMEOUT=4s FERRY_COOKIE=another'
refused 30 'the ferry at 10.77.0.2:[0-9]* has another cookie' "another cookie"
grep -q 'PE 1 of 2 did not join' "$log" || fail "PE 0 took a PE with another cookie"
mkdir "$scratch/plugins"
echo no plug-in >"$scratch/plugins/ferry_bootstrap_tls.so"
begin=$(date +%s)
job 10.77.0.2 FERRY_INIT_TIMEOUT=4s "FERRY_BOOTSTRAP_DIR=$scratch/plugins"
refused 30 'cannot encrypt the connection.*libssl-dev' "a ferry without TLS"

# ferry-run --hosts: host node0 is this machine's name, which leads to loopback.
printf '127.0.0.1 localhost\n127.0.1.1 node0\n10.77.1.2 node1\n' >"$scratch/hosts"
cat >"$scratch/agent" <<AGENT
#!/bin/sh
while [ "\${1#-}" != "\$1" ]; do shift; done
case \$1 in node0) pid=$pid0 ;; *) pid=$pid1 ;; esac
shift
exec nsenter -t \$pid -n -i -u -m -p -- sh -c "\$*"
AGENT
chmod +x "$scratch/agent"
# hosts LIST
hosts() {
    begin=$(date +%s) status=0
    nsenter -t "$pid0" -n -i -u -- timeout 80 "$run" -v --agent "$scratch/agent" --hosts "$1" -x PE_LEVEL "$program" \
        >"$log" 2>&1 || status=$?
}
hosts node0:1,node1:1
works "ferry-run --hosts"
grep -q 'PE 0 listens at 10.77.0.2' "$log" || fail "ferry-run chose another address"
on 0 ip -6 addr add fd99::1/64 dev zeth nodad
on 1 ip -6 addr add fd99::2/64 dev zeth nodad
sed 's/ node0) / fd99::1) /' "$scratch/agent" >"$scratch/agent6" && cat "$scratch/agent6" >"$scratch/agent"
hosts '[fd99::1]:1,[fd99::2]:1'
works "ferry-run --hosts with IPv6 addresses"
FERRY_INIT_TIMEOUT=3s FERRY_TCP_BIND=172.18.0.1 hosts '[fd99::1]:1,[fd99::2]:1'
refused 40 'at \(\[*\)172.18.0.1.*FERRY_TCP_BIND' "an address of both hosts"

# Loopback is down; it is up, and has no IPv6, but MASTER_ADDR has.
two='for r in 0 1; do RANK=$r WORLD_SIZE=2 MASTER_PORT=29999 FERRY_BOOTSTRAP=tcp timeout 60 "$0" & p="$p $!"; done
    s=0; for i in $p; do wait $i || s=1; done; exit $s'
begin=$(date +%s) status=0
MASTER_ADDR=127.0.0.1 unshare --net sh -c "$two" "$program" >"$log" 2>&1 || status=$?
refused 20 'loopback interface.*ip link set lo up' "lo is down"
status=0
MASTER_ADDR=::1 unshare --net sh -c "ip link set lo up; ip -6 addr flush dev lo; $two" "$program" >"$log" 2>&1 ||
    status=$?
works "MASTER_ADDR=::1 without IPv6"
exit $bad
