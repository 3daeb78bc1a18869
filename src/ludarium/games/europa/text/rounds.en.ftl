### Europa Universalis: the sequence of play (chapter 4).

## Phase 1

prompt-draw-card = Draw an Action card. Left: { $left }
prompt-keep-card = { $opening ->
    [1] Keep up to four cards. Kept: { $kept }
   *[other] Keep drawn cards for 2 D each. Kept: { $kept }
}
prompt-pick-missions = Choose your Missions: you may hold two.
option-draw = The { $power } deck
option-keep = Keep { $card }
option-drop-rest = Discard the rest
option-pick-mission = Take { $mission }
option-return-mission = Return { $mission }

## Special rules of scenarios

prompt-catch-up = You have the least Prestige: draw an Action card. Left: { $left }
prompt-start-idea = Choose an Idea that your Realm has from the start. Left: { $left }
option-start-idea = { $idea }

## The Turn

prompt-take-turn = { $event_only ->
    [1] Your last Turn: the Event Action.
   *[other] Your Turn: one Action, with any Minor Actions.
}
prompt-end-turn = Minor Actions, or the end of your Turn?
option-take-event = Event
option-deal = Player-to-Player Diplomacy
option-explore = Explore (1 DIP, 1 MIL)
option-research = Research an Idea
option-change-focus = Change National Focus
option-change-faith = Change State Religion
option-raise-stability = Increase Stability{ $option_priced ->
    [now] { " " }({ $option_price } ADM)
   *[other] { "" }
}
option-convert = Convert an Area{ $option_priced ->
    [now] { " " }({ $option_price } ADM, { $option_ducats } D)
   *[other] { "" }
}
option-colonize = Colonize{ $option_priced ->
    [now] { " " }({ $option_price } ADM or Colonists)
   *[other] { "" }
}
option-send-influence = Influence (1 DIP; more for 3 D each)
option-forge-alliance = Forge an Alliance (up to 3 DIP)
option-fabricate-claims = Fabricate Claims{ $option_priced ->
    [now] { " " }({ $option_price ->
        [1] { $option_most ->
            [1] 1
           *[other] 1 or { $option_most }
        }
       *[other] { $option_price }
    } DIP each)
   *[other] { "" }
}
option-trade = Trade (1 DIP)
option-declare-war = Declare War (1 MIL)
option-activate-units = Activate Units{ $option_priced ->
    [now] { " " }({ $option_price } MIL)
   *[other] { "" }
}
option-recruit-units = Recruit Units (1 MIL and Ducats)
option-suppress-unrest = Suppress Unrest (1 MIL)
option-raise-authority = Raise the Imperial Authority
option-excommunicate = Excommunicate a Ruler
option-call-crusade = Call a Crusade
option-appoint = Appoint or dismiss
option-take-loan = Take a Loan
option-repay-loan = Repay a Loan (6 D)
option-replenish = Replenish Manpower (1 MIL)
option-cut-ties = Cut Ties
option-support-mate = Support { $realm_the }
prompt-support-mate = How many Ducats do you give to { $realm_the }?
option-give-support = { $amount } D
option-claim-mission = Complete { $mission }
option-pass = Pass
option-end-turn = End your Turn

## Phase 3

prompt-dissent-town = Religious Dissent in { $space }: which Town gets Unrest?
prompt-skip-dissent = Which Area do you leave out of the Religious Dissent?
prompt-vassal-dissent = Religious Dissent among your Vassals: an Influence, or Unrest?
prompt-unrest-town = War and hardship: which Town gets Unrest? Left: { $left }
prompt-calm-town = Your Stability lets you remove one Unrest.
option-add-unrest = Unrest: { $province }
option-calm = Calm { $province }
option-skip-dissent = { $space }
option-give-influence = Remove 1 Influence: { $space }

## Phase 4

prompt-trim-upkeep = Income { $income } D, costs { $costs } D: dismiss, disband or recall before they are netted?
prompt-corruption-payment = Corruption: { $due } ADM are due. Pay, or give up Ducats?
prompt-bonus-power = Which power do you gain? Left: { $left }
prompt-fewer-power = Which power do you gain one fewer of?
option-fire = Dismiss { $card_who }
option-disband-loose = Disband an Infantry: { $space }
option-disband = Disband ({ $army }): { $unit }
option-disband-ship = Disband a { $ship }: { $place }
option-recall = Recall all Ships: { $place } → { $home }
option-recall-ship = Recall a Light Ship: { $place } → { $home }
option-recall-fleet = Recall the Fleet: { $place } → { $home }
option-give-up-ducats = Give up { $amount } D
option-pay-corruption = Pay { $amount } ADM
option-bonus = 1 { $power }

## Phase 5 and the end of an Age

prompt-shrink-manpower = Your Manpower has shrunk. Which Unit goes back to the supply? Left: { $left }
prompt-discard-down = Discard down to five cards. Left: { $left }
prompt-replace-display = You have the least Prestige: replace one new card on display?
prompt-end-marriage = The Age ends: which Marriage do you end?
option-shrink-loose = An Infantry: { $space }
option-shrink-army = { $army }: { $unit }
option-shrink-exhausted = An Exhausted Unit
option-shrink-available = An Available Unit
option-discard = Discard { $card }
option-exchange-idea = { $idea } → { $other }
option-exchange-milestone = { $milestone } → { $other }
option-end-marriage = { $realm }
option-keep-marriages = Pay 2 DIP and keep all

## What is told

event-age-began = Age { $age } begins
event-round-began = Age { $age }, Round { $round }
event-phase-began = { $phase ->
    [1] Phase 1: Draw Cards
    [2] Phase 2: Actions
    [3] Phase 3: Peace & Rebels
    [4] Phase 4: Income & Upkeep
   *[other] Phase 5: Cleanup
}
event-events-laid = { $amount } Events are laid out
event-card-offered = { $realm } draws: { $card }
event-card-back = { $realm } draws a card: { $power }
event-cards-kept = { $realm } keeps { $amount } { $amount ->
    [one] card
   *[other] cards
}
event-missions-chosen = { $realm } holds { $amount } { $amount ->
    [one] Mission
   *[other] Missions
}
event-turn-began = Turn of { $realm_the }
event-passed = { $realm } passes
event-action-taken = { $realm }: { $action }
action-0 = Event
action-1 = Influence
action-2 = Forge Alliance
action-3 = Fabricate Claims
action-4 = Trade
action-5 = Increase Stability
action-6 = Convert Area
action-7 = Colonize
action-8 = Explore
action-9 = Research Idea
action-10 = Declare War
action-11 = Activate Units
action-12 = Recruit Units
action-13 = Suppress Unrest
action-14 = Change National Focus
action-15 = Change State Religion
action-16 = Player-to-Player Diplomacy
action-17 = Raise the Imperial Authority
action-18 = Excommunicate
action-19 = Call a Crusade
event-tokens-removed = CB and Truce tokens are removed
event-income-came = { $realm }: income { $income } D, costs { $costs } D
event-corrupted = { $realm }: corruption { $amount }
event-character-fired = { $realm } dismisses { $card_who }
event-units-disbanded = { $realm } disbands { $amount } { $amount ->
    [one] Unit
   *[other] Units
}
event-ships-recalled = { $realm } recalls { $amount } { $amount ->
    [one] Ship
   *[other] Ships
}: { $place }
event-ships-disbanded = { $realm } disbands { $amount } { $amount ->
    [one] Ship
   *[other] Ships
}
event-manpower-set = { $realm }: Manpower { $amount }
event-refreshed = { $realm }: { $amount } { $amount ->
    [one] Unit is
   *[other] Units are
} Available again
event-colonists-came = { $realm }: +{ $amount } { $amount ->
    [one] Colonist
   *[other] Colonists
}
event-first-player = { $realm } is First Player
event-idea-shown = A new Idea: { $idea }
event-milestone-shown = A new Milestone: { $milestone }
event-in-interregnum = { $realm } is without a Ruler
event-game-ended = The game is over

## Why an Action cannot be taken

refused-event-taken = You have taken your Event of this Round.
refused-event-first = You may Pass only after you have taken your Event.
refused-event-only = This is your last Turn: only the Event Action is left.
refused-needs-power = It takes { $amount } { $power }.
refused-needs-ducats = It takes { $amount } D.
refused-needs-colonists = It takes { $amount } ADM and Colonists together.
refused-not-at-peace = Your Realm must be at Peace.
refused-no-cubes = You have no cube left for it.
refused-nowhere-to-influence = No Area near your pieces has room for your Influence.
refused-no-alliance-token = You have no Alliance token left.
refused-nobody-to-ally = No Realm without a player would ally with you: it must be at Peace, and you need 2 Influence there, more than its present Ally, and the DIP.
refused-nothing-to-claim = There is no Area that you may claim and can pay for.
refused-no-merchant = All your Merchants have been used this Round.
refused-no-trade-cards = There is no Trade card left.
refused-stability-full = Your Stability is as high as it can be.
refused-nothing-to-convert = There is no Area that you could convert.
refused-nothing-to-colonize = You have no Colonial Claim with a way to your Capital, or no Town left for it.
refused-nothing-to-discover = There is nothing within reach to discover.
refused-no-idea = There is no Idea on display that you may research and can pay for.
refused-nobody-to-attack = There is no Realm on which you may declare War now.
refused-nobody-moves = You have no Units or Ships that could move or besiege.
refused-nobody-to-recruit = There is nothing that you could recruit: no Units, no Ducats, or no place for them.
refused-nothing-to-suppress = None of your Provinces has Unrest that you could suppress.
refused-focus-changed = You have changed your National Focus this Round.
refused-nothing-to-shift = You have neither power to shift nor cards to exchange.
refused-no-other-faith = There is no State Religion to which you could change.
refused-no-deal = There is nobody left to whom you could offer a deal in this Turn.
refused-authority-full = The Imperial Authority cannot rise above 1 + the Elector Areas.
refused-papal-age = Papal Actions belong to Ages I and II.
refused-papal-used = There has been a Papal Action this Round.
refused-nobody-fits = There is nobody against whom it could be turned.
refused-too-much-interest = With five Interest tokens nobody lends you more.
refused-loan-after-repayment = No new Loan in the Turn in which one was repaid.

## How it came to a decision

trail-event = Event “{ $event }”
