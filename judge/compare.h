#pragma once

#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "judge/case.h"
#include "judge/failure.h"
#include "oracle/oracle.h"
#include "spec/element_counts.h"

/// Holds the outputs of one run against their acceptance sets.
namespace assay::judge {

using spec::ElementCounts;

/// A relation that does not hold between operands and results.
struct RelationFailure {
  oracle::HeldRelation held;
  Failure failure;
};

struct Comparison {
  ElementCounts counts;
  std::vector<ElementPlace> outside;           ///< elements outside their sets, process by process, output by output
  std::optional<Failure> failure;              ///< at the first, or of the types of the outputs, or of a relation
  std::vector<RelationFailure> broken;         ///< relations that do not hold
  std::vector<oracle::OutputAddress> related;  ///< outputs of which a relation says something
  std::optional<Error> error;                  ///< a relation of a record cannot be evaluated
};

/// What lies outside its set fails, however wide the set is; a code that is no value of its type fails everywhere.
/// Outputs of another number, type or size than the program's are a failure of their own, and so are results that do
/// not stand to their operands as the record says. Open elements of which a relation says something count as weak.
/// Elements are counted of so many of the first outputs, and relations are noted of them.
Comparison compare(const ProcessTensors& outputs, const oracle::Acceptance&,
                   std::size_t counted = std::numeric_limits<std::size_t>::max());

/// Counts so many elements more.
void count(oracle::Strength, ElementCounts&, int elements = 1);

/// The failure at an element outside its set.
Failure failure_at(const ProcessTensors& outputs, const oracle::Acceptance&, const ElementPlace&);

/// True where the set holds a part of an element of floats.
bool holds_part(spec::ElementType part, const oracle::AcceptanceSet&, std::uint64_t code);

/// Class of a value outside its acceptance set; of a complex element, that of the part at fault.
FailureClass classify(const oracle::AcceptanceTensor&, std::int64_t element, std::span<const std::byte> got);

/// One element as text: its literal, and its bits in hexadecimal for floats.
std::string describe_element(spec::ElementType, std::span<const std::byte> bytes);

}  // namespace assay::judge
