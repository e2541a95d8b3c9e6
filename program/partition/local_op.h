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

/// The types of operands, then of results.
std::vector<spec::Type> tensor_types(const spec::Instance&);

}  // namespace assay::program
