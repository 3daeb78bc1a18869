### Europa Universalis: Action cards in play, Display Cards, reactions (chapter 6).

happening-war-declared-on-you = War has been declared on you
happening-covert-action-against-you = A Covert Action against you
happening-enemy-enters-your-army = An Enemy enters the Area of your Army
happening-siege-in-your-area = Your Area is besieged

prompt-discard-display = Two Display Cards lie before you. Which one gives way to { $card_title }?
prompt-react = { $happening } ({ $space }). React?
prompt-study-idea = { $source }: which Idea do you study in secret?

event-card-played = { $realm } plays { $card }
event-display-laid = { $realm } lays out { $card }
event-display-left = { $realm } discards { $card } from the display
event-display-used = { $realm } uses { $use }
