"""The course of a round told a second time, to hold the engine against: plain, short and slow.

It was written from the rules alone and shares nothing with the engine but a ruleset's data. Here a
round is a story that runs from the deal to the score and stops wherever somebody may choose: it
yields a menu of ``(seat, word)`` pairs, is sent the one that was chosen, and returns what the round
was worth. A truc that waits for the envit is a conversation inside a conversation. Seats count from
0; words are those of records.
"""

from collections.abc import Generator, Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

from retruc.rulesets import Ruleset, options

Choice = tuple[int, str]
Story = Generator[list[Choice], Choice, "Paid"]
Talk = Generator[list[Choice], Choice, Any]

VERDICTS = {
    "classic": ["AA", "A=", "=A", "ABA", "BAA", "AB=", "==A"],
    "put": ["AA", "ABA", "BAA", "A=A", "=AA", "A==", "=A=", "==A"],
    "stack": ["AA", "A=", "=A", "ABA", "BAA", "AB="],
    "one card": ["A"],
}
"""What tricks A wins with; turned round, what B wins with."""
NOBODYS = {"classic": ["==="], "put": ["==="], "stack": ["=="], "one card": ["="]}
DRAWN = {"put": ["AB=", "BA=", "A=B", "B=A", "=AB", "=BA"]}


class Paid(NamedTuple):
    """What a round was worth: written down for each team, and how both stand after it."""

    gained: tuple[int, int]
    score: tuple[int, int]
    cames: tuple[int, int]


class Over(Exception):
    """Nobody plays on: *winner*, if anybody, is paid *pays*, or else what is in force."""

    def __init__(self, winner: int | None, pays: int | None = None) -> None:
        self.winner = winner
        self.pays = pays


options_of = cache(options)


def mirrored(results: str) -> str:
    return results.translate(str.maketrans("AB", "BA"))


class Round:
    def __init__(
        self,
        rules: Ruleset,
        hands: tuple[tuple[str, ...], ...],
        dealer: int,
        score: tuple[int, int] = (0, 0),
        cames: tuple[int, int] = (0, 0),
    ) -> None:
        o = self.o = options_of(rules)
        self.n = o["seats"]
        self.dealt, self.score, self.cames = hands, list(score), list(cames)
        self.held = [list(hand) for hand in hands]
        self.order = [(dealer + 1 + i) % self.n for i in range(self.n)]
        self.ma = self.order[0]
        self.gone: set[int] = set()
        self.covered: list[set[str]] = [set() for _ in hands]
        self.truc: list[Choice] = []
        self.truc_taken = False  # whether somebody has said «vull» to a truc
        self.in_force = 0  # how many rungs of the truc count
        self.envit: list[Choice] = []
        self.envit_taken: bool | None = None
        self.envit_paid = 0
        self.fresh: int | None = None  # who has just laid a card
        self.bets = True
        self.base = o["truc.base"]
        self.gained = [0, 0]
        self.closed = False
        low, high = o["cama.target"] // 2, o["cama.target"] / 2
        exactly = o["cama.middle"] == "males"
        self.males = [s < high or (s == low == high and exactly) for s in self.score]
        self.need = [o["cama.target"] - s for s in self.score]
        self.truc_ladder = [r.id for r in rules.truc.rungs]
        self.pays: dict[str, Any] = {r.id: r.pays for r in (*rules.truc.rungs, *rules.envit.rungs)}
        self.climb_truc()
        self.envit_ladder = [r.id for r in rules.envit.rungs]
        self.power = self.powers()

    def climb_truc(self) -> None:
        """Put the extra rungs of the truc in."""
        extra = self.o["truc.extra"]
        names = ["cincval", "sisval", "setval", "vuitval", "nouval"]
        if extra == "va-al-dotze":
            added = {"valdotze": 12}
        elif extra == "none":
            added = {}
        else:
            last = names.index(extra.replace("-", ""))
            added = {name: 5 + i for i, name in enumerate(names[: last + 1])}
        self.truc_ladder[-1:-1] = list(added)
        self.pays |= added

    def powers(self) -> dict[str, int]:
        fives = self.o["order.fives-on-top"]
        on_top = fives == "always" or (fives == "over-four" and self.n > 4)
        power = {str(c): -i for i, tier in enumerate(self.o["order.tiers"]) for c in tier}
        return {c: 1 if on_top and c[:-1] == "5" else p for c, p in power.items()}

    # The story

    def tell(self) -> Story:
        winner, pays = None, None
        try:
            yield from self.eleven()
            winner = yield from self.tricks()
        except Over as over:
            winner, pays = over.winner, over.pays
        claims = self.order
        if self.o["envit.reveal"] == "claim" and self.envit_taken and not self.closed:
            claims = yield from self.show()
        return self.settle(winner, pays, claims)

    def eleven(self) -> Talk:
        """A team that lacks one says whether it plays; there are no bets then."""
        if self.o["cama.last-pedra"] != "decide" or min(self.need) > 1:
            return
        self.bets = False
        if max(self.need) > 1:
            team = self.need.index(1)
            side = [s for s in self.order if s % 2 == team]
            _, word = yield [(s, w) for s in side for w in ("juguem", "nojuguem")]
            if word == "nojuguem":
                raise Over(1 - team, pays=1)
            self.base = 3

    def tricks(self) -> Talk:
        results, opener = "", self.ma
        single = len(self.dealt[0]) == 1
        kind = "one card" if single else str(self.o["ties.first"])
        while True:
            laid: dict[int, str] = {}  # a covered one is in brackets
            piles = kind == "stack" and results == "="
            while waiting := [s for s in self.circle(opener) if s not in laid]:
                seat = waiting[0]
                word = yield from self.turn(seat, piles)
                if word is not None:
                    opener = opener if laid else seat
                    laid[seat] = word
            best = self.strongest({s: self.strength(word) for s, word in laid.items()})
            face_up = any(not word.startswith("(") for word in laid.values())
            if piles and face_up and len({s % 2 for s in best}) == 2:
                yield from self.before_hidden_cards()
                hidden = {s: self.power[laid[s].split("/")[1]] for s in self.order if s in best}
                best = self.strongest(hidden)
            tied = len({s % 2 for s in best}) == 2
            results += "=" if tied else "AB"[best[0] % 2]
            if results in VERDICTS[kind]:
                return 0
            if mirrored(results) in VERDICTS[kind]:
                return 1
            if results in NOBODYS[kind]:
                return self.nobodys(best)
            if results in DRAWN.get(kind, []):
                return None
            opener = self.opens_next(opener, best) if tied else best[0]

    def circle(self, first: int) -> Iterator[int]:
        return (s for i in range(self.n) if (s := (first + i) % self.n) not in self.gone)

    def strength(self, word: str) -> int:
        return -99 if word.startswith("(") else self.power[word.partition("/")[0]]

    def strongest(self, strength: dict[int, int]) -> list[int]:
        """Who is on top, in the order in which they were given."""
        return [s for s, p in strength.items() if p == max(strength.values())]

    def opens_next(self, opener: int, best: list[int]) -> int:
        tied = {"tied-first": best[0], "tied-last": best[-1]}
        return {"same": opener, "ma": self.ma, **tied}[self.o["ties.opener"]]

    def nobodys(self, best: list[int]) -> int | None:
        match self.o["ties.all"]:
            case "draw":
                return None
            case "ma-team":
                return self.ma % 2
        return next(s for s in self.order if s in best) % 2

    # What is said and laid

    def turn(self, seat: int, piles: bool) -> Talk:
        """Let the table talk until *seat* lays a card or leaves; give the card's word, or None."""
        while seat not in self.gone:
            menu = self.cards(seat, piles) + self.envits(seat) + self.leaving(seat)
            menu += [(s, w) for s in self.may_truc(seat) for w in self.next_truc(s)]
            who, word = yield menu
            self.fresh = None
            if word in self.truc_ladder:
                word = yield from self.about_truc(who, word, seat, piles)
                if word is None:
                    continue
            elif word in self.envit_ladder:
                yield from self.about_envit(who, word)
                continue
            elif word == "mevaig":
                self.leave(who)
                continue
            covered = self.lay(seat, word)
            return f"({word.strip('()')})" if covered else word
        return None

    def cards(self, seat: int, piles: bool) -> list[Choice]:
        held = self.held[seat]
        mode = self.o["covered.mode"]
        bound = mode == "all-following" and self.covered[seat]
        if piles:
            a, b = held
            return [
                (seat, f"{top}/{under}")
                for top, under in ((a, b), (b, a))
                if bound or self.power[top] >= self.power[under]
            ]
        faces = [] if bound else [(seat, card) for card in held]
        return faces + [(seat, f"({card})") for card in held if mode != "none"]

    def lay(self, seat: int, word: str) -> bool:
        """Take a card, or two, out of a hand; say whether they lie covered."""
        bound = self.o["covered.mode"] == "all-following" and bool(self.covered[seat])
        for card in word.strip("()").split("/"):
            self.held[seat].remove(card)
            if bound or word.startswith("("):
                self.covered[seat].add(card)
        self.fresh = seat
        return bound or word.startswith("(")

    def may_truc(self, turn: int) -> list[int]:
        match self.o["truc.when"]:
            case "own-turn":
                return [turn]
            case "ma-lead":
                return [turn] if turn == self.ma and self.untouched(turn) else []
            case "around-own-card":
                return sorted({turn, turn if self.fresh is None else self.fresh})
        return [s for s in self.order if s not in self.gone]

    def untouched(self, seat: int) -> bool:
        """Whether a seat has laid nothing in this round."""
        return len(self.held[seat]) == len(self.dealt[seat])

    def next_truc(self, seat: int) -> list[str]:
        """The one call of truc that the right to raise lets a seat make, if any."""
        if not self.bets or (self.truc and self.truc[-1][0] % 2 == seat % 2):
            return []
        return self.truc_ladder[len(self.truc) :][:1]

    def envits(self, seat: int) -> list[Choice]:
        """How *seat*, whose turn it is, may open the envit while nothing is pending."""
        late = self.truc and self.o["envit.with-truc"] not in ("after-accepted", "waits-and-after")
        return [] if late else self.openings(seat)

    def openings(self, seat: int) -> list[Choice]:
        a_peu = self.order.index(seat) >= self.n - 2 or self.o["envit.openers"] == "any"
        if not (self.o["envit.on"] and self.bets and self.untouched(seat) and a_peu):
            return []
        return [(seat, word) for word in self.next_envit()] if not self.envit else []

    def leaving(self, turn: int) -> list[Choice]:
        """Who may leave while a card of *turn* is awaited and nothing is pending."""
        if self.o["fold.scope"] == "none":
            return []
        match self.o["fold.when"]:
            case "own-turn":
                return [(turn, "mevaig")]
            case "before-first-card":
                return [(turn, "mevaig")] if self.untouched(turn) else []
        return self.leaving_any_time()

    def leaving_any_time(self) -> list[Choice]:
        if self.o["fold.scope"] == "none" or self.o["fold.when"] != "any-time":
            return []
        return [(s, "mevaig") for s in self.order if s not in self.gone]

    def leave(self, seat: int) -> None:
        """One seat, or its team, is gone. On the rivals' truc that waits this is to refuse it."""
        if self.o["fold.scope"] == "seat":
            self.gone.add(seat)
            if any(s % 2 == seat % 2 and s not in self.gone for s in self.order):
                return
        refuses = self.in_force < len(self.truc) and self.truc[-1][0] % 2 != seat % 2
        pays_one = self.o["fold.pays"] == "one" and not refuses
        raise Over(1 - seat % 2, pays=1 if pays_one else None)

    def about_truc(self, who: int, word: str, turn: int, piles: bool) -> Talk:
        """Talk about a truc until it is settled; give the card that accepted it, if one did."""
        heard: dict[int, bool] = {}
        self.truc.append((who, word))
        while True:
            self.in_force = len(self.truc) - 1
            caller = self.truc[-1][0]
            asked = self.asked(caller, "truc.answers", heard)
            menu = [(s, w) for s in asked for w in ("vull", "novull", *self.next_truc(s))]
            menu += self.envits_first(caller, turn, heard) + self.leaving_any_time()
            if self.o["truc.silent-accept"] and turn % 2 != caller % 2 and turn >= 0:
                menu += self.cards(turn, piles)
            who, word = yield menu
            if word in self.envit_ladder:
                yield from self.about_envit(who, word)
            elif word in self.truc_ladder:
                self.truc.append((who, word))
                heard = {}
            elif word == "mevaig":
                self.leave(who)
            elif word in ("vull", "novull"):
                verdict = self.verdict(who, word, "truc.answers", asked, heard)
                if verdict is False:
                    raise Over(caller % 2)
                if verdict:
                    self.in_force, self.truc_taken = len(self.truc), True
                    return None
            else:
                self.in_force, self.truc_taken = len(self.truc), True
                return word

    def envits_first(self, caller: int, turn: int, heard: dict[int, bool]) -> list[Choice]:
        """The envit instead of an answer to a truc, in most places if none was accepted yet."""
        mode = self.o["envit.with-truc"]
        if mode in ("closed", "after-accepted") or (self.truc_taken and mode != "waits-and-after"):
            return []
        spoken = {s for s, _ in self.truc} | set(heard)
        rivals = [s for s in self.circle(caller) if s % 2 != caller % 2 and s not in spoken]
        first = [s for s in rivals if mode != "waits-on-turn" or s == turn]
        return [choice for s in first for choice in self.openings(s)]

    def asked(self, caller: int, path: str, heard: dict[int, bool]) -> list[int]:
        rivals = [s for s in self.circle(caller) if s % 2 != caller % 2]
        match self.o[path]:
            case "any":
                return rivals
            case "next":
                return rivals[:1]
        return [s for s in rivals if s not in heard]

    def verdict(
        self, who: int, word: str, path: str, asked: list[int], heard: dict[int, bool]
    ) -> bool | None:
        """What the answers so far make of a call; None while somebody is still to be heard."""
        heard[who] = word == "vull"
        way = self.o[path]
        if way in ("any", "next") or (way == "both-refuse" and heard[who]):
            return heard[who]
        return None if set(asked) - set(heard) else any(heard.values())

    def about_envit(self, who: int, word: str) -> Talk:
        heard: dict[int, bool] = {}
        self.envit.append((who, word))
        while True:
            caller = self.envit[-1][0]
            asked = self.asked(caller, "envit.answers", heard)
            menu = [(s, w) for s in asked for w in ("vull", "novull", *self.next_envit())]
            who, word = yield menu + self.leaving_any_time()
            if word == "mevaig":
                if self.o["fold.scope"] == "team":
                    self.refuse_envit(paid=1 - who % 2)
                self.leave(who)
            elif word in ("vull", "novull"):
                verdict = self.verdict(who, word, "envit.answers", asked, heard)
                if verdict is False:
                    self.refuse_envit(paid=caller % 2)
                if verdict:
                    self.envit_taken = True
                if verdict is not None:
                    return
            else:
                self.envit.append((who, word))
                heard = {}

    def refuse_envit(self, paid: int) -> None:
        """A refusal, also by leaving: it pays the team that called, or the rivals of who left."""
        self.envit_taken = False
        self.envit_paid = paid
        if self.o["envit.declined"] == "at-once":
            self.write_envit(self.order)
            if self.closed:
                raise Over(None)

    def next_envit(self) -> list[str]:
        """What may be said of the envit after what was said."""
        named = [rung for rung in self.envit_ladder if rung != "+"]
        said = [word.rstrip("0123456789") for _, word in self.envit]
        above = [r for r in named if all(self.place(r) > self.place(s) for s in said)]
        skip = self.o["envit.skip"]
        words = above[:1]
        if skip == "any":
            words = above
        elif skip == "last-opens" or (skip == "last" and said):
            words = above[:1] + above[1:][-1:]
        free = "+" in self.envit_ladder and said and above
        most = max(self.falta(0), self.falta(1))
        total = self.envit_pays(0) if free else 0
        if self.pays.get(named[-1]) == "falta" and most <= self.o["envit.falta-over"]:
            words = [word for word in words if word != named[-1]]
        return words + [f"+{i}" for i in range(1, most - total + 1) if free]

    def place(self, rung: str) -> int:
        return self.envit_ladder.index(rung)

    def before_hidden_cards(self) -> Talk:
        """Each seat whose team may raise is asked once, in order of play from the mà."""
        for seat in self.order:
            while seat not in self.gone:
                raises = self.next_truc(seat)
                if not raises:
                    break
                menu = [(seat, "passe"), *((seat, word) for word in raises)]
                menu += self.leaving_any_time()
                if self.o["fold.when"] == "own-turn" and self.o["fold.scope"] == "team":
                    menu.append((seat, "mevaig"))
                who, word = yield menu
                if word in self.truc_ladder:
                    yield from self.about_truc(who, word, -1, piles=False)
                if word == "mevaig":
                    self.leave(who)
                    continue
                break

    def show(self) -> Talk:
        claims = []
        for seat in self.order:
            _, word = yield [(seat, "mostra"), (seat, "passe")]
            claims += [seat] if word == "mostra" else []
        return claims

    # What it is worth

    def falta(self, winner: int) -> int:
        target, leader = self.o["cama.target"], min(self.need)
        behind = self.males[self.need.index(max(self.need))]
        match self.o["envit.falta"]:
            case "males-bones":
                return target if all(self.males) else leader
            case "males-bones-own":
                return self.need[winner]
            case "males-bones-trailer":
                return target if behind else leader
            case "game-if-males":
                return self.need[winner] if all(self.males) else leader
        return leader

    def envit_pays(self, winner: int, calls: list[Choice] | None = None) -> int:
        worth = 1
        for _, word in self.envit if calls is None else calls:
            if word.startswith("+"):
                worth += int(word)
            else:
                pays = self.pays[word]
                worth = self.falta(winner) if pays == "falta" else pays
        return worth

    def points(self, seat: int) -> tuple[bool, int]:
        """Whether a hand is a flor, and what it counts."""
        lost = self.covered[seat] if self.o["covered.envit"] == "lost" else set()
        hand = [card for card in self.dealt[seat] if card not in lost]
        wild = {str(card): worth for card, worth in self.o["envit.wild"].items()}
        figure = {"10", "11", "12", "T", "J", "Q", "K"}
        count = {c: 0 if c[:-1] in figure else int(c[:-1].replace("A", "1")) for c in hand}
        count |= {c: wild[c] - 20 for c in hand if c in wild}
        if self.o["flor.on"] and len(hand) == 3 and len({c[-1] for c in hand}) == 1:
            return True, 20 + sum(count.values())
        linked = [
            20 + count[a] + count[b]
            for a, b in combinations(hand, 2)
            if a[-1] == b[-1] or {a, b} & set(wild)
        ]
        singles = [wild.get(card, count[card]) for card in hand]
        return False, max(linked or singles or [0])

    def write(self, team: int, pedres: int) -> None:
        self.score[team] += pedres
        self.gained[team] += pedres
        if self.score[team] >= self.o["cama.target"]:
            self.closed, self.score = True, [0, 0]
            self.cames[team] += 1

    def win_all(self, team: int) -> None:
        self.gained[team] += self.o["cama.target"] - self.score[team]
        self.score = [0, 0]
        self.cames[team] = self.o["coto.cames-to-win"]

    def write_envit(self, claims: list[int]) -> None:
        if self.envit_taken is None:
            return
        if not self.envit_taken:
            winner = self.envit_paid
            self.write(winner, self.capped(winner, self.envit_pays(winner, self.envit[:-1])))
            return
        if not claims:
            return
        best = max(self.points(seat) for seat in claims)
        winner = next(s for s in self.order if s in claims and self.points(s) == best) % 2
        falta = self.pays.get(self.envit[-1][1]) == "falta"
        if falta and self.o["envit.falta"] == "game-if-males" and all(self.males):
            self.win_all(winner)
            return
        whole = {
            "males-bones": all(self.males),
            "males-bones-own": True,
            "males-bones-trailer": self.males[self.need.index(max(self.need))],
        }
        excepted = falta and whole.get(str(self.o["envit.falta"]), False)
        self.write(winner, self.capped(winner, self.envit_pays(winner), excepted=excepted))

    def capped(self, winner: int, pedres: int, *, excepted: bool = False) -> int:
        cap = self.o["envit.cap"]
        if cap == "none":
            return pedres
        if cap == "leader-need" and not excepted:
            return min(pedres, *self.need)
        return min(pedres, self.need[winner])

    def settle(self, winner: int | None, pays: int | None, claims: list[int]) -> Paid:
        rung = self.truc_ladder[self.in_force - 1] if self.in_force else ""
        last = pays is None and self.pays.get(rung) == "jocfora"
        if last and winner is not None and self.o["truc.jocfora"] == "coto" and not self.closed:
            self.win_all(winner)
            return self.paid()
        if not self.closed and not (
            self.envit_taken is False and self.o["envit.declined"] == "at-once"
        ):
            self.write_envit(claims)
        coto = max(self.cames) >= self.o["coto.cames-to-win"]
        if winner is not None and last and self.o["truc.jocfora"] == "coto-after-envit":
            if not coto:
                self.win_all(winner)
        elif winner is not None and not self.closed and not coto:
            need = self.o["cama.target"] - self.score[winner]
            worth = need if last else (self.pays[rung] if rung else self.base)
            self.write(winner, min(need, worth if pays is None else pays))
        return self.paid()

    def paid(self) -> Paid:
        (a, b), (x, y), (p, q) = self.gained, self.score, self.cames
        return Paid((a, b), (x, y), (p, q))


def stop_after(round_: Round, words: list[Choice]) -> list[Choice] | Paid:
    """What may follow these words; or, where they end the round, what it was worth."""
    story = round_.tell()
    try:
        menu = next(story)
        for word in words:
            assert word in menu, f"{word} is not among {menu}"
            menu = story.send(word)
    except StopIteration as end:
        paid: Paid = end.value
        return paid
    return menu
