### Europa Universalis: карты действий в игре, активные карты, реакции (глава 6).

happening-war-declared-on-you = Вам объявили войну
happening-covert-action-against-you = Тайное действие против вас
happening-enemy-enters-your-army = Враг входит в область вашей армии
happening-siege-in-your-area = Вашу область осаждают

prompt-discard-display = Перед вами уже две активные карты. Какая уступит место карте «{ $card_title }»?
prompt-react = { $happening } ({ $space }). Ответить реакцией?
prompt-study-idea = { $source }: какую Идею изучить тайно?

event-card-played = { $realm } разыгрывает карту: { $card }
event-display-laid = { $realm } выкладывает активную карту: { $card }
event-display-left = { $realm } сбрасывает активную карту: { $card }
event-display-used = { $realm } использует: { $use }
