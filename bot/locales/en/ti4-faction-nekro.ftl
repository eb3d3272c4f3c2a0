# The Nekro Virus.

ti4-ability-galactic_threat = Galactic Threat
ti4-ability-galactic_threat-text = You cannot vote. Once each agenda phase, after an agenda is revealed, you may predict its outcome: if you are right, gain a technology owned by a player who voted for it.
ti4-ability-technological_singularity = Technological Singularity
ti4-ability-technological_singularity-text = Once each combat, after one of your opponent’s units is destroyed, you may gain a technology that your opponent owns.
ti4-ability-propagation = Propagation
ti4-ability-propagation-text = You cannot research technology. When you would, gain 3 command tokens instead.
ti4-unit-card-the_alastor = The Alastor
ti4-unit-card-the_alastor-text = Flagship: cost 8, combat 9 with 2 dice, move 1, capacity 3. Sustain Damage. At the start of a space combat, any of your ground forces in its system may participate as if they were ships.
ti4-tech-valefar_assimilator_x-text = When your faction abilities let you gain a technology, you may place the X token on one of that player’s faction technologies instead: this card gains its text. The token can move later.
ti4-tech-valefar_assimilator_y-text = When your faction abilities let you gain a technology, you may place the Y token on one of that player’s faction technologies instead: this card gains its text. The token can move later.
ti4-note-antivirus-text = At the start of a combat: place this faceup in your play area. Nekro cannot use Technological Singularity against you. Return this card when you activate a system that contains Nekro units.
ti4-ask-take-technology = Choose a technology to gain.
ti4-ask-assimilator = Choose a card to copy { $technology }.
ti4-assimilator-copies = { $card }, now a copy of { $technology }
ti4-copies-technology = { $seat }: { $card } is now a copy of { $technology }.
ti4-moves-structure = { $unit } moves: { $place }.
ti4-ask-landing = Choose a planet to land on ({ $unit }).
ti4-ask-alastor = Choose ground forces to participate in the space combat.
ti4-alastor-joined = { $seat }’s ground forces fight as ships: { $units }.
