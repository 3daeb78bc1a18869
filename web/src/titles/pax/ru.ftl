### Слова, которые говорит только доска Pax Renaissance в браузере.

pax-map = Карта Европы
pax-lit = здесь есть что выбрать
pax-parts = Части стола
pax-tab-map = Карта
pax-tab-market = Рынок
pax-tab-tableaus = Банки
pax-tab-victories = Победы
pax-actions = { $count ->
        [one] Осталось { $count } действие
        [few] Осталось { $count } действия
       *[many] Осталось { $count } действий
    }
pax-comets = Комет впереди: { $count }
pax-route = { $region }: { $city }
pax-discarded = В сбросе: { $count }
pax-pool = Фишки в руках
pax-your-hand = Ваша рука
pax-hand = Карт в руке
pax-hand-empty = нет карт
pax-florins = Флорины
pax-florins-on = Флоринов на карте: { $florins }
pax-market-row = Рынок, { $region }
pax-deck = Карт в колоде: { $count }
pax-fair = Ярмарка
pax-fair-card = Карта ярмарки, лицом вниз
pax-price = Цена: { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }
pax-more = Подробнее: { $card }
pax-queen = Королева
pax-comet = Комета
pax-king = король
pax-republic = республика
pax-vassal = вассал
pax-play = Сыграть
pax-sell = Продать
pax-operate = Операции
pax-operate-both = Обе
pax-side = { $who }, { $region }
pax-empty = пусто
pax-maids = Незамужние:
pax-out = банкрот
pax-prestige-of = Престиж: { $prestige }
pax-active = активна
pax-inactive = пока не активна
pax-fulfilled = { $who }: условия выполнены
pax-measure = Что считается
pax-measure-republics = республики
pax-measure-law = закон
pax-measure-concessions = концессии
pax-measure-discovery = открытия
pax-measure-kings = короли
pax-needs = нужно опередить каждого соперника на { $margin }
pax-lead = { $who }: перевес { $lead }, нужен { $margin }
pax-clergy = слоны { $bishops }, приверженцы { $believers }
pax-theocracies = теократии { $count }
pax-on-throne = Правитель на престоле: { $empire }
pax-held-by = { $empire }: правитель у игрока { $owner }
pax-city-holds = { $city }: { $piece }
pax-city-empty = { $city }: пусто
pax-emporium-shut = { $city }: закрытый центр торговли
pax-constantinople = Константинополь
pax-short-renaissance = Ренессанс
pax-short-globalization = Глобализация
pax-short-imperial = Империализм
pax-short-holy = Вера
pax-short-byzantine = Византия
pax-short-hre = Свящ. Римская империя
pax-short-papal = Папская область
pax-short-ottoman = Османская империя
pax-short-mamluk = Мамлюкский султанат
pax-short-spice-islands = Молукки
pax-short-red-sea = Красное море
pax-text-market = Рынок
pax-text-map = Державы и города
pax-text-borders = Границы
pax-text-trade = Торговые пути
pax-text-route = { $region }: { $city }, далее { $empires }
pax-text-fair-card = лицом вниз
pax-text-repressed = угнетённые:
pax-text-queen = королева на престоле:
pax-text-bishop = на ней { $piece }
pax-text-hand = { $who }: флоринов { $florins }, карт в руке { $cards }

## Конец партии

pax-race = Путь к победам
pax-race-about = Какую часть условий каждой победы выполнял банк: верхняя черта — все. Где фон золотой, победа активна. Щелчок открывает этот момент.
pax-race-since = активна с хода { $line }
pax-race-never = не была активна
pax-own = Ваши флорины и рука
