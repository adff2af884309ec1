"""`Words`: messages of one language. Nothing else knows Project Fluent or its files.

A message is looked for in the language itself and then in its fallbacks. `locales/<language>/`
holds one file per subject; any of them may use what `common.ftl` defines, and nothing of the
others, so that only the files that are needed are read into messages. A folder inside, named after
a region, holds what is said otherwise there.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from retruc.game import Fault, Found
from retruc.rulesets import Ruleset
from retruc.words.languages import FALLBACKS, WordsError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ILLES = "illes"
"""The region of the rulesets where the knight of bastos, *l'amo*, is wild."""

_COMMON = "common"
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_PLURALS_BY_LANGUAGE = {"ca-valencia": "ca", "pt": "pt-PT"}
"""Where the rules for plurals and figures are another locale's. In Brazil's 0 is singular, which
reads oddly to everybody else, while 0 in the plural reads well to all."""


class Words:
    """What is said to people, in one language.

    >>> words("en").say("pedres", pedres=3)
    '3 pedres'
    """

    def __init__(self, language: str, region: str = "") -> None:
        self.language = language
        self.region = region
        chain = (language, *FALLBACKS[language])
        self._sources = tuple(_source(code, region) for code in chain)

    def say(self, message: str, /, **arguments: int | str) -> str:
        """Give a message with its arguments filled in.

        Raises:
            WordsError: no language of the chain has it (``unknown-message``), or an argument that
                it needs was not given (``missing-argument``).
        """
        for source in self._sources:
            if source.has(message):
                return source.say(message, arguments)
        raise WordsError(
            Fault(
                "unknown-message",
                "no message {message} in {language}",
                message=Found(message),
                language=self.language,
            )
        )

    def has(self, message: str) -> bool:
        """Whether the language or one of its fallbacks has this message."""
        return any(source.has(message) for source in self._sources)

    def all_of(self, parts: Iterable[str]) -> str:
        """Join parts as a sentence does: ``a, b and c``."""
        return self._join("join-and", parts)

    def any_of(self, parts: Iterable[str]) -> str:
        """Join parts as alternatives: ``a, b or c``."""
        return self._join("join-or", parts)

    def _join(self, message: str, parts: Iterable[str]) -> str:
        *others, last = parts
        return self.say(message, others=", ".join(others), last=last) if others else last

    def at(self, ruleset: Ruleset) -> "Words":
        """Give the words as they are used where *ruleset* is played."""
        return words(self.language, ILLES if ruleset.envit.wild else "")


@cache
def words(language: str, region: str = "") -> Words:
    """Give the words of a language: one of `LANGUAGES`.

    Raises:
        WordsError: fluent.runtime is not installed (``words-missing``).
    """
    return Words(language, region)


@cache
def _source(language: str, region: str) -> "_Source":
    folder = files("retruc.words") / "locales" / language
    folders = [folder, folder / region] if region else [folder]
    return _Source(_PLURALS_BY_LANGUAGE.get(language, language), folders)


class _Source:
    """The messages of one language alone; a file is read into them when it is first needed."""

    def __init__(self, locale: str, folders: list[Traversable]) -> None:
        self._texts_by_file: dict[str, list[str]] = {}
        for file in _ftl_files(folders):
            self._texts_by_file.setdefault(file.name, []).append(file.read_text(encoding="utf-8"))
        self._file_by_message = {
            message: file
            for file, texts in self._texts_by_file.items()
            for text in texts
            for message in _MESSAGE.findall(text)
        }
        self._bundle = _new_bundle(locale)
        self._load(f"{_COMMON}.ftl")

    def has(self, message: str) -> bool:
        return message in self._file_by_message

    def say(self, message: str, arguments: dict[str, int | str]) -> str:
        self._load(self._file_by_message[message])
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise WordsError(
                Fault(
                    "missing-argument",
                    "message {message} lacks {argument}",
                    message=Found(message),
                    argument=str(errors[0]).rpartition(" ")[2],
                )
            )
        return str(text)

    def _load(self, file: str) -> None:
        """Read a file, the region's version of it last, so that it holds."""
        from fluent.runtime import FluentResource

        for text in self._texts_by_file.pop(file, ()):
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)


def _ftl_files(folders: list[Traversable]) -> list[Traversable]:
    """List the files of those folders that there are; a region seldom has one."""
    found: dict[str, Traversable] = {}
    for folder in folders:
        if folder.is_dir():
            found |= {str(f): f for f in folder.iterdir() if f.name.endswith(".ftl")}
    return list(found.values())


def _new_bundle(locale: str) -> "FluentBundle":
    try:
        from fluent.runtime import FluentBundle
    except ModuleNotFoundError:
        raise WordsError(
            Fault("words-missing", "texts need the package fluent.runtime: install retruc[words]")
        ) from None
    return FluentBundle([locale], use_isolating=False)
