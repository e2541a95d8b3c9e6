#include "oracle/envelope/rewrite_rules.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "oracle/envelope/cell.h"

namespace assay::oracle {
namespace {

/// The flags of cells that come from where a condition asks; none where it asks of the value.
std::uint32_t origin(spec::Demand d) {
  if (d == spec::Demand::kConstant) return kConstantElement;
  if (d == spec::Demand::kScalar) return kScalarElement;
  return d == spec::Demand::kBroadcast ? kBroadcastElement : 0u;
}
std::function<bool(double)> asked_of_value(const spec::Condition& c) {
  if (!spec::asks_of_value(c.demand)) return nullptr;
  return [c](double x) { return spec::holds(c, x); };
}

class Compiler {
 public:
  Rule rule(const spec::Rewrite& r) {
    names_.clear();
    Rule out{pattern(r.pattern), pattern(r.replacement), {}, r.types};
    bool joins = false;
    for (const auto& c : r.conditions) {
      if (!joins) out.demands.emplace_back();
      out.demands.back().push_back({origin(c.demand), asked_of_value(c), variable(c.variable)});
      joins = c.or_next;
    }
    demand_exponents(out.replacement, out);
    return out;
  }

 private:
  Pattern pattern(const spec::PatternNode& node) {
    Pattern out;
    out.number = node.number;
    out.is_exponent = node.is_exponent;
    if (!node.variable.empty()) out.variable = variable(node.variable);
    if (!node.op.empty()) out.primitive = find_primitive(node.op);
    for (const auto& operand : node.operands) out.operands.push_back(pattern(operand));
    return out;
  }
  static void demand_exponents(const Pattern& p, Rule& out) {
    if (p.is_exponent) out.demands.push_back({{0, &has_exponent, p.variable}});
    for (const Pattern& operand : p.operands) demand_exponents(operand, out);
  }
  int variable(const std::string& name) {
    const auto at = std::ranges::find(names_, name) - names_.begin();
    if (at == std::ssize(names_)) names_.push_back(name);
    return static_cast<int>(at);
  }

  std::vector<std::string> names_;
};

/// The operands of sums and products may stand either way, as of all that commutes on the types of the rule.
std::vector<Pattern> in_every_order(const Pattern& p, spec::ElementSet types) {
  std::vector<Pattern> out{p};
  for (std::size_t k = 0; k < p.operands.size(); ++k) {
    std::vector<Pattern> next;
    for (const Pattern& variant : out)
      for (Pattern& operand : in_every_order(p.operands[k], types)) {
        next.push_back(variant);
        next.back().operands[k] = std::move(operand);
      }
    out = std::move(next);
  }
  if (p.primitive == nullptr || p.operands.size() != 2 || (types & ~p.primitive->commutative) != 0) return out;
  for (std::size_t i = 0, n = out.size(); i < n; ++i) {
    out.push_back(out[i]);
    std::swap(out.back().operands[0], out.back().operands[1]);
  }
  return out;
}

/// A variable or a number, or a function of elements of one type on such.
bool can_be_computed(const spec::PatternNode& p) {
  if (p.op.empty()) return true;
  const Primitive* primitive = find_primitive(p.op);
  const bool is_plain = primitive != nullptr && primitive->rule != ResultRule::kBool && primitive->parameters == 0 &&
                        p.operands.size() <= 2 && primitive->operands == static_cast<int>(p.operands.size());
  return is_plain && std::ranges::all_of(p.operands, can_be_computed);
}

/// x * 1 => x and the like.
bool is_identity(const Rule& rule) {
  const auto is_number = [](const Pattern& p) { return p.variable < 0 && p.primitive == nullptr; };
  const auto& operands = rule.pattern.operands;
  return rule.demands.empty() && rule.replacement.variable >= 0 && !rule.replacement.is_exponent &&
         operands.size() == 2 && std::ranges::count_if(operands, is_number) == 1 &&
         std::ranges::count_if(operands, [&](const Pattern& p) { return p.variable == rule.replacement.variable; }) ==
             1;
}

}  // namespace

RewriteRules::RewriteRules(const spec::Contract& contract) : by_primitive_(primitives().size()) {
  Compiler compiler;
  for (const auto& r : contract.rewrites) {
    if (!can_be_computed(r.pattern) || !can_be_computed(r.replacement)) continue;
    const Rule written = compiler.rule(r);
    for (Pattern& pattern : in_every_order(written.pattern, written.types)) {
      Rule& rule = all_.emplace_back(written);
      rule.pattern = std::move(pattern);
      list(rule);
    }
  }
}

void RewriteRules::list(const Rule& rule) {
  if (rule.pattern.primitive == nullptr) return;
  PrimitiveRules& root = of(rule.pattern);
  root.roots.push_back(&rule);
  if (is_identity(rule)) root.identities.push_back(&rule);
  const bool asks = !rule.demands.empty() ||
                    std::ranges::any_of(rule.pattern.operands, [](const Pattern& p) { return p.variable < 0; });
  root.takes_any |= !asks;
  list_inner(rule, rule.pattern);
}

void RewriteRules::list_inner(const Rule& rule, const Pattern& p) {
  for (const Pattern& operand : p.operands) {
    if (operand.primitive != nullptr) of(operand).inner.push_back({&rule, &operand});
    list_inner(rule, operand);
  }
}

const RewriteRules& rules_of(const spec::Contract& contract) {
  static std::mutex mutex;
  static auto& all = *new std::map<std::string, std::unique_ptr<const RewriteRules>>;
  const std::lock_guard lock(mutex);
  auto& rules = all[contract.hash];
  if (!rules) rules = std::make_unique<const RewriteRules>(contract);
  return *rules;
}

}  // namespace assay::oracle
