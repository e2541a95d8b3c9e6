#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/result.h"

/// Devices along named axes, and axes as shardings name them.
namespace assay::program {

struct Mesh {
  std::vector<std::pair<std::string, std::int64_t>> axes;  ///< with their sizes, outermost first
  std::vector<std::int64_t> device_ids;                    ///< in row-major order of the axes; 0, 1, 2, ... if empty

  bool operator==(const Mesh&) const = default;
  std::int64_t size_of(std::string_view axis) const;  ///< 0 where the mesh has no such axis
  std::int64_t devices() const;
  /// One device that holds whole tensors: no axes, and one id.
  bool is_maximal() const { return axes.empty() && device_ids.size() == 1; }
  /// The device at a place, in row-major order of the axes, and where a device is; nothing where it is no part.
  std::int64_t device_at(std::int64_t place) const;
  std::optional<std::int64_t> place_of(std::int64_t device) const;
};

/// By the name of their symbol.
using Meshes = std::map<std::string, Mesh, std::less<>>;

/// As many devices as the axes of a mesh may make up.
inline constexpr std::int64_t kMostDevices = 1 << 20;

/// Axes have names of their own and positive sizes; the ids are a permutation of 0, 1, 2, ...
Result<void> check(const Mesh&);

/// An axis of a mesh, or the part of it that `(pre)size` cuts out: with pre * size * post devices along the axis, the
/// digit coordinate / post % size.
struct AxisRef {
  struct Part {
    std::int64_t pre = 1, size = 1;
    bool operator==(const Part&) const = default;
  };
  std::string axis;
  std::optional<Part> part;

  bool operator==(const AxisRef&) const = default;
  /// `"x"` or `"x":(1)2`, as messages have it.
  std::string text() const;
};

/// How many devices lie along it; 0 where the mesh has no such axis.
std::int64_t size_of(const Mesh&, const AxisRef&);
/// How far apart the places of two of them are that are neighbours.
std::int64_t stride_of(const Mesh&, const AxisRef&);
/// Which of them the device at a place is.
std::int64_t coordinate(const Mesh&, const AxisRef&, std::int64_t place);

/// The axes exist, parts divide them, and no device lies along two of them: each is used once, and of one axis the
/// parts do not overlap.
Result<void> check_axes(const Mesh&, std::span<const AxisRef>);

}  // namespace assay::program
