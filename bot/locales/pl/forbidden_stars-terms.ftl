### Nazwy rzeczy w grze Zakazane gwiazdy.

## Frakcje i kolory
forbidden_stars-faction-space_marines = Kosmiczni Marines
forbidden_stars-faction-chaos = Chaos
forbidden_stars-faction-orks = Orkowie
forbidden_stars-faction-eldar = Eldarzy
forbidden_stars-colour-blue = niebieski
forbidden_stars-colour-red = czerwony
forbidden_stars-colour-green = zielony
forbidden_stars-colour-yellow = żółty
forbidden_stars-dominate-space_marines-text = Zapłać 1 materiał, aby zastąpić jedną swoją jednostkę w aktywnym systemie: Zwiadowcę jednostką Kosmiczny Marine albo Kosmicznego Marine jednostką Land Raider.
forbidden_stars-dominate-chaos-text = Zabierz jedną swoją jednostkę Kultysta z aktywnego systemu i umieść ją na przyjaznym lub niekontrolowanym świecie sąsiedniego systemu.
forbidden_stars-dominate-orks-text = Kup jedną jednostkę naziemną i umieść ją na przyjaznym lub niekontrolowanym świecie aktywnego systemu. Fabryka nie jest potrzebna.
forbidden_stars-dominate-eldar-text = Zabierz jedną swoją jednostkę ze świata aktywnego systemu i umieść ją na dowolnym przyjaznym świecie.

## Jednostki
forbidden_stars-unit-scout = Zwiadowca
forbidden_stars-unit-strike_cruiser = Krążownik uderzeniowy
forbidden_stars-unit-space_marine = Kosmiczny Marine
forbidden_stars-unit-land_raider = Land Raider
forbidden_stars-unit-battle_barge = Barka bojowa
forbidden_stars-unit-warlord_titan = Tytan klasy Warlord
forbidden_stars-unit-cultist = Kultysta
forbidden_stars-unit-iconoclast_destroyer = Niszczyciel Iconoclast
forbidden_stars-unit-chaos_space_marine = Kosmiczny Marine Chaosu
forbidden_stars-unit-helbrute = Helbrute
forbidden_stars-unit-repulsive_grand_cruiser = Wielki krążownik Repulsive
forbidden_stars-unit-chaos_reaver_titan = Tytan Chaosu klasy Reaver
forbidden_stars-unit-ork_boyz = Ork Boyz
forbidden_stars-unit-onslaught_attack_ship = Okręt szturmowy Onslaught
forbidden_stars-unit-nob = Nob
forbidden_stars-unit-battlewagon = Wóz bojowy
forbidden_stars-unit-kill_kroozer = Kill Kroozer
forbidden_stars-unit-gargant = Gargant
forbidden_stars-unit-aspect_warrior = Wojownik Aspektu
forbidden_stars-unit-hellebore_frigate = Fregata Hellebore
forbidden_stars-unit-wraithguard = Upiorny gwardzista
forbidden_stars-unit-falcon = Falcon
forbidden_stars-unit-void_stalker = Void Stalker
forbidden_stars-unit-warlock_battle_titan = Tytan bojowy Warlock
forbidden_stars-units-scout = { $n ->
    [one] 1 Zwiadowca
   *[other] { $n } Zwiadowców
  }
forbidden_stars-units-strike_cruiser = { $n ->
    [one] 1 Krążownik uderzeniowy
    [few] { $n } Krążowniki uderzeniowe
   *[other] { $n } Krążowników uderzeniowych
  }
forbidden_stars-units-space_marine = { $n ->
    [one] 1 Kosmiczny Marine
   *[other] { $n } Kosmicznych Marines
  }
forbidden_stars-units-land_raider = { $n ->
    [one] 1 Land Raider
    [few] { $n } Land Raidery
   *[other] { $n } Land Raiderów
  }
forbidden_stars-units-battle_barge = { $n ->
    [one] 1 Barka bojowa
    [few] { $n } Barki bojowe
   *[other] { $n } Barek bojowych
  }
forbidden_stars-units-warlord_titan = { $n ->
    [one] 1 Tytan klasy Warlord
    [few] { $n } Tytany klasy Warlord
   *[other] { $n } Tytanów klasy Warlord
  }
forbidden_stars-units-cultist = { $n ->
    [one] 1 Kultysta
   *[other] { $n } Kultystów
  }
forbidden_stars-units-iconoclast_destroyer = { $n ->
    [one] 1 Niszczyciel Iconoclast
    [few] { $n } Niszczyciele Iconoclast
   *[other] { $n } Niszczycieli Iconoclast
  }
forbidden_stars-units-chaos_space_marine = { $n ->
    [one] 1 Kosmiczny Marine Chaosu
   *[other] { $n } Kosmicznych Marines Chaosu
  }
forbidden_stars-units-helbrute = { $n ->
    [one] 1 Helbrute
   *[other] { $n } Helbrute
  }
forbidden_stars-units-repulsive_grand_cruiser = { $n ->
    [one] 1 Wielki krążownik Repulsive
    [few] { $n } Wielkie krążowniki Repulsive
   *[other] { $n } Wielkich krążowników Repulsive
  }
forbidden_stars-units-chaos_reaver_titan = { $n ->
    [one] 1 Tytan Chaosu klasy Reaver
    [few] { $n } Tytany Chaosu klasy Reaver
   *[other] { $n } Tytanów Chaosu klasy Reaver
  }
forbidden_stars-units-ork_boyz = { $n } Ork Boyz
forbidden_stars-units-onslaught_attack_ship = { $n ->
    [one] 1 Okręt szturmowy Onslaught
    [few] { $n } Okręty szturmowe Onslaught
   *[other] { $n } Okrętów szturmowych Onslaught
  }
forbidden_stars-units-nob = { $n ->
    [one] 1 Nob
   *[other] { $n } Nobów
  }
forbidden_stars-units-battlewagon = { $n ->
    [one] 1 Wóz bojowy
    [few] { $n } Wozy bojowe
   *[other] { $n } Wozów bojowych
  }
forbidden_stars-units-kill_kroozer = { $n ->
    [one] 1 Kill Kroozer
    [few] { $n } Kill Kroozery
   *[other] { $n } Kill Kroozerów
  }
forbidden_stars-units-gargant = { $n ->
    [one] 1 Gargant
    [few] { $n } Garganty
   *[other] { $n } Gargantów
  }
forbidden_stars-units-aspect_warrior = { $n ->
    [one] 1 Wojownik Aspektu
   *[other] { $n } Wojowników Aspektu
  }
forbidden_stars-units-hellebore_frigate = { $n ->
    [one] 1 Fregata Hellebore
    [few] { $n } Fregaty Hellebore
   *[other] { $n } Fregat Hellebore
  }
forbidden_stars-units-wraithguard = { $n ->
    [one] 1 Upiorny gwardzista
   *[other] { $n } Upiornych gwardzistów
  }
forbidden_stars-units-falcon = { $n ->
    [one] 1 Falcon
    [few] { $n } Falcony
   *[other] { $n } Falconów
  }
forbidden_stars-units-void_stalker = { $n ->
    [one] 1 Void Stalker
    [few] { $n } Void Stalkery
   *[other] { $n } Void Stalkerów
  }
forbidden_stars-units-warlock_battle_titan = { $n ->
    [one] 1 Tytan bojowy Warlock
    [few] { $n } Tytany bojowe Warlock
   *[other] { $n } Tytanów bojowych Warlock
  }
forbidden_stars-figure-unit = { $unit }{ $routed ->
    [0] {""}
   *[other] , rozbicie
  }{ $damage ->
    [0] {""}
   *[other] , obrażenia { $damage }
  }
forbidden_stars-figure-token = żeton wsparcia ({ $unit }{ $routed ->
    [0] {""}
   *[other] , rozbicie
  }{ $damage ->
    [0] {""}
   *[other] , obrażenia { $damage }
  })

## Zabudowania
forbidden_stars-structure-bastion = bastion
forbidden_stars-structure-city = miasto
forbidden_stars-structure-factory = fabryka
forbidden_stars-structure-bastion-text = Walczy na swoim świecie, jakby był jednostką, także w pojedynkę, i chroni przed atakiem orbitalnym. Nie można go rozbić ani wycofać.
forbidden_stars-structure-city-text = Każde twoje miasto zwiększa twój poziom dowodzenia o 1, gdziekolwiek stoi.
forbidden_stars-structure-factory-text = Rozkaz Budowy w jej systemie pozwala kupować jednostki: tyle, ile wynosi limit oddziałów jej świata.

## Miejsca
forbidden_stars-world = { $name } ({ $id })
forbidden_stars-world-brief = { $name }
forbidden_stars-order-and-text = { $order }{ $orbital ->
    [0] {""}
   *[other] , atak orbitalny
  }: { $text }
forbidden_stars-unit-values = wartość bojowa { $combat }, wytrzymałość { $health }, morale { $morale }
forbidden_stars-icons-and-text = Symbole: { $icons }. { $text }
forbidden_stars-void = próżnia { $n } ({ $id })
forbidden_stars-system = { $name } ({ $id })
forbidden_stars-edge = { $one } – { $other }
forbidden_stars-edge-between = { $one } i { $other }
forbidden_stars-edge-n = { $system }, górna krawędź
forbidden_stars-edge-e = { $system }, prawa krawędź
forbidden_stars-edge-s = { $system }, dolna krawędź
forbidden_stars-edge-w = { $system }, lewa krawędź
forbidden_stars-storm-across = przez system
forbidden_stars-storm-sideways = w bok
forbidden_stars-storm-tr_bl = na skos: w prawo w górę albo w lewo w dół
forbidden_stars-storm-tl_br = na skos: w lewo w górę albo w prawo w dół
forbidden_stars-spot-n = Nad: { $system }
forbidden_stars-spot-e = Na prawo od: { $system }
forbidden_stars-spot-s = Pod: { $system }
forbidden_stars-spot-w = Na lewo od: { $system }
forbidden_stars-turned-n = Bez obrotu
forbidden_stars-turned-e = O ćwierć obrotu w prawo
forbidden_stars-turned-s = O pół obrotu
forbidden_stars-turned-w = O ćwierć obrotu w lewo

## Rozkazy, zasoby, materiały
forbidden_stars-order-advance = Manewry
forbidden_stars-order-deploy = Budowa
forbidden_stars-order-dominate = Dominacja
forbidden_stars-order-strategize = Zarządzanie
forbidden_stars-asset-forge = żeton kuźni
forbidden_stars-asset-cache = żeton zaopatrzenia
forbidden_stars-asset-reinforcement = żeton wsparcia
forbidden_stars-asset-wild = zasób dobrobytu
forbidden_stars-assets-forge = { $n ->
    [one] 1 żeton kuźni
    [few] { $n } żetony kuźni
   *[other] { $n } żetonów kuźni
  }
forbidden_stars-assets-cache = { $n ->
    [one] 1 żeton zaopatrzenia
    [few] { $n } żetony zaopatrzenia
   *[other] { $n } żetonów zaopatrzenia
  }
forbidden_stars-assets-reinforcement = { $n ->
    [one] 1 żeton wsparcia
    [few] { $n } żetony wsparcia
   *[other] { $n } żetonów wsparcia
  }
forbidden_stars-materiel = { $n ->
    [one] 1 materiał
    [few] { $n } materiały
   *[other] { $n } materiałów
  }

## Symbole
forbidden_stars-face-bolter = atak
forbidden_stars-face-shield = obrona
forbidden_stars-face-morale = morale
forbidden_stars-face-roll = do rzutu
forbidden_stars-faces-bolter = { $n }× atak
forbidden_stars-faces-shield = { $n }× obrona
forbidden_stars-faces-morale = { $n }× morale

## Fazy
forbidden_stars-phase-setup = przygotowanie do gry
forbidden_stars-phase-planning = Faza Planowania
forbidden_stars-phase-operations = Faza Operacji
forbidden_stars-phase-refresh = Faza Uzupełnień
forbidden_stars-phase-over = koniec gry
