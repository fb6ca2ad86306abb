"""The parts of goodge.spec: what goes into a package beside the program, or in place of what it does not need."""
