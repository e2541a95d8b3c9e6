#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "spec/language/syntax.h"

/// Which elements each place of a sorted fibre may have. Legal implementations sort differently where the order of ties
/// is free, or where values are only known as intervals.
namespace assay::oracle {

/// The fibres of a sort in their order: element i of fibre f lies at i * fibres + f.
struct Sorted {
  std::int64_t fibres = 0;
  std::int64_t length = 0;
  std::vector<std::int64_t> elements;

  std::size_t at(std::int64_t i, std::int64_t f) const { return static_cast<std::size_t>(i * fibres + f); }
};

/// The elements of a place that may have several.
struct Choice {
  std::size_t place = 0;  ///< in Sorted::elements
  std::vector<std::int64_t> elements;
};

/// Sorted fibres. A place has kUncertain if any element may stand there.
struct SortedPlaces {
  Sorted sorted;
  std::vector<Choice> choices;

  /// The most elements that one place may have; 1 where each has one.
  std::int64_t most_elements() const;
  /// Each place with the n-th of its elements, counted round.
  std::vector<std::int64_t> nth(std::int64_t n) const;
};

/// A formula is evaluated again and again, with another element of each place that may have several, and the results
/// are joined. The sorts of the first evaluation are kept, in the order in which it met them.
struct SortRounds {
  std::int64_t now = 0;
  std::int64_t count = 1;
  std::vector<std::pair<const spec::Expr*, SortedPlaces>> sorts;
  std::size_t met = 0;  ///< in this evaluation
};

}  // namespace assay::oracle
