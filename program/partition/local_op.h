#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "program/partition/factors.h"

/// An op on shards.
namespace assay::program {

/// How an op is cut: factors of its reading, each with the number of pieces.
using Cuts = std::map<std::size_t, std::int64_t>;

/// The op on the pieces: its types cut, its sizes among the attributes with them, its laws met. Nothing where it cannot
/// be, or where its formula does not read the same.
std::optional<spec::Instance> on_pieces(const spec::Instance& whole, const Reading&, const Cuts&, spec::Arena&);

/// The same, of spots that need not be factors, without a look at the formula.
std::optional<spec::Instance> on_pieces_unseen(const spec::Instance& whole, const std::vector<Spot>&,
                                               std::int64_t pieces, spec::Arena&);

/// An op of which each device has a part of a result, and as much of operands as that takes.
struct OnWindows {
  spec::Instance op;
  std::vector<Window> windows;      ///< of operands
  std::vector<std::int64_t> sizes;  ///< of them on a device
  std::int64_t part = 0;            ///< how much of the result is on a device
};

/// The op on windows of its operands, where the axis, a dimension of the result by its number, is cut into pieces: a
/// window holds what stands at its places, padding included, so that the op on it has none. Nothing where the formula
/// does not read the same.
std::optional<OnWindows> on_windows(const spec::Instance& whole, int axis, std::int64_t pieces, spec::Arena&);

/// The op with other sizes of dimensions, and other types of tensors, whole ones. Its laws are met.
struct Retyping {
  std::map<Spot, std::int64_t> sizes;
  std::map<std::size_t, spec::Type> types;  ///< by tensor
};
std::optional<spec::Instance> retyped(const spec::Instance& whole, const Retyping&, spec::Arena&);

/// The same, where spots are read at places that are another number on each device: nothing where the formula does not
/// read the same but for that. `cut` are the axes of other extents.
std::optional<spec::Instance> on_places(const spec::Instance& whole, const Retyping&, const std::set<Spot>& moved,
                                        const std::set<int>& cut, spec::Arena&);

/// From the first element that an index with these multiples of axes has to the last one, with another extent of one
/// axis.
std::int64_t extent_of(const std::map<int, std::int64_t>& multiples, const Reading&, int axis = -1,
                       std::int64_t part = 0);

/// The types of operands, then of results.
std::vector<spec::Type> tensor_types(const spec::Instance&);

}  // namespace assay::program
