#include "oracle/envelope/rewriting.h"

#include <algorithm>
#include <cstring>

#include "oracle/envelope/domain.h"

namespace assay::oracle {
namespace {

/// Bounds of the search: forms kept per value, and how often a form is rewritten again.
constexpr std::size_t kMaxForms = 12;
constexpr std::size_t kMaxMatches = 16;

using Form = Rewriting::Form;

bool is_leaf(const Form& f) { return f.op.empty(); }

Form of_value(program::ValueId v) {
  Form f;
  f.value = v;
  return f;
}

const Form* bound(const Rewriting::Bindings& bindings, std::string_view variable) {
  for (const auto& [name, form] : bindings)
    if (name == variable) return &form;
  return nullptr;
}

Form replaced(const spec::PatternNode& node, const Rewriting::Bindings& bindings) {
  if (!node.variable.empty()) return *bound(bindings, node.variable);
  Form f;
  f.op = node.op;
  f.number = node.number;
  for (const auto& operand : node.operands) f.operands.push_back(replaced(operand, bindings));
  return f;
}

/// The op may hand on elements as they are: it computes none, or only their type.
bool may_move(const program::Op& op) {
  const Primitive* p = find_primitive(op.record->mnemonic);
  return op.regions.empty() && (p == nullptr || p->rule == ResultRule::kGiven);
}

bool have_same_cells(const RuntimeValue& a, const RuntimeValue& b) {
  const auto is_tensor = [](const RuntimeValue& v) { return v.type && v.type.is_tensor() && v.type.is_static() && v.axes == 0; };
  if (!is_tensor(a) || !is_tensor(b) || a.type.element() != b.type.element() || a.type.elements() != b.type.elements()) return false;
  return spec::is_float(a.type.element()) &&
         std::memcmp(a.cells.get(), b.cells.get(), static_cast<std::size_t>(a.type.elements()) * sizeof(Cell)) == 0;
}

}  // namespace

program::ValueId Rewriting::origin(program::ValueId v) const {
  const auto it = known_->find(v);
  return it == known_->end() ? v : it->second.moved;
}

/// A reshape, a slice of everything, a barrier: simplifiers look through what changes no element.
program::ValueId Rewriting::moved_from(const EvaluatedOp& e, std::uint32_t result) const {
  if (may_move(e.op))
    for (const auto v : e.op.operands)
      if (v < e.values.size() && have_same_cells(e.values[v], e.results[result])) return origin(v);
  return e.op.first_result + result;
}

/// The op on its operands. A copy: the guard of the generator evaluates ops that move or go afterwards.
Form Rewriting::computed_by(const program::Op& op) const {
  Form f;
  if (op.results != 1 || !op.regions.empty()) return f;
  f.op = op.record->mnemonic;
  for (const auto v : op.operands) f.operands.push_back(of_value(origin(v)));
  return f;
}

void Rewriting::start(const EvaluatedOp& e) {
  function_ = &e.function;
  known_ = &known_by_function_[function_];
}

/// What the program says of the results of an op, in terms of its operands.
void Rewriting::note(const EvaluatedOp& e) {
  const auto known = [&](program::ValueId v) { return known_->find(v); };
  const bool constant = e.op.regions.empty() && std::all_of(e.op.operands.begin(), e.op.operands.end(), [&](auto v) {
    return known(v) != known_->end() && known(v)->second.constant;
  });
  const bool one_operand = e.op.operands.size() == 1 && e.op.operands[0] < e.values.size();
  const auto elements = [&](program::ValueId v) { const auto t = e.function.type(v); return t && t.is_tensor() && t.is_static() ? t.elements() : 0; };
  const bool broadcast = one_operand && (elements(e.op.operands[0]) == 1 || (known(e.op.operands[0]) != known_->end() && known(e.op.operands[0])->second.scalar));
  for (std::uint32_t k = 0; k < e.op.results; ++k) {
    const program::ValueId v = e.op.first_result + k;
    (*known_)[v] = {moved_from(e, k), computed_by(e.op), constant, broadcast || elements(v) == 1, {}};
  }
}

bool Rewriting::is_constant(const Form& f) {
  if (!is_leaf(f)) return std::all_of(f.operands.begin(), f.operands.end(), [&](const Form& g) { return is_constant(g); });
  if (f.value == program::kNoValue) return true;
  const auto it = known_->find(f.value);
  return it != known_->end() && it->second.constant;
}

bool Rewriting::is_scalar(const Form& f) {
  if (!is_leaf(f)) return std::all_of(f.operands.begin(), f.operands.end(), [&](const Form& g) { return is_scalar(g) || is_constant(g); });
  if (f.value == program::kNoValue) return true;
  const auto it = known_->find(f.value);
  const auto type = function_->type(f.value);
  return (it != known_->end() && it->second.scalar) || (type.is_tensor() && type.is_static() && type.elements() == 1);
}

bool Rewriting::holds(const spec::Condition& c, const Bindings& bindings) {
  const Form* f = bound(bindings, c.variables[0]);
  if (f == nullptr) return false;
  return c.name == "constant" ? is_constant(*f) : is_scalar(*f);
}

bool Rewriting::holds(const std::vector<spec::Condition>& conditions, const Bindings& bindings) {
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    bool any = holds(conditions[i], bindings);
    while (conditions[i].holds_for_any_of) any = holds(conditions[++i], bindings) || any;
    if (!any) return false;
  }
  return true;
}

/// The ways in which an operand was or may have been computed, itself as a leaf first.
std::vector<Form> Rewriting::forms_of(const Form& f) {
  std::vector<Form> out{f};
  if (!is_leaf(f) || f.value == program::kNoValue) return out;
  const auto it = known_->find(f.value);
  if (it == known_->end() || is_leaf(it->second.computed)) return out;
  out.push_back(it->second.computed);
  out.insert(out.end(), it->second.forms.begin(), it->second.forms.end());
  return out;
}

bool Rewriting::match_operands(const spec::PatternNode& p, const Form& f, const EvaluatedOp& e, std::vector<Bindings>& out, const Bindings& so_far) {
  std::vector<Bindings> open{so_far};
  for (std::size_t k = 0; k < p.operands.size(); ++k) {
    std::vector<Bindings> next;
    for (const auto& b : open) match(p.operands[k], f.operands[k], e, next, b);
    open = std::move(next);
  }
  out.insert(out.end(), open.begin(), open.end());
  return !open.empty();
}

bool Rewriting::match(const spec::PatternNode& p, const Form& f, const EvaluatedOp& e, std::vector<Bindings>& out, const Bindings& so_far) {
  if (out.size() >= kMaxMatches) return false;
  if (!p.variable.empty()) {
    const Form* already = bound(so_far, p.variable);
    if (already != nullptr && !(*already == f)) return false;
    out.push_back(so_far);
    if (already == nullptr) out.back().emplace_back(p.variable, f);
    return true;
  }
  if (p.op.empty()) {
    const bool same = f.value == program::kNoValue ? is_leaf(f) && f.number == p.number : is_leaf(f) && is_constant(f);
    if (same) out.push_back(so_far);  // the value is compared element by element
    if (same && f.value != program::kNoValue) out.back().emplace_back("=" + std::to_string(p.number), f);
    return same;
  }
  bool found = false;
  for (const Form& way : forms_of(f))
    if (way.op == p.op && way.operands.size() == p.operands.size()) found = match_operands(p, way, e, out, so_far) || found;
  return found;
}

namespace {

/// Evaluates forms on the cells of a function's values, element by element.
class Evaluation {
 public:
  Evaluation(EnvelopeDomain& domain, const EvaluatedOp& e, ElementType type, std::int64_t n, const std::function<bool(const Form&)>& constant)
      : domain_(domain), op_(e), type_(type), n_(n), constant_(constant), usable_(static_cast<std::size_t>(n), true) {}

  bool run(const Form& f, std::vector<Cell>& out) {
    out.resize(static_cast<std::size_t>(n_));
    if (!f.op.empty()) return apply(f, out);
    if (f.value == program::kNoValue) {
      for (auto& c : out) domain_.from_real(type_, f.number, reinterpret_cast<std::byte*>(&c));
      return true;
    }
    const RuntimeValue* v = value(f.value);
    if (v == nullptr || !v->type.is_tensor() || v->type.element() != type_ || v->type.elements() != n_ || v->axes != 0) return false;
    std::memcpy(out.data(), v->cells.get(), out.size() * sizeof(Cell));
    return true;
  }
  /// Elements in which every constant that was introduced may be finite.
  bool usable(std::size_t i) const { return usable_[i]; }

  /// Elements where a constant has the number that a pattern asks for.
  bool restrict(double number, const Form& f) {
    std::vector<Cell> cells;
    if (!run(f, cells)) return false;
    for (std::size_t i = 0; i < cells.size(); ++i)
      usable_[i] = usable_[i] && is_point(cells[i]) && cells[i].low == number;
    return true;
  }

 private:
  const RuntimeValue* value(program::ValueId v) const {
    const bool is_result = v >= op_.op.first_result && v < op_.op.first_result + op_.op.results;
    if (is_result) return &op_.results[v - op_.op.first_result];
    return v < op_.values.size() && op_.values[v].type ? &op_.values[v] : nullptr;
  }

  bool apply(const Form& f, std::vector<Cell>& out) {
    const Primitive* p = find_primitive(f.op);
    if (p == nullptr || p->operands != static_cast<int>(f.operands.size()) || p->rule == ResultRule::kBool || p->parameters != 0) return false;
    std::vector<std::vector<Cell>> operands(f.operands.size());
    std::vector<Column> columns;
    for (std::size_t k = 0; k < operands.size(); ++k) {
      if (!run(f.operands[k], operands[k])) return false;
      columns.push_back({reinterpret_cast<const std::byte*>(operands[k].data()), sizeof(Cell)});
    }
    const std::vector<ElementType> types(operands.size(), type_);
    domain_.apply(*p, {}, type_, types, columns, n_, reinterpret_cast<std::byte*>(out.data()));
    if (constant_(f)) check_constants(out);
    return true;
  }

  void check_constants(const std::vector<Cell>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
      usable_[i] = usable_[i] && !must_nan(cells[i]) && (std::isfinite(cells[i].low) || std::isfinite(cells[i].high));
  }

  EnvelopeDomain& domain_;
  const EvaluatedOp& op_;
  ElementType type_;
  std::int64_t n_;
  const std::function<bool(const Form&)>& constant_;
  std::vector<bool> usable_;
};

}  // namespace

void Rewriting::widen(EnvelopeDomain& domain, const EvaluatedOp& e) {
  start(e);
  note(e);
  if (e.op.results != 1 || e.results[0].axes != 0) return;
  const auto type = e.results[0].type;
  if (!type || !type.is_tensor() || !spec::is_float(type.element())) return;
  const spec::ElementSet set = spec::set_of(type.element());
  const bool any = std::any_of(contract_.rewrites.begin(), contract_.rewrites.end(), [&](const auto& r) { return r.pattern.op == e.op.record->mnemonic; });
  if (!any) return;

  const std::function<bool(const Form&)> constant = [this](const Form& f) { return is_constant(f); };
  auto* result = reinterpret_cast<Cell*>(e.results[0].cells.get());
  std::vector<Form> pending{of_value(e.op.first_result)};
  std::vector<Form> forms;
  for (std::size_t next = 0; next < pending.size() && forms.size() < kMaxForms; ++next)
    for (const auto& rule : contract_.rewrites) {
      if ((rule.types & set) == 0) continue;
      std::vector<Bindings> matches;
      match(rule.pattern, pending[next], e, matches, {});
      for (const auto& bindings : matches) {
        if (!holds(rule.conditions, bindings) || forms.size() >= kMaxForms) continue;
        Form form = replaced(rule.replacement, bindings);
        if (std::find(forms.begin(), forms.end(), form) != forms.end()) continue;
        Evaluation evaluation(domain, e, type.element(), type.elements(), constant);
        bool usable = true;
        for (const auto& [name, leaf] : bindings)
          if (name[0] == '=') usable = usable && evaluation.restrict(std::stod(name.substr(1)), leaf);
        std::vector<Cell> cells;
        if (!usable || !evaluation.run(form, cells)) continue;
        for (std::size_t i = 0; i < cells.size(); ++i)
          if (evaluation.usable(i)) result[i] = hull(result[i], cells[i]);
        forms.push_back(form);
        if (!is_leaf(form)) pending.push_back(std::move(form));
      }
    }
  (*known_)[e.op.first_result].forms = std::move(forms);
}

}  // namespace assay::oracle
