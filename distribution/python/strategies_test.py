"""What Hypothesis draws by `assay.strategies`."""

import math
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import tree

tree.needs("hypothesis", "ml_dtypes")
import ml_dtypes
import numpy as np
from hypothesis import find, given, settings
from hypothesis import strategies as st

from assay.strategies import arrays, special_values


class SpecialValues(unittest.TestCase):
    def test_of_floats(self):
        values = special_values(np.float32)
        self.assertTrue({2.0**-149, 2.0**-126, 1 + 2.0**-23, 3.4028234663852886e38, math.inf, -math.inf} <= set(values))
        self.assertTrue(any(math.isnan(v) for v in values))
        self.assertTrue(any(v == 0 and math.copysign(1, v) < 0 for v in values))

    def test_are_those_that_the_type_has(self):
        self.assertNotIn(math.inf, special_values(ml_dtypes.float8_e4m3fn))
        self.assertIn(448.0, special_values(ml_dtypes.float8_e4m3fn))
        self.assertFalse(any(v <= 0 for v in special_values(ml_dtypes.float8_e8m0fnu)))

    def test_of_integers(self):
        self.assertEqual(set(special_values(np.int8)), {0, 1, -1, -128, -127, 126, 127})
        self.assertEqual(set(special_values(np.uint8)), {0, 1, 254, 255})
        self.assertEqual(set(special_values(ml_dtypes.int4)), {0, 1, -1, -8, -7, 6, 7})


class Arrays(unittest.TestCase):
    def has_type(self, dtype):
        @settings(max_examples=20, database=None, deadline=None)
        @given(arrays(dtype, (2, 3)))
        def drawn(array):
            self.assertEqual((array.dtype, array.shape), (np.dtype(dtype), (2, 3)))

        drawn()

    def test_have_type_and_shape(self):
        for dtype in (np.float32, np.int64, np.uint64, np.bool_, np.complex64, ml_dtypes.bfloat16, ml_dtypes.int4,
                      ml_dtypes.float8_e8m0fnu):
            self.has_type(dtype)

    def test_hold_special_values(self):
        find(arrays(np.float32, 4), lambda a: bool(np.isnan(a).any()))
        find(arrays(ml_dtypes.bfloat16, 4), lambda a: bool((a.view(np.uint16) == 0x8000).any()))
        find(arrays(np.int32, ()), lambda a: int(a) == -(2**31))

    def test_shapes_may_be_drawn(self):
        self.assertEqual(find(arrays(np.int8, st.sampled_from([(3,), (2, 2)])), lambda a: a.ndim == 2).shape, (2, 2))


if __name__ == "__main__":
    unittest.main()
