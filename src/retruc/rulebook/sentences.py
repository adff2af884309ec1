"""One sentence for each option of a ruleset, and which options say something at all."""

from collections.abc import Callable, Iterable
from enum import StrEnum

from retruc.rulebook.tally import marking_of
from retruc.rulesets import (
    Covered,
    Falta,
    FivesOnTop,
    FoldScope,
    JocFora,
    Pays,
    Ruleset,
    Rung,
    SeenBy,
    value_at,
)
from retruc.words import (
    Words,
    expression_said,
    number_names,
    quoted,
    sign_name,
    the_card,
    tier_name,
)


def option_name(words: Words, path: str) -> str:
    """Name an option: a few words, for lists and forms."""
    return words.say(f"option-{_slug(path)}")


def option_sentence(words: Words, ruleset: Ruleset, path: str) -> str:
    """Say what a ruleset plays in one option.

    >>> from retruc.rulesets import load
    >>> from retruc.words import words
    >>> option_sentence(words("en"), load("bar"), "ties.opener")
    'After a tied trick, who led to it leads again.'
    """
    if path in _SENTENCE_BY_PATH:
        return _SENTENCE_BY_PATH[path](words, ruleset)
    value = value_at(ruleset, path)
    if isinstance(value, bool):
        value = "yes" if value else "no"
    message = f"rules-{_slug(path)}-{value}"
    return words.say(message, **_arguments(words, ruleset, path))


def _slug(path: str) -> str:
    return path.replace(".", "-")


def _arguments(words: Words, ruleset: Ruleset, path: str) -> dict[str, int | str]:
    """What the sentences of mechanisms may ask for."""
    rungs = ruleset.envit_rungs if path.startswith("envit.") else ruleset.truc_rungs
    opening = ruleset.truc_rungs[0].say if ruleset.truc_rungs else ""
    return {
        "call": quoted(words, rungs[-1].say) if rungs else "",
        "opening": quoted(words, opening),
        "seats": ruleset.seats,
        "envit": "yes" if ruleset.envit.on else "no",
        "whole": "no" if ruleset.envit.falta is Falta.LEADER_NEED else "yes",
        "limit": words.say("pedres", pedres=max(ruleset.cama.target - 2, 0)),
        "middle": ruleset.cama.target // 2,
    }


# Which options say something


def is_relevant(ruleset: Ruleset, path: str) -> bool:
    """Whether an option matters, given the others: how a card is covered, where none is."""
    needs = _NEEDS.get(path)
    return needs is None or needs(ruleset)


def is_absent(ruleset: Ruleset, path: str) -> bool:
    """Whether an option says only that something is not done."""
    value = value_at(ruleset, path)
    return path in _ABSENT and (not value or value == _ABSENT[path])


_ABSENT: dict[str, StrEnum | str | None] = {
    "order.fives-on-top": FivesOnTop.NEVER,
    "deal.one-card": None,
    "covered.mode": Covered.NONE,
    "envit.on": None,
    "envit.wild": None,
    "flor.on": None,
    "truc.rungs": None,
    "truc.extra": "none",
    "truc.silent-accept": None,
    "fold.scope": FoldScope.NONE,
    "cama.last-pedra": "none",
    "senyes.seen-by": SeenBy.NONE,
    "senyes.expressions": None,
}
"""Options that may say no; by path, the value that does, besides false, 0 and empty."""


def has_falta(ruleset: Ruleset) -> bool:
    """Whether the envit has a rung that pays the falta."""
    return any(rung.pays is Pays.FALTA for rung in ruleset.envit_rungs)


def _has_envit(ruleset: Ruleset) -> bool:
    return ruleset.envit.on


def _has_partners(ruleset: Ruleset) -> bool:
    return ruleset.seats > 2


def _calls_truc(ruleset: Ruleset) -> bool:
    return bool(ruleset.truc_rungs)


def _makes_senyes(ruleset: Ruleset) -> bool:
    return ruleset.senyes.seen_by is not SeenBy.NONE and _has_partners(ruleset)


_NEEDS: dict[str, Callable[[Ruleset], bool]] = {
    "envit.openers": lambda r: r.envit.on and r.seats > 2,
    "envit.with-truc": lambda r: r.envit.on and bool(r.truc_rungs),
    "envit.rungs": _has_envit,
    "envit.skip": lambda r: len(r.envit_rungs) > 1,
    "envit.falta": has_falta,
    "envit.falta-over": has_falta,
    "envit.cap": _has_envit,
    "envit.answers": lambda r: r.envit.on and r.seats > 2,
    "envit.reveal": _has_envit,
    "envit.declined": _has_envit,
    "envit.wild": _has_envit,
    "flor.on": _has_envit,
    "truc.extra": _calls_truc,
    "truc.when": _calls_truc,
    "truc.answers": lambda r: bool(r.truc_rungs) and r.seats > 2,
    "truc.jocfora": lambda r: any(rung.pays is Pays.JOCFORA for rung in r.truc_rungs),
    "truc.silent-accept": _calls_truc,
    "cama.middle": _has_envit,
    "covered.envit": lambda r: r.covers and r.envit.on,
    "fold.when": lambda r: r.folds,
    "fold.pays": lambda r: r.folds,
    "senyes.seen-by": _has_partners,
    "senyes.truth": _makes_senyes,
    "senyes.map": _makes_senyes,
    "senyes.expressions": _has_partners,
}


# Options whose values are no words of a list


def _seats(words: Words, ruleset: Ruleset) -> str:
    return words.say("rules-seats", seats=ruleset.seats)


def _deck(words: Words, ruleset: Ruleset) -> str:
    cards = len(ruleset.deck.cards)
    if not ruleset.deck.id:
        return words.say("rules-deck-id-own", cards=cards)
    return words.say("rules-deck-id", cards=cards, deck=ruleset.deck.id)


def _cards(words: Words, ruleset: Ruleset) -> str:
    listed = words.all_of(number_names(words, ruleset.deck.cards))
    return words.say("rules-deck-cards", listed=listed)


def _tiers(words: Words, ruleset: Ruleset) -> str:
    tiers = "; ".join(tier_name(words, tier, ruleset) for tier in ruleset.tiers)
    return words.say("rules-order-tiers-line", tiers=tiers)


def _envit_rungs(words: Words, ruleset: Ruleset) -> str:
    return words.say("rules-envit-rungs-line", rungs=_rung_list(words, ruleset.envit_rungs))


def _truc_rungs(words: Words, ruleset: Ruleset) -> str:
    if not ruleset.truc.rungs:
        return words.say("rules-truc-rungs-none")
    whole = "cama" if ruleset.truc.jocfora is JocFora.CAMA else "coto"
    rungs = _rung_list(words, ruleset.truc.rungs, whole)
    return words.say("rules-truc-rungs-line", rungs=rungs)


def _rung_list(words: Words, rungs: Iterable[Rung], whole: str = "coto") -> str:
    return "; ".join(
        words.say("rules-rung-pays", say=rung.say, pays=_pays(words, rung, whole)) for rung in rungs
    )


def _pays(words: Words, rung: Rung, whole: str) -> str:
    match rung.pays:
        case Pays.FALTA | Pays.FREE:
            return words.say(f"rules-pays-{rung.pays}")
        case Pays.JOCFORA:
            return words.say(f"whole-{whole}")
        case pedres:
            return words.say("pedres", pedres=int(pedres))


def _wild(words: Words, ruleset: Ruleset) -> str:
    wild = ruleset.envit.wild
    if not wild:
        return words.say("rules-envit-wild-none")
    told = words.all_of(
        words.say("rules-envit-wild-card", card=the_card(words, card), count=count)
        for card, count in wild.items()
    )
    return _capital(words.say("rules-envit-wild", wild=told))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _falta_over(words: Words, ruleset: Ruleset) -> str:
    over = ruleset.envit.falta_over
    call = _arguments(words, ruleset, "envit.falta-over")["call"]
    return words.say("rules-envit-falta-over", call=call, over=over)


def _base(words: Words, ruleset: Ruleset) -> str:
    base = ruleset.truc.base
    if not ruleset.truc_rungs:
        return words.say("rules-truc-base-plain", pedres=base)
    opening = quoted(words, ruleset.truc_rungs[0].say)
    return words.say("rules-truc-base", pedres=base, opening=opening)


def _target(words: Words, ruleset: Ruleset) -> str:
    return words.say("rules-cama-target", pedres=ruleset.cama.target)


def _marking(words: Words, ruleset: Ruleset) -> str:
    return words.say(f"rules-cama-marking-{marking_of(ruleset)}")


def _cames(words: Words, ruleset: Ruleset) -> str:
    return words.say("rules-coto-cames-to-win", cames=ruleset.coto.cames_to_win)


def _senyes(words: Words, ruleset: Ruleset) -> str:
    told = (
        f"{sign_name(words, sign_id)} ({words.say(f'gesture-{sign.gesture}')})"
        for sign_id, sign in ruleset.senyes.map.items()
    )
    return f"{words.say('rules-senyes-map')} {'; '.join(told)}."


def _expressions(words: Words, ruleset: Ruleset) -> str:
    expressions = ruleset.senyes.expressions
    if not expressions:
        return words.say("rules-senyes-expressions-none")
    said = ", ".join(quoted(words, expression_said(words, e)) for e in expressions)
    return words.say("rules-senyes-expressions-line", expressions=said)


def _grace(words: Words, ruleset: Ruleset) -> str:
    return words.say("rules-absence-grace-s", seconds=ruleset.absence.grace_s)


_SENTENCE_BY_PATH: dict[str, Callable[[Words, Ruleset], str]] = {
    "seats": _seats,
    "deck.id": _deck,
    "deck.cards": _cards,
    "order.tiers": _tiers,
    "envit.rungs": _envit_rungs,
    "envit.falta-over": _falta_over,
    "envit.wild": _wild,
    "truc.base": _base,
    "truc.rungs": _truc_rungs,
    "cama.target": _target,
    "cama.marking": _marking,
    "coto.cames-to-win": _cames,
    "senyes.map": _senyes,
    "senyes.expressions": _expressions,
    "absence.grace-s": _grace,
}
