"""The French deck: 52 cards, two jokers and a back, in the style of the five-suit deck, without its coins.

Three cards look otherwise where a game ranks them otherwise: jokers of equal height, and a deuce above the ace.
"""

from artlib.aces import jewel, wreathed
from artlib.courts import court
from artlib.crown import emblem
from artlib.faces import COIN, both_ways, index, pips, sheet
from artlib.jokers import joker
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH, corner_scroll, double_frame, rich_frame
from artlib.svg import document, placed

SUITS = "SDHC"


def _pip_card(suit: str, rank: int) -> str:
    return document(
        CARD_WIDTH, CARD_HEIGHT, [sheet(), double_frame(), pips(suit, rank), both_ways(index(suit, str(rank)))]
    )


def _high_deuce(suit: str) -> str:
    """Return a deuce that ranks above the ace: crowned at its corners, in the frame of the ace."""
    crown = placed(emblem(), COIN, 0.43)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [sheet(), rich_frame(), both_ways(corner_scroll()), pips(suit, 2), both_ways(index(suit, "2") + crown)],
    )  # fmt: skip


def _ace(suit: str) -> str:
    middle = wreathed(suit) if suit == "S" else jewel(suit)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [sheet(), rich_frame(), both_ways(corner_scroll()), middle, both_ways(index(suit, "A"))],
    )  # fmt: skip


def french_files() -> dict[str, str]:
    """Return the file names under french/ and their contents."""
    cards = {f"{rank}{suit}": _pip_card(suit, rank) for suit in SUITS for rank in range(2, 11)}
    cards |= {f"A{suit}": _ace(suit) for suit in SUITS}
    cards |= {f"{rank}{suit}": court(suit, rank) for suit in SUITS for rank in "JQK"}
    cards |= {"BigJoker": joker(is_big=True), "LittleJoker": joker(is_big=False)}
    cards |= {
        "BigJoker-equal": joker(is_big=True, is_sized=False),
        "LittleJoker-equal": joker(is_big=False, is_sized=False),
    }
    cards |= {"2S-high": _high_deuce("S")}
    return {f"{name}.svg": text for name, text in cards.items()}
