"""`hamlet rules`: tells how to play, chapter by chapter, or what the rules say about something."""

from __future__ import annotations

import argparse
import textwrap
from typing import TYPE_CHECKING

from hamlet.commands import CommandError, Subparsers
from hamlet.terminal import say
from hamlet.words.words import Words

if TYPE_CHECKING:
    from hamlet.howto.example_games import ExampleShelf
    from hamlet.words.rulebook.book import Rulebook
    from hamlet.words.rulebook.telling import ToldChapter

BUILDINGS = "buildings"
WIDTH = 100


def add_parser(subparsers: Subparsers, words: Words) -> None:
    """Add `hamlet rules`."""
    parser = subparsers.add_parser(
        "rules", help=words.label("help.howto"), description=words.label("help.howto.about")
    )
    parser.add_argument("chapter", nargs="?", metavar="CHAPTER", help=words.label("help.howto.chapter"))
    parser.add_argument("--search", metavar="WORDS", help=words.label("help.howto.search"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the contents, a chapter, the list of buildings, or what was found."""
    from hamlet.howto.example_games import ExampleShelf
    from hamlet.howto.opening import open_rulebook
    from hamlet.store.folders import user_folders
    from hamlet.store.packs import shelf_of

    words: Words = args.words
    shelf = shelf_of(user_folders())
    book = open_rulebook(words, shelf)
    if args.search is not None:
        return _print_hits(book, args.search)
    if args.chapter is None:
        _print_contents(book)
    elif args.chapter == BUILDINGS:
        _print_buildings(book)
    else:
        _print_chapter(book, ExampleShelf(shelf, words), _chosen(book, args.chapter))
    return 0


def _chosen(book: Rulebook, name: str) -> ToldChapter:
    found = [each for each in book.chapters if name in (each.id, str(each.number))]
    if not found:
        known = [*(each.id for each in book.chapters), BUILDINGS]
        raise CommandError(book.words.label("commands.howto.unknown", name=name, known=", ".join(known)))
    return found[0]


def _print_contents(book: Rulebook) -> None:
    for each in book.chapters:
        say(f"{each.number:>3}  {each.id:<10} {each.title}")
    say(f"{'':>3}  {BUILDINGS:<10} {book.text('every.title')}")


def _print_chapter(book: Rulebook, shelf: ExampleShelf, chapter: ToldChapter) -> None:
    from hamlet.howto.examples import examples_of
    from hamlet.words.refusals import explain

    say(chapter.title)
    _print_text(chapter.lead)
    for section in chapter.sections:
        say("")
        say(section.title)
        for each in section.paragraphs:
            _print_text(each.text)
            for row in each.rows:
                _print_text(f"- {row.name}: {row.text}")
    for example in examples_of(chapter.id):
        say("")
        _print_text(f"{book.text(example.verdict)}. {book.text(example.caption)}")
        refusal = shelf.refusal(example)
        if refusal is not None:
            session = shelf.session(example)
            _print_text(explain(session.setup.speech(session.state), refusal))


def _print_buildings(book: Rulebook) -> None:
    from hamlet.words.rulebook.every_building import every_building

    for entry in every_building(book):
        parts = [entry.where, entry.cost, entry.reward, entry.milestone]
        say(f"{entry.name}: {'; '.join(part for part in parts if part)}")
        _print_text(entry.effect)


def _print_hits(book: Rulebook, query: str) -> int:
    from hamlet.words.rulebook.search import search

    hits = search(book, query)
    titles = {each.id: each.title for each in book.chapters}
    for hit in hits:
        say(titles.get(hit.chapter, book.text("every.title")))
        _print_text(hit.text)
    if not hits:
        say(book.words.label("commands.howto.nothing"))
    return 0 if hits else 1


def _print_text(text: str) -> None:
    for line in textwrap.wrap(text, WIDTH - 2):
        say(f"  {line}")
