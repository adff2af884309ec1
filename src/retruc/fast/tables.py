"""From a ruleset to the table that the kernels read, and what they cannot read."""

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from retruc.fast import layout as at
from retruc.fast.choices import place
from retruc.game import FREE, Card, Fault, RetrucError
from retruc.game.encoding import CARD_INDEX, ENVIT_RUNGS, TRUC_RUNGS
from retruc.rulesets import Pays, Ruleset, envit_number

Table: TypeAlias = NDArray[np.int16]
"""A ruleset as `layout` lays it out."""


class NotInBulk(RetrucError):
    """A ruleset that the kernels do not cover."""

    id = "not-in-bulk"

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def table_of(ruleset: Ruleset) -> Table:
    """Lay a ruleset out for the kernels.

    Raises:
        NotInBulk: it has a rung that the catalogue has not, a larger deck, a higher target or
            larger free raises than the arrays have room for.
    """
    for fault in _too_much(ruleset):
        raise NotInBulk(fault)
    table = np.zeros(at.TABLE, np.int16)
    for cell, number in (*_options(ruleset), *_envit(ruleset), *_truc(ruleset), *_cards(ruleset)):
        table[cell] = number
    table.flags.writeable = False
    return table


def _too_much(ruleset: Ruleset) -> Iterator[Fault]:
    """What there is no room for."""
    target = ruleset.cama.target
    most = at.MOST_FREE + 1 if ruleset.has_free_raise else at.MOST_TARGET
    limits = (
        ("cama.target", target, most),
        ("deck.cards", len(ruleset.deck.cards), at.MOST_CARDS),
        ("coto.cames-to-win", ruleset.coto.cames_to_win, at.MOST_TARGET),
    )
    for what, found, limit in limits:
        if found > limit:
            yield Fault(
                "not-in-bulk",
                "{what} is {found}, and in bulk it is at most {most}",
                what=what,
                found=found,
                most=limit,
            )
    for rung in (*ruleset.envit_rungs, *ruleset.truc_rungs):
        if rung.id not in (FREE, *ENVIT_RUNGS, *TRUC_RUNGS):
            yield Fault(
                "rung-not-in-bulk",
                "{rung} is no rung of the catalogue, and has no number in bulk",
                rung=rung.id,
            )


Cells = Iterator[tuple[int, int]]


def _options(ruleset: Ruleset) -> Cells:
    envit, truc, ties, fold = ruleset.envit, ruleset.truc, ruleset.ties, ruleset.fold
    yield at.T_SEATS, ruleset.seats
    yield at.T_DECK, len(ruleset.deck.cards)
    yield at.T_TIE_FIRST, place(ties.first)
    yield at.T_TIE_OPENER, place(ties.opener)
    yield at.T_ALL_TIED, place(ties.all)
    yield at.T_ENVIT_ON, envit.on
    yield at.T_OPENERS, place(envit.openers)
    yield at.T_WITH_TRUC, place(envit.with_truc)
    yield at.T_FALTA, place(envit.falta)
    yield at.T_FALTA_OVER, min(envit.falta_over, at.MOST_TARGET)
    yield at.T_CAP, place(envit.cap)
    yield at.T_ENVIT_ANSWERS, place(envit.answers)
    yield at.T_CLAIM, ruleset.claims_envit
    yield at.T_AT_ONCE, ruleset.writes_declined_at_once
    yield at.T_FLOR, ruleset.flor.on
    yield at.T_BASE, truc.base
    yield at.T_WHEN, place(truc.when)
    yield at.T_TRUC_ANSWERS, place(truc.answers)
    yield at.T_JOCFORA, place(truc.jocfora)
    yield at.T_SILENT, truc.silent_accept
    yield at.T_TARGET, ruleset.cama.target
    yield at.T_MIDDLE, place(ruleset.cama.middle)
    yield at.T_LAST_PEDRA, ruleset.decides_last_pedra
    yield at.T_CAMES, ruleset.coto.cames_to_win
    yield at.T_ONE_CARD, ruleset.deal.one_card
    yield at.T_COVERED, place(ruleset.covered.mode)
    yield at.T_COVERED_LOST, ruleset.covers and place(ruleset.covered.envit)
    yield at.T_FOLD, place(fold.scope)
    yield at.T_FOLD_WHEN, place(fold.when)
    yield at.T_FOLD_ONE, place(fold.pays)
    yield at.T_WIDE, ruleset.speaks_out_of_turn
    yield at.T_INTERRUPTS, ruleset.interrupts_truc


def _envit(ruleset: Ruleset) -> Cells:
    rungs = ruleset.envit_rungs
    yield at.T_FREE, at.NOBODY
    for index, last in enumerate((None, *(rung.id for rung in rungs))):
        after = ruleset.envit_rungs_after[last]
        bits = sum(1 << ENVIT_RUNGS.index(rung.id) for rung in after if rung.id != FREE)
        yield at.T_ENVIT_NEXT + index, bits
        yield at.T_FREE_NEXT + index, any(rung.id == FREE for rung in after)
    for index, rung in enumerate(rungs):
        if rung.id == FREE:
            yield at.T_FREE, index
            continue
        number = ENVIT_RUNGS.index(rung.id)
        yield at.T_ENVIT_PLACE + number, index + 1
        yield at.T_ENVIT_PAYS + number, at.FALTA_PAYS if isinstance(rung.pays, Pays) else rung.pays


def _truc(ruleset: Ruleset) -> Cells:
    yield at.T_TRUC_RUNGS, len(ruleset.truc_rungs)
    for index, rung in enumerate(ruleset.truc_rungs):
        yield at.T_TRUC_NUMBER + index, TRUC_RUNGS.index(rung.id)
        pays = at.JOCFORA_PAYS if isinstance(rung.pays, Pays) else rung.pays
        yield at.T_TRUC_PAYS + index, pays


def _cards(ruleset: Ruleset) -> Cells:
    cards = ruleset.deck.cards
    wild = ruleset.envit.wild
    suits = ruleset.deck.pack.suits
    for index, card in enumerate(cards):
        yield at.T_STRENGTH + index, ruleset.strength_by_card[card]
        yield at.T_CARD + index, CARD_INDEX[card]
        yield at.T_VALUE + index, envit_number(card, wild)
        yield at.T_ALONE + index, wild.get(card, envit_number(card, wild))
        yield at.T_SUIT + index, suits.index(card.suit)
        for other, partner in enumerate(cards):
            pair = ruleset.points_by_pair[card][partner]
            yield at.T_PAIR + index * at.MOST_CARDS + other, pair


def places_of(ruleset: Ruleset, hand: tuple[Card, ...]) -> tuple[int, ...]:
    """Give the places of cards in the deck, as a state has them."""
    return tuple(ruleset.deck.cards.index(card) for card in hand)
