#pragma once

#include <vector>

#include "oracle/evaluator/accelerate/packed_factor.h"

namespace assay::oracle {

/// The sum of the products of two factors over some axes, box by box: an accelerator of `sum((x[i] else n) * y[j] for
/// ...)` whatever the indices are, for folds that take nests. Each result takes its terms in order.
class PackedSum {
 public:
  /// `outer` are the axes of the results, `contracted` those that are summed over.
  PackedSum(Machine&, PackedFactor lhs, PackedFactor rhs, AxisSet outer, AxisSet contracted);
  void add_to(Folding&);

 private:
  void split(int axis, std::int64_t results);
  std::vector<std::size_t> loops_to_cut() const;
  std::vector<std::int64_t> cut() const;
  void add_boxes(std::span<const std::size_t> loops, std::span<const std::int64_t> steps, Box&, Folding&);
  void add_box(const Box&, Folding&);

  Machine& machine_;
  PackedFactor lhs_, rhs_;
  std::vector<Digit> digits_;  ///< innermost first, the contracted ones outside the others
};

}  // namespace assay::oracle
