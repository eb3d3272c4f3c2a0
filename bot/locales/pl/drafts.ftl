### Podział ras i miejsc przed grą.

ti4-option-factions-reverse = wybierane po kolei, mówca na końcu
ti4-option-factions-ban = każdy wyklucza jedną, potem wybór po kolei
ti4-option-factions-deal = każdy dostaje kilka i zostawia jedną
ti4-ask-ban-faction = { $seat }: wyklucz jedną rasę. Nikt nią nie zagra.
ti4-bans-faction = { $seat } wyklucza rasę: { $faction }.
ti4-ask-keep-faction = Zostaw sobie jedną rasę z tych, które dostajesz (do wyboru: { $count }). Wszystkie wybory zostaną pokazane razem.

eclipse-option-species-ban = każdy wyklucza jedną, potem wybór po kolei
eclipse-option-species-deal = każdy dostaje plansze i zostawia jedną stronę
eclipse-ask-ban-species = Wykluczenie rasy: { $seat }. Nikt nią nie zagra.
eclipse-bans-species = { $seat } wyklucza rasę: { $species }.
eclipse-ask-keep-species = Zostaw sobie jedną rasę z plansz, które dostajesz (do wyboru: { $count }). Wszystkie wybory zostaną pokazane razem.
