"""Menu cards, sales, deliveries, awards and milestones as values that are edited by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.content.editing import cards, menus, playing
from hamlet.content.editing.beginnings import begin, begin_as
from hamlet.content.editing.card_beginnings import CARD_BEGINNINGS
from hamlet.content.editing.costs import MOST, cost_at, counted, mixes
from hamlet.content.editing.drafts import Draft, draft_of
from hamlet.content.editing.offered import OfferedIds, offered
from hamlet.content.editing.sentences import with_sentence
from hamlet.content.editing.spelling import entry_text
from hamlet.engine.lake.base import LAKE
from hamlet.engine.reading import read_definitions
from hamlet.resources import data_folder
from hamlet.words.lake.menu import menu_text
from hamlet.words.rooms import english

WORDS = english()
FOLDERS = [data_folder() / name for name in ("base", "lake")]


@pytest.fixture(scope="module")
def loaded() -> LoadedPacks:
    return load_packs(FOLDERS)


@pytest.fixture(scope="module")
def known(loaded: LoadedPacks) -> OfferedIds:
    return offered(loaded)


def played(folder: Path, *drafts: Draft) -> LoadedPacks:
    """The packs with a pack of these drafts, each in its file."""
    pack = folder / "hand_made"
    pack.mkdir(exist_ok=True)
    about = 'id: hand_made\nname: Made by hand\nabout: For tests.\nversion: "1"\nrequires: [base, lake]\n'
    (pack / "pack.yaml").write_text(about, encoding="utf-8")
    for draft in drafts:
        (pack / f"{draft.subject}.yaml").write_text(entry_text(draft.data) + "\n", encoding="utf-8")
    return load_packs([*FOLDERS, pack])


def begun(subject: str, known: OfferedIds) -> Draft:
    return CARD_BEGINNINGS[subject]("made_by_hand", known)


def entry(loaded: LoadedPacks, subject: str, name: str) -> dict[str, Any]:
    return next(dict(each) for each in loaded.data[subject] if each["id"] == name)


# beginnings


@pytest.mark.parametrize("subject", sorted(CARD_BEGINNINGS))
def test_whatever_is_begun_is_sound_and_played(
    subject: str, known: OfferedIds, loaded: LoadedPacks, tmp_path: Path
) -> None:
    draft = begun(subject, known)
    assert draft.subject == subject
    found = played(tmp_path, draft)
    assert found.problems == ()
    data = {"market": "sales"}.get(subject, subject)
    assert entry(found, data, "made_by_hand")["id"] == "made_by_hand"
    read_definitions(resolve(found))


def test_a_new_award_is_for_what_nobody_is_given_one_for(known: OfferedIds, loaded: LoadedPacks) -> None:
    given = {each.get("most") for each in loaded.data["awards"]}
    assert cards.award_measure(begun("awards", known)) not in given


# costs


def test_goods_are_counted_up_and_down_and_go_at_none() -> None:
    draft = draft_of("market", {"id": "a", "needs": {"wood": 2}})
    more = counted(counted(draft, ("needs",), "brick", 1), ("needs",), "wood", 1)
    assert cost_at(more, ("needs",)) == {"wood": 3, "brick": 1}
    less = counted(more, ("needs",), "brick", -1)
    assert cost_at(less, ("needs",)) == {"wood": 3}
    assert counted(less, ("needs",), "brick", -1) == less


def test_no_more_is_asked_for_than_a_file_may_say() -> None:
    draft = draft_of("market", {"id": "a", "needs": {"wood": MOST}})
    assert counted(draft, ("needs",), "wood", 1) is draft


def test_what_is_no_number_is_no_cost() -> None:
    draft = draft_of("market", {"id": "a", "needs": {"wood": "two", "brick": 1, "milk": True}})
    assert cost_at(draft, ("needs",)) == {"brick": 1}
    assert cost_at(draft_of("market", {"id": "a", "needs": "wood"}), ("needs",)) == {}


def test_mixes_that_the_packs_ask_for_are_offered(known: OfferedIds) -> None:
    assert known.mixes == ("milk/brick", "timber/flour", "wood/stone/wheat")
    assert mixes([{"a": [{"b/c": 1}]}, "d/e"]) == ("b/c",)


def test_a_cost_is_the_one_that_the_engine_reads(
    known: OfferedIds, loaded: LoadedPacks, tmp_path: Path
) -> None:
    draft = begun("market", known).without("needs")
    for good, count in (("milk/brick", 2), ("wheat", 1), ("gold", 3)):
        draft = counted(draft, ("needs",), good, count)
    sales = read_definitions(resolve(played(tmp_path, draft))).sales
    made = next(sale for sale in sales if sale.id == draft.id)
    assert playing.cost_of(draft, ("needs",), known) == made.cost


# sales, awards, milestones


def test_a_sale_has_a_tier_and_a_reward_of_points_and_gold(known: OfferedIds, loaded: LoadedPacks) -> None:
    draft = begun("market", known)
    points, gold = cards.reward_parts(draft)
    draft = points.said(gold.said(cards.tier_part(draft).said(draft, 3), 5), 4)
    assert (draft.get("tier"), draft.get("reward")) == (3, {"points": 4, "gold": 5})


def test_an_award_is_for_the_most_or_the_second_most_and_never_for_both() -> None:
    draft = draft_of("awards", {"id": "a", "name": "A", "points": 2, "most": "sale"})
    second = cards.with_award(draft, "second", "flag")
    assert (second.get("most"), second.get("second")) == (None, "flag")
    assert playing.award(second).place == 2
    assert playing.award(cards.with_award(second, "most", "flag")).place == 1


def test_games_that_have_a_sale_are_all_or_those_with_a_switch_on() -> None:
    draft = draft_of("market", {"id": "a"})
    some = cards.with_when(draft, "deep_water_fishing")
    assert (cards.when_of(draft), cards.when_of(some)) == (cards.ALWAYS, "deep_water_fishing")
    assert some.get("when") == {"deep_water_fishing": True}
    assert cards.with_when(some, cards.ALWAYS) == draft
    more = draft.put("when", {"flags": 6})
    assert cards.when_of(more) == cards.OTHERWISE
    assert cards.with_when(more, cards.OTHERWISE) is more


def test_only_what_is_counted_for_a_seat_can_be_awarded(known: OfferedIds) -> None:
    assert "delivery" in known.seat_measures
    assert not {"always", "matching_segment", "church_distance"} & set(known.seat_measures)


def test_a_milestone_is_what_the_engine_reads(known: OfferedIds, loaded: LoadedPacks, tmp_path: Path) -> None:
    draft = cards.milestone_for(begun("milestones", known)).said(begun("milestones", known), "refinery")
    draft = cards.milestone_quality(draft, known).said(draft, "brick")
    draft = cards.milestone_roads(draft).said(draft, 0)
    found = read_definitions(resolve(played(tmp_path, draft)))
    assert playing.milestone(draft, known) == found.milestones[-1]


# the Church


def test_deliveries_are_added_moved_and_taken_away(known: OfferedIds, loaded: LoadedPacks) -> None:
    draft = begun("church", known)
    names = [slot["id"] for slot in cards.slots_of(draft)]
    assert [each["id"] for each in cards.slots_of(cards.moved_slot(draft, 0, 1))][:2] == [names[1], names[0]]
    assert cards.moved_slot(draft, 0, -1) is draft
    fewer = cards.without_slot(draft, len(names) - 1)
    assert [slot["id"] for slot in cards.slots_of(fewer)] == names[:-1]
    twice = cards.with_slot(cards.with_slot(fewer, "milk"), "milk")
    assert [slot["id"] for slot in cards.slots_of(twice)][-2:] == ["milk", "milk_2"]


def test_the_last_delivery_and_the_last_number_of_players_stay() -> None:
    draft = draft_of("church", {"id": "a", "seats": [2], "slots": [{"id": "b", "needs": {}, "points": 1}]})
    assert cards.without_slot(draft, 0) is draft
    assert cards.with_seats(draft, 2) is draft
    assert cards.seats_of(cards.with_seats(draft, 1)) == (1, 2)


# menu cards


def test_a_card_takes_the_place_of_the_card_that_lies_there(known: OfferedIds, loaded: LoadedPacks) -> None:
    menu = loaded.data["menu"]
    draft = begun("menu", known)
    assert draft.get("replaces") == "breeding"
    autumn = menus.laid(draft, menu, "autumn", "uncommon")
    assert autumn.get("replaces") == "infrastructure"
    assert menus.laid(autumn, menu, "autumn", "common").get("replaces") == "fish_market"


def test_a_card_that_only_changes_another_takes_nobodys_place(loaded: LoadedPacks) -> None:
    draft = menus.laid(draft_of("menu", {"changes": "breeding"}), loaded.data["menu"], "autumn", "rare")
    assert draft.data == {"changes": "breeding", "season": "autumn", "fish": "rare"}


def test_the_menu_of_a_season_has_the_card_and_not_the_one_it_replaces(
    known: OfferedIds, loaded: LoadedPacks
) -> None:
    menu = loaded.data["menu"]
    draft = menus.laid(begun("menu", known), menu, "autumn", "uncommon")
    ids: Sequence[str] = [card["id"] for card in menus.menu_with(menu, draft, "autumn")]
    assert ids == ["fish_market", "call_in_a_favour", "made_by_hand"]
    winter = [card["id"] for card in menus.menu_with(menu, draft, "winter")]
    assert winter == ["fish_market", "migration", "frozen_lake"]


def test_what_a_drafted_card_says_is_what_the_game_says_of_its_meal(
    known: OfferedIds, loaded: LoadedPacks, tmp_path: Path
) -> None:
    for effect in known.effects:
        draft = with_sentence(begun("menu", known), effect)
        if effect == "gain_donkey":
            draft = draft.put("least_donkeys", 2)
        definitions = read_definitions(resolve(played(tmp_path, draft)))
        card = next(each for each in definitions.parts[LAKE].cards if each.id == draft.id)
        drafted = playing.menu_card(draft, known)
        assert drafted == card
        assert menu_text(WORDS, definitions, drafted) == menu_text(WORDS, definitions, card)


@pytest.mark.parametrize("card", ["infrastructure", "fish_market"])
def test_a_copy_of_a_card_takes_its_place_and_keeps_its_drawing(
    card: str, known: OfferedIds, loaded: LoadedPacks, tmp_path: Path
) -> None:
    told = entry(loaded, "menu", card)
    source = draft_of(
        "menu", {key: told[key] for key in ("id", "name", "fish", "gain", "does", "season") if key in told}
    )
    draft = begin_as(source, known, [card])
    assert (draft.id, draft.get("replaces"), draft.get("drawing")) == (f"{card}_2", card, card)
    assert played(tmp_path, draft).problems == ()


def test_a_copy_of_a_side_of_the_church_takes_its_place(known: OfferedIds, loaded: LoadedPacks) -> None:
    source = draft_of("church", entry(loaded, "church", "many"))
    assert begin_as(source, known, ["many"]).get("replaces") == "many"
    assert begin_as(source, known, ["many"], own=["many"]).get("replaces") is None


def test_a_new_card_lies_where_its_pack_has_none(known: OfferedIds, loaded: LoadedPacks) -> None:
    menu = [*loaded.data["menu"], {"id": "mine", "fish": "uncommon", "season": "spring"}]
    beside = replace(known, data={**known.data, "menu": menu})
    draft = begin("menu", beside, ["mine"], own=["mine"])
    assert (draft.get("season"), draft.get("fish")) == ("summer", "uncommon")
    assert draft.get("replaces") == "monopoly"


# names, and entries that change others


def test_a_name_in_several_languages_is_edited_in_english() -> None:
    draft = draft_of("awards", {"id": "a", "name": {"de": "Eins", "en": "One"}})
    assert cards.name_of(draft) == "One"
    assert cards.renamed(draft, "Two").data["name"] == {"de": "Eins", "en": "Two"}
    assert cards.renamed(draft_of("awards", {"id": "a"}), "Two").data["name"] == "Two"


def test_an_entry_that_changes_another_shows_all_and_writes_only_what_differs(loaded: LoadedPacks) -> None:
    draft = draft_of("awards", {"changes": "merchant", "points": 6})
    whole = cards.widened(draft, entry(loaded, "awards", "merchant"))
    assert (cards.name_of(whole), cards.award_measure(whole), whole.number("points")) == (
        "Merchant",
        "sale",
        6,
    )
    edited = cards.with_award(cards.points_part(whole).said(whole, 7), "most", "flag")
    assert cards.narrowed(draft, whole, edited).data == {"changes": "merchant", "points": 7, "most": "flag"}


def test_an_entry_of_its_own_is_not_widened(loaded: LoadedPacks) -> None:
    draft = draft_of("awards", {"id": "a", "points": 6})
    whole = cards.widened(draft, entry(loaded, "awards", "merchant"))
    assert whole is draft
    assert cards.narrowed(draft, whole, whole.put("points", 7)).data == {"id": "a", "points": 7}
