### The lesson of Forbidden Stars: what is said before each step, and (-other) after another answer.

lesson-forbidden_stars-plan-deploy = Welcome to Forbidden Stars. You lead the Space Marines against Chaos. The first player with two objective tokens (as many as there are players) wins: yours are on worlds far from home, and you collect one by holding its world at the end of a round. One is on Xinghua (5A), which is still empty. A round begins with planning: in turn, each player places four order tokens facedown on systems. Begin with Deploy, which builds.
lesson-forbidden_stars-plan-deploy-other = Every order can be useful. The lesson begins with Deploy.

lesson-forbidden_stars-plan-deploy-at = Units are built at a factory. Yours is on Turaci, in Ton Haagen’s Hope (10A), your corner at the top.
lesson-forbidden_stars-plan-deploy-at-other = Without a factory there a Deploy order builds nothing. Yours is in 10A.

lesson-forbidden_stars-plan-advance = Chaos has placed an order on Bloody Expanse (5A), where your objective is! Choose Advance: it moves units and fights.
lesson-forbidden_stars-plan-advance-other = You must be first on Xinghua. For that you need Advance.

lesson-forbidden_stars-plan-advance-at = Tokens in one system form a stack, and the topmost is carried out first. Yours goes on top: place it on 5A as well.
lesson-forbidden_stars-plan-advance-at-other = An Advance order moves units into the system where it was placed. Xinghua is in 5A.

lesson-forbidden_stars-plan-dominate = Third, Dominate: it collects the assets of your worlds and uses your faction’s ability.
lesson-forbidden_stars-plan-dominate-other = The lesson wants to show Dominate.

lesson-forbidden_stars-plan-dominate-at = Ton Haagen’s Hope once more: you hold most worlds there.
lesson-forbidden_stars-plan-dominate-at-other = Dominate is worth most where you hold most worlds: in 10A.

lesson-forbidden_stars-plan-strategize = Last, Strategize: it buys better cards.
lesson-forbidden_stars-plan-strategize-other = Better cards win the next fights: Strategize.

lesson-forbidden_stars-plan-strategize-at = Its place does not matter much. Vareen Nebula (3B) is free.
lesson-forbidden_stars-plan-strategize-at-other = It works nearly anywhere; the lesson places it on 3B.

lesson-forbidden_stars-reveal-advance = Now the orders are carried out: in turn, each player reveals one token on top of its stack. Your Advance is urgent: reveal it.
lesson-forbidden_stars-reveal-advance-other = Chaos waits under your token at 5A. Be quicker: reveal the Advance.

lesson-forbidden_stars-resolve-advance = Resolve it. (An order that turns out useless can be given up for an event card.)
lesson-forbidden_stars-resolve-advance-other = That would give Xinghua away. Resolve it.

lesson-forbidden_stars-from = Units come from the system itself and from one adjacent to it. Storms close a border, but Lagarus Abyss (7A) is open: your Space Marine is there, on Lilivara.
lesson-forbidden_stars-from-other = You have no units in 5A yet. Your Space Marine is in 7A.

lesson-forbidden_stars-move-xinghua = To Xinghua, where your objective token is.
lesson-forbidden_stars-move-xinghua-other = Then Chaos takes Xinghua. Move there.

lesson-forbidden_stars-combat-card-1 = Chaos attacks you with a Cultist! Both sides have rolled: bolters attack, shields defend, morale decides if both sides survive. A combat has three execution rounds; in each, both play a card. You have one bolter and one morale. Play { forbidden_stars-card-blessed_power_armour } to survive.
lesson-forbidden_stars-combat-card-1-other = The attacker is fresh; defend first. Play { forbidden_stars-card-blessed_power_armour }.

lesson-forbidden_stars-ability-1 = The card may turn dice into shields. Use it.
lesson-forbidden_stars-ability-1-other = Shields keep your unit alive. Use it.
lesson-forbidden_stars-convert-1 = Both dice: 1 bolter and 1 morale.
lesson-forbidden_stars-convert-1-other = Turn both into shields.

lesson-forbidden_stars-combat-card-2 = No damage. Second round: Fury of the Ultramar strikes, and lets the enemy reroll a shield.
lesson-forbidden_stars-combat-card-2-other = You are safe behind your shields: now attack, with Fury of the Ultramar.
lesson-forbidden_stars-ability-2 = Make the enemy reroll its shield.
lesson-forbidden_stars-ability-2-other = A shield less for the enemy is damage for you. Use it.
lesson-forbidden_stars-reroll-1 = Your own shields are fine: choose “{ bot-none }”, so that none of them is rerolled.
lesson-forbidden_stars-reroll-1-other = Shields are what you need. Keep them.

lesson-forbidden_stars-combat-card-3 = The Cultist is routed: it fights no longer, and one more damage destroys it. The last round: Fury of the Ultramar again.
lesson-forbidden_stars-combat-card-3-other = Finish it with the second Fury of the Ultramar.
lesson-forbidden_stars-ability-3 = Use it again.
lesson-forbidden_stars-reroll-2 = Keep your shields once more.

lesson-forbidden_stars-reveal-2 = You have won, and Xinghua is yours! After three rounds the survivors would have compared morale. Reveal your next order: Dominate, on top in 10A.
lesson-forbidden_stars-reveal-2-other = Any of your orders on top may be next. The lesson takes Dominate.
lesson-forbidden_stars-resolve-2 = Resolve it.
lesson-forbidden_stars-dominate-1 = The ability of the Space Marines promotes a unit for 1 materiel: a Scout becomes a Space Marine. Use it.
lesson-forbidden_stars-dominate-1-other = A Space Marine in place of a Scout is well worth 1 materiel: use it.
lesson-forbidden_stars-target-1 = Choose the Scout on Illedrias.
lesson-forbidden_stars-target-1-other = The one on Illedrias, so that the lesson goes on.

lesson-forbidden_stars-reveal-3 = Now your Deploy can be seen.
lesson-forbidden_stars-reveal-3-other = Build now: Deploy.
lesson-forbidden_stars-resolve-3 = Resolve it: you pay with materiel.
lesson-forbidden_stars-buy-unit-1 = Ground units cross the void only where your ships are. Buy a Strike Cruiser.
lesson-forbidden_stars-buy-unit-1-other = You lack ships. Buy a Strike Cruiser.
lesson-forbidden_stars-buy-unit-2 = And a second one.
lesson-forbidden_stars-buy-unit-2-other = Two ships open two ways. Buy another one.

lesson-forbidden_stars-buy-order-upgrade-1 = Your Strategize: an order upgrade makes one kind of order stronger from now on. Buy Rain of Fire for 1 materiel.
lesson-forbidden_stars-buy-order-upgrade-1-other = 1 materiel for a lasting advantage: buy it.

lesson-forbidden_stars-move-storm-1 = The Refresh Phase. You have collected the objective token of Xinghua: your first one! Everyone gains materiel, and each player with an event card moves a warp storm, which closes a border. Move the one at 3B and 12A to the lower edge of 12A.
lesson-forbidden_stars-move-storm-1-other = Any move may be clever. The lesson opens the way from 3B to 12A.

lesson-forbidden_stars-option-1 = Your event card, Heroic Intervention: take a free Space Marine on your factory world.
lesson-forbidden_stars-option-1-other = Take the Space Marine: it is the stronger one.

lesson-forbidden_stars-end = **You have learned to play Forbidden Stars**, and you have one of the two objective tokens that win. Play on: an AI player leads Chaos now. Your next objective is Purge, in 12A. Look up any rule with /rules.

# --- chapters: what they are called, and where the pupil is

lesson-forbidden_stars-chapter-orders = Planning and Advance
lesson-forbidden_stars-chapter-combat = Combat
lesson-forbidden_stars-chapter-combat-start = You lead the Space Marines. One of them holds Xinghua (5A), where your objective token is.
lesson-forbidden_stars-chapter-building = Dominate, Deploy and Strategize
lesson-forbidden_stars-chapter-building-start = You lead the Space Marines from Ton Haagen’s Hope (10A), in the middle of the Operations Phase.
