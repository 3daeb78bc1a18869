### Europa Universalis: сражения (главы 9.6, 9.7, 9.9).

## Стороны, и где стоят отряды и корабли

battleside-attackers = атакующие
    .cap = Атакующие
battleside-defenders = защитники
    .cap = Защитники
unitfrom-army-1 = армия 1
unitfrom-army-2 = армия 2
unitfrom-army-3 = армия 3
unitfrom-single = отдельные отряды
access-free = { "" }
access-influence = { " " }(за 1 влияние в этой области)
access-ducats = { " " }(за 3 дуката)
shipfrom-single = отдельные корабли
    .acc = отдельные корабли
shipfrom-fleet = флот
    .acc = флот

## Решения

prompt-next-battle = Предстоит несколько сражений. Какое следующее?
prompt-add-imperial = Вступают ли в сражение имперские отряды ({ $units })?
prompt-main-defender = Самые крупные силы защитников равны. Кто главный защитник?
prompt-appoint-before = Последняя возможность ввести в сражение лидера.
prompt-choose-general = Генерал какой армии командует?
prompt-remove-die = «{ idea-military-drill }»: какой кубик вражеского лидера убрать?
prompt-base-dice = Какого типа три базовых кубика в этом сражении?
prompt-battle-action = Боевые действия, раунд боя { $round }
prompt-victim-tie = Силы равны по величине: кто несёт следующую потерю?
prompt-lose-unit = Какой отряд потерян?
prompt-lose-deployed = Какой отряд потерян? Осталось потерять: { $left }.
prompt-lose-ship = Какой корабль получает попадание?
prompt-retreat-or-stay = Продолжить бой или отступить (и потерять ещё 1)? Своих сил: { $own }, вражеских: { $enemy }.
prompt-give-ship = Какой из потопленных кораблей захвачен?
prompt-take-ship = Куда поставить захваченный корабль?

option-fight-in = Сражение: { $space }
option-fight-at-sea = Морское сражение: { $sea }
option-fight-pirates = Бой с пиратами узла { $node } из морской области { $sea }
option-choose-force = { $realm }
option-choose-die = { $die }
option-use-general = Генерал: { $army }
option-battle-card = Сыграть: { $card }
option-battle-use = Использовать: { $use }
option-choose-rebels = Повстанцы
option-lose-unit = { $unit }: { $unitfrom }, { $space }
option-lose-ship = { $ship } ({ $shipfrom })
option-damage-ship = Повредить тяжёлый корабль
option-fight-on = Продолжить бой
option-retreat-to = Отступить: { $space }{ $access }
option-retreat-sail = Отступить: { $place }
option-give-ship = { $ship }
option-take-ship = { $ship }: в { $shipfrom_acc }

## Что рассказано

event-land-battle = Сражение: { $space }
event-naval-battle = Морское сражение: { $sea }
event-realm-fights = { $battleside_cap }: { $realm }, { $amount }
event-rebels-fight = { $battleside_cap }: повстанцы, { $amount }
event-pirates-fight = Защитники: пираты узла { $node }, { $amount }
event-imperial-join = { $realm }: вступают имперские отряды, { $amount }
event-main-defender-is = Главный защитник: { $realm }
event-leader-used = { $realm }: командует { $card }
event-ruler-leads = { $realm }: командует сам правитель
event-npr-leader = Лидер защитников: { $card }
event-no-npr-leader = У защитников нет лидера
event-die-removed = { $battleside_cap } теряют кубик лидера: { $die }
event-base-chosen = { $realm }: базовые кубики: { $die } ×3
event-dice-added = { $battleside_cap } добавляют: { $die } ×{ $amount }
event-knights-charge = { $realm }: атака рыцарей, { $amount } { $amount ->
    [one] кубик
    [few] кубика
   *[many] кубиков
}
event-battle-round = Раунд боя { $amount }
event-die-rolled = { $battleside_cap }, { $die }: { $face }
event-hits-scored = { $battleside_cap }, попаданий: { $amount }
event-unit-lost = { $realm }, потерян отряд: { $unit }
event-imperial-lost = { $realm }: потерян имперский отряд
event-npr-piece-lost = { $realm }: потеря, 1
event-rebel-lost = Уничтожен отряд повстанцев
event-pirate-lost = Потоплен корабль пиратов: { $node }
event-ship-sunk = { $realm }, потоплен: { $ship }
event-ship-damaged = { $realm }: повреждён тяжёлый корабль
event-npr-leader-wounded = Ранен лидер защитников: { $card }
event-npr-leader-died = Погиб лидер защитников: { $card }
event-npr-retreated = { $realm }: отступление, уходит { $amount }
event-retreated = { $realm }: отступление в область { $space }
event-sailed-away = { $realm }, корабли отступают: { $place }
event-galleys-lost = { $realm }: галеры погибли в открытом море, { $amount }
event-ship-captured = { $realm }, захвачен: { $ship }
event-battle-won = Победили { $battleside }
event-battle-undecided = Не осталось никого: в сражении нет победителя
event-invaders-stay = Захватчики остаются повстанцами: { $space }, { $amount }

## Как дошло до решения

trail-battle = Сражение: { $place }{ $round ->
    [0] { "" }
   *[other] , раунд боя { $round }
}
