"""Lets lit run this folder: `lit .`, with stablehlo-translate and stablehlo-opt on the PATH."""

import os

import lit.formats

config.name = "assay-suite"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.environ["PATH"]
