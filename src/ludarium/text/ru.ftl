### Общие слова: ошибки движка, стол, терминал. У каждой игры есть свой каталог.

## Стол

player-name = Игрок { $number }
bot-random = Случай
bot-greedy = Жадный
bot-search = Мыслитель
bot-beginner = Новичок
bot-easy = Новичок
bot-normal = Средний
bot-strong = Сильный
bot-strongest = Сильнейший
bot-hard = Сильнейший
bot-ms = { $count } мс
bot-it = { $count } партий
option-in-vain = { $option } (ничего не даст)
waiting = Решает { $seat }.
switch-on = да
switch-off = нет
standing = { $place }. { $seat }: { $points }
standing-other = { $name }: { $points }

## Ошибки

error-unknown-title = Игры «{ $given }» нет. Выберите одну из: { $expected }.
error-title-broken = Игру «{ $title }» из пакета { $package } загрузить нельзя ({ $why }). Обновите или удалите этот пакет.
error-title-form = Игре «{ $title }» из пакета { $package } нужен движок в исходной форме: задайте LUDARIUM_FORM=pure.
error-unknown-variant = Варианта «{ $given }» нет. Выберите один из: { $expected }.
error-unknown-value = Вариант не может быть «{ $given }». Выберите одно из: { $expected }.
error-unknown-verb = Ни один ход не начинается с «{ $given }». Ожидалось: { $expected }.
error-unknown-argument = У этого хода нет параметра «{ $given }». Ожидалось: { $expected }.
error-unknown-reference = Здесь нет ничего с именем «{ $given }». Ожидалось: { $expected }.
error-unknown-language = Языка «{ $given }» нет. Выберите один из: { $expected }.
error-unknown-command = Команды «{ $given }» нет. Выберите одну из: { $expected }.
error-unknown-player = Игрока вида «{ $given }» нет. Выберите один из: { $expected }.
error-unknown-tuning = У поиска нет настройки «{ $given }». Выберите из: { $expected }.
error-unknown-nation = Здесь нет ни народа, ни набора карт «{ $given }». Выберите из: { $expected }.
error-no-groups = Карты { $title } не делятся на народы и наборы.
error-unknown-scenario = Сценария «{ $given }», в который можно играть, нет. Выберите один из: { $expected }.
error-unknown-rule = Правила «{ $given }» нет.
error-not-your-turn = Место { $seat } сейчас ничего не решает: решение за местом { $deciding }.
error-answered = Вы уже ответили. Отмените ответ, чтобы его изменить, или подождите остальных.
error-game-over = Партия окончена: выбирать больше нечего.
error-not-an-option =
    «{ $given }» нет среди { $count ->
        [one] { $count } варианта
       *[other] { $count } вариантов
    } этого решения. Выберите один из предложенных.
error-bad-seats = { $title }: нельзя играть, если мест { $given }. Выберите одно из: { $expected }.
error-bad-names = Для каждого места нужно одно имя.
error-bad-record = Запись не читается. Строка { $line }: { $why }
error-record-version = партия сыграна по версии { $given } правил { $title }; здесь играют по версиям { $expected }. Откройте её в том Ludarium, в котором она записана.
error-record-newer = партия сыграна по версии { $given } правил { $title }, она новее здешней ({ $expected }). Обновите Ludarium.
error-record-figures = партия сыграна с другими значениями ({ $given }), а не с теми, что здесь ({ $expected }). Назовите её таблицу в { $name } или, если это наши, ничего не называйте.
error-figures-file = Таблицы значений { $file } нет (её называет { $name }).
error-figures-line = { $where }: { $why }.
error-figures-one = Нужно либо --export, либо --check.
error-record-variants = заголовок должен называть все варианты: { $expected }.
error-record-seed = зерно не то, отпечаток которого записан.
error-record-sealed = зерно не раскрыто, поэтому случайные результаты не проверить.
error-record-not-from-seed = случайные результаты не следуют из зерна.
error-record-long = она слишком длинная.
error-record-empty = она пуста, а ожидался заголовок.
error-record-behind-end = после конца есть что-то ещё.
error-record-line = ожидались место и ход, а не «{ $given }».
error-record-chance = ожидались случайные результаты целыми числами, а не «{ $given }».
error-record-json = ожидался объект JSON.
error-record-format = это не файл { $expected } (его формат — «{ $given }»).
error-record-header = «{ $given }» в заголовке нет, или это значение не того вида.
error-no-guide = У этой игры нет первой партии с наставником. Есть у таких: { $expected }.
error-bad-guide = Наставление не прочитать. { $where }: { $why }
error-bad-scenario = Сценарий не прочитать. { $where }: { $why }
error-scenario-whole-range = ожидалось целое число от { $low } до { $high }, а не { $given }.
error-scenario-flag = ожидалось true или false, а не { $given }.
error-scenario-only = таких здесь всего { $count }.
error-scenario-list = ожидался список, а не { $given }.
error-scenario-at-most = значений должно быть не больше { $expected }, а их { $given }.
error-scenario-exactly = значений должно быть { $expected }, а их { $given }.
error-scenario-references = ожидался список ссылок, а не { $given }.
error-scenario-fields = ожидалась таблица с полями { $expected }, а не { $given }.
error-scenario-nothing-here = здесь нет ничего, что можно описать.
error-scenario-no-field = «{ $given }» здесь нет. Ожидалось одно из: { $expected }.
error-scenario-no-entry = «{ $given }» здесь нет; длина списка — { $count }.
error-scenario-nothing-below = «{ $given }» внутри { $found } нет. О значении можно спросить: { $expected }.
error-scenario-table = ожидалась таблица.
error-scenario-phase = «{ $given }» — не фаза. Ожидалось: { $expected }.
error-scenario-seat = места { $given } нет; места — от 0 до { $most }.
error-scenario-over = партия уже окончена.
error-scenario-decides = здесь решает место { $seat }, а не { $given }.
error-scenario-not-offered = «{ $given }» не предлагается. Предлагается: { $offered }.
error-scenario-whether-over = { $over ->
        [yes] партия окончена.
       *[no] партия не окончена.
    }
error-scenario-decision = решение сейчас { $found }, а не { $given }.
error-scenario-offered = «{ $given }» предлагается, а не должно.
error-scenario-fact = { $path }: { $found }, а ожидалось { $expected }.
error-scenario-texts = ожидалась таблица с текстом на каждом языке: en, ru.
error-scenario-whole = ожидалось целое число, а не { $given }.
error-scenario-wholes = ожидался список целых чисел.
error-scenario-toml = это не TOML: { $detail }.
error-scenario-load = его игру не загрузить: { $detail }.
error-scenario-steps = шаги пишутся как [[step]].
error-scenario-differs = Не сходится. { $where }: { $why }
error-scenario-table-not = ожидалась таблица, а не { $given }.
error-scenario-places = ожидалась таблица по местам, а не { $given }.
error-scenario-text = ожидался текст в кавычках, а не { $given }.
error-scenario-unfit = «{ $given }» здесь не спросить: это { $found }.
error-scenario-fact-not = { $path }: { $given }, а так быть не должно.
error-scenario-fact-least = { $path }: { $found }, а ожидалось не меньше { $expected }.
error-scenario-fact-most = { $path }: { $found }, а ожидалось не больше { $expected }.
error-scenario-fact-has = { $path }: не хватает { $these }; здесь { $found }.
error-scenario-fact-lacks = { $path }: есть { $these }, а быть не должно; здесь { $found }.
error-scenario-fact-besides = { $path }: лишнее { $these }; здесь { $found }.
error-scenario-fact-count = { $path }: записей { $found }, а ожидалось { $expected }; здесь { $given }.
error-scenario-fact-times = { $path }: { $given } встречается столько раз: { $found }, а ожидалось { $expected }.
error-scenario-changed = изменилось и это: { $changes }.
error-scenario-left-over = эти результаты случая не понадобились: { $given }.
error-scenario-nothing-stated = в нём ничего не утверждается. Напишите, что предлагается, сообщается или верно.
error-scenario-one-case = случаев в нём { $count }, а ожидался один.
error-scenario-name-count = мест { $seats }, а имён { $given }.
error-scenario-until-idle = пока никто не выбрал, здесь ничего не происходит: для «until» нужен выбор.
error-scenario-until = до «{ $given }» не дошло: следующее решение — { $found }.
error-scenario-endless = игра идёт без конца, и никто больше не решает. Скорее всего, такой позиции не бывает.
error-scenario-between = в точке чтения никто не решает: поставьте перед этим шагом шаг без «choose», чтобы игра пошла дальше.
error-scenario-between-stated = в точке чтения никто не решает, поэтому «{ $given }» утверждать нельзя.
error-scenario-broken = отсюда игра продолжаться не может; скорее всего, такой позиции не бывает ({ $detail }).
error-scenario-newer = «{ $given }» есть только в версии 2: напишите version = 2 в начале файла.
error-scenario-version = версия { $given } файлов сценариев здесь неизвестна; самая новая — { $newest }.
error-scenario-cases = случаи пишутся как [[case]].
error-scenario-case-id = ожидались строчные латинские буквы, цифры и дефисы, а не «{ $given }».
error-scenario-error-field = «error» никогда не проверялось; пишите «refused».
error-scenario-deep = таблицы вложены слишком глубоко.
error-scenario-twice = «{ $given }» дано дважды.
error-scenario-rule = В { $title } нет правила { $given }.
error-scenario-seat-idle = «seat» говорит, кто делает выбор, а выбора здесь нет; кто решает сейчас — это «decides».
error-scenario-chance-idle = на этом шаге не происходит ничего, для чего нужен случай.
error-scenario-unchanged = ожидалось "otherwise" или список частей, а не { $given }.
error-scenario-name-value = ожидалось имя=значение, а не «{ $given }».
error-scenario-unsound = позиция не сходится: { $why }. Исправьте это или разрешите: sound = false.
error-unsound = { $detail }
error-unsound-card-twice = одна карта в двух местах
error-scenario-sound-idle = это не нужно: позиция сходится.
error-scenario-agenda-twice = повестка уже дана.
error-scenario-no-effect = { $given } ни на что не влияет: там, где игра продолжается, здесь { $found }.
error-scenario-seat-no-phase = здесь сказано, кто начинает фазу, а фазы нет.
error-scenario-seat-no-effect = это ни на что не влияет: фаза «{ $given }» начинается одинаково для всех мест.
error-scenario-named-twice = «{ $given }» названо в двух местах: { $places }.
error-scenario-no-part = «{ $given }» в этой игре не участвует.
error-scenario-not-in-play = «{ $given }» здесь не в игре. Ожидается одно из: { $expected }.
error-scenario-not-played = за «{ $given }» в этой игре никто не играет. Ожидается одно из: { $expected }.
error-scenario-field-missing = здесь не хватает: { $expected }.
error-scenario-only-number = «{ $given }» встречается столько раз: { $found }, а ожидалось { $expected }.
error-scenario-only-options = предлагается не ровно это. Не хватает: { $missing }. Лишнее: { $besides }.
error-scenario-only-told = сообщается не ровно это. Не хватает: { $missing }. Лишнее: { $besides }.
error-scenario-only-form = ожидался список или таблица по именам, а не { $given }.
error-scenario-nobody = партия окончена: никто не решает.
error-scenario-refused = «{ $given }» не предлагается по причине { $found }, а ожидалось { $expected }.
error-scenario-not-told = «{ $given }» не сообщается, или не в этом порядке. Сообщается: { $told }.
error-scenario-told = «{ $given }» сообщается, а не должно.
error-scenario-listeners = ожидался список мест или "all", а не { $given }.
error-unknown-step = Автоматического шага «{ $given }» нет. Ожидалось: { $expected }.
error-unknown-decision = Решения «{ $given }» нет. Ожидалось: { $expected }.
error-unknown-event = Под именем «{ $given }» ничего не сообщается. Ожидалось: { $expected }.
error-no-scenarios = В { $file } нет файлов *.toml.
error-bad-option = Ход «{ $given }» не читается. Пишите: глагол имя=ссылка имя=ссылка.
error-empty-option = Ход состоит из глагола и параметров, а здесь ничего нет.
error-missing-argument = Ходу { $verb } нужен параметр { $argument }.
error-cannot-undo = Отменить нельзя: с тех пор что-то открылось, выпал случайный результат или выбрал другой игрок.
error-nothing-to-undo = Вы ещё не выбрали ничего, что можно отменить.
error-not-over = Партия ещё не окончена: итога нет.
error-no-such-seat = Такого места за этим столом нет.
error-bad-chance = Заданные случайные результаты не подходят.
error-bad-snapshot = Этот снимок не подходит к этой игре.
error-record-part = Прочитана только часть этой записи: её нельзя ни записать, ни сыграть с начала.
error-no-such-line = Строки { $given } нет: строк в записи { $count }.
error-value-seats = { $given } возможно, если мест { $fits }, а не { $seats }. При { $seats } выберите одно из: { $expected }.
error-variant-scenario = Вариант { $variant } возможен в сценариях { $expected }, а не в { $given }.
error-scenario-not-ready = Сценарий «{ $given }» пока нельзя сыграть. Выберите один из: { $expected }.
error-variant-seats = Вариант { $variant } возможен, если мест { $expected }, а не { $given }.
error-no-file = Файл { $file } не читается: { $why }.
error-cannot-write = Файл { $file } не записывается: { $why }.
error-no-title = Назовите игру или дайте сохранение с --resume. Игры: { $expected }.
error-bad-variant = «{ $given }» не похоже на вариант. Пишите --variant имя=значение.
error-no-checkout = Какие правила проверены, видно только в рабочей копии проекта: здесь нет tests/games/{ $title }.
error-no-rules = { $title }: нет файла rules.md.
error-bad-step = «{ $given }» нет среди шагов этой записи: их { $count }.
error-cannot-listen = Сервер не может слушать { $host }, порт { $port }: { $why }. Выберите другой порт: --port.
error-workers-need-postgres = Нескольким процессам нужен PostgreSQL: задайте LUDARIUM_DATABASE (см. docs/self-host.md).
error-other-title = { $file } — партия { $found }, а не { $given }.
error-database-in-use = С базой данных в { $folder } уже работает другой сервер. Сначала остановите его или задайте LUDARIUM_DATA.
error-unwritable = В { $folder } ничего нельзя записать: { $why }.
error-setting = Переменную LUDARIUM_ нельзя использовать: { $why }.
error-setting-push = LUDARIUM_PUSH — это public, any или off.
error-setting-push-key = LUDARIUM_PUSH_KEY — закрытый ключ P-256: 32 байта, записанные в base64url.
error-setting-webhooks = LUDARIUM_WEBHOOKS — это public, any или off.
error-setting-number = { $name } — это число от 0 до { $most }, а не { $given }.
error-setting-nothing = { $name } должно быть больше 0.
error-setting-data = LUDARIUM_DATA — это папка, а { $folder } — файл.
error-setting-database = LUDARIUM_DATABASE — это адрес вида postgresql+asyncpg://user:password@host/name или sqlite+aiosqlite:///path/to/file.
error-setting-smtp = LUDARIUM_SMTP — это адрес вида smtp://user:password@host:587.
error-setting-redis = LUDARIUM_REDIS — это адрес вида redis://localhost:6379.
error-setting-redis-alone = LUDARIUM_REDIS нужен нескольким процессам с одним PostgreSQL: задайте и LUDARIUM_DATABASE.
error-setting-redis-package = Для LUDARIUM_REDIS нужен ещё один пакет: pip install 'ludarium[redis]'.
error-bad-jobs = Нужен хотя бы один процесс, а не { $given }.
error-no-ray = Для партий на кластере нужен Ray, а он не установлен: pip install 'ludarium[cluster]'.
error-no-cluster = По адресу { $address } нет кластера Ray: { $why }
error-cluster-lost = Одно и то же задание раз за разом обрывает свой процесс: дальше не пробуем. Чтобы найти причину, сыграйте эти партии здесь, без --cluster.
error-no-nations = Местам в { $title } нельзя дать народы, сравнивать нечего.
error-no-sides = В { $title } нет сценариев, сравнивать стороны нечего.
error-few-nations = Для сравнения нужно хотя бы два народа.
error-bad-report = { $file } — не отчёт о балансе.
error-other-report = В этом файле отчёт о других народах, сценариях, игроках, вариантах или с другим зерном. Выберите другой файл.
error-no-numpy = Для обучения нужна библиотека NumPy, здесь она не установлена: pip install numpy.
error-nothing-to-learn = В игре «{ $title }» учиться пока не на чем. Выберите одну из: { $expected }.
error-train-seats = Для обучения нужно не меньше двух мест.
error-no-matplotlib = Для картинки нужна библиотека matplotlib, здесь она не установлена: pip install 'ludarium[charts]'.
error-balance-seats = Отчёт о балансе — про два места.
error-balance-files = --out и --png относятся к отчёту о балансе: добавьте --all-nations (или, для --out, --scenarios).
error-unknown-level = Такого уровня ботов нет. Выберите один из: { $expected }.
error-bad-games = Нужна хотя бы одна партия, а не { $given }.
error-no-pyarrow = Для файлов Parquet нужна библиотека pyarrow, здесь она не установлена: pip install 'ludarium[data]'.
error-dataset-size = Скажите, сколько решений (--decisions) или сколько партий (--games): одно из двух.
error-dataset-games = В формате { $format } считаются партии: укажите --games.
error-other-dataset = В папке { $folder } набор данных другой игры, с другими игроками, вариантами или зерном. Выберите другую папку.
error-unknown-format = Формата «{ $given }» нет. Выберите один из: { $expected }.
error-bad-address = { $given } — не адрес бота; годится, например, http://127.0.0.1:9000/.
error-no-bot = По адресу { $address } никакой бот не отвечает: { $why }.
error-few-entrants = Для лестницы нужны хотя бы два бота, которые могут сейчас играть: назовите их через --players.
error-bad-ladder = { $file } — не лестница.
error-other-ladder = В файле { $file } лестница другой игры, других правил, мест, вариантов или с другим зерном. Выберите другой файл.
error-bad-players = Мест { $seats }, а игроков { $given }: симуляции нужен один на все места или по одному на место, турниру — не меньше разных игроков, чем мест.
error-scenario-names = Назовите игру или дайте --write-docs.

## Неверный вызов команды

usage-error = { $detail }
usage-no-such-option = Ключа { $name } нет.
usage-missing-parameter = Не хватает: { $name }.
usage-bad-parameter = { $name }: такое значение не подходит.
usage-whole = Нужно целое число.
usage-from = Нужно целое число, не меньше { $least }.
usage-between = Нужно целое число от { $least } до { $most }.
usage-bad-option-usage = Ключу { $name } нужно значение.
usage-hint = Подробнее: { $command } --help
version = Ludarium { $number }, { $form }
form-compiled = скомпилированный движок
form-pure = движок на чистом Python
help-param-version = Версия и то, какой движок работает.
interrupted = Прервано.
serve-at = Закончить: Ctrl-C. Ludarium здесь:
serve-packages = Серверу нужны ещё пакеты ({ $name }). Установите их: pip install 'ludarium[server]'

## Баланс

balance-title = { $title }: как часто побеждает каждый народ
balance-axis = Победы народа в строке, %
balance-all = Все
balance-sum = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, до { $pair } на пару; игроки: { $players }. Каждое число — победы народа в строке, %.
balance-first-seat = Первое место победило в { $share } % партий ({ $between }).
balance-uneven = Из { $pairs } пар половины нет в интервале 95 % у { $count } (по одной случайности — примерно у { $chance }). Сначала самые неравные:
sides-side = Сторона
sides-sum = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }; игроки: { $players }. Решений в партии: { $length }.
sides-always = Берут все, кто может (сколько раз предлагалось):
sides-never = Не берёт никто (сколько раз предлагалось):
balance-out = Отчёт: { $file }
balance-png = Картинка: { $file }
balance-broken-off = Прервано, сыграно партий: { $done }. С --out можно продолжить потом.

## Справка

help-usage = Вызов
help-arguments = Параметры
help-options = Ключи
help-commands = Команды
help-value = ЗНАЧЕНИЕ
help-default = по умолчанию: { $value }
help-param-help = Эта страница.
help-param-lang = Язык: ru или en. Без ключа решает LUDARIUM_LANG, затем LANG.
help-param-title = Игра; список даёт «ludarium titles».
help-param-variant = Вариант игры, имя=значение; можно несколько раз.
help-param-seed = Зерно всех случайностей: то же зерно — та же партия.
help-param-seats = Сколько мест.
help-param-games = Сколько партий.
help-param-jobs = Сколько процессов.
help-param-cluster = Играть на кластере Ray по этому адресу (auto — тот, в который входит эта машина; local — собственный).
help-param-players = Кто играет, по местам, через запятую: random, greedy, search, search:200ms, search:500it.
help-param-json = Один объект JSON вместо слов.
help-param-file = Файл.
help-param-files = Файлы.

help-ludarium = Стол для больших исторических стратегий: полные правила, сильные боты, быстрый симулятор.
help-titles = Какие есть игры; если назвать игру — её сценарии и варианты.
help-play = Сыграть партию в терминале.
help-play-seats = Кто где сидит, через запятую: human (человек), random, greedy, search, search:200ms, search:500it.
help-play-names = Имена игроков, через запятую.
help-play-save = Где хранить партию (сохраняется после каждого выбора).
help-play-resume = Продолжить сохранённую партию.
help-play-auto = Единственный возможный ход делать самому.
help-learn = Научиться игре: первая партия с наставником.
help-simulate = Сыграть много партий между ботами и подсчитать.
help-train = Научиться на партиях бота с самим собой тому, чем пользуется search: как стоит игрок и к каким вариантам склоняться.
help-train-games = Сколько партий в одном круге.
help-train-rounds = Сколько кругов: каждый играет с тем, что выучено в предыдущем.
help-train-seats = Сколько игроков за столом.
help-train-out = Куда записать числа (TITLE-learned.json).
help-train-png = Нарисовать кривую обучения.
help-arena = Турнир ботов с рейтингом.
help-arena-players = Участники через запятую (random,greedy,search); для отчёта о балансе — кто играет за народы (greedy).
help-arena-games = Сколько партий в каждой встрече (100; в отчёте о балансе 10, и на каждый сценарий тоже).
help-arena-all-nations = Вместо турнира — отчёт о балансе: встречаются все пары народов, с обоих мест.
help-arena-nations = То же для некоторых народов, через запятую.
help-arena-scenarios = Вместо турнира — как играют стороны этих сценариев, через запятую (1-00,1-01), и что берут всегда или никогда.
help-arena-out = Хранит отчёт о балансе в файле; если файл уже есть, продолжает его.
help-arena-png = Рисует отчёт о балансе тепловой картой.
help-arena-seats = Сколько сидит за одним столом.
help-arena-ladder = Лестница: хранит рейтинги всех ботов и версий в файле и играет самые показательные партии.
help-arena-ladder-players = Кто участвует, через запятую; новички добавляются к тем, кто есть в файле. Бот на стороне — его адрес HTTP.
help-arena-ladder-out = Файл лестницы; если он уже есть, продолжает его (ИГРА-ladder.json).
help-arena-ladder-games = Сейчас не больше стольких партий.
help-arena-ladder-precision = Закончить, когда разница между соседями известна с такой точностью или больше 200.
help-arena-ladder-png = Рисует рейтинги.
help-arena-ladder-patience = Сколько секунд на решение у бота на стороне; потом он проиграл.
help-arena-ladder-round = Сколько встреч планируется за раз; для многих процессов — больше.
help-arena-ladder-seats = Сколько сидит за одним столом.
help-check = Проверить, что игра соблюдает общие для всех игр свойства и что все слова на месте.
help-check-seats = Только столько мест.
help-check-sampled = Вместо этого: столько отрезков по нескольку раундов, с позиций из разных мест случайных партий всех сценариев.
help-dataset = Сыграть партии между ботами и записать их для обучения.
help-dataset-out = В какую папку; если там уже есть часть такого же набора, дописать остальное.
help-dataset-decisions = Не меньше стольких решений (партии целиком).
help-dataset-games = Столько партий.
help-dataset-format = parquet (таблицы решений и партий), jsonl (запись и строка на каждое решение) или records (только записи).
help-dataset-views = Вместе с тем, что видело решающее место.
help-dataset-seats = Сколько мест; иначе два, а если двух не бывает — наименьшее число.
help-rules = Правила игры, одно правило или какие правила проверены.
help-rules-id = Номер правила, например TR-8.11.
help-rules-coverage = Какие правила проверены, какие касаются только компонентов, каких не хватает.
help-scenario = Сценарии: позиция, выборы и что должно получиться.
help-scenario-run = Выполнить файлы сценариев или все в папке и сказать, всё ли в них верно.
help-scenario-dump = Записать позицию сыгранной партии как начало сценария.
help-scenario-dump-upto = После стольких выборов; иначе — в конце записи.
help-scenario-dump-out = Какой файл записать; иначе — вывести на экран.
help-scenario-describe = Что можно написать в сценарии игры: части позиции, фазы, решения, глаголы.
help-scenario-describe-write-docs = Записать страницы docs/scenarios/<игра>.md для всех игр.
help-scenario-describe-folder = Папка для --write-docs.
help-replay = Показать записанную партию.
help-figures = Какие числа и свойства игры придуманы нами, и напечатанные в вашей коробке вместо них.
help-figures-export = Записать таблицу для заполнения: по строке на каждое придуманное нами значение.
help-figures-check = Прочитать такую таблицу и сказать, можно ли с ней играть.
help-figures-all = Все значения, не только придуманные.
help-saves = Сохранённые партии, начиная с последней.
help-replay-step = Ждать Enter после каждого выбора.
help-replay-seat = Что видело это место (первое место — 0).
help-replay-upto = Остановиться после стольких выборов.
help-cards = Тексты всех карт, составленные по тем же данным, что исполняет движок.
help-cards-nation = Только карты одного народа или одного общего набора.
help-admin = Присмотр за сервером: люди, столы, резервные копии. Работает рядом с запущенным сервером, с базой, которую называют LUDARIUM_DATA или LUDARIUM_DATABASE.
help-admin-people = Кто здесь бывал, начиная с последних.
help-admin-people-find = Только имена с этими буквами.
help-admin-password = Новый пароль тому, кто свой забыл; все его сеансы завершаются.
help-admin-password-account = Имя учётной записи.
help-admin-tables = Столы, начиная с последних.
help-admin-tables-title = Только столы этой игры.
help-admin-tables-state = Только open (открытые), playing (идёт игра) или over (сыгранные).
help-admin-backup = Записать весь сервер в один файл: базу и ключи. Сервер может при этом работать.
help-admin-backup-file = Файл, который записать.
help-admin-restore = Поставить резервную копию на место базы. Сначала остановите сервер.
help-admin-restore-file = Файл, записанный командой «ludarium admin backup».
help-admin-restore-replace = Даже если база уже есть. (База SQLite останется рядом с новой.)
help-param-most = Сколько строк самое большее.
admin-id = Номер
admin-name = Имя
admin-account = Учётная запись
admin-seen = Был здесь
admin-games = Партий
admin-title = Игра
admin-state = Состояние
admin-lines = Строк
admin-updated = Последний ход
admin-players = Игроки
admin-nothing = Показать нечего.
admin-more = Показаны только последние { $count }; --most покажет больше.
admin-password = Новый пароль для { $name }: { $password }
admin-backed-up = Теперь всё в файле { $file } ({ $size } КБ). В нём секреты: держите его там, где его никто другой не прочтёт.
admin-restored = Восстановлена копия от { $made } (Ludarium { $version }): людей { $people }, столов { $tables }.
error-backup-exists = Файл { $file } уже есть: назовите другой.
error-no-folder = Папки { $folder } нет.
error-no-database = В папке { $folder } базы нет. Папку сервера называет LUDARIUM_DATA.
error-backup-kind = Это копия базы { $given }, а LUDARIUM_DATABASE означает { $expected }.
error-bad-backup = { $file } — не целая резервная копия Ludarium.
error-restore-replaces = База уже есть ({ $name }). С --replace копия встанет на её место.
error-no-program = Нужна программа { $name }: установите клиентские программы PostgreSQL.
error-program-failed = { $name } не справилась: { $why }
error-no-account = Учётной записи «{ $given }» нет.
help-serve = Открыть столы в браузере.
help-serve-host = Адрес, на котором слушать; 0.0.0.0 впускает других.
help-serve-port = Порт, на котором слушать.
help-serve-workers = Сколько процессов; больше одного — только с PostgreSQL.
help-serve-open = Открыть страницу в браузере.

## Игры

titles-id = Игра
titles-name = Название
titles-seats = Мест
titles-minutes = Минут
titles-choices = На выбор
titles-scenarios = { $count ->
    [one] { $count } сценарий
    [few] { $count } сценария
   *[many] { $count } сценариев
}
titles-variants = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
titles-more = Сценарии и варианты одной игры: ludarium titles ИГРА.
titles-about = Мест: { $seats }. Раундов: { $rounds }. Минут: { $minutes }. { $sides }
titles-without-seat = { $side } (без места)
titles-for-some = { $side } (человек или без места)
titles-not-ready = ещё не готов
titles-none = Ни одной игры не установлено.

saves-about = { $title }: { $names }. { $count ->
        [one] { $count } выбор
        [few] { $count } выбора
       *[many] { $count } выборов
    }.
saves-resume = Продолжить одну из них: ludarium play --resume ФАЙЛ
saves-none = В { $folder } нет ни одной партии.
figures-exported = { $count ->
        [one] { $count } значение записано
        [few] { $count } значения записаны
       *[many] { $count } значений записано
    } в { $file }. Впишите в столбец «{ $column }» то, что напечатано у вас; где пусто, остаётся наше.
figures-count = { $count ->
        [one] { $count } значение;
        [few] { $count } значения;
       *[many] { $count } значений;
    } придумано нами: { $designed }.
figures-ours = Здесь наши значения. { $name } может назвать таблицу с напечатанными в вашей коробке.
figures-used = Не наших значений: { $count } ({ $file }, { $mark }).
figures-fine = { $count ->
        [one] { $count } значение
        [few] { $count } значения
       *[many] { $count } значений
    }, все годятся. Играть с ними: { $name }={ $file }
play-figures = Играем со значениями из { $file }.

## Партия

play-options = { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
play-matching = «{ $word }»: { $found } из { $count }
play-none-matching = Ни в одном варианте нет «{ $word }». Один знак / снова покажет все.
play-more = … и ещё { $count }. /слово покажет те, где оно есть, один знак / — все.
play-ask = Ваш выбор (? — помощь)
play-bad-number = Выберите число от 1 до { $count }.
play-nothing-named = Ничего с названием «{ $word }» нет. Введите ? и название или его часть.
play-not-understood = Непонятно: «{ $line }». Введите номер варианта или ? для помощи.
play-thinking = { $seat } думает …
play-only-option = Единственный ход: { $option }
play-undone = Отменено.
play-sealed =
    Ответ скрыт, пока не ответят все. { $count ->
        [one] Осталось ответить { $count } игроку.
        [few] Осталось ответить { $count } игрокам.
       *[other] Осталось ответить { $count } игрокам.
    }
learn-asked = → Теперь выберите: { $numbers }
learn-anyway = Так можно. Наберите ещё раз, чтобы всё равно сделать так.
learn-finished = Чтобы начать, этого достаточно. Играйте дальше или выйдите: q.
play-saved = Партия сохранена в { $file }. Продолжить: ludarium play --resume { $file }
play-finished-saved = Запись партии: { $file }
play-why-none = Здесь есть всё, чего можно ожидать.
play-why-heading = Сейчас недоступно:
play-rule-unknown = Правила { $rule } нет.
play-rule-which = Какое правило? Например: r { $rule }
play-explain-none = У этого хода нет ссылки на правило.
play-score-now = Если бы партия кончилась сейчас, насколько вам известно:
play-score-later = Очки считают в конце; всё известное показано на поле.
play-log-empty = Пока ничего не произошло.
play-no-hand = У вас нет ничего, чего не видят другие.
play-hint-thinking = Думаю …
play-hint-heading = Сильный бот выбрал бы, начиная с лучшего:
play-hint-share = по его расчёту, { $percent } % на победу
play-narrow = Для поля нужно столбцов: { $columns }, а на экране их { $given }. Сделайте окно шире или буквы мельче.
play-since = С вашего прошлого выбора:
play-earlier = … раньше ещё { $count }: журнал
play-curtain = Теперь решает { $seat }. Передайте экран игроку { $seat } и нажмите Enter.
play-commitment = Отпечаток зерна: { $hash }
play-seed = Зерно было { $seed }: его проверит «ludarium replay».
play-over = Партия окончена.
play-help-number = выбрать вариант
play-help-filter = показать варианты с этим словом; один знак / — все
play-help-undo = отменить свой последний выбор
play-help-explain = объяснить вариант 3: его правило и тексты его карт
play-help-look = найти место, фигуру или карту; так же: ? название
play-help-card = текст любой карты по названию
play-help-hand = что у вас на руке, с текстами
play-help-hint = как сыграл бы сильный бот
play-help-why = что сейчас недоступно и почему
play-help-rule = показать правило
play-help-board = нарисовать поле снова
play-help-log = всё, что произошло
play-help-score = очки
play-help-save = сохранить партию сейчас
play-help-quit = сохранить партию и выйти
# Что для этого набирают; seated.py понимает всё это.
play-typed-number = 1 2 3
play-typed-filter = /слово
play-typed-undo = отмена, u
play-typed-explain = ? 3
play-typed-look = где
play-typed-card = карта { $card }
play-typed-hand = рука
play-typed-hint = подсказка
play-typed-why = почему
play-typed-rule = правило { $rule }
play-typed-board = поле, b
play-typed-log = журнал
play-typed-score = очки
play-typed-save = сохранить
play-typed-quit = выход, q

## Итоги

standings-source = За что
standings-total = Очки
standings-place = Место

## Много партий

train-value = Круг { $round }, оценка: потеря { $learned }, на отложенных партиях { $held }.
train-leaning = Круг { $round }, склонности: потеря { $learned }, на отложенных партиях { $held }.
train-out = Числа: { $file }
train-png = Картинка: { $file }
train-judgement = Оценка: кто выиграет
train-leanings = Склонности: какой вариант
train-round = круг { $round }
train-steps = шаги подгонки
train-loss = потеря (толстая линия: отложенные партии)
many-progress = Партии
many-players = Игроки
many-player = Игрок
many-games = Партий
many-decisions = Решений
many-seconds = Секунд
many-speed = Решений в секунду
many-length = Решений за партию
many-errors = Ошибки
many-unseen = Ни разу не встретилось
many-nothing = ничего
many-seat = Место
many-wins = Побед
many-share = Доля побед
many-between = Интервал 95 %
many-points = Средние очки
many-rating = Рейтинг
many-broken-off = Прервано: сосчитано партий — { $count } из { $wanted }.
ladder-title = { $title }: лестница
ladder-axis = Рейтинг (Эло) с интервалом 95 %; в скобках — партии
ladder-version = Версия
ladder-resting = отдыхает
ladder-settled = Все соседи различены. Всего партий: { $games }.
ladder-games = Сейчас сыграно партий: { $played }, всего: { $games }. Не все соседи ещё различены: та же команда продолжит.
ladder-broken-off = Прервано. Сейчас сыграно партий: { $played }, всего: { $games }. Та же команда продолжит.
ladder-out = Лестница: { $file }
ladder-png = Картинка: { $file }
dataset-decisions = Решения
dataset-written = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
} за { $seconds } с: { $folder }
dataset-size = { $parts ->
    [one] { $parts } часть
    [few] { $parts } части
   *[other] { $parts } частей
}, { $size } МБ.
dataset-broken-off = Прервано: { $count } решений из { $wanted }. Та же команда продолжит отсюда.

## Проверка

check-seats = Мест
check-variants = Варианты
check-games = Партий
check-decisions = Решений
check-longest = Самая длинная
check-findings = Находки
check-only = Только для такого числа мест: { $seats }. Для { $others } эти варианты не подходят.
check-clean = Всё верно.
check-words = Слова, { $lang }
check-rare = Случайная игра до этого не доходит, см. страницу игры:
check-unseen = Ни разу не встретилось:

## Правила

rules-tested = проверено
rules-not-applicable = неприменимо
rules-missing = не хватает
rules-count = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-nothing-missing = Ничего не пропущено.

## Сценарии, повтор

scenario-holds = верно
scenario-fails = не сходится
scenario-unread = не прочитать
scenario-case = случай { $case }
scenario-sum = Верны { $held } из { $count }.
scenario-unread-sum = Не прочитать: { $count }.
scenario-written = Записано: { $file }
replay-step = Выбор { $step }, { $seat }: { $option }
replay-undo = Выбор { $step }, { $seat }: отменено
replay-next = Enter — дальше, q — выход
replay-verified = Все случайные результаты следуют из зерна.
replay-unverified = Зерно не раскрыто: случайные результаты не проверить.
cards-none = { $title }: нет карт с текстом.

## Lists inside of a card's text

and = { $a } и { $b }
comma = { $a }, { $b }
or = { $a } или { $b }
