"""What our workers make of messages, and how the environments of releases are chosen. None of the back ends is needed."""

import importlib.util
import os
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

WORKERS = pathlib.Path(__file__).resolve().parent / "workers"


def load(name):
    sys.path.insert(0, str(WORKERS))
    try:
        spec = importlib.util.spec_from_file_location(name.replace("/", "_"), WORKERS / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path.pop(0)


class XlaCpu(unittest.TestCase):
    worker = load("xla_cpu")

    def status(self, message, release=(0, 12), compiling=True):
        return self.worker.refusal(message, compiling=compiling, release=release).header["status"]

    def test_text_that_an_old_parser_cannot_read_is_unsupported(self):
        for message in ("UNKNOWN: -:1:33: error: expected non-function type", "UNKNOWN: -:2:59: error: unknown StableHLO attribute",
                        "error: invalid properties {} for op stablehlo.sort: this operation does not support properties"):
            self.assertEqual(self.status(message, release=(0, 4)), "unsupported")

    def test_text_that_a_new_parser_cannot_read_is_an_error_to_be_seen(self):
        self.assertEqual(self.status("UNKNOWN: -:1:33: error: expected non-function type"), "rejected")

    def test_an_element_type_that_is_proposed_is_unsupported(self):
        for part in ("f16", "bf16"):
            refused = f"UNKNOWN: -:2:8: error: 'stablehlo.negate' op operand #0 must be ranked tensor of complex type with 32/64-bit float elements, but got 'tensor<2xcomplex<{part}>>'\nerror: Failed to parse using StableHLO v1.20.0"
            self.assertEqual(self.status(refused), "unsupported")

    def test_an_error_without_words_is_called_by_its_type(self):
        self.assertEqual(self.worker.refusal(MemoryError(), compiling=False, release=(0, 12)).header["message"], "MemoryError")

    def test_other_words_decide_in_order(self):
        self.assertEqual(self.status("UNIMPLEMENTED: send"), "unsupported")
        self.assertEqual(self.status("INVALID_ARGUMENT: a shape"), "rejected")
        self.assertEqual(self.status("INVALID_ARGUMENT: a shape", compiling=False), "failed")
        self.assertEqual(self.status("INTERNAL: something"), "failed")


    def test_a_custom_call_that_nobody_registered_is_unsupported(self):
        for message in ("NOT_FOUND: No FFI handler registered for lapack_sgeqrf_ffi on a platform Host (canonical host)",
                        'NOT_FOUND: No registered implementation for custom call to "x" for platform Host',
                        "NOT_FOUND: custom call target x"):
            for compiling in (True, False):
                self.assertEqual(self.status(message, compiling=compiling), "unsupported")
        self.assertEqual(self.status("NOT_FOUND: a file"), "failed")


class IreeCpu(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        names = ("iree", "iree.compiler", "iree.compiler.version", "iree.compiler.api", "iree.runtime", "numpy")
        with mock.patch.dict(sys.modules, {name: mock.MagicMock() for name in names}):
            cls.worker = load("iree_cpu")

    def test_what_its_runtime_raises_is_its_failure_and_not_the_workers(self):
        for error, status in ((IndexError("OUT_OF_RANGE; not enough"), "failed"), (ValueError("INVALID_ARGUMENT"), "failed"),
                              (RuntimeError("RESOURCE_EXHAUSTED"), "out_of_memory"), (NotImplementedError("UNIMPLEMENTED"), "unsupported")):
            with self.assertRaises(self.worker.protocol.Refusal) as refused, self.worker.runtime():
                raise error
            self.assertEqual(refused.exception.header["status"], status)

    def test_a_mistake_of_the_worker_is_none_of_its_runtime(self):
        with self.assertRaises(AttributeError), self.worker.runtime():
            raise AttributeError("no such method")


class LiteRt(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        names = ("ai_edge_litert", "litert_converter", "litert_converter.mlir", "litert_converter.mlir._mlir_libs")
        with mock.patch.dict(sys.modules, {name: mock.MagicMock() for name in (*names, "numpy")}):
            cls.worker = load("litert")

    def status(self, message):
        return self.worker.refusal(message, "failed").header["status"]

    def test_what_it_says_it_does_not_take_is_unsupported(self):
        for message in ("-:2:8: error: failed to legalize operation 'tfl.broadcast_to' that was explicitly marked illegal", "Failed to export flatbuffer: ",
                        "'tf.Minimum' op operand #0 must be tensor of integer or floating-point values, but got 'tensor<i1>'",
                        "POW does not support negative value for int32", "Encountered unresolved custom op: x",
                        "tflite/kernels/stablehlo_scatter.cc:170 NumInputs(node) != 3 (5 != 3)"):  # fmt: skip
            self.assertEqual(self.status(message), "unsupported", message)

    def test_all_else_is_a_failure(self):
        for message in ("gather_nd index out of bounds", "'tfl.sum' op failed to verify that input and output must have same element type"):
            self.assertEqual(self.status(message), "failed", message)


class Tpu(unittest.TestCase):
    worker = load("tpu")

    def test_the_message_decides(self):
        for message, status in (("UNIMPLEMENTED: x", "unsupported"), ("INVALID_ARGUMENT: INT2 is not supported for rank 1", "unsupported"),
                                ("NOT_FOUND: No implementation found for requested accuracy", "unsupported"),
                                ("INTERNAL: RET_CHECK failure", "failed"), ("INVALID_ARGUMENT: a shape", "rejected"),
                                ("RESOURCE_EXHAUSTED: vmem", "out_of_memory")):  # fmt: skip
            self.assertEqual(self.worker.refusal(message).header["status"], status, message)


class Diagnostics(unittest.TestCase):
    protocol = load("protocol")

    def test_are_what_was_written_to_stderr_meanwhile(self):
        for text in ("a rather long one", "short", ""):
            with self.protocol.Diagnostics() as said:
                os.write(2, text.encode())
            self.assertEqual(said.text, text)

    def test_of_a_process_that_dies_are_left_for_the_one_that_forked_it(self):
        pid = os.fork()
        if pid == 0:
            with self.protocol.Diagnostics():
                os.write(2, b"last words")
                os._exit(1)
        os.waitpid(pid, 0)
        self.assertEqual(self.protocol.Diagnostics.take(), b"last words")


class Environments(unittest.TestCase):
    make = load("environments/make")

    def test_early_releases_get_bounds_that_they_do_not_declare(self):
        self.assertIn("numpy<2", self.make.requirements("xla_cpu", "0.4.18"))
        self.assertIn("numpy<2.2", self.make.requirements("xla_cpu", "0.4.30"))
        self.assertEqual(self.make.requirements("xla_cpu", "0.12.0"), ["jaxlib==0.12.0", "jax<=0.12.0", "numpy"])
        self.assertIn("iree-base-runtime==3.13.0", self.make.requirements("iree_cpu", "3.13.0"))

    def test_the_first_interpreter_that_has_the_release_is_taken(self):
        def install(python, worker, version, folder):
            folder.mkdir(parents=True, exist_ok=True)
            return "" if python == "new" else "no wheel"

        with tempfile.TemporaryDirectory() as folder:
            at = pathlib.Path(folder) / "xla_cpu" / "0.12.0"
            with mock.patch.object(self.make, "install", install), mock.patch.object(self.make, "interpreters", lambda: ["old", "new"]):
                self.assertIn("installed", self.make.make("xla_cpu", "0.12.0", at))
                self.assertTrue((at / "complete").exists())
                self.assertIn("is there", self.make.make("xla_cpu", "0.12.0", at))

    def test_a_failure_names_each_interpreter_and_leaves_nothing(self):
        def install(python, worker, version, folder):
            folder.mkdir(parents=True, exist_ok=True)
            return "no wheel"

        with tempfile.TemporaryDirectory() as folder:
            at = pathlib.Path(folder) / "xla_cpu" / "99.0"
            with mock.patch.object(self.make, "install", install), mock.patch.object(self.make, "interpreters", lambda: ["old", "new"]):
                with self.assertRaises(SystemExit) as raised:
                    self.make.make("xla_cpu", "99.0", at)
            self.assertIn("old: no wheel\n  new: no wheel", str(raised.exception))
            self.assertFalse(at.exists())


class Portable(unittest.TestCase):
    """What two releases say decides, whichever they are."""

    worker = load("portable")

    class Release:
        def __init__(self, newest, **answers):
            self.said, self.answers, self.asked = {"newest": newest}, answers, []

        def ask(self, request):
            self.asked.append(request)
            return self.answers[request["op"]]

    def transformed(self, writer, reader, **options):
        made = self.worker.Portable()
        made.releases = {"a": writer, "b": reader}
        return made.transform("text", [["write", "a"], ["read", "b"], *options.items()])

    def status(self, *arguments, **options):
        with self.assertRaises(self.worker.protocol.Refusal) as refused:
            self.transformed(*arguments, **options)
        return refused.exception.header["status"]

    def test_the_version_is_the_newest_that_both_know(self):
        writer, reader = self.Release("1.22.0", write={"artifact": "x"}), self.Release("1.9.3", read={"text": "read"})
        self.assertEqual(self.transformed(writer, reader), "read")
        self.assertEqual(writer.asked[0]["version"], "1.9.3")
        self.assertEqual(reader.asked[0], {"op": "read", "artifact": "x"})

    def test_what_a_version_lacks_is_unsupported(self):
        self.assertEqual(self.status(self.Release("1.22.0", write={"refused": "no tan"}), self.Release("1.1.0")), "unsupported")

    def test_an_artifact_for_a_known_version_has_to_be_read(self):
        writer = self.Release("1.22.0", write={"artifact": "x"})
        self.assertEqual(self.status(writer, self.Release("1.9.0", read={"refused": "why"})), "failed")
        self.assertEqual(self.status(writer, self.Release("1.9.0", read={"refused": "why"}), version="1.10.0"), "unsupported")
        self.assertEqual(self.status(self.Release("1.22.0", write={"text": "x"}), self.Release("1.9.0", read={"refused": "why"}), version="text"), "unsupported")

    def test_a_release_writes_what_it_knows_for_its_own_version_and_reads_its_own_text(self):
        self.assertEqual(self.status(self.Release("1.9.0", write={"refused": "why"}), self.Release("1.9.0")), "failed")
        alone = self.Release("1.9.0", write={"text": "x"}, read={"refused": "why"})
        self.assertEqual(self.status(alone, alone, version="text"), "failed")

    def test_a_release_that_is_not_installed_is_named(self):
        self.assertEqual(self.status_of_missing(), "rejected")

    def status_of_missing(self):
        with self.assertRaises(self.worker.protocol.Refusal) as refused:
            self.worker.python_of("0.0.1")
        self.assertIn("assay doctor --versions 0.0.1", str(refused.exception))
        return refused.exception.header["status"]

    @unittest.skipUnless(importlib.util.find_spec("jaxlib"), "needs jaxlib")
    def test_a_release_reads_what_it_writes(self):
        text = self.worker.Portable().transform("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = stablehlo.sine %a : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n", [])
        self.assertIn("stablehlo.sine", text)


class Catalyst(unittest.TestCase):
    worker = load("catalyst")

    def status(self, script):
        """Of a tool that is this script of a shell."""
        with tempfile.TemporaryDirectory() as folder:
            tool = pathlib.Path(folder) / "catalyst"
            tool.write_text("#!/bin/sh\ncat > /dev/null\n" + script)
            tool.chmod(0o755)
            with mock.patch.object(self.worker, "program", lambda: str(tool)), mock.patch.object(sys, "stderr"):
                try:
                    return self.worker.Catalyst().transform("text", [])
                except self.worker.protocol.Refusal as refused:
                    return refused.header

    def test_what_it_writes_is_the_program(self):
        self.assertEqual(self.status("echo written"), "written\n")

    def test_an_assertion_is_a_crash(self):
        header = self.status("kill -ABRT $$")
        self.assertEqual((header["status"], header["signal"]), ("died", 6))

    def test_a_text_that_it_cannot_read_is_unsupported_and_an_error_of_the_pass_a_failure(self):
        self.assertEqual(self.status("echo '-:1:1: error: what' >&2; exit 1")["status"], "unsupported")
        of_the_pass = 'case "$*" in *pass-pipeline*) echo "-:1:1: error: what" >&2; exit 1;; esac'
        self.assertEqual(self.status(of_the_pass)["status"], "failed")
        self.assertEqual(self.status(of_the_pass.replace("what", "failed to legalize"))["status"], "unsupported")


if __name__ == "__main__":
    unittest.main()
