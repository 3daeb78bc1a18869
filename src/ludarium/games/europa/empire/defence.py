"""Defending the HRE (EU-18.4): when the Emperor is called, the Imperial pool, what Subjects owe (EU-18.3.4)."""

from __future__ import annotations

from ludarium.games.europa.ask import hostility, offices, relations, special
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.empire.words import DEFENDING_BEGAN, DUTY_CB, DUTY_DUCATS, DUTY_MANPOWER, DUTY_PRESTIGE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.position import CB_EMPIRE, Europa
from ludarium.games.europa.table.words import BY_EMPIRE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import verb_of

POOL_MOST = 8  # EU-18.4.5
DUTY_UNITS = 2  # EU-18.3.4
DUTY_MONEY = 6


def called(position: Europa, aggressor: int, target: int) -> bool:
    """EU-18.4.1: a Realm outside attacks a Subject, the Emperor is a player at Authority +1 or more, and that Subject
    is
    not at War with him. EU-18.4.4: or he himself is attacked, with his Capital in the Empire."""
    player = offices.emperor_player(position)
    if player < 0 or position.authority < 1 or aggressor == position.emperor:
        return False
    if special.mates(position, player, position.realms.player[aggressor]):
        return False
    if offices.member(position, aggressor) or not offices.member(position, target):
        return False
    if target == position.emperor:
        return True
    return not hostility.at_war(position, position.emperor, target)


def activate(position: Europa, aggressor: int) -> None:
    """EU-18.4.2, 18.4.5: the tag, the Imperial pool, and the duty of every Subject that is a player's Realm."""
    player = offices.emperor_player(position)
    if not position.defending:
        position.defending = 1
        position.imperial_pool = min(POOL_MOST, elector_influence(position, player))
        position.tell(DEFENDING_BEGAN, position.emperor, position.imperial_pool)
    for other in reversed(position.others(player)):
        realm = position.realm_of(other)
        if (
            offices.subject(position, realm)
            and realm != aggressor
            and not hostility.at_war(position, realm, position.emperor)
        ):
            position.push(SubjectDuty(other, aggressor))


def elector_influence(position: Europa, player: int) -> int:
    """EU-18.4.5: the Emperor's Influence in all Elector Areas, Imperial included; a Marriage is one (EU-11.2.2)."""
    return sum(relations.influence_at(position, player, space) for space in offices.electors(position))


def duty_ducats(position: Europa, player: int) -> int:
    """6 D, or half of the Tax Income if that is less."""
    return min(DUTY_MONEY, (ask_tracks.tax_income(position, player) + 1) // 2)


def duty_units(position: Europa, player: int) -> int:
    """2 Manpower, or half of the total if that is less."""
    return min(DUTY_UNITS, (position.players[player].total + 1) // 2)


@data
class SubjectDuty(Decision[Europa]):
    """EU-18.3.4: one of four: Manpower, Ducats, Prestige, or a CB token on the aggressor; what cannot be done whole is
    no choice."""

    aggressor: int
    RULES = ("EU-18.3.4",)

    def options(self, position: Europa) -> list[int]:
        found = [DUTY_PRESTIGE.code]
        if purse.borrowable(position, self.seat) >= duty_ducats(position, self.seat):
            found.append(DUTY_DUCATS.code)
        if position.players[self.seat].available >= duty_units(position, self.seat):
            found.append(DUTY_MANPOWER.code)
        if not supply.has_cb(position, self.seat, self.aggressor):
            found.append(DUTY_CB.of(self.aggressor))
        return found

    def choose(self, position: Europa, option: int) -> None:
        player = self.seat
        verb = verb_of(option)
        if verb == DUTY_PRESTIGE.code:
            purse.prestige(position, player, -1, BY_EMPIRE)
        elif verb == DUTY_DUCATS.code:
            purse.owe(position, player, duty_ducats(position, player))
        elif verb == DUTY_MANPOWER.code:
            me = position.own_player(player)
            gone = duty_units(position, player)
            me.available -= gone
            me.exhausted += gone
        else:
            supply.cb(position, player, self.aggressor, CB_EMPIRE, 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [
            ("realm", REALM.full(self.aggressor)),
            ("ducats", duty_ducats(position, self.seat)),
            ("units", duty_units(position, self.seat)),
        ]
