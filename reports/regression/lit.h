#pragma once

#include <string>

#include "reports/origin.h"

namespace assay::reports {

/// A file for upstream's reference interpreter. The reduced program is one function. @main calls that function on the
/// inputs, and holds the answers against the expected sets with `check.expect_eq_const`. A set of more than one value
/// becomes two bounds, with compare ops. NaN and the sign of a zero are compared as bits, because `expect_eq` compares
/// as IEEE 754 does: it takes -0 for 0.
std::string lit_test(const Finding&, const Origin&, const std::string& headline);

/// The same of a pass, which `command` runs on `%s`: upstream's interpreter runs what it writes. The inputs stand
/// behind barriers, so that no pass folds them. Where the pass writes no program, or one that breaks a law, it is only
/// run.
std::string pass_test(const Finding&, const Origin&, const std::string& headline, const std::string& command);

/// A program with its inputs and the sets of its outputs, for upstream's interpreter, as the body of a test of a suite:
/// the program is @program; @main takes the inputs, calls it and holds the answers against the sets as `lit_test` does.
/// Of the finding it reads program, inputs, evidence and grid.
std::string checked_module(const Finding&);

/// `--args='[dense<1> : tensor<i32>, ...]'`: the inputs as one word of a shell.
std::string inputs_word(const Finding&);

/// A file for the runner of the back end that failed: the reduced program itself, whose RUN line lets `assay check` run
/// it there, with its inputs, variant and contract. It fails while the finding is there.
std::string backend_test(const Finding&, const Origin&, const std::string& headline);

}  // namespace assay::reports
