"""`Ruleset`: every option of the game, typed, with its meaning.

An option exists here and nowhere else: loading, checks, the generated pages, the form of a table
and the types of a client derive from these classes. The *path* of an option is its section and its
field with hyphens: `ties.first`, `envit.with-truc`.
"""

# ruff: noqa: RUF009 - `option` is `dataclasses.field`

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from retruc.game import FREE, PACK_CARDS, SEATS, Bet, Card, Pack, Raise
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


@dataclass(frozen=True)
class Ruleset:
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

    @cached_property
    def tiers(self) -> tuple[tuple[Card, ...], ...]:
        """Tiers of equal strength as they hold at this table, the strongest first."""
        on_top = self.order.fives_on_top
        if on_top is FivesOnTop.NEVER or (on_top is FivesOnTop.OVER_FOUR and self.seats <= 4):
            return self.order.tiers
        fives = tuple(card for card in self.deck.cards if card.number == 5)
        others = (tuple(c for c in tier if c.number != 5) for tier in self.order.tiers)
        return tuple(tier for tier in (fives, *others) if tier)

    @cached_property
    def strength_by_card(self) -> Mapping[Card, int]:
        """How strong each card is: 1 for the lowest tier; 0 is what a covered card has."""
        return {card: len(self.tiers) - i for i, tier in enumerate(self.tiers) for card in tier}

    @cached_property
    def points_by_pair(self) -> Mapping[Card, Mapping[Card, int]]:
        """What two cards of a hand count for the envit: linked 20 and their numbers, else the best.

        Rule: common.envit-points, envit.wild
        """
        wild = self.envit.wild

        def points(a: Card, b: Card) -> int:
            numbers = envit_number(a, wild), envit_number(b, wild)
            is_linked = a.suit is b.suit or a in wild or b in wild
            return 20 + sum(numbers) if is_linked else max(numbers)

        cards = PACK_CARDS[self.deck.pack]
        return {a: {b: points(a, b) for b in cards} for a in cards}

    @cached_property
    def truc_rungs(self) -> tuple[Rung, ...]:
        """The ladder of the truc with its extra rungs."""
        return with_extra_rungs(self.truc.rungs, self.truc.extra)

    @cached_property
    def envit_rungs(self) -> tuple[Rung, ...]:
        """The ladder of the envit; empty where none is played."""
        return self.envit.rungs if self.envit.on else ()

    @cached_property
    def rung_by_id(self) -> Mapping[str, tuple[Bet, int, Rung]]:
        """Every rung by its id: the bet it belongs to, its place on the ladder from 0, itself."""
        ladders = ((Bet.ENVIT, self.envit_rungs), (Bet.TRUC, self.truc_rungs))
        return {r.id: (bet, i, r) for bet, rungs in ladders for i, r in enumerate(rungs)}

    @cached_property
    def envit_rungs_after(self) -> Mapping[str | None, tuple[Rung, ...]]:
        """By the id of the last rung said, None before any: the rungs of the envit that may follow.

        Rule: envit.rungs, envit.skip
        """
        rungs = self.envit_rungs
        ids = (None, *(rung.id for rung in rungs))
        return {last: rungs_above(rungs, i, self.envit.skip) for i, last in enumerate(ids)}

    @cached_property
    def envit_raises(self) -> tuple[Mapping[str | None, tuple[Raise, ...]], ...]:
        """By seat and the id of the last rung said: what `envit_rungs_after` lets one say."""
        after = self.envit_rungs_after
        return tuple(
            {last: tuple(Raise(seat, rung.id) for rung in rungs) for last, rungs in after.items()}
            for seat in SEATS[: self.seats]
        )

    @cached_property
    def truc_raises(self) -> tuple[tuple[tuple[Raise, ...], ...], ...]:
        """By seat and how many rungs were said: what may be said next, nothing after the last one.

        Rule: common.truc-in-order
        """
        return tuple(
            (*((Raise(seat, rung.id),) for rung in self.truc_rungs), ())
            for seat in SEATS[: self.seats]
        )

    @cached_property
    def stacks(self) -> bool:
        """Whether both cards are laid at once after a tied first trick."""
        return self.ties.first is FirstTie.STACK

    @cached_property
    def covers(self) -> bool:
        """Whether cards may be played face down."""
        return self.covered.mode is not Covered.NONE

    @cached_property
    def folds(self) -> bool:
        """Whether a seat may leave a round."""
        return self.fold.scope is not FoldScope.NONE

    @cached_property
    def decides_last_pedra(self) -> bool:
        """Whether a team one pedra from the end says whether it plays."""
        return self.cama.last_pedra is LastPedra.DECIDE

    @cached_property
    def speaks_out_of_turn(self) -> bool:
        """Whether a seat may speak when nothing waits for it."""
        out_of_turn = self.truc.when in (TrucWhen.ANY_TIME, TrucWhen.AROUND_OWN_CARD)
        return out_of_turn or (self.folds and self.fold.when is FoldWhen.ANY_TIME)

    @cached_property
    def interrupts_truc(self) -> bool:
        """Whether something else than an answer may follow a call of truc."""
        waits = self.envit.with_truc in (EnvitWithTruc.WAITS, EnvitWithTruc.WAITS_ON_TURN)
        return self.truc.silent_accept or (self.envit.on and waits)

    @cached_property
    def limits_rungs(self) -> bool:
        """Whether the score limits which rungs of the envit may be said."""
        return self.has_free_raise or self.envit.falta_over > 0

    @cached_property
    def writes_declined_at_once(self) -> bool:
        """Whether a refused envit is written down before the round goes on."""
        return self.envit.declined is EnvitDeclined.AT_ONCE

    @cached_property
    def claims_envit(self) -> bool:
        """Whether an envit is won by those who show it."""
        return self.envit.reveal is Reveal.CLAIM

    @cached_property
    def has_free_raise(self) -> bool:
        """Whether the envit has a rung whose amount the caller names."""
        return any(rung.id == FREE for rung in self.envit_rungs)


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
