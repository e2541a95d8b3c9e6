#pragma once

#include <deque>
#include <functional>
#include <vector>

#include "oracle/envelope/cell.h"
#include "oracle/numerics/primitive.h"
#include "spec/contract.h"

namespace assay::oracle {

/// A variable, the binary logarithm of one, a number, or a primitive on operands.
struct Pattern {
  const Primitive* primitive = nullptr;
  int variable = -1;
  bool is_exponent = false;
  double number = 0;
  std::vector<Pattern> operands;
};

/// What a condition or `log2` asks of a variable: one of the flags, or the value.
struct Demand {
  std::uint32_t flags;
  std::function<bool(double)> of_value;  ///< may be empty
  int variable;

  bool holds(const Cell& c) const {
    return (c.flags & flags) != 0 || (of_value != nullptr && is_point(c) && of_value(c.low));
  }
};

struct Rule {
  Pattern pattern, replacement;
  std::vector<std::vector<Demand>> demands;  ///< any of each
  spec::ElementSet types = 0;
};

/// A place within a pattern that asks how an operand was computed.
struct Inner {
  const Rule* rule;
  const Pattern* pattern;
};

/// What patterns have to do with one primitive.
struct PrimitiveRules {
  std::vector<const Rule*> roots;       ///< it stands at the root of their pattern
  std::vector<const Rule*> identities;  ///< those that put its operand in place of it and a number
  std::vector<Inner> inner;             ///< where it stands within one
  bool takes_any = false;               ///< some root asks nothing of its operands
};

/// The rewrites of a contract, in every order of their sums and products.
class RewriteRules {
 public:
  explicit RewriteRules(const spec::Contract&);
  /// Of the primitive with that number in `primitives()`.
  const PrimitiveRules& of(int primitive) const { return by_primitive_[static_cast<std::size_t>(primitive)]; }

 private:
  PrimitiveRules& of(const Pattern& p) { return by_primitive_[static_cast<std::size_t>(p.primitive->index)]; }
  void list(const Rule&);
  void list_inner(const Rule&, const Pattern&);

  std::deque<Rule> all_;
  std::vector<PrimitiveRules> by_primitive_;
};

/// Those of a contract, made once.
const RewriteRules& rules_of(const spec::Contract&);

}  // namespace assay::oracle
