"""What hands make of controls, where a kind of control says nothing of its own."""

from __future__ import annotations

from hamlet.app.art.palette import DISABLED_TEXT, INK, Colour
from hamlet.app.kit.kit_pane import SetValue


class Unmoved:
    """Arrows walk past it, Enter does nothing, and it cannot be pulled."""

    __slots__ = ()

    @property
    def current(self) -> SetValue | None:
        """It stands at nothing."""
        return None

    def stepped(self, by: int) -> SetValue | None:
        """Arrows only walk."""
        return None

    def pressed(self) -> SetValue | None:
        """Nothing."""
        return None

    def pulled(self, share: float) -> SetValue | None:
        """It has no track."""
        return None


class CountedControl(Unmoved):
    """Something that is counted: a click makes it more, the other button of the mouse less; + and − too."""

    __slots__ = ()

    def counted(self, by: int) -> SetValue | None:
        """One more or one less; at its limits what it is."""
        return None

    def pressed(self) -> SetValue | None:
        """One more."""
        return self.counted(1)


def word_colour(*, enabled: bool) -> Colour:
    """The colour of a control's words."""
    return INK if enabled else DISABLED_TEXT
