#include "program/partition/local_op.h"

#include <algorithm>

#include "program/edit/make.h"
#include "program/partition/lines.h"

namespace assay::program {
namespace {

using Sizes = std::map<Spot, std::int64_t>;  ///< of the pieces

/// The value of a slot with the next types in the place of its own.
Value with_types(const Value& v, const std::vector<Type>& types, std::size_t& next, spec::Arena& arena) {
  if (v.is_list())
    return Value::list_of(arena, v.as_list(), [&](const Value& item) { return with_types(item, types, next, arena); });
  return v.kind == spec::ValueKind::kType ? Value::type(types[next++]) : v;
}

/// A list of one number for each dimension of a tensor: where the number is the size of a dimension that is cut, it
/// becomes that of the pieces.
Value with_sizes(const Value& list, std::size_t tensor, Type whole, const Sizes& sizes, spec::Arena& arena) {
  std::size_t d = 0;
  return Value::list_of(arena, list.as_list(), [&](const Value& v) {
    const auto at = sizes.find({tensor, d++});
    const bool is_size = at != sizes.end() && v.kind == spec::ValueKind::kInt && v.number == whole.shape()[d - 1];
    return is_size ? Value::integer(at->second) : v;
  });
}

class Piece {
 public:
  Piece(const spec::Instance& whole, const Sizes& sizes, spec::Arena& arena)
      : whole_(whole), record_(*whole.record), sizes_(sizes), arena_(arena), types_(types_of(whole)) {}

  std::optional<spec::Instance> made() {
    spec::Instance out = whole_;
    out.slots = arena_.array<Value>(whole_.slots.size());
    std::ranges::copy(whole_.slots, out.slots.begin());
    for (const int slot : record_.lets) out[slot] = Value::undefined();
    std::vector<Type> pieces = types_;
    for (const auto& [spot, size] : sizes_) {
      auto shape = shape_of(pieces[spot.tensor]);
      shape[spot.dimension] = size;
      pieces[spot.tensor] = with_shape(pieces[spot.tensor], shape);
    }
    std::size_t next = 0;
    for (const auto* slots : {&record_.operands, &record_.results})
      for (const int slot : *slots) out[slot] = with_types(whole_[slot], pieces, next, arena_);
    if (is_valid(out)) return out;
    // Sizes among the attributes are those of a tensor: which of them is seen by what is valid.
    for (std::size_t tensor = 0; tensor < types_.size(); ++tensor) {
      spec::Instance with = out;
      with.slots = arena_.array<Value>(out.slots.size());
      std::ranges::copy(out.slots, with.slots.begin());
      for (const int slot : record_.attributes) {
        const Value& v = whole_[slot];
        const bool is_per_dimension = v.is_list() && v.size == types_[tensor].shape().size();
        if (is_per_dimension) with[slot] = with_sizes(v, tensor, types_[tensor], sizes_, arena_);
      }
      if (is_valid(with)) return with;
    }
    return std::nullopt;
  }

 private:
  bool is_valid(spec::Instance& op) {
    for (const int slot : record_.lets) op[slot] = Value::undefined();
    return spec::bind(op, arena_) && spec::check(op, arena_).law == nullptr;
  }

  const spec::Instance& whole_;
  const spec::Record& record_;
  const Sizes& sizes_;
  spec::Arena& arena_;
  std::vector<Type> types_;
};

}  // namespace

std::vector<Type> types_of(const spec::Instance& op) {
  auto out = flat_types(op, op.record->operands);
  std::ranges::copy(flat_types(op, op.record->results), std::back_inserter(out));
  return out;
}

std::optional<spec::Instance> on_pieces(const spec::Instance& whole, const Reading& reading, const Cuts& cuts,
                                        spec::Arena& arena) {
  Sizes sizes;
  std::set<int> axes;
  for (const auto& [k, pieces] : cuts) {
    const Factor& f = reading.factors[k];
    for (const Spot& s : f.spots) sizes[s] = (f.size + pieces - 1) / pieces;
    axes.insert(f.axes.begin(), f.axes.end());
  }
  const auto made = Piece(whole, sizes, arena).made();
  if (!made) return std::nullopt;
  const auto of_piece = read_formula(*made, arena, axes);
  return of_piece && reads_the_same(reading, *of_piece, axes) ? made : std::nullopt;
}

std::optional<spec::Instance> on_pieces_unseen(const spec::Instance& whole, const std::vector<Spot>& spots,
                                               std::int64_t pieces, spec::Arena& arena) {
  Sizes sizes;
  const auto types = types_of(whole);
  for (const Spot& s : spots) sizes[s] = (types[s.tensor].shape()[s.dimension] + pieces - 1) / pieces;
  return Piece(whole, sizes, arena).made();
}

}  // namespace assay::program
