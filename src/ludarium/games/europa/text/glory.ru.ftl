### Europa Universalis: миссии, цели и борьба за власть (глава 17).

prompt-claim-mission = Ваша миссия выполнена. Открыть её сейчас?
option-reveal-mission = Открыть: { $mission }
event-mission-done = { $realm } выполняет миссию: { $mission }
event-milestone-done = { $realm } достигает цели: { $milestone }, престиж +{ $amount }
event-struggle-began = Начинается борьба за власть: { $struggle }
event-struggle-scored = { $realm }, { $struggle }: престиж +{ $amount }
