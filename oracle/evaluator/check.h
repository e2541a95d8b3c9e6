#pragma once

#include <optional>
#include <span>
#include <string>

#include "oracle/evaluator/machine.h"

/// Checks that a file makes of itself: ops whose record says `effects check KIND [ATTRIBUTE [from
/// ATTRIBUTE] [called N]]`, and custom_call whose target is the full name of such a record.
namespace assay::oracle {

enum class CheckKind : std::uint8_t { kEqual, kAbsolute, kUlps };

struct Check {
  const spec::Record* record = nullptr;
  CheckKind kind = CheckKind::kEqual;
  double bound = 0;     ///< absolute difference, or number of values apart
  double least = 0;     ///< the same: no closer than this
  bool called = false;  ///< through custom_call: the attributes are not the record's
};

/// The check that an op is, or nothing.
std::optional<Check> check_of(const program::Op&, const Module&);
/// Empty where it holds, else what differs: `element [1, 2] is 3, expected 4`.
Result<std::string> judge(Machine&, const Check&, std::span<const RuntimeValue* const> operands, const program::Op&);

/// True where an op of this record waits for values of other processes.
bool reads_other_processes(const spec::Record&);

}  // namespace assay::oracle
