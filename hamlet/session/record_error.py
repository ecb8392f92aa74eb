"""What can be wrong with a record."""

from __future__ import annotations

from hamlet.words.coded_error import CodedError


class RecordError(CodedError, ValueError):
    """The data is no record that this game can read."""

    section = "records"
