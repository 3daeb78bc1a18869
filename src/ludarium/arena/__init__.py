"""Many matches: simulations, tournaments with ratings, datasets; on local processes or on a cluster."""

from ludarium.arena.balance import Report, balance
from ludarium.arena.checks import check_all, check_sampled, fitting
from ludarium.arena.dataset import collect
from ludarium.arena.game import Game
from ludarium.arena.ladder import Ladder, climb
from ludarium.arena.parquet import Export, check_parquet, export
from ludarium.arena.sides import Sides, sides
from ludarium.arena.simulate import Summary, simulate
from ludarium.arena.tournament import Table, tournament
from ludarium.arena.workers import Backend, Cluster, Local, backend

__all__ = [
    "Backend",
    "Cluster",
    "Export",
    "Game",
    "Ladder",
    "Local",
    "Report",
    "Sides",
    "Summary",
    "Table",
    "backend",
    "balance",
    "check_all",
    "check_parquet",
    "check_sampled",
    "climb",
    "collect",
    "export",
    "fitting",
    "sides",
    "simulate",
    "tournament",
]
