"""The measurements of build/bench.py. Each module measures one thing in a process of its own and prints it as JSON."""
