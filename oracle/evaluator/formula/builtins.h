#pragma once

#include <optional>

#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// The functions of the record language that a formula calls: `sum`, `fold`, `number`, `clamp`, `values`,
/// and those of elements that are no scalar primitives, such as `convert` and `join_bits`.
class Builtins {
 public:
  explicit Builtins(Expressions& x) : x_(x), machine_(x.machine()), names_(x.names()), operators_(x.operators()) {}

  /// A call of a builtin.
  Term builtin(const spec::Expr&);
  /// A call of a primitive, or of what stands among them, by its name.
  Term call_named(const spec::Expr&);

 private:
  Term one(const spec::Expr&);
  Term number(const spec::Expr&);
  Term nth(const spec::Expr&);
  Term clamp(const spec::Expr&);
  Term between(const spec::Expr&);
  Term without_freedom(const spec::Expr&);
  Term inside(const spec::Expr&);
  Term position(const spec::Expr&);
  Term values(const spec::Expr&);
  Term interleave(const spec::Expr&);
  Term total(const spec::Expr&);
  Term product(const spec::Expr&);
  Term extremum(const spec::Expr&);
  Term tuple(const spec::Expr&);
  Term layer(const spec::Expr&);
  Term length(const spec::Expr&);
  Term next(const spec::Expr&);
  Term seen(const spec::Expr&);
  Term sequence(const spec::Expr&);
  Term fold(const spec::Expr&);
  Term sorting(const spec::Expr&);
  Term convert(const spec::Expr&);
  Term turn(const spec::Expr&);
  Term join_bits(const spec::Expr&);
  Term bits_at(const spec::Expr&);
  Row listed(const spec::Expr&);
  Space& space() { return machine_.space(); }

  Expressions& x_;
  Machine& machine_;
  Names& names_;
  Operators& operators_;
};

/// `fold(f, init, term for i within I)` and `sum(term for i within I)`: walks the index space in blocks and
/// hands the terms to a fold of the domain, or to a function term after term (FoldRun).
Term fold(Expressions&, const spec::Expr&);

/// `sorting(before, range(n))`: the permutation that sorts each fibre, by a function of two numbers of
/// elements. Fibres that the function does not order, and ties that are free, are uncertain in domains of sets.
Term sorting(Expressions&, const spec::Expr&);

/// `sum(x * turn(k * l, lengths) for l within lengths)` with x and k that do not vary over l and over what k varies
/// over, an accelerator in O(n log n): the domain transforms all that x is, and the results are read from it at the
/// frequencies that k names. Nothing where the expression is another, where the terms are few, or where the domain
/// declines. `fold_axes` are those of l.
std::optional<Term> transform(Expressions&, const spec::Expr& term, AxisSet fold_axes);

}  // namespace assay::oracle
