# L1Z1X.

ti4-unit-card-super_dreadnought_1 = Superpancernik I
ti4-unit-card-super_dreadnought_1-text = Pancernik: koszt 4, walka 5, ruch 1, ładowność 2. Wytrzymałość, Bombardowanie 5.
