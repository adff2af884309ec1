"""Which languages there are, and which one somebody reads."""

from collections.abc import Iterator, Mapping

from retruc.game import Fault, FaultError, Found

LANGUAGES = ("ca-valencia", "ca", "es", "pt", "en")
"""Codes of the languages, the game's own first."""

FALLBACKS: Mapping[str, tuple[str, ...]] = {
    "ca-valencia": ("ca", "en"),
    "ca": ("ca-valencia", "en"),
    "es": ("en",),
    "pt": ("en",),
    "en": (),
}
"""By language: where a message that it lacks is looked for, nearest first."""

_VALENCIAN = frozenset({"va", "val", "valencia", "vl"})
_UNTRANSLATED = frozenset({"c", "posix"})
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class WordsError(FaultError):
    """A text cannot be given: *id* says why, the fault shows what was asked for."""


def parse_language(tag: str) -> str | None:
    """Read a language tag or the name of a locale; None if we do not speak that language.

    >>> parse_language("ca_ES.UTF-8@valencia"), parse_language("pt_BR"), parse_language("C")
    ('ca-valencia', 'pt', 'en')
    """
    name, _, modifier = tag.strip().lower().partition("@")
    subtags = name.partition(".")[0].replace("_", "-").split("-")
    if subtags[0] in _VALENCIAN:
        return "ca-valencia"
    if subtags[0] in _UNTRANSLATED:
        return "en"
    if subtags[0] == "ca":
        return "ca-valencia" if _VALENCIAN & {modifier, *subtags[1:]} else "ca"
    return subtags[0] if subtags[0] in LANGUAGES else None


def choose_language(option: str | None, environ: Mapping[str, str]) -> str:
    """Give the language that was asked for by name, or else the one of the environment.

    In *environ*, ``LANGUAGE`` may list several tags; after it the first of ``LC_ALL``,
    ``LC_MESSAGES`` and ``LANG`` that is set decides. English is what remains.

    Raises:
        WordsError: *option* is no language that we speak.

    >>> choose_language(None, {"LANGUAGE": "de:va", "LANG": "es_ES.UTF-8"})
    'ca-valencia'
    """
    if option is not None:
        language = parse_language(option)
        if language is None:
            known = ", ".join(LANGUAGES)
            raise WordsError(
                Fault(
                    "unknown-language",
                    "no texts in {found}; there are {known}",
                    found=Found(option),
                    known=known,
                )
            )
        return language
    return next(_languages_of(environ), "en")


def _languages_of(environ: Mapping[str, str]) -> Iterator[str]:
    tags = environ.get("LANGUAGE", "").split(":")
    tags.append(next((environ[name] for name in _VARIABLES if environ.get(name)), ""))
    for tag in tags:
        language = parse_language(tag)
        if language is not None:
            yield language
