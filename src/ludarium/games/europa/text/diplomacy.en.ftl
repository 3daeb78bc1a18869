### Europa Universalis: Influence, Claims, Alliances, ties, Covert Actions (chapters 5.2.5, 5.4, 6.2.9, 11).

prompt-place-influence = { $placed ->
    [0] Where does your Influence go?
   *[other] Further Influence, or done? Placed: { $placed }.
}{ $free ->
    [0] { "" }
   *[other] { " " }Free: { $free }.
}
prompt-claim-area = Which Area do you claim?
prompt-forge-alliance = Which Realm becomes your Ally?
prompt-lose-influence = The Alliance is over: where do you lose Influence? Left: { $left }
prompt-cut-ties = What do you give up?
prompt-counter = { $answering ->
    [1] Your Covert Action has been countered. Counter that, for { $dip_price } DIP?
   *[other] A Covert Action against you. Counter it, for { $dip_price } DIP?
}

option-influence-for-dip = { $space } (1 DIP)
option-influence-for-ducats = { $space } (3 D)
option-influence-free = { $space } (free)
option-claim-area = { $space }{ $space_price ->
    [1] { " " }(1 DIP)
    [2] { " " }(2 DIP)
   *[other] { "" }
}
option-forge-with = { $realm }{ $realm_price ->
    [0] { " " }(free)
    [1] { " " }(1 DIP)
    [2] { " " }(2 DIP)
    [3] { " " }(3 DIP)
   *[other] { "" }
}
option-cut-influence = Influence: { $space }
option-cut-claim = Claim: { $space }
option-cut-alliance = Alliance: { $realm }

event-allied-units-lost = { $realm } loses Allied Units: { $amount } ({ $ally })
event-action-countered = { $realm } counters the Covert Action of { $other_the }
