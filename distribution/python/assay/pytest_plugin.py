"""`pytest --assay-backend=jax`: the fixture `conforms`, and a section of the report that says what was checked.

    def test_tanh(conforms):
        conforms(jnp.tanh, np.float32([0.5, 2.0]))

    @pytest.mark.assay(backend="xla-cpu", variant="no-algsimp")
    def test_sum(conforms): ...
"""

from __future__ import annotations

import collections
import json
from typing import Any, Callable, Iterable, Iterator

import pytest

import assay

#: The name of the property of a test that says what it checked.
PROPERTY = "assay"


def property_of(result: assay.Result) -> tuple[str, str]:
    """As text, so that tests which run in other processes hand it over, and JUnit files have it."""
    place = f"{result.backend} ({result.identity}), contract {result.contract}"
    return PROPERTY, json.dumps({"place": place, "verdict": result.verdict, "elements": dict(result.elements)})


def summary(properties: Iterable[tuple[str, Any]]) -> Iterator[str]:
    """A line for each back end: how many checks, how they ended, how many elements."""
    verdicts: dict[str, collections.Counter[str]] = {}
    elements: dict[str, collections.Counter[str]] = {}
    for said in (json.loads(value) for name, value in properties if name == PROPERTY):
        verdicts.setdefault(said["place"], collections.Counter())[said["verdict"]] += 1
        elements.setdefault(said["place"], collections.Counter()).update(said["elements"])
    for place, counts in verdicts.items():
        checks = sum(counts.values())
        words = ", ".join(f"{count} {word}" for word, count in counts.most_common())
        judged = ", ".join(f"{count} {word}" for word, count in elements[place].items() if count)
        yield f"{place}: {checks} check{'' if checks == 1 else 's'}: {words}; elements: {judged or 'none'}"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("assay", "what any legal implementation may answer")
    group.addoption("--assay-backend", default="jax", help="on which the fixture `conforms` checks; jax without")
    group.addoption("--assay-variant", default="default", help="named compile options of the back end")
    group.addoption("--assay-contract", default="auto", help="what counts as legal; that of the back end without")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "assay(backend, variant, contract): where `conforms` checks in this test")


@pytest.fixture
def conforms(request: pytest.FixtureRequest) -> Callable[..., assay.Result]:
    """`assay.assert_conforms` on the back end of the command line, or of the mark `assay`. A test whose program the
    back end does not take is skipped."""
    options = _options_of(request)
    properties = request.node.user_properties

    def check(program: Any, /, *arguments: Any, **keywords: Any) -> assay.Result:
        __tracebackhide__ = True
        try:
            result = assay.assert_conforms(program, *arguments, **{**options, **keywords})
        except assay.NotConforming as error:
            properties.append(property_of(error.result))
            if error.result.verdict == "SKIP":
                pytest.skip(error.result.reason)
            raise
        properties.append(property_of(result))
        return result

    return check


def _options_of(request: pytest.FixtureRequest) -> dict[str, Any]:
    options = {name: request.config.getoption(f"--assay-{name}") for name in ("backend", "variant", "contract")}
    mark = request.node.get_closest_marker("assay")
    return {**options, **(mark.kwargs if mark else {})}


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = [report for of_outcome in terminalreporter.stats.values() for report in of_outcome]
    called = [report for report in reports if getattr(report, "when", None) == "call"]
    lines = list(summary(said for report in called for said in report.user_properties))
    if lines:
        terminalreporter.section("assay")
        for line in lines:
            terminalreporter.line(line)


def pytest_unconfigure() -> None:
    assay.close()
