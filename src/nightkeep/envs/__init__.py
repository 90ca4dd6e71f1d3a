"""Environments for learners: a vector environment, and the interfaces of Gymnasium, PettingZoo and OpenSpiel.

``vector`` (CPU threads) and ``cuda_vector`` (GPU) need nothing else; ``gymnasium``, ``pettingzoo`` and ``openspiel``
need the packages they are named after (``pip install 'nightkeep[envs]'``), and say so where one is missing. Import
the module you want.
"""
