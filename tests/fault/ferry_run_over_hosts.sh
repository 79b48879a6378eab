#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# ferry-run --hosts, with an agent that stays on this machine: who starts where, what PEs inherit, how jobs fail, and that
# nothing is left.  tests/remote/jobs_outlast_slow_and_cut_links.sh has hosts of their own.
# shellcheck disable=SC2016
set -u
. "${top_srcdir:?run by make check}/tests/fault/ferry_run.sh"
FERRY_TCP_BIND=127.0.0.1 FERRY_SPACE=host
export FERRY_TCP_BIND FERRY_SPACE
# What a user sees of the agent is its command line.
cat >agent <<'AGENT'
#!/bin/sh
echo "$*" >>agents
host=$1
shift
exec env -i PATH="$PATH" HOST="$host" "$@"
AGENT
chmod +x agent
hosts="--agent $PWD/agent --hosts 127.0.0.2:2,127.0.0.3:1"

each='echo "PE $RANK of $WORLD_SIZE, $LOCAL_RANK of $LOCAL_WORLD_SIZE on $HOST, $A ${B-} $FERRY_LOG ${C-none} in $PWD"'
# shellcheck disable=SC2086
A='with  blanks' FERRY_LOG=warn C=1 attempt 0 "$run" $hosts -x A -x B=2 sh -c "$each"
says 1 "^PE 0 of 3, 0 of 2 on 127.0.0.2, with  blanks 2 warn none in $PWD\$"
says 1 '^PE 1 of 3, 1 of 2 on 127.0.0.2'
says 1 '^PE 2 of 3, 0 of 1 on 127.0.0.3'
[ "$(sort agents | tr '\n' ' ')" = "127.0.0.2 $run --as-node 127.0.0.3 $run --as-node " ] ||
    [ "$(grep -c -- ' --as-node$' agents)" -eq 2 ] || fail "the agents' command lines: $(cat agents)"
attempt 0 "$run" --agent "$PWD/agent" -H 127.0.0.2,127.0.0.3 -n 5 -l sh -c 'echo "on $HOST"'
says 2 '^\[[01]\] on 127.0.0.2'
says 3 '^\[[234]\] on 127.0.0.3'

# An order that is longer than a pipe's usual room.
BIG=$(head -c 90000 /dev/zero | tr '\0' x)
export BIG
# shellcheck disable=SC2086
attempt 0 "$run" $hosts -x BIG sh -c '[ ${#BIG} -eq 90000 ]'
unset BIG

# A job of ferry, whose secret is on no command line.
# shellcheck disable=SC2086
FERRY_COOKIE=very-secret attempt 0 "$run" $hosts "$top_builddir/examples/01_hello"
says 3 'PE [012] of 3'
! grep -q secret agents || fail "the agents' command lines have the secret"

# Failures.
# shellcheck disable=SC2086
attempt 7 "$run" $hosts sh -c "[ \$RANK = 2 ] && exit 7; sleep $seconds"
says 1 'on 127.0.0.3 ended with status 7; ending the others'
soon_none_left "after a failure"
# shellcheck disable=SC2086
attempt 124 "$run" $hosts --timeout 1 sh -c "sleep $seconds & sleep $seconds"
soon_none_left "after a timeout"
attempt 127 "$run" --agent ./no-agent --hosts 127.0.0.2,127.0.0.3 true
says 1 'no-agent: No such file'
attempt 255 "$run" --agent "sh -c exit\${IFS}255" --hosts 127.0.0.2 true
# shellcheck disable=SC2086
attempt 127 "$run" $hosts ./not-there
# shellcheck disable=SC2086
killed guard 3 $hosts sh -c "echo started; sleep $seconds"
# shellcheck disable=SC2086
killed launcher 3 $hosts sh -c "echo started; sleep $seconds"

# The path of ferry-run is one word to the shell at the other end.
mkdir "a b;touch c\$(touch d)'e"
cp "$run" "a b;touch c\$(touch d)'e/run"
cat >shell_agent <<'AGENT'
#!/bin/sh
shift
exec sh -c "$*"
AGENT
chmod +x shell_agent
attempt 0 "./a b;touch c\$(touch d)'e/run" --agent ./shell_agent --hosts 127.0.0.2:1,127.0.0.3:1 sh -c 'echo "PE $RANK"'
says 2 '^PE [01]$'
[ ! -e c ] && [ ! -e d ] && [ ! -e "c'e/run" ] || fail "the other end's shell ran a part of the path"

# IPv6 addresses.
attempt 0 "$run" --agent "$PWD/agent" --hosts '[fd88::1]:2,fd88::2' sh -c 'echo "PE $RANK on $HOST"'
says 2 '^PE [01] on fd88::1$'
says 1 '^PE 2 on fd88::2$'

# Words that are no hosts.
for list in ':2' '127.0.0.2:0' '127.0.0.2:x' '127.0.0.2:2000' '-oProxyCommand=x:1' '127.0.0.2,,127.0.0.3' '[fd88::1' '[fd88::1]x' \
    '[fd88::1]:0' '[]:1' '[-oProxyCommand=x]:1' 'fd88:::1' 'a:1:b:1'; do
    attempt 2 "$run" --agent "$PWD/agent" --hosts "$list" true
done
attempt 2 "$run" --agent "$PWD/agent" --hosts 127.0.0.2:2,127.0.0.3:1 -n 4 true
attempt 2 "$run" --agent "$PWD/agent" --hosts 127.0.0.2,127.0.0.3 -n 1 true
FERRY_TCP_BIND='' attempt 1 "$run" --agent "$PWD/agent" --hosts no-such-host.invalid,127.0.0.3 true
says 1 'is no host that this machine knows'
: >agents
for input in '' 'nonsense of any kind' '       9ferry-run' '      40ferry-run/1'; do
    status=0
    printf %s "$input" | timeout 60 "$run" --as-node >log 2>&1 || status=$?
    [ $status -eq 1 ] || fail "--as-node ended with $status after '$input'"
done
exit $bad
