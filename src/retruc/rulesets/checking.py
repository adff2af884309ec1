"""What no single value shows: options of a ruleset that contradict each other."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from retruc.game import FREE, Card, Fault, Found, Pack
from retruc.rulesets.mechanisms import ExtraRungs, FoldScope, FoldWhen, SeenBy
from retruc.rulesets.paths import format_value
from retruc.rulesets.reading import Place
from retruc.rulesets.schema import Pays, Rung, with_extra_rungs

Values = Mapping[str, Any]
"""Options by path. One whose value could not be read is left out."""

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

_OFFERED = "choices.seats"


def check(values: Values, place: Place, seats_offered: Iterable[int] | None = None) -> None:
    """Note every contradiction among options, as far as the values it rests on are there.

    *seats_offered* are the numbers of seats that there may be; None where nothing says so.
    """
    if seats_offered is not None:
        values = {**values, _OFFERED: tuple(seats_offered)}
    for needed, check_one in _CHECKS:
        if all(path in values for path in needed):
            check_one(values, place)


def check_dealt(stated: Values, dealt: Iterable[Card], place: Place) -> None:
    """Note the cards that a file gives a senya or a worth, and that no deck of its table has.

    A senya of which nothing can be held is never true. *stated* is what the file itself says:
    where it has other cards than its parent, the parent's senyes for them do no harm.
    """
    known = frozenset(dealt)
    for sign_id, sign in stated.get("senyes.map", {}).items():
        missing = [card for card in sign.all_of if card not in known]
        if not known.intersection(sign.any_of):
            missing += sign.any_of
        _note_missing(missing, place.at("senyes.map").at(sign_id))
    wild = stated.get("envit.wild", {})
    _note_missing([card for card in wild if card not in known], place.at("envit.wild"))


def _note_missing(cards: Iterable[Card], place: Place) -> None:
    missing = " ".join(map(str, dict.fromkeys(cards)))
    if missing:
        place.wrong(Fault("card-not-dealt", "no deck of this ruleset has {cards}", cards=missing))


def _check_teams(values: Values, place: Place) -> None:
    seats = values["seats"]
    if seats % 2:
        place.at("seats").wrong(
            Fault("odd-seats", "expected as many seats in each team, found {found}", found=seats)
        )


def _check_cards(values: Values, place: Place) -> None:
    seats, cards = values["seats"], len(values["deck.cards"])
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


def _check_offered(values: Values, place: Place) -> None:
    seats, offered = values["seats"], values[_OFFERED]
    if seats not in offered:
        place.at("seats").wrong(
            Fault(
                "seats-not-offered",
                "expected one of {known}, found {found}",
                known=format_value(offered),
                found=seats,
            )
        )


def _check_rung_ids(values: Values, place: Place) -> None:
    """Look at the ids of both ladders, or of the one that could be read."""
    truc: tuple[Rung, ...] = values.get("truc.rungs", ())
    if truc:
        truc = with_extra_rungs(truc, values.get("truc.extra", ExtraRungs.NONE))
    seen: set[str] = set()
    for path, rungs in (("envit.rungs", values.get("envit.rungs", ())), ("truc.rungs", truc)):
        here = place.at(path)
        for rung in rungs:
            if rung.id in seen:
                here.wrong(
                    Fault(
                        "rung-twice", "the id {rung} is used twice on the two ladders", rung=rung.id
                    )
                )
            seen.add(rung.id)
            _check_rung_id(rung, here)


def _check_rung_id(rung: Rung, place: Place) -> None:
    if rung.id in NOTATION_WORDS:
        place.wrong(Fault("rung-reserved", "{rung} is a word of the notation", rung=rung.id))
    elif (rung.id == FREE) != (rung.pays is Pays.FREE):
        place.wrong(
            Fault(
                "rung-id",
                "a free amount is called {free}, and nothing else; found {found}",
                kind="free",
                free=FREE,
                found=Found(rung.id),
            )
        )
    elif rung.id != FREE and not _is_lower_case(rung.id):
        place.wrong(
            Fault(
                "rung-id",
                "expected letters from a to z, found {found}",
                kind="letters",
                found=Found(rung.id),
            )
        )


def _is_lower_case(text: str) -> bool:
    return text.isascii() and text.isalpha() and text.islower()


def _check_truc(values: Values, place: Place) -> None:
    _check_ladder(
        values["truc.rungs"], place.at("truc.rungs"), last=Pays.JOCFORA, above=values["truc.base"]
    )


def _check_extra(values: Values, place: Place) -> None:
    extra = values["truc.extra"]
    if extra is ExtraRungs.NONE:
        return
    below = 9 if extra is ExtraRungs.VA_AL_DOTZE else 4
    if [rung.pays for rung in values["truc.rungs"][-2:]] != [below, Pays.JOCFORA]:
        place.at("truc.extra").wrong(
            Fault(
                "extra-misfit",
                "{extra} goes between a rung that pays {below} and a last one that pays jocfora",
                extra=extra.value,
                below=below,
            )
        )


def _check_envit(values: Values, place: Place) -> None:
    rungs, here = values["envit.rungs"], place.at("envit.rungs")
    _check_ladder([r for r in rungs if r.pays is not Pays.FREE], here, last=Pays.FALTA)
    free = [i for i, rung in enumerate(rungs) if rung.pays is Pays.FREE]
    if free and (free != [len(rungs) - 2] or free == [0] or rungs[-1].pays is not Pays.FALTA):
        here.wrong(
            Fault(
                "free-misplaced",
                "{free} comes once, after a fixed amount and directly before the falta",
                free=FREE,
            )
        )


def _check_envit_rungs(values: Values, place: Place) -> None:
    if values["envit.on"] and not values["envit.rungs"]:
        place.at("envit.rungs").wrong(
            Fault("envit-without-rungs", "the envit is on and has no rungs")
        )


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


def _check_falta(values: Values, place: Place) -> None:
    """Note a falta that can never be said: it is never worth more than a whole cama."""
    over, target = values["envit.falta-over"], values["cama.target"]
    has_falta = any(rung.pays is Pays.FALTA for rung in values["envit.rungs"])
    if values["envit.on"] and has_falta and over >= target:
        place.at("envit.falta-over").wrong(
            Fault(
                "falta-never",
                "no falta is worth more than {over}: a cama is of {target}",
                over=over,
                target=target,
            )
        )


def _check_flor(values: Values, place: Place) -> None:
    if values["flor.on"] and not values["envit.on"]:
        place.at("flor.on").wrong(
            Fault("flor-without-envit", "the flor is on and the envit is off")
        )


def _check_fold(values: Values, place: Place) -> None:
    if values["fold.scope"] is FoldScope.SEAT and values["fold.when"] is FoldWhen.ANY_TIME:
        place.at("fold.scope").wrong(
            Fault(
                "fold-alone",
                "one seat alone leaves on its own turn only, and fold.when says any-time",
            )
        )


def _check_seen(values: Values, place: Place) -> None:
    if values["senyes.seen-by"] is not SeenBy.NONE and not values["senyes.map"]:
        place.at("senyes.map").wrong(
            Fault("senyes-without-map", "senyes are seen and none is stated")
        )


def _check_gestures(values: Values, place: Place) -> None:
    sign_by_gesture: dict[str, str] = {}
    for sign_id, sign in values["senyes.map"].items():
        other = sign_by_gesture.setdefault(sign.gesture, sign_id)
        if other != sign_id:
            place.at("senyes.map").at(sign_id).wrong(
                Fault(
                    "gesture-twice",
                    "{gesture} is the gesture of {other} as well",
                    gesture=sign.gesture,
                    other=other,
                )
            )


def _check_ranges(values: Values, place: Place) -> None:
    for sign_id, sign in values["senyes.map"].items():
        if 0 < sign.envit_to < sign.envit_from:
            place.at("senyes.map").at(sign_id).wrong(
                Fault(
                    "empty-range",
                    "envit-from {least} is more than envit-to {most}",
                    least=sign.envit_from,
                    most=sign.envit_to,
                )
            )


def _check_packs_of_senyes(values: Values, place: Place) -> None:
    for sign_id, sign in values["senyes.map"].items():
        cards = (*sign.any_of, *sign.all_of, *sign.none_of)
        _check_pack(cards, values["deck.pack"], place.at("senyes.map").at(sign_id))


def _check_pack_of_wild(values: Values, place: Place) -> None:
    _check_pack(values["envit.wild"], values["deck.pack"], place.at("envit.wild"))


def _check_pack(cards: Iterable[Card], pack: Pack, place: Place) -> None:
    strange = [str(card) for card in cards if card.pack is not pack]
    if strange:
        place.wrong(
            Fault(
                "other-pack",
                "not of the {pack} pack: {cards}",
                pack=pack.value,
                cards=" ".join(strange),
            )
        )


_CHECKS: tuple[tuple[tuple[str, ...], Callable[[Values, Place], None]], ...] = (
    (("seats",), _check_teams),
    (("seats", "deck.cards"), _check_cards),
    (("seats", _OFFERED), _check_offered),
    ((), _check_rung_ids),
    (("truc.rungs", "truc.base"), _check_truc),
    (("truc.rungs", "truc.extra"), _check_extra),
    (("envit.rungs",), _check_envit),
    (("envit.rungs", "envit.on"), _check_envit_rungs),
    (("envit.on", "envit.rungs", "envit.falta-over", "cama.target"), _check_falta),
    (("flor.on", "envit.on"), _check_flor),
    (("fold.scope", "fold.when"), _check_fold),
    (("senyes.seen-by", "senyes.map"), _check_seen),
    (("senyes.map",), _check_gestures),
    (("senyes.map",), _check_ranges),
    (("senyes.map", "deck.pack"), _check_packs_of_senyes),
    (("envit.wild", "deck.pack"), _check_pack_of_wild),
)
"""Every check, with the options whose values it needs."""
