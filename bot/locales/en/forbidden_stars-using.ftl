### Using cards in Forbidden Stars: windows, questions of the cards, what they do.

## Windows
forbidden_stars-window-damage_starts = Damage is about to be assessed
forbidden_stars-window-damage_ends = Damage was assessed
forbidden_stars-window-unit_routed = A unit is routed
forbidden_stars-window-storm_announced = A warp storm is about to move
forbidden_stars-react-combat_card_revealed = { $seat } reveals a combat card.
forbidden_stars-react-damage_starts = Before damage is assessed ({ $ahead }): use a card?
forbidden_stars-would-suffer = { $seat } would suffer { $n }
forbidden_stars-react-damage_ends = Damage has been assessed. Use a card?
forbidden_stars-react-unit_routed = { $seat }’s unit is routed. Use a card?
forbidden_stars-react-order_revealed = { $seat } is about to resolve an order. Use a card first?
forbidden_stars-react-order_resolved = { $seat } has resolved an order. Use a card?
forbidden_stars-react-dominate = { $seat } may use the faction ability.
forbidden_stars-react-strike_card = { $seat } resolves an order upgrade in the orbital strike.
forbidden_stars-react-strike_rolled = { $seat } has rolled for an orbital strike. Use a card?
forbidden_stars-react-instead_of_order = { $seat } may use a card instead of revealing an order.
forbidden_stars-react-purchase = { $seat } purchases a unit or a structure.
forbidden_stars-react-planning_ends = The Planning Phase ends. Use a card first?
forbidden_stars-react-event = { $seat } resolves an event card.
forbidden_stars-react-storm_announced = { $seat } is about to move a warp storm. Use a card first?

## Using
forbidden_stars-use-nothing = Use nothing
forbidden_stars-use-it = Use it
forbidden_stars-leave-it = Skip
forbidden_stars-uses = { $seat } uses “{ $card }”.
forbidden_stars-ask-dominate = Faction ability: choose a unit.
forbidden_stars-ask-target = { $card }: choose a target.
forbidden_stars-ask-ability = Use this ability of “{ $card }”? { $text }
forbidden_stars-ask-how = “{ $card }”: choose, or skip. { $text }

## What cards ask: units
forbidden_stars-ask-rally = { $card }: choose a unit to rally.
forbidden_stars-ask-rout = { $card }: choose a unit to rout.
forbidden_stars-ask-destroy = { $card }: choose what to destroy.
forbidden_stars-ask-retreat = { $card }: choose units to retreat.
forbidden_stars-ask-suffers-first = { $card }: choose the unit that must suffer damage first.
forbidden_stars-ask-leave-combat = { $card }: choose up to { $n } units to leave the combat.
forbidden_stars-ask-move-to-area = { $card }: choose where the units move.
forbidden_stars-ask-take-unit = { $card }: choose a unit to take.
forbidden_stars-ask-take-units = { $card }: choose units to take.
forbidden_stars-ask-take-from = { $card }: choose an area to take units from.
forbidden_stars-ask-take-to = { $card }: choose where to place the units.
forbidden_stars-ask-place-unit = { $card }: choose where to place the unit.
forbidden_stars-ask-replace-at = { $card }: choose where to replace a unit.
forbidden_stars-ask-replace-unit = { $card }: choose a unit to replace.
forbidden_stars-ask-rally-system = { $card }: choose a system in which to rally your units.
forbidden_stars-ask-strafe-to = { $card }: choose an adjacent system for ships to move to.
forbidden_stars-ask-strafe-void = { $card }: choose a void for ships to move to.
forbidden_stars-ask-strafe-ships = { $card }: choose ships to move.

## What cards ask: dice, tokens, cards
forbidden_stars-ask-name-face = { $card }: choose the face of the die.
forbidden_stars-ask-lose-dice = { $card }: choose { $n ->
    [one] 1 die
   *[other] { $n } dice
  } to lose.
forbidden_stars-ask-reroll = { $card }: choose dice to reroll.
forbidden_stars-ask-spend-dice = { $card }: choose dice to spend.
forbidden_stars-ask-convert = { $card }: choose up to { $n ->
    [one] 1 die
   *[other] { $n } dice
  } to convert to { $to }.
forbidden_stars-ask-convert-to = { $card }: choose { $n ->
    [one] the new face
   *[other] { $n } new faces
  }.
forbidden_stars-ask-name-tokens = { $card }: choose { $n ->
    [one] 1 combat token
   *[other] { $n } combat tokens
  } to gain.
forbidden_stars-ask-option = “{ $card }”: choose. { $text }
forbidden_stars-ask-unless = Comply with “{ $card }”, or let its effect happen? “Your opponent” on the card means you: { $text }
forbidden_stars-deed-rout = Rout { $n } of your units
forbidden_stars-deed-destroy = Destroy { $n } of your units
forbidden_stars-deed-destroy-routed = Destroy { $n } of your routed units
forbidden_stars-deed-discard-faceup = Discard { $n } of your faceup combat cards
forbidden_stars-deed-discard-named = Discard “{ $card }”
forbidden_stars-deed-spend-dice = Spend { $n ->
    [one] 1 die
   *[other] { $n } dice
}
forbidden_stars-deed-spend-dice-of = Spend { $n } { $face } { $n ->
    [one] die
   *[other] dice
}
forbidden_stars-let-it-happen = Let its effect happen
forbidden_stars-ask-ambush = Spend 1 morale die to save the routed { $unit }?
forbidden_stars-spend-morale = Spend a morale die
forbidden_stars-ask-discard-card = { $card }: choose a faceup combat card to discard.
forbidden_stars-spent-card = { $card } (its effect has ended)
forbidden_stars-ask-icons-card = { $card }: choose a combat card to play for its icons only.
forbidden_stars-ask-take-asset = { $card }: choose an asset token.
forbidden_stars-ask-take-from-player = { $card }: choose a player to lose an asset token.
forbidden_stars-ask-assets-of = { $card }: choose a world whose assets you gain.
forbidden_stars-ask-materiel-of = { $card }: choose a world whose materiel you gain.
forbidden_stars-ask-place-structure = { $card }: choose where to place the structure.
forbidden_stars-ask-exchange = { $card }: choose a structure to exchange.
forbidden_stars-ask-exchange-for = { $card }: choose the new structure.
forbidden_stars-ask-gain-upgrade = { $card }: choose a free upgrade.
forbidden_stars-ask-orders-to-deck = { $card }: choose { $n } orders for your event deck.
forbidden_stars-ask-order-token = { $card }: choose one of your order tokens to look at.
forbidden_stars-ask-stack-end = { $card }: place the token on the top or the bottom of its stack.
forbidden_stars-on-top = Top of the stack
forbidden_stars-at-bottom = Bottom of the stack
forbidden_stars-ask-as-order = { $card }: choose which order to resolve it as.
forbidden_stars-ask-extra-order = { $card }: choose a system to resolve the order in.
forbidden_stars-ask-storm-to = { $card }: choose where the warp storm moves instead.

## Choices of a card
forbidden_stars-step-rally = Rally { $n } of your units
forbidden_stars-step-gain-dice = Gain { $n } { $face } { $n ->
    [one] die
   *[other] dice
}
forbidden_stars-step-gain-tokens = Gain { $n } { $face } { $n ->
    [one] token
   *[other] tokens
}
forbidden_stars-step-lose-dice = Opponent loses { $n } { $face } { $n ->
    [one] die
   *[other] dice
}
forbidden_stars-step-lose-tokens = Opponent loses { $n } { $face } { $n ->
    [one] token
   *[other] tokens
}
forbidden_stars-step-place-free-unit = Place { $units } for free { $where }
forbidden_stars-step-take-unit = Move one of your units: { $unit }
forbidden_stars-step-gain-assets-of-world = Gain a world’s assets
forbidden_stars-step-gain-materiel-of-world = Gain a world’s materiel
forbidden_stars-step-replace-unit = { $old } → { $new }
forbidden_stars-where-world-with-own-structure = on a friendly world with a structure
forbidden_stars-where-any-friendly-world = on any friendly world
forbidden_stars-where-friendly-world-without-cultist = on a friendly world without Cultists
forbidden_stars-where-world-with-own-nob = on a world with one of your Nobs
forbidden_stars-where-any-uncontrolled-void = in an uncontrolled void
forbidden_stars-where-active-system = in the active system

## What cards do
forbidden_stars-discards-card = { $seat } discards “{ $card }”.
forbidden_stars-looks-at-card = { $seat } looks at the opponent’s facedown combat card.
forbidden_stars-looked-at-card = Your opponent’s facedown card: { $card }.
forbidden_stars-plays-for-icons = { $seat } plays “{ $card }” for its icons only.
forbidden_stars-orders-to-deck = { $seat } places orders on their event deck: { $orders }.
forbidden_stars-looks-at-order = { $seat } looks at one of their orders in { $system }.
forbidden_stars-looked-at-order = Order in { $system }: { $order }.
forbidden_stars-moves-order-top = { $seat } places the order on top of the stack in { $system }.
forbidden_stars-moves-order-bottom = { $seat } places the order at the bottom of the stack in { $system }.
forbidden_stars-pays = { $seat } pays { $n }.
forbidden_stars-gains-materiel = { $seat } gains { $n }.
forbidden_stars-loses-materiel = { $seat } loses { $n }.
forbidden_stars-gains-assets = { $seat } gains { $assets }.
forbidden_stars-loses-asset = { $seat } loses a { $asset }.
