#pragma once

#include <optional>
#include <string>

#include "fuzz/judge/case.h"
#include "fuzz/judge/failure.h"
#include "oracle/oracle.h"
#include "reports/element_counts.h"

/// Holds the outputs of one run against their acceptance sets.
namespace assay::fuzz {

using reports::ElementCounts;

struct Comparison {
  ElementCounts counts;
  std::int64_t failed = 0;         ///< elements outside their sets
  std::optional<Failure> failure;  ///< the first failing element, process by process, output by output
};

/// What lies outside its set fails, however wide the set is; a code that is no value of its type fails everywhere.
/// Outputs of another number, type or size than the program's are a failure of their own.
Comparison compare(const ProcessTensors& outputs, const oracle::Acceptance&);

/// Class of a value outside its acceptance set; of a complex element, that of the part at fault.
FailureClass classify(const oracle::AcceptanceTensor&, std::int64_t element, std::span<const std::byte> got);

/// One element as text: its literal, and its bits in hexadecimal for floats.
std::string describe_element(spec::ElementType, std::span<const std::byte> bytes);

}  // namespace assay::fuzz
