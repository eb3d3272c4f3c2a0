# Widma z Creussa.

ti4-ability-creuss_gate = Brama Creussa
ti4-ability-creuss_gate-text = Twój układ macierzysty leży poza planszą. Jego miejsce na planszy zajmuje Brama Creussa, połączona z nim tunelami delta; sama Brama nie jest układem macierzystym.
