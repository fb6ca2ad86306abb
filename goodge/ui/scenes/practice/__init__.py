"""Practice: what to practise, the questions, and their answers."""
