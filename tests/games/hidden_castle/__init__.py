"""Tests of Escape from the Hidden Castle, rule by rule."""
