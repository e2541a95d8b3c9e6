#include "program/sharding/mesh.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace assay::program {
namespace {

/// The digit of an axis: outermost first, a coordinate is made of pre, size and post.
struct Digit {
  std::int64_t pre = 1, size = 1, post = 1;
};

Digit digit(std::int64_t whole, const AxisRef& ref) {
  if (!ref.part) return {1, whole, 1};
  return {ref.part->pre, ref.part->size, whole / (ref.part->pre * ref.part->size)};
}

bool is_permutation(std::vector<std::int64_t> ids) {
  std::ranges::sort(ids);
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (ids[i] != static_cast<std::int64_t>(i)) return false;
  return true;
}

Result<void> check_part(std::int64_t whole, const AxisRef& ref) {
  const auto [pre, size] = *ref.part;
  const bool divides = pre >= 1 && size >= 1 && pre <= whole && size <= whole && whole % (pre * size) == 0;
  if (divides) return {};
  return fail(fmt::format("({}){} is no part of an axis of size {}", pre, size, whole));
}

/// Parts of one axis lie apart only where one ends before the other begins, at a multiple of its devices.
bool overlap(const Digit& a, const Digit& b) {
  if (a.pre > b.pre) return overlap(b, a);
  return b.pre % (a.pre * a.size) != 0;
}

}  // namespace

std::int64_t Mesh::size_of(std::string_view axis) const {
  const auto found = std::ranges::find(axes, axis, [](const auto& a) { return a.first; });
  return found == axes.end() ? 0 : found->second;
}

std::int64_t Mesh::devices() const {
  std::int64_t n = 1;
  for (const auto& [axis, size] : axes) n = n > kMostDevices / size ? kMostDevices + 1 : n * size;
  return n;
}

std::int64_t Mesh::device_at(std::int64_t place) const {
  return device_ids.empty() ? place : device_ids[static_cast<std::size_t>(place)];
}

std::optional<std::int64_t> Mesh::place_of(std::int64_t device) const {
  if (device_ids.empty()) return device >= 0 && device < devices() ? std::optional(device) : std::nullopt;
  const auto found = std::ranges::find(device_ids, device);
  return found == device_ids.end() ? std::nullopt : std::optional<std::int64_t>(found - device_ids.begin());
}

Result<void> check(const Mesh& mesh) {
  std::set<std::string_view> names;
  for (const auto& [axis, size] : mesh.axes) {
    if (size < 1) return fail(fmt::format("axis \"{}\" of a mesh has size {}", axis, size));
    if (!names.insert(axis).second) return fail(fmt::format("a mesh has two axes \"{}\"", axis));
  }
  if (mesh.devices() > kMostDevices) return fail(fmt::format("a mesh of more than {} devices", kMostDevices));
  if (mesh.is_maximal())
    return mesh.device_ids[0] >= 0 ? Result<void>{} : fail(fmt::format("device {} of a mesh", mesh.device_ids[0]));
  if (mesh.device_ids.empty()) return {};
  if (static_cast<std::int64_t>(mesh.device_ids.size()) != mesh.devices())
    return fail(fmt::format("{} device_ids for a mesh of {} devices", mesh.device_ids.size(), mesh.devices()));
  if (is_permutation(mesh.device_ids)) return {};
  return fail(fmt::format("the device_ids of a mesh of {0} devices are no permutation of 0 to {1}", mesh.devices(),
                          mesh.devices() - 1));
}

std::string AxisRef::text() const {
  return part ? fmt::format("\"{}\":({}){}", axis, part->pre, part->size) : fmt::format("\"{}\"", axis);
}

std::int64_t size_of(const Mesh& mesh, const AxisRef& ref) { return digit(mesh.size_of(ref.axis), ref).size; }

std::int64_t stride_of(const Mesh& mesh, const AxisRef& ref) {
  std::int64_t stride = digit(mesh.size_of(ref.axis), ref).post;
  for (auto axis = mesh.axes.rbegin(); axis != mesh.axes.rend() && axis->first != ref.axis; ++axis)
    stride *= axis->second;
  return stride;
}

std::int64_t coordinate(const Mesh& mesh, const AxisRef& ref, std::int64_t place) {
  return place / stride_of(mesh, ref) % size_of(mesh, ref);
}

Result<void> check_axes(const Mesh& mesh, std::span<const AxisRef> refs) {
  for (std::size_t i = 0; i < refs.size(); ++i) {
    const std::int64_t whole = mesh.size_of(refs[i].axis);
    if (whole == 0) return fail(fmt::format("the mesh has no axis \"{}\"", refs[i].axis));
    if (refs[i].part)
      if (auto ok = check_part(whole, refs[i]); !ok) return ok;
    for (std::size_t j = 0; j < i; ++j)
      if (refs[j].axis == refs[i].axis && overlap(digit(whole, refs[j]), digit(whole, refs[i])))
        return fail(refs[i] == refs[j] ? fmt::format("axis {} is used twice", refs[i].text())
                                       : fmt::format("axes {} and {} overlap", refs[j].text(), refs[i].text()));
  }
  return {};
}

}  // namespace assay::program
