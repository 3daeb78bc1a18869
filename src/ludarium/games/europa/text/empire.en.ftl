### Europa Universalis: the Holy Roman Empire (chapter 18).

prompt-place-imperial = Where do you place Imperial Influence? Left: { $left }
prompt-elector-vote = The Influence in { $space } is tied: whom does this Elector Area vote for?
prompt-election-tie = The votes are tied: who becomes Emperor?
prompt-empire-cause = As the new Emperor: a Casus Belli against a Realm at War with Members of the Empire?
prompt-subject-duty = The Emperor defends the Empire against { $realm_the }. As his Subject you lose 1 Prestige, lose { $ducats } D, Exhaust { $units } Manpower, or take a Casus Belli.
option-place-imperial = { $space }
option-vote-for = { $realm }
option-elect = { $realm }
option-empire-cb = A Casus Belli against { $realm_the }
option-duty-prestige = Lose 1 Prestige
option-duty-ducats = Lose Ducats
option-duty-manpower = Exhaust Manpower
option-duty-cb = A Casus Belli against { $realm_the }
event-authority-rose = Imperial Authority +{ $amount }
event-authority-fell = Imperial Authority −{ $amount }
event-authority-rolled = The die for the Imperial Authority: { $amount }
event-area-left-hre = { $space } leaves the Empire
event-area-joined-hre = { $space } rejoins the Empire
event-voted = { $space } votes for { $realm_the }
event-emperor-elected = The Emperor is: { $realm }
event-nobody-elected = Nobody can be elected: the crown stays, the Authority falls
event-hre-faith-changed = The official Religion of the Empire: { $faith }
event-hre-ended = The Empire is dissolved
event-defending-began = { $realm } defends the Empire with { $amount } Imperial { $amount ->
    [one] Unit
   *[other] Units
}
