mail-move-subject = Your move: { $title }
mail-move = It is your move in { $title }.
mail-digest-subject = { $count ->
    [one] One game waits for your move
   *[other] { $count } games wait for your move
}
mail-digest = It is your move in these games:
mail-confirm-subject = { $code } is your code
mail-confirm = Enter this code to get messages at this address: { $code }
    If you did not ask for it, ignore this message.
mail-why = You get this because you asked for it. You can switch it off in your settings.
