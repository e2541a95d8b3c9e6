#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/explain/rules.h"
#include "oracle/trace/trace.h"

/// What an implementation may compute in place of what the program says: the graph of an element, to which rewrites add
/// alternatives. As in an e-graph (Tate 2009, Willsey 2021) nothing is taken away, equal nodes are one, and matches are
/// sought among all alternatives. Unlike there a rewrite holds in its direction only: what may be computed as another
/// value does not make that value computable as this one, or `log(exp(a)) => a` would widen every `a`.
namespace assay::oracle {

/// Position in `Alternatives::values`.
using ValueNumber = std::uint32_t;

/// Another value that may be computed instead, under all of these grants.
struct Alternative {
  ValueNumber value = 0;
  GrantSet needs;
};

struct Value {
  NodeForm form;
  std::vector<ValueNumber> operands;
  LeafSet set{};             ///< of a leaf
  int generation = 0;        ///< 0: of the program; else one more than the value that a rewrite made it for
  bool is_repeated = false;  ///< computed more than once in the program
  bool is_across = false;    ///< reads what other processes hold
  std::vector<Alternative> alternatives;
};

/// For each operand the first that is the same value: an op that reads a value twice reads it once.
std::vector<std::size_t> first_reads(std::span<const ValueNumber> operands);

/// Bounds of the search for alternatives.
struct SearchLimits {
  std::size_t values = 20'000;    ///< that rewrites may add
  std::size_t matches = 1 << 20;  ///< that are held against patterns
  int generations = 6;            ///< of values made for values that were made
};

class Alternatives {
 public:
  /// `all` is the contract with all its grants: by its sets constants are known.
  Alternatives(const Dags&, const RuleBook&, const spec::Contract& all, const SearchLimits&);

  /// The value of a node, with all that it is made of.
  ValueNumber import(NodeNumber);
  /// Adds alternatives to what was imported since the last call, until there are no more or a bound is hit.
  void saturate();

  const Value& value(ValueNumber v) const { return values_[v]; }
  std::size_t size() const { return values_.size(); }
  ElementType type(ValueNumber v) const { return values_[v].form.type; }
  /// The bound that the last search hit; empty if none was.
  const std::string& exhausted() const { return exhausted_; }
  /// Whether it stands in a constant of nothing but this number.
  bool is_of_constant(ValueNumber v, double number) const {
    return (values_[v].form.marks & kUniform) != 0 && has_number(v, number);
  }
  /// Without what is known of where it was moved to.
  ValueNumber unmoved(ValueNumber v) const { return unmoved_[v]; }
  /// All values that may be computed in place of this one, itself included, with the grants for each.
  std::vector<Alternative> forms(ValueNumber) const;

 private:
  struct Bindings;

  ValueNumber add(Value);
  std::uint64_t hash(const Value&) const;
  void know_set(ValueNumber);
  bool has_number(ValueNumber, double) const;
  std::optional<double> number_of(ValueNumber) const;

  void rewrite(ValueNumber);
  void apply_rules(ValueNumber);
  void take_shortcut(ValueNumber);
  void look_through(ValueNumber);
  void look_through_fold(ValueNumber);
  void take_sum_of_updates(ValueNumber);
  void compute_in_other_type(ValueNumber);
  void compute_in_wider_type(ValueNumber);
  bool is_of_reals(ValueNumber) const;
  ValueNumber remade(ValueNumber op, ElementType to, std::vector<ValueNumber> operands);
  ValueNumber in_wider_type(ValueNumber op, ElementType from, ElementType to);
  void convert_wider(ValueNumber);
  void reduce_wider(ValueNumber);
  void carry_wider(ValueNumber, const Alternative& op, std::optional<ElementType> wide, const RuleBook::Lines&);
  void recompute(ValueNumber converted, ValueNumber op, const std::vector<GrantSet>& lines, bool must_fit);
  void match(const Pattern&, ValueNumber, std::vector<Bindings>& open);
  bool may_match(const Pattern&, ValueNumber) const;
  bool holds(const Rule&, const Bindings&) const;
  bool asks_of(const VariableCondition&, ValueNumber) const;
  void replace(ValueNumber, const Rule&, const Bindings&);
  ValueNumber build(const Pattern&, const Bindings&, ElementType own, ElementType computed, int generation);
  ValueNumber make(NodeForm, std::vector<ValueNumber> operands, int generation);
  ValueNumber literal(ElementType, double);
  ValueNumber converted(ValueNumber, ElementType, int generation);
  void allow(ValueNumber, ValueNumber other, const GrantSet& needs);
  void exhaust(const char* bound);

  const Dags& dags_;
  const RuleBook& rules_;
  const SearchLimits limits_;
  EnvelopeDomain domain_;
  std::vector<Value> values_;
  std::vector<LeafSet> sets_;         ///< by value: what it is without alternatives
  std::vector<ValueNumber> unmoved_;  ///< by value
  std::unordered_map<NodeNumber, ValueNumber> imported_;
  std::vector<std::uint8_t> is_imported_;  ///< by value: it stands in the program
  std::unordered_multimap<std::uint64_t, ValueNumber> known_;
  std::unordered_map<std::uint64_t, std::vector<GrantSet>> allowed_;  ///< by value and alternative: the grants for it
  ValueNumber first_open_ = 0;                                        ///< those before it have all their alternatives
  std::size_t matches_ = 0;
  bool has_changed_ = false;
  std::string exhausted_;
};

}  // namespace assay::oracle
