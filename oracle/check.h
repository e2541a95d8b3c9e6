#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "program/module.h"

/// Checks that a file makes of itself: ops whose record says `effects check`, and ops that call the
/// record of one by its full name.
namespace assay::oracle {

using spec::CheckKind;

struct Check {
  const spec::Record* record = nullptr;
  CheckKind kind = CheckKind::kEqual;
  double bound = 0;     ///< absolute difference, or number of values apart
  double least = 0;     ///< the same: no closer than this
  bool called = false;  ///< by name: the attributes are not the record's
};

/// The check that an op is, or nothing. Where it has a result, that says whether the check holds.
std::optional<Check> check_of(const program::Op&);
/// The literal that the op has instead of a second operand, or null.
const spec::Literal* expected_literal(const Check&, const program::Op&);
/// Of two values, tensors in storage form. Empty where it holds, else what differs: `element [1, 2] is 3, expected 4`.
/// `go_on` hears how many elements come next, and may end it: then nothing is said.
Result<std::string> failure_of(const Check&, spec::Type got_type, std::span<const std::byte> got,
                               spec::Type expected_type, std::span<const std::byte> expected,
                               const std::function<bool(std::int64_t elements)>& go_on = nullptr);

}  // namespace assay::oracle
