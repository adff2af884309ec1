"""What no single value shows: options of a ruleset that contradict each other."""

from collections.abc import Iterable

from retruc.game import FREE, Card, Fault, Found
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
        place.at("flor.on").wrong(
            Fault("flor-without-envit", "the flor is on and the envit is off")
        )
    if ruleset.fold.scope is FoldScope.SEAT and ruleset.fold.when is FoldWhen.ANY_TIME:
        place.at("fold.scope").wrong(
            Fault(
                "fold-alone",
                "one seat alone leaves on its own turn only, and fold.when says any-time",
            )
        )
    _check_senyes(ruleset, place)


def _check_seats(ruleset: Ruleset, place: Place) -> None:
    seats, cards = ruleset.seats, len(ruleset.deck.cards)
    if seats % 2:
        place.at("seats").wrong(
            Fault("odd-seats", "expected as many seats in each team, found {found}", found=seats)
        )
    if seats * 3 > cards:
        place.at("seats").wrong(
            Fault(
                "too-few-cards",
                "{seats} seats need {needed} cards, and the deck has {there}",
                seats=seats,
                needed=seats * 3,
                there=cards,
            )
        )
    offered = ruleset.choices.get("seats", ((ruleset.unchanged or ruleset).seats,))
    if seats not in offered:
        place.at("seats").wrong(
            Fault(
                "seats-not-offered",
                "expected one of {known}, found {found}",
                known=format_value(offered),
                found=seats,
            )
        )


def _check_rung_ids(ruleset: Ruleset, place: Place) -> None:
    seen: set[str] = set()
    for path, rungs in (("envit.rungs", ruleset.envit.rungs), ("truc.rungs", ruleset.truc_rungs)):
        here = place.at(path)
        for rung in rungs:
            if rung.id in seen:
                here.wrong(
                    Fault(
                        "rung-twice", "the id {rung} is used twice on the two ladders", rung=rung.id
                    )
                )
            seen.add(rung.id)
            if rung.id in NOTATION_WORDS:
                here.wrong(Fault("rung-reserved", "{rung} is a word of the notation", rung=rung.id))
            elif (rung.id == FREE) != (rung.pays is Pays.FREE):
                here.wrong(
                    Fault(
                        "rung-id",
                        "a free amount is called {free}, and nothing else; found {found}",
                        kind="free",
                        free=FREE,
                        found=Found(rung.id),
                    )
                )
            elif rung.id != FREE and not _is_lower_case(rung.id):
                here.wrong(
                    Fault(
                        "rung-id",
                        "expected letters from a to z, found {found}",
                        kind="letters",
                        found=Found(rung.id),
                    )
                )


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
        place.at("extra").wrong(
            Fault(
                "extra-misfit",
                "{extra} goes between a rung that pays {below} and a last one that pays jocfora",
                extra=extra.value,
                below=below,
            )
        )


def _check_envit(ruleset: Ruleset, place: Place) -> None:
    rungs = ruleset.envit.rungs
    _check_ladder([r for r in rungs if r.pays is not Pays.FREE], place.at("rungs"), last=Pays.FALTA)
    free = [i for i, rung in enumerate(rungs) if rung.pays is Pays.FREE]
    if free and (free != [len(rungs) - 2] or free == [0] or rungs[-1].pays is not Pays.FALTA):
        place.at("rungs").wrong(
            Fault(
                "free-misplaced",
                "{free} comes once, after a fixed amount and directly before the falta",
                free=FREE,
            )
        )
    if ruleset.envit.on and not rungs:
        place.at("rungs").wrong(Fault("envit-without-rungs", "the envit is on and has no rungs"))


def _check_ladder(rungs: Iterable[Rung], place: Place, *, last: Pays, above: int = 0) -> None:
    """Note pays that do not rise, and words that stand anywhere but last or on the wrong ladder."""
    ended = False
    for rung in rungs:
        if ended:
            place.wrong(
                Fault(
                    "rung-after-last",
                    "{rung} comes after the rung that pays {last}",
                    rung=rung.id,
                    last=last.value,
                )
            )
        if not isinstance(rung.pays, int):
            ended = True
            if rung.pays is not last:
                place.wrong(
                    Fault(
                        "wrong-pays",
                        "{rung} pays {pays}; the only word here is {last}",
                        rung=rung.id,
                        pays=rung.pays.value,
                        last=last.value,
                    )
                )
        elif rung.pays <= above:
            place.wrong(
                Fault(
                    "pays-not-rising",
                    "{rung} pays {pays}, no more than the {above} before it",
                    rung=rung.id,
                    pays=rung.pays,
                    above=above,
                )
            )
        else:
            above = rung.pays


def _check_senyes(ruleset: Ruleset, place: Place) -> None:
    signs = ruleset.senyes.map
    here = place.at("senyes.map")
    if ruleset.senyes.seen_by is not SeenBy.NONE and not signs:
        here.wrong(Fault("senyes-without-map", "senyes are seen and none is stated"))
    for sign_id, sign in signs.items():
        _check_pack((*sign.any_of, *sign.all_of, *sign.none_of), ruleset, here.at(sign_id))
        if 0 < sign.envit_to < sign.envit_from:
            here.at(sign_id).wrong(
                Fault(
                    "empty-range",
                    "envit-from {least} is more than envit-to {most}",
                    least=sign.envit_from,
                    most=sign.envit_to,
                )
            )
    _check_pack(ruleset.envit.wild, ruleset, place.at("envit.wild"))


def _check_pack(cards: Iterable[Card], ruleset: Ruleset, place: Place) -> None:
    strange = [str(card) for card in cards if card.pack is not ruleset.deck.pack]
    if strange:
        place.wrong(
            Fault(
                "other-pack",
                "not of the {pack} pack: {cards}",
                pack=ruleset.deck.pack.value,
                cards=" ".join(strange),
            )
        )
