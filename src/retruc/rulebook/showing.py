"""What the referee says of a record, for people: a few sentences and tables for each round."""

from collections.abc import Iterator, Mapping
from typing import Any

from retruc.game import SEATS, EnvitOutcome, Team, TrucOutcome
from retruc.record import RoundReport, Verdict
from retruc.rulebook.blocks import WIDTH, Block, Heading, Rule, Rules, Table, to_text
from retruc.words import Narrator, call_said, quoted, team_name


def show_round(report: RoundReport, narrator: Narrator, *, width: int = WIDTH) -> str:
    """Write one round that the referee has judged, for a screen of *width*."""
    return to_text(tuple(_Round(report, narrator).blocks()), width)


def show_end(verdict: Verdict, narrator: Narrator, *, width: int = WIDTH) -> str:
    """Write how a record ends; *verdict* needs only what the referee says beside the rounds."""
    say = narrator.words.say
    blocks: list[Block] = []
    if verdict["winner"] is not None:
        team = team_name(narrator.words, Team[verdict["winner"]])
        blocks.append(Rule(_sentence(say("referee-coto-won", team=team))))
    else:
        is_sure = verdict["complete"] is not None
        blocks.append(Rule(say("referee-coto-goes-on" if is_sure else "referee-coto-unknown")))
    if verdict.get("legal"):
        head = (say("referee-seat"), say("referee-may"))
        rows = tuple(
            (narrator.seat(SEATS[int(seat) - 1]), " ".join(words))
            for seat, words in verdict["legal"].items()
        )
        blocks.append(Table(head, rows))
    return to_text(tuple(blocks), width)


class _Round:
    """Writes one round."""

    def __init__(self, report: RoundReport, narrator: Narrator) -> None:
        self.report = report
        self.narrator = narrator
        self.words = narrator.words
        self.say = narrator.words.say
        self.is_over: bool = report["finished"]
        self.unknown: list[str] = report.get("unknown", [])

    def blocks(self) -> Iterator[Block]:
        report = self.report
        yield Heading(self.say("referee-round", number=report["number"]))
        dealer, ma = self.seat(report["dealer"]), self.seat(report["ma"])
        yield Rule(_sentence(self.say("referee-deal", dealer=dealer, ma=ma)))
        if report["tricks"]:
            yield self.tricks()
        yield Rules(tuple(Rule(text) for text in self.bets()))
        if not self.is_over:
            yield Rule(self.say("referee-in-play"))
        yield self.figures()

    def seat(self, number: int) -> str:
        return self.narrator.seat(SEATS[number - 1])

    def call(self, rung: str) -> str:
        return quoted(self.words, call_said(self.words, rung, self.narrator.ruleset))

    def worth(self, pedres: int | None) -> str:
        if pedres is None:
            return self.say("referee-pedres-unknown")
        return self.say("pedres", pedres=pedres)

    # Tricks and figures

    def tricks(self) -> Table:
        head = tuple(self.say(f"referee-{name}") for name in ("trick", "opens", "wins"))
        tricks = self.report["tricks"]
        rows = tuple(
            (
                str(i),
                self.seat(trick["opener"]),
                self.winner_of(trick, is_unsure=i == len(tricks) and "tricks" in self.unknown),
            )
            for i, trick in enumerate(tricks, start=1)
        )
        return Table(head, rows)

    def winner_of(self, trick: Mapping[str, Any], *, is_unsure: bool) -> str:
        if trick["winner"] is None:
            return self.say("referee-unknown" if is_unsure else "referee-tied")
        team = team_name(self.words, Team[trick["winner"]])
        if trick["seat"] is None:
            return team
        return self.say("referee-won", team=team, who=self.seat(trick["seat"]))

    def figures(self) -> Table:
        head = ("", *(team_name(self.words, team) for team in Team))
        rows = []
        for name in ("gained", "score", "cames"):
            pair = self.report[name] or (self.say("referee-unknown"),) * 2
            rows.append((self.say(f"referee-{name}"), str(pair[0]), str(pair[1])))
        return Table(head, tuple(rows))

    # Bets

    def bets(self) -> Iterator[str]:
        envit = self.report["envit"]
        if envit is not None:
            yield self.points(envit["points"])
            yield self.envit(envit)
        yield self.truc(self.report["truc"])

    def points(self, points: Mapping[str, int | None]) -> str:
        hands = [
            self.say(
                "referee-points-of",
                who=self.seat(int(seat)),
                counted="?" if count is None else str(count),
            )
            for seat, count in points.items()
        ]
        return self.say("referee-points", hands=", ".join(hands))

    def envit(self, envit: Mapping[str, Any]) -> str:
        outcome, rung, pedres = envit["outcome"], envit["rung"], envit["pedres"]
        winner = None if envit["winner"] is None else Team[envit["winner"]]
        if outcome == "accepted":
            call = self.call(rung)
            if winner is None and not self.is_over:
                return self.say("referee-envit-open", call=call)
            if winner is None and pedres != 0:
                return self.say("referee-envit-unknown", call=call)
            points = None if envit["seat"] is None else envit["points"][str(envit["seat"])]
            if winner is not None and (points is None or pedres is None):
                team = team_name(self.words, winner)
                worth = self.worth(pedres)
                return self.say("referee-envit-won", call=call, team=team, worth=worth)
            if winner is not None:
                seat = SEATS[envit["seat"] - 1]
                told = EnvitOutcome(outcome, rung, winner, seat, points, pedres)
                return self.narrator.tell_envit(told)
        return self.narrator.tell_envit(EnvitOutcome(outcome, rung, winner, pedres=pedres or 0))

    def truc(self, truc: Mapping[str, Any]) -> str:
        outcome, rung, pedres = truc["outcome"], truc["rung"], truc["pedres"]
        winner = None if truc["winner"] is None else Team[truc["winner"]]
        if not self.is_over and outcome != "pending":
            if rung is None:
                return self.say("referee-truc-uncalled")
            is_open = outcome == "accepted"
            return self.say(
                "referee-truc-open" if is_open else "referee-truc-refused", call=self.call(rung)
            )
        if winner is None and "tricks" in self.unknown:
            return self.say("referee-truc-unknown")
        if winner is not None and pedres is None:
            team = team_name(self.words, winner)
            return self.say("referee-truc-won", team=team, worth=self.worth(pedres))
        return self.narrator.tell_truc(TrucOutcome(outcome, rung, winner, truc["by"], pedres or 0))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
