#include "program/sharding/sharding.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::program {

std::vector<AxisRef> axes_of(const Sharding& s) {
  std::vector<AxisRef> out;
  for (const DimensionSharding& d : s.dimensions) out.insert(out.end(), d.axes.begin(), d.axes.end());
  for (const auto* axes : {&s.replicated, &s.unreduced, &s.manual}) out.insert(out.end(), axes->begin(), axes->end());
  return out;
}

std::int64_t pieces(const Mesh& mesh, std::span<const AxisRef> axes) {
  std::int64_t n = 1;
  for (const AxisRef& ref : axes) n *= size_of(mesh, ref);
  return n;
}

Result<void> check(const Sharding& s) {
  if (auto ok = check(s.mesh); !ok) return ok;
  if (auto ok = check_axes(s.mesh, axes_of(s)); !ok) return ok;
  for (std::size_t d = 0; d < s.dimensions.size(); ++d) {
    const DimensionSharding& dimension = s.dimensions[d];
    if (dimension.priority && *dimension.priority < 0)
      return fail(fmt::format("dimension {} has priority {}", d, *dimension.priority));
    if (dimension.priority && dimension.axes.empty() && !dimension.is_open)
      return fail(fmt::format("dimension {} has a priority, no axes, and is closed", d));
  }
  return {};
}

Result<void> check_rank(const Sharding& s, std::size_t rank) {
  if (s.kind != Sharding::Kind::kDimensions || s.dimensions.size() == rank) return {};
  return fail(fmt::format("a sharding of {} dimensions for a tensor of rank {}", s.dimensions.size(), rank));
}

Result<void> check_devices(const Sharding& s, std::int64_t devices) {
  if (s.kind == Sharding::Kind::kMaximal) {
    if (s.mesh.device_ids[0] < devices) return {};
    return fail(fmt::format("device {} of {}", s.mesh.device_ids[0], devices));
  }
  const bool is_of_any = s.kind != Sharding::Kind::kDimensions || s.mesh.axes.empty();
  if (is_of_any || s.mesh.devices() == devices) return {};
  return fail(fmt::format("a sharding over {} devices in a program of {}", s.mesh.devices(), devices));
}

std::int64_t piece_of(const Sharding& s, std::size_t dimension, std::int64_t device) {
  if (s.kind != Sharding::Kind::kDimensions) return 0;
  const std::int64_t place = s.mesh.place_of(device).value_or(0);
  std::int64_t piece = 0;
  for (const AxisRef& ref : s.dimensions[dimension].axes)
    piece = piece * size_of(s.mesh, ref) + coordinate(s.mesh, ref, place);
  return piece;
}

std::optional<Shard> shard_of(const Sharding& s, std::span<const std::int64_t> shape, std::int64_t device) {
  const bool is_maximal = s.kind == Sharding::Kind::kMaximal;
  if (is_maximal && s.mesh.device_ids[0] != device) return std::nullopt;
  if (s.kind == Sharding::Kind::kDimensions && !s.mesh.place_of(device)) return std::nullopt;
  Shard out;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const bool is_cut = s.kind == Sharding::Kind::kDimensions;
    const std::int64_t n = is_cut ? pieces(s.mesh, s.dimensions[d].axes) : 1;
    const std::int64_t padded = (shape[d] + n - 1) / n;
    out.padded.push_back(padded);
    out.begin.push_back(std::min(piece_of(s, d, device) * padded, shape[d]));
    out.size.push_back(std::min(padded, shape[d] - out.begin.back()));
  }
  return out;
}

}  // namespace assay::program
