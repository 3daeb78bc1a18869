### Europa Universalis: что спрашивают и делают тексты карт, пока они разыгрываются (cards/*.py).

## Что делает текст, для вопросов

cardverb-gain = получение
cardverb-lose = потеря
cardverb-draw = добор карт
cardverb-take = карта из сброса
cardverb-influence = влияние
cardverb-remove-influence = убрать влияние
cardverb-claim = претензия
cardverb-core = основной жетон
cardverb-alliance = союз
cardverb-end-alliance = конец союза
cardverb-marriage = королевский брак
cardverb-succession = оспариваемое наследование
cardverb-truce = перемирие
cardverb-casus-belli = казус белли
cardverb-white-peace = белый мир
cardverb-vassal = вассал
cardverb-annex = аннексия
cardverb-unrest = беспорядки
cardverb-remove-unrest = снять беспорядки
cardverb-rebels = повстанцы
cardverb-develop = развить город
cardverb-units = отряды
cardverb-mercenaries = наёмники
cardverb-ships = корабли
cardverb-replenish = пополнить рекрутов
cardverb-exhaust = истощить рекрутов
cardverb-casualties = потери
cardverb-move = отход
cardverb-dice = боевые кубики
cardverb-cancel = противодействие
cardverb-religion = религия области
cardverb-state-religion = государственная религия
cardverb-excommunicate = отлучение от Церкви
cardverb-leaves-hre = выход из Империи
cardverb-merchant = торговец
cardverb-merchant-ready = поднять торговца
cardverb-expand = расширенная торговля
cardverb-pirate = пираты
cardverb-ill-health = плохое здоровье
cardverb-idea = Идея
cardverb-idea-discount = Идея дешевле
cardverb-action = действие
cardverb-milestones-replace = заменить цели
cardverb-reject-ruler = отвергнуть правителя
cardverb-dnpr = динамический NPR
cardverb-symbol = символ

## Решения

prompt-may-do = «{ $source }»: можно выполнить.
prompt-choose-effect = «{ $source }»: выберите одно.
prompt-borrow-for = «{ $source }»: нужно дукатов: { $ducats }, а в казне меньше. Взять ради этого займы?
prompt-pick-opponent = «{ $source }»: выберите соперника.
prompt-pick-thing = { $left ->
    [1] «{ $source }». Выберите: { $verb }
   *[other] «{ $source }». Выберите: { $verb }. Осталось выбрать: { $left }
}
prompt-gain-power = «{ $source }»: какую власть вы получаете? Осталось: { $left }
prompt-draw-any = «{ $source }»: из какой колоды взять карту? Осталось карт: { $left }
prompt-exhaust-deployed = «{ $source }»: доступных рекрутов нет. Какой развёрнутый отряд истощить? Осталось: { $left }
prompt-ready-merchant = «{ $source }»: какого торговца поднять? Осталось: { $left }
prompt-give-way = «{ $source }»: область заполнена ({ $space }). Чьё влияние уступит место вашему? Осталось: { $left }
prompt-pick-loser = «{ $source }»: чьё влияние убрать? Кубов: { $left }
prompt-remove-cube = «{ $source }»: какое влияние убрать? Осталось кубов: { $left }
prompt-move-alliance = «{ $source }»: жетонов союза не осталось. От какого союза отказаться ради нового?
prompt-move-marriage = «{ $source }»: жетонов брака не осталось. От какого брака отказаться ради нового?
prompt-answer-marriage = «{ $source }»: королевский брак предлагает { $realm }. Вы согласны?
prompt-calm-province = «{ $source }»: где снять беспорядки? Осталось: { $left }
prompt-deploy-unit = «{ $source }»: куда поставить следующий отряд? Осталось: { $left }
prompt-place-ship = «{ $source }»: куда поставить следующий корабль? Осталось: { $left }
prompt-lose-piece = «{ $source }»: какой корабль потерян? Осталось: { $left }
prompt-step-back = «{ $source }»: куда отходит армия? Осталось областей: { $left }
prompt-pick-die = «{ $source }»: какой кубик добавить? Осталось: { $left }
prompt-replace-milestones = «{ $source }»: какую цель без фишек заменить?
prompt-discard-influence = «{ $source }»: из какой области сбросить влияние? Осталось: { $left }
prompt-take-vassal = «{ $source }»: у подчинённого королевства есть вассал ({ $realm }). Подчинить и его за влияние в его областях или освободить?
prompt-bond-with-released = «{ $source }»: королевство теперь независимо ({ $realm }). Союз с ним или претензия на одну из его областей?

option-play = Сыграть: { $card_title }{ $card_priced ->
    [adm] { " " }({ $card_mp } АДМ{ $card_ducats ->
        [0] { "" }
       *[other] , { $card_ducats } Д
    })
    [dip] { " " }({ $card_mp } ДИП{ $card_ducats ->
        [0] { "" }
       *[other] , { $card_ducats } Д
    })
    [mil] { " " }({ $card_mp } ВОЕ{ $card_ducats ->
        [0] { "" }
       *[other] , { $card_ducats } Д
    })
   *[other] { "" }
}
option-use = { $use }
option-choose-effect = { $effect }
option-pick-stand = { $unitfrom }
option-pick-cube = { $realm }: { $space }
option-replace-milestone = Заменить: { $milestone }
option-pick-area = { $space }
option-pick-province = { $province }
option-pick-realm = { $realm }
option-pick-node = { $node }
option-pick-place = { $place }
option-pick-card = { $card }
option-pick-power = { $power }

## Что сообщается

event-lasting-began = { $realm }: начал действовать эффект карты
event-gained-manpower = { $realm }: жетонов «+1 рекрут»: +{ $amount }
event-gained-colonists = { $realm }: колонистов +{ $amount }
event-lost-colonists = { $realm }: колонистов −{ $amount }
event-card-taken = { $realm } берёт из сброса: { $card }
event-units-replenished = { $realm }: истощённых рекрутов снова доступно: { $amount }
event-units-exhausted = { $realm }: доступных рекрутов истощено: { $amount }
event-idea-discount-gained = { $realm }: скидка на Идею: { $amount }
event-merchant-stood-up = { $realm }: торговец поднят, { $node }
event-merchant-gained = { $realm }: третий торговец, { $node }
event-node-expanded = Расширенная торговля: { $node }
event-plague-came = Чума: { $space }
event-units-gained = { $realm }: +{ $amount } ({ $unit }), { $space }
event-ships-gained = { $realm }: + { $ship } ({ $place })
event-army-stepped-back = { $realm }: { $army } отходит, { $space }
event-milestone-replaced = Цель «{ $milestone }» заменена на «{ $by }»
event-ruler-rejected = { $realm } отвергает правителя
