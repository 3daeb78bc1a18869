### Europa Universalis: Папская Курия (глава 19).

# Ячейка Курии, считая слева.
curia-slot = { $slot ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
   *[other] 8
}
prompt-lose-cardinal = Какой из ваших кардиналов покинет Курию? Осталось: { $left }
prompt-choose-excommunicated = Чьего правителя отлучить от Церкви? Игрок теряет 1 престиж, кардинала и 4 влияния.
prompt-lose-catholic-influence = Вы отлучены: где в католических областях убрать влияние? Осталось: { $left }
prompt-choose-crusade = Против какой области объявить крестовый поход?
prompt-crusade-now = Сразу и бесплатно объявить войну мусульманам ({ $space })? Сейчас +1 престиж и два наёмника; в конце раунда — плюс или минус 2 престижа.
option-excommunicate-realm = { $realm }
option-crusade-against = { $space }
option-lose-cardinal = Кардинал в ячейке { curia-slot }
option-lose-catholic-influence = Убрать 1 влияние: { $space }
option-crusade-now = Выступить в крестовый поход
event-cardinal-came = { $realm }: кардиналов на одного больше
event-cardinal-left = { $realm }: кардиналов на одного меньше
event-roma-held = Римский кардинал: { $realm }
event-excommunicated = Правитель отлучён от Церкви: { $realm }
event-crusade-called = { $realm } объявляет крестовый поход: { $space }
event-crusade-scored = { $success ->
    [1] { $realm }: крестовый поход удался
   *[other] { $realm }: крестовый поход не удался
}
event-papal-token-left = Папский жетон убран с поля
