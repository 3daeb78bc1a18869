### Europa Universalis: боты и почему они поступают так.

event-automa-chose = { $realm } выбирает: { $automadeed } ({ $amount }). Почему: { $automareason }
event-automa-weighed = Следующие: { $automadeed } ({ $amount }), { $third } ({ $third-score })
event-bot-power-used = { $realm } обращает куб силы бота в 1 { $power }
option-bot-power = Сила бота: 1 { $power }
prompt-nerve = Попаданий у вас: { $own }, у врага: { $enemy }. Перебросить все кубики? Один раз за эпоху.
option-throw-again = Перебросить все кубики

## Уровни

variant-automata = Боты
variant-automata-about = Насколько сильны боты: сила бота в раунд и как верно они выбирают.
variant-automata-as-scenario = как в сценарии
variant-automata-page = паж: силы бота нет, часто ошибается
variant-automata-knight = рыцарь: 2 силы бота
variant-automata-duke = герцог: 4 силы бота
variant-automata-king = король: 6 силы бота, не ошибается

## Чем кончилось

end-fallen = Город пал: игра проиграна.
verdict-dance-of-shadows = Танец теней: у бота престижа больше, чем у всех. Проиграли все.
verdict-automata-ahead = У бота престижа больше, чем у всех: проиграли все.
verdict-defeat = Поражение.
verdict-survival = Вы выстояли: ни один бот не впереди.
verdict-victory = Победа над всеми ботами.
verdict-triumph = Триумф: ни один бот и близко не стоит.
verdict-forgotten-margrave = Забытый маркграф: поражение.
verdict-careful-landlord = Рачительный хозяин.
verdict-great-elector = Великий курфюрст.
verdict-duke-in-prussia = Герцог в Пруссии.
verdict-king-in-prussia = Король в Пруссии: полная победа.

## С чего начинается ход

automadeed-take-event = Событие
automadeed-send-influence = Влияние
automadeed-forge-alliance = Формирование союза
automadeed-fabricate-claims = Создать претензии
automadeed-trade = Торговля
automadeed-raise-stability = Повышение стабильности
automadeed-convert = Преобразование области
automadeed-colonize = Колонизация
automadeed-explore = Исследование
automadeed-research = Изучение Идеи
automadeed-declare-war = Объявление войны
automadeed-activate-units = Активация отрядов
automadeed-recruit-units = Рекрутирование отрядов
automadeed-suppress-unrest = Подавить беспорядки
automadeed-change-focus = Смена национального фокуса
automadeed-change-faith = Смена государственной религии
automadeed-deal = Дипломатия между игроками
automadeed-raise-authority = Поднять имперский авторитет
automadeed-excommunicate = Отлучить от Церкви
automadeed-call-crusade = Объявить крестовый поход
automadeed-play = карта действия
automadeed-use = активная карта
automadeed-pass = пас
automadeed-appoint = назначение
automadeed-repay-loan = погашение займа
automadeed-replenish = пополнение рекрутов
automadeed-claim-mission = миссия
automadeed-bot-power = сила бота
automadeed-other = другое

## Причины

automareason-value = это выгоднее всего
automareason-war-plan = план войны
automareason-diplomatic-plan = дипломатический план
automareason-colonial-plan = план колоний
automareason-consolidate = королевство нужно успокоить
automareason-doctrine = таков его уклон
automareason-duty = каждый берёт событие
automareason-rest = ничто не стоит своей цены

## Кто может занять место человека

level-beginner = { level-page }
level-easy = { level-page }
level-normal = { level-knight }
level-strong = { level-duke }
level-strongest = { level-king }
level-hard = { level-king }
