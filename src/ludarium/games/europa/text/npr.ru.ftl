### Europa Universalis: неигровые королевства, повстанцы, освобождение, вторжения (главы 13, 14).

prompt-choose-colour = Провинция освобождена ({ $province }): к DNPR какого цвета она отойдёт?
prompt-rebel-target = Какую провинцию занимают повстанцы?
prompt-roll-for = Вы бросаете один кубик повстанцев: за какую область?
prompt-lose-power-to-rebels = Повстанцы: какую власть вы теряете?
prompt-calm-in = Народ успокаивается: где снять беспорядки?
prompt-rebellion-in = Восстание: какую провинцию с беспорядками занимают повстанцы?
prompt-exhaust-which = Повстанцы: какой отряд истощить?
option-rebels-take = { $province }
option-rebellion-in = { $province }
option-calm-in = Успокоить: { $province }
option-lose-power-to-rebels = Потерять 1 { $power }
option-exhaust-available = Доступный отряд
option-exhaust-deployed = Отряд на карте: { $space }
option-roll-for = { $space }
option-colour-for = { $colour }
event-rebel-die = { $realm }, кубик повстанцев ({ $space }): { $rebel }
event-rebels-came = Повстанцы, { $space }: +{ $amount }
event-rebels-moved = Повстанцы переходят ({ $amount }): { $space } → { $goal }
event-rebels-left = Повстанцы, { $space }: −{ $amount }
event-liberated = { $province }: освобождение; новый владелец — { $realm }
event-unit-exhausted = { $realm }: истощён отряд
event-dnpr-appeared = { $realm } — теперь DNPR ({ $colour })
event-dnpr-grew = { $realm } занимает: { $province }
event-invaded = { $realm }: вторжение в область { $space }, отрядов: { $amount }
