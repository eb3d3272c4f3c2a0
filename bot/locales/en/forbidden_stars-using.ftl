### Using cards in Forbidden Stars: windows, questions of the cards, what they do.

## Windows
forbidden_stars-window-damage_starts = Start of assessing damage
forbidden_stars-window-damage_ends = End of assessing damage
forbidden_stars-window-unit_routed = A unit is routed
forbidden_stars-window-storm_announced = A warp storm is moved
forbidden_stars-react-combat_card_revealed = { $seat } reveals a combat card.
forbidden_stars-react-damage_starts = Damage is about to be assessed. As things stand: { $ahead }. Do you use one of these cards before?
forbidden_stars-would-suffer = { $seat } suffers { $n }
forbidden_stars-react-damage_ends = Damage has been assessed. Do you use one of these cards now?
forbidden_stars-react-unit_routed = A unit of { $seat } is routed. Do you use one of these cards?
forbidden_stars-react-order_revealed = { $seat } is about to resolve an order. Which of these cards is used before?
forbidden_stars-react-order_resolved = { $seat } has resolved an order. Which of these cards is used now?
forbidden_stars-react-dominate = { $seat } may use the ability of the faction.
forbidden_stars-react-strike_card = { $seat } resolves an order upgrade of the orbital strike.
forbidden_stars-react-strike_rolled = { $seat } has rolled for an orbital strike. Which of these cards is used now?
forbidden_stars-react-instead_of_order = { $seat } may do something instead of revealing an order.
forbidden_stars-react-purchase = { $seat } buys a unit or a structure.
forbidden_stars-react-planning_ends = The Planning Phase ends. Do you use one of these cards before?
forbidden_stars-react-event = { $seat } resolves an event card.
forbidden_stars-react-storm_announced = { $seat } is about to move a warp storm. Do you use one of these cards before?

## Using
forbidden_stars-use-nothing = Use nothing
forbidden_stars-use-it = Use it
forbidden_stars-leave-it = Leave it out
forbidden_stars-uses = { $seat } uses “{ $card }”.
forbidden_stars-ask-dominate = { $seat }: for which unit do you use the ability of your faction?
forbidden_stars-ask-target = { $seat }: what is the target of “{ $card }”?
forbidden_stars-ask-ability = { $seat }: do you use this ability of “{ $card }”? { $text }
forbidden_stars-ask-how = { $seat }: what do you choose for “{ $card }”, or do you leave it out? { $text }

## What cards ask: units
forbidden_stars-ask-rally = { $seat }: which unit do you rally ({ $card })?
forbidden_stars-ask-rout = { $seat }: which unit is routed ({ $card })?
forbidden_stars-ask-destroy = { $seat }: what is destroyed ({ $card })?
forbidden_stars-ask-retreat = { $seat }: which units retreat ({ $card })?
forbidden_stars-ask-suffers-first = { $seat }: which unit must suffer damage first ({ $card })?
forbidden_stars-ask-leave-combat = { $seat }: which units leave the combat ({ $card })? At most { $n }.
forbidden_stars-ask-move-to-area = { $seat }: where do the units move ({ $card })?
forbidden_stars-ask-take-unit = { $seat }: which unit do you take ({ $card })?
forbidden_stars-ask-take-units = { $seat }: which units do you take ({ $card })?
forbidden_stars-ask-take-from = { $seat }: from which area do you take units ({ $card })?
forbidden_stars-ask-take-to = { $seat }: where do you place what you took ({ $card })?
forbidden_stars-ask-place-unit = { $seat }: where do you place the unit ({ $card })?
forbidden_stars-ask-replace-at = { $seat }: where do you replace a unit ({ $card })?
forbidden_stars-ask-replace-unit = { $seat }: which unit do you replace ({ $card })?
forbidden_stars-ask-rally-system = { $seat }: in which system do you rally your units ({ $card })?
forbidden_stars-ask-strafe-to = { $seat }: to which adjacent system do ships move ({ $card })?
forbidden_stars-ask-strafe-void = { $seat }: to which void do ships move ({ $card })?
forbidden_stars-ask-strafe-ships = { $seat }: which ships move there ({ $card })?

## What cards ask: dice, tokens, cards
forbidden_stars-ask-name-face = { $seat }: which face does the die show ({ $card })?
forbidden_stars-ask-lose-dice = { $seat }: which dice are lost ({ $card })? Choose { $n }.
forbidden_stars-ask-reroll = { $seat }: which dice are rerolled ({ $card })?
forbidden_stars-ask-spend-dice = { $seat }: which dice do you spend ({ $card })?
forbidden_stars-ask-convert = { $seat }: which dice do you turn ({ $card })? They show then: { $to }. At most { $n }.
forbidden_stars-ask-convert-to = { $seat }: what do these dice show now ({ $card })? Choose { $n }.
forbidden_stars-ask-name-tokens = { $seat }: which combat tokens do you gain ({ $card })? Choose { $n }.
forbidden_stars-ask-option = { $seat }: what do you choose for “{ $card }”? { $text }
forbidden_stars-ask-unless = { $seat }: do you do what your opponent’s “{ $card }” asks of you, or let it take effect? On the card, where “your opponent” is you: { $text }
forbidden_stars-deed-rout = Rout { $n } of your units
forbidden_stars-deed-destroy = Destroy { $n } of your units
forbidden_stars-deed-destroy-routed = Destroy { $n } of your routed units
forbidden_stars-deed-discard-faceup = Discard { $n } of your face-up combat cards
forbidden_stars-deed-discard-named = Discard “{ $card }”
forbidden_stars-deed-spend-dice = Spend { $n ->
    [one] 1 die
   *[other] { $n } dice
}
forbidden_stars-deed-spend-dice-of = Spend { $n } { $face } { $n ->
    [one] die
   *[other] dice
}
forbidden_stars-let-it-happen = Let it take effect
forbidden_stars-ask-ambush = { $seat }: do you spend 1 morale die to save the routed unit? { $unit }
forbidden_stars-spend-morale = Spend a morale die
forbidden_stars-ask-discard-card = { $seat }: which face-up combat card is discarded ({ $card })?
forbidden_stars-spent-card = { $card } (its effect has ended)
forbidden_stars-ask-icons-card = { $seat }: which combat card do you lay for its icons only ({ $card })?
forbidden_stars-ask-take-asset = { $seat }: which asset token is lost ({ $card })?
forbidden_stars-ask-take-from-player = { $seat }: which player loses an asset token ({ $card })?
forbidden_stars-ask-assets-of = { $seat }: of which world do you gain the assets ({ $card })?
forbidden_stars-ask-materiel-of = { $seat }: of which world do you gain the materiel ({ $card })?
forbidden_stars-ask-place-structure = { $seat }: where do you place the structure ({ $card })?
forbidden_stars-ask-exchange = { $seat }: which structure do you exchange ({ $card })?
forbidden_stars-ask-exchange-for = { $seat }: for which structure do you exchange it ({ $card })?
forbidden_stars-ask-gain-upgrade = { $seat }: which upgrade do you take for free ({ $card })?
forbidden_stars-ask-orders-to-deck = { $seat }: which orders do you put on your event deck ({ $card })? Choose { $n }.
forbidden_stars-ask-order-token = { $seat }: which of your order tokens do you look at ({ $card })?
forbidden_stars-ask-stack-end = { $seat }: does the token go to the top or the bottom of its stack ({ $card })?
forbidden_stars-on-top = On the top
forbidden_stars-at-bottom = At the bottom
forbidden_stars-ask-as-order = { $seat }: as which order do you resolve it ({ $card })?
forbidden_stars-ask-extra-order = { $seat }: in which system do you resolve the order ({ $card })?
forbidden_stars-ask-storm-to = { $seat }: where does the warp storm move instead ({ $card })?

## Choices of a card
forbidden_stars-step-rally = Rally { $n } of your units
forbidden_stars-step-gain-dice = Gain dice: { $n } × { $face }
forbidden_stars-step-gain-tokens = Gain { $n } { $face } { $n ->
    [one] token
   *[other] tokens
}
forbidden_stars-step-lose-dice = The opponent loses { $n } { $face } { $n ->
    [one] die
   *[other] dice
}
forbidden_stars-step-lose-tokens = The opponent loses { $n } { $face } { $n ->
    [one] token
   *[other] tokens
}
forbidden_stars-step-place-free-unit = Place for free: { $units }, { $where }
forbidden_stars-step-take-unit = Move one of yours: { $unit }
forbidden_stars-step-gain-assets-of-world = Gain the assets of a world
forbidden_stars-step-gain-materiel-of-world = Gain the materiel of a world
forbidden_stars-step-replace-unit = { $old } → { $new }
forbidden_stars-where-world-with-own-structure = on a friendly world with a structure
forbidden_stars-where-any-friendly-world = on any friendly world
forbidden_stars-where-friendly-world-without-cultist = on a friendly world without Cultists
forbidden_stars-where-world-with-own-nob = on a world with one of your Nobs
forbidden_stars-where-any-uncontrolled-void = in an uncontrolled void
forbidden_stars-where-active-system = in the active system

## What cards do
forbidden_stars-discards-card = { $seat } discards the combat card “{ $card }”.
forbidden_stars-looks-at-card = { $seat } looks at the face-down combat card of the opponent.
forbidden_stars-looked-at-card = Your opponent has laid: { $card }.
forbidden_stars-plays-for-icons = { $seat } lays “{ $card }” for its icons only.
forbidden_stars-orders-to-deck = { $seat } puts orders on the event deck: { $orders }.
forbidden_stars-looks-at-order = { $seat } looks at one of their orders in { $system }.
forbidden_stars-looked-at-order = The order in { $system } is: { $order }.
forbidden_stars-moves-order-top = { $seat } puts the order on the top of the stack in { $system }.
forbidden_stars-moves-order-bottom = { $seat } puts the order at the bottom of the stack in { $system }.
forbidden_stars-pays = { $seat } pays { $n }.
forbidden_stars-gains-materiel = { $seat } gains { $n }.
forbidden_stars-loses-materiel = { $seat } loses { $n }.
forbidden_stars-gains-assets = { $seat } gains { $assets }.
forbidden_stars-loses-asset = { $seat } loses an asset: { $asset }.
