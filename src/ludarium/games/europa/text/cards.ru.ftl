### Europa Universalis: слова, из которых складываются тексты карт (sight/wording.py, sight/phrases.py), по-русски.
### Тексты — перечни, а не предложения: «Влияние ×2: Ломбардия». Поэтому слова годятся, о ком бы ни шла речь, а
### названия стоят в именительном падеже.

## Как соединяются части

text-then = { $a }; { $b }
text-group = ({ $a })
text-sum = { $a } + { $b }
text-not = не { $a }
text-plus = +{ $n }
text-minus = −{ $n }
text-thing = { $thing }
text-the = { $thing }
text-quoted = «{ $thing }»
text-none = нет
text-free = бесплатно
text-headed = { $heads }: { $effect }
text-head-if = если { $condition }
text-head-else = иначе
text-choose = на выбор
text-branch-a = [А] { $effect }
text-branch-b = [Б] { $effect }
text-branch-c = [В] { $effect }
text-choice-2 = на выбор: [А] { $a }; [Б] { $b }
text-choice-3 = на выбор: [А] { $a }; [Б] { $b }; [В] { $c }
text-may = по желанию: { $effect }
text-may-pay = по желанию за { $price }: { $effect }
text-pay = за { $price }: { $effect }
text-if = если { $condition }: { $effect }
text-if-else = если { $condition }: { $effect }; иначе: { $other }
text-repeat = { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
}, каждый раз новое: { $effect }
text-lasting-this-turn = в этот ход: { $mods }
text-lasting-this-round = в этом раунде: { $mods }
text-on = каждый раз, когда { $when }: { $effect }
text-this-turn = за этот ход
text-this-round = за этот раунд
text-this-age = за эту эпоху

## Числа

text-compare-at-least = ≥ { $n }
text-compare-at-most = ≤ { $n }
text-compare-exactly = = { $n }
text-compare-more = > { $n }
text-compare-less = < { $n }
text-per = { $n } × { $count }
text-part = { $count }, делённый на { $n } с округлением вверх
text-counted = + { $count }

resource-adm = { $n } АДМ
resource-dip = { $n } ДИП
resource-mil = { $n } ВОЕ
resource-any = { $n } { $n ->
    [one] власть
   *[other] власти
} любого типа
resource-ducats = { $n } { $n ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}
resource-prestige = { $n } { $n ->
    [one] престиж
   *[other] престижа
}
resource-stability = { $n } { $n ->
    [one] стабильность
   *[other] стабильности
}
resource-manpower = { $n } { $n ->
    [one] рекрут
    [few] рекрута
   *[many] рекрутов
} (жетон)
resource-colonists = { $n } { $n ->
    [one] колонист
    [few] колониста
   *[many] колонистов
}
resource-authority = { $n } { $n ->
    [one] имперский авторитет
   *[other] имперского авторитета
}
resource-interest = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} процентов
resource-cardinals = { $n } { $n ->
    [one] кардинал
    [few] кардинала
   *[many] кардиналов
}
name-adm = АДМ
name-dip = ДИП
name-mil = ВОЕ
name-any = власть любого типа
name-ducats = дукаты
name-prestige = престиж
name-stability = стабильность
name-manpower = рекруты (жетоны)
name-colonists = колонисты
name-authority = имперский авторитет
name-interest = жетоны процентов
name-cardinals = кардиналы

## Эффекты

do-gain = +{ $what }
do-gain-amount = { $what }: { $n }
do-lose = −{ $what }
do-lose-amount = потеря, { $what }: { $n }
do-draw-adm = взять { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} АДМ
do-draw-dip = взять { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} ДИП
do-draw-mil = взять { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} ВОЕ
do-draw-any = взять { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
} из любой колоды
do-take = взять из сброса: { $target }
do-influence = влияние ×{ $n }: { $target }
do-remove-influence-self = убрать своё влияние ×{ $n }: { $target }
do-remove-influence-any = убрать любое влияние ×{ $n }: { $target }
do-remove-influence-opponent = убрать влияние одного соперника ×{ $n }: { $target }
do-remove-influence-of = убрать влияние одного соперника ({ $whose }) ×{ $n }: { $target }
do-claim = претензия: { $target }
do-core = основной жетон: { $target }
do-alliance = союз: { $target }
do-end-alliance = конец союза: { $target }
do-marriage = королевский брак: { $target }
do-succession = оспариваемое наследование: { $target }
do-truce = перемирие: { $target }
do-casus-belli = жетон CB: { $target }
do-white-peace = белый мир сразу: { $target }
do-vassal = вассализировать: { $target }
do-annex = аннексировать: { $target }
do-excommunicate = отлучение от Церкви: { $target }
do-unrest = беспорядки ×{ $n }: { $target }
do-remove-unrest = снять беспорядки ×{ $n }: { $target }
do-rebels = отряды повстанцев ×{ $n }: { $target }
do-develop = малый город станет большим: { $target }
do-units-infantry = пехота ×{ $n }: { $target }
do-units-cavalry = кавалерия ×{ $n }: { $target }
do-units-artillery = артиллерия ×{ $n }: { $target }
do-mercenaries-infantry = наёмная пехота ×{ $n }: { $target }
do-mercenaries-cavalry = наёмная кавалерия ×{ $n }: { $target }
do-mercenaries-artillery = наёмная артиллерия ×{ $n }: { $target }
do-ships-light = лёгкие корабли ×{ $n }: { $target }
do-ships-heavy = тяжёлые корабли ×{ $n }: { $target }
do-ships-galley = галеры ×{ $n }: { $target }
do-replenish = пополнить { $n } { $n ->
    [one] рекрута
   *[other] рекрутов
}
do-exhaust = истощить { $n } { $n ->
    [one] рекрута
   *[other] рекрутов
}
do-casualties = потери ×{ $n }: { $target }
do-move = { $target }: до боя перейти в дружественную область, не дальше { $n } { $n ->
    [one] области
   *[other] областей
}
do-dice = боевые кубики ×{ $n }: { $dice }
do-dice-any = боевые кубики ×{ $n } любых типов
do-dice-leader = боевые кубики лидера ещё раз
do-cancel = это действие не имеет эффекта
do-religion = религия: { $target } — { $faith }
do-religion-state = религия: { $target } — своя государственная религия
do-state-religion = государственная религия: { $faith }
do-leaves-hre = покидает HRE: { $target }
do-merchant = третий торговец: { $target }
do-merchant-ready = поднять { $n } { $n ->
    [one] торговца
   *[other] торговцев
}
do-expand = расширенная торговля: { $target }
do-pirate = пираты: { $target }
do-plague = чума: { $target }
do-ill-health = плохое здоровье: { $target }
do-idea = Идея бесплатно: «{ $idea }»
do-idea-discount-adm = следующая Идея АДМ на { $n } дешевле
do-idea-discount-dip = следующая Идея ДИП на { $n } дешевле
do-idea-discount-mil = следующая Идея ВОЕ на { $n } дешевле
do-idea-discount-any = следующая Идея на { $n } дешевле
do-action-free = бесплатное действие: { $action }
do-action-discount = действие на { $n } дешевле: { $action }
do-milestones-replace = каждую открытую цель без фишек игроков можно заменить
do-reject-ruler = сбросить своего правителя и правителя этого события
do-dnpr = DNPR ({ $colour }): { $realm } — { $places }
do-symbol = разыграть: { $symbol }
dice-infantry = пехота
dice-cavalry = кавалерия
dice-artillery = артиллерия
text-dice = { $dice } ×{ $n }

action-explore = Исследование
action-research-idea = Изучение Идеи
action-increase-stability = Повышение стабильности
action-convert-area = Преобразование области
action-colonize = Колонизация
action-forge-alliance = Формирование союза
action-trade = Торговля
action-activate-units = Активация отрядов
action-recruit-units = Рекрутирование отрядов
action-land-movement = сухопутная активация
action-naval-movement = морская активация

## О ком речь

who-others = каждый другой игрок
who-all = каждый игрок
who-pr = игрок { $realm_gen }
who-pr-where = каждый игрок, если { $condition }
who-highest = у кого больше всего ({ $count })
who-lowest = у кого меньше всего ({ $count })

## Предметы

text-it-area = та же область
text-it-province = та же провинция
text-it-realm = то же королевство
text-it-node = тот же торговый узел
text-capital-area = своя столичная область
which-with = { $what } ({ $words })
which-area = любая область
which-area-own = своя область
which-area-npr = область NPR
which-area-opponent = область соперника
which-province = любая провинция
which-province-own = своя провинция
which-province-own-or-vassal = провинция, своя или вассала
which-province-opponent = провинция соперника
which-realm = любое королевство
which-realm-npr = NPR
which-realm-your-vassal = свой вассал
which-opponent = один соперник
which-node = торговый узел
which-sea = морская область
which-continent = дальний континент
which-port = порт
which-port-own = свой порт
which-army = армия
which-army-own = своя армия
which-unit = сухопутный отряд
which-unit-own = свои сухопутные отряды
which-unit-besieger = осаждающие отряды
which-ship = корабль
which-ship-own = свои корабли
which-advisor = советник
which-advisor-own = свой советник
which-idea = Идея
which-card = карта действия
which-card-display = активная карта

## Слова о предметах

word-it = то же место
word-faith = { $faith }
word-own = во владении
word-own-or-vassal = во владении, в том числе вассала
word-all-owned = целиком во владении
word-npr = NPR
word-pr = игрока
word-opponent = соперника
word-adjacent = по соседству со своим королевством
word-in-reach = по соседству или со своим влиянием
word-room = меньше 5 влияния
word-distant = на дальнем континенте
word-hre = HRE
word-elector = выборная область
word-capital = столица
word-town = с городом
word-core = своя основная
word-own-faith = своей веры
word-other-faith = иной веры
word-dissent = с религиозными противоречиями
word-your-marriage = в браке с её королевством
word-unrest = с беспорядками
word-foreign = без своего флага
word-gold = с золотом
word-territory = на бывшей территории
word-marriage = с жетоном брака
word-enemy = враг
word-your-ally = свой союзник
word-your-vassal = свой вассал
word-your-influence = со своим влиянием
word-subjugable = можно подчинить, потратив нужное влияние
word-leader-in-prestige = лидер по престижу
word-maritime = морской
word-merchant = с торговцем
word-your-merchant = со своим торговцем
word-expanded = с расширенной торговлей
word-near-capital = в столичной области или рядом
word-your-ships = со своими кораблями
word-your-port = у своего порта
word-opponent-ships = с кораблями соперника
word-your-town = со своим городом
word-your-claim = со своей претензией
word-besieger = осаждает
word-cavalry = кавалерия
word-heavy = тяжёлые
word-trade-protection = в ячейках торговой защиты
word-held = есть у соперника
word-display = активная карта
word-emperor = против императора
word-naval = на море
word-outnumbered = против больших сил
word-first-of-round = первый раз за раунд
word-owner = владелец — { $realm }
word-tax = налоговый доход { $n }
word-skill = навык { $n }
word-min-age = эпоха { $n }
word-name = «{ $card }»
word-units = вражеских фигур { $n }
word-both-sides = фигур с обеих сторон { $n }
word-income = доход { $n }
word-good = { $good }
word-area-capital = столичная область
word-area-core = все провинции — свои основные
word-area-own = с провинцией во владении
word-opponent-distant = с городом на дальнем континенте
word-node-adjacent = в своей области или рядом с ней
word-node-in-reach = достижимый
word-node-distant = из числа дальних
word-happening-opponent = против соперника
word-happening-npr = против NPR
word-happening-other-faith = против иной веры
word-happening-distant = на дальнем континенте
word-happening-tax = налоговый доход { $n }
word-happening-units = вражеских фигур { $n }
word-realm-place = владеет там провинцией: { $places }
word-not-unrest = без беспорядков
word-not-capital = не столица
word-not-expanded = без расширенной торговли
word-not-core = ещё не целиком основная
word-province-not-core = не основные
word-not-elector = не выборная
word-not-opponent-ships = без кораблей соперников

## Что считается

count-prestige = престиж
count-ducats = дукаты
count-adm = АДМ
count-dip = ДИП
count-mil = ВОЕ
count-stability = стабильность
count-interest = жетоны процентов
count-age = эпоха
count-authority = имперский авторитет
count-base-tax = базовый налоговый доход
count-tax = налоговый доход
count-tax-own = налоговая стоимость своих провинций
count-provinces = провинции
count-provinces-own = свои провинции
count-provinces-own-or-vassal = провинции, свои и вассалов
count-towns = свои города
count-vassals = провинции вассалов
count-large-towns = свои большие города
count-rebel-towns = свои города под городами повстанцев
count-unrest = беспорядки у себя и вассалов
count-areas = области
count-areas-own = свои области
count-claims = свои претензии
count-influence = своё влияние
count-units = развёрнутые сухопутные отряды
count-ships = свои корабли
count-deployed-regulars = развёрнутые регулярные отряды
count-seas = морские области
count-seas-your-ships = морские области со своими кораблями
count-nodes = торговые узлы
count-nodes-your-merchant = торговые узлы со своими торговцами
count-continents = дальние континенты
count-ports = порты
count-ports-own = свои порты
count-merchants = свои торговцы
count-allies = союзы
count-marriages = браки
count-cardinals = кардиналы
count-advisors = советники
count-advisor-skill = сумма навыков советников
count-ideas = Идеи
count-grown = рост за эту эпоху ({ $count })
count-did = { $deed } { $span }

deed-win-battle = выигранные сражения
deed-enforce-peace = навязанные условия мира
deed-make-peace = оконченные войны
deed-take-province = провинции, полученные по условиям мира
deed-gain-tax-by-peace = налоговая стоимость, полученная по условиям мира
deed-liberate-tax = налоговая стоимость, освобождённая по условиям мира
deed-annex = аннексированные королевства
deed-occupy-capital = оккупированные столицы
deed-convert-area = преобразованные области
deed-collect-trade = сборы торгового дохода
deed-forge-alliance = заключённые союзы
deed-defeat-rebels = разбитые отряды и города повстанцев
deed-remove-pirate = убранные пираты

## Условия

when-compare = { $count } { $how }
when-most = { $count } — больше, чем у каждого соперника
when-faith = государственная религия — { $faith }
when-not-faith = государственная религия — не { $faith }
when-faith-of = религия области { $area } — { $faith }
when-owns = { $place } во владении
when-not-owns = { $place } не во владении
when-owns-area = вся область { $place } во владении
when-not-owns-area = область { $place } не вся во владении
when-controls = { $place } под контролем
when-not-controls = { $place } не под контролем
when-controls-area = вся область { $place } под контролем
when-not-controls-area = область { $place } не вся под контролем
when-adjacent = область { $place } по соседству со своим королевством
when-is = событие взял игрок { $realm_gen }
when-not-is = событие взял не игрок { $realm_gen }
when-ally = есть союз ({ $realm })
when-not-ally = нет союза ({ $realm })
when-married = есть брак ({ $realm })
when-not-married = нет брака ({ $realm })
when-exists = { $realm } в игре как NPR
when-not-exists = { $realm } не в игре как NPR
when-at-war-with = идёт война ({ $realm })
when-not-at-war-with = нет войны ({ $realm })
when-has-idea = есть Идея «{ $idea }»
when-has-card = в игре активная карта «{ $card }»
when-at-war = идёт война
when-not-at-war = нет войны
when-emperor = есть титул императора
when-not-emperor = нет титула императора
when-curia-controller = есть звание папского контролёра
when-not-curia-controller = нет звания папского контролёра
when-hre-subject = своё королевство — имперский подданный
when-not-hre-subject = своё королевство — не имперский подданный
when-leader-here = в этом бою служит свой лидер
when-not-leader-here = в этом бою нет своего лидера

when-win-battle = выиграно сражение
when-enforce-peace = навязано условие мира
when-make-peace = окончена своя война
when-take-province = получена провинция по условиям мира
when-gain-tax-by-peace = получена налоговая стоимость по условиям мира
when-liberate-tax = освобождение по условиям мира
when-annex = аннексировано королевство
when-occupy-capital = оккупирована столица
when-convert-area = преобразована область
when-collect-trade = собран торговый доход
when-forge-alliance = заключён союз
when-defeat-rebels = разбиты повстанцы
when-remove-pirate = убраны пираты
when-phase4 = идёт шаг E фазы 4
when-war-declared-on-you = вам объявлена война
when-covert-action-against-you = против вас проводится тайное действие
when-enemy-enters-your-army = враг входит в область вашей армии
when-siege-in-your-area = в вашей области идёт осада

## Постоянные изменения

mod = { $what }: { $n }
mod-at = { $what }, { $where }
mod-when = { $mod } (если { $condition })
mod-cost = цена этой карты во власти
mod-convert-cost = цена Преобразования области
mod-colonize-cost = цена Колонизации
mod-stability-cost = цена Повышения стабильности
mod-idea-cost = цена Изучения Идеи
mod-covert-cost = цена тайных действий (не меньше 1)
mod-income-ducats = дукаты в доход
mod-income-adm = АДМ в доход
mod-income-dip = ДИП в доход
mod-income-mil = ВОЕ в доход
mod-income-any = власть любого типа в доход
mod-upkeep-interest-free = жетоны процентов без расходов
mod-loan-ducats = дукаты с каждого займа
mod-colonists-per-round = колонисты каждый раунд
mod-trade-power = торговая сила
mod-trade-ducats = дукаты при каждом сборе дохода
mod-trade-cards-revealed = открытые торговые карты
mod-trade-refusal-ducats = дукаты, если торговая карта не разыграна
mod-merchant-max = лимит торговцев
mod-influence-bonus = влияние за каждое действие «Влияние», в котором оплачено хотя бы 1
mod-alliance-max = лимит союзов
mod-marriage-max = лимит браков
mod-no-marriages = браков нет
mod-no-cb-stability = ещё теряется стабильности при объявлении войны без казус белли
mod-holy-war-cb = казус белли «Священная война»
mod-liberation-prestige = престиж за каждую провинцию, освобождённую по условиям мира
mod-dissent-areas-ignored = свои области, пропускаемые на шаге религиозных противоречий
mod-no-convert-unrest = Преобразование области не вызывает ни беспорядков, ни бросков кубиков повстанцев
mod-no-idea-prestige = прежние владельцы Идеи не получают престижа
mod-explore-by-ship = Исследование с кораблей
mod-explore-free-rerolls = бесплатные перебросы при Исследовании
mod-manpower-bonus = жетоны «+1 рекрут»
mod-artillery-allowed = можно рекрутировать артиллерию
mod-replenish-per-mil = рекруты за каждую ВОЕ при Пополнении
mod-recruit-cost-infantry = дукаты за отряд регулярной пехоты (3 отряда за действие)
mod-land-move-spaces = области сухопутного перемещения
mod-no-mountain-cost = за горы не платят
mod-naval-move-spaces = морские области морского перемещения
mod-land-dice-infantry = кубики пехоты в сухопутных сражениях
mod-naval-dice-artillery = кубики артиллерии в морских сражениях
mod-knights-charge = кубики кавалерии до первого раунда боя (не больше 3)
mod-infantry-double = двойные результаты пехоты считаются дважды
mod-enemy-leader-dice = кубики вражеского лидера
mod-siege-needed = осадная сила, нужная против своих провинций

## Строки карт

line-requires = Условие: { $condition }
line-reward = Награда: { $effect }
line-prestige = Престиж: { $n }
line-prestige-ranks = Престиж: { $first } первому, { $second } второму, { $third } третьему
line-after = После миссии { $missions }
line-battlegrounds = Поля сражений: { $areas }
line-idea = Цена: { $price }; с эпохи { $age }
line-government = Форма правления
line-instant = Сразу: { $effect }
line-held = Постоянно: { $effect }
line-prestige-research = Престиж за изучение: { $n }
line-price = Цена: { $price }
line-display = Активная карта, { $n } { $n ->
    [one] заряд
    [few] заряда
   *[many] зарядов
}
line-use = «{ $use }» ({ $price }; { $marks }): { $effect }
text-charges = { $n } { $n ->
    [one] заряд
    [few] заряда
   *[many] зарядов
}
text-covert = тайное действие
text-battle = в бою
text-reaction = реакция, когда { $when }
line-symbols = Символы: { $symbols }
text-symbol = { $symbol }
text-symbol-of = { $symbol } ({ $of })
line-ruler = Правитель: { $ruler }, { $adm }/{ $dip }/{ $mil }; кубики: { $dice }; смертность: { $shape }
line-ruler-ill = Правитель: { $ruler }, { $adm }/{ $dip }/{ $mil }; кубики: { $dice }; смертность: { $shape }; начинает с плохим здоровьем
line-advisor = Советник: { $power } { $skill }, { $ducats } { $ducats ->
    [one] дукат
    [few] дуката
   *[many] дукатов
}; смертность: { $shape }
line-leader = Лидер: { $price } ВОЕ; кубики: { $dice }; как правитель { $adm }/{ $dip }/{ $mil }; смертность: { $shape }
