"""The kinds of events the kernels note; text.py says what they mean."""

TIPTOED, RAN, ROLLED, CREAKED, WON = range(5)
