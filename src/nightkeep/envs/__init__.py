"""Environments for learners: our own vector environment, and the interfaces researchers already know.

``vector`` (CPU threads) and ``cuda_vector`` (GPU) need nothing else; ``gymnasium``, ``pettingzoo`` and ``openspiel``
need the packages they are named after (``pip install 'nightkeep[envs]'``). Import the module you want.
"""
