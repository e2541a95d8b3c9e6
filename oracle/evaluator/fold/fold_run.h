#pragma once

#include <memory>

#include "oracle/evaluator/fold/arrangements.h"
#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// Axes that stand at one index while the others are looped over.
class Fixed {
 public:
  Fixed(Space& space, AxisSet axes, std::span<const std::int64_t> index) : space_(space), axes_(axes) {
    for (AxisSet left = axes; left != 0; left &= left - 1) {
      const auto a = static_cast<std::size_t>(innermost(left));
      begin_[a] = space.begin[a];
      extent_[a] = space.extent[a];
      space.begin[a] += index[a];
      space.extent[a] = 1;
    }
  }
  ~Fixed() {
    for (AxisSet left = axes_; left != 0; left &= left - 1) {
      const auto a = static_cast<std::size_t>(innermost(left));
      space_.begin[a] = begin_[a];
      space_.extent[a] = extent_[a];
    }
  }
  Fixed(const Fixed&) = delete;
  Fixed& operator=(const Fixed&) = delete;
  std::int64_t extent(std::size_t axis) const { return extent_[axis]; }

 private:
  Space& space_;
  AxisSet axes_;
  std::array<std::int64_t, kMaxAxes> begin_{};
  std::array<std::int64_t, kMaxAxes> extent_{};
};

/// One fold while its terms arrive in blocks: by a primitive of the domain, or by a function that
/// is called on all results at once, term after term. `part` is the result's place among several
/// that a region folds apart from one another.
class FoldRun {
 public:
  /// `presumed`: whether a term is taken of which nobody knows if it exists.
  FoldRun(Expressions&, const spec::Expr&, FunctionTerm, const Primitive*, Term init, bool is_sum, std::size_t part = 0,
          bool presumed = false);

  void add(const Term&, AxisSet axes, const Numbers& condition);
  void add_product(const Term& a, const Term& b, AxisSet axes, const Numbers& condition);
  /// All products at once, of tensors that are read outside as well; false where they have to come one block after the
  /// other.
  bool add_packed(const spec::Expr& a, const spec::Expr& b, AxisSet axes);
  Term finish();
  /// True: for some term nobody knows if it exists, and a primitive took it or did not.
  bool has_presumed() const { return !presumed_terms_.empty(); }
  /// What results may be, `with` the terms of which nobody knows and without: either, where a result has one such term;
  /// anything, where it has several.
  Term finish_either(FoldRun& with);

 private:
  Numbers presuming(const Numbers& condition, AxisSet axes);
  Term first_value();
  Term step(const Term& value, const Term& x);
  Cells as_cells(const Term&);
  void refuse();
  ElementType fold_type(ElementType term) const;
  void start(const Cells& like, AxisSet axes, const Numbers& condition, ElementType, bool products);
  std::int64_t terms_hint() const;
  void add_cells(const Cells&, AxisSet axes, const Numbers& condition);
  void add_by_function(const Term&, AxisSet axes, const Numbers& condition);
  void combine_one(const Term& x, const Numbers& there);
  Term finish_by_function();
  bool keeps_leaves() const;
  Term arranged(const Term& in_order);
  Term joined(const Term&, const Term&);

  Expressions& x_;
  Machine& machine_;
  Operators& operators_;
  const spec::Expr& expr_;
  FunctionTerm function_;
  Term init_;
  bool is_sum_;
  const Primitive* primitive_;
  std::size_t part_;
  bool presumed_;
  std::vector<std::int64_t> presumed_terms_;  ///< by result, once there is one
  std::unique_ptr<Folding> folding_;
  Cells init_cells_;
  bool has_init_ = false;
  bool has_products_ = false;  ///< of the folding
  ElementType type_{};
  AxisSet outer_ = 0;
  bool by_function_ = false;
  bool started_ = false;
  Term value_;
  Numbers exists_ = Numbers::of(1);
  std::int64_t terms_ = 0;
  Leaves leaves_;
};

}  // namespace assay::oracle
