### Europa Universalis: Священная Римская империя (глава 18).

prompt-place-imperial = Куда положить имперское влияние? Осталось: { $left }
prompt-elector-vote = Влияние поровну ({ $space }): за кого голосует эта выборная область?
prompt-election-tie = Голосов поровну: кто станет императором?
prompt-empire-cause = Вы новый император: получить казус белли против королевства, воюющего с членами Империи?
prompt-subject-duty = Император защищает Империю; агрессор — { $realm }. Имперский подданный теряет 1 престиж, теряет { $ducats } Д, истощает рекрутов ({ $units }) или получает казус белли.
option-place-imperial = { $space }
option-vote-for = { $realm }
option-elect = { $realm }
option-empire-cb = Казус белли против { $realm_gen }
option-duty-prestige = Потерять 1 престиж
option-duty-ducats = Потерять дукаты
option-duty-manpower = Истощить рекрутов
option-duty-cb = Казус белли против { $realm_gen }
event-authority-rose = Имперский авторитет +{ $amount }
event-authority-fell = Имперский авторитет −{ $amount }
event-authority-rolled = Кубик имперского авторитета: { $amount }
event-area-left-hre = { $space }: область покидает Империю
event-area-joined-hre = { $space }: область возвращается в Империю
event-voted = { $space } — голос за: { $realm }
event-emperor-elected = Император: { $realm }
event-nobody-elected = Избрать некого: титул остаётся, авторитет падает
event-hre-faith-changed = Официальная религия Империи: { $faith }
event-hre-ended = Империя распущена
event-defending-began = { $realm } защищает Империю; имперских отрядов: { $amount }
