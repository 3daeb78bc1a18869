"""Many matches: simulations, tournaments with ratings, datasets; on local processes or on a cluster."""

from ludarium.arena.balance import Report, balance
from ludarium.arena.checks import check_all, check_sampled, fitting
from ludarium.arena.dataset import collect
from ludarium.arena.game import Game
from ludarium.arena.simulate import Summary, simulate
from ludarium.arena.tournament import Table, tournament
from ludarium.arena.workers import Backend, Cluster, Local

__all__ = [
    "Backend",
    "Cluster",
    "Game",
    "Local",
    "Report",
    "Summary",
    "Table",
    "balance",
    "check_all",
    "check_sampled",
    "collect",
    "fitting",
    "simulate",
    "tournament",
]
