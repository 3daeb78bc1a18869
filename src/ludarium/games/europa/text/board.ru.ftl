### Europa Universalis: текстовое поле терминала и его ответы, когда что-то ищут.

board-age = Эпоха { $age ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
board-round = раунд { $round } из { $rounds }
board-phase = { $phase ->
    [1] добор карт
    [2] действия
    [3] мир и восстания
    [4] доход и содержание
   *[other] очистка
}
board-turn = Ход:
board-legend =
    ■ большой город  ▪ малый город  ◇ жетон вассала  × оккупация  ● влияние
    ⚑ претензия  ♥ основной жетон  ⚔ отряды  △ лёгкий корабль  ▲ он в ячейке
    ● торговец  ○ лежащий торговец  ★ первый игрок  ! болен, активна, неоспоримый
    Миссии: выполнено + на руке. Рекруты: доступно / всего. Рука: АДМ/ДИП/ВОЕ.

## Числа планшетов

board-col-prestige = Пр
board-col-ducats = Д
board-col-adm = АДМ
board-col-dip = ДИП
board-col-mil = ВОЕ
board-col-stability = Стаб
board-col-tax = Нал
board-col-manpower = Рекр
board-col-hand = Рука
board-col-ideas = Ид
board-col-missions = Мис
board-automated = бот
board-interregnum = междуцарствие
board-ruler = Правитель
board-advisors = Советники
board-display = Активные карты
board-ideas = Идеи
board-allies = Союзники
board-marriages = Браки
board-war = Война
board-truces = Перемирие
board-cbs = CB против
board-interest = Проценты
board-passed = пас

## Свой планшет

board-own = Ваше королевство:
board-hand = Рука
board-drawn = Взято
board-missions = Миссии
board-aside = ещё на выбор: { $count }
board-deployed = Развёрнуто
board-exhausted = Истощено
board-allied = Союзных
board-colonists = Колонисты
board-merchants = Торговцы
board-cubes = Кубы
board-taken = Взято событий
board-fleet = Флот
board-damaged = повреждено
board-leader = Лидер

## Что лежит открыто

board-events = События
board-ducats = { $amount } Д
board-face-down = закрыто
board-events-left = в колоде: { $count }
board-all-milestones = Цели
board-all-ideas = Идеи
board-struggles = Борьба за власть
board-upcoming = предстоит
board-trade = Торговые карты
board-curia = Курия
board-controller = Контролёр
board-crusade = Крестовый поход
board-excommunicated = отлучение
board-empire = Империя
board-emperor = Император
board-authority = Авторитет
board-electors = Выборные области
board-defending = защищается, имперских отрядов: { $pool }

## Карта

board-map = Карта
board-seas = Моря
board-nodes = Торговля
board-imperial = имперское { $count }
board-unrest = беспорядки { $count }
board-rebels = повстанцы { $count }
board-rebel-towns = города повстанцев { $count }
board-plague = чума
board-pirates = пираты { $count }
board-expanded = расширен
board-fleet-sign = флот { $ships }

## Поиск: строка начинается с того, что это

look-space = Область
look-distant = Дальняя область
look-province = Провинция
look-sea = Море
look-node = Торговый узел
look-realm = Королевство
look-army = Армия
look-fleet = Флот
look-in = область: { $place }
look-continent = континент: { $continent }
look-owner = владелец: { $realm }
look-vacant = вакантна
look-town = { $what ->
    [large] большой город
    [two-small] два малых города
    [vassal] жетон вассала
   *[other] город
}: { $realm }
look-occupied = оккупант: { $realm }
look-rebel-town = город повстанцев
look-unrest = беспорядки
look-value = налоговая стоимость { $tax }
look-capital = столица
look-gold = золото
look-territory = территория { $number }
look-port = { $ports ->
    [2] большой порт
   *[other] порт
}: { $seas }
look-plus = «+1 рекрут» × { $count }
look-dnpr = жетон DNPR: { $realm }
look-borders = граничит:
look-coasts = берега:
look-ports = порты:
look-provinces = провинции:
look-vassals = вассалы:
look-elector = выборная область
look-hre = в Империи
look-influence = влияние:
look-infantry = пехота:
look-claims = претензии:
look-core = основной жетон:
look-slots = ячейки торговой защиты: { $count }
look-ships = корабли:
look-nodes = торговые узлы:
look-next = рядом:
look-merchants = торговцы:
look-kind-npr = NPR
look-kind-dnpr = DNPR
look-kind-vassal = вассал: сюзерен — { $realm }
look-kind-played = игрок { $number }
look-capital-in = столица: { $province }
look-more = … и ещё { $count }: спросите точнее
