### Europa Universalis: отряды и корабли движутся, осаждают и набираются (главы 5.5.2-5.5.4, 9.5, 9.8).

## Активация отрядов

prompt-activate-units = Активация отрядов: кто идёт в поход, где начать осаду или куда плывут корабли?
option-march-army = В поход: { $army }{ $army_stands ->
    [yes] { " " }({ $army_place }, отрядов: { $army_units })
   *[other] { "" }
}
option-march-unit = В поход: отдельный отряд, { $space }
option-besiege = Осада: { $space }
option-sail-to = Корабли плывут: { $place }{ $place_fight ->
    [yes] ; ждёт сражение, кораблей: { $place_meets }
   *[other] { "" }
}
option-undock = Вывести корабли из портов

## На суше

prompt-march-on = { $left ->
    [0] { $space }: поход здесь кончается. Перегруппировать силы?
   *[other] { $space }: идти дальше или перегруппировать силы? Осталось шагов: { $left }
}
option-march = Идти: { $space }{ $space_mil ->
    [1] { " " }(1 ВОЕ за горы)
    [2] { " " }(2 ВОЕ за горы)
    [3] { " " }(3 ВОЕ за горы)
    [4] { " " }(4 ВОЕ за горы)
    [5] { " " }(5 ВОЕ за горы)
    [6] { " " }(6 ВОЕ за горы)
    [7] { " " }(7 ВОЕ за горы)
    [8] { " " }(8 ВОЕ за горы)
   *[other] { "" }
}{ $space_entry ->
    [asked] ; нужен доступ: спросить владельца
    [priced] ; нейтральна: 3 Д или 1 влияние
   *[other] { "" }
}{ $space_fight ->
    [yes] ; ждёт сражение, отрядов: { $space_meets }
   *[other] { "" }
}
option-cross = По морскому мосту: { $space }{ $space_entry ->
    [asked] ; нужен доступ: спросить владельца
    [priced] ; нейтральна: 3 Д или 1 влияние
   *[other] { "" }
}{ $space_fight ->
    [yes] ; ждёт сражение, отрядов: { $space_meets }
   *[other] { "" }
}
option-into-army = В { $army_acc }
option-pick-up = Взять отдельных: { $amount }
option-drop-off = Оставить здесь: { $amount }
option-fetch = Взять: { $unit } ({ $army })
option-shift = Передать: { $unit } ({ $army })
option-merge = Взять всех: { $army }

prompt-pay-access = { $space } — нейтральная область. Чем заплатить за военный доступ?
prompt-ask-access = Все провинции области { $space } принадлежат соперникам. У кого просить военный доступ?
prompt-grant-access = { $realm } хочет ввести отряды: { $space }. Дать военный доступ?
option-access-influence = 1 влияние в этой области
option-access-ducats = 3 дуката
option-ask-access = { $realm }

## На море

prompt-take-ships = Какие корабли плывут: { $place }?
prompt-undock-ships = Какие корабли выходят из портов?
prompt-anchor = Корабли здесь: { $place }. Перегруппировать флот или занять ячейки торговой защиты?
prompt-hunt-pirates = Вступят ли корабли в бой с соседними пиратами?
prompt-ferry = Морской транспорт: какая армия или отряд пройдёт по морскому мосту?
prompt-landing = Где высадятся силы ({ $space })?
prompt-eject-ships = Порт осаждён: { $province }. В какую морскую область уйдут ваши корабли?
prompt-leave-port = { $province }: порт больше не дружественный. Куда уходят ваши корабли?
option-sail-light = Лёгкие корабли: { $amount }, { $place } — { $goal }
option-sail-fleet = Флот: { $place }
option-protect = Занять ячейки торговой защиты: { $amount }

## Осады и беспорядки

prompt-siege-units = Осада ({ $space }): какой отряд участвует? Осадная сила: { $strength }
prompt-siege-target = Осада ({ $space }): какая провинция падёт? Осталось осадной силы: { $strength }
prompt-suppress-town = Подавить беспорядки: в какой провинции, за 1 ВОЕ?
option-siege-with = { $unit }
option-siege-target = { $province }{ $province_need ->
    [1] { " " }(нужна сила 1)
    [2] { " " }(нужна сила 2)
    [3] { " " }(нужна сила 3)
    [4] { " " }(нужна сила 4)
    [5] { " " }(нужна сила 5)
    [6] { " " }(нужна сила 6)
   *[other] { "" }
}
option-suppress-in = { $province }

## Рекрутирование отрядов

prompt-recruit-units = Рекрутирование: кого набрать или что построить?
prompt-recruit-where = Набор ({ $unit }): в какой области?
prompt-build-where = Постройка ({ $ship }): где?
prompt-into-army = Набор ({ $unit }, { $space }): в какую армию?
prompt-launch-as = Новый корабль ({ $ship }, { $place }): как его поставить?
prompt-free-mercenaries = Куда придёт бесплатная наёмная пехота? Осталось: { $left }
option-recruit-unit = { $unit }{ $unit_price ->
    [0] { " " }(бесплатно)
    [1] { " " }(1 Д)
    [2] { " " }(2 Д)
    [3] { " " }(3 Д)
    [4] { " " }(4 Д)
    [5] { " " }(5 Д)
    [6] { " " }(6 Д)
    [7] { " " }(7 Д)
    [8] { " " }(8 Д)
   *[other] { "" }
}
option-build-ship = { $ship }{ $ship_price ->
    [2] { " " }(2 Д)
    [4] { " " }(4 Д)
    [10] { " " }(10 Д)
   *[other] { "" }
}
option-recruit-in = { $space }
option-launch = { $place }
option-into-fleet = Во флот
option-stand-alone = Отдельно

## Что рассказано

event-army-marched = { $realm }: { $army } идёт в поход, { $space }
event-unit-marched = { $realm }: отдельный отряд идёт в поход, { $space }
event-army-landed = { $realm }: { $army } высаживается, { $space }
event-unit-landed = { $realm }: отдельный отряд высаживается, { $space }
event-regrouped = { $realm } перегруппировывает отряды: { $space }
event-access-asked = { $realm } просит военный доступ ({ $space }): { $host }
event-access-granted = { $realm } даёт военный доступ: { $space }
event-access-refused = { $realm } отказывает в военном доступе: { $space }
event-ships-sailed = { $realm }: лёгкие корабли ({ $amount }) плывут, { $place }
event-fleet-sailed = { $realm }: флот плывёт, { $place }
event-fleet-regrouped = { $realm } перегруппировывает флот: { $place }
event-siege-laid = { $realm } начинает осаду: { $space }, осадная сила { $amount }
event-siege-failed = { $realm }: осада ничего не принесла, { $space }
event-ships-ejected = { $realm }: корабли вынуждены покинуть порт, { $place }
event-port-ships-disbanded = { $realm }: корабли в порту расформированы, { $province }
event-unit-recruited = { $realm } набирает ({ $space }): { $unit }
event-ship-built = { $realm } строит ({ $place }): { $ship }
