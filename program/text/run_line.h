#pragma once

#include <optional>
#include <string>
#include <string_view>

/// What a file of upstream's test suites says in its `// RUN:` lines about how it is meant to be run.
namespace assay::program {

struct RunLine {
  bool for_verifier = false;  ///< parsed and verified only; `expected-error` says which parts are refused
  bool for_printer = false;   ///< no more than read, written and read again
  bool only_runs = false;     ///< interpreted, and nobody looks at what is printed: to come to an end is the check
  bool is_refused = false;    ///< it breaks a law: `not stablehlo-opt %s`
  std::string entry;          ///< the function that back ends run, where it is not @main: `: @program`
  std::optional<std::string> args;  ///< inputs of @main: `[dense<1> : tensor<2xi32>, ...]`
};

RunLine run_line(std::string_view file);

}  // namespace assay::program
