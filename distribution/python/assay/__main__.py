"""`python -m assay` is the command `assay`."""

from assay._program import main

main()
