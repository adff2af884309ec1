"""Pictures: they show every bot, and are the same for the same figures."""

import pytest

from retruc.arena import (
    Entrant,
    ExtraMissing,
    FigureError,
    Ladder,
    Match,
    draw_ladder,
    draw_match,
    draw_standings,
    errors,
    run_cli,
)
from retruc.arena.figure import check_figure
from retruc.rulesets import load
from retruc.words import words
from tests.arena.test_command import options
from tests.arena.test_tournament import made_up, tally_of

BAR = load("bar")
EN = words("en")


def svg(tmp_path, draw, *told):
    file = tmp_path / "figure.svg"
    draw(file, *told, EN)
    return file.read_text(encoding="utf-8")


def test_a_match_shows_how_its_estimate_settles(tmp_path):
    match = Match.of("taverna", "threshold", BAR, deals=6, seed=1)
    picture = svg(tmp_path, draw_match, match, tally_of([2, 4, -2, 0, 6, 2]))
    for text in ("taverna@1 against threshold@1", "pedres a round", "deals"):
        assert text in picture
    assert svg(tmp_path, draw_match, match, tally_of([2, 4, -2, 0, 6, 2])) == picture
    assert svg(tmp_path, draw_match, match, tally_of([2, 4, -2, 0, 6, -2])) != picture


@pytest.mark.parametrize("differences", [[], [3]])
def test_a_match_that_was_hardly_begun_can_be_drawn(tmp_path, differences):
    match = Match.of("taverna", "threshold", BAR, deals=6, seed=1)
    assert "taverna@1" in svg(tmp_path, draw_match, match, tally_of(differences))


def test_a_round_robin_shows_every_bot(tmp_path):
    picture = svg(tmp_path, draw_standings, made_up())
    for name in ("random@1", "threshold@1", "taverna@1", "Pedres a round"):
        assert name in picture


def test_a_ladder_shows_every_bot(tmp_path):
    begun = Ladder.of(tuple(map(Entrant.of, ("random", "taverna"))), BAR, cotos=1, seed=1)
    assert "random@1" in svg(tmp_path, draw_ladder, begun)


@pytest.mark.parametrize("suffix", ["png", "pdf"])
def test_other_formats_are_written_too(tmp_path, suffix):
    file = tmp_path / f"figure.{suffix}"
    match = Match.of("taverna", "threshold", BAR, deals=6, seed=1)
    draw_match(file, match, tally_of([1, 2, 3]), EN)
    assert file.read_bytes().startswith({"png": b"\x89PNG", "pdf": b"%PDF"}[suffix])


def test_the_command_draws(tmp_path, capsys):
    file = tmp_path / "m.svg"
    run_cli(options(figure=str(file), deals=2))
    assert "threshold@1" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["figure", "figure.gif", "figure.svg.txt"])
def test_a_format_that_is_not_drawn_is_refused_before_anything_is_played(tmp_path, name):
    with pytest.raises(FigureError, match=r"a name that ends in \.png, \.svg, \.pdf"):
        run_cli(options(figure=str(tmp_path / name), deals=10**9))


def test_without_matplotlib_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setattr(errors, "find_spec", lambda _name: None)
    with pytest.raises(ExtraMissing, match=r"matplotlib is missing: install retruc\[arena\]"):
        check_figure(tmp_path / "figure.svg")
