### The map in words, for those who do not see its picture
space_empires-board-brief = colonies: { $colonies } worth { $cp }; counters on the map: { $counters }
space_empires-board-out = Out of the game
space_empires-board-home = Home world: { $hex }
space_empires-board-points = Colony points: { $n }
space_empires-board-bid = Last bid for the player order: { $cp }
space_empires-board-shown = Technology announced so far: { $things }
space_empires-board-seen = Seen before: { $things }
space_empires-board-sighting = { $units } at { $hex } (round { $round }, turn { $turn })
space_empires-board-own = Only you know: { $cp } in hand; the next Economic Phase brings { $income } and costs { $maintenance }
space_empires-board-levels = Your technology: { $things }
space_empires-board-battle = Battle at { $hex }: { $attacker } against { $defender }, round { $round }
space_empires-board-warp = Warp point { $n } at { $hex }
space_empires-board-machine = Doomsday machine { $n } at { $hex }: strength { $rating }, hits { $hits }
space_empires-board-arrival = In round { $round } a machine of strength { $rating } comes
space_empires-board-fleet = { $empire }: fleet { $n } at { $hex }

## A hex
space_empires-board-deep-space = Deep space
space_empires-board-home-of = Home system of { $seat }
space_empires-board-empty = { $region }, nothing there
space_empires-board-unexplored = { $region }, not explored
space_empires-board-marker = { $region }: { $marker }{ $looked ->
    [0] {""}
   *[other] {" "}(only you know)
}
space_empires-board-colony = { $home ->
    [0] Colony
   *[other] Home world
} of { $owner }, { $cp }
space_empires-board-goods = Waiting for the Economic Phase: { $things }
space_empires-board-stack = { $owner }: { $units }
space_empires-board-levels-of = { $unit } [{ $levels }]
space_empires-board-moves = { $unit }, moves left: { $n }
space_empires-board-fleet-here = { $empire }: fleet { $n }
