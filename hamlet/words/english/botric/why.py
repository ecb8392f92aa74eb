"""Why Botric passes something over, and by which lines of his lists he chooses."""

from __future__ import annotations

from typing import Final

SHORT: Final = {
    "all_hired": "has all {limit}",
    "too_dear": "{asked}, has {gold}",
    "closed": "closed to him",
    "out_of_reach": "out of reach",
    "all_delivered": "all parts built",
    "lacks": "cannot pay",
    "lacks.sell": "lacks the goods",
    "lacks.refine": "lacks raw goods",
    "lacks.road": "lacks the goods",
    "nothing_for_sale": "no sales left",
    "all_full": "all slots full",
    "queue_full": "queue is full",
    "display_empty": "display is empty",
    "no_refinery": "no refinery free",
    "no_token": "no tokens left",
    "no_blueprint": "queue is empty",
    "fits_nowhere": "fits nowhere",
    "roads_gone": "all roads built",
    "no_road_site": "nothing to join",
    "no_fish": "no fish near",
    "fish_bag_empty": "fish bag empty",
}
"""In four words at most."""

WHY: Final = {
    "all_hired": "He has all his villagers already: {limit:villager} in all.",
    "too_dear": "The next villager asks for {asked}, and he has {gold}.",
    "closed": "{tile} is closed: nobody works there now.",
    "out_of_reach": "Nothing that he needs for it is in his reach.",
    "out_of_reach.tiles": "{tiles} {tiles:is|are} out of his reach.",
    "all_delivered": "Every part of {church} is built.",
    "lacks": "He cannot pay for it.",
    "lacks.deliver": "He can pay for no part of {church} that is left.",
    "lacks.sell": "He lacks the goods for every sale on offer.",
    "lacks.refine": "Nothing that he could refine can be brought to a refinery with room.",
    "lacks.build": "He cannot pay for {blueprints}.",
    "lacks.road": "He lacks the goods for a road, and buys none for it.",
    "nothing_for_sale": "No sale is on offer.",
    "all_full": "Every producer in his reach is full.",
    "queue_full": "His queue is full: {limit:blueprint} {limit:waits|wait} to be built.",
    "display_empty": "No blueprint is on display.",
    "no_refinery": "No refinery in his reach has an empty slot.",
    "no_token": "His tokens for the refineries with room are all out in the village.",
    "no_blueprint": "No blueprint waits in his queue.",
    "fits_nowhere": "There is no place in his reach for {blueprints}.",
    "roads_gone": "All his roads are built: {limit:road}.",
    "no_road_site": "No road of his would lead to a building that he does not reach already.",
    "no_fish": "No fish swim beside a building in his reach.",
    "fish_bag_empty": "No fish are left in the bag.",
}
"""In a sentence."""

LINES: Final = {
    # what he delivers or sells
    "points": "most points",
    "own_high_quality": "most goods of his own of high quality used",
    "own_refined": "most refined goods of his own used",
    "fewest_bought": "fewest goods bought",
    "fewest_materials": "fewest materials given",
    # where he works
    "fewest_materials.produce": "fewest materials lying there",
    "nearest_villager": "nearest to a standing villager",
    "high_quality": "where he makes high quality",
    "most_fish": "most fish",
    # which blueprint
    "affordable": "coins enough for the blueprints before it",
    "class": "the kind he wants most",
    "leftmost": "farthest left on display",
    "oldest": "longest in his queue",
    # where he builds
    "without_human_roads": "reached without roads of {seat}",
    "no_human_flags": "touches no flag building of {seat}",
    "most_lake": "most ground enclosed as lakes",
    "any_like_pair": "at least one side meets its like",
    "distance": "farthest from {church} along his own roads, else nearest to it",
    "distance.far": "farthest from {church} along his own roads",
    "distance.near": "nearest to {church}",
    "most_road_pairs": "most roads that meet roads",
    "most_like_pairs": "most sides that meet their like",
    "fewest_cliffs": "fewest sides where forest meets mountain",
    "any_road_pair": "at least one road meets a road",
    "any_wood_or_rock_pair": "at least one forest or mountain side meets its like",
    "nearest_church": "nearest to {church}",
    # roads and boats
    "joins_landmark": "leads to a landmark of his own",
    "extends_road": "goes on from a road of his own",
    "refinery": "leads to a refinery out of his reach",
    "largest": "the largest lake",
    # who walks, and what no line decides
    "nearest": "the villager who stands nearest",
    "human": "{seat} chooses",
    "only": "nothing else was possible",
}
"""What each line of his lists wants."""

KINDS: Final = {
    "class": "first a refinery whose milestone is free, then a landmark, a refinery, a producer, the rest",
}
"""What a line means where its few words do not say it."""

ACCOUNT: Final = {
    "tried": "Not possible: {action}. {why}",
    "deed": "Done: {deed}",
    "only": "Nothing was to be decided: there was one way only.",
    "list": "How it was chosen:",
    "walking": "Who went there:",
    "line": "{line}: {after} left of {before}",
    "line.decides": "{line}: {after} left of {before}, which decides",
    "line.about": "{told} ({about})",
    "tie": "His list leaves {count} here:",
    "option": "{letter}: {option}",
    "marker": "Drawn from the bag: a marker with {marker}. Below its fellow lies {token}.",
    "boat": "{deed}. {why}.",
    "fish": "He may keep {limit} fish: the most common go back, for a reward.",
    "end": "None of his villagers stands: his turn is over.",
    "chosen": "Chosen for him: {option}",
    "chosen.lot": "By lot: {option}",
}
"""How he came to something, line by line."""
