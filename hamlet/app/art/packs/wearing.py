"""What the packs of the game that is shown look like, wherever their goods, cards and seasons are named.

A sign is asked for by the name of what it stands for alone: so what a name means is put on with the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hamlet.app.art import icons
from hamlet.app.art.icons.pen import DRAWINGS, WORN, Drawing
from hamlet.app.art.menu.menu_lights import WORN_LIGHTS, light_like
from hamlet.app.art.packs.goods_of_packs import OTHER_GOODS, drawing_of_picture, stand_in_goods
from hamlet.app.art.packs.pack_pictures import PACK_PICTURES, PictureName, picture_named
from hamlet.app.art.palette import MATERIALS, WORN_GOODS, Colour, hex_colour
from hamlet.app.art.seasons.palettes import WORN_SEASONS, season_of_pack
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.sized import forget_worn
from hamlet.engine.definitions import Definitions

_OURS: Final = frozenset(MATERIALS)
_LOOKS: Final = frozenset(("picture", "colour"))
NAKED: Final[tuple[object, ...]] = ([], {}, {}, [], 0)
"""What is worn where packs say nothing of how they look."""


class Wardrobe:
    """What is worn just now: put on anew only if it is another."""

    def __init__(self) -> None:
        self._of: Definitions | None = None
        self._looked = 0
        self.dress = repr(NAKED)
        """Two times that this is the same, goods and cards look the same."""
        self.cards: dict[str, PictureName] = {}
        self.drawn: dict[str, str] = {}
        """Menu cards that have the drawing of another one."""

    def wear(self, definitions: Definitions | None) -> None:
        """From now on goods and cards look as these packs say; whoever shows none leaves all as it is."""
        if definitions is None or (definitions is self._of and self._looked == PACK_PICTURES.looked):
            return
        self._of, self._looked = definitions, PACK_PICTURES.looked
        names = {material.id: material.name for material in definitions.materials}
        goods = [
            (told, names.get(str(entry["id"]), ""))
            for entry in _entries(definitions, "materials")
            if (told := _told(entry)).keys() & _LOOKS or entry["id"] not in _OURS
        ]
        cards = {
            str(entry["id"]): name
            for entry in _entries(definitions, "menu")
            if (name := picture_named(entry))
        }
        drawn = {
            str(entry["id"]): entry["drawing"]
            for entry in _entries(definitions, "menu")
            if isinstance(entry.get("drawing"), str)
        }
        seasons = [
            (str(each["id"]), each["palette"])
            for each in _entries(definitions, "seasons")
            if "palette" in each
        ]
        worn = (goods, cards, drawn, seasons, self._looked if goods or cards else 0)
        if (dress := repr(worn)) == self.dress:
            return
        self.dress, self.cards, self.drawn = dress, cards, drawn
        WORN.clear()
        WORN_GOODS.clear()
        WORN_SEASONS.clear()
        WORN_LIGHTS.clear()
        self._put_on(goods)
        for season, palette in seasons:
            _put_on_season(season, palette)
        icons.forget_icons()
        forget_worn()

    def _put_on(self, goods: Sequence[tuple[Mapping[str, Any], str]]) -> None:
        taken: set[Colour] = set()
        numbers = {True: 0, False: 0}
        for entry, name in goods:
            known, refined = str(entry["id"]), entry.get("class") == "refined"
            own = hex_colour(entry.get("colour"))
            if known not in _OURS:
                colour = own or _free(known, taken)
                taken.add(colour)
                self._sign(
                    known, stand_in_goods(_first(name, known), numbers[refined], colour, refined=refined)
                )
                WORN_GOODS[known] = colour
                numbers[refined] += 1
            elif own is not None:
                drawn = DRAWINGS[known]
                self._sign(known, Drawing(drawn.body, own, drawn.details))
                WORN_GOODS[known] = own
            picture = picture_named(entry)
            if picture is not None and PACK_PICTURES.of(picture) is not None:
                self._sign(
                    known,
                    drawing_of_picture(
                        picture.hash, own or WORN_GOODS.get(known, MATERIALS.get(known, OTHER_GOODS[0]))
                    ),
                )

    def _sign(self, known: str, drawing: Drawing) -> None:
        """A sign for goods; signs of ours that stand for something else keep their names."""
        name = known.replace("_", "-")
        if known in _OURS or name not in DRAWINGS:
            WORN[name] = drawing


WARDROBE = Wardrobe()
"""Of this program: one game is shown at a time."""


def wear_packs(definitions: Definitions) -> None:
    """Goods and cards look as these packs say, until another game is shown."""
    WARDROBE.wear(definitions)


def season_in(definitions: Definitions, known: str) -> SeasonLook:
    """A season of these packs, in its own colours if it has any."""
    entry = next((each for each in _entries(definitions, "seasons") if each.get("id") == known), {})
    return season_of_pack(known, entry.get("palette"))


def _put_on_season(known: str, palette: object) -> None:
    """Its colours, in the village and on menu cards."""
    look = WORN_SEASONS[known] = season_of_pack(known, palette)
    sky = palette.get("sky") if isinstance(palette, Mapping) else None
    parts = sky if isinstance(sky, list | tuple) else ()
    WORN_LIGHTS[known] = light_like(look, [colour for each in parts if (colour := hex_colour(each))])


def _entries(definitions: Definitions, subject: str) -> Sequence[Mapping[str, Any]]:
    told = definitions.data.get(subject, ())
    return [each for each in told if isinstance(each, Mapping)] if isinstance(told, Sequence) else []


def _told(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """What of goods says how they look."""
    return {key: entry[key] for key in ("id", "class", *_LOOKS) if key in entry}


def _free(known: str, taken: set[Colour]) -> Colour:
    """A colour for goods that say none: by their name, and not that of others beside them."""
    first = seed_of(known) % len(OTHER_GOODS)
    order = [*OTHER_GOODS[first:], *OTHER_GOODS[:first]]
    return next((colour for colour in order if colour not in taken), order[0])


def _first(name: str, known: str) -> str:
    """The letter on a sign: that of the name, if our letters have it."""
    letter = name.strip()[:1].upper()
    return letter if letter.isalnum() and letter <= "\u024f" else known[:1].upper()
