"""`Voice`: what tells of one table in one language, so that all who read it are told from one."""

from retruc.engine import State
from retruc.protocol.messages import Item
from retruc.protocol.situations import Board, board_of
from retruc.protocol.telling import names_for, teller
from retruc.rulesets import Ruleset
from retruc.server.table.hearing import News, Worth


class Voice:
    """Tells of one table in one language; what it told last it need not say again."""

    __slots__ = ("_board", "_items", "_news", "names", "players", "teller")

    def __init__(self, language: str, ruleset: Ruleset, players: tuple[str, ...]) -> None:
        """Tell of the table where these play, by seat."""
        self.players = players
        self.teller = teller(language, ruleset)
        self.names = names_for(self.teller.words, players)
        self._board: Board | None = None
        self._news: tuple[News, ...] | None = None
        self._items: list[Item] = []

    def board(self, state: State) -> Board:
        """Write what stands at the table."""
        board = self._board
        if board is None or board.state is not state:
            board = self._board = board_of(state, self.teller, self.names)
        return board

    def items(self, news: tuple[News, ...]) -> list[Item]:
        """Tell what happened, to whoever may know all of it."""
        if news is not self._news:
            self._news, self._items = news, self.tell(news)
        return self._items

    def tell(self, news: tuple[News, ...]) -> list[Item]:
        """Tell what happened, as `items`, and do not remember it."""
        return [self.teller.item(item.event, self.names, self._worth(item.worth)) for item in news]

    def _worth(self, worth: Worth) -> str:
        if worth is None:
            return ""
        if isinstance(worth, str):
            return self.teller.say(f"whole-{worth}")
        return self.teller.say("pedres", pedres=worth)
