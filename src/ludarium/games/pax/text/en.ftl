### Pax Renaissance in English. Beside its name a thing may have forms: `$piece_the` is the attribute `.the`.

title = Pax Renaissance
title-about = Banking houses of the fifteenth century buy kings and rebels, hold trade fairs, wed queens and fund the wars of religion, until one of four ages dawns.
title-goal = You play for one of four victories (renaissance, globalization, holy, imperial): whoever fulfils the conditions of an active one may declare it and wins.
title-course = You are a banker: in a turn you have two actions, to buy cards of west and east, play them and so move kings, bishops and rebels, use your own cards, or hold a trade fair for florins.
title-end = The game ends when somebody declares a victory; comets among the last cards make the four possible, and if the cards run out first, the greatest patron wins.

## Variants

variant-map = Map
variant-map-about = The usual start, or the Europe of 1550: England and the Holy Roman Empire are Reformist, and the white route starts at the Red Sea.
variant-astrology = Astrology
variant-astrology-about = The top card of each deck lies face up, but is not for sale.
variant-bankruptcy = Bankruptcy
variant-bankruptcy-about = The organiser of a fair gets no subsidy; whoever has no florins, cards and concessions is out.
variant-condottieri = Condottieri
variant-condottieri-about = Three cards open a second place in Venice. Without this they are cards like others.
variant-reformation = Age of Reformation
variant-reformation-about = The promo: the map of 1550, nine more cards, two more houses, other squares, and a fifth victory.
variant-strawman = Strawman campaigns
variant-strawman-about = A campaign may attack an empire of your own, except inside one suzerainty.
variant-cards = Cards
variant-cards-about = All cards of the box, or only those without the letter X.
variant-extended = Longer game
variant-extended-about = Four more cards on each deck.
variant-houses = Houses
variant-houses-about = Who plays which house.
variant-map-1460 = the usual one
variant-map-1550 = of 1550
variant-cards-all = all
variant-cards-first = the first set only
variant-houses-random = drawn by lot
variant-houses-seated = by seat: Fugger, Medici, Cœur, Marchionni

## Regions, empires, states, religions

region-east = East
region-west = West
empire-england = England
empire-france = France
empire-hre = the Holy Roman Empire
    .cap = The Holy Roman Empire
empire-hungary = Hungary
empire-byzantium = Byzantium
empire-portugal = Portugal
empire-aragon = Aragon
empire-papal = the Papal States
    .cap = The Papal States
empire-ottoman = the Ottoman Empire
    .cap = The Ottoman Empire
empire-mamluk = the Mamluk Sultanate
    .cap = The Mamluk Sultanate
state-medieval = medieval
state-catholic = a Catholic theocracy
state-islamic = an Islamic theocracy
state-reformist = a Reformist theocracy
religion-catholic = Catholic
    .colour = gold
religion-islamic = Islamic
    .colour = green
religion-reformist = Reformist
    .colour = red
faiths-catholic-islamic = Catholic and Islamic
faiths-catholic-reformist = Catholic and Reformist
faiths-islamic-reformist = Islamic and Reformist

## Who

owner-0 = { $seat0 }
owner-1 = { $seat1 }
owner-2 = { $seat2 }
owner-3 = { $seat3 }
owner-rival = The rival
other-rival = The rival
bank-fugger = Fugger
bank-medici = Medici
bank-coeur = Cœur
bank-marchionni = Marchionni
bank-berenberg = Berenberg
bank-mendes = Mendes

## Pieces

piece-rook-catholic = gold rook
piece-rook-islamic = green rook
piece-rook-reformist = red rook
piece-knight-catholic = gold knight
piece-knight-islamic = green knight
piece-knight-reformist = red knight
piece-pirate-catholic = gold pirate
piece-pirate-islamic = green pirate
piece-pirate-reformist = red pirate
piece-bishop-catholic = gold bishop
piece-bishop-islamic = green bishop
piece-bishop-reformist = red bishop
piece-pawn-fugger = Fugger pawn
piece-pawn-medici = Medici pawn
piece-pawn-coeur = Cœur pawn
piece-pawn-marchionni = Marchionni pawn
piece-pawn-berenberg = Berenberg pawn
piece-pawn-mendes = Mendes pawn

## Cities, borders, market

city-london = London
city-bordeaux = Bordeaux
city-paris = Paris
city-bruges = Bruges
city-lyon = Lyon
city-vienna = Vienna
city-lubeck = Lübeck
city-novgorod = Novgorod
city-nurnberg = Nuremberg
city-buda = Buda
city-kyiv = Kyiv
city-varna = Varna
city-tana = Tana
city-caffa = Caffa
city-trebizond = Trebizond
city-toledo = Toledo
city-granada = Granada
city-spice-islands = the Spice Islands
    .cap = The Spice Islands
city-valencia = Valencia
city-algiers = Algiers
city-timbuktu = Timbuktu
city-venice = Venice
city-venice-2 = Venice (second place)
city-constantinople-1 = Constantinople (first circle)
city-constantinople-2 = Constantinople (second circle)
city-constantinople-3 = Constantinople (third circle)
city-modon = Modon
city-rhodes = Rhodes
city-cairo = Cairo
city-cyprus = Cyprus
city-red-sea = the Red Sea
    .cap = The Red Sea
border-england-france = England – France
border-france-hre = France – HRE
border-hre-hungary = HRE – Hungary
border-hungary-byzantium = Hungary – Byzantium
border-portugal-aragon = Portugal – Aragon
border-aragon-papal = Aragon – Papal States
border-papal-ottoman = Papal States – Ottoman
border-ottoman-mamluk = Ottoman – Mamluk
border-england-portugal = England – Portugal
border-france-aragon = France – Aragon
border-hre-papal = HRE – Papal States
border-hungary-ottoman = Hungary – Ottoman
border-byzantium-mamluk = Byzantium – Mamluk
slot-east-0 = East, fair card
slot-east-1 = East 1
    .price = East, 1 florin
slot-east-2 = East 2
    .price = East, 2 florins
slot-east-3 = East 3
    .price = East, 3 florins
slot-east-4 = East 4
    .price = East, 4 florins
slot-east-5 = East 5
    .price = East, 5 florins
slot-west-0 = West, fair card
slot-west-1 = West 1
    .price = West, 1 florin
slot-west-2 = West 2
    .price = West, 2 florins
slot-west-3 = West 3
    .price = West, 3 florins
slot-west-4 = West 4
    .price = West, 4 florins
slot-west-5 = West 5
    .price = West, 5 florins

## Victories

victory-renaissance = Renaissance victory
victory-globalization = globalization victory
victory-imperial = imperial victory
victory-holy = holy victory
victory-byzantine = Byzantine victory

## Cards

card-inquisition-pope = Inquisition Pope
card-papal-elephant = Papal Elephant
card-grand-inquisitor = Grand Inquisitor
card-antipope = Antipope
card-reformed-theology = Reformed Theology
card-star-chamber = Star Chamber
card-peters-pence = Peter's Pence
card-jesuits = Jesuits
card-house-of-borgia = House of Borgia
card-bonfire-of-the-vanities = Bonfire of the Vanities
card-anabaptist-reformation = Anabaptist Reformation
card-knights-hospitaller = Knights Hospitaller
card-genoese-fleet = Genoese Fleet
card-india-armada = India Armada
card-hanseatic-league = Hanseatic League
card-the-company-of-merchant-adventurers = The Company of Merchant Adventurers
card-scottish-privateers = Scottish Privateers
card-almeida-armada = Almeida Armada
card-gold-coast-monopoly = Gold Coast Monopoly
card-arumer-zwarte-hoop = Arumer Zwarte Hoop
card-conquistadors = Conquistadors
card-the-last-knight = The Last Knight
card-spanish-tercio = Spanish Tercio
card-gonfalonier = Gonfalonier
card-teutonic-knights = Teutonic Knights
card-cromwell = Cromwell
card-swabian-league = Swabian League
card-the-bold = The Bold
card-holy-land-crusade = Holy Land Crusade
card-santa-hermandad = Santa Hermandad
card-swiss-rislaufer = Swiss Risläufer
card-duke-of-milan = Duke of Milan
card-schwarzer-haufen = Schwarzer Haufen
card-merchants-of-the-staple = Merchants of the Staple
card-communeros-guilds = Communeros Guilds
card-flanders-guild = Flanders Guild
card-the-hidden = The Hidden
card-bundschuh-revolt = Bundschuh Revolt
card-florentine-wool = Florentine Wool
card-sindicat-remenca = Sindicat Remença
card-peasant-republic-of-dithmarschen = Peasant Republic of Dithmarschen
card-hochstetter-bank = Höchstetter Bank
card-gutenberg = Gutenberg
card-isabella-of-castille = Isabella of Castille
card-anne-of-brittany = Anne of Brittany
card-joanna-of-castile = Joanna of Castile
card-margaret-of-anjou = Margaret of Anjou
card-mary-the-rich = Mary the Rich
card-order-of-santiago = Order of Santiago
card-la-serenissima = La Serenissima
card-kingmaker = Kingmaker
card-luther = Luther
card-friese-freedom = Friese Freedom
card-marechaussee = Maréchaussée
card-duchy-of-ferrara = Duchy of Ferrara
card-the-grim = The Grim
card-safavids = Safavids
card-dervishes = Dervishes
card-qizilbash = Qizilbāsh
card-barbarossa-brothers = Barbarossa Brothers
card-ottoman-navy = Ottoman Navy
card-corsairs-of-the-iberian-exile = Corsairs of the Iberian Exile
card-mamluk-household-guard = Mamluk Household Guard
card-black-army = Black Army
card-janissaries = Janissaries
card-black-sheep-tribe = Black Sheep Tribe
card-bashi-bazouk = Bashi-bazouk
card-zupy-krakowskie-company = Zupy Krakowskie Company
card-the-handsome = The Handsome
card-bosnian-and-serbian-silver = Bosnian & Serbian Silver
card-the-crim-horde = The Crim Horde
card-the-kremlin = The Kremlin
card-elzbieta-of-bohemia = Elzbieta of Bohemia
card-sophia-palaiologina = Sophia Palaiologina
card-hurrem-sultan-roxelana = Hürrem Sultan Roxelana
card-sitt-i-hatun-of-dulkadir = Sitt-î Hatun of Dulkadir
card-carlotta-lusignan-of-cyprus = Carlotta Lusignan of Cyprus
card-greek-klephts = Greek Klephts
card-crimean-goths = Crimean Goths
card-damascus-coffee = Damascus Coffee
card-pospolite-ruszenie = Pospolite Ruszenie
card-the-timar-system = The Timar System
card-vlad-the-impaler = Vlad the Impaler
card-saint-stefan-cel-mare = Saint Stefan cel Mare
card-soninke-wangara = Soninke Wangara
card-cem-anti-hostage = Cem Anti-Hostage
card-grande-of-spain = Grande of Spain
card-duke-of-athens = Duke of Athens
card-funj-nomads = Funj Nomads
card-zaporozhian-host = Zaporozhian Host
card-elizabeth-bathory = Elizabeth Báthory
card-amerigo-vespucci = Amerigo Vespucci
card-podesta-of-venice = Podestà of Venice
card-unity-of-the-brethren = Unity of the Brethren
card-papal-legate-to-persia = Papal Legate to Persia
card-unified-christendom = Unified Christendom
card-civil-engineer = Civil Engineer
card-sahn-i-seman-medrese = Sahn-i Seman Medrese
card-academia = Academia
card-theft-of-the-holy-crown = Theft of the Holy Crown
card-franco-ottoman-navy = Franco-Ottoman Navy
card-prussian-league-navy = Prussian League Navy
card-tersane-i-amire = Tersâne-i Âmire
card-isfendiyarid-dynasty = Isfendiyarid Dynasty
card-brotherhood-of-st-mark = Brotherhood of St. Mark
card-transylvanian-plot = Transylvanian Plot
card-glinskis-rebellion = Glinski's Rebellion
card-phocoean-alum = Phocoean Alum
card-dalmatian-merchant-marine = Dalmatian Merchant Marine
card-counts-of-celji = Counts of Celji
card-sahkulu-shiite-revolt = Şahkulu Shi'ite Revolt
card-celebi-tax-revolts = Çelebi Tax Revolts
card-despina-khatun = Despina Khatun
card-grand-mufti = Grand Mufti
card-grand-hetman = Grand Hetman
card-agents-of-dukagjini = Agents of Dukagjini
card-nomads-of-tlemcen = Nomads of Tlemcen
card-the-last-sigh = The Last Sigh
card-nothing-new = Nothing New
card-the-last-byzantine = The Last Byzantine
card-beylerbey-of-egypt = Beylerbey of Egypt
card-lizard-union = Lizard Union
card-red-sea-fleet = Red Sea Fleet
card-man-for-all-seasons = Man for all Seasons
card-oratory-of-divine-love = Oratory of Divine Love
card-cryptography = Cryptography
card-michelangelo = Michelangelo
card-artistic-geometry = Artistic Geometry
card-romantic-realism = Romantic Realism
card-mining-engineer = Mining Engineer
card-machiavellianism = Machiavellianism
card-hermeticism = Hermeticism
card-faith-vs-reason = Faith vs. Reason
card-reichskrone = Reichskrone
card-french-pirates = French Pirates
card-venetian-navy = Venetian Navy
card-welser-klein-venedig = Welser Klein-Venedig
card-kalmar-union = Kalmar Union
card-wolf-of-rimini = Wolf of Rimini
card-mons-meg = Mons Meg
card-kappeler-milchsuppe = Kappeler Milchsuppe
card-bank-of-strozzi = Bank of Strozzi
card-william-caxton = William Caxton
card-tolfa-alum = Tolfa Alum
card-cornish-tin = Cornish Tin
card-catalan-pactists = Catalan Pactists
card-catherine-of-navarre = Catherine of Navarre
card-margaret-of-austria = Margaret of Austria
card-the-mary-rose = The Mary Rose
card-european-union = European Union
card-epicurean-swerve = Epicurean Swerve
card-humanism = Humanism
card-council-of-trent = Council of Trent
card-order-of-preachers = Order of Preachers
card-consent-of-the-governed = Consent of the Governed
card-jacques-lefevre-detaples = Jacques Lefèvre d'Étaples
card-enclosure = Enclosure
card-catherine-de-medici = Catherine de' Medici
card-jizya-tax-revolt = Jizya Tax Revolt
card-circassian-mamluks = Circassian Mamluks
card-transylvanian-saxons = Transylvanian Saxons
card-bank-of-st-george = Bank of St. George
card-twelver-ghulat = Twelver Ghulat
card-settlement-of-tiberias = Settlement of Tiberias
card-sarmatism = Sarmatism
card-office-of-foreign-envoys = Office of Foreign Envoys
card-kaysar-i-rum = Kaysar-i-Rûm
card-uskok-pirates = Uskok Pirates
card-szapolya-family = Szápolya Family
card-netherlands-inquisition = Netherlands Inquisition
card-huguenots = Huguenots
card-reformation-parliament = Reformation Parliament
card-margaret-of-parma = Margaret of Parma
card-comet-copernicus = Comet: Copernicus
card-comet-nostradamus = Comet: Nostradamus
card-comet-halley = Comet: Halley
card-comet-regiomontanus = Comet: Regiomontanus
card-ruler-england = Ruler of England
card-ruler-france = Ruler of France
card-ruler-hre = Ruler of the Holy Roman Empire
card-ruler-hungary = Ruler of Hungary
card-ruler-byzantium = Ruler of Byzantium
card-ruler-portugal = Ruler of Portugal
card-ruler-aragon = Ruler of Aragon
card-ruler-papal = Ruler of the Papal States
card-ruler-ottoman = Ruler of the Ottoman Empire
card-ruler-mamluk = Ruler of the Mamluk Sultanate

## Operations, one-shots, prestige

op-inquisitor-catholic = Catholic inquisitor
op-inquisitor-islamic = Islamic inquisitor
op-inquisitor-reformist = Reformist inquisitor
op-commerce-east = commerce East
op-commerce-west = commerce West
op-behead = behead
op-tax = tax
op-vote-east = vote East
op-vote-west = vote West
op-corsair-catholic = Catholic corsair
op-corsair-islamic = Islamic corsair
op-corsair-reformist = Reformist corsair
op-siege = siege
op-campaign = campaign
op-repress-rook = repress a rook
op-repress-knight = repress a knight
op-repress-rook-knight = repress a rook or knight
op-repress-pawn = repress a pawn
op-repress-pawn-rook = repress a pawn or rook
op-repress-pawn-knight = repress a pawn or knight
op-repress-pawn-rook-knight = repress a pawn, rook or knight
shot-none = campaign
shot-crusade = crusade
shot-jihad = jihad
shot-reformation = reformation
shot-conspiracy = conspiracy
shot-peasant-revolt = peasant revolt
shot-coronation = coronation
shot-apostasy-catholic-islamic = apostasy: Catholic and Islamic
shot-apostasy-catholic-reformist = apostasy: Catholic and Reformist
shot-apostasy-islamic-reformist = apostasy: Islamic and Reformist
shot-shift-spice-islands = trade shift to the Spice Islands
shot-shift-red-sea = trade shift to the Red Sea
shot-shift-novgorod = trade shift to Novgorod
shot-shift-timbuktu = trade shift to Timbuktu
prestige-catholic = Catholic
prestige-islamic = Islam
prestige-reformist = Reformist
prestige-law = law
prestige-discovery = discovery
prestige-patron = patron
face-england-king = king of England
face-england-republic = republic of England
face-france-king = king of France
face-france-republic = republic of France
face-hre-king = king of the Holy Roman Empire
face-hre-republic = republic of the Holy Roman Empire
face-hungary-king = king of Hungary
face-hungary-republic = republic of Hungary
face-byzantium-king = king of Byzantium
face-byzantium-republic = republic of Byzantium
face-portugal-king = king of Portugal
face-portugal-republic = republic of Portugal
face-aragon-king = king of Aragon
face-aragon-republic = republic of Aragon
face-papal-king = king of the Papal States
face-papal-republic = republic of the Papal States
face-ottoman-king = king of the Ottoman Empire
face-ottoman-republic = republic of the Ottoman Empire
face-mamluk-king = king of the Mamluk Sultanate
face-mamluk-republic = republic of the Mamluk Sultanate
face-hungary-king-promo1 = king of Hungary (promo)
face-hungary-republic-promo2 = republic of Hungary (promo)
face-ottoman-king-promo3 = king of the Ottoman Empire (promo)
face-ottoman-republic-promo4 = republic of the Ottoman Empire (promo)
face-papal-king-promo5 = king of the Papal States (promo)
face-papal-king-promo6 = king of the Papal States (promo)

## Card texts

text-card = { $region } card. Location: { $place }.
text-queen = { $region } card, a queen. Suitors: { $suitors }.
text-empire = { $empire }
text-agents = Agents: { $agents }.
text-agent = { $piece }
text-own-pawn = your pawn
text-shot = One-shot: { $shot }.
text-ops = Operations: { $ops }.
text-op = { $op }
text-prestige = Prestige: { $prestige }.
text-one-prestige = { $prestige }
text-with-prestige = prestige ({ $prestige })
text-nothing = nothing
text-religion = { $religion_colour }
text-comet = Bought, it is discarded at once and activates one of the victories.
text-king = King: { $features }.
text-republic = Republic: { $features }.
text-king-promo = King in the Age of Reformation: { $features }.
text-republic-promo = Republic in the Age of Reformation: { $features }.
text-king-promo-reformist = King of a Reformist theocracy (Age of Reformation): { $features }.
text-king-promo-islamic = King of an Islamic theocracy (Age of Reformation): { $features }.
ability-behead-only-bishoped = Its behead hits only a card located in the { $region } with a bishop of one of these colours on it: { $bishops }.
ability-coronation-unrestricted = Your coronations may also take a king who is married or in another tableau; his former queen is discarded.
ability-crusade-rooks-as-knights = In your crusades gold rooks of neighbouring empires may join like knights.
ability-double-spice-profit = Your concessions collect double at fairs that start at the Spice Islands.
ability-sell-for-four = Sold from the tableau it fetches 4 florins.
ability-condottiere = For everybody: while the Papal States are medieval or Catholic, Venice has room for two.
ability-unlimited-hand = Your hand has no limit.
ability-silence-immunity = No bishop silences your cards.
ability-discard-for-revolt = As an action, discard this crowned queen for a peasant revolt in her husband's empire.
ability-free-trade-fair = One fair each turn takes no action.
ability-free-ops-east = Your East operations take no action.
ability-free-ops-west = Your West operations take no action.
ability-patron-as-concession = For globalization your patron prestige counts as concessions too.
ability-counts-as-republic = For the Renaissance this card counts as a republic.
ability-pirate-proof-concessions = Pirates do not kill your concessions.
ability-dual-ops = One action runs both sides of your tableau.
ability-victory-costs-two-renaissance = For everybody: declaring the Renaissance victory takes both actions.
ability-victory-costs-two-globalization = For everybody: declaring the globalization victory takes both actions.
ability-victory-costs-two-imperial = For everybody: declaring the imperial victory takes both actions.
ability-victory-costs-two-holy = For everybody: declaring the holy victory takes both actions.
ability-apostasy-action = As an action, perform an apostasy between any two religions.
ability-sell-to-borrow-political-op = Sold from the tableau it lets you perform one political operation of another player's card.
ability-double-concessions = Your concessions count double at fairs and in votes.
ability-patron-as-law = For the Renaissance your patron prestige counts as law too.
ability-sale-triggers-one-shot = When you sell a card you may perform its civil war, crusade or apostasy.
ability-buffer-state = For everybody: Portugal and France are not adjacent.
ability-apostasy-immunity = Apostasy does not touch you.
ability-sell-to-emancipate = Sold from the tableau it lets you free repressed pieces of western empires.
ability-patron-as-bishop = For your holy victory your patron prestige counts as green bishops.
ability-slave-soldiers = In your campaigns against the East the pieces repressed on the Mamluk square join as knights, a florin each.
ability-vote-discount-per-patron = Your votes are a florin cheaper for each of your patron prestige.
ability-green-pirates-count-red = For everybody: green pirates also count as red bishops and, beside a Reformist theocracy, as its red pieces.
ability-bigger-subsidy = Your subsidy at fairs is { $florins } florins.

## Prompts

prompt-take-action = { $actions ->
        [0] Both actions are done; what remains is free
        [one] One action left
       *[other] Your turn: { $actions } actions
    }.
prompt-activate-victory = The comet: which victory becomes active?
prompt-declare-one-shot = { $card }: does its one-shot happen ({ $shot })?
prompt-marry = { $card }: whom does she marry?
prompt-deploy-agent = { $card }: where does the { $piece } go?
prompt-pacify = The bishop has arrived at { $card }: kill a repressed piece?
prompt-borrow-piece = No { $piece } is left in the supply. Where from?
prompt-call-rooks = Do the gold rooks of the neighbours join the crusade in { $empire }?
prompt-choose-loss = Battle in { $empire } ({ $shot }): which piece is lost? Losses to choose: { $count }.
prompt-place-survivor = Place a survivor in { $empire }.
prompt-place-concession = Regime change in { $empire }: place a concession?
prompt-emancipate = Free repressed pieces?
prompt-golden-liberty = Golden Liberty: does { $empire } become medieval?
prompt-arrange-constantinople = Arrange the pieces in Constantinople.
prompt-choose-operation = { $region }: which operation?
prompt-aim-operation = { $card }, { $op }: choose the target.
prompt-answer-tax = { $empire_cap } taxes your concession at { $border }: pay a florin, or let it be repressed?
prompt-borrow-operation = Perform one political operation of another player's card?
prompt-place-levy = A levy in { $empire }: in which city?
prompt-throw-away = Your hand is limited again: discard a card.
prompt-trim-venice = Venice has one place again: which piece goes?

## Options

option-buy = Buy { $card } ({ $slot_price })
option-play = Play { $card }
# The piece (city_piece, border_piece) and the price are known only where it is asked; elsewhere the place or card stands there.
in-city = { $city_piece ->
        [0] gold rook
        [1] green rook
        [2] red rook
        [3] gold knight
        [4] green knight
        [5] red knight
       *[other] piece
    }
at-sea = { $border_piece ->
        [6] gold pirate
        [7] green pirate
        [8] red pirate
       *[other] pirate
    }
whose = { $border_piece ->
        [12] { "" }Fugger{ " " }
        [13] { "" }Medici{ " " }
        [14] { "" }Cœur{ " " }
        [15] { "" }Marchionni{ " " }
        [16] { "" }Berenberg{ " " }
        [17] { "" }Mendes{ " " }
       *[other] { "" }
    }
option-sell = Sell { $card }{ $card_price ->
        [2] { " " }for { $card_price } florins
        [4] { " " }for { $card_price } florins
        [6] { " " }for { $card_price } florins
       *[other] { "" }
    }
option-operate = Run { $region } operations
option-operate-both = Run both sides, { $region } first
option-hold-fair = Hold the { $region } fair
option-declare = Declare the { $victory }
option-incite = Discard { $card } for a peasant revolt
option-renounce = Apostasy: { $faiths }
option-end-turn = End the turn
option-activate = Activate the { $victory }
option-strike = Yes, in { $empire }{ $empire_priced ->
        [1] : { $empire_attack } against { $empire_defence }
       *[other] { "" }
    }
option-fire = Yes, perform it
option-hold-fire = No one-shot
option-crown = Marry the king of { $empire }
option-stay-unwed = Stay unmarried
option-deploy = Place in { $city }
option-displace = Place in { $city }, repressing the { in-city } there for a florin
option-post-pirate = Place on the border { $border }
option-settle = A concession on the border { $border }
option-oust = A concession on the border { $border }, repressing the { whose }pawn there onto the ruler of { $empire } for a florin
option-ordain = On { $card }
option-skip-agent = Do not place it
option-pacify = Kill the { $piece }
option-spare = Spare them
option-borrow-repressed = Take a repressed one from the ruler of { $empire }
option-borrow-city = Take it from { $city }
option-borrow-border = Take it from the border { $border }
option-borrow-card = Take it from { $card }
option-do-without = Do without it
option-call-rooks = Call the rooks
option-leave-rooks = Leave them at home
option-lose-agent = Lose the agent: { $piece }
option-lose-city = Lose the { in-city } in { $city }
option-lose-pirate = Lose the { at-sea } at { $border }
option-lose-concession = Lose the concession at { $border }
option-lose-repressed = Lose the repressed { $piece }
option-place-city = Place the { $piece } in { $city }
option-place-border = Place the { $piece } on the border { $border }
option-no-concession = No concession
option-free-city = Free the { $piece } to { $city }
option-free-border = Free the { $piece } of { $empire } to the border { $border }
option-free-no-more = Free nobody else
option-proclaim-liberty = Make it medieval
option-keep-theocracy = Leave it as it is
option-leave-empty = Leave empty: { $city }
option-stand-in = Stand in: { $city }
option-perform = { $card }: { $op }
option-stop = No further operation
option-move-bishop = From { $from } to { $to }
option-take-florin = Take a florin: { $slot }
option-execute = Behead { $card }
option-impose-tax = Tax the { whose }concession at { $border } for { $empire }
option-repress-city = Repress the { in-city } in { $city }
option-repress-concession = Repress the { whose }concession at { $border }, onto the ruler of { $empire }
option-call-vote = Vote in { $empire }{ $empire_priced ->
        [1] { $empire_price ->
            [0] { " " }(free)
            [one] { " " }for { $empire_price } florin
           *[other] { " " }for { $empire_price } florins
        }
       *[other] { "" }
    }
option-sail = From { $from } to { $to }
option-besiege-city = Kill the { in-city } in { $city }
option-besiege-pirate = Kill the { at-sea } at { $border }
option-march = March against { $empire }{ $empire_priced ->
        [1] : { $empire_price } against { $empire_defence }, for { $empire_price ->
            [one] { $empire_price } florin
           *[other] { $empire_price } florins
        }
       *[other] { "" }
    }
option-pay-tax = Pay a florin
option-yield = Let the concession be repressed
option-levy-in = A { in-city } in { $city }
option-throw-away = Discard { $card }
option-remove-from = The { in-city } in { $city }

## Refused options

refused-republic = A republic does not marry.
refused-married = He is married already.
refused-other-tableau = He serves another house.
refused-pirate-there = A pirate holds this border.
refused-no-florin = Somebody is there, and you have no florin to repress.
refused-emporium-closed = This emporium is closed.
refused-no-heretic = There is no heretic to fight.
refused-card-used = This card has given its operation this turn.
refused-silenced = A bishop silences this card.
refused-no-target-here = It has no target.
refused-fair-card = The fair card lies face down: it is only for a fair.
refused-usury = You have put a florin on this card this turn.
refused-hand-full = Your hand is full.
refused-once-a-turn = This can be done once a turn.
refused-no-target = No operation of this side has a target.
refused-needs-two-actions = A red card makes this victory cost both actions of a turn.
refused-not-fulfilled = Its conditions are not met.
refused-too-dear = You do not have that many florins.

## The log

event-turn-began = { $owner } to move.
event-bought = { $owner } buys { $card } for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
event-gained = { $owner } takes { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } from the card.
event-comet-bought = { $owner } buys { $card }.
event-activated = { $owner } activates the { $victory }.
event-played = { $owner } plays { $card }.
event-one-shot = { $owner } performs a one-shot ({ $shot }).
event-sold = { $owner } sells { $card } for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
event-sold-from-hand = { $owner } sells a card from the hand for { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
event-sold-secretly = You sold { $card }.
event-threw-away = { $owner } discards a card from the hand.
event-threw-secretly = You discarded { $card }.
event-discarded = Discarded: { $card }.
event-to-throne = The ruler of { $empire } returns to the throne.
event-deployed = A { $piece } enters { $city }.
event-posted = A { $piece } takes the border { $border }.
event-conceded = { $owner } places a concession at { $border }.
event-repressed = The { $piece } is repressed in { $empire }.
event-killed = The { $piece } dies.
event-borrowed = A { $piece } is taken from elsewhere.
event-bishop-placed = A { $piece } is placed on { $card }.
event-bishop-moved = The { $piece } moves from { $from } to { $to }.
event-diet-of-worms = Two bishops meet on { $card }, and both die.
event-pacified = The { $piece } on the square of { $empire } is pacified.
event-battle = Battle in { $empire } ({ $shot }): { $attackers } against { $defenders }.
event-battle-won = { $owner } wins the battle in { $empire }.
event-battle-lost = { $owner } loses the battle in { $empire }.
event-married = { $card } marries the king of { $empire } ({ $owner }).
event-unwed = { $card } stays unmarried ({ $owner }).
event-taken = { $owner } takes the ruler of { $empire }.
event-became-vassal = { $empire_cap } is now a vassal of { $suzerain } ({ $owner }).
event-became-republic = { $empire_cap } becomes a republic ({ $owner }).
event-became-kingdom = { $empire_cap } becomes a kingdom again ({ $owner }).
event-state-changed = { $empire_cap } is now { $state }.
event-freed = The { $piece } in { $empire } is freed.
event-emporium-opened = { $city_cap } opens, { $closed } closes.
event-apostasy = Apostasy: { $faiths }.
event-fair-began = { $owner } holds the { $region } fair with a profit of { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
event-subsidised = { $owner } takes a subsidy of { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }.
event-concession-paid = { $owner } earns { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } at { $border }.
event-pirate-took = A pirate takes a florin at { $border }.
event-no-voyage = The subsidy was all there was: the { $region } fair ends where it began.
event-voyage-ended = The voyage ends in { $empire }; left over: { $florins }.
event-levied = A { $piece } is raised in { $city }.
event-commerce-took = { $owner } takes a florin from the market ({ $slot }).
event-performed = { $owner } uses { $card }: { $op }.
event-beheaded = Beheaded: { $card }.
event-taxed = { $owner } taxes the concession at { $border } for { $empire }.
event-tax-paid = { $owner } pays the tax.
event-voted = { $owner } wins the vote in { $empire } { $florins ->
        [0] for free
        [one] for { $florins } florin
       *[other] for { $florins } florins
    }.
event-sailed = The { $piece } sails from { $from } to { $to }.
event-turned-up = New on the market: { $card } ({ $slot }).
event-fair-card = New { $region } fair card: { $card }.
event-declared = { $owner } declares the { $victory }!
event-market-exhausted = The market cannot be filled any more.
event-bankrupt = { $owner } is bankrupt and out of the game.

## The end

end-renaissance = The Renaissance has dawned.
end-globalization = The world has become one.
end-imperial = An empire rules Europe.
end-holy = One faith is supreme.
end-byzantine = Byzantium has risen again.
end-patron = The market is exhausted: the greatest patron wins.
end-last-standing = All other houses are bankrupt.
verdict-won = You have beaten the rival.
verdict-lost = The rival has won.
score-victory = victory
score-patron = patron prestige
score-florins = florins

## The text board

board-comets = Comets to come: { $count }
board-discarded = Discarded: { $count }
board-pool = Being placed:
board-hre = HRE
board-papal = Papal States
board-ottoman = Ottoman
board-mamluk = Mamluk
board-throne = throne
board-vassal = vassal
board-borders = Borders
board-route = { $region } from { $city }:
board-face-down = (fair card, face down)
board-top = Next:
board-victories = Victories
board-republics = republics
board-law = law
board-concessions = concessions
board-discovery = discovery
board-kings = kings
board-hand = Your hand:
board-cards = Hand
board-maids = Unmarried:
board-legend =
    1 2 3 4: players by seat; R: the rival of a solo game; 3¢: florins
    † gold (Catholic), ☾ green (Islamic), ≡ red (Reformist); behind an empire's name: a theocracy
    ♜ rook, ♞ knight, ♝ bishop, ⚑ pirate, 2♟ concession of player 2; ×: repressed; ·: empty
    ♔ king, ⌂ republic: on the throne or with a player
    ●○: actions left and done; before a victory: active or not
    1 2 3 4 5 before a card of the market: its price; !: you have paid on it this turn
    1:2 2:0 (+2): what each player has, and the lead it takes; ✓: who meets all conditions
    † 2/3: bishops and believers of a religion, then each player's prestige of it
    ♥: the queen of a king

## Scenarios that cannot be read

error-scenario-pax-repressed = pirates and bishops cannot be repressed.
error-scenario-pax-spare = too many cards are used elsewhere to fill the decks.

## Positions that do not add up (scenarios)

error-unsound-supply = the supply owes { $piece }
error-unsound-pieces = { $piece } do not add up
error-unsound-side = { $card } lies on the wrong side
error-unsound-husband = { $card } lies in a row without a husband
error-unsound-bank = { $card } lies with the wrong bank
error-unsound-comet = a comet is missing
error-unsound-many = there are too many cards
error-unsound-apart = a vassal and its suzerain are apart
error-unsound-vassal-vassal = a vassal has a vassal
error-unsound-vassal-republic = a vassal is a republic
error-unsound-suzerain-republic = a suzerain is a republic
error-unsound-square = a ruler’s card is lost
error-unsound-married = a republic is married
error-unsound-bishop = a bishop stands on nothing
error-unsound-city = no such piece can be in a city
error-unsound-pirate = a pirate is on land
error-unsound-florins = a bank owes florins
error-unsound-market = the market owes florins
error-unsound-settled = something should have followed at once
error-unsound-repressed = fewer than no pieces are repressed

## What is under way

trail-fair = Trade fair
trail-battle = Battle for { $empire }
trail-regime = Regime change: { $empire }
trail-operations = Operations

# how a level of bots plays, by what it does oftener than the others (data/styles.json)
style-hold-fair = likes trade fairs
style-buy = buys in the market
style-sell = sells its cards
style-play = lays out many cards
style-operate = sets its tableau to work
style-operate-both = sets both its tableaus to work
style-strike = warlike
style-fire = strikes at once
style-crown = likes royal weddings
style-end-turn = ends its turns early
style-activate = in a hurry to win
