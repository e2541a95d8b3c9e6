#include "oracle/evaluator/fold/ordering.h"

#include <algorithm>

#include "spec/language/walk.h"

namespace assay::oracle {

namespace {

constexpr std::int64_t kMostPairs = 1 << 14;

bool rounds(spec::PrimitiveId id) {
  const spec::ScalarPrimitive& p = spec::scalar_primitive(id);
  const bool takes_floats = (p.elements & spec::set_of(spec::ElementType::f32)) != 0;
  return takes_floats && p.rule != spec::ResultRule::kBool && id != spec::PrimitiveId::kAbs &&
         id != spec::PrimitiveId::kNegate;
}

/// Whether a part of a formula may round what it computes.
bool rounds(const spec::Record& record, const spec::Expr& e) {
  if (e.node == spec::ExprKind::kBinary) return e.sort.kind == spec::Kind::kScalar;
  if (e.node != spec::ExprKind::kCall || e.symbol == nullptr) return false;
  if (e.symbol->scope == spec::SymbolScope::kEnvironment) return record.facts.op && rounds(*record.facts.op);
  return e.symbol->scope == spec::SymbolScope::kPrimitive && rounds(static_cast<spec::PrimitiveId>(e.symbol->index));
}

bool rounds(const program::Op& op) {
  const auto rounds_there = [&](const spec::Expr& e) { return rounds(*op.record, e); };
  return !op.regions.empty() || op.record->facts.calls_function ||
         std::ranges::any_of(op.record->means, [&](const spec::Clause& c) { return spec::any_of(c, rounds_there); });
}

}  // namespace

Ordering::Ordering(Expressions& x, const spec::Definition& before, AxisSet axes, std::int64_t length)
    : x_(x), before_(before), axes_(axes), fibres_(x.machine().space().count(axes)), length_(length) {
  if (length > 1 && length * length * fibres_ <= kMostPairs) ask_all();
}

bool Ordering::is_exact() const {
  return std::ranges::all_of(x_.values().regions(), [](const program::Region& comparator) {
    return std::ranges::none_of(comparator.ops, [](const program::Op& op) { return rounds(op); });
  });
}

bool Ordering::knows_nan() const {
  return std::ranges::all_of(x_.values().operands(), [&](const RuntimeValue& v) {
    const bool holds_floats =
        v.type.is_tensor() && (spec::is_float(v.type.element()) || spec::is_complex(v.type.element()));
    return !holds_floats || x_.machine().domain().knows_nan(v.type.element(), v.cells.get(), v.type.elements());
  });
}

std::vector<std::int64_t> Ordering::answers(std::span<const std::int64_t> first,
                                            std::span<const std::int64_t> second) const {
  if (table_.empty()) return ask(first, second);
  std::vector<std::int64_t> out(first.size());
  for (std::size_t k = 0; k < out.size(); ++k) {
    const auto f = static_cast<std::int64_t>(k) % fibres_;
    out[k] = table_[static_cast<std::size_t>((first[k] * length_ + second[k]) * fibres_ + f)];
  }
  return out;
}

std::vector<std::int64_t> Ordering::of_pairs(const Sorted& sorted, std::int64_t distance, bool forward) const {
  const std::span all(sorted.elements);
  const auto step = static_cast<std::size_t>(distance * sorted.fibres);
  const auto earlier = all.first(all.size() - step), later = all.subspan(step);
  return forward ? answers(earlier, later) : answers(later, earlier);
}

std::vector<std::int64_t> Ordering::ask(std::span<const std::int64_t> first,
                                        std::span<const std::int64_t> second) const {
  const Names::Scope scope(x_.names());
  const auto total = static_cast<std::int64_t>(first.size());
  const AxisSet all = axes_ | axis_bit(x_.names().push_axis(total / std::max<std::int64_t>(fibres_, 1)));
  const auto over_all = [&](std::span<const std::int64_t> n) {
    return numbers_over(all, Buffer<std::int64_t>::copy_of(n.data(), n.size()));
  };
  return told(x_.call_definition(before_, {over_all(first), over_all(second)}), all);
}

/// An answer of the function, over all of these axes.
std::vector<std::int64_t> Ordering::told(const Term& answer, AxisSet all) const {
  const auto total = static_cast<std::size_t>(x_.machine().space().count(all));
  if (x_.failed()) return std::vector<std::int64_t>(total, 0);
  const Numbers is_before = spread(x_.machine().space(), numbers(x_.machine(), answer), all);
  if (is_before.is_single()) return std::vector<std::int64_t>(total, is_before.single);
  return {is_before.begin(), is_before.begin() + total};
}

/// Asks once for all pairs: one call costs as much as some hundred pairs, and the elements are read before they are
/// paired.
void Ordering::ask_all() {
  const Names::Scope scope(x_.names());
  const int second = x_.names().push_axis(length_), first = x_.names().push_axis(length_);
  const Term answer =
      x_.call_definition(before_, {iota(x_.machine().space(), first), iota(x_.machine().space(), second)});
  table_ = told(answer, axes_ | axis_bit(first) | axis_bit(second));
}

}  // namespace assay::oracle
