### How battles would go: `/rules odds` and the button under a question.

option-rules-odds = How a battle would go, such as: 2 cruisers 1 dreadnought vs 3 fighters 1 carrier
    .name = odds
bot-setting-odds = Odds of battles (/rules odds)
odds-button = Odds
odds-between = vs v versus against
odds-fill = no in and with a an the x of has have level levels plus
odds-first = First side (attacks)
odds-second = Second side
odds-nobodys = Neutral
odds-percent = { $n }%
odds-place = __{ $place }__
odds-wins = **{ $side }**: chance to win { $chance }
odds-nobody-wins = Nobody wins { $chance }
odds-range = Depending on what you cannot see, the chance to win is between { $low } and { $high } ({ $side }).
odds-losses = Average losses, { $side }: { $lost }
odds-lost = { $name } { $n } of { $number }
odds-losses-both = Lost on average: { $first } – the other side: { $second }
odds-exact = Exact, as long as hits are taken in the usual way: what costs least is lost first.
odds-error = Each chance above is calculated to within { $error }.
odds-off = Odds are turned off at this table (/game settings).
odds-which-game = Choose a game with the option game.
odds-not-here = This game has no battles to calculate.
odds-no-battle = Your seat has no battle here to calculate.
odds-two-sides = Name two sides with “vs” between them, such as “2 cruisers 1 dreadnought vs 3 fighters 1 carrier”. The first side attacks.
odds-unknown = “{ $word }” is nothing that fights here. Use names of units, upgrades and technologies, such as “2 cruisers 1 dreadnought vs 3 fighters”.
odds-part-of-what = Name a ship before its parts: { $part }.
odds-nobody = Each side needs units that fight.
odds-too-many = There are at most { $n } of these: { $name }.

ti4-odds-example = 2 cruisers 1 dreadnought vs 3 fighters 1 carrier
ti4-odds-counted = Counted: upgrades, factions’ combat modifiers, Space Cannon, Bombardment, Anti-Fighter Barrage, Sustain Damage, Ambush, nebula, Assault Cannon and other technologies that you name, Morale Boost, Fighter Prototype, Shields Holding. Not counted: retreats, Duranium Armor, other cards and flagship texts.
ti4-odds-nobody = The attacker needs ships against ships, or infantry against ground forces.
ti4-odds-two-factions = A side belongs to one faction.
ti4-odds-whose-flagship = Name the faction of the flagship.
ti4-odds-all-come = Assumed: all your ships in reach come, those that cost most first, up to the fleet pool, full of fighters, or of infantry where no other player has ships.
ti4-odds-more = { $n ->
    [one] 1 more place with others is not calculated here.
   *[other] { $n } more places with others are not calculated here.
  }
ti4-odds-declared = Assumed: the ships declared so far come, with what is there already.
ti4-odds-all-land = Assumed: all infantry lands on one planet.
ti4-odds-all-land-ships = Assumed: all infantry and all fighters aboard land on one planet.
ti4-odds-all-bombard-and-land = Assumed: all ships with Bombardment fire at one planet, and all infantry lands there.
ti4-odds-all-bombard = Assumed: all ships with Bombardment fire at the planet now, and no more after that.
ti4-odds-no-cannons = Not counted: Space Cannon at your ships before they land.

eclipse-odds-example = 2 cruisers plasma cannon improved hull vs 1 dreadnought
eclipse-odds-counted = Counted: initiative, missiles, cannons, computers, shields, hulls. Ships without named parts have the printed ones. Not counted: retreats.
eclipse-odds-two-species = A side belongs to one species.
eclipse-odds-squares = That ship has { $n } squares for parts: { $ship }.
eclipse-odds-dice = Assumed: dice that have no ship yet go first to ships that they destroy.
eclipse-odds-who-defends = Who defends depends on who came first: both were calculated.

forbidden_stars-odds-example = 2 Nobs 1 Ork Boyz vs 3 Space Marines 1 bastion
forbidden_stars-odds-counted = Counted: dice, health, routing, bastions, reinforcement tokens, morale, and of combat cards their icons and what they simply give. Not counted: other effects of cards, retreats.
forbidden_stars-odds-no-cards = without cards
forbidden_stars-odds-cards = Assumed: combat cards are drawn and played at random. Their other effects are not counted; in trials these moved chances by up to 15 percentage points. Without cards (“no cards”) the odds are exact.
forbidden_stars-odds-one-kind = Ships fight ships, and ground units fight ground units.
forbidden_stars-odds-two-factions = A side belongs to one faction.
forbidden_stars-odds-stack = A side has 1 to { $n } units.

space_empires-odds-example = 3 cruisers attack 1 vs 4 scouts 2 destroyers defense 1
space_empires-odds-counted = Counted: classes, tactics, attack and defense technology, fleet size bonus, point defense, cloaking, nebulae, asteroids. Not counted: screening, mines, retreats.
space_empires-odds-level = { $technology } level
space_empires-odds-hidden = { $n ->
    [one] A hidden counter is
   *[other] { $n } hidden counters are
  } taken for ships that their owner can have paid for by now; at worst all of them are here, at best none.
space_empires-odds-too-great = A side is calculated up to { $n } hull points.
