"""The French deck: 52 cards, two jokers and a back, in the dress of the five-suit deck, without its coins."""

from artlib.aces import jewel, wreathed
from artlib.back import FRENCH, card_back
from artlib.courts import court
from artlib.faces import both_ways, index, pips, sheet
from artlib.jokers import joker
from artlib.ornament import CARD_HEIGHT, CARD_WIDTH, corner_scroll, double_frame, rich_frame
from artlib.svg import document

SUITS = "SDHC"


def _pip_card(suit: str, rank: int) -> str:
    return document(
        CARD_WIDTH, CARD_HEIGHT, [sheet(), double_frame(), pips(suit, rank), both_ways(index(suit, str(rank)))]
    )


def _ace(suit: str) -> str:
    middle = wreathed(suit) if suit == "S" else jewel(suit)
    return document(
        CARD_WIDTH, CARD_HEIGHT,
        [sheet(), rich_frame(), both_ways(corner_scroll()), middle, both_ways(index(suit, "A"))],
    )  # fmt: skip


def french_files() -> dict[str, str]:
    """File names under french/ and what stands in them."""
    cards = {f"{rank}{suit}": _pip_card(suit, rank) for suit in SUITS for rank in range(2, 11)}
    cards |= {f"A{suit}": _ace(suit) for suit in SUITS}
    cards |= {f"{rank}{suit}": court(suit, rank) for suit in SUITS for rank in "JQK"}
    cards |= {"BigJoker": joker(is_big=True), "LittleJoker": joker(is_big=False), "back": card_back(FRENCH)}
    return {f"{name}.svg": text for name, text in cards.items()}
