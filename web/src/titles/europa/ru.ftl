### Слова, которые говорит только доска Europa Universalis в браузере.

europa-time = Эпохи, раунды и фазы
europa-age-1 = Открытия
europa-age-2 = Реформация
europa-age-3 = Абсолютизм
europa-age-4 = Революции
europa-phase-1 = Добор
europa-phase-2 = Действия
europa-phase-3 = Мир и восстания
europa-phase-4 = Доход
europa-phase-5 = Очистка
europa-now = Эпоха { $age } · раунд { $round } из { $rounds } · { $phase }
europa-parts = Части стола
europa-tab-map = Карта
europa-tab-realm = Королевство
europa-tab-others = Другие
europa-tab-events = События
europa-lit = здесь есть что выбрать
europa-open-table = События, другие королевства и всё открытое
europa-others = Другие королевства
europa-open-realm = Планшет: { $realm }
europa-open-mat = Открыть планшет
europa-fold-mat = Свернуть планшет
europa-read = Прочесть: { $card }
europa-events-taken = взято: { $count }, в колоде: { $left }
europa-take-event = Взять это событие: { $event }
europa-ducats = Дукаты
europa-prestige = Престиж
europa-stability = Стабильность
europa-tax = Налоговый доход
europa-manpower = Рекруты
europa-men = Доступно { $available }, развёрнуто { $deployed }, истощено { $exhausted }, всего { $total }
europa-purse = Власть, деньги, рекруты
europa-hand = Рука
europa-missions = Миссии
europa-missions-done = Миссии: выполнено + на руке
europa-done = Выполнено
europa-armies = Армии и флот
europa-free = не на карте
europa-bonds = Отношения
europa-vassals = Вассалы
europa-none = нет
europa-nobody = никто
europa-ill = болезнь
europa-war = война
europa-truce = перемирие
europa-ally = союз
europa-wed = брак
europa-first = Первый игрок
europa-uncontested = неоспоримый
europa-cardinal-slots = мест: { $slots }
europa-decks = Колоды и сброс
europa-deck = Колода { $power }, осталось карт
europa-discards = Сброс, { $power }
europa-cubes = Свободные кубы
europa-merchants = Торговцы
europa-choice = Из чего вы выбираете
europa-hide-choice = Убрать карты и посмотреть на поле

## Битва

europa-battle-round = Битва · раунд { $round }
europa-battle-begins = Битва · подготовка
europa-before-round = До первого раунда
europa-attackers = атакует
europa-defenders = обороняется
europa-rebels = повстанцы или пираты
europa-no-leader = без лидера
europa-imperial = Имперские отряды: { $count }
europa-lost-so-far = потеряно: { $count }
europa-hits-to-take = Принять попаданий: { $count }
europa-earlier-rounds = Прежние раунды
europa-dice-next = Кубики следующего броска
europa-expected = ожидается попаданий: { $hits }
europa-sure = верные попадания тяжёлых кораблей: { $count }
europa-hits = попаданий: { $count }
europa-hits-on-land = Кубик попадает, если есть отряд выпавшего типа; каждый отряд попадает один раз.
europa-hits-at-sea = Попадает каждая выпавшая артиллерия, не больше раза на корабль; тяжёлые корабли попадают сами.
europa-odds-more = больше попадёт атакующий
europa-odds-even = поровну
europa-odds-less = больше попадёт обороняющийся

## Сделки

europa-deal = Сделка между игроками
europa-deal-of = { $sender } и { $partner }
europa-deal-draft = ещё не предложена
europa-deal-open = предложена, открыта всем
europa-deal-together = Вместе
europa-gives = { $realm } даёт
europa-nothing-yet = пока ничего

## Мир

europa-peace = Мир
europa-terms = Условия
europa-offer-victor = Предложить: { $term }. Победитель:
europa-tap-twice = Коснитесь, чтобы увидеть итог; ещё раз — чтобы выбрать.
europa-standing = { $standing ->
    [1] частичная победа
    [2] полная победа
    [3] противник капитулировал
   *[other] исход не решён
}
europa-now-held = Сейчас, с оккупацией
europa-after-peace = После мира
europa-no-change = Провинции не переходят из рук в руки.

europa-returned = возвращается

## Война

europa-war-declared = Объявление войны
europa-costs-stability = стабильность −{ $count }
europa-enemy = Противник
europa-units = Отряды
europa-stands-by = может вступиться
europa-may-call = Вы можете призвать
europa-ally-brings = за влияние: { $cost } (есть: { $funds }), приведёт отрядов: { $units }
europa-ally-decides = решает сам

## Текстом

europa-provinces = Провинции (! — беспорядки)
europa-influence = влияние
europa-claims = претензии

## Виды вариантов, когда их много

verb-appoint-general = Назначить генерала
verb-appoint-admiral = Назначить адмирала
verb-appoint-advisor = Назначить советника
verb-appoint-ruler = Назначить правителя
verb-dismiss = Уволить
verb-reassign = Переместить генерала
verb-ruler-to-army = Правитель принимает командование
verb-march-army = В поход: армия
verb-march-unit = В поход: одиночный отряд
verb-march = Идти в область
verb-cross = По морскому мосту
verb-sail-to = Корабли плывут
verb-sail-light = Лёгкие корабли
verb-besiege = Осада
verb-influence-for-dip = Влияние за 1 ДИП
verb-influence-for-ducats = Влияние за 3 Д
verb-declare-on = Объявить войну
verb-play = Сыграть карту
verb-use = Использовать активную карту
verb-recruit-unit = Рекрутировать
verb-build-ship = Построить корабль
verb-launch = Спустить корабль
verb-cut-influence = Отказаться от влияния
verb-cut-claim = Отказаться от претензии
verb-cut-alliance = Разорвать союз
verb-disband = Расформировать из армии
verb-disband-loose = Расформировать одиночную пехоту
verb-disband-ship = Расформировать корабль
verb-recall = Отозвать все корабли
verb-recall-ship = Отозвать лёгкий корабль
verb-recall-fleet = Отозвать флот
verb-trade-in = Торговать в узле
verb-trade-secondary = Торговать во второстепенном узле
verb-trade-sail = Сначала лёгкий корабль
verb-deal-sell = Продать провинцию
verb-deal-buy = Купить провинцию
verb-settle-province = Провинция
verb-settle-area = Область
verb-settle-realm = Королевство
verb-offer = Предложить мир
verb-offer-ducats = Дукаты
verb-focus-pick = Из сброса
verb-retreat-to = Отступить
verb-lose-unit = Какой отряд потерян
verb-drop-off = Оставить здесь
verb-pick-up = Взять одиночных
verb-shift = Передать отряды
verb-fetch = Принять отряды
europa-scenario = Сценарий

# баланс по партиям: что перечисляет отчёт
ui-sides-verb-keep = Карты, оставленные из взятых
ui-sides-verb-play = Сыгранные карты
ui-sides-verb-battle-card = Карты в битве
ui-sides-verb-choose-event = События
ui-sides-verb-pick-mission = Взятые миссии
ui-sides-verb-claim-mission = Выполненные миссии
ui-sides-verb-research-idea = Изученные идеи
ui-sides-verb-appoint-advisor = Назначенные советники
ui-sides-verb-appoint-general = Назначенные генералы
ui-sides-verb-appoint-admiral = Назначенные адмиралы
ui-sides-verb-trade-in = Карты торговли
ui-sides-told-mission-done = Миссии, которых никто не выполнил
ui-sides-told-milestone-done = Цели, которых никто не достиг
