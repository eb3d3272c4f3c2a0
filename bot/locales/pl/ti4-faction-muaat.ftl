# Żar Muaat.

ti4-unit-card-prototype_war_sun_1 = Prototypowe słońce wojny I
ti4-unit-card-prototype_war_sun_1-text = Słońce wojny: koszt 12, walka 3 (3 kości), ruch 1, ładowność 6. Wytrzymałość, Bombardowanie 3 (3 kości); cudze planety w układzie tracą Tarczę planetarną.
