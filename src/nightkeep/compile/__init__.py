"""From plain Python kernels to machine code: decorators, the compile cache, records as compiled arguments, hooks.

Nothing in this room knows a game; it imports the rules room only.
"""
