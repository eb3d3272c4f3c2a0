"""Battles: battle lines, fire, screening, retreat, mines, raiders, and firing at colonies.

What other rooms call, and nothing else of this room:

    battle.fight(game, at, attacker, defender)   a whole battle in a hex, from removing decoys to the repair of what is
                                                 left, with mines and raiders; also against `ALIENS`, `MACHINES` and
                                                 empires. It begins and ends with `State.battle` None.
    bombard.bombard(game, at, seat)              a seat's ships fire at the enemy colony in the hex, each at most once.
    opponents.fight(game, at, seat, sides)       a battle with each of several sides, in the order that the attacker
                                                 names. D-07
    cloaking.meet(game, at, mover)               raiders and enemies meet in a hex that `mover` has just entered, and at
                                                 the start of each Combat Phase: the announcements; gives the enemies
                                                 that the mover has to fight, so that it stops. SE-SCANNER-05, D-75

All are coroutines. Whoever decides for aliens and machines is `game.left_of(active seat)`.
"""
