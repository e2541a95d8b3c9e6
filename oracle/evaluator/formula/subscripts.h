#pragma once

#include <optional>
#include <vector>

#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// A tensor, and where it is read.
struct Reading {
  RuntimeValue tensor;
  std::vector<Numbers> index;
};

/// Subscripts: tensors read at indices, groups and lists by number, values of other processes, and the
/// placements that indices are built by.
class Subscripts {
 public:
  explicit Subscripts(Expressions& x) : x_(x), machine_(x.machine()), operators_(x.operators()) {}

  /// `x[i]`; the base may have been evaluated already, the index may be missing.
  Term subscript(const spec::Expr&);
  Term subscript(const spec::Expr&, const Term& base, const spec::Expr* index);
  /// What `x[i]` reads where x is a tensor; nothing of other subscripts.
  std::optional<Reading> reading(const spec::Expr&);
  /// `list[low:high]` and `list[:, column]`.
  Term range(const spec::Expr&);
  Term column(const spec::Expr&);
  /// `[b at positions, m elsewhere]`.
  Term placement(const spec::Expr&);
  /// `operand@process`.
  Term at_process(const spec::Expr&);

 private:
  Term index_of(const spec::Expr& index, std::size_t rank);
  std::vector<Numbers> numbers_of(const spec::Expr&, const RuntimeValue&, const Term& index);
  Term read_tensor(const spec::Expr&, const RuntimeValue&, const Term& index);
  bool is_nth_of(const spec::Expr& index, const RuntimeValue& tensor);
  Term read_linear(const RuntimeValue& tensor, const Numbers& offset);
  Term member(const spec::Expr&, const RuntimeValue& tuple, const Term& index);
  Term look_up_along(const AlongAxis&, const Numbers& index);
  Numbers positions_over(AxisSet);
  template <class Parts> Term place(const spec::Expr&, const Parts&, std::size_t total);
  std::size_t single_rank(const spec::Expr& over);
  Term read_by_process(const spec::Expr&, const ByProcess&, const Term& index);
  Term item(const spec::Expr&, const Row&, const Term& index);
  Term one_of(const Row& functions, const Term& index);
  bool may_be(const Term& index, std::int64_t n);
  Space& space() { return machine_.space(); }

  Expressions& x_;
  Machine& machine_;
  Operators& operators_;
};

}  // namespace assay::oracle
