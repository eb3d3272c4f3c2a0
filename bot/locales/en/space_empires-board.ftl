### The map in words, for those who do not see its picture
space_empires-board-brief = { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
  } ({ $cp }), { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
  } on the map
space_empires-board-out = Eliminated
space_empires-board-home = Home world: { $hex }
space_empires-board-points = Colony points: { $n }
space_empires-board-bid = Last bid for player order: { $cp }
space_empires-board-shown = Technology revealed so far: { $things }
space_empires-board-seen = Seen before: { $things }
space_empires-board-sighting = { $units } in { $hex } (round { $round }, turn { $turn })
space_empires-board-own = Known only to you: { $cp } in hand; next Economic Phase: income { $income }, maintenance { $maintenance }
space_empires-board-levels = Your technology: { $things }
space_empires-board-battle = Battle in { $hex }: { $attacker } against { $defender }, firing round { $round }
space_empires-board-warp = Warp point { $n } in { $hex }
space_empires-board-machine = Doomsday machine { $n } in { $hex }: strength { $rating }, hits { $hits }
space_empires-board-arrival = Round { $round }: a doomsday machine (strength { $rating }) arrives
space_empires-board-fleet = { $empire }: fleet { $n } in { $hex }

## A hex
space_empires-board-deep-space = Deep space
space_empires-board-home-of = { $seat }’s home system
space_empires-board-empty = { $region }, empty
space_empires-board-unexplored = { $region }, unexplored
space_empires-board-marker = { $region }: { $marker }{ $looked ->
    [0] {""}
   *[other] {" "}(known only to you)
}
space_empires-board-colony = { $owner }’s { $home ->
    [0] colony
   *[other] home world
}, { $cp }
space_empires-board-goods = Delivered, for the next Economic Phase: { $things }
space_empires-board-stack = { $owner }: { $units }
space_empires-board-levels-of = { $unit } [{ $levels }]
space_empires-board-moves = { $unit }, moves left: { $n }
space_empires-board-fleet-here = { $empire }: fleet { $n }
