### Europa Universalis: управление королевством. Персонажи, Идеи, фокус, вера, открытия и колонии (главы 5, 7, 8, 15).

## Персонажи

prompt-appoint = Кого назначить, уволить или перевести?
prompt-appoint-more = Назначить персонажей с карт, прежде чем выбрать первую руку?
prompt-new-ruler = У вас нет правителя. Какой лидер с руки займёт престол? Без него начнётся междуцарствие.
option-appoint-advisor = Советник: { $card_who } ({ $card_price } Д)
option-appoint-general = Генерал: { $card_who }, { $army } ({ $card_price } ВОЕ)
option-appoint-admiral = Адмирал: { $card_who } ({ $card_price } ВОЕ)
option-appoint-ruler = Правитель: { $card_who }
option-dismiss = Уволить: { $card_who }
option-reassign = Перевести генерала: { $army } → { $other }
option-ruler-to-army = Правитель принимает командование: { $army }
option-ruler-home = Правитель возвращается ко двору
event-advisor-appointed = { $realm }: новый советник — { $card_who }
event-general-appointed = { $realm }: новый генерал — { $card_who }
event-admiral-appointed = { $realm }: новый адмирал — { $card_who }
event-ruler-came = { $realm }: новый правитель — { $ruler }
event-ruler-left = { $realm }: правление окончено — { $ruler }
event-dismissed = { $realm } увольняет: { $card_who }
event-general-moved = { $realm }: теперь генерал во главе { $army_gen }
event-ruler-commands = { $realm }: правитель сам во главе { $army_gen }
event-fell-ill = { $realm }: плохое здоровье — { $ruler }
event-died = { $realm }: смерть — { $ruler }
event-interregnum-began = { $realm }: начинается междуцарствие

## Идеи и национальный фокус

prompt-research-idea = Какую Идею изучить? Цена — во власти её типа.
prompt-make-room = Идея { $idea } не открыта: какая Идея уступит ей место и вернётся в колоду?
prompt-shift-power = Какую власть увеличить? До 2, по одной из двух других. После этого можно обменять карты.
prompt-shift-from = Из какой власти взять 1? Она станет такой: { $power }
prompt-discard-for-focus = Отложите до трёх карт; возьмёте на одну меньше. Отложено: { $gone }
prompt-focus-draw = Возьмите карту из колоды — или, один раз, за 1 власть её типа и 2 Д одну из верхних карт сброса. Осталось: { $left }
option-research-idea = { $idea } (власть: { $idea_price })
option-make-room = { $idea }
option-shift-power = Увеличить: { $power }
option-shift-from = 1 { $power }
option-focus-discard = Отложить: { $card }
option-focus-draw = Колода { $power }
option-focus-pick = Из сброса: { $card }
event-idea-researched = { $realm } изучает: { $idea }
event-idea-lost = { $realm } теряет Идею: { $idea }
event-power-shifted = { $realm } переносит власть: { $power } +{ $amount }
event-card-picked = { $realm } берёт из сброса: { $card }

## Религия

prompt-change-faith = Смена государственной религии стоит 2 престижа, 1 стабильности, 1 брака и 5 влияния. Контрреформация стоит 3 АДМ.
prompt-leave-marriage = Вы отходите от прежней веры ({ $faith }): какой брак завершить?
prompt-leave-influence = Вы отходите от прежней веры ({ $faith }): где убрать влияние? Осталось: { $left }
prompt-enter-influence = Куда положить убранное влияние, в области новой веры ({ $faith })? Осталось: { $left }
prompt-area-unrest-town = Прежняя вера сопротивляется ({ $space }): в каком городе беспорядки?
prompt-convert-area = Какую область преобразовать? Новая религия: { $faith }
prompt-unrest-town-in = Новая вера встречает сопротивление ({ $space }): в каком городе беспорядки?
option-to-faith = Новая государственная религия: { $faith }
option-counter-reform = Контрреформация в столичной области (3 АДМ)
option-leave-marriage = Брак: { $realm }
option-leave-influence = Убрать 1 влияние: { $space }
option-new-influence = Положить 1 влияние: { $space }
option-convert-area = { $space }
option-unrest-in = Беспорядки: { $province }
event-area-converted = { $realm } преобразует область { $space }: { $faith }
event-religion-changed = { $space }: теперь религия — { $faith }
event-state-religion-changed = { $realm }: теперь государственная религия — { $faith }

## Открытия и колонии

prompt-explore-ship = Бросить кубик исследования или сначала отправить лёгкий корабль к дальнему континенту?
prompt-reroll = Выпало { $number }{ $skull ->
    [1] {" "}с черепом
   *[other] {""}
}. Принять или перебросить{ $free ->
    [1] {" "}бесплатно
   *[other] {" "}за 1 ДИП
}?
prompt-discover = Число { $number }{ $skull ->
    [1] {" "}с черепом: открыть территорию за 1 ДИП или отступиться и потерять корабль?
   *[other] : какую область вы открываете?
}
prompt-lose-ship-at = Исследование не удалось: какой корабль у дальних континентов потерян?
prompt-colonize = Какая колониальная претензия станет городом? Цена колонистами и АДМ: { $due }
prompt-pay-mix = Чем заплатить { $due } за колонию?
option-explore-sail = Сначала отплыть: { $place } → { $goal }{ $goal_price ->
    [0] {""}
   *[other] {" "}(власть: { $goal_price })
}
option-roll-now = Бросить кубик
option-reroll = Перебросить
option-keep-roll = Принять результат
option-discover = { $space }
option-fail = Отступиться: исследование не удалось
option-lose-ship-at = { $place }
option-colonize-at = { $space }
option-settlers = Колонисты: { $colonists }, АДМ: { $colonists_adm }
event-explored = { $realm } исследует земли: { $number }{ $skull ->
    [1] {" "}с черепом
   *[other] {""}
}
event-discovered = { $realm } открывает: { $space }
event-exploration-failed = { $realm }: исследование не удалось
event-ship-lost = { $realm } теряет корабль: { $place }
event-colony-founded = { $realm } основывает колонию: { $space }
