#pragma once

#include <optional>
#include <span>
#include <string>

#include "oracle/interpreter/value.h"

/// Ops that check a file by itself: their records say `effects check KIND [ATTRIBUTE [from ATTRIBUTE] [called N]]`
/// (spec/ops/check), and so does custom_call where its target is the full name of such a record.
namespace assay::oracle::interpreter {

struct Check {
  std::string name, kind;
  double most = 0, least = 0;  ///< difference, or number of values apart
  bool is_called = false;      ///< through custom_call
};

std::optional<Check> check_of(const program::Op&);
/// Empty where it holds, else what differs.
Result<std::string> judge(const Check&, const program::Op&, std::span<const WholePtr> operands);

}  // namespace assay::oracle::interpreter
