#pragma once

#include <deque>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "spec/contract.h"

namespace assay::oracle {

/// A variable, a number, or a primitive on operands.
struct Pattern {
  const Primitive* primitive = nullptr;
  int variable = -1;
  double number = 0;
  std::vector<Pattern> operands;
};

/// What `constant` or `scalar` ask of a variable.
struct Demand {
  std::uint32_t flag;
  int variable;
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

/// The rewrites of a contract, in every order of their sums and products, by the primitive at the root
/// of their patterns and by those within.
struct RewriteRules {
  std::deque<Rule> all;
  std::vector<std::vector<const Rule*>> by_root;
  std::vector<std::vector<Inner>> by_inner;
  std::vector<bool> takes_any;  ///< by root: some pattern asks nothing of its operands

  explicit RewriteRules(const spec::Contract&);

 private:
  void list(const Rule&);
  void list_inner(const Rule&, const Pattern&);
};

/// Those of a contract, made once.
const RewriteRules& rules_of(const spec::Contract&);

}  // namespace assay::oracle
