"""The pages of help: keys, cards, bets, senyes and words, for the ruleset that is played."""

from retruc.game import FREE
from retruc.rulesets import Covered, FoldScope, Pays, Ruleset
from retruc.terminal.brush import Brush
from retruc.terminal.cards import SIGN_BY_SUIT
from retruc.terminal.chips import FREE_KEY, raise_key
from retruc.terminal.customs import has_expressions, has_partners, has_senyes
from retruc.terminal.faces import face_of
from retruc.terminal.pages import Page, Row, heading, table_rows
from retruc.terminal.palette import Ink
from retruc.words import (
    call_gloss,
    expression_gloss,
    expression_said,
    piece_name,
    sign_name,
    the_card,
    tier_name,
)

_ALWAYS = (("␣", "pause"), ("u l r", "past"), ("k", "light"), ("q ^C", "leave"))

_GLOSSARY = ("ma", "trick", "tied", "pedres", "males", "cama", "coto")


def help_pages(ruleset: Ruleset, brush: Brush) -> tuple[Page, ...]:
    """All pages of help, the keys first."""
    pages = [keys_page(ruleset, brush), cards_page(ruleset, brush), bets_page(ruleset, brush)]
    if has_senyes(ruleset):
        pages.append(senyes_page(ruleset, brush))
    pages.append(words_page(ruleset, brush))
    return tuple(pages)


def keys_page(ruleset: Ruleset, brush: Brush) -> Page:
    """What each key does, for those that do something here."""
    calls = [raise_key(rung) for rung in ruleset.envit_rungs if rung.id != FREE]
    listed = (
        ("1 2 3", "play", True),
        ("c", "cover", ruleset.covered.mode is not Covered.NONE),
        ("z", "take-back", True),
        ("← → ⏎", "arrows", True),
        ("v n", "answer", True),
        (" ".join(dict.fromkeys(calls)), "envit", ruleset.envit.on),
        (FREE_KEY, "free-raise", ruleset.has_free_raise),
        ("t", "truc", bool(ruleset.truc_rungs)),
        ("m", "leave-round", ruleset.fold.scope is not FoldScope.NONE),
        ("w", "wait", has_partners(ruleset)),
        ("↑ ↓ ⇥", "look", has_partners(ruleset)),
        ("s", "senyes", has_senyes(ruleset)),
        ("x", "expressions", has_expressions(ruleset)),
    )
    keys = [(keys, name) for keys, name, is_there in listed if is_there]
    rows = table_rows((keys, brush.say(f"key-{name}")) for keys, name in (*keys, *_ALWAYS))
    rows += [Row(), Row(brush.say("mouse"), Ink.PAPER_DIM)]
    return Page(brush.say("page-keys"), tuple(rows))


def cards_page(ruleset: Ruleset, brush: Brush) -> Page:
    """Which card beats which, and what a hand counts."""
    words = brush.words
    pairs = []
    for place, tier in enumerate(ruleset.tiers, start=1):
        name = piece_name(words, tier, ruleset)
        cards = tier_name(words, tier, ruleset)
        pairs.append((f"{place:>2}", f"{cards}: {name}" if name else cards))
    suits = dict.fromkeys(card.suit for card in ruleset.deck.cards)
    signs = (
        f"{suit.letter.upper()} {SIGN_BY_SUIT[suit]} {words.say(f'suit-{suit}')}" for suit in suits
    )
    drawn = Row(brush.say("suits-on-cards", signs=", ".join(signs)), Ink.PAPER_DIM)
    rows = [drawn, Row(), heading(brush.say("strongest-first")), *table_rows(pairs)]
    if ruleset.envit.on:
        rows += [Row(), Row(brush.say("count-pair")), Row(brush.say("count-single"))]
        for card, points in ruleset.envit.wild.items():
            name = the_card(words, card)
            rows.append(Row(brush.say("count-wild", card=name, points=points)))
    return Page(brush.say("page-cards"), tuple(rows))


def bets_page(ruleset: Ruleset, brush: Brush) -> Page:
    """The ladders of both bets, with what each voice is worth."""
    rows: list[Row] = []
    for bet, rungs in (("envit", ruleset.envit_rungs), ("truc", ruleset.truc_rungs)):
        if not rungs:
            continue
        rows.append(heading(brush.words.say(f"bet-{bet}").capitalize()))
        pairs = []
        for rung in rungs:
            worth = "" if isinstance(rung.pays, Pays) else str(rung.pays)
            text = call_gloss(brush.words, rung.id)
            pairs.append((rung.say, f"{worth:<3}{text}"))
        rows += [*table_rows(pairs), Row()]
    rows.append(Row(brush.say("refusal-pays"), Ink.PAPER_DIM))
    rows.append(Row(brush.say("base-worth", pedres=ruleset.truc.base), Ink.PAPER_DIM))
    return Page(brush.say("page-bets"), tuple(rows))


def senyes_page(ruleset: Ruleset, brush: Brush) -> Page:
    """The map of senyes: the face, the gesture, and what it means here."""
    pairs = [
        (
            face_of(sign.gesture).short,
            f"{brush.words.say(f'gesture-{sign.gesture}')}: {sign_name(brush.words, id_)}",
        )
        for id_, sign in ruleset.senyes.map.items()
    ]
    seen_by = brush.say(f"seen-by-{ruleset.senyes.seen_by}")
    rows = [*table_rows(pairs, Ink.PAPER_STRONG), Row(), Row(seen_by, Ink.PAPER_DIM)]
    return Page(brush.say("page-senyes"), tuple(rows))


def words_page(ruleset: Ruleset, brush: Brush) -> Page:
    """A small glossary, and what may be said aloud."""
    target = ruleset.cama.target
    rows = table_rows(
        (brush.say(f"term-{name}"), brush.say(f"gloss-{name}", target=target)) for name in _GLOSSARY
    )
    if has_expressions(ruleset):
        pairs = [
            (expression_said(brush.words, name), expression_gloss(brush.words, name))
            for name in ruleset.senyes.expressions
        ]
        rows += [Row(), heading(brush.say("said-aloud")), *table_rows(pairs)]
    return Page(brush.say("page-words"), tuple(rows))
