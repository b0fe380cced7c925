# Four Cauldrons: everything one does with the project. `make` alone lists it.
# Stamps inside a virtual environment are the targets, so a half-made one is made anew.

PLAYERS := .venv/.players
DEVELOPERS := .venv/.developers
ART := .venv-art/.art
SOUND := .venv-sound/.sound
PEERS := .venv-peers/.peers
MUTANTS := .venv-mutants/.mutants
APP := .venv-app/.app
RUN := .venv/bin/python main.py

INSTALL := -m pip install --quiet --no-input --disable-pip-version-check --require-hashes --only-binary :all:
LOCK := pip compile --quiet --no-config --universal --generate-hashes --no-header --no-annotate

# Figures in the table of docs/balance.md: their intervals hold together.
BALANCE_ROWS := 130
comma := ,
ADEPTS_2 := adept,adept
ADEPTS_3 := adept,adept,adept
ADEPTS_4 := adept,adept,adept,adept
ADEPTS_5 := adept,adept,adept,adept,adept

DEMO_GAME := cauldron15
DEMO_SEATS := master,adept,apprentice,greedy
DEMO_MOMENTS := 00 02 04 09 14 25 36 48 60

# The first Python that is new enough; `make play PYTHON=/path/to/python` chooses another.
PYTHONS := python3 python3.14 python3.13 python3.12 python3.11 python
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON = $(shell for each in $(PYTHONS); do $$each -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$each && break; done)

# $(call environment,FOLDER): make a virtual environment, or keep the one that is there if it works.
define environment
@$(1)/bin/python -c 'import pip; $(NEW_ENOUGH)' 2>/dev/null || { \
	python="$(PYTHON)"; \
	if ! "$${python:-false}" -c '$(NEW_ENOUGH)' 2>/dev/null; then \
		echo "Four Cauldrons needs Python 3.11 or newer: install it, or name it with 'make PYTHON=/path/to/python'." >&2; exit 2; \
	elif ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "This Python has no venv module: install it (Debian and Ubuntu: sudo apt install python3-venv) and run make again." >&2; exit 2; \
	else \
		"$$python" -m venv --clear $(1); \
	fi; }
endef

.PHONY: help
help: ## list what make can do
	@grep -hE '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/make \1\t\2/' | expand -t 18

.PHONY: setup
setup: $(DEVELOPERS) ## install the packages of players and developers into .venv

.PHONY: play
play: $(PLAYERS) ## open the title (installs the players' packages only)
	$(RUN) play

.PHONY: test
test: $(DEVELOPERS) ## style, types, layers and every test that is not slow
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/pytest -n auto --dist loadfile -m "not slow"

.PHONY: games
games: $(DEVELOPERS) ## play the recorded games and playthroughs of the tests anew, after a change of the rules
	.venv/bin/pytest -n auto tests/rules tests/play/test_recorded_games.py -k "playthrough or comes_out_as_it_was_played" --write-games --write-playthroughs

.PHONY: slow
slow: $(DEVELOPERS) ## long random runs and matches of strength
	.venv/bin/pytest -n auto --dist loadfile -m slow

.PHONY: lessons
lessons: $(DEVELOPERS) ## take every lesson by mouse and by keys in a real window (needs xvfb and xdotool)
	.venv/bin/python -m tests.lessons_in_window

.PHONY: mutants
mutants: $(MUTANTS) ## spoil 200 places one by one and see whether a test fails (long; GOON=--resume goes on)
	.venv-mutants/bin/python -m tests.mutants --count 200 --seed 1 $(GOON)

.PHONY: judged
judged: $(DEVELOPERS) ## judge moves in 2,000 worlds, the reference of analysis, and turning points (hours; the same command goes on)
	.venv/bin/python -m tests.judged_moves moves cauldron15
	.venv/bin/python -m tests.judged_moves moves alarun
	.venv/bin/python -m tests.judged_moves turns cauldron
	.venv/bin/python -m tests.judged_moves turns bubble_and_boil

.PHONY: check
check: $(PLAYERS) ## validate config, cards, text and levels
	$(RUN) check

.PHONY: demo
demo: $(PLAYERS) ## bots play a whole match, its pictures land in demo/; needs no screen
	@mkdir -p demo
	@rm -f demo/match.jsonl demo/*.png
	$(RUN) record $(DEMO_GAME) --seats $(DEMO_SEATS) --seed 15 --out demo/match.jsonl
	@set -e; for moves in $(DEMO_MOMENTS); do \
		$(RUN) shot table --match demo/match.jsonl --moves $$moves --out demo/table-$$moves.png; \
	done
	$(RUN) shot results --match demo/match.jsonl --out demo/results.png

.PHONY: bench
bench: $(PLAYERS) ## how fast the rules, the bots and the window are
	$(RUN) bench

# $(call matches,NAME,GAME,SEATS,GAMES,SEED,MORE): play them into balance/NAME.jsonl, gone on with where it was stopped; report.
define matches
	$(RUN) simulate $(2) --seats $(3) --games $(4) --seed $(5) $(6) --rows $(BALANCE_ROWS) --resume balance/$(1).jsonl --report > balance/$(1).txt
endef

.PHONY: balance
balance: $(PLAYERS) ## play the matches of docs/balance.md; takes hours, can be stopped and gone on with
	@mkdir -p balance
	$(call matches,strength_3,cauldron,master$(comma)greedy$(comma)greedy$(comma)greedy,200,1671)
	$(call matches,strength_master,cauldron,master$(comma)adept,200,1672)
	$(call matches,strength_adept,cauldron,adept$(comma)apprentice,200,1673)
	$(call matches,usual_4,cauldron,$(ADEPTS_4),3000,900)
	$(call matches,usual_2,cauldron,$(ADEPTS_2),600,1651)
	$(call matches,usual_5,cauldron,$(ADEPTS_5),600,1652)
	$(call matches,simple_3,cauldron,$(ADEPTS_3),600,1611,--option simple=yes)
	$(call matches,simple_4,cauldron,$(ADEPTS_4),600,1612,--option simple=yes)
	$(call matches,quick_3,cauldron,$(ADEPTS_3),600,1621,--option quick=yes)
	$(call matches,quick_4,cauldron,$(ADEPTS_4),600,1622,--option quick=yes)
	$(call matches,advanced_3,cauldron,$(ADEPTS_3),600,1631,--option advanced=yes)
	$(call matches,advanced_4,cauldron,$(ADEPTS_4),600,1632,--option advanced=yes)
	$(call matches,less_luck_3,cauldron,$(ADEPTS_3),600,1641,--option less_luck=yes)
	$(call matches,less_luck_4,cauldron,$(ADEPTS_4),600,1642,--option less_luck=yes)
	$(call matches,masters_4,cauldron,master$(comma)master$(comma)master$(comma)master,200,1661)
	$(call matches,made_master,cauldron,master$(comma)master$(comma)master,400,1662,--insist "0:buy advanced_spell")
	$(call matches,made_adept_spell,cauldron,$(ADEPTS_3),400,1663,--insist "0:buy advanced_spell")
	$(call matches,made_adept_potion,cauldron,$(ADEPTS_3),400,1664,--insist "0:buy advanced_potion")
	$(call matches,made_greedy,cauldron,greedy$(comma)greedy$(comma)greedy,400,1665,--insist "0:buy advanced_spell")
	$(call matches,bubble_adepts,bubble_and_boil,$(ADEPTS_3),2000,1681)
	$(call matches,bubble_masters,bubble_and_boil,master$(comma)master$(comma)master,400,1682)
	$(call matches,fifteen_4,cauldron15,master$(comma)greedy$(comma)greedy$(comma)greedy,500,1691)

# $(call styled,GAME,REGULAR,REGULAR,SEED): two regulars against two adepts without a style.
define styled
	$(RUN) simulate $(1) --seats $(2)=adept,adept,adept,$(3)=adept --games 134 --seed $(4) --report > balance/styles_$(1)_$(2).txt
endef

.PHONY: styles
styles: $(PLAYERS) ## play the matches of the regulars in docs/balance.md; takes half an hour
	@mkdir -p balance
	@$(foreach game,cauldron bubble_and_boil cauldron15 alarun,\
	  $(call styled,$(game),agnes,zelma,1701) && $(call styled,$(game),odile,bertok,1702) && $(call styled,$(game),ottokar,wick,1703) &&) true

.PHONY: torture
torture: $(PLAYERS) ## kill the program, spoil its files, do anything at its window, let it run: nothing may be lost
	@set -e; for kind in kills files events; do $(RUN) torture $$kind --seed 1; done
	$(RUN) bench --soak 60
	$(RUN) bench --soak 60 --size 3440x1440

.PHONY: bench-peers
bench-peers: $(PEERS) ## our speed beside that of other projects, in one process
	.venv-peers/bin/python main.py bench --peers

.PHONY: art
art: $(ART) ## draw every picture sheet anew
	@.venv-art/bin/python -c 'import skia' || { echo "skia needs the system's libgl1 and libegl1: install them (Debian and Ubuntu: sudo apt install libgl1 libegl1)." >&2; exit 2; }
	.venv-art/bin/python -m assets.art.bake

.PHONY: sound
sound: $(SOUND) ## make every sound anew
	.venv-sound/bin/python -m assets.sound.bake
	.venv-sound/bin/python -m assets.sound.measure

.PHONY: app
app: $(APP) ## build what a friend without Python can open: folder, .tar.gz, .deb and wheel, into dist/
	.venv-app/bin/python -m installers.build

.PHONY: app-test
app-test: $(APP) ## unpack and install what was built and play a match of each game in it (needs xvfb and imagemagick)
	.venv-app/bin/python -m installers.app_test

.PHONY: lock
lock: ## write the requirements files from pyproject.toml (make lock UPGRADE=--upgrade: newest versions)
	@command -v uv >/dev/null || test -x .venv-lock/bin/uv || $(MAKE) --no-print-directory .venv-lock/bin/uv
	@PATH="$$PATH:$(CURDIR)/.venv-lock/bin"; set -e; \
	uv $(LOCK) $(UPGRADE) pyproject.toml -o requirements.txt; \
	uv $(LOCK) $(UPGRADE) -c requirements.txt pyproject.toml --group dev -o requirements-dev.txt; \
	uv $(LOCK) $(UPGRADE) -c requirements.txt pyproject.toml --group peers -o requirements-peers.txt; \
	uv $(LOCK) $(UPGRADE) -c requirements.txt pyproject.toml --group app -o requirements-app.txt; \
	uv $(LOCK) $(UPGRADE) -c requirements-dev.txt pyproject.toml --group mutants -o requirements-mutants.txt; \
	uv $(LOCK) $(UPGRADE) --group art -o requirements-art.txt; \
	uv $(LOCK) $(UPGRADE) --group sound -o requirements-sound.txt

.venv-lock/bin/uv:
	$(call environment,.venv-lock)
	.venv-lock/bin/python -m pip install --quiet --no-input --disable-pip-version-check --only-binary :all: uv

$(PLAYERS): requirements.txt
	$(call environment,.venv)
	.venv/bin/python $(INSTALL) -r requirements.txt
	@touch $@

# The developers' file holds the players' packages too.
$(DEVELOPERS): requirements.txt requirements-dev.txt
	$(call environment,.venv)
	.venv/bin/python $(INSTALL) -r requirements-dev.txt
	@touch $(PLAYERS) $@

$(ART): requirements-art.txt
	$(call environment,.venv-art)
	.venv-art/bin/python $(INSTALL) -r requirements-art.txt
	@touch $@

$(SOUND): requirements-sound.txt
	$(call environment,.venv-sound)
	.venv-sound/bin/python $(INSTALL) -r requirements-sound.txt
	@touch $@

$(APP): requirements-app.txt
	$(call environment,.venv-app)
	.venv-app/bin/python $(INSTALL) -r requirements-app.txt
	@touch $@

$(MUTANTS): requirements-mutants.txt
	$(call environment,.venv-mutants)
	.venv-mutants/bin/python $(INSTALL) -r requirements-mutants.txt
	@touch $@

# rlcard is published as source only.
$(PEERS): requirements-peers.txt
	$(call environment,.venv-peers)
	.venv-peers/bin/python $(INSTALL) --no-binary rlcard -r requirements-peers.txt
	@touch $@
