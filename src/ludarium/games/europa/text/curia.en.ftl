### Europa Universalis: the Papal Curia (chapter 19).

# A slot of the Curia, counted from the left.
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
prompt-lose-cardinal = Which of your Cardinals leaves the Curia? Left: { $left }
prompt-choose-excommunicated = Whose Ruler is excommunicated? A player loses 1 Prestige, a Cardinal and 4 Influence.
prompt-lose-catholic-influence = You are excommunicated: where in Catholic Areas is Influence removed? Left: { $left }
prompt-choose-crusade = Against which Area is the Crusade called?
prompt-crusade-now = Declare War at once, free of charge, on Muslim Realms in { $space }? +1 Prestige and two Mercenaries now; at the end of the Round 2 Prestige are won or lost.
option-excommunicate-realm = { $realm }
option-crusade-against = { $space }
option-lose-cardinal = The Cardinal in slot { curia-slot }
option-lose-catholic-influence = Remove 1 Influence: { $space }
option-crusade-now = Go on the Crusade
event-cardinal-came = { $realm } has one more Cardinal
event-cardinal-left = { $realm } has one Cardinal fewer
event-roma-held = { $realm } holds the Roma Cardinal
event-excommunicated = The Ruler of { $realm_the } is excommunicated
event-crusade-called = { $realm } calls a Crusade: { $space }
event-crusade-scored = { $success ->
    [1] The Crusade of { $realm_the } has succeeded
   *[other] The Crusade of { $realm_the } has failed
}
event-papal-token-left = The Pope's token leaves the board
