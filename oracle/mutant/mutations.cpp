#include "oracle/mutant/mutations.h"

#include <algorithm>
#include <array>

#include "oracle/numerics/primitive.h"
#include "spec/language/functions.h"
#include "spec/language/primitives.h"
#include "spec/language/walk.h"

namespace assay::oracle {

using spec::Expr;
using spec::ExprKind;
using spec::Kind;
using spec::Operator;
using spec::SyntaxArena;

namespace {

/// That extrema of complex numbers do not shows only where -0 meets 0.
bool commutes_on_reals(const spec::ScalarPrimitive& p) {
  static const spec::ElementSet complex = *spec::element_class_named("complex");
  return (p.elements & ~p.commutative & ~complex) == 0;
}

bool is_number(const Expr& e) { return e.sort.kind == Kind::kInt || e.sort.kind == Kind::kUnknown; }
bool same_sort(const Expr& a, const Expr& b) { return a.sort.kind == b.sort.kind && a.sort.depth == b.sort.depth; }

bool is_environment(const Expr& e, spec::Environment name) {
  return e.symbol != nullptr && e.symbol->scope == spec::SymbolScope::kEnvironment &&
         e.symbol->index == static_cast<int>(name);
}

/// True where the index of this subscript reads elements of a tensor, not an item of a list.
bool reads_tensor(const Expr& subscript) {
  const Expr* base = subscript.args[0];
  while (base->node == ExprKind::kSpread || base->node == ExprKind::kAt) base = base->args[0];
  // A group's member is a tensor itself.
  return subscript.sort.kind == Kind::kScalar && base->sort.kind != Kind::kInt;
}

/// Collects the mutations of one node and builds them.
bool is_integer(const Expr& e, std::int64_t n) { return e.node == ExprKind::kInteger && e.integer == n; }

/// `rank(x) = 0`: the other branch has no meaning where this one has.
bool asks_for_rank(const Expr& e) {
  return e.node == ExprKind::kBinary && e.op == Operator::kEqual && spec::calls(*e.args[0], spec::Builtin::kRank);
}

/// New expressions at the place of the one that is edited.
class Nodes {
 public:
  Nodes(SyntaxArena& arena, const Expr& place) : arena_(arena), place_(place) {}

  Expr* node(ExprKind kind, spec::Sort sort) {
    Expr& e = arena_.exprs.emplace_back();
    e.node = kind;
    e.sort = sort;
    e.at = place_.at;
    return &e;
  }
  const Expr* integer(std::int64_t n) {
    Expr* e = node(ExprKind::kInteger, {Kind::kInt});
    e->integer = n;
    return e;
  }
  const Expr* binary(Operator op, const Expr* a, const Expr* b, spec::Sort sort) {
    Expr* e = node(ExprKind::kBinary, sort);
    e->op = op;
    e->args = {a, b};
    return e;
  }

 protected:
  SyntaxArena& arena_;

 private:
  const Expr& place_;
};

class Builder : Nodes {
 public:
  Builder(const Expr& e, Position position, std::optional<PrimitiveId> op, SyntaxArena& arena)
      : Nodes(arena, e), e_(e), position_(position), op_(op) {}

  std::vector<Mutation> all() {
    if (position_ == Position::kFixed) return {};
    if (position_ == Position::kItem) return item();
    if (position_ == Position::kSubscript && e_.node != ExprKind::kPlacement) shifted("index + 1", "index - 1");
    if (position_ == Position::kResult && e_.sort.kind == Kind::kInt) shifted("value + 1", "value - 1");
    switch (e_.node) {
      case ExprKind::kInteger: constant(); break;
      case ExprKind::kName: name(); break;
      case ExprKind::kUnary: offer("sign turned", e_.args[0]); break;
      case ExprKind::kBinary: binary(); break;
      case ExprKind::kConditional: conditional(); break;
      case ExprKind::kElse: otherwise(); break;
      case ExprKind::kCall: call(); break;
      case ExprKind::kPlacement: placement(); break;
      case ExprKind::kColumn: offer("wrong column", with_argument(1, integer(1 - e_.args[1]->integer))); break;
      case ExprKind::kAt: offer("own value", e_.args[0]); break;
      default: break;
    }
    return std::move(out_);
  }

 private:
  using Nodes::binary;

  void offer(std::string_view kind, const Expr* e) { out_.push_back({kind, e}); }

  const Expr* plus(const Expr* a, std::int64_t n) {
    return binary(n < 0 ? Operator::kSubtract : Operator::kAdd, a, integer(std::abs(n)), a->sort);
  }
  Expr* copy() { return &arena_.exprs.emplace_back(e_); }
  const Expr* with_arguments(std::vector<const Expr*> args) {
    Expr* e = copy();
    e->args = std::move(args);
    return e;
  }
  const Expr* with_argument(std::size_t k, const Expr* a) {
    auto args = e_.args;
    args[k] = a;
    return with_arguments(std::move(args));
  }
  const Expr* with_operator(Operator op) {
    Expr* e = copy();
    e->op = op;
    return e;
  }

  void shifted(std::string_view up, std::string_view down) {
    if (e_.node == ExprKind::kInteger) return;
    offer(up, plus(&e_, 1));
    offer(down, plus(&e_, -1));
  }
  void constant() { offer("constant + 1", integer(e_.integer + 1)); }

  std::vector<Mutation> item() {
    if (e_.node == ExprKind::kInteger) offer("wrong item", integer(e_.integer == 0 ? 1 : 0));
    return std::move(out_);
  }

  void name() {
    if (is_environment(e_, spec::Environment::kReplicaId) || is_environment(e_, spec::Environment::kPartitionId))
      offer("wrong process", integer(0));
  }

  void binary() {
    // clang-format off
    static constexpr std::pair<Operator, Operator> kNear[] = {
        {Operator::kLess, Operator::kLessEqual}, {Operator::kLessEqual, Operator::kLess}, {Operator::kGreater, Operator::kGreaterEqual},
        {Operator::kGreaterEqual, Operator::kGreater}, {Operator::kEqual, Operator::kNotEqual}, {Operator::kNotEqual, Operator::kEqual},
        {Operator::kIn, Operator::kNotIn}, {Operator::kAnd, Operator::kOr}, {Operator::kOr, Operator::kAnd}};
    // clang-format on
    for (const auto& [from, to] : kNear)
      if (e_.op == from) offer("comparison", with_operator(to));
    switch (e_.op) {
      case Operator::kAdd:
        drop("term dropped", 2);
        offer("sign turned", with_operator(Operator::kSubtract));
        break;
      case Operator::kSubtract:
        drop("term dropped", 2);
        offer("sign turned", with_operator(Operator::kAdd));
        break;
      case Operator::kMultiply: drop("factor dropped", 2); break;
      case Operator::kDivide: drop("divisor dropped", 1); break;
      case Operator::kExactDivide:
        drop("divisor dropped", 1);
        offer("rest ignored", with_operator(Operator::kDivide));
        break;
      case Operator::kRemainder: drop("modulus dropped", 1); break;
      case Operator::kAnd:
      case Operator::kOr: drop("condition dropped", 2); break;
      default: break;
    }
  }
  /// Either operand alone; the left one only where `operands` = 1.
  void drop(std::string_view kind, std::size_t operands) {
    for (std::size_t k = 0; k < operands; ++k)
      if (same_sort(*e_.args[k], e_)) offer(kind, e_.args[k]);
  }

  void conditional() {
    if (asks_for_rank(*e_.args[0])) return;
    offer("branches swapped", with_arguments({e_.args[0], e_.args[2], e_.args[1]}));
    offer("always then", e_.args[1]);
    offer("always else", e_.args[2]);
  }
  void otherwise() {
    if (!is_integer(*e_.args[1], 0)) offer("fill dropped", e_.args[0]);
    if (e_.sort.kind == Kind::kScalar) offer("wrong fill", with_argument(1, integer(1)));
  }

  void call() {
    if (spec::calls(e_, spec::Builtin::kClamp)) return clamp();
    if (spec::calls(e_, spec::Builtin::kInterleave))
      return offer("arguments swapped", with_arguments({e_.args[1], e_.args[0]}));
    if (spec::calls(e_, spec::Builtin::kFold) && e_.args.size() == 3)
      return offer("init dropped", with_arguments({e_.args[0], e_.args[2]}));
    if (spec::calls(e_, spec::Builtin::kNumber)) return shifted("index + 1", "index - 1");
    if (spec::calls(e_, spec::Builtin::kRange))
      return offer("last one missing", with_argument(0, plus(e_.args[0], -1)));
    if (spec::calls(e_, spec::Builtin::kDim) && !(e_.args[1]->node == ExprKind::kInteger))
      return offer("wrong axis", with_argument(1, integer(0)));
    if (e_.symbol->scope == spec::SymbolScope::kPrimitive || is_environment(e_, spec::Environment::kOp)) primitive();
  }
  void clamp() {
    offer("clamp dropped", e_.args[1]);
    offer("bound + 1", with_argument(2, plus(e_.args[2], 1)));
    offer("bound - 1", with_argument(2, plus(e_.args[2], -1)));
    if (e_.args[0]->node != ExprKind::kInteger) offer("bound + 1", with_argument(0, plus(e_.args[0], 1)));
  }
  void primitive() {
    std::vector<std::size_t> elements;
    for (std::size_t k = 0; k < e_.args.size(); ++k)
      if (e_.args[k]->sort.kind == Kind::kScalar) elements.push_back(k);
    for (const std::size_t k : elements) offer("function dropped", e_.args[k]);
    if (elements.size() != 2) return;
    const bool is_called_by_name = e_.symbol->scope == spec::SymbolScope::kPrimitive;
    const auto called = is_called_by_name ? static_cast<PrimitiveId>(e_.symbol->index) : *op_;
    if (!commutes_on_reals(spec::scalar_primitive(called))) {
      auto swapped = e_.args;
      std::swap(swapped[elements[0]], swapped[elements[1]]);
      offer("arguments swapped", with_arguments(swapped));
    }
    offer("operand read twice", with_argument(elements[1], e_.args[elements[0]]));
  }

  void placement() {
    for (std::size_t k = 0; k < e_.parts.size(); ++k) part(k);
    for (std::size_t k = 1; k < e_.parts.size(); ++k) {
      Expr* e = copy();
      std::swap(e->parts[k - 1].value, e->parts[k].value);
      offer("parts swapped", e);
    }
    if (e_.parts.size() == 1 && e_.parts[0].positions != nullptr && e_.parts[0].value->sort.depth == 1) {
      Expr* e = node(ExprKind::kIndex, e_.parts[0].value->sort);
      e->args = {e_.parts[0].value, e_.parts[0].positions};
      offer("permutation inverted", e);
    }
  }
  void part(std::size_t k) {
    const Expr* value = e_.parts[k].value;
    if (!is_number(*value)) return;
    const auto with = [&](const Expr* v) {
      Expr* e = copy();
      e->parts[k].value = v;
      return e;
    };
    if (value->node == ExprKind::kInteger) return;  // a constant: edited by itself
    offer("index + 1", with(plus(value, 1)));
    offer("index - 1", with(plus(value, -1)));
    if (value->sort.depth == 0) offer("index is 0", with(integer(0)));
    else offer("index is 0", with(binary(Operator::kMultiply, value, integer(0), value->sort)));
  }

  const Expr& e_;
  Position position_;
  std::optional<PrimitiveId> op_;
  std::vector<Mutation> out_;
};

class BinderBuilder : Nodes {
 public:
  BinderBuilder(const spec::Binder& b, bool takes_condition, SyntaxArena& arena)
      : Nodes(arena, *b.domain), b_(b), takes_condition_(takes_condition) {}

  std::vector<BinderMutation> all() {
    if (b_.how == spec::BinderKind::kIn) list();
    if (b_.how == spec::BinderKind::kBelow || b_.how == spec::BinderKind::kWithin) indices();
    if (b_.condition != nullptr) with("condition dropped", b_.domain, nullptr);
    return std::move(out_);
  }

 private:
  void with(std::string_view kind, const Expr* domain, const Expr* condition) {
    out_.push_back({kind, b_});
    out_.back().binder.domain = domain;
    out_.back().binder.condition = condition;
  }
  const Expr* range(const Expr* low, const Expr* high) {
    Expr* e = node(ExprKind::kRange, b_.domain->sort);
    e->args = {b_.domain, low, high};
    return e;
  }
  void list() {
    with("first one missing", range(integer(1), nullptr), b_.condition);
    with("last one missing", range(nullptr, integer(-1)), b_.condition);
  }
  void indices() {
    with("last one missing", binary(Operator::kSubtract, b_.domain, integer(1), b_.domain->sort), b_.condition);
    if (!takes_condition_ || b_.condition != nullptr) return;
    Expr* name = node(ExprKind::kName, b_.symbol->sort);
    name->name = b_.name;
    name->symbol = b_.symbol;
    with("first one missing", b_.domain, binary(Operator::kNotEqual, name, integer(0), {Kind::kBool}));
  }

  const spec::Binder& b_;
  bool takes_condition_;
  std::vector<BinderMutation> out_;
};

}  // namespace

std::vector<Mutation> mutations(const Expr& e, Position position, std::optional<PrimitiveId> op, SyntaxArena& arena) {
  return Builder(e, position, op, arena).all();
}

std::vector<BinderMutation> mutations(const spec::Binder& b, bool takes_condition, SyntaxArena& arena) {
  return b.domain == nullptr ? std::vector<BinderMutation>{} : BinderBuilder(b, takes_condition, arena).all();
}

Position position_of_argument(const Expr& e, std::size_t k) {
  const bool rank_decides = e.node == ExprKind::kConditional && k == 0 && asks_for_rank(*e.args[0]);
  if (rank_decides) return Position::kFixed;
  if ((e.node != ExprKind::kIndex && e.node != ExprKind::kIndexFor) || k != 1) return Position::kElsewhere;
  if (e.sort.kind == Kind::kTensor) return Position::kFixed;  // members of a group have one shape
  return e.node == ExprKind::kIndex && reads_tensor(e) ? Position::kSubscript : Position::kItem;
}

}  // namespace assay::oracle
