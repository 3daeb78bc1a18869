### Europa Universalis: Player-to-Player Diplomacy (chapter 5.1.2).

prompt-choose-partner = With whom do you propose a deal?
prompt-add-to-deal = A deal with { $realm_the }: what is it about?{ $dip ->
    [0] { "" }
   *[other] { " " }{ $mine ->
        [1] It costs you { $dip } DIP.
       *[other] It costs { $realm_the } { $dip } DIP.
    }
}{ $price ->
    [0] { "" }
   *[other] { " " }Provinces for { $price } D, and 1 ADM from each.
}
prompt-number-in-deal = A deal with { $realm_the }: how many Ducats?
prompt-answer-deal = { $realm } proposes a deal.{ $alliance ->
    [1] { " " }Alliance.
   *[other] { "" }
}{ $marriage ->
    [1] { " " }Royal Marriage; both of you draw a card.
   *[other] { "" }
}{ $given ->
    [0] { "" }
   *[other] { " " }You get { $given } D.
}{ $asked ->
    [0] { "" }
   *[other] { " " }You pay { $asked } D.
}{ $sold ->
    [0] { "" }
   *[other] { " " }You buy Provinces ({ $sold }) for { $price } D and 1 ADM.
}{ $bought ->
    [0] { "" }
   *[other] { " " }You sell Provinces ({ $bought }) for { $price } D and pay 1 ADM.
}{ $mine ->
    [1] { " " }It costs you { $dip } DIP.
   *[other] { "" }
}

option-deal-alliance = Alliance
option-deal-marriage = Royal Marriage; both draw from the { $power } deck
option-deal-give = Support the partner with money
option-deal-ask = Ask for money
option-give-ducats = Give { $amount } D
option-ask-ducats = Get { $amount } D
option-deal-sell = Sell { $province }
option-deal-buy = Buy { $province }
option-sell-for = Sell { $province } for { $amount } D
option-buy-for = Buy { $province } for { $amount } D
option-send-deal = Propose the deal
option-counter-deal = Propose another deal in return

event-deal-offered = { $realm } proposes a deal to { $partner_the }
event-offered-alliance = Offered: Alliance, { $realm } – { $partner }
event-offered-marriage = Offered: Royal Marriage, { $realm } – { $partner }; both draw from the { $power } deck
event-offered-ducats = Offered: { $realm } gives { $partner_the } { $amount } D
event-offered-province = Offered: { $realm } sells { $province } to { $partner_the } for { $amount } D
event-deal-countered = { $realm } proposes another deal to { $partner_the } in return
event-deal-accepted = { $realm } accepts the deal with { $partner_the }
event-deal-declined = { $realm } refuses the deal with { $partner_the }
