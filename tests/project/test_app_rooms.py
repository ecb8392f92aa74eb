from __future__ import annotations

from collections import Counter

from tests.project.rooms import PACKAGE


def test_no_two_files_of_the_window_share_a_name() -> None:
    names = Counter(path.name for path in (PACKAGE / "app").rglob("*.py") if path.name != "__init__.py")
    assert [name for name, count in names.items() if count > 1] == []
