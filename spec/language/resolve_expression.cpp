#include "spec/language/resolve_expression.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/format.h>

#include "spec/language/evaluate.h"
#include "spec/language/lexer.h"
#include "spec/language/primitives.h"
#include "spec/language/print.h"

namespace assay::spec {
namespace {

Sort sort(Kind kind, int depth = 0) { return {kind, static_cast<std::int8_t>(depth), -1}; }

Sort nested(Sort s, int by) {
  s.depth = static_cast<std::int8_t>(std::max(0, s.depth + by));
  return s;
}

bool agrees(Kind a, Kind b) { return a == b || a == Kind::kUnknown || b == Kind::kUnknown; }

/// Kinds that arithmetic takes. A tensor of rank 0 stands for its element.
bool is_number(const Sort& s) {
  static constexpr std::array kNumbers = {Kind::kInt,    Kind::kReal,    Kind::kScalar,
                                          Kind::kTensor, Kind::kUnknown, Kind::kNowhere};
  return std::ranges::find(kNumbers, s.kind) != kNumbers.end();
}

/// Kind of `a + b`: elements win over reals, reals over integers.
Kind wider(Kind a, Kind b) {
  for (const Kind k : {Kind::kScalar, Kind::kTensor, Kind::kReal, Kind::kUnknown}) {
    if (a == k || b == k) return k == Kind::kTensor ? Kind::kScalar : k;
  }
  return Kind::kInt;
}

bool is_logic(Operator op) { return op >= Operator::kAnd && op <= Operator::kImplies; }

struct EnvironmentName {
  std::string_view name;
  Environment which;
  Kind kind;
};
constexpr std::array kEnvironment = {
    EnvironmentName{"num_replicas", Environment::kNumReplicas, Kind::kInt},
    EnvironmentName{"num_partitions", Environment::kNumPartitions, Kind::kInt},
    EnvironmentName{"replica_id", Environment::kReplicaId, Kind::kInt},
    EnvironmentName{"partition_id", Environment::kPartitionId, Kind::kInt},
    EnvironmentName{"op", Environment::kOp, Kind::kFunction},
    EnvironmentName{"token", Environment::kToken, Kind::kToken},
    EnvironmentName{"own_name", Environment::kOwnName, Kind::kString},
    EnvironmentName{"true", Environment::kTrue, Kind::kBool},
    EnvironmentName{"false", Environment::kFalse, Kind::kBool},
};

}  // namespace

std::vector<std::string_view> environment_words() {
  std::vector<std::string_view> words;
  for (const EnvironmentName& n : kEnvironment) words.push_back(n.name);
  return words;
}

std::string_view kind_name(Kind kind) {
  static constexpr std::string_view kNames[] = {"a value",         "a boolean", "an integer",    "a real number",
                                                "an element type", "a string",  "an enumerator", "a type",
                                                "a signature",     "a token",   "a tensor",      "an element",
                                                "a function",      "a literal", "nowhere"};
  return kNames[static_cast<std::size_t>(kind)];
}

void ExpressionResolver::fail(const Location& at, std::string message) {
  if (!error_) error_ = Error{std::move(message), place(at)};
}

std::int16_t ExpressionResolver::enumeration(std::string_view name) const {
  const auto it = std::ranges::find(enumerations_, name, &Enumeration::name);
  return it == enumerations_.end() ? std::int16_t{-1} : static_cast<std::int16_t>(it - enumerations_.begin());
}

void ExpressionResolver::resolve(const Expr* e, std::int16_t expected_enumeration) {
  if (e == nullptr || error_) return;
  Expr& node_to_edit = edit(e);
  const auto outer = scope();
  define(node_to_edit.where);
  node(node_to_edit, expected_enumeration);
  end_scope(outer);
}

void ExpressionResolver::resolve(const Expr* e, Kind kind, std::string_view what) {
  resolve(e);
  if (e == nullptr || error_ || agrees(e->sort.kind, kind)) return;
  fail(e->at, fmt::format("expected {} as {}, found {}", kind_name(kind), what, kind_name(e->sort.kind)));
}

// ---- names -------------------------------------------------------------------------------------

const Symbol* ExpressionResolver::local(std::string_view name, Sort sort, const Definition* definition) {
  Symbol& s = arena_.symbols.emplace_back();
  s.scope = SymbolScope::kLocal;
  s.name = name;
  s.index = static_cast<int>(locals_.size());
  s.sort = sort;
  s.definition = definition;
  locals_.push_back(&s);
  if (locals_.size() > kMaxLocals) fail({}, fmt::format("more than {} local names at `{}`", kMaxLocals, name));
  return &s;
}

void ExpressionResolver::set_symbol(Expr& e, Symbol symbol) {
  symbol.name = e.name;
  e.symbol = &arena_.symbols.emplace_back(std::move(symbol));
  e.sort = e.symbol->sort;
}

void ExpressionResolver::name(Expr& e, std::int16_t expected) {
  const bool is_bound = local_name(e) || slot_name(e) || environment_name(e) || word(e, expected) || function_name(e);
  if (is_bound) return;
  if (find_primitive_name(e.name))
    return only_in_meanings(e, fmt::format("`{}` is a function of elements: it", e.name));
  fail(e.at, fmt::format("unknown name `{}`", e.name));
}

void ExpressionResolver::only_in_meanings(const Expr& e, std::string_view what) {
  if (context_ != Context::kMeans) fail(e.at, fmt::format("{} has a value only in `means`", what));
}

bool ExpressionResolver::local_name(Expr& e) {
  const auto it = std::find_if(locals_.rbegin(), locals_.rend(), [&](const Symbol* s) { return s->name == e.name; });
  if (it == locals_.rend()) return false;
  e.symbol = *it;
  e.sort = e.symbol->sort;
  return true;
}

bool ExpressionResolver::is_visible(const Declaration& d) const {
  if (context_ == Context::kPlan) return d.slot < visible_;
  if (context_ == Context::kLaw) return d.role != Role::kLet;
  return d.role != Role::kLet || d.value == nullptr;
}

std::string ExpressionResolver::why_invisible(const Declaration& d) const {
  if (context_ == Context::kPlan) return fmt::format("`{}` stands below this line of the plan", d.name);
  if (context_ == Context::kLaw)
    return fmt::format("`{}` is a name of the plan: a law sees operands, attributes, regions and results", d.name);
  return fmt::format("`{}` is computed by the plan: a meaning spells the formula out", d.name);
}

bool ExpressionResolver::slot_name(Expr& e) {
  const Declaration* d = record_ ? record_->find(e.name) : nullptr;
  if (d == nullptr) return false;
  // A domain and a name may be called alike (`comparison_direction`), and a `let` may hide a word.
  if (!is_visible(*d)) {
    if (environment_name(e) || word(e, -1)) return true;
    fail(d->slot < 0 ? d->at : e.at, why_invisible(*d));
    return true;
  }
  e.symbol = d->symbol;
  e.sort = d->symbol->sort;
  const bool is_value = d->role == Role::kIn || d->role == Role::kOut;
  if (context_ == Context::kMeans && (is_value || e.sort.kind == Kind::kLiteral)) e.sort.kind = Kind::kTensor;
  return true;
}

bool ExpressionResolver::environment_name(Expr& e) {
  const auto it = std::ranges::find(kEnvironment, e.name, &EnvironmentName::name);
  if (it == kEnvironment.end()) return false;
  const bool is_running = it->which == Environment::kReplicaId || it->which == Environment::kPartitionId ||
                          it->which == Environment::kOp || it->which == Environment::kToken;
  if (is_running && record_ != nullptr && context_ != Context::kMeans) {
    only_in_meanings(e, fmt::format("`{}`", e.name));
  }
  set_symbol(e, {.scope = SymbolScope::kEnvironment, .index = static_cast<int>(it->which), .sort = sort(it->kind)});
  return true;
}

/// An element type, or a member of an enumeration, which may be called like a type where one is expected.
bool ExpressionResolver::word(Expr& e, std::int16_t expected) {
  return (expected >= 0 && enumerator(e, expected)) || class_name(e) || enumerator(e, -1);
}

/// A member of the expected enumeration, or of the only one that has it.
bool ExpressionResolver::enumerator(Expr& e, std::int16_t expected) {
  int owner = -1, position = -1, owners = 0;
  for (std::size_t i = 0; i < enumerations_.size(); ++i) {
    if (expected >= 0 && static_cast<std::int16_t>(i) != expected) continue;
    const auto& members = enumerations_[i].members;
    const auto it = std::find(members.begin(), members.end(), e.name);
    if (it == members.end()) continue;
    owner = static_cast<int>(i);
    position = static_cast<int>(it - members.begin());
    ++owners;
  }
  if (owners == 0) return false;
  if (owners > 1)
    fail(e.at, fmt::format("`{}` is a member of several enumerations, and nothing here says which", e.name));
  Sort s = sort(Kind::kEnum);
  s.enumeration = static_cast<std::int16_t>(owner);
  set_symbol(e, {.scope = SymbolScope::kEnumMember, .index = position, .sort = s});
  return true;
}

bool ExpressionResolver::class_name(Expr& e) {
  const auto elements = element_class_named(e.name);
  if (!elements) return false;
  if (std::popcount(*elements) != 1) fail(e.at, fmt::format("expected one element type, found the class `{}`", e.name));
  set_symbol(e, {.scope = SymbolScope::kClass,
                 .index = std::countr_zero(*elements),
                 .sort = sort(Kind::kElement),
                 .elements = *elements});
  return true;
}

/// A function handed on as a value: `fold(add, ...)`.
bool ExpressionResolver::function_name(Expr& e) {
  if (const Symbol* definition = global(e.name)) {
    e.symbol = definition;
  } else if (const auto primitive = find_primitive_name(e.name); primitive && context_ == Context::kMeans) {
    set_symbol(e, {.scope = SymbolScope::kPrimitive, .index = static_cast<int>(*primitive)});
  } else {
    return false;
  }
  e.sort = sort(Kind::kFunction);
  return true;
}

const Symbol* ExpressionResolver::global(std::string_view name) const {
  const auto it = std::ranges::find(globals_, name, [](const auto& g) { return g.first; });
  return it == globals_.end() ? nullptr : it->second;
}

void ExpressionResolver::define_global(Definition& definition) {
  Symbol& s = arena_.symbols.emplace_back();
  s.scope = SymbolScope::kDefinition;
  s.name = definition.name;
  s.index = static_cast<int>(globals_.size());
  s.definition = &definition;
  for (const auto& parameter : definition.parameters) definition.parameter_symbols.push_back(local(parameter, {}));
  resolve(definition.value);
  s.sort = definition.value->sort;
  definition.symbol = &s;
  end_scope(0);
  globals_.emplace_back(definition.name, &s);
}

// ---- binders and definitions -------------------------------------------------------------------

void ExpressionResolver::bind(std::span<Binder> binders) {
  for (Binder& b : binders) {
    resolve(b.domain);
    if (error_) return;
    Sort s = b.domain->sort;
    if (b.how == BinderKind::kOver || b.how == BinderKind::kBelow) s = sort(Kind::kInt);
    if (b.how == BinderKind::kWithin) s = sort(Kind::kInt, 1);
    if (b.how == BinderKind::kIn) s = nested(s, -1);
    if (b.how == BinderKind::kBelow && !agrees(b.domain->sort.kind, Kind::kInt)) {
      fail(b.domain->at,
           fmt::format("expected an integer after `{} <`, found {}", b.name, kind_name(b.domain->sort.kind)));
    }
    b.symbol = local(b.name, s);
    resolve(b.condition, Kind::kBool, "a condition");
  }
}

/// In a meaning definitions may use each other in any order; elsewhere each sees those before it.
void ExpressionResolver::define(std::vector<Definition>& definitions) {
  const bool any_order = context_ == Context::kMeans;
  if (any_order) {
    for (Definition& d : definitions) {
      d.symbol = local(d.name, d.is_function ? sort(Kind::kFunction) : Sort{}, &d);
    }
  }
  for (Definition& d : definitions) {
    const auto inner = scope();
    for (const auto& p : d.parameters) d.parameter_symbols.push_back(local(p, {}));
    bind(d.binders);
    resolve(d.value);
    end_scope(inner);
    if (error_) return;
    const Sort s = d.is_function ? sort(Kind::kFunction) : nested(d.value->sort, static_cast<int>(d.binders.size()));
    if (any_order) {
      if (!d.is_function) const_cast<Symbol*>(d.symbol)->sort = s;
    } else {
      d.symbol = local(d.name, s, &d);
    }
  }
}

// ---- expressions -------------------------------------------------------------------------------

void ExpressionResolver::node(Expr& e, std::int16_t expected) {
  switch (e.node) {
    case ExprKind::kInteger: e.sort = sort(Kind::kInt); return;
    case ExprKind::kReal: e.sort = sort(Kind::kReal); return;
    case ExprKind::kString: e.sort = sort(Kind::kString); return;
    case ExprKind::kAny: return only_in_meanings(e, "`any`");
    case ExprKind::kName: return name(e, expected);
    case ExprKind::kUnary: return unary(e);
    case ExprKind::kBinary: return binary(e);
    case ExprKind::kConditional:
    case ExprKind::kElse: return conditional(e, expected);
    case ExprKind::kIs:
      resolve(e.args[0]);
      e.sort = sort(Kind::kBool);
      return;
    case ExprKind::kCall: return call(e);
    case ExprKind::kApply: return apply(e);
    case ExprKind::kList: return list(e, expected);
    case ExprKind::kComprehension: return comprehension(e, expected);
    case ExprKind::kForAll: {
      const auto outer = scope();
      bind(e.binders);
      resolve(e.args[0], Kind::kBool, "what holds for all");
      end_scope(outer);
      e.sort = sort(Kind::kBool);
      return;
    }
    case ExprKind::kPlacement: return placement(e);
    case ExprKind::kIndex:
    case ExprKind::kIndexFor: return index(e);
    case ExprKind::kRange:
    case ExprKind::kColumn: return column_or_range(e);
    case ExprKind::kSpread:
    case ExprKind::kAt:
      if (e.node == ExprKind::kAt) only_in_meanings(e, "`@`");
      for (const Expr* arg : e.args) resolve(arg);
      e.sort = e.args[0]->sort;
      e.zips = e.node == ExprKind::kSpread;
      return;
    default: return types(e);
  }
}

void ExpressionResolver::unary(Expr& e) {
  if (e.op == Operator::kNot) {
    resolve(e.args[0], Kind::kBool, "the operand of `not`");
    e.sort = sort(Kind::kBool);
    return;
  }
  resolve(e.args[0]);
  e.sort = e.args[0]->sort;
  if (!is_number(e.sort)) fail(e.at, fmt::format("expected a number after `-`, found {}", kind_name(e.sort.kind)));
}

void ExpressionResolver::binary(Expr& e) {
  if (is_comparison(e.op)) return comparison(e);
  if (is_logic(e.op)) {
    for (const Expr* arg : e.args) resolve(arg, Kind::kBool, "an operand of `and`, `or`, `=>`");
    e.sort = sort(Kind::kBool);
    return;
  }
  const Expr& left = *e.args[0];
  const Expr& right = *e.args[1];
  resolve(&left);
  resolve(&right);
  if (error_) return;
  if (e.op == Operator::kJoin || e.op == Operator::kWithout) {
    e.sort = nested(left.sort, left.sort.depth == 0 ? 1 : 0);
    const bool fits = agrees(left.sort.kind, right.sort.kind) || (is_number(left.sort) && is_number(right.sort));
    if (e.op == Operator::kJoin && !fits) {
      fail(e.at, fmt::format("`++` joins {} and {}", kind_name(left.sort.kind), kind_name(right.sort.kind)));
    }
    return;
  }
  for (const Expr* arg : e.args) {
    if (!is_number(arg->sort)) fail(arg->at, fmt::format("expected a number, found {}", kind_name(arg->sort.kind)));
  }
  e.sort = sort(wider(left.sort.kind, right.sort.kind), std::max(left.sort.depth, right.sort.depth));
}

/// The side whose enumeration is known tells the other one.
void ExpressionResolver::comparison(Expr& e) {
  const Expr* left = e.args[0];
  const Expr* right = e.args[1];
  const auto is_bare_enumerator = [&](const Expr* x) {
    return x->node == ExprKind::kName && !(record_ && record_->find(x->name)) &&
           std::any_of(enumerations_.begin(), enumerations_.end(), [&](const Enumeration& n) {
             return std::find(n.members.begin(), n.members.end(), x->name) != n.members.end();
           });
  };
  if (is_bare_enumerator(left)) std::swap(left, right);
  resolve(left);
  if (error_) return;
  resolve(right, left->sort.enumeration);
  if (error_) return;
  e.sort = sort(Kind::kBool);
  const Kind a = left->sort.kind, b = right->sort.kind;
  const auto mixes = [&](Kind x, Kind y) { return (a == x && b == y) || (a == y && b == x); };
  const bool fits = agrees(a, b) || (is_number(left->sort) && is_number(right->sort)) ||
                    mixes(Kind::kBool, Kind::kScalar) || mixes(Kind::kBool, Kind::kTensor) ||
                    mixes(Kind::kToken, Kind::kTensor);
  if (!fits)
    fail(e.at,
         fmt::format("a comparison of {} with {}", kind_name(e.args[0]->sort.kind), kind_name(e.args[1]->sort.kind)));
  if (fits) check_order(e);
}

/// Only numbers have an order, and only lists have members.
void ExpressionResolver::check_order(const Expr& e) {
  const Sort left = e.args[0]->sort, right = e.args[1]->sort;
  const bool has_members = e.op == Operator::kIn || e.op == Operator::kNotIn;
  const bool is_order = e.op >= Operator::kLess && e.op <= Operator::kGreaterEqual;
  const bool is_list = right.depth > 0 || right.kind == Kind::kUnknown || right.kind == Kind::kTensor;
  if (has_members && !is_list)
    fail(e.args[1]->at, fmt::format("expected a list after `in`, found {}", kind_name(right.kind)));
  if (is_order && !is_number(left))
    fail(e.args[0]->at, fmt::format("expected a number before `{}`, found {}", to_text(e.op), kind_name(left.kind)));
}

void ExpressionResolver::conditional(Expr& e, std::int16_t expected) {
  const bool is_choice = e.node == ExprKind::kConditional;
  if (is_choice) {
    resolve(e.args[0]);
    const Kind k = e.args[0]->sort.kind;
    const bool fits =
        agrees(k, Kind::kBool) || (context_ == Context::kMeans && (k == Kind::kScalar || k == Kind::kTensor));
    if (!error_ && !fits) fail(e.args[0]->at, fmt::format("expected a boolean before `?`, found {}", kind_name(k)));
  }
  const Expr* yes = e.args[is_choice ? 1 : 0];
  const Expr* no = e.args[is_choice ? 2 : 1];
  resolve(yes, expected);
  resolve(no, expected);
  if (error_) return;
  const bool fits = agrees(yes->sort.kind, no->sort.kind) || (is_number(yes->sort) && is_number(no->sort));
  if (!fits)
    fail(e.at, fmt::format("one branch is {}, the other {}", kind_name(yes->sort.kind), kind_name(no->sort.kind)));
  e.sort = yes->sort.kind == Kind::kUnknown ? no->sort : yes->sort;
  if (e.sort.kind != no->sort.kind && is_number(no->sort)) e.sort.kind = wider(yes->sort.kind, no->sort.kind);
  e.sort.depth = std::max(yes->sort.depth, no->sort.depth);
}

// ---- calls -------------------------------------------------------------------------------------

void ExpressionResolver::call(Expr& e) {
  const auto outer = scope();
  if (call_of_name(e)) {
    end_scope(outer);
    return;
  }
  // Some words are a builtin of lists and a scalar primitive: the arguments decide.
  arguments(e);
  if (error_) return;
  const BuiltinInfo* info = find_builtin(e.name);
  const bool is_scalar = context_ == Context::kMeans && find_primitive_name(e.name);
  if (info == nullptr && is_scalar) {
    call_of_primitive(e);
  } else if (info != nullptr) {
    call_of_builtin(e, *info);
  } else if (find_primitive_name(e.name)) {
    only_in_meanings(e, fmt::format("`{}` is a function of elements: it", e.name));
  } else {
    fail(e.at, fmt::format("unknown function `{}`", e.name));
  }
  resolve(e.unless, Kind::kBool, "the condition of `unless`");
  end_scope(outer);
}

/// Binders of the call are in scope in its last argument.
void ExpressionResolver::arguments(Expr& e) {
  for (std::size_t i = 0; i < e.args.size(); ++i) {
    if (i + 1 == e.args.size()) bind(e.binders);
    resolve(e.args[i]);
  }
}

void ExpressionResolver::check_count(const Expr& e, std::size_t least, std::size_t most) {
  const auto count = e.args.size();
  const bool spreads =
      std::any_of(e.args.begin(), e.args.end(), [](const Expr* a) { return a->node == ExprKind::kSpread; });
  if ((count >= least && count <= most) || (spreads && count <= most)) return;
  const std::string wanted = least == most ? fmt::format("{}", least) : fmt::format("{} or more", least);
  fail(e.at, fmt::format("`{}` takes {} argument{}, found {}", e.name, wanted, most == 1 ? "" : "s", count));
}

/// Local functions, regions and callees, `op`, and functions of the prelude.
bool ExpressionResolver::call_of_name(Expr& e) {
  Expr callee = e;
  const Declaration* d = record_ ? record_->find(e.name) : nullptr;
  const bool is_region = d != nullptr && d->symbol != nullptr && d->symbol->sort.kind == Kind::kFunction;
  const Symbol* definition = global(e.name);
  if (local_name(callee)) {
    if (!agrees(callee.sort.kind, Kind::kFunction)) fail(e.at, fmt::format("`{}` is no function", e.name));
    e.sort = {};
  } else if (is_region) {
    slot_name(callee);
    if (context_ != Context::kMeans) fail(e.at, fmt::format("`{}` is called only in `means`", e.name));
    e.sort = {};
  } else if (e.name == "op") {
    environment_name(callee);
    op_arity_ = static_cast<int>(e.args.size());
    e.sort = sort(Kind::kScalar);
  } else if (definition != nullptr) {
    callee.symbol = definition;
    e.sort = callee.symbol->sort;
  } else {
    return false;
  }
  e.symbol = callee.symbol;
  arguments(e);
  if (e.symbol != nullptr && e.symbol->definition != nullptr) {
    const auto parameters = e.symbol->definition->parameters.size();
    if (!error_) check_count(e, parameters, parameters);
  }
  return true;
}

void ExpressionResolver::call_of_primitive(Expr& e) {
  const PrimitiveId primitive = *find_primitive_name(e.name);
  const auto arity = static_cast<std::size_t>(scalar_primitive(primitive).arity);
  check_count(e, arity, arity);
  Sort s = sort(Kind::kScalar);
  for (const Expr* a : e.args) s.depth = std::max(s.depth, a->zips ? a->sort.depth : std::int8_t{0});
  set_symbol(e, {.scope = SymbolScope::kPrimitive, .index = static_cast<int>(primitive), .sort = s});
}

/// `ceil(a / b)` is the only quotient that is not cut off: it becomes a call with two arguments.
void ExpressionResolver::rational_ceil(Expr& e) {
  if (e.args.size() == 2) return;
  const Expr& quotient = *e.args[0];
  if (quotient.node != ExprKind::kBinary || quotient.op != Operator::kDivide) {
    return fail(e.at, "expected a quotient: `ceil(a / b)`");
  }
  e.args = {quotient.args[0], quotient.args[1]};
}

/// A plan does not know what operands hold; a law knows it of an operand as a whole.
bool ExpressionResolver::may_ask_for_values(const Expr& e) {
  if (record_ == nullptr || context_ == Context::kMeans) return true;
  const Symbol* const of = e.args.size() == 1 && e.args[0]->node == ExprKind::kName ? e.args[0]->symbol : nullptr;
  const bool is_operand = of != nullptr && of->scope == SymbolScope::kSlot &&
                          record_->names[static_cast<std::size_t>(of->index)].role == Role::kIn;
  if (context_ == Context::kPlan) fail(e.at, "`values` has a value only in laws and in `means`");
  else if (!is_operand) fail(e.at, "`values` of a law is that of an operand");
  return !error_;
}

void ExpressionResolver::call_of_builtin(Expr& e, const BuiltinInfo& info) {
  if (info.means_only && context_ != Context::kMeans && record_ != nullptr) {
    return only_in_meanings(e, fmt::format("`{}`", e.name));
  }
  if (info.function == Builtin::kValues && !may_ask_for_values(e)) return;
  const auto optional = static_cast<std::size_t>(std::count(info.parameters.begin(), info.parameters.end(), '?'));
  const bool is_open = info.parameters.find('*') != info.parameters.npos;
  const auto letters = info.parameters.size() - optional - (is_open ? 1 : 0);
  check_count(e, letters - optional - (is_open ? 1 : 0), is_open ? 99 : letters);
  if (error_) return;
  for (std::size_t i = 0; i < std::min(e.args.size(), letters); ++i) {
    if (!check_argument(e, i, info.parameters[i])) return;
  }
  const Sort result = builtin_result(e, info);
  if (info.function == Builtin::kCeil) rational_ceil(e);
  e.zips = std::any_of(e.args.begin(), e.args.end(), [](const Expr* a) { return a->zips; }) && result.depth > 0;
  set_symbol(e, {.scope = SymbolScope::kBuiltin, .index = static_cast<int>(info.function), .sort = result});
}

/// What a letter of `BuiltinInfo` asks of an argument; a type is also what has one, and what a shape tells.
bool ExpressionResolver::check_argument(const Expr& e, std::size_t i, char letter) {
  const Sort is = e.args[i]->sort;
  const auto is_one_of = [&](std::initializer_list<Kind> kinds) {
    return std::ranges::find(kinds, is.kind) != kinds.end();
  };
  const bool is_runtime = is_one_of({Kind::kScalar, Kind::kTensor, Kind::kNowhere});
  if (is.kind == Kind::kUnknown || (context_ == Context::kMeans && is_runtime)) return true;
  const bool is_plain = is_one_of({Kind::kInt, Kind::kBool, Kind::kReal, Kind::kString, Kind::kEnum});
  std::string_view wanted;
  switch (letter) {
    case 'i': wanted = is.kind == Kind::kInt ? "" : kind_name(Kind::kInt); break;
    case 'b': wanted = is.kind == Kind::kBool ? "" : kind_name(Kind::kBool); break;
    case 's': wanted = is.kind == Kind::kString ? "" : kind_name(Kind::kString); break;
    case 'f': wanted = is_one_of({Kind::kFunction, Kind::kSignature}) ? "" : kind_name(Kind::kFunction); break;
    case 'e': wanted = is_plain ? kind_name(Kind::kElement) : ""; break;
    case 't': wanted = is_plain && is.depth == 0 ? kind_name(Kind::kType) : ""; break;
    case 'l': wanted = is.depth == 0 ? "a list" : ""; break;
    default: break;
  }
  if (wanted.empty()) return true;
  fail(e.args[i]->at,
       fmt::format("expected {} as argument {} of `{}`, found {}", wanted, i + 1, e.name, kind_name(is.kind)));
  return false;
}

Sort ExpressionResolver::builtin_result(const Expr& e, const BuiltinInfo& info) const {
  const Sort first = e.args.empty() ? Sort{} : e.args[0]->sort;
  int lifted = 0;
  for (std::size_t i = 0; i < std::min(e.args.size(), info.parameters.size()); ++i) {
    const char letter = info.parameters[i];
    const bool is_scalar = letter == 'i' || letter == 'b' || letter == 'e';
    const bool spreads = e.args[i]->node == ExprKind::kSpread;
    if (is_scalar || (spreads && letter != 'a')) lifted = std::max<int>(lifted, is_scalar ? e.args[i]->sort.depth : 1);
  }
  switch (info.result) {
    case 'i': return sort(Kind::kInt, lifted);
    case 'I': return sort(Kind::kInt, lifted + 1);
    case 'b': return sort(Kind::kBool, lifted);
    case 'e': return sort(Kind::kElement, lifted);
    case 'r': return sort(Kind::kReal, lifted);
    case 't': return sort(Kind::kType, lifted);
    case 'T': return sort(Kind::kType, lifted + 1);
    case 'S': return sort(Kind::kString, lifted + 1);
    case '0': {
      Sort s = first;
      if (info.function == Builtin::kType && s.kind == Kind::kFunction) s.kind = Kind::kSignature;
      if (info.function == Builtin::kType && s.kind != Kind::kSignature) s.kind = Kind::kType;
      return s;
    }
    case '1': return e.args.size() == 1 && e.binders.empty() ? nested(first, -1) : first;
    default: return {};
  }
}

/// `branches[i]()`.
void ExpressionResolver::apply(Expr& e) {
  for (const Expr* arg : e.args) resolve(arg);
  if (!error_ && !agrees(e.args[0]->sort.kind, Kind::kFunction)) {
    fail(e.at, fmt::format("expected a function before `(`, found {}", kind_name(e.args[0]->sort.kind)));
  }
  e.sort = {};
}

// ---- lists and subscripts ----------------------------------------------------------------------

void ExpressionResolver::list(Expr& e, std::int16_t expected) {
  Sort item;
  for (const Expr* arg : e.args) {
    resolve(arg, expected);
    if (error_) return;
    if (!agrees(item.kind, arg->sort.kind) && !(is_number(item) && is_number(arg->sort))) {
      fail(arg->at, fmt::format("a list of {} and {}", kind_name(item.kind), kind_name(arg->sort.kind)));
    }
    if (item.kind == Kind::kUnknown) item = arg->node == ExprKind::kSpread ? nested(arg->sort, -1) : arg->sort;
  }
  e.sort = nested(item, 1);
}

void ExpressionResolver::comprehension(Expr& e, std::int16_t expected) {
  const auto outer = scope();
  bind(e.binders);
  resolve(e.args[0], expected);
  end_scope(outer);
  e.sort = nested(e.args[0]->sort, 1);
}

void ExpressionResolver::placement(Expr& e) {
  for (Part& part : e.parts) {
    resolve(part.value);
    resolve(part.positions, Kind::kInt, "a position");
    resolve(part.over);
    if (!error_ && !is_number(part.value->sort)) {
      fail(part.value->at, fmt::format("expected numbers in a placement, found {}", kind_name(part.value->sort.kind)));
    }
  }
  e.sort = sort(Kind::kInt, 1);
}

void ExpressionResolver::index(Expr& e) {
  resolve(e.args[0]);
  const Expr* position = e.args.size() > 1 ? e.args[1] : nullptr;
  resolve(position);
  if (error_) return;
  const Sort base = e.args[0]->sort;
  if (position != nullptr && !is_number(position->sort)) {
    fail(position->at, fmt::format("expected an integer as a subscript, found {}", kind_name(position->sort.kind)));
  }
  const bool reads_element = base.kind == Kind::kTensor && (base.depth == 0 || e.args[0]->node == ExprKind::kSpread);
  if (reads_element) {
    e.sort = sort(Kind::kScalar, base.depth);
  } else if (base.depth == 0 && base.kind != Kind::kUnknown && base.kind != Kind::kType) {
    fail(e.at, fmt::format("a subscript of {}", kind_name(base.kind)));
  } else {
    e.sort = position != nullptr && position->sort.depth > 0 ? base : nested(base, -1);
  }
  e.zips = position != nullptr && position->zips;
}

void ExpressionResolver::column_or_range(Expr& e) {
  resolve(e.args[0]);
  for (const Expr* bound : std::span(e.args).subspan(1)) resolve(bound, Kind::kInt, "a subscript");
  if (error_) return;
  e.sort = nested(e.args[0]->sort, e.node == ExprKind::kColumn ? -1 : 0);
}

void ExpressionResolver::types(Expr& e) {
  for (const Expr* arg : e.args) {
    if (arg != nullptr) resolve(arg);
  }
  if (error_) return;
  if (e.node == ExprKind::kTensorType) {
    const Expr* shape = e.args[0];
    const Expr* element = e.args[1];
    const bool is_shape = shape == nullptr || shape->sort.kind == Kind::kUnknown ||
                          (shape->sort.kind == Kind::kInt && shape->sort.depth == 1);
    if (!is_shape) {
      fail(shape->at, fmt::format("expected a shape, found {}", kind_name(shape->sort.kind)));
    }
    if (!agrees(element->sort.kind, Kind::kElement) && element->sort.kind != Kind::kType) {
      fail(element->at, fmt::format("expected an element type, found {}", kind_name(element->sort.kind)));
    }
    e.zips = element->node == ExprKind::kSpread;
    e.sort = sort(Kind::kType, e.zips ? 1 : 0);
  } else {
    e.sort = sort(e.node == ExprKind::kSignature     ? Kind::kSignature
                  : e.node == ExprKind::kComplexType ? Kind::kElement
                                                     : Kind::kType);
  }
}

}  // namespace assay::spec
