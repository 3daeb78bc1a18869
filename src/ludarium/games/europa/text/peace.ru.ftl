### Europa Universalis: мирная резолюция (глава 10).

## Условия мира; стороны предложения; что делают

term-white-peace = Белый мир
term-keep = Сохранить текущее состояние
term-humiliation = Унижение
term-vassalization = Вассализация
term-conversion = Насильное преобразование
term-succession = Желаемое правопреемство
term-annexation = Полная аннексия
peaceside-mine = кто предлагает
peaceside-theirs = кому предлагают
peaceside-nobody = никто
peacedeed-settle = Война
peacedeed-ransom = Вернуть за дукаты
peacedeed-liberate = Освободить
peacedeed-swap = Отдать в обмен
peacedeed-take-back = Взять в обмен
peacedeed-give-back = Вернуть
peacedeed-set-free = Освободить, без престижа
peacedeed-calm = Снять беспорядки
peacedeed-spend-claim = Отказаться от претензии и снять беспорядки с 2 провинций
peacedeed-place-claim = Положить претензию
peacedeed-place-influence = Положить 1 влияние
peacedeed-remove-influence = Убрать 1 влияние
peacedeed-push-out = Уступает чьё влияние
peacedeed-ally = Союз
peacedeed-go-home = Перейти
peacedeed-cut-mine = Кто предлагает, расторгает союз
peacedeed-cut-theirs = Кому предлагают, расторгает союз
peacedeed-drop-mine = Кто предлагает, отказывается от претензии
peacedeed-drop-theirs = Кому предлагают, отказывается от претензии

## Решения

prompt-settle-total = Полная победа над несколькими врагами: какую войну завершить первой?
prompt-settle-war = Какой войной займётесь? Когда закончите, остальные продолжаются.
prompt-choose-term = { $loser }: { $standing ->
    [1] частичная победа. Какое условие мира?
    [2] полная победа. Какое условие мира?
    [3] враг сдался. Какое условие мира?
   *[other] победителя нет. Что делать?
}
prompt-keep-provinces = { $loser }: столицы возвращаются за выкуп. Что вы не оставляете себе? Когда закончите, остальное ваше.
prompt-swap-for = Обмен должен быть равным; осталось уравнять: налоговая стоимость { $balance }.
prompt-spend-claim = Отказаться от претензии там, где вы получили провинции?
prompt-calm-for-claim = С какой провинции снять беспорядки? Осталось: { $left }.
prompt-claim-lost = В каждую область, где вы потеряли провинции, можно положить претензию.
prompt-liberated-ally = Союз и 2 влияния: с каким из освобождённых королевств?
prompt-peace-influence = Куда положить влияние? Осталось: { $left }.
prompt-push-out = { $space }: места нет. Чьё влияние уступает?
prompt-remove-influence = Какое ваше влияние убрать с поля? Осталось: { $left }.
prompt-impose-ruler = Кто станет новым правителем? Королевство: { $loser }
prompt-ally-loser = Заключить союз с проигравшим?
prompt-build-peace = Предложение; королевство: { $partner }. { $term }; победитель: { $side }.{ $items ->
    [0] { "" }
   *[other] { " " }Сверх того условлено: { $items }.
} Когда закончите, оно отправится.
prompt-peace-number = Предложение; королевство: { $partner }. Сколько дукатов?
prompt-answer-peace = { $partner } предлагает мир: { $term }; победитель: { $side }.{ $items ->
    [0] { "" }
   *[other] { " " }Что входит в предложение ({ $items }), сказано выше.
}
prompt-go-home = { $space }: область теперь нейтральна. Куда уходят ваши отряды?

option-settle-realm = { $peacedeed }: { $realm }
option-settle-area = { $peacedeed }: { $space }
option-settle-province = { $peacedeed }: { $province }
option-enforce = Навязать: { $term }
option-offer = Предложить: { $term }; победитель: { $peaceside }
option-offer-ducats = Платит { $amount } Д: { $peaceside }
option-surrender = Сдаться (−2 престижа)

## Что произошло

event-peace-made = { $realm } – { $loser }: { $term }
event-peace-agreed = { $realm } – { $loser }: условлено, { $term }
event-surrendered = { $realm } сдаётся; победитель: { $victor }
event-peace-offered = { $realm } предлагает мир; королевство: { $partner }. { $term }; победитель: { $peaceside }
event-peace-refused = { $realm } отклоняет предложение; предлагала сторона: { $partner }
event-peace-province = В предложении: { $peacedeed }: { $province }
event-peace-names-realm = В предложении: { $peacedeed }: { $realm }
event-peace-names-area = В предложении: { $peacedeed }: { $space }
event-peace-offered-ducats = В предложении: платит { $amount } Д: { $peaceside }
event-paid-peace = { $realm } платит за мир { $amount } Д; получает: { $victor }
event-became-vassal = { $realm } — вассал { $lord_gen }
event-was-annexed = { $lord } аннексирует { $realm_acc }
event-went-home = { $realm }: отряды уходят домой, { $space } → { $home }
event-allies-went-home = { $realm }: отряды активных союзников уходят домой

trail-peace = Мирная резолюция
