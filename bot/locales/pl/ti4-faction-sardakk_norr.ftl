# Sardakk N'orr.

ti4-unit-card-exotrireme_1 = Egzotrirema I
ti4-unit-card-exotrireme_1-text = Pancernik: koszt 4, walka 5, ruch 1, ładowność 1. Wytrzymałość, Bombardowanie 4 (2 kości).
