#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "program/text/text.h"

/// Where a part of a file for the verifier is to be refused: `// expected-error@+1 {{text}}` and its kin, as upstream's
/// tools read them under `-verify-diagnostics`.
namespace assay::conform {

/// One annotation. `line` is 0 where any line will do (`@unknown`).
struct ExpectedError {
  std::uint32_t line = 0;
  std::string text;
};

/// All of a part, in order; lines are those of the file.
std::vector<ExpectedError> expected_errors(const program::Part&);

/// What is wrong with a refusal at `line` of the file with such a message, or nothing. One annotation has to mean it:
/// - its line is that of the refusal, or both lie in the text of one op. Upstream reports some errors at the op, and
///   others at a type or an op of a region inside; which of them it is says nothing about the law.
/// - on one line, the op that its text names (`'stablehlo.pad' op ...`) is the one whose law is broken.
std::string wrong_refusal(const program::Part&, const std::vector<ExpectedError>&, std::uint32_t line,
                          std::string_view message);

}  // namespace assay::conform
