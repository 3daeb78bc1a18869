### Europa Universalis: trade (chapters 5.4.4, 12).

prompt-choose-trade = Use one Trade card in a node, first move a Light Ship, or refuse all cards for { $refusal } D?
prompt-trade-slot = Does your Ship take a Trade Protection slot ({ $sea })?
prompt-choose-merchant = Which Merchant moves to { $node }?
prompt-rank-tie = Equal Trade Power in { $node }: who comes first?
prompt-gold-price = So much gold has its price: 1 ADM, or an Interest token?
option-refuse-trade = Refuse all cards
option-trade-sail = Move a Light Ship first: { $place } → { $goal }{ $goal_price ->
    [0] {""}
   *[other] {" "}({ $goal_price } MP)
}
option-trade-in = { $trade }: { $node }
option-trade-secondary = { $trade }: { $node } (secondary node, lowest row)
option-take-slot = Take a free slot
option-displace = Displace a Ship of { $realm_the }
option-stay-off = Take no slot
option-send-merchant = The Merchant from { $node }
option-new-merchant = A Merchant from your supply
option-rank-first = { $realm }
option-pay-gold = Pay 1 ADM
option-gold-interest = Take 1 Interest token
event-trade-revealed = Trade card: { $trade }
event-trade-refused = { $realm } refuses all Trade cards
event-traded = { $realm } trades in { $node }: { $trade }
event-trade-income = { $realm }, Trade Power { $power } in { $node }: { $amount } D
event-slot-taken = { $realm } takes a Trade Protection slot: { $place }
event-ship-displaced = { $realm } is displaced from a slot: { $place }
event-continent-discovered = { $continent } is discovered: { $amount } new Trade { $amount ->
    [one] card
   *[other] cards
}
