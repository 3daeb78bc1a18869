### Words that only the browser board of Pax Renaissance says.

pax-map = Map of Europe
pax-lit = something can be chosen here
pax-parts = Parts of the table
pax-tab-map = Map
pax-tab-market = Market
pax-tab-tableaus = Tableaus
pax-tab-victories = Victories
pax-actions = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
pax-comets = Comets still to come: { $count }
pax-route = { $region }: from { $city }
pax-discarded = Discarded: { $count }
pax-pool = Pieces being placed
pax-your-hand = Your hand
pax-hand = Cards in hand
pax-hand-empty = no cards
pax-florins = Florins
pax-florins-on = Florins on it: { $florins }
pax-market-row = Market, { $region }
pax-deck = Cards in the deck: { $count }
pax-fair = Fair
pax-fair-card = Fair card, face down
pax-price = Price: { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
pax-more = More about { $card }
pax-queen = Queen
pax-comet = Comet
pax-king = king
pax-republic = republic
pax-vassal = vassal
pax-play = Play
pax-sell = Sell
pax-operate = Operate
pax-operate-both = Both
pax-side = { $who }, { $region }
pax-empty = empty
pax-maids = Unmarried:
pax-out = bankrupt
pax-prestige-of = Prestige: { $prestige }
pax-active = active
pax-inactive = not active yet
pax-fulfilled = { $who } meets the conditions
pax-measure = What counts
pax-measure-republics = republics
pax-measure-law = law
pax-measure-concessions = concessions
pax-measure-discovery = discovery
pax-measure-kings = kings
pax-needs = needs a lead of { $margin } over each opponent
pax-lead = { $who }: lead { $lead }, needed { $margin }
pax-clergy = bishops { $bishops }, believers { $believers }
pax-theocracies = theocracies { $count }
pax-on-throne = The ruler of { $empire } is on the throne
pax-held-by = The ruler of { $empire } is with { $owner }
pax-city-holds = { $city }: { $piece }
pax-city-empty = { $city }: empty
pax-emporium-shut = { $city }: closed emporium
pax-constantinople = Constantinople
pax-short-renaissance = Renaissance
pax-short-globalization = Globalization
pax-short-imperial = Imperialism
pax-short-holy = Holy
pax-short-byzantine = Byzantium
pax-short-hre = Holy Roman Empire
pax-short-papal = Papal States
pax-short-ottoman = Ottoman Empire
pax-short-mamluk = Mamluk Sultanate
pax-short-spice-islands = Spice Islands
pax-short-red-sea = Red Sea
pax-text-market = Market
pax-text-map = Empires and cities
pax-text-borders = Borders
pax-text-trade = Trade routes
pax-text-route = { $region }: from { $city } through { $empires }
pax-text-fair-card = face down
pax-text-repressed = repressed:
pax-text-queen = queen on the throne:
pax-text-bishop = on it a { $piece }
pax-text-hand = { $who }: { $florins } florins, { $cards } cards in hand

## The end of a game

pax-race = The race to the victories
pax-race-about = How much of each victory a bank had; the line at the top is all of it. The victory is active where the ground is golden. A click opens that moment.
pax-race-since = active since move { $line }
pax-race-never = never active
pax-own = Your florins and hand
