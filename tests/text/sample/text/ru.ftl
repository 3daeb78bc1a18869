title = Образец
title-about = По три тайные карты: бросьте с кубиком или придержите.
variant-double = Двойной кубик
variant-double-about = Кубик считается дважды.
variant-deal = Раздача
variant-deal-about = Сколько карт получает каждый.
variant-deal-three = три карты
variant-deal-two = две карты

card-1 = Муравей
    .acc = муравья
    .ins = муравьём
card-2 = Пчела
    .acc = пчелу
    .ins = пчелой
card-3 = Кошка
    .acc = кошку
    .ins = кошкой
card-4 = Собака
    .acc = собаку
    .ins = собакой
card-5 = Лось
    .acc = лося
    .ins = лосем
card-6 = Лиса
    .acc = лису
    .ins = лисой
card-7 = Гну
card-8 = Курица
    .acc = курицу
    .ins = курицей
card-9 = Ибис
    .acc = ибиса
    .ins = ибисом
card-10 = Сойка
    .acc = сойку
    .ins = сойкой
card-11 = Киви
card-12 = Рысь
    .ins = рысью

prompt-pick-card = Выберите карту из руки.
prompt-play-card = Что делать с картой «{ $card }»?
option-pick = Взять { $card_acc }
option-throw = Бросить
option-hold = Придержать
refused-not-in-hand = её нет в руке
event-picked = { $seat } выбирает карту.
event-peeked = Это { $card }.
event-scored =
    { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } с { $card_ins }.
end-hands-empty = Все руки пусты.
score-cards = карты
board-hands = Руки
board-left = Сыграно
board-points = Очки
