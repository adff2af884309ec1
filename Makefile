# What a person types. `make` alone lists it; ARGS="..." goes to the command behind a target.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

ARGS ?=
JOBS ?= 2
export PYTHON ?= python3

BIN := .venv/bin
FULLY_COVERED := game rulesets engine record

comma := ,
empty :=
space := $(empty) $(empty)
covered_files := $(subst $(space),$(comma),$(FULLY_COVERED:%=src/retruc/%/*))

WEB := src/retruc/server/web/index.html
web_sources := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null) \
	$(wildcard src/retruc/words/locales/*/web*.ftl src/retruc/words/locales/*/common.ftl)

.PHONY: help play terminal setup web web-if-possible test test-web test-fast lint format bench kills \
	audit mutants docs lock wheel clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

play: setup web-if-possible ## play in the browser: starts the server, and says where it is
	@$(BIN)/retruc serve --open $(ARGS)

terminal: setup ## play in the terminal
	@$(BIN)/retruc play $(ARGS)

test: lint test-web ## everything the build checks: lint, then tests with coverage
	@scripts/needs
	@$(BIN)/python -m pytest -n $(JOBS) --dist worksteal --cov --cov-report= $(ARGS)
	@$(BIN)/coverage report --include='$(covered_files)' --fail-under=100

test-web: web ## types and tests of the web client
	@scripts/npm run --silent check
	@scripts/npm run --silent test

test-fast: setup ## tests alone, without the slow ones
	@$(BIN)/python -m pytest -q -m "not slow" $(ARGS)

lint: setup ## style, format, types, import contracts
	@echo "style" && $(BIN)/ruff check --quiet
	@echo "format (make format mends it)" && $(BIN)/ruff format --check --quiet
	@echo "types" && $(BIN)/mypy
	@echo "import contracts" && $(BIN)/lint-imports --no-logo

format: setup ## put the code into the project's format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: setup ## time the parts whose speed is claimed: each file of benchmarks/
	@for file in benchmarks/*.py; do $(BIN)/python "$$file" $(ARGS); done

kills: setup ## end the server with kill -9 again and again under load; ARGS="--times 50"
	@$(BIN)/python -m tests.server.kills $(ARGS)

audit: setup ## known faults of the libraries; asks the Internet, and fails where it cannot
	@$(BIN)/uv tool run --quiet pip-audit --strict --disable-pip --require-hashes -r requirements.lock
	@scripts/npm audit --omit=dev

mutants: setup ## change the rules' code in small ways; tests should notice each
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results

docs: setup ## run the examples in the docs, and look for what they leave out
	@$(BIN)/python -m pytest tests/docs $(ARGS)

lock: ## remake requirements.lock; ARGS=--upgrade takes the newest versions
	@scripts/lock $(ARGS)

wheel: setup web ## build the package, the web client in it
	@$(BIN)/uv build --quiet --python $(BIN)/python $(ARGS)

clean: ## remove all that make made
	rm -rf .venv .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache \
		.ruff_cache build dist htmlcov mutants web/node_modules src/retruc/server/web
	find . -name __pycache__ -prune -exec rm -rf {} +

# Set-up. A stamp is made last, so a step that was interrupted is done again.

setup: .venv/installed

.venv/made: scripts/venv
	@echo "making .venv"
	@scripts/venv
	@touch $@

.venv/dependencies: requirements.lock .venv/made
	@echo "installing what requirements.lock names"
	@$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes \
		-r requirements.lock
	@touch $@

.venv/installed: pyproject.toml .venv/dependencies
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The web client. Without node the server says on its page that there is none.

web: $(WEB)

web-if-possible:
	@$(MAKE) --no-print-directory web || echo "the web client could not be built; the server starts without it"

web/node_modules/made: web/package.json web/package-lock.json .venv/made
	@echo "installing what web/package-lock.json names"
	@scripts/npm ci --silent --no-audit --no-fund
	@touch $@

$(WEB): web/node_modules/made $(web_sources)
	@echo "building the web client"
	@scripts/npm run --silent build -- --logLevel error
	@touch $@
