"""The scorecard as a sheet of paper: what it says, and how it is drawn."""
