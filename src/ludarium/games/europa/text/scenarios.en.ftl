### Europa Universalis: the scenarios. What each is, who plays, how long.

## What they are about

scenario-about-1-00 = A short first game on the western board: the basic Ideas and fewer kinds of cards, no Advanced rules.
scenario-about-1-01 = The usual game in the west, from 1444 to the wars of faith: discoveries, marriages, the Reformation.
scenario-about-1-02 = Three small Realms dance among giants: influence and elections count for more than armies.
scenario-about-1-03 = From 1492: who is first in India? Peaceful at the start, hard at the end.
scenario-about-1-04 = From 1526: Habsburg and Valois, the old faith and the new.
scenario-about-1-05 = From 1618, with grown Realms: war from the first Round.
scenario-about-1-06 = For one player: a margrave among the great, on his way to a crown.
scenario-about-2-01 = The whole of Europe and all four Ages, with every system of the game: for several sittings.
scenario-about-2-02 = The east, from 1444 to the end of the four Ages: the Ottomans before Vienna, the crown of Poland, the rise of Moscow.
scenario-about-2-03 = Who rules the inland sea? Galleys, trade and islands.
scenario-about-2-04 = From 1796: the Revolution and its general against the old crowns. Short and warlike; the set-up is our own.
scenario-about-2-05 = From 1516: the theses, the Emperor, the Pope and the Sultan. The set-up is our own.
scenario-about-2-06 = For one player: the last walls of Byzantium, and perhaps its return.
scenario-about-2-07 = For one player: a free city against the world.

## Their special rules, also at the table

scenario-special-1-00 = Special rules: in one Round only one other player can declare War on you. The Empire's rules are not used. After Round 1 you may return a Mission for the third one. Final Scoring counts what your Tax Income has grown since the set-up.
scenario-special-1-01 = Special rules: with three players an attack on an Imperial Subject is met by the NPR Emperor.
scenario-special-1-02 = Special rules: the Papal player holds Roma and its Cardinal as his only one, comes first in ties of the Curia, never changes his religion and is never excommunicated. At the end of each Age the person with most Influence (Imperial excluded) in Elector Areas scores 3 P, the second 1 P; ties share the lower prize. Alliances with automated Realms end every Round, and an automated Emperor is never voted out. If an automated Realm has more Prestige than everybody, all have lost.
scenario-special-1-03 = Special rules: the first with a Town or Vassal in India & Arabia or the Far East and a Merchant in Indian Ocean, East Indies or China & Japan scores 5 P, the second 3, the third 1. Until the end of Age II a Catholic's Colonial Claim costs 1 DIP more on a continent where another Catholic alone has Towns; the Papal Controller pays nothing. A failed Exploration draws 1 diplomatic card. War between players before Age II costs 1 Stability more. In Round 1 Castile pays 2 DIP less for Quest for the New World. Final Scoring counts the growth of the Tax Income, 2 P for each Distant Continent with a Province or Territory of yours, 1 P for each Merchant in a distant node.
scenario-special-1-04 = Special rules: Saxony begins Protestant, Lower Saxony and Switzerland with Diverse Faiths. In Ages II and III you have the Holy War CB against an adjacent player of the other Western creed if an Area of yours is in Dissent. At the end of each Age: 1 P for each own Area of your State Religion beyond the third, at most 4; -1 P for each own Area in Dissent, at most 3. Austria and Castile do not declare War on each other before Age III. With two players nobody has more than 2 Alliances with NPRs of 4 or more Tax Income. Final Scoring counts the growth of the Tax Income.
scenario-special-1-05 = Special rules: Round 1 begins with Unrest in Praha and Rudohori and 2 Rebels in Bohemia. In Round 1 the Netherlands on one side and Castile and Aragon on the other do not declare War on each other; from Round 2 they have the Conquest CB in Netherlands and Flanders & Wallonia without a Claim. When a Distant Province with a DNPR token is Liberated, its master loses 1 P more. Everybody begins with two Ideas of choice of Ages I and II. Final Scoring counts the growth of the Tax Income.
scenario-special-1-06 = Special rules: once a Round one Influence in Pomerania, Lower Saxony or Prussia costs you no DIP. Once in an Age you may throw all dice of a Battle again. Your rank: 30 P careful landlord; 40 P and Tax Income 8 Great Elector; 52 P, Tax Income 12 and more P than one automated Realm Duke in Prussia; 65 P, Tax Income 15 and more P than all King in Prussia. You need Berlin, and no Bankruptcy in Age III. With Poland or Kalmar each limit is 3 P lower, with both 5.
scenario-special-2-01 = Special rules: Poland and the Ottomans have a Truce in Round 1. At the start of Ages II, III and IV who alone has least Prestige draws 2 Action cards of his choice. The end by 100 Prestige is looked at from Age III on.
scenario-special-2-02 = Special rules: the Ottomans have a Truce with Poland and Austria in Round 1. In the last Round of each Age the Ottomans score 2 P if they Control Wien, Kraków or Pest, every Christian player 1 P if he Controls Constantinople.
scenario-special-2-03 = Special rules: at the end of each Age the player with most Ships in Sea Zones marked † scores 3 P, the second 1 P; ties share the lower prize.
scenario-special-2-04 = Special rules: France begins at War with Austria. Great Britain and France are never Allies. France pays 1 MIL less for the first Activate Units of each Round. Final Scoring counts the growth of the Tax Income; France loses every tie.
scenario-special-2-05 = Special rules: the first Event Action of Round 1 turns Saxony Protestant. The Papal player holds Roma, stays Catholic, is never excommunicated and pays 1 DIP less for Papal Actions. At the end of Age II and of the game: 1 P for each own Area of your State Religion beyond the third, at most 4; -1 P for each own Area in Dissent, at most 3. Final Scoring counts the growth of the Tax Income.
scenario-special-2-06 = Special rules: you have a Truce with the Ottomans in Round 1. In Age I a Siege of Constantinople needs 2 more Siege Strength. If Constantinople is Occupied at the end of the wars of two Rounds running, you have lost. Result by the margin over the best automated Realm: from 0 survival, from 5 victory, from 15 triumph.
scenario-special-2-07 = Special rules: nobody declares War on Ulm in Age I. Once a Round one Influence in Bavaria & Swabia costs you no DIP. If Ulm is Occupied at the end of the wars of a Round, you have lost. Result by the margin over the best automated Realm: from -5 survival, from 0 victory, from 10 triumph.
scenario-special-teams = Teams: mates do not fight each other, let each other's Units in, are no targets of Covert Actions, and may give each other Ducats once a Round without DIP. The team with more Prestige wins; within it the most Prestige comes first.

scenario-rules-1-00 = { scenario-special-1-00 }
scenario-rules-1-01-3-players = { scenario-special-1-01 }
scenario-rules-1-01-4-players = { scenario-special-1-01 }
scenario-rules-1-01-5-players = { scenario-special-1-01 }
scenario-rules-1-02-3-players-1-bot = { scenario-special-1-02 }
scenario-rules-1-02-3-players-2-bots = { scenario-special-1-02 }
scenario-rules-1-03-3-players = { scenario-special-1-03 }
scenario-rules-1-03-4-players = { scenario-special-1-03 }
scenario-rules-1-04-2-players-no-bots = { scenario-special-1-04 }
scenario-rules-1-04-3-players = { scenario-special-1-04 }
scenario-rules-1-04-4-players = { scenario-special-1-04 }
scenario-rules-1-05-4-players = { scenario-special-1-05 }
scenario-rules-1-05-6-players-team = { scenario-special-1-05 } { scenario-special-teams }
scenario-rules-1-06-default-denmark = { scenario-special-1-06 }
scenario-rules-1-06-kalmar = { scenario-special-1-06 }
scenario-rules-1-06-poland = { scenario-special-1-06 }
scenario-rules-1-06-both = { scenario-special-1-06 }
scenario-rules-2-01-default-austria = { scenario-special-2-01 }
scenario-rules-2-01-muscovy = { scenario-special-2-01 }
scenario-rules-2-02-3-players = { scenario-special-2-02 }
scenario-rules-2-02-4-players = { scenario-special-2-02 }
scenario-rules-2-02-5-players-denmark = { scenario-special-2-02 }
scenario-rules-2-02-5-players-sweden = { scenario-special-2-02 }
scenario-rules-2-02-5-players-mamluks = { scenario-special-2-02 }
scenario-rules-2-02-6-players = { scenario-special-2-02 }
scenario-rules-2-03-5-players = { scenario-special-2-03 }
scenario-rules-2-03-6-players-teams = { scenario-special-2-03 } { scenario-special-teams }
scenario-rules-2-04 = { scenario-special-2-04 }
scenario-rules-2-05 = { scenario-special-2-05 }
scenario-rules-2-06 = { scenario-special-2-06 }
scenario-rules-2-07-default-start = { scenario-special-2-07 }
scenario-rules-2-07-alternate-start = { scenario-special-2-07 }

## Each with its players

variant-scenario-1-00 = { scenario-1-00 }
variant-scenario-1-00-about = { scenario-about-1-00 } France, Castile, England. 4 Rounds. { scenario-rules-1-00 }
variant-scenario-1-01-3-players = { scenario-1-01-3-players }
variant-scenario-1-01-3-players-about = { scenario-about-1-01 } France, Castile, England. 12 Rounds. { scenario-rules-1-01-3-players }
variant-scenario-1-01-4-players = { scenario-1-01-4-players }
variant-scenario-1-01-4-players-about = { scenario-about-1-01 } France, Castile, England, Austria. 12 Rounds. { scenario-rules-1-01-4-players }
variant-scenario-1-01-5-players = { scenario-1-01-5-players }
variant-scenario-1-01-5-players-about = { scenario-about-1-01 } France, Castile, England, Denmark, Austria. 12 Rounds. { scenario-rules-1-01-5-players }
variant-scenario-1-02-3-players-1-bot = { scenario-1-02-3-players-1-bot }
variant-scenario-1-02-3-players-1-bot-about = { scenario-about-1-02 } The Papal States, the Netherlands, Brandenburg; automated: Austria. 12 Rounds. { scenario-rules-1-02-3-players-1-bot }
variant-scenario-1-02-3-players-2-bots = { scenario-1-02-3-players-2-bots }
variant-scenario-1-02-3-players-2-bots-about = { scenario-about-1-02 } The Papal States, the Netherlands, Brandenburg; automated: Austria, France. 12 Rounds. { scenario-rules-1-02-3-players-2-bots }
variant-scenario-1-03-3-players = { scenario-1-03-3-players }
variant-scenario-1-03-3-players-about = { scenario-about-1-03 } Portugal, Castile, England. 10 Rounds. { scenario-rules-1-03-3-players }
variant-scenario-1-03-4-players = { scenario-1-03-4-players }
variant-scenario-1-03-4-players-about = { scenario-about-1-03 } Portugal, Castile, England, France. 10 Rounds. { scenario-rules-1-03-4-players }
variant-scenario-1-04-2-players-no-bots = { scenario-1-04-2-players-no-bots }
variant-scenario-1-04-2-players-no-bots-about = { scenario-about-1-04 } France, Castile. 8 Rounds. { scenario-rules-1-04-2-players-no-bots }
variant-scenario-1-04-3-players = { scenario-1-04-3-players }
variant-scenario-1-04-3-players-about = { scenario-about-1-04 } France, Castile, Austria. 8 Rounds. { scenario-rules-1-04-3-players }
variant-scenario-1-04-4-players = { scenario-1-04-4-players }
variant-scenario-1-04-4-players-about = { scenario-about-1-04 } Austria, France, Castile, England; with three people England plays by itself. 8 Rounds. { scenario-rules-1-04-4-players }
variant-scenario-1-05-4-players = { scenario-1-05-4-players }
variant-scenario-1-05-4-players-about = { scenario-about-1-05 } Austria, Castile, the Netherlands, France. 6 Rounds. { scenario-rules-1-05-4-players }
variant-scenario-1-05-6-players-team = { scenario-1-05-6-players-team }
variant-scenario-1-05-6-players-team-about = { scenario-about-1-05 } Two teams: Austria, Castile, Aragon against England, the Netherlands, France. 8 Rounds. { scenario-rules-1-05-6-players-team }
variant-scenario-1-06-default-denmark = { scenario-1-06-default-denmark }
variant-scenario-1-06-default-denmark-about = { scenario-about-1-06 } Brandenburg; automated: Austria, Denmark. 12 Rounds. { scenario-rules-1-06-default-denmark }
variant-scenario-1-06-kalmar = { scenario-1-06-kalmar }
variant-scenario-1-06-kalmar-about = { scenario-about-1-06 } Brandenburg; automated: Austria, the Kalmar Union. 12 Rounds. { scenario-rules-1-06-kalmar }
variant-scenario-1-06-poland = { scenario-1-06-poland }
variant-scenario-1-06-poland-about = { scenario-about-1-06 } Brandenburg; automated: Poland, Austria, Denmark. 12 Rounds. { scenario-rules-1-06-poland }
variant-scenario-1-06-both = { scenario-1-06-both }
variant-scenario-1-06-both-about = { scenario-about-1-06 } Brandenburg; automated: Poland, Austria, the Kalmar Union. 12 Rounds. { scenario-rules-1-06-both }
variant-scenario-2-01-default-austria = { scenario-2-01-default-austria }
variant-scenario-2-01-default-austria-about = { scenario-about-2-01 } The Ottomans, France, Castile, England, Austria, Poland. 16 Rounds. { scenario-rules-2-01-default-austria }
variant-scenario-2-01-muscovy = { scenario-2-01-muscovy }
variant-scenario-2-01-muscovy-about = { scenario-about-2-01 } The Ottomans, France, Castile, England, Muscovy, Poland. 16 Rounds. { scenario-rules-2-01-muscovy }
variant-scenario-2-02-3-players = { scenario-2-02-3-players }
variant-scenario-2-02-3-players-about = { scenario-about-2-02 } The Ottomans, Austria, Muscovy. 16 Rounds. { scenario-rules-2-02-3-players }
variant-scenario-2-02-4-players = { scenario-2-02-4-players }
variant-scenario-2-02-4-players-about = { scenario-about-2-02 } The Ottomans, Austria, Poland, Muscovy. 16 Rounds. { scenario-rules-2-02-4-players }
variant-scenario-2-02-5-players-denmark = { scenario-2-02-5-players-denmark }
variant-scenario-2-02-5-players-denmark-about = { scenario-about-2-02 } The Ottomans, Austria, Denmark, Poland, Muscovy. 16 Rounds. { scenario-rules-2-02-5-players-denmark }
variant-scenario-2-02-5-players-sweden = { scenario-2-02-5-players-sweden }
variant-scenario-2-02-5-players-sweden-about = { scenario-about-2-02 } The Ottomans, Austria, Sweden, Poland, Muscovy. 16 Rounds. { scenario-rules-2-02-5-players-sweden }
variant-scenario-2-02-5-players-mamluks = { scenario-2-02-5-players-mamluks }
variant-scenario-2-02-5-players-mamluks-about = { scenario-about-2-02 } The Ottomans, the Mamluks, Austria, Poland, Muscovy. 16 Rounds. { scenario-rules-2-02-5-players-mamluks }
variant-scenario-2-02-6-players = { scenario-2-02-6-players }
variant-scenario-2-02-6-players-about = { scenario-about-2-02 } The Ottomans, the Mamluks, Austria, Denmark, Poland, Muscovy. 16 Rounds. { scenario-rules-2-02-6-players }
variant-scenario-2-03-5-players = { scenario-2-03-5-players }
variant-scenario-2-03-5-players-about = { scenario-about-2-03 } Venice, the Ottomans, the Mamluks, France, Castile. 12 Rounds. { scenario-rules-2-03-5-players }
variant-scenario-2-03-6-players-teams = { scenario-2-03-6-players-teams }
variant-scenario-2-03-6-players-teams-about = { scenario-about-2-03 } Two teams: Rumelia, Egypt, France against Venice, Castile, Aragon. 8 Rounds. { scenario-rules-2-03-6-players-teams }
variant-scenario-2-04 = { scenario-2-04 }
variant-scenario-2-04-about = { scenario-about-2-04 } Prussia, Russia, France, Spain, Great Britain, Austria. 3 Rounds. { scenario-rules-2-04 }
variant-scenario-2-05 = { scenario-2-05 }
variant-scenario-2-05-about = { scenario-about-2-05 } England, France, Spain, the Papal States, the Ottomans, Brandenburg. 6 Rounds. { scenario-rules-2-05 }
variant-scenario-2-06 = { scenario-2-06 }
variant-scenario-2-06-about = { scenario-about-2-06 } Byzantium; automated: the Ottomans, Venice. 16 Rounds. { scenario-rules-2-06 }
variant-scenario-2-07-default-start = { scenario-2-07-default-start }
variant-scenario-2-07-default-start-about = { scenario-about-2-07 } Ulm; automated: Austria, France. 16 Rounds. { scenario-rules-2-07-default-start }
variant-scenario-2-07-alternate-start = { scenario-2-07-alternate-start }
variant-scenario-2-07-alternate-start-about = { scenario-about-2-07 } Ulm; automated: Austria, Venice. 16 Rounds. { scenario-rules-2-07-alternate-start }

## Automated players, in the result

other-austria = { realm-austria }
other-denmark = { realm-denmark }
other-england = { realm-england }
other-france = { realm-france }
other-kalmar = { realm-kalmar }
other-ottomans = { realm-ottomans }
other-poland = { realm-poland }
other-venice = { realm-venice }
