### Europa Universalis: ход игры (глава 4).

## Фаза 1

prompt-draw-card = Возьмите карту действия. Осталось: { $left }
prompt-keep-card = { $opening ->
    [1] Оставьте до четырёх карт. Оставлено: { $kept }
   *[other] Оставьте взятые карты по 2 Д. Оставлено: { $kept }
}
prompt-pick-missions = Выберите миссии: держать можно две.
option-draw = Колода { $power }
option-keep = Оставить: { $card }
option-drop-rest = Сбросить остальные
option-pick-mission = Взять: { $mission }
option-return-mission = Вернуть: { $mission }

## Особые правила сценариев

prompt-catch-up = У вас меньше всех престижа: возьмите карту действия. Осталось: { $left }
prompt-start-idea = Выберите Идею, которая есть у вашего королевства с начала. Осталось: { $left }
option-start-idea = { $idea }

## Ход

prompt-take-turn = { $event_only ->
    [1] Ваш последний ход: действие «Событие».
   *[other] Ваш ход: одно действие и любые малые действия.
}
prompt-end-turn = Малые действия или конец хода?
option-take-event = Событие
option-deal = Дипломатия между игроками
option-explore = Исследовать земли
option-research = Изучить Идею
option-change-focus = Сменить национальный фокус
option-change-faith = Сменить государственную религию
option-raise-stability = Повысить стабильность
option-convert = Преобразовать область
option-colonize = Колонизировать
option-send-influence = Влияние
option-forge-alliance = Заключить союз
option-fabricate-claims = Создать претензии
option-trade = Торговля
option-declare-war = Объявить войну
option-activate-units = Активировать отряды
option-recruit-units = Набрать отряды
option-suppress-unrest = Подавить беспорядки
option-raise-authority = Поднять имперский авторитет
option-excommunicate = Отлучить правителя
option-call-crusade = Объявить крестовый поход
option-appoint = Назначить или уволить
option-take-loan = Взять заём
option-repay-loan = Вернуть заём (6 Д)
option-replenish = Пополнить рекрутов (1 ВОЕ)
option-cut-ties = Разорвать связи
option-claim-mission = Выполнить: { $mission }
option-pass = Спасовать
option-end-turn = Закончить ход

## Фаза 3

prompt-dissent-town = Религиозные противоречия ({ $space }): в каком городе беспорядки?
prompt-skip-dissent = Какую область обойдут религиозные противоречия?
prompt-vassal-dissent = Религиозные противоречия у вассалов: влияние или беспорядки?
prompt-unrest-town = Тяготы войны: в каком городе беспорядки? Осталось: { $left }
prompt-calm-town = Стабильность позволяет снять беспорядки в одном месте.
option-add-unrest = Беспорядки: { $province }
option-calm = Успокоить: { $province }
option-skip-dissent = { $space }
option-give-influence = Убрать 1 влияние: { $space }

## Фаза 4

prompt-trim-upkeep = Доход { $income } Д, расходы { $costs } Д: уволить, распустить или отозвать до расчёта?
prompt-corruption-payment = Коррупция: причитается { $due } АДМ. Платить или отдать дукаты?
prompt-bonus-power = Какую власть вы получаете? Осталось: { $left }
option-fire = Уволить: { $card_who }
option-disband-loose = Распустить пехоту: { $space }
option-disband = Распустить ({ $army }): { $unit }
option-disband-ship = Распустить ({ $ship }): { $place }
option-recall = Отозвать корабли: { $place } → { $home }
option-give-up-ducats = Отдать { $amount } Д
option-pay-corruption = Заплатить { $amount } АДМ
option-bonus = 1 { $power }

## Фаза 5 и конец эпохи

prompt-shrink-manpower = Рекрутов стало меньше. Какой отряд вернётся в запас? Осталось: { $left }
prompt-discard-down = Сбросьте карты до пяти. Осталось: { $left }
prompt-replace-display = У вас меньше всех престижа: заменить одну из новых карт?
prompt-end-marriage = Эпоха кончается: какой брак завершить?
option-shrink-loose = Пехота: { $space }
option-shrink-army = { $army }: { $unit }
option-shrink-exhausted = Истощённый отряд
option-shrink-available = Доступный отряд
option-discard = Сбросить: { $card }
option-exchange-idea = { $idea } → { $other }
option-exchange-milestone = { $milestone } → { $other }
option-end-marriage = { $realm }
option-keep-marriages = Заплатить 2 ДИП и сохранить все

## Что сообщается

event-age-began = Начинается эпоха { $age }
event-round-began = Эпоха { $age }, раунд { $round }
event-phase-began = { $phase ->
    [1] Фаза 1: взятие карт
    [2] Фаза 2: действия
    [3] Фаза 3: мир и повстанцы
    [4] Фаза 4: доход и содержание
   *[other] Фаза 5: завершение
}
event-events-laid = Выложено событий: { $amount }
event-card-offered = { $realm } берёт: { $card }
event-card-back = { $realm } берёт карту: { $power }
event-cards-kept = { $realm } оставляет карт: { $amount }
event-missions-chosen = { $realm } держит миссий: { $amount }
event-turn-began = Ход: { $realm }
event-passed = { $realm } пасует: +{ $amount } Д
event-action-taken = { $realm }: { $action }
action-0 = Событие
action-1 = Влияние
action-2 = Заключить союз
action-3 = Создать претензии
action-4 = Торговля
action-5 = Повысить стабильность
action-6 = Преобразовать область
action-7 = Колонизировать
action-8 = Исследовать земли
action-9 = Изучить Идею
action-10 = Объявить войну
action-11 = Активировать отряды
action-12 = Набрать отряды
action-13 = Подавить беспорядки
action-14 = Сменить национальный фокус
action-15 = Сменить государственную религию
action-16 = Дипломатия между игроками
action-17 = Поднять имперский авторитет
action-18 = Отлучить правителя
action-19 = Объявить крестовый поход
event-tokens-removed = Жетоны CB и перемирий убраны
event-income-came = { $realm }: доход { $income } Д, расходы { $costs } Д
event-corrupted = { $realm }: коррупция { $amount }
event-character-fired = { $realm } увольняет: { $card_who }
event-units-disbanded = { $realm } распускает отрядов: { $amount }
event-ships-recalled = { $realm } отзывает кораблей: { $amount } ({ $place })
event-ships-disbanded = { $realm } распускает кораблей: { $amount }
event-manpower-set = { $realm }: рекруты { $amount }
event-refreshed = { $realm }: снова доступно отрядов: { $amount }
event-colonists-came = { $realm }: колонисты +{ $amount }
event-first-player = Первый игрок: { $realm }
event-idea-shown = Новая Идея: { $idea }
event-milestone-shown = Новая цель: { $milestone }
event-in-interregnum = { $realm }: междуцарствие
event-game-ended = Игра окончена
