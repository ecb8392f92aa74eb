"""What pack.yaml says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field, create_model

from hamlet.content.models.fields import EntryId, EntryPart, Name, Text
from hamlet.content.requirements import REQUIREMENT
from hamlet.content.subjects import KEYED
from hamlet.engine.limits import LONGEST_ID

PackWanted = Annotated[str, Field(pattern=REQUIREMENT, max_length=LONGEST_ID * 2)]

if TYPE_CHECKING:
    Removes = EntryPart
else:
    Removes = create_model(
        "Removes",
        __base__=EntryPart,
        __cls_kwargs__={"title": "What is taken out"},
        __doc__="Entries of earlier packs that are taken out, by subject.",
        **{
            name: (list[EntryId], Field(default_factory=list, description=f"Entries of {name} to take out."))
            for name in KEYED
        },
    )


_NOTHING = Removes.model_construct()


def _removes_nothing() -> Removes:
    """A copy: to make it anew takes longer than to check a pack.yaml."""
    return _NOTHING.model_copy(deep=True)


class PackFile(EntryPart, title="A pack"):
    """A pack: who made it, what it needs, what it takes away."""

    id: EntryId = Field(description="The pack's own id, unlike that of any other pack.")
    name: Name
    version: Text = Field(description='The version, in quotes: "1.0".')
    authors: list[Text] = Field(default_factory=list, description="Who made it.")
    about: Text | None = Field(None, description="One sentence about the pack.")
    requires: list[PackWanted] = Field(
        default_factory=list,
        description="Packs that must be there, perhaps in some versions only: [base, 'lake >= 1.1, < 2'].",
    )
    optional: list[PackWanted] = Field(
        default_factory=list,
        description="Packs that this one is ready for: if they are there, they come before it.",
    )
    conflicts: list[EntryId] = Field(
        default_factory=list, description="Packs that this one cannot be played with."
    )
    expansion: EntryId | None = Field(
        None, description="The rules of an expansion that the game knows, which this pack brings into play."
    )
    removes: Removes = Field(
        default_factory=_removes_nothing,
        description="Entries of earlier packs to take out, by subject.",
    )
