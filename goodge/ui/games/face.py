"""Everything that a game gives to the screens, in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.game import Phase
from ...engine.values import dataclass
from ..tabletop.director import Shows
from ..tabletop.facts import Beginning
from ..tabletop.panels.panel import PhasePanel
from ..tabletop.presenter import Presenter
from .asked import Asked
from .offer import Offer
from .paper import Paper


@dataclass(frozen=True, slots=True)
class Face:
    """One game on the screen.

    `presenter` says what stands on the table, `panels` what is asked in each phase, `shows` how events that other games
    do not have are shown; `paper` has its score sheet, rules and statistics, `offer` what New game says about it.
    `asked` says what is asked of a round with real cards, if its score can be kept.
    `beginning` makes the presenter for those who do not know all of the game yet, if there are rounds for them.
    """

    presenter: Presenter
    panels: Mapping[Phase, type[PhasePanel]]
    shows: Shows
    paper: Paper
    offer: Offer
    asked: Asked | None = None
    beginning: Callable[[Beginning], Presenter] | None = None

    @property
    def id(self) -> str:
        return self.presenter.id
