#pragma once

#include <string>
#include <vector>

#include "spec/choices.h"
#include "spec/plan/reading.h"

/// The domains of a plan: what values a name may take. Each kind of domain is one row of a table of
/// functions: draw, contains, classes, simpler values, near misses. A domain says what is legal;
/// how big and how often is the `SizePolicy`.
namespace assay::spec {

/// A domain asked at one place: for one name, under the indices that are set in the reading.
struct DomainQuery {
  Reading& reading;
  const Declaration& name;
  const Domain& domain;
  std::uint64_t allowed = ~std::uint64_t{0};  ///< finite domains: the candidates not ruled out elsewhere

  Value value(const Expr* e) const { return e ? reading.value(*e) : Value::undefined(); }
};

/// Boundary classes that a value is in, as positions in `Schedule::classes`.
struct ClassRecorder {
  std::vector<int>& out;
  int first;
  void operator()(int i) { out.push_back(first + i); }
};

using Words = std::vector<std::string>;

struct DomainType {
  /// Draws a value; false only where the domain is empty. Zero choices give the simplest.
  bool (*draw)(const DomainQuery&, Choices&, const SizePolicy&, Value& out);
  bool (*contains)(const DomainQuery&, const Value&);
  /// Boundary classes of one alternative, without the name.
  Words (*class_names)(const Record&, const Domain&);
  void (*mark)(const DomainQuery&, const Value&, ClassRecorder&);
  /// Simpler members, simplest first; some may lie outside and are dropped by the caller.
  void (*simpler)(const DomainQuery&, const Value&, std::vector<Value>& out);
  /// Values just outside, and some just inside.
  void (*near_misses)(const DomainQuery&, const Value&, std::vector<Value>& out);
};

const DomainType& domain_type(DomainKind kind);

/// The alternative of a name's domain whose condition holds, and its position; null where a
/// condition is undefined.
const Domain* alternative(Reading& reading, const Declaration& name, int* position = nullptr);
inline const Domain* active_domain(Reading& reading, const Declaration& name, int* position = nullptr) {
  const auto* only = name.domain.get();
  return only == nullptr || only->condition == nullptr ? only : alternative(reading, name, position);
}

/// `value` lies in the domain and passes its `with`.
bool contains(const DomainQuery& asked, const Value& value);

/// `value` passes the `with` of the domain (true where there is none).
bool passes_filter(const DomainQuery& asked, const Value& value);

/// The candidates of a tabulated filter that pass, all where there is no table.
std::uint64_t filter_mask(const DomainQuery& asked);

// Cells of rows that have nothing to say.
Words name_nothing(const Record&, const Domain&);
void mark_nothing(const DomainQuery&, const Value&, ClassRecorder&);
void nothing(const DomainQuery&, const Value&, std::vector<Value>&);

// The rows, by family.
extern const DomainType kClassDomain, kEnumDomain, kBoolDomain, kSetDomain, kEqualsDomain;  // finite.cpp
extern const DomainType kRangeDomain, kRealDomain;                                          // range.cpp
extern const DomainType kDimDomain, kShapeDomain, kRegroupDomain;                           // sizes.cpp
extern const DomainType kPositionDomain, kPositionsDomain, kDistinctDomain, kPermutationDomain,
    kCombinationDomain;                                                  // axes.cpp
extern const DomainType kPartitionDomain, kRowsDomain, kMatchingDomain;  // groups.cpp
extern const DomainType kTypeDomain, kTensorTypeDomain, kTensorOrTokenDomain, kFunctionDomain, kSymbolDomain,
    kLiteralDomain, kStringDomain, kOpNameDomain, kDictionaryDomain;  // types.cpp

/// A member of `table` by index; the first for a source of zeros.
template <class Table> auto draw_one(Choices& choices, const Table& table) {
  return table[choices.below(std::size(table))];
}

}  // namespace assay::spec
