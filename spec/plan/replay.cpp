#include <algorithm>

#include "spec/plan/draw.h"

/// Drawing anew with the values of another instance as wishes: one line was changed, the lines below
/// keep their values where they still fit and take the simplest where they do not.
namespace assay::spec {
namespace {

/// Axes above `axis` move down by one.
Value moved_down(Arena& arena, const Value& positions, std::int64_t axis) {
  const auto down = [axis](const Value& v) { return Value::integer(v.as_int() > axis ? v.as_int() - 1 : v.as_int()); };
  if (!positions.is_list()) return positions.kind == ValueKind::kInt ? down(positions) : positions;
  return Value::list_of(arena, positions.as_list(), down);
}

bool is_at(const Value& positions, std::int64_t axis) {
  if (!positions.is_list()) return positions.kind == ValueKind::kInt && positions.as_int() == axis;
  return std::ranges::any_of(positions.as_list(), [axis](const Value& v) { return v.as_int() == axis; });
}

}  // namespace

bool Drawing::replay(const ReplayRequest& wish) {
  wish_ = wish;
  return draw_all();
}

/// The axis of a placement at which the member taken away stood; -1 where it stood in no part of it.
std::int64_t Drawing::gone_axis(const Expr& placement) const {
  const auto positions_of = [&](const Part& part) {
    const int slot = part.positions ? slot_of(*part.positions) : -1;
    return slot < 0 ? Value::undefined() : (*wish_.values)[slot];
  };
  for (const auto& part : placement.parts) {
    if (slot_of(*part.value) != wish_.changed) continue;
    if (part.positions) {
      const auto positions = positions_of(part);
      return positions.is_list() && wish_.gone < positions.size ? positions.items[wish_.gone].as_int() : -1;
    }
    auto left = wish_.gone;
    for (std::int64_t axis = 0; axis < 64; ++axis) {
      const bool placed = std::ranges::any_of(
          placement.parts, [&](const Part& p) { return p.positions && is_at(positions_of(p), axis); });
      if (!placed && left-- == 0) return axis;
    }
  }
  return -1;
}

/// The positions of the other instance, where they fit the parts of this one; their rank, or -1.
std::int64_t Drawing::settle_as_wished(const Expr& placement) {
  auto& arena = reading_.arena;
  const auto axis = wish_.gone >= 0 ? gone_axis(placement) : -1;
  Names tried = 0;
  std::int64_t total = 0, vanishing = 0;
  for (const auto& part : placement.parts) {
    const auto value = reading_.value(*part.value);
    total += value.is_list() ? value.size : 1;
    const int slot = part.positions ? slot_of(*part.positions) : -1;
    if (slot < 0 || reading_.is_bound(slot)) continue;
    auto positions = wished(slot);
    if (axis >= 0 && slot_of(*part.value) == wish_.changed && positions.is_list())
      positions = without(arena, positions, static_cast<std::size_t>(wish_.gone));
    reading_.op[slot] = axis >= 0 ? moved_down(arena, positions, axis) : positions;
    tried |= name_bit(slot);
    if (part.or_beyond && value.kind == ValueKind::kInt && value.as_int() == 1) vanishing = 1;
  }
  Pattern pattern(reading_);
  for (const auto rank : {total, total - vanishing})
    if (!pattern.shape_of(placement, rank).is_undefined()) return rank;
  for_each_name(tried, [&](int slot) { reading_.op[slot] = Value::undefined(); });
  return -1;
}

}  // namespace assay::spec
