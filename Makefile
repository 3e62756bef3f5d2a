# `make play` and `make test` do everything on a fresh machine; the rest is for working on Tablier.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
WORKERS ?= auto

.DEFAULT_GOAL := play
.PHONY: play test check test-compiled test-interpreted bench strength soak golden pictures lock clean

play: $(INSTALLED)
	@$(BIN)/tablier warmup
	@$(BIN)/tablier play || test $$? -eq 2

test: check test-compiled test-interpreted

$(INSTALLED): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tablier needs Python 3.11 or later; name one with: make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

# Style, types, and what a change must not leave behind.
check: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The suite with compiled rules, and a warm cache for those who come later.
test-compiled: $(INSTALLED)
	$(BIN)/tablier warmup
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# The same suite with the compiler off, which is what coverage can see.
test-interpreted: $(INSTALLED)
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# Figures: `make bench YARDSTICK=DIR` compares with C programs too.
bench: $(INSTALLED)
	PYTHONPATH=tests $(BIN)/python bench/speed.py $(if $(YARDSTICK),--yardstick $(YARDSTICK))

# How strong the engine is: make strength GAMES=100 SECONDS=0.1
GAMES ?= 100
SECONDS ?= 0.1
strength: $(INSTALLED)
	PYTHONPATH=tests $(BIN)/python bench/strength.py --games $(GAMES) --seconds $(SECONDS)

# The naive twins against the kernels with new seeds, for as many hours as wanted: make soak HOURS=8
HOURS ?= 1
soak: $(INSTALLED)
	$(BIN)/python scripts/soak.py --hours $(HOURS)

golden: $(INSTALLED)
	PYTHONPATH=tests $(BIN)/python tests/playthroughs.py

pictures: $(INSTALLED)
	$(BIN)/python scripts/pictures.py

lock: $(INSTALLED)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --group dev --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache bench/results
