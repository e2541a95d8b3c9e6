#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "spec/contract/rewrites.h"

/// The two sides of a rewrite at one point, computed in one type with one correct rounding for each primitive.
namespace assay::oracle {

class RuleSides {
 public:
  /// Nothing where a primitive has no meaning in the type.
  static std::optional<RuleSides> make(const spec::Rewrite&, ElementType);

  /// In the order of their values.
  const std::vector<std::string>& variables() const { return variables_; }
  /// Whether the conditions allow the number, as far as they ask for values.
  bool may_be(std::size_t variable, double value) const;

  double pattern(std::span<const double> values) const { return value_of(pattern_, values); }
  double replacement(std::span<const double> values) const { return value_of(replacement_, values); }

 private:
  /// A node that is ready to be computed.
  struct Node {
    Application application;  ///< of a primitive
    int variable = -1;
    bool is_exponent = false;
    double number = 0;
    std::vector<Node> operands;
  };

  explicit RuleSides(const spec::Rewrite&, ElementType);
  std::optional<Node> compile(const spec::PatternNode&) const;
  bool resolve_into(const spec::PatternNode&, Node&) const;
  double value_of(const Node&, std::span<const double> values) const;

  ElementType type_;
  spec::Rewrite rewrite_;
  std::vector<std::string> variables_;
  std::vector<bool> exponents_;  ///< `exponent_of` is taken of the variable
  Node pattern_, replacement_;
};

}  // namespace assay::oracle
