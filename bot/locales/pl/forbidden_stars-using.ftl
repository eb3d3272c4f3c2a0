### Użycie kart: okna, pytania kart i ich skutki.

## Okna
forbidden_stars-window-damage_starts = Początek zadawania obrażeń
forbidden_stars-window-damage_ends = Koniec zadawania obrażeń
forbidden_stars-window-unit_routed = Rozbicie jednostki
forbidden_stars-window-storm_announced = Przesunięcie Burzy Osnowy
forbidden_stars-react-combat_card_revealed = { $seat } odsłania kartę Walki.
forbidden_stars-react-damage_starts = Zaczyna się zadawanie obrażeń. Na razie: { $ahead }. Czy używasz przedtem którejś z tych kart?
forbidden_stars-would-suffer = { $seat } – obrażenia: { $n }
forbidden_stars-react-damage_ends = Kończy się zadawanie obrażeń. Czy używasz teraz którejś z tych kart?
forbidden_stars-react-unit_routed = Rozbita jednostka: { $seat }. Czy używasz którejś z tych kart?
forbidden_stars-react-order_revealed = { $seat } zaraz rozpatrzy rozkaz. Której z tych kart przedtem użyć?
forbidden_stars-react-order_resolved = Rozkaz rozpatrzony: { $seat }. Której z tych kart teraz użyć?
forbidden_stars-react-dominate = { $seat } może użyć zdolności frakcji.
forbidden_stars-react-strike_card = { $seat } rozpatruje kartę Ulepszenia w ataku orbitalnym.
forbidden_stars-react-strike_rolled = Rzut w ataku orbitalnym: { $seat }. Której z tych kart teraz użyć?
forbidden_stars-react-instead_of_order = { $seat } może coś zrobić zamiast odsłaniać rozkaz.
forbidden_stars-react-purchase = { $seat } kupuje jednostkę lub zabudowania.
forbidden_stars-react-planning_ends = Kończy się Faza Planowania. Czy używasz przedtem którejś z tych kart?
forbidden_stars-react-event = { $seat } rozpatruje kartę Wydarzenia.
forbidden_stars-react-storm_announced = { $seat } zaraz przesunie Burzę Osnowy. Czy używasz przedtem którejś z tych kart?

## Użycie
forbidden_stars-use-nothing = Nie używaj niczego
forbidden_stars-use-it = Użyj
forbidden_stars-leave-it = Pomiń
forbidden_stars-uses = { $seat } używa karty „{ $card }”.
forbidden_stars-ask-dominate = { $seat }: wobec której jednostki używasz zdolności swojej frakcji?
forbidden_stars-ask-target = { $seat }: co jest celem karty „{ $card }”?
forbidden_stars-ask-ability = { $seat }: czy używasz tej zdolności karty „{ $card }”? { $text }
forbidden_stars-ask-how = { $seat }: co wybierasz? Możesz też pominąć tę zdolność. Karta „{ $card }”: { $text }

## O co pytają karty: jednostki
forbidden_stars-ask-rally = { $seat }: którą jednostkę przegrupowujesz ({ $card })?
forbidden_stars-ask-rout = { $seat }: która jednostka zostaje rozbita ({ $card })?
forbidden_stars-ask-destroy = { $seat }: co zostaje zniszczone ({ $card })?
forbidden_stars-ask-retreat = { $seat }: które jednostki wycofujesz ({ $card })?
forbidden_stars-ask-suffers-first = { $seat }: która jednostka musi pierwsza otrzymać obrażenia ({ $card })?
forbidden_stars-ask-leave-combat = { $seat }: które jednostki opuszczają walkę ({ $card })? Najwyżej { $n }.
forbidden_stars-ask-move-to-area = { $seat }: dokąd przesuwasz jednostki ({ $card })?
forbidden_stars-ask-take-unit = { $seat }: którą jednostkę zabierasz ({ $card })?
forbidden_stars-ask-take-units = { $seat }: które jednostki zabierasz ({ $card })?
forbidden_stars-ask-take-from = { $seat }: z którego obszaru zabierasz jednostki ({ $card })?
forbidden_stars-ask-take-to = { $seat }: gdzie umieszczasz zabrane jednostki ({ $card })?
forbidden_stars-ask-place-unit = { $seat }: gdzie wystawiasz jednostkę ({ $card })?
forbidden_stars-ask-replace-at = { $seat }: gdzie zastępujesz jednostkę ({ $card })?
forbidden_stars-ask-replace-unit = { $seat }: którą jednostkę zastępujesz ({ $card })?
forbidden_stars-ask-rally-system = { $seat }: w którym systemie przegrupowujesz jednostki ({ $card })?
forbidden_stars-ask-strafe-to = { $seat }: do którego sąsiedniego systemu przesuwasz okręty ({ $card })?
forbidden_stars-ask-strafe-void = { $seat }: na który obszar próżni przesuwasz okręty ({ $card })?
forbidden_stars-ask-strafe-ships = { $seat }: które okręty tam przesuwasz ({ $card })?

## O co pytają karty: kości, żetony, karty
forbidden_stars-ask-name-face = { $seat }: jaki symbol ma pokazywać kość ({ $card })?
forbidden_stars-ask-lose-dice = { $seat }: które kości przepadają ({ $card })? Wybierz: { $n }.
forbidden_stars-ask-reroll = { $seat }: które kości są przerzucane ({ $card })?
forbidden_stars-ask-spend-dice = { $seat }: które kości wydajesz ({ $card })?
forbidden_stars-ask-convert = { $seat }: na których kościach zmieniasz symbol ({ $card })? Nowy symbol: { $to }. Najwyżej { $n }.
forbidden_stars-ask-convert-to = { $seat }: jakie symbole mają teraz te kości ({ $card })? Wybierz: { $n }.
forbidden_stars-ask-name-tokens = { $seat }: które żetony walki otrzymujesz ({ $card })? Wybierz: { $n }.
forbidden_stars-ask-option = { $seat }: co wybierasz? Karta „{ $card }”: { $text }
forbidden_stars-ask-unless = { $seat }: czy robisz to, czego żąda karta przeciwnika „{ $card }”, czy godzisz się na skutek? Na karcie, gdzie „przeciwnik” to ty: { $text }
forbidden_stars-deed-rout = Rozbij swoje jednostki: { $n }
forbidden_stars-deed-destroy = Zniszcz swoje jednostki: { $n }
forbidden_stars-deed-destroy-routed = Zniszcz swoje rozbite jednostki: { $n }
forbidden_stars-deed-discard-faceup = Odrzuć swoje odkryte karty Walki: { $n }
forbidden_stars-deed-discard-named = Odrzuć „{ $card }”
forbidden_stars-deed-spend-dice = Wydaj kości: { $n }
forbidden_stars-deed-spend-dice-of = Wydaj kości: { $n }× { $face }
forbidden_stars-let-it-happen = Przyjmij skutek
forbidden_stars-ask-ambush = { $seat }: czy wydajesz 1 kość morale, aby ocalić rozbitą jednostkę? { $unit }
forbidden_stars-spend-morale = Wydaj kość morale
forbidden_stars-ask-discard-card = { $seat }: która odkryta karta Walki zostaje odrzucona ({ $card })?
forbidden_stars-spent-card = { $card } (efekt tej karty już minął)
forbidden_stars-ask-icons-card = { $seat }: którą kartę Walki wykładasz tylko dla symboli ({ $card })?
forbidden_stars-ask-take-asset = { $seat }: który żeton zasobu przepada ({ $card })?
forbidden_stars-ask-take-from-player = { $seat }: kto traci żeton zasobu ({ $card })?
forbidden_stars-ask-assets-of = { $seat }: zasoby którego świata otrzymujesz ({ $card })?
forbidden_stars-ask-materiel-of = { $seat }: materiały którego świata otrzymujesz ({ $card })?
forbidden_stars-ask-place-structure = { $seat }: gdzie umieszczasz zabudowania ({ $card })?
forbidden_stars-ask-exchange = { $seat }: które zabudowania wymieniasz ({ $card })?
forbidden_stars-ask-exchange-for = { $seat }: na jakie zabudowania wymieniasz ({ $card })?
forbidden_stars-ask-gain-upgrade = { $seat }: którą kartę Ulepszenia bierzesz za darmo ({ $card })?
forbidden_stars-ask-orders-to-deck = { $seat }: które rozkazy kładziesz na swojej talii Wydarzeń ({ $card })? Wybierz: { $n }.
forbidden_stars-ask-order-token = { $seat }: który swój żeton rozkazu oglądasz ({ $card })?
forbidden_stars-ask-stack-end = { $seat }: czy żeton trafia na szczyt, czy na spód stosu ({ $card })?
forbidden_stars-on-top = Na szczyt
forbidden_stars-at-bottom = Na spód
forbidden_stars-ask-as-order = { $seat }: jako jaki rozkaz go rozpatrujesz ({ $card })?
forbidden_stars-ask-extra-order = { $seat }: w którym systemie rozpatrujesz rozkaz ({ $card })?
forbidden_stars-ask-storm-to = { $seat }: dokąd zamiast tego przesuwasz Burzę Osnowy ({ $card })?

## Możliwości do wyboru
forbidden_stars-step-rally = Przegrupuj jednostki: { $n }
forbidden_stars-step-gain-dice = Otrzymaj kości: { $n }× { $face }
forbidden_stars-step-gain-tokens = Otrzymaj żetony walki: { $n }× { $face }
forbidden_stars-step-lose-dice = Przeciwnik traci kości: { $n }× { $face }
forbidden_stars-step-lose-tokens = Przeciwnik traci żetony walki: { $n }× { $face }
forbidden_stars-step-place-free-unit = Wystaw za darmo: { $units }, { $where }
forbidden_stars-step-take-unit = Przenieś jedną ze swoich: { $unit }
forbidden_stars-step-gain-assets-of-world = Otrzymaj zasoby świata
forbidden_stars-step-gain-materiel-of-world = Otrzymaj materiały świata
forbidden_stars-step-replace-unit = { $old } → { $new }
forbidden_stars-where-world-with-own-structure = na przyjaznym świecie z zabudowaniami
forbidden_stars-where-any-friendly-world = na dowolnym przyjaznym świecie
forbidden_stars-where-friendly-world-without-cultist = na przyjaznym świecie bez Kultystów
forbidden_stars-where-world-with-own-nob = na świecie z twoim Nobem
forbidden_stars-where-any-uncontrolled-void = na niekontrolowanym obszarze próżni
forbidden_stars-where-active-system = w aktywnym systemie

## Co robią karty
forbidden_stars-discards-card = { $seat } odrzuca kartę Walki „{ $card }”.
forbidden_stars-looks-at-card = { $seat } ogląda zakrytą kartę Walki przeciwnika.
forbidden_stars-looked-at-card = Zakryta karta przeciwnika: { $card }.
forbidden_stars-plays-for-icons = { $seat } wykłada kartę „{ $card }” tylko dla symboli.
forbidden_stars-orders-to-deck = { $seat } kładzie rozkazy na talii Wydarzeń: { $orders }.
forbidden_stars-looks-at-order = { $seat } ogląda swój rozkaz: { $system }.
forbidden_stars-looked-at-order = Rozkaz – { $system }: { $order }.
forbidden_stars-moves-order-top = { $seat } kładzie rozkaz na szczycie stosu: { $system }.
forbidden_stars-moves-order-bottom = { $seat } kładzie rozkaz na spodzie stosu: { $system }.
forbidden_stars-pays = { $seat } płaci: { $n }.
forbidden_stars-gains-materiel = { $seat } otrzymuje: { $n }.
forbidden_stars-loses-materiel = { $seat } traci: { $n }.
forbidden_stars-gains-assets = { $seat } otrzymuje: { $assets }.
forbidden_stars-loses-asset = { $seat } traci zasób: { $asset }.
