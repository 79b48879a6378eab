# SPDX-License-Identifier: BSD-3-Clause
"""Heat in a bar, cut into pieces: each PE puts the edges of its piece into its neighbours' halos and signals them, with
numpy on views of the symmetric heap.  The result equals the whole bar's to the bit.

    ferry-run -n 4 python 02_halo.py
"""
import numpy as np

import ferry

CELLS, STEPS = 1 << 12, 200

ferry.init(space="host")
me, n = ferry.my_pe(), ferry.n_pes()
left, right = me - 1, me + 1
mine = CELLS // n

# %% Two copies of the piece, used in turn, with one halo cell at each end; and a signal for each side.
pieces = ferry.zeros((2, mine + 2), "float64")
views = pieces.numpy()
signals = ferry.zeros(2, "uint64")


def start(cells):
    return np.sin(np.arange(cells) * 0.1) * 100


views[0, 1:-1] = start(mine * n)[me * mine:(me + 1) * mine]
ferry.barrier()


# %% One step: send the edges, wait for the neighbours', then compute.
def step(i):
    now, new = i % 2, 1 - i % 2
    ferry.fence()  # no edge overtakes that of the step before
    if left >= 0:
        ferry.put_signal(pieces[now, -1:], pieces[now, 1:2], signals[1], i + 1, left)
    if right < n:
        ferry.put_signal(pieces[now, 0:1], pieces[now, -2:-1], signals[0], i + 1, right)
    if left >= 0:
        ferry.signal_wait(signals[0], ">=", i + 1)
    if right < n:
        ferry.signal_wait(signals[1], ">=", i + 1)
    a = views[now]
    views[new, 1:-1] = a[1:-1] + 0.25 * (a[:-2] - 2 * a[1:-1] + a[2:])


# A neighbour may be one step ahead, never two: it writes the copy that this PE does not compute with.
for i in range(STEPS):
    step(i)

# %% The same on one PE.
whole = np.zeros((2, mine * n + 2))
whole[0, 1:-1] = start(mine * n)
for i in range(STEPS):
    a = whole[i % 2]
    whole[1 - i % 2, 1:-1] = a[1:-1] + 0.25 * (a[:-2] - 2 * a[1:-1] + a[2:])
assert np.array_equal(views[STEPS % 2, 1:-1], whole[STEPS % 2, 1:-1][me * mine:(me + 1) * mine])
ferry.barrier()
if me == 0:
    print(f"{mine * n} cells, {STEPS} steps on {n} PEs: equal to one PE's to the bit")
