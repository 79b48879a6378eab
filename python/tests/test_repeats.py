# SPDX-License-Identifier: BSD-3-Clause
"""A call that was refused, timed out or interrupted on one PE is one call for all: for every operator of torch, call of
DeepEP's interface, collection and barrier of torch's symmetric memory one PE in turn is late, refused, or interrupted, calls
again, and this result and all later ones are those of a model.  No step depends on how long another takes: a PE that is late
comes when another has told it that it has timed out."""
import pytest
from conftest import SPACE, job

pytest.importorskip("torch")
pytestmark = pytest.mark.skipif(bool(SPACE), reason="in streams of a GPU no call waits")

TROUBLE = """
import ferry, os, signal, sys, time
import torch
BUDGET = 0.7
ferry.init(timeout={timeout})
me, n = ferry.my_pe(), ferry.n_pes()
LAST, FIRST = n - 1, 0
go = ferry.zeros(1, "int64")
gone = 0
end = time.monotonic() + 200

class Interrupted(Exception):
    pass

def interrupt(*_):
    raise Interrupted

signal.signal(signal.SIGALRM, interrupt)

def again(call, told=None):
    # Repeats the call until it has ended well; `told` after the first failure.
    while True:
        try:
            return call()
        except (ferry.Timeout, Interrupted):
            assert time.monotonic() < end, "it does not end"
            if told is not None:
                told()
                told = None

def tell():
    ferry.atomic_add(go, 1, LAST)
    ferry.quiet()

def come():
    # The PE that is late waits for the first one's failure.
    global gone
    gone += 1
    while go.item() < gone:
        ferry.test(go, ">=", gone)
        time.sleep(0.01)
        assert time.monotonic() < end, "nobody has failed"

def late(call, told=tell):
    if me == LAST:
        come()
    return again(call, told if me == FIRST else None)

def interrupted(call, told=tell):
    if me == LAST:
        come()
    if me == FIRST:
        signal.setitimer(signal.ITIMER_REAL, BUDGET / 4)
    try:
        return again(call, told if me == FIRST else None)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
"""


def trouble(timeout, body, n=3):
    return job(n, TROUBLE.replace("{timeout}", str(timeout)) + body + """
again(ferry.barrier)
print("right to the end", flush=True)
""", timeout=280, FERRY_LOG="none")


def test_torch_operators():
    said = trouble(0.7, """
import ferry.torch as ft
step = 0

def data(pe, size):
    return torch.arange(size, dtype=torch.float32) + 100 * pe + 1000 * step

def splits(pe):
    return [(pe + j + step) % 4 * (40 if pe == 0 else 1) for j in range(n)]

def vdev(pe):
    return torch.cat([torch.full((count, 50), float(1000 * step + 10 * pe + j)) for j, count in enumerate(splits(pe))])

def blocks(size):
    return [data(pe, n * size).reshape(n, size)[me] for pe in range(n)]

calls = {
    "all_to_all": (lambda: ft.all_to_all(data(me, 2 * n)), lambda: torch.cat(blocks(2))),
    "all_gather": (lambda: ft.all_gather(data(me, 3)), lambda: torch.cat([data(pe, 3) for pe in range(n)])),
    "all_reduce": (lambda: ft.all_reduce(data(me, 3)), lambda: sum(data(pe, 3) for pe in range(n))),
    "all_reduce by shares": (lambda: ft.all_reduce(data(me, 4000)), lambda: sum(data(pe, 4000) for pe in range(n))),
    "reduce_scatter": (lambda: ft.reduce_scatter(data(me, 4 * n)), lambda: sum(blocks(4))),
    "all_to_all_vdev": (
        lambda: ft.all_to_all_vdev(vdev(me), torch.tensor(splits(me)), 600)[0][:sum(splits(pe)[me] for pe in range(n))],
        lambda: torch.cat([torch.full((splits(pe)[me], 50), float(1000 * step + 10 * pe + me)) for pe in range(n)])),
}

def refused_first(call):
    if me == LAST:
        for wrong in (lambda: ft.all_to_all(torch.zeros(n + 1)) if n > 1 else ft.all_to_all(torch.tensor(1.)),
                      lambda: ft.all_reduce(torch.zeros(3), "median"),
                      lambda: ft.all_to_all_vdev(torch.zeros(3), torch.zeros(n), 3)):
            try:
                wrong()
            except ValueError:
                continue
            raise SystemExit("nothing was refused")
    return again(call)

for name in calls:
    for kind in (late, interrupted, refused_first):
        step += 1
        got, want = kind(calls[name][0]), calls[name][1]()
        assert torch.equal(got, want), (name, kind.__name__, got, want)
        for other, (call, model) in calls.items():
            for _ in range(2):
                step += 1
                got, want = again(call), model()
                assert torch.equal(got, want), (name, kind.__name__, "and then", other, got, want)
# The buffers grow: the late PE is late for an allocation, in the middle of the operator.
for kind in (late, interrupted):
    step += 1
    size = n * 20000 * (1 + step)
    got = kind(lambda: ft.all_gather(data(me, size)))
    assert torch.equal(got, torch.cat([data(pe, size) for pe in range(n)]))
    assert torch.equal(again(calls["all_to_all"][0]), calls["all_to_all"][1]())
""")
    assert said.count("right to the end") == 3, said


def test_collections_and_allocations():
    said = trouble(0.7, """
places, look = again(lambda: ferry.zeros(64, "int64")), again(lambda: ferry.zeros(64, "int64"))
base = places.address

def check(what):
    # The heaps' allocators are in the same state: blocks have the same numbers, at the same places.
    mine = [address and address - base for address in ferry.memory._slots]
    places.numpy()[:] = (mine + [-1] * 64)[:64]
    again(ferry.barrier)
    again(lambda: ferry.get(look, places, 0))
    assert look.tolist() == places.tolist(), (what, look.tolist(), places.tolist())
    again(ferry.barrier)

dropped, kept = [again(lambda: ferry.zeros(1000)) for _ in range(8)], []
for number in range(8):
    if me != FIRST:
        dropped[number] = None

    def told():  # what the first PE drops between two tries counts from the next collection on
        dropped[number] = None
        tell()

    def call():
        return ferry.collect() if number % 4 > 1 else ferry.zeros(500 + number)
    kept.append((late, interrupted)[number % 2](call, told))
    check(number)
    for size in (3000, 70):
        kept.append(again(lambda: ferry.zeros(size)))
        check((number, size))
for turn in range(2):
    again(ferry.collect)
check("at the end")
""")
    assert said.count("right to the end") == 3, said


def test_barriers_of_symmetric_memory():
    said = trouble(5, """
import ctypes
import ferry.symmetric_memory as sm
why = ctypes.create_string_buffer(512)
seen = ferry.zeros(n, "int64")
words = sm._arrays[sm._alloc(why, 1024, 256 * n)][1]
step = 0

def call(channel=0):
    if sm._synchronize(ctypes.cast(why, ctypes.c_void_p), 0, words, 0, channel, 300):
        if b"Interrupted" in why.value or not why.value:
            raise Interrupted
        raise ferry.Timeout(why.value.decode(), 1)

for kind in (late, interrupted, late):
    for turn in range(4):
        step += 1
        if turn == 2 and me == step % n:
            time.sleep(0.4)
        for pe in range(n):
            ferry.put(seen[me:me + 1], memoryview(torch.tensor([step]).numpy()), pe)
        ferry.quiet()
        if turn == 1:
            kind(call)
        else:
            again(call)
        assert min(seen.tolist()) >= step, (kind.__name__, turn, seen.tolist(), step)
""")
    assert said.count("right to the end") == 3, said


DEEP_EP = """
import ferry.deep_ep as deep_ep
M, H, L, K = 6, 128, 2, 2
E = L * n
buffer = deep_ep.Buffer(None, low_latency_mode=True)
elastic = deep_ep.ElasticBuffer(None, num_max_tokens_per_rank=M)
step = 0

def inputs(pe):
    g = torch.Generator().manual_seed(1000 * step + pe)
    T = 1 + (pe + step) % M
    x = torch.full((T, H), float((step * n + pe) % 120))
    x[:, 0] = torch.arange(T)
    idx = torch.stack([torch.randperm(E, generator=g)[:K] for _ in range(T)])
    return x.to(torch.bfloat16), idx, torch.ones(T, K)

def budget(seconds):
    buffer.timeout = elastic.timeout = seconds

def low_latency(hooked):
    x, idx, w = inputs(me)

    def dispatch():
        rows, count, handle, _, hook = buffer.low_latency_dispatch(x, idx, M, E, use_fp8=False, return_recv_hook=hooked)
        if hooked:
            again_hook(hook)
        return rows, count, handle

    def again_hook(hook):
        again(hook, tell if me == FIRST and in_trouble else None)

    def check(got):
        rows, count, handle = got
        for e in range(L):
            want = [inputs(pe) for pe in range(n)]
            want = torch.cat([x[(idx == me * L + e).any(1)] for x, idx, _ in want])
            assert torch.equal(rows[e, :int(count[e])], want), (step, e, rows[e, :int(count[e]), 1], want[:, 1])

    def combine(got):
        out, _, hook = buffer.low_latency_combine(got[0], idx, w, got[2], return_recv_hook=hooked)
        if hooked:
            hook()
        return out
    wrong = [(torch.zeros(M + 1, H, dtype=torch.bfloat16), torch.arange(K).repeat(M + 1, 1)),  # too many tokens
             (x, torch.zeros_like(idx)),                                                       # an expert twice
             (x.float(), idx), (x, idx + E)]
    bad = lambda: buffer.low_latency_dispatch(*wrong[step % 4], M, E, use_fp8=False, return_recv_hook=hooked)
    return dispatch, check, combine, bad

def normal(worst, bare):
    x, idx, w = inputs(me)
    per_rank, _, per_expert, in_rank, _ = buffer.get_dispatch_layout(idx, E)
    known = dict(num_tokens_per_rank=per_rank, is_token_in_rank=in_rank, num_tokens_per_expert=per_expert,
                 num_worst_tokens=worst)
    if not bare:
        known.update(topk_idx=idx, topk_weights=w)

    def dispatch():
        rows, _, _, counts, handle, _ = buffer.dispatch(x, **known)
        return rows, counts, handle

    def check(got):
        all_in = [inputs(pe) for pe in range(n)]
        want = torch.cat([x[((idx >= me * L) & (idx < (me + 1) * L)).any(1)] for x, idx, _ in all_in])
        assert torch.equal(got[0][:len(want)], want), (step, got[0][:, 1], want[:, 1])
        if not worst:
            assert got[1] == [sum(int((idx == me * L + e).sum()) for _, idx, _ in all_in) for e in range(L)], (step, got[1])
        sums = [int(((idx >= me * L) & (idx < (me + 1) * L)).any(1).sum()) for _, idx, _ in all_in]
        assert got[2][0][:, me].tolist() == [sum(sums[:i + 1]) for i in range(n)]

    def combine(got):
        return buffer.combine(got[0], got[2])[0]

    def bad():
        wrong = dict(known, is_token_in_rank=in_rank[:, :-1]) if step % 2 else dict(known, num_tokens_per_expert=None)
        return buffer.dispatch(x, **wrong)
    return dispatch, check, combine, bad

def cached():
    dispatch, check, combine, bad = normal(0, False)
    first = dispatch()
    x = inputs(me)[0]
    return (lambda: (buffer.dispatch(x * 1, handle=first[2])[0], first[1], first[2])), check, combine, \\
        lambda: buffer.dispatch(torch.cat((x, x)), handle=first[2])

def of_elastic(expands, sync, again=False):
    x, idx, w = inputs(me)
    known = dict(topk_idx=idx, num_experts=E, do_cpu_sync=sync)
    if again:
        known = dict(handle=elastic.dispatch(x * 2, do_expand=expands, **known)[3])

    def dispatch():
        rows, _, weights, handle, _ = elastic.dispatch(x, topk_weights=w, do_expand=expands, **known)
        return rows, weights, handle

    def check(got):
        rows, weights, handle = got
        all_in, experts = [inputs(pe) for pe in range(n)], range(me * L, (me + 1) * L)
        if expands:
            want = torch.cat([x[(idx == e).any(1)] for e in experts for x, idx, _ in all_in])
        else:
            want = torch.cat([x[((idx >= me * L) & (idx < (me + 1) * L)).any(1)] for x, idx, _ in all_in])
        assert torch.equal(rows[:len(want)], want), (step, rows[:, 1], want[:, 1])
        counts = [sum(int((idx == e).sum()) for _, idx, _ in all_in) for e in experts]
        assert handle.num_unaligned_recv_tokens_per_expert.tolist() == counts
        assert float(weights.sum()) == sum(counts)

    def combine(got):
        out, weights, _ = elastic.combine(got[0], got[2], topk_weights=got[1])
        assert torch.equal(weights, w)
        return out

    def bad():
        wrong = dict(num_experts=E + 1) if step % 2 else dict(expert_alignment=0) if not again else dict(do_cpu_sync=True)
        return elastic.dispatch(x, do_expand=expands, **{**known, **wrong})
    return dispatch, check, combine, bad

def answer(normally):
    x, idx, _ = inputs(me)
    return x * (torch.stack([((idx >= r * L) & (idx < (r + 1) * L)).any(1) for r in range(n)]).sum(0)[:, None] if normally
                else K)

CALLS = [("low latency", lambda: low_latency(False)), ("with a hook", lambda: low_latency(True)),
         ("normal", lambda: normal(0, False)), ("worst", lambda: normal(M * n, False)), ("bare", lambda: normal(0, True)),
         ("cached", cached), ("tokens", lambda: of_elastic(False, True)), ("choices", lambda: of_elastic(True, False)),
         ("choices again", lambda: of_elastic(True, True, True))]

def play(name, make, kind=again):
    global step, in_trouble
    step += 1
    in_trouble = False
    dispatch, check, combine, _ = make()
    in_trouble = kind is not again
    budget(BUDGET if in_trouble else 60)
    got = kind(dispatch)
    budget(60)
    in_trouble = False
    check(got)
    out = combine(got)
    assert torch.equal(out, answer(name in ("normal", "worst", "bare", "cached", "tokens"))), (name, step)
"""


def test_deep_ep_late_and_interrupted():
    said = trouble(60, DEEP_EP + """
for name, make in CALLS:
    play(name, make)
    for kind in (late, interrupted):
        play(name, make, kind)
        for other, its in CALLS:
            play(other, its)
            play(other, its)
""")
    assert said.count("right to the end") == 3, said


def test_deep_ep_interrupted_at_each_line():
    # A signal's handler may raise between any two lines; once the call has what it returns, a repeat is another call.
    said = trouble(60, DEEP_EP + """
mark = ferry.zeros(1, "int64")
told = ferry.zeros(1, "int64")

def going():
    return any(one._step is not None or any(r.is_unfinished(c) for r in one._all_rounds() for c in range(r.channels))
               for one in (buffer, elastic))

def at_line(k):
    # The k-th line of the package that runs before the call has its result raises, on the first rank.
    def kind(call):
        global passed
        left, begun, passed = k, False, False
        def trace(frame, event, _):
            nonlocal left, begun
            global passed
            if not frame.f_code.co_filename.startswith(PACKAGE):
                return None
            if event == "line" and not passed:
                begun = begun or going()
                if begun and not going():
                    passed = True
                    return trace
                left -= 1
                if left == 0:
                    sys.settrace(None)
                    raise Interrupted
            return trace
        if me == FIRST:
            sys.settrace(trace)
        try:
            return again(call)
        finally:
            sys.settrace(None)
    return kind

PACKAGE = os.path.dirname(deep_ep.__file__)
passed = False
BUDGET = 60
for name, make in CALLS:
    play(name, make)
    lines, ended = 0, False
    while not ended:
        lines += 1 + step % 3
        play(name, make, at_line(lines))
        told.numpy()[0] = passed
        again(lambda: ferry.broadcast(mark, told, FIRST))
        ended = bool(mark.item())
    few = name in ("low latency", "with a hook") and ferry.library.takes_tensors()
    assert lines > (5 if few else 30), (name, lines)
    play(name, make)
""")
    assert said.count("right to the end") == 3, said


def test_deep_ep_refused():
    said = trouble(60, DEEP_EP + """
budget(60)
for name, make in CALLS:
    for turn in range(5):
        play(name, make)
        step += 1
        refuser = step % n
        dispatch, check, combine, bad = make()
        try:
            (bad if me == refuser else dispatch)()
            raise SystemExit(f"{name}: nothing was refused on rank {me} in step {step}")
        except ferry.InvalidArgument as error:
            assert me == refuser or f"rank {refuser} refused" in str(error), (name, str(error))
        if turn > 2:  # twice in a row
            continue
        for other, its in CALLS:
            play(other, its)
""")
    assert said.count("right to the end") == 3, said


def test_a_late_combine_is_told_and_the_next_round_is_right():
    said = trouble(60, DEEP_EP + """
for name, make in (*CALLS[:4], *CALLS[6:8], *CALLS[:2]):
    play(name, make)
    step += 1
    while not bool((inputs(FIRST)[1] >= LAST * L).any()):  # else the first one needs no sum of the last
        step += 1
    in_trouble = False
    dispatch, check, combine, _ = make()
    budget(60)
    got = dispatch()
    check(got)
    if me == LAST:
        come()
    budget(BUDGET)
    for turn in range(3):  # however often it is called again, there is no sum that lacks rows
        try:
            out = combine(got)
            assert torch.equal(out, answer(name in ("normal", "worst", "tokens"))), (name, step)
            break
        except ferry.FerryError:
            if me == FIRST and turn == 0:
                tell()
    budget(60)
    ferry.barrier()
    for other, its in CALLS:
        play(other, its)
""")
    assert said.count("right to the end") == 3, said


def test_ranks_that_go_on_without_a_late_one_meet_it_again():
    """They do not repeat: each makes the next step.  A step is right, or an error, and soon all are right."""
    said = trouble(60, DEEP_EP + """
for name, make in (CALLS[0], CALLS[2]):
    for _ in range(2):
        play(name, make)
    budget(BUDGET)
    told, good = False, 0
    first = step
    while step < first + 12:
        step += 1
        in_trouble = False
        if step == first + 2 and me == LAST:
            come()
        dispatch, check, combine, _ = make()
        try:
            got = dispatch()
            check(got)
            assert torch.equal(combine(got), answer(name == "normal")), (name, step)
            good += 1
        except ferry.FerryError:
            good = 0
            if me == FIRST and not told:
                told = True
                tell()
        if step == first + 8:
            budget(60)
    assert good >= 2, (name, good)
    ferry.barrier()
""")
    assert said.count("right to the end") == 3, said


def test_the_budget_of_a_buffer_may_change():
    said = trouble(60, DEEP_EP + """
for name, make in (CALLS[0], CALLS[2]):
    for _ in range(3):
        play(name, make)
    step += 1
    in_trouble = False
    dispatch, check, combine, _ = make()
    budget(0.3)
    if me == LAST:
        come()
    began = time.monotonic()
    got = again(dispatch, tell if me == FIRST else None)
    assert time.monotonic() - began < 50
    budget(60)
    check(got)
    combine(got)
""")
    assert said.count("right to the end") == 3, said


def test_normal_rounds_go_on_after_a_death():
    said = job(3, TROUBLE.replace("{timeout}", "60") + DEEP_EP.replace("low_latency_mode=True", "enable_shrink=True") + """
def rows():
    global step
    step += 1
    dispatch, _, combine, _ = normal(0, False)
    got = dispatch()
    combine(got)
    return got[0][:, 1].tolist()

in_trouble = False
for turn in range(6):
    if turn == 3 and me == LAST:
        os.kill(os.getpid(), signal.SIGKILL)
    found = rows()
    want = [value for pe in range(n if turn < 3 else n - 1) for x, idx, _ in [inputs(pe)]
            for value in x[((idx >= me * L) & (idx < (me + 1) * L)).any(1)][:, 1].tolist()]
    assert found == want, (turn, found, want)
print("went on", flush=True)
os._exit(0)
""", "--keep-going", expect=None, FERRY_LOG="none")
    assert said.count("went on") == 2, said


def test_ranks_that_give_up_meet_again():
    """Each rank makes a part of a step, or none, and repeats nothing: behind resync() all steps are right."""
    said = trouble(0.7, DEEP_EP + """
import ferry.torch as ft

def given_up(part, make):
    global again
    patient, again = again, lambda call, told=None: call()
    try:
        if part in (1, 4):
            ft.all_gather(torch.full((40 + 3000 * (step % 2),), float(me)))
        if part in (2, 4):
            ferry.collect()
        if part > 2:
            dispatch, check, combine, _ = make()
            got = dispatch()
            if part > 3:
                combine(got)
    except ferry.FerryError:
        pass
    finally:
        again = patient

for name, make in CALLS:
    play(name, make)
    for turn in range(4):
        step += 1
        in_trouble = False
        budget(0.2)
        dropped = again(lambda: ferry.zeros(8))
        del dropped
        given_up((me * (turn + 1) + turn) % 5, make)
        budget(60)
        again(buffer.resync)
        again(elastic.resync)
        assert torch.equal(ft.all_gather(torch.full((3,), float(me))), torch.arange(float(n)).repeat_interleave(3))
        for other, its in CALLS:
            play(other, its)
        again(ferry.collect)
    places = [address and address - ferry.memory._slots[0] for address in ferry.memory._slots]
    said = again(lambda: ft.all_gather(torch.tensor((places + [-1] * 64)[:64]))).reshape(n, 64)
    assert torch.equal(said, said[:1].expand(n, 64)), said
""")
    assert said.count("right to the end") == 3, said
