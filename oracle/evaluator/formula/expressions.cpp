#include "oracle/evaluator/formula/expressions.h"

#include <algorithm>

#include "oracle/evaluator/formula/builtins.h"
#include "oracle/evaluator/formula/subscripts.h"
#include "spec/language/lexer.h"

namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;
using spec::Operator;
using spec::Value;

Expressions::Expressions(Machine& machine, const spec::Instance& instance, spec::Arena& arena, OpValues& values)
    : machine_(machine), instance_(instance), arena_(arena), values_(values), names_(machine),
      operators_(machine, instance, arena) {}

Term Expressions::fail(const Expr& e, const std::string& what) {
  if (!failed()) {
    machine_.raise(
        {instance_.record->mnemonic + " (means): " + what + " at " + spec::place(e.at), "", ErrorKind::kInvalid});
  }
  return {};
}

std::int64_t Expressions::single(const spec::Expr& e) {
  const Numbers n = numbers(machine_, eval(e));
  if (n.is_single()) return n.single;
  if (!failed()) machine_.fault().needs_fixed |= n.axes;
  return 0;
}

std::optional<Value> Expressions::constant(const Term& t) {
  if (const auto* v = t.as<Value>()) return *v;
  if (const auto* n = t.as<Numbers>()) {
    if (!n->is_single() || n->axes != 0 || !n->regular) return std::nullopt;
    return Value::integer(n->single);
  }
  const auto* row = t.as<Row>();
  if (row == nullptr) return std::nullopt;
  std::vector<Value> values;
  for (const Term& item : *row) {
    const auto v = constant(item);
    if (!v) return std::nullopt;
    values.push_back(*v);
  }
  return Value::list(arena_.copy(std::span<const Value>(values)));
}

bool Expressions::is_static(const Expr& e) {
  const Staticness& known = machine_.staticness(e, false);
  return known.possible && std::all_of(known.locals.begin(), known.locals.end(), [&](const spec::Symbol* s) {
           const Term* t = names_.bound(*s);
           if (t == nullptr && s->definition != nullptr && !s->definition->is_function)
             return is_static(*s->definition->value);
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

Term Expressions::eval_static(const Expr& e) {
  const Staticness& known = machine_.staticness(e, false);
  if (known.locals.empty()) {
    if (const auto it = constants_.find(&e); it != constants_.end()) return it->second;
  }
  spec::Frame frame;
  for (const spec::Symbol* s : known.locals) {
    const Term* t = names_.bound(*s);
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

Term Expressions::eval(const Expr& e) {
  if (failed()) return {};
  if (e.node == ExprKind::kInteger) return Numbers::of(e.integer);
  if (e.node == ExprKind::kName && e.symbol->scope == spec::SymbolScope::kLocal) return name(e);
  return is_static(e) ? eval_static(e) : eval_dynamic(e);
}

Term Expressions::eval_dynamic(const Expr& e) {
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
    case ExprKind::kPlacement: return Subscripts(*this).placement(e);
    case ExprKind::kIndex: return Subscripts(*this).subscript(e);
    case ExprKind::kIndexFor: return Subscripts(*this).subscript(e, eval(*e.args[0]), e.args[1]);
    case ExprKind::kRange: return Subscripts(*this).range(e);
    case ExprKind::kColumn: return Subscripts(*this).column(e);
    case ExprKind::kSpread: return eval(*e.args[0]);
    case ExprKind::kAt: return Subscripts(*this).at_process(e);
    case ExprKind::kAny: return Anything{};
    default: return fail(e, "an expression that has no value here");
  }
}

Term Expressions::name(const Expr& e) {
  const spec::Symbol& s = *e.symbol;
  switch (s.scope) {
    case spec::SymbolScope::kSlot: return values_.slot(s.index);
    case spec::SymbolScope::kLocal:
      if (const Term* t = names_.bound(s)) return *t;
      return s.definition != nullptr ? defined(s) : fail(e, "`" + e.name + "` is not bound");
    case spec::SymbolScope::kDefinition: return FunctionTerm{nullptr, nullptr, s.definition, nullptr};
    case spec::SymbolScope::kPrimitive:
      return FunctionTerm{nullptr, nullptr, nullptr, &primitive(static_cast<PrimitiveId>(s.index))};
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
    case spec::Environment::kOwnName: return fail(e, "`" + e.name + "` has no value here");
    case spec::Environment::kOp:
      return FunctionTerm{nullptr, nullptr, nullptr, find_primitive(instance_.record->facts.op)};
    case spec::Environment::kToken: {
      RuntimeValue token;
      token.type = spec::Type::token();
      return token;
    }
  }
  return {};
}

Term Expressions::defined(const spec::Symbol& s) {
  if (const auto it = memo_.find(&s); it != memo_.end()) return it->second;
  const spec::Definition& d = *s.definition;
  if (d.is_function) return FunctionTerm{nullptr, nullptr, &d, nullptr};
  const SubscriptedRank none(*this, -1);
  Term t = d.binders.empty() ? eval(*d.value) : indexed_definition(d);
  if (!failed()) memo_.emplace(&s, t);
  return t;
}

Term Expressions::indexed_definition(const spec::Definition& d) {
  Row row;
  unroll(d.binders, [&] { row.push_back(eval(*d.value)); });
  return row;
}

Term Expressions::comprehension(const Expr& e) {
  Row row;
  unroll(e.binders, [&] { row.push_back(eval(*e.args[0])); });
  return row;
}

std::string Expressions::queue_name(std::span<const Expr* const> parts) {
  std::string name;
  for (const Expr* part : parts) {
    const Term t = eval(*part);
    const auto v = constant(t);
    if (failed()) return name;
    if (!v) return (fail(*part, "the name of a queue that is not known"), name);
    if (part == parts.front() && v->kind == spec::ValueKind::kString) name = v->as_string();
    else name += " " + spec::to_string(*v);
  }
  return name;
}

void Expressions::unroll(std::span<const spec::Binder> binders, const std::function<void()>& body) {
  if (binders.empty()) return body();
  const spec::Binder& b = binders[0];
  const Row domain = b.how == spec::BinderKind::kIn ? items(eval(*b.domain)) : binder_values(b);
  for (const Term& item : domain) {
    if (failed()) return;
    const Names::Scope scope(names_);
    names_.bind(*b.symbol, item);
    if (b.condition != nullptr && single(*b.condition) != 1) continue;
    unroll(binders.subspan(1), body);
  }
}

/// 0 .. n-1 for axes and numbers; all indices of a shape for `within`.
Row Expressions::binder_values(const spec::Binder& b) {
  Row out;
  if (b.how == spec::BinderKind::kBelow) {
    const std::int64_t n = single(*b.domain);
    for (std::int64_t i = 0; i < n && machine_.count_steps(1); ++i) out.push_back(Numbers::of(i));
    return out;
  }
  spec::Frame frame;
  const Staticness& known = machine_.staticness(*b.domain, b.how == spec::BinderKind::kOver);
  for (const spec::Symbol* s : known.locals) {
    const Term* t = names_.bound(*s);
    if (const auto v = constant(t != nullptr ? *t : defined(*s))) frame[*s] = as_sort(*v, s->sort);
  }
  const Value items = spec::binder_items(b, instance_, frame, arena_);
  if (!items.is_list()) return (fail(*b.domain, "a domain that is not known"), out);
  for (const Value& v : items.as_list()) out.push_back(term_of(v));
  return out;
}

AxisSet Expressions::bind_axes(const spec::Binder& b) {
  std::vector<std::int64_t> extents;
  if (b.how == spec::BinderKind::kWithin) {
    for (const Term& t : items(eval(*b.domain))) extents.push_back(numbers(machine_, t).single);
  } else if (b.how == spec::BinderKind::kBelow) {
    extents.push_back(single(*b.domain));
  } else {
    extents.push_back(static_cast<std::int64_t>(binder_values(b).size()));
  }
  if (failed()) return 0;
  const int first = space().axes;
  for (std::size_t d = extents.size(); d-- > 0;) names_.push_axis(std::max<std::int64_t>(extents[d], 0));
  const auto count = static_cast<int>(extents.size());
  names_.bind_iotas(b, first, count);
  return axis_range(first, count);
}

Term Expressions::unary(const Expr& e) {
  const Term a = eval(*e.args[0]);
  if (is_list(a)) {
    Row row;
    for (const Term& item : items(a)) row.push_back(operators_.binary(Operator::kSubtract, Numbers::of(0), item));
    return row;
  }
  if (e.op == Operator::kNot) return logical_not(space(), numbers(machine_, a));
  return operators_.negate(a);
}

Term Expressions::binary(const Expr& e) {
  const Term a = eval(*e.args[0]);
  // `and`, `or` see the right side only where it matters: it may not be known otherwise.
  if ((e.op == Operator::kAnd || e.op == Operator::kOr) && !is_list(a)) {
    const Numbers left = numbers(machine_, a);
    if (left.is_single() && left.regular && left.single == (e.op == Operator::kOr)) return left;
  }
  return operators_.binary(e.op, a, eval(*e.args[1]));
}

Term Expressions::conditional(const Expr& e) {
  const Term condition = eval(*e.args[0]);
  if (failed()) return {};
  if (element_type(condition) == ElementType::i1 && !numbers(machine_, condition).is_single()) {
    return operators_.choose(condition, eval(*e.args[1]), eval(*e.args[2]));
  }
  const Numbers known = numbers(machine_, condition);
  if (known.is_single() && known.single != kUncertain)
    return operators_.with_axes(eval(*e.args[known.single == 1 ? 1 : 2]), known.axes);
  if (call_depth_ > 0 && !known.is_single()) {
    machine_.fault().needs_fixed |= known.axes;
    return {};
  }
  return operators_.choose(condition, eval(*e.args[1]), eval(*e.args[2]));
}

Term Expressions::otherwise(const Expr& e) {
  const Term a = eval(*e.args[0]);
  if (failed()) return {};
  if (a.is<Nothing>()) return eval(*e.args[1]);
  if (is_list(a)) {
    const Term fallback = eval(*e.args[1]);
    const Row x = items(a), y = items(fallback);
    Row out;
    for (std::size_t k = 0; k < x.size(); ++k)
      out.push_back(operators_.otherwise(x[k], is_list(fallback) ? y[k] : fallback));
    return out;
  }
  const auto* c = a.as<Cells>();
  if (c == nullptr || !c->present) return a;
  return operators_.otherwise(a, eval(*e.args[1]));
}

namespace {

AxisSet axes_of(const Term& t) {
  if (const auto* n = t.as<Numbers>()) return n->axes;
  if (const auto* c = t.as<Cells>()) return c->axes;
  if (const auto* along = t.as<AlongAxis>()) return along->axes;
  if (const auto* row = t.as<Row>()) {
    AxisSet all = 0;
    for (const Term& item : *row) all |= axes_of(item);
    return all;
  }
  return t.is<spec::Value>() || t.is<FunctionTerm>() || t.is<RuntimeValue>() ? 0 : ~AxisSet{0};
}

}  // namespace

void Expressions::forget(bool recursions) {
  memo_.clear();
  if (recursions) recursion_.clear();
}

void Expressions::forget_moved(AxisSet moved) {
  std::erase_if(memo_, [&](const auto& entry) { return (axes_of(entry.second) & moved) != 0; });
  if ((moved & ~result_.fixed) != 0) recursion_.clear();
}

}  // namespace assay::oracle
