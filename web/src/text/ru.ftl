# Что говорит сама страница. Слова движка и игр приходят с сервера.

ui-skip = К содержанию
ui-loading = Минутку…
ui-again = Ещё раз
ui-back = Назад
ui-close = Закрыть
ui-save = Сохранить
ui-saved = Сохранено.
ui-copy = Скопировать
ui-copied = Ссылка скопирована.
ui-send = Отправить
ui-enter = Войти
ui-nowhere = Такой страницы нет
ui-to-lobby = К столам
ui-guest = Гость
ui-name = Имя
ui-your-name = Ваше имя
ui-language = Язык
ui-switch-on = да
ui-switch-off = нет

ui-nav = Разделы
ui-nav-tables = Столы
ui-nav-lessons = Уроки
ui-nav-rules = Правила
ui-nav-settings = Настройки

ui-error-unknown = Что-то пошло не так. Попробуйте ещё раз.
ui-error-slow-down = С вашего адреса пришло слишком много запросов. Подождите минуту и попробуйте ещё раз.
ui-error-no-connection = Сервер не отвечает. Страница продолжает попытки.

# лобби
ui-play-now-eyebrow = Сыграть сейчас
ui-play-now = Играть
ui-opponents = Соперники
ui-bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
ui-level = Сила
ui-level-beginner = новичок
ui-level-easy = новичок
ui-level-normal = средний
ui-level-strong = сильный
ui-level-strongest = сильнейший
ui-level-hard = сильнейший
ui-learn-first = Сначала научиться
ui-with-friends = С друзьями
ui-my-games = Мои партии
ui-your-move = Ваш ход
ui-your-time = До конца времени на ход: { $time }
ui-shelf = На полке
ui-title-facts = Игроков: { $least }–{ $most }, по { $from }–{ $to } минут на игрока
ui-set-up-table = Собрать стол
ui-open-tables = Открытые столы
ui-no-open-tables = Сейчас никто не ждёт игроков.
ui-running-tables = Можно посмотреть
ui-no-running-tables = Сейчас нет открытых партий.
ui-join = сесть
ui-watch = смотреть
ui-state-open = ждёт игроков
ui-state-playing = идёт
ui-state-over = окончена
ui-import = Партия из файла
ui-import-about = Сохранённую запись можно просмотреть, разобрать и доиграть с любого места.
ui-credits = Значки: Lorc, Delapouite и другие, game-icons.net, CC BY 3.0. Шрифты: Forum, Alegreya и Alegreya Sans, Open Font License.
ui-engine-pure = Боты думают на движке в исходной форме.
ui-engine-building = Боты думают на движке в исходной форме; рядом собирается скомпилированная, в несколько раз быстрее.
ui-engine-compiled = Боты думают на скомпилированном движке.
ui-import-choose = Открыть запись

# новый стол
ui-seats = Места
ui-seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-seat-number = Игрок { $number }
ui-seat-me = я
ui-seat-here = за этим экраном
ui-seat-invite = по приглашению
ui-seat-open = свободно
ui-bot-name = Бот ({ $level })
ui-scenario = Сценарий
ui-scenario-facts = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
}, { $from }–{ $to } минут
ui-without-seat = Без места: { $sides }
ui-variants = Варианты
ui-public = В общий список
ui-public-about = Сесть или смотреть сможет любой. Иначе — только те, у кого есть ссылка.
ui-open-table = Открыть стол
ui-waiting-room = Ждём игроков
ui-seat-bot-here = Посадить бота
ui-seat-free = Освободить место
ui-invite-link = Ссылка для друзей
ui-invite-about = Кто её откроет, сядет на свободное место. Игра начнётся, когда все места заняты.
ui-close-table = Закрыть стол
ui-stand-up = Встать
ui-sit-down = Сесть за стол
ui-need-invite = За этот стол садятся по приглашению: попросите ссылку.
ui-invited = Вас приглашают

# стол
ui-board = Поле
ui-side = Рядом с полем
ui-log = Журнал
ui-log-empty = Пока ничего не произошло.
ui-log-earlier = Что было раньше
ui-log-all = { $count ->
    [one] Ещё { $count } ход раньше
    [few] Ещё { $count } хода раньше
   *[many] Ещё { $count } ходов раньше
}
ui-score = Очки
ui-score-about = Если бы игра кончилась сейчас, насколько вам это известно.
ui-score-unknown = пока неизвестно
ui-chat = Разговор
ui-chat-empty = Пока все молчат.
ui-chat-say = Сказать
ui-notes = Мои заметки
ui-notes-kept = сохранено
ui-players = Игроки
ui-present = за столом
ui-away = отошёл
ui-is-bot = бот
ui-standin = играет бот
ui-resigned = сдался
ui-agrees = готов закончить
ui-standin-mine = За вас играет бот.
ui-let-bot = Пусть играет бот
ui-spectating = Вы смотрите
ui-spectator = Зритель
ui-reconnecting = Связь потеряна, восстанавливаем
ui-menu = Меню
ui-fold = Свернуть или развернуть
ui-text-board = Текстом
ui-zoom-in = Крупнее
ui-zoom-out = Мельче
ui-result = Итог
ui-waiting-for = Решает { $seat }
ui-thinking = Думает
ui-all-decide = Каждый решает за себя
ui-you-answered = Вы ответили
ui-still-thinking =
    { $count ->
        [1] Ещё думает:
       *[other] Ещё думают:
    }
ui-answer-sealed = Вашего ответа никто не увидит, пока не ответят все. До тех пор его можно отменить.
ui-answer-kept = Вашего ответа никто не увидит, пока не ответят все.
ui-sending = Минутку…
ui-game-over = Игра окончена
ui-undo = Отменить
ui-show-rule = Показать правило
ui-show-rule-of = Показать правило { $rule }
ui-search-options = Найти вариант
ui-nothing-found = Ничего не подходит.
ui-why-not = Почему нельзя? Недоступно: { $count }
ui-confirm = Точно?
ui-confirm-about = Это нельзя будет отменить.
ui-confirm-yes = Да
ui-curtain = Очередь: { $seat }
ui-curtain-about = Передайте экран. Остальные не подглядывают.
ui-curtain-open = Я — { $seat }
ui-commitment = Печать случайных исходов:
ui-bot-for-me = Пусть за меня играет бот
ui-take-back = Снова играю сам
ui-agree = Предложить закончить без результата
ui-agree-not = Всё-таки играть дальше
ui-agree-asked = { $names }: предложение закончить без результата.
ui-agree-too = Закончить
ui-resign = Сдаться
ui-resign-sure = Точно сдаться?

# подсказки
ui-hint = Подсказка
ui-hint-title = Что сделал бы сильный бот
ui-hint-about = Он много раз доигрывал эту позицию, раздавая наугад всё, чего не видит. Число рядом с ходом — сколько из 100 таких партий он после него выиграл. Первым стоит то, что он сделал бы сам.
ui-hint-queued = { $place ->
    [1] Ваша подсказка следующая.
   *[other] Ваша подсказка в очереди под номером { $place }.
}
ui-hint-take = Сделать
ui-chances = Шансы на победу

# просмотр
ui-replay = Просмотр
ui-replay-first = В начало
ui-replay-previous = Шаг назад
ui-replay-play = Показывать
ui-replay-stop = Остановить
ui-replay-next = Шаг вперёд
ui-replay-last = В конец
ui-replay-scrub = Момент партии
ui-replay-begins = Начало партии.
ui-replay-undone = { $seat }: отмена хода
ui-replay-chose = { $seat } делает выбор
ui-replay-close = Закрыть
ui-replay-live = К игре
ui-perspective = Чьими глазами
ui-fork = Играть отсюда
ui-fork-as = Я играю за
ui-fork-against = против ботов
ui-fork-go = Играть дальше
ui-export = В файл
ui-share = Ссылка

# конец
ui-winner = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
ui-ended-played = Сыграно до конца.
ui-ended-resigned = Закончено досрочно: сдались.
ui-ended-agreed = Закончено по согласию.
ui-ended-forsaken = Закончилась сама: вернуться за стол было некому.
ui-ended-imported = Из файла.
ui-source = Источник
ui-total = Всего
ui-tell-all = Показать всё
ui-rematch = Ещё партию
ui-points-over-time = Очки по ходу игры
ui-points-by-source = Откуда очки
ui-analysis = Разбор
ui-analyse = Найти переломы
ui-analysing = Разбираем: { $percent }%
ui-turning-point = { $seat }: с { $before }% до { $after }%
ui-turn-better = { $seat }: «{ $option }». Из 100 партий, доигранных отсюда, выиграно { $wins }. Лучше было «{ $better }»: { $best } из 100, на { $more } больше.
ui-turn-then = Весь ход дальше: { $steps }.
ui-turn-brings = Если считать очки сразу после него, по сравнению с тем ходом: { $parts }.
ui-turn-best = { $seat }: «{ $option }» — лучшее, что можно было сделать: из 100 партий, доигранных отсюда, выиграно { $wins }.

# правила и уроки
ui-rules-search = Искать в правилах
ui-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
ui-book-contents = Содержание
ui-book-hits = { $count ->
    [0] Ничего не найдено
   *[other] { $at } из { $count }
}
ui-book-previous = Предыдущее место
ui-book-next = Следующее место
ui-book-print = Напечатать
ui-book-picture = Поле: { $name }
ui-book-play = Сыграть этот пример
ui-book-open = Открыть правила книгой
ui-lessons-about = Примеры из книги правил, шаг за шагом на настоящем поле.
ui-guide = Наставник
ui-guide-about = Первая партия на настоящем поле, и рядом тот, кто объясняет: сначала — ради чего играют, потом — каждую новую вещь, когда она впервые понадобится.
ui-guide-begin = Первая партия с наставником
ui-guide-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
ui-guide-again = Ещё раз
ui-guide-wait = Подождите минуту.
ui-guide-otherwise = Так можно. Но сейчас я хотел бы сначала показать другое.
ui-guide-follow = Хорошо, как советуете
ui-guide-anyway = Всё равно сделать так
ui-guide-rule = Правило
ui-guide-done = Понятно
ui-guide-learned = Выучено: { $done } из { $all }
ui-guide-ticked = выучено
ui-guide-finished = Чтобы начать, этого достаточно.
ui-guide-finished-about = Остальное придёт за игрой. Помнить все правила не нужно: что можно сделать, то светится, а книга правил — в одном нажатии.
ui-guide-short = Короткая партия с начинающим ботом
ui-guide-play-on = Доиграть эту
ui-learned = выучено
ui-path = От простого к редкому
ui-path-about = пройдено { $done } из { $all }
ui-no-lessons = Уроков пока нет.
ui-lesson = Урок
ui-lesson-step = Шаг { $step } из { $steps }
ui-lesson-task = Ваш ход:
ui-lesson-wrong = Так тоже можно, но урок хочет показать другое.
ui-lesson-next = Дальше
ui-lesson-show = Покажите
ui-lesson-done = Урок окончен
ui-lesson-following = Следующий урок

# отчёты о балансе
ui-balance = Баланс народов
ui-balance-about = Каждое число — как часто из ста партий народ в строке побеждает народ в столбце. Синий побеждает, красный проигрывает.
ui-balance-facts = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} вдвоём, по { $pair } на пару, поровну с каждого места; играли: { $players }; зерно { $seed }. С другими игроками и числа другие.
ui-balance-first = Первое место победило в { $rate }% партий ({ $low }–{ $high }%).
ui-balance-part = Расчёт прерван: часть партий не сыграна.
ui-balance-strongest = Сначала сильнейшие
ui-balance-all = Все
ui-balance-pair = { $nation } – { $against }: побед { $wins } из { $games }, { $rate }%; с уверенностью 95% от { $low }% до { $high }%
ui-balance-choose = Выберите число, чтобы узнать, насколько оно точно.
ui-balance-none = У этой игры отчёта нет.
ui-balance-file = Сюда можно бросить свой отчёт. Его делает команда:
ui-balance-open = Открыть отчёт
ui-balance-own = Вернуться к первому
ui-sides = Баланс по партиям
ui-sides-about = Как часто побеждала каждая сторона, когда сценарий играли боты, и сколько у неё было очков. Синий — побед больше доли, красный — меньше.
ui-sides-facts = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}; играли: { $players }; зерно { $seed }. Решений в партии: { $decisions } ({ $least }–{ $most }). С другими игроками и числа другие.
ui-sides-side = Сторона
ui-sides-won = Побед, %
ui-sides-points = Очки
ui-sides-range = От – до
ui-sides-always = Берут все, кто может
ui-sides-never = Не берёт никто
ui-balance-wrong = { $file } — не отчёт о балансе.

# настройки
ui-account = Учётная запись
ui-as-guest = Гостем
ui-login = Войти по паролю
ui-logout = Выйти везде
ui-password-old = Прежний пароль
ui-password-change = Сменить пароль
ui-password-changed = Пароль изменён. На других устройствах вы вышли.
ui-password-about = Не меньше 8 знаков. На других устройствах вы выйдете.
ui-sessions = Где вы вошли
ui-session-seen = последний раз { $day }
ui-session-here = этот браузер
ui-session-program = Программа
ui-session-end = Завершить
ui-imports = Загруженные вами записи
ui-import-delete = Удалить
ui-password = Пароль
ui-password-new = Пароль
ui-you-are = Вы — { $name }.
ui-you-are-guest = Вы — { $name }, гость в этом браузере.
ui-keep = Сохранить себя
ui-keep-about = С паролем можно вернуться с любого устройства. Не меньше 8 знаков.
ui-kept = Учётная запись теперь ваша.
ui-forget = Удалить учётную запись
ui-forget-sure = Имя и пароль стираются, идущие партии считаются сданными.
ui-looks = Вид
ui-theme = Светлая или тёмная
ui-theme-auto = как в системе
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-theme-to-light = Светлая тема
ui-theme-to-dark = Тёмная тема
ui-set-motion = Ничего не движется само
ui-set-text-board = Поле текстом
ui-at-table = За столом
ui-set-sounds = Тихие звуки: ваш ход, кубики, карты, конец игры
ui-set-confirm = Спрашивать перед тем, что нельзя отменить
ui-set-forced = Когда выбирать не из чего
ui-forced-ask = всё равно спрашивать меня
ui-forced-single = отвечать за меня, если вариант один
ui-forced-useful = и если все остальные ничего не дадут
ui-answer-so = Отвечать так до …
ui-answer-what = На этот вопрос, всегда, когда можно
ui-answer-until = Как долго
ui-answer-do = Отвечать так
ui-answers-mine = Ответы заранее
ui-answers-none = Ответов заранее нет. Когда вас о чём-то спросят, можно сказать, как долго отвечать так же.
ui-answer-drop = Отменить
ui-until-turn = до конца моего следующего хода
ui-until-round = до конца этого раунда
ui-until-game = пока не отменю
ui-notices = Сообщать, что мой ход
ui-set-notify = уведомлением этого браузера
ui-email = Почта
ui-email-code = Код из письма
ui-email-confirm = Подтвердить
ui-mail = Письма
ui-mail-off = не надо
ui-mail-each = о каждом ходе
ui-mail-daily = раз в день
ui-webhook = Вебхук
ui-webhook-off = Адрес { $url } раз за разом не отвечал, и сообщения туда больше не отправляются. Если он снова работает, укажите его ещё раз.

# Часы

ui-span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
ui-span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
ui-span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
ui-span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
ui-clock = Часы
ui-clock-none = без часов
ui-clock-live = время на всю партию
ui-clock-decision = время на каждое решение
ui-clock-turn = время на каждый ход
ui-clock-time = Время
ui-clock-increment = и за каждое решение
ui-clock-up = Когда время вышло
ui-clock-up-bot = дальше играет бот
ui-clock-up-pass = место пасует
ui-clock-up-vote = решают остальные
ui-clock-live-about = Для партии за один присест, когда все на месте.
ui-clock-slow-about = Для партии на дни и недели. Часы стоят ночью и в отпуске, которые каждый указал в настройках, и вовремя напоминают.
ui-clock-live-is = { $increment ->
    [0] Время на всю партию: { $time }.
   *[other] Время на всю партию: { $time }; добавка за каждое решение, в секундах: { $increment }.
}
ui-clock-decision-is = Время на каждое решение: { $time }.
ui-clock-turn-is = Время на каждый ход: { $time }.
ui-clock-up-bot-is = Когда оно выйдет, дальше играет бот.
ui-clock-up-pass-is = Когда оно выйдет, место пасует.
ui-clock-up-vote-is = Когда оно выйдет, решают остальные.
ui-clock-until = до { $moment }
ui-clock-left = Осталось: { $time }
ui-clock-rests = Часы сейчас стоят; осталось: { $time }
ui-clock-rests-short = отдых
ui-clock-is-up = время вышло
ui-vote-asked = { $seat }: время вышло. Что дальше?
ui-vote-bot = Играет бот ({ $count } из { $needed })
ui-vote-wait = Ждём ({ $count } из { $needed })
ui-rest = Ночи и отпуск
ui-rest-about = В это время не приходят сообщения и стоят часы долгих партий. Время — по поясу { $zone }.
ui-night-from = Ночь с
ui-night-to = до
ui-holiday-first = Отпуск с
ui-holiday-last = по
ui-holiday-add = Указать отпуск
ui-holiday-remove = Убрать

# Что делают другие и что случилось без вас

ui-set-pace = Ходы других — по одному
ui-pace-off = без пауз
ui-pace-quick = быстро
ui-pace-normal = так, чтобы успевать следить
ui-skip-moves = Пропустить ({ $count })
ui-mail-round = раз в раунд
ui-often = Браузер и вебхук
ui-since = { $mine ->
    [0] С вашего прошлого визита: { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }.
   *[other] С вашего прошлого визита: { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }; из них касаются вас: { $mine }.
}
ui-since-show = Показать
ui-since-later = Не сейчас
ui-story = С вашего прошлого визита
ui-story-nothing = Ничего не произошло.
ui-story-previous = Назад
ui-story-next = Дальше
ui-story-speed = Скорость
ui-story-slow = медленно
ui-story-normal = обычно
ui-story-fast = быстро
ui-story-close = К столу
ui-story-own = Только то, что касается меня
ui-place-notes = { $count ->
    [0] Заметки о местах
   *[other] Заметки о местах ({ $count })
}
ui-place-notes-list = Мои заметки о местах
ui-place-note-where = Где
ui-place-note-text = Заметка
ui-place-note-remove = Убрать заметку: { $place }

# своя коробка
ui-figures = Своя коробка
ui-figures-legend = ✎ Какие числа этой игры придумали мы
ui-figures-about = { $designed ->
    [0] Все числа этой игры ({ $count }) известны: придуманных нами среди них нет.
   *[other] Чисел в этой игре { $count }, из них придуманы нами { $designed }: в источниках их нет. У кого есть коробка, может внести сюда напечатанные.
}
ui-figures-ours = Здесь играют с нашими числами.
ui-figures-used = Здесь играют с числами из { $files }: их { $count }, отпечаток { $mark }.
ui-figures-waiting = Сохранённая таблица ждёт: с ней начнут играть после перезапуска сервера.
ui-figures-download = Скачать таблицу
ui-figures-upload = Внести таблицу
ui-figures-check = Проверить
ui-figures-save = Сохранить ({ $count })
ui-figures-fine = Годится: с этими числами можно играть, всего { $count }.
ui-figures-saved = Сохранено. Новые партии возьмут эти числа после перезапуска сервера.
ui-figures-keeper = Числа меняют только хранители этого сервера: их учётные записи называет настройка LUDARIUM_KEEPERS.
ui-figures-search = Искать среди чисел
ui-figures-place = Где
ui-figures-field = Число
ui-figures-value = Наше
ui-figures-mark = Пометка
ui-figures-printed = Напечатано в вашей коробке
ui-figures-designed = Придумано нами: в источниках этого числа нет
ui-figures-here = Некоторые числа здесь придуманы нами.
ui-figures-more = Показать ещё (осталось { $count })
