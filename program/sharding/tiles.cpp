#include "program/sharding/tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <ranges>

namespace assay::program {
namespace {

using Sizes = std::vector<std::int64_t>;

/// More than any program has are one too many.
std::int64_t product(std::span<const std::int64_t> sizes) {
  std::int64_t n = 1;
  for (const std::int64_t size : sizes) n = n > kMostDevices / size ? kMostDevices + 1 : n * size;
  return n;
}

Result<void> check(const Tiles& t) {
  for (const auto* sizes : {&t.dimensions, &t.reshape})
    for (const std::int64_t size : *sizes)
      if (size < 1) return fail(fmt::format("a dimension of {} devices", size));
  if (t.groups.size() > t.dimensions.size()) return fail("more groups than dimensions of devices");
  const std::int64_t tiles = product(t.dimensions);
  if (tiles > kMostDevices) return fail(fmt::format("more than {} tiles", kMostDevices));
  const std::int64_t devices = t.reshape.empty() ? static_cast<std::int64_t>(t.devices.size()) : product(t.reshape);
  if (tiles != devices) return fail(fmt::format("{} tiles for {} devices", tiles, devices));
  Sizes permutation(t.permutation.begin(), t.permutation.end());
  std::ranges::sort(permutation);
  for (std::size_t k = 0; k < permutation.size() || k < t.reshape.size(); ++k)
    if (permutation.size() != t.reshape.size() || permutation[k] != static_cast<std::int64_t>(k))
      return fail(fmt::format("the transposition is no permutation of 0 to {}", t.reshape.size() - 1));
  return {};
}

std::string axis_name(std::size_t k) { return fmt::format("_axis_{}", k); }

Mesh mesh_of(std::span<const std::int64_t> sizes) {
  Mesh mesh;
  for (std::size_t k = 0; k < sizes.size(); ++k) mesh.axes.emplace_back(axis_name(k), sizes[k]);
  return mesh;
}

/// The axes that each dimension of the array runs along.
using AxesByDimension = std::vector<std::vector<AxisRef>>;

/// The dimensions of the array and the transposed axes are cut into factors that both have; nothing where there are
/// none, as of 2 x 3 tiles that run through 3 x 2 devices.
std::optional<AxesByDimension> common_factors(const Tiles& t) {
  AxesByDimension out(t.dimensions.size());
  auto axis = t.permutation.begin();
  std::int64_t pre = 1;
  for (std::size_t d = 0; d < t.dimensions.size(); ++d)
    for (std::int64_t left = t.dimensions[d]; left > 1;) {
      const std::int64_t whole = t.reshape[*axis], rest = whole / pre, factor = std::min(rest, left);
      if (rest % factor != 0 || left % factor != 0) return std::nullopt;
      if (factor == whole) out[d].push_back({axis_name(*axis), {}});
      else if (factor > 1) out[d].push_back({axis_name(*axis), AxisRef::Part{pre, factor}});
      left /= factor;
      pre *= factor;
      if (pre == whole) ++axis, pre = 1;
    }
  return out;
}

/// Row-major order of an array whose axes stand in the order of `permutation`.
Sizes transposed(const Sizes& shape, const std::vector<std::size_t>& permutation) {
  Sizes out(static_cast<std::size_t>(product(shape)));
  for (std::size_t i = 0; i < out.size(); ++i) {
    std::vector<std::size_t> index(shape.size());
    auto left = i;
    for (const std::size_t axis : std::views::reverse(permutation)) {
      const auto size = static_cast<std::size_t>(shape[axis]);
      index[axis] = left % size;
      left /= size;
    }
    for (std::size_t k = 0; k < shape.size(); ++k) out[i] = out[i] * shape[k] + static_cast<std::int64_t>(index[k]);
  }
  return out;
}

/// Each dimension of the array is an axis of its own.
AxesByDimension own_axes(const Tiles& t) {
  AxesByDimension out(t.dimensions.size());
  for (std::size_t d = 0; d < out.size(); ++d)
    if (t.dimensions[d] > 1) out[d] = {{axis_name(d), {}}};
  return out;
}

std::vector<AxisRef>& axes_of(Sharding& s, Tiles::Group group) {
  switch (group) {
    case Tiles::Group::kManual: return s.manual;
    case Tiles::Group::kUnreduced: return s.unreduced;
    case Tiles::Group::kReplicated: break;
  }
  return s.replicated;
}

/// A piece of an axis, which some dimension of the array runs along, or none does.
struct Piece {
  std::int64_t size = 1;
  std::size_t position = 0;  ///< among those that are said; more: after them
};

/// The axis of a mesh as its parts, in order; what lies between them is replicated.
void append_pieces(const std::string& axis, std::int64_t size, std::span<const AxisRef> said, std::vector<Piece>& out) {
  std::vector<std::pair<AxisRef::Part, std::size_t>> parts;
  for (std::size_t k = 0; k < said.size(); ++k)
    if (said[k].axis == axis) parts.emplace_back(said[k].part.value_or(AxisRef::Part{1, size}), k);
  std::ranges::sort(parts, {}, [](const auto& p) { return p.first.pre; });
  std::int64_t reached = 1;
  for (const auto& [part, position] : parts) {
    if (part.pre > reached) out.push_back({part.pre / reached, said.size()});
    out.push_back({part.size, position});
    reached = part.pre * part.size;
  }
  if (reached < size) out.push_back({size / reached, said.size()});
}

/// The order in which the array runs along the pieces.
std::vector<std::size_t> order_of(const std::vector<Piece>& pieces) {
  std::vector<std::size_t> out(pieces.size());
  std::iota(out.begin(), out.end(), std::size_t{0});
  std::ranges::stable_sort(out, {}, [&](std::size_t k) { return pieces[k].position; });
  return out;
}

/// Without axes of size 1, and with neighbours that stay neighbours as one.
void set_iota(const Sizes& sizes, const std::vector<std::size_t>& order, Tiles& out) {
  std::vector<std::size_t> kept;
  std::ranges::copy_if(order, std::back_inserter(kept), [&](std::size_t k) { return sizes[k] > 1; });
  const auto next = [&](std::size_t k) {
    do ++k;
    while (k < sizes.size() && sizes[k] == 1);
    return k;
  };
  std::vector<std::pair<std::size_t, std::int64_t>> runs;  // where each begins, and its size
  for (std::size_t i = 0; i < kept.size(); ++i)
    if (i > 0 && kept[i] == next(kept[i - 1])) runs.back().second *= sizes[kept[i]];
    else runs.emplace_back(kept[i], sizes[kept[i]]);
  if (runs.empty()) runs.emplace_back(0, 1);
  auto sorted = runs;
  std::ranges::sort(sorted);
  for (const auto& [begin, size] : sorted) out.reshape.push_back(size);
  for (const auto& run : runs)
    out.permutation.push_back(static_cast<std::size_t>(std::ranges::find(sorted, run) - sorted.begin()));
}

}  // namespace

Result<Sharding> sharding_of(const Tiles& t) {
  if (auto ok = check(t); !ok) return tl::unexpected(ok.error());
  Sharding out;
  auto axes = t.reshape.empty() ? std::nullopt : common_factors(t);
  if (axes) {
    out.mesh = mesh_of(t.reshape);
  } else {
    axes = own_axes(t);
    out.mesh = mesh_of(t.dimensions);
    out.mesh.device_ids = t.reshape.empty() ? t.devices : transposed(t.reshape, t.permutation);
  }
  const std::size_t rank = t.dimensions.size() - t.groups.size();
  for (std::size_t d = 0; d < rank; ++d) out.dimensions.push_back({std::move((*axes)[d]), false, {}});
  for (std::size_t k = 0; k < t.groups.size(); ++k) {
    auto& group = axes_of(out, t.groups[k]);
    group.insert(group.end(), (*axes)[rank + k].begin(), (*axes)[rank + k].end());
  }
  if (auto ok = program::check(out); !ok) return tl::unexpected(ok.error());
  return out;
}

Tiles tiles_of(const Sharding& s) {
  Tiles out;
  std::vector<AxisRef> said;
  const auto add = [&](const std::vector<AxisRef>& axes) {
    said.insert(said.end(), axes.begin(), axes.end());
    out.dimensions.push_back(pieces(s.mesh, axes));
  };
  for (const DimensionSharding& d : s.dimensions) add(d.axes);
  if (pieces(s.mesh, s.manual) > 1) add(s.manual), out.groups.push_back(Tiles::Group::kManual);
  if (pieces(s.mesh, s.unreduced) > 1) add(s.unreduced), out.groups.push_back(Tiles::Group::kUnreduced);
  const std::int64_t replicas = s.mesh.devices() / product(out.dimensions);
  if (replicas > 1) out.dimensions.push_back(replicas), out.groups.push_back(Tiles::Group::kReplicated);
  std::vector<Piece> cut;
  for (const auto& [axis, size] : s.mesh.axes) append_pieces(axis, size, said, cut);
  Sizes sizes;
  for (const Piece& p : cut) sizes.push_back(p.size);
  const auto order = order_of(cut);
  if (s.mesh.device_ids.empty()) return set_iota(sizes, order, out), out;
  for (const std::int64_t place : transposed(sizes, order)) out.devices.push_back(s.mesh.device_at(place));
  if (replicas > 1)  // XLA has those that hold the same in order
    for (auto group = out.devices.begin(); group != out.devices.end(); group += replicas)
      std::sort(group, group + replicas);
  return out;
}

}  // namespace assay::program
