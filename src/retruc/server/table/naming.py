"""What people go by at a table, so that no two of them look, or are called, the same."""

from functools import cache
from itertools import count

from retruc.protocol.messages import FACES
from retruc.server.table.sheet import Sheet
from retruc.words import LANGUAGES, words


def free_face(sheet: Sheet, member: str, own: int) -> int:
    """Give the face of a member who comes: its own, unless somebody has it and another is free.

    Whoever has chosen a face at the table keeps it, also where that is somebody else's too.
    """
    here = sheet.guests.get(member)
    if here is not None and here.face == own:
        return own
    taken = {
        guest.face % FACES
        for other, guest in sheet.guests.items()
        if other != member and not guest.screen
    }
    wanted = [own] if here is None else [own, here.face]
    following = [(own + step) % FACES for step in range(1, FACES)]
    return next((face for face in [*wanted, *following] if face % FACES not in taken), own)


def given_name(sheet: Sheet, member: str, language: str) -> str:
    """Call somebody without a name by a number: the one it has here, or the least that is free."""
    here = sheet.guests.get(member)
    others = [guest.name for other, guest in sheet.guests.items() if other != member]
    taken = {_number_in(name) for name in others}
    number = 0 if here is None else _number_in(here.name)
    if not number or number in taken:
        number = next(n for n in count(1) if n not in taken)
    return numbered_name(language, number)


def numbered_name(language: str, number: int) -> str:
    """Say what somebody with this number is called.

    >>> numbered_name("ca-valencia", 2)
    'Convidat 2'
    """
    return words(language).say("http-guest", number=number)


def _number_in(name: str) -> int:
    """Read the number in a name that was given, in whatever language; 0 if there is none.

    >>> _number_in("Guest 12"), _number_in("Empar")
    (12, 0)
    """
    for before, after in _forms():
        if name.startswith(before) and name.endswith(after):
            number = name[len(before) : len(name) - len(after)]
            if number.isdecimal():
                return int(number)
    return 0


@cache
def _forms() -> frozenset[tuple[str, str]]:
    """What stands before and after the number, in all languages."""
    gap = "\ue000"
    said = [words(language).say("http-guest", number=gap) for language in LANGUAGES]
    return frozenset((before, after) for before, _, after in (name.partition(gap) for name in said))
