### Europa Universalis: Peace Resolution (chapter 10).

## Peace Terms; sides of an offer; what is done

term-white-peace = White Peace
term-keep = Keep Current Board State
term-humiliation = Humiliation
term-vassalization = Vassalization
term-conversion = Force Conversion
term-succession = Secure Desired Succession
term-annexation = Full Annexation
peaceside-mine = the one who offers
peaceside-theirs = the one who is asked
peaceside-nobody = nobody
peacedeed-settle = The war with
peacedeed-ransom = Return for Ducats
peacedeed-liberate = Liberate
peacedeed-swap = Give in exchange
peacedeed-take-back = Take in exchange
peacedeed-give-back = Return
peacedeed-set-free = Liberate, without Prestige
peacedeed-calm = Remove Unrest
peacedeed-spend-claim = Give up the Claim, remove 2 Unrest
peacedeed-place-claim = Place a Claim
peacedeed-place-influence = Place 1 Influence
peacedeed-remove-influence = Remove 1 Influence
peacedeed-push-out = Influence that gives way
peacedeed-ally = Alliance
peacedeed-go-home = Move to
peacedeed-cut-mine = The one who offers ends the Alliance
peacedeed-cut-theirs = The one who is asked ends the Alliance
peacedeed-drop-mine = The one who offers gives up the Claim
peacedeed-drop-theirs = The one who is asked gives up the Claim

## Decisions

prompt-settle-total = Total Victory over several Enemies: which war is settled first?
prompt-settle-war = Which war do you deal with? The others go on when you are done.
prompt-choose-term = { $loser }: { $standing ->
    [1] Partial Victory. Which Peace Term?
    [2] Total Victory. Which Peace Term?
    [3] the Enemy has Surrendered. Which Peace Term?
   *[other] the war is Inconclusive. What do you do?
}
prompt-keep-provinces = { $loser }: Capitals go back for a ransom. What do you not keep? When you are done, you keep the rest.
prompt-swap-for = The exchange has to come out even; still to be balanced: Tax Value { $balance }.
prompt-spend-claim = Give up a Claim where you have gained Provinces?
prompt-calm-for-claim = From which Province is Unrest removed? Left: { $left }.
prompt-claim-lost = You may place a Claim in each Area where you have lost a Province.
prompt-liberated-ally = An Alliance and 2 Influence: with which Liberated Realm?
prompt-peace-influence = Where do you place Influence? Left: { $left }.
prompt-push-out = { $space } is full: whose Influence gives way?
prompt-remove-influence = Which of your Influence leaves the board? Left: { $left }.
prompt-impose-ruler = Which Leader becomes the new Ruler of { $loser_the }?
prompt-ally-loser = Do you form an Alliance with the Loser?
prompt-build-peace = Offer to { $partner_the }: { $term }; Victor: { $side }.{ $items ->
    [0] { "" }
   *[other] { " " }Agreed in addition: { $items }.
} When you are done, it is sent.
prompt-peace-number = Offer to { $partner_the }: how many Ducats?
prompt-answer-peace = { $partner } offers { $term }; Victor: { $side }.{ $items ->
    [0] { "" }
   *[other] { " " }What goes with it ({ $items }) is said above.
}
prompt-go-home = { $space } is Neutral now: to which Area do your Units go?

option-settle-realm = { $peacedeed }: { $realm }
option-settle-area = { $peacedeed }: { $space }
option-settle-province = { $peacedeed }: { $province }
option-enforce = Enforce: { $term }
option-offer = Offer: { $term }; Victor: { $peaceside }
option-offer-ducats = Pays { $amount } D: { $peaceside }
option-surrender = Surrender (−2 Prestige)

## What has happened

event-peace-made = { $realm } – { $loser }: { $term }
event-peace-agreed = { $realm } – { $loser }: agreed, { $term }
event-surrendered = { $realm } Surrenders to { $victor_the }
event-peace-offered = { $realm } offers { $partner_the } peace: { $term }; Victor: { $peaceside }
event-peace-refused = { $realm } refuses the offer of { $partner_the }
event-peace-province = In the offer: { $peacedeed }: { $province }
event-peace-names-realm = In the offer: { $peacedeed }: { $realm }
event-peace-names-area = In the offer: { $peacedeed }: { $space }
event-peace-offered-ducats = In the offer: pays { $amount } D: { $peaceside }
event-paid-peace = { $realm } pays { $amount } D for the peace with { $victor_the }
event-became-vassal = { $realm } is a Vassal of { $lord_the } now
event-was-annexed = { $realm } is annexed by { $lord_the }
event-went-home = { $realm }: Units go home, { $space } → { $home }
event-allies-went-home = { $realm }: the Active Allies' Units go home

trail-peace = Peace Resolution
