### Europa Universalis: declarations of War and Calls to Arms (chapters 5.5.1, 5.2.2, 9.1, 11.3).

prompt-declare-on = On whom do you declare War? Several at once are possible.
prompt-which-cause = The Crusade gives a Casus Belli. Do you commit yourself to it?
prompt-call-ally = Which Ally do you call to arms?
prompt-pay-call = From which Area of the Ally is the Influence for the call removed? Left: { $left }
prompt-answer-call = { $caller } calls you to arms in { $offensive ->
    [1] an offensive
   *[other] a defensive
} War against { $enemies ->
    [1] { $enemy_the }
    [2] { $enemy_the } and { $second_the }
    [3] { $enemy_the }, { $second_the } and { $third_the }
   *[other] { $enemy_the }, { $second_the }, { $third_the } and others
}. Do you join it? A refusal ends the Alliance.
prompt-activate-caller = Does the Ally whose call you have answered become an Active Ally?
prompt-refusal-token = Your Ally has refused the call. A Casus Belli against it, or a Truce?
prompt-defend-empire = { $own ->
    [1] { $aggressor } attacks you, the Emperor. Do you call the Empire to your defence?
   *[other] { $aggressor } attacks a Subject of the Empire: { $target }. Do you defend it, or lose 1 Imperial Authority?
}
prompt-emperor-loses = War on a Subject without a cause: from which Area of the Empire does your Influence go? Left: { $left }
prompt-free-action = War is declared: Activate or Recruit Units at once, without MIL?
option-declare-on = { $realm }{ $realm_stability ->
    [0] {""}
   *[other] {" "}(Stability −{ $realm_stability })
}
option-use-crusade = Against { $realm_the } as a Crusader
option-without-cause = Against { $realm_the } without a cause
option-other-cause = Against { $realm_the } for another cause
option-call-ally = Call { $realm_the }{ $realm_brings ->
    [yes] { " " }({ $realm_influence } Influence; brings Units: { $realm_units })
   *[other] { "" }
}
option-pay-call = { $space }
option-join-war = Join the War
option-refuse-call = Refuse the call
option-activate-ally = { $realm } becomes an Active Ally
option-leave-passive = { $realm } stays as it is
option-cb-for-refusal = A Casus Belli against { $realm_the }
option-defend-empire = Defend the Empire
option-leave-empire = Do not defend it
option-activate-free = Activate Units
option-recruit-free = Recruit Units
event-war-declared = { $realm } declares War on { $target_the }
event-called = { $realm } calls { $ally_the } to arms
event-joined = { $realm } joins the War at the side of { $ally_the }
event-refused = { $realm } refuses the call of { $ally_the }
event-crusade-joined = { $realm } joins the Crusade
event-colonists-spent = { $realm } spends { $amount } { $amount ->
    [one] Colonist
   *[other] Colonists
}

trail-war = War on { $realms }
