"""White Peace, Humiliation, Vassalization, Force Conversion, Succession, Full Annexation (EU-10.5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace import subjects, terms, treaties, victory
from ludarium.games.europa.peace.words import TERM, TERMS
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.position import ABSENT, UNREST
from ludarium.games.europa.table.small import put

from ..board import Board, board
from .council import Council


def europe() -> Board:
    return board("1-01", people=4, lands=True)


def open_terms(table: Board, name: str, other: str, why: int) -> list[str]:
    position, player, realm = table.position, table.player(name), table.realm(other)
    scope = terms.scope_of(position, player, realm, why)
    return [TERM.ref(t) for t in range(TERMS) if terms.open_to(position, player, realm, scope, why, t)]


# EU-10.5.T1


@pytest.mark.rule("EU-10.5.T1", "EU-10.5.0", "EU-10.2.9")
@pytest.mark.parametrize(
    ("why", "npr", "person", "bot"),
    [
        (victory.OPEN, "", "", ""),
        (victory.PARTIAL, "keep vassalization conversion succession", "keep humiliation conversion succession", ""),
        (
            victory.TOTAL,
            "white-peace keep vassalization conversion succession annexation",
            "white-peace keep humiliation conversion succession",
            "annexation",
        ),
        (
            terms.AGREED,
            "white-peace keep conversion succession",
            "white-peace keep humiliation conversion succession",
            "",
        ),
    ],
)
def test_eligibility(why: int, npr: str, person: str, bot: str) -> None:
    """With the Capital Area Controlled, another faith, and a Disputed Succession."""
    table = europe().war("castile", "granada").occupy("granada", "gibraltar", "castile").wed("england", "granada")
    assert open_terms(table.dispute("granada"), "castile", "granada", why) == npr.split()
    table = (
        europe().faith("england", "protestant").war("france", "england").occupy("london", "essex", "oxford", "france")
    )
    table.wed("castile", "england").dispute("england")
    assert open_terms(table, "france", "england", why) == person.split()
    table.position.people = 2
    if bot:
        assert open_terms(table, "france", "england", why) == [*person.split(), bot]


@pytest.mark.rule("EU-10.5.T1", "EU-10.5.HU")
def test_terms_that_need_the_capital() -> None:
    table = europe().faith("england", "protestant").war("france", "england").occupy("essex", "oxford", "france")
    table.wed("castile", "england").dispute("england")
    assert open_terms(table, "france", "england", victory.PARTIAL) == ["keep"]
    assert open_terms(table, "france", "england", victory.YIELDED) == ["keep", "humiliation"]


# Humiliation


@pytest.mark.rule("EU-10.5.HU")
def test_humiliation_is_worth_ten_at_most() -> None:
    table = europe().war("france", "england").occupy("london", "bordeaux", "caux", "maine", "essex", "france")
    talks = Council(table.units("france", "seine", 2)).begin().settle("england", "enforce term=humiliation")
    assert (talks.prestige("france"), talks.prestige("england")) == (10, -10)
    assert talks.owner("london") == "england"


# Vassalization


@pytest.mark.rule("EU-10.5.VA.1", "EU-11.4.12", "AMB-15")
def test_who_can_be_made_a_vassal() -> None:
    table = europe().war("france", "savoy").occupy("savoie", "france")
    player, position = table.player("france"), table.position
    assert not terms.may_vassalize(position, player, table.realm("savoy"))  # a Province in another Area is missing
    table.occupy("piemonte", "france")
    assert terms.may_vassalize(position, player, table.realm("savoy"))
    table.emperor("savoy")
    assert not terms.may_vassalize(position, player, table.realm("savoy"))
    table.emperor("austria")
    position.own_player(player).vassal = 16
    assert not terms.may_vassalize(position, player, table.realm("savoy"))  # four tokens are needed
    position.own_player(player).vassal = 15
    assert terms.may_vassalize(position, player, table.realm("savoy"))
    rome = europe().war("france", "papal-states").occupy("roma", "ancona", "avignon", "france")
    assert not terms.may_vassalize(rome.position, player, rome.realm("papal-states"))


@pytest.mark.rule("EU-10.5.VA.2", "EU-10.5.VA.3", "EU-10.5.VA.4", "EU-10.4.2", "EU-13.4.9", "EU-11.2.8", "EU-11.4.2")
def test_vassalization() -> None:
    table = europe().war("france", "burgundy").war("england", "burgundy").ally("castile", "burgundy")
    table.wed("austria", "burgundy").wed("france", "burgundy").plus_one("namur").claim("france", "flanders-wallonia")
    table.occupy("bourgogne", "artois", "france").occupy("franche-comte", "england").units("france", "seine", 5)
    talks = Council(table).begin().settle("burgundy", "enforce term=vassalization")
    assert talks.asked == "france PeaceInfluence"
    talks.answer("settle-area peacedeed=place-influence space=burgundy")
    talks.answer("settle-area peacedeed=place-influence space=flanders-wallonia")
    assert talks.asked == "france SpendClaim"
    position = table.position
    marks = position.land.marks
    # Burgundy and Seine were partly Occupied, Flanders was not
    restless = [name for name in talks.holds("burgundy") if marks[table.province(name)] & UNREST]
    assert restless == ["luxembourg", "namur"]
    talks.answer("settle-area peacedeed=spend-claim space=flanders-wallonia")
    # Burgundy's own Vassals in Flanders have become Vassals with Unrest too (AMB-58)
    assert talks.verbs("settle-province")[0] == "peacedeed=calm province=antwerpen"
    talks.answer(*[f"settle-province peacedeed=calm province={each}" for each in ("luxembourg", "namur")])
    assert not any(position.land.marks[table.province(name)] & UNREST for name in talks.holds("burgundy"))
    assert talks.owner("franche-comte") == "england"  # what others Occupied is theirs
    assert talks.me("france").vassal == 12  # with Brabant, Flanders and Holland
    realm = table.realm("burgundy")
    assert position.realms.lord[realm] == table.realm("france")
    assert position.realms.allies[realm] == position.realms.wed[realm] == 0
    assert position.bonds.wars == []
    assert talks.influence("france", "burgundy") == 1
    assert talks.influence("france", "flanders-wallonia") == 1
    assert talks.me("france").ducats == 0


@pytest.mark.rule("AMB-58", "EU-10.0.3", "EU-13.2.2")
def test_vassals_of_the_loser_become_vassals_too() -> None:
    table = europe().war("castile", "aragon").occupy("valencia", "napoli", "castile").units("castile", "leon", 2)
    talks = Council(table).begin().settle("aragon", "enforce term=vassalization", "done")
    position = table.position
    assert position.realms.lord[table.realm("aragon")] == table.realm("castile")
    assert position.realms.lord[table.realm("naples")] == table.realm("castile")
    assert talks.me("castile").vassal == 13


# Full Annexation


@pytest.mark.rule("EU-10.5.FA.1", "EU-10.1.5")
def test_full_annexation() -> None:
    table = europe().war("castile", "granada").occupy("granada", "gibraltar", "castile").wed("england", "granada")
    table.claim("castile", "andalucia")
    talks = Council(table).begin().answer("enforce term=annexation")
    assert (
        talks.asked == "castile SpendClaim"
    )  # the Claim went home with the last Province, and may be spent all the same
    talks.answer("settle-area peacedeed=spend-claim space=andalucia")
    assert talks.owner("granada") == talks.owner("gibraltar") == "castile"
    assert not any(table.position.land.marks[table.province(each)] & UNREST for each in ("granada", "gibraltar"))
    assert talks.me("castile").claims == 0
    assert table.position.realms.kind[table.realm("granada")] == ABSENT
    assert table.position.bonds.truces == []


@pytest.mark.rule("EU-10.5.FA.1", "EU-21.0.1")
def test_a_bot_keeps_its_capital() -> None:
    table = board("1-01", people=4).town("wien", "tirol", "austria").town("paris", "orleans", "france")
    table.war("france", "austria").occupy("wien", "tirol", "france").occupy("orleans", "austria")
    table.position.people = 2
    talks = Council(table).begin()
    assert talks.asked == "france ChooseTerm"
    talks.answer("enforce term=annexation")
    assert talks.owner("wien") == "austria"
    assert talks.owner("tirol") == "france"
    assert talks.owner("orleans") == "france"


@pytest.mark.rule("EU-11.4.5", "EU-11.4.6", "EU-13.3.3")
def test_an_ally_becomes_a_vassal_and_the_vassal_is_annexed() -> None:
    table = europe().ally("castile", "portugal").wed("france", "portugal").wed("castile", "portugal")
    land = table.position.own_land()
    land.dnpr = put(land.dnpr, table.province("beira"), table.realm("portugal") + 1)
    subjects.vassalize(table.position, table.player("castile"), table.realm("portugal"))
    realms = table.position.realms
    assert realms.wed[table.realm("portugal")] == 1 << table.player("castile")
    assert realms.allies[table.realm("portugal")] == 0
    assert table.position.players[table.player("castile")].vassal == 6
    subjects.annex(table.position, table.player("castile"), table.realm("portugal"), [])
    assert table.position.players[table.player("castile")].vassal == 0
    assert table.position.realms.kind[table.realm("portugal")] == ABSENT
    assert table.position.land.dnpr[table.province("beira")] == table.realm("portugal") + 1


@pytest.mark.rule("EU-10.5.WP")
def test_white_peace_by_a_card() -> None:
    table = europe().war("castile", "granada").occupy("gibraltar", "castile")
    talks = Council(table)
    treaties.white_peace(table.position, table.realm("granada"), table.realm("castile"))
    table.position.advance()
    assert talks.owner("gibraltar") == "granada"
    assert talks.prestige("castile") == -1
    assert talks.truce("castile", "granada")


# Force Conversion


@pytest.mark.rule("EU-10.5.FC.1", "AMB-13", "AMB-14", "EU-15.0.1")
def test_who_can_be_converted() -> None:
    table = europe().war("castile", "granada").occupy("granada", "castile")
    player, position = table.player("castile"), table.position
    assert not terms.may_convert(position, player, table.realm("granada"))  # Gibraltar lies in the same Area
    assert terms.may_convert(table.occupy("gibraltar", "castile").position, player, table.realm("granada"))
    table.faith("castile", "muslim")
    assert not terms.may_convert(position, player, table.realm("granada"))
    rome = europe().faith("castile", "protestant").war("castile", "papal-states").occupy("roma", "ancona", "castile")
    assert not terms.may_convert(rome.position, player, rome.realm("papal-states"))
    far = europe().war("castile", "aztec").occupy("mexico", "castile")
    assert not terms.may_convert(far.position, player, far.realm("aztec"))


@pytest.mark.rule("EU-10.5.FC.1", "EU-10.5.FC.2", "EU-10.5.2")
def test_force_conversion_of_a_player() -> None:
    table = europe().faith("england", "protestant").creed("east-anglia", "protestant").war("france", "england")
    table.occupy("london", "essex", "oxford", "caux", "france").units("france", "seine", 2)
    table.influence("england", "scotland", 3).influence("england", "ireland", 2)
    talks = Council(table).begin().settle("england", "enforce term=conversion")
    assert (talks.prestige("france"), talks.prestige("england")) == (3, -5)
    assert talks.asked == "england RemoveInfluence"
    talks.answer("settle-area peacedeed=remove-influence space=ireland")
    talks.answer(*["settle-area peacedeed=remove-influence space=scotland"] * 3)
    assert talks.influence("england", "ireland") == 1
    assert talks.asked == ""  # no Influence where all is a player's
    position = table.position
    catholic = position.realms.faith[table.realm("france")]
    assert position.realms.faith[table.realm("england")] == catholic
    assert position.areas.creed[table.space("east-anglia")] == catholic
    assert talks.owner("caux") == "england"


@pytest.mark.rule("EU-10.5.FC.2", "AMB-14")
def test_force_conversion_of_an_npr() -> None:
    table = europe().war("castile", "morocco").units("castile", "leon", 2).vacate("portugal")
    table.occupy("fez", "gharb", "marrakech", "tangiers", "castile").town("ceuta", "castile")
    talks = Council(table).begin().settle("morocco", "enforce term=conversion")
    assert talks.asked == "castile PeaceInfluence"
    talks.answer(*["settle-area peacedeed=place-influence space=northern-morocco"] * 2)
    assert talks.influence("castile", "northern-morocco") == 2
    assert talks.prestige("castile") == 3
    faith = table.position.realms.faith
    assert faith[table.realm("morocco")] == faith[table.realm("castile")]


# Secure Desired Succession


@pytest.mark.rule("EU-10.5.SD.2", "EU-10.5.SD.3", "EU-10.5.SD.4", "EU-10.5.SD.5", "AMB-6")
def test_succession_of_an_npr() -> None:
    table = europe().war("castile", "burgundy").war("france", "burgundy").wed("castile", "burgundy")
    table.wed("austria", "burgundy").dispute("burgundy").ally("england", "burgundy")
    table.occupy("bourgogne", "castile").occupy("picardie", "france").units("castile", "leon", 2)
    table.position.first = table.player("castile")
    talks = Council(table).begin().settle("burgundy", "enforce term=succession")
    # Austria's Marriage is worth 3; Castile's own one is turned back, for a Tax Income of 7: 5
    assert (talks.prestige("castile"), talks.prestige("austria"), talks.prestige("france")) == (8, -3, -1)
    assert talks.owner("picardie") == "burgundy"
    assert talks.truce("france", "burgundy")
    realm = table.realm("burgundy")
    position = table.position
    assert position.realms.wed[realm] == 1 << table.player("castile")
    assert position.realms.disputed[realm] == 0
    talks.answer(*["settle-area peacedeed=place-influence space=burgundy"] * 4)
    talks.answer("settle-realm peacedeed=ally realm=burgundy")
    assert position.realms.allies[realm] == 1 << table.player("castile")
    assert talks.asked == ""


@pytest.mark.rule("EU-10.5.SD.3", "EU-10.5.SD.5")
def test_succession_of_a_player() -> None:
    table = europe().war("france", "england").occupy("london", "france").units("france", "seine", 2)
    table.wed("castile", "england").dispute("england")
    leader = next(card for card in range(1, action_cards.CARDS) if action_cards.IS_LEADER[card])
    advisor = next(card for card in range(action_cards.CARDS) if not action_cards.IS_LEADER[card])
    piles = table.position.own_decks().discards
    piles[action_cards.DECK[leader]].append(leader)
    piles[action_cards.DECK[advisor]].append(advisor)
    talks = Council(table).begin().settle("england", "enforce term=succession")
    assert talks.asked == "france ImposeRuler"
    assert len(talks.options) == 2
    talks.answer(talks.options[0])
    assert talks.me("england").ruler == leader
    assert leader not in table.position.decks.discards[action_cards.DECK[leader]]
    assert talks.asked == "france AllyLoser"
    talks.answer("settle-realm peacedeed=ally realm=england")
    assert (talks.prestige("france"), talks.prestige("castile"), talks.prestige("england")) == (3, -3, 0)


@pytest.mark.rule("EU-10.5.2")
def test_missing_cubes_are_asked_for() -> None:
    table = europe().war("france", "savoy").occupy("savoie", "geneve", "france").units("france", "seine", 2)
    me = table.position.own_player(table.player("france"))
    me.power[0], me.cubes = me.cubes, 0
    talks = Council(table).begin().settle("savoy", "enforce term=vassalization")
    talks.answer("settle-area peacedeed=place-influence space=burgundy", "free-power power=adm", "done")
    assert talks.influence("france", "burgundy") == 1
    assert supply.influence_room(table.position, table.space("burgundy")) == 4
    assert REALM.ref(table.position.realms.lord[table.realm("savoy")]) == "france"
