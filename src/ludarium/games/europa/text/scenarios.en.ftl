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

## Each with its players

variant-scenario-1-00 = { scenario-1-00 }
variant-scenario-1-00-about = { scenario-about-1-00 } France, Castile, England. 4 Rounds.
variant-scenario-1-01-3-players = { scenario-1-01-3-players }
variant-scenario-1-01-3-players-about = { scenario-about-1-01 } France, Castile, England. 12 Rounds.
variant-scenario-1-01-4-players = { scenario-1-01-4-players }
variant-scenario-1-01-4-players-about = { scenario-about-1-01 } France, Castile, England, Austria. 12 Rounds.
variant-scenario-1-01-5-players = { scenario-1-01-5-players }
variant-scenario-1-01-5-players-about = { scenario-about-1-01 } France, Castile, England, Denmark, Austria. 12 Rounds.
variant-scenario-1-02-3-players-1-bot = { scenario-1-02-3-players-1-bot }
variant-scenario-1-02-3-players-1-bot-about = { scenario-about-1-02 } The Papal States, the Netherlands, Brandenburg; automated: Austria. 12 Rounds.
variant-scenario-1-02-3-players-2-bots = { scenario-1-02-3-players-2-bots }
variant-scenario-1-02-3-players-2-bots-about = { scenario-about-1-02 } The Papal States, the Netherlands, Brandenburg; automated: Austria, France. 12 Rounds.
variant-scenario-1-03-3-players = { scenario-1-03-3-players }
variant-scenario-1-03-3-players-about = { scenario-about-1-03 } Portugal, Castile, England. 10 Rounds.
variant-scenario-1-03-4-players = { scenario-1-03-4-players }
variant-scenario-1-03-4-players-about = { scenario-about-1-03 } Portugal, Castile, England, France. 10 Rounds.
variant-scenario-1-04-2-players-no-bots = { scenario-1-04-2-players-no-bots }
variant-scenario-1-04-2-players-no-bots-about = { scenario-about-1-04 } France, Castile. 8 Rounds.
variant-scenario-1-04-3-players = { scenario-1-04-3-players }
variant-scenario-1-04-3-players-about = { scenario-about-1-04 } France, Castile, Austria. 8 Rounds.
variant-scenario-1-04-4-players = { scenario-1-04-4-players }
variant-scenario-1-04-4-players-about = { scenario-about-1-04 } Austria, France, Castile, England; with three people England plays by itself. 8 Rounds.
variant-scenario-1-05-4-players = { scenario-1-05-4-players }
variant-scenario-1-05-4-players-about = { scenario-about-1-05 } Austria, Castile, the Netherlands, France. 6 Rounds.
variant-scenario-1-05-6-players-team = { scenario-1-05-6-players-team }
variant-scenario-1-05-6-players-team-about = { scenario-about-1-05 } Two teams: Austria, Castile, Aragon against England, the Netherlands, France. 8 Rounds.
variant-scenario-1-06-default-denmark = { scenario-1-06-default-denmark }
variant-scenario-1-06-default-denmark-about = { scenario-about-1-06 } Brandenburg; automated: Austria, Denmark. 12 Rounds.
variant-scenario-1-06-kalmar = { scenario-1-06-kalmar }
variant-scenario-1-06-kalmar-about = { scenario-about-1-06 } Brandenburg; automated: Austria, the Kalmar Union. 12 Rounds.
variant-scenario-1-06-poland = { scenario-1-06-poland }
variant-scenario-1-06-poland-about = { scenario-about-1-06 } Brandenburg; automated: Poland, Austria, Denmark. 12 Rounds.
variant-scenario-1-06-both = { scenario-1-06-both }
variant-scenario-1-06-both-about = { scenario-about-1-06 } Brandenburg; automated: Poland, Austria, the Kalmar Union. 12 Rounds.
variant-scenario-2-01-default-austria = { scenario-2-01-default-austria }
variant-scenario-2-01-default-austria-about = { scenario-about-2-01 } The Ottomans, France, Castile, England, Austria, Poland. 16 Rounds.
variant-scenario-2-01-muscovy = { scenario-2-01-muscovy }
variant-scenario-2-01-muscovy-about = { scenario-about-2-01 } The Ottomans, France, Castile, England, Muscovy, Poland. 16 Rounds.
variant-scenario-2-02-3-players = { scenario-2-02-3-players }
variant-scenario-2-02-3-players-about = { scenario-about-2-02 } The Ottomans, Austria, Muscovy. 16 Rounds.
variant-scenario-2-02-4-players = { scenario-2-02-4-players }
variant-scenario-2-02-4-players-about = { scenario-about-2-02 } The Ottomans, Austria, Poland, Muscovy. 16 Rounds.
variant-scenario-2-02-5-players-denmark = { scenario-2-02-5-players-denmark }
variant-scenario-2-02-5-players-denmark-about = { scenario-about-2-02 } The Ottomans, Austria, Denmark, Poland, Muscovy. 16 Rounds.
variant-scenario-2-02-5-players-sweden = { scenario-2-02-5-players-sweden }
variant-scenario-2-02-5-players-sweden-about = { scenario-about-2-02 } The Ottomans, Austria, Sweden, Poland, Muscovy. 16 Rounds.
variant-scenario-2-02-5-players-mamluks = { scenario-2-02-5-players-mamluks }
variant-scenario-2-02-5-players-mamluks-about = { scenario-about-2-02 } The Ottomans, the Mamluks, Austria, Poland, Muscovy. 16 Rounds.
variant-scenario-2-02-6-players = { scenario-2-02-6-players }
variant-scenario-2-02-6-players-about = { scenario-about-2-02 } The Ottomans, the Mamluks, Austria, Denmark, Poland, Muscovy. 16 Rounds.
variant-scenario-2-03-5-players = { scenario-2-03-5-players }
variant-scenario-2-03-5-players-about = { scenario-about-2-03 } Venice, the Ottomans, the Mamluks, France, Castile. 12 Rounds.
variant-scenario-2-03-6-players-teams = { scenario-2-03-6-players-teams }
variant-scenario-2-03-6-players-teams-about = { scenario-about-2-03 } Two teams: Rumelia, Egypt, France against Venice, Castile, Aragon. 8 Rounds.
variant-scenario-2-04 = { scenario-2-04 }
variant-scenario-2-04-about = { scenario-about-2-04 } Prussia, Russia, France, Spain, Great Britain, Austria. 3 Rounds.
variant-scenario-2-05 = { scenario-2-05 }
variant-scenario-2-05-about = { scenario-about-2-05 } England, France, Spain, the Papal States, the Ottomans, Brandenburg. 6 Rounds.
variant-scenario-2-06 = { scenario-2-06 }
variant-scenario-2-06-about = { scenario-about-2-06 } Byzantium; automated: the Ottomans, Venice. 16 Rounds.
variant-scenario-2-07-default-start = { scenario-2-07-default-start }
variant-scenario-2-07-default-start-about = { scenario-about-2-07 } Ulm; automated: Austria, France. 16 Rounds.
variant-scenario-2-07-alternate-start = { scenario-2-07-alternate-start }
variant-scenario-2-07-alternate-start-about = { scenario-about-2-07 } Ulm; automated: Austria, Venice. 16 Rounds.

## Automated players, in the result

other-austria = { realm-austria }
other-denmark = { realm-denmark }
other-england = { realm-england }
other-france = { realm-france }
other-kalmar = { realm-kalmar }
other-ottomans = { realm-ottomans }
other-poland = { realm-poland }
other-venice = { realm-venice }
