# Żar Muaat.

ti4-unit-card-prototype_war_sun_1 = Prototypowe słońce wojny I
ti4-unit-card-prototype_war_sun_1-text = Słońce wojny: koszt 12, walka 3 (3 kości), ruch 1, ładowność 6. Wytrzymałość, Bombardowanie 3 (3 kości); jednostki innych graczy w jego układzie nie mają Tarczy planetarnej.
ti4-ability-star_forge = Gwiezdna kuźnia
ti4-ability-star_forge-text = Akcja: wydaj żeton z puli strategii, aby umieścić 2 myśliwce albo 1 niszczyciel w układzie z twoim słońcem wojny.
ti4-ability-gashlai_physiology = Fizjologia Gashlai
ti4-ability-gashlai_physiology-text = Twoje statki mogą przelatywać przez supernowe.
ti4-unit-card-the_inferno = Inferno
ti4-unit-card-the_inferno-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 1, ładowność 3. Wytrzymałość. Akcja: wydaj żeton z puli strategii, aby umieścić krążownik w jego układzie.
ti4-tech-magmus_reactor-text = Twoje statki mogą wlatywać do supernowych. Gdy skończysz produkcję w układzie, w którym już przedtem było słońce wojny albo który sąsiaduje z supernową, otrzymujesz 1 dobro.
ti4-note-fires_of_the_gashlai-text = Akcja: Muaat traci żeton z puli floty, a ty otrzymujesz swoją technologię „Słońce wojny”. Potem oddaj tę kartę.
ti4-ask-star-forge = Wybierz, co powstaje w Gwiezdnej kuźni ({ $system }).
