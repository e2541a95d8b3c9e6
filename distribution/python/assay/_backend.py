"""A back end that stays open, and programs that are checked on it."""

from __future__ import annotations

import atexit
import json
import pathlib
import shutil
import subprocess
import tempfile
import threading
from typing import Any, Sequence

from assay import _message
from assay._answer import result_of
from assay._arrays import save
from assay._lower import Error, Lowered, Program, lower
from assay._program import environment, path
from assay._result import Result

#: How long a child has to end when it is told to, in seconds.
PATIENCE = 5


class NotConforming(AssertionError):
    """An answer that no implementation may give. `result` has the details."""

    __module__ = "assay"

    def __init__(self, message: str, result: Result) -> None:
        super().__init__(message)
        self.result = result


class NotJudged(NotConforming):
    """Nothing says that the answer is wrong, nor that it is right. `result` says why."""

    __module__ = "assay"


class Backend:
    """A back end in a process of its own that stays warm. Made by `assay.open`; `close` or `with` ends it.

    One check at a time runs on it; threads wait for each other.
    """

    def __init__(self, backend: str = "jax", *, variant: str = "default", contract: str = "auto",
                 timeout: float | None = None, allow: str | None = None) -> None:
        self.backend, self.variant = backend, variant
        self._options = ["--backend", backend, "--variant", variant, "--contract", contract]
        self._options += ["--timeout", f"{timeout}s"] if timeout else []
        self._options += ["--allow", allow] if allow else []
        self._lock = threading.Lock()
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="assay-"))
        self._said = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen([path(), "check", "--serve", "-", *self._options], text=True, env=environment(),
                                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said)
        try:
            opened = self._read()
        except BaseException:
            self.close()
            raise
        #: Name and version, as `XLA:CPU jaxlib 0.10.2`, and the contract that answers are judged by.
        self.identity: str = opened["identity"]
        self.contract: str = opened["contract"]

    def check(self, program: Program, /, *arguments: Any, by_op: bool = False,
              static_argnums: int | Sequence[int] = (), **keywords: Any) -> Result:
        """Runs a program and compares its answers with what is legal.

        program         a function that JAX can lower, or StableHLO: text, bytecode, what `jax.export` or `lower` give
        arguments       arrays, or what JAX makes arrays of, also in lists, tuples and dictionaries; typed PRNG keys
        by_op           judge each op by itself, on the values that the back end had: for models
        static_argnums  places of arguments that stay values of Python, as for `jax.jit`
        keywords        arguments of the function; those that hold no array stay values of Python
        """
        return self._judge(lower(program, arguments, keywords, static_argnums, names_lines=by_op), by_op)

    def assert_conforms(self, program: Program, /, *arguments: Any, by_op: bool = False,
                        static_argnums: int | Sequence[int] = (), allow_open: bool = False, allow_skip: bool = False,
                        **keywords: Any) -> Result:
        """`check`, with an AssertionError where an answer is wrong, `NotConforming`, or was not judged, `NotJudged`.

        allow_open  pass where any answer, or nearly any, is legal
        allow_skip  pass where the back end does not take the program, or is slow
        """
        __tracebackhide__ = True  # of pytest: the line of the test is what matters
        lowered = lower(program, arguments, keywords, static_argnums, names_lines=by_op)
        result = self._judge(lowered, by_op)
        allowed = {"OPEN": allow_open, "WEAK": allow_open, "SKIP": allow_skip, "SLOW": allow_skip}
        if result.ok or allowed.get(result.verdict, False):
            return result
        command = _message.keep(lowered, ["--by-op"] * by_op + self._named_options())
        if result.verdict != "FAIL":
            raise NotJudged(_message.of_nothing(result, command), result)
        raise NotConforming(_message.of_failure(result, command), result)

    def close(self) -> None:
        """Ends the process."""
        if self._process.stdin and not self._process.stdin.closed:
            try:
                self._process.stdin.close()
            except BrokenPipeError:
                pass
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._said.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def is_open(self) -> bool:
        """Whether it can be asked: it was not closed, and its process lives."""
        return self._process.poll() is None and not self._said.closed

    def __enter__(self) -> Backend:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _named_options(self) -> list[str]:
        return [o if o != "auto" else self.contract for o in self._options]

    def _judge(self, lowered: Lowered, by_op: bool) -> Result:
        with self._lock:
            if not self.is_open:
                raise Error(self._last_words())
            files = {name: self._folder / f"{name}.npz" for name in ("outputs", "sets")}
            program = self._folder / "program.mlir"
            program.write_bytes(lowered.text if isinstance(lowered.text, bytes) else lowered.text.encode())
            files["inputs"] = save(self._folder, lowered.inputs)
            self._write({"file": str(program), "by_op": by_op, **{name: str(file) for name, file in files.items()}})
            return result_of(self._read(), files, lowered, self.backend, self.identity)

    def _write(self, request: dict[str, Any]) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError):
            raise Error(self._last_words()) from None

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            self._process.wait()
            raise Error(self._last_words())
        return dict(json.loads(line))

    def _last_words(self) -> str:
        if self._said.closed:
            return "the back end is closed"
        self._said.seek(0)
        return self._said.read().strip() or f"assay ended with {self._process.poll()}"


def open(backend: str = "jax", *, variant: str = "default", contract: str = "auto", timeout: float | None = None,
         allow: str | None = None) -> Backend:
    """Opens a back end that answers many checks, in milliseconds each.

    backend   as `assay check --backend` takes it: `jax` is the jaxlib that is installed; `assay backends` lists all
    variant   named compile options
    contract  what counts as legal; `auto` is the contract of the back end
    timeout   seconds for each compilation and each run
    allow     what the back end may do besides, as `--allow` takes it: "network,write=/dev"
    """
    return Backend(backend, variant=variant, contract=contract, timeout=timeout, allow=allow)


_opened: dict[tuple[object, ...], Backend] = {}
_opened_lock = threading.Lock()


def opened(backend: str, variant: str, contract: str, timeout: float | None, allow: str | None) -> Backend:
    """The back end that functions of this package share: opened by the first call, and closed when Python ends."""
    key = (backend, variant, contract, timeout, allow)
    with _opened_lock:
        if key not in _opened or not _opened[key].is_open:
            _opened[key] = Backend(backend, variant=variant, contract=contract, timeout=timeout, allow=allow)
        return _opened[key]


@atexit.register
def close() -> None:
    """Ends the processes that the functions of this package share. The next call starts one again."""
    with _opened_lock:
        while _opened:
            _opened.popitem()[1].close()


def check(program: Program, /, *arguments: Any, backend: str = "jax", variant: str = "default",
          contract: str = "auto", timeout: float | None = None, allow: str | None = None, by_op: bool = False,
          static_argnums: int | Sequence[int] = (), **keywords: Any) -> Result:
    """Runs a program on a back end and compares its answers with what is legal.

    The arguments are those of `assay.open` and of `Backend.check`. Calls that name the same back end share a process.
    """
    there = opened(backend, variant, contract, timeout, allow)
    return there.check(program, *arguments, by_op=by_op, static_argnums=static_argnums, **keywords)


def assert_conforms(program: Program, /, *arguments: Any, backend: str = "jax", variant: str = "default",
                    contract: str = "auto", timeout: float | None = None, allow: str | None = None,
                    by_op: bool = False, static_argnums: int | Sequence[int] = (), allow_open: bool = False,
                    allow_skip: bool = False, **keywords: Any) -> Result:
    """`check`, with an AssertionError where an answer is wrong: the index, what came, what is legal, and the command
    that shows it again. The arguments are those of `assay.open` and of `Backend.assert_conforms`."""
    __tracebackhide__ = True
    there = opened(backend, variant, contract, timeout, allow)
    return there.assert_conforms(program, *arguments, by_op=by_op, static_argnums=static_argnums,
                                 allow_open=allow_open, allow_skip=allow_skip, **keywords)
