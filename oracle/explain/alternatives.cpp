#include "oracle/explain/alternatives.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "oracle/explain/evaluate.h"

namespace assay::oracle {

namespace {

/// Of one value; more are not looked through.
constexpr std::size_t kMostForms = 64;

bool is_subset(const GrantSet& a, const GrantSet& b) { return (a & ~b).none(); }

bool has_real_elements(ElementType e) { return spec::is_float(e) || spec::is_complex(e); }

/// A point that the number of a pattern may be; of complex elements with an imaginary part of zero.
bool is_real_point(ElementType e, const LeafSet& s) {
  return is_point(s[0]) && (!spec::is_complex(e) || (is_point(s[1]) && s[1].low == 0));
}

}  // namespace

/// What the variables of a pattern stand for, and the grants by which the match came about.
struct Alternatives::Bindings {
  std::array<ValueNumber, spec::kMaxRewriteVariables> values{};
  std::uint32_t bound = 0;
  GrantSet needs;
};

Alternatives::Alternatives(const Dags& dags, const RuleBook& rules, const spec::Contract& all,
                           const SearchLimits& limits)
    : dags_(dags), rules_(rules), limits_(limits), domain_(all) {}

void Alternatives::exhaust(const char* bound) {
  if (exhausted_.empty()) exhausted_ = bound;
}

// ---- Values -------------------------------------------------------------------------------------

ValueNumber Alternatives::import(NodeNumber root) {
  std::vector<NodeNumber> open{root};
  while (!open.empty()) {
    const NodeNumber n = open.back();
    if (imported_.contains(n)) {
      open.pop_back();
      continue;
    }
    const Dag& dag = dags_.of(n);
    const Node& node = dag.node(n);
    const auto operands = dag.operands(node);
    bool are_known = true;
    for (const NodeNumber operand : operands)
      if (!imported_.contains(operand)) {
        open.push_back(operand);
        are_known = false;
      }
    if (!are_known) continue;
    open.pop_back();
    Value v{.form = node.form};
    for (const NodeNumber operand : operands) v.operands.push_back(imported_.at(operand));
    if (operands.empty()) v.set = dag.set(node);
    v.form.leaf = 0;
    const ValueNumber number = add(std::move(v));
    // Another value's rewrite may have made it: as one of the program it is rewritten anew.
    if (is_imported_[number] == 0) first_open_ = std::min(first_open_, number);
    values_[number].is_repeated |= !operands.empty() && (node.is_repeated || is_imported_[number] != 0);
    const auto is_elsewhere = [&](NodeNumber o) { return Dag::process_of(o) != Dag::process_of(n); };
    values_[number].is_across |= std::ranges::any_of(operands, is_elsewhere);
    is_imported_[number] = 1;
    imported_.emplace(n, number);
  }
  return imported_.at(root);
}

std::uint64_t Alternatives::hash(const Value& v) const {
  std::uint64_t h = static_cast<std::uint64_t>(v.form.kind) | static_cast<std::uint64_t>(v.form.type) << 8 |
                    static_cast<std::uint64_t>(static_cast<std::uint16_t>(v.form.primitive)) << 16;
  for (const ValueNumber o : v.operands) h = mixed(h, o);
  if (v.operands.empty()) h = mixed(h, static_cast<std::uint64_t>(v.set[0].integer_low));
  return h;
}

ValueNumber Alternatives::add(Value v) {
  const std::uint64_t h = hash(v);
  const bool is_one = v.form.kind != NodeKind::kInput && v.form.kind != NodeKind::kOpaque;
  for (auto [at, end] = known_.equal_range(h); is_one && at != end; ++at) {
    const Value& known = values_[at->second];
    const bool are_one_set =
        !is_leaf(v.form.kind) || (are_equal(known.set[0], v.set[0]) && are_equal(known.set[1], v.set[1]) &&
                                  known.set[0].flags == v.set[0].flags);
    if (known.form == v.form && known.operands == v.operands && are_one_set) return at->second;
  }
  const auto number = static_cast<ValueNumber>(values_.size());
  unmoved_.push_back(v.form.kind == NodeKind::kMoved ? unmoved_[v.operands[0]] : number);
  values_.push_back(std::move(v));
  sets_.emplace_back();
  is_imported_.push_back(0);
  if (is_one) known_.emplace(h, number);
  know_set(number);
  has_changed_ = true;
  return number;
}

void Alternatives::know_set(ValueNumber v) {
  const Value& value = values_[v];
  if (is_leaf(value.form.kind)) {
    sets_[v] = value.set;
    return;
  }
  std::vector<ElementType> types;
  std::vector<LeafSet> sets;
  for (const ValueNumber o : value.operands) {
    types.push_back(type(o));
    sets.push_back(sets_[o]);
  }
  sets_[v] = set_of(domain_, value.form, types, sets);
}

/// What is computed may be a number by folding, as x xor x is.
bool Alternatives::has_number(ValueNumber v, double number) const {
  if (!is_real_point(type(v), sets_[v]) || sets_[v][0].low != number) return false;
  const bool is_computed = values_[unmoved(v)].form.kind != NodeKind::kInput;
  return (values_[v].form.marks & kConstant) != 0 || (number == 0 && is_computed);
}

std::optional<double> Alternatives::number_of(ValueNumber v) const {
  if (!is_real_point(type(v), sets_[v])) return std::nullopt;
  return sets_[v][0].low;
}

ValueNumber Alternatives::make(NodeForm form, std::vector<ValueNumber> operands, int generation) {
  std::uint8_t shared = kInherited;
  for (const ValueNumber o : operands) shared &= values_[o].form.marks;
  form.marks |= shared;
  return add({.form = form, .operands = std::move(operands), .generation = generation});
}

ValueNumber Alternatives::literal(ElementType e, double x) {
  LeafSet set{};
  domain_.from_real(e, x, reinterpret_cast<std::byte*>(set.data()));
  return add({.form = {.kind = NodeKind::kLiteral, .type = e, .marks = kInherited | kUniform}, .set = set});
}

ValueNumber Alternatives::converted(ValueNumber v, ElementType to, int generation) {
  return type(v) == to ? v : make({.kind = NodeKind::kConvert, .type = to}, {v}, generation);
}

/// Fewer grants are enough.
void Alternatives::allow(ValueNumber v, ValueNumber other, const GrantSet& needs) {
  if (v == other) return;
  std::vector<GrantSet>& known = allowed_[std::uint64_t{v} << 32 | other];
  if (std::ranges::any_of(known, [&](const GrantSet& k) { return is_subset(k, needs); })) return;
  if (std::erase_if(known, [&](const GrantSet& k) { return is_subset(needs, k); }) > 0)
    std::erase_if(values_[v].alternatives,
                  [&](const Alternative& a) { return a.value == other && is_subset(needs, a.needs); });
  known.push_back(needs);
  values_[v].alternatives.push_back({other, needs});
  has_changed_ = true;
}

// ---- Rewriting ----------------------------------------------------------------------------------

void Alternatives::saturate() {
  const std::size_t before = values_.size();
  matches_ = 0;
  exhausted_.clear();
  do {
    has_changed_ = false;
    for (ValueNumber v = first_open_; v < values_.size() && exhausted_.empty(); ++v) {
      rewrite(v);
      if (values_.size() - before > limits_.values) exhaust("values that rewrites add");
    }
  } while (has_changed_ && exhausted_.empty());
  first_open_ = static_cast<ValueNumber>(values_.size());
}

void Alternatives::rewrite(ValueNumber v) {
  const NodeForm form = values_[v].form;
  if (form.kind == NodeKind::kApply || form.kind == NodeKind::kFold) compute_in_wider_type(v);
  if (form.kind == NodeKind::kConvert && is_imported_[v] != 0) convert_wider(v);
  if (form.kind == NodeKind::kFold && values_[v].is_across) reduce_wider(v);
  if (form.kind == NodeKind::kShortcut) take_shortcut(v);
  if (!has_real_elements(form.type)) return;
  look_through(v);
  if (form.kind == NodeKind::kFold) look_through_fold(v);
  if (form.kind == NodeKind::kConvert) compute_in_other_type(v);
  if (form.kind != NodeKind::kApply) return;
  if (rules_.sums_of_updates()) take_sum_of_updates(v);
  apply_rules(v);
}

void Alternatives::apply_rules(ValueNumber v) {
  const NodeForm form = values_[v].form;
  for (const Rule* rule : rules_.rooted_at(form.primitive)) {
    if ((rule->types & spec::set_of(form.type)) == 0 || !may_match(rule->pattern, v)) continue;
    if (rule->is_formula && stated_error(form.parameters)) continue;
    std::vector<Bindings> open(1);
    for (std::size_t k = 0; k < rule->pattern.operands.size() && !open.empty(); ++k)
      match(rule->pattern.operands[k], values_[v].operands[k], open);
    for (const Bindings& b : open)
      if (holds(*rule, b) && exhausted_.empty()) replace(v, *rule, b);
  }
}

namespace {

bool holds_all_of(ElementType wide, ElementType narrow) {
  const FormatNumbers &w = numbers(wide), &n = numbers(narrow);
  return w.precision >= n.precision && w.max_finite >= n.max_finite && w.min_subnormal <= n.min_subnormal &&
         w.has_infinity >= n.has_infinity && w.has_nan >= n.has_nan;
}

/// Up to the sign of a zero a zero is neutral too: that is a freedom, and this is none.
std::optional<double> neutral_element(const Primitive& p, ElementType e) {
  if ((p.neutral.types & spec::set_of(e)) == 0) return std::nullopt;
  switch (p.neutral.element) {
    case spec::NamedElement::kOne: return 1;
    case spec::NamedElement::kLowest: return -kInfinity;
    case spec::NamedElement::kHighest: return kInfinity;
    default: return std::nullopt;
  }
}

}  // namespace

/// What follows sees the op as it is written, or the shortcut.
void Alternatives::take_shortcut(ValueNumber v) {
  const NodeForm form = values_[v].form;
  const ValueNumber written = values_[v].operands[0], shortcut = values_[v].operands[1];
  allow(v, written, {});
  if (const auto& lines = rules_.shortcut(form.shortcut, form.granted_for))
    for (const GrantSet& line : *lines) allow(v, shortcut, line);
}

/// What changes no value, whatever the contract: what follows sees how the operand was computed.
void Alternatives::look_through(ValueNumber v) {
  const Value& value = values_[v];
  const NodeForm form = value.form;
  if (form.kind == NodeKind::kConvert) {
    const Value& inner = values_[unmoved(value.operands[0])];
    const bool is_round_trip = inner.form.kind == NodeKind::kConvert && type(inner.operands[0]) == form.type &&
                               spec::is_float(form.type) && spec::is_float(inner.form.type) &&
                               holds_all_of(inner.form.type, form.type);
    if (is_round_trip) allow(v, inner.operands[0], {});
  }
  // A radius of zero leaves the sign of a zero open, and nothing else.
  if (form.kind == NodeKind::kEnlarged && is_point(sets_[value.operands[1]][0]) && sets_[value.operands[1]][0].low == 0)
    allow(v, value.operands[0], {});
  if (form.kind != NodeKind::kApply) return;
  const auto& p = primitives()[static_cast<std::size_t>(form.primitive)];
  const bool is_part = p.id == PrimitiveId::kReal || p.id == PrimitiveId::kImag;
  if (is_part) {
    const Value& whole = values_[unmoved(value.operands[0])];
    const bool is_made =
        whole.form.kind == NodeKind::kApply && whole.form.primitive == primitive(PrimitiveId::kComplex).index;
    if (is_made) allow(v, whole.operands[p.id == PrimitiveId::kReal ? 0 : 1], {});
  }
  if (value.operands.size() != 2) return;
  const ValueNumber a = value.operands[0], b = value.operands[1];
  if ((p.idempotent & spec::set_of(form.type)) != 0 && unmoved(a) == unmoved(b)) allow(v, a, {});
  const auto neutral = neutral_element(p, form.type);
  if (neutral && has_number(b, *neutral)) allow(v, a, {});
  if (neutral && has_number(a, *neutral)) allow(v, b, {});
}

/// A sum of one is its term, of two an addition; an init of zero may stand before them.
void Alternatives::look_through_fold(ValueNumber v) {
  const NodeForm form = values_[v].form;
  const auto& p = primitives()[static_cast<std::size_t>(form.primitive)];
  std::vector<ValueNumber> terms = values_[v].operands;
  if (form.has_init && p.id == PrimitiveId::kAdd && has_number(terms[0], 0)) terms.erase(terms.begin());
  else if (form.has_init && form.products) return;
  const auto binary = [&](const Primitive& f, ValueNumber a, ValueNumber b) {
    return make({.kind = NodeKind::kApply, .type = form.type, .primitive = static_cast<std::int16_t>(f.index)}, {a, b},
                values_[v].generation);
  };
  if (form.products && terms.size() == 2) allow(v, binary(primitive(PrimitiveId::kMultiply), terms[0], terms[1]), {});
  if (form.products) return;
  if (terms.size() == 1) allow(v, terms[0], {});
  if (terms.size() == 2) allow(v, binary(p, terms[0], terms[1]), {});
}

/// What is added to a sum of updates may be one more term of it.
void Alternatives::take_sum_of_updates(ValueNumber v) {
  const NodeForm form = values_[v].form;
  if (form.primitive != primitive(PrimitiveId::kAdd).index) return;
  for (std::size_t k = 0; k < 2; ++k) {
    const ValueNumber other = values_[v].operands[1 - k];
    for (const Alternative& a : forms(values_[v].operands[k])) {
      const Value& sum = values_[a.value];
      if (sum.form.kind != NodeKind::kFold || sum.form.freedom != spec::Freedom::kAnyOrder ||
          sum.form.primitive != form.primitive || sum.form.products || sum.generation >= limits_.generations)
        continue;
      std::vector<ValueNumber> terms = sum.operands;
      terms.push_back(other);
      const ValueNumber wider = make(sum.form, std::move(terms), sum.generation + 1);
      for (const GrantSet& line : *rules_.sums_of_updates()) allow(v, wider, a.needs | line);
    }
  }
}

/// The operand of a conversion of the program may be computed in its type.
void Alternatives::compute_in_other_type(ValueNumber v) {
  const ElementType to = type(v), from = type(values_[v].operands[0]);
  if (!spec::is_float(from) || !spec::is_float(to)) return;
  const auto& contract = domain_.contract();
  const auto slot = static_cast<std::size_t>(from);
  const bool is_chained = contract.excess_chains[slot] == to;
  if (is_imported_[v] == 0 && !is_chained) return;
  for (const Alternative& a : forms(values_[v].operands[0])) {
    if (is_chained) carry_wider(v, a, to, rules_.excess_chains(from));
    if (values_[a.value].form.kind != NodeKind::kApply || is_imported_[v] == 0) continue;
    const auto recompute_by = [&](const RuleBook::Lines& lines, bool must_fit) {
      if (!lines) return;
      std::vector<GrantSet> needs;
      for (const GrantSet& line : *lines) needs.push_back(line | a.needs);
      recompute(v, a.value, needs, must_fit);
    };
    if (contract.excess[slot] == to) recompute_by(rules_.excess(from), false);
    if (contract.narrow[slot] == to) recompute_by(rules_.narrow(from), true);
  }
}

namespace {

/// Of the number that it reads and not of its bits.
bool is_of_numbers(const NodeForm& form) {
  if (form.kind == NodeKind::kSelect || form.kind == NodeKind::kFold) return true;
  return form.kind == NodeKind::kApply && form.primitive != primitive(PrimitiveId::kNextAfter).index;
}

}  // namespace

std::vector<std::size_t> first_reads(std::span<const ValueNumber> operands) {
  std::vector<std::size_t> out(operands.size());
  std::unordered_map<ValueNumber, std::size_t> first;
  for (std::size_t k = 0; k < out.size(); ++k) out[k] = first.try_emplace(operands[k], k).first->second;
  return out;
}

/// A format has a wider one; the complex numbers of its parts have not for that.
bool Alternatives::is_of_reals(ValueNumber v) const {
  const auto is_complex = [&](ValueNumber o) { return spec::is_complex(type(o)); };
  return !is_complex(v) && std::ranges::none_of(values_[v].operands, is_complex);
}

/// The same op of this type, of other operands, of which nothing is known but what they share.
ValueNumber Alternatives::remade(ValueNumber op, ElementType to, std::vector<ValueNumber> operands) {
  NodeForm form = values_[op].form;
  form.type = to;
  form.marks = 0;
  return make(form, std::move(operands), values_[op].generation);
}

/// The same op, reading and giving the wider type.
ValueNumber Alternatives::in_wider_type(ValueNumber op, ElementType from, ElementType to) {
  const Value value = values_[op];
  std::vector<ValueNumber> operands;
  for (const ValueNumber o : value.operands)
    operands.push_back(type(o) == from ? converted(o, to, value.generation) : o);
  return remade(op, type(op) == from ? to : type(op), std::move(operands));
}

/// What reads results may read them before they are rounded.
void Alternatives::compute_in_wider_type(ValueNumber v) {
  if (!is_of_numbers(values_[v].form) || !is_of_reals(v)) return;
  const ElementType from = type(values_[v].operands[0]);
  if (values_[v].form.kind == NodeKind::kFold && type(v) != from) return;
  const auto to = domain_.contract().excess_chains[static_cast<std::size_t>(from)];
  const auto& operands = values_[v].operands;
  const auto reads_result = [&](ValueNumber o) { return type(o) == from && !is_leaf(values_[unmoved(o)].form.kind); };
  if (!to || std::ranges::none_of(operands, reads_result)) return;
  const ValueNumber wide = in_wider_type(v, from, *to);
  const ValueNumber rounded = converted(wide, type(v), values_[v].generation);
  for (const GrantSet& line : *rules_.excess_chains(from)) allow(v, rounded, line);
}

/// A conversion to integers is a convert too.
void Alternatives::convert_wider(ValueNumber v) {
  const ElementType from = type(values_[v].operands[0]);
  if (!spec::is_float(from) || has_real_elements(type(v))) return;
  const auto& contract = domain_.contract();
  const auto slot = static_cast<std::size_t>(from);
  for (const Alternative& a : forms(values_[v].operands[0])) {
    if (values_[a.value].form.kind != NodeKind::kApply) continue;
    carry_wider(v, a, contract.excess[slot], rules_.excess(from));
    carry_wider(v, a, contract.excess_chains[slot], rules_.excess_chains(from));
  }
}

/// What the processes reduce reaches the reduction before it is rounded, where an op made it; what has been moved since
/// does not.
void Alternatives::reduce_wider(ValueNumber v) {
  const ElementType from = type(v);
  const auto to = domain_.contract().excess_collectives[static_cast<std::size_t>(from)];
  const auto is_result = [&](ValueNumber o) {
    const NodeForm& form = values_[o].form;
    return form.kind == NodeKind::kApply && form.type == from && is_of_numbers(form) && is_of_reals(o);
  };
  const std::vector<ValueNumber> terms = values_[v].operands;
  if (!to || std::ranges::none_of(terms, is_result)) return;
  const int generation = values_[v].generation;
  std::vector<ValueNumber> operands;
  for (const ValueNumber o : terms)
    operands.push_back(is_result(o) ? in_wider_type(o, from, *to) : converted(o, *to, generation));
  const ValueNumber rounded = converted(remade(v, *to, std::move(operands)), from, generation);
  for (const GrantSet& line : *rules_.excess_collectives(from)) allow(v, rounded, line);
}

/// A result reaches this conversion before it is rounded.
void Alternatives::carry_wider(ValueNumber v, const Alternative& op, std::optional<ElementType> wide,
                               const RuleBook::Lines& lines) {
  if (!wide || !is_of_numbers(values_[op.value].form) || !is_of_reals(op.value)) return;
  const ValueNumber result = in_wider_type(op.value, type(op.value), *wide);
  const ValueNumber other = converted(result, type(v), values_[op.value].generation);
  for (const GrantSet& line : *lines) allow(v, other, line | op.needs);
}

void Alternatives::recompute(ValueNumber v, ValueNumber op, const std::vector<GrantSet>& lines, bool must_fit) {
  const ElementType to = type(v);
  const Value value = values_[op];
  const Primitive& p = primitives()[static_cast<std::size_t>(value.form.primitive)];
  if (p.rule != ResultRule::kSame || !is_of_numbers(value.form) || value.generation >= limits_.generations) return;
  if (must_fit && p.function != nullptr) return;
  const auto fits = [&](ValueNumber o) { return are_representable(to, sets_[o][0]); };
  if (must_fit && !std::ranges::all_of(value.operands, fits)) return;
  std::vector<ValueNumber> operands;
  for (const ValueNumber o : value.operands) operands.push_back(converted(o, to, value.generation));
  const ValueNumber made = remade(op, to, std::move(operands));
  for (const GrantSet& needs : lines) allow(v, made, needs);
}

// ---- Matching -----------------------------------------------------------------------------------

std::vector<Alternative> Alternatives::forms(ValueNumber v) const {
  std::vector<Alternative> out{{unmoved(v), {}}};
  for (std::size_t at = 0; at < out.size(); ++at) {
    const Alternative here = out[at];
    for (const Alternative& a : values_[here.value].alternatives) {
      const Alternative next{unmoved(a.value), here.needs | a.needs};
      const bool is_known = std::ranges::any_of(
          out, [&](const Alternative& o) { return o.value == next.value && is_subset(o.needs, next.needs); });
      if (!is_known && out.size() < kMostForms) out.push_back(next);
    }
  }
  return out;
}

/// False where no bindings can help: most values end here.
bool Alternatives::may_match(const Pattern& p, ValueNumber v) const {
  for (std::size_t k = 0; k < p.operands.size(); ++k) {
    const Pattern& operand = p.operands[k];
    const ValueNumber o = values_[v].operands[k];
    if (operand.primitive == nullptr && operand.variable < 0 && !has_number(o, operand.number)) return false;
    if (operand.primitive == nullptr) continue;
    const Value& inner = values_[unmoved(o)];
    const bool is_it = inner.form.kind == NodeKind::kApply && inner.form.primitive == operand.primitive->index;
    if (!is_it && inner.alternatives.empty()) return false;
  }
  return true;
}

/// Extends each of the open bindings by every form of the value that fits.
void Alternatives::match(const Pattern& p, ValueNumber v, std::vector<Bindings>& open) {
  if (p.variable >= 0) {
    const auto bit = 1u << p.variable;
    auto& slot = p.variable;
    std::erase_if(open, [&](Bindings& b) {
      ValueNumber& bound = b.values[static_cast<std::size_t>(slot)];
      if ((b.bound & bit) != 0) return unmoved(bound) != unmoved(v);
      bound = v;
      b.bound |= bit;
      return false;
    });
    return;
  }
  if (p.primitive == nullptr) {
    if (!has_number(v, p.number)) open.clear();
    return;
  }
  std::vector<Bindings> found;
  for (const Alternative& form : forms(v)) {
    const Value& value = values_[form.value];
    if (value.form.kind != NodeKind::kApply || value.form.primitive != p.primitive->index) continue;
    matches_ += open.size();
    if (matches_ > limits_.matches) return exhaust("values held against patterns"), open.clear();
    std::vector<Bindings> next = open;
    for (Bindings& b : next) b.needs |= form.needs;
    for (std::size_t k = 0; k < p.operands.size() && !next.empty(); ++k) match(p.operands[k], value.operands[k], next);
    found.insert(found.end(), next.begin(), next.end());
  }
  open = std::move(found);
}

bool Alternatives::asks_of(const VariableCondition& asked, ValueNumber v) const {
  if ((values_[v].form.marks & asked.marks) != 0) return true;
  const auto number = number_of(v);
  return asked.of_value != nullptr && number && asked.of_value(*number);
}

bool Alternatives::holds(const Rule& rule, const Bindings& b) const {
  return std::ranges::all_of(rule.conditions, [&](const auto& any) {
    return std::ranges::any_of(
        any, [&](const VariableCondition& a) { return asks_of(a, b.values[static_cast<std::size_t>(a.variable)]); });
  });
}

/// In its own type, and where results may be wider in that type, rounded once.
void Alternatives::replace(ValueNumber v, const Rule& rule, const Bindings& b) {
  const int generation = values_[v].generation + 1;
  const GrantSet needs = rule.needs | b.needs;
  const ElementType own = type(v);
  const Pattern& r = rule.replacement;
  if (r.variable >= 0 && !r.is_exponent) return allow(v, b.values[static_cast<std::size_t>(r.variable)], needs);
  if (generation > limits_.generations) return;
  allow(v, build(r, b, own, own, generation), needs);
  const auto wider = domain_.contract().excess[static_cast<std::size_t>(own)];
  if (!wider) return;
  const ValueNumber wide = converted(build(r, b, own, *wider, generation), own, generation);
  for (const GrantSet& line : *rules_.excess(own)) allow(v, wide, needs | line);
}

ValueNumber Alternatives::build(const Pattern& p, const Bindings& b, ElementType own, ElementType computed,
                                int generation) {
  const auto bound = [&] { return b.values[static_cast<std::size_t>(p.variable)]; };
  if (p.is_exponent) return literal(computed, std::ilogb(*number_of(bound())));
  if (p.variable >= 0) return converted(bound(), computed, generation);
  if (p.primitive == nullptr) return literal(computed, p.number);
  std::vector<ValueNumber> operands;
  for (const Pattern& operand : p.operands) operands.push_back(build(operand, b, own, computed, generation));
  // A factor of one says nothing, and rewrites of constants would go round in circles. One that is computed has
  // alternatives: k * (1 / k) is not always 1.
  const auto is_one = [&](ValueNumber o) { return is_leaf(values_[unmoved(o)].form.kind) && has_number(o, 1); };
  if (p.primitive->id == PrimitiveId::kMultiply)
    for (std::size_t k = 0; k < 2; ++k)
      if (is_one(operands[k])) return operands[1 - k];
  return make({.kind = NodeKind::kApply, .type = computed, .primitive = static_cast<std::int16_t>(p.primitive->index)},
              std::move(operands), generation);
}

}  // namespace assay::oracle
