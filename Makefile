# The one place for commands. Everything is installed into .venv on first use.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
GAME ?= hidden-castle
WORKERS ?= auto

.DEFAULT_GOAL := help
.PHONY: help play test check lint types goldens bench bench-peers bench-cuda coverage clean

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

play: $(VENV)/.play ## play a game at the terminal (GAME=midnight-party ARGS='--players 3' ...)
	$(BIN)/nightkeep play $(GAME) $(ARGS)

test: $(VENV)/.dev check ## everything: style, types, imports, all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile $(ARGS)

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

coverage: $(VENV)/.dev ## which lines the tests reach, with the kernels interpreted (slow)
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m 'not slow' $(ARGS)
	$(BIN)/coverage report --skip-covered

clean: ## remove what was installed and cached here
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
