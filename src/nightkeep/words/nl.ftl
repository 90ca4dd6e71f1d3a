# Wat Nightkeep zelf zegt, in het Nederlands.

list-and = { $first } en { $last }
list-or = { $first } of { $last }

name = { NAME($word) }
# Een plaats, waar geen naam bekend is.
seat = plaats { $number }
