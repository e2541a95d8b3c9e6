#include "oracle/explain/rule_sides.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::oracle {

RuleSides::RuleSides(const spec::Rewrite& r, ElementType type)
    : type_(type), rewrite_(r), variables_(spec::variables_of(r.pattern)) {
  for (const std::string& name : variables_) exponents_.push_back(spec::takes_exponent(r.replacement, name));
}

std::optional<RuleSides> RuleSides::make(const spec::Rewrite& r, ElementType type) {
  RuleSides out(r, type);
  auto pattern = out.compile(r.pattern), replacement = out.compile(r.replacement);
  if (!pattern || !replacement) return std::nullopt;
  out.pattern_ = std::move(*pattern);
  out.replacement_ = std::move(*replacement);
  return out;
}

bool RuleSides::may_be(std::size_t variable, double value) const {
  return (!exponents_[variable] || has_exponent(value)) && spec::may_be(rewrite_, variables_[variable], value);
}

std::optional<RuleSides::Node> RuleSides::compile(const spec::PatternNode& p) const {
  Node out;
  out.is_exponent = p.is_exponent;
  out.number = round_to(type_, p.number);
  if (!p.variable.empty())
    out.variable = static_cast<int>(std::ranges::find(variables_, p.variable) - variables_.begin());
  if (!p.op.empty() && !resolve_into(p, out)) return std::nullopt;
  return out;
}

bool RuleSides::resolve_into(const spec::PatternNode& p, Node& out) const {
  const Primitive* primitive = find_primitive(p.op);
  const std::array<ElementType, 2> types{type_, type_};
  const auto found = resolve(*primitive, type_, std::span(types).first(p.operands.size()));
  if (!found) return false;
  out.application = *found;
  for (const spec::PatternNode& operand : p.operands) {
    auto compiled = compile(operand);
    if (!compiled) return false;
    out.operands.push_back(std::move(*compiled));
  }
  return true;
}

double RuleSides::value_of(const Node& n, std::span<const double> values) const {
  if (n.is_exponent) return round_to(type_, std::ilogb(values[static_cast<std::size_t>(n.variable)]));
  if (n.variable >= 0) return values[static_cast<std::size_t>(n.variable)];
  if (n.operands.empty()) return n.number;
  std::byte in[2][8], out[8];
  Column columns[2];
  for (std::size_t k = 0; k < n.operands.size(); ++k) {
    store_float(type_, value_of(n.operands[k], values), in[k]);
    columns[k] = {in[k], 0};
  }
  n.application({out, 0}, columns, 1);
  return load_float(type_, out);
}

}  // namespace assay::oracle
