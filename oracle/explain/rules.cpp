#include "oracle/explain/rules.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "oracle/numerics/format.h"
#include "oracle/trace/dag.h"

namespace assay::oracle {
namespace {

/// The mark of values that come from where a condition asks; none where it asks of the value.
std::uint8_t origin(spec::Demand d) {
  if (d == spec::Demand::kConstant) return kConstant;
  if (d == spec::Demand::kScalar) return kScalar;
  return d == spec::Demand::kBroadcast ? std::uint8_t{kBroadcast} : std::uint8_t{0};
}
std::function<bool(double)> asked_of_value(const spec::Condition& c) {
  if (!spec::asks_of_value(c.demand)) return nullptr;
  return [c](double x) { return spec::holds(c, x); };
}

void ask_for_exponents(const Pattern& p, Rule& out) {
  if (p.is_exponent) out.conditions.push_back({{0, &has_exponent, p.variable}});
  for (const Pattern& operand : p.operands) ask_for_exponents(operand, out);
}

Rule rule_of(const spec::Rewrite& r) {
  Variables variables;
  Rule out;
  out.pattern = variables.pattern(r.pattern);
  out.replacement = variables.pattern(r.replacement);
  out.types = r.types;
  bool joins = false;
  for (const auto& c : r.conditions) {
    if (!joins) out.conditions.emplace_back();
    out.conditions.back().push_back({origin(c.demand), asked_of_value(c), variables.number(c.variable)});
    joins = c.or_next;
  }
  ask_for_exponents(out.replacement, out);
  return out;
}

/// The operands of what commutes on the types of the rule may stand either way.
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
bool can_be_computed(const Pattern& p) {
  if (p.primitive == nullptr) return true;
  const bool is_plain = (p.primitive->rule == ResultRule::kSame || p.primitive->rule == ResultRule::kReal) &&
                        p.primitive->parameters == 0;
  return is_plain && std::ranges::all_of(p.operands, can_be_computed);
}

/// What each grant says by itself.
std::vector<spec::Freedoms> each_alone(const spec::Contract& contract) {
  std::vector<spec::Freedoms> out(std::min(contract.grants.size(), kMostGrants));
  for (std::size_t k = 0; k < out.size(); ++k) contract.grants[k].apply(out[k]);
  return out;
}

/// The lines by which `says` holds where it did not.
template <class Says>
RuleBook::Lines lines_that_say(const spec::Contract& contract, std::span<const spec::Freedoms> alone, Says says) {
  if (says(contract)) return std::vector{GrantSet{}};
  std::vector<GrantSet> out;
  for (std::size_t k = 0; k < alone.size(); ++k)
    if (says(alone[k])) out.push_back(GrantSet{}.set(k));
  return out.empty() ? RuleBook::Lines{} : out;
}

}  // namespace

RuleBook::RuleBook(const spec::Contract& contract) : roots_(primitives().size()) {
  const auto alone = each_alone(contract);
  const auto add_rules = [&](const spec::Freedoms& f, const GrantSet& needs) {
    for (const auto& r : f.rewrites) add_rule(r, needs, false);
    for (const auto& r : f.formulas) add_rule(r, needs, true);
  };
  add_rules(contract, {});
  for (std::size_t k = 0; k < alone.size(); ++k) add_rules(alone[k], GrantSet{}.set(k));
  const auto lines = [&](auto says) { return lines_that_say(contract, alone, says); };
  for (std::size_t e = 0; e < excess_.size(); ++e) {
    excess_[e] = lines([&](const spec::Freedoms& f) { return f.excess[e].has_value(); });
    excess_chains_[e] = lines([&](const spec::Freedoms& f) { return f.excess_chains[e].has_value(); });
    excess_collectives_[e] = lines([&](const spec::Freedoms& f) { return f.excess_collectives[e].has_value(); });
    narrow_[e] = lines([&](const spec::Freedoms& f) { return f.narrow[e].has_value(); });
    for (const std::string& name : spec::shortcut_names())
      shortcuts_[e].push_back(
          lines([&](const spec::Freedoms& f) { return f.takes_shortcut(name, static_cast<ElementType>(e)); }));
  }
  sums_of_updates_ = lines([](const spec::Freedoms& f) { return f.sums_of_updates_open; });
}

void RuleBook::add_rule(const spec::Rewrite& r, const GrantSet& needs, bool is_formula) {
  Rule written = rule_of(r);
  written.needs = needs;
  written.is_formula = is_formula;
  if (written.pattern.primitive == nullptr || !can_be_computed(written.pattern) ||
      !can_be_computed(written.replacement))
    return;
  for (Pattern& pattern : in_every_order(written.pattern, written.types)) {
    Rule& rule = all_.emplace_back(written);
    rule.pattern = std::move(pattern);
    roots_[static_cast<std::size_t>(rule.pattern.primitive->index)].push_back(&rule);
  }
}

std::shared_ptr<const RuleBook> rule_book_of(const spec::Contract& contract) {
  constexpr std::size_t kMostKept = 16;
  static std::mutex mutex;
  static auto& kept = *new std::map<std::string, std::shared_ptr<const RuleBook>>;
  const std::lock_guard lock(mutex);
  if (const auto known = kept.find(contract.hash); known != kept.end()) return known->second;
  if (kept.size() >= kMostKept) kept.clear();
  return kept[contract.hash] = std::make_shared<const RuleBook>(contract);
}

}  // namespace assay::oracle
