# What only the drawn board says; everything else comes from the title's own catalogue.

troyes-city = The city of Troyes
troyes-cathedral = Cathedral
troyes-square = City square
troyes-buildings = Buildings
troyes-cards = Activity cards
troyes-queue = Events
troyes-round = Round { $round } of { $rounds }
troyes-placement = First citizens
troyes-influence-track = Influence track
troyes-decks = Cards left in the event decks
troyes-cost = Hiring: { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
troyes-divisor = once for every { $divisor } pips
troyes-tradesman = Tradesman: { $owner }, { $vp } VP
troyes-place-free = Free cell: { $vp } VP
troyes-cubes = Cubes: { $owner }, { $count }
troyes-opens = opens in round { $round }
troyes-card-more = About { $card }
troyes-black = { $count ->
    [one] { $count } black die
   *[other] { $count } black dice
}
troyes-black-dice = Black dice
troyes-event-vp = First place { $first } VP, second { $second } VP
troyes-flags = Flags taken: { $taken } of { $flags }
troyes-first = first player
troyes-passed = passed
troyes-deniers = Deniers
troyes-influence = Influence
troyes-points = Points so far
troyes-points-hidden = Points are hidden
troyes-events-taken = Event cards taken
troyes-supply = Citizens at hand: { $count }, to recruit: { $reserve }
troyes-reserve = { $count } more to recruit
troyes-characters-hidden = Hidden characters: { $count }
troyes-deferred = deferred: cubes are kept for later actions
troyes-empty = empty
troyes-flat = lying flat: { $owner }

# headings of options that belong together
verb-settle = Settle a citizen
verb-reroll = Reroll a die (1 influence)
verb-flip = Turn dice over (4 influence)
verb-activate = Use an activity card
verb-fight = Fight an event
verb-defend = Defend with a die
verb-also = Counter another black die too
verb-modify = Use a cube
verb-add = Add a die
verb-times = How many times
verb-send-citizen = Send a citizen from a building
verb-send-flat = Send a citizen lying flat
verb-send-tradesman = Send a tradesman
verb-mill = Choose a building
verb-mark = Put a cube on an event

# the parts of the board on a narrow screen
troyes-parts = Parts of the board
troyes-tab-city = City
troyes-tab-cards = Cards
troyes-tab-events = Events
troyes-tab-others = Others
troyes-lit = something to choose
