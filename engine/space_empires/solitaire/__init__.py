"""One player against doomsday machines or alien empires, which move by their tables.

What other rooms call, and nothing else of this room:

    course.prepare(game)          setup of a solitaire scenario: `State.arrivals` or `State.empires`.
    course.move(game)             what no seat plays moves and fights, after all seats have had their turn (also the
                                  machines of optional rule 17).
    course.economy(game)          what no seat plays does in the Economic Phase, after the seat.
    course.over(game)             whether the player has won: sets `State.winners`.
    muster.ready(game, at, sides) before a battle: fleets and defenses are built, a machine's weakness is rolled.
    muster.disband(game)          after a battle: fleets without ships are gone.
    tables, strength              the figures.

The first three are coroutines.
"""
