# The Ghosts of Creuss.

ti4-ability-creuss_gate = Creuss Gate
ti4-ability-creuss_gate-text = Your home system is off the galaxy map. The Creuss Gate takes its space and is connected to it by delta wormholes; the Gate is not a home system.
ti4-ability-quantum_entanglement = Quantum Entanglement
ti4-ability-quantum_entanglement-text = You treat all systems with alpha or beta wormholes as adjacent to each other. Nothing can prevent this.
ti4-ability-slipstream = Slipstream
ti4-ability-slipstream-text = During your tactical actions, your ships that start their movement in your home system or in a system with an alpha or beta wormhole get +1 move.
ti4-unit-card-hil_colish = Hil Colish
ti4-unit-card-hil_colish-text = Flagship: cost 8, combat 5, move 1, capacity 3. Sustain Damage. Its system contains a delta wormhole. It may move before or after your other ships.
ti4-tech-wormhole_generator-text = At the start of the status phase, place or move a Creuss wormhole token into a system that contains a planet you control, or a non-home system without other players’ ships.
ti4-tech-dimensional_splicer-text = At the start of a space combat in a system that contains a wormhole and your ships, you may produce 1 hit and assign it to one of your opponent’s ships.
ti4-note-creuss_iff-text = At the start of your turn: place or move a Creuss wormhole token into a system that contains a planet you control, or a non-home system without other players’ ships. Then return this card.
ti4-ask-wormhole-token = Choose a Creuss wormhole token.
ti4-ask-wormhole-system = Choose a system for the { $wormhole }.
ti4-wormhole-lies = { $wormhole }, now in { $system }
ti4-wormhole-placed = { $seat } places a Creuss wormhole token ({ $wormhole }) in { $system }.
