"""What each word that a pack may choose means, in a sentence: editors show it, and the guide."""

from __future__ import annotations

from typing import Final

Meanings = dict[str, str]

KINDS: Final[Meanings] = {
    "church": "Takes deliveries; there is one, among the start tiles.",
    "town_hall": "Where blueprints are taken, and villagers and donkeys hired; there is one, a start tile.",
    "market": "Where goods are sold; there is one, among the start tiles.",
    "producer": "A villager's work fills its slots with raw materials: needs `slots` and `produces`.",
    "refinery": "Makes a refined material from a raw one: needs `slots` and `refines`.",
    "landmark": "Takes its builder's flag and brings points at the end, as its `score` says.",
    "storeroom": "Keeps goods of its owner, for him alone; with the lake.",
}

MEASURES: Final[Meanings] = {
    "always": "Counts one, whatever happens.",
    "matching_segment": "Sides of the building that meet their like; with `terrain`, of that one only.",
    "church_distance": "Tiles on the shortest way to the Church, both ends counted.",
    "delivery": "Deliveries of its owner to the Church.",
    "sale": "Sales of its owner at the Market.",
    "flag": "Buildings with a flag of its owner.",
    "donkey": "Donkeys of its owner.",
    "villager": "Villagers of its owner.",
    "gold": "Gold that its owner has left at the end.",
    "road": "Road markers that its owner has built.",
    "longest_road_tile": "Tiles of the longest road of its owner.",
    "boat": "Boats of its owner; with the lake.",
    "lake_segment": "Sides of the building that meet a lake; with `terrain`, of that one only.",
    "stored_material": "Goods that lie on the building at the end: for a storeroom.",
    "fish_worth": "What the fish that its owner has left are worth; with the lake.",
}

EFFECTS: Final[Meanings] = {
    "gain_donkey": "Its eater gets a donkey: see `least_donkeys`.",
    "stand_up": "One villager of its eater who has worked stands up and may work once more.",
    "free_building": "Its eater builds a blueprint that fits, without paying for it.",
    "close_building": "No villager works where his next one has worked, until the next turn of the eater.",
    "refill_fish": "When his next villager has worked, fish return to all water beside that building.",
    "no_donkeys": "When his next villager works, goods need no donkeys on their way.",
    "free_blueprints": "Until the turn ends no coins are laid on the blueprints that are passed over.",
    "frozen_lakes": "Until the turn ends the lakes are frozen: one walks over them.",
}

CLASSES: Final[Meanings] = {
    "raw": "Filled into the slots of producers.",
    "refined": "Made from a raw material by a refinery; it has a pile of tiles and tokens of its own.",
}

TREES: Final[Meanings] = {
    "oak": "Round trees, the usual ones.",
    "birch": "Other round trees.",
    "fir": "Firs.",
    "blossom": "Trees in blossom.",
    "apple": "Trees with white blossom.",
    "red": "Trees as red as in autumn.",
    "bare": "Bare trees.",
}

LIKE_SEASONS: Final[Meanings] = {
    "spring": "Fresh green, trees in blossom, many flowers.",
    "summer": "Deep green and ripe fields.",
    "autumn": "Yellow and red trees, fallen leaves.",
    "winter": "Snow, bare trees, ice on the water.",
}

SURENESS: Final[Meanings] = {
    "printed": "As it is printed in a game that one can buy.",
    "likely": "Not seen in print, but very likely so.",
    "designed": "Made up for this pack: what a pack of yours says.",
}

MILESTONES_FOR: Final[Meanings] = {
    "first_road": "Goes to whoever builds the first road marker.",
    "refinery": "Goes to whoever first builds a tile that names it in its `reward`.",
}

OPTION_TYPES: Final[Meanings] = {
    "whole": "A whole number from `least` to `most`; the word unlimited too, with `unlimited: true`.",
    "wholes": "As many whole numbers as `length` says: [5, 7, 9].",
    "prices": "A price for raw and one for refined materials: {raw: 3, refined: 5}.",
    "switch": "true or false.",
    "choice": "One of the words in `choices`.",
    "layout": "The id of a start layout, or one of the words in `choices`.",
    "season": "The id of a season, or one of the words in `choices`.",
    "edition": "The id of an edition of Botric's rules, or one of the words in `choices`.",
}

MEANS_WITH: Final[Meanings] = {
    "own_gold": "Only in editions in which he has gold of his own.",
    "prices": "Only in editions in which he buys on the free market.",
}

LISTS: Final[Meanings] = {
    "deliver": "Which delivery he makes.",
    "sell": "Which sale he makes.",
    "produce": "Where he produces.",
    "purchase": "Which blueprint he takes.",
    "refine": "Where he refines.",
    "build": "Which blueprint he builds.",
    "place": "Where he builds it.",
    "road": "Where he builds a road marker.",
    "fishing": "Where he fishes.",
    "boat": "Where he puts a boat.",
}

TOKENS: Final[Meanings] = {
    "produce": "He fills a producer.",
    "purchase": "He takes a blueprint.",
    "refine": "He refines.",
    "build": "He builds a blueprint.",
    "road": "He builds a road marker.",
    "fishing": "He fishes; with the lake.",
}

LINES: Final[Meanings] = {
    "points": "What brings the most points.",
    "own_high_quality": "What asks for most of what he makes in high quality.",
    "own_refined": "What asks for most of what he refines himself.",
    "fewest_bought": "What he must buy the least for.",
    "fewest_materials": "What takes the fewest materials; where he produces: the fewest lying there.",
    "nearest_villager": "What is nearest to a standing villager.",
    "affordable": "What his coins suffice for, with the blueprints before it.",
    "class": "First a refinery whose milestone is free, then a landmark, a refinery, a producer, the rest.",
    "leftmost": "What lies farthest to the left.",
    "high_quality": "Where he makes high quality.",
    "oldest": "The blueprint that he has had longest.",
    "without_human_roads": "Where he gets without roads of the human's.",
    "no_human_flags": "Beside no building with a flag of the human's.",
    "most_lake": "Where most ground is enclosed as lakes.",
    "any_like_pair": "Where at least one side meets its like.",
    "distance": "Far out along his own way, or else near the Church.",
    "most_road_pairs": "Where most roads meet.",
    "most_like_pairs": "Where most sides meet their like.",
    "fewest_cliffs": "Where forest meets mountain on the fewest sides.",
    "any_road_pair": "Where at least one road meets a road.",
    "any_wood_or_rock_pair": "Where at least one forest or mountain meets its like.",
    "nearest_church": "What is nearest to the Church.",
    "joins_landmark": "What leads to a landmark of his own.",
    "extends_road": "What goes on from a road of his own.",
    "most_fish": "Where most fish are.",
    "refinery": "What leads to a refinery out of his reach.",
    "largest": "On the largest lake.",
}

NAMES: Final[dict[str, Meanings]] = {
    "KindName": KINDS,
    "MeasureName": MEASURES,
    "EffectName": EFFECTS,
    "ListName": LISTS,
    "LineName": LINES,
    "TokenName": TOKENS,
}
"""Those of the names that the engine knows, by what the schema calls them."""
