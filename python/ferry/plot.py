# SPDX-License-Identifier: BSD-3-Clause
"""Pictures by matplotlib: a timeline of rounds, and the matrix of pairs.  The file's name says PNG or SVG."""
from __future__ import annotations

from . import job
from .errors import InvalidArgument

_COLOURS = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#bbbbbb")


def _axes(width, height):
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        raise ImportError("ferry.plot draws by matplotlib: pip install matplotlib") from None
    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasAgg(figure)
    return figure, figure.add_subplot()


def timeline(rounds, file) -> None:
    """Draws rounds, a bar for each part.  rounds: a list of (PE, [(name of the part, began, ended), ...]), times in
    seconds of one clock; rounds of one PE stand one above the other."""
    if not rounds:
        raise InvalidArgument("timeline: there are no rounds")
    names = list(dict.fromkeys(name for _, parts in rounds for name, _, _ in parts))
    first = min(began for _, parts in rounds for _, began, _ in parts)
    figure, axes = _axes(9, 1.2 + 0.25 * len(rounds))
    for row, (_, parts) in enumerate(rounds):
        for name, began, ended in parts:
            axes.broken_barh([((began - first) * 1e3, (ended - began) * 1e3)], (row - 0.4, 0.8),
                             color=_COLOURS[names.index(name) % len(_COLOURS)])
    axes.set_yticks(range(len(rounds)), [f"PE {pe}" for pe, _ in rounds])
    axes.invert_yaxis()
    axes.set_xlabel("ms")
    for i, name in enumerate(names):
        axes.plot([], [], color=_COLOURS[i % len(_COLOURS)], linewidth=6, label=name)
    axes.legend(loc="upper right", ncols=len(names), frameon=False)
    figure.savefig(file)


def pairs(file, values=None, label: str | None = None) -> None:
    """Draws a matrix of the job's ordered pairs: the path of each, or values[from][to] (numbers, such as bytes put)."""
    n = job.n_pes()
    if n == 0:
        raise InvalidArgument("pairs: this process is no PE: call ferry.init() first")
    if values is not None and (len(values) != n or any(len(row) != n for row in values)):
        raise InvalidArgument(f"pairs: values are [{n}][{n}], one for each ordered pair")
    paths = [[job.path(a, b) for b in range(n)] for a in range(n)]
    numbers = values if values is not None else [[job.PATHS.index(path) for path in row] for row in paths]
    figure, axes = _axes(2 + 0.6 * n, 1.6 + 0.5 * n)
    limits = {} if values is not None else {"vmin": 0, "vmax": len(job.PATHS) - 1}
    axes.imshow(numbers, cmap="viridis_r", **limits)
    for a in range(n):
        for b in range(n):
            axes.text(b, a, paths[a][b] if values is None else f"{values[a][b]:.3g}", ha="center", va="center",
                      fontsize=8, bbox={"facecolor": "white", "edgecolor": "none", "alpha": 0.7, "pad": 1})
    axes.set_xticks(range(n))
    axes.set_yticks(range(n))
    axes.set_xlabel("to PE")
    axes.set_ylabel("from PE")
    axes.set_title(label or ("paths" if values is None else ""), fontsize=9)
    figure.savefig(file)
