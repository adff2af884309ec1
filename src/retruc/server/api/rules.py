"""What each place plays, and rules of one's own."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.exceptions import HTTPException

from retruc.bots import bot_names
from retruc.game import RulesetError
from retruc.rulebook import diff_page
from retruc.rulesets import Ruleset, catalogue, check_text, load, load_text
from retruc.server.api import models, prose
from retruc.server.api.asking import Faulty, Refusal, Said, Server, address_of, refuses
from retruc.server.table.rules import departures
from retruc.words import Words, ruleset_fault

router = APIRouter(prefix="/api", tags=["rules"])

RulesetId = Annotated[str, Path(max_length=64, json_schema_extra={"enum": [*catalogue()]})]


@router.get("/rulesets", responses=refuses())
def all_rulesets(words: Said) -> models.RulesetLines:
    """List the catalogue."""
    return models.RulesetLines(rulesets=[prose.line(load(name), words) for name in catalogue()])


@router.get("/rulesets/check", include_in_schema=False)
def nothing_to_get() -> None:
    """Say that this path is no ruleset: rules are brought to it."""
    raise HTTPException(405)


@router.get("/rulesets/{ruleset}", responses=refuses(404))
def one_ruleset(
    ruleset: RulesetId,
    words: Said,
    option: Annotated[
        list[Annotated[str, Query(max_length=140)]],
        Query(max_length=60, description="An option set otherwise: path=value."),
    ] = [],  # noqa: B006 - it is only read
) -> models.RulesetText:
    """Give all about a ruleset, with options set otherwise where they are named."""
    options = dict(_setting(text) for text in option)
    return prose.text(_found(ruleset, options), words)


def _setting(text: str) -> tuple[str, str]:
    path, _, value = text.partition("=")
    return path, value


def _found(name: str, options: dict[str, str]) -> Ruleset:
    try:
        return prose.chosen(name, None, options)
    except RulesetError as error:
        raise Faulty(error, 404 if error.id == "unknown-ruleset" else 422) from None


@router.get("/rulesets/{ruleset}/differences/{other}", responses=refuses(404))
def differences(ruleset: RulesetId, other: RulesetId, words: Said) -> models.Page:
    """Say what two rulesets play differently."""
    a, b = _found(ruleset, {}), _found(other, {})
    return models.Page(page=prose.blocks(diff_page(a, b, words)))


@router.post("/rulesets/check", responses=refuses())
def check_village(
    request: Request, services: Server, village: models.Village, words: Said
) -> models.CheckedVillage:
    """Say what is wrong in a ruleset of one's own, or what it plays differently."""
    if not services.limits.heavy.take(address_of(request)):
        raise Refusal(429, "too-fast")
    problems = check_text(village.toml)
    if problems:
        told = [_problem(words, error) for error in problems]
        return models.CheckedVillage(problems=told, id="", name="", differences=[])
    loaded = load_text(village.toml)
    return models.CheckedVillage(
        problems=[],
        id=loaded.id,
        name=loaded.name,
        differences=prose.differences(loaded, departures(loaded, of_village=True), words),
    )


def _problem(words: Words, error: RulesetError) -> models.Problem:
    return models.Problem(id=error.id, path=error.path, text=ruleset_fault(words, error))


@router.get("/bots", responses=refuses())
def bots(words: Said) -> models.BotLines:
    """List the bots that may sit at a table, the weakest first."""
    lines = []
    for full in bot_names():
        name = full.partition("@")[0]
        lines.append(
            models.BotLine(
                id=full,
                name=words.say(f"http-bot-{name}"),
                summary=words.say(f"http-bot-{name}-summary"),
            )
        )
    return models.BotLines(bots=lines)
