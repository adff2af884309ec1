"""Bodies of requests and answers. On the wire their names are in camelCase."""

from typing import Annotated, Literal

import msgspec
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from pydantic.alias_generators import to_camel

from retruc.bots import bot_names
from retruc.protocol.messages import Settings
from retruc.rulesets import OPTION_BY_PATH, catalogue
from retruc.server.table.room import LEAST_GRACE_S, MOST_GRACE_S

MOST_VILLAGE = 65_536
"""Characters of a ruleset of one's own."""


class Body(BaseModel):
    """A body; what it does not know is refused, so that a slip of the pen is noticed."""

    model_config = ConfigDict(
        alias_generator=to_camel, populate_by_name=True, extra="forbid", frozen=True
    )


class Asked(Body):
    """The body of a request: a number is no text and no yes or no, and the other way round."""

    model_config = ConfigDict(strict=True)


class Told(Body):
    """Why something was not done."""

    id: str
    """Stable."""
    text: str
    """A sentence for the reader."""


class OpenTable(Body):
    """A table as it stands in lists."""

    code: str
    phase: str
    """As `Room.phase` of the protocol."""
    ruleset: str
    ruleset_name: str
    seats: int
    people: int
    """Who are persons among those at the seats."""
    bots: int
    watchers: int
    host: str
    """The host's name."""
    differences: int
    """How many options differ from the catalogue's ruleset."""
    seat: int | None = None
    """The reader's own, in a list of the reader's tables."""


class OpenTables(Body):
    """A list of tables."""

    tables: list[OpenTable]


class Code(Body):
    """Where a table is found."""

    code: str


def _plain_text(value: object) -> object:
    """Refuse what no text of ours has: halves of characters, which cannot be written down."""
    if isinstance(value, str):
        try:
            value.encode()
        except UnicodeEncodeError:
            raise ValueError("no plain text") from None
    return value


Text = Annotated[str, BeforeValidator(_plain_text)]


def _whole_number(value: object) -> object:
    """Take 7.0 for 7, as JSON does."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


AlsoAsFraction = BeforeValidator(_whole_number)
Path = Annotated[Text, Field(max_length=64)]
Word = Annotated[Text, Field(max_length=64)]
_BOTS = [*bot_names(), *(name.partition("@")[0] for name in bot_names())]
"""The newest of each name is meant where no version is said."""


class TableSettings(Asked):
    """What a host chooses beside the rules; see `Settings` of the protocol."""

    clock_s: Annotated[int, Field(ge=0, le=600), AlsoAsFraction] = 0
    grace_s: Annotated[int, Field(ge=LEAST_GRACE_S, le=MOST_GRACE_S), AlsoAsFraction] = 60
    undo: bool = True
    proof: bool = True
    bot: Annotated[Word, Field(json_schema_extra={"enum": _BOTS})] = "taverna"
    pace_ms: Annotated[int, Field(ge=0, le=10_000), AlsoAsFraction] = 900
    listed: bool = False
    all_hands: bool = False

    def plain(self) -> Settings:
        """Give them as tables know them."""
        return msgspec.convert(self.model_dump(by_alias=True), Settings)


class NewTable(Asked):
    """A table to be made."""

    quick: bool = False
    """Sit down at once, with bots at the other seats, and begin."""
    ruleset: Annotated[Word, Field(json_schema_extra={"enum": [*catalogue()]})] = "bar"
    village: Annotated[Text, Field(min_length=1, max_length=MOST_VILLAGE)] | None = None
    """A ruleset of one's own, as TOML, in place of *ruleset*."""
    options: dict[Path, Word] = Field(
        default_factory=dict,
        max_length=100,
        json_schema_extra={"propertyNames": {"enum": [*OPTION_BY_PATH]}},
    )
    settings: TableSettings = TableSettings()
    name: Annotated[Text, Field(max_length=200)] | None = None
    """One's own."""


class Me(Body):
    """Who the reader is."""

    known: bool
    name: str
    face: int
    tables: list[OpenTable]
    """Where one has a seat."""
    keep_days: int
    """Days after which somebody who does not come back is forgotten."""
    address: str
    """Where others in the network find this server; empty unless it is open to them."""


class ChangeMe(Asked):
    """Another name or face; what is left out stays."""

    name: Annotated[Text, Field(max_length=200)] | None = None
    face: Annotated[int, Field(ge=0, le=255), AlsoAsFraction] | None = None


class DeviceCode(Body):
    """A code with which one other device may speak for the same guest."""

    code: str
    expires_in_s: int


class RedeemCode(Asked):
    """The code, on the other device."""

    code: Annotated[Text, Field(max_length=64)]


class RuleText(Body):
    """A sentence or more; *path* is the option that it states."""

    text: str
    path: str = ""
    code: str = ""


class HeadingBlock(Body):
    """A title."""

    kind: Literal["heading"] = "heading"
    level: int
    text: str
    path: str = ""


class RuleBlock(RuleText):
    """A paragraph."""

    kind: Literal["rule"] = "rule"


class RulesBlock(Body):
    """A list."""

    kind: Literal["rules"] = "rules"
    items: list[RuleText]


class TableBlock(Body):
    """Rows under a head."""

    kind: Literal["table"] = "table"
    head: list[str]
    rows: list[list[str]]


AnyBlock = Annotated[
    HeadingBlock | RuleBlock | RulesBlock | TableBlock, Field(discriminator="kind")
]


class Page(Body):
    """A page of prose."""

    page: list[AnyBlock]


class RulesetLine(Body):
    """A ruleset of the catalogue."""

    id: str
    name: str
    summary: str
    seats: list[int]


class RulesetLines(Body):
    """The catalogue."""

    rulesets: list[RulesetLine]


class Choice(Body):
    """A value that an option may take, and what it then says."""

    value: str
    label: str


class OptionForm(Body):
    """An option that a table may set otherwise."""

    path: str
    name: str
    group: str
    """What it is about."""
    value: str
    """The ruleset's own."""
    offered: bool
    """Whether this place knows other ways to play it; all else is experiment."""
    choices: list[Choice]


class SignText(Body):
    """A senya."""

    id: str
    gesture: str
    gesture_name: str
    meaning: str
    truth: str
    """What must hold for it to be true."""


class SpokenText(Body):
    """An expression."""

    id: str
    said: str
    gloss: str


class Difference(Body):
    """An option that differs, and what is played instead."""

    path: str
    text: str


class RulesetText(RulesetLine):
    """All about a ruleset."""

    version: int
    options: list[OptionForm]
    deck: Literal["spanish", "english"]
    tiers: list[list[str]]
    """Cards of equal strength, the strongest first."""
    signs: list[SignText]
    expressions: list[SpokenText]
    page: list[AnyBlock]


class TableRules(RulesetText):
    """All about the rules of one table."""

    differs_from: str
    """The name of the catalogue's ruleset with which they are compared."""
    differences: list[Difference]


class Village(Asked):
    """A ruleset of one's own, as TOML."""

    toml: Annotated[Text, Field(max_length=MOST_VILLAGE)]


class Problem(Body):
    """One thing that is wrong in it."""

    id: str
    path: str
    text: str


class CheckedVillage(Body):
    """What was found in it: problems, or else what it plays differently."""

    problems: list[Problem]
    id: str
    name: str
    differences: list[Difference]


class BotLine(Body):
    """A bot that may sit at a table."""

    id: str
    name: str
    summary: str


class BotLines(Body):
    """All bots, the weakest first."""

    bots: list[BotLine]


class Health(Body):
    """That the server works."""

    status: Literal["ok"]
    version: str
