# Sardakk N'orr.

ti4-unit-card-exotrireme_1 = Exotrireme I
ti4-unit-card-exotrireme_1-text = Dreadnought: cost 4, combat 5, move 1, capacity 1. Sustain Damage, Bombardment 4 with 2 dice.
ti4-ability-unrelenting = Unrelenting
ti4-ability-unrelenting-text = Your combat rolls get +1. Rolls of unit abilities do not.
ti4-unit-card-c_morran_norr = C’Morran N’orr
ti4-unit-card-c_morran_norr-text = Flagship: cost 8, combat 6 with 2 dice, move 1, capacity 3. Sustain Damage. Your other ships in its system get +1 on combat rolls.
ti4-tech-valkyrie_particle_weave-text = In each ground combat round in which your opponent produces a hit, you produce 1 additional hit.
ti4-tech-exotrireme_2-text = Dreadnought: cost 4, combat 5, move 2, capacity 1. Sustain Damage, Bombardment 4 with 2 dice; immune to Direct Hit. At the end of a space combat round, you may destroy it to destroy up to 2 of your opponent’s ships there.
ti4-note-tekklar_legion-text = At the start of a ground combat: your units get +1 on combat rolls in it; if your opponent is Sardakk N’orr, theirs get −1. Then return this card.
ti4-ask-ram-with = Choose an Exotrireme to destroy.
ti4-ask-ram = Choose up to { $n } of { $other }’s ships to destroy.
ti4-ask-ram-again = Destroy another Exotrireme?
