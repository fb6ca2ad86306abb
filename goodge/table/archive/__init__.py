"""The archive: the one place that reads and writes records, saves and tournament files, and knows their versions.

`lines` has a record as a line of a file, `saves` the match under way, `recovery` what can be found of that match
whatever happened to its file, `matches` the finished ones at a glance, `statistics` and `kept_figures` their totals,
`reviews` what the coach has found, `tournaments` the files of a tournament, `setups` what a match was started with,
`sheets` the scores that are kept for real cards, and `finished` everything that screens ask about finished matches.
Files of older versions are brought up to date as they are read.
"""
