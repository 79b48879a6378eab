# SPDX-License-Identifier: BSD-3-Clause
# shellcheck shell=sh
# For scripts of tests: emulates machines by namespaces.  Each node has a network, IPC, PID, mount and host-name
# namespace of its own, and a link to a router, which is the namespace of the script.  Without root, all of that in a
# user namespace.
: "${top_srcdir:?run by make check}" "${top_builddir:?}"
LSAN_OPTIONS=suppressions=$top_srcdir/tests/leaks:print_suppressions=0
export LSAN_OPTIONS

# nodes_enter SECONDS ARGUMENT...: starts the script again in namespaces, with these arguments.  All that it starts there
# ends with it, after so long at the latest.
nodes_enter() {
    [ -z "${INSIDE-}" ] || return 0
    [ -e "$top_builddir/.libs/ferry_bootstrap_tls.so" ] || { echo "skipped: ferry was built without OpenSSL"; exit 77; }
    user=
    [ "$(id -u)" -eq 0 ] || user=-Ur
    for tool in ip unshare nsenter; do
        command -v $tool >/dev/null || PATH=$PATH:/usr/sbin:/sbin
        command -v $tool >/dev/null || { echo "skipped: no $tool (iproute2, util-linux)"; exit 77; }
    done
    if ! unshare $user --net --mount --pid --fork true; then
        echo "this machine lets nobody make namespaces"
        exit 1
    fi
    limit=$1
    shift
    INSIDE=1 exec unshare $user --net --mount --pid --fork --kill-child --mount-proc timeout -k 5 "$limit" sh "$0" "$@"
}

# nodes_make HOSTS [wires]: nodes 0, 1 and 2, with the addresses 10.77.N.2 and the names node0 to node2, which the new file
# HOSTS has.  The process $pidN holds node N.  The router's end of the link is rN.  wires: the link is in two halves,
# which end at uN and wN in the router, and a program must carry frames between these two (wire.h).
nodes_make() {
    nodes="0 1 2"
    printf '10.77.0.2 node0\n10.77.1.2 node1\n10.77.2.2 node2\n127.0.0.1 localhost\n' >"$1"
    mount --bind "$1" /etc/hosts
    ip link set lo up
    echo 1 >/proc/sys/net/ipv4/ip_forward
    for i in $nodes; do
        unshare --net --ipc --uts --mount --pid --fork --mount-proc sleep 1000 2>/dev/null &
        holder=$!
        while ! pid=$(cat /proc/$holder/task/$holder/children 2>/dev/null) || [ -z "$pid" ] ||
            [ "$(cat "/proc/${pid% }/comm")" != sleep ]; do sleep 0.02; done
        eval "pid$i=${pid% }"
        if [ "${2-}" = wires ]; then
            ip link add "r$i" type veth peer name "u$i"
            ip link add "w$i" type veth peer name eth0 netns "${pid% }"
            ip link set "u$i" up
            ip link set "w$i" up
        else
            ip link add "r$i" type veth peer name eth0 netns "${pid% }"
        fi
        ip addr add "10.77.$i.1/24" dev "r$i"
        ip link set "r$i" up
        nsenter -t "${pid% }" -n -u sh -c "hostname node$i; ip link set lo up; ip addr add 10.77.$i.2/24 dev eth0
            ip link set eth0 up; ip route add default via 10.77.$i.1"
    done
}

# on NODE COMMAND...: in the node's namespaces.
on() {
    eval "target=\$pid$1"
    shift
    nsenter -t "$target" -n -i -u -m -p -- "$@"
}
