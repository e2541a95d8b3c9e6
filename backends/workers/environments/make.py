#!/usr/bin/env python3
"""Makes an environment with one release of a back end, from PyPI: `make.py WORKER VERSION FOLDER`.

It takes the first interpreter of this machine for which the release has wheels. Nothing is left where it fails; where
the environment is there, nothing is done."""

import glob
import os
import pathlib
import shutil
import subprocess
import sys

#: What each worker needs, in the language of pip; {v} is the version.
PACKAGES = {
    "xla_cpu": ["jaxlib=={v}", "jax<={v}"],
    "iree_cpu": ["iree-base-compiler=={v}", "iree-base-runtime=={v}", "ml_dtypes"],
    "enzyme": ["enzyme-ad=={v}", "jax", "jaxlib"],
    "catalyst": ["pennylane-catalyst=={v}"],
    "litert": ["ai-edge-litert=={v}", "litert-converter"],
    "tpu": ["libtpu=={v}", "jax[tpu]"],  # of jax the release that wants this one
}
#: Only the tool of the package is run, which needs none of its dependencies.
ALONE = ("catalyst",)
#: Releases before these declare no upper bounds, and do not run with what came later.
BEFORE = {("xla_cpu", (0, 4, 26)): ["numpy<2", "scipy<1.13", "ml_dtypes<0.4"],
          ("xla_cpu", (0, 4, 36)): ["numpy<2.2", "ml_dtypes<0.5"]}  # fmt: skip


def numbers(version):
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def requirements(worker, version):
    if worker in ALONE:
        return ["--no-deps", *(p.format(v=version) for p in PACKAGES[worker])]
    bounds = [more for (of, end), more in BEFORE.items() if of == worker and numbers(version) < end]
    return [p.format(v=version) for p in PACKAGES[worker]] + (bounds[0] if bounds else ["numpy"])


def interpreters():
    """Python from 3.9 on, the one that runs this first, then others on the path and of pyenv, the newest first."""
    names = [f"python3.{minor}" for minor in range(20, 8, -1)]
    found = [shutil.which(name) for name in names]
    pyenv = os.environ.get("PYENV_ROOT", os.path.expanduser("~/.pyenv"))
    found += [path for name in names for path in sorted(glob.glob(f"{pyenv}/versions/*/bin/{name}"), reverse=True)]
    seen = set()
    for path in [sys.executable, *filter(None, found)]:
        probe = "import sys, venv, ensurepip; print(*sys.version_info[:2])"
        ran = subprocess.run([path, "-c", probe], capture_output=True, text=True)
        if ran.returncode == 0 and ran.stdout not in seen:
            seen.add(ran.stdout)
            yield path


def pip(python, *arguments):
    command = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "--no-input", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def install(python, worker, version, folder):
    """The error of pip; empty where it went well."""
    subprocess.run([python, "-m", "venv", "--clear", folder], check=True)
    inside = folder / "bin" / "python"
    ran = pip(inside, "install", "--no-compile", "--only-binary=:all:", *requirements(worker, version))
    if ran.returncode:
        return ran.stderr.strip().splitlines()[-1] if ran.stderr.strip() else "pip failed"
    # A worker may write no byte code, and without any it takes seconds to start.
    subprocess.run([inside, "-m", "compileall", "-q", "-j", "0", folder / "lib"], stdout=subprocess.DEVNULL)
    return ""


def make(worker, version, folder):
    if (folder / "complete").exists():
        return f"{worker} {version} is there: {folder}"
    folder.parent.mkdir(parents=True, exist_ok=True)
    errors = []
    try:
        for python in interpreters():
            error = install(python, worker, version, folder)
            if not error:
                (folder / "complete").touch()
                return f"{worker} {version} installed in {folder}"
            errors.append(f"{python}: {error}")
    finally:
        if not (folder / "complete").exists():
            shutil.rmtree(folder, ignore_errors=True)
    sys.exit(f"{worker} {version} cannot be installed; each interpreter was tried:\n  " + "\n  ".join(errors))


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in PACKAGES:
        sys.exit(f"usage: make.py WORKER VERSION FOLDER, a worker of {', '.join(PACKAGES)}")
    print(make(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])))
