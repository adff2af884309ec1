"""Whole games through real sockets: what must not be in frames, answers, logs and metrics."""

import asyncio
import io
import json
import re
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from random import Random
from typing import NamedTuple

import pytest

from retruc.game import MakeSign
from retruc.protocol.messages import (
    Act,
    Gesture,
    Refused,
    RoomChanged,
    ServerMessage,
    Silence,
    Sit,
    Situation,
    Snapshot,
    Start,
    Told,
)
from retruc.record import parse_action
from retruc.rulesets import load
from retruc.server.logs import set_up_logs
from retruc.server.table.rows import RoundOpened, Row, Started, read_fact
from retruc.server.table.table import Table
from retruc.words import card_name, words
from tests.server.live import Live, Person, live
from tests.server.table.support import entropy_of, without_menu

BAR = load("bar")
SETTINGS = {"paceMs": 0, "proof": True, "undo": False, "listed": True}
OPTIONS = {"cama.target": "18", "coto.cames-to-win": "1"}
LANGUAGES = ("en", "ca-valencia", "es", "pt", "ca")
"""Of the four who play, and of who watches."""
NAMES = ("Rosalia", "Bonifaci", "Carmesina", "Desideri", "Filomena")
GRAVE = ("falta", "jocfora")
"""What ends a coto at once is not said here."""

CARD = re.compile(r"(?:1[0-2]|[1-9])[oceb]")
HAND = re.compile(rf"(?<!\w)(?:{CARD.pattern})+(?!\w)")
"""One card or several, as they are written."""

SIGNS = tuple(BAR.senyes.map)
TELLING_SIGNS = tuple(sign for sign in SIGNS if "-" in sign)
"""Those whose ids mean nothing else."""


class Game(NamedTuple):
    """A coto that was played, and all that came out of the server meanwhile."""

    people: list[Person]
    """Four who play and one who watches."""
    rows: list[Row]
    answers: dict[str, list[str]]
    """Of HTTP, by path and who asked, while the coto went on: what each answered, with heads."""
    log: str
    tokens: list[str]
    ids: list[str]
    code: str


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    log = io.StringIO()
    set_up_logs(as_json=True, stream=log)
    database = f"sqlite:///{tmp_path_factory.mktemp('secrets') / 'retruc.sqlite'}"
    with ThreadPoolExecutor(1) as aside:  # a browser test may have left its loop in this thread
        return aside.submit(asyncio.run, _played(database, log)).result()


async def _played(database: str, log: io.StringIO) -> Game:
    async with live(database) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person()) for _ in NAMES]
        code = await people[0].make(options=OPTIONS, settings=SETTINGS, name=NAMES[0])
        for seat, (person, name, language) in enumerate(
            zip(people, NAMES, LANGUAGES, strict=True), start=1
        ):
            await person.http.patch("/api/me", json={"name": name})
            await person.join(code, language=language)
            if seat <= 4:
                answer = await person.ask(Sit, seat=seat)
                assert not isinstance(answer, Refused), answer
        answers: dict[str, list[str]] = {}
        await people[0].ask(Start)
        playing = [
            asyncio.create_task(_plays(person, seat, Random(seat)))
            for seat, person in enumerate(people[:4], start=1)
        ]
        async for path, who, text in _asked_meanwhile(server, code, people, playing):
            answers.setdefault(f"{path} {who}", []).append(text)
        await asyncio.gather(*playing)
        assert people[0].is_over
        house = server.services.house
        host = house.find(code)
        assert host is not None
        rows = await house.read_whole_log(host.table_id)
        tokens = [str(person.http.cookies.get("retruc")) for person in people]
        found = [await server.services.guests.of_token(token) for token in tokens]
        ids = [guest.id for guest in found if guest is not None]
        assert len(ids) == len(people)
    return Game(people, rows, answers, log.getvalue(), tokens, ids, code)


async def _plays(person: Person, seat: int, chance: Random) -> None:
    """Look around, make signs, and do what is offered, until the coto is over."""
    while not person.is_over:
        await person.until(lambda: person.is_over or person._may_act())
        if person.situation is not None and not person.is_over:
            await _acts(person, person.situation, seat, chance)


async def _acts(person: Person, situation: Situation, seat: int, chance: Random) -> None:
    if situation.word is None or not situation.offers:
        await person.ask(Silence, decision=situation.decision)
    else:
        for _ in range(chance.randrange(4)):
            other = chance.choice([n for n in range(1, 5) if n != seat])
            word = chance.choice([f"mira={other}", f"senya={chance.choice(SIGNS)}"])
            await person.ask(Gesture, word=word)
        offers = [o for o in situation.offers if o.word not in GRAVE]
        cards = [o for o in offers if o.kind == "card"]
        offer = chance.choice(cards if cards and chance.random() < 0.7 else offers)
        await person.ask(Act, decision=situation.decision, word=offer.word)
    await person.until(lambda: person.is_over or person.situation is not situation)


async def _asked_meanwhile(
    server: Live, code: str, people: list[Person], playing: list[asyncio.Task[None]]
) -> AsyncIterator[tuple[str, str, str]]:
    """Ask for all that can be asked for over HTTP, again and again while the coto goes on."""
    async with server.person() as stranger:
        askers = [*zip("12345", people, strict=True), ("stranger", stranger)]
        table = f"/api/tables/{code}"
        paths = ("/metrics", "/health", "/api/me", "/api/tables", table, f"{table}/qr.svg")
        paths += (f"{table}/rules", f"{table}/record", f"{table}/replay", "/", f"/t/{code}")
        await people[0].until(lambda: any(isinstance(m, Told) for m in people[0].heard))
        while not any(task.done() for task in playing):
            for path in paths:
                for who, person in askers:
                    answer = await person.http.get(path)
                    if people[0].is_over or any(task.done() for task in playing):
                        return  # it may have been answered after the end
                    heads = "".join(f"{k}: {v}\n" for k, v in answer.headers.items())
                    yield path.replace(code, "CODE"), who, heads + answer.text


# The truth, as the log tells it


class Round(NamedTuple):
    hands: list[list[str]]
    played: list[str]
    """The cards that were laid open, in their order."""


def rounds_of(rows: list[Row]) -> dict[int, Round]:
    rounds: dict[int, Round] = {}
    for row in rows:
        fact = None if row.kind == "word" else read_fact(row.body)
        if isinstance(fact, RoundOpened):
            rounds[fact.number] = Round([CARD.findall(hand) for hand in fact.hands], [])
        elif row.kind == "word" and CARD.fullmatch(card := row.body.partition(":")[2]):
            rounds[max(rounds)].played.append(card)
    return rounds


def signs_by_reader(rows: list[Row]) -> list[list[tuple[int, str]]]:
    """What the four and the watcher may have seen: each sign with its seat."""
    seen: list[list[tuple[int, str]]] = [[] for _ in NAMES]
    for index, row in enumerate(rows):
        if "senya=" not in row.body or row.kind != "word":
            continue
        action = parse_action(row.body, BAR)
        assert isinstance(action, MakeSign)
        state = Table.replay(rows[:index], entropy_of(0))._ledger.state
        assert state is not None
        for reader in range(4):
            if reader == action.seat or state.looks[reader] == action.seat:
                seen[reader].append((action.seat + 1, action.sign))
    return seen


# What each reader was sent


class Piece(NamedTuple):
    """A part of what somebody was sent, with the round in which it was."""

    number: int
    text: str
    event: str
    card: str


def pieces(person: Person) -> Iterator[Piece]:
    """Take apart what was sent, at the deals: one message may tell of two rounds."""
    number = 0
    for message in person.heard:
        if isinstance(message, Snapshot):
            number = message.view.number
        if not isinstance(message, Told):
            yield Piece(number, _plain(message), "", "")
            continue
        sent = json.loads(_plain(message))
        account = sent.pop("account", None)
        if account is not None:
            yield Piece(account["number"], json.dumps(account, ensure_ascii=False), "account", "")
        for item in sent.pop("items"):
            what = item["what"]
            if what["event"] == "round-dealt":
                number = what["number"]
            if what["event"] != "sign-made":
                text = json.dumps(item, ensure_ascii=False)
                yield Piece(number, text, what["event"], str(what.get("card")))
        yield Piece(number, json.dumps(sent, ensure_ascii=False), "", "")


def _plain(message: ServerMessage) -> str:
    return without_menu(message)


def names(card: str, language: str) -> tuple[str, ...]:
    """How a card is written, and what it is called."""
    found = next(c for c in BAR.deck.cards if str(c) == card)
    return (f'"{card}"', card_name(words(language), found))


def holds(text: str, card: str, language: str) -> bool:
    return any(name.casefold() in text.casefold() for name in names(card, language))


@pytest.mark.parametrize("reader", range(5))
def test_no_card_comes_to_a_screen_before_it_lies_on_the_table(game: Game, reader: int) -> None:
    told = list(pieces(game.people[reader]))
    language = LANGUAGES[reader]
    kept_back = 0
    for number, dealt in rounds_of(game.rows).items():
        mine = dealt.hands[reader] if reader < 4 else []
        here = [piece for piece in told if piece.number == number]
        shown = "".join(piece.text for piece in here if piece.event == "account")
        for card in (card for hand in dealt.hands for card in hand if card not in mine):
            found = [p for p in here if p.event != "account" and holds(p.text, card, language)]
            if card in dealt.played:
                assert (found[0].event, found[0].card) == ("card-played", card)
            elif not holds(shown, card, language):  # a hand that is counted is shown at the end
                assert found == []
                kept_back += 1
    assert kept_back > 5


def test_the_search_finds_what_is_told(game: Game) -> None:
    """All own cards, and those of others once they are played, are found as they are looked for."""
    for reader, language in enumerate(LANGUAGES[:4]):
        told = list(pieces(game.people[reader]))
        for number, dealt in rounds_of(game.rows).items():
            here = [piece.text for piece in told if piece.number == number]
            for card in {*dealt.hands[reader], *dealt.played}:
                assert any(f'"{card}"' in text for text in here)
            for card in dealt.played:
                assert any(names(card, language)[1].casefold() in t.casefold() for t in here)


def test_who_did_not_look_is_told_of_no_sign(game: Game) -> None:
    expected = signs_by_reader(game.rows)
    assert sum(map(len, expected[:4])) > 15
    assert expected[4] == []
    for person, seen in zip(game.people, expected, strict=True):
        items = [item for m in person.heard if isinstance(m, Told) for item in m.items]
        made = [i.what for i in items if i.what.__struct_config__.tag == "sign-made"]
        assert [(sign.seat, sign.sign) for sign in made] == seen
        plain = "".join(_plain(m) for m in person.heard)
        assert plain.count('"sign-made"') == len(seen)
    assert not any(sign in _plain(m) for m in game.people[4].heard for sign in TELLING_SIGNS)


def test_no_frame_carries_a_token_an_id_or_a_secret_of_the_deals_to_come(game: Game) -> None:
    secrets = secrets_of(game)
    for person in game.people:
        before = [m for m in person.heard if not is_end(m)]
        text = "".join(_plain(m) for m in before)
        assert len(text) > 10_000
        assert not [secret for secret in (*game.tokens, *game.ids) if secret in text]
        assert not [secret for secret in secrets if secret in text]


def is_end(message: ServerMessage) -> bool:
    return message.__struct_config__.tag == "revealed"


def secrets_of(game: Game) -> list[str]:
    """The seed of the deals, and the secret of each but the first, which others follow from."""
    facts = [read_fact(row.body) for row in game.rows if row.kind != "word"]
    seeds = [fact.seed for fact in facts if isinstance(fact, Started)]
    return [*seeds, *(fact.secret for fact in facts if isinstance(fact, RoundOpened))]


# HTTP, the log and the metrics


def test_what_is_asked_over_http_gives_no_card_and_no_secret(game: Game) -> None:
    hidden = (*game.tokens, *game.ids, *secrets_of(game))
    assert len(game.answers) > 50
    for asked, answers in game.answers.items():
        for text in answers:
            assert not [secret for secret in hidden if secret in text], asked
            if "/rules" not in asked and "/record" not in asked:
                assert not HAND.search(text), asked
                assert not [sign for sign in TELLING_SIGNS if sign in text], asked


def test_a_record_taken_home_before_the_end_holds_what_its_reader_saw(game: Game) -> None:
    expected = signs_by_reader(game.rows)
    played = {card for dealt in rounds_of(game.rows).values() for card in dealt.played}
    for asked, answers in game.answers.items():
        path, _, who = asked.rpartition(" ")
        if not path.endswith("/record"):
            continue
        reader = 4 if who == "stranger" else int(who) - 1
        hands = [set(dealt.hands[reader]) for dealt in rounds_of(game.rows).values() if reader < 4]
        mine = set().union(*hands)
        for text in answers:
            found = [card for hand in HAND.findall(text) for card in CARD.findall(hand)]
            assert set(found) <= mine | played
            seen = re.findall(r"(\d):senya=([\w-]+)", text)
            assert [(int(seat), sign) for seat, sign in seen] == expected[reader][: len(seen)]


def test_the_log_is_json_and_carries_nothing_that_is_secret(game: Game) -> None:
    lines = [json.loads(line) for line in game.log.splitlines()]
    assert any(line["event"] == "tables-alive" for line in lines)
    hidden = (*game.tokens, *secrets_of(game), *NAMES, *TELLING_SIGNS, game.code)
    assert not [secret for secret in hidden if secret in game.log]
    assert not HAND.search(game.log)


def test_a_sign_stands_in_no_answer_to_somebody_else(game: Game) -> None:
    """Not even how many there were: all who watch are sent as much as is told to all."""
    watcher = game.people[4]
    numbers = [m.number for m in watcher.heard if isinstance(m, Told)]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    rooms = [m for m in watcher.heard if isinstance(m, RoomChanged)]
    assert len(rooms) < 20
