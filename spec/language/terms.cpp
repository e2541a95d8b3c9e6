#include "spec/language/terms.h"

#include <algorithm>

#include <fmt/format.h>

#include "spec/language/primitives.h"

namespace assay::spec {

namespace {

/// Of values of a program the words of logic are ops as well.
std::optional<PrimitiveId> primitive_of_term(Operator op) {
  switch (op) {
    case Operator::kAnd: return PrimitiveId::kAnd;
    case Operator::kOr: return PrimitiveId::kOr;
    case Operator::kNot: return PrimitiveId::kNot;
    default: return primitive_of(op);
  }
}

}  // namespace

NamedArgument named_argument(const Expr& argument) {
  const bool is_named = argument.node == ExprKind::kBinary && argument.op == Operator::kEqual &&
                        argument.args[0]->node == ExprKind::kName;
  return is_named ? NamedArgument{argument.args[0]->name, argument.args[1]} : NamedArgument{};
}

const Definition* Terms::defined(std::string_view name) const {
  const auto found = std::ranges::find(expansion_.where, name, &Definition::name);
  return found == expansion_.where.end() ? nullptr : &*found;
}

bool Terms::is_parameter(std::string_view name) const {
  return std::ranges::any_of(expansion_.where, [&](const Definition& d) {
    return std::ranges::find(d.parameters, name) != d.parameters.end();
  });
}

const Record* Terms::op_named(std::string_view name) const {
  const auto mnemonic = std::string_view(full_name_).substr(dialect().size() + 1);
  if (name == "op") return op_named(record_.name_of_op(mnemonic));
  const Record* const of_stablehlo = find_(fmt::format("stablehlo.{}", name));
  return of_stablehlo ? of_stablehlo : find_(fmt::format("{}.{}", dialect(), name));
}

const Record* Terms::op(const Expr& e) const {
  if (e.node == ExprKind::kCall) return defined(e.name) || is_constant(e.name) ? nullptr : op_named(e.name);
  if (e.node != ExprKind::kUnary && e.node != ExprKind::kBinary) return nullptr;
  const auto primitive = primitive_of_term(e.op);
  return primitive ? op_named(scalar_primitive(*primitive).name) : nullptr;
}

bool Terms::is_term(const Expr& e) const {
  const auto is_term = [&](const Expr* x) { return this->is_term(*x); };
  switch (e.node) {
    case ExprKind::kName: {
      const Declaration* const d = record_.find(e.name);
      return defined(e.name) || is_parameter(e.name) || (d != nullptr && d->role == Role::kIn);
    }
    case ExprKind::kUnary:
    case ExprKind::kBinary: return op(e) != nullptr && std::ranges::any_of(e.args, is_term);
    case ExprKind::kConditional: return is_term(e.args[1]) || is_term(e.args[2]);
    case ExprKind::kIndex: return is_term(e.args[0]);
    case ExprKind::kCall: return defined(e.name) || is_constant(e.name) || op(e) != nullptr;
    default: return false;
  }
}

bool is_about(const Expansion& e, std::string_view mnemonic) {
  return e.ops.empty() || std::ranges::find(e.ops, mnemonic) != e.ops.end();
}

}  // namespace assay::spec
