"""A balance report, a ladder or a course of training as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium.arena import Ladder, Report
from ludarium.arena.train import Course
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import find
from ludarium.terminal.speech import say, speaker

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# From never won over even to always won.
LOSES, EVEN, WINS = (178, 60, 40), (244, 238, 222), (38, 96, 160)


def colour(rate: float) -> tuple[int, int, int]:
    """Blue for what wins, red for what loses, the colour of paper between them."""
    end, part = (WINS, 2 * rate - 1) if rate >= 0.5 else (LOSES, 1 - 2 * rate)
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(EVEN, end, strict=True))
    return red, green, blue


def check_chart() -> None:
    """Said before anything is played, not after."""
    if find_spec("matplotlib") is None:
        raise LudariumError(
            "no-matplotlib", "A picture needs matplotlib, which is not installed here: pip install 'ludarium[charts]'."
        )


def draw(report: Report, path: Path) -> None:
    """Writes the heat map as a PNG, with words in the person's language."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.colors import LinearSegmentedColormap
    from matplotlib.figure import Figure

    words = speaker(find(report.title))
    names = [words(f"nation:{nation}") for nation in report.nations]
    size = len(names)
    rates = [[rate(report, one, other) for other in report.nations] for one in report.nations]
    figure = Figure(figsize=(3 + 0.55 * size, 2.4 + 0.5 * size), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    steps = [tuple(part / 255 for part in colour) for colour in (LOSES, EVEN, WINS)]
    colours = LinearSegmentedColormap.from_list("balance", steps).with_extremes(bad="#ffffff")
    shown = axes.imshow(rates, cmap=colours, vmin=0, vmax=100, aspect="auto")
    for y, row in enumerate(rates):
        for x, value in enumerate(row):
            if value == value:  # not the diagonal, not a pair that never met
                axes.text(x, y, f"{value:.0f}", ha="center", va="center", fontsize=8, color=ink(value / 100))
    totals = [report.total(nation) for nation in report.nations]
    labels = [
        f"{name}  {100 * won / met:.0f} %" if met else name for name, (won, met) in zip(names, totals, strict=True)
    ]
    axes.set_yticks(range(size), labels)
    axes.set_xticks(range(size), names, rotation=45, ha="left", rotation_mode="anchor")
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_xticks([each - 0.5 for each in range(1, size)], minor=True)
    axes.set_yticks([each - 0.5 for each in range(1, size)], minor=True)
    axes.grid(which="minor", color="#ffffff", linewidth=1.5)
    axes.tick_params(which="minor", length=0)
    bar = figure.colorbar(shown, ax=axes, shrink=0.6, ticks=[0, 25, 50, 75, 100])
    bar.outline.set_visible(False)  # type: ignore[operator, unused-ignore]
    bar.set_label(say("balance-axis"))
    pair = max(map(len, report.outcomes.values()))
    players = " – ".join(dict.fromkeys(report.players))
    axes.set_xlabel(say("balance-sum", games=report.games, pair=pair, players=players), fontsize=8)
    figure.suptitle(say("balance-title", title=words("title")))
    save(figure, path)


def draw_ladder(ladder: Ladder, path: Path) -> None:
    """Writes the ratings as a PNG: a dot and its interval for each bot, the strongest above."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    rungs = ladder.rungs()[::-1]
    figure = Figure(figsize=(8, 1.6 + 0.4 * len(rungs)), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    blue = "#{:02x}{:02x}{:02x}".format(*WINS)
    for y, rung in enumerate(rungs):
        tint = blue if rung.active else "#999999"
        axes.plot([rung.low, rung.high], [y, y], color=tint, linewidth=2, solid_capstyle="round")
        axes.plot([rung.elo], [y], "o", color=tint)
        axes.annotate(f"{rung.elo:.0f}", (rung.elo, y), (0, 6), textcoords="offset points", ha="center", fontsize=8)
    axes.set_yticks(range(len(rungs)), [f"{rung.entrant.name}  ({rung.games})" for rung in rungs])
    axes.set_ylim(-0.6, len(rungs) - 0.2)
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel(say("ladder-axis"))
    figure.suptitle(say("ladder-title", title=speaker(find(ladder.title))("title")))
    save(figure, path)


def save(figure: Figure, path: Path) -> None:
    try:
        figure.savefig(path, format="png", metadata={"Software": None})
    except OSError as error:
        why = error.strerror or str(error)
        raise LudariumError("cannot-write", f"Cannot write {path}: {why}.", {"file": str(path), "why": why}) from None


def curves(course: Course, path: Path) -> None:
    """How the losses fell in each round, on games that were learned from (thin) and on games held back (thick)."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.6), dpi=110, layout="constrained")
    FigureCanvasAgg(figure)
    parts = (("train-judgement", course.value_curves), ("train-leanings", course.leaning_curves))
    for number, (name, found) in enumerate(parts):
        axes = figure.add_subplot(1, 2, number + 1)
        for turn, curve in enumerate(found):
            shade = f"C{turn}"
            axes.plot([one for one, _ in curve], color=shade, linewidth=0.8)
            label = say("train-round", round=turn + 1)
            axes.plot([other for _, other in curve], color=shade, linewidth=2, label=label)
        axes.set_title(say(name), fontsize=10)
        axes.set_xlabel(say("train-steps"), fontsize=8)
        axes.set_ylabel(say("train-loss"), fontsize=8)
        axes.legend(fontsize=8)
    figure.suptitle(course.known["provenance"]["command"], fontsize=8)
    save(figure, path)


def rate(report: Report, one: str, other: str) -> float:
    """In hundredths; not a number where there is nothing to say."""
    won, met = report.wins(one, other) if one != other else (0.0, 0)
    return 100 * won / met if met else float("nan")


def ink(rate: float) -> str:
    """White or black, whichever can be read on the colour of a rate."""
    parts = [part / 255 for part in colour(rate)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return "#ffffff" if 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179 else "#000000"
