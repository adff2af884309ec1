"""Which sheet a button lays over the table."""

from typing import Any

from textual.screen import ModalScreen

from retruc.terminal.brush import Brush
from retruc.terminal.choosing import Chooser, expression_choices, sign_choices, who_looks
from retruc.terminal.customs import has_expressions, has_senyes
from retruc.terminal.help import help_pages
from retruc.terminal.past import log_page, score_page, tricks_page
from retruc.terminal.session import Session
from retruc.terminal.sheets import Sheet
from retruc.terminal.targets import Button
from retruc.terminal.view import View


def sheet_for(
    button: Button, session: Session, view: View, brush: Brush
) -> ModalScreen[Any] | None:
    """Make the sheet of a button; None if it has none here.

    A `Chooser` answers with the gesture chosen.
    """
    seen = session.events(view.seat)
    match button:
        case Button.HELP:
            pages = help_pages(view.ruleset, brush)
            return Sheet(pages, brush, default=None, hint=brush.say("pages-hint"))
        case Button.LAST_TRICK:
            page = tricks_page(seen, view, brush)
        case Button.SCORE:
            page = score_page(seen, view, brush)
        case Button.LOG:
            page = log_page(seen, view, brush)
        case Button.SENYES if has_senyes(view.ruleset):
            choices = sign_choices(view, brush)
            return Chooser(brush.say("page-senyes"), who_looks(view, brush), choices, brush)
        case Button.EXPRESSIONS if has_expressions(view.ruleset):
            return Chooser(brush.say("said-aloud"), "", expression_choices(view, brush), brush)
        case _:
            return None
    return Sheet([page], brush, default=None, hint=brush.say("page-hint"))
