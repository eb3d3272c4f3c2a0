### What the pictures of Forbidden Stars say
forbidden_stars-picture-round = Round { $n } of 8
forbidden_stars-picture-won = Victory
forbidden_stars-picture-battle = { $area }: combat{ $round ->
    [0] {""}
   *[other] , round { $round } of 3
  }
forbidden_stars-picture-attacker = attacks
forbidden_stars-picture-defender = defends
forbidden_stars-picture-laid = facedown card played
forbidden_stars-picture-hand = in hand: { $n }
forbidden_stars-picture-worlds-of = { $n } (income { $income })
forbidden_stars-picture-orders-of = { $off } orders in the play area, { $events } event cards, { $deck } combat cards
forbidden_stars-picture-panel-worlds = Worlds
forbidden_stars-picture-panel-assets = Assets
forbidden_stars-picture-panel-orders = Stock
forbidden_stars-picture-panel-eventful = On the event deck
forbidden_stars-picture-panel-scheme = Scheme
forbidden_stars-picture-panel-upgrades = Upgrades
forbidden_stars-picture-panel-reserve = In reserve
forbidden_stars-picture-panel-sheet = To place
forbidden_stars-picture-alt = Forbidden Stars, round { $round }, { $phase }. Objectives of { $target }: { $seats }.
forbidden_stars-picture-alt-seat = { $name } { $points }
forbidden_stars-picture-alt-combat = The combat.
forbidden_stars-picture-alt-panel = { $name }’s play area.
forbidden_stars-picture-alt-focus = Places in the question, numbered in this order: { $places }.
forbidden_stars-picture-alt-arrows = Arrows lead from { $origins } to { $target }.
forbidden_stars-picture-alt-turns = { $system } in each rotation, numbered.
forbidden_stars-picture-alt-zoom = { $system } and adjacent systems.
forbidden_stars-picture-alt-turn = { $name }’s turn.
forbidden_stars-picture-legend = Legend of the board
forbidden_stars-picture-legend-seats = Players
forbidden_stars-picture-legend-board = On the board
forbidden_stars-picture-legend-units = Units; routed ones on their side
forbidden_stars-picture-void = void { $n }
forbidden_stars-picture-legend-objective = that player’s objective
forbidden_stars-picture-legend-order = order token, facedown
forbidden_stars-picture-legend-storm = warp storm
forbidden_stars-picture-legend-storm-moved = warp storm that has moved
forbidden_stars-picture-legend-capacity = unit capacity
forbidden_stars-picture-legend-income = materiel a round
forbidden_stars-picture-legend-space = space for an objective
forbidden_stars-picture-legend-materiel = materiel
forbidden_stars-picture-legend-health = health left
forbidden_stars-picture-legend-bolter = bolter: attack
forbidden_stars-picture-legend-shield = shield: defense
forbidden_stars-picture-legend-morale = morale

## The board in words, for those who do not see its picture
forbidden_stars-board-seat = { $seat } ({ $faction })
forbidden_stars-board-brief = { $points }/{ $target } objectives; worlds: { $worlds }
forbidden_stars-board-first = First player
forbidden_stars-board-out = Eliminated
forbidden_stars-board-materiel = Materiel: { $n } (income { $income }); command level { $level }
forbidden_stars-board-assets = Assets: { $things }
forbidden_stars-board-off = Orders in the play area: { $orders }; event cards: { $events } in the deck, { $drawn } drawn; combat cards in the deck: { $deck }
forbidden_stars-board-reserve = In reserve: { $things }
forbidden_stars-board-upgrades = Order upgrades: { $things }
forbidden_stars-board-used = { $card } (used this round)
forbidden_stars-board-eventful = Orders on the event deck: { $things }
forbidden_stars-board-scheme = Scheme: { $card }
forbidden_stars-board-pieces = { $piece } ×{ $n }
forbidden_stars-board-sheet = To place: { $things }
forbidden_stars-board-tiles = System tiles: { $things }
forbidden_stars-board-resolving = { $seat } resolves { $order } in { $system }
forbidden_stars-board-combat = Combat in { $area }: { $attacker } against { $defender }
forbidden_stars-board-storm = Warp storm at { $systems }{ $moved ->
    [0] {""}
   *[other] , already moved this round
}

## An area, a system
forbidden_stars-board-world = World, { $owner }; materiel { $materiel }, capacity { $capacity }
forbidden_stars-board-nobody = uncontrolled
forbidden_stars-board-owner = friendly to { $seat }
forbidden_stars-board-symbols = Symbols: { $things }
forbidden_stars-board-void = Void; capacity { $capacity }
forbidden_stars-board-objective = { $seat }’s objective token
forbidden_stars-board-force = { $seat }: { $units }
forbidden_stars-board-structure = { $seat }’s { $structure }
forbidden_stars-board-storm-between = behind a warp storm
forbidden_stars-board-orders = Orders, from the bottom: { $things }
forbidden_stars-board-no-orders = No orders
forbidden_stars-board-order = { $seat } ({ $order }, known only to you)
