# Four Cauldrons: everything one does with the project. `make` alone lists it.
# Stamps inside a virtual environment are the targets, so a half-made one is made anew.

PLAYERS := .venv/.players
DEVELOPERS := .venv/.developers
ART := .venv-art/.art
SOUND := .venv-sound/.sound
PEERS := .venv-peers/.peers
RUN := .venv/bin/python main.py

INSTALL := -m pip install --quiet --no-input --disable-pip-version-check --require-hashes --only-binary :all:
LOCK := pip compile --quiet --no-config --universal --generate-hashes --no-header --no-annotate

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
	.venv/bin/pytest -n auto -m "not slow"

.PHONY: games
games: $(DEVELOPERS) ## play the recorded games and playthroughs of the tests anew, after a change of the rules
	.venv/bin/pytest -n auto tests/rules tests/play/test_recorded_games.py -k "playthrough or comes_out_as_it_was_played" --write-games --write-playthroughs

.PHONY: slow
slow: $(DEVELOPERS) ## long random runs and matches of strength
	.venv/bin/pytest -n auto -m slow

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

.PHONY: lock
lock: ## write the requirements files from pyproject.toml (make lock UPGRADE=--upgrade: newest versions)
	@command -v uv >/dev/null || test -x .venv-lock/bin/uv || $(MAKE) --no-print-directory .venv-lock/bin/uv
	@PATH="$$PATH:$(CURDIR)/.venv-lock/bin"; set -e; \
	uv $(LOCK) $(UPGRADE) pyproject.toml -o requirements.txt; \
	uv $(LOCK) $(UPGRADE) -c requirements.txt pyproject.toml --group dev -o requirements-dev.txt; \
	uv $(LOCK) $(UPGRADE) -c requirements.txt pyproject.toml --group peers -o requirements-peers.txt; \
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

# rlcard is published as source only.
$(PEERS): requirements-peers.txt
	$(call environment,.venv-peers)
	.venv-peers/bin/python $(INSTALL) --no-binary rlcard -r requirements-peers.txt
	@touch $@
