#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "oracle/evaluator/formula/expressions.h"

/// The order that a function gives the elements of the fibres of a sort.
namespace assay::oracle {

/// What a function says of pairs of elements: 1 where the first is before the second, else 0, or kUncertain.
class Ordering {
 public:
  Ordering(Expressions& x, const spec::Definition& before, AxisSet axes, std::int64_t length);

  std::int64_t fibres() const { return fibres_; }
  std::int64_t length() const { return length_; }
  /// Whether the comparator that the function calls rounds nothing: then an element is one value in all of its
  /// comparisons.
  bool is_exact() const;
  /// Whether it is known which elements of the operands are NaN, which a plain comparison does not order.
  bool knows_nan() const;
  bool failed() const { return x_.failed(); }
  /// Whether first[k] is before second[k], for element numbers of fibre k modulo the number of fibres.
  std::vector<std::int64_t> answers(std::span<const std::int64_t> first, std::span<const std::int64_t> second) const;
  /// What the order says of the elements i and i + distance of every sorted fibre, pair by pair: 1 where the earlier is
  /// before the later (`forward`), or the later before the earlier.
  std::vector<std::int64_t> of_pairs(const Sorted&, std::int64_t distance, bool forward) const;

 private:
  void ask_all();
  std::vector<std::int64_t> ask(std::span<const std::int64_t> first, std::span<const std::int64_t> second) const;
  std::vector<std::int64_t> told(const Term& answer, AxisSet all) const;

  Expressions& x_;
  const spec::Definition& before_;
  AxisSet axes_;
  std::int64_t fibres_;
  std::int64_t length_;
  std::vector<std::int64_t> table_;  ///< of every first, second and fibre, where they are few; else empty
};

}  // namespace assay::oracle
