#include <algorithm>
#include <array>

#include "spec/plan/draw.h"

namespace assay::spec {
namespace {

bool has_vanishing_part(const Expr& placement) {
  return std::ranges::any_of(placement.parts, [](const Part& p) { return p.or_beyond; });
}

}  // namespace

bool Drawing::draw_all() {
  return std::ranges::all_of(reading_.op.record->names, [&](const auto& name) { return draw_name(name); });
}

bool Drawing::draw_name(const Declaration& name) {
  const auto& plan = reading_.schedule[name.slot];
  if (reserved_ != 0) {
    if (has(reserved_, name.slot) && !reading_.is_bound(name.slot)) return true;
    if (!draw_reserved(plan.mentions)) return false;
  }
  auto& value = reading_.op[name.slot];
  if (name.role == Role::kIn || name.role == Role::kOut || name.role == Role::kRegion) {
    if (given_.empty()) return draw_pattern(name, *name.domain->pattern);
    if (!match_waiting(name)) return false;
    const bool is_seed = name.dimensions.empty() && reading_.is_bound(name.slot);
    return is_seed || (draw_pattern(name, *name.domain->pattern) && agrees_with_given(name));
  }
  if (name.value) return !value.is_undefined() || draw_pattern(name, *name.value);
  if (plan.is_deferred) return true;
  return draw_value(name, value);
}

bool Drawing::draw_pattern(const Declaration& name, const Expr& pattern) {
  const auto& plan = reading_.schedule[name.slot];
  // While shrinking, the two stand for different operands of the op that is shrunk.
  if (plan.same_as >= 0 && wish_.values == nullptr) {
    reading_.op[name.slot] = reading_.op[plan.same_as];
    return true;
  }
  const auto& placements = plan.placements;
  std::int64_t rank = -1;
  if (!placements.empty()) {
    if (!name.dimensions.empty()) reading_.set_index(name.dimensions[0], 0);
    for (const auto* p : placements)
      if (rank = draw_positions(*p); rank < 0) return false;
  }
  auto& value = reading_.op[name.slot];
  if (placements.size() == 1 && has_vanishing_part(*placements[0]) && name.dimensions.empty())
    value = draw_tensor(pattern, *placements[0], rank);
  else value = name.dimensions.empty() ? reading_.value(pattern) : build(reading_, name, pattern);
  return !value.is_undefined();
}

/// `tensor<[... at p or beyond ...] x E>`, of the rank that was drawn.
Value Drawing::draw_tensor(const Expr& pattern, const Expr& placement, std::int64_t rank) {
  const auto element = reading_.value(*pattern.args[1]);
  const auto shape = Pattern(reading_).shape_of(placement, rank);
  if (pattern.args[0] != &placement || !shape.is_list()) return Value::undefined();
  return tensor_type(shape.as_list(), element);
}

std::int64_t Drawing::draw_positions(const Expr& placement) {
  if (wish_.values)
    if (const auto rank = settle_as_wished(placement); rank >= 0) return rank;
  return Pattern(reading_).draw_positions(placement, choices_);
}

/// Whether an optional attribute is there: a field of a struct where the struct is.
bool Drawing::is_given(const Declaration& name, const Value& wish) {
  const int opener = reading_.schedule[name.slot].struct_opener;
  if (opener >= 0 && opener != name.slot) return !reading_.op[opener].is_absent();
  if (!wish.is_undefined()) return !wish.is_absent();
  return choices_.chance(opener >= 0 ? policy_.struct_given : policy_.optional_given, 100);
}

bool Drawing::draw_value(const Declaration& name, Value& out) {
  const auto wish = wished(name.slot);
  if (name.optional && out.is_undefined() && !is_given(name, wish)) {
    out = Value::absent();
    return true;
  }
  if (out.is_absent()) return name.optional || wish_.may_miss;
  return name.dimensions.empty() ? draw_element(name, out, wish) : draw_members(name, 0, out, wish);
}

bool Drawing::draw_members(const Declaration& name, std::size_t depth, Value& out, const Value& wish) {
  if (depth == name.dimensions.size()) return draw_element(name, out, wish);
  const auto n = reading_.count(name.dimensions[depth]);
  if (n < 0) return false;
  if (out.is_undefined()) out = Value::list(reading_.members(n));
  if (wish_.may_miss && name.slot == wish_.changed) return true;
  if (!out.is_list() || out.size != n) return false;
  // A list that ran along the axis taken away has one member more.
  const bool shifts = wish_.gone >= 0 && wish.is_list() && wish.size == n + 1;
  for (std::int64_t i = 0; i < n; ++i) {
    reading_.set_index(name.dimensions[depth], i);
    const auto from = i + (shifts && i >= wish_.gone ? 1 : 0);
    const auto w = wish.is_list() && from < wish.size ? wish.items[from] : Value::undefined();
    if (!draw_members(name, depth + 1, writable(out)[static_cast<std::size_t>(i)], w)) return false;
  }
  return true;
}

bool Drawing::draw_element(const Declaration& name, Value& out, const Value& wish) {
  const auto* domain = active_domain(reading_, name);
  if (domain == nullptr) return false;
  DomainQuery asked{reading_, name, *domain};
  if (!out.is_undefined()) return (wish_.may_miss && name.slot == wish_.changed) || contains(asked, out);
  if (!wish.is_undefined() && contains(asked, wish)) {
    out = wish;
    return true;
  }
  if (!given_.empty()) asked.allowed = allowed_by_limits(name);
  return domain_type(domain->kind).draw(asked, choices_, policy_, out);
}

/// Later names that are bound already rule out values of this one: their filters are read the other
/// way round.
std::uint64_t Drawing::allowed_by_limits(const Declaration& name) {
  auto allowed = ~std::uint64_t{0};
  if (!name.dimensions.empty()) return allowed;
  for (const int slot : reading_.schedule[name.slot].limits) {
    const auto& filter = reading_.schedule[slot].filter;
    const auto& later = reading_.op[slot];
    if (filter.slot != name.slot || later.is_undefined()) continue;
    const auto members = later.is_list() ? later.as_list() : std::span(&later, 1);
    for (const auto& m : members) {
      if (m.is_undefined()) continue;
      for (std::size_t c = 0; c < filter.allowed.size(); ++c)
        if ((filter.allowed[c] >> m.number & 1) == 0) allowed &= ~(std::uint64_t{1} << c);
    }
  }
  return allowed;
}

bool draw(Instance& out, const Record& record, Grid grid, Choices& choices, const SizePolicy& policy,
          std::span<const Given> given, Arena& arena) {
  out.record = &record;
  out.grid = grid;
  out.slots = arena.array<Value>(record.names.size());
  return Drawing(out, choices, policy, arena).run(given);
}

}  // namespace assay::spec
