### Europa Universalis: Units and Ships move, besiege and are recruited (chapters 5.5.2-5.5.4, 9.5, 9.8).

## Activate Units

prompt-activate-units = Activate Units: which Force marches, where is a Siege laid, or where do Ships sail?
option-march-army = March: { $army }{ $army_stands ->
    [yes] { " " }({ $army_place }, Units: { $army_units })
   *[other] { "" }
}
option-march-unit = March: a single Unit, { $space }
option-besiege = Siege: { $space }
option-sail-to = Ships sail to: { $place }{ $place_fight ->
    [yes] ; meets { $place_meets } Ships: Battle
   *[other] { "" }
}
option-undock = Undock: Ships leave their Ports

## On land

prompt-march-on = { $left ->
    [0] { $space }: the march ends here. Regroup?
   *[other] { $space }: march on or regroup? Steps left: { $left }
}
option-march = March to: { $space }{ $space_mil ->
    [1] { " " }(1 MIL for the Mountains)
    [2] { " " }(2 MIL for the Mountains)
    [3] { " " }(3 MIL for the Mountains)
    [4] { " " }(4 MIL for the Mountains)
    [5] { " " }(5 MIL for the Mountains)
    [6] { " " }(6 MIL for the Mountains)
    [7] { " " }(7 MIL for the Mountains)
    [8] { " " }(8 MIL for the Mountains)
   *[other] { "" }
}{ $space_entry ->
    [asked] ; its owner is asked for Access
    [priced] ; neutral: 3 D or 1 Influence
   *[other] { "" }
}{ $space_fight ->
    [yes] ; meets { $space_meets } Units: Battle
   *[other] { "" }
}
option-cross = Over the sea to: { $space }{ $space_entry ->
    [asked] ; its owner is asked for Access
    [priced] ; neutral: 3 D or 1 Influence
   *[other] { "" }
}{ $space_fight ->
    [yes] ; meets { $space_meets } Units: Battle
   *[other] { "" }
}
option-into-army = Into: { $army }
option-pick-up = Take on single ones: { $amount }
option-drop-off = Leave here: { $amount }
option-fetch = Take over: { $unit } ({ $army })
option-shift = Hand over: { $unit } (to { $army })
option-merge = Take over all of: { $army }

prompt-pay-access = { $space } is Neutral. How do you pay for Military Access?
prompt-ask-access = Opponents Own all of { $space }. Whom do you ask for Military Access?
prompt-grant-access = { $realm } wants to move Units into { $space }. Do you grant Military Access?
option-access-influence = 1 Influence there
option-access-ducats = 3 Ducats
option-ask-access = { $realm }

## At sea

prompt-take-ships = Which Ships sail to { $place }?
prompt-undock-ships = Which Ships leave their Ports?
prompt-anchor = The Ships are in { $place }. Regroup the Fleet, or take Trade Protection slots?
prompt-hunt-pirates = Do the Ships fight Pirates beside them?
prompt-ferry = Naval Transport: which Army or Unit crosses the Naval Bridge?
prompt-landing = Where does the Force from { $space } land?
prompt-eject-ships = { $province } has been besieged. Into which Sea Zone do your Ships go?
prompt-leave-port = { $province } is not Friendly any more: where do your Ships go?
option-sail-light = Light Ships: { $amount }, { $place } – { $goal }
option-sail-fleet = The Fleet: to { $place }
option-protect = Take Trade Protection slots: { $amount }

## Sieges and Unrest

prompt-siege-units = Siege in { $space }: which Unit takes part? Siege Strength so far: { $strength }
prompt-siege-target = Siege in { $space }: which Province falls? Siege Strength left: { $strength }
prompt-suppress-town = Suppress Unrest: which Province, for 1 MIL?
option-siege-with = { $unit }
option-siege-target = { $province }{ $province_need ->
    [1] { " " }(needs 1)
    [2] { " " }(needs 2)
    [3] { " " }(needs 3)
    [4] { " " }(needs 4)
    [5] { " " }(needs 5)
    [6] { " " }(needs 6)
   *[other] { "" }
}
option-suppress-in = { $province }

## Recruit Units

prompt-recruit-units = Recruit Units: what is recruited or built next?
prompt-recruit-where = { $unit }: in which Area?
prompt-build-where = { $ship }: where is it built?
prompt-into-army = { $unit } in { $space }: into which Army?
prompt-launch-as = { $ship } in { $place }: how does it lie there?
prompt-free-mercenaries = Where do you place a free Unit of Mercenary Infantry? Left: { $left }
option-recruit-unit = { $unit }{ $unit_price ->
    [0] { " " }(free)
    [1] { " " }(1 D)
    [2] { " " }(2 D)
    [3] { " " }(3 D)
    [4] { " " }(4 D)
    [5] { " " }(5 D)
    [6] { " " }(6 D)
    [7] { " " }(7 D)
    [8] { " " }(8 D)
   *[other] { "" }
}
option-build-ship = { $ship }{ $ship_price ->
    [2] { " " }(2 D)
    [4] { " " }(4 D)
    [10] { " " }(10 D)
   *[other] { "" }
}
option-recruit-in = { $space }
option-launch = { $place }
option-into-fleet = Into the Fleet
option-stand-alone = Alone

## What is told

event-army-marched = { $realm }: { $army } marches to { $space }
event-unit-marched = { $realm }: a single Unit marches to { $space }
event-army-landed = { $realm }: { $army } lands in { $space }
event-unit-landed = { $realm }: a single Unit lands in { $space }
event-regrouped = { $realm } regroups Units in { $space }
event-access-asked = { $realm } asks { $host_the } for Military Access to { $space }
event-access-granted = { $realm } grants Military Access to { $space }
event-access-refused = { $realm } refuses Military Access to { $space }
event-ships-sailed = { $realm }: Light Ships ({ $amount }) sail to { $place }
event-fleet-sailed = { $realm }: the Fleet sails to { $place }
event-fleet-regrouped = { $realm } regroups the Fleet: { $place }
event-siege-laid = { $realm } lays Siege in { $space } with Siege Strength { $amount }
event-siege-failed = { $realm }: the Siege in { $space } takes nothing
event-ships-ejected = { $realm }: Ships must leave their Port for { $place }
event-port-ships-disbanded = { $realm }: the Ships in { $province } are disbanded
event-unit-recruited = { $realm } recruits in { $space }: { $unit }
event-ship-built = { $realm } builds in { $place }: { $ship }
