### Europa Universalis: the words that card texts are made of (sight/wording.py, sight/phrases.py), in English.
### Texts are lists, not sentences: "Influence ×2: Lombardy". So the same words serve whoever is meant.

## How parts are joined

text-then = { $a }; { $b }
text-group = ({ $a })
text-sum = { $a } + { $b }
text-not = not { $a }
text-plus = +{ $n }
text-minus = −{ $n }
text-thing = { $thing }
text-the = { $thing_the }
text-quoted = “{ $thing }”
text-none = none
text-free = free
text-headed = { $heads }: { $effect }
text-head-if = if { $condition }
text-head-else = otherwise
text-choose = choose one
text-branch-a = [A] { $effect }
text-branch-b = [B] { $effect }
text-branch-c = [C] { $effect }
text-choice-2 = choose one: [A] { $a }; [B] { $b }
text-choice-3 = choose one: [A] { $a }; [B] { $b }; [C] { $c }
text-may = optional: { $effect }
text-may-pay = optional, for { $price }: { $effect }
text-pay = for { $price }: { $effect }
text-if = if { $condition }: { $effect }
text-if-else = if { $condition }: { $effect }; otherwise: { $other }
text-repeat = { $n } times, each time something else: { $effect }
text-lasting-this-turn = this Turn: { $mods }
text-lasting-this-round = this Round: { $mods }
text-on = each time { $when }: { $effect }
text-this-turn = this Turn
text-this-round = this Round
text-this-age = this Age

## Numbers

text-compare-at-least = ≥ { $n }
text-compare-at-most = ≤ { $n }
text-compare-exactly = = { $n }
text-compare-more = > { $n }
text-compare-less = < { $n }
text-per = { $n } × { $count }
text-part = { $count } divided by { $n }, rounded up
text-counted = + { $count }

resource-adm = { $n } ADM
resource-dip = { $n } DIP
resource-mil = { $n } MIL
resource-any = { $n } MP of any type
resource-ducats = { $n } { $n ->
    [one] Ducat
   *[other] Ducats
}
resource-prestige = { $n } Prestige
resource-stability = { $n } Stability
resource-manpower = { $n } Manpower (token)
resource-colonists = { $n } { $n ->
    [one] Colonist
   *[other] Colonists
}
resource-authority = { $n } Imperial Authority
resource-interest = { $n } Interest { $n ->
    [one] token
   *[other] tokens
}
resource-cardinals = { $n } { $n ->
    [one] Cardinal
   *[other] Cardinals
}
name-adm = ADM
name-dip = DIP
name-mil = MIL
name-any = MP of any type
name-ducats = Ducats
name-prestige = Prestige
name-stability = Stability
name-manpower = Manpower (tokens)
name-colonists = Colonists
name-authority = Imperial Authority
name-interest = Interest tokens
name-cardinals = Cardinals

## Effects

do-gain = +{ $what }
do-gain-amount = { $what }: { $n }
do-lose = −{ $what }
do-lose-amount = loss of { $what }: { $n }
do-draw-adm = draw { $n } ADM { $n ->
    [one] card
   *[other] cards
}
do-draw-dip = draw { $n } DIP { $n ->
    [one] card
   *[other] cards
}
do-draw-mil = draw { $n } MIL { $n ->
    [one] card
   *[other] cards
}
do-draw-any = draw { $n } { $n ->
    [one] card
   *[other] cards
} of any deck
do-take = take from a discard pile: { $target }
do-influence = Influence ×{ $n }: { $target }
do-remove-influence-self = remove own Influence ×{ $n }: { $target }
do-remove-influence-any = remove anybody's Influence ×{ $n }: { $target }
do-remove-influence-opponent = remove Influence ×{ $n } of one Opponent: { $target }
do-remove-influence-of = remove Influence ×{ $n } of one Opponent ({ $whose }): { $target }
do-claim = Claim: { $target }
do-core = Core token: { $target }
do-alliance = Alliance: { $target }
do-end-alliance = end of the Alliance: { $target }
do-marriage = Royal Marriage: { $target }
do-succession = Disputed Succession: { $target }
do-truce = Truce: { $target }
do-casus-belli = CB token: { $target }
do-white-peace = White Peace at once: { $target }
do-vassal = becomes own Vassal: { $target }
do-annex = annex: { $target }
do-excommunicate = Excommunication: { $target }
do-unrest = Unrest ×{ $n }: { $target }
do-remove-unrest = remove Unrest ×{ $n }: { $target }
do-rebels = Rebel Units ×{ $n }: { $target }
do-develop = a Small Town becomes Large: { $target }
do-units-infantry = Infantry ×{ $n }: { $target }
do-units-cavalry = Cavalry ×{ $n }: { $target }
do-units-artillery = Artillery ×{ $n }: { $target }
do-mercenaries-infantry = Mercenary Infantry ×{ $n }: { $target }
do-mercenaries-cavalry = Mercenary Cavalry ×{ $n }: { $target }
do-mercenaries-artillery = Mercenary Artillery ×{ $n }: { $target }
do-ships-light = Light Ships ×{ $n }: { $target }
do-ships-heavy = Heavy Ships ×{ $n }: { $target }
do-ships-galley = Galleys ×{ $n }: { $target }
do-replenish = replenish { $n } Manpower
do-exhaust = exhaust { $n } Manpower
do-casualties = Casualties ×{ $n }: { $target }
do-move = { $target } moves up to { $n } { $n ->
    [one] Area
   *[other] Areas
} to Friendly Areas before the Battle
do-dice = Battle dice ×{ $n }: { $dice }
do-dice-any = Battle dice ×{ $n } of any types
do-dice-leader = the Leader's Battle dice once more
do-cancel = that Action has no effect
do-religion = Religion: { $target } – { $faith }
do-religion-state = Religion: { $target } – own State Religion
do-state-religion = State Religion: { $faith }
do-leaves-hre = leaves the HRE: { $target }
do-merchant = third Merchant: { $target }
do-merchant-ready = stand up { $n } { $n ->
    [one] Merchant
   *[other] Merchants
}
do-expand = Expanded Trade: { $target }
do-pirate = Pirates: { $target }
do-plague = Plague: { $target }
do-ill-health = Ill Health: { $target }
do-idea = Idea for free: “{ $idea }”
do-idea-discount-adm = next ADM Idea costs { $n } less
do-idea-discount-dip = next DIP Idea costs { $n } less
do-idea-discount-mil = next MIL Idea costs { $n } less
do-idea-discount-any = next Idea costs { $n } less
do-action-free = free Action: { $action }
do-action-discount = Action for { $n } MP less: { $action }
do-milestones-replace = Milestones on display without a Tag: each may be replaced
do-reject-ruler = own Ruler and the Ruler of this Event are discarded
do-dnpr = DNPR ({ $colour }): { $realm } – { $places }
do-symbol = resolve: { $symbol }
dice-infantry = Infantry
dice-cavalry = Cavalry
dice-artillery = Artillery
text-dice = { $n } { $dice }

action-explore = Explore
action-research-idea = Research Idea
action-increase-stability = Increase Stability
action-convert-area = Convert Area
action-colonize = Colonize
action-forge-alliance = Forge Alliance
action-trade = Trade
action-activate-units = Activate Units
action-recruit-units = Recruit Units
action-land-movement = Land Movement
action-naval-movement = Naval Movement

## Whom something is for

who-others = every other player
who-all = every player
who-pr = player of { $realm_the }
who-pr-where = every player, if { $condition }
who-highest = whoever has most ({ $count })
who-lowest = whoever has least ({ $count })

## Things

text-it-area = that same Area
text-it-province = that same Province
text-it-realm = that same Realm
text-it-node = that same Trade Node
text-capital-area = own Capital Area
which-with = { $what } ({ $words })
which-area = any Area
which-area-own = own Area
which-area-npr = Area of an NPR
which-area-opponent = Area of an Opponent
which-province = any Province
which-province-own = own Province
which-province-own-or-vassal = own Province or one of a Vassal
which-province-opponent = Province of an Opponent
which-realm = any Realm
which-realm-npr = NPR
which-realm-your-vassal = own Vassal
which-opponent = one Opponent
which-node = Trade Node
which-sea = Sea Zone
which-continent = Distant Continent
which-port = Port
which-port-own = own Port
which-army = Army
which-army-own = own Army
which-unit = Land Unit
which-unit-own = own Land Units
which-unit-besieger = besieging Units
which-ship = Ship
which-ship-own = own Ships
which-advisor = Advisor
which-advisor-own = own Advisor
which-idea = an Idea
which-card = Action card
which-card-display = a Display Card

## Words about things

word-it = that same one
word-faith = { $faith }
word-own = own
word-own-or-vassal = own or of a Vassal
word-all-owned = wholly owned
word-npr = NPR
word-pr = of a player
word-opponent = of an Opponent
word-adjacent = adjacent to the own Realm
word-in-reach = adjacent or with own Influence
word-room = fewer than 5 Influence
word-distant = Distant
word-hre = HRE
word-elector = Elector Area
word-capital = Capital
word-town = with a Town
word-core = own Core
word-own-faith = of the own faith
word-other-faith = of another faith
word-dissent = in Religious Dissent
word-your-marriage = of a Realm one is Married to
word-unrest = with Unrest
word-foreign = without one's own flag
word-gold = Gold
word-territory = on a former Territory
word-marriage = with a Marriage token
word-enemy = Enemy
word-your-ally = own Ally
word-your-vassal = own Vassal
word-your-influence = with own Influence
word-subjugable = can be Subjugated, for the Influence that costs
word-leader-in-prestige = leader in Prestige
word-maritime = Maritime
word-merchant = with a Merchant
word-your-merchant = with own Merchant
word-expanded = Expanded
word-near-capital = in or next to the Capital Area
word-your-ships = with own Ships
word-your-port = faced by an own Port
word-opponent-ships = with Ships of an Opponent
word-your-town = with an own Town
word-your-claim = with an own Claim
word-besieger = besieging
word-cavalry = Cavalry
word-heavy = Heavy
word-trade-protection = on Trade Protection slots
word-held = held by an Opponent
word-display = Display Card
word-emperor = against the Emperor
word-naval = at sea
word-outnumbered = against a larger force
word-first-of-round = the first of the Round
word-owner = of { $realm }
word-tax = Tax Income { $n }
word-skill = skill { $n }
word-min-age = Age { $n }
word-name = “{ $card }”
word-units = Enemy pieces { $n }
word-both-sides = pieces of both sides { $n }
word-income = Income { $n }
word-good = { $good }
word-area-capital = Capital Area
word-area-core = all Provinces own Cores
word-area-own = own
word-opponent-distant = with a Distant Town
word-node-adjacent = in or facing an own Area
word-node-in-reach = connected
word-node-distant = Distant
word-happening-opponent = against an Opponent
word-happening-npr = against an NPR
word-happening-other-faith = against another faith
word-happening-distant = Distant
word-happening-tax = Tax Income { $n }
word-happening-units = Enemy pieces { $n }
word-realm-place = with a Province in: { $places }
word-not-unrest = without Unrest
word-not-capital = not the Capital
word-not-expanded = not Expanded
word-not-core = not wholly own Core
word-province-not-core = not own Core
word-not-elector = no Elector Area
word-not-opponent-ships = without Ships of Opponents

## Counts

count-prestige = Prestige
count-ducats = Ducats
count-adm = ADM
count-dip = DIP
count-mil = MIL
count-stability = Stability
count-interest = Interest tokens
count-age = Age
count-authority = Imperial Authority
count-base-tax = Base Tax Income
count-tax = Tax Income
count-tax-own = Tax Value of own Provinces
count-provinces = Provinces
count-provinces-own = own Provinces
count-provinces-own-or-vassal = own Provinces and those of Vassals
count-towns = own Towns
count-vassals = Vassal Provinces
count-large-towns = own Large Towns
count-rebel-towns = own Towns under Rebel Towns
count-unrest = Unrest on own Towns and Vassals
count-areas = Areas
count-areas-own = own Areas
count-claims = own Claims
count-influence = own Influence
count-units = Deployed Land Units
count-ships = own Ships
count-deployed-regulars = Deployed Regulars
count-seas = Sea Zones
count-seas-your-ships = Sea Zones with own Ships
count-nodes = Trade Nodes
count-nodes-your-merchant = Trade Nodes with own Merchants
count-continents = Distant Continents
count-ports = Ports
count-ports-own = own Ports
count-merchants = own Merchants
count-allies = Alliances
count-marriages = Marriages
count-cardinals = Cardinals
count-advisors = Advisors
count-advisor-skill = sum of the Advisors' skills
count-ideas = Ideas
count-grown = growth this Age ({ $count })
count-did = { $deed } { $span }

deed-win-battle = Battles won
deed-enforce-peace = Peace Terms enforced
deed-make-peace = wars ended
deed-take-province = Provinces gained by Peace Terms
deed-gain-tax-by-peace = Tax Value gained by Peace Terms
deed-liberate-tax = Tax Value Liberated by Peace Terms
deed-annex = Realms annexed
deed-occupy-capital = Capitals Occupied
deed-convert-area = Areas converted
deed-collect-trade = Trade Incomes collected
deed-forge-alliance = Alliances gained
deed-defeat-rebels = Rebel Units and Rebel Towns defeated
deed-remove-pirate = Pirates removed

## Conditions

when-compare = { $count } { $how }
when-most = { $count }: more than every Opponent
when-faith = State Religion { $faith }
when-not-faith = State Religion not { $faith }
when-faith-of = Religion of { $area }: { $faith }
when-owns = { $place } owned
when-not-owns = { $place } not owned
when-owns-area = all of { $place } owned
when-not-owns-area = not all of { $place } owned
when-controls = { $place } controlled
when-not-controls = { $place } not controlled
when-controls-area = all of { $place } controlled
when-not-controls-area = not all of { $place } controlled
when-adjacent = Realm adjacent to { $place }
when-is = taken by the player of { $realm_the }
when-not-is = not taken by the player of { $realm_the }
when-ally = Alliance with { $realm }
when-not-ally = no Alliance with { $realm }
when-married = Marriage with { $realm }
when-not-married = no Marriage with { $realm }
when-exists = { $realm } in play as an NPR
when-not-exists = { $realm } not in play as an NPR
when-at-war-with = at War with { $realm }
when-not-at-war-with = not at War with { $realm }
when-has-idea = Idea “{ $idea }” held
when-has-card = Display Card “{ $card }” in play
when-at-war = at War
when-not-at-war = not at War
when-emperor = Emperor
when-not-emperor = not Emperor
when-curia-controller = Papal Controller
when-not-curia-controller = not Papal Controller
when-hre-subject = Imperial Subject
when-not-hre-subject = not an Imperial Subject
when-leader-here = own Leader in this Battle
when-not-leader-here = no own Leader in this Battle

when-win-battle = a Battle is won
when-enforce-peace = a Peace Term is enforced
when-make-peace = an own war ends
when-take-province = a Province is gained by Peace Terms
when-gain-tax-by-peace = Tax Value is gained by Peace Terms
when-liberate-tax = Provinces are Liberated by Peace Terms
when-annex = a Realm is annexed
when-occupy-capital = a Capital is Occupied
when-convert-area = an Area is converted
when-collect-trade = Trade Income is collected
when-forge-alliance = an Alliance is gained
when-defeat-rebels = Rebels are defeated
when-remove-pirate = a Pirate is removed
when-phase4 = Phase 4 comes to Step E
when-war-declared-on-you = War is declared on you
when-covert-action-against-you = a Covert Action is taken against you
when-enemy-enters-your-army = an Enemy enters the Area of your Army
when-siege-in-your-area = there is a Siege in your Area

## Modifiers

mod = { $what }: { $n }
mod-at = { $what }, { $where }
mod-when = { $mod } (if { $condition })
mod-cost = price of this card in MP
mod-convert-cost = price of Convert Area
mod-colonize-cost = price of Colonize
mod-stability-cost = price of Increase Stability
mod-idea-cost = price of Research Idea
mod-covert-cost = price of Covert Actions (at least 1)
mod-income-ducats = Ducats as income
mod-income-adm = ADM as income
mod-income-dip = DIP as income
mod-income-mil = MIL as income
mod-income-any = MP of any type as income
mod-upkeep-interest-free = Interest tokens without cost
mod-loan-ducats = Ducats for each Loan
mod-colonists-per-round = Colonists each Round
mod-trade-power = Trade Power
mod-trade-ducats = Ducats each time income is collected
mod-trade-cards-revealed = Trade cards revealed
mod-trade-refusal-ducats = Ducats if no Trade card is used
mod-merchant-max = limit of Merchants
mod-influence-bonus = Influence for each Influence Action that paid for at least 1
mod-alliance-max = limit of Alliances
mod-marriage-max = limit of Marriages
mod-no-marriages = no Marriages
mod-no-cb-stability = Stability lost in addition when declaring War without a CB
mod-holy-war-cb = CB Holy War
mod-liberation-prestige = Prestige for each Province Liberated by Peace Terms
mod-dissent-areas-ignored = own Areas skipped in the step of Religious Dissent
mod-no-convert-unrest = Convert Area causes neither Unrest nor Rebel Dice
mod-no-idea-prestige = earlier holders of the Idea get no Prestige
mod-explore-by-ship = Explore from Ships
mod-explore-free-rerolls = free re-rolls when Exploring
mod-manpower-bonus = +1 Manpower tokens
mod-artillery-allowed = Artillery may be recruited
mod-replenish-per-mil = Manpower replenished for each MIL
mod-recruit-cost-infantry = Ducats for each Regular Infantry recruited (3 Units per Action)
mod-land-move-spaces = Areas of Land Movement
mod-no-mountain-cost = no price for mountains
mod-naval-move-spaces = Sea Zones of Naval Movement
mod-land-dice-infantry = Infantry dice in Land Battles
mod-naval-dice-artillery = Artillery dice in Naval Battles
mod-knights-charge = Cavalry dice before the first Battle Round (at most 3)
mod-infantry-double = double Infantry results count twice
mod-enemy-leader-dice = dice of the Enemy Leader
mod-siege-needed = Siege Strength needed against own Provinces

## Lines of cards

line-requires = Requires: { $condition }
line-reward = Reward: { $effect }
line-prestige = Prestige: { $n }
line-prestige-ranks = Prestige: { $first } for the first, { $second } for the second, { $third } for the third
line-after = After the Mission { $missions }
line-battlegrounds = Battlegrounds: { $areas }
line-idea = Price: { $price }; from Age { $age }
line-government = Government Form
line-instant = At once: { $effect }
line-held = While held: { $effect }
line-prestige-research = Prestige when Researched: { $n }
line-price = Price: { $price }
line-display = Display Card, { $n } { $n ->
    [one] charge
   *[other] charges
}
line-use = “{ $use }” ({ $price }; { $marks }): { $effect }
text-charges = { $n } { $n ->
    [one] charge
   *[other] charges
}
text-covert = Covert Action
text-battle = in a Battle
text-reaction = Reaction, when { $when }
line-symbols = Symbols: { $symbols }
text-symbol = { $symbol }
text-symbol-of = { $symbol } ({ $of })
line-ruler = Ruler: { $ruler }, { $adm }/{ $dip }/{ $mil }; dice: { $dice }; mortality: { $shape }
line-ruler-ill = Ruler: { $ruler }, { $adm }/{ $dip }/{ $mil }; dice: { $dice }; mortality: { $shape }; begins with Ill Health
line-advisor = Advisor: { $power } { $skill }, { $ducats } { $ducats ->
    [one] Ducat
   *[other] Ducats
}; mortality: { $shape }
line-leader = Leader: { $price } MIL; dice: { $dice }; as Ruler { $adm }/{ $dip }/{ $mil }; mortality: { $shape }
