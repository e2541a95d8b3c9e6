#pragma once

#include <optional>
#include <span>
#include <string>

#include "oracle/interpreter/value.h"

/// Ops that check a file by itself: their records say `effects check` (spec/ops/check), or they call such a record by its
/// full name.
namespace assay::oracle::interpreter {

struct Check {
  std::string name;
  spec::CheckKind kind = spec::CheckKind::kEqual;
  double most = 0, least = 0;  ///< difference, or number of values apart
  bool is_called = false;      ///< by name
};

std::optional<Check> check_of(const program::Op&);
/// Empty where it holds, else what differs.
Result<std::string> judge(const Check&, const program::Op&, std::span<const WholePtr> operands);

}  // namespace assay::oracle::interpreter
