### Europa Universalis: Realms without a player, Rebels, Liberation, invasions (chapters 13, 14).

prompt-choose-colour = { $province } is liberated: which colour of DNPR does it join?
prompt-rebel-target = Which Province do the Rebels take?
prompt-roll-for = You roll one Rebel Die: for which Area?
prompt-lose-power-to-rebels = Rebels: which power do you lose 1 of?
prompt-calm-in = The people calm down: where is Unrest removed?
prompt-rebellion-in = A Rebellion: which Province with Unrest is lost to the Rebels?
prompt-exhaust-which = Rebels: which Unit is Exhausted?
option-rebels-take = { $province }
option-rebellion-in = { $province }
option-calm-in = Calm { $province }
option-lose-power-to-rebels = Lose 1 { $power }
option-exhaust-available = An Available Unit
option-exhaust-deployed = A Unit on the map: { $space }
option-roll-for = { $space }
option-colour-for = { $colour }
event-rebel-die = { $realm } rolls for { $space }: { $rebel }
event-rebels-came = Rebels in { $space }: +{ $amount }
event-rebels-moved = Rebels move, { $amount }: { $space } → { $goal }
event-rebels-left = Rebels in { $space }: −{ $amount }
event-liberated = { $province } is liberated and joins { $realm_the }
event-unit-exhausted = { $realm }: a Unit is Exhausted
event-dnpr-appeared = { $realm } is now a DNPR ({ $colour })
event-dnpr-grew = { $realm } takes { $province }
event-invaded = { $realm } invades { $space } with { $amount } { $amount ->
    [one] Unit
   *[other] Units
}
