#include "program/partition/local_op.h"

#include <algorithm>
#include <cstdlib>

#include "program/edit/make.h"
#include "program/partition/lines.h"

namespace assay::program {
namespace {

using PieceSizes = std::map<Spot, std::int64_t>;  ///< of the pieces

/// The value of a slot with the next types in the place of its own.
Value with_types(const Value& v, const std::vector<Type>& types, std::size_t& next, spec::Arena& arena) {
  if (v.is_list())
    return Value::list_of(arena, v.as_list(), [&](const Value& item) { return with_types(item, types, next, arena); });
  return v.kind == spec::ValueKind::kType ? Value::type(types[next++]) : v;
}

/// A list of one number for each dimension of a tensor: where the number is the size of a dimension that is cut, it
/// becomes that of the pieces.
Value with_sizes(const Value& list, std::size_t tensor, Type whole, const PieceSizes& sizes, spec::Arena& arena) {
  std::size_t d = 0;
  return Value::list_of(arena, list.as_list(), [&](const Value& v) {
    const auto at = sizes.find({tensor, d++});
    const bool is_size = at != sizes.end() && v.kind == spec::ValueKind::kInt && v.number == whole.shape()[d - 1];
    return is_size ? Value::integer(at->second) : v;
  });
}

class OpOnPieces {
 public:
  OpOnPieces(const spec::Instance& whole, const PieceSizes& sizes, spec::Arena& arena,
             const std::map<std::size_t, Type>& types = {})
      : whole_(whole), record_(*whole.record), sizes_(sizes), arena_(arena), types_(tensor_types(whole)) {
    for (const auto& [tensor, type] : types) types_[tensor] = type;
  }

  /// With the types of the pieces, and attributes as they are.
  spec::Instance typed() {
    spec::Instance out = copied(whole_);
    std::vector<Type> pieces = types_;
    for (const auto& [spot, size] : sizes_) {
      auto shape = shape_of(pieces[spot.tensor]);
      shape[spot.dimension] = size;
      pieces[spot.tensor] = with_shape(pieces[spot.tensor], shape);
    }
    std::size_t next = 0;
    for (const auto* slots : {&record_.operands, &record_.results})
      for (const int slot : *slots) out[slot] = with_types(whole_[slot], pieces, next, arena_);
    return out;
  }

  std::optional<spec::Instance> made() {
    spec::Instance out = typed();
    if (is_valid(out)) return out;
    // Sizes among the attributes are those of a tensor: which of them is seen by what is valid.
    for (std::size_t tensor = 0; tensor < types_.size(); ++tensor) {
      spec::Instance with = copied(out);
      for (const int slot : record_.attributes) {
        const Value& v = whole_[slot];
        const bool is_per_dimension = v.is_list() && v.size == types_[tensor].shape().size();
        if (is_per_dimension) with[slot] = with_sizes(v, tensor, types_[tensor], sizes_, arena_);
      }
      if (is_valid(with)) return with;
    }
    return std::nullopt;
  }

  spec::Instance copied(const spec::Instance& op) {
    spec::Instance out = op;
    out.slots = arena_.array<Value>(op.slots.size());
    std::ranges::copy(op.slots, out.slots.begin());
    return out;
  }

  bool is_valid(spec::Instance& op) {
    for (const int slot : record_.lets) op[slot] = Value::undefined();
    return spec::bind(op, arena_) && spec::check(op, arena_).law == nullptr;
  }

 private:
  const spec::Instance& whole_;
  const spec::Record& record_;
  const PieceSizes& sizes_;
  spec::Arena& arena_;
  std::vector<Type> types_;
};

/// The list with another value at one place.
Value with_item(const Value& list, std::size_t at, const Value& item, spec::Arena& arena) {
  std::size_t k = 0;
  return Value::list_of(arena, list.as_list(), [&](const Value& v) { return k++ == at ? item : v; });
}

/// Attributes of which one number for each dimension says where an operand begins and ends: a window has no more of
/// that.
class Borders {
 public:
  Borders(OpOnPieces& piece, const spec::Instance& typed, std::int64_t window, spec::Arena& arena)
      : piece_(piece), typed_(typed), window_(window), arena_(arena) {}

  /// Calls `is_it` with each valid op that might be the one on windows, until it is.
  template <class Test> std::optional<spec::Instance> found(const Test& is_it) {
    for (std::size_t at = 0; at < kMostRank; ++at)
      for (int choice = 0; choice < kChoices; ++choice) {
        auto op = with_borders(at, choice);
        if (op && piece_.is_valid(*op) && is_it(*op)) return op;
      }
    return std::nullopt;
  }

 private:
  static constexpr int kMostLists = 3, kChoices = 27;

  /// Of each list of numbers the digit of the choice says: as it is, 0, or the size of the window.
  std::optional<spec::Instance> with_borders(std::size_t at, int choice) {
    spec::Instance out = piece_.copied(typed_);
    bool has_any = false;
    int lists = 0;
    for (const int slot : typed_.record->attributes) {
      const Value& list = typed_[slot];
      if (!list.is_list() || at >= list.size) continue;
      const Value& item = list.items[at];
      if (item.is_list() && item.size == 2) {
        const Value zeros[] = {Value::integer(0), Value::integer(0)};
        out[slot] = with_item(list, at, Value::list(arena_.copy(std::span<const Value>(zeros))), arena_);
        has_any = true;
      } else if (item.kind == spec::ValueKind::kInt && lists++ < kMostLists) {
        const int digit = choice % 3;
        choice /= 3;
        if (digit != 0) out[slot] = with_item(list, at, Value::integer(digit == 1 ? 0 : window_), arena_);
        has_any = true;
      }
    }
    return has_any && choice == 0 ? std::optional(out) : std::nullopt;
  }

  OpOnPieces& piece_;
  const spec::Instance& typed_;
  std::int64_t window_;
  spec::Arena& arena_;
};

/// How far before the number the first element of the window stands, since axes count backwards.
std::int64_t backwards(const Window& w, const Reading& reading) {
  std::int64_t out = 0;
  for (const auto& [a, n] : w.multiples)
    if (n < 0) out -= n * (reading.extents[static_cast<std::size_t>(a)] - 1);
  return out;
}

}  // namespace

std::int64_t extent_of(const std::map<int, std::int64_t>& multiples, const Reading& reading, int axis,
                       std::int64_t part) {
  std::int64_t out = 1;
  for (const auto& [a, n] : multiples)
    out += std::abs(n) * ((a == axis ? part : reading.extents[static_cast<std::size_t>(a)]) - 1);
  return out;
}

std::optional<OnWindows> on_windows(const spec::Instance& whole, int axis, std::int64_t pieces, spec::Arena& arena) {
  const auto plain = read_formula(whole, arena);
  if (!plain || whole.record->means.size() != 1) return std::nullopt;
  OnWindows out;
  std::set<Spot> spots;
  out.part = (plain->extents[static_cast<std::size_t>(axis)] + pieces - 1) / pieces;
  PieceSizes sizes;
  for (const Window& w : plain->windows) {
    if (!w.multiples.contains(axis) || !spots.insert(w.spot).second) continue;
    out.windows.push_back(w);
    out.sizes.push_back(extent_of(w.multiples, *plain, axis, out.part));
    if (out.sizes.back() < 1 || w.otherwise == Window::kUnknown) return std::nullopt;
    sizes[w.spot] = out.sizes.back();
  }
  const std::set<int> cut{axis};
  const auto reading = read_formula(whole, arena, cut, spots);
  if (spots.empty() || out.part < 1 || !reading || reading->computed_with.contains(axis)) return std::nullopt;
  const std::size_t operands = flat_types(whole, whole.record->operands).size();
  const auto of_axis =
      std::ranges::find_if(reading->factors, [&](const Factor& f) { return f.axes == std::vector{axis}; });
  if (of_axis == reading->factors.end()) return std::nullopt;
  for (const Spot& s : of_axis->spots) {
    if (s.tensor < operands) return std::nullopt;
    sizes[s] = out.part;
  }
  OpOnPieces piece(whole, sizes, arena);
  const spec::Instance typed = piece.typed();
  const auto found = Borders(piece, typed, out.sizes[0], arena).found([&](const spec::Instance& op) {
    const auto of_piece = read_formula(op, arena, cut, spots);
    return of_piece && reads_the_same(*reading, *of_piece, cut) && !of_piece->computed_with.contains(axis) &&
           std::ranges::all_of(of_piece->windows, [&](const Window& w) {
             return !spots.contains(w.spot) || w.constant == backwards(w, *of_piece);
           });
  });
  if (!found) return std::nullopt;
  out.op = *found;
  return out;
}

std::vector<Type> tensor_types(const spec::Instance& op) {
  auto out = flat_types(op, op.record->operands);
  std::ranges::copy(flat_types(op, op.record->results), std::back_inserter(out));
  return out;
}

std::optional<spec::Instance> on_pieces(const spec::Instance& whole, const Reading& reading, const Cuts& cuts,
                                        spec::Arena& arena) {
  PieceSizes sizes;
  std::set<int> axes;
  for (const auto& [k, pieces] : cuts) {
    const Factor& f = reading.factors[k];
    for (const Spot& s : f.spots) sizes[s] = (f.size + pieces - 1) / pieces;
    axes.insert(f.axes.begin(), f.axes.end());
  }
  const auto made = OpOnPieces(whole, sizes, arena).made();
  if (!made) return std::nullopt;
  const auto of_piece = read_formula(*made, arena, axes);
  return of_piece && reads_the_same(reading, *of_piece, axes) ? made : std::nullopt;
}

std::optional<spec::Instance> retyped(const spec::Instance& whole, const Retyping& to, spec::Arena& arena) {
  return OpOnPieces(whole, to.sizes, arena, to.types).made();
}

std::optional<spec::Instance> on_places(const spec::Instance& whole, const Retyping& to, const std::set<Spot>& moved,
                                        const std::set<int>& cut, spec::Arena& arena) {
  const auto reading = read_formula(whole, arena, cut, moved);
  const auto made = retyped(whole, to, arena);
  const auto of_piece = made ? read_formula(*made, arena, cut, moved) : std::nullopt;
  const auto computes = [&](int axis) { return of_piece->computed_with.contains(axis); };
  const bool is_same = reading && of_piece && reads_the_same(*reading, *of_piece, cut);
  return is_same && std::ranges::none_of(cut, computes) ? made : std::nullopt;
}

std::optional<spec::Instance> on_pieces_unseen(const spec::Instance& whole, const std::vector<Spot>& spots,
                                               std::int64_t pieces, spec::Arena& arena) {
  PieceSizes sizes;
  const auto types = tensor_types(whole);
  for (const Spot& s : spots) sizes[s] = (types[s.tensor].shape()[s.dimension] + pieces - 1) / pieces;
  return OpOnPieces(whole, sizes, arena).made();
}

}  // namespace assay::program
