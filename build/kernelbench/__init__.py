"""The parts of bench_kernel.py."""
