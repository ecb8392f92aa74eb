"""What stands on the screen of kept games; how villages, months and days are called."""

from __future__ import annotations

from typing import Final

GAMES_SCREEN: Final = {
    "games": "Games",
    "games.none": "No game is kept yet",
    "games.none.about": "Whatever you play is kept by itself, after every step, and is found here.",
    "games.none_fits": "No game fits what is looked for.",
    "games.absent": "{folder} is not there now; games were kept in it.",
    "games.wrong": "{count} {count:game|games} cannot be opened: see there.",
    "games.broken": "Cannot be opened: {why}",
    # above the list
    "games.all": "All {count}",
    "games.going": "Going on {count}",
    "games.over": "Finished {count}",
    "games.search": "name, player, season",
    "games.search.short": "search",
    "games.import": "Import a record",
    "games.import.path": "where a .hamlet file lies",
    "games.import.about": "Or drop the file anywhere on this window",
    "games.import.do": "Import",
    "games.keys": "arrows choose · R replay · F2 rename · Del delete · E export",
    # one game
    "games.round": "Round {round}",
    "games.finished": "Finished",
    "games.damaged": "Damaged",
    "games.closed": "Closed",
    "games.edition": "{edition} edition",
    "games.solo": "solo",
    "games.you": "you",
    "games.village": "Village",
    "games.village.tiles": "{tiles} {tiles:tile|tiles}",
    "games.village.lakes": "{tiles} {tiles:tile|tiles}, {lakes} {lakes:lake|lakes}",
    "games.setup": "Setup",
    "games.played": "Played",
    "games.played.moves": "{moves} {moves:move|moves} in {rounds} {rounds:round|rounds}",
    "games.kept": "Kept",
    "games.place": "Lies in",
    "games.today": "today, {time}",
    "games.yesterday": "yesterday, {time}",
    "games.day": "{day} {month}",
    "games.day.year": "{day} {month} {year}",
    # what can be done about it
    "games.way": "{word} ({key})",
    "games.rename": "Rename",
    "games.rename.field": "what it is to be called",
    "games.export": "Export",
    "games.exported": "{name} lies in {path}",
    "games.delete": "Delete",
    "games.deleted": "{name} was deleted.",
    "games.undo": "Undo",
    "games.here_again": "{name} is here again.",
    "games.nothing_to_undo": "Nothing was deleted here.",
    "games.imported": "{name} is kept now.",
    "games.imported.part": "{file} is damaged. Its first {moves} {moves:move|moves} are sound: "
    "they are kept now as {name}.",
    "games.import.nothing": "{why} Nothing of it can be read any more.",
    "games.packs": "Packs",
    # what has become of packs since
    "since.absent": "{packs} {packs:is|are} not among your packs. This game keeps all it was begun with and "
    "plays on; to begin new ones with {packs:it|them}, install {packs:it|them}.",
    "since.other": "{pack} is here as {now}: this game goes on with {version}, which it keeps.",
    "since.changed": "{pack} has changed since: this game goes on with it as it was.",
    # damaged ones
    "games.left": "Open at round {round}",
    "games.sound_moves": "Its first {moves} {moves:move|moves} are sound, up to round {round}.",
    "games.file": "Show file",
    "games.file.shown": "It lies in {path}. That is on the clipboard now.",
    "games.aside": "Put aside",
    "games.put_aside": "It is no longer listed, and lies in {path}.",
    "games.nothing_left": "Nothing of this game can be read any more.",
    "games.rescued": "This is what is left of the game: its first {steps} {steps:step|steps}. "
    "It is kept as a game of its own.",
}

REPLAY_SCREEN: Final = {
    "replay": "Replay",
    "replay.moves": "Moves",
    "replay.stood": "as things stood",
    "replay.counted": "Points with all that would be counted at the end, as things stood here. "
    "The table shows only those that are scored already.",
    "replay.counted.brief": "points as if the game had ended there",
    "replay.point": "Turning point, move {move}: {name} {points} against the best of the others",
    "replay.rounds": "round",
    "replay.turns": "turns",
    "replay.bar": "Pull to any move; arrows go one by one",
    "replay.where": "Round {round}, {name}: move {move} of {total}",
    "replay.begins": "The game begins; {total} {total:move follows|moves follow}",
    "replay.keys": "← → move · PgUp PgDn turn · , . turning point",
    "replay.pace": "How fast it plays ({{key:v}})",
    "replay.play_on": "Play on from here",
    "replay.over": "Here the game is over",
    "replay.save": "Save this moment",
    "replay.saved": "The picture lies in {path}",
    "replay.broken": "From move {move} on the record cannot be played again.",
    "replay.player": "“{player}”, who played {seats}, is not known to this Hamlet: a person plays on.",
    "replay.unread": "This game cannot be looked back at: {why}",
    "replay.first": "To the beginning",
    "replay.turn_before": "A turn back",
    "replay.before": "A move back",
    "replay.play": "Play",
    "replay.pause": "Stop",
    "replay.after": "A move on",
    "replay.turn_after": "A turn on",
    "replay.last": "To the end",
}

MONTHS: Final = {
    "1": "January",
    "2": "February",
    "3": "March",
    "4": "April",
    "5": "May",
    "6": "June",
    "7": "July",
    "8": "August",
    "9": "September",
    "10": "October",
    "11": "November",
    "12": "December",
}

# What a village is called that nobody has given a name.
VILLAGES: Final = {
    f"village_{number}": name
    for number, name in enumerate(
        (
            *("Alder Ford", "Ashcombe", "Barrow End", "Bellwether", "Birchover", "Brackenby", "Cobble Hatch"),
            *("Copper Ash", "Dunmere", "Eastlow", "Elder Cross", "Fernhill", "Foxholt", "Goosey Common"),
            *("Harrowby", "Hazelwick", "Ivy Nook", "Juniper Row", "Kestrel Bank", "Knapwell", "Larkstead"),
            *("Long Furrow", "Millbeck", "Mossthwaite", "Netherby", "Nutbourne", "Orchard Rise"),
            *("Oxley Green", "Pinmoor", "Plover Heath", "Quarry Lea", "Ravensby", "Redmarsh", "Rookfield"),
            *(
                "Saltersgate",
                "Sedgewater",
                "Stonebrook",
                "Swanlow",
                "Tallow Bridge",
                "Thornley",
                "Upper Thatch",
            ),
            *("Weatherby", "Wheatley Hollow", "Wickenden", "Willowmere", "Yarrow Hill"),
        )
    )
}
