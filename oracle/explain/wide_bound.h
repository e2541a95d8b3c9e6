#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "oracle/explain/rules.h"
#include "oracle/trace/trace.h"

/// A set that holds whatever an element may be under all grants, however these rearrange it. It is wide, and found in
/// one pass without a search: an answer outside of it is a violation, whatever a search would have come to.
///
/// Rules are identities of real numbers (spec/rewrites). Those of sums, products and quotients alone turn one rational
/// expression into another, whose error is bounded by the magnitudes that both have in common: of N operations
/// |error| <= N u A, where A is the expression with every term taken by its magnitude (Higham 2002, section 3.1). A
/// denominator is a term by its reciprocal. A rule for a single function adds what its right side gives. Where any
/// other rule may apply to what the element is made of, nothing is known.
namespace assay::oracle {

class WideBound {
 public:
  /// `all` is the domain of the contract with all its grants. All must outlive it.
  WideBound(const Dags&, const RuleBook&, EnvelopeDomain& all);

  /// The set of a node; nothing where none is known. What an earlier node was made of is not looked at again.
  std::optional<LeafSet> of(NodeNumber root);
  /// How many nodes were looked at.
  std::size_t size() const { return known_.size(); }

 private:
  /// Of which operations a value is a result, as far as they are rearranged together.
  enum class Kind : std::uint8_t { kLeaf, kSum, kProduct };

  struct Bound {
    LeafSet set{};             ///< holds every value
    double low = 0, high = 0;  ///< between which the real number of the expression lies
    double magnitude = 0;      ///< with every term taken by its magnitude
    double largest = 0;        ///< no partial result is larger
    double unit = 0;           ///< the largest unit roundoff
    Kind kind = Kind::kLeaf;
  };
  struct Operand {
    ElementType type;
    const Bound* bound;
  };
  using Operands = std::vector<Operand>;

  std::vector<NodeNumber> in_order(NodeNumber root) const;
  std::unordered_map<NodeNumber, std::size_t> occurrences(const std::vector<NodeNumber>& in_order) const;
  void note(const std::vector<NodeNumber>& in_order);
  void note(const NodeForm&, std::size_t times);
  std::vector<std::size_t> present() const;
  bool may_be_rearranged_otherwise() const;

  Bound of_node(const Node&, const Operands&);
  Bound of_form(const NodeForm&, const Operands&, int depth);
  Bound by_domain(const NodeForm&, const Operands&);
  static const Bound* looked_through(const NodeForm&, const Operands&);
  Bound rational(const NodeForm&, const Operands&);
  std::optional<Bound> folded(const NodeForm&, const Operands&);
  Bound by_rules(Bound, const NodeForm&, const Operands&, int depth);
  std::optional<Bound> by_pattern(const Pattern&, ElementType, const std::vector<const Bound*>& bindings, int depth);
  bool may_be_wider(ElementType) const;
  bool mixes(ElementType e) const { return (mixed_ >> static_cast<int>(e) & 1) != 0; }
  Bound term(const Operand&, Kind reader) const;
  Bound closed(ElementType, Bound);

  const Dags& dags_;
  const RuleBook& rules_;
  EnvelopeDomain& domain_;
  spec::ElementSet mixed_ = 0;  ///< types for which some rule turns sums into products
  std::unordered_map<NodeNumber, Bound> known_;
  std::vector<std::size_t> counts_;  ///< by primitive, how often it stands among the nodes
  spec::ElementSet types_ = 0;       ///< of the nodes
  double operations_ = 0;            ///< so far
};

}  // namespace assay::oracle
