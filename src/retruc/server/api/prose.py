"""Rules as they go over HTTP: lines of the catalogue, forms of options, pages."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from retruc.game import Pack, RulesetError
from retruc.rulebook import (
    Block,
    Heading,
    Rule,
    Rules,
    conditions,
    is_relevant,
    option_name,
    option_sentence,
    rules_page,
    summary,
)
from retruc.rulesets import (
    OPTION_BY_PATH,
    Option,
    Ruleset,
    format_value,
    load,
    load_text,
    value_at,
    with_options,
)
from retruc.server.api import models
from retruc.words import Words, expression_gloss, expression_said, sign_name

OFFERED_NUMBERS: Mapping[str, tuple[int, ...]] = {
    "seats": (2, 4, 6, 8),
    "envit.falta-over": (0, 1, 2, 3, 4, 5, 6),
    "truc.base": (1, 2, 3),
    "cama.target": (6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 40),
    "coto.cames-to-win": (1, 2, 3, 4, 5),
    "absence.grace-s": (15, 30, 60, 120, 300, 600),
}
"""Whole numbers to choose from; any other in its range can be set as well."""

_HEADING_BY_SECTION = {
    "seats": "table",
    "deck": "table",
    "order": "order",
    "ties": "tricks",
    "covered": "tricks",
    "envit": "envit",
    "flor": "envit",
    "truc": "truc",
    "cama": "score",
    "coto": "score",
    "deal": "deal",
    "dealer": "deal",
    "fold": "fold",
    "senyes": "senyes",
    "absence": "absence",
}


def chosen(ruleset: str, village: str | None, options: Mapping[str, str]) -> Ruleset:
    """Load rules of the catalogue or of one's own, with options set otherwise.

    Raises:
        RulesetError: there are no such rules.
    """
    if village is not None:
        return with_options(load_text(village), options)
    return with_options(from_catalogue(ruleset), options)


def from_catalogue(name: str) -> Ruleset:
    """Load rules by their id alone: a name from outside is never the name of a file.

    Raises:
        RulesetError: the catalogue has none of that name.
    """
    return load(name.replace("/", " ").replace(".toml", " "))


def line(ruleset: Ruleset, words: Words) -> models.RulesetLine:
    """Write a ruleset as a line of the catalogue."""
    return models.RulesetLine(
        id=ruleset.id,
        name=ruleset.name,
        summary=summary(ruleset, words.at(ruleset)),
        seats=list(ruleset.choices.get("seats", (ruleset.seats,))),
    )


@lru_cache(maxsize=128)
def text(ruleset: Ruleset, words: Words) -> models.RulesetText:
    """Write all about a ruleset."""
    said = words.at(ruleset)
    expressions = [
        models.SpokenText(id=e, said=expression_said(said, e), gloss=expression_gloss(said, e))
        for e in ruleset.senyes.expressions
    ]
    return models.RulesetText(
        **line(ruleset, words).model_dump(),
        version=ruleset.version,
        options=list(_options(ruleset, said)),
        deck="english" if ruleset.deck.pack is Pack.ENGLISH else "spanish",
        tiers=[[str(card) for card in tier] for tier in ruleset.tiers],
        signs=list(_signs(ruleset, said)),
        expressions=expressions,
        page=blocks(rules_page(ruleset, words)),
    )


def _signs(ruleset: Ruleset, words: Words) -> Iterator[models.SignText]:
    for sign_id, sign in ruleset.senyes.map.items():
        yield models.SignText(
            id=sign_id,
            gesture=sign.gesture,
            gesture_name=words.say(f"gesture-{sign.gesture}"),
            meaning=sign_name(words, sign_id),
            truth=conditions(words, sign, ruleset),
        )


def _options(ruleset: Ruleset, words: Words) -> Iterator[models.OptionForm]:
    """Describe every option that a table may set, those that this place varies first."""
    stated = ruleset.unchanged or ruleset
    forms = [
        _option(stated, option, words)
        for option in OPTION_BY_PATH.values()
        if option.is_settable and is_relevant(stated, option.path)
    ]
    forms = [form for form in forms if len(form.choices) > 1]
    yield from sorted(forms, key=lambda form: not form.offered)


def _option(ruleset: Ruleset, option: Option, words: Words) -> models.OptionForm:
    path = option.path
    section = path.partition(".")[0]
    return models.OptionForm(
        path=path,
        name=option_name(words, path),
        group=words.say(f"rules-heading-{_HEADING_BY_SECTION[section]}"),
        value=format_value(value_at(ruleset, path)),
        offered=len(ruleset.choices.get(path, ())) > 1,
        choices=list(_choices(ruleset, option, words)),
    )


def _choices(ruleset: Ruleset, option: Option, words: Words) -> Iterator[models.Choice]:
    for value in _values(ruleset, option):
        try:
            other = with_options(ruleset, {option.path: value})
        except RulesetError:
            continue
        yield models.Choice(value=value, label=option_sentence(words, other, option.path))


def _values(ruleset: Ruleset, option: Option) -> list[str]:
    """List the values of an option, the ruleset's own included, in their order."""
    if option.words:
        return list(map(str, option.words))
    own = {value_at(ruleset, option.path), *ruleset.choices.get(option.path, ())}
    return [str(n) for n in sorted(own.union(OFFERED_NUMBERS.get(option.path, ())))]


def differences(ruleset: Ruleset, paths: Iterable[str], words: Words) -> list[models.Difference]:
    """Say what is played in the options in which a ruleset departs from another."""
    said = words.at(ruleset)
    return [
        models.Difference(path=path, text=option_sentence(said, ruleset, path)) for path in paths
    ]


def blocks(page: Iterable[Block]) -> list[models.AnyBlock]:
    """Write a page."""
    return [_block(block) for block in page]


def _block(block: Block) -> models.AnyBlock:
    match block:
        case Heading():
            return models.HeadingBlock(level=block.level, text=block.text, path=block.path)
        case Rule():
            return models.RuleBlock(text=block.text, path=block.path, code=block.code)
        case Rules():
            items = [models.RuleText(text=r.text, path=r.path, code=r.code) for r in block.items]
            return models.RulesBlock(items=items)
    return models.TableBlock(head=list(block.head), rows=[list(row) for row in block.rows])
