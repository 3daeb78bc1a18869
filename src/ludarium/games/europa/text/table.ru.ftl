### Europa Universalis: общее для всех глав.

title = Europa Universalis: The Price of Power
title-about = Королевства с 1444 года соперничают браками, торговлей, верой и войной. Побеждает тот, у кого больше престижа.
title-goal = Играют на престиж: его дают миссии и открытые цели, Идеи, выигранные войны, должности и новые земли.
title-course = Вы ведёте королевство с 1444 года: каждый раунд добираете карты, а потом по очереди совершаете действия за власть монарха и дукаты — влияние, торговля, реформы, война, — и каждый обязан взять событие.
title-end = После последнего раунда сценария идёт финальный подсчёт, и побеждает тот, у кого больше престижа.

## Варианты

variant-scenario = Сценарий
variant-scenario-about = Какие королевства играют, с какого года и как долго.
variant-invasions = Вторжения NPR
variant-invasions-about = Продвинутое правило: неигровые королевства наносят ответный удар в фазе 3.
variant-struggles = Борьба за власть
variant-struggles-about = Продвинутое правило: поля сражения приносят очки, когда так скажет событие.
variant-hre-religion = Религия Империи
variant-hre-religion-about = Продвинутое правило: с эпохи III официальная религия Империи следует за выборными областями.
variant-elections = Имперские выборы
variant-elections-about = Продвинутое правило: когда правитель императора сменяется, голосуют выборные области.
variant-mercenaries-at-hand = Доступные наёмники
variant-mercenaries-at-hand-about = Дополнительное правило 2: армия, выступающая из своей области, может сначала нанять до трёх наёмников.
variant-no-surrender = Не сдаваться!
variant-no-surrender-about = Дополнительное правило 3: сдаваться нельзя.
variant-helping-hand = Протяните руку помощи
variant-helping-hand-about = Дополнительное правило 4: любой игрок может поддержать NPR боевыми действиями.
variant-religious-rebels = Религиозные повстанцы
variant-religious-rebels-about = Дополнительное правило 5: к повстанцам иной веры можно примкнуть, сменив государственную религию.
variant-random-x-events = Случайные X-события
variant-random-x-events-about = Дополнительное правило 6: события с меткой X распределяются по половинам случайно.
variant-reveal-more = Раскрывайте больше
variant-reveal-more-about = Дополнительное правило 7: вшестером открыто лежат четыре события.
variant-vassal-manpower = Полные рекруты вассалов
variant-vassal-manpower-about = Шкала вассалов даёт рекрутов на всё своё число, а не на половину.
variant-length = Длина
variant-length-about = Короткая игра: только первая половина событий (1-00) или эпохи I и II (1-01).
variant-length-full = полная
variant-length-short = короткая
variant-campaign = Часть кампании
variant-campaign-about = Все четыре эпохи или часть: эпохи I–III либо I–II, и тогда меньше карт борьбы за власть.
variant-campaign-full = эпохи I–IV
variant-campaign-middle = эпохи I–III
variant-campaign-short = эпохи I–II
variant-printing = Издание
variant-printing-about = Правила первого издания или с поправками поздних.
variant-invasions-as-scenario = как в сценарии
variant-invasions-off = нет
variant-invasions-on = да
variant-struggles-as-scenario = как в сценарии
variant-struggles-off = нет
variant-struggles-on = да
variant-hre-religion-as-scenario = как в сценарии
variant-hre-religion-off = нет
variant-hre-religion-on = да
variant-elections-as-scenario = как в сценарии
variant-elections-off = нет
variant-elections-on = да
variant-printing-first = первое
variant-printing-later = позднее

## Кубы и жетоны, которых не хватает

prompt-free-cube = { $want ->
    [5] Куб должен закрыть ячейку шкалы, а запас пуст. Откуда его взять?
   *[other] В запасе нет кубов. Освободить куб ради этого или отказаться?
}
prompt-move-token = В запасе нет жетона. Какой переставить — или отказаться от нового?
prompt-give-power = Какую власть вы теряете? Осталось: { $left }

option-done = Готово
option-decline = Отказаться
option-accept = Принять
option-refuse = Отклонить
option-give-power = Потерять 1 { $power }
option-free-power = Куб: { $power }
option-free-influence = Влияние: { $space }
option-free-colonist = Колонист
option-free-cardinal = Кардинал
option-free-charge = Куб с карты { $card_title }
option-move-claim = Претензия: { $space }
option-move-core = Основной жетон: { $space }
option-move-cb = Жетон CB: { $realm }

## Что сообщается

event-gained-power = { $realm }: +{ $amount } { $power }
event-lost-power = { $realm }: −{ $amount } { $power }
event-gained-ducats = { $realm }: +{ $amount } Д
event-lost-ducats = { $realm }: −{ $amount } Д
event-gained-prestige = { $realm }: престиж +{ $amount } ({ $source })
event-lost-prestige = { $realm }: престиж −{ $amount } ({ $source })
event-stability-rose = { $realm }: стабильность +{ $amount }
event-stability-fell = { $realm }: стабильность −{ $amount }
event-took-loan = { $realm } берёт заём: +{ $amount } Д, 1 жетон процентов
event-repaid-loan = { $realm } погашает заём
event-gained-interest = { $realm }: жетоны процентов +{ $amount }
event-lost-interest = { $realm }: жетоны процентов −{ $amount }
event-went-bankrupt = { $realm }: банкротство
event-town-placed = { $realm } ставит город: { $province }
event-vassal-placed = { $realm } получает вассала: { $province }
event-province-passed = { $province }: новый владелец — { $realm }
event-occupied = { $realm } оккупирует: { $province }
event-freed = { $province }: оккупация снята
event-rebel-town-placed = Повстанцы занимают: { $province }
event-unrest-gained = Беспорядки: { $province }
event-unrest-lost = Беспорядки улеглись: { $province }
event-developed = { $province }: город становится большим
event-influence-placed = { $realm }: влияние +{ $amount } ({ $space })
event-influence-removed = { $realm }: влияние −{ $amount } ({ $space })
event-claim-placed = { $realm } заявляет претензию: { $space }
event-claim-removed = { $realm } снимает претензию: { $space }
event-core-placed = { $space }: основной жетон { $realm_gen }
event-core-removed = { $realm } теряет основной жетон: { $space }
event-cb-placed = { $realm } получает CB; против кого: { $target }
event-cb-removed = { $realm } теряет CB; против кого: { $target }
event-war-began = Война: { $realm } – { $target }
event-war-ended = Война окончена: { $realm } – { $target }
event-truce-began = Перемирие: { $realm } – { $target }
event-allied-with = Союз: { $realm } – { $target }
event-alliance-ended = Союз окончен: { $realm } – { $target }
event-became-active = { $target } — активный союзник { $realm_gen }; союзных отрядов: { $amount }
event-married = Королевский брак: { $realm } – { $target }
event-marriage-ended = Брак окончен: { $realm } – { $target }
event-succession-disputed = Оспариваемое наследование: { $target }, притязает { $realm }
event-succession-settled = Наследование улажено: { $realm } – { $target }
event-realm-vanished = { $realm }: королевства больше нет
event-realm-appeared = { $realm } возвращается; столица: { $province }
event-capital-moved = { $realm }: новая столица — { $province }
event-cube-freed = { $realm } освобождает куб
event-deck-shuffled = Сброс перемешан: { $power }
event-cards-drawn = { $realm } берёт карту: { $power }
event-card-drawn = { $realm } берёт: { $card }
event-card-discarded = В сброс: { $card }
event-event-turned = Открыто событие: { $event }

## Чем кончается игра

end-no-events = Событий больше нет.
end-far-ahead = У одного из игроков 100 престижа и отрыв в 20.
end-all-towns = Все города и жетоны вассалов одного из игроков на карте.
end-scenario = Сценарий окончен.

## Откуда очки

score-missions = { source-missions }
score-milestones = { source-milestones }
score-ideas = { source-ideas }
score-events = { source-events }
score-wars = { source-wars }
score-losses = { source-losses }
score-curia = { source-curia }
score-empire = { source-empire }
score-struggles = { source-struggles }
score-marriages = { source-marriages }
score-trade = { source-trade }
score-tax = { source-tax }
score-cores = { source-cores }
score-final-marriages = { source-final-marriages }
score-final-alliances = { source-final-alliances }
score-controller = { source-controller }
score-emperor = { source-emperor }
score-final-stability = { source-final-stability }
score-occupied = { source-occupied }
score-interest = { source-interest }
score-final-missions = { source-final-missions }
score-scenario = { source-scenario }
