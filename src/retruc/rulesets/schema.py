"""`Ruleset`: every option of the game, typed, with its meaning.

An option exists here and nowhere else: loading, checks, the generated pages, the form of a table
and the types of a client derive from these classes. The *path* of an option is its section and its
field with hyphens: `ties.first`, `envit.with-truc`.
"""

# ruff: noqa: RUF009 - `option` is `dataclasses.field`

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any

from retruc.game import FREE, PACK_CARDS, SEATS, Bet, Card, Pack, Raise, Seat
from retruc.rulesets.mechanisms import (
    AbsenceRule,
    AllTied,
    Answers,
    Covered,
    CoveredEnvit,
    EnvitCap,
    EnvitDeclined,
    EnvitOpeners,
    EnvitWithTruc,
    ExtraRungs,
    Falta,
    FirstDealer,
    FirstTie,
    FivesOnTop,
    FoldPays,
    FoldScope,
    FoldWhen,
    JocFora,
    LastPedra,
    Marking,
    Middle,
    Reveal,
    SeenBy,
    Skip,
    TieOpener,
    TrucWhen,
    Truth,
)


def option(meaning: str, *, least: int = 0, most: int = 1000) -> Any:
    """Declare one option: what it means, and for whole numbers the range it may take."""
    return field(metadata={"meaning": meaning, "least": least, "most": most})


class Pays(StrEnum):
    """What a rung is worth when that is not a fixed number of pedres."""

    FALTA = "falta"
    """As `envit.falta` says."""
    JOCFORA = "jocfora"
    """As `truc.jocfora` says."""
    FREE = "free"
    """What was said before, and the amount named."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of a bet's ladder."""

    id: str
    say: str
    """What is said at the table."""
    pays: int | Pays
    """Pedres when accepted. A refusal pays what was in force before the call."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One senya: the gesture, and what it says of the signer's cards.

    It is true if all that is stated here holds. What concerns cards is about the cards held now,
    what concerns the envit about the cards as dealt.
    """

    gesture: str
    """Id of the gesture, as faces draw it: ``brows``, ``wink``, ``tongue-right``…"""
    any_of: tuple[Card, ...] = ()
    """At least one of these is held."""
    all_of: tuple[Card, ...] = ()
    """Every one of these is held."""
    none_of: tuple[Card, ...] = ()
    """None of these is held."""
    envit_from: int = 0
    """The envit counts at least so much; 0 says nothing of it."""
    envit_to: int = 0
    """The envit counts at most so much; 0 says nothing of it."""


@dataclass(frozen=True, slots=True)
class DeckOptions:
    """`deck`: which cards there are."""

    id: str = option("Name of the deck in decks.toml; empty where the ruleset lists its own cards.")
    pack: Pack = option("The pack that the cards are from.")
    cards: tuple[Card, ...] = option("The cards, in the order in which a new deck lies.")


@dataclass(frozen=True, slots=True)
class OrderOptions:
    """`order`: which card beats which."""

    tiers: tuple[tuple[Card, ...], ...] = option(
        "Tiers of equal strength, the strongest first, before fives are put on top."
    )
    fives_on_top: FivesOnTop = option("Whether the fives are the highest tier.")


@dataclass(frozen=True, slots=True)
class TieOptions:
    """`ties`: what tied tricks decide."""

    first: FirstTie = option("How a round goes on after a tied first trick.")
    opener: TieOpener = option("Who opens the trick after a tied one.")
    all: AllTied = option("Who wins a round whose tricks are all tied.")


@dataclass(frozen=True, slots=True)
class EnvitOptions:
    """`envit`: the bet on what a hand counts."""

    on: bool = option("Whether the envit is played.")
    openers: EnvitOpeners = option("Which seats may open it.")
    with_truc: EnvitWithTruc = option("Whether it may be opened once the truc was called.")
    rungs: tuple[Rung, ...] = option("Its ladder, lowest first.")
    skip: Skip = option("Which rungs may be passed over.")
    falta: Falta = option("What the falta is worth.")
    falta_over: int = option("The falta may be said only when it is worth more than this.")
    cap: EnvitCap = option("The most that is written down.")
    answers: Answers = option("Who answers for a team.")
    reveal: Reveal = option("How the winner becomes known.")
    declined: EnvitDeclined = option("When a refused envit is written down.")
    wild: Mapping[Card, int] = option("Cards that count so much and link with any other card.")


@dataclass(frozen=True, slots=True)
class FlorOptions:
    """`flor`: three cards of one suit."""

    on: bool = option("Whether three of a suit count 20 and all three, and beat every other envit.")


@dataclass(frozen=True, slots=True)
class TrucOptions:
    """`truc`: the bet on the tricks."""

    base: int = option("Pedres of a round that nobody raises.", least=1)
    rungs: tuple[Rung, ...] = option("Its ladder, lowest first, without extra rungs.")
    extra: ExtraRungs = option("Rungs put before the last one.")
    when: TrucWhen = option("When it may be called, other than as an answer.")
    answers: Answers = option("Who answers for a team.")
    jocfora: JocFora = option("What the last rung is worth.")
    silent_accept: bool = option("Whether playing on accepts a pending call.")


@dataclass(frozen=True, slots=True)
class CamaOptions:
    """`cama`: a count to the target."""

    target: int = option("Pedres that close a cama.", least=2)
    middle: Middle = option("The half to which exactly half the target belongs.")
    last_pedra: LastPedra = option("What a team one pedra from the end must do.")
    marking: Marking = option("What the score is marked with. It changes nothing that is owed.")


@dataclass(frozen=True, slots=True)
class CotoOptions:
    """`coto`: the whole match."""

    cames_to_win: int = option("Cames that win the coto.", least=1, most=50)


@dataclass(frozen=True, slots=True)
class DealOptions:
    """`deal`: how the cards are given."""

    one_card: bool = option(
        "Whether a tap of the deck lets the dealer deal one card each, while no team has more than"
        " two pedres fewer than the target."
    )


@dataclass(frozen=True, slots=True)
class CoveredOptions:
    """`covered`: cards played face down."""

    mode: Covered = option("Whether cards may be covered.")
    envit: CoveredEnvit = option("Whether a covered card still counts for the envit.")


@dataclass(frozen=True, slots=True)
class FoldOptions:
    """`fold`: leaving the round."""

    scope: FoldScope = option("Who leaves.")
    when: FoldWhen = option("When one may leave.")
    pays: FoldPays = option("What the rivals of a team that left are paid.")


@dataclass(frozen=True, slots=True)
class SenyesOptions:
    """`senyes`: gestures between partners."""

    seen_by: SeenBy = option("Who sees a senya.")
    truth: Truth = option("Whether a senya may be false.")
    map: Mapping[str, Sign] = option("The senyes, by id.")
    expressions: tuple[str, ...] = option("Ids of what may be said aloud.")


@dataclass(frozen=True, slots=True)
class DealerOptions:
    """`dealer`: who deals."""

    first: FirstDealer = option("Who deals the first round.")


@dataclass(frozen=True, slots=True)
class AbsenceOptions:
    """`absence`: a seat whose player has gone away."""

    rule: AbsenceRule = option("What happens after the grace.")
    grace_s: int = option("Seconds that a seat waits for its player.", most=86_400)


class _Implied:
    """What a ruleset implies, worked out once when it is made.

    The engine asks for these all the time, so they are plain attributes.
    """

    __slots__ = (
        "all_cards",
        "claims_envit",
        "covers",
        "decides_last_pedra",
        "envit_raises",
        "envit_rungs",
        "envit_rungs_after",
        "envit_sayable",
        "folds",
        "has_free_raise",
        "interrupts_truc",
        "lays_plainly",
        "limits_rungs",
        "places",
        "points_by_pair",
        "rung_by_id",
        "speaks_out_of_turn",
        "stacks",
        "strength_by_card",
        "tiers",
        "truc_raises",
        "truc_rungs",
        "writes_declined_at_once",
    )

    places: tuple[Seat, ...]
    """The seats of the table, in order of play from the first."""
    tiers: tuple[tuple[Card, ...], ...]
    """Tiers of equal strength as they hold at this table, the strongest first."""
    strength_by_card: Mapping[Card, int]
    """How strong each card is: 1 for the lowest tier; 0 is what a covered card has."""
    all_cards: frozenset[Card]
    """The cards there are."""
    points_by_pair: Mapping[Card, Mapping[Card, int]]
    """What two cards of a hand count for the envit: linked 20 and their numbers, else the best.

    Rule: common.envit-points, envit.wild
    """
    truc_rungs: tuple[Rung, ...]
    """The ladder of the truc with its extra rungs."""
    envit_rungs: tuple[Rung, ...]
    """The ladder of the envit; empty where none is played."""
    rung_by_id: Mapping[str, tuple[Bet, int, Rung]]
    """Every rung by its id: the bet it belongs to, its place on the ladder from 0, itself."""
    envit_rungs_after: Mapping[str | None, tuple[Rung, ...]]
    """By the id of the last rung said, None before any: the rungs of the envit that may follow.

    Rule: envit.rungs, envit.skip
    """
    envit_sayable: Mapping[str | None, frozenset[str]]
    """By the id of the last rung said: the ids of `envit_rungs_after`."""
    envit_raises: tuple[Mapping[str | None, tuple[Raise, ...]], ...]
    """By seat and the id of the last rung said: what `envit_rungs_after` lets one say."""
    truc_raises: tuple[tuple[tuple[Raise, ...], ...], ...]
    """By seat and how many rungs were said: what may be said next, nothing after the last one.

    Rule: common.truc-in-order
    """
    stacks: bool
    """Whether both cards are laid at once after a tied first trick."""
    covers: bool
    """Whether cards may be played face down."""
    lays_plainly: bool
    """Whether a card is never laid otherwise than face up and alone."""
    folds: bool
    """Whether a seat may leave a round."""
    decides_last_pedra: bool
    """Whether a team one pedra from the end says whether it plays."""
    speaks_out_of_turn: bool
    """Whether a seat may speak when nothing waits for it."""
    interrupts_truc: bool
    """Whether something else than an answer may follow a call of truc."""
    has_free_raise: bool
    """Whether the envit has a rung whose amount the caller names."""
    limits_rungs: bool
    """Whether the score limits which rungs of the envit may be said."""
    writes_declined_at_once: bool
    """Whether a refused envit is written down before the round goes on."""
    claims_envit: bool
    """Whether an envit is won by those who show it."""


@dataclass(frozen=True, slots=True)
class Ruleset(_Implied):
    """What one place plays: data that the engine carries out.

    Rulesets are made by `load` and `with_options`, which check them; the engine trusts them.
    """

    id: str
    version: int
    name: str
    """What the place calls its game."""
    extends: str
    """Id of the ruleset it is based on; empty if none."""
    seats: int = field(metadata={"meaning": "How many seats the table has.", "least": 2, "most": 8})
    deck: DeckOptions
    order: OrderOptions
    ties: TieOptions
    envit: EnvitOptions
    flor: FlorOptions
    truc: TrucOptions
    cama: CamaOptions
    coto: CotoOptions
    deal: DealOptions
    covered: CoveredOptions
    fold: FoldOptions
    senyes: SenyesOptions
    dealer: DealerOptions
    absence: AbsenceOptions
    choices: Mapping[str, tuple[Any, ...]]
    """By option path: the values that the sources name, the ruleset's own among them."""
    sources: Mapping[str, tuple[str, ...]]
    """By option path: keys of docs/sources.md; no entry where the file names no source."""
    changed: Mapping[str, str]
    """By option path: the options set otherwise than in the file, as they are written."""
    unchanged: "Ruleset | None" = field(default=None, compare=False, repr=False)
    """The ruleset as its file states it; None if this is it."""

    def __hash__(self) -> int:
        return hash((self.id, self.version, tuple(self.changed.items())))

    def __str__(self) -> str:
        return f"{self.id}@{self.version}"

    def __post_init__(self) -> None:
        for name, fact in (*_ladders(self), *_customs(self)):
            object.__setattr__(self, name, fact)

    def __reduce__(self) -> tuple[object, ...]:
        return Ruleset, tuple(getattr(self, part.name) for part in fields(self))


Facts = Iterator[tuple[str, Any]]


def _ladders(ruleset: Ruleset) -> Facts:
    """What the order of cards and the ladders imply, by name."""
    tiers = _tiers(ruleset)
    seats = SEATS[: ruleset.seats]
    envit = ruleset.envit.rungs if ruleset.envit.on else ()
    truc = with_extra_rungs(ruleset.truc.rungs, ruleset.truc.extra)
    ids = (None, *(rung.id for rung in envit))
    after = {last: rungs_above(envit, i, ruleset.envit.skip) for i, last in enumerate(ids)}
    yield "places", seats
    yield "tiers", tiers
    yield "strength_by_card", {c: len(tiers) - i for i, tier in enumerate(tiers) for c in tier}
    yield "all_cards", frozenset(card for tier in tiers for card in tier)
    yield "points_by_pair", _pair_points(ruleset.deck.pack, tuple(ruleset.envit.wild.items()))
    yield "envit_rungs", envit
    yield "truc_rungs", truc
    yield (
        "rung_by_id",
        {
            rung.id: (bet, i, rung)
            for bet, rungs in ((Bet.ENVIT, envit), (Bet.TRUC, truc))
            for i, rung in enumerate(rungs)
        },
    )
    yield "envit_rungs_after", after
    yield "envit_sayable", {last: frozenset(r.id for r in rungs) for last, rungs in after.items()}
    yield (
        "envit_raises",
        tuple(
            {last: tuple(Raise(seat, rung.id) for rung in rungs) for last, rungs in after.items()}
            for seat in seats
        ),
    )
    yield (
        "truc_raises",
        tuple((*((Raise(seat, rung.id),) for rung in truc), ()) for seat in seats),
    )


@cache  # most rulesets share it
def _pair_points(
    pack: Pack, wild_cards: tuple[tuple[Card, int], ...]
) -> Mapping[Card, Mapping[Card, int]]:
    wild = dict(wild_cards)

    def points(a: Card, b: Card) -> int:
        numbers = envit_number(a, wild), envit_number(b, wild)
        is_linked = a.suit is b.suit or a in wild or b in wild
        return 20 + sum(numbers) if is_linked else max(numbers)

    cards = PACK_CARDS[pack]
    return {a: {b: points(a, b) for b in cards} for a in cards}


def _tiers(ruleset: Ruleset) -> tuple[tuple[Card, ...], ...]:
    """The tiers of `order` with the fives where `order.fives-on-top` puts them."""
    order = ruleset.order
    on_top = order.fives_on_top
    if on_top is FivesOnTop.NEVER or (on_top is FivesOnTop.OVER_FOUR and ruleset.seats <= 4):
        return order.tiers
    fives = tuple(card for card in ruleset.deck.cards if card.number == 5)
    others = (tuple(c for c in tier if c.number != 5) for tier in order.tiers)
    return tuple(tier for tier in (fives, *others) if tier)


_TRUC_WAITS = (
    EnvitWithTruc.WAITS,
    EnvitWithTruc.WAITS_ON_TURN,
    EnvitWithTruc.WAITS_AND_AFTER,
)


def _customs(ruleset: Ruleset) -> Facts:
    """What the options say yes or no to, by name."""
    envit, truc, fold = ruleset.envit, ruleset.truc, ruleset.fold
    folds = fold.scope is not FoldScope.NONE
    waits = envit.with_truc in _TRUC_WAITS
    out_of_turn = truc.when in (TrucWhen.ANY_TIME, TrucWhen.AROUND_OWN_CARD)
    has_free_raise = envit.on and any(rung.id == FREE for rung in envit.rungs)
    stacks = ruleset.ties.first is FirstTie.STACK
    covers = ruleset.covered.mode is not Covered.NONE
    yield "stacks", stacks
    yield "covers", covers
    yield "lays_plainly", not stacks and not covers
    yield "folds", folds
    yield "decides_last_pedra", ruleset.cama.last_pedra is LastPedra.DECIDE
    yield "speaks_out_of_turn", out_of_turn or (folds and fold.when is FoldWhen.ANY_TIME)
    yield "interrupts_truc", truc.silent_accept or (envit.on and waits)
    yield "has_free_raise", has_free_raise
    yield "limits_rungs", has_free_raise or envit.falta_over > 0
    yield "writes_declined_at_once", envit.declined is EnvitDeclined.AT_ONCE
    yield "claims_envit", envit.reveal is Reveal.CLAIM


_VALS = ("cincval", "sisval", "setval", "vuitval", "nouval")
_VAL_BY_EXTRA = {
    ExtraRungs.CINC_VAL: 1,
    ExtraRungs.SIS_VAL: 2,
    ExtraRungs.SET_VAL: 3,
    ExtraRungs.VUIT_VAL: 4,
    ExtraRungs.NOU_VAL: 5,
}
_VAL_SAY = ("Cinc val", "Sis val", "Set val", "Vuit val", "Nou val")


def with_extra_rungs(rungs: tuple[Rung, ...], extra: ExtraRungs) -> tuple[Rung, ...]:
    """Put the extra rungs before the last one of a ladder of the truc."""
    if extra is ExtraRungs.NONE:
        return rungs
    if extra is ExtraRungs.VA_AL_DOTZE:
        added: tuple[Rung, ...] = (Rung("valdotze", "Va al dotze", 12),)
    else:
        added = tuple(Rung(_VALS[i], _VAL_SAY[i], 5 + i) for i in range(_VAL_BY_EXTRA[extra]))
    return (*rungs[:-1], *added, *rungs[-1:])


def envit_number(card: Card, wild: Mapping[Card, int]) -> int:
    """What one card adds to a pair: its number, nothing for figures, more for wild cards.

    Rule: common.envit-points, envit.wild
    """
    if card in wild:
        return wild[card] - 20
    return card.number if card.number < 10 else 0


def rungs_above(rungs: tuple[Rung, ...], reached: int, skip: Skip) -> tuple[Rung, ...]:
    """The rungs of the envit that may be said when the first *reached* ones lie behind.

    A free raise goes over any call but the last rung, and over itself, but opens nothing.

    Rule: envit.skip
    """
    plain = tuple(rung for rung in rungs[reached:] if rung.id != FREE)
    last = plain[-1:]
    match skip:
        case Skip.ANY:
            following = plain
        case Skip.LAST_OPENS:
            following = plain[:1] + tuple(rung for rung in last if rung is not plain[0])
        case Skip.LAST if reached:
            following = plain[:1] + tuple(rung for rung in last if rung is not plain[0])
        case _:
            following = plain[:1]
    free = tuple(rung for rung in rungs if rung.id == FREE)
    return following + free if reached and plain else following
