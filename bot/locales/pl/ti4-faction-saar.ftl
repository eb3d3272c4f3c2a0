# Klan Saar.

ti4-unit-card-floating_factory_1 = Latająca fabryka I
ti4-unit-card-floating_factory_1-text = Stocznia kosmiczna: jest w przestrzeni i porusza się jak statek, ruch 1, ładowność 4. Produkcja 5. Blokada ją niszczy.
ti4-unit-card-son_of_ragh = Syn Ragha
ti4-unit-card-son_of_ragh-text = Okręt flagowy: koszt 8, walka 5 (2 kości), ruch 1, ładowność 3. Wytrzymałość, Ostrzał przeciwmyśliwski 6 (4 kości).
ti4-ability-scavenge = Zbieractwo
ti4-ability-scavenge-text = Ilekroć obejmujesz kontrolę nad planetą, otrzymujesz 1 dobro.
ti4-ability-nomadic = Koczownicy
ti4-ability-nomadic-text = Możesz realizować cele, nawet jeśli nie kontrolujesz swoich planet macierzystych.
ti4-tech-chaos_mapping-text = Inni gracze nie mogą aktywować pól asteroid, w których są twoje statki. Na początku swojej tury możesz wyprodukować 1 jednostkę w układzie, w którym masz jednostkę z Produkcją; płacisz za nią.
ti4-note-raghs_call-text = Po przydzieleniu wojsk naziemnych do planety: wszystkie wojska naziemne Saar z tej planety przenoszą się na inną planetę, którą Saar kontroluje; wybierasz ty. Potem oddaj tę kartę.
ti4-ask-raghs-call = Wybierz planetę, na którą przenoszą się wojska naziemne ({ $other }).
ti4-called-away = { $seat } przenosi wojska naziemne: { $units } → { $planet }.
