"""One player against doomsday machines or alien empires, which move by their tables.

What other rooms call, and nothing else of this room:

    course.prepare(game)       setup of a solitaire scenario: `State.arrivals` or `State.empires`.
    course.move(game)          what no seat plays moves and fights, after all seats have had their turn (also the
                               machines of optional rule 17).
    mustering.muster(game, at, sides)   fleets that fight for the first time are built; a battle calls it.
    course.economy(game)       what no seat plays does in the Economic Phase, after the seat.
    course.over(game)          whether the player has won or lost: sets `State.winners` or `State.lost`.

All but the last are coroutines.
"""
