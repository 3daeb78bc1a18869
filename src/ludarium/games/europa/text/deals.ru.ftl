### Europa Universalis: дипломатия между игроками (глава 5.1.2).

prompt-choose-partner = Кому предложить сделку?
prompt-add-to-deal = Сделка; партнёр: { $realm }. Что в неё входит?{ $dip ->
    [0] { "" }
   *[other] { " " }{ $mine ->
        [1] Она стоит вам { $dip } ДИП.
       *[other] Её цена для партнёра: { $dip } ДИП.
    }
}{ $price ->
    [0] { "" }
   *[other] { " " }Провинции за { $price } Д, и с каждого по 1 АДМ.
}
prompt-number-in-deal = Сделка; партнёр: { $realm }. Сколько дукатов?
prompt-answer-deal = { $realm } предлагает сделку.{ $alliance ->
    [1] { " " }Союз.
   *[other] { "" }
}{ $marriage ->
    [1] { " " }Королевский брак; вы оба берёте по карте.
   *[other] { "" }
}{ $given ->
    [0] { "" }
   *[other] { " " }Вы получаете { $given } Д.
}{ $asked ->
    [0] { "" }
   *[other] { " " }Вы платите { $asked } Д.
}{ $sold ->
    [0] { "" }
   *[other] { " " }Вы покупаете провинции ({ $sold }) за { $price } Д и 1 АДМ.
}{ $bought ->
    [0] { "" }
   *[other] { " " }Вы продаёте провинции ({ $bought }) за { $price } Д и платите 1 АДМ.
}{ $mine ->
    [1] { " " }Она стоит вам { $dip } ДИП.
   *[other] { "" }
}

option-deal-alliance = Союз
option-deal-marriage = Королевский брак; оба берут карту: { $power }
option-deal-give = Поддержать партнёра деньгами
option-deal-ask = Попросить денег
option-give-ducats = Дать { $amount } Д
option-ask-ducats = Получить { $amount } Д
option-deal-sell = Продать: { $province }
option-deal-buy = Купить: { $province }
option-sell-for = Продать за { $amount } Д: { $province }
option-buy-for = Купить за { $amount } Д: { $province }
option-send-deal = Предложить сделку
option-counter-deal = Ответить встречным предложением

event-deal-offered = { $realm } предлагает сделку; партнёр: { $partner }
event-offered-alliance = В сделке: союз, { $realm } – { $partner }
event-offered-marriage = В сделке: королевский брак, { $realm } – { $partner }; оба берут карту: { $power }
event-offered-ducats = В сделке: { $realm } даёт { $amount } Д; получает { $partner }
event-offered-province = В сделке: { $realm } продаёт за { $amount } Д: { $province }; покупает { $partner }
event-deal-countered = { $realm } отвечает встречным предложением; партнёр: { $partner }
event-deal-accepted = { $realm } принимает сделку; партнёр: { $partner }
event-deal-declined = { $realm } отклоняет сделку; партнёр: { $partner }
