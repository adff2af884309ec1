"""The rules of one ruleset, as a page written from its data."""

from collections.abc import Iterator
from itertools import groupby

from retruc.game import FREE, RulesetError, Team, format_hand
from retruc.rulebook.blocks import (
    WIDTH,
    Block,
    Heading,
    Page,
    Rule,
    Rules,
    Table,
    to_markdown,
    to_text,
)
from retruc.rulebook.rounds import RoundExample, round_examples
from retruc.rulebook.sentences import is_absent, is_relevant, option_sentence
from retruc.rulebook.signs import sign_table
from retruc.rulebook.tally import LAST, display, marking_of
from retruc.rulebook.worked import (
    Example,
    Paid,
    envit_at_scores,
    envit_ladder,
    falta_rung,
    hand_examples,
    truc_ladder,
)
from retruc.rulesets import (
    CoveredEnvit,
    EnvitCap,
    Marking,
    Ruleset,
    Rung,
    format_value,
    option_paths,
    value_at,
    with_options,
)
from retruc.words import (
    Words,
    call_gloss,
    call_said,
    expression_gloss,
    expression_said,
    hand_names,
    piece_name,
    quoted,
    the_card,
    tier_name,
)


def show(ruleset: Ruleset, words: Words, *, markdown: bool = False, width: int = WIDTH) -> str:
    """Write all the rules of a ruleset, for a screen of *width* or as Markdown."""
    written = rules_page(ruleset, words)
    return to_markdown(written) if markdown else to_text(written, width)


def rules_page(ruleset: Ruleset, words: Words) -> Page:
    """Write all the rules of a ruleset as blocks, in the words of its place."""
    return tuple(_Writer(ruleset, words.at(ruleset)).page())


class _Writer:
    """Writes one page: the sections in the order in which a round happens."""

    def __init__(self, ruleset: Ruleset, words: Words) -> None:
        self.ruleset = ruleset
        self.words = words

    def page(self) -> Iterator[Block]:
        yield from self.head()
        yield from self.table()
        yield from self.order()
        yield from self.section("deal", "dealer.first", "common.deal", "deal.one-card")
        yield from self.tricks()
        if self.ruleset.envit.on:
            yield from self.envit()
        yield from self.truc()
        yield from self.leaving()
        yield from self.score()
        yield from self.senyes()
        yield from self.section("absence", "absence.grace-s", "absence.rule")
        yield from self.absent()
        yield from self.choices()
        yield from self.sources()

    # Pieces of sections

    def heading(self, name: str, level: int = 2) -> Heading:
        return Heading(self.words.say(f"rules-heading-{name}"), level)

    def rules(self, *paths: str) -> Iterator[Rule]:
        """State these options, and common rules, as far as there is something to state."""
        for path in paths:
            if path.startswith("common."):
                yield Rule(self.words.say(f"rules-{path.replace('.', '-')}"), path)
            elif is_relevant(self.ruleset, path) and not is_absent(self.ruleset, path):
                yield Rule(option_sentence(self.words, self.ruleset, path), path)

    def paragraph(self, *paths: str) -> Iterator[Rules]:
        rules = tuple(self.rules(*paths))
        if rules:
            yield Rules(rules)

    def section(self, name: str, *paths: str) -> Iterator[Block]:
        rules = tuple(self.paragraph(*paths))
        if rules:
            yield self.heading(name)
            yield from rules

    def columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.words.say(f"rules-column-{name}") for name in names)

    # Sections

    def head(self) -> Iterator[Block]:
        ruleset, words = self.ruleset, self.words
        yield Heading(ruleset.name, 1)
        if ruleset.extends:
            text = words.say(
                "rules-id-extends", id=ruleset.id, version=ruleset.version, base=ruleset.extends
            )
        else:
            text = words.say("rules-id", id=ruleset.id, version=ruleset.version)
        yield Rule(text)
        if ruleset.changed:
            changed = ", ".join(f"{path}={value}" for path, value in ruleset.changed.items())
            yield Rule(words.say("rules-changed", changed=changed))

    def table(self) -> Iterator[Block]:
        yield from self.section(
            "table", "seats", "common.turns", "deck.id", "deck.pack", "deck.cards"
        )

    def order(self) -> Iterator[Block]:
        words, ruleset = self.words, self.ruleset
        yield self.heading("order")
        yield Rule(words.say("rules-order-tiers"), "order.tiers")
        rows = tuple(
            (
                str(place),
                f"{tier_name(words, tier, ruleset)} ({' '.join(map(str, tier))})",
                piece_name(words, tier, ruleset),
            )
            for place, tier in enumerate(ruleset.tiers, start=1)
        )
        if any(name for _, _, name in rows):
            yield Table(self.columns("place", "cards", "name"), rows)
        else:
            yield Table(self.columns("place", "cards"), tuple(row[:2] for row in rows))
        yield from self.rules("order.fives-on-top")

    def tricks(self) -> Iterator[Block]:
        tie = "common.partners-tie" if self.ruleset.seats > 2 else "common.tie"
        yield from self.section(
            "tricks",
            "common.tricks",
            tie,
            "common.settled",
            "ties.first",
            "ties.opener",
            "ties.all",
            "covered.mode",
            "covered.envit",
        )
        yield from self.rounds()

    def rounds(self) -> Iterator[Block]:
        """Show what tied tricks decide, with rounds that the engine has played."""
        examples = round_examples(self.ruleset)
        if not examples:
            return
        laid = "stack" if self.ruleset.stacks else "classic"
        yield Rule(self.words.say(f"rules-rounds-{laid}"))
        yield Table(self.columns("cards", "wins", "why"), tuple(map(self.round_row, examples)))

    def round_row(self, example: RoundExample) -> tuple[str, ...]:
        winner = {Team.A: "ma", Team.B: "other", None: "nobody"}[example.winner]
        why = self.words.say(f"play-why-{example.why}")
        return (", ".join(example.tricks), self.words.say(f"rules-rounds-won-{winner}"), why)

    def envit(self) -> Iterator[Block]:
        yield self.heading("envit")
        yield from self.rules("envit.on")
        yield self.heading("envit-points", 3)
        figures = ("common.envit-figures",) if self.has_plain_figures() else ()
        yield from self.paragraph("common.envit-points", *figures, "envit.wild", "flor.on")
        rows = tuple(self.hand_row(example) for example in hand_examples(self.ruleset))
        yield Table(self.columns("hand", "counts", "why"), rows)
        yield self.heading("envit-opening", 3)
        yield from self.paragraph("envit.openers", "envit.with-truc")
        yield self.heading("envit-calls", 3)
        yield Rule(self.words.say("rules-envit-rungs"), "envit.rungs")
        yield self.ladder(envit_ladder(self.ruleset))
        yield from self.glosses(self.ruleset.envit_rungs)
        yield from self.paragraph("envit.skip")
        yield from self.free_raise()
        yield from self.paragraph("envit.answers", "envit.falta", "envit.falta-over")
        yield from self.falta()
        yield from self.limit()
        covered_is_lost = self.ruleset.covers and self.ruleset.covered.envit is CoveredEnvit.LOST
        when = "common.envit-when-covered" if covered_is_lost else "common.envit-when"
        yield from self.paragraph("envit.declined", when, "envit.reveal")

    def has_plain_figures(self) -> bool:
        """Whether some figure of the deck counts nothing."""
        wild = self.ruleset.envit.wild
        return any(card.number >= 10 and card not in wild for card in self.ruleset.deck.cards)

    def hand_row(self, example: Example) -> tuple[str, ...]:
        wild = next((card for card in example.hand if card in self.ruleset.envit.wild), None)
        arguments = {"card": the_card(self.words, wild)} if wild else {}
        why = self.words.say(f"rules-why-{example.kind}", **arguments)
        name = hand_names(self.words, example.hand)
        return (f"{name} ({format_hand(example.hand)})", str(example.points), why)

    def ladder(self, ladder: tuple[Paid, ...]) -> Table:
        rows = []
        for calls, stake in ladder:
            said = ", ".join(
                call_said(self.words, call.rung, self.ruleset, call.amount) for call in calls
            )
            rows.append((said, self.worth(stake.win, stake.whole), str(stake.refused)))
        return Table(self.columns("calls", "accepted", "refused"), tuple(rows))

    def glosses(self, rungs: tuple[Rung, ...]) -> Iterator[Rule]:
        """Explain the calls of a ladder, in one line."""
        told = [
            self.words.say("rules-rung", say=rung.say, gloss=gloss)
            for rung in rungs
            if (gloss := call_gloss(self.words, rung.id))
        ]
        if told:
            yield Rule("; ".join(told) + ".")

    def worth(self, pedres: int, whole: str) -> str:
        return self.words.say(f"whole-{whole}") if whole else str(pedres)

    def falta(self) -> Iterator[Block]:
        rung = falta_rung(self.ruleset)
        if rung is None:
            return
        call = quoted(self.words, rung.say)
        yield Rule(self.words.say("rules-envit-falta-table", call=call))
        rows = []
        for score, ahead, behind, whole in envit_at_scores(self.ruleset, rung):
            paid = (self.worth(ahead, whole), self.worth(behind, whole))
            rows.append((self.score_text(score), *paid))
        yield Table(self.columns("score", "ahead", "behind"), tuple(rows))

    def free_raise(self) -> Iterator[Rule]:
        """State how a call of any amount goes, where there is one."""
        if self.ruleset.has_free_raise:
            free = quoted(self.words, self.ruleset.rung_by_id[FREE][2].say)
            call = quoted(self.words, self.ruleset.envit_rungs[-1].say)
            text = self.words.say("rules-common-free-raise", free=free, call=call)
            yield Rule(text, "common.free-raise")

    def score_text(self, score: tuple[int, int]) -> str:
        return self.words.say("score", own=score[0], rival=score[1])

    def limit(self) -> Iterator[Block]:
        """State the most that an envit writes down, with an example near the end of a cama."""
        yield from self.rules("envit.cap")
        rung = self.ruleset.envit_rungs[0]
        if self.ruleset.envit.cap is EnvitCap.NONE or not isinstance(rung.pays, int):
            return
        examples = envit_at_scores(self.ruleset, rung)
        if not examples[1:]:  # a cama so short that hardly any score has an envit
            return
        example = examples[-2]
        pedres = (rung.pays, example.behind, example.ahead)
        worth, behind, ahead = (self.words.say("pedres", pedres=n) for n in pedres)
        score = self.score_text(example.score)
        yield Rule(
            self.words.say(
                "rules-cap-example", score=score, worth=worth, behind=behind, ahead=ahead
            )
        )

    def truc(self) -> Iterator[Block]:
        yield self.heading("truc")
        if not self.ruleset.truc_rungs:
            yield from self.paragraph("truc.base")
            return
        yield from self.paragraph("common.truc", "truc.base", "truc.when", "truc.answers")
        yield Rule(self.words.say("rules-truc-rungs"), "truc.rungs")
        yield self.ladder(truc_ladder(self.ruleset))
        yield from self.glosses(self.ruleset.truc_rungs)
        yield from self.paragraph("truc.extra", "truc.jocfora", "truc.silent-accept")

    def leaving(self) -> Iterator[Block]:
        kept = ("common.fold-envit",) if self.ruleset.envit.on else ()
        if self.ruleset.folds:
            yield from self.section("fold", "fold.scope", *kept, "fold.when", "fold.pays")

    def score(self) -> Iterator[Block]:
        order = "common.score-order" if self.ruleset.envit.on else "common.score-truc"
        yield from self.section(
            "score",
            "cama.target",
            "cama.middle",
            order,
            "cama.last-pedra",
            "coto.cames-to-win",
            "cama.marking",
        )
        if marking_of(self.ruleset) is Marking.EIGHT_AND_NINE:
            yield Table(self.columns("pedres", "lie"), tuple(self.tally_rows()))

    def tally_rows(self) -> Iterator[tuple[str, str]]:
        """Say how the two cards lie at each score, together where only the pips differ."""
        scores = ((pedres, display(pedres)) for pedres in range(LAST + 1))
        for (lay, up), group in groupby(scores, key=lambda both: (both[1].lay, both[1].up)):
            same = list(group)
            (first, least), (last, most) = same[0], same[-1]
            pedres = str(first) if first == last else f"{first}–{last}"
            arguments = {"up": up, "down": least.down, "least": least.pips, "most": most.pips}
            yield pedres, self.words.say(f"rules-lay-{lay}", **arguments)

    def senyes(self) -> Iterator[Block]:
        words, ruleset = self.words, self.ruleset
        if is_relevant(ruleset, "senyes.map"):
            yield from self.section("senyes", "senyes.seen-by", "senyes.truth")
            yield Rule(words.say("rules-senyes-map"), "senyes.map")
            yield sign_table(words, ruleset)
        expressions = ruleset.senyes.expressions
        if expressions and is_relevant(ruleset, "senyes.expressions"):
            yield self.heading("expressions")
            yield Rule(words.say("rules-senyes-expressions"), "senyes.expressions")
            rows = tuple(
                (expression_said(words, e), expression_gloss(words, e)) for e in expressions
            )
            yield Table(self.columns("said", "gloss"), rows)

    def absent(self) -> Iterator[Block]:
        """State what is not done here, so that every option is stated somewhere."""
        absent = tuple(
            Rule(option_sentence(self.words, self.ruleset, path), path)
            for path in option_paths()
            if is_relevant(self.ruleset, path) and is_absent(self.ruleset, path)
        )
        if absent:
            yield self.heading("absent")
            yield Rules(absent)

    def choices(self) -> Iterator[Block]:
        lines = tuple(self.choice_lines())
        if lines:
            yield self.heading("choices")
            yield Rule(self.words.say("rules-choices"))
            yield Rules(lines)

    def choice_lines(self) -> Iterator[Rule]:
        for path, values in self.ruleset.choices.items():
            if len(values) < 2:
                continue
            own = value_at(self.ruleset.unchanged or self.ruleset, path)
            for value in sorted(values, key=lambda offered: offered != own):
                setting = f"{path}={format_value(value)}"
                try:
                    other = with_options(self.ruleset, {path: format_value(value)})
                except RulesetError:
                    yield Rule("", code=setting)
                else:
                    yield Rule(self.choice_text(other, path), code=setting)

    def choice_text(self, chosen: Ruleset, path: str) -> str:
        """What is played with one value of a choice, and for a deck what it is there for."""
        text = option_sentence(self.words, chosen, path)
        use = f"rules-deck-use-{chosen.deck.id}"
        if path == "deck.id" and self.words.has(use):
            return f"{text} {self.words.say(use)}"
        return text

    def sources(self) -> Iterator[Block]:
        paths_by_source: dict[str, list[str]] = {}
        for path, keys in self.ruleset.sources.items():
            for key in keys if is_relevant(self.ruleset, path) else ():
                paths_by_source.setdefault(key, []).append(path)
        if paths_by_source:
            yield self.heading("sources")
            yield Rule(self.words.say("rules-sources"))
            rows = tuple((key, ", ".join(paths)) for key, paths in paths_by_source.items())
            yield Table(self.columns("source", "about"), rows)
