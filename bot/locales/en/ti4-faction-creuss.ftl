# The Ghosts of Creuss.

ti4-ability-creuss_gate = Creuss Gate
ti4-ability-creuss_gate-text = Your home system lies beside the board. The Creuss Gate takes its place on the board and is joined to it by delta wormholes; the Gate is no home system.
