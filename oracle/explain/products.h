#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "oracle/explain/alternatives.h"

namespace assay::oracle {

struct Factor {
  ValueNumber value = 0;
  bool divides = false;
  bool is_one = false;  ///< of a constant of nothing but one, or but minus one
};

/// The leaves of the tree of products and quotients of one type at a value, sought through what some grants look
/// through; signs of negations within it are collected.
struct Factors {
  std::vector<Factor> all;
  bool is_negated = false;

  /// Of three and more there is more than one way to group them. A one counts where it is divided by, as in a / (1 /
  /// b), or where all others divide, as in 1 / a / b: a * (1 / b) is a quotient of two.
  bool may_be_regrouped() const;
};
Factors factors_of(const Alternatives&, ValueNumber, const GrantSet& active);

/// What a product of three and more factors, divisors among them, may be in any association: the exact product with as
/// many roundings as there are operations, and where a partial product can leave the range of the type what follows
/// from that: infinity, zero, NaN. Higham 2002, lemma 3.1. Empty where `v` is no such product, or a factor is open.
/// `set_of` gives the set of a factor.
std::vector<Cell> regrouped(const Alternatives&, ValueNumber v, const GrantSet& active, const RealRules&,
                            const std::function<std::optional<Cell>(ValueNumber)>& set_of);

}  // namespace assay::oracle
