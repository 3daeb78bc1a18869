### Слова, которые говорит только доска Imperium в браузере.

imperium-actions = жетоны действий
imperium-exhausts = жетоны эксплуатации
imperium-exhausted = с жетоном эксплуатации
imperium-more = Подробнее: { $card }
imperium-points = победные очки
imperium-empty = пусто
imperium-tucked = Под картой лежат беспорядки
imperium-large = Крупный текст
imperium-tray = Можно выбрать
imperium-parts = Части стола
imperium-tab-market = Рынок
imperium-tab-realm = Своя область
imperium-tab-rivals = Соперники
imperium-open = Открыть область
imperium-known = Известно карт: { $known } из { $count }.
imperium-lit = здесь есть что выбрать
imperium-setup = Перед игрой
imperium-price = Сейчас стоит: { $tokens }.

## С чего начинается новая часть журнала

turn-round = Раунд
turn-turn = Ход
turn-bot-rolled = Ход соперника
turn-solstice = Солнцестояние
imperium-own = Ваши жетоны и рука
