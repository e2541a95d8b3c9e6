"""The child side of the framed protocol (../protocol.md): everything a back end in Python needs."""

import json
import mmap
import os
import struct
import sys
import time


class Refusal(Exception):
    """What the back end answered other than ok: status is rejected, unsupported, failed or out_of_memory. Any other
    exception is the worker's own fault, and no finding."""

    def __init__(self, status, message, **details):
        super().__init__(message)
        self.header = {"status": status, "message": message, **details}


class Diagnostics:
    """What is written to stderr while this is open, as `text`: some libraries have no other way to say what is wrong.
    Where the process dies meanwhile, the one that it was forked from passes it on."""

    file = os.memfd_create("diagnostics")

    def __enter__(self):
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        self.saved = os.dup(2)
        os.dup2(self.file, 2)
        return self

    def __exit__(self, *_):
        os.dup2(self.saved, 2)
        os.close(self.saved)
        self.text = self.take().decode(errors="replace").strip()

    @classmethod
    def take(cls):
        said = os.pread(cls.file, os.fstat(cls.file).st_size, 0)
        os.ftruncate(cls.file, 0)
        return said


def _read_exactly(stream, size):
    data = stream.read(size)
    if len(data) < size:
        os._exit(0)  # the host is gone, or done; a live MLIR context does not survive a normal exit
    return data


def _receive(stream):
    (length,) = struct.unpack("<I", _read_exactly(stream, 4))
    header = json.loads(_read_exactly(stream, length))
    return header, [_read_exactly(stream, size) for size in header.get("blobs", [])]


def _send(fd, header, blobs):
    if blobs:
        header["blobs"] = [len(b) for b in blobs]
    text = json.dumps(header).encode()
    data = memoryview(b"".join([struct.pack("<I", len(text)), text, *blobs]))
    while data:
        data = data[os.write(fd, data):]


def _unflatten(described, blobs):
    """[[{"type", "shape"}]] and all blobs -> [[(type, shape, bytes)]]"""
    rest = iter(blobs)
    return [[(t["type"], t["shape"], next(rest)) for t in process] for process in described]


def _serve(backend, header, blobs, renews):
    operation = header["op"]
    if operation == "hello":
        return {"devices": 0, "parses": False, "options": "", "renews": renews, **backend.hello()}, []
    if operation == "compile":
        spread = {"partitioner": header["partitioner"]} if "partitioner" in header else {}
        said = backend.compile(blobs[0].decode(), header["replicas"], header["partitions"], header["options"], **spread)
        return said or {}, []
    if operation == "parse":
        backend.parse(blobs[0].decode())
        return {}, []
    if operation == "transform":
        return {"text": backend.transform(blobs[0].decode(), header["options"])}, []
    if operation == "translate":
        text, back = backend.translate(blobs[0].decode())
        return {"text": text, "back": back}, []
    if operation == "import":
        return {"text": backend.import_program(blobs[0])}, []
    outputs = backend.run(_unflatten(header["inputs"], blobs))
    described = [[{"type": t, "shape": list(s)} for t, s, _ in process] for process in outputs]
    return {"outputs": described}, [data for process in outputs for _, _, data in process]


WORKING, WRITING, RENEWING = range(3)


def _fork(fd):
    """Returns in a process that works for this one, and in another each time that one dies or is to be a fresh one.
    Returns what that process says of itself: one of the three states, in memory that both have. Where it dies in the
    middle of a frame, so does this one, since nothing can be said behind half a frame."""
    state = mmap.mmap(-1, 1)
    while pid := os.fork():
        _, status = os.waitpid(pid, 0)
        if status == 0:
            os._exit(0)  # the host is done
        code = os.WEXITSTATUS(status) if os.WIFEXITED(status) else 0
        signal = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        os.write(2, Diagnostics.take())
        if state[0] == WRITING:
            os.kill(os.getpid(), signal) if signal else os._exit(code)
        died = {"status": "died", "signal": signal, "code": code}
        _send(fd, {"status": "ok"} if state[0] == RENEWING else died, [])
        state[0] = WORKING
    return state


def serve(start, load=None):
    """Answers requests until stdin ends. `start()` makes the back end, with the methods hello() -> dict,
    compile(text, replicas, partitions, options), run(inputs) -> outputs and, if it parses, parse(text), if it knows
    another form of programs, translate(text) -> that form, and StableHLO made of it or an empty text, and
    import_program(bytes of a program in any other form) -> StableHLO text. A pass, whose
    hello() says {"transforms": True}, has transform(text, options) -> text in the place of compile and run.
    Inputs and outputs are lists by process of (element type, shape, bytes).
    A back end whose hello() says {"partitioners": ["shardy"]} is given partitioner="shardy" where it has to spread a
    program over the partitions. Then it runs shards by device, and compile returns how arguments and results lie.

    With `load`, requests are served in a process of their own, forked off when `load()` has returned. Where it dies,
    another is there at once and need not load again; so `load()` is for what takes long, imports say, and starts no
    threads."""
    fd = os.dup(1)
    os.dup2(2, 1)  # libraries print to stdout; that must not end up among the frames
    state = bytearray(1)
    try:
        if load is not None:
            load()
            state = _fork(fd)
        backend = start()
    except Exception as error:  # pylint: disable=broad-except
        _receive(sys.stdin.buffer)
        _send(fd, {"status": "unavailable", "message": f"{type(error).__name__}: {error}"}, [])
        os._exit(1)
    while True:
        header, blobs = _receive(sys.stdin.buffer)
        if header["op"] == "bye":
            os._exit(0)
        if header["op"] == "renew":
            state[0] = RENEWING
            os._exit(1)
        begin = time.perf_counter()
        try:
            reply, out = _serve(backend, header, blobs, load is not None)
            reply["status"] = "ok"
        except Refusal as refusal:
            reply, out = refusal.header, []
        except Exception as error:  # pylint: disable=broad-except
            reply, out = {"status": "worker_fault", "message": f"{type(error).__name__}: {error}"}, []
        reply["seconds"] = time.perf_counter() - begin
        state[0] = WRITING
        _send(fd, reply, out)
        state[0] = WORKING
