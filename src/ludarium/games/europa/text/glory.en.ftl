### Europa Universalis: Missions, Milestones and Power Struggles (chapter 17).

prompt-claim-mission = A Mission of yours is fulfilled. Reveal it now?
option-reveal-mission = Reveal { $mission }
event-mission-done = { $realm } completes a Mission: { $mission }
event-milestone-done = { $realm } reaches a Milestone: { $milestone }, +{ $amount } Prestige
event-struggle-began = A Power Struggle begins: { $struggle }
event-struggle-scored = { $realm }, { $struggle }: +{ $amount } Prestige
