#include <algorithm>

#include "spec/plan/schedule.h"

/// What of a type can be told to fit a seed operand or not before anything is drawn.
namespace assay::spec {
namespace {

class SeedReading {
 public:
  explicit SeedReading(const Record& record) : record_(record) {}

  SeedTypes types(int operand) const {
    const auto& name = declaration(operand);
    if (name.holds || follows_operand(operand)) return {};
    const auto& pattern = *name.domain->pattern;
    if (pattern.node != ExprKind::kTensorType) return {.elements = ~ElementSet{0}, .kinds = kinds_of(pattern)};
    const auto elements = elements_of(*pattern.args[1]);
    if (pattern.args[0] == nullptr) return {.elements = elements, .most_rank = 0};
    return {.elements = elements, .least_rank = least_rank(*pattern.args[0])};
  }

 private:
  const Declaration& declaration(int slot) const { return record_.names[static_cast<std::size_t>(slot)]; }

  /// The type is made of what another operand settles: a free type would hardly ever be that.
  bool follows_operand(int operand) const {
    Names reached = names_in(*declaration(operand).domain->pattern);
    for (Names before = 0; before != reached;) {
      before = reached;
      for_each_name(before, [&](int slot) { reached |= (*record_.schedule)[slot].mentions; });
    }
    bool follows = false;
    for_each_name(reached, [&](int slot) { follows = follows || declaration(slot).role == Role::kIn; });
    return follows;
  }

  const Domain* domain_of(const Expr& e) const {
    const int slot = slot_of(e);
    return slot < 0 ? nullptr : declaration(slot).domain.get();
  }

  /// Of a pattern that is no tensor type itself: those of its domain where it is a name.
  std::uint32_t kinds_of(const Expr& pattern) const {
    constexpr auto bit = SeedTypes::bit_of;
    switch (pattern.node) {
      case ExprKind::kTokenType: return bit(TypeKind::kToken);
      case ExprKind::kWitnessType: return bit(TypeKind::kWitness);
      case ExprKind::kTupleType: return bit(TypeKind::kTuple);
      case ExprKind::kFutureType: return bit(TypeKind::kFuture);
      case ExprKind::kIndex: return kinds_of(*pattern.args[0]);
      default: break;
    }
    const auto* domain = domain_of(pattern);
    const auto tensor_or_token = bit(TypeKind::kTensor) | bit(TypeKind::kToken);
    if (domain && domain->kind == DomainKind::kTensorOrToken) return tensor_or_token;
    if (domain && domain->kind == DomainKind::kType) return tensor_or_token | bit(TypeKind::kTuple);
    return bit(TypeKind::kTensor);
  }

  ElementSet elements_of(const Expr& e) const {
    if (e.node == ExprKind::kSpread || e.node == ExprKind::kIndex) return elements_of(*e.args[0]);
    if (e.node == ExprKind::kName && e.symbol->scope == SymbolScope::kClass)
      return set_of(static_cast<ElementType>(e.symbol->index));
    const auto* domain = domain_of(e);
    return domain && domain->kind == DomainKind::kClass && !domain->condition ? domain->elements : ~ElementSet{0};
  }

  std::int64_t least_rank(const Expr& shape) const {
    if (shape.node == ExprKind::kPlacement)
      return std::ranges::count_if(shape.parts, [&](const Part& p) { return is_one_axis(p); });
    if (shape.node == ExprKind::kIndex) return least_rank(*shape.args[0]);
    const auto* domain = domain_of(shape);
    const bool is_bounded = domain && domain->kind == DomainKind::kShape && !domain->condition && domain->low;
    return is_bounded && domain->low->node == ExprKind::kInteger ? domain->low->integer : 0;
  }

  bool is_one_axis(const Part& part) const {
    const auto* domain = part.positions && !part.or_beyond ? domain_of(*part.positions) : nullptr;
    return domain && (domain->kind == DomainKind::kPosition || domain->kind == DomainKind::kRange);
  }

  const Record& record_;
};

}  // namespace

SeedTypes seed_types(const Record& record, int operand) { return SeedReading(record).types(operand); }

}  // namespace assay::spec
