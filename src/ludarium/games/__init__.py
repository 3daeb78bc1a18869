"""The titles: one room each. Nothing here knows more of a title than its id and where it lives."""

from ludarium.kernel.title import register

register("troyes", "ludarium.games.troyes")
register("imperium", "ludarium.games.imperium")
register("pax", "ludarium.games.pax")
register("europa", "ludarium.games.europa")
