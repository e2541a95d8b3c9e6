#pragma once

#include <unordered_map>

#include "oracle/explain/alternatives.h"
#include "oracle/explain/products.h"
#include "oracle/perturbed/perturbed.h"

namespace assay::oracle {

template <> struct TracedCells<PerturbedDomain> {
  static NodeNumber number(const std::byte* cell) { return perturbed(cell)->node; }
  static void set_number(ElementType, std::byte* cell, NodeNumber n) { perturbed(cell)->node = n; }
  static LeafSet leaf(const PerturbedDomain&, ElementType e, const std::byte* cell) {
    return set_of_element(e, perturbed(cell)->element);
  }
  static bool changes_when_moved(const PerturbedDomain&, ElementType, const std::byte*, bool) { return false; }
};

/// Elements of a program's results as a compiler computes them that rewrites what it reads: of each value some
/// alternative is drawn, rewrites several deep and through moves, and evaluated by one legal implementation.
class RewrittenElements {
 public:
  RewrittenElements(const Dags&, const RuleBook&, const spec::Contract& all, PerturbedDomain&);

  /// The element of a node, computed anew.
  PerturbedCell draw(NodeNumber);

 private:
  PerturbedCell value_of(ValueNumber, int depth);
  PerturbedCell as_written(ValueNumber, int depth);
  PerturbedCell leaf(ValueNumber) const;
  PerturbedCell product(ElementType, const Factors&, int depth);
  std::vector<ValueNumber> choices(ValueNumber) const;

  Alternatives graph_;
  const spec::Contract& all_;
  PerturbedDomain& domain_;
  std::unordered_map<ValueNumber, PerturbedCell> known_;
};

}  // namespace assay::oracle
