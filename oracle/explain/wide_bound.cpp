#include "oracle/explain/wide_bound.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <unordered_set>
#include <utility>

#include "oracle/explain/evaluate.h"

namespace assay::oracle {
namespace {

using enum PrimitiveId;

/// As many as any pattern asks for.
constexpr std::size_t kMany = 1 << 20;

/// Rules for functions lead to functions with rules of their own; no deeper than this.
constexpr int kMostDepth = 6;

const Primitive& at(int index) { return primitives()[static_cast<std::size_t>(index)]; }
bool is_sum(PrimitiveId p) { return p == kAdd || p == kSubtract; }
bool is_product(PrimitiveId p) { return p == kMultiply || p == kDivide; }
bool is_rational(PrimitiveId p) { return is_sum(p) || is_product(p) || p == kNegate; }

template <class F> bool any_primitive(const Pattern& p, F f) {
  if (p.primitive != nullptr && f(p.primitive->id)) return true;
  return std::ranges::any_of(p.operands, [&](const Pattern& o) { return any_primitive(o, f); });
}
bool is_rational(const Rule& r) {
  const auto is_other = [](PrimitiveId p) { return !is_rational(p); };
  return !any_primitive(r.pattern, is_other) && !any_primitive(r.replacement, is_other);
}
bool mixes_sums_and_products(const Rule& r) {
  const auto has = [&](auto f) { return any_primitive(r.pattern, f) || any_primitive(r.replacement, f); };
  return has([](PrimitiveId p) { return is_sum(p); }) && has([](PrimitiveId p) { return is_product(p); });
}
/// Of a function that is none of these operations, and of variables and numbers alone.
bool is_of_one_function(const Rule& r) {
  return !is_rational(r.pattern.primitive->id) &&
         std::ranges::none_of(r.pattern.operands, [](const Pattern& o) { return o.primitive != nullptr; });
}

/// How often each primitive stands in a pattern.
void count(const Pattern& p, std::vector<std::size_t>& out) {
  if (p.primitive != nullptr) ++out[static_cast<std::size_t>(p.primitive->index)];
  for (const Pattern& o : p.operands) count(o, out);
}
std::vector<std::size_t> counted(const Pattern& p) {
  std::vector<std::size_t> out(primitives().size(), 0);
  count(p, out);
  return out;
}
bool are_within(const std::vector<std::size_t>& few, const std::vector<std::size_t>& many) {
  return std::ranges::equal(few, many, std::ranges::less_equal{});
}

template <class F> void for_rules(const RuleBook& rules, F f) {
  for (const Primitive& p : primitives())
    for (const Rule* rule : rules.rooted_at(p.index)) f(*rule);
}

bool is_known(const Cell& c) { return !may_nan(c) && std::isfinite(c.low) && std::isfinite(c.high); }
double size_of(const Cell& c) { return std::max(std::fabs(c.low), std::fabs(c.high)); }

/// Whether a set may hold what stands for a number beyond the format: infinity, the largest number, or NaN.
bool may_overflow(ElementType e, const Cell& c) { return may_nan(c) || !(size_of(c) < numbers(e).max_finite); }

/// A format without zero or signs has no number for what a real number may be.
bool has_every_number(spec::ElementSet types) {
  return std::ranges::none_of(spec::element_formats(), [&](const auto& f) {
    const bool is_there = (types & spec::set_of(f.type)) != 0 && spec::is_float(f.type);
    return is_there && !(numbers(f.type).has_zero && numbers(f.type).has_sign);
  });
}

/// A wider format flushes what is small when it reads it.
void reach_zero(ElementType e, Cell& c) {
  const double least = 2 * numbers(e).min_normal;
  if (std::fabs(c.low) < least) c.low = std::min(c.low, -0.0);
  if (std::fabs(c.high) < least) c.high = std::max(c.high, 0.0);
}

LeafSet unknown(ElementType e) {
  LeafSet out{};
  EnvelopeDomain::fill_any(e, Opening::kNoBound, 1, reinterpret_cast<std::byte*>(out.data()));
  return out;
}

}  // namespace

WideBound::WideBound(const Dags& dags, const RuleBook& rules, EnvelopeDomain& all)
    : dags_(dags), rules_(rules), domain_(all), counts_(primitives().size(), 0) {
  for_rules(rules, [&](const Rule& r) {
    if (is_rational(r) && mixes_sums_and_products(r)) mixed_ |= r.types;
  });
}

std::vector<NodeNumber> WideBound::in_order(NodeNumber root) const {
  std::vector<NodeNumber> out;
  std::unordered_set<NodeNumber> seen;
  std::vector<std::pair<NodeNumber, bool>> open{{root, false}};
  while (!open.empty()) {
    const auto [n, is_done] = open.back();
    open.pop_back();
    if (is_done) out.push_back(n);
    if (is_done || known_.contains(n) || !seen.insert(n).second) continue;
    open.emplace_back(n, true);
    for (const NodeNumber o : dags_.of(n).operands(dags_.node(n))) open.emplace_back(o, false);
  }
  return out;
}

/// How often each node stands in the expression written out as a tree: in p * p, p stands twice.
std::unordered_map<NodeNumber, std::size_t> WideBound::occurrences(const std::vector<NodeNumber>& in_order) const {
  std::unordered_map<NodeNumber, std::size_t> out{{in_order.back(), 1}};
  for (const NodeNumber n : std::views::reverse(in_order)) {
    const std::size_t own = out[n];
    for (const NodeNumber o : dags_.of(n).operands(dags_.node(n))) out[o] = std::min(out[o] + own, kMany);
  }
  return out;
}

/// Counts the primitives of nodes that were not looked at before. Those of earlier ones have been counted once.
void WideBound::note(const std::vector<NodeNumber>& in_order) {
  for (const auto& [n, times] : occurrences(in_order)) {
    if (!known_.contains(n)) note(dags_.node(n).form, times);
    else if (times > 1)
      for (std::size_t& c : counts_) c = c > 0 ? kMany : 0;
  }
}

void WideBound::note(const NodeForm& form, std::size_t times) {
  types_ |= spec::set_of(form.type);
  const auto slot = [&](int primitive) -> std::size_t& { return counts_[static_cast<std::size_t>(primitive)]; };
  if (form.kind == NodeKind::kApply) slot(form.primitive) = std::min(slot(form.primitive) + times, kMany);
  if (form.kind == NodeKind::kFold) slot(form.primitive) = kMany;
  if (form.products) slot(primitive(kMultiply).index) = kMany;
}

/// How often each primitive may stand there, where rules for single functions have been applied.
std::vector<std::size_t> WideBound::present() const {
  std::vector<std::size_t> out = counts_;
  for (bool grows = true; grows;) {
    grows = false;
    for_rules(rules_, [&](const Rule& r) {
      if (!is_of_one_function(r) || out[static_cast<std::size_t>(r.pattern.primitive->index)] == 0) return;
      const auto made = counted(r.replacement);
      for (std::size_t k = 0; k < made.size(); ++k)
        if (made[k] > 0 && out[k] < kMany) out[k] = kMany, grows = true;
    });
  }
  return out;
}

/// By a rule that is neither of sums, products and quotients alone nor for a single function.
bool WideBound::may_be_rearranged_otherwise() const {
  const auto there = present();
  bool any = false;
  for_rules(rules_, [&](const Rule& r) {
    if ((r.types & types_) == 0 || is_rational(r) || is_of_one_function(r)) return;
    any |= are_within(counted(r.pattern), there);
  });
  return any;
}

std::optional<LeafSet> WideBound::of(NodeNumber root) {
  const auto nodes = in_order(root);
  if (!nodes.empty()) note(nodes);
  if (!has_every_number(types_) || may_be_rearranged_otherwise()) return std::nullopt;
  known_.reserve(known_.size() + nodes.size());
  for (const NodeNumber n : nodes) {
    const Dag& dag = dags_.of(n);
    const Node& node = dag.node(n);
    Operands operands;
    for (const NodeNumber o : dag.operands(node)) operands.push_back({dags_.node(o).form.type, &known_.at(o)});
    known_.emplace(n, operands.empty() ? Bound{.set = dag.set(node)} : of_node(node, operands));
  }
  return known_.at(root).set;
}

/// What an operand is to an operation: of sums and products only those of the same kind are taken apart, unless a rule
/// turns one into the other.
WideBound::Bound WideBound::term(const Operand& o, Kind reader) const {
  const bool is_taken_apart = o.bound->kind != Kind::kLeaf && (o.bound->kind == reader || mixes(o.type));
  if (is_taken_apart) return *o.bound;
  const Cell& c = o.bound->set[0];
  const double size = size_of(c);
  return {o.bound->set, c.low, c.high, size, std::max(size, 1.0), 0, Kind::kLeaf};
}

/// The set of a rational expression, from what is known of it.
WideBound::Bound WideBound::closed(ElementType e, Bound b) {
  const FormatNumbers& n = numbers(e);
  b.unit = std::max(b.unit, 2 * n.unit_roundoff);
  const double error = operations_ * (b.magnitude * (2 * b.unit + 0x1p-52) + 2 * n.min_normal * b.largest);
  const double low = b.low - error, high = b.high + error;
  const bool is_bounded = b.largest < n.max_finite / 4 && size_of(interval(low, high)) < n.max_finite / 4;
  b.set = is_bounded ? LeafSet{interval(low, high, kZeroSignFree), Cell{}} : unknown(e);
  return b;
}

WideBound::Bound WideBound::rational(const NodeForm& form, const Operands& operands) {
  const PrimitiveId id = form.kind == NodeKind::kApply ? at(form.primitive).id : kNegate;
  const Kind kind = is_sum(id) ? Kind::kSum : is_product(id) ? Kind::kProduct : operands[0].bound->kind;
  for (const Operand& o : operands)
    if (!is_known(o.bound->set[0])) return {.set = unknown(form.type)};
  operations_ += 1;
  Bound a = term(operands[0], kind);
  a.kind = kind;
  if (form.kind != NodeKind::kApply) return closed(form.type, a);
  if (id == kNegate) {
    a.low = -std::exchange(a.high, -a.low);
    return closed(form.type, a);
  }
  Bound b = term(operands[1], kind);
  if (id == kDivide) {
    const Cell& c = operands[1].bound->set[0];
    if (contains_zero(c) || domain_.rules(form.type).may_be_flushed(c)) return {.set = unknown(form.type)};
    const double least = std::min(std::fabs(c.low), std::fabs(c.high));
    b = {{}, 1 / c.high, 1 / c.low, 1 / least, std::max({1 / least, size_of(c), 1.0}), b.unit, Kind::kLeaf};
    if (b.low > b.high) std::swap(b.low, b.high);
  }
  Bound out{.unit = std::max(a.unit, b.unit), .kind = kind};
  if (is_sum(id)) {
    out.low = id == kAdd ? a.low + b.low : a.low - b.high;
    out.high = id == kAdd ? a.high + b.high : a.high - b.low;
    out.magnitude = a.magnitude + b.magnitude;
    out.largest = a.largest + b.largest;
  } else {
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    out.low = low;
    out.high = high;
    out.magnitude = a.magnitude * b.magnitude;
    out.largest = std::max(a.largest, 1.0) * std::max(b.largest, 1.0);
  }
  return closed(form.type, out);
}

/// A sum of few terms may be taken for additions; one of updates may take another term.
std::optional<WideBound::Bound> WideBound::folded(const NodeForm& form, const Operands& operands) {
  if (at(form.primitive).id != kAdd || !spec::is_float(form.type)) return std::nullopt;
  const bool is_taken_apart = operands.size() <= 4 || form.freedom == spec::Freedom::kAnyOrder;
  if (!is_taken_apart) return std::nullopt;
  const NodeForm add{
      .kind = NodeKind::kApply, .type = form.type, .primitive = static_cast<std::int16_t>(primitive(kAdd).index)};
  const NodeForm multiply{
      .kind = NodeKind::kApply, .type = form.type, .primitive = static_cast<std::int16_t>(primitive(kMultiply).index)};
  const std::size_t first = form.has_init ? 1 : 0, step = form.products ? 2 : 1;
  std::vector<Bound> terms;
  for (std::size_t k = 0; k < first; ++k) terms.push_back(*operands[k].bound);
  for (std::size_t k = first; k + step <= operands.size(); k += step)
    terms.push_back(form.products ? rational(multiply, {operands[k], operands[k + 1]}) : *operands[k].bound);
  if (terms.empty()) return std::nullopt;
  Bound sum = terms[0];
  for (std::size_t k = 1; k < terms.size(); ++k) sum = rational(add, {{form.type, &sum}, {form.type, &terms[k]}});
  return sum;
}

/// The operand of what changes no value, if that is known: an extremum of a number and itself, or and an infinity.
const WideBound::Bound* WideBound::looked_through(const NodeForm& form, const Operands& operands) {
  const auto is_infinite = [](const Operand& o) {
    return is_point(o.bound->set[0]) && std::isinf(o.bound->set[0].low);
  };
  if (form.kind == NodeKind::kEnlarged) {
    const Cell& radius = operands[1].bound->set[0];
    return is_point(radius) && radius.low == 0 ? operands[0].bound : nullptr;
  }
  const bool is_extremum =
      form.kind == NodeKind::kApply && (at(form.primitive).id == kMaximum || at(form.primitive).id == kMinimum);
  if (!is_extremum) return nullptr;
  if (operands[0].bound == operands[1].bound || is_infinite(operands[1])) return operands[0].bound;
  return is_infinite(operands[0]) ? operands[1].bound : nullptr;
}

/// Whether a result may be read in a wider format, where what overflows in this one is a number.
bool WideBound::may_be_wider(ElementType e) const {
  const spec::Contract& c = domain_.contract();
  const auto slot = static_cast<std::size_t>(e);
  return c.excess[slot] || c.excess_chains[slot] || c.excess_collectives[slot];
}

/// A result that something reads before it is rounded.
WideBound::Bound WideBound::by_domain(const NodeForm& form, const Operands& operands) {
  std::vector<ElementType> types;
  std::vector<LeafSet> sets;
  for (const Operand& o : operands) {
    types.push_back(o.type);
    sets.push_back(o.bound->set);
    Cell& read = sets.back()[0];
    if (may_be_wider(o.type) && is_known_nan(read)) read = must_be_nan();  // a conversion gives any
    if (may_be_wider(o.type) && is_known(read)) reach_zero(o.type, read);
  }
  Bound out{.set = set_of(domain_, form, types, sets)};
  std::ranges::transform(out.set, out.set.begin(), spanned);  // what lies between alternatives is not ruled out
  Cell& c = out.set[0];
  if (!spec::is_float(form.type)) return out;
  if (may_be_wider(form.type) && may_overflow(form.type, c)) return {.set = unknown(form.type)};
  if (!is_known(c)) return out;
  if (const Bound* same = looked_through(form, operands)) return *same;
  c.low = next_down(form.type, c.low);
  c.high = next_up(form.type, c.high);
  reach_zero(form.type, c);
  c.flags |= kZeroSignFree;
  return out;
}

/// What a pattern gives, its variables being bound; nothing where it does not apply.
std::optional<WideBound::Bound> WideBound::by_pattern(const Pattern& p, ElementType e,
                                                      const std::vector<const Bound*>& bindings, int depth) {
  if (p.variable >= 0 && !p.is_exponent) return *bindings[static_cast<std::size_t>(p.variable)];
  if (p.primitive == nullptr) {
    double number = p.number;
    if (p.is_exponent) {
      const Cell& c = bindings[static_cast<std::size_t>(p.variable)]->set[0];
      if (!is_point(c) || c.low == 0 || !std::isfinite(c.low)) return std::nullopt;
      number = std::ilogb(c.low);
    }
    return Bound{.set = {interval(next_down(e, number), next_up(e, number)), Cell{}}};
  }
  std::vector<Bound> made;
  for (const Pattern& o : p.operands) {
    auto b = by_pattern(o, e, bindings, depth);
    if (!b) return std::nullopt;
    made.push_back(*std::move(b));
  }
  Operands operands;
  for (const Bound& b : made) operands.push_back({e, &b});
  return of_form({.kind = NodeKind::kApply, .type = e, .primitive = static_cast<std::int16_t>(p.primitive->index)},
                 operands, depth + 1);
}

/// With what the rules for the function give in its place.
WideBound::Bound WideBound::by_rules(Bound own, const NodeForm& form, const Operands& operands, int depth) {
  for (const Rule* rule : rules_.rooted_at(form.primitive)) {
    if ((rule->types & spec::set_of(form.type)) == 0 || !is_of_one_function(*rule)) continue;
    if (rule->is_formula && stated_error(form.parameters)) continue;
    if (depth >= kMostDepth) return {.set = unknown(form.type)};
    std::vector<const Bound*> bindings(spec::kMaxRewriteVariables, nullptr);
    bool applies = true;
    for (std::size_t k = 0; k < operands.size(); ++k) {
      const Pattern& o = rule->pattern.operands[k];
      if (o.variable >= 0) bindings[static_cast<std::size_t>(o.variable)] = operands[k].bound;
      else
        applies &= is_unconstrained(operands[k].bound->set[0]) ||
                   (operands[k].bound->set[0].low <= o.number && o.number <= operands[k].bound->set[0].high);
    }
    const auto other = applies ? by_pattern(rule->replacement, form.type, bindings, depth) : std::nullopt;
    if (other) own.set[0] = hull(own.set[0], other->set[0]);
  }
  return own;
}

WideBound::Bound WideBound::of_form(const NodeForm& form, const Operands& operands, int depth) {
  const bool is_real = spec::is_float(form.type) && spec::is_float(operands[0].type);
  if (form.kind == NodeKind::kApply && is_real && is_rational(at(form.primitive).id) &&
      domain_.rules(form.type).bounds_inexact())
    return rational(form, operands);
  if (form.kind == NodeKind::kConvert && is_real && domain_.rules(form.type).bounds_inexact())
    return rational(form, operands);
  if (form.kind == NodeKind::kFold)
    if (auto sum = folded(form, operands)) return *std::move(sum);
  Bound out = by_domain(form, operands);
  return form.kind == NodeKind::kApply && spec::is_float(form.type) ? by_rules(out, form, operands, depth) : out;
}

WideBound::Bound WideBound::of_node(const Node& node, const Operands& operands) {
  const NodeForm& form = node.form;
  const auto has_rules = [&](const Rule& r) { return (r.types & spec::set_of(form.type)) != 0; };
  bool is_rearranged = false;
  if (spec::is_complex(form.type)) for_rules(rules_, [&](const Rule& r) { is_rearranged |= has_rules(r); });
  if (is_rearranged) return {.set = unknown(form.type)};
  if (form.kind == NodeKind::kMoved && spec::is_float(form.type)) {
    Bound out = *operands[0].bound;
    out.set = by_domain(form, operands).set;
    return out;
  }
  if (form.kind != NodeKind::kShortcut && form.kind != NodeKind::kEither) return of_form(form, operands, 0);
  Bound out{.set = operands[0].bound->set};
  std::array<Column, 2> columns;
  for (std::size_t k = 0; k < 2; ++k)
    columns[k] = {reinterpret_cast<const std::byte*>(operands[k].bound->set.data()), 0};
  domain_.join(form.type, columns[0], columns[1], 1, reinterpret_cast<std::byte*>(out.set.data()));
  std::ranges::transform(out.set, out.set.begin(), spanned);
  return out;
}

}  // namespace assay::oracle
