#include <algorithm>

#include "oracle/evaluator/formula/builtins.h"
#include "oracle/evaluator/formula/expressions.h"
#include "spec/language/walk.h"

/// Calls: functions of a `where`, regions, functions of the module, scalar primitives.
namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;
using spec::SymbolScope;

Term Expressions::call(const Expr& e) {
  if (e.symbol->scope == SymbolScope::kBuiltin) return Builtins(*this).builtin(e);
  if (e.symbol->scope == SymbolScope::kPrimitive) return Builtins(*this).call_named(e);
  const FunctionTerm f = function(e);
  if (failed()) return {};
  if (f.primitive != nullptr) return primitive_call(e, *f.primitive);
  Row arguments;
  for (const Expr* a : e.args) arguments.push_back(eval(*a));
  return failed() ? Term{} : call_function(e, f, arguments);
}

FunctionTerm Expressions::function(const Expr& e) {
  if (e.node == ExprKind::kName && e.symbol->scope == SymbolScope::kPrimitive)
    return {nullptr, nullptr, nullptr, &primitive(static_cast<PrimitiveId>(e.symbol->index))};
  if (e.symbol->scope == SymbolScope::kEnvironment &&
      static_cast<spec::Environment>(e.symbol->index) == spec::Environment::kOp) {
    const Primitive* p = find_primitive(instance_.record->facts.op);
    if (p == nullptr) fail(e, "`" + instance_.record->mnemonic + "` is no scalar function");
    return {nullptr, nullptr, nullptr, p};
  }
  const Term t = name(e);
  const auto* f = t.as<FunctionTerm>();
  if (f == nullptr) return (fail(e, "`" + e.name + "` is no function"), FunctionTerm{});
  return *f;
}

Term Expressions::call_function(const Expr& e, const FunctionTerm& f, const Row& arguments) {
  if (f.definition != nullptr) return call_definition(*f.definition, arguments);
  if (f.primitive != nullptr) {
    const auto type = element_type(arguments[0]) ? element_type(arguments[0]) : element_type(arguments[1]);
    if (!type) return fail(e, "a scalar function of numbers");
    std::vector<Cells> operands;
    for (const Term& a : arguments) operands.push_back(cells(machine_, a, *type));
    return operators_.apply_primitive(*f.primitive, {}, std::move(operands));
  }
  Row flat;
  for (const Term& a : arguments) {
    if (is_list(a))
      for (Term& item : items(a)) flat.push_back(std::move(item));
    else flat.push_back(a);
  }
  const bool on_elements =
      std::any_of(flat.begin(), flat.end(), [](const Term& t) { return t.is<Cells>() || t.is<Numbers>(); });
  if (!on_elements) return call_on_tensors(f, flat);
  Row out = machine_.call_on_elements(f, converted_to_inputs(f, flat));
  return out.size() == 1 ? out[0] : Term(std::move(out));
}

Row Expressions::converted_to_inputs(const FunctionTerm& f, const Row& arguments) {
  const auto& inputs = machine_.signature(f).inputs;
  Row out;
  for (std::size_t k = 0; k < std::min(arguments.size(), inputs.size()); ++k)
    out.push_back(cells(machine_, arguments[k], Element::of(inputs[k])));
  return out;
}

Term Expressions::call_on_tensors(const FunctionTerm& f, const Row& arguments) {
  std::vector<RuntimeValue> values;
  for (const Term& a : arguments) {
    if (const auto* v = a.as<RuntimeValue>()) values.push_back(*v);
  }
  Row out;
  for (RuntimeValue& v : machine_.call(f, std::move(values))) out.push_back(std::move(v));
  return out.size() == 1 ? out[0] : Term(std::move(out));
}

Term Expressions::apply(const Expr& e) {
  const Term f = eval(*e.args[0]);
  Row arguments;
  for (std::size_t k = 1; k < e.args.size(); ++k) arguments.push_back(eval(*e.args[k]));
  if (failed()) return {};
  if (const auto* several = f.as<OneOf>()) return call_each(e, several->functions, arguments);
  const auto* function = f.as<FunctionTerm>();
  return function == nullptr ? fail(e, "a call of what is no function") : call_function(e, *function, arguments);
}

/// What any of them gives.
Term Expressions::call_each(const Expr& e, std::span<const FunctionTerm> functions, const Row& arguments) {
  if (functions.empty()) return fail(e, "a call of none of the functions");
  Term all = call_function(e, functions[0], arguments);
  for (const FunctionTerm& f : functions.subspan(1))
    all = operators_.choose(Numbers::of(kUncertain), all, call_function(e, f, arguments));
  return all;
}

/// The first arguments that are not names of the language are elements, the others parameters.
Term Expressions::primitive_call(const Expr& e, const Primitive& p) {
  Parameters parameters{};
  std::fill(parameters.begin(), parameters.end(), -1);
  Row operands;
  std::size_t next = 0;
  for (const Expr* a : e.args) {
    Term t = eval(*a);
    if (failed()) return {};
    const auto* v = t.as<spec::Value>();
    const bool is_name = v != nullptr && (v->kind == spec::ValueKind::kEnum || v->kind == spec::ValueKind::kAbsent);
    if (!is_name && operands.size() < static_cast<std::size_t>(p.operands)) operands.push_back(operators_.expressed(t));
    else if (next < parameters.size())
      parameters[next++] = v == nullptr                          ? numbers(machine_, t).single
                           : v->kind == spec::ValueKind::kAbsent ? -1
                                                                 : v->number;
  }
  std::optional<Element> type;
  for (const Term& t : operands) {
    if (!type) type = element_type(t);
  }
  if (!type && operands.size() == static_cast<std::size_t>(p.operands) && result_.type)
    type = result_.type->expressed();
  if (!type) return fail(e, "a scalar function without elements");
  std::vector<Cells> columns;
  for (const Term& t : operands) columns.push_back(cells(machine_, t, *type));
  return operators_.apply_primitive(p, parameters, std::move(columns));
}

// ---- functions of a where ----------------------------------------------------------------------

namespace {

/// Functions that `e` calls, directly or through others, include `s`.
bool reaches(const Expr* e, const spec::Symbol* s, std::vector<const spec::Symbol*>& seen) {
  return spec::any_of(e, [&](const Expr& x) {
    const spec::Symbol* f = x.symbol;
    if (f == s) return true;
    if (f == nullptr || f->definition == nullptr || std::find(seen.begin(), seen.end(), f) != seen.end()) return false;
    seen.push_back(f);
    return reaches(f->definition->value, s, seen);
  });
}

}  // namespace

bool Machine::is_recursive(const spec::Definition& d) {
  const auto [it, is_new] = known_.recursive.emplace(&d, false);
  std::vector<const spec::Symbol*> seen;
  if (is_new) it->second = reaches(d.value, d.symbol, seen);
  return it->second;
}

Term Expressions::call_definition(const spec::Definition& d, Row arguments) {
  if (machine_.is_recursive(d)) return recursive(d, arguments);
  const Names::Scope scope(names_);
  for (std::size_t k = 0; k < d.parameter_symbols.size(); ++k)
    names_.bind(*d.parameter_symbols[k], std::move(arguments[k]));
  return eval(*d.value);
}

/// A recursive function is evaluated for one set of numbers at a time, and remembered.
Term Expressions::recursive(const spec::Definition& d, const Row& arguments) {
  constexpr int kMaxDepth = 500;  // some 16 frames each, on a stack of 8 MiB
  std::vector<std::int64_t> key;
  AxisSet depends = 0;
  for (const Term& a : arguments) {
    const Numbers n = numbers(machine_, a);
    if (!n.is_single()) machine_.fault().needs_fixed |= n.axes;
    key.push_back(n.single);
    depends |= n.axes;
  }
  if (failed()) return {};
  const auto known = recursion_.find({&d, key});
  if (known != recursion_.end()) return operators_.with_axes(known->second, depends);
  if (!machine_.count_steps(1)) return {};
  if (call_depth_ >= kMaxDepth) {
    machine_.raise({instance_.record->mnemonic + " (means): recursion deeper than " + std::to_string(kMaxDepth), "",
                    ErrorKind::kUnsupported});
    return {};
  }
  const Names::Scope scope(names_);
  for (std::size_t k = 0; k < key.size(); ++k) names_.bind(*d.parameter_symbols[k], Numbers::of(key[k]));
  ++call_depth_;
  Term value = eval(*d.value);
  --call_depth_;
  if (failed()) return {};
  if (!depends_on_fixed(value)) recursion_.emplace(std::make_pair(&d, key), value);
  return operators_.with_axes(std::move(value), depends);
}

/// True where the value would be another one at another index of an axis that is fixed now.
bool Expressions::depends_on_fixed(const Term& t) const {
  if (const auto* n = t.as<Numbers>()) return (n->axes & result_.fixed) != 0;
  if (const auto* c = t.as<Cells>()) return (c->axes & result_.fixed) != 0;
  return false;
}

}  // namespace assay::oracle
