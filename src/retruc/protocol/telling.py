"""What happened, told in a sentence each.

Sentences are made once for each language and ruleset, with marks where names stand; a table puts
its names there. Fluent is slow, and a thousand tables play the same forty cards.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from retruc.engine import Stake
from retruc.game import (
    SEATS,
    TEAMS,
    AnswerHeard,
    CallAccepted,
    CallDeclined,
    CallMade,
    CamaWon,
    Card,
    CardCovered,
    CardPlayed,
    CardsStacked,
    CotoWon,
    DeckTapped,
    EnvitClaimed,
    Event,
    Hand,
    HandDealt,
    HiddenCardShown,
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
    Team,
    TrickTied,
    TrickWon,
)
from retruc.protocol.messages import Item, Offer
from retruc.protocol.writing import happening
from retruc.rulesets import Ruleset
from retruc.words import (
    Narrator,
    Words,
    call_said,
    expression_said,
    quoted,
    sign_name,
    spoken,
    the_card,
    words,
)

Names = Mapping[int, str]
"""What stands for each mark in a sentence; made by `names_for`."""

_SEAT_MARK = 0xE000
_TEAM_MARK = 0xE010
_GAP_MARK = 0xE020
"""The first of the marks where `Teller.fill` puts its texts."""
MOST_KEPT = 20_000
"""How many of each kind of thing a teller keeps."""


@lru_cache(maxsize=8_192)
def names_for(said: Words, players: tuple[str, ...]) -> Names:
    """Make the names of a table: of its seats, and of its teams by their players."""
    marks = {_SEAT_MARK + seat: name for seat, name in enumerate(players)}
    for team in TEAMS:
        marks[_TEAM_MARK + team] = said.all_of(players[team::2])
    return marks


def seat_mark(seat: Seat) -> str:
    """What stands for the name of a seat in a sentence."""
    return chr(_SEAT_MARK + seat)


def team_mark(team: Team) -> str:
    """What stands for the names of a team in a sentence."""
    return chr(_TEAM_MARK + team)


@lru_cache(maxsize=256)
def teller(language: str, ruleset: Ruleset) -> "Teller":
    """Give the teller of a language at tables of a ruleset."""
    return Teller(words(language).at(ruleset), ruleset)


class Teller:
    """Tells what happens at tables of one ruleset in one language."""

    def __init__(self, said: Words, ruleset: Ruleset) -> None:
        """Tell in these words."""
        self.words = said
        self.ruleset = ruleset
        self.narrator = Narrator(said, ruleset)
        """For labels and refusals, where a seat goes by its number."""
        self.signs = list(ruleset.senyes.map)
        """Ids of all that there are."""
        self._items: dict[tuple[Event, str], Item] = {}
        self._recent: dict[tuple[Event, str], Item] = {}
        self._kept: dict[tuple[Any, ...], str] = {}
        self._forms: dict[str, str] = {}
        self._cards: dict[Card, str] = {}
        self.offers: dict[tuple[object, Stake | None], Offer] = {}
        """What was offered before, by what is done and what that puts at stake."""

    def items(self, events: Iterable[Event], names: Names, worth: str = "") -> list[Item]:
        """Tell what happened, to somebody who may know all of it.

        *worth* is said with a call: what it is worth if it is accepted.
        """
        return [self.item(event, names, worth) for event in events]

    def item(self, event: Event, names: Names, worth: str = "") -> Item:
        """Tell one thing."""
        is_fleeting = isinstance(event, _FLEETING)
        kept, most = (self._recent, _MOST_RECENT) if is_fleeting else (self._items, MOST_KEPT)
        key = (event, worth) if isinstance(event, CallMade) else (event, "")
        item = kept.get(key)
        if item is None:
            if len(kept) >= most:
                kept.clear()
            item = kept[key] = self._item(event, key[1])
        if not item.text:
            return item
        return Item(what=item.what, text=item.text.translate(names), said=item.said)

    def _item(self, event: Event, worth: str) -> Item:
        return Item(
            what=happening(event, self.ruleset),
            text=self._text(event, worth),
            said=spoken(event, self.words, self.ruleset),
        )

    def text(self, event: Event, names: Names, worth: str = "") -> str:
        """Tell one thing in a sentence; empty for what needs none."""
        return self.item(event, names, worth).text

    def say(self, message: str, **arguments: int | str) -> str:
        """Give a message, kept after the first time: for those with few arguments."""
        key = (message, *arguments.items())
        text = self._kept.get(key)
        if text is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            text = self._kept[key] = self.words.say(message, **arguments)
        return text

    def say_named(self, message: str, names: Names, **arguments: int | str) -> str:
        """Give a message that has marks among its arguments, with the names in their places."""
        return self.say(message, **arguments).translate(names)

    def fill(self, message: str, **texts: int | str) -> str:
        """Give a message whose arguments are others each time, kept with gaps in their places.

        It may not choose between words by any of them: no plurals, no cases.
        """
        form = self._forms.get(message)
        if form is None:
            gaps = {name: chr(_GAP_MARK + index) for index, name in enumerate(texts)}
            form = self._forms[message] = self.words.say(message, **gaps)
        return form.translate(
            {_GAP_MARK + index: str(text) for index, text in enumerate(texts.values())}
        )

    def card(self, card: Card) -> str:
        """Name a card with its article."""
        name = self._cards.get(card)
        if name is None:
            name = self._cards[card] = the_card(self.words, card)
        return name

    def cards(self, cards: Hand) -> str:
        """Name several cards, joined as a sentence joins them."""
        *others, last = [self.card(card) for card in cards]
        return self.fill("join-and", others=", ".join(others), last=last) if others else last

    def score(self, score: tuple[int, int]) -> str:
        """Write both teams' figures, team A first."""
        return self.fill("score", own=score[0], rival=score[1])

    def _text(self, event: Event, worth: str) -> str:
        tell = _TELL.get(type(event))
        if tell is None:
            return ""
        text = tell(self, event, worth)
        return text[:1].upper() + text[1:]


_FLEETING = (HandDealt, RoundDealt, RoundEnded, PedresScored, EnvitClaimed)
"""Events that hardly ever come again as they are: kept until all have been told, and their parts
for longer."""
_MOST_RECENT = 64


def _dealt(t: Teller, e: RoundDealt, _: str) -> str:
    marks = {"dealer": seat_mark(e.dealer), "ma": seat_mark(e.ma)}
    return t.fill("table-dealt", number=e.number, **marks)


def _hand(t: Teller, e: HandDealt, _: str) -> str:
    return t.fill("table-hand", hand=t.cards(e.hand))


def _with_card(message: str) -> Callable[[Teller, Any, str], str]:
    def tell(t: Teller, e: CardPlayed | HiddenCardShown, _: str) -> str:
        return t.words.say(message, who=seat_mark(e.seat), card=t.card(e.card))

    return tell


def _covered(t: Teller, e: CardCovered, _: str) -> str:
    if e.card is None:
        return t.words.say("table-covers-unseen", who=seat_mark(e.seat))
    card = t.card(e.card)
    return t.words.say("table-covers", who=seat_mark(e.seat), card=card)


def _stacked(t: Teller, e: CardsStacked, _: str) -> str:
    who = seat_mark(e.seat)
    if e.top is None:
        return t.words.say("table-stacks-unseen", who=who)
    message = "table-stacks-covered" if e.covered else "table-stacks"
    under = t.words.say("hidden-card") if e.under is None else t.card(e.under)
    return t.words.say(message, who=who, top=t.card(e.top), under=under)


def _trick_won(t: Teller, e: TrickWon, _: str) -> str:
    return t.words.say("table-trick-won", trick=e.index + 1, who=seat_mark(e.seat))


def _trick_tied(t: Teller, e: TrickTied, _: str) -> str:
    return t.words.say("event-trick-tied", trick=e.index + 1)


def _call(t: Teller, e: CallMade, worth: str) -> str:
    call = quoted(t.words, call_said(t.words, e.rung, t.ruleset, e.amount))
    if not worth:
        return t.words.say("table-says", who=seat_mark(e.seat), call=call)
    return t.words.say("table-says-worth", who=seat_mark(e.seat), call=call, worth=worth)


def _heard(t: Teller, e: AnswerHeard, _: str) -> str:
    message = "table-would-accept" if e.accepts else "table-would-decline"
    return _about_bet(message)(t, e, "")


def _about_bet(message: str) -> Callable[[Teller, Any, str], str]:
    def tell(t: Teller, e: CallAccepted | CallDeclined | AnswerHeard, _: str) -> str:
        return t.words.say(message, who=seat_mark(e.seat), bet=t.words.say(f"the-bet-{e.bet}"))

    return tell


def _by(message: str) -> Callable[[Teller, Any, str], str]:
    def tell(t: Teller, e: Passed | DeckTapped | OneCardChosen, _: str) -> str:
        return t.words.say(message, who=seat_mark(e.seat))

    return tell


def _left(t: Teller, e: SeatLeft, _: str) -> str:
    alone = not e.whole_team or t.ruleset.seats == 2
    message = "table-leaves" if alone else "table-leaves-team"
    return t.words.say(message, who=seat_mark(e.seat))


def _decided(t: Teller, e: PlayDecided, _: str) -> str:
    return t.words.say(f"table-decides-{'yes' if e.plays else 'no'}", who=seat_mark(e.seat))


def _claimed(t: Teller, e: EnvitClaimed, _: str) -> str:
    return t.fill("table-shows", who=seat_mark(e.seat), hand=t.cards(e.hand))


def _scored(t: Teller, e: PedresScored, _: str) -> str:
    worth = t.say("pedres", pedres=e.pedres)
    return t.say(f"table-writes-{e.bet}", worth=worth, team=team_mark(e.team))


def _cama(t: Teller, e: CamaWon, _: str) -> str:
    won = t.score((e.cames[e.team], e.cames[e.team.other]))
    return t.words.say("table-cama", team=team_mark(e.team), won=won)


def _over(t: Teller, e: RoundEnded, _: str) -> str:
    a, b = TEAMS
    return t.fill(
        "table-round-over",
        number=e.number,
        team_a=team_mark(a),
        score_a=e.score[a],
        team_b=team_mark(b),
        score_b=e.score[b],
    )


def _coto(t: Teller, e: CotoWon, _: str) -> str:
    won = t.score((e.cames[e.team], e.cames[e.team.other]))
    return t.words.say("table-coto", team=team_mark(e.team), won=won)


def _sign(t: Teller, e: SignMade, _: str) -> str:
    gesture = t.words.say(f"gesture-{t.ruleset.senyes.map[e.sign].gesture}")
    meaning = sign_name(t.words, e.sign)
    return t.words.say("table-sign", who=seat_mark(e.seat), gesture=gesture, meaning=meaning)


def _said(t: Teller, e: Said, _: str) -> str:
    call = quoted(t.words, expression_said(t.words, e.expression))
    return t.words.say("table-says", who=seat_mark(e.seat), call=call)


_TELL: dict[type[Any], Callable[[Teller, Any, str], str]] = {
    RoundDealt: _dealt,
    HandDealt: _hand,
    CardPlayed: _with_card("table-plays"),
    CardCovered: _covered,
    CardsStacked: _stacked,
    HiddenCardShown: _with_card("table-turns-up"),
    TrickWon: _trick_won,
    TrickTied: _trick_tied,
    CallMade: _call,
    AnswerHeard: _heard,
    CallAccepted: _about_bet("table-accepts"),
    CallDeclined: _about_bet("table-declines"),
    SeatLeft: _left,
    Passed: _by("table-passes"),
    PlayDecided: _decided,
    DeckTapped: _by("table-taps"),
    OneCardChosen: _by("table-one-card"),
    EnvitClaimed: _claimed,
    PedresScored: _scored,
    CamaWon: _cama,
    RoundEnded: _over,
    CotoWon: _coto,
    SignMade: _sign,
    Said: _said,
}
"""Who leads and who looks where is drawn, and not told."""

assert len(SEATS) <= _TEAM_MARK - _SEAT_MARK, "marks of seats and teams overlap"
