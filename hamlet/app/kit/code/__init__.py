"""What stands in a file, on ledger paper: lines with their numbers, to be read or to be written.

To be read: `CodeBlock(lines, first, marks)` is a block like any other, as high as its lines. `CodeMarks`
says which lines are lit or bad, and which letters a problem is about: `CodeSpan(line, column, length)`, all
counted from 1 as in a `Problem`; `caret_row` puts carets on a line of their own under them. For example six
lines around a problem, of the whole text of its file:

    first, lines = around(text, problem.line, 6)
    span = CodeSpan(problem.line, problem.column, problem.length)
    CodeBlock(lines, first, CodeMarks(bad=(problem.line,), span=span), caret_row=True)

To be written: a `CodeHands` keeps a `CodeEntry` (text, caret, selection) and how far it is scrolled; its
`field(id, marks)` is the block to lay on a page, and it answers to keys, pointer and wheel.
"""
