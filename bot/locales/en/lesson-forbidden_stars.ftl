### The lesson of Forbidden Stars: what is said before each step, and (-other) after another answer.

lesson-forbidden_stars-plan-deploy = Welcome to Forbidden Stars. You lead the Space Marines (blue frames) against Chaos (red). The small hexagons on worlds are objective tokens: the first player with two of their own color (one for each player in the game) wins. You collect one by holding its world at the end of a round; one is on Xinghua (5A), which is still empty. A round begins with planning: in turn, each player places four order tokens facedown on systems, which have four areas each. Begin with Deploy, the order that builds.
lesson-forbidden_stars-plan-deploy-other = Every order can be useful. The lesson begins with Deploy.

lesson-forbidden_stars-plan-deploy-at = Units are built at a factory: yours is on Turaci in 10A, at the top, so place the order there. Each world shows its units (white) and how many it can hold (gray), the materiel it pays each round (+1, +2) and its assets (small signs). “{ bot-legend }” explains the rest.
lesson-forbidden_stars-plan-deploy-at-other = Without a factory there a Deploy order builds nothing. Yours is in 10A.

lesson-forbidden_stars-plan-advance = Chaos has placed an order on Bloody Expanse (5A), where your objective is! Choose Advance: it moves units and fights.
lesson-forbidden_stars-plan-advance-other = You must be first on Xinghua. For that you need Advance.

lesson-forbidden_stars-plan-advance-at = Tokens in one system form a stack, and the topmost is carried out first. Yours goes on top of the one from Chaos: place it on 5A as well.
lesson-forbidden_stars-plan-advance-at-other = An Advance order moves units into the system where it was placed. Xinghua is in 5A.

lesson-forbidden_stars-plan-dominate = Third, Dominate: it collects the assets of your worlds in one system and uses your faction’s ability.
lesson-forbidden_stars-plan-dominate-other = The lesson shows you Dominate next.

lesson-forbidden_stars-plan-dominate-at = Ton Haagen’s Hope (10A) once more: most of your worlds are there.
lesson-forbidden_stars-plan-dominate-at-other = Dominate is worth most where most of your worlds are: in 10A.

lesson-forbidden_stars-plan-strategize = The last one is Strategize: it purchases upgrades, which are cards that make your orders and combats stronger.
lesson-forbidden_stars-plan-strategize-other = Upgrades win the next fights: Strategize.

lesson-forbidden_stars-plan-strategize-at = To purchase upgrades you only need a unit or structure there. Choose Vareen Nebula (3B), which has no order token yet.
lesson-forbidden_stars-plan-strategize-at-other = It works wherever you have a unit; the lesson places it on 3B.

lesson-forbidden_stars-reveal-advance = Now the orders are carried out: in turn, each player reveals one token on top of its stack. Your Advance in 5A is above the token of Chaos, so you reach Xinghua first: reveal it.
lesson-forbidden_stars-reveal-advance-other = The lesson takes Xinghua first: reveal the Advance in 5A.

lesson-forbidden_stars-resolve-advance = Resolve it. (An order that turns out useless can be given up for an event card.)
lesson-forbidden_stars-resolve-advance-other = That would give Xinghua away. Resolve it.

lesson-forbidden_stars-from = Units come from this system and from one adjacent to it. The pink zigzag, a warp storm, closes the border to 10A; toward 3B there is void, which ground units cross only where your ships are. Lagarus Abyss (7A) is open, and your Space Marine is there, on Lilivara: choose it.
lesson-forbidden_stars-from-other = You have no units in 5A yet. Your Space Marine is in 7A.

lesson-forbidden_stars-move-xinghua = Move to Xinghua, where your objective token is. Lilivara will lose its blue frame: a world is yours only while you have a unit or structure there.
lesson-forbidden_stars-move-xinghua-other = Then Chaos takes Xinghua. Move there.

lesson-forbidden_stars-combat-card-1 = Chaos attacks Xinghua with a Cultist! Dice are rolled once; in each of three execution rounds, both sides play a card. Damage is the enemy’s attack (bolters) minus your defense (shields); morale (★: 1 on your die, 3 from your Space Marine) counts only at the end. Your five cards are of three kinds: a deck has two of each. Play { forbidden_stars-card-blessed_power_armour } to be safe.
lesson-forbidden_stars-combat-card-1-other = The attacker is fresh; defend first. Play { forbidden_stars-card-blessed_power_armour }.

lesson-forbidden_stars-ability-1 = The card’s own shield counts for the whole combat, its two shield tokens only this round. Its second ability needs a unit named in brackets, such as your Space Marine: use it.
lesson-forbidden_stars-ability-1-other = Shields keep your unit alive. Use it.
lesson-forbidden_stars-convert-1 = Choose both dice: 1 bolter and 1 morale. They stay shields for this combat.
lesson-forbidden_stars-convert-1-other = Turn both into shields.

lesson-forbidden_stars-combat-card-2 = No damage: 1 attack against 5 defense. Your two tokens are gone, 3 shields stay. Now strike: Fury of the Ultramar adds a bolter and makes Chaos reroll its only shield.
lesson-forbidden_stars-combat-card-2-other = You are safe behind your shields: now attack, with Fury of the Ultramar.
lesson-forbidden_stars-ability-2 = Make Chaos reroll its shield: without it, your bolter hits.
lesson-forbidden_stars-ability-2-other = A shield less for the enemy is damage for you. Use it.
lesson-forbidden_stars-reroll-1 = Your own shields are fine: choose “{ bot-none }”, so that none of them is rerolled.
lesson-forbidden_stars-reroll-1-other = Shields are what you need. Keep them.

lesson-forbidden_stars-combat-card-3 = 1 damage against 2 health (♥): the Cultist is routed, not destroyed. It no longer adds its own morale, but its dice and cards still count. Damage does not carry over to the next round, so it must take 2 in one: the second Fury of the Ultramar brings you to 2 bolters.
lesson-forbidden_stars-combat-card-3-other = Finish it with the second Fury of the Ultramar.
lesson-forbidden_stars-ability-3 = Chaos has no shield left to reroll, and yours should stay: choose “{ forbidden_stars-leave-it }”.
lesson-forbidden_stars-ability-3-other = A reroll could cost you a shield: choose “{ forbidden_stars-leave-it }”.

lesson-forbidden_stars-reveal-2 = You have won, and Xinghua is yours: 2 damage destroyed the Cultist, while 2 damage only routed your Space Marine (3 health) until the Refresh Phase. If both sides survive round three, the higher morale wins; ties go to the defender. Reveal your next order: Dominate, on top in 10A.
lesson-forbidden_stars-reveal-2-other = Any of your orders on top may be next. The lesson takes Dominate.
lesson-forbidden_stars-resolve-2 = Resolve it: Turaci shows two reinforcement signs, and you gain a token for each.
lesson-forbidden_stars-dominate-1 = A reinforcement token is an extra basic unit for one combat. Now your faction ability: for 1 materiel, which pays for everything, it turns a Scout into a Space Marine. Use it.
lesson-forbidden_stars-dominate-1-other = A Space Marine in place of a Scout is well worth 1 materiel: use it.
lesson-forbidden_stars-target-1 = Choose the Scout on Illedrias.
lesson-forbidden_stars-target-1-other = The one on Illedrias, so that the lesson goes on.

lesson-forbidden_stars-reveal-3 = Now your Deploy is on top: reveal it.
lesson-forbidden_stars-reveal-3-other = Build now: Deploy.
lesson-forbidden_stars-resolve-3 = Resolve it: you pay with materiel.
lesson-forbidden_stars-buy-unit-1 = Better units need a higher command level: each of your cities adds 1, and a forge token, another asset, counts as 1. Ground units cross the void only where your ships are: purchase a Strike Cruiser.
lesson-forbidden_stars-buy-unit-1-other = You lack ships. Purchase a Strike Cruiser.
lesson-forbidden_stars-buy-unit-2 = Purchase a second one. That leaves 1 materiel, too little for a structure, so Deploy ends.
lesson-forbidden_stars-buy-unit-2-other = Two ships open two ways. Purchase another one.

lesson-forbidden_stars-buy-order-upgrade-1 = Your last order is Strategize: combat cards cost at least 2, so spend your last materiel on an order upgrade. In an Advance without a combat, ships may bombard an adjacent enemy world (orbital strike); Rain of Fire adds a die to that.
lesson-forbidden_stars-buy-order-upgrade-1-other = 1 materiel for a lasting advantage: purchase it.

lesson-forbidden_stars-move-storm-1 = The Refresh Phase. You have collected your first objective token, and your worlds have paid their +1 or +2. Each player takes an event card (yours came from Strategize) and moves a warp storm. Move the one between 3B and 12A to the lower edge of 12A: that opens the way to your next objective, on Purge.
lesson-forbidden_stars-move-storm-1-other = There may be other good moves, but the lesson opens the way from 3B to 12A.

lesson-forbidden_stars-option-1 = Your event card is Heroic Intervention: take a free Space Marine on your factory world.
lesson-forbidden_stars-option-1-other = Take the Space Marine: it is the stronger one.

lesson-forbidden_stars-end = **You have learned to play Forbidden Stars**, and you have one of the two objective tokens that win (after round 8, the player with the most wins). Play on: an AI player leads Chaos now and goes first this round. Your next objective is on Purge, in 12A. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-forbidden_stars-chapter-orders = Planning and Advance
lesson-forbidden_stars-chapter-combat = Combat
lesson-forbidden_stars-chapter-combat-start = You lead the Space Marines. One of them holds Xinghua (5A), where your objective token is.
lesson-forbidden_stars-chapter-building = Dominate, Deploy and Strategize
lesson-forbidden_stars-chapter-building-start = You lead the Space Marines from Ton Haagen’s Hope (10A), in the middle of the Operations Phase.
