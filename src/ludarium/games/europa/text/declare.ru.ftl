### Europa Universalis: объявление войны и призывы к оружию (главы 5.5.1, 5.2.2, 9.1, 11.3).

prompt-declare-on = Кому объявить войну? Можно сразу нескольким.
prompt-which-cause = Крестовый поход даёт казус белли. Связать себя им?
prompt-call-ally = Какого союзника призвать к оружию?
prompt-pay-call = Из какой области союзника убрать влияние за призыв? Осталось: { $left }
prompt-answer-call = { $caller }: призыв к оружию, война { $offensive ->
    [1] наступательная
   *[other] оборонительная
}. Враги: { $enemies ->
    [1] { $enemy }
    [2] { $enemy }, { $second }
    [3] { $enemy }, { $second }, { $third }
   *[other] { $enemy }, { $second }, { $third } и другие
}. Вступить? Отказ расторгает союз.
prompt-activate-caller = Сделать активным союзником того, на чей призыв вы ответили?
prompt-refusal-token = Союзник отказался от призыва. Казус белли против него или перемирие?
prompt-defend-empire = { $own ->
    [1] На вас, императора, нападает { $aggressor }. Призвать Империю к защите?
   *[other] { $aggressor } нападает на имперского подданного: { $target }. Защитить его или потерять 1 имперский авторитет?
}
prompt-emperor-loses = Война с подданным без казус белли: из какой области Империи уходит ваше влияние? Осталось: { $left }
prompt-free-action = Война объявлена: сразу активировать или рекрутировать отряды, не платя ВОЕ?
option-declare-on = { $realm }{ $realm_stability ->
    [0] {""}
   *[other] {" "}(стабильность −{ $realm_stability })
}
option-use-crusade = { $realm }: крестовый поход
option-without-cause = { $realm }: без казус белли
option-other-cause = { $realm }: другой казус белли
option-call-ally = Призвать: { $realm }{ $realm_brings ->
    [yes] { " " }(влияние: { $realm_influence }; приведёт отрядов: { $realm_units })
   *[other] { "" }
}
option-pay-call = { $space }
option-join-war = Вступить в войну
option-refuse-call = Отказаться от призыва
option-activate-ally = { $realm } — активный союзник
option-leave-passive = { $realm } — без изменений
option-cb-for-refusal = Казус белли против { $realm_gen }
option-defend-empire = Защитить Империю
option-leave-empire = Не защищать
option-activate-free = Активация отрядов
option-recruit-free = Рекрутирование отрядов
event-war-declared = { $realm } объявляет войну { $target_dat }
event-called = { $realm } призывает к оружию: { $ally }
event-joined = { $realm } вступает в войну на стороне { $ally_gen }
event-refused = { $realm } отказывается от призыва { $ally_gen }
event-crusade-joined = { $realm } участвует в крестовом походе
event-colonists-spent = { $realm } тратит колонистов: { $amount }

trail-war = Объявление войны: { $realms }
