### Why something cannot be done, where the answer comes from the state of the table alone (folder ask).

refused-declare-vassal = War is declared on players and independent Realms: for a Vassal, on its Overlord.
refused-declare-at-war = You are at War with it already.
refused-declare-ally = It is your Ally: end the Alliance first.
refused-declare-truce = There is a Truce between you until Phase 3 of the next Round.
refused-declare-passed = Its player has Passed.
refused-declare-protected = It is the Ally of a player who has Passed or with whom you have a Truce.
refused-declare-emperor = It is a Member of the Empire, and the Emperor is your Ally, has Passed, or has a Truce with you.
refused-declare-undiscovered = You have not discovered it: a Claim of yours in one of its Areas is needed.
refused-declare-interregnum = You have no Ruler: in an Interregnum no War is declared.
refused-declare-special = A special rule of this scenario forbids it.
