# SPDX-License-Identifier: BSD-3-Clause
"""Each PE writes its number into the memory of its right neighbour, which does nothing for it.

    ferry-run -n 4 python 01_hello.py
"""
import ferry

ferry.init()
me, n = ferry.my_pe(), ferry.n_pes()

# %% One box on each PE, at the same place of its heap.
box = ferry.zeros(1, "int64")

# %% Into the neighbour's box.
ferry.atomic_set(box, me, (me + 1) % n)

# %% Every update has arrived when all PEs have come here.
ferry.barrier()
print(f"PE {me} of {n} was sent {box.item()}")
assert box.item() == (me - 1) % n
