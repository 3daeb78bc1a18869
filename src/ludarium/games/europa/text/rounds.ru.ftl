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
option-explore = Исследование (1 ДИП, 1 ВОЕ)
option-research = Изучение Идеи
option-change-focus = Смена национального фокуса
option-change-faith = Смена государственной религии
option-raise-stability = Повышение стабильности{ $option_priced ->
    [now] { " " }({ $option_price } АДМ)
   *[other] { "" }
}
option-convert = Преобразование области{ $option_priced ->
    [now] { " " }({ $option_price } АДМ, { $option_ducats } Д)
   *[other] { "" }
}
option-colonize = Колонизация{ $option_priced ->
    [now] { " " }({ $option_price } АДМ или колонисты)
   *[other] { "" }
}
option-send-influence = Влияние (1 ДИП; ещё — по 3 Д)
option-forge-alliance = Формирование союза (до 3 ДИП)
option-fabricate-claims = Создать претензии{ $option_priced ->
    [now] { " " }({ $option_price ->
        [1] { $option_most ->
            [1] 1
           *[other] 1 или { $option_most }
        }
       *[other] { $option_price }
    } ДИП за каждую)
   *[other] { "" }
}
option-trade = Торговля (1 ДИП)
option-declare-war = Объявление войны (1 ВОЕ)
option-activate-units = Активация отрядов{ $option_priced ->
    [now] { " " }({ $option_price } ВОЕ)
   *[other] { "" }
}
option-recruit-units = Рекрутирование отрядов (1 ВОЕ и дукаты)
option-suppress-unrest = Подавить беспорядки (1 ВОЕ)
option-raise-authority = Поднять имперский авторитет
option-excommunicate = Отлучить от Церкви
option-call-crusade = Объявить крестовый поход
option-appoint = Назначить или уволить
option-take-loan = Взять заём
option-repay-loan = Погасить заём (6 Д)
option-replenish = Пополнение рекрутов (1 ВОЕ)
option-cut-ties = Разорвать связи
option-support-mate = Поддержать: { $realm }
prompt-support-mate = Сколько дукатов вы даёте: { $realm }?
option-give-support = { $amount } Д
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

prompt-trim-upkeep = Доход { $income } Д, расходы { $costs } Д: уволить, расформировать или отозвать до расчёта?
prompt-corruption-payment = Коррупция: причитается { $due } АДМ. Платить или отдать дукаты?
prompt-bonus-power = Какую власть вы получаете? Осталось: { $left }
prompt-fewer-power = Какой власти вы получаете на 1 меньше?
option-fire = Уволить: { $card_who }
option-disband-loose = Расформировать пехоту: { $space }
option-disband = Расформировать ({ $army }): { $unit }
option-disband-ship = Расформировать ({ $ship }): { $place }
option-recall = Отозвать все корабли: { $place } → { $home }
option-recall-ship = Отозвать лёгкий корабль: { $place } → { $home }
option-recall-fleet = Отозвать флот: { $place } → { $home }
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
    [1] Фаза 1: добор карт
    [2] Фаза 2: действия
    [3] Фаза 3: мир и восстания
    [4] Фаза 4: доход и содержание
   *[other] Фаза 5: очистка
}
event-events-laid = Выложено событий: { $amount }
event-card-offered = { $realm } берёт: { $card }
event-card-back = { $realm } берёт карту: { $power }
event-cards-kept = { $realm } оставляет карт: { $amount }
event-missions-chosen = { $realm } держит миссий: { $amount }
event-turn-began = Ход: { $realm }
event-passed = { $realm } пасует
event-action-taken = { $realm }: { $action }
action-0 = Событие
action-1 = Влияние
action-2 = Формирование союза
action-3 = Создать претензии
action-4 = Торговля
action-5 = Повышение стабильности
action-6 = Преобразование области
action-7 = Колонизация
action-8 = Исследование
action-9 = Изучение Идеи
action-10 = Объявление войны
action-11 = Активация отрядов
action-12 = Рекрутирование отрядов
action-13 = Подавить беспорядки
action-14 = Смена национального фокуса
action-15 = Смена государственной религии
action-16 = Дипломатия между игроками
action-17 = Поднять имперский авторитет
action-18 = Отлучить от Церкви
action-19 = Объявить крестовый поход
event-tokens-removed = Жетоны CB и перемирий убраны
event-income-came = { $realm }: доход { $income } Д, расходы { $costs } Д
event-corrupted = { $realm }: коррупция { $amount }
event-character-fired = { $realm } увольняет: { $card_who }
event-units-disbanded = { $realm } расформировывает отрядов: { $amount }
event-ships-recalled = { $realm } отзывает кораблей: { $amount } ({ $place })
event-ships-disbanded = { $realm } расформировывает кораблей: { $amount }
event-manpower-set = { $realm }: рекруты { $amount }
event-refreshed = { $realm }: снова доступно отрядов: { $amount }
event-colonists-came = { $realm }: колонисты +{ $amount }
event-first-player = Первый игрок: { $realm }
event-idea-shown = Новая Идея: { $idea }
event-milestone-shown = Новая цель: { $milestone }
event-in-interregnum = { $realm }: междуцарствие
event-game-ended = Игра окончена

## Почему действие недоступно

refused-event-taken = В этом раунде вы уже выполнили своё событие.
refused-event-first = Пасовать можно только после своего события.
refused-event-only = Это ваш последний ход: осталось только действие «Событие».
refused-needs-power = Нужно: { $amount } { $power }.
refused-needs-ducats = Нужно { $amount } Д.
refused-needs-colonists = Нужно { $amount } АДМ и колонистов вместе.
refused-not-at-peace = Ваше королевство должно быть в мире со всеми.
refused-no-cubes = У вас не осталось для этого куба.
refused-nowhere-to-influence = Рядом с вашими фишками нет области, где есть место для вашего влияния.
refused-no-alliance-token = У вас не осталось жетонов союза.
refused-nobody-to-ally = Никто не готов к союзу: неигровое королевство должно быть в мире, а вам нужно 2 влияния у него, больше, чем у нынешнего союзника, и ДИП.
refused-nothing-to-claim = Нет области, на которую вы можете предъявить и оплатить претензию.
refused-no-merchant = Все ваши торговцы в этом раунде уже использованы.
refused-no-trade-cards = Торговых карт не осталось.
refused-stability-full = Ваша стабильность уже наибольшая.
refused-nothing-to-convert = Нет области, которую вы могли бы преобразовать.
refused-nothing-to-colonize = Нет колониальной претензии, связанной с вашей столицей, или не осталось города.
refused-nothing-to-discover = В пределах досягаемости нечего открывать.
refused-no-idea = Нет выложенной Идеи, которую вы можете изучить и оплатить.
refused-nobody-to-attack = Нет королевства, которому вы можете сейчас объявить войну.
refused-nobody-moves = У вас нет отрядов и кораблей, которые могли бы двинуться или осаждать.
refused-nobody-to-recruit = Набирать некого: нет отрядов, дукатов или места для них.
refused-nothing-to-suppress = Нет ваших провинций с беспорядками, которые можно подавить.
refused-focus-changed = В этом раунде вы уже сменили национальный фокус.
refused-nothing-to-shift = Нет ни власти, которую можно перенести, ни карт для обмена.
refused-no-other-faith = Нет государственной религии, на которую вы могли бы перейти.
refused-no-deal = В этом ходу предложить сделку больше некому.
refused-authority-full = Имперский авторитет не может быть выше, чем 1 + число выборных областей.
refused-papal-age = Папские действия доступны только в эпохах I и II.
refused-papal-used = В этом раунде папское действие уже было.
refused-nobody-fits = Направить его не против кого.
refused-too-much-interest = С пятью жетонами процентов в долг вам больше не дадут.
refused-loan-after-repayment = В ход, когда заём возвращён, новый не берут.

## Как дошло до решения

trail-event = Событие «{ $event }»
