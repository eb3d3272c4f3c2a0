# Kolektyw Naalu.

ti4-unit-card-hybrid_crystal_fighter_1 = Hybrydowy myśliwiec kryształowy I
ti4-unit-card-hybrid_crystal_fighter_1-text = Myśliwiec: koszt 1 za 2, walka 8.
ti4-tech-hybrid_crystal_fighter_2-text = Walka 7, ruch 2. Może poruszać się bez transportu; z nadwyżki ponad ładowność dwa zajmują jedno miejsce puli floty.
