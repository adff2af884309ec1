"""`Narrator`: what happens at one table, and what may be done there, in sentences."""

from collections.abc import Callable
from typing import Any, NamedTuple

from retruc.engine import Stake
from retruc.game import (
    Action,
    AnswerHeard,
    CallAccepted,
    CallDeclined,
    CallMade,
    CamaWon,
    CardCovered,
    CardPlayed,
    CardsStacked,
    CotoWon,
    DeckTapped,
    EnvitClaimed,
    EnvitOutcome,
    Event,
    HandDealt,
    HiddenCardShown,
    IllegalAction,
    Looked,
    OneCardChosen,
    Passed,
    PedresScored,
    PlayDecided,
    RoundDealt,
    RoundEnded,
    Said,
    Seat,
    SeatLeft,
    SignMade,
    TrickOpened,
    TrickTied,
    TrickWon,
    TrucOutcome,
)
from retruc.rulesets import Ruleset
from retruc.words import labels
from retruc.words.bundles import Words
from retruc.words.naming import (
    call_said,
    expression_said,
    quoted,
    score_text,
    seat_name,
    sign_name,
    team_name,
    the_card,
    the_cards,
)


class Narrator(NamedTuple):
    """Tells what happens at a table, in the words of the place that its rules are from."""

    words: Words
    ruleset: Ruleset
    players: tuple[str, ...] = ()
    """Who sits where, seat 1 first; seats without a name go by their number."""

    @classmethod
    def at(cls, words: Words, ruleset: Ruleset, players: tuple[str, ...] = ()) -> "Narrator":
        """Make the narrator of a table."""
        return cls(words.at(ruleset), ruleset, players)

    def seat(self, seat: Seat) -> str:
        """Name a seat and who sits there."""
        return seat_name(self.words, seat, self.players)

    def tell(self, event: Event, *, pedres: int | None = None) -> str:
        """Say what happened.

        Args:
            event: What happened.
            pedres: What a call is worth if it is accepted, to be said with it.
        """
        if isinstance(event, CallMade) and pedres is not None:
            return _sentence(_call_made(self, event, pedres))
        return _sentence(_TELL[type(event)](self, event))

    def tell_envit(self, outcome: EnvitOutcome) -> str:
        """Say what became of the envit of a round."""
        return _envit_outcome(self, outcome)

    def tell_truc(self, outcome: TrucOutcome) -> str:
        """Say what became of the truc of a round."""
        return _truc_outcome(self, outcome)

    def label(self, action: Action, stake: Stake | None = None) -> str:
        """Name an action as a button does, with its worth where *stake* is given."""
        return labels.label(self.words, self.ruleset, action, stake, self.seat)

    def refusal(self, error: IllegalAction) -> str:
        """Say what somebody may not do, and why."""
        return _sentence(labels.refusal(self.words, self.ruleset, error, self.seat))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _round_dealt(n: Narrator, e: RoundDealt) -> str:
    return n.words.say(
        "event-round-dealt",
        number=e.number,
        dealer=n.seat(e.dealer),
        ma=n.seat(e.ma),
        cards=e.cards,
        score=score_text(n.words, e.score),
        won=score_text(n.words, e.cames),
    )


def _hand_dealt(n: Narrator, e: HandDealt) -> str:
    return n.words.say("event-hand-dealt", who=n.seat(e.seat), hand=the_cards(n.words, e.hand))


def _card_played(n: Narrator, e: CardPlayed) -> str:
    return n.words.say("event-card-played", who=n.seat(e.seat), card=the_card(n.words, e.card))


def _card_covered(n: Narrator, e: CardCovered) -> str:
    if e.card is None:
        return n.words.say("event-card-covered-unseen", who=n.seat(e.seat))
    return n.words.say("event-card-covered", who=n.seat(e.seat), card=the_card(n.words, e.card))


def _cards_stacked(n: Narrator, e: CardsStacked) -> str:
    if e.top is None:
        return n.words.say("event-cards-stacked-covered-unseen", who=n.seat(e.seat))
    message = "event-cards-stacked-covered" if e.covered else "event-cards-stacked"
    under = n.words.say("hidden-card") if e.under is None else the_card(n.words, e.under)
    return n.words.say(message, who=n.seat(e.seat), top=the_card(n.words, e.top), under=under)


def _hidden_card_shown(n: Narrator, e: HiddenCardShown) -> str:
    card = the_card(n.words, e.card)
    return n.words.say("event-hidden-card-shown", who=n.seat(e.seat), card=card)


def _trick_won(n: Narrator, e: TrickWon) -> str:
    return n.words.say("event-trick-won", trick=e.index + 1, who=n.seat(e.seat))


def _trick_tied(n: Narrator, e: TrickTied) -> str:
    return n.words.say("event-trick-tied", trick=e.index + 1)


def _call_made(n: Narrator, e: CallMade, pedres: int | None = None) -> str:
    call = quoted(n.words, call_said(n.words, e.rung, n.ruleset, e.amount))
    if pedres is None:
        return n.words.say("event-call-made", who=n.seat(e.seat), call=call)
    return n.words.say("event-call-made-worth", who=n.seat(e.seat), call=call, pedres=pedres)


def _answer_heard(n: Narrator, e: AnswerHeard) -> str:
    message = f"event-answer-heard-{_yes(e.accepts)}"
    return n.words.say(message, who=n.seat(e.seat), bet=n.words.say(f"the-bet-{e.bet}"))


def _call_answered(n: Narrator, e: CallAccepted | CallDeclined) -> str:
    accepts = isinstance(e, CallAccepted)
    return n.words.say(
        "event-call-accepted" if accepts else "event-call-declined",
        who=n.seat(e.seat),
        bet=n.words.say(f"the-bet-{e.bet}"),
        word=quoted(n.words, n.words.say("word-vull" if accepts else "word-novull")),
    )


def _seat_left(n: Narrator, e: SeatLeft) -> str:
    alone = not e.whole_team or n.ruleset.seats == 2
    return n.words.say(f"event-seat-left-{'alone' if alone else 'team'}", who=n.seat(e.seat))


def _play_decided(n: Narrator, e: PlayDecided) -> str:
    return n.words.say(f"event-play-decided-{_yes(e.plays)}", who=n.seat(e.seat))


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _envit_claimed(n: Narrator, e: EnvitClaimed) -> str:
    hand = the_cards(n.words, e.hand)
    return n.words.say("event-envit-claimed", who=n.seat(e.seat), hand=hand)


def _pedres_scored(n: Narrator, e: PedresScored) -> str:
    return n.words.say(
        "event-pedres-scored",
        bet=n.words.say(f"for-bet-{e.bet}"),
        team=team_name(n.words, e.team),
        pedres=e.pedres,
        score=score_text(n.words, e.score),
    )


def _won(message: str) -> Callable[[Narrator, Any], str]:
    """Tell of a team that has won a cama or the coto."""

    def tell(n: Narrator, e: CamaWon | CotoWon) -> str:
        team = team_name(n.words, e.team)
        return n.words.say(message, team=team, won=score_text(n.words, e.cames))

    return tell


def _round_ended(n: Narrator, e: RoundEnded) -> str:
    end = n.words.say(
        "event-round-ended",
        number=e.number,
        gained_a=e.gained[0],
        gained_b=e.gained[1],
        score=score_text(n.words, e.score),
        won=score_text(n.words, e.cames),
    )
    return " ".join([*_outcomes(n, e), end])


def _outcomes(n: Narrator, e: RoundEnded) -> list[str]:
    told = [_truc_outcome(n, e.truc)]
    if e.truc.void:
        told.append(n.words.say("outcome-truc-void"))
    if not n.ruleset.envit.on:
        return told
    envit = [_envit_outcome(n, e.envit)]
    if e.envit.void:
        envit.append(n.words.say("outcome-envit-void"))
    return envit + told


def _envit_outcome(n: Narrator, o: EnvitOutcome) -> str:
    if o.rung is None:
        return n.words.say("outcome-envit-none")
    call = quoted(n.words, call_said(n.words, o.rung, n.ruleset))
    if o.outcome == "pending":
        return n.words.say("outcome-envit-pending", call=call)
    if o.winner is None:
        return n.words.say("outcome-envit-nobody", call=call)
    team = team_name(n.words, o.winner)
    if o.outcome == "declined" or o.seat is None or o.points is None:
        return n.words.say("outcome-envit-declined", call=call, team=team, pedres=o.pedres)
    return n.words.say(
        "outcome-envit-accepted",
        call=call,
        team=team,
        pedres=o.pedres,
        points=o.points,
        who=n.seat(o.seat),
    )


def _truc_outcome(n: Narrator, o: TrucOutcome) -> str:
    call = "" if o.rung is None else quoted(n.words, call_said(n.words, o.rung, n.ruleset))
    if o.outcome == "pending":
        return n.words.say("outcome-truc-pending", call=call)
    if o.winner is None:
        return n.words.say("outcome-truc-drawn" if o.by else "outcome-truc-none")
    team = team_name(n.words, o.winner)
    message = f"outcome-truc-{o.by}"
    return n.words.say(message, call=call, team=team, pedres=o.pedres)


def _looked(n: Narrator, e: Looked) -> str:
    if e.at is None:
        return n.words.say("event-looked-away", who=n.seat(e.seat))
    return n.words.say("event-looked-at", who=n.seat(e.seat), at=n.seat(e.at))


def _sign_made(n: Narrator, e: SignMade) -> str:
    return n.words.say(
        "event-sign-made",
        who=n.seat(e.seat),
        gesture=n.words.say(f"gesture-{n.ruleset.senyes.map[e.sign].gesture}"),
        meaning=sign_name(n.words, e.sign),
    )


def _said(n: Narrator, e: Said) -> str:
    expression = quoted(n.words, expression_said(n.words, e.expression))
    return n.words.say("event-said", who=n.seat(e.seat), expression=expression)


def _of_seat(message: str) -> Callable[[Narrator, Any], str]:
    """Tell of an event of which only the seat must be said."""

    def tell(n: Narrator, e: TrickOpened | Passed | DeckTapped | OneCardChosen) -> str:
        return n.words.say(message, who=n.seat(e.seat))

    return tell


_TELL: dict[type[Any], Callable[[Narrator, Any], str]] = {
    RoundDealt: _round_dealt,
    HandDealt: _hand_dealt,
    CardPlayed: _card_played,
    CardCovered: _card_covered,
    CardsStacked: _cards_stacked,
    HiddenCardShown: _hidden_card_shown,
    TrickOpened: _of_seat("event-trick-opened"),
    TrickWon: _trick_won,
    TrickTied: _trick_tied,
    CallMade: _call_made,
    AnswerHeard: _answer_heard,
    CallAccepted: _call_answered,
    CallDeclined: _call_answered,
    SeatLeft: _seat_left,
    Passed: _of_seat("event-passed"),
    PlayDecided: _play_decided,
    DeckTapped: _of_seat("event-deck-tapped"),
    OneCardChosen: _of_seat("event-one-card-chosen"),
    EnvitClaimed: _envit_claimed,
    PedresScored: _pedres_scored,
    CamaWon: _won("event-cama-won"),
    RoundEnded: _round_ended,
    CotoWon: _won("event-coto-won"),
    Looked: _looked,
    SignMade: _sign_made,
    Said: _said,
}
