### Europa Universalis: what the texts of cards ask and do while they run (cards/*.py).

## What a text is doing, for prompts

cardverb-gain = gain
cardverb-lose = loss
cardverb-draw = draw
cardverb-take = card from the discards
cardverb-influence = Influence
cardverb-remove-influence = remove Influence
cardverb-claim = Claim
cardverb-core = Core token
cardverb-alliance = Alliance
cardverb-end-alliance = end of an Alliance
cardverb-marriage = Royal Marriage
cardverb-succession = Disputed Succession
cardverb-truce = Truce
cardverb-casus-belli = Casus Belli
cardverb-white-peace = White Peace
cardverb-vassal = Vassal
cardverb-annex = annexation
cardverb-unrest = Unrest
cardverb-remove-unrest = remove Unrest
cardverb-rebels = Rebels
cardverb-develop = develop a Town
cardverb-units = Units
cardverb-mercenaries = Mercenaries
cardverb-ships = Ships
cardverb-replenish = replenish Manpower
cardverb-exhaust = exhaust Manpower
cardverb-casualties = Casualties
cardverb-move = step back
cardverb-dice = Battle Dice
cardverb-cancel = counter
cardverb-religion = Religion of an Area
cardverb-state-religion = State Religion
cardverb-excommunicate = Excommunication
cardverb-leaves-hre = leave the HRE
cardverb-merchant = Merchant
cardverb-merchant-ready = stand a Merchant up
cardverb-expand = Expanded Trade
cardverb-pirate = Pirates
cardverb-ill-health = Ill Health
cardverb-idea = Idea
cardverb-idea-discount = cheaper Idea
cardverb-action = Action
cardverb-milestones-replace = replace Milestones
cardverb-reject-ruler = reject the Ruler
cardverb-dnpr = dynamic NPR
cardverb-symbol = symbol

## Decisions

prompt-may-do = { $source }: you may do this.
prompt-choose-effect = { $source }: choose one.
prompt-borrow-for = { $source }: { $ducats } Ducats are asked, and your Treasury has fewer. Take Loans for it?
prompt-pick-opponent = { $source }: choose an Opponent.
prompt-pick-thing = { $left ->
    [1] { $source }. Choose: { $verb }
   *[other] { $source }. Choose: { $verb }. Still to choose: { $left }
}
prompt-gain-power = { $source }: which Monarch Power do you gain? Left: { $left }
prompt-draw-any = { $source }: from which deck do you draw? Cards left: { $left }
prompt-exhaust-deployed = { $source }: no Unit is Available. Which Deployed one is Exhausted? Left: { $left }
prompt-ready-merchant = { $source }: which Merchant stands up? Left: { $left }
prompt-give-way = { $source }: { $space } is full. Whose Influence gives way to yours? Left: { $left }
prompt-pick-loser = { $source }: whose Influence leaves? Cubes: { $left }
prompt-remove-cube = { $source }: which Influence leaves? Cubes left: { $left }
prompt-move-alliance = { $source }: you have no Alliance token left. Which Alliance do you give up for the new one?
prompt-move-marriage = { $source }: you have no Marriage token left. Which Marriage do you give up for the new one?
prompt-answer-marriage = { $source }: { $realm } offers a Royal Marriage. Do you agree?
prompt-calm-province = { $source }: where is Unrest removed? Left: { $left }
prompt-deploy-unit = { $source }: where does the next Unit stand? Left: { $left }
prompt-place-ship = { $source }: where does the next Ship go? Left: { $left }
prompt-lose-piece = { $source }: which Ship is lost? Left: { $left }
prompt-step-back = { $source }: where does the Army go? Areas left: { $left }
prompt-pick-die = { $source }: which die do you add? Left: { $left }
prompt-replace-milestones = { $source }: which Milestone without a Tag is replaced?
prompt-discard-influence = { $source }: from which Area do you discard Influence? Left: { $left }
prompt-take-vassal = { $source }: { $realm } was a Vassal. Subjugate it too, for Influence in its Areas, or release it?
prompt-bond-with-released = { $source }: { $realm } is independent now. An Alliance with it, or a Claim in one of its Areas?

option-play = Play { $card_title }{ $card_priced ->
    [adm] { " " }({ $card_mp } ADM{ $card_ducats ->
        [0] { "" }
       *[other] , { $card_ducats } D
    })
    [dip] { " " }({ $card_mp } DIP{ $card_ducats ->
        [0] { "" }
       *[other] , { $card_ducats } D
    })
    [mil] { " " }({ $card_mp } MIL{ $card_ducats ->
        [0] { "" }
       *[other] , { $card_ducats } D
    })
   *[other] { "" }
}
option-use = { $use }
option-choose-effect = { $effect }
option-pick-stand = { $unitfrom }
option-pick-cube = { $realm }: { $space }
option-replace-milestone = Replace { $milestone }
option-pick-area = { $space }
option-pick-province = { $province }
option-pick-realm = { $realm }
option-pick-node = { $node }
option-pick-place = { $place }
option-pick-card = { $card }
option-pick-power = { $power }

## What is told

event-lasting-began = { $realm }: an effect of a card lasts from now on
event-gained-manpower = { $realm }: +{ $amount } Manpower { $amount ->
    [one] token
   *[other] tokens
}
event-gained-colonists = { $realm }: +{ $amount } { $amount ->
    [one] Colonist
   *[other] Colonists
}
event-lost-colonists = { $realm }: −{ $amount } { $amount ->
    [one] Colonist
   *[other] Colonists
}
event-card-taken = { $realm } takes from the discards: { $card }
event-units-replenished = { $realm }: { $amount } Exhausted { $amount ->
    [one] Unit is
   *[other] Units are
} Available again
event-units-exhausted = { $realm }: { $amount } Available { $amount ->
    [one] Unit is
   *[other] Units are
} Exhausted
event-idea-discount-gained = { $realm }: an Idea will cost { $amount } less
event-merchant-stood-up = { $realm }: the Merchant in { $node } stands up
event-merchant-gained = { $realm }: a third Merchant in { $node }
event-node-expanded = Trade is expanded in { $node }
event-plague-came = The plague is in { $space }
event-units-gained = { $realm }: +{ $amount } { $unit } in { $space }
event-ships-gained = { $realm }: + { $ship } ({ $place })
event-army-stepped-back = { $realm }: { $army } steps back to { $space }
event-milestone-replaced = Milestone { $milestone } is replaced by { $by }
event-ruler-rejected = { $realm } rejects the Ruler
