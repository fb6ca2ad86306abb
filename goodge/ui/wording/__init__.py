"""Every sentence that a person reads: refusals, prompts, names of cards and suits, lists, numbers.

Values come in, words go out, and nothing reads the words back. No pygame: the command line takes its refusals from
here as well. Each message stands whole, with a context, so that it can be translated (`phrases`).
"""
