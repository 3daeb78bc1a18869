mail-move-subject = Your move: { $title }
mail-move = It is your move in { $title }.
mail-time-subject = { $hours ->
    [one] One hour left: { $title }
   *[other] { $hours } hours left: { $title }
}
mail-time = { $hours ->
    [one] You have about one hour left for your move in { $title }.
   *[other] You have about { $hours } hours left for your move in { $title }.
}
mail-digest-subject = { $count ->
    [one] One game waits for your move
   *[other] { $count } games wait for your move
}
mail-digest = It is your move in these games:
mail-confirm-subject = { $code } is your code
mail-confirm = Enter this code to get messages at this address: { $code }
    If you did not ask for it, ignore this message.
mail-webhook-off-subject = Your webhook was switched off
mail-webhook-off = The address { $url } could not be reached { $count } times in a row, so nothing is sent to it any more.
    You can enter it again in your settings.
mail-why = You get this because you asked for it. You can switch it off in your settings.

# The rules as a book

book-about = About this book
book-example = Example { $number }

# What the server refuses

error-not-signed-in = Sign in first, or play as a guest.
error-not-found = { $what ->
    [table] There is no such table.
    [person] There is no such person.
    [invitation] This invitation is not valid any more.
    [tournament] There is no such tournament.
    [session] There is no such session.
    [seat] There is no such seat.
    [line] The game does not go that far.
    [lesson] There is no such lesson.
    [guide] This title has no guided first game, or this table is none.
    [answer] There is no such standing answer any more.
   *[other] This cannot be found.
}
error-not-your-seat = This seat is not yours.
error-not-allowed = { $why ->
    [private] This table is private: ask for an invitation.
    [not-here] You are not at this table.
    [host-only] Only the host can do this.
    [bot-already] A bot plays this seat already.
    [not-absent] A bot steps in for somebody else only while they are absent and have to move.
    [resigned] This seat has resigned.
    [in-time] The time of this seat is not up.
    [until] This game has no such end for a standing answer.
    [over] The game is over at this point: there is nothing to play on.
    [no-person] A table needs at least one person.
    [keeper] Only the keepers of this server may put in figures (its setting LUDARIUM_KEEPERS names them).
    [hint] Hints are for games without other people.
    [guest] Keep your name with a password first (in the settings): guests cannot be found by name.
    [yourself] This is your own name.
    [not-entered] You have not entered this tournament.
    [too-few] A tournament needs at least two players, and at least one person.
    [not-brought] Only records that you brought yourself can be deleted.
   *[other] You may not do this here.
}
error-too-many-tournaments = You have { $most } unfinished tournaments. Finish or close some of them first.
error-too-many-friends = More than { $most } friends are too many.
error-tournament-full = A tournament has at most { $most } players.
error-bad-request = { $why ->
    [host] This host is not served here.
    [zone] This time zone is not known; write it like Europe/Paris.
    [day] There is no such day; write it like 2026-12-24.
    [holiday] A holiday ends after it begins, and has at most 31 days.
    [address] This is not an e-mail address.
    [no-mail] This server sends no mail.
    [push] This is not what a browser's push service gives out.
    [no-push] This server sends no push messages.
    [no-webhooks] This server sends no webhooks.
    [webhook] A webhook is an http or https address.
    [webhook-host] The host of this webhook cannot be found.
    [webhook-public] A webhook must go to a public address.
    [empty] There is nothing to say.
    [no-person] A table needs at least one person: keep a seat for yourself or somebody else.
    [name] A name has 1 to 30 letters, digits, signs or spaces.
   *[other] Something is missing or too long.
}
error-wrong-state = { $state ->
    [open] The game has not begun yet.
    [playing] The game is still being played.
    [over] The game is over.
    [guest] A guest has no password yet: keep your name with one first.
   *[other] This is an account already.
}
error-stale = The table has moved on. Look again, and choose anew.
error-seat-taken = This seat is taken.
error-name-taken = The name { $name } is taken. Choose another one.
error-bot-plays = A bot plays this seat for you. Take the seat back first.
error-too-many-answers = You have too many standing answers. Take some of them back.
error-too-many-tables = You have too many unfinished tables. Finish some of them first.
error-busy = { $who ->
    [you] What you asked for before is still being worked out. Wait for it first.
   *[other] Too many are asking at the moment. Try again in a minute.
}
error-cannot-store = Nothing can be stored at the moment. Nothing has changed; try again in a minute.
error-too-many-imports = You keep { $most } records already. Delete some of them in your settings first.
error-notes-full = You keep too many notes (at most { $most }).
error-too-many-notes = You keep notes about too many tables (at most { $most }).
error-too-many-undos = So much has been taken back in this game that it is enough.
error-wrong-password = The name or the password is not right.
error-wrong-code = This is not the code that was sent.
error-too-large = This is too large.
error-too-many-connections = There are too many live connections from your address already (at most { $most }). Close some of them first.
error-slow-down = That was too fast. Wait a little, and try again.
error-csrf = This page is too old. Load it again.
error-bad-message = The server could not read this. Load the page again.
error-server-error = Something went wrong on the server. It has been noted; try again.
