"""What differs between two rulesets, in sentences."""

from collections.abc import Callable, Iterator

from retruc.game import Card
from retruc.rulebook.blocks import (
    WIDTH,
    Block,
    Heading,
    Page,
    Rule,
    Rules,
    to_markdown,
    to_text,
)
from retruc.rulebook.sentences import is_absent, is_relevant, option_name, option_sentence
from retruc.rulebook.signs import conditions
from retruc.rulesets import Ruleset, Sign, format_value, option_paths, value_at
from retruc.words import Words, number_names, sign_name


def diff(
    a: Ruleset, b: Ruleset, words: Words, *, markdown: bool = False, width: int = WIDTH
) -> str:
    """Write what *a* and *b* play differently, for a screen of *width* or as Markdown."""
    written = diff_page(a, b, words)
    return to_markdown(written) if markdown else to_text(written, width)


def diff_page(a: Ruleset, b: Ruleset, words: Words) -> Page:
    """Write what *a* and *b* play differently, option by option in the order of the schema."""
    compared = _Comparison(a, b, words.at(a) if words.at(a) is words.at(b) else words)
    differences = tuple(compared.differences())
    names = {"a": compared.name(a), "b": compared.name(b)}
    heading = Heading(words.say("diff-heading", **names), 1)
    if not differences:
        return (heading, Rule(words.say("diff-same", **names)))
    return (heading, Rule(words.say("diff-intro")), *differences)


class _Comparison:
    """Two rulesets side by side."""

    def __init__(self, a: Ruleset, b: Ruleset, words: Words) -> None:
        self.a = a
        self.b = b
        self.words = words

    def name(self, ruleset: Ruleset) -> str:
        """Call a ruleset by its name, or by what tells it from the other where that is the same."""
        if self.a.name != self.b.name:
            return ruleset.name
        changed = ", ".join(f"{path}={value}" for path, value in ruleset.changed.items())
        return f"{ruleset} ({changed})" if changed else str(ruleset)

    def differences(self) -> Iterator[Block]:
        for path in option_paths():
            lines = tuple(self.lines(path))
            if lines:
                yield Heading(option_name(self.words, path), 3, path)
                yield Rules(tuple(Rule(line) for line in lines))
        choices = tuple(self.choices())
        if choices:
            yield Heading(self.words.say("rules-heading-choices"), 3)
            yield Rules(choices)

    def lines(self, path: str) -> Iterator[str]:
        """Say how an option differs; what hangs on something that one alone has, of that one."""
        have = [ruleset for ruleset in (self.a, self.b) if is_relevant(ruleset, path)]
        if len(have) == 1:
            yield from self.alone(have[0], path)
        elif have:
            yield from _COMPARE_BY_PATH.get(path, _Comparison.by_sentence)(self, path)

    def alone(self, ruleset: Ruleset, path: str) -> Iterator[str]:
        if path == "senyes.map":
            signs = ruleset.senyes.map
            yield from self.only(ruleset, [self.sign(sign, signs[sign]) for sign in signs])
        elif not is_absent(ruleset, path):
            yield self.in_ruleset(ruleset, option_sentence(self.words, ruleset, path))

    def choices(self) -> Iterator[Rule]:
        """Say what a table of each may choose, where one offers what the other does not."""
        for path in option_paths():
            if not (is_relevant(self.a, path) or is_relevant(self.b, path)):
                continue
            in_a, in_b = (self.offered(ruleset, path) for ruleset in (self.a, self.b))
            if set(in_a) != set(in_b):
                text = self.words.say(
                    "diff-differs",
                    what=option_name(self.words, path),
                    a=self.name(self.a),
                    b=self.name(self.b),
                    in_a=", ".join(in_a) or self.words.say("diff-fixed"),
                    in_b=", ".join(in_b) or self.words.say("diff-fixed"),
                )
                yield Rule(text)

    def offered(self, ruleset: Ruleset, path: str) -> list[str]:
        """List the values that a table may choose from, as they are set; none where it may not."""
        values = ruleset.choices.get(path, ())
        return [format_value(value) for value in values] if len(values) > 1 else []

    def by_sentence(self, path: str) -> Iterator[str]:
        """Say what each plays, where the values differ."""
        if value_at(self.a, path) != value_at(self.b, path):
            for ruleset in (self.a, self.b):
                yield self.in_ruleset(ruleset, option_sentence(self.words, ruleset, path))

    def in_ruleset(self, ruleset: Ruleset, sentence: str) -> str:
        return self.words.say("diff-value", ruleset=self.name(ruleset), sentence=sentence)

    def only(self, ruleset: Ruleset, names: list[str]) -> Iterator[str]:
        if names:
            listed = ", ".join(names)
            yield self.words.say("diff-only", ruleset=self.name(ruleset), list=listed)

    def cards(self, _: str) -> Iterator[str]:
        """Name the cards that only one of the decks has."""
        for ruleset, other in ((self.a, self.b), (self.b, self.a)):
            own = tuple(card for card in ruleset.deck.cards if card not in other.deck.cards)
            yield from self.only(ruleset, number_names(self.words, own))

    def tiers(self, path: str) -> Iterator[str]:
        """Say both orders, where they differ among the cards that both decks have."""
        common = set(self.a.deck.cards) & set(self.b.deck.cards)
        if not common or _among(common, self.a) != _among(common, self.b):
            for ruleset in (self.a, self.b):
                yield self.in_ruleset(ruleset, option_sentence(self.words, ruleset, path))
        elif self.a.deck.cards != self.b.deck.cards:
            yield self.words.say("diff-order-more")

    def signs(self, _: str) -> Iterator[str]:
        """Name the senyes that only one has, and those whose gesture or meaning differs."""
        in_a, in_b = self.a.senyes.map, self.b.senyes.map
        yield from self.only(self.a, [self.sign(s, in_a[s]) for s in in_a if s not in in_b])
        yield from self.only(self.b, [self.sign(s, in_b[s]) for s in in_b if s not in in_a])
        for sign_id in in_a:
            if sign_id in in_b and in_a[sign_id] != in_b[sign_id]:
                yield self.words.say(
                    "diff-differs",
                    what=sign_name(self.words, sign_id),
                    a=self.name(self.a),
                    b=self.name(self.b),
                    in_a=self.meaning(in_a[sign_id], self.a),
                    in_b=self.meaning(in_b[sign_id], self.b),
                )

    def sign(self, sign_id: str, sign: Sign) -> str:
        return f"{sign_name(self.words, sign_id)} ({self.gesture(sign)})"

    def gesture(self, sign: Sign) -> str:
        return self.words.say(f"gesture-{sign.gesture}")

    def meaning(self, sign: Sign, ruleset: Ruleset) -> str:
        return f"{self.gesture(sign)} ({conditions(self.words, sign, ruleset)})"


def _among(cards: set[Card], ruleset: Ruleset) -> list[set[Card]]:
    """The order of these cards alone."""
    tiers = [cards.intersection(tier) for tier in ruleset.order.tiers]
    return [tier for tier in tiers if tier]


_COMPARE_BY_PATH: dict[str, Callable[[_Comparison, str], Iterator[str]]] = {
    "deck.cards": _Comparison.cards,
    "order.tiers": _Comparison.tiers,
    "senyes.map": _Comparison.signs,
}
