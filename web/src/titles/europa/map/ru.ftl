### Карта Europa Universalis в браузере: то, что говорит только она.

europa-map = Карта Европы
europa-map-distant = Карта дальних континентов
europa-map-inset = Обзор: куда вы смотрите; щёлкните, чтобы перейти
europa-map-nearer = Ближе (+)
europa-map-farther = Дальше (−)
europa-map-whole = Вся карта (0)
europa-map-home = Моё королевство (H)
europa-map-to-distant = Дальние континенты (D)
europa-map-to-europe = Европа (D)
europa-map-loading = Карта рисуется…
europa-map-layers = Что показывает карта
europa-map-legend = Условные знаки
europa-map-close = Закрыть

## Слои

europa-layer-owners = Королевства
europa-layer-religion = Религия
europa-layer-diplomacy = Дипломатия
europa-layer-trade = Торговля
europa-layer-reach = Ход
europa-layer-missions = Миссии
europa-legend-other-faith = город иной веры
europa-legend-eyes = Глазами
europa-tie-own = своё
europa-tie-vassal = вассал
europa-tie-ally = союзник
europa-tie-wed = королевский брак
europa-tie-war = война
europa-tie-truce = перемирие
europa-tie-influence = влияние
europa-legend-merchant = торговец
europa-legend-power = число внизу: торговая сила без ключевых провинций
europa-legend-protected = у паруса: корабли, что защищают торговлю
europa-legend-pirates = пираты
europa-legend-force = Чей ход
europa-legend-no-force = Ваших войск на карте нет.
europa-legend-step-1 = один шаг
europa-legend-step-2 = два шага
europa-legend-reach-own = как позволяют правила сейчас; вход может стоить влияния или дукатов
europa-legend-reach-borders = только по границам: разрешён ли вход, не учтено
europa-legend-no-missions = У вас нет миссий, где названо место.
europa-legend-mission-places = Места, которые названы в ваших миссиях

## Что чему служит

europa-why-value = Налоговая стоимость { $value }: { $value ->
    [1] 1 дукат
   *[other] { $value } дуката
  } налогового дохода городу игрока; считается и для рекрутов
europa-why-vassal = жетон вассала: полдуката налогового дохода сюзерену
europa-why-port = здесь могут стоять корабли{ $ports ->
    [2] ; большой порт считается за 2
   *[other] {""}
  }
europa-why-grey = порт закрыт, пока здесь нет города, жетона вассала или DNPR
europa-why-gold = важна для некоторых событий и для золота в торговле
europa-why-territory = можно колонизировать
europa-why-unrest = беспорядки: бросают кубики повстанцев
europa-why-occupied = пока оккупирована, не принадлежит никому
europa-why-influence = для союзов, браков и подчинения
europa-why-claim = претензия оправдывает войну
europa-why-core = основной жетон: здесь все провинции основные
europa-why-religion = религия области
europa-why-elector = выбирает императора
europa-why-hre = внутри границы Империи
europa-why-army = одна армия проходит до 2 областей; останавливается во враждебной, нейтральной или дальней
europa-why-units = отдельная регулярная пехота
europa-why-fleet = проходит до 2 мест; останавливается во враждебной или дальней морской области
europa-why-ships = отдельные лёгкие корабли
europa-why-slots = { $count } в ячейках торговой защиты: по 1 торговой силе в узлах рядом
europa-why-rebels = враждебны каждому игроку
europa-why-galleys = здесь могут ходить галеры
europa-why-node = торговец здесь получает торговый доход, если у него есть связь
europa-why-power = Торговая сила: { $list }
europa-why-pirates = пираты: все получают { $count ->
    [one] на строку
   *[other] на столько строк: { $count } –
  } ниже
europa-why-expanded = расширен: платят по лучшему столбцу
europa-why-plague = чума

## Поиск

europa-search = Найти на карте
europa-search-hint = Париж, мои армии, католические области…
europa-search-none = На карте нет ничего с таким именем.
europa-search-found = Мест: { $count }
europa-search-my = мои моя мой моё
europa-search-armies = армии армия
europa-search-fleets = флот флоты корабли
europa-search-towns = города провинции
europa-search-vassals = вассалы
europa-search-claims = претензии
europa-search-merchants = торговцы купцы
europa-search-influence = влияние
europa-search-areas = области
europa-search-unrest = беспорядки волнения
europa-search-rebels = повстанцы мятежники
europa-map-which = Что именно?
europa-map-note = Заметка для себя
