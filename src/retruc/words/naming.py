"""What things at the table are called: cards, seats, teams, calls."""

from collections.abc import Iterable

from retruc.game import FREE, Card, Hand, Seat, Team
from retruc.rulesets import Ruleset
from retruc.words.bundles import Words


def card_name(words: Words, card: Card) -> str:
    """Name a card: ``seven of coins``.

    >>> from retruc.game import parse_card
    >>> from retruc.words.bundles import words
    >>> card_name(words("ca-valencia"), parse_card("1e"))
    'as d’espases'
    """
    return _of_card(words, "card", card)


def the_card(words: Words, card: Card) -> str:
    """Name a card with its article: ``the seven of coins``."""
    return _of_card(words, "the-card", card)


def the_cards(words: Words, cards: Iterable[Card]) -> str:
    """Name several cards, joined as a sentence joins them; *cards* holds one at least."""
    return words.all_of(the_card(words, card) for card in cards)


def any_card(words: Words, cards: tuple[Card, ...]) -> str:
    """Name several cards, of which any will do, as short as may be."""
    if is_whole_number(cards):
        return _of_number(words, "any-of", cards[0])
    return words.any_of(the_card(words, card) for card in cards)


def _of_card(words: Words, message: str, card: Card) -> str:
    return words.say(f"{message}-{card.pack}", number=card.number, suit=card.suit.value)


def _of_number(words: Words, message: str, card: Card) -> str:
    return words.say(f"{message}-{card.pack}", number=card.number)


def is_whole_number(cards: tuple[Card, ...]) -> bool:
    """Whether these are the four cards of one number."""
    return len(cards) == 4 and len({card.number for card in cards}) == 1


def number_names(words: Words, cards: tuple[Card, ...]) -> list[str]:
    """Name cards number by number: ``the four threes``, ``the ace of clubs``."""
    names = []
    for number in sorted({card.number for card in cards}):
        same = tuple(card for card in cards if card.number == number)
        if is_whole_number(same):
            names.append(_of_number(words, "four-of", same[0]))
        else:
            names += [the_card(words, card) for card in same]
    return names


def tiered_names(words: Words, cards: tuple[Card, ...], ruleset: Ruleset) -> list[str]:
    """Name cards from the strongest: a whole number at once, others each by itself."""
    tiers = [tuple(card for card in tier if card in cards) for tier in ruleset.tiers]
    return [name for tier in tiers for name in number_names(words, tier)]


def tier_name(words: Words, tier: tuple[Card, ...], ruleset: Ruleset) -> str:
    """Name the cards of one tier: all of a number, what is left of it, or each by itself."""
    if is_whole_number(tier):
        return _of_number(words, "four-of", tier[0])
    numbers = {card.number for card in tier}
    same = [card for card in ruleset.deck.cards if card.number in numbers]
    named = [card for card in same if card not in tier]
    if len(tier) > 1 and len(numbers) == 1 and named and _stand_higher(named, tier, ruleset):
        return _of_number(words, "rest-of", tier[0])
    return the_cards(words, tier)


def _stand_higher(cards: list[Card], tier: tuple[Card, ...], ruleset: Ruleset) -> bool:
    strength_by_card = ruleset.strength_by_card
    return all(strength_by_card[card] > strength_by_card[tier[0]] for card in cards)


def piece_name(words: Words, tier: tuple[Card, ...], ruleset: Ruleset) -> str:
    """Give the name that a single strong card has among players; empty where it has none.

    Where the knight of bastos is wild, the islands' names hold.
    """
    if len(tier) > 1 or tier[0] not in pieces(ruleset):
        return ""
    message = f"piece-illes-{tier[0]}" if ruleset.envit.wild else f"piece-{tier[0]}"
    return words.say(message) if words.has(message) else ""


def pieces(ruleset: Ruleset) -> tuple[Card, ...]:
    """List the *peces*: the cards that stand alone above the first tier of several."""
    found: list[Card] = []
    for tier in ruleset.tiers:
        if len(tier) > 1 and found:
            break
        found += tier if len(tier) == 1 else ()
    return tuple(found)


def seat_name(words: Words, seat: Seat, players: tuple[str, ...] = ()) -> str:
    """Name a seat, with who sits there if that is known: ``seat 2 (Bernat)``."""
    name = players[seat] if seat < len(players) else ""
    number = int(seat) + 1
    if name:
        return words.say("seat-named", seat=number, name=name)
    return words.say("seat", seat=number)


def team_name(words: Words, team: Team) -> str:
    """Name a team: ``team A``."""
    return words.say("team", team=str(team))


def quoted(words: Words, text: str) -> str:
    """Put what is said at the table between quotation marks."""
    return words.say("quoted", text=text)


def call_said(words: Words, rung: str, ruleset: Ruleset, amount: int = 0) -> str:
    """Say what is said for a rung: the ruleset's words, the same in every language.

    *rung* is an id of either ladder, or that of a free raise with its amount: ``+5``.
    """
    if rung.startswith(FREE) and rung != FREE:
        rung, amount = FREE, int(rung.removeprefix(FREE))
    say = ruleset.rung_by_id[rung][2].say
    if rung == FREE and amount:
        return words.say("call-free", amount=amount, say=say.lower())
    return say


def call_gloss(words: Words, rung: str) -> str:
    """Explain a rung in the reader's language; empty where we do not know it."""
    message = f"rung-{'free' if rung == FREE else rung}-gloss"
    return words.say(message) if words.has(message) else ""


def sign_name(words: Words, sign: str) -> str:
    """Say what a senya means; where we do not know it, its id as the ruleset writes it."""
    message = f"sign-{sign}"
    return words.say(message) if words.has(message) else sign


def expression_said(words: Words, expression: str) -> str:
    """Say an expression as it is said, the same in every language."""
    message = f"expression-{expression}"
    return words.say(message) if words.has(message) else expression


def expression_gloss(words: Words, expression: str) -> str:
    """Explain an expression in the reader's language; empty where we do not know it."""
    message = f"expression-{expression}-gloss"
    return words.say(message) if words.has(message) else ""


def hand_names(words: Words, hand: Hand) -> str:
    """Name the cards of a hand, without articles: ``seven of coins, three of cups``."""
    return ", ".join(card_name(words, card) for card in hand)


def score_text(words: Words, score: tuple[int, int]) -> str:
    """Write both teams' figures, team A first: ``17–9``."""
    return words.say("score", own=score[0], rival=score[1])
