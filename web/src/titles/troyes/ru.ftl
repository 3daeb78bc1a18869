# Что говорит только нарисованное поле; всё остальное — из каталога самой игры.

troyes-city = Город Труа
troyes-cathedral = Собор
troyes-square = Городская площадь
troyes-buildings = Здания
troyes-cards = Карты действий
troyes-queue = События
troyes-round = Раунд { $round } из { $rounds }
troyes-placement = Первые горожане
troyes-influence-track = Шкала влияния
troyes-decks = Осталось карт в колодах событий
troyes-cost = Наём: { $deniers } денье
troyes-divisor = один раз за каждые { $divisor } очк. на кубиках
troyes-tradesman = Мастер: { $owner }, { $vp } ПО
troyes-place-free = Свободная ячейка: { $vp } ПО
troyes-cubes = Маркеры: { $owner }, { $count }
troyes-opens = откроется в раунде { $round }
troyes-card-more = Подробнее: { $card }
troyes-black = { $count ->
    [one] { $count } чёрный кубик
    [few] { $count } чёрных кубика
   *[many] { $count } чёрных кубиков
}
troyes-black-dice = Чёрные кубики
troyes-event-vp = Первое место { $first } ПО, второе { $second } ПО
troyes-flags = Занято флажков: { $taken } из { $flags }
troyes-first = первый игрок
troyes-passed = пас
troyes-deniers = Денье
troyes-influence = Влияние
troyes-points = Очки сейчас
troyes-points-hidden = Очки скрыты
troyes-events-taken = Взятые карты событий
troyes-supply = Горожан в запасе: { $count }, можно нанять: { $reserve }
troyes-reserve = ещё { $count } можно нанять
troyes-characters-hidden = Тайные персонажи: { $count }
troyes-deferred = отложенный эффект: маркеры — для следующих действий
troyes-empty = пусто
troyes-flat = лежит: { $owner }

# заголовки для вариантов одного рода
verb-settle = Поставить горожанина
verb-reroll = Перебросить кубик (1 влияние)
verb-flip = Перевернуть кубики (4 влияния)
verb-activate = Применить карту действия
verb-fight = Бороться с событием
verb-defend = Защищаться кубиком
verb-also = Устранить ещё один чёрный кубик
verb-modify = Применить маркер
verb-add = Добавить кубик
verb-times = Сколько раз
verb-send-citizen = Послать горожанина из здания
verb-send-flat = Послать лежащего горожанина
verb-send-tradesman = Послать мастера
verb-mill = Выбрать здание
verb-mark = Поставить маркер на событие

# части поля на узком экране
troyes-parts = Части поля
troyes-tab-city = Город
troyes-tab-cards = Карты
troyes-tab-events = События
troyes-tab-others = Соперники
troyes-lit = здесь есть что выбрать
