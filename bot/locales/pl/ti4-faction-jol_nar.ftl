# Uniwersytety Jol-Nar.

ti4-ability-fragile = Kruchość
ti4-ability-fragile-text = Wszystkie twoje rzuty bitwy mają modyfikator −1.
ti4-ability-brilliant = Geniusz
ti4-ability-brilliant-text = Gdy wydajesz żeton na zdolność drugorzędną karty „Technologia”, możesz zamiast niej użyć zdolności podstawowej.
ti4-ability-analytical = Analityczny umysł
ti4-ability-analytical-text = Gdy opracowujesz technologię, która nie jest ulepszeniem jednostki, możesz zignorować 1 wymaganie.
ti4-unit-card-jns_hylarim = J.N.S. Hylarim
ti4-unit-card-jns_hylarim-text = Okręt flagowy: koszt 8, walka 6 (2 kości), ruch 1, ładowność 3. Wytrzymałość. W bitwie kosmicznej każde 9 lub 10 na jego kościach, przed modyfikatorami, daje 2 dodatkowe trafienia.
ti4-tech-e_res_siphons-text = Gdy inny gracz aktywuje układ z twoimi statkami, otrzymujesz 4 dobra.
ti4-tech-spatial_conduit_cylinder-text = Gdy aktywujesz układ ze swoimi jednostkami, możesz wyczerpać tę kartę: podczas tej akcji układ ten sąsiaduje ze wszystkimi innymi układami z twoimi jednostkami.
ti4-note-research_agreement-text = Gdy Jol-Nar opracuje technologię, która nie jest technologią rasy: także ją otrzymujesz. Potem oddaj tę kartę.
ti4-flagship-scores = Okręt flagowy ({ $seat }) daje dodatkowe trafienia: { $n }.
ti4-shares-research = { $seat } także otrzymuje technologię „{ $technology }”.
