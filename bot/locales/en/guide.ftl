### What each player reads once at the start: how one wins, what the own faction is good at, what to do first.

guide-title = **{ $name }** in brief
guide-help = `/help` always says what is next and which commands fit; `/rules` answers questions.
guide-help-advice = `/help` always says what is next and which commands fit; `/game advise` suggests plans for your open question; `/rules` answers questions.

## Twilight Imperium
ti4-guide-wins = You win with { $n } victory points: score public objectives at the end of each round, secret objectives when you fulfill them, and the custodians of Mecatol Rex.
ti4-guide-arborec-good = Good at: infantry everywhere. Your ground forces breed and build, so planets taken stay taken.
ti4-guide-arborec-means = Now: space docks make no infantry. Your infantry has Production itself, and each status phase adds 1.
ti4-guide-arborec-first = First turn: take the carrier with infantry to the best system next to home, and let the infantry there produce later.
ti4-guide-letnev-good = Good at: large fleets and winning space combats with money.
ti4-guide-letnev-means = Now: 2 more ships than your fleet pool allows in each system; 2 trade goods reroll dice in a combat round.
ti4-guide-letnev-first = First turn: take a system with the carrier and keep trade goods back for the first combat.
ti4-guide-saar-good = Good at: never being pinned down. Your space docks fly, and losing home costs you no objectives.
ti4-guide-saar-means = Now: each planet gained pays 1 trade good, and docks in space build where your fleet is.
ti4-guide-saar-first = First turn: send both carriers to different systems; every planet pays immediately.
ti4-guide-muaat-good = Good at: strength from the first round. You begin with a war sun.
ti4-guide-muaat-means = Now: with a strategy token the war sun makes 2 fighters or a destroyer on the spot; supernovas are open to you.
ti4-guide-muaat-first = First turn: move the war sun with infantry to a neighboring system. Nobody can stop it yet.
ti4-guide-hacan-good = Good at: trade. 6 commodities, deals with anyone, and Trade’s secondary ability without a token.
ti4-guide-hacan-means = Now: trade with players who are not your neighbors, action cards included. Others need you to turn commodities into goods.
ti4-guide-hacan-first = First turn: offer swaps of commodities, then take a system with each carrier.
ti4-guide-sol-good = Good at: many tokens and strong, cheap infantry.
ti4-guide-sol-means = Now: 1 more command token each round, and a strategy token drops 2 infantry on a planet you control.
ti4-guide-sol-first = First turn: take two systems with two carriers; your tokens allow one more action than others have.
ti4-guide-creuss-good = Good at: speed and surprise. All alpha and beta wormholes are next to each other for you.
ti4-guide-creuss-means = Now: ships that start at home or at such a wormhole move 1 farther. Home is off the map behind the Gate.
ti4-guide-creuss-first = First turn: use the extra move to take planets near a wormhole; keep an eye on who can reach the Gate.
ti4-guide-l1z1x-good = Good at: invasions with dreadnoughts.
ti4-guide-l1z1x-means = Now: your super dreadnoughts carry more; you bombard again after each ground combat round, and keep PDS and docks that you conquer.
ti4-guide-l1z1x-first = First turn: take the richest system in reach with dreadnought and carrier together.
ti4-guide-mentak-good = Good at: raiding. Cruisers and destroyers shoot before the combat, and neighbors pay.
ti4-guide-mentak-means = Now: two cruisers or destroyers roll first in each space combat; neighbors with 3 trade goods lose 1 to you when they gain more or trade.
ti4-guide-mentak-first = First turn: claim systems that make you many neighbors, with the cruisers as escort.
ti4-guide-naalu-good = Good at: being first, and strong fighters.
ti4-guide-naalu-means = Now: you act first in every round, whichever strategy card you have; a strategy token lets your ships slip away from an attack.
ti4-guide-naalu-first = First turn: choose the strategy card for its ability, not its number, and take a system before others get there.
ti4-guide-nekro-good = Good at: growing by fighting. You copy technologies instead of researching.
ti4-guide-nekro-means = Now: a destroyed enemy unit brings you a technology of its owner, once a combat. Research gives you 3 tokens instead; you cannot vote.
ti4-guide-nekro-first = First turn: take a system toward a neighbor who researches much. A small combat early is worth a technology.
ti4-guide-sardakk_norr-good = Good at: fighting. Every combat roll has +1.
ti4-guide-sardakk_norr-means = Now: equal forces lose against you, so others avoid you. You begin without technology.
ti4-guide-sardakk_norr-first = First turn: take two systems with two carriers, then research soon.
ti4-guide-jol_nar-good = Good at: technology. You begin with 4 and skip a prerequisite.
ti4-guide-jol_nar-means = Now: the secondary ability of Technology gives you the primary. Combat rolls have −1: defend with PDS and upgrades.
ti4-guide-jol_nar-first = First turn: take a system near home, and keep a strategy token and resources for Technology.
ti4-guide-winnu-good = Good at: Mecatol Rex. You need no influence for its custodians.
ti4-guide-winnu-means = Now: the first to bring ground forces there scores 1 point, and you may put a PDS and a dock on it immediately.
ti4-guide-winnu-first = First turn: take a system on the way to Mecatol Rex, so that you reach it in this round or the next.
ti4-guide-xxcha-good = Good at: politics and holding what you have.
ti4-guide-xxcha-means = Now: each use of Diplomacy can win you an empty planet next door; a strategy token removes an agenda.
ti4-guide-xxcha-first = First turn: take a system with many empty planets around it, and keep a token for Diplomacy.
ti4-guide-yin-good = Good at: costly combats for others. Ships are destroyed as weapons, and enemy infantry changes sides.
ti4-guide-yin-means = Now: a destroyer or cruiser given up in combat hits a ship of your choice; 2 influence turns 1 enemy infantry before a ground combat.
ti4-guide-yin-first = First turn: take two systems with two carriers; prefer planets with influence.
ti4-guide-yssaril-good = Good at: action cards and patience.
ti4-guide-yssaril-means = Now: you draw 1 more card than others and keep as many as you like; discarding one is an action, so you can wait others out.
ti4-guide-yssaril-first = First turn: take two systems with two carriers, and discard a card as an action when you would rather wait.

## Eclipse
eclipse-guide-wins = After round 9 most victory points win: from hexes, reputation tiles, technology tracks, discoveries, monoliths and ambassadors.
eclipse-guide-terran-good = Good at: everything a little. 3 moves each Move action and trade of 2:1 make you flexible.
eclipse-guide-terran-means = Now: you turn 2 of a resource into 1 of another where others need 3.
eclipse-guide-terran-first = First turn: explore. A hex with people costs a disc and pays every round; put colony ships there immediately.
eclipse-guide-eridani_empire-good = Good at: a rich start with 3 technologies and 2 reputation tiles.
eclipse-guide-eridani_empire-means = Now: you have 2 fewer influence discs, so every hex and action costs you more upkeep.
eclipse-guide-eridani_empire-first = First turn: explore or upgrade; spend the starting money on actions before upkeep bites.
eclipse-guide-hydran_progress-good = Good at: research. 2 technologies each Research action.
eclipse-guide-hydran_progress-means = Now: Advanced Labs opens the starred science squares to you from the start.
eclipse-guide-hydran_progress-first = First turn: explore for science squares, then research twice with one disc.
eclipse-guide-planta-good = Good at: many hexes. Each one you control is worth 1 VP more.
eclipse-guide-planta-means = Now: each Explore action brings twice as much land, and you have one colony ship more than others to settle it; but your population dies without a roll when attackers get through.
eclipse-guide-planta-first = First turn: explore twice as fast as others, and close your borders with hexes without wormholes to them.
eclipse-guide-descendants_of_draco-good = Good at: exploring. You draw 2 hexes and keep the better one.
eclipse-guide-descendants_of_draco-means = Now: Ancients never fight you, and each that is left scores 1 VP at the end.
eclipse-guide-descendants_of_draco-first = First turn: explore, and take hexes with Ancients that others would have to fight for.
eclipse-guide-mechanema-good = Good at: building. 3 builds and 3 parts in an action, and cheaper ships.
eclipse-guide-mechanema-means = Now: one disc does what others need two for.
eclipse-guide-mechanema-first = First turn: explore for materials, then upgrade your ships early; they cost you least.
eclipse-guide-orion_hegemony-good = Good at: war. A cruiser, shields and Neutron Bombs from the start.
eclipse-guide-orion_hegemony-means = Now: your ships beat others of their size, but trade of 4:1 makes each resource count for itself.
eclipse-guide-orion_hegemony-first = First turn: explore, then use the cruiser on a lone Ancient ship for its reputation and hex.

## Forbidden Stars
forbidden_stars-guide-wins = You win with { $n } of your own objective tokens: hold a friendly world with one of them when objectives are collected in the refresh phase.
forbidden_stars-guide-space_marines-good = Good at: few, strong units and defense.
forbidden_stars-guide-space_marines-means = Now: your Dominate ability trains a Scout to a Space Marine, or one to a Land Raider, for 1 materiel.
forbidden_stars-guide-space_marines-first = First orders: Deploy at home, Advance next to it, Dominate where your Scouts are.
forbidden_stars-guide-chaos-good = Good at: spreading. Cultists are cheap and appear next door.
forbidden_stars-guide-chaos-means = Now: your Dominate ability moves a Cultist to a friendly or uncontrolled world of the next system.
forbidden_stars-guide-chaos-first = First orders: Deploy Cultists, then Dominate to claim an uncontrolled world without an Advance.
forbidden_stars-guide-orks-good = Good at: numbers. Units are cheap and come where they are needed.
forbidden_stars-guide-orks-means = Now: your Dominate ability purchases a ground unit in the active system without a factory.
forbidden_stars-guide-orks-first = First orders: Dominate at the front for units on the spot, and Advance to the nearest of your objectives.
forbidden_stars-guide-eldar-good = Good at: speed. Units jump over the board.
forbidden_stars-guide-eldar-means = Now: your Dominate ability moves a unit from a world of the active system to any friendly world.
forbidden_stars-guide-eldar-first = First orders: Advance to an uncontrolled world near an objective, and Dominate to bring a unit after it.

## Space Empires
space_empires-guide-name = Your empire
space_empires-guide-wins = You win by destroying enemy home worlds, or as this table’s victory setting says (/game settings).
space_empires-guide-good = Good at: all begin alike. Your technology and ships stay secret until a battle shows them.
space_empires-guide-means = Now: explore your home system with scouts, and send colony ships to planets that are already explored.
space_empires-guide-first = First turn: keep unarmed ships away from unexplored deep space. In the economic phase buy colony ships and miners first.
