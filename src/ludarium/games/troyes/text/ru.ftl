### «Труа» по-русски. Кроме имени у вещи бывают формы: `$owner_gen` — атрибут `.gen` владельца.
### Род игроков неизвестен: о них говорим в настоящем времени.

title = Труа
title-about = Четыре века стройки в средневековом городе: горожане в трёх зданиях дают кубики, а чужие кубики можно купить.
title-goal = Играют на победные очки: их приносят карты города, собор, отражённые события и то, за что награждают тайные персонажи.
title-course = Каждый раунд ваши горожане во дворце, церкви и ратуше дают кубики; на них, а также на купленные у соперников, вы пользуетесь картами, строите собор, отражаете события и расставляете новых людей.
title-end = Через 4–6 раундов — чем больше игроков, тем дольше — персонажей открывают, каждый приносит очки всем, и побеждает тот, у кого очков больше.

## Варианты

variant-bonus = Бонусные карты
variant-bonus-about = «Пекарь», «Приор» и «Пиршество» добавляются к картам действий, «Сопротивление» — к красным событиям.
variant-black-dice = Чёрные кубики
variant-black-dice-about = Сколько чёрных кубиков события могут принести за раунд.
variant-black-dice-symbols = по одному за символ
variant-black-dice-six = не больше шести, как в коробке
variant-first = Первый игрок
variant-first-about = Кто начинает первый раунд.
variant-first-random = по жребию
variant-first-seat-1 = первое место

## Количества

n-deniers = { $deniers } денье
n-influence = { $influence ->
        [one] { $influence } очко влияния
        [few] { $influence } очка влияния
       *[many] { $influence } очков влияния
    }
n-vp = { $vp ->
        [one] { $vp } победное очко
        [few] { $vp } победных очка
       *[many] { $vp } победных очков
    }
n-cubes = { $cubes ->
        [one] { $cubes } маркер
        [few] { $cubes } маркера
       *[many] { $cubes } маркеров
    }
n-dice = { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    }
n-black-dice = { $dice ->
        [one] { $dice } чёрный кубик
        [few] { $dice } чёрных кубика
       *[many] { $dice } чёрных кубиков
    }
n-times = { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }
n-count-dice = { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
n-count-cubes = { $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[many] { $count } маркеров
    }

## Владельцы, сектора, кубики

owner-0 = { $seat0 }
    .gen = игрока { $seat0 }
owner-1 = { $seat1 }
    .gen = игрока { $seat1 }
owner-2 = { $seat2 }
    .gen = игрока { $seat2 }
owner-3 = { $seat3 }
    .gen = игрока { $seat3 }
owner-neutral = Нейтральный игрок
    .name = нейтральный игрок
    .gen = нейтрального игрока
owner-king = Король
    .name = король
    .gen = короля
owner-king-2 = Король
    .name = король
    .gen = короля

district-0 = { $seat0 }
    .from = у игрока { $seat0 }
    .rolls = { $seat0 } бросает
district-1 = { $seat1 }
    .from = у игрока { $seat1 }
    .rolls = { $seat1 } бросает
district-2 = { $seat2 }
    .from = у игрока { $seat2 }
    .rolls = { $seat2 } бросает
district-3 = { $seat3 }
    .from = у игрока { $seat3 }
    .rolls = { $seat3 } бросает
# Один за столом играет против короля: кубики этого сектора — его.
district-neutral = { $seatCount ->
        [1] сектор короля
       *[other] нейтральный сектор
    }
    .from = { $seatCount ->
        [1] у короля
       *[other] из нейтрального сектора
    }
    .rolls = { $seatCount ->
        [1] Король бросает
       *[other] Нейтральный сектор получает
    }

colour-red = красный
colour-white = белый
colour-yellow = жёлтый

die = { $colour } кубик { $value } ({ $district })
    .bare = { $colour } кубик { $value }
    .from = { $colour } кубик { $value } { $district_from }
    .over = { $value ->
        [1] 6
        [2] 5
        [3] 4
        [4] 3
        [5] 2
       *[6] 1
    }

## Здания, их ячейки, строительная площадка

building-palace = дворец
    .gen = дворца
    .acc = дворец
    .in = во дворце
    .into = во дворец
    .out = из дворца
building-bishopric = церковь
    .gen = церкви
    .acc = церковь
    .in = в церкви
    .into = в церковь
    .out = из церкви
building-cityhall = ратуша
    .gen = ратуши
    .acc = ратушу
    .in = в ратуше
    .into = в ратушу
    .out = из ратуши

cell-palace-1 = дворец, ячейка 1
    .acc = ячейку 1 дворца
    .gen = ячейки 1 дворца
cell-palace-2 = дворец, ячейка 2
    .acc = ячейку 2 дворца
    .gen = ячейки 2 дворца
cell-palace-3 = дворец, ячейка 3
    .acc = ячейку 3 дворца
    .gen = ячейки 3 дворца
cell-palace-4 = дворец, ячейка 4
    .acc = ячейку 4 дворца
    .gen = ячейки 4 дворца
cell-palace-5 = дворец, ячейка 5
    .acc = ячейку 5 дворца
    .gen = ячейки 5 дворца
cell-palace-6 = дворец, ячейка 6
    .acc = ячейку 6 дворца
    .gen = ячейки 6 дворца
cell-bishopric-odd-1 = церковь, ряд 1-3-5, ячейка 1
    .acc = первую ячейку церкви (ряд 1-3-5)
    .gen = первой ячейки церкви (ряд 1-3-5)
cell-bishopric-odd-2 = церковь, ряд 1-3-5, ячейка 2
    .acc = вторую ячейку церкви (ряд 1-3-5)
    .gen = второй ячейки церкви (ряд 1-3-5)
cell-bishopric-odd-3 = церковь, ряд 1-3-5, ячейка 3
    .acc = третью ячейку церкви (ряд 1-3-5)
    .gen = третьей ячейки церкви (ряд 1-3-5)
cell-bishopric-even-1 = церковь, ряд 2-4-6, ячейка 1
    .acc = первую ячейку церкви (ряд 2-4-6)
    .gen = первой ячейки церкви (ряд 2-4-6)
cell-bishopric-even-2 = церковь, ряд 2-4-6, ячейка 2
    .acc = вторую ячейку церкви (ряд 2-4-6)
    .gen = второй ячейки церкви (ряд 2-4-6)
cell-bishopric-even-3 = церковь, ряд 2-4-6, ячейка 3
    .acc = третью ячейку церкви (ряд 2-4-6)
    .gen = третьей ячейки церкви (ряд 2-4-6)
cell-cityhall-16-1 = ратуша, ряд 1-6, ячейка 1
    .acc = первую ячейку ратуши (ряд 1-6)
    .gen = первой ячейки ратуши (ряд 1-6)
cell-cityhall-16-2 = ратуша, ряд 1-6, ячейка 2
    .acc = вторую ячейку ратуши (ряд 1-6)
    .gen = второй ячейки ратуши (ряд 1-6)
cell-cityhall-25-1 = ратуша, ряд 2-5, ячейка 1
    .acc = первую ячейку ратуши (ряд 2-5)
    .gen = первой ячейки ратуши (ряд 2-5)
cell-cityhall-25-2 = ратуша, ряд 2-5, ячейка 2
    .acc = вторую ячейку ратуши (ряд 2-5)
    .gen = второй ячейки ратуши (ряд 2-5)
cell-cityhall-34-1 = ратуша, ряд 3-4, ячейка 1
    .acc = первую ячейку ратуши (ряд 3-4)
    .gen = первой ячейки ратуши (ряд 3-4)
cell-cityhall-34-2 = ратуша, ряд 3-4, ячейка 2
    .acc = вторую ячейку ратуши (ряд 3-4)
    .gen = второй ячейки ратуши (ряд 3-4)

site = уровень { $level }, ячейка { $value }

## Карты действий

card-artisan = Ремесленник
card-merchant = Торговец
card-miller = Мельник
card-innkeeper = Трактирщик
card-blacksmith = Кузнец
card-militiaman = Ополченец
card-journeyman = Подмастерье
card-goldsmith = Ювелир
card-sculptor = Скульптор
card-tithe = Десятина
card-monk = Монах
card-priest = Священник
card-apprenticeship = Обучение
card-confession = Исповедь
card-templar = Тамплиер
card-pilgrimage = Паломничество
card-procession = Процессия
card-glassblower = Стеклодув
card-archer = Лучник
card-chivalry = Рыцари
card-diplomat = Дипломат
card-hunting = Охота
card-mercenary = Наёмник
card-tax-collector = Сборщик налогов
card-captain = Полководец
card-joust = Рыцарский турнир
card-troubadour = Трубадур
card-baker = Пекарь
card-prior = Приор
card-banquet = Пиршество

## События

event-marauding = Мародёры
event-brigands-1 = Разбойники
event-brigands-2 = Разбойники
event-brigands-3 = Разбойники
event-conflict-of-succession = Борьба за наследство
event-skirmishes-1 = Междоусобицы
event-skirmishes-2 = Междоусобицы
event-war = Война
event-normans = Нападение норманнов
event-resistance = Сопротивление
event-drought = Засуха
event-support = Поддержка
event-civil-war = Гражданская война
event-wayfarers = Путники
event-theological-conflict = Религиозный конфликт
event-heresy = Ересь
event-traveling-builders = Странствующие строители
event-interrupted-work = Затруднения при строительстве

## Персонажи

character-chretien = Кретьен де Труа
character-urbain = Урбан IV
character-thibaut = Тибо II
character-hugues = Гуго де Пейн
character-florentin = Флорентиец
character-henry = Генрих I

## Тексты карт: количества

text-deniers = { $count } денье
text-influence = { $count ->
        [one] { $count } очко влияния
        [few] { $count } очка влияния
       *[many] { $count } очков влияния
    }
text-vp = { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }

## Тексты карт: действия

text-mixed = Кубики — любых цветов, можно вперемешку.
text-gain = Получите { $gained }.
text-pay-gain = Отдайте { $paid } и получите { $gained }.
text-citizens = Назовите церковь или дворец: { n-deniers } за каждого своего горожанина, стоящего там.
text-most-dice = Тот, у кого в секторе больше всех кубиков, получает { n-vp }; при ничьей — каждый из них. Если больше всех только { $seatCount ->
        [0] в нейтральном секторе (в одиночной игре — у короля)
        [1] в секторе короля
       *[other] в нейтральном секторе
    }, не получает никто.
text-cathedral-cubes = { n-vp } за { $per ->
        [one] каждый свой маркер
        [few] каждые { $per } своих маркера
       *[many] каждые { $per } своих маркеров
    } в соборе.
text-shots = Бросьте кубик: если выпало { $hits } или больше, можно положить маркер на любое событие (и получить за него 1 очко влияния).
text-red-dice-cubes = За каждый красный кубик, оставшийся в вашем секторе, положите маркер на любое событие (и получите за него 1 очко влияния).
text-paid-cubes = Отдайте { n-influence } и положите маркер на любое событие (и получите за него 1 очко влияния). Сначала отдаётся всё влияние, потом кладутся маркеры.
text-tax = { $seatCount ->
        [0] { n-deniers } за каждого чужого горожанина, стоящего в ратуше: за своих платит игрок, сколько может, за нейтральных — банк. В одиночной игре: { $king } денье за каждого горожанина короля.
        [1] { $king } денье за каждого горожанина короля, стоящего в ратуше.
       *[other] { n-deniers } за каждого чужого горожанина, стоящего в ратуше: за своих платит игрок, сколько может, за нейтральных — банк.
    }
text-events-joined = { n-vp } за каждое событие с вашим маркером, включая «Мародёров».
text-strongest-red = Если ни в одном секторе сумма красных кубиков не больше вашей, получите { n-vp }; при ничьей — каждый из игроков.
text-yellow-dice = { n-deniers } за каждый жёлтый кубик, оставшийся на городской площади.
text-red-dice-vp = { n-vp } за каждый красный кубик в том секторе, где их больше всего.{ $seatCount ->
        [0] { " " }В одиночной игре сектор короля не считается.
        [1] { " " }Сектор короля не считается.
       *[other] { "" }
    }

## Тексты карт: отложенный эффект

text-deferred = За каждое применение сюда кладётся маркер; один возвращённый маркер меняет одно из следующих действий:
text-copies = 1 { $uses ->
        [red] красный кубик
        [white] белый кубик
        [yellow] жёлтый кубик
       *[any] любой кубик
    } считается группой из { $copies } { $becomes ->
        [red] красных
        [white] белых
        [yellow] жёлтых
       *[any] таких же
    } кубиков с тем же значением; других кубиков в группе нет.
text-becomes = каждый { $uses ->
        [red] красный кубик
        [white] белый кубик
        [yellow] жёлтый кубик
       *[any] кубик
    } группы считается за { $value }{ $uses ->
        [any] { " " }независимо от цвета
       *[other] { "" }
    }.
text-to-each = +{ $each } к каждому { $uses ->
        [red] красному кубику
        [white] белому кубику
        [yellow] жёлтому кубику
       *[any] кубику
    } группы{ $uses ->
        [any] { " " }независимо от цвета
       *[other] { "" }
    }.
text-to-sum = +{ $sum } к сумме группы { $uses ->
        [red] красных
        [white] белых
        [yellow] жёлтых
       *[any] любых
    } кубиков.
text-free = { $uses ->
        [red] красные
        [white] белые
        [yellow] жёлтые
       *[any] любые
    } кубики чужих секторов входят в группу бесплатно, { $seatCount ->
        [0] не больше 1 из каждого. В одиночной игре: до { $king } у короля.
        [1] до { $king } у короля.
       *[other] не больше 1 из каждого.
    }
text-counts-as = группа { $uses ->
        [red] красных
        [white] белых
        [yellow] жёлтых
       *[any] любых
    } кубиков считается группой { $becomes ->
        [red] красных
        [white] белых
        [yellow] жёлтых
       *[any] любых
    } с теми же значениями.
text-barred = Нельзя применить, чтобы поставить горожанина { $building_into }.
text-barred-all = Нельзя применить, чтобы поставить горожанина или строить собор.

## Тексты карт: события

text-black-dice = Каждый раунд: { $count ->
        [one] { $count } чёрный кубик.
        [few] { $count } чёрных кубика.
       *[many] { $count } чёрных кубиков.
    }
text-event-pay-per-citizen = Каждый раунд все игроки платят { n-deniers } за каждого своего горожанина, стоящего { $building_in }.
text-event-support = Каждый раунд на { $events ->
        [one] { $events } соседнее событие
        [few] { $events } соседних события
       *[many] { $events } соседних событий
    } слева ложится { $seatCount ->
        [0] по 1 нейтральному маркеру (в одиночной игре — по маркеру короля)
        [1] по 1 маркеру короля
       *[other] по 1 нейтральному маркеру
    }.
text-event-lose = Каждый раунд все игроки теряют { $deniers ->
        [0] { n-influence }
       *[other] { n-deniers }
    }.
text-event-newcomer = Каждый раунд { $seatCount ->
        [0] нейтральный горожанин (в одиночной игре — горожанин короля)
        [1] горожанин короля
       *[other] нейтральный горожанин
    } входит { $building_into } по броску кубика.
text-event-builders = Каждый раунд в собор ложится { $seatCount ->
        [0] нейтральный маркер
        [1] маркер короля
       *[other] нейтральный маркер
    }: нижний уровень с местом, наименьший номер.{ $seatCount ->
        [0] { " " }В одиночной игре это маркер короля, и он получает 1 победное очко.
        [1] { " " }Король получает 1 победное очко.
       *[other] { "" }
    }
text-event-ruin = Каждый раунд из собора убирается маркер: верхний занятый уровень, наибольший номер.
text-event-resistance = Приводит ещё одно красное событие. Каждый раунд с остальных событий убирается последний маркер.

## Тексты карт: персонажи

text-character-citizens = Свои горожане в трёх зданиях.
text-character-cathedral = Свои маркеры в соборе.
text-character-deniers = Денье на руках.
text-character-influence = Влияние.
text-character-tradesmen = Свои мастера на картах действий.
text-character-events = Взятые карты событий.
text-bands = От { $low }: { $lowVp } ПО; от { $middle }: { $middleVp } ПО; от { $high }: { $highVp } ПО.
text-bands-with-two = При одном или двух игроках от { $low }: { $lowVp } ПО; от { $middle }: { $middleVp } ПО; от { $high }: { $highVp } ПО.

## Вопросы

prompt-settle-citizen = Поставьте горожанина в любую свободную ячейку (осталось поставить: { $count }).
prompt-counter-raiders = Чёрных кубиков на площади: { $count }, самый большой — { $highest }. { $strength ->
        [0] Нужно { $needed } на кубиках своего сектора (красные считаются вдвойне).
       *[other] Нужно { $needed }, набрано { $strength }.
    }
prompt-flip-more = Влияние уже потрачено. За него можно перевернуть ещё { $count ->
        [one] один кубик.
       *[many] до { $count } кубиков.
    }
prompt-take-action = { $spent ->
        [0] Ваш ход: одно действие или пас. Перед действием можно потратить влияние.
       *[other] Влияние потрачено: теперь действие. Перед ним можно потратить ещё.
    }
prompt-hire-tradesman = Мастер на карте «{ $card }» стоит { n-deniers }. Какой горожанин им станет?
prompt-choose-modifier = { $purpose ->
        [card] Вернуть отложенный маркер ради карты «{ $target }»?
        [event] Вернуть отложенный маркер ради борьбы с событием «{ $target }»?
        [cathedral] Вернуть отложенный маркер ради строительства собора?
        [citizen] Вернуть отложенный маркер, чтобы поставить горожанина?
       *[farm] Вернуть отложенный маркер ради земледелия?
    }
prompt-choose-dice = { $purpose ->
        [card] Кубики для карты «{ $target }»
        [event] Кубики против события «{ $target }»
        [cathedral] Белые кубики для собора
        [citizen] Кубик для горожанина
       *[farm] Жёлтые кубики для земледелия
    }: { $count ->
        [0] { $purpose ->
            [citizen] цвет укажет здание, значение — ряд.
           *[other] { $needed ->
                [0] выберите первый.
               *[other] нужно { $needed } или больше. Выберите первый.
            }
        }
       *[other] { n-count-dice }, в сумме { $pips }{ $needed ->
            [0] , {""}
           *[other] {" "}(нужно { $needed }), {""}
        }{ $deniers ->
            [0] платить не нужно.
           *[other] к оплате { n-deniers }.
        } Добавить ещё?
    }
prompt-choose-times = { $purpose ->
        [card] Карту «{ $target }» можно применить до { $count ->
            [one] { $count } раза
           *[many] { $count } раз
        }. Сколько раз применить?
       *[event] Кубиков хватает на { n-count-cubes } против события «{ $target }». Сколько маркеров положить?
    }
prompt-choose-citizen = Какой горожанин войдёт { $building_into }?
prompt-choose-mill = «{ $card }»: в каком здании считать ваших горожан?{ $count ->
        [one] { "" }
       *[other] { " " }Осталось применений: { $count }.
    }
prompt-mark-event = { $count ->
        [1] Остался один маркер. На какое событие его положить?
       *[other] На события кладётся { n-count-cubes }, по одному. Куда этот?
    }

## Ходы

option-settle = Занять { $cell_acc }
option-reroll = Перебросить { $die_bare } (1 очко влияния)
option-recruit = Взять горожанина в личный запас (2 очка влияния)
# Цену (die_influence, die_price, count_cubes) знает только сам вопрос; вне его на её месте просто сам кубик или число.
option-flip = Перевернуть { $die_bare } на { $die_over }{ $die_influence ->
        [4] {" "}(4 очка влияния, до трёх кубиков)
       *[other] {""}
    }
option-enough = Больше не переворачивать
option-defend = Использовать { $die_bare }
option-also = Заодно устранить чёрный кубик { $pips }
option-counter = Устранить этими кубиками
option-suffer = Уступить самому большому чёрному кубику: потерять 2 победных очка
option-activate = Применить карту «{ $card }»
option-build = Строить собор
option-fight = Бороться с событием «{ $event }»
option-place = Поставить горожанина в здание
option-farm = Земледелие
option-pass = Спасовать: 2 денье в свой сектор
option-modify = Вернуть маркер с карты «{ $card }»
option-plain = Без маркера
option-add = Добавить { $die }{ $die_price ->
        [0] {""}
        [one] , +{ $die_price } денье
        [few] , +{ $die_price } денье
        [many] , +{ $die_price } денье
       *[other] {""}
    }
option-done = Этих кубиков достаточно
# Словами, потому что в списке ходов уже есть номера.
option-times = { $count_cubes ->
        [0] { $count ->
            [1] Один маркер
            [2] Два маркера
            [3] Три маркера
            [4] Четыре маркера
            [5] Пять маркеров
            [6] Шесть маркеров
           *[many] Маркеров: { $count }
        }
       *[other] { $count ->
            [1] Один раз
            [2] Два раза
            [3] Три раза
            [4] Четыре раза
            [5] Пять раз
            [6] Шесть раз
           *[many] Раз: { $count }
        }
    }
option-send-supply = Горожанин из личного запаса
option-send-citizen = Горожанин из { $cell_gen }
option-send-flat = Горожанин, лежащий { $building_in }
option-send-tradesman = Мастер с карты «{ $card }»
option-mill = Считать горожан { $building_in }
option-mark = Маркер на событие «{ $event }»
option-decline = Больше не класть

## Почему чего-то нет

refused-no-influence = карта «{ $card }» требует больше влияния, чем у вас есть
refused-cannot-hire = не хватает денье на мастера для карты «{ $card }»
refused-no-citizen = некого послать на карту «{ $card }»
refused-no-deniers = за каждое применение карты «{ $card }» нужно платить, а денье не хватает
refused-weak-dice = своими и купленными кубиками не набрать суммы для карты «{ $card }»
refused-weak-dice-event = своими и купленными кубиками не набрать суммы против события «{ $event }»
refused-no-white-dice = нет белого кубика, своего или по карману, для которого есть свободная ячейка
refused-no-placement = нет кубика, своего или по карману, с которым горожанин может войти
refused-no-yellow-dice = жёлтых кубиков нет, и купить их нельзя
refused-spent-influence = влияние потрачено, поэтому нужно выполнить действие

## Ход игры: начало и раунды

event-game-began = Начинает { $seat }.
event-king-begins = Начинает король.
event-dealt = { $seat } держит карту персонажа: { $character }.
event-settled = { $owner } ставит горожанина в { $cell_acc }.
event-round-began = Раунд { $round }. Первый игрок — { $seat }.
event-round-began-king = Раунд { $round }. Первым ходит король.
event-revealed = Открывается карта «{ $card }».
event-paid-salaries = { $deniers ->
        [0] { $seat } получает 10 денье, жалования платить не нужно.
       *[other] { $seat } получает 10 денье и платит { n-deniers } жалования.
    }
event-penalised = { $vp ->
        [0] { $seat } не может отдать всё, что нужно, но и терять нечего: победных очков нет.
       *[other] { $seat } не может отдать всё, что нужно, и теряет { n-vp }.
    }
event-rolled = { $district_rolls } { n-dice }.
event-round-ended = Раунд { $round } окончен.
event-collected = { $seat } забирает { n-deniers } из своего сектора.

## Ход игры: события и чёрные кубики

event-event-came = Новое событие: «{ $event }».
event-event-acts = Действует событие «{ $event }».
event-lost-deniers = { $deniers ->
        [0] { $seat } ничего не платит.
       *[other] { $seat } платит { n-deniers }.
    }
event-lost-influence = { $influence ->
        [0] { $seat } не теряет влияния: его нет.
       *[other] { $seat } теряет { n-influence }.
    }
event-no-room = Событие «{ $event }» никого не приводит: войти некому или некуда.
event-entered = Горожанин { $owner_gen } входит в { $cell_acc }.
event-expelled = Горожанин { $owner_gen } вытеснен { $building_out } и лежит.
event-site-filled = { $vp ->
        [0] { $owner } кладёт маркер в собор: { $site }.
       *[other] { $influence ->
            [0] { $owner } кладёт маркер в собор: { $site }; за это { n-vp }.
           *[other] { $owner } кладёт маркер в собор: { $site }; за это { n-vp } и { n-influence }.
        }
    }
event-site-emptied = Из собора убран маркер { $owner_gen }: { $site }.
event-cube-removed = С события «{ $event }» убран последний маркер { $owner_gen }.
event-black-rolled = { $dice ->
        [1] Брошен чёрный кубик: { $highest }.
       *[other] Брошено { n-black-dice }, самый большой — { $highest }.
    }
event-countered = { $dice ->
        [1] { $seat } устраняет чёрный кубик { $pips }{ $influence ->
            [0] .
           *[other] ; за это { n-influence }.
        }
       *[other] { $seat } устраняет { n-black-dice }, в сумме { $pips }{ $influence ->
            [0] .
           *[other] ; за это { n-influence }.
        }
    }
event-suffered = { $vp ->
        [0] { $seat } не может устранить чёрный кубик { $pips }, но и терять нечего: победных очков нет.
       *[other] { $seat } не может устранить чёрный кубик { $pips } и теряет { n-vp }.
    }
event-king-countered = Король убирает чёрный кубик { $pips }.

## Ход игры: действия

event-rerolled = { $seat } тратит 1 очко влияния и перебрасывает { $die_bare }: выпало { $result }.
event-recruited = { $seat } тратит 2 очка влияния и берёт горожанина в личный запас.
event-flipped = { $seat } переворачивает { $die_bare }: теперь { $die_over }.
event-hired = { $seat } нанимает мастера на карту «{ $card }» за { n-deniers }.
event-used = { $seat } берёт из своего сектора { $die_bare }.
event-modified = { $seat } возвращает маркер с карты «{ $card }».
event-bought = { $deniers ->
        [0] { $seat } бесплатно берёт { $die_from }.
       *[other] { $seat } покупает { $die_from } за { n-deniers }.
    }
event-activated = { $seat } применяет карту «{ $card }» { n-times }.
event-put-cubes = { $seat } кладёт { n-cubes } на карту «{ $card }».
event-shot = { $seat } стреляет: выпало { $value }.
event-gained = { $seat } { $deniers ->
        [0] { $influence ->
            [0] { $vp ->
                [0] ничего не получает
               *[other] получает { n-vp }
            }
           *[other] получает { n-influence }{ $vp ->
                [0] { "" }
               *[other] { " " }и { n-vp }
            }
        }
       *[other] получает { n-deniers }{ $influence ->
            [0] { "" }
           *[other] , { n-influence }
        }{ $vp ->
            [0] { "" }
           *[other] { " " }и { n-vp }
        }
    }.
event-paid = { $seat } { $deniers ->
        [0] { $influence ->
            [0] ничего не тратит
           *[other] тратит { n-influence }
        }
       *[other] тратит { n-deniers }{ $influence ->
            [0] { "" }
           *[other] { " " }и { n-influence }
        }
    }.
event-taxed = { $deniers ->
        [0] { $payer } налогов не платит.
       *[other] { $payer } платит налог: { n-deniers }. Получает { $seat }.
    }
event-farmed = { $deniers ->
        [0] { $seat } занимается земледелием и ничего не выручает.
       *[other] { $seat } занимается земледелием и выручает { n-deniers }.
    }
event-fought = { $influence ->
        [0] { $owner } кладёт маркер на событие «{ $event }».
       *[other] { $owner } кладёт маркер на событие «{ $event }»; за это { n-influence }.
    }
event-event-scored = { $owner } получает { n-vp } за событие «{ $event }».
event-event-taken = Событие «{ $event }» предотвращено, карту забирает { $owner_name }.
event-event-discarded = Событие «{ $event }» предотвращено, карта уходит в сброс.
event-marauding-reset = Событие «Мародёры» предотвращено и начинается заново.
event-lifted = { $seat } снимает своего горожанина: { $cell }.
event-lifted-flat = { $seat } поднимает своего горожанина, который лежит { $building_in }.
event-lifted-tradesman = { $seat } снимает своего мастера с карты «{ $card }».
event-passed = { $seat } пасует: { n-deniers } в свой сектор.
event-waited = { $seat } после паса добавляет { n-deniers } в свой сектор.

## Ход игры: король

event-king-rolled = Король бросает кубики: { $pips }.
event-king-gained = Король получает { n-vp }.
event-king-bought = Король покупает { $die_from } за { n-deniers }.
event-king-hired = Король ставит мастера на карту «{ $card }».
event-king-idle = Королю нечего делать.
event-character-scored = Разыгрывается персонаж { $character }: { $seat0 } — { $player } ПО, король — { $king } ПО.

## Ход игры: конец

event-game-ended = Последний раунд окончен, подсчёт очков.
event-character-shown = { $seat } открывает персонажа: { $character }.

## Итоги

score-play = Получено в игре
score-events = Маркеры на событиях
score-tradesmen = Мастера
score-cathedral = Уровни собора без маркеров
score-character-chretien = Кретьен де Труа (горожане)
score-character-urbain = Урбан IV (собор)
score-character-thibaut = Тибо II (денье)
score-character-hugues = Гуго де Пейн (влияние)
score-character-florentin = Флорентиец (мастера)
score-character-henry = Генрих I (карты событий)
end-last-round = Сыгран последний раунд.
other-king = Король
verdict-defeat = Поражение: город остался за королём.
verdict-poor = Победа с малым перевесом: короля она не впечатлила.
verdict-average = Средняя победа, не больше и не меньше.
verdict-good = Хорошая победа: вы знаете толк в делах Труа.
verdict-very-good = Очень хорошая победа: король забеспокоился.
verdict-masterly = Мастерская победа! Город ваш.

## Текстовое поле

board-round = { $round ->
        [0] Стартовая расстановка
       *[other] Раунд { $round } из { $rounds }
    }
board-first = Первый игрок: { $seat }
board-decks = Стопки событий:
board-flat = лежат:
board-face-down = закрыты (с номером раунда):
board-cards = Карты действий
board-cathedral = Собор
board-black = Чёрные кубики
board-events = События
board-square = Городская площадь
board-players = Игроки
board-deniers = денье
board-influence = влияние
board-vp = ПО
board-supply = горожане
board-characters = персонажи
board-taken = взятые события
board-passed = пас
board-legend =
    ■ красные кубики, □ белые, ◆ жёлтые, ▣ любой один цвет; ● чёрные
    1 2 3 4: игроки по местам; o: нейтральный; K, k: король; ·: свободно
    2¢: жалование в здании, цена мастера
    1 3 5: значения, с которыми входят в ряд здания, в его первую ячейку
    ÷3: какая сумма кубиков нужна на одно применение карты или один маркер на событии
    2:· 1:·: ячейки карты и их ПО; 1×3: три отложенных маркера игрока 1
    3/1: ПО на событии за наибольшее число маркеров и за второе место
    горожане 4 (3): четыре в личном запасе, три в общем

## Сценарии, которые не прочитать

error-scenario-troyes-card = у «{ $given }» другой цвет или номер, чем у этого места.
error-scenario-troyes-marauding = первое событие — всегда marauding.
error-scenario-troyes-flags = списков кубиков { $given }, а событий { $events }.
error-scenario-troyes-cubes = пока { $event } в игре, кубиков на карте может быть не больше { $most }.
error-scenario-troyes-first = первый игрок — от 0 до { $most }.

## Позиции, которые не сходятся (сценарии)

error-unsound-owes = место { $seat } в долгу
error-unsound-influence = место { $seat } вне шкалы влияния
error-unsound-character-twice = один персонаж в двух местах
error-unsound-character-missing = не хватает персонажа
error-unsound-citizens = у места { $seat } столько горожан: { $count }
error-unsound-grey = серых горожан столько: { $count }
error-unsound-kings = горожан короля столько: { $count }
error-unsound-card-space = карта { $card } лежит не на своём месте
error-unsound-tradesmen = два мастера стоят в одной ячейке карты { $card }
error-unsound-queue = не у каждого события есть список кубиков
error-unsound-marauding = marauding нет на поле
error-unsound-countered = отражённое событие всё ещё на поле
error-unsound-event-twice = одно событие в двух местах
error-unsound-bonus = бонусная карта в игре без них
error-unsound-die = не хватает кубика
error-unsound-dice = кубиков одного цвета столько: { $count }
error-unsound-cathedral = под кубиком собора ничего нет
error-unsound-black = чёрные кубики не по порядку

## Что происходит

trail-defence = Оборона города

# как играет уровень ботов: что он делает чаще других (data/styles.json)
style-activate = любит пускать в дело карты
style-build = строит собор
style-fight = борется с событиями
style-place = занимает места в зданиях
style-farm = зарабатывает на пашне
style-pass = рано пасует
style-reroll = перебрасывает кубики
style-recruit = набирает горожан
style-flip = переворачивает кубики
style-modify = улучшает кубики картами
