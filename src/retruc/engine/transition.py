"""The course of a round: `apply` carries out an action and tells what happened.

Read it downwards: the deal, the cards, the calls and their answers, leaving, the last words, and
gestures. Scores are in `scoring`, what is allowed in `legality`.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from retruc.engine.legality import why_illegal
from retruc.engine.playing import has_to_cover
from retruc.engine.scoring import settle_round, write_declined_at_once
from retruc.engine.signs import sign_audience
from retruc.engine.state import (
    Draft,
    Phase,
    State,
    Step,
    TrucResult,
    all_tied_winner,
    at_last_pedra,
    next_step,
    step_of,
    still_there,
)
from retruc.engine.tricks import (
    best_seats,
    hidden_cards,
    hidden_winner,
    must_stack,
    next_opener,
    round_result,
    tied_tops,
    winner_among,
)
from retruc.engine.wagers import may_bet, settled
from retruc.game import (
    PACK_CARDS,
    SEATS,
    Accept,
    Action,
    Answer,
    AnswerHeard,
    Bet,
    By,
    Call,
    CallAccepted,
    CallDeclined,
    CallMade,
    Card,
    CardCovered,
    CardPlayed,
    CardsStacked,
    Claim,
    Deal,
    DealOne,
    Decide,
    DeckTapped,
    Decline,
    EnvitClaimed,
    Event,
    Fold,
    Hand,
    HandDealt,
    HiddenCardShown,
    IllegalAction,
    Look,
    Looked,
    MakeSign,
    OneCardChosen,
    Pass,
    Passed,
    Play,
    PlayCard,
    PlayDecided,
    Raise,
    RoundDealt,
    Said,
    Say,
    Seat,
    SeatLeft,
    SignMade,
    StackCards,
    Tap,
    Trick,
    TrickOpened,
    TrickTied,
    TrickWon,
    Wager,
    next_seat,
    only,
    order_from,
    others,
    team_seats,
)
from retruc.rulesets import FoldScope

Events = tuple[Event, ...]

# Looking a member up in its enum is slow.
_ENVIT, _TRUC = Bet.ENVIT, Bet.TRUC
_PLAY, _LAST_RAISE = Phase.PLAY, Phase.LAST_RAISE


# The same few values come up over and over: they are made once.


def _plays(seat: Seat) -> Mapping[Card, tuple[Play, Events]]:
    cards = [card for cards in PACK_CARDS.values() for card in cards]
    return {card: (Play(seat, card), (CardPlayed(seat, card),)) for card in cards}


# By seat and card: a card face up on the table, and what tells of it.
_FACE_UP = tuple(_plays(seat) for seat in SEATS)

# By seat: the trick that it opens, and what tells of it.
_OPENED = tuple((Trick(seat), TrickOpened(seat)) for seat in SEATS)

_ONLY = tuple(only(seat) for seat in SEATS)


@cache
def _voice(seat: Seat, bet: Bet, rung: str, amount: int) -> tuple[Call, Events]:
    """A rung as it is said, and what tells of it."""
    return Call(seat, rung, amount), (CallMade(seat, bet, rung, amount),)


@cache
def _accepted(seat: Seat, bet: Bet) -> Events:
    return (CallAccepted(seat, bet),)


@cache
def _declined(seat: Seat, bet: Bet) -> Events:
    return (CallDeclined(seat, bet),)


def apply(state: State, action: Action) -> Step:
    """Carry out *action*: the next state, and the events that led to it.

    Raises:
        IllegalAction: the rules forbid it; the state is left as it was.
    """
    reason = why_illegal(state, action)
    if reason is not None:
        raise IllegalAction(state, action, reason)
    return _CARRY_OUT[type(action)](state, action)


# The deal


def tap_deck(state: State, action: Tap) -> Step:
    """The seat that should cut taps the deck instead."""
    draft = state.round.draft()
    draft.tapped = True
    return next_step(state, draft, (DeckTapped(action.seat),))


def choose_one_card(state: State, action: DealOne) -> Step:
    """The dealer will deal one card each."""
    draft = state.round.draft()
    draft.one_card = True
    return next_step(state, draft, (OneCardChosen(action.seat),))


def deal(state: State, action: Deal) -> Step:
    """Give the hands out; the mà opens the first trick."""
    draft = state.round.draft()
    hands, ma = action.hands, draft.ma
    is_alone_at_last = state.ruleset.decides_last_pedra and len(at_last_pedra(state)) == 1
    draft.phase = Phase.DECIDE if is_alone_at_last else _PLAY
    draft.dealt = draft.held = hands
    trick, opened = _OPENED[ma]
    draft.tricks = (trick,)
    draft.turn = ma
    cards = len(hands[0])
    told: list[Event] = [
        RoundDealt(draft.number, draft.dealer, ma, cards, state.score, state.cames)
    ]
    for seat, hand in zip(SEATS, hands, strict=False):
        told.append(HandDealt(seat, hand, _ONLY[seat]))
    told.append(opened)
    return next_step(state, draft, tuple(told))


def decide(state: State, action: Decide) -> Step:
    """A team one pedra from the end says whether it plays; the first voice binds.

    Rule: cama.last-pedra
    """
    told = (PlayDecided(action.seat, action.plays),)
    if not action.plays:
        return settle_round(state, TrucResult(action.seat.team.other, "folded"), told)
    draft = state.round.draft()
    draft.phase = Phase.PLAY
    draft.plays_on = True
    return next_step(state, draft, told)


# Cards


def play_card(state: State, action: PlayCard) -> Step:
    """Lay one card; with it the trick, and the round, may end."""
    seat, card = action.seat, action.card
    hand = state.round.held[seat]
    place = hand.index(card)
    held = hand[:place] + hand[place + 1 :]
    if not action.covered:
        play, told = _FACE_UP[seat][card]
        return _lay(state, play, held, told)
    told = (CardCovered(seat, card, only(seat)), CardCovered(seat, None, others(seat, state.seats)))
    return _lay(state, Play(seat, card, covered=True), held, told)


def stack_cards(state: State, action: StackCards) -> Step:
    """Lay both remaining cards, the lower one hidden.

    Rule: ties.first
    """
    seat, top, under = action.seat, action.top, action.under
    covered = has_to_cover(state.ruleset, state.round, seat)
    seen = None if covered else top
    told = (
        CardsStacked(seat, top, under, covered, only(seat)),
        CardsStacked(seat, seen, None, covered, others(seat, state.seats)),
    )
    return _lay(state, Play(seat, top, covered, under), (), told)


def _lay(state: State, play: Play, held: Hand, told: Events) -> Step:
    """Put a play on the trick in course, leave its seat with *held*, and see what follows."""
    draft = state.round.draft()
    seat = play.seat
    if draft.truc.pending:  # playing on accepts it: otherwise nobody may play
        draft.truc = draft.truc.accept()
        told = _accepted(seat, _TRUC) + told
    *closed, trick = draft.tricks
    plays = (*trick.plays, play)
    draft.tricks = (*closed, Trick(trick.opener if trick.plays else seat, plays))
    hands = [*draft.held]
    hands[seat] = held
    draft.held = (*hands,)
    draft.just_played = seat
    seats = state.ruleset.seats
    if len(plays) >= seats - len(draft.left):
        return _end_trick(state, draft, told)
    following = next_seat(seat, seats)
    draft.turn = still_there(draft, following, seats) if draft.left else following
    return next_step(state, draft, told)


def _end_trick(state: State, draft: Draft, told: Events) -> Step:
    """Find who has won the trick; open stacks whose tops tie are looked into first."""
    plays = draft.tricks[-1].plays
    ruleset = state.ruleset
    winner = winner_among(best_seats(plays, ruleset.strength_by_card))
    if winner is None and must_stack(ruleset, draft) and not all(play.covered for play in plays):
        return _ask_last_raise(state, draft, told)
    return _close_trick(state, draft, winner, told)


def _close_trick(state: State, draft: Draft, winner: Seat | None, told: Events) -> Step:
    """The round is decided, or the next trick begins."""
    index = len(draft.tricks) - 1
    closed = draft.tricks[index].close(winner)
    tricks = draft.tricks = (*draft.tricks[:index], closed)
    told = (*told, TrickTied(index) if winner is None else TrickWon(index, winner))
    result = round_result(state, tricks)
    if result is not None:
        return _end_tricks(state.with_round(draft), result, told)
    opener = next_opener(state, closed)
    if draft.left:
        opener = still_there(draft, opener, state.ruleset.seats)
    trick, opened = _OPENED[opener]
    draft.tricks = (*tricks, trick)
    draft.turn = opener
    return next_step(state, draft, (*told, opened))


def _ask_last_raise(state: State, draft: Draft, told: Events) -> Step:
    """The tops of the stacks tie: ask who may raise before hidden cards are looked at.

    Rule: ties.first
    """
    order = order_from(draft.ma, state.seats)
    draft.phase = Phase.LAST_RAISE
    draft.asked = tuple(seat for seat in order if seat not in draft.left)
    return _go_on_asking(state, draft, told)


def _go_on_asking(state: State, draft: Draft, told: Events) -> Step:
    """Ask the next seat that is entitled to raise; after the last one turn the hidden cards up.

    Only the next one is ever passed over: those behind may be entitled when their turn comes.
    """
    truc = draft.truc
    can_rise = len(truc.calls) < len(state.ruleset.truc_rungs) and may_bet(state)
    while draft.asked and not (can_rise and truc.raiser is not draft.asked[0].team):
        draft.asked = draft.asked[1:]
    after = state.with_round(draft)
    return Step(after, told) if draft.asked else _show_hidden(after, told)


def _show_hidden(state: State, told: Events) -> Step:
    """Turn up the cards below the tied ones: the strongest wins the round."""
    tied = tied_tops(state)
    winner, again = hidden_winner(state, tied)
    draft = state.round.draft()
    index = len(draft.tricks) - 1
    shown = hidden_cards(draft.tricks[-1], tied)
    told = (*told, *(HiddenCardShown(seat, card) for seat, card in shown))
    closed = draft.tricks[-1].close(winner)
    draft.tricks = (*draft.tricks[:-1], closed)
    if winner is None:
        result = TrucResult(all_tied_winner(state, again), "tricks")
        return _end_tricks(state.with_round(draft), result, (*told, TrickTied(index)))
    result = TrucResult(winner.team, "tricks")
    return _end_tricks(state.with_round(draft), result, (*told, TrickWon(index, winner)))


def _end_tricks(state: State, result: TrucResult, told: Events) -> Step:
    """The truc is decided: settle the round, after asking for the envit where it is claimed.

    Rule: envit.reveal
    """
    if state.ruleset.claims_envit and state.round.envit.accepted:
        draft = state.round.draft()
        draft.phase = Phase.CLAIM
        draft.asked = order_from(draft.ma, state.seats)
        draft.result = result
        return next_step(state, draft, told)
    return settle_round(state, result, told)


# Calls and answers


def raise_wager(state: State, action: Raise) -> Step:
    """Say a rung: it waits for an answer, and implies that the one before was accepted."""
    seat, rung, amount = action.seat, action.rung, action.amount
    bet = state.ruleset.rung_by_id[rung][0]
    draft = state.round.draft()
    before = draft.envit if bet is _ENVIT else draft.truc
    call, told = _voice(seat, bet, rung, amount)
    _set_wager(draft, bet, before.call(call))
    if draft.asked and not before.pending:  # a raise that is an answer leaves a seat to be asked
        draft.asked = draft.asked[1:]
    return next_step(state, draft, told)


def _set_wager(draft: Draft, bet: Bet, wager: Wager) -> None:
    """Write what a word has made of one bet."""
    if bet is _ENVIT:
        draft.envit = wager
    else:
        draft.truc = wager
    draft.just_played = None


def answer_wager(state: State, action: Accept | Decline) -> Step:
    """Answer the pending call; it may take more than one voice to settle it.

    Rule: envit.answers, truc.answers
    """
    current = state.round
    seat = action.seat
    accepts = type(action) is Accept
    if current.envit.pending:
        bet, wager, answers = _ENVIT, current.envit, state.ruleset.envit.answers
    else:
        bet, wager, answers = _TRUC, current.truc, state.ruleset.truc.answers
    verdict = settled(state, wager, answers, accepts=accepts)
    if verdict is None:
        draft = current.draft()
        _set_wager(draft, bet, wager.hear(Answer(seat, accepts)))
        return next_step(state, draft, (AnswerHeard(seat, bet, accepts),))
    return _accept(state, bet, seat) if verdict else _decline(state, bet, seat)


def _accept(state: State, bet: Bet, seat: Seat) -> Step:
    draft = state.round.draft()
    wager = draft.envit if bet is _ENVIT else draft.truc
    _set_wager(draft, bet, wager.accept())
    told = _accepted(seat, bet)
    if draft.phase is _LAST_RAISE:
        return _go_on_asking(state, draft, told)
    return next_step(state, draft, told)


def _decline(state: State, bet: Bet, seat: Seat) -> Step:
    if bet is _ENVIT:
        state, told = _refuse_envit(state, seat)
        closed = _is_cama_closed(state)
        return settle_round(state, None, told) if closed else step_of((state, told))
    draft = state.round.draft()
    calls = draft.truc.calls
    _set_wager(draft, bet, draft.truc.decline())
    result = TrucResult(calls[-1].seat.team, "declined")
    return _end_tricks(state.with_round(draft), result, _declined(seat, bet))


def _refuse_envit(state: State, seat: Seat) -> tuple[State, Events]:
    """Mark the pending envit as refused, and write it down where that is done at once.

    A seat of the team that called it refuses it by leaving.

    Rule: envit.declined, fold.scope
    """
    draft = state.round.draft()
    envit = draft.envit
    by_rivals = envit.raiser is not seat.team
    _set_wager(draft, _ENVIT, envit.decline() if by_rivals else envit.forfeit())
    state = state.with_round(draft)
    told = _declined(seat, _ENVIT)
    if state.ruleset.writes_declined_at_once:
        state, written = write_declined_at_once(state)
        told = (*told, *written)
    return state, told


def _is_cama_closed(state: State) -> bool:
    """Whether what was written during this round has closed the cama, which ends the round."""
    return state.round.written != (0, 0) and state.score == (0, 0)


# Leaving


def fold(state: State, action: Fold) -> Step:
    """Leave the round, alone or with the team.

    A pending envit counts as refused first, and pays the rivals, whoever had called it. On the
    rivals' pending truc leaving is a refusal; a truc of one's own that is still pending is taken
    back.

    Rule: fold.scope
    """
    seat = action.seat
    if state.ruleset.fold.scope is FoldScope.SEAT:
        return _leave_alone(state, seat)
    draft = state.round.draft()
    draft.left |= set(team_seats(seat.team, seat, state.ruleset.seats))
    state = state.with_round(draft)
    told: Events = (SeatLeft(seat, whole_team=True),)
    if state.round.envit.pending:
        state, refused = _refuse_envit(state, seat)
        told = (*told, *refused)
        if _is_cama_closed(state):
            return settle_round(state, None, told)
    rivals = seat.team.other
    truc = state.round.truc
    if not truc.pending:
        return _end_tricks(state, TrucResult(rivals, "folded"), told)
    draft = state.round.draft()
    by: By = "declined" if truc.raiser is rivals else "folded"
    _set_wager(draft, _TRUC, truc.decline() if by == "declined" else truc.withdraw())
    return _end_tricks(state.with_round(draft), TrucResult(rivals, by), told)


def _leave_alone(state: State, seat: Seat) -> Step:
    """One seat lays its cards down; its partners go on, if any are left."""
    seats = state.ruleset.seats
    draft = state.round.draft()
    draft.left |= {seat}
    draft.just_played = None
    draft.turn = still_there(draft, draft.turn, seats)
    told: Events = (SeatLeft(seat, whole_team=False),)
    if draft.left.issuperset(team_seats(seat.team, seat, seats)):
        result = TrucResult(seat.team.other, "folded")
        return _end_tricks(state.with_round(draft), result, told)
    played = len(draft.tricks[-1].plays)
    if played and played >= seats - len(draft.left):
        return _end_trick(state, draft, told)
    return next_step(state, draft, told)


# Last words


def pass_chance(state: State, action: Pass) -> Step:
    """Let the chance to raise, or to show an envit, go by."""
    draft = state.round.draft()
    draft.asked = draft.asked[1:]
    told = (Passed(action.seat),)
    if draft.phase is Phase.LAST_RAISE:
        return _go_on_asking(state, draft, told)
    return _next_claim(state, draft, told)


def claim_envit(state: State, action: Claim) -> Step:
    """Show one's hand to claim the envit.

    Rule: envit.reveal
    """
    seat = action.seat
    draft = state.round.draft()
    draft.asked = draft.asked[1:]
    draft.claims = (*draft.claims, seat)
    return _next_claim(state, draft, (EnvitClaimed(seat, draft.dealt[seat]),))


def _next_claim(state: State, draft: Draft, told: Events) -> Step:
    after = state.with_round(draft)
    return Step(after, told) if draft.asked else settle_round(after, draft.result, told)


# Gestures


def look(state: State, action: Look) -> Step:
    """Turn the eyes somewhere."""
    at = None if action.at is None else SEATS[action.at]
    looks = (*state.looks[: action.seat], at, *state.looks[action.seat + 1 :])
    return Step(replace(state, looks=looks), (Looked(action.seat, at),))


def make_sign(state: State, action: MakeSign) -> Step:
    """Make a senya; who sees it is fixed at this instant.

    Rule: senyes.seen-by
    """
    audience = sign_audience(state, action.seat)
    return Step(state, (SignMade(action.seat, action.sign, audience),))


def say(state: State, action: Say) -> Step:
    """Say an expression aloud."""
    return Step(state, (Said(action.seat, action.expression),))


_CARRY_OUT: dict[type[Any], Callable[[State, Any], Step]] = {
    Deal: deal,
    Tap: tap_deck,
    DealOne: choose_one_card,
    Decide: decide,
    PlayCard: play_card,
    StackCards: stack_cards,
    Raise: raise_wager,
    Accept: answer_wager,
    Decline: answer_wager,
    Fold: fold,
    Pass: pass_chance,
    Claim: claim_envit,
    Look: look,
    MakeSign: make_sign,
    Say: say,
}
