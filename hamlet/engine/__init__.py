"""The rules, pure: no window, no files, no clock, no global random."""
