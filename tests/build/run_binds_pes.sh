#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run binds each PE to CPUs of its own if its own CPU mask has enough of them, and otherwise binds no PE.
set -eu
: "${top_builddir:?run by make check}"
command -v taskset >/dev/null || { echo "skipped: no taskset"; exit 77; }

# CPUs that this process may use, one a line.
cpus_here() {
    sed -n 's/^Cpus_allowed_list:[[:space:]]*//p' /proc/self/status | tr ',' '\n' |
        awk -F- '{ for (i = $1; i <= ($2 == "" ? $1 : $2); i++) print i }'
}
all=$(cpus_here)
n=$(echo "$all" | wc -l)
first=$(echo "$all" | head -n 1)

# run WANTED CPUS ARGS...: the lists of all PEs of ferry-run with ARGS, where only CPUS are allowed; WANTED is
# "shares": each CPU of one PE, and no PE without; or "none": each PE has them all.
run() {
    wanted=$1 cpus=$2 what="$*"
    shift 2
    # shellcheck disable=SC2016
    lists=$(taskset -c "$cpus" "$top_builddir/launcher/ferry-run" --launcher local --timeout 20 "$@" \
        sh -c 'echo "$RANK $WORLD_SIZE $(sed -n "s/^Cpus_allowed_list:[[:space:]]*//p" /proc/self/status)"')
    echo "$lists" | awk -v wanted="$wanted" -v allowed="$cpus" '
        { pes = $2; n_lists++; k = split($3, parts, ",")
          for (i = 1; i <= k; i++) {
              m = split(parts[i], ends, "-")
              for (cpu = ends[1]; cpu <= ends[m]; cpu++) users[cpu]++
          } }
        END { n = split(allowed, own, ",")
              for (i = 1; i <= n; i++) {
                  if (users[own[i]] != (wanted == "shares" ? 1 : pes)) exit 1
                  delete users[own[i]]
              }
              for (cpu in users) if (users[cpu] > 0) exit 1
              exit n_lists != pes }' || { echo "$what: RANK WORLD_SIZE CPUs are"; echo "$lists"; exit 1; }
}
list=$(echo "$all" | tr '\n' ',')
list=${list%,}
run shares "$list" -n 1
run shares "$list"
run none "$list" --bind-to none
run none "$list" -n $((n + 1))
run none "$first" -n 2
run shares "$first"
if [ "$n" -ge 2 ]; then
    run shares "$list" -n 2
    run shares "$list" --bind-to core -n 2
    run none "$list" --bind-to none -n 2
    run shares "$(echo "$all" | tail -n 1)" -n 1
fi
if [ "$n" -ge 3 ]; then
    run shares "${list#*,}" -n 2
    run shares "$list" -n 3
fi
echo "bound as promised on $n CPUs"
