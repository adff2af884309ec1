"""Short ways to write a table down: hands, actions and their words, as records write them."""

from retruc.engine import State, Step, actors, apply, legal_actions, start
from retruc.game import (
    FREE,
    SEATS,
    Accept,
    Action,
    Claim,
    Deal,
    DealOne,
    Decide,
    Decline,
    Event,
    Fold,
    Look,
    MakeSign,
    Pack,
    Pass,
    PlayCard,
    Raise,
    Say,
    Seat,
    SeatAction,
    StackCards,
    Tap,
    parse_card,
    parse_hand,
)
from retruc.rulesets import Ruleset, load, with_options

PLAIN_WORDS: dict[type[SeatAction], str] = {
    Accept: "vull",
    Decline: "novull",
    Fold: "mevaig",
    Pass: "passe",
    Tap: "toca",
    DealOne: "una",
    Claim: "mostra",
}
ACTION_BY_WORD = {word: action for action, word in PLAIN_WORDS.items()}


def rules(name: str, **options: str) -> Ruleset:
    """Load a ruleset; `ties__first="stack"` and `envit__with_truc="waits"` set options."""
    changes = {key.replace("__", ".").replace("_", "-"): text for key, text in options.items()}
    return with_options(load(name), changes)


def dealt(ruleset: Ruleset, hands: str, **where: object) -> State:
    """The state after the deal of these hands, seat 1 first; *where* goes to `start`."""
    before = start(ruleset, **where)  # type: ignore[arg-type]
    return apply(before, deal_of(ruleset, hands)).state


def deal_of(ruleset: Ruleset, hands: str) -> Deal:
    pack = ruleset.deck.pack
    return Deal(tuple(parse_hand(hand, pack) for hand in hands.split()))


def word_of(action: SeatAction) -> str:
    """What a record writes for an action, without its seat."""
    match action:
        case PlayCard(card=card, covered=covered):
            return f"({card})" if covered else str(card)
        case StackCards(top=top, under=under):
            return f"{top}/{under}"
        case Raise(rung=rung, amount=amount):
            return f"{FREE}{amount}" if rung == FREE else rung
        case Decide(plays=plays):
            return "juguem" if plays else "nojuguem"
        case _:
            return PLAIN_WORDS[type(action)]


def action_of(text: str, pack: Pack = Pack.SPANISH) -> SeatAction | Look | MakeSign | Say:
    """Read `2:envit`; the inverse of `word_of`, and gestures besides."""
    number, _, word = text.partition(":")
    seat = Seat(int(number) - 1)
    if word in ACTION_BY_WORD:
        return ACTION_BY_WORD[word](seat)  # type: ignore[call-arg]
    if word in ("juguem", "nojuguem"):
        return Decide(seat, plays=word == "juguem")
    if word.startswith("("):
        return PlayCard(seat, parse_card(word[1:-1], pack), covered=True)
    if word.startswith(FREE):
        return Raise(seat, FREE, int(word[1:]))
    if "/" in word:
        top, under = word.split("/")
        return StackCards(seat, parse_card(top, pack), parse_card(under, pack))
    kind, _, what = word.partition("=")
    match kind:
        case "mira":
            return Look(seat, None if what == "0" else Seat(int(what) - 1))
        case "senya":
            return MakeSign(seat, what)
        case "diu":
            return Say(seat, what)
    try:
        return PlayCard(seat, parse_card(word, pack))
    except ValueError:
        return Raise(seat, word)


def play(state: State, words: str) -> State:
    """Apply `1:envit 2:vull` and so on."""
    return play_out(state, words).state


def play_out(state: State, words: str) -> Step:
    """Apply words, and give all that happened with the last state."""
    events: tuple[Event, ...] = ()
    for text in words.split():
        action: Action = action_of(text, state.ruleset.deck.pack)
        state, told = apply(state, action)
        events += told
    return Step(state, events)


def words_for(state: State, seat: int) -> set[str]:
    """What the seat of that printed number may say or lay now."""
    return {word_of(action) for action in legal_actions(state, SEATS[seat - 1])}


def what_may_be_done(state: State) -> list[SeatAction]:
    """Every game action that is legal, whoever's it is."""
    return [action for seat in actors(state) for action in legal_actions(state, seat)]
