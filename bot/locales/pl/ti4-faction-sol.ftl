# Federacja Sol.

ti4-unit-card-spec_ops_1 = Oddział specjalny I
ti4-unit-card-spec_ops_1-text = Piechota: koszt 1 za 2, walka 7.
ti4-unit-card-advanced_carrier_1 = Zaawansowany transportowiec I
ti4-unit-card-advanced_carrier_1-text = Transportowiec: koszt 3, walka 9, ruch 1, ładowność 6.
