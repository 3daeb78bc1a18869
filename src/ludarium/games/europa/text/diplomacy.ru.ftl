### Europa Universalis: влияние, претензии, союзы, связи, тайные действия (главы 5.2.5, 5.4, 6.2.9, 11).

prompt-place-influence = { $placed ->
    [0] Куда положить влияние?
   *[other] Ещё влияние, или готово? Положено: { $placed }.
}{ $free ->
    [0] { "" }
   *[other] { " " }Бесплатно: { $free }.
}
prompt-claim-area = На какую область заявить претензию?
prompt-forge-alliance = С каким королевством заключить союз?
prompt-lose-influence = Союз окончен: где вы теряете влияние? Осталось: { $left }
prompt-cut-ties = От чего отказаться?
prompt-counter = { $answering ->
    [1] Ваше тайное действие отменено контршпионажем. Ответить тем же за { $dip_price } ДИП?
   *[other] Тайное действие против вас. Отменить его за { $dip_price } ДИП?
}

option-influence-for-dip = { $space } (1 ДИП)
option-influence-for-ducats = { $space } (3 Д)
option-influence-free = { $space } (бесплатно)
option-claim-area = { $space }{ $space_price ->
    [1] { " " }(1 ДИП)
    [2] { " " }(2 ДИП)
   *[other] { "" }
}
option-forge-with = { $realm }{ $realm_price ->
    [0] { " " }(бесплатно)
    [1] { " " }(1 ДИП)
    [2] { " " }(2 ДИП)
    [3] { " " }(3 ДИП)
   *[other] { "" }
}
option-cut-influence = Влияние: { $space }
option-cut-claim = Претензия: { $space }
option-cut-alliance = Союз: { $realm }

event-allied-units-lost = { $realm } теряет союзные отряды: { $amount } ({ $ally })
event-action-countered = { $realm } отменяет тайное действие { $other_gen }
