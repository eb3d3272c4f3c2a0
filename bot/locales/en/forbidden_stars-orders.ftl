### The Operations Phase of Forbidden Stars: orders, purchases, orbital strikes.
forbidden_stars-skips = { $seat } has no order on top of a stack and skips the turn.
forbidden_stars-ask-reveal = Choose one of your topmost order tokens to reveal.
forbidden_stars-reveals = { $seat } reveals { $order }: { $system }.
forbidden_stars-ask-resolve = { $order } in { $system }: resolve it, or place it on your event deck (+1 event card)?
forbidden_stars-none-can-come = None of your units can get there.
forbidden_stars-none-can-move = None of your units can move or make an orbital strike there.
forbidden_stars-resolve = Resolve
forbidden_stars-event-deck-instead = Place on event deck
forbidden_stars-to-event-deck = { $seat } places { $order } on their event deck.

## Advance
forbidden_stars-ask-advance-from = { $system }: choose an adjacent system to move units from.
forbidden_stars-from-nowhere = Only from this system
forbidden_stars-can-bring = Can move from there: { $units }
forbidden_stars-ask-move-ship = Choose a void in { $system } to move ships to.
forbidden_stars-ask-move-ground = Choose a world in { $system } to move ground units to.
forbidden_stars-sheet-ability = { $faction }: faction ability
forbidden_stars-no-more-moves = Done moving
forbidden_stars-opens-way = ships here let your ground units reach { $worlds }
forbidden_stars-held-by = controlled by { $seat } ({ $pieces })
forbidden_stars-by-lent-void = { $area } (through { $void })
forbidden_stars-ask-move-units = Choose units to move to { $area } (unit capacity { $capacity }).
forbidden_stars-unit-at = { $unit } – { $area }
forbidden_stars-unit-from = { $unit } – { $area }
forbidden_stars-moves = { $seat } moves { $units }: { $start } → { $end }.
forbidden_stars-contested = { $area } is contested.
forbidden_stars-not-in-active-system = Units can move only to areas in the active system.
forbidden_stars-ships-to-voids = Ships can move only to voids.
forbidden_stars-ground-to-worlds = Ground units must end their move on a world.
forbidden_stars-one-contested-area = An Advance order can make only one area contested.
forbidden_stars-five-at-most = You can have at most five units in one area.
forbidden_stars-no-path = There is no path: ground units need adjacent friendly areas all the way, and warp storms block movement.

## Orbital strike
forbidden_stars-ask-strike = Make an orbital strike in { $system }?
forbidden_stars-no-strike = No orbital strike
forbidden_stars-strike-on = { $world }, from { $void }
forbidden_stars-strike-odds = { $n ->
    [one] 1 die
   *[other] { $n } dice
}; { $against }
forbidden_stars-strikes = { $seat } makes an orbital strike on { $world }.
forbidden_stars-ask-strike-cards = Choose order upgrades for the orbital strike on { $world }, before the roll.
forbidden_stars-bastion-in-the-way = That world has a bastion: you need a card that ignores it.
forbidden_stars-strike-rolls = { $seat } rolls: { $dice }.
forbidden_stars-strike-damage = { $n ->
    [0] { $seat } suffers no damage on { $world }.
   *[other] { $seat } suffers { $n } damage on { $world }.
  }

## Deploy and purchases
forbidden_stars-ask-structure-first = Purchase the structure before the units?
forbidden_stars-ask-buy-unit = Choose a unit to purchase ({ $n } left).
forbidden_stars-buy-no-more = Done purchasing
forbidden_stars-ask-buy-structure = Choose a structure to purchase.
forbidden_stars-buy-no-structure = No structure
forbidden_stars-buy = { $piece } ({ $n } materiel{ $forge ->
    [0] {""}
   *[other] {", "}{ $forge } forge
  }{ $cache ->
    [0] {""}
   *[other] {", "}1 cache
  }{ $rebate ->
    [0] {""}
   *[other] {", "}discount
  })
forbidden_stars-ask-place = Choose where to place { $piece }.
forbidden_stars-buys = { $seat } purchases 1 { $piece }, placed on { $area }.
forbidden_stars-none-left = You have no more of this piece: { $piece }.
forbidden_stars-level-or-forge-missing = Your command level is too low, or you lack a forge token: { $piece }.
forbidden_stars-nowhere-to-place = No friendly or uncontrolled area there has room: { $piece }.
forbidden_stars-too-dear = You do not have enough materiel: { $piece } costs { $cost }.
forbidden_stars-not-enough-materiel = You do not have enough materiel.
forbidden_stars-token-covered = Your order token there is not on top of its stack.
forbidden_stars-no-token-there = You have no order token there.
forbidden_stars-not-adjacent = Units can move only from systems adjacent to the active system.
forbidden_stars-storm-between = A warp storm separates the two systems.
forbidden_stars-none-can-come-from = None of your units there can move to the active system.
forbidden_stars-strike-in-system = The void and the world must both be in the active system.
forbidden_stars-strike-not-adjacent = The void must be adjacent to the world.
forbidden_stars-strike-no-enemy = Only an enemy world can be the target of an orbital strike.
forbidden_stars-strike-no-ship = You have no unrouted ship in that void.
forbidden_stars-wrong-element = Ships are placed in voids, ground units and structures on worlds.
forbidden_stars-structure-there = That world already has a structure.
forbidden_stars-structure-on-friendly = Structures are placed on friendly worlds.
forbidden_stars-not-on-enemy = Your units cannot be placed in an enemy area.
forbidden_stars-place-elsewhere = This purchase cannot be placed there.
forbidden_stars-no-control-token = All your structure control tokens are in use.
forbidden_stars-no-site = No friendly world there has room: { $piece }.
forbidden_stars-upgrade-level = { $card } needs command level { $n }.
forbidden_stars-storm-moved = This warp storm has already moved this phase.
forbidden_stars-storm-there = Another warp storm is already there.
forbidden_stars-storm-other-way = The symbol on the card does not allow that move.
forbidden_stars-note-room = your units there: { $n }, unit capacity { $most }
forbidden_stars-note-order = Order { $n } of { $of } this round.
forbidden_stars-note-worlds = { $worlds }
forbidden_stars-note-in-vain = not useful here for now: { $orders }; { $worlds }
forbidden_stars-note-only-order = only { $order } is useful here for now; { $worlds }
forbidden_stars-note-no-order = no order is useful here for now; { $worlds }
forbidden_stars-note-nowhere-of-use = of no use in any system for now
forbidden_stars-note-no-factory = Deploy here: a structure only (no factory); { $worlds }
forbidden_stars-note-free-world = { $world }
forbidden_stars-note-held-world = { $world } ({ $seats })
forbidden_stars-note-purse = You have { $materiel } materiel and { $forges ->
    [one] { $forges } forge token
   *[other] { $forges } forge tokens
  }; command level { $level }.
forbidden_stars-nothing-to-buy = There is nothing you can purchase there.
forbidden_stars-note-over = You would gain { $n } materiel in the Refresh Phase and lose { $lost } over the limit of 14.
forbidden_stars-note-missing = Not available: { $units }.
forbidden_stars-note-nowhere = { $piece } (no area to place it)
forbidden_stars-note-dear = { $piece } (costs { $cost })
forbidden_stars-note-none-left = { $piece } (none left)
forbidden_stars-note-levels = Needs a higher command level or a forge token: { $units }.
forbidden_stars-note-level = { $piece } (level { $level })

## Dominate
forbidden_stars-ask-asset = Choose an asset token to gain for { $area }.
forbidden_stars-gains-asset = { $seat } gains a { $asset }.
forbidden_stars-no-asset = { $seat } cannot gain another { $asset }.
forbidden_stars-nothing-to-dominate = You would gain no asset there, and your faction ability would do nothing.
forbidden_stars-uses-dominate = { $seat } uses the faction ability.
forbidden_stars-ask-area = Choose where to place { $unit }.
forbidden_stars-replaces = { $seat } replaces { $old } with { $new }.

## Strategize
forbidden_stars-no-presence = { $seat } has no unit or structure in the active system and cannot purchase upgrades.
forbidden_stars-ask-buy-order-upgrade = Purchase an order upgrade?
forbidden_stars-ask-buy-combat-upgrade = Purchase a combat upgrade? You get both copies.
forbidden_stars-buy-nothing = Purchase nothing
forbidden_stars-buy-for = purchase { $what } ({ $n } materiel)
forbidden_stars-replace = replace { $card }
forbidden_stars-buys-upgrade = { $seat } purchases the upgrade “{ $card }”.
forbidden_stars-gains-upgrade = { $seat } gains the upgrade “{ $card }” for free.
forbidden_stars-ask-remove-card = Choose the card “{ $card }” replaces (both copies).
forbidden_stars-exchanges-cards = { $seat } replaces both copies of “{ $old }” with “{ $card }”.

## What it is for
forbidden_stars-purpose-advance = move units to this system and fight for one of its areas
forbidden_stars-purpose-deploy = purchase units and a structure in this system
forbidden_stars-purpose-strategize = purchase combat and order upgrade cards, gain an event card
forbidden_stars-purpose-dominate = gain assets of your worlds in this system, use your faction ability
