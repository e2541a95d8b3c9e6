#include <algorithm>
#include <cstring>
#include <functional>

#include "oracle/perturbed/perturbed.h"

/// Named rewrites: where a pattern of the contract ends in the op just evaluated, the value of the
/// replacement may take its place.
namespace assay::oracle {

using program::ValueId;

/// What the variables of a pattern stand for, and the operands that have to equal a number.
struct PerturbedDomain::Match {
  std::vector<std::pair<std::string, ValueId>> variables;
  std::vector<std::pair<ValueId, double>> numbers;

  const ValueId* find(const std::string& name) const {
    for (const auto& [known, v] : variables)
      if (known == name) return &v;
    return nullptr;
  }
};

namespace {

const RuntimeValue* value_of(const EvaluatedOp& e, ValueId v) {
  if (v >= e.op.first_result && v < e.op.first_result + e.op.results) return &e.results[v - e.op.first_result];
  return v < e.values.size() && e.values[v].type ? &e.values[v] : nullptr;
}

/// A real value of the op's own type and shape, with cells for all elements.
const PerturbedCell* cells_of(const EvaluatedOp& e, ValueId v) {
  const RuntimeValue* value = value_of(e, v);
  return value != nullptr && value->type == e.results[0].type && value->axes == 0 ? perturbed(value->cells.get())
                                                                                  : nullptr;
}

/// What a region or a called function computes is no function of the operands alone that a
/// simplifier sees through here.
bool is_plain(const program::Op& op) {
  const auto calls = [](const spec::Value& v) { return v.kind == spec::ValueKind::kFunction; };
  return op.regions.empty() && std::none_of(op.attributes.begin(), op.attributes.end(), calls);
}

template <class Holds> bool are_all(const Holds& holds, const EvaluatedOp& e, ValueId v) {
  const PerturbedCell* cells = cells_of(e, v);
  const spec::Type type = e.results[0].type;
  const auto is_one = [&](const PerturbedCell& c) { return holds(load_float(type.element(), c.element)); };
  return cells != nullptr && std::all_of(cells, cells + type.elements(), is_one);
}

bool have_exponents(const spec::PatternNode& p, const std::function<bool(const std::string&)>& has) {
  return (!p.is_exponent || has(p.variable)) &&
         std::ranges::all_of(p.operands, [&](const auto& operand) { return have_exponents(operand, has); });
}

}  // namespace

bool PerturbedDomain::matches(const spec::PatternNode& p, ValueId v, const EvaluatedOp& e, Match& out) const {
  if (!p.variable.empty()) {
    if (const ValueId* known = out.find(p.variable)) return *known == v;
    out.variables.emplace_back(p.variable, v);
    return cells_of(e, v) != nullptr;
  }
  const auto& known = known_.at(&e.function);
  const auto it = known.find(v);
  if (p.op.empty()) {
    out.numbers.emplace_back(v, p.number);
    return it != known.end() && it->second.constant && cells_of(e, v) != nullptr;
  }
  if (it == known.end() || it->second.op->record->mnemonic != p.op ||
      it->second.op->operands.size() != p.operands.size())
    return false;
  for (std::size_t k = 0; k < p.operands.size(); ++k)
    if (!matches(p.operands[k], it->second.op->operands[k], e, out)) return false;
  return true;
}

bool PerturbedDomain::holds(const spec::Rewrite& rule, const Match& match, const EvaluatedOp& e) const {
  const auto& conditions = rule.conditions;
  const auto& known = known_.at(&e.function);
  const auto one = [&](const spec::Condition& c) {
    const ValueId* v = match.find(c.variable);
    const auto it = v == nullptr ? known.end() : known.find(*v);
    if (it == known.end()) return false;
    const Known& facts = it->second;
    if (c.demand == spec::Demand::kConstant) return facts.constant;
    if (c.demand == spec::Demand::kScalar) return facts.scalar;
    if (c.demand == spec::Demand::kBroadcast) return facts.broadcast || facts.constant || facts.scalar;
    return are_all([&](double x) { return spec::holds(c, x); }, e, *v);
  };
  for (std::size_t k = 0; k < conditions.size(); ++k) {
    bool any = one(conditions[k]);
    while (conditions[k].or_next) any = one(conditions[++k]) || any;
    if (!any) return false;
  }
  return have_exponents(rule.replacement,
                        [&](const std::string& c) { return are_all(&has_exponent, e, *match.find(c)); });
}

/// The number of the element as it was rounded, whatever it was before.
PerturbedCell PerturbedDomain::held_in(ElementType wider, ElementType own, const PerturbedCell& c) {
  PerturbedCell out{};
  exact_.convert(own, c.element, wider, 1, out.element);
  return out;
}

namespace {

PerturbedCell exponent_of(ElementType type, const PerturbedCell& c) {
  PerturbedCell out{};
  store_real(type, std::ilogb(load_float(type, c.element)), out.element);
  return out;
}

}  // namespace

/// The replacement's cells in the type that computes them. Constants that it introduces must be
/// finite and normal, or it does not count for the element.
bool PerturbedDomain::replaced(const spec::PatternNode& p, const Match& match, const EvaluatedOp& e, ElementType type,
                               std::int64_t n, const Moods& moods, std::vector<PerturbedCell>& out, bool& constant,
                               std::vector<bool>& usable) {
  out.assign(static_cast<std::size_t>(n), {});
  if (!p.variable.empty()) {
    const ValueId v = *match.find(p.variable);
    const auto it = known_[&e.function].find(v);
    constant = it != known_[&e.function].end() && (it->second.constant || it->second.scalar);
    std::copy_n(cells_of(e, v), n, out.begin());
    const ElementType source = e.results[0].type.element();
    if (type != source)
      for (PerturbedCell& c : out) c = held_in(type, source, c);
    if (p.is_exponent)
      for (PerturbedCell& c : out) c = exponent_of(type, c);
    return true;
  }
  constant = true;
  if (p.op.empty()) {
    for (PerturbedCell& c : out) store_real(type, p.number, c.element);
    return true;
  }
  std::vector<std::vector<PerturbedCell>> operands(p.operands.size());
  const std::vector<ElementType> types(p.operands.size(), type);
  for (std::size_t k = 0; k < operands.size(); ++k) {
    bool part = false;
    if (!replaced(p.operands[k], match, e, type, n, moods, operands[k], part, usable)) return false;
    constant = constant && part;
  }
  const Primitive* primitive = find_primitive(p.op);
  if (primitive == nullptr) return false;
  const auto application = resolve(*primitive, type, types);
  if (!application) return false;
  const FormatNumbers& f = numbers(type);
  for (std::size_t j = 0; j < out.size(); ++j) {
    const PerturbedCell* cells[kMaxOperands] = {};
    for (std::size_t k = 0; k < operands.size(); ++k) cells[k] = &operands[k][j];
    out[j] = apply_one(*application, moods, {cells, operands.size()});
    const double x = std::fabs(load_float(type, out[j].element));
    // A zero that is no product of zero was a subnormal.
    const bool from_zero = std::any_of(cells, cells + operands.size(),
                                       [&](const PerturbedCell* c) { return load_float(type, c->element) == 0; });
    if (constant && !((x == 0 && from_zero) || (x >= f.min_normal && x <= f.max_finite))) usable[j] = false;
  }
  return true;
}

PerturbedDomain::Known PerturbedDomain::facts(const EvaluatedOp& e, ValueId result) {
  const auto& known = known_[&e.function];
  const auto of = [&](ValueId v) {
    const auto it = known.find(v);
    return it == known.end() ? Known{} : it->second;
  };
  const auto elements = [](spec::Type t) { return t && t.is_tensor() && t.is_static() ? t.elements() : 0; };
  const auto& operands = e.op.operands;
  const spec::Type to = e.function.type(result);
  Known out{&e.op, false, elements(to) == 1, false};
  if (!is_plain(e.op)) return out;
  out.constant = std::all_of(operands.begin(), operands.end(), [&](ValueId v) { return of(v).constant; });
  if (operands.size() != 1) return out;
  const spec::Type from = e.function.type(operands[0]);
  out.scalar = out.scalar || elements(from) == 1 || of(operands[0]).scalar;
  const bool are_reals =
      elements(from) != 0 && elements(to) != 0 && spec::is_float(from.element()) && spec::is_float(to.element());
  const bool keeps = are_reals && (from.element() == to.element() || elements(from) == elements(to));
  out.broadcast = keeps && (elements(from) < elements(to) || of(operands[0]).broadcast);
  return out;
}

void PerturbedDomain::after_op(const EvaluatedOp& e) {
  if (contract_.rewrites.empty()) return;
  for (std::uint32_t k = 0; k < e.op.results; ++k)
    known_[&e.function][e.op.first_result + k] = facts(e, e.op.first_result + k);
  if (e.op.results != 1 || e.results[0].axes != 0 || !e.results[0].type.is_tensor() ||
      !spec::is_float(e.results[0].type.element()))
    return;
  const ElementType type = e.results[0].type.element(),
                    computed = contract_.excess[static_cast<std::size_t>(type)].value_or(type);
  const std::int64_t n = e.results[0].type.elements();
  for (const spec::Rewrite& rule : contract_.rewrites) {
    Match match;
    if ((rule.types & spec::set_of(type)) == 0 || draws_.below(2) != 0) continue;
    if (!matches(rule.pattern, e.op.first_result, e, match) || !holds(rule, match, e)) continue;
    std::vector<bool> usable(static_cast<std::size_t>(n), true);
    for (const auto& [v, number] : match.numbers)
      for (std::int64_t j = 0; j < n; ++j)
        if (load_float(type, cells_of(e, v)[j].element) != number) usable[static_cast<std::size_t>(j)] = false;
    std::vector<PerturbedCell> cells;
    bool is_constant = false;
    const Moods moods = draws_.moods();
    if (!replaced(rule.replacement, match, e, computed, n, moods, cells, is_constant, usable)) continue;
    if (computed != type)
      for (PerturbedCell& c : cells) c = convert_one(computed, c, type, moods);
    Buffer<std::byte> next(static_cast<std::size_t>(n) * sizeof(PerturbedCell));
    for (std::int64_t j = 0; j < n; ++j) {
      perturbed(next.get())[j] = usable[static_cast<std::size_t>(j)] ? cells[static_cast<std::size_t>(j)]
                                                                     : perturbed(e.results[0].cells.get())[j];
    }
    e.results[0].cells = std::move(next).freeze();
    return;
  }
}

}  // namespace assay::oracle
