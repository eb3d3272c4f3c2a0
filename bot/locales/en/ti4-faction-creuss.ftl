# The Ghosts of Creuss.

ti4-ability-creuss_gate = Creuss Gate
ti4-ability-creuss_gate-text = Your home system lies beside the board. The Creuss Gate takes its place on the board and is joined to it by delta wormholes; the Gate is no home system.
ti4-ability-quantum_entanglement = Quantum Entanglement
ti4-ability-quantum_entanglement-text = For you all systems with alpha or beta wormholes are adjacent to each other. Nothing can prevent that.
ti4-ability-slipstream = Slipstream
ti4-ability-slipstream-text = In tactical actions your ships that start in your home system, or at an alpha or beta wormhole, have 1 more move.
ti4-unit-card-hil_colish = Hil Colish
ti4-unit-card-hil_colish-text = Flagship: cost 8, combat 5, move 1, capacity 3. Sustain Damage. Its system has a delta wormhole. It may move before or after your other ships.
ti4-tech-wormhole_generator-text = At the start of the status phase place or move a Creuss wormhole token: into a system with a planet of yours, or into one that is no home system and holds no ships of others.
ti4-tech-dimensional_splicer-text = At the start of a space combat with your ships at a wormhole you may score 1 hit on a ship of your opponent; you choose which.
ti4-note-creuss_iff-text = At the start of your turn: place or move a Creuss wormhole token into a system with a planet of yours, or into one that is no home system and holds no ships of others. Then return this.
ti4-ask-wormhole-token = { $seat }: choose a Creuss wormhole token.
ti4-ask-wormhole-system = { $seat }: choose a system for the { $wormhole }.
ti4-wormhole-lies = { $wormhole }, now in { $system }
ti4-wormhole-placed = { $seat } places a Creuss wormhole token ({ $wormhole }) in { $system }.
