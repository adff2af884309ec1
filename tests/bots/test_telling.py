"""What bots say of their moves: words for every reason and figure, and the figures that decided."""

from collections import defaultdict
from functools import cache

import pytest

from retruc.arena import Table
from retruc.bots import Explanation, Why, explanation_text, why_text
from retruc.bots.calls import MOST_FOR_A_BLUFF
from retruc.bots.style import USUAL
from retruc.game import SEATS
from retruc.rulesets import catalogue, load, with_options
from retruc.words import LANGUAGES, words
from tests.bots.support import bots_named, played_round, seated
from tests.words.ftl import messages, variables

BAR = load("bar")


class Overheard:
    """Sits beside a bot and keeps what it says of its moves."""

    def __init__(self, bot, said):
        self.bot, self.said, self.name = bot, said, bot.name

    def act(self, observation, legal, /, *, obliged):
        action = self.bot.act(observation, legal, obliged=obliged)
        self.said.append((self.name, self.bot.explain()))
        return action

    def gestures(self, observation, legal, /):
        return self.bot.gestures(observation, legal)


@cache
def overheard():
    """All that the bots say in some rounds of every ruleset, by bot and explanation."""
    said: list[tuple[str, Explanation]] = []
    rulesets = [seated(name, load(name).seats) for name in catalogue()]
    rulesets.append(with_options(BAR, {"envit.reveal": "claim"}))
    rulesets.append(with_options(load("catala"), {"deal.one-card": "true"}))
    for ruleset in rulesets:
        last = ruleset.cama.target - 1
        for number in range(24):
            score = [(0, 0), (last, last // 2), (last // 2, last)][number % 3]
            name = ["taverna", "taverna", "threshold", "random"][number % 4]
            bots = bots_named([name], ruleset, f"{ruleset}/{number}")
            bots = [Overheard(bot, said) for bot in bots]
            table = Table(ruleset, bots, dealer=SEATS[number % ruleset.seats], score=score)
            played_round(table, number)
    return said


def figures():
    """The names of the figures that bots give."""
    return {name for _, explanation in overheard() for name in explanation.values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_and_there_are_no_others(language):
    ids = {m for m in messages(language) if m.startswith("bot-why-")}
    assert ids == {f"bot-why-{why}" for why in Why}
    assert all(variables(language, message) == set() for message in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_its_words_and_there_are_no_others(language):
    ids = {m for m in messages(language) if m.startswith("bot-figure-")}
    assert ids == {f"bot-figure-{name}" for name in figures()}
    assert all(variables(language, message) == {"number"} for message in ids)
    assert variables(language, "bot-explained") == {"why", "figures"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_bots_say_can_be_told(language):
    said = words(language)
    for _, explanation in overheard():
        text = explanation_text(said, explanation)
        assert text.startswith(why_text(said, explanation.why))
        assert text.count(": ") >= len(explanation.values)
        assert "{" not in text


def test_figures_are_told_as_each_language_writes_them():
    why = Explanation(None, Why.WORTH_CALLING, {"chance": 0.625, "power": 1.6, "points": 29.0})
    assert explanation_text(words("en"), why) == (
        "we seemed to be winning (chance to win it: 62.5 %; strength of the cards: 1.6;"
        " points for the envit: 29)"
    )
    assert "62,5 %; força de les cartes: 1,6;" in explanation_text(words("ca-valencia"), why)


def test_a_reason_without_figures_stands_alone():
    why = Explanation(None, Why.ONLY_MOVE)
    assert explanation_text(words("en"), why) == "nothing else could be done"


def values_by_reason(name):
    by_reason = defaultdict(list)
    for bot, explanation in overheard():
        if bot == name:
            by_reason[explanation.why].append(explanation)
    return by_reason


def test_the_figures_of_taverna_are_those_it_chose_by():
    said = values_by_reason("taverna@1")
    for call in said[Why.WORTH_CALLING]:
        assert call.values["calling"] > call.values["silence"]
        assert call.values["chance"] >= USUAL.least
    for answer in said[Why.WORTH_ACCEPTING]:
        assert answer.values["accepting"] > answer.values["refusing"]
    for answer in said[Why.NOT_WORTH_ACCEPTING]:
        assert answer.values["accepting"] <= answer.values["refusing"]
    for call in said[Why.WORTH_RAISING]:
        v = call.values
        assert v["raising"] > max(v["accepting"], v["refusing"])
    for call in said[Why.BLUFF]:
        v = call.values
        assert v["rate"] in (USUAL.truc_bluff, USUAL.envit_bluff)
        if "calling" in v:
            assert v["silence"] - v["calling"] <= MOST_FOR_A_BLUFF
    for choice in said[Why.WORTH_LEAVING]:
        assert choice.values["leaving"] > choice.values["staying"]
    for choice in said[Why.WORTH_PLAYING]:
        assert choice.values["playing"] > choice.values["refusing"]
    for choice in said[Why.NOT_WORTH_PLAYING]:
        assert choice.values["playing"] <= choice.values["refusing"]
    for choice in said[Why.SHOW_ENVIT]:
        assert choice.values["points"] > choice.values.get("shown", -1)
    for choice in said[Why.HIDE_ENVIT]:
        assert choice.values["points"] <= choice.values["shown"]
    assert said.keys() >= {
        Why.WORTH_CALLING,
        Why.WORTH_ACCEPTING,
        Why.NOT_WORTH_ACCEPTING,
        Why.WORTH_RAISING,
        Why.BLUFF,
        Why.WORTH_LEAVING,
        Why.SHOW_ENVIT,
    }


def test_the_figures_of_threshold_are_those_it_chose_by():
    said = values_by_reason("threshold@1")
    enough = (Why.WORTH_CALLING, Why.WORTH_ACCEPTING, Why.WORTH_RAISING, Why.WORTH_PLAYING)
    short = (Why.NOT_WORTH_ACCEPTING, Why.NOT_WORTH_PLAYING)
    for why in (*enough, *short):
        for choice in said[why]:
            least = choice.values["least"]
            (value,) = (v for name, v in choice.values.items() if name != "least")
            assert (value >= least) is (why in enough)
    assert said[Why.WORTH_CALLING]
    assert said[Why.NOT_WORTH_ACCEPTING]
