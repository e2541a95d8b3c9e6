#include <algorithm>

#include "oracle/evaluator/formula.h"

/// Names, operators, conditions and lists.
namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;
using spec::Operator;
using spec::Value;

Term Formula::fail(const Expr& e, const std::string& what) {
  if (!failed()) {
    machine_.raise({instance_.record->mnemonic + " (means): " + what + " at " + std::string(e.at.file) + ":" +
                        std::to_string(e.at.line) + ":" + std::to_string(e.at.column),
                    "", ErrorKind::kInvalid});
  }
  return {};
}

// ---- what spec::evaluate can do ----------------------------------------------------------------

bool Formula::is_static(const Expr& e) {
  const Staticness& known = machine_.staticness(e, false);
  return known.possible && std::all_of(known.locals.begin(), known.locals.end(), [&](const spec::Symbol* s) {
           const Term* t = bound(*s);
           if (t == nullptr && s->definition != nullptr && !s->definition->is_function) return is_static(*s->definition->value);
           return t != nullptr && constant(*t).has_value();
         });
}

namespace {

/// A condition is a number here and a truth value there.
Value as_sort(const Value& v, const spec::Sort& sort) {
  const bool is_condition = sort.kind == spec::Kind::kBool && v.kind == spec::ValueKind::kInt;
  return is_condition ? Value::boolean(v.number != 0) : v;
}

}  // namespace

Term Formula::eval_static(const Expr& e) {
  const Staticness& known = machine_.staticness(e, false);
  if (known.locals.empty()) {
    if (const auto it = constants_.find(&e); it != constants_.end()) return it->second;
  }
  spec::Frame frame;
  for (const spec::Symbol* s : known.locals) {
    const Term* t = bound(*s);
    const auto v = constant(t != nullptr ? *t : defined(*s));
    if (!v) return eval_dynamic(e);
    frame[*s] = as_sort(*v, s->sort);
  }
  const Value v = spec::evaluate(e, instance_, frame, arena_);
  if (v.is_undefined()) return fail(e, "an undefined value");
  Term t = term_of(v);
  if (known.locals.empty()) constants_.emplace(&e, t);
  return t;
}

Term Formula::eval(const Expr& e) {
  if (failed()) return {};
  if (e.node == ExprKind::kInteger) return Numbers::of(e.integer);
  if (e.node == ExprKind::kName && e.symbol->scope == spec::SymbolScope::kLocal) return name(e);
  return is_static(e) ? eval_static(e) : eval_dynamic(e);
}

Term Formula::eval_dynamic(const Expr& e) {
  switch (e.node) {
    case ExprKind::kName: return name(e);
    case ExprKind::kUnary: return unary(e);
    case ExprKind::kBinary: return binary(e);
    case ExprKind::kConditional: return conditional(e);
    case ExprKind::kElse: return otherwise(e);
    case ExprKind::kCall: return call(e);
    case ExprKind::kApply: return apply(e);
    case ExprKind::kList: {
      Row row;
      for (const Expr* item : e.args) row.push_back(eval(*item));
      return row;
    }
    case ExprKind::kComprehension: return comprehension(e);
    case ExprKind::kPlacement: return placement(e);
    case ExprKind::kIndex: return subscript(e);
    case ExprKind::kIndexFor: return subscript(e, eval(*e.args[0]), e.args[1]);
    case ExprKind::kRange: return range(e);
    case ExprKind::kColumn: return column(e);
    case ExprKind::kSpread: return eval(*e.args[0]);
    case ExprKind::kAt: return at_process(e);
    case ExprKind::kAny: return Anything{};
    default: return fail(e, "an expression that has no value here");
  }
}

// ---- names -------------------------------------------------------------------------------------

const Term* Formula::bound(const spec::Symbol& s) const {
  for (std::size_t k = bindings_.size(); k-- > 0;) {
    if (bindings_[k].symbol == &s) return &bindings_[k].term;
  }
  return nullptr;
}

Term Formula::name(const Expr& e) {
  const spec::Symbol& s = *e.symbol;
  switch (s.scope) {
    case spec::SymbolScope::kSlot: return slot(s.index);
    case spec::SymbolScope::kLocal:
      if (const Term* t = bound(s)) return *t;
      return s.definition != nullptr ? defined(s) : fail(e, "`" + e.name + "` is not bound");
    case spec::SymbolScope::kDefinition: return FunctionTerm{nullptr, nullptr, s.definition, nullptr};
    case spec::SymbolScope::kPrimitive: return FunctionTerm{nullptr, nullptr, nullptr, &primitive(static_cast<PrimitiveId>(s.index))};
    case spec::SymbolScope::kEnvironment: break;
    default: return fail(e, "`" + e.name + "` has no value here");
  }
  const std::int64_t partitions = instance_.grid.partitions, process = machine_.setting().process;
  switch (static_cast<spec::Environment>(s.index)) {
    case spec::Environment::kReplicaId: return Numbers::of(process / partitions);
    case spec::Environment::kPartitionId: return Numbers::of(process % partitions);
    case spec::Environment::kNumReplicas: return Numbers::of(instance_.grid.replicas);
    case spec::Environment::kNumPartitions: return Numbers::of(partitions);
    case spec::Environment::kTrue: return Numbers::of(1);
    case spec::Environment::kFalse: return Numbers::of(0);
    case spec::Environment::kOp: return FunctionTerm{nullptr, nullptr, nullptr, find_primitive(instance_.record->mnemonic)};
    case spec::Environment::kToken: {
      RuntimeValue token;
      token.type = spec::Type::token();
      return token;
    }
  }
  return {};
}

namespace {

/// Where the members of a declaration begin in the flat list.
std::size_t first_member(std::span<const int> slots, std::span<const std::uint32_t> groups, int slot, std::size_t& count) {
  std::size_t first = 0;
  for (std::size_t k = 0; k < slots.size(); ++k) {
    count = groups[k];
    if (slots[k] == slot) break;
    first += groups[k];
  }
  return first;
}

}  // namespace

Term Formula::slot(int slot) {
  const spec::Record& record = *instance_.record;
  const spec::Declaration& d = record.names[static_cast<std::size_t>(slot)];
  std::size_t count = 0;
  Row row;
  if (d.role == spec::Role::kIn) {
    const std::size_t first = first_member(record.operands, operand_groups_, slot, count);
    if (d.dimensions.empty() && count == 1) return operands_[first];
    for (std::size_t k = 0; k < count; ++k) row.push_back(operands_[first + k]);
  } else if (d.role == spec::Role::kRegion) {
    const std::size_t first = first_member(record.regions, region_groups_, slot, count);
    for (std::size_t k = 0; k < count; ++k) row.push_back(FunctionTerm{&regions_[first + k], nullptr, nullptr, nullptr});
  } else if (d.role == spec::Role::kOut) {
    const auto at = std::find(record.results.begin(), record.results.end(), slot) - record.results.begin();
    for (const RuntimeValue& v : results_[static_cast<std::size_t>(at)]) row.push_back(v);
  } else {
    const Value& v = instance_[slot];
    if (v.kind == spec::ValueKind::kLiteral) return literal(slot, v.as_literal());
    if (v.kind != spec::ValueKind::kFunction) return term_of(v);
    const program::Function* callee = machine_.setting().module->find(v.as_function().name);
    if (callee == nullptr) {
      machine_.raise({"no function @" + std::string(v.as_function().name), "", ErrorKind::kInvalid});
      return {};
    }
    if (callee->is_declaration) {
      machine_.raise({"not supported yet: calling @" + callee->name + ", which has no body", "", ErrorKind::kUnsupported});
      return {};
    }
    return FunctionTerm{nullptr, callee, nullptr, nullptr};
  }
  if (d.dimensions.empty() && row.size() == 1) return row[0];
  return row;
}

Term Formula::literal(int slot, const spec::Literal& l) {
  if (const auto it = literals_.find(slot); it != literals_.end()) return it->second;
  RuntimeValue v = load_literal(machine_, l);
  literals_.emplace(slot, v);
  return v;
}

Term Formula::defined(const spec::Symbol& s) {
  if (const auto it = memo_.find(&s); it != memo_.end()) return it->second;
  const spec::Definition& d = *s.definition;
  if (d.is_function) return FunctionTerm{nullptr, nullptr, &d, nullptr};
  const Ranked none(*this, -1);
  Term t = d.binders.empty() ? eval(*d.value) : indexed_definition(d);
  if (!failed()) memo_.emplace(&s, t);
  return t;
}

Term Formula::indexed_definition(const spec::Definition& d) {
  Row row;
  unroll(d.binders, [&] { row.push_back(eval(*d.value)); });
  return row;
}

Term Formula::comprehension(const Expr& e) {
  Row row;
  unroll(e.binders, [&] { row.push_back(eval(*e.args[0])); });
  return row;
}

/// Runs `body` for every value of the binders, one after the other; a condition must be known.
void Formula::unroll(std::span<const spec::Binder> binders, const std::function<void()>& body) {
  if (binders.empty()) return body();
  const spec::Binder& b = binders[0];
  const Row domain = b.how == spec::BinderKind::kIn ? items(eval(*b.domain)) : binder_values(b);
  for (const Term& item : domain) {
    if (failed()) return;
    const Scope scope(*this);
    bind(*b.symbol, item);
    if (b.condition != nullptr && single(*b.condition) != 1) continue;
    unroll(binders.subspan(1), body);
  }
}

/// 0 .. n-1 for axes and numbers; all indices of a shape for `within`.
Row Formula::binder_values(const spec::Binder& b) {
  Row out;
  if (b.how == spec::BinderKind::kBelow) {
    const std::int64_t n = single(*b.domain);
    for (std::int64_t i = 0; i < n && machine_.count_steps(1); ++i) out.push_back(Numbers::of(i));
    return out;
  }
  spec::Frame frame;
  const Staticness& known = machine_.staticness(*b.domain, b.how == spec::BinderKind::kOver);
  for (const spec::Symbol* s : known.locals) {
    const Term* t = bound(*s);
    if (const auto v = constant(t != nullptr ? *t : defined(*s))) frame[*s] = as_sort(*v, s->sort);
  }
  const Value items = spec::binder_items(b, instance_, frame, arena_);
  if (!items.is_list()) return (fail(*b.domain, "a domain that is not known"), out);
  for (const Value& v : items.as_list()) out.push_back(term_of(v));
  return out;
}

// ---- operators ---------------------------------------------------------------------------------

Term Formula::unary(const Expr& e) {
  const Term a = eval(*e.args[0]);
  if (is_list(a)) {
    Row row;
    for (const Term& item : items(a)) row.push_back(binary(Operator::kSubtract, Numbers::of(0), item));
    return row;
  }
  if (e.op == Operator::kNot) return logical_not(space(), numbers(a));
  if (a.is<Numbers>()) return negate(space(), numbers(a));
  return apply_primitive(primitive(PrimitiveId::kNegate), {}, {cells(a, *element_type(a))}, std::nullopt);
}

Term Formula::binary(const Expr& e) {
  const Term a = eval(*e.args[0]);
  // `and`, `or` see the right side only where it matters: it may not be known otherwise.
  if ((e.op == Operator::kAnd || e.op == Operator::kOr) && !is_list(a)) {
    const Numbers left = numbers(a);
    if (left.is_single() && left.regular && left.single == (e.op == Operator::kOr)) return left;
  }
  return binary(e.op, a, eval(*e.args[1]));
}

Term Formula::binary(Operator op, const Term& a, const Term& b) {
  if (failed()) return {};
  if (op == Operator::kIn) return contains(a, b);
  if (op == Operator::kNotIn) return logical_not(space(), numbers(contains(a, b)));
  if (op == Operator::kJoin) {
    Row row = items(a);
    for (Term& item : items(b)) row.push_back(std::move(item));
    return row;
  }
  if (op == Operator::kWithout) {
    const Row positions = items(b);
    const auto gone = index_list(positions, positions.size());
    Row row;
    std::int64_t at = 0;
    for (Term& item : items(a)) {
      const bool out = std::any_of(gone.begin(), gone.end(), [&](const Numbers& n) { return n.single == at; });
      if (!out) row.push_back(std::move(item));
      ++at;
    }
    return row;
  }
  if (is_list(a) || is_list(b)) return op >= Operator::kEqual && op <= Operator::kGreaterEqual ? compare_lists(op, a, b) : lift(op, a, b);
  const bool elements = (!is_numeric(a) && element_type(a)) || (!is_numeric(b) && element_type(b)) ||
                        (element_type(a) && element_type(b));
  if (elements && op < Operator::kEqual) return element_binary(op, a, b);
  return combine(space(), op, numbers(a), numbers(b));
}

Term Formula::lift(Operator op, const Term& a, const Term& b) {
  const Row x = is_list(a) ? items(a) : Row{}, y = is_list(b) ? items(b) : Row{};
  if (is_list(a) && is_list(b) && x.size() != y.size()) {
    machine_.raise({instance_.record->mnemonic + " (means): lists of lengths " + std::to_string(x.size()) + " and " +
                        std::to_string(y.size()), "", ErrorKind::kInvalid});
    return {};
  }
  Row out;
  for (std::size_t k = 0; k < std::max(x.size(), y.size()); ++k) {
    out.push_back(binary(op, is_list(a) ? x[k] : a, is_list(b) ? y[k] : b));
  }
  return out;
}

/// A comparison of lists is true if it is true everywhere; of lists of different length, false.
Term Formula::compare_lists(Operator op, const Term& a, const Term& b) {
  if (is_list(a) && is_list(b) && items(a).size() != items(b).size()) return Numbers::of(op == Operator::kNotEqual);
  const bool negated = op == Operator::kNotEqual;
  Numbers all = Numbers::of(1);
  for (const Term& item : items(lift(negated ? Operator::kEqual : op, a, b))) all = combine(space(), Operator::kAnd, all, numbers(item));
  return negated ? logical_not(space(), all) : all;
}

Term Formula::contains(const Term& item, const Term& list) {
  Numbers any = Numbers::of(0);
  for (const Term& member : items(list)) {
    any = combine(space(), Operator::kOr, any, numbers(binary(Operator::kEqual, item, member)));
  }
  return any;
}

Term Formula::element_binary(Operator op, const Term& a, const Term& b) {
  static constexpr std::pair<Operator, PrimitiveId> kPrimitives[] = {
      {Operator::kAdd, PrimitiveId::kAdd}, {Operator::kSubtract, PrimitiveId::kSubtract}, {Operator::kMultiply, PrimitiveId::kMultiply},
      {Operator::kDivide, PrimitiveId::kDivide}, {Operator::kRemainder, PrimitiveId::kRemainder}};
  for (const auto& [known, id] : kPrimitives) {
    if (known != op) continue;
    const ElementType type = product_type(a, b).value_or(element_type(a) ? *element_type(a) : *element_type(b));
    return apply_primitive(primitive(id), {}, {cells(a, type), cells(b, type)}, std::nullopt);
  }
  machine_.raise({instance_.record->mnemonic + " (means): an operator that elements do not have", "", ErrorKind::kInvalid});
  return {};
}

// ---- conditions --------------------------------------------------------------------------------

Term Formula::conditional(const Expr& e) {
  const Term condition = eval(*e.args[0]);
  if (failed()) return {};
  if (element_type(condition) == ElementType::i1 && !numbers(condition).is_single()) {
    return choose(condition, eval(*e.args[1]), eval(*e.args[2]));
  }
  const Numbers known = numbers(condition);
  if (known.is_single() && known.single != kUncertain) return with_axes(eval(*e.args[known.single == 1 ? 1 : 2]), known.axes);
  if (call_depth_ > 0 && !known.is_single()) {
    machine_.fault().needs_fixed |= known.axes;
    return {};
  }
  return choose(condition, eval(*e.args[1]), eval(*e.args[2]));
}

/// The value depends on the axes of its condition as well.
Term Formula::with_axes(Term t, AxisSet axes) {
  if (axes == 0) return t;
  if (const auto* n = t.as<Numbers>()) {
    Numbers out = *n;
    if (out.is_single() || space().count(axes & ~out.axes) == 1) { out.axes |= axes; return out; }
  }
  if (const auto* c = t.as<Cells>()) {
    Cells out = *c;
    if (space().count(axes & ~out.axes) == 1) out.axes |= axes;
    return out;
  }
  return t;
}

Term Formula::choose(const Term& condition, const Term& a, const Term& b) {
  if (failed()) return {};
  if (is_list(a) || is_list(b)) {
    const Row x = items(a), y = items(b);
    Row out;
    for (std::size_t k = 0; k < std::min(x.size(), y.size()); ++k) out.push_back(choose(condition, x[k], y[k]));
    return out;
  }
  if (const auto* v = a.as<RuntimeValue>(); v != nullptr && v->type.is_tensor() && v->type.rank() != 0) return choose_tensor(condition, *v, b);
  const auto type = element_type(a) ? element_type(a) : element_type(b);
  if (!type) return oracle::choose(space(), numbers(condition), numbers(a), numbers(b));
  return choose_cells(condition, cells(a, *type), cells(b, *type));
}

Term Formula::choose_cells(const Term& condition, const Cells& a, const Cells& b) {
  const std::size_t size = cell_size(a.type);
  const Numbers known = numbers(condition);
  if (known.regular && (!element_type(condition) || a.present || b.present)) return oracle::choose(space(), known, a, b, size);
  const AxisSet axes = known.axes | a.axes | b.axes;
  const Cells* both[] = {&a, &b};
  const std::int64_t n = space().count(axes);
  Buffer<std::byte> out(static_cast<std::size_t>(n) * size);
  const std::size_t pred_size = cell_size(ElementType::i1);
  const Cells p = spread(space(), cells(condition, ElementType::i1), axes, pred_size);
  const Cells x = spread(space(), a, axes, size), y = spread(space(), b, axes, size);
  const auto column = [](const Cells& c, std::size_t s) { return Column{c.data.get(), static_cast<std::ptrdiff_t>(s)}; };
  if (element_type(condition)) {
    machine_.domain().select(column(p, pred_size), a.type, column(x, size), column(y, size), n, out.get());
  } else {
    machine_.domain().join(a.type, column(x, size), column(y, size), n, out.get());
    const Numbers wide = spread(space(), known, axes);
    for (std::int64_t j = 0; j < n; ++j) {
      const std::int64_t c = wide.begin()[j];
      const auto at = static_cast<std::size_t>(j) * size;
      if (c != kUncertain) copy_cells(out.get() + at, (c == 1 ? x : y).data.get() + at, 1, size, size);
    }
  }
  return Cells{a.type, axes, std::move(out).freeze(), both_present(space(), axes, both)};
}

/// Whole tensors: the condition is one element that may be either.
Term Formula::choose_tensor(const Term& condition, const RuntimeValue& a, const Term& b) {
  const Numbers known = numbers(condition);
  const auto* other = b.as<RuntimeValue>();
  if (other == nullptr || !known.is_single()) {
    machine_.raise(Error{"not supported yet: a condition that differs by element chooses among tensors", "", ErrorKind::kUnsupported});
    return {};
  }
  if (known.single != kUncertain) return known.single == 1 ? a : *other;
  RuntimeValue out = a;
  const auto size = static_cast<std::ptrdiff_t>(cell_size(a.type.element()));
  auto cells = machine_.allocate_result(a.type);
  if (!cells) return {};
  machine_.domain().join(a.type.element(), {a.cells.get(), size}, {other->cells.get(), size}, a.type.elements(), cells.get());
  out.cells = std::move(cells).freeze();
  return out;
}

Term Formula::otherwise(const Expr& e) {
  const Term a = eval(*e.args[0]);
  if (failed()) return {};
  if (a.is<Nothing>()) return eval(*e.args[1]);
  if (is_list(a)) {
    const Term fallback = eval(*e.args[1]);
    const Row x = items(a), y = items(fallback);
    Row out;
    for (std::size_t k = 0; k < x.size(); ++k) out.push_back(otherwise(x[k], is_list(fallback) ? y[k] : fallback));
    return out;
  }
  const auto* c = a.as<Cells>();
  if (c == nullptr || !c->present) return a;
  return otherwise(a, eval(*e.args[1]));
}

Term Formula::otherwise(const Term& a, const Term& fallback) {
  const auto* c = a.as<Cells>();
  if (c == nullptr || !c->present || failed()) return a;
  return fill(space(), *c, cells(fallback, c->type), cell_size(c->type));
}

}  // namespace assay::oracle
