### Words on the pictures of Forbidden Stars: few and short
forbidden_stars-picture-panel = { $name }
forbidden_stars-picture-combat = Combat

## What the points came of
forbidden_stars-points-tokens = Objective tokens
forbidden_stars-tie-worlds = friendly worlds
forbidden_stars-tie-units = units on the board
