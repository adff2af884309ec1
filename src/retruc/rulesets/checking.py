"""What no single value shows: options of a ruleset that contradict each other."""

from collections.abc import Iterable

from retruc.game import FREE, Card
from retruc.rulesets.mechanisms import ExtraRungs, FoldScope, FoldWhen, SeenBy
from retruc.rulesets.paths import format_value
from retruc.rulesets.reading import Place
from retruc.rulesets.schema import Pays, Ruleset, Rung

NOTATION_WORDS = (
    "vull",
    "novull",
    "mevaig",
    "passe",
    "juguem",
    "nojuguem",
    "toca",
    "una",
    "mostra",
)
"""Words of the notation that no rung may be called by."""


def check(ruleset: Ruleset, place: Place) -> None:
    """Note every contradiction among the options of a ruleset."""
    _check_seats(ruleset, place)
    _check_rung_ids(ruleset, place)
    _check_truc(ruleset, place.at("truc"))
    _check_envit(ruleset, place.at("envit"))
    if ruleset.flor.on and not ruleset.envit.on:
        place.at("flor.on").wrong("flor-without-envit", "the flor is on and the envit is off")
    if ruleset.fold.scope is FoldScope.SEAT and ruleset.fold.when is FoldWhen.ANY_TIME:
        problem = "one seat alone leaves on its own turn only, and fold.when says any-time"
        place.at("fold.scope").wrong("fold-alone", problem)
    _check_senyes(ruleset, place)


def _check_seats(ruleset: Ruleset, place: Place) -> None:
    seats, cards = ruleset.seats, len(ruleset.deck.cards)
    if seats % 2:
        place.at("seats").wrong("odd-seats", f"expected as many seats in each team, found {seats}")
    if seats * 3 > cards:
        problem = f"{seats} seats need {seats * 3} cards, and the deck has {cards}"
        place.at("seats").wrong("too-few-cards", problem)
    offered = ruleset.choices.get("seats", ((ruleset.unchanged or ruleset).seats,))
    if seats not in offered:
        problem = f"expected one of {format_value(offered)}, found {seats}"
        place.at("seats").wrong("seats-not-offered", problem)


def _check_rung_ids(ruleset: Ruleset, place: Place) -> None:
    seen: set[str] = set()
    for path, rungs in (("envit.rungs", ruleset.envit.rungs), ("truc.rungs", ruleset.truc_rungs)):
        here = place.at(path)
        for rung in rungs:
            if rung.id in seen:
                here.wrong("rung-twice", f"the id {rung.id} is used twice on the two ladders")
            seen.add(rung.id)
            if rung.id in NOTATION_WORDS:
                here.wrong("rung-reserved", f"{rung.id} is a word of the notation")
            elif (rung.id == FREE) != (rung.pays is Pays.FREE):
                problem = f"a free amount is called {FREE}, and nothing else; found {rung.id}"
                here.wrong("rung-id", problem)
            elif rung.id != FREE and not _is_lower_case(rung.id):
                here.wrong("rung-id", f"expected letters from a to z, found {rung.id!r}")


def _is_lower_case(text: str) -> bool:
    return text.isascii() and text.isalpha() and text.islower()


def _check_truc(ruleset: Ruleset, place: Place) -> None:
    rungs = ruleset.truc.rungs
    _check_ladder(rungs, place.at("rungs"), last=Pays.JOCFORA, above=ruleset.truc.base)
    extra = ruleset.truc.extra
    if extra is ExtraRungs.NONE:
        return
    below = 9 if extra is ExtraRungs.VA_AL_DOTZE else 4
    if [rung.pays for rung in rungs[-2:]] != [below, Pays.JOCFORA]:
        problem = f"{extra} goes between a rung that pays {below} and a last one that pays jocfora"
        place.at("extra").wrong("extra-misfit", problem)


def _check_envit(ruleset: Ruleset, place: Place) -> None:
    rungs = ruleset.envit.rungs
    _check_ladder([r for r in rungs if r.pays is not Pays.FREE], place.at("rungs"), last=Pays.FALTA)
    free = [i for i, rung in enumerate(rungs) if rung.pays is Pays.FREE]
    if free and (free != [len(rungs) - 2] or free == [0] or rungs[-1].pays is not Pays.FALTA):
        problem = f"{FREE} comes once, after a fixed amount and directly before the falta"
        place.at("rungs").wrong("free-misplaced", problem)
    if ruleset.envit.on and not rungs:
        place.at("rungs").wrong("envit-without-rungs", "the envit is on and has no rungs")


def _check_ladder(rungs: Iterable[Rung], place: Place, *, last: Pays, above: int = 0) -> None:
    """Note pays that do not rise, and words that stand anywhere but last or on the wrong ladder."""
    ended = False
    for rung in rungs:
        if ended:
            place.wrong("rung-after-last", f"{rung.id} comes after the rung that pays {last}")
        if not isinstance(rung.pays, int):
            ended = True
            if rung.pays is not last:
                problem = f"{rung.id} pays {rung.pays}; the only word here is {last}"
                place.wrong("wrong-pays", problem)
        elif rung.pays <= above:
            problem = f"{rung.id} pays {rung.pays}, no more than the {above} before it"
            place.wrong("pays-not-rising", problem)
        else:
            above = rung.pays


def _check_senyes(ruleset: Ruleset, place: Place) -> None:
    signs = ruleset.senyes.map
    here = place.at("senyes.map")
    if ruleset.senyes.seen_by is not SeenBy.NONE and not signs:
        here.wrong("senyes-without-map", "senyes are seen and none is stated")
    for sign_id, sign in signs.items():
        _check_pack((*sign.any_of, *sign.all_of, *sign.none_of), ruleset, here.at(sign_id))
        if 0 < sign.envit_to < sign.envit_from:
            problem = f"envit-from {sign.envit_from} is more than envit-to {sign.envit_to}"
            here.at(sign_id).wrong("empty-range", problem)
    _check_pack(ruleset.envit.wild, ruleset, place.at("envit.wild"))


def _check_pack(cards: Iterable[Card], ruleset: Ruleset, place: Place) -> None:
    strange = [str(card) for card in cards if card.pack is not ruleset.deck.pack]
    if strange:
        problem = f"not of the {ruleset.deck.pack} pack: {' '.join(strange)}"
        place.wrong("other-pack", problem)
