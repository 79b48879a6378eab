#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Two nodes whose link, switch port, or connections of data alone fail for a while: it costs time only.  Ports that a
# firewall closes for good: both PEs say that the connection was lost, and that no PE has died.  The kernel's own
# settings.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
. "$top_srcdir/tests/remote/nodes.sh"
nodes_enter 200
. "$top_srcdir/tests/scratch.sh"
nodes_make "$scratch/hosts"
failed=
port=29400
ports="-p tcp -m multiport --ports 9000:9049 -j" # of data: the PE that listens at 9100 for deaths is still heard

# job NAME HOW FAULT...: HOW: ok, lost, or few, when no PE has a descriptor left during the fault.
job() {
    name=$1 how=$2
    shift 2
    port=$((port + 1))
    rm -f "$scratch"/step.* "$scratch/over"
    pes=
    for rank in 0 1; do
        on $rank env RANK=$rank LOCAL_RANK=0 WORLD_SIZE=2 MASTER_ADDR=10.77.0.2 MASTER_PORT=$port \
            FERRY_TCP_BIND=10.77.0.2 FERRY_COOKIE=secret$$ FERRY_SPACE=host FERRY_BOOTSTRAP=tcp FERRY_LOG=info \
            FERRY_BOOTSTRAP_DIR="$top_builddir/.libs" FERRY_TIMEOUT=25s STEP="$scratch/step" OVER="$scratch/over" HOW=$how \
            FERRY_REMOTE_PORTS=9000-9100 timeout 60 \
            "$top_builddir/tests/remote/rounds_over_faults" >"$scratch/out.$rank" 2>&1 &
        pes="$pes $!"
    done
    tries=0
    while [ "$(ls "$scratch"/step.* 2>/dev/null | wc -l)" -lt 2 ] && [ $tries -lt 400 ]; do
        sleep 0.05
        tries=$((tries + 1))
    done
    began=$(date +%s%N)
    renice -n -15 -p $$ >/dev/null 2>&1 # as random_cuts.c: being late makes a fault longer than it is meant to be
    "$@"
    renice -n 0 -p $$ >/dev/null 2>&1
    lasted=$((($(date +%s%N) - began) / 1000000))
    touch "$scratch/over"
    status=0
    for pe in $pes; do
        wait "$pe" || status=$?
    done
    if [ "$how" = lost ]; then
        told=$(cat "$scratch"/out.? | grep -c "the connection between PE . and PE . (pid [0-9]* on node.) was lost")
        [ "$told" -eq 2 ] && ! grep -q "has died: calls" "$scratch"/out.? || status=1
    fi
    echo "$name: $(cat "$scratch"/out.? | grep -c "made again") connections made again, status $status, in $lasted ms"
    [ "$status" -eq 0 ] || {
        failed="$failed $name"
        tail -n 12 "$scratch"/out.?
    }
}

link_down() {
    ip link set r1 down
    sleep "$1"
    ip link set r1 up
}
# The node sees no change of its link.
port_down() {
    iptables -A FORWARD -i r1 -j DROP
    iptables -A FORWARD -o r1 -j DROP
    sleep "$1"
    iptables -F FORWARD
}
# shellcheck disable=SC2086
refuse() {
    on 1 iptables -A INPUT $ports REJECT --reject-with tcp-reset
    sleep "$1"
    on 1 iptables -F
}
# shellcheck disable=SC2086
close_ports() {
    on 1 iptables -A INPUT $ports DROP
    sleep 8
    on 1 iptables -F
}

job "a link is down for 0.3 s" ok link_down 0.3
job "a link is down for 3 s" ok link_down 3
# shellcheck disable=SC2086
if on 1 iptables -A INPUT $ports REJECT --reject-with tcp-reset 2>/dev/null && on 1 iptables -F; then
    job "a switch's port passes nothing for 0.4 s" ok port_down 0.4
    job "connections of data are reset" ok refuse 0.3
    job "no descriptor is left while they are reset" few refuse 0.3
    job "a firewall drops the ports of data" lost close_ports
else
    echo "without iptables: no switch's port, and no connections of data alone"
fi
echo "failed:${failed:- none}"
[ -z "$failed" ]
