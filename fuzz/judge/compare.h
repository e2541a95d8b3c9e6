#pragma once

#include <optional>
#include <string>

#include "fuzz/judge/case.h"
#include "fuzz/judge/failure.h"
#include "oracle/oracle.h"

/// Holds the outputs of one run against their acceptance sets.
namespace assay::fuzz {

/// Elements by what a check of them could have shown, and how many failed.
struct ElementCounts {
  std::int64_t checked = 0;
  std::int64_t weak = 0;
  std::int64_t masked = 0;
  std::int64_t failed = 0;  ///< of the checked ones

  ElementCounts& operator+=(const ElementCounts& other);
  std::int64_t total() const { return checked + weak + masked; }
  bool operator==(const ElementCounts&) const = default;
};

struct Comparison {
  ElementCounts counts;
  std::optional<Failure> failure;  ///< the first failing element, process by process, output by output
};

/// Only CHECKED elements can fail; a code that is no value of its type fails everywhere. Outputs
/// of another number, type or size than the program's are a failure of their own.
Comparison compare(const ProcessTensors& outputs, const oracle::Acceptance&);

/// Class of a value outside its acceptance set; of a complex element, that of the part at fault.
FailureClass classify(const oracle::AcceptanceTensor&, std::int64_t element, std::span<const std::byte> got);

/// One element as text: its literal, and its bits in hexadecimal for floats.
std::string describe_element(spec::ElementType, std::span<const std::byte> bytes);

}  // namespace assay::fuzz
