"""`assay.check`, `assay.oracle` and `assay.assert_conforms`, on jaxlib and on planted bugs."""

import math
import pathlib
import shlex
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import tree

tree.needs("jax")
import jax
import jax.numpy as jnp
import numpy as np

import assay

ABS = "func.func @main(%x: tensor<2xi32>) -> tensor<2xi32> {\n  %0 = stablehlo.abs %x : tensor<2xi32>\n  return %0 : tensor<2xi32>\n}\n"
#: abs gives its operand.
PLANTED = {"backend": "mutant:abs.means.1", "contract": "stablehlo"}


def ends_as(tester, sets, lower, upper):
    tester.assertTrue(np.array_equal(sets.lower, lower), sets)
    tester.assertTrue(np.array_equal(sets.upper, upper), sets)


class OnJaxlib(unittest.TestCase):
    def test_a_function_passes_and_its_outputs_come_back_as_it_returns_them(self):
        x = np.float32([[0.5, -2.0], [3.0, 0.25]])
        result = assay.check(lambda x: {"sum": jnp.sum(x, axis=0), "both": (jnp.abs(x), x > 0)}, x)
        self.assertEqual((result.verdict, result.ok, result.failure), ("PASS", True, None))
        self.assertEqual(result.backend, "jax")
        self.assertTrue(result.identity.startswith("XLA:CPU jaxlib "), result.identity)
        self.assertEqual(set(result.value), {"sum", "both"})
        self.assertTrue(np.array_equal(result.value["both"][0], np.abs(x)))
        self.assertTrue(np.array_equal(result.value["both"][1], x > 0))
        self.assertEqual(len(result.outputs), 3)
        self.assertEqual(result.elements["checked"], 10)

    def test_keyword_arguments_are_passed_on(self):
        x = np.int32([[1, 2], [3, 4]])
        self.assertEqual(assay.check(jnp.sum, x, axis=1).value.tolist(), [3, 7])
        self.assertEqual(assay.check(lambda x, y: x + y, x, y=np.int32([10, 20])).value.tolist(), [[11, 22], [13, 24]])

    def test_static_arguments_stay_values_of_python(self):
        result = assay.check(lambda x, how: x * 2 if how == "twice" else x, np.int32([3]), "twice", static_argnums=1)
        self.assertEqual(result.value.tolist(), [6])
        with self.assertRaisesRegex(assay.Error, "is a str, which is no array: name its place in static_argnums"):
            assay.check(lambda x, how: x, np.int32([3]), "twice")

    def test_numbers_of_python_stay_weakly_typed(self):
        result = assay.check(jnp.add, jnp.array([1.5], jnp.bfloat16), 2.0)
        self.assertEqual((result.value.dtype, result.value.tolist()), (jnp.bfloat16, [3.5]))

    def test_typed_keys_go_in_and_out(self):
        key = jax.random.key(7)
        result = assay.check(lambda k: (jax.random.bits(k, (4,)), jax.random.split(k)[1]), key)
        bits, second = result.value
        self.assertTrue(result.ok)
        self.assertTrue(np.array_equal(bits, jax.random.bits(key, (4,))))
        self.assertTrue(np.array_equal(jax.random.key_data(second), jax.random.key_data(jax.random.split(key)[1])))

    def test_stablehlo_is_taken_in_every_form_that_jax_gives(self):
        x = np.int32([-3, 4])
        exported = jax.export.export(jax.jit(jnp.abs))(x)
        for program in (ABS, jax.jit(jnp.abs).lower(x), exported, bytes(exported.mlir_module_serialized)):
            self.assertEqual(assay.check(program, x).outputs[0].tolist(), [3, 4], type(program))

    def test_each_op_of_a_model_is_judged(self):
        result = assay.check(lambda x: jnp.sum(jnp.tanh(x @ x)), np.float32([[0.5, 1], [2, 3]]), by_op=True)
        self.assertTrue(result.ok, result.reason)
        self.assertIn("stablehlo.dot_general", [op.op for op in result.ops])
        self.assertTrue(any(op.place.startswith("check_test.py") or "check_test.py:" in op.place for op in result.ops), result.ops)
        self.assertIsNone(result.first_wrong)
        self.assertEqual(result.value.shape, ())

    def test_the_process_is_shared_and_starts_again_when_it_was_closed(self):
        first = assay._backend.opened("jax", "default", "auto", None, None)
        self.assertIs(first, assay._backend.opened("jax", "default", "auto", None, None))
        assay.close()
        self.assertFalse(first.is_open)
        self.assertTrue(assay.check(jnp.abs, np.int32([-1])).ok)

    def test_an_opened_back_end_answers_until_it_is_closed(self):
        with assay.open("jax") as there:
            self.assertTrue(there.check(jnp.negative, np.int32([1, 2])).ok)
            self.assertEqual(there.check(jnp.negative, np.int32([3, 4])).value.tolist(), [-3, -4])
            self.assertTrue(there.assert_conforms(jnp.add, np.int32([1]), np.int32([2])).ok)
        with self.assertRaisesRegex(assay.Error, "closed"):
            there.check(jnp.negative, np.int32([1]))

    def test_the_version_is_that_of_the_program(self):
        self.assertRegex(assay.__version__, r"^\d+\.\d+\.\d+$")


class LegalSets(unittest.TestCase):
    def test_what_is_exact_is_one_value(self):
        (sets,) = assay.oracle(jnp.abs, np.int32([-3, 4]))
        ends_as(self, sets, [3, 4], [3, 4])
        self.assertFalse(sets.is_open.any() or sets.may_be_nan.any() or sets.has_gaps.any())

    def test_bounds_hold_the_function(self):
        x = np.float32([0.1, 1.0, 2.5])
        (sets,) = assay.oracle(jnp.tanh, x)
        self.assertEqual(sets.lower.dtype, np.float32)
        for low, high, at in zip(sets.lower, sets.upper, x):
            self.assertLessEqual(low, math.tanh(at) * (1 + 1e-7))
            self.assertLessEqual(math.tanh(at) * (1 - 1e-7), high)
            self.assertLess(high - low, 1e-4)

    def test_flags_say_what_ends_cannot(self):
        (root,) = assay.oracle(jnp.sqrt, np.float32([-1.0, 4.0]))
        self.assertEqual(root.must_be_nan.tolist(), [True, False])
        (narrow,) = assay.oracle(jnp.negative, jnp.array([1.5], jnp.bfloat16))
        self.assertEqual((narrow.lower.dtype, narrow.lower.tolist()), (jnp.bfloat16, [-1.5]))

    def test_they_come_with_a_check(self):
        result = assay.check(ABS, np.int32([-3, 4]), **PLANTED)
        ends_as(self, result.legal[0], [3, 4], [3, 4])
        self.assertEqual(result.outputs[0].tolist(), [-3, 4])


class Assertions(unittest.TestCase):
    def test_what_is_right_passes(self):
        self.assertTrue(assay.assert_conforms(jnp.cumsum, np.int32([1, 2, 3])).ok)

    def test_what_is_wrong_is_told_as_numpy_does(self):
        with self.assertRaises(AssertionError) as caught:
            assay.assert_conforms(ABS, np.int32([-3, 4]), **PLANTED)
        text = str(caught.exception)
        for part in ("Mismatched elements: 1 / 2 (50%)", "wrong-value: worst mismatch at output 0, index (0,)",
                     " GOT:   -3", " LEGAL: 3", "Violates: abs (means) under stablehlo"):
            self.assertIn(part, text)
        failure = caught.exception.result.failure
        self.assertEqual((failure.output, failure.index, failure.elements), (0, (0,), 1))

    def test_its_command_repeats_it(self):
        with self.assertRaises(AssertionError) as caught:
            assay.assert_conforms(ABS, np.int32([-3, 4]), **PLANTED)
        command = shlex.split(str(caught.exception).split("Repeat with: ")[1])
        self.assertEqual(command[0], "assay")
        ran = subprocess.run([tree.PROGRAM, *command[1:]], capture_output=True, text=True)
        self.assertEqual(ran.returncode, 1, ran.stderr)
        self.assertIn("expected 3, got -3", ran.stdout)

    def test_the_first_wrong_op_of_a_model_is_named(self):
        with self.assertRaisesRegex(AssertionError, "First wrong op: stablehlo.abs at .*check_test.py:"):
            assay.assert_conforms(lambda x: jnp.abs(x) + 1, np.int32([-3, 4]), by_op=True, **PLANTED)

    def test_what_says_nothing_is_no_success(self):
        undefined = "func.func @main(%x: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo.divide %x, %x : tensor<i32>\n  return %0 : tensor<i32>\n}\n"
        with self.assertRaisesRegex(assay.NotJudged, "not judged: OPEN"):
            assay.assert_conforms(undefined, np.int32(0), backend="oracle", contract="stablehlo")
        result = assay.assert_conforms(undefined, np.int32(0), backend="oracle", contract="stablehlo", allow_open=True)
        self.assertEqual(result.verdict, "OPEN")


class Mistakes(unittest.TestCase):
    def refused(self, what, *arguments, **keywords):
        with self.assertRaisesRegex(assay.Error, what):
            assay.check(*arguments, **{"backend": "oracle", **keywords})

    def test_are_errors(self):
        self.refused("takes 1 inputs", ABS)
        self.refused("no back end 'nobody'", ABS, np.int32([1, 2]), backend="nobody")
        self.refused("expected", "func.func @main(")
        self.refused("the program takes", ABS, np.float32([1, 2]))
        self.refused("takes no keyword arguments: axis", ABS, np.int32([1, 2]), axis=0)
        self.refused("not int", 3)


if __name__ == "__main__":
    unittest.main()
