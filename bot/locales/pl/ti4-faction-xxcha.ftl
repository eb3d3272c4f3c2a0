# Królestwo Xxcha.

ti4-unit-card-loncara_ssodu = Loncara Ssodu
ti4-unit-card-loncara_ssodu-text = Okręt flagowy: koszt 8, walka 7 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Działo kosmiczne 5 (3 kości), także przeciw statkom w sąsiednich układach.
ti4-ability-peace_accords = Układ pokojowy
ti4-ability-peace_accords-text = Po użyciu zdolności podstawowej lub drugorzędnej karty „Dyplomacja” możesz objąć kontrolę nad planetą bez jednostek, inną niż Mecatol Rex, w układzie z twoją planetą lub w sąsiednim. Planeta jest wyczerpana.
ti4-ability-quash = Uciszenie
ti4-ability-quash-text = Gdy zagadnienie zostaje odkryte, możesz wydać żeton z puli strategii, aby je odrzucić; jego miejsce zajmuje następne.
ti4-tech-instinct_training-text = Gdy inny gracz zagrywa kartę akcji, możesz wyczerpać tę kartę i wydać żeton z puli strategii, aby ją anulować.
ti4-tech-nullification_field-text = Gdy inny gracz aktywuje układ z twoimi statkami, możesz wyczerpać tę kartę i wydać żeton z puli strategii, aby zakończyć turę tego gracza.
ti4-note-political_favor-text = Gdy zagadnienie zostaje odkryte: Xxcha traci żeton z puli strategii; zagadnienie zostaje odrzucone, a jego miejsce zajmuje następne. Potem oddaj tę kartę.
