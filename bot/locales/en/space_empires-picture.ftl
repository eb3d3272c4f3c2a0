### Words on the pictures of Space Empires: few and short
space_empires-picture-round = Round { $n }
space_empires-picture-turn = Turn { $n }/3
space_empires-picture-short-round = R { $n }
space_empires-picture-won = The game is won
space_empires-picture-lost = The game is lost
space_empires-picture-points = { $n } pts
space_empires-picture-own-cp = { $cp } CP in hand
space_empires-picture-own-next = next: +{ $income } −{ $maintenance }
space_empires-picture-arrival = round { $round }: a machine of strength { $rating }
space_empires-picture-empire = { $cp } CP, fleets: { $fleets }

## A hex and what is in it
space_empires-picture-deep-space = deep space
space_empires-picture-home-of = home system of { $name }
space_empires-picture-home-world = Home world: { $cp } CP
space_empires-picture-colony = Colony: { $cp } CP
space_empires-picture-unexplored = not explored
space_empires-picture-only-you = only you know it
space_empires-picture-face-down = face down
space_empires-picture-moves = moves: { $n }
space_empires-picture-hits = hits: { $n }
space_empires-picture-seen = seen in round { $round }, turn { $turn }
space_empires-picture-machine = Doomsday machine { $n }
space_empires-picture-rating = strength { $n }
space_empires-picture-fleet = Fleet { $n }
space_empires-picture-more = and { $n } more
space_empires-picture-nothing = none

## Levels in letters
space_empires-picture-short-ship_size = S
space_empires-picture-short-attack = A
space_empires-picture-short-defense = D
space_empires-picture-short-tactics = T
space_empires-picture-short-move = M
space_empires-picture-short-ship_yard = Y
space_empires-picture-short-terraforming = Te
space_empires-picture-short-exploration = Ex
space_empires-picture-short-fighter = F
space_empires-picture-short-point_defense = P
space_empires-picture-short-cloaking = C
space_empires-picture-short-scanner = Sc
space_empires-picture-short-mines = Mi
space_empires-picture-short-minesweep = Sw

## Panels
space_empires-picture-panel-order = Turn order
space_empires-picture-panel-bid = Last bid
space_empires-picture-panel-team = Team
space_empires-picture-panel-points = Points
space_empires-picture-panel-shown = Announced
space_empires-picture-panel-colonies = Colonies (CP)
space_empires-picture-panel-counters = Counters
space_empires-picture-panel-seen = Seen (hex, round)
space_empires-picture-sheet = Production sheet
space_empires-picture-sheet-carried = CP carried over
space_empires-picture-sheet-colonies = Colonies
space_empires-picture-sheet-minerals = Minerals
space_empires-picture-sheet-pipelines = MS pipelines
space_empires-picture-sheet-reward = Reward
space_empires-picture-sheet-total = Income
space_empires-picture-sheet-maintenance = Maintenance
space_empires-picture-sheet-bid = Bid for turn order
space_empires-picture-sheet-rest = To spend
space_empires-picture-sheet-research = Technology
space_empires-picture-sheet-units = Units
space_empires-picture-sheet-left = CP left
space_empires-picture-bought-technology = Technology
space_empires-picture-bought-units = Bought
space_empires-picture-bought-scuttled = Scuttled
space_empires-picture-technologies = Technology
space_empires-picture-seat = What all know of { $name }
space_empires-picture-groups = Your groups

## A battle
space_empires-picture-battle = Battle
space_empires-picture-battle-begins = { $place }: a battle begins
space_empires-picture-battle-round = { $place }: battle, round { $n }
space_empires-picture-bombarding = { $place }: bombardment
space_empires-picture-attacks = attacks
space_empires-picture-defends = defends
space_empires-picture-announced = announced: { $levels }
space_empires-picture-cloaked = cloaked
space_empires-picture-losses = Lost: { $units }
space_empires-picture-no-losses = No losses yet

## Alternative texts
space_empires-picture-alt = Space Empires, round { $round }, turn { $turn }, { $phase }. { $seats }.
space_empires-picture-alt-setup = Space Empires, { $phase }. { $seats }.
space_empires-picture-alt-near = Your units and the hexes around: { $hexes }.
space_empires-picture-alt-seat = { $name }: colonies { $colonies } with { $cp } CP, counters { $counters }
space_empires-picture-alt-turn = It is the turn of { $name }.
space_empires-picture-alt-winner = { $name } has won.
space_empires-picture-alt-own = The map as { $name } knows it.
space_empires-picture-alt-panel = What everybody knows of { $name }.
space_empires-picture-alt-focus = The hexes of the question, numbered in this order: { $hexes }.
space_empires-picture-alt-arrows = Arrows lead from { $origin } to { $targets }.
space_empires-picture-alt-sheet = Your production sheet.
space_empires-picture-alt-technology = Technologies with their levels and prices.
space_empires-picture-alt-groups = Your groups with their levels.
space_empires-picture-alt-battle = The battle in { $hex }.
space_empires-picture-alt-zoom = { $hex } and the hexes around it.

## Legend
space_empires-picture-legend = What the signs on the map mean
space_empires-picture-legend-seats = Players and those whom nobody plays
space_empires-picture-legend-units = Units; the number behind is of ships
space_empires-picture-legend-board = On the map
space_empires-picture-legend-markers = System markers
space_empires-picture-legend-nobody = aliens
space_empires-picture-legend-machine = doomsday machine
space_empires-picture-legend-alien = alien ship
space_empires-picture-legend-face-down = face-down counters: how many
space_empires-picture-legend-ghost = last seen in that round
space_empires-picture-legend-unexplored = not explored
space_empires-picture-legend-eye = only you have looked
space_empires-picture-legend-cp = CP of all colonies
space_empires-picture-legend-battle = battle
space_empires-picture-legend-mark = something just happened
space_empires-picture-legend-screened = screened
space_empires-picture-legend-colonies = colonies
space_empires-picture-legend-minerals = minerals (CP)
space_empires-picture-legend-warp = warp point
