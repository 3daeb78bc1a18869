### Imperium: Classics и Legends, по-русски.

title = Imperium
title-about = Проведите народ от легенд к летописям: собирайте колоду из земель, идей и покорённых племён, станьте цивилизацией и не дайте беспорядкам всё разрушить.
title-goal = Играют на победные очки: их дают карты, где бы они в конце ни лежали, и жетоны модернизации.
title-course = У каждого народа своя колода: за ход вы разыгрываете карты с руки, берёте новые с рынка и тратите действия, пока варвары не станут цивилизацией; беспорядки засоряют колоду.
title-end = Партия кончается через раунд после того, как иссякла основная колода, слава или чей‑то прогресс; но если раньше кончатся беспорядки, наступит упадок, и победит тот, у кого их меньше.

## Варианты

variant-common = Общие карты
variant-common-about = Какой из двух наборов общих карт лежит на рынке.
variant-common-classics = Classics
variant-common-legends = Legends
variant-box = Народы
variant-box-about = Какие народы можно выбрать или вытянуть.
variant-box-both = из обеих коробок
variant-box-classics = из Classics
variant-box-legends = из Legends
variant-side = Карты способностей
variant-side-about = У стороны A есть своё свойство, у стороны B в основном очки: ею играть проще.
variant-side-choose = выбирает каждый игрок
variant-side-a = сторона A
variant-side-b = сторона B
variant-bot = Соперник
variant-bot-about = Народ автоматического соперника.
variant-bot-random = случайный
variant-difficulty = Сложность
variant-difficulty-about = Насколько силён автоматический соперник: от вождя до владыки.
variant-difficulty-chieftain = Вождь
variant-difficulty-warlord = Военачальник
variant-difficulty-imperator = Император
variant-difficulty-sovereign = Самодержец
variant-difficulty-overlord = Владыка
variant-refill-by-suit = Пополнение по категории
variant-refill-by-suit-about = Пустое место на рынке пополняется из колоды категории взятой карты, а не из своей колоды.
variant-active-quest-scores = Активное испытание приносит очки
variant-active-quest-scores-about = Испытание под Двором короля Артура считается в конце, как любая карта укрепления.
variant-nation-1 = Народ игрока 1
variant-nation-1-about = Выбранный заранее, случайный или по выбору игрока.
variant-nation-1-choose = выбирает игрок
variant-nation-1-random = случайный
variant-nation-1-carthaginians = { nation-carthaginians }
variant-nation-1-celts = { nation-celts }
variant-nation-1-greeks = { nation-greeks }
variant-nation-1-macedonians = { nation-macedonians }
variant-nation-1-persians = { nation-persians }
variant-nation-1-romans = { nation-romans }
variant-nation-1-scythians = { nation-scythians }
variant-nation-1-vikings = { nation-vikings }
variant-nation-1-arthurians = { nation-arthurians }
variant-nation-1-atlanteans = { nation-atlanteans }
variant-nation-1-egyptians = { nation-egyptians }
variant-nation-1-mauryans = { nation-mauryans }
variant-nation-1-minoans = { nation-minoans }
variant-nation-1-olmecs = { nation-olmecs }
variant-nation-1-qin = { nation-qin }
variant-nation-1-utopians = { nation-utopians }
variant-nation-2 = Народ игрока 2
variant-nation-2-about = Выбранный заранее, случайный или по выбору игрока.
variant-nation-2-choose = выбирает игрок
variant-nation-2-random = случайный
variant-nation-2-carthaginians = { nation-carthaginians }
variant-nation-2-celts = { nation-celts }
variant-nation-2-greeks = { nation-greeks }
variant-nation-2-macedonians = { nation-macedonians }
variant-nation-2-persians = { nation-persians }
variant-nation-2-romans = { nation-romans }
variant-nation-2-scythians = { nation-scythians }
variant-nation-2-vikings = { nation-vikings }
variant-nation-2-arthurians = { nation-arthurians }
variant-nation-2-atlanteans = { nation-atlanteans }
variant-nation-2-egyptians = { nation-egyptians }
variant-nation-2-mauryans = { nation-mauryans }
variant-nation-2-minoans = { nation-minoans }
variant-nation-2-olmecs = { nation-olmecs }
variant-nation-2-qin = { nation-qin }
variant-nation-2-utopians = { nation-utopians }
variant-nation-3 = Народ игрока 3
variant-nation-3-about = Выбранный заранее, случайный или по выбору игрока.
variant-nation-3-choose = выбирает игрок
variant-nation-3-random = случайный
variant-nation-3-carthaginians = { nation-carthaginians }
variant-nation-3-celts = { nation-celts }
variant-nation-3-greeks = { nation-greeks }
variant-nation-3-macedonians = { nation-macedonians }
variant-nation-3-persians = { nation-persians }
variant-nation-3-romans = { nation-romans }
variant-nation-3-scythians = { nation-scythians }
variant-nation-3-vikings = { nation-vikings }
variant-nation-3-arthurians = { nation-arthurians }
variant-nation-3-atlanteans = { nation-atlanteans }
variant-nation-3-egyptians = { nation-egyptians }
variant-nation-3-mauryans = { nation-mauryans }
variant-nation-3-minoans = { nation-minoans }
variant-nation-3-olmecs = { nation-olmecs }
variant-nation-3-qin = { nation-qin }
variant-nation-3-utopians = { nation-utopians }
variant-nation-4 = Народ игрока 4
variant-nation-4-about = Выбранный заранее, случайный или по выбору игрока.
variant-nation-4-choose = выбирает игрок
variant-nation-4-random = случайный
variant-nation-4-carthaginians = { nation-carthaginians }
variant-nation-4-celts = { nation-celts }
variant-nation-4-greeks = { nation-greeks }
variant-nation-4-macedonians = { nation-macedonians }
variant-nation-4-persians = { nation-persians }
variant-nation-4-romans = { nation-romans }
variant-nation-4-scythians = { nation-scythians }
variant-nation-4-vikings = { nation-vikings }
variant-nation-4-arthurians = { nation-arthurians }
variant-nation-4-atlanteans = { nation-atlanteans }
variant-nation-4-egyptians = { nation-egyptians }
variant-nation-4-mauryans = { nation-mauryans }
variant-nation-4-minoans = { nation-minoans }
variant-nation-4-olmecs = { nation-olmecs }
variant-nation-4-qin = { nation-qin }
variant-nation-4-utopians = { nation-utopians }
variant-bot-carthaginians = { nation-carthaginians }
variant-bot-celts = { nation-celts }
variant-bot-greeks = { nation-greeks }
variant-bot-macedonians = { nation-macedonians }
variant-bot-persians = { nation-persians }
variant-bot-romans = { nation-romans }
variant-bot-scythians = { nation-scythians }
variant-bot-vikings = { nation-vikings }
variant-bot-arthurians = { nation-arthurians }
variant-bot-atlanteans = { nation-atlanteans }
variant-bot-egyptians = { nation-egyptians }
variant-bot-mauryans = { nation-mauryans }
variant-bot-minoans = { nation-minoans }
variant-bot-olmecs = { nation-olmecs }
variant-bot-qin = { nation-qin }
variant-bot-utopians = { nation-utopians }

## Предметы

nation-carthaginians = Карфагеняне
nation-carthaginians-about = Торговцы: кладут на рынок ресурсы и забирают их вместе с картами, да ещё вдвое. Богаты и покупают что хотят. Очки — за ресурсы.
nation-celts = Кельты
nation-celts-about = Дикие и быстрые: собирают карты истоков и при этом насылают беспорядки на всех остальных. Очки — за карты истоков.
nation-greeks = Греки
nation-greeks-about = Мудрецы: за два действия присваивают новые знания без беспорядков. Им нужна большая колода. Очки — за число карт.
nation-macedonians = Македоняне
nation-macedonians-about = Путь Александра: регионы приходят и уходят, их играют снова прямо из сброса, и каждый раз это доход. Очки — за регионы.
nation-persians = Персы
nation-persians-about = Владыки многих племён: жертвуют картами хода, чтобы покорять набегами. Требуют расчёта. Очки — за карты набегов.
nation-romans = Римляне
nation-romans-about = Завоеватели: растут за счёт регионов и населения, сильны с первого хода и просты для начала. Очки — за население.
nation-scythians = Скифы
nation-scythians-about = Всадники: берут регионы силой и живут с беспорядками, которые это приносит. Очки — за ресурсы.
nation-vikings = Викинги
nation-vikings-about = Ни летописи, ни цивилизации: беспорядки им на пользу, и конец партии во многом в их руках. Для тех, кто любит риск.
nation-arthurians = Король Артур
nation-arthurians-about = Вместо прогресса — рыцари и испытания: рыцари уходят, возвращаются из сброса и приносят модернизацию. Совсем своя игра, не для первого раза.
nation-atlanteans = Атланты
nation-atlanteans-about = Цивилизация с самого начала — и она тонет: карты уходят под воду, и всё искусство в том, в каком порядке. Не для первого раза.
nation-egyptians = Египтяне
nation-egyptians-about = Терпеливые строители: населением и беспорядками покупают время и ускоряют прогресс. Очки — за карты цивилизации.
nation-mauryans = Империя Маурьев
nation-mauryans-about = Мирные и широкие: каждый сыгранный регион — модернизация, а регионы возвращаются, чтобы сыграть их снова. Очки — за регионы в игре или за летопись.
nation-minoans = Минойцы
nation-minoans-about = Морские мастера: лишние карты в каждое солнцестояние превращаются в модернизацию. Спокойный народ, годится и для начала. Очки — за модернизацию.
nation-olmecs = Ольмеки
nation-olmecs-about = По колоде бродят маски: отложенные, они ценны, а собранные на руке покупают что угодно. Загадка для терпеливых.
nation-qin = Империя Цинь
nation-qin-about = Упорядоченное государство: население кладут на рынок и забирают вместе с картами; важно то, что остаётся в игре. Очки — за постоянные карты.
nation-utopians = Просветлённые
nation-utopians-about = Путешествие без прогресса: помогают другим избавиться от беспорядков и тем растут. Самый странный народ — для тех, кто знает остальные.
side-a = сторона A
    .acc = сторону A
side-b = сторона B
    .acc = сторону B
suit-region = регион
  .gen = региона
suit-uncivilised = истоки
  .gen = истоков
suit-civilised = цивилизация
  .gen = цивилизации
suit-tributary = набеги
  .gen = набегов
suit-variable = переменные очки
  .gen = с переменными очками
token-materials = ресурсы
  .gen = ресурсов
token-population = население
  .gen = населения
token-progress = модернизация
  .gen = модернизации
state-barbarian = варварство
state-empire = цивилизация
trigger-main-deck = основная колода пуста
trigger-developments = получена последняя карта прогресса
trigger-king-of-kings = появился Царь царей
trigger-zenith = викинги достигли зенита
trigger-graal = найден Святой Грааль
trigger-shangri-la = достигнута Шангри-Ла
trigger-dynasty = династия соперника завершена

## Что решается

prompt-choose-nation = Выберите народ.
prompt-choose-side = Выберите сторону карты способности.
prompt-choose-turn = Ваш ход: активация, инновация или революция?
prompt-activate = Играйте карты и эксплуатируйте свойства либо завершите ход.
prompt-return-unrest = Революция: верните с руки любые беспорядки.
prompt-discard-any = Обновление: сбросьте сколько угодно карт.
prompt-solstice-order = Солнцестояние: какое свойство применить следующим?
prompt-react = Эксплуатировать карту «{ $card }»?
prompt-pick-card = { $purpose ->
    [take] «{ $card }»: выберите карту, которую возьмёте в руку.
    [top] «{ $card }»: выберите карту, которая ляжет на верх колоды.
    [discard] «{ $card }»: выберите карту, которую сбросите.
    [history] «{ $card }»: выберите карту для летописи.
    [sink] «{ $card }»: выберите карту, которую затопите.
    [exile] «{ $card }»: выберите карту для изгнания.
    [garrison] «{ $card }»: выберите карту укрепления.
    [recall] «{ $card }»: выберите карту, которую отзовёте.
    [abandon] «{ $card }»: выберите карту, которую разрушите.
    [return] «{ $card }»: выберите карту беспорядков, которую вернёте.
    [find] «{ $card }»: выберите найденную карту.
   *[move] «{ $card }»: выберите карту, которую переместите.
  }
prompt-pick-host = Какой регион укрепить картой «{ $card }»?
prompt-fewer-masks = Эксплуатировать карту «Ступенчатые пирамиды», чтобы сбросить на одну маску меньше?
prompt-may = «{ $card }», по желанию: { $effect }.
prompt-choose-one = «{ $card }»: выберите одно.
prompt-pay = Нужно потратить { $materials ->
    [0] {""}
    [one] { $materials } ресурс
    [few] { $materials } ресурса
   *[many] { $materials } ресурсов
  }{ $population ->
    [0] {""}
   *[other] { $materials ->
        [0] {""}
       *[other] {", "}
      }{ $population ->
        [one] { $population } население
       *[many] { $population } населения
      }
  }{ $progress ->
    [0] {""}
   *[other] { $materials ->
        [0] { $population ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $progress ->
        [one] { $progress } модернизацию
        [few] { $progress } модернизации
       *[many] { $progress } модернизаций
      }
  }. Чем заплатить?
prompt-pay-up-to = Сколько модернизации потратить?
prompt-draw-up-to = Сколько карт взять?
prompt-swap-nation = Какую карту обменять на верхнюю карту колоды усиления?
prompt-develop = Какую карту прогресса получить?
prompt-acquire = Приобретите карту.
prompt-break-through = Присвойте карту.
prompt-exile-from-market = Отправьте карту рынка в изгнание.
prompt-swap-exiled = Обменяйте карту рынка на карту из изгнания.
prompt-put-token = Положите на карту рынка { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[many] { $number } жетонов
  } { $token_gen }.
prompt-free-play = «{ $card }»: сыграйте карту без жетона действия.
prompt-play-from = Сыграйте карту из сброса.
prompt-protect-oneself = Вас атакуют картой «{ $card }». Защититься?
prompt-pay-off = Постоянное войско: отдать владельцу 1 модернизацию или не трогать его?
prompt-give-card = «{ $card }»: какую карту отдать?
prompt-look-at-fame = Возьмите одну из карт славы.
prompt-put-back = Какую карту вернуть следующей? Последняя окажется сверху.
prompt-ready-card = С какой карты снять жетон эксплуатации?
prompt-ambassador = Чьим свойством воспользуется посол?
prompt-gamble = Назовите категорию верхней карты основной колоды.

## Что можно выбрать

option-nation = { $nation }
option-side = Взять { $side_acc }
option-activate = Активация
option-innovate = Инновация
option-revolt = Революция
option-play = Сыграть карту «{ $card }»
option-exhaust = Эксплуатировать карту «{ $card }»
option-end-turn = Завершить ход
option-done = Готово
option-choose = { $effect }
option-accept = Да: { $effect }
option-decline = Нет
option-pay = { $materials ->
    [0] {""}
    [one] { $materials } ресурс
    [few] { $materials } ресурса
   *[many] { $materials } ресурсов
  }{ $population ->
    [0] {""}
   *[other] { $materials ->
        [0] {""}
       *[other] {", "}
      }{ $population ->
        [one] { $population } население
       *[many] { $population } населения
      }
  }{ $progress ->
    [0] {""}
   *[other] { $materials ->
        [0] { $population ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $progress ->
        [one] { $progress } модернизацию
        [few] { $progress } модернизации
       *[many] { $progress } модернизаций
      }
  }
option-draw = { $number ->
    [0] Не брать карт
    [one] Взять { $number } карту
    [few] Взять { $number } карты
   *[many] Взять { $number } карт
  }
option-acquire = Приобрести карту «{ $card }»
option-break-through = Присвоить карту «{ $card }»
option-dig = Присвоить карту { $suit_gen } из колоды
option-take = Взять карту «{ $card }»
option-top = Положить карту «{ $card }» на верх колоды
option-discard = Сбросить карту «{ $card }»
option-history = Занести карту «{ $card }» в летопись
option-sink = Затопить карту «{ $card }»
option-exile = Отправить карту «{ $card }» в изгнание
option-garrison = Укрепить картой «{ $card }»
option-recall = Отозвать карту «{ $card }»
option-abandon = Разрушить карту «{ $card }»
option-return = Вернуть карту «{ $card }»
option-find = Найти карту «{ $card }»
option-host = «{ $card }»
option-give = Отдать карту «{ $card }»: { $to }
option-give-bot = Отдать карту «{ $card }» сопернику
option-free-play = Сыграть карту «{ $card }» без жетона
option-play-out = Сыграть карту «{ $card }»
option-ready = Снять жетон с карты «{ $card }»
option-put-token = На карту «{ $card }»
option-exile-market = Отправить карту «{ $card }» в изгнание
option-swap = Карту «{ $exiled }» на рынок, карту «{ $market }» в изгнание
option-swap-in = Обменять карту «{ $card }»
option-develop = Получить карту «{ $card }»
option-take-fame = Взять карту «{ $card }»
option-put-back = Вернуть карту «{ $card }»
option-protect = Защититься картой «{ $card }»
option-spare = Не трогать: { $seat }
option-pay-off = Отдать 1 модернизацию: { $seat }
option-name-suit = Назвать: { $suit }
option-borrow = Применить карту «{ $card }»
option-resolve = «{ $card }»
option-mask-fewer = Эксплуатировать карту «{ $card }»

refused-never-played = Эту карту нельзя играть.
refused-wrong-state = Ваш период не позволяет сыграть эту карту.
refused-condition = Условие карты «{ $card }» не выполнено.
refused-unrest-price = Вы не можете заплатить ни одну из цен беспорядков.
refused-played-free-already = В этот ход она уже сыграна без жетона.
error-same-nation = Народ { $nation } достался двум игрокам. У каждого должен быть свой народ.
refused-no-action = Жетонов действия не осталось.

## Что произошло

# жетоны, о которых говорит событие
n-tokens = { $materials ->
    [0] {""}
    [one] { $materials } ресурс
    [few] { $materials } ресурса
   *[many] { $materials } ресурсов
  }{ $population ->
    [0] {""}
   *[other] { $materials ->
        [0] {""}
       *[other] {", "}
      }{ $population ->
        [one] { $population } население
       *[many] { $population } населения
      }
  }{ $progress ->
    [0] {""}
   *[other] { $materials ->
        [0] { $population ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $progress ->
        [one] { $progress } модернизацию
        [few] { $progress } модернизации
       *[many] { $progress } модернизаций
      }
  }

event-chose-nation = { $seat }: народ «{ $nation }».
event-round = Раунд { $number }.
event-turn = Ходит { $seat }.
event-activated = { $seat }: активация.
event-innovated = { $seat }: инновация.
event-revolted = { $seat }: революция.
event-played = { $seat } играет карту «{ $card }».
event-played-free = { $seat } играет карту «{ $card }» без жетона.
event-exhausted = { $seat } эксплуатирует карту «{ $card }».
event-gained = { $seat } получает { n-tokens }.
event-gained-actions = { $seat } получает { $number ->
    [one] { $number } действие.
    [few] { $number } действия.
   *[many] { $number } действий.
  }
event-paid = { $seat } тратит { n-tokens }.
event-stole = { $seat } крадёт { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[many] { $number } жетонов
  } { $token_gen } у игрока { $from }.
event-acquired = { $seat } приобретает карту «{ $card }».
event-broke-through = { $seat } присваивает карту «{ $card }».
event-broke-through-deck = { $seat } присваивает карту { $suit_gen } из колоды.
event-got = { $seat } получает карту «{ $card }».
event-found-nothing = { $seat } не находит карты { $suit_gen } и получает 2 модернизации.
event-drew = { $seat } берёт { $number ->
    [one] { $number } карту.
    [few] { $number } карты.
   *[many] { $number } карт.
  }
event-drawn = { $seat }: в руке теперь карта «{ $card }».
event-took = { $seat } берёт карту «{ $card }» в руку.
event-topped = { $seat } кладёт карту «{ $card }» на верх колоды.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-historied = { $seat } заносит карту «{ $card }» в летопись.
event-sank = { $seat } затапливает карту «{ $card }».
event-exiled = { $seat } отправляет карту «{ $card }» в изгнание.
event-garrisoned = { $seat } укрепляет карту «{ $host }» картой «{ $card }».
event-recalled = { $seat } отзывает карту «{ $card }».
event-abandoned = { $seat } разрушает карту «{ $card }».
event-returned = { $seat } возвращает карту «{ $card }».
event-moved = { $seat } перемещает карту «{ $card }».
event-found = { $seat } находит карту «{ $card }».
event-topped-hidden = { $seat } кладёт карту на верх колоды.
event-historied-hidden = { $seat } заносит карту в летопись.
event-found-hidden = { $seat } находит карту.
event-took-unrest = { $seat } берёт беспорядки.
event-exiled-market = { $seat } отправляет карту рынка «{ $card }» в изгнание.
event-swapped = { $seat } меняет карту рынка «{ $market }» на карту «{ $exiled }» из изгнания.
event-swapped-nation = { $seat } обменивает карту с колодой усиления.
event-refilled = На рынок приходит карта «{ $card }».
event-token-put = { $seat } кладёт { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[many] { $number } жетонов
  } { $token_gen } на карту «{ $card }».
event-developed = { $seat } получает карту прогресса «{ $card }».
event-nation-card = { $seat } получает из колоды усиления карту «{ $card }».
event-became-empire = { $seat } вступает в период цивилизации.
event-reshuffled = { $seat } перетасовывает колоду.
event-looked = { $seat } смотрит скрытые карты.
event-saw = { $seat } видит карту «{ $card }».
event-fame-taken = { $seat } берёт карту славы.
event-king-of-kings = { $seat } применяет карту «{ $card }».
event-protected = { $seat } под защитой от атаки.
event-paid-off = { $seat } отдаёт 1 модернизацию; получает { $to }.
event-gave = { $seat } отдаёт карту «{ $card }»; получает { $to }.
event-revealed = { $seat } открывает карту «{ $card }».
event-readied = { $seat } снимает жетон с карты «{ $card }».
event-journeyed = { $seat } продолжает путь: «{ $card }».
event-solstice = Солнцестояние раунда { $number }.
event-ending = Близится конец игры: { $trigger }. После этого раунда — последний.
event-last-round = Это последний раунд.
event-collapsed = Колода беспорядков пуста: наступает упадок.
event-bot-rolled = Соперник бросает кубик: { $die }.
event-bot-resolved = Соперник применяет карту «{ $card }».
event-bot-returned = Соперник возвращает карту «{ $card }».
event-bot-took = Соперник берёт карту «{ $card }» на верх своей колоды.
event-bot-dynasty = Династия соперника: «{ $card }».
event-bot-gained = Соперник получает { n-tokens }.
event-bot-paid = Соперник тратит { n-tokens }.
event-bot-stole = Соперник крадёт { n-tokens } у игрока { $from }.
event-bot-robbed = У соперника украдено: { n-tokens }.
event-bot-took-hidden = Соперник берёт закрытую карту { $suit_gen } на верх своей колоды.
event-bot-took-fame = Соперник берёт закрытую карту славы на верх своей колоды.
event-bot-topped = Соперник кладёт карту «{ $card }» на верх своей колоды.
event-bot-discarded = Соперник сбрасывает карту «{ $card }».
event-bot-historied = Соперник заносит карту «{ $card }» в летопись.
event-bot-played = Соперник кладёт карту «{ $card }» в игру.
event-bot-abandoned = Соперник разрушает карту «{ $card }».
event-bot-exiled = Соперник отправляет карту рынка «{ $card }» в изгнание.
event-bot-token-put = Соперник кладёт { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[many] { $number } жетонов
  } { $token_gen } на карту «{ $card }».
event-bot-empire = Соперник вступает в период цивилизации.
event-bot-reshuffled = Соперник перетасовывает колоду.
event-bot-journeyed = Соперник продолжает путь, шаг { $number }.

## Итоги

score-progress = модернизация
score-power = карта способности
score-nation = карты народа
score-region = регионы
score-uncivilised = истоки
score-civilised = цивилизация
score-tributary = набеги
score-fame = слава
score-unrest = беспорядки
score-goods = запасы
score-cards = карты
end-scoring = Последний раунд сыгран: побеждает тот, у кого больше очков.
end-collapse = Упадок: побеждает тот, у кого меньше беспорядков.
verdict-victory = Вы затмили соперника.
verdict-defeat = Соперник затмил вас.
other-bot = Соперник

## Заголовки текстового стола

board-round = Раунд
board-active = Ходит
board-activating = Активация
board-ending = Конец
board-last_round = Последний раунд
board-common = Общие карты
board-market = Рынок
board-decks = Малые колоды
board-main = Основная колода
board-unrest = Беспорядки
board-fame = Слава
board-king = Царь царей
board-exile = Изгнание
board-resolving = Применяется
board-looked = Просмотр
board-players = Игроки
board-card = Карта
board-deck = Колода
board-m = Р
board-p = Н
board-g = М
board-a = Д
board-x = Э
board-nation = Народ
board-bot = Бот
board-power = Карта способности
board-extra = Ещё карты
board-state = Период
board-hand = Рука
board-hand_known = Известно в руке
board-hand_cards = Ваша рука
board-hand_size = Размер руки
board-discard = Сброс
board-play = В игре
board-garrison = Укрепления
board-exhausted = С жетонами
board-stored = Накоплено
board-history = Летопись
board-history_known = Известно в летописи
board-history_cards = Ваша летопись
board-sunk = Затоплено
board-nation_deck = Колода усиления
board-nation_cards = Ваша колода усиления
board-nation_exhausted = Колода усиления с жетоном
board-nation_top = Верх колоды усиления
board-accession = Карта трансформации
board-developments = Область прогресса
board-developments_exhausted = Область прогресса с жетоном
board-free_played = Сыграно без жетона
board-ignores_empire = Без символа цивилизации
board-treated = Заменённые символы
board-deck_cards = Ваша колода
board-deck_top = Верх колоды
board-slots = Ячейки
board-legend =
    ▲ регион, ● истоки, ■ цивилизация, ◆ набеги, * слава, ! беспорядки, ○ без масти
    Р ресурсы, Н население, М модернизация, Д жетоны действий, Э жетоны эксплуатации
    карта +Э: на ней лежит жетон эксплуатации; [в скобках]: чем она укреплена
    (Р3 Н1) за картой: что на ней лежит или сколько стоит её получить
    ?×3: три карты, которых вы не видите; ←: чей ход

## Тексты карт: строки

line-symbols = { $symbols }.
symbol = { $count ->
    [1] { $symbol }
   *[other] { $symbol } ×{ $count }
  }
symbol-PIN = постоянная
symbol-ATK = атака
symbol-PWR = способность
symbol-REG = регион
symbol-UNC = истоки
symbol-CIV = цивилизация
symbol-TRI = набеги
symbol-FAM = слава
symbol-UNR = беспорядки
symbol-BAR = только в период варварства
symbol-EMP = только в период цивилизации
symbol-city = город
symbol-metro = метрополия
symbol-mask = маска
symbol-scroll = свиток
symbol-knight = рыцарь
symbol-quest = испытание
symbol-prod = добыча
symbol-fert = плодородие
symbol-riv = река
start-power = В начале игры лежит рядом с вашей областью.
start-nation = В начале игры лежит в колоде усиления.
start-accession = Лежит под колодой усиления.
start-dev = Карта прогресса.
start-quest = Лежит в области прогресса.
start-supply = В начале игры лежит в колоде беспорядков.
line-cost = Цена прогресса: { $tokens }.
line-players = { $number ->
    [4] Только для 4 игроков.
   *[other] Для { $number } и более игроков.
  }
line-requires = Можно сыграть, только если { $condition }.
line-no-play = Эту карту нельзя сыграть.
line-no-garrison = Этой картой нельзя укреплять.
ability-play = Розыгрыш: { $effect }.
ability-free = Розыгрыш без жетона: { $effect }.
ability-exhaust = Эксплуатация: { $effect }.
ability-react = Эксплуатация, когда { $event }: { $effect }.
ability-trigger = Когда { $event }: { $effect }.
ability-solstice = Солнцестояние: { $effect }.
ability-end = В конце игры: { $effect }.

## Тексты карт: события

when-gainM = вы получаете ресурсы благодаря карте с символом { $sign }
when-return = вы возвращаете беспорядки
when-take = вы берёте беспорядки
when-acq = вы приобретаете { $cards }
when-gain = вы приобретаете или присваиваете { $cards }
when-play = вы играете { $cards }
when-playdisc = вы играете { $cards } из сброса
when-exile_acq = вы приобретаете из изгнания { $cards }
when-mktgain = вы берёте карту рынка, на которой лежат жетоны { $token }
when-pay = вы платите жетонами { $token }
when-attacked = другой игрок атакует
when-discard = вы должны сбросить { $cards }
when-sunk = затоплена ваша карта
when-deck_empty = ваша колода становится пустой
when-enter = эта карта входит в игру
when-to_disc = эта карта попадает из колоды усиления в сброс
when-leave = из игры уходит { $cards }
when-fame_empty = вы должны взять или посмотреть карту славы, а их не осталось
when-would_gain = вы должны получить жетоны { $token } (вы их не получаете)

## Тексты карт: пассивные эффекты

passive-hand_size = Размер вашей руки больше на { $n }.
passive-lose = Ваши { $cards } не имеют символа варварства.
passive-free = Ваши { $cards } не требуют жетона действия.
passive-exile_acq = Приобретая, вы можете взять { $cards } и из изгнания.
passive-unrest_less = Розыгрыш беспорядков стоит на { $n } ресурса меньше, но не меньше 1.
passive-unrest_less-both = Розыгрыш беспорядков стоит на { $n } ресурс или на { $n } карту меньше, но не меньше 1.
passive-dev_less = Ваши карты прогресса дешевле на { $tokens }.
passive-upkeep = В фазу обновления вместо 1 модернизации положите на карту рынка { $tokens }.
hook-standing_army = атакующий отдаёт вам 1 модернизацию или не трогает вас
hook-ambassador = примените как своё свойство эксплуатации постоянной карты другого игрока; та карта жетона не получает
hook-gambling = { $who ->
    [goal] назвать категорию рынка и открыть верхнюю карту основной колоды: возьмите её, если она этой категории, иначе отправьте в изгнание
   *[you] назовите категорию рынка и откройте верхнюю карту основной колоды: возьмите её, если она этой категории, иначе отправьте в изгнание
  }
hook-double_tokens = получите ещё столько же
hook-one_mask_fewer = сбросьте на одну маску меньше
hook-stone_heads = Вместо масок, которые нужно сбросить, можно разрушать карты, укрепляющие эту.
hook-look_one_more = Когда вы смотрите карты славы, посмотрите на 1 больше, затем получите 1 модернизацию.
hook-no_history = У вас нет летописи: всё, что ушло бы туда, сбрасывается.
hook-active_quest = Испытание под этой картой — активное.
hook-graal_last = Можно выбрать только последним из ваших испытаний.
hook-nadir = Сразу входит в игру; её нельзя ни разрушить, ни отозвать.
hook-two_regions = Считается за 2 региона.
hook-next_journey = { $who ->
    [goal] убрать эту карту: теперь карта пути — «Врата Шангри-Ла»
   *[you] уберите эту карту: теперь карта пути — «Врата Шангри-Ла»
  }

## Тексты карт: связки

then = { $a }; { $b }
then-after-choice = { $a }. Затем { $b }
then-inside = { $a }, затем { $b }
then-if = { $a }, затем, { $b }
then-again = { $a }, затем ещё раз
plus = { $a } и { $b }
may = по желанию { $effect }
choose-2 = выберите одно: (а) { $a }; (б) { $b }
choose-3 = выберите одно: (а) { $a }; (б) { $b }; (в) { $c }
cost = { $price }, чтобы { $effect }
cost-then = { $price }; если вы это сделали, { $effect }
cost-choice = { $price }. Затем { $effect }
if = если { $condition }, { $effect }
scope-all = каждый игрок { $effect }
scope-all_may = каждый игрок по желанию { $effect }
scope-each_other = каждый другой игрок { $effect }
scope-others_may = каждый другой игрок по желанию { $effect }
scope-each_short = каждый, у кого столько не было, { $effect }
scope-each_given-with = каждый, кто получил карту с символом { $sign }, { $effect }
scope-per_moved = за каждую из этих карт { $effect }
scope-per_paid = за каждый потраченный жетон { $effect }

## Тексты карт: эффекты

token-m = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
  }
token-p = { $n ->
    [one] { $n } население
   *[many] { $n } населения
  }
token-g = { $n ->
    [one] { $n } модернизацию
    [few] { $n } модернизации
   *[many] { $n } модернизаций
  }
token-a = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
  }
cost-m = { $n ->
    [one] { $n } ресурс
    [few] { $n } ресурса
   *[many] { $n } ресурсов
  }
cost-p = { $n ->
    [one] { $n } население
   *[many] { $n } населения
  }
cost-g = { $n ->
    [one] { $n } модернизация
    [few] { $n } модернизации
   *[many] { $n } модернизаций
  }
token-name-m = ресурсов
token-name-p = населения
do-gain = { $who ->
    [they] получает { $tokens }
    [goal] получить { $tokens }
   *[you] получите { $tokens }
  }
do-gain-per = { $who ->
    [they] получает { $tokens } за каждый символ { $sign } в игре
    [goal] получить { $tokens } за каждый символ { $sign } в игре
   *[you] получите { $tokens } за каждый символ { $sign } в игре
  }
do-gain-per-garrison = { $who ->
    [goal] получить { $tokens } за каждый символ { $sign } среди карт укрепления
   *[you] получите { $tokens } за каждый символ { $sign } среди карт укрепления
  }
do-gain-per-moved = получите { $tokens } за каждую такую карту
do-gain-stored = получите всю модернизацию с этой карты
do-pay = потратьте { $tokens }
do-pay-all = потратьте всю свою модернизацию (не меньше { $n })
do-pay-up-to = потратьте до { $n } модернизаций
do-spend = потратьте { $tokens }
do-steal = { $who ->
    [goal] украсть { $tokens } у каждого другого игрока
   *[you] украдите { $tokens } у каждого другого игрока
  }
do-steal-empire = украдите { $tokens } у каждого другого игрока в периоде цивилизации
do-steal-region = украдите { $tokens } у каждого другого игрока с регионом в игре
do-put = { $who ->
    [goal] положить { $tokens } на эту карту
   *[you] положите { $tokens } на эту карту
  }
do-market-add = положите { $tokens } на карту рынка
do-acquire = { $who ->
    [goal] приобрести { $cards }
   *[you] приобретите { $cards }
  }
do-acquire-or-exiled = приобретите { $cards }, можно и из изгнания
do-acquire-exiled = приобретите из изгнания { $cards }
do-break = { $who ->
    [goal] присвоить { $cards }
   *[you] присвойте { $cards }
  }
do-break-or-exiled = { $who ->
    [goal] присвоить { $cards }, можно и из изгнания
   *[you] присвойте { $cards }, можно и из изгнания
  }
do-draw = { $who ->
    [they] берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
      }
    [goal] взять { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
      }
   *[you] возьмите { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
      }
  }
do-draw-if-able = { $n ->
    [one] возьмите { $n } карту, если возможно
    [few] возьмите { $n } карты, если возможно
   *[many] возьмите { $n } карт, если возможно
  }
do-draw-up-to = возьмите до { $n } карт
do-draw-up-to-if-able = возьмите до { $n } карт, если возможно
do-draw-per = { $n ->
    [one] возьмите { $n } карту за каждый символ { $sign } в игре
    [few] возьмите { $n } карты за каждый символ { $sign } в игре
   *[many] возьмите { $n } карт за каждый символ { $sign } в игре
  }
do-take = { $who ->
    [goal] взять { $cards } в руку
   *[you] возьмите { $cards } в руку
  }
do-top = положите { $cards } на верх колоды
do-discard = { $who ->
    [they] сбрасывает { $cards }
   *[you] сбросьте { $cards }
  }
do-history = { $who ->
    [goal] занести { $cards } в летопись
   *[you] занесите { $cards } в летопись
  }
do-sink = затопите { $cards }
do-exile = { $who ->
    [goal] отправить { $cards } в изгнание
   *[you] отправьте { $cards } в изгнание
  }
do-garrison = { $who ->
    [goal] укрепить эту карту { $cards }
   *[you] укрепите эту карту { $cards }
  }
do-garrison-region = укрепите свой регион { $cards }
do-recall = { $who ->
    [they] отзывает { $cards }
    [goal] отозвать { $cards }
   *[you] отзовите { $cards }
  }
do-abandon = { $who ->
    [they] разрушает { $cards }
   *[you] разрушьте { $cards }
  }
do-return = { $who ->
    [they] возвращает { $cards }
    [goal] вернуть { $cards }
   *[you] верните { $cards }
  }
do-move = { $who ->
    [goal] переместить { $cards } { $to }
   *[you] переместите { $cards } { $to }
  }
do-find = { $who ->
    [goal] найти { $cards } и положить { $to }
   *[you] найдите { $cards } и положите { $to }
  }
do-exile-market = отправьте карту рынка в изгнание
do-fame-take = { $who ->
    [goal] взять верхнюю карту славы
   *[you] возьмите верхнюю карту славы
  }
do-fame-look = { $who ->
    [goal] посмотреть { $n ->
        [few] { $n } верхние карты славы и взять одну
       *[many] { $n } верхних карт славы и взять одну
      }
   *[you] посмотрите { $n ->
        [few] { $n } верхние карты славы и возьмите одну
       *[many] { $n } верхних карт славы и возьмите одну
      }
  }
do-develop = { $who ->
    [goal] ускорить прогресс
   *[you] ускорьте прогресс
  }
do-develop-free = ускорьте прогресс бесплатно
do-nat-look = посмотрите верхнюю карту своей колоды усиления
do-nat-bottom = положите её под низ этой колоды
do-nat-shuffle = перетасуйте эту колоду
do-nat-advance = { $who ->
    [goal] положить верхнюю карту колоды усиления в сброс
   *[you] положите верхнюю карту колоды усиления в сброс
  }
do-swap-market = обменяйте карту рынка на карту из изгнания
do-swap-nation = { $who ->
    [goal] обменять карту с руки на верхнюю карту своей колоды усиления
   *[you] обменяйте карту с руки на верхнюю карту своей колоды усиления
  }
do-give = отдайте каждому другому игроку { $cards }
do-free-play = { $who ->
    [goal] сыграть { $cards } без жетона
   *[you] сыграйте { $cards } без жетона
  }
do-play-from = сыграйте { $cards } за жетон действия
do-regain = { $n ->
    [one] снимите жетон эксплуатации с { $n } карты
   *[many] снимите жетоны эксплуатации с { $n } карт
  }
do-treat = считайте в этот ход один символ { $sign } за три символа добычи
do-ignore = следующую карту в этот ход играйте, как если бы на ней не было символа цивилизации
do-avoid = { $who ->
    [goal] защититься от атаки
   *[you] защититесь от атаки
  }
do-end = этот раунд доигрывается, а следующий станет последним
do-nothing = положите эту карту в игру
do-flip = { $who ->
    [goal] перевернуть эту карту
   *[you] переверните эту карту
  }
do-flip-state = для вас начинается период цивилизации
do-take-unrest = { $who ->
    [they] берёт беспорядки
   *[you] возьмите беспорядки
  }
do-take-unrest-twice = возьмите беспорядки дважды
do-trigger-host = примените свойство розыгрыша этого региона

## Тексты карт: карты и места

this-card = эту карту
that-acquired = приобретённую карту
that-drawn = взятую карту
with-this = этой картой
with-card = картой
with-quest = испытанием
with-scroll = свитком
with-UNR = картой беспорядков
number = { $n ->
    [1] { $cards }
   *[other] { $n } { $cards }
  }
up-to = до { $n } { $cards }
any-number = любое число { $cards }
every = все { $cards }
from = { $cards } { $zones }
from-hand = с руки
from-disc = из сброса
from-deck = из колоды
from-hist = из летописи
from-dev = из области прогресса
from-play = из игры
from-gar = из укреплений
from-gar-reg = из-под регионов
from-gar-this = из-под этой карты
from-active = из-под Двора короля Артура
from-drawn = из только что взятых
in-disc = в сбросе
in-deck = в колоде
to-hand = в руку
to-disc = в сброс
to-hist = в летопись
but-not = { $cards } (но не { $other })
another-REG = регион
another-UNR = карту беспорядков
another-knight = рыцаря
another-named = карту «{ $card }»
bearing = { $cards }, на которой есть жетоны { $token }
hosting = { $cards }, укреплённый { $other }
beneath-knight = рыцарем
beneath-named = картой «{ $card }»
kind-card = { $n ->
    [one] карту
    [few] карты
   *[many] карт
  }
kind-which = { $n ->
    [one] карту { $which }
    [few] карты { $which }
   *[many] карт { $which }
  }
which-REG = региона
which-UNC = истоков
which-CIV = цивилизации
which-TRI = набегов
which-fert = с плодородием
which-riv = с рекой
kind-REG = { $n ->
    [one] регион
    [few] региона
   *[many] регионов
  }
kind-UNC = { $n ->
    [one] карту истоков
    [few] карты истоков
   *[many] карт истоков
  }
kind-CIV = { $n ->
    [one] карту цивилизации
    [few] карты цивилизации
   *[many] карт цивилизации
  }
kind-TRI = { $n ->
    [one] карту набегов
    [few] карты набегов
   *[many] карт набегов
  }
kind-UNR = { $n ->
    [one] карту беспорядков
    [few] карты беспорядков
   *[many] карт беспорядков
  }
kind-PIN = { $n ->
    [one] постоянную карту
    [few] постоянные карты
   *[many] постоянных карт
  }
kind-ATK = { $n ->
    [one] карту атаки
    [few] карты атаки
   *[many] карт атаки
  }
kind-EMP = { $n ->
    [one] карту периода цивилизации (в любой период)
   *[many] карты периода цивилизации
  }
kind-city = { $n ->
    [one] город
    [few] города
   *[many] городов
  }
kind-metro = { $n ->
    [one] метрополию
    [few] метрополии
   *[many] метрополий
  }
kind-mask = { $n ->
    [one] маску
    [few] маски
   *[many] масок
  }
kind-scroll = { $n ->
    [one] свиток
    [few] свитка
   *[many] свитков
  }
kind-knight = { $n ->
    [one] рыцаря
    [few] рыцарей
   *[many] рыцарей
  }
kind-quest = { $n ->
    [one] испытание
    [few] испытания
   *[many] испытаний
  }
kind-fert = { $n ->
    [one] карту с плодородием
    [few] карты с плодородием
   *[many] карт с плодородием
  }
kind-riv = { $n ->
    [one] карту с рекой
    [few] карты с рекой
   *[many] карт с рекой
  }
kind-var = { $n ->
    [one] карту с переменными очками
   *[many] карты с переменными очками
  }
kind-long-walls = { $n ->
    [one] карту «Длинные стены»
    [few] карты «Длинные стены»
   *[many] карт «Длинные стены»
  }
kind-named = { $n ->
    [one] карту «{ $card }»
   *[many] карты «{ $card }»
  }
named = «{ $card }»
sign-card = карты
sign-REG = региона
sign-UNC = истоков
sign-CIV = цивилизации
sign-TRI = набегов
sign-FAM = славы
sign-ATK = атаки
sign-prod = добычи
sign-fert = плодородия
sign-riv = реки
sign-city = города
sign-metro = метрополии
sign-mask = маски
sign-knight = рыцаря

## Тексты карт: условия и очки

if-barbarian = у вас период варварства
if-empire = у вас период цивилизации
if-population = у вас не меньше { $n } населения
if-it-is = на той карте есть символ { $sign }
if-it-lacks = на той карте нет символа { $sign }
if-play = у вас в игре есть { $cards }
if-history = у вас в летописи есть { $cards }
if-several-play = у вас в игре { $n } { $cards } или больше
if-several-garrison = под этой картой { $n } { $cards } или больше
if-none-garrison = под этой картой не лежит { $cards }
points-fixed = ПО: { $n }.
points-in-hist = ПО в летописи: { $n }.
points-in-play = ПО в игре: { $n }.
points-garrisoned = ПО в укреплении: { $n }.
points-not-in-play = ПО вне игры: { $n }.
points-elsewhere = ПО в других местах: { $n }.
points-variable = { $counts } (не больше 10).
count = { $per ->
    [one] { $each } ПО за символ { $sign }
    [few] { $each } ПО за каждые { $per } символа { $sign }
   *[many] { $each } ПО за каждые { $per } символов { $sign }
  }
count-play = { $each } ПО за символ { $sign } в игре
count-kind = { $each } ПО за { $cards }
count-kind-play-but = { $per ->
    [one] { $each } ПО за { $cards } в игре, кроме { $other }
   *[many] { $each } ПО за каждые { $per } { $cards } в игре, кроме { $other }
  }
count-cards = { $per ->
    [few] { $each } ПО за каждые { $per } карты
   *[many] { $each } ПО за каждые { $per } карт
  }
count-cards-history = { $per ->
    [1] { $each } ПО за карту в летописи
   *[other] { $each } ПО за каждые { $per } карты в летописи
  }
count-cards-exile = { $each } ПО за каждые { $per } карты в изгнании
count-cards-garrison = { $each } ПО за карту, укрепляющую эту
count-long-walls = { $each } ПО за карту «Длинные стены» в игре
count-m = { $per ->
    [few] { $each } ПО за каждые { $per } ресурса
   *[many] { $each } ПО за каждые { $per } ресурсов
  }
count-p = { $each } ПО за каждые { $per } населения
count-g = { $per ->
    [one] { $each } ПО за модернизацию
    [few] { $each } ПО за каждые { $per } модернизации
   *[many] { $each } ПО за каждые { $per } модернизаций
  }
count-poorer = { $each } ПО за игрока, у которого модернизации меньше, чем у вас
count-opponent-unrest = { $each } ПО за карту беспорядков у других игроков

## Названия карт

card-king-of-kings-a = Царь царей
card-king-of-kings-b = Царь царей
card-unrest-1 = Беспорядки
card-unrest-2 = Беспорядки
card-unrest-3 = Беспорядки
card-unrest-4 = Беспорядки
card-unrest-5 = Беспорядки
card-unrest-6 = Беспорядки
card-unrest-7 = Беспорядки
card-unrest-8 = Беспорядки
card-unrest-9 = Беспорядки
card-unrest-10 = Беспорядки
card-unrest-11 = Беспорядки
card-unrest-12 = Беспорядки
card-classics-wilderness = Дикие земли
card-classics-jungle = Джунгли
card-classics-mountain = Гора
card-classics-coast = Побережье
card-classics-floodplain = Пойма
card-classics-forest = Лес
card-classics-oasis = Оазис
card-classics-hills = Холмы
card-classics-marsh = Болото
card-classics-steppe = Степь
card-classics-river = Река
card-classics-cape = Мыс
card-classics-woodland = Роща
card-classics-sacred-pass = Священный путь
card-classics-standing-army = Постоянное войско
card-classics-jade-mask = Нефритовая маска
card-classics-elders = Старейшины
card-classics-town-1 = Посёлок
card-classics-town-2 = Посёлок
card-classics-shrine = Святилище
card-classics-invasion = Вторжение
card-classics-mysticism = Мистицизм
card-classics-oracle = Оракул
card-classics-agriculture = Земледелие
card-classics-boats = Лодки
card-classics-shaduf = Колодец-журавль
card-classics-rituals-ceremonies = Обряды и церемонии
card-classics-ambassador = Посол
card-classics-city-1 = Город
card-classics-city-2 = Город
card-classics-city-3 = Город
card-classics-gambling = Азартные игры
card-classics-port = Порт
card-classics-diplomacy = Дипломатия
card-classics-leadership = Предводительство
card-classics-lost-scroll = Утраченный свиток
card-classics-drama-poetry = Драма и поэзия
card-classics-education = Образование
card-classics-moneylenders = Ростовщики
card-classics-corruption = Подкуп
card-classics-onager = Онагр
card-classics-metropolis-1 = Метрополия
card-classics-metropolis-2 = Метрополия
card-classics-pharmacy = Врачевание
card-classics-wonder = Чудо света
card-classics-coinage = Чеканка монет
card-classics-exports = Вывоз товаров
card-classics-urban-development = Рост городов
card-classics-mercenaries = Наёмники
card-classics-temple = Храм
card-classics-cataphract = Катафракт
card-classics-armenians = Армяне
card-classics-assyrians = Ассирийцы
card-classics-egyptians = Египтяне
card-classics-ionians = Ионийцы
card-classics-qin = Империя Цинь
card-classics-olmecs = Ольмеки
card-classics-sumerians = Шумеры
card-classics-aksumites = Аксумиты
card-classics-minoans = Минойцы
card-classics-mauryans = Империя Маурьев
card-classics-hittites = Хетты
card-classics-praiseworthy = Достойные похвалы
card-classics-great = Великие
card-classics-notorious = Печально известные
card-classics-marvellous = Удивительные
card-classics-glorious = Славные
card-classics-triumphant-1 = Торжествующие
card-classics-triumphant-2 = Торжествующие
card-classics-awe-inspiring = Внушающие трепет
card-legends-fortunate-isle = Остров блаженных
card-legends-rainforest = Дождевой лес
card-legends-mountain = Гора
card-legends-peninsula = Полуостров
card-legends-lakes = Озёра
card-legends-highlands = Нагорье
card-legends-sacred-grove = Священная роща
card-legends-lowlands = Низины
card-legends-moor = Торфяник
card-legends-plain = Равнина
card-legends-archipelago = Архипелаг
card-legends-fortified-region = Укреплённый край
card-legends-grassland = Луга
card-legends-island = Остров
card-legends-mining = Горное дело
card-legends-jade-mask = Нефритовая маска
card-legends-elders = Старейшины
card-legends-espionage = Шпионаж
card-legends-invasion = Вторжение
card-legends-monument = Монумент
card-legends-code-of-laws = Свод законов
card-legends-religion = Религия
card-legends-oracle = Оракул
card-legends-domestication = Одомашнивание
card-legends-water-mill = Водяная мельница
card-legends-qanat = Кяриз
card-legends-rituals-ceremonies = Обряды и церемонии
card-legends-city-1 = Город
card-legends-city-2 = Город
card-legends-city-3 = Город
card-legends-city-4 = Город
card-legends-road-building = Строительство дорог
card-legends-art = Искусство
card-legends-diplomacy = Дипломатия
card-legends-leadership = Предводительство
card-legends-lost-scroll = Утраченный свиток
card-legends-drama-poetry = Драма и поэзия
card-legends-education = Образование
card-legends-moneylenders = Ростовщики
card-legends-corruption = Подкуп
card-legends-onager = Онагр
card-legends-metropolis = Метрополия
card-legends-astronomy = Астрономия
card-legends-cartography = Картография
card-legends-masonry = Каменная кладка
card-legends-civil-service = Чиновники
card-legends-exports = Вывоз товаров
card-legends-urban-development = Рост городов
card-legends-mercenaries = Наёмники
card-legends-amphitheatre = Амфитеатр
card-legends-cataphract = Катафракт
card-legends-etruscans = Этруски
card-legends-scythians = Скифы
card-legends-vikings = Викинги
card-legends-phoenicians = Финикийцы
card-legends-romans = Римляне
card-legends-greeks = Греки
card-legends-carthaginians = Карфагеняне
card-legends-persians = Персы
card-legends-celts = Кельты
card-legends-macedonians = Македоняне
card-legends-xiongnu = Хунну
card-legends-imperial = Имперские
card-legends-independent = Независимые
card-legends-magnificent = Великолепные
card-legends-outstanding = Выдающиеся
card-legends-proud-1 = Гордые
card-legends-proud-2 = Гордые
card-legends-eminent = Знаменитые
card-legends-acclaimed = Всенародное признание
card-carthaginians-power-a = Карфагеняне
card-carthaginians-power-b = Карфагеняне
card-carthaginians-city-of-carthage = Город Карфаген
card-carthaginians-elephants-1 = Слоны
card-carthaginians-elephants-2 = Слоны
card-carthaginians-hegemony = Гегемония
card-carthaginians-hannibal = Ганнибал
card-carthaginians-trading-ships = Торговые суда
card-carthaginians-monopoly = Монополия
card-carthaginians-prosperity-1 = Процветание
card-carthaginians-caravans = Караваны
card-carthaginians-advance-1 = Реформы
card-carthaginians-iberia = Иберия
card-carthaginians-berbers = Берберы
card-carthaginians-glory = Величие
card-carthaginians-prosperity-2 = Процветание
card-carthaginians-advance-2 = Реформы
card-carthaginians-conquer = Завоевание
card-carthaginians-dido-queen-of-carthage = Дидона, царица Карфагена
card-carthaginians-carthaginian-traders = Карфагенские купцы
card-carthaginians-balearic-islands = Балеарские острова
card-carthaginians-mauretania = Мавретания
card-carthaginians-unrest-1 = Беспорядки
card-carthaginians-unrest-2 = Беспорядки
card-celts-power-a = Кельты
card-celts-power-b = Кельты
card-celts-celtic-gold = Кельтское золото
card-celts-celtic-innovation = Кельтские новшества
card-celts-chainmail = Кольчуга
card-celts-chariots = Колесницы
card-celts-ogham-script = Огамическое письмо
card-celts-vercingetorix = Верцингеториг
card-celts-conquer-1 = Завоевание
card-celts-armorica = Арморика
card-celts-belgica = Белгика
card-celts-britannia = Британия
card-celts-hibernia = Гиберния
card-celts-unrest-1 = Беспорядки
card-celts-druids = Друиды
card-celts-glory = Величие
card-celts-advance = Реформы
card-celts-conquer-2 = Завоевание
card-celts-boudicca = Боудикка
card-celts-cattle-raid = Угон скота
card-celts-cauldron-of-cerridwen = Керидвен
card-celts-celtica = Кельтика
card-celts-unrest-2 = Беспорядки
card-celts-unrest-3 = Беспорядки
card-celts-unrest-4 = Беспорядки
card-celts-unrest-5 = Беспорядки
card-celts-unrest-6 = Беспорядки
card-celts-unrest-7 = Беспорядки
card-celts-unrest-8 = Беспорядки
card-greeks-power-a = Греки
card-greeks-power-b = Греки
card-greeks-olympic-games = Олимпийские игры
card-greeks-greek-prosperity = Процветание Греции
card-greeks-pericles = Перикл
card-greeks-city-of-corinth = Город Коринф
card-greeks-science = Наука
card-greeks-greek-innovation = Греческие новшества
card-greeks-direct-democracy = Прямая демократия
card-greeks-lighthouse = Маяк
card-greeks-philosophy = Философия
card-greeks-city-of-athens = Город Афины
card-greeks-plains-of-thessaly = Равнины Фессалии
card-greeks-unrest-1 = Беспорядки
card-greeks-glory = Величие
card-greeks-greek-mercenaries = Греческие наёмники
card-greeks-advance = Реформы
card-greeks-conquer = Завоевание
card-greeks-settlers = Поселенцы
card-greeks-city-of-sparta = Город Спарта
card-greeks-peloponnese = Пелопоннес
card-greeks-forest-of-pholoe = Лес Фолои
card-greeks-unrest-2 = Беспорядки
card-greeks-unrest-3 = Беспорядки
card-macedonians-power-a = Македоняне
card-macedonians-power-b = Македоняне
card-macedonians-alexander = Александр
card-macedonians-development = Развитие
card-macedonians-parmenion = Парменион
card-macedonians-companion-cavalry = Конница гетайров
card-macedonians-alexander-the-great = Александр Великий
card-macedonians-mosaics = Мозаики
card-macedonians-alexandria-in-egypt = Александрия Египетская
card-macedonians-alexandria-in-ariana = Александрия Арианская
card-macedonians-prosperity = Процветание
card-macedonians-uxians = Уксии
card-macedonians-glory = Величие
card-macedonians-advance = Реформы
card-macedonians-conquer-1 = Завоевание
card-macedonians-conquer-2 = Завоевание
card-macedonians-philip-ii = Филипп II
card-macedonians-phalanx = Фаланга
card-macedonians-haliacmon-valley = Долина Альякмона
card-macedonians-orestis = Орестида
card-macedonians-pelagonia = Пелагония
card-macedonians-unrest-1 = Беспорядки
card-macedonians-unrest-2 = Беспорядки
card-macedonians-unrest-3 = Беспорядки
card-persians-power-a = Персы
card-persians-power-b = Персы
card-persians-city-of-persepolis = Город Персеполь
card-persians-battering-ram = Таран
card-persians-development = Развитие
card-persians-windmills = Ветряные мельницы
card-persians-satrap = Сатрап
card-persians-persian-gold = Персидское золото
card-persians-babylonians = Вавилоняне
card-persians-darius-i = Дарий I
card-persians-arachosia = Арахозия
card-persians-nisaean-plain = Нисейская равнина
card-persians-median-empire = Мидийское царство
card-persians-unrest-1 = Беспорядки
card-persians-glory = Величие
card-persians-prosperity = Процветание
card-persians-advance = Реформы
card-persians-conquer-1 = Завоевание
card-persians-conquer-2 = Завоевание
card-persians-bactria = Бактрия
card-persians-zagros = Загрос
card-persians-lydians = Лидийцы
card-persians-unrest-2 = Беспорядки
card-persians-unrest-3 = Беспорядки
card-romans-power-a = Римляне
card-romans-power-b = Римляне
card-romans-julius-caesar = Юлий Цезарь
card-romans-military-engineering = Военная инженерия
card-romans-roman-invasion = Римское вторжение
card-romans-legions = Легионы
card-romans-the-senate = Сенат
card-romans-rome-the-eternal-city = Рим, Вечный город
card-romans-emperor-trajan = Император Траян
card-romans-prosperity-1 = Процветание
card-romans-bread-and-circuses = Хлеб и зрелища
card-romans-gallia-aquitania = Аквитанская Галлия
card-romans-raetia = Реция
card-romans-unrest-1 = Беспорядки
card-romans-glory = Величие
card-romans-prosperity-2 = Процветание
card-romans-advance = Реформы
card-romans-conquer = Завоевание
card-romans-triumvirate = Триумвират
card-romans-city-of-rome = Город Рим
card-romans-dalmatia = Далмация
card-romans-roman-expansion = Римская экспансия
card-romans-unrest-2 = Беспорядки
card-romans-unrest-3 = Беспорядки
card-scythians-power-a = Скифы
card-scythians-power-b = Скифы
card-scythians-glory = Величие
card-scythians-ateas = Атей
card-scythians-kurgans = Курганы
card-scythians-city-of-gelonus = Город Гелон
card-scythians-jewellery = Драгоценности
card-scythians-unrest-1 = Беспорядки
card-scythians-unrest-2 = Беспорядки
card-scythians-tamga = Тамга
card-scythians-pontic-steppe = Понтийская степь
card-scythians-tarim-basin = Таримская котловина
card-scythians-caucasia = Кавказ
card-scythians-raiders = Налётчики
card-scythians-nomads-1 = Кочевники
card-scythians-nomads-2 = Кочевники
card-scythians-advance = Реформы
card-scythians-conquer = Завоевание
card-scythians-carpathian-mountains = Карпаты
card-scythians-tian-shan = Тянь-Шань
card-scythians-mounted-archers = Конные лучники
card-scythians-tents = Шатры
card-scythians-unrest-3 = Беспорядки
card-scythians-unrest-4 = Беспорядки
card-scythians-unrest-5 = Беспорядки
card-vikings-power-a = Викинги
card-vikings-power-b = Викинги
card-vikings-harald-hardrada = Харальд III Суровый
card-vikings-iceland = Исландия
card-vikings-combs = Гребни
card-vikings-graenland = Гренландия
card-vikings-foroyar = Фарерские острова
card-vikings-vinland = Винланд
card-vikings-sagas = Саги
card-vikings-city-of-dubh-linn = Город Дублин
card-vikings-longships = Драккары
card-vikings-skis = Лыжи
card-vikings-rollo-the-walker = Хрольв Пешеход
card-vikings-go-aviking = Викингский поход
card-vikings-unrest-1 = Беспорядки
card-vikings-unrest-2 = Беспорядки
card-vikings-gothja = Готия
card-vikings-scandinavia = Скандинавия
card-vikings-advance = Реформы
card-vikings-prosperity = Процветание
card-vikings-glory = Величие
card-vikings-erik-the-red = Эрик Рыжий
card-vikings-jomsviking = Йомсвикинг
card-vikings-althing = Альтинг
card-vikings-unrest-3 = Беспорядки
card-vikings-unrest-4 = Беспорядки
card-vikings-unrest-5 = Беспорядки
card-arthurians-power-a = Король Артур и рыцари
card-arthurians-power-b = Король Артур и рыцари
card-arthurians-king-arthurs-court = Двор короля Артура
card-arthurians-graal = Святой Грааль
card-arthurians-lawnslot-llyn = Ланселот Озёрный
card-arthurians-twrch-trwyth = Турх Труйт
card-arthurians-taliesin-the-bard = Талиесин Бард
card-arthurians-excalibur = Экскалибур
card-arthurians-gwaith-camlan = Битва при Камлане
card-arthurians-bedwyr = Бедивер
card-arthurians-viviane-of-the-lake = Вивиана, Владычица Озера
card-arthurians-city-of-camelot = Город Камелот
card-arthurians-britannia-flavia = Британия Флавия
card-arthurians-ynys-afallach = Авалон
card-arthurians-gwalchmei = Гавейн
card-arthurians-lady-bertilak = Леди Бертилак
card-arthurians-morigena = Фея Моргана
card-arthurians-peredur = Персиваль
card-arthurians-cai = Кей
card-arthurians-king-arthur = Король Артур
card-arthurians-uthyr-pendragon = Утер Пендрагон
card-arthurians-britannia-prima = Британия Прима
card-arthurians-britannia-secunda = Британия Секунда
card-arthurians-myrddin-wyllt = Мерлин
card-arthurians-guennuvar = Гвиневра
card-arthurians-cafall = Кавалл
card-arthurians-unrest-1 = Беспорядки
card-arthurians-unrest-2 = Беспорядки
card-arthurians-unrest-3 = Беспорядки
card-arthurians-unrest-4 = Беспорядки
card-atlanteans-power-a = Атланты
card-atlanteans-power-b = Атланты
card-atlanteans-advanced-culture = Высокая культура
card-atlanteans-palace-of-poseidon = Дворец Посейдона
card-atlanteans-spread-of-atlantis = Расцвет Атлантиды
card-atlanteans-development = Развитие
card-atlanteans-moats-and-walls = Рвы и стены
card-atlanteans-myths-and-legends = Мифы и легенды
card-atlanteans-vast-wealth = Несметные богатства
card-atlanteans-kleito = Клейто
card-atlanteans-mountain-of-atlantis = Гора Атлантиды
card-atlanteans-themiscyra = Фемискира
card-atlanteans-flood-1 = Потоп
card-atlanteans-flood-2 = Потоп
card-atlanteans-flood-3 = Потоп
card-atlanteans-prosperity = Процветание
card-atlanteans-thule = Туле
card-atlanteans-hesperides = Сад Гесперид
card-atlanteans-elysian-fields = Елисейские поля
card-atlanteans-unrest-1 = Беспорядки
card-atlanteans-unrest-2 = Беспорядки
card-atlanteans-unrest-3 = Беспорядки
card-atlanteans-atlantean-fleet = Флот атлантов
card-egyptians-power-a = Египтяне
card-egyptians-power-b = Египтяне
card-egyptians-unification = Объединение
card-egyptians-development = Развитие
card-egyptians-embalming = Бальзамирование
card-egyptians-obelisk = Обелиск
card-egyptians-ramesses-ii = Рамсес II
card-egyptians-egyptian-expansion = Египетская экспансия
card-egyptians-medicine = Медицина
card-egyptians-pyramids = Пирамиды
card-egyptians-egyptian-legacy = Наследие Египта
card-egyptians-red-land = Красная земля
card-egyptians-kushites = Кушиты
card-egyptians-unrest-1 = Беспорядки
card-egyptians-flood-of-the-nile = Разлив Нила
card-egyptians-glory = Величие
card-egyptians-prosperity = Процветание
card-egyptians-advance = Реформы
card-egyptians-egyptian-incursion = Египетский набег
card-egyptians-egyptian-hieroglyphics = Египетские иероглифы
card-egyptians-lower-nile = Нижний Нил
card-egyptians-nile-valley = Долина Нила
card-egyptians-unrest-2 = Беспорядки
card-egyptians-unrest-3 = Беспорядки
card-mauryans-power-a = Империя Маурьев
card-mauryans-power-b = Империя Маурьев
card-mauryans-glory = Величие
card-mauryans-mathematics = Математика
card-mauryans-grand-trunk-road = Великий колёсный путь
card-mauryans-ashoka = Ашока
card-mauryans-buddhism = Буддизм
card-mauryans-edicts-of-ashoka = Указы Ашоки
card-mauryans-punch-marked-coins = Клеймёные монеты
card-mauryans-arthashastra = Артхашастра
card-mauryans-nanda-dynasty = Династия Нанда
card-mauryans-city-of-pataliputra = Город Паталипутра
card-mauryans-indian-elephants-1 = Индийские слоны
card-mauryans-indian-elephants-2 = Индийские слоны
card-mauryans-gandhara = Гандхара
card-mauryans-unrest-1 = Беспорядки
card-mauryans-unrest-2 = Беспорядки
card-mauryans-advance = Реформы
card-mauryans-chandragupta = Чандрагупта
card-mauryans-chanakya = Чанакья
card-mauryans-magadha = Магадха
card-mauryans-indus-valley = Долина Инда
card-mauryans-prosperity = Процветание
card-mauryans-unrest-3 = Беспорядки
card-mauryans-unrest-4 = Беспорядки
card-minoans-power-a = Минойцы
card-minoans-power-b = Минойцы
card-minoans-king-minos = Царь Минос
card-minoans-minoan-traders = Минойские купцы
card-minoans-drainage-system = Водоотвод
card-minoans-architecture = Архитектура
card-minoans-frescos = Фрески
card-minoans-labyrinth = Лабиринт
card-minoans-minoan-expansion = Минойская экспансия
card-minoans-seal-stones = Каменные печати
card-minoans-glory = Величие
card-minoans-unrest-1 = Беспорядки
card-minoans-writing-systems = Письменность
card-minoans-knossos = Кносс
card-minoans-advance = Реформы
card-minoans-conquer = Завоевание
card-minoans-pottery = Гончарное дело
card-minoans-thera = Фера
card-minoans-crete = Крит
card-minoans-cyprus = Кипр
card-minoans-prosperity = Процветание
card-minoans-unrest-2 = Беспорядки
card-minoans-unrest-3 = Беспорядки
card-minoans-unrest-4 = Беспорядки
card-olmecs-power-a = Ольмеки
card-olmecs-power-b = Ольмеки
card-olmecs-san-lorenzo-tenochtitlan = Сан-Лоренсо-Теночтитлан
card-olmecs-step-pyramids = Ступенчатые пирамиды
card-olmecs-ritual-sacrifice = Ритуальное жертвоприношение
card-olmecs-olmec-traders = Ольмекские купцы
card-olmecs-tres-zapotes = Трес-Сапотес
card-olmecs-stone-heads = Каменные головы
card-olmecs-drainage-system = Водоотвод
card-olmecs-cacao = Какао
card-olmecs-olmec-hieroglyphics = Ольмекские иероглифы
card-olmecs-calendar = Календарь
card-olmecs-stone-mask-1 = Каменная маска
card-olmecs-stone-mask-2 = Каменная маска
card-olmecs-lodestone-compass = Магнитный компас
card-olmecs-ball-games = Игры в мяч
card-olmecs-laguna-de-los-cerros = Лагуна-де-лос-Серрос
card-olmecs-la-venta = Ла-Вента
card-olmecs-stone-mask-3 = Каменная маска
card-olmecs-stone-mask-4 = Каменная маска
card-olmecs-stone-mask-5 = Каменная маска
card-olmecs-stone-mask-6 = Каменная маска
card-olmecs-stone-mask-7 = Каменная маска
card-olmecs-stone-mask-8 = Каменная маска
card-olmecs-unrest-1 = Беспорядки
card-olmecs-unrest-2 = Беспорядки
card-olmecs-unrest-3 = Беспорядки
card-qin-power-a = Империя Цинь
card-qin-power-b = Империя Цинь
card-qin-long-walls-i = Длинные стены I
card-qin-long-walls-ii = Длинные стены II
card-qin-long-walls-iii = Длинные стены III
card-qin-long-walls-iv = Длинные стены IV
card-qin-emperor-qin-shi-huang = Император Цинь Шихуанди
card-qin-mathematics = Математика
card-qin-king-wu-of-qin = У-ван, царь Цинь
card-qin-metallurgy = Металлургия
card-qin-terracotta-warriors = Терракотовые воины
card-qin-eastern-zhou = Восточное Чжоу
card-qin-glory = Величие
card-qin-writing-systems = Письменность
card-qin-unrest-1 = Беспорядки
card-qin-confucianism = Конфуцианство
card-qin-legalism = Легизм
card-qin-school-of-diplomacy = Школа дипломатии
card-qin-western-zhou = Западное Чжоу
card-qin-advance = Реформы
card-qin-prosperity = Процветание
card-qin-duke-zhuang-of-qin = Чжуан-гун, правитель Цинь
card-qin-mandate-of-heaven = Небесный мандат
card-qin-unrest-2 = Беспорядки
card-qin-unrest-3 = Беспорядки
card-qin-unrest-4 = Беспорядки
card-utopians-power-a = Просветлённые
card-utopians-power-b = Просветлённые
card-utopians-visions-of-shangri-la = Видения Шангри-Ла
card-utopians-path-to-shangri-la = Путь в Шангри-Ла
card-utopians-gates-of-shangri-la = Врата Шангри-Ла
card-utopians-shangri-la = Шангри-Ла
card-utopians-monastery = Монастырь
card-utopians-portals = Порталы
card-utopians-daochang = Даочан
card-utopians-lost-tomes = Утраченные фолианты
card-utopians-tree-of-knowledge = Древо познания
card-utopians-charity = Милосердие
card-utopians-meditation = Медитация
card-utopians-mountain-retreat = Горное убежище
card-utopians-sacred-scroll-1 = Священный свиток
card-utopians-sacred-scroll-2 = Священный свиток
card-utopians-sacred-scroll-3 = Священный свиток
card-utopians-sacred-scroll-4 = Священный свиток
card-utopians-sacred-scroll-5 = Священный свиток
card-utopians-unrest-1 = Беспорядки
card-utopians-unrest-2 = Беспорядки
card-utopians-unrest-3 = Беспорядки
card-utopians-unrest-4 = Беспорядки
card-utopians-unrest-5 = Беспорядки

## Выбор внутри эффектов: те же слова, что и в текстах карт (проверяется тестом)

effect-draw-1 = возьмите 1 карту
effect-pay-1p = потратьте 1 население
effect-disc-2 = сбросьте 2 карты с руки
effect-pay-3m = потратьте 3 ресурса
effect-recall-this-for-avoid-attack = отзовите эту карту, чтобы защититься от атаки
effect-nat-look-1 = посмотрите верхнюю карту своей колоды усиления
effect-abandon-this-for-swap-1-from-hand-top-from-natdeck = разрушьте эту карту, чтобы обменять карту с руки на верхнюю карту своей колоды усиления
effect-acq-unc = приобретите карту истоков
effect-brk-unc-each-other-gain-1g = присвойте карту истоков, затем каждый другой игрок получает 1 модернизацию
effect-gain-2m = получите 2 ресурса
effect-abandon-this = разрушьте эту карту
effect-hist-this = занесите эту карту в летопись
effect-gain-2g-choose-abandon-this-or-hist-this = получите 2 модернизации, затем выберите одно: (а) разрушьте эту карту; (б) занесите эту карту в летопись
effect-disc-1-for-return-1-unr-from-disc = сбросьте карту с руки, чтобы вернуть карту беспорядков из сброса
effect-brk-tri = присвойте карту набегов
effect-brk-reg-each-other-recall-1-reg = присвойте регион, затем каждый другой игрок отзывает регион
effect-pay-3m-for-each-other-take-unrest-choose-brk-tri-or-brk-reg-each-other-recall-1-reg = потратьте 3 ресурса; если вы это сделали, каждый другой игрок берёт беспорядки, затем выберите одно: (а) присвойте карту набегов; (б) присвойте регион, затем каждый другой игрок отзывает регион
effect-take-unrest = возьмите беспорядки
effect-recall-1-riv-for-gain-2m-1p = отзовите карту с рекой, чтобы получить 2 ресурса и 1 население
effect-recall-1-fert-for-gain-1a = отзовите карту с плодородием, чтобы получить 1 действие
effect-return-1-unr = верните карту беспорядков с руки
effect-gain-1g-may-regainx-1 = получите 1 модернизацию, затем по желанию снимите жетон эксплуатации с 1 карты
effect-gain-1m = получите 1 ресурс
effect-gain-1p = получите 1 население
effect-disc-1-for-choose-gain-1m-or-gain-1p-or-draw-1 = сбросьте карту с руки; если вы это сделали, выберите одно: (а) получите 1 ресурс; (б) получите 1 население; (в) возьмите 1 карту
effect-pay-1m-for-hook-gambling = потратьте 1 ресурс, чтобы назвать категорию рынка и открыть верхнюю карту основной колоды: возьмите её, если она этой категории, иначе отправьте в изгнание
effect-pay-3m-for-pick-1-from-disc = потратьте 3 ресурса, чтобы взять карту из сброса в руку
effect-pay-3m-for-brk-tri = потратьте 3 ресурса, чтобы присвоить карту набегов
effect-hist-1-from-hand-disc = занесите карту с руки или из сброса в летопись
effect-disc-1-for-return-1-unr-from-hand = сбросьте карту с руки, чтобы вернуть карту беспорядков с руки
effect-pay-3m-for-gain-1a = потратьте 3 ресурса, чтобы получить 1 действие
effect-pay-2p-for-gain-1g = потратьте 2 населения, чтобы получить 1 модернизацию
effect-pay-1p-for-gain-1a = потратьте 1 население, чтобы получить 1 действие
effect-gar-this-on-reg-trigger-host = укрепите свой регион этой картой, затем примените свойство розыгрыша этого региона
effect-pick-1-reg-from-disc = возьмите регион из сброса в руку
effect-brk-any4 = присвойте карту региона, истоков, цивилизации или набегов
effect-disc-it = сбросьте взятую карту
effect-top-it = положите взятую карту на верх колоды
effect-hist-it = занесите взятую карту в летопись
effect-top-1-from-hand-for-acq-any4 = положите карту с руки на верх колоды, чтобы приобрести карту региона, истоков, цивилизации или набегов
effect-recall-1-fert-for-gain-2m-1p = отзовите карту с плодородием, чтобы получить 2 ресурса и 1 население
effect-recall-1-riv-for-gain-1a = отзовите карту с рекой, чтобы получить 1 действие
effect-pay-1m-for-return-1-unr = потратьте 1 ресурс, чтобы вернуть карту беспорядков с руки
effect-pay-3m-for-gain-1g = потратьте 3 ресурса, чтобы получить 1 модернизацию
effect-abandon-1-reg-for-fame-take-1 = разрушьте регион, чтобы взять верхнюю карту славы
effect-pay-2p-for-brk-tri = потратьте 2 населения, чтобы присвоить карту набегов
effect-brk-any4-exile = присвойте карту региона, истоков, цивилизации или набегов, можно и из изгнания
effect-pay-2m-for-acq-any4 = потратьте 2 ресурса, чтобы приобрести карту региона, истоков, цивилизации или набегов
effect-gain-1m-per-prod-in-play = получите 1 ресурс за каждый символ добычи в игре
effect-gain-1p-per-reg-in-play = получите 1 население за каждый символ региона в игре
effect-pay-3m-for-acq-unc-civ = потратьте 3 ресурса, чтобы приобрести карту истоков или цивилизации
effect-pay-5m-for-brk-unc-civ = потратьте 5 ресурсов, чтобы присвоить карту истоков или цивилизации
effect-abandon-3-reg-for-fame-look-2 = разрушьте 3 региона, чтобы посмотреть 2 верхние карты славы и взять одну
effect-pay-2p-for-acq-reg-tri = потратьте 2 населения, чтобы приобрести регион или карту набегов
effect-pay-3p-for-brk-reg-tri = потратьте 3 населения, чтобы присвоить регион или карту набегов
effect-acq-reg-free-play-it = приобретите регион, затем сыграйте приобретённую карту без жетона
effect-gain-1g = получите 1 модернизацию
effect-pay-1p-for-brk-unc = потратьте 1 население, чтобы присвоить карту истоков
effect-return-1-unr-for-gain-1p = верните карту беспорядков с руки, чтобы получить 1 население
effect-draw-1-per-city-metro-in-play = возьмите 1 карту за каждый символ города или метрополии в игре
effect-top-2-from-hand-for-acq-any4 = положите 2 карты с руки на верх колоды, чтобы приобрести карту региона, истоков, цивилизации или набегов
effect-top-1-atk-from-disc = положите карту атаки из сброса на верх колоды
effect-swap-1-from-exile-1-from-mkt = обменяйте карту рынка на карту из изгнания
effect-abandon-1-pin-non-reg-for-brk-unc-civ = разрушьте постоянную карту (но не регион), чтобы присвоить карту истоков или цивилизации
effect-pay-1p-for-acq-reg = потратьте 1 население, чтобы приобрести регион
effect-develop = ускорьте прогресс
effect-pay-2m-for-acq-unc-civ = потратьте 2 ресурса, чтобы приобрести карту истоков или цивилизации
effect-acq-reg-tri-free-play-it = приобретите регион или карту набегов, затем сыграйте приобретённую карту без жетона
effect-acq-reg-exile-x2 = приобретите регион, можно и из изгнания, затем ещё раз
effect-draw-2 = возьмите 2 карты
effect-acq-reg-tri = приобретите регион или карту набегов
effect-pay-1m-for-gain-1p = потратьте 1 ресурс, чтобы получить 1 население
effect-bottom-natdeck = положите её под низ этой колоды
effect-shuffle-natdeck = перетасуйте эту колоду
effect-nat-look-1-may-shuffle-natdeck = посмотрите верхнюю карту своей колоды усиления, затем по желанию перетасуйте эту колоду
effect-exile-mkt = отправьте карту рынка в изгнание
effect-gar-1-on-this = укрепите эту карту картой с руки
effect-return-1-unr-gain-1p = верните карту беспорядков с руки, затем получите 1 население
effect-abandon-scandinavia-pay-1p-for-find-1-reg-to-hand = разрушьте карту «Скандинавия» и потратьте 1 население, чтобы найти регион и положить в руку
effect-pay-1p-2m-for-acq-reg-tri = потратьте 2 ресурса и 1 население, чтобы приобрести регион или карту набегов
effect-take-unrest-for-gar-1-quest-from-dev-on-this = возьмите беспорядки, чтобы укрепить эту карту испытанием из области прогресса
effect-exile-1-quest-non-graal-from-dev = отправьте испытание (но не карту «Святой Грааль») из области прогресса в изгнание
effect-return-up-to-2-unr-from-hand-disc = верните до 2 карт беспорядков с руки или из сброса
effect-disc-1-knight-for-choose-exile-1-quest-non-graal-from-dev-or-return-up-to-2-unr-from-hand-disc = сбросьте рыцаря с руки; если вы это сделали, выберите одно: (а) отправьте испытание (но не карту «Святой Грааль») из области прогресса в изгнание; (б) верните до 2 карт беспорядков с руки или из сброса
effect-find-1-knight-to-hist-for-fame-look-2 = найдите рыцаря и положите в летопись, чтобы посмотреть 2 верхние карты славы и взять одну
effect-abandon-1-viviane-of-the-lake-ynys-afallach-for-brk-tri-civ = разрушьте карту «Вивиана, Владычица Озера» или карту «Авалон», чтобы присвоить карту цивилизации или набегов
effect-hist-1-knight-from-gar-hand = занесите рыцаря с руки или из укреплений в летопись
effect-take-unrest-x2 = возьмите беспорядки дважды
effect-recall-1-knight-from-gar-this = отзовите рыцаря из-под этой карты
effect-pay-1g-for-recall-this = потратьте 1 модернизацию, чтобы отозвать эту карту
effect-take-unrest-for-gain-1g-per-knight-in-gar = возьмите беспорядки, чтобы получить 1 модернизацию за каждый символ рыцаря среди карт укрепления
effect-abandon-1-reg-hosting-myrddin-wyllt-for-move-1-quest-from-active-to-disc-move-top-from-natdeck-to-disc = разрушьте регион, укреплённый картой «Мерлин», чтобы переместить испытание из-под Двора короля Артура в сброс, затем положить верхнюю карту колоды усиления в сброс
effect-return-1-unr-may-gar-this-on-reg-trigger-host = верните карту беспорядков с руки, затем по желанию укрепите свой регион этой картой, затем примените свойство розыгрыша этого региона
effect-find-graal-from-disc-deck-to-hand-exile-this = найдите карту «Святой Грааль» в сбросе или в колоде и положите в руку, затем отправьте эту карту в изгнание
effect-abandon-1-reg-hosting-knight-for-acq-reg-tri = разрушьте регион, укреплённый рыцарем, чтобы приобрести регион или карту набегов
effect-abandon-3-knight-from-gar-reg-for-move-1-quest-from-active-to-hand = разрушьте 3 рыцарей из-под регионов, чтобы переместить испытание из-под Двора короля Артура в руку
effect-acq-unc-civ = приобретите карту истоков или цивилизации
effect-abandon-king-arthur-from-gar-for-free-play-1-emp = разрушьте карту «Король Артур» из укреплений, чтобы сыграть карту периода цивилизации (в любой период) с руки без жетона
effect-acq-civ = приобретите карту цивилизации
effect-sink-1-reg-from-play-for-fame-look-2-gain-1g = затопите регион из игры, чтобы посмотреть 2 верхние карты славы и взять одну, затем получить 1 модернизацию
effect-acq-any4 = приобретите карту региона, истоков, цивилизации или набегов
effect-if-palace-of-poseidon-in-play-brk-any4-x2 = если у вас в игре есть «Дворец Посейдона», присвойте карту региона, истоков, цивилизации или набегов, затем ещё раз
effect-sink-this-sink-1-reg-from-play-for-acq-any4 = затопите эту карту и затопите регион из игры, чтобы приобрести карту региона, истоков, цивилизации или набегов
effect-sink-1-from-disc-for-steal-1g-from-each-other = затопите карту из сброса, чтобы украсть 1 модернизацию у каждого другого игрока
effect-brk-any4-sink-this = присвойте карту региона, истоков, цивилизации или набегов, затем затопите эту карту
effect-spend-1a-take-unrest-for-develop = потратьте 1 действие и возьмите беспорядки, чтобы ускорить прогресс
effect-pay-1p-take-unrest-for-gain-1a = потратьте 1 население и возьмите беспорядки, чтобы получить 1 действие
effect-gain-5m = получите 5 ресурсов
effect-if-emp-brk-unc-civ = если у вас период цивилизации, присвойте карту истоков или цивилизации
effect-abandon-1-riv-for-choose-gain-5m-or-if-emp-brk-unc-civ = разрушьте карту с рекой; если вы это сделали, выберите одно: (а) получите 5 ресурсов; (б) если у вас период цивилизации, присвойте карту истоков или цивилизации
effect-pay-1m-for-pick-1-reg-from-disc = потратьте 1 ресурс, чтобы взять регион из сброса в руку
effect-return-1-unr-from-disc = верните карту беспорядков из сброса
effect-draw-1-return-1-unr-from-disc = возьмите 1 карту, затем верните карту беспорядков из сброса
effect-acq-unc-acq-civ = приобретите карту истоков, затем приобретите карту цивилизации
effect-find-arthashastra-to-disc = найдите карту «Артхашастра» и положите в сброс
effect-disc-1-for-gain-1g = сбросьте карту с руки, чтобы получить 1 модернизацию
effect-gain-1g-per-city-metro-in-play = получите 1 модернизацию за каждый символ города или метрополии в игре
effect-disc-1-for-draw-1-gain-1g = сбросьте карту с руки, чтобы взять 1 карту, затем получить 1 модернизацию
effect-pay-1p-for-gain-1g = потратьте 1 население, чтобы получить 1 модернизацию
effect-pay-2m-for-put-1g-on-this = потратьте 2 ресурса, чтобы положить 1 модернизацию на эту карту
effect-gain-all-g-on-this-abandon-this = получите всю модернизацию с этой карты, затем разрушьте эту карту
effect-hist-1-mask-from-disc = занесите маску из сброса в летопись
effect-disc-3-mask-for-acq-any4 = сбросьте 3 маски с руки, чтобы приобрести карту региона, истоков, цивилизации или набегов
effect-pick-1-mask-from-disc = возьмите маску из сброса в руку
effect-gain-1p-1m = получите 1 ресурс и 1 население
effect-disc-2-mask-pay-2p-for-fame-look-3 = сбросьте 2 маски с руки и потратьте 2 населения, чтобы посмотреть 3 верхние карты славы и взять одну
effect-regainx-1 = снимите жетон эксплуатации с 1 карты
effect-spend-1a-for-pick-1-from-disc = потратьте 1 действие, чтобы взять карту из сброса в руку
effect-recall-1-long-walls-for-avoid-attack = отзовите карту «Длинные стены», чтобы защититься от атаки
effect-acq-tri-unc-civ-with-p = приобретите карту истоков, цивилизации или набегов, на которой есть жетоны населения
effect-return-up-to-2-unr-from-disc = верните до 2 карт беспорядков из сброса
effect-pay-all-g-min-5-for-flip-this = потратьте всю свою модернизацию (не меньше 5), чтобы перевернуть эту карту
effect-disc-1-draw-1 = сбросьте карту с руки, затем возьмите 1 карту
effect-pay-all-g-min-5-for-hook-next-journey = потратьте всю свою модернизацию (не меньше 5), чтобы убрать эту карту: теперь карта пути — «Врата Шангри-Ла»
effect-abandon-this-return-1-unr = разрушьте эту карту, затем верните карту беспорядков с руки
effect-recall-1-reg = отзовите регион
effect-abandon-this-gain-1p = разрушьте эту карту, затем получите 1 население
effect-pay-1p-for-avoid-attack = потратьте 1 население, чтобы защититься от атаки
effect-abandon-this-gain-1m = разрушьте эту карту, затем получите 1 ресурс
effect-abandon-this-for-fame-take-1 = разрушьте эту карту, чтобы взять верхнюю карту славы
effect-disc-1 = сбросьте карту с руки
effect-abandon-this-draw-1 = разрушьте эту карту, затем возьмите 1 карту
effect-return-every-unr-from-gar-this-abandon-this = верните все карты беспорядков из-под этой карты, затем разрушьте эту карту

## Позиции, которые не сходятся (сценарии)

error-unsound-cards = карт на столе { $count }, а должно быть { $expected }
error-unsound-unrest = беспорядки кончились, а игра продолжается
error-unsound-market = на карте рынка меньше нуля жетонов
error-unsound-tokens = жетоны лежат там, где нет карты
error-unsound-tucked = под картой рынка не хватает беспорядков, или они лишние
error-unsound-player = у игрока меньше нуля
error-unsound-host = у гарнизона нет карты, под которой он лежит
error-unsound-garrison = гарнизон лежит под картой, которой нет в игре
error-unsound-known-hand = карты, о которой известно, что она на руке, там нет
error-unsound-known-history = карты, о которой известно, что она в летописи, там нет
error-unsound-secret = тайная карта лежит в открытую
error-unsound-known-deck = известно больше карт колоды, чем в ней есть

## Что происходит

trail-played = { $card }
trail-solstice = Солнцестояние
trail-reshuffle = Перетасовка
trail-clean-up = Завершение хода

# как играет уровень ботов: что он делает чаще других (data/styles.json)
style-innovate = любит нововведения
style-revolt = легко идёт на смуту
style-activate = деятельный при любой руке
style-play = разыгрывает много карт
style-exhaust = пользуется тем, что лежит на столе
style-end-turn = рано заканчивает ход
style-decline = довольствуется малым
style-discard = избавляется от карт
style-dig = роется в колодах
