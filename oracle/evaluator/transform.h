#pragma once

#include <optional>

#include "oracle/evaluator/expressions.h"

namespace assay::oracle {

/// `sum(x * turn(k * l, lengths) for l within lengths)` with x and k that do not vary over l and over what k varies
/// over, an accelerator in O(n log n): the domain transforms all that x is, and the results are read from it at the
/// frequencies that k names. Nothing where the expression is another, where the terms are few, or where the domain
/// declines. `fold_axes` are those of l.
std::optional<Term> transform(Expressions&, const spec::Expr& term, AxisSet fold_axes);

}  // namespace assay::oracle
