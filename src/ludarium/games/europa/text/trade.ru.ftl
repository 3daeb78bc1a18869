### Europa Universalis: торговля (главы 5.4.4, 12).

prompt-choose-trade = Разыграть торговую карту в узле, сначала переместить лёгкий корабль или отказаться от всех карт за { $refusal } Д?
prompt-trade-slot = Занять кораблём ячейку торговой защиты ({ $sea })?
prompt-choose-merchant = Какой торговец отправится в узел { $node }?
prompt-rank-tie = Торговая сила равна ({ $node }): кто выше?
prompt-gold-price = За столько золота надо платить: 1 АДМ или жетон процентов?
option-refuse-trade = Отказаться от всех карт
option-trade-sail = Сначала переместить лёгкий корабль: { $place } → { $goal }{ $goal_price ->
    [0] {""}
   *[other] {" "}(власть: { $goal_price })
}
option-trade-in = { $trade }: { $node }
option-trade-secondary = { $trade }: { $node } (вторичный узел, нижняя строка)
option-take-slot = Занять свободную ячейку
option-displace = Вытеснить корабль { $realm_gen }
option-stay-off = Не занимать ячейку
option-send-merchant = Торговец из узла { $node }
option-new-merchant = Торговец из запаса
option-rank-first = { $realm }
option-pay-gold = Заплатить 1 АДМ
option-gold-interest = Взять жетон процентов
event-trade-revealed = Торговая карта: { $trade }
event-trade-refused = { $realm } отказывается от всех торговых карт
event-traded = { $realm } торгует в узле { $node }: { $trade }
event-trade-income = { $realm }, торговая сила { $power } ({ $node }): { $amount } Д
event-slot-taken = { $realm } занимает ячейку торговой защиты: { $place }
event-ship-displaced = { $realm }: корабль вытеснен из ячейки ({ $place })
event-continent-discovered = Открыт континент: { $continent }; новых торговых карт: { $amount }
