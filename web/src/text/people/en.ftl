# All my games, profiles, ladders

ui-nav-games = Games
ui-nav-ladder = Ladder
ui-all-games = All my games
ui-games-title = Game
ui-games-any = any
ui-games-state = How it stands
ui-games-won = I have won
ui-games-lost = I have lost
ui-games-none = without a result
ui-games-kind = Where it comes from
ui-games-kind-table = played at a table
ui-games-kind-fork = played on from a replay
ui-games-kind-import = from a file
ui-games-name = Name of a player
ui-games-nothing = There is no such game.
ui-games-older = Older games
ui-place-won = won
ui-place-lost = place { $place }
ui-no-result = no result
ui-profile-mine = My profile
ui-profile-since = here since { $date }
ui-profile-guest = guest
ui-profile-statistics = By title
ui-profile-no-statistics = No game with a result yet.
ui-profile-history = Games
ui-profile-history-public = Games at public tables
ui-profile-no-history = None yet.
ui-profile-rating = Rating over time
ui-stat-title = Game
ui-stat-games = Games
ui-stat-won = Won
ui-stat-share = Share
ui-stat-resigned = Resigned
ui-stat-rating = Rating
ui-stat-best = Best
ui-ladder-about = Everybody begins with 1500. Whoever wins takes points from those who lose: many from stronger players, few from weaker ones. Games with a hint, forks and games ended by agreement do not count.
ui-ladder-place = Place
ui-ladder-player = Player
ui-ladder-games = Games
ui-ladder-rating = Rating
ui-ladder-new = new
ui-ladder-new-about = Less than ten games: the rating is still finding its place.
ui-ladder-nobody = Nobody has played a rated game of this title yet.
ui-ladder-mine = To my place ({ $place })
ui-ladder-better = Better ones
ui-ladder-next = Further down

# Hints, and what they mean for the rating

ui-hint-wins = of 100 games
ui-hint-why-clear = Clearly the best: { $wins } of 100 games won, { $lead } more than with the next best option.
ui-hint-why-some = Somewhat better: { $wins } of 100 games won, { $lead } more than with the next best option.
ui-hint-why-even = Hardly better than the next one ({ $wins } against { $next }): choose what suits your plan.
ui-hint-why-tried = Others came out a little higher ({ $next } against { $wins }), but in few tries; this one it has examined the longest and trusts most.
ui-hint-why-only = There is nothing else worth trying.
ui-hint-unrates = This game is rated
ui-hint-unrates-about = After a hint it does not count for the rating any more, however it ends.
ui-hint-unrates-yes = Show the hint
ui-hint-unrates-no = Play on without one

# The end

ui-ended-resigned-by = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
ui-rating-change = { $before } → { $after } ({ $change })
ui-rating-changes = Ratings
ui-not-rated = This game was not rated.

# Web push

ui-push = Tell me of my moves here, even while no page is open
ui-push-about = By way of your browser's push service; only this browser can read the message. Not in your quiet hours. On an iPhone or iPad, add Ludarium to the home screen first.
ui-push-cannot = This browser shows no messages while the page is closed, or the page was not opened over https.
ui-push-forbidden = The browser does not allow messages from this page. You can change that in its settings.
ui-push-failed = The browser's push service cannot be reached.

# Tournaments

ui-nav-tournaments = Tournaments
ui-tournaments-none = There is no tournament yet. Set one up!
ui-tournaments-older = Older ones
ui-tournament-new = A new tournament
ui-tournament-name = Name
ui-tournament-kind = How it is played
ui-tournament-robin = round robin
ui-tournament-swiss = Swiss
ui-tournament-knockout = knockout
ui-tournament-robin-about = Everybody meets everybody once. A game won is one point, a drawn one half a point.
ui-tournament-swiss-about = In every round equals meet equals, nobody the same one twice. A game won is one point, a drawn one half a point.
ui-tournament-knockout-about = Who loses is out. A drawn game goes to whoever entered before.
ui-tournament-robin-about-many = Everybody plays in every round, with others as far as it goes. A game is worth one point: whoever comes in first gets it whole, the others as large a part of it as they have left others behind them.
ui-tournament-swiss-about-many = In every round equals sit together, with new ones as far as it goes. A game is worth one point: whoever comes in first gets it whole, the others as large a part of it as they have left others behind them.
ui-tournament-knockout-about-many = Who wins a table goes on, the others are out. A drawn game goes to whoever entered before.
ui-tournament-seats = At a table
ui-tournament-at-table = tables for { $count }
ui-tournament-bots = Bots
ui-tournament-listed = Everybody can see it and enter (else only who has the link)
ui-tournament-create = Set it up
ui-tournament-state-open = open
ui-tournament-state-over = over
ui-tournament-round = round { $round } of { $rounds }
ui-tournament-size = { $count ->
    [one] one player
   *[other] { $count } players
}
ui-tournament-enter = Enter
ui-tournament-begin = Begin
ui-tournament-leave = Leave
ui-tournament-withdraw = Withdraw
ui-tournament-close = Close the tournament
ui-tournament-standing = Table
ui-tournament-col-place = Place
ui-tournament-col-player = Player
ui-tournament-col-points = Points
ui-tournament-col-games = Games
ui-tournament-out = withdrawn
ui-tournament-games-of = Round { $round }
ui-tournament-bye = rests
ui-tournament-play = Play
ui-in-tournament = To the tournament

# Friends

ui-friends = Friends
ui-friend-name = Name of an account
ui-friend-ask = Ask to be friends
ui-friend-asks = { $name } would like to be friends.
ui-friend-asked = { $name }: no answer yet
ui-friend-accept = Accept
ui-friend-decline = Decline
ui-friend-end = Part
ui-friend-take-back = Take back
ui-friend-invite = Invite a friend
ui-friend-invited = { $name } finds the invitation among the tables.
ui-invitations = Invitations
