### Europa Universalis: automated Realms, and why they do what they do.

event-automa-chose = { $realm } chooses: { $automadeed } ({ $amount }). Why: { $automareason }
event-automa-weighed = Next best: { $automadeed } ({ $amount }), { $third } ({ $third-score })
event-bot-power-used = { $realm } turns a Bot Power cube into 1 { $power }
option-bot-power = Bot Power: 1 { $power }
prompt-nerve = The dice gave you { $own } hits, the Enemy { $enemy }. Throw all of them again? Once in an Age.
option-throw-again = Throw all dice again

## Levels

variant-automata = Automated Realms
variant-automata-about = How strong the automated Realms are: Bot Power a Round, and how surely they choose.
variant-automata-as-scenario = as the scenario says
variant-automata-page = page: 0 Bot Power, often errs
variant-automata-knight = knight: 2 Bot Power
variant-automata-duke = duke: 4 Bot Power
variant-automata-king = king: 6 Bot Power, never errs

## How it ended

end-fallen = The city has fallen: the game is lost.
verdict-dance-of-shadows = A dance of shadows: an automated Realm has more Prestige than everybody. All have lost.
verdict-automata-ahead = An automated Realm has more Prestige than everybody: all have lost.
verdict-defeat = Defeat.
verdict-survival = Survival: you are not behind the best automated Realm.
verdict-victory = Victory over every automated Realm.
verdict-triumph = Triumph: no automated Realm comes near.
verdict-forgotten-margrave = Forgotten margrave: defeat.
verdict-careful-landlord = Careful landlord.
verdict-great-elector = Great Elector.
verdict-duke-in-prussia = Duke in Prussia.
verdict-king-in-prussia = King in Prussia: full victory.

## What a Turn can begin with

automadeed-take-event = Event
automadeed-send-influence = Influence
automadeed-forge-alliance = Forge Alliance
automadeed-fabricate-claims = Fabricate Claims
automadeed-trade = Trade
automadeed-raise-stability = Increase Stability
automadeed-convert = Convert Area
automadeed-colonize = Colonize
automadeed-explore = Explore
automadeed-research = Research Idea
automadeed-declare-war = Declare War
automadeed-activate-units = Activate Units
automadeed-recruit-units = Recruit Units
automadeed-suppress-unrest = Suppress Unrest
automadeed-change-focus = Change National Focus
automadeed-change-faith = Change State Religion
automadeed-deal = Diplomacy between players
automadeed-raise-authority = Increase Imperial Authority
automadeed-excommunicate = Excommunicate Ruler
automadeed-call-crusade = Call Crusade
automadeed-play = an Action card
automadeed-use = a Display Card
automadeed-pass = Pass
automadeed-appoint = Appoint
automadeed-repay-loan = Repay a Loan
automadeed-replenish = Replenish Manpower
automadeed-claim-mission = a Mission
automadeed-bot-power = Bot Power
automadeed-other = something else

## Reasons

automareason-value = it is worth most
automareason-war-plan = its war plan
automareason-diplomatic-plan = its diplomatic plan
automareason-colonial-plan = its colonial plan
automareason-consolidate = the Realm has to be calmed
automareason-doctrine = its doctrine
automareason-duty = each player takes an Event
automareason-rest = nothing is worth its price

## Who can take a person's seat

level-beginner = { level-page }
level-easy = { level-page }
level-normal = { level-knight }
level-strong = { level-duke }
level-strongest = { level-king }
level-hard = { level-king }
