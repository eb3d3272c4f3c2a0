# The Nekro Virus.

ti4-ability-galactic_threat = Galactic Threat
ti4-ability-galactic_threat-text = You cannot vote. Once in each agenda phase, after an agenda is revealed, you may predict its outcome: if you are right, gain a technology owned by a player who voted for it.
ti4-ability-technological_singularity = Technological Singularity
ti4-ability-technological_singularity-text = Once in each combat, after a unit of your opponent is destroyed, you may gain a technology that your opponent owns.
ti4-ability-propagation = Propagation
ti4-ability-propagation-text = You cannot research. Whenever you would, gain 3 command tokens instead.
ti4-unit-card-the_alastor = The Alastor
ti4-unit-card-the_alastor-text = Flagship: cost 8, combat 9 with 2 dice, move 1, capacity 3. Sustain Damage. At the start of a space combat any of your ground forces in its system may fight in it as ships.
ti4-tech-valefar_assimilator_x-text = When your faction abilities let you gain a technology, you may place the X token on a faction technology of that player instead: this card then has its text. The token can move on later.
ti4-tech-valefar_assimilator_y-text = When your faction abilities let you gain a technology, you may place the Y token on a faction technology of that player instead: this card then has its text. The token can move on later.
ti4-note-antivirus-text = At the start of a combat of yours place this faceup before you: Nekro cannot use Technological Singularity against you. Return it when you activate a system with units of Nekro.
ti4-ask-take-technology = { $seat }: choose a technology to gain.
ti4-ask-assimilator = { $seat }: which card copies { $technology }?
ti4-assimilator-copies = { $card }, now a copy of { $technology }
ti4-copies-technology = { $seat }: { $card } is now a copy of { $technology }.
ti4-moves-structure = { $unit } moves: { $place }.
ti4-ask-landing = { $seat }: choose a planet to land on. { $unit }
ti4-ask-alastor = { $seat }: which ground forces fight in space as ships?
ti4-alastor-joined = Ground forces of { $seat } fight as ships: { $units }.
