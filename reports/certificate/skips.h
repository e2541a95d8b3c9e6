#pragma once

#include <string>
#include <vector>

#include "reports/certificate/evidence.h"
#include "reports/store.h"

/// Tests that fail for known bugs, as lists that test runners read.
namespace assay::reports {

/// A test of a suite, or one that was exported of a finding.
struct FailingTest {
  std::string pytest;    ///< end of its node: `test_suite.py::test_case[add/f32-1.mlir]`
  std::string file;      ///< `add/f32-1.mlir`, `finding-12-iree.mlir`
  std::string why;       ///< one line
  bool is_lost = false;  ///< compiler or process goes down with it: a crash, a hang
};

/// The files of a suite that fail under any variant.
std::vector<FailingTest> failing_tests(const std::vector<SuiteAnswer>&);
/// The bugs of a database, by the names under which their reproducers are exported: `finding-12/repro.py`.
std::vector<FailingTest> failing_tests(const std::vector<Cluster>&);

/// Arguments for pytest, one a line, which `pytest @FILE` reads (https://docs.pytest.org, "Command-line Flags").
std::string pytest_deselect(const std::vector<FailingTest>&);
/// A conftest.py that marks them as expected failures. One that takes its process along is not run.
std::string pytest_xfail(const std::vector<FailingTest>&);
/// The lists of a configuration of IREE's test suites (iree-org/iree-test-suites), to be put into one.
std::string iree_config(const std::vector<FailingTest>&);

}  // namespace assay::reports
