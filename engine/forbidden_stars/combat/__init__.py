"""Combat: preparation, execution rounds, damage, routing, retreat and resolution.

What the other rooms call here: `battle.fight(game, area, attacker, origins)` plays one combat on a contested area to
its end, clean-up included, and a further one that it leads to; `origins` are the areas that attackers left by the
movement of an Advance order. `damage.assign(game, seat, area, amount, routs, first)` lets a seat spread damage of an
orbital strike over its units and bastion there. `State.combat` is None whenever no combat is in course.
"""
