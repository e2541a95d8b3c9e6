#include "reports/certificate/skips.h"

#include <fmt/format.h>

#include <map>

#include "reports/certificate/certificate.h"
#include "reports/json_shape.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

bool is_lost(spec::Verdict v) { return v == spec::Verdict::kHang || v == spec::Verdict::kCrash; }

/// JSON of ASCII alone is a literal of Python.
std::string python_text(const std::string& text) {
  return Json(visible_line(text)).dump(-1, ' ', /*ensure_ascii=*/true);
}

std::string python_table(const std::vector<FailingTest>& tests, bool is_lost) {
  std::string out;
  for (const FailingTest& t : tests)
    if (t.is_lost == is_lost) out += fmt::format("    {}: {},\n", python_text(t.pytest), python_text(t.why));
  return out;
}

Json files_of(const std::vector<FailingTest>& tests, bool is_lost) {
  Json out = Json::array();
  for (const FailingTest& t : tests)
    if (t.is_lost == is_lost) out.push_back(t.file);
  return out;
}

}  // namespace

std::vector<FailingTest> failing_tests(const std::vector<SuiteAnswer>& answers) {
  std::map<std::string, FailingTest> by_file;
  for (const SuiteAnswer& a : answers) {
    const auto verdict = verdict_named(a.verdict);
    if (!verdict || !is_failure(*verdict)) continue;
    FailingTest& test = by_file[a.file];
    test.why += fmt::format("{}{} under {}", test.why.empty() ? "" : "; ", a.cluster, a.variant);
    test.is_lost |= is_lost(*verdict);
  }
  std::vector<FailingTest> out;
  for (auto& [file, test] : by_file)
    out.push_back({fmt::format("test_suite.py::test_case[{}]", file), file, std::move(test.why), test.is_lost});
  return out;
}

std::vector<FailingTest> failing_tests(const std::vector<Cluster>& clusters) {
  std::vector<FailingTest> out;
  for (const Cluster& c : clusters)
    if (c.failure != kDeviation)
      out.push_back({fmt::format("finding-{}/repro.py::test_finding", c.representative),
                     fmt::format("finding-{}-iree.mlir", c.representative), c.title, is_own_failure(c.failure)});
  return out;
}

std::string pytest_deselect(const std::vector<FailingTest>& tests) {
  std::string out;
  for (const FailingTest& t : tests) out += fmt::format("--deselect={}\n", t.pytest);
  return out;
}

std::string pytest_xfail(const std::vector<FailingTest>& tests) {
  return fmt::format(R"(import pytest

FAILS = {{
{}}}
# The process goes down with these: they are not run.
LOST = {{
{}}}


def pytest_collection_modifyitems(items):
    for item in items:
        for tests, run in ((FAILS, True), (LOST, False)):
            for name, why in tests.items():
                if ("/" + item.nodeid).endswith("/" + name):
                    item.add_marker(pytest.mark.xfail(reason=why, run=run))
)",
                     python_table(tests, false), python_table(tests, true));
}

std::string iree_config(const std::vector<FailingTest>& tests) {
  const Json none = Json::array();
  return Json{{"skip_compile_tests", files_of(tests, true)},
              {"skip_run_tests", none},
              {"expected_compile_failures", none},
              {"expected_run_failures", files_of(tests, false)}}
             .dump(2, ' ', false, Json::error_handler_t::replace) +
         "\n";
}

}  // namespace assay::reports
