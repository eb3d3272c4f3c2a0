# The Embers of Muaat.

ti4-unit-card-prototype_war_sun_1 = Prototype War Sun I
ti4-unit-card-prototype_war_sun_1-text = War sun: cost 12, combat 3 with 3 dice, move 1, capacity 6. Sustain Damage, Bombardment 3 with 3 dice. Other players’ units in its system lose Planetary Shield.
ti4-ability-star_forge = Star Forge
ti4-ability-star_forge-text = Action: spend a strategy token to place 2 fighters or 1 destroyer in a system that contains one of your war suns.
ti4-ability-gashlai_physiology = Gashlai Physiology
ti4-ability-gashlai_physiology-text = Your ships can move through supernovas.
ti4-unit-card-the_inferno = The Inferno
ti4-unit-card-the_inferno-text = Flagship: cost 8, combat 5 with 2 dice, move 1, capacity 3. Sustain Damage. Action: spend a strategy token to place a cruiser in its system.
ti4-tech-magmus_reactor-text = Your ships can move into supernovas. After you use Production in a system that contains a war sun or is adjacent to a supernova, gain 1 trade good.
ti4-note-fires_of_the_gashlai-text = Action: Muaat loses a token from the fleet pool, and you gain your War Sun technology. Then return this card.
ti4-ask-star-forge = Star Forge: choose what to place in { $system }.
