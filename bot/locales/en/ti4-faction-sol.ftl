# The Federation of Sol.

ti4-unit-card-spec_ops_1 = Spec Ops I
ti4-unit-card-spec_ops_1-text = Infantry: cost 1 for 2, combat 7.
ti4-unit-card-advanced_carrier_1 = Advanced Carrier I
ti4-unit-card-advanced_carrier_1-text = Carrier: cost 3, combat 9, move 1, capacity 6.
