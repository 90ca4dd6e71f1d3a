"""Many games at once, on all cores or a GPU: playouts, stepping, parallel processes, statistics.

It knows games as kernels over records only, not as positions that people play.
"""
