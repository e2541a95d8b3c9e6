#include <algorithm>
#include <array>

#include "spec/plan/pattern.h"

/// The placement `[B at p, K at q, M elsewhere]` in its three modes: positions drawn for known parts
/// (draw positions), parts read from known positions (take apart), both drawn from a live shape (split).
namespace assay::spec {
namespace {

constexpr std::int64_t kMostAxes = 64;

/// Axes not yet given to a part, ascending.
struct FreeAxes {
  std::array<std::int8_t, kMostAxes> at;
  int count = 0;

  FreeAxes(std::int64_t rank, std::uint64_t used) {
    for (std::int64_t d = 0; d < rank; ++d)
      if (!has(used, static_cast<int>(d))) at[static_cast<std::size_t>(count++)] = static_cast<std::int8_t>(d);
  }
  std::int64_t take(int i) {
    const auto axis = at[static_cast<std::size_t>(i)];
    std::copy(at.begin() + i + 1, at.begin() + count, at.begin() + i);
    --count;
    return axis;
  }
};

/// Marks the axes of a part; false where one is outside or taken. `beyond` is set where the part
/// stands nowhere.
bool mark_positions(const Value& positions, std::int64_t rank, bool or_beyond, std::uint64_t& used, bool& beyond) {
  beyond = false;
  const auto mark = [&](std::int64_t d) {
    if (d < 0 || d >= rank || d >= kMostAxes || has(used, static_cast<int>(d))) return false;
    used |= name_bit(static_cast<int>(d));
    return true;
  };
  if (positions.kind == ValueKind::kInt) {
    beyond = or_beyond && positions.as_int() == rank;
    return beyond || mark(positions.as_int());
  }
  return positions.is_list() && std::ranges::all_of(positions.as_list(), [&](const Value& v) {
           return v.kind == ValueKind::kInt && mark(v.as_int());
         });
}

/// How many axes a bound part takes: a number one, a list its length; -1 where unbound.
std::int64_t axes_of(const Value& part) {
  if (part.is_list()) return part.size;
  return part.kind == ValueKind::kInt ? 1 : -1;
}

/// A deferred position to be drawn, and how many axes its part takes.
struct OpenPart {
  int slot;
  std::int64_t count;
  bool is_single;
  bool may_vanish;  ///< `or beyond`, and the part is 1
};

/// What is known of a placement before its positions are drawn.
struct Layout {
  std::array<OpenPart, 8> open;
  std::size_t opens = 0;
  std::uint64_t used = 0;
  std::int64_t total = 0;
  std::int64_t highest = -1;  ///< of the positions that are known
};

bool add_open(Layout& layout, const Declaration& name, const Part& part, const Value& value) {
  const auto n = axes_of(value);
  const bool is_single = name.domain->kind == DomainKind::kPosition;
  if (layout.opens == layout.open.size() || (is_single && n != 1)) return false;
  const bool is_one = value.kind == ValueKind::kInt && value.as_int() == 1;
  layout.open[layout.opens++] = {name.slot, n, is_single, part.or_beyond && is_one};
  return true;
}

bool add_placed(Layout& layout, const Value& positions) {
  bool beyond = false;
  if (positions.kind == ValueKind::kInt) layout.highest = std::max(layout.highest, positions.as_int());
  return mark_positions(positions, kMostAxes, false, layout.used, beyond);
}

}  // namespace

std::int64_t Pattern::draw_positions(const Expr& placement, Choices& choices) {
  Layout layout;
  for (const auto& part : placement.parts) {
    const auto value = reading_.value(*part.value);
    const auto n = axes_of(value);
    if (n < 0) return -1;
    layout.total += n;
    if (!part.positions) continue;
    const int slot = slot_of(*part.positions);
    const bool is_open = slot >= 0 && !reading_.is_bound(slot) && reading_.schedule[slot].is_deferred;
    if (!(is_open ? add_open(layout, reading_.name(slot), part, value)
                  : add_placed(layout, reading_.value(*part.positions))))
      return -1;
  }
  if (layout.total > kMostAxes || layout.highest >= layout.total) return -1;
  auto open = std::span(layout.open).first(layout.opens);
  for (auto& o : open) {
    if (!o.may_vanish || !choices.chance(1, 3)) continue;
    reading_.op[o.slot] = Value::integer(--layout.total);
    o.count = -1;
  }
  FreeAxes free(layout.total, layout.used);
  const bool fits = std::ranges::all_of(open, [&](const OpenPart& o) {
    if (o.count < 0) return true;
    if (o.count > free.count) return false;
    auto positions = reading_.members(o.count);
    for (auto& p : positions)
      p = Value::integer(free.take(static_cast<int>(choices.below(static_cast<std::uint64_t>(free.count)))));
    place(o.slot, positions, o.is_single);
    return true;
  });
  return fits ? layout.total : -1;
}

Value Pattern::shape_of(const Expr& placement, std::int64_t rank) {
  auto shape = reading_.members(rank);
  std::uint64_t used = 0;
  const Expr* elsewhere = nullptr;
  for (const auto& part : placement.parts) {
    if (!part.positions) {
      elsewhere = part.value;
      continue;
    }
    const auto value = reading_.value(*part.value), positions = reading_.value(*part.positions);
    bool beyond = false;
    if (!mark_positions(positions, rank, part.or_beyond, used, beyond)) return Value::undefined();
    if (beyond) continue;
    if (positions.kind == ValueKind::kInt) {
      shape[static_cast<std::size_t>(positions.as_int())] = value;
    } else {
      if (!value.is_list() || value.size != positions.size) return Value::undefined();
      for (std::uint32_t i = 0; i < value.size; ++i)
        shape[static_cast<std::size_t>(positions.items[i].as_int())] = value.items[i];
    }
  }
  const FreeAxes free(rank, used);
  const auto rest = elsewhere ? reading_.value(*elsewhere) : Value::list({});
  if (!rest.is_list() || std::int64_t{rest.size} != free.count) return Value::undefined();
  for (std::uint32_t i = 0; i < rest.size; ++i) shape[static_cast<std::size_t>(free.at[i])] = rest.items[i];
  return Value::list(shape);
}

/// Gives a deferred name its positions, in order where the attribute says so.
void Pattern::place(int slot, std::span<Value> positions, bool is_single) {
  if (reading_.name(slot).domain->is_sorted)
    std::ranges::sort(positions, {}, [](const Value& v) { return v.as_int(); });
  reading_.op[slot] = is_single ? positions[0] : Value::list(positions);
}

bool Pattern::match_placement(const Expr& placement, std::span<const Value> list) {
  if (list.size() > kMostAxes) return false;
  return (splitter_ == nullptr || split(placement, list)) && take_apart(placement, list, &Pattern::match);
}

bool Pattern::take_apart(const Expr& placement, std::span<const Value> list, Match match_part) {
  const auto rank = static_cast<std::int64_t>(list.size());
  std::uint64_t used = 0;
  const Part* elsewhere = nullptr;
  for (const auto& part : placement.parts) {
    if (!part.positions) {
      elsewhere = &part;
      continue;
    }
    const auto positions = reading_.value(*part.positions);
    bool beyond = false;
    if (!mark_positions(positions, rank, part.or_beyond, used, beyond)) return false;
    if (beyond) {
      if (!(this->*match_part)(*part.value, Value::integer(1))) return false;
    } else if (positions.kind == ValueKind::kInt) {
      if (!(this->*match_part)(*part.value, list[static_cast<std::size_t>(positions.as_int())])) return false;
    } else {
      const auto gathered = Value::list_of(reading_.arena, positions.as_list(),
                                           [&](const Value& p) { return list[static_cast<std::size_t>(p.as_int())]; });
      if (!(this->*match_part)(*part.value, gathered)) return false;
    }
  }
  const FreeAxes free(rank, used);
  if (!elsewhere) return free.count == 0;
  auto rest = reading_.members(free.count);
  for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = list[static_cast<std::size_t>(free.at[i])];
  return (this->*match_part)(*elsewhere->value, Value::list(rest));
}

namespace {

/// An axis of `free` with the given size, searched from a drawn start; -1 where there is none.
int axis_of_size(const FreeAxes& free, std::span<const Value> list, std::int64_t size, Choices& choices) {
  if (free.count == 0) return -1;
  const auto count = static_cast<std::uint64_t>(free.count);
  const auto start = choices.below(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto at = (start + i) % count;
    if (list[static_cast<std::size_t>(free.at[at])].as_int() == size) return static_cast<int>(at);
  }
  return -1;
}

}  // namespace

/// A placement whose positions are to be drawn over a live shape.
struct Pattern::Split {
  std::span<const Value> list;
  FreeAxes free;
  std::int64_t kept = -1;  ///< axes that `elsewhere` takes; -1: any number
  int open_lists = 0;      ///< lists whose length is to be drawn
  bool has_elsewhere = false;
};

bool Pattern::split(const Expr& placement, std::span<const Value> list) {
  const auto rank = static_cast<std::int64_t>(list.size());
  std::uint64_t used = 0;
  Split s{list, FreeAxes(0, 0)};
  for (const auto& part : placement.parts) {
    if (!part.positions) {
      s.has_elsewhere = true;
      s.kept = length(*part.value);
      continue;
    }
    if (is_to_place(part)) {
      s.open_lists += is_list_to_place(part) && length(*part.value) < 0 ? 1 : 0;
      continue;
    }
    bool beyond = false;
    if (!mark_positions(known(*part.positions), rank, part.or_beyond, used, beyond)) return false;
  }
  s.free = FreeAxes(rank, used);
  // Parts of known length first, so that the others share what is left.
  for (const bool sized : {true, false})
    for (const auto& part : placement.parts) {
      if (!is_to_place(part)) continue;
      const auto n = is_list_to_place(part) ? length(*part.value) : 1;
      if ((n >= 0) == sized && !place_part(s, part, n)) return false;
    }
  return true;
}

bool Pattern::is_to_place(const Part& part) const {
  const int slot = part.positions ? slot_of(*part.positions) : -1;
  return slot >= 0 && !reading_.is_bound(slot);
}

bool Pattern::is_list_to_place(const Part& part) const {
  return reading_.name(slot_of(*part.positions)).domain->kind == DomainKind::kPositions;
}

/// Draws positions for `n` axes of a part whose value they must have where it is known; n < 0: as
/// many as are drawn.
bool Pattern::place_part(Split& s, const Part& part, std::int64_t n) {
  auto& choices = splitter_->choices();
  const int slot = slot_of(*part.positions);
  const bool is_list = is_list_to_place(part);
  const auto sizes = n < 0 ? Value::undefined() : reading_.value(*part.value);
  if (part.or_beyond && sizes.kind == ValueKind::kInt && sizes.as_int() == 1 && choices.chance(1, 2)) {
    reading_.op[slot] = Value::integer(static_cast<std::int64_t>(s.list.size()));
    return true;
  }
  if (n < 0) {
    const auto rest = s.free.count - std::max<std::int64_t>(s.kept, 0);
    const bool takes_all = --s.open_lists == 0 && (!s.has_elsewhere || s.kept >= 0);
    if (rest < 0) return false;
    n = takes_all ? rest : choices.between(0, rest);
  }
  if (n > s.free.count) return false;
  auto positions = reading_.members(n);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto size = sizes.is_list() ? sizes.as_list()[i] : sizes;
    const int at = size.kind == ValueKind::kInt
                       ? axis_of_size(s.free, s.list, size.as_int(), choices)
                       : static_cast<int>(choices.below(static_cast<std::uint64_t>(s.free.count)));
    if (at < 0) return false;
    positions[i] = Value::integer(s.free.take(at));
  }
  place(slot, positions, !is_list);
  return true;
}

}  // namespace assay::spec
