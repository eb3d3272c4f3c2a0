# Sardakk N'orr.

ti4-unit-card-exotrireme_1 = Exotrireme I
ti4-unit-card-exotrireme_1-text = Dreadnought: cost 4, combat 5, move 1, capacity 1. Sustain Damage, Bombardment 4 with 2 dice.
ti4-ability-unrelenting = Unrelenting
ti4-ability-unrelenting-text = Each of your combat rolls has +1, in space and on the ground. Rolls of unit abilities do not.
ti4-unit-card-c_morran_norr = C'Morran N'orr
ti4-unit-card-c_morran_norr-text = Flagship: cost 8, combat 6 with 2 dice, move 1, capacity 3. Sustain Damage. Your other ships in its system have +1 on combat rolls.
ti4-tech-valkyrie_particle_weave-text = In each round of ground combat in which your opponent scores a hit, you score 1 more.
ti4-tech-exotrireme_2-text = Dreadnought: cost 4, combat 5, move 2, capacity 1. Sustain Damage, Bombardment 4 with 2 dice; immune to Direct Hit. At the end of a round of space combat you may destroy it, and with it up to 2 ships of your opponent there.
ti4-note-tekklar_legion-text = At the start of a ground combat of yours: your units have +1 on combat rolls in it; if your opponent is Sardakk N'orr, theirs have -1. Then return this.
ti4-ask-ram-with = { $seat }: which Exotrireme do you give up?
ti4-ask-ram = { $seat }: choose up to { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  } of { $other } to be destroyed.
ti4-ask-ram-again = { $seat }: do you give up another Exotrireme?
