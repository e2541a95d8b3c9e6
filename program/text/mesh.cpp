#include "program/text/mesh.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>
#include <tuple>

#include "program/text/buffer.h"
#include "program/text/literals.h"

namespace assay::program {
namespace {

/// As many processes as the axes of a mesh may make up.
constexpr std::int64_t kMostDevices = 1 << 20;

bool number(Scanner& in, std::int64_t& out) {
  if (!in.integer(out)) return false;
  return !in.accept(':') || !in.word().empty() || in.expected("the type of a number");
}

bool name(Scanner& in, std::string& out) {
  std::string_view text;
  return in.quoted(text) && (out = unescape(text), true);
}

/// `"x"=2`, `#stablehlo.mesh_axis<name = "x", size = 2>` or `{name = "x", size = 2 : i64}`.
bool mesh_axis(Scanner& in, std::pair<std::string, std::int64_t>& out) {
  if (in.peek() == '"') return name(in, out.first) && in.expect("=") && number(in, out.second);
  const bool is_struct = in.accept("#stablehlo.mesh_axis<");
  if (!is_struct && !in.expect("{")) return false;
  return in.entries(is_struct ? '>' : '}', [&] {
    const std::string_view key = in.word();
    if (key != "name" && key != "size") return in.expected("'name' or 'size'");
    return in.expect("=") && (key == "name" ? name(in, out.first) : number(in, out.second));
  });
}

/// `[0, 2, 1, 3]` or `dense<[0, 2, 1, 3]> : tensor<4xi64>`.
bool device_ids(Scanner& in, std::vector<std::int64_t>& out) {
  Type type;
  if (in.at("dense")) return read_integers(in, {}, type, out);
  return in.expect("[") && in.list(']', [&] { return number(in, out.emplace_back()); });
}

std::int64_t count(const Mesh& mesh) {
  std::int64_t n = 1;
  for (const auto& [axis, size] : mesh.axes) n = n > kMostDevices / size ? kMostDevices + 1 : n * size;
  return n;
}

bool is_mesh(Scanner& in, const Mesh& mesh, Place at) {
  for (const auto& [axis, size] : mesh.axes)
    if (size < 1) return in.fail(fmt::format("axis \"{}\" of a mesh has size {}", axis, size), at);
  if (count(mesh) > kMostDevices) return in.fail(fmt::format("a mesh of more than {} devices", kMostDevices), at);
  if (mesh.device_ids.empty() || static_cast<std::int64_t>(mesh.device_ids.size()) == count(mesh)) return true;
  return in.fail(fmt::format("{} device_ids for a mesh of {} devices", mesh.device_ids.size(), count(mesh)), at);
}

/// An axis that groups run along, or the part of it that `(pre_size)size` cuts out: its digit is
/// coordinate / post % size.
struct Digit {
  std::size_t axis = 0;
  std::int64_t size = 1, post = 1;
};

/// `(1)2`, of the axis of `whole` devices.
bool part_of_axis(Scanner& in, std::int64_t whole, Digit& out) {
  const auto at = in.place();
  std::int64_t pre = 0;
  in.accept("#stablehlo.sub_axis_info");
  if (!in.expect("(") || !in.integer(pre) || !in.expect(")") || !in.integer(out.size)) return false;
  if (pre < 1 || out.size < 1 || pre > whole || out.size > whole || whole % (pre * out.size) != 0)
    return in.fail(fmt::format("({}){} is no part of an axis of size {}", pre, out.size, whole), at);
  return out.post = whole / (pre * out.size), true;
}

/// `#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>`.
bool axis_ref(Scanner& in, const Mesh& mesh, Digit& out) {
  if (!in.expect("#stablehlo.axis_ref<") || !in.expect("name") || !in.expect("=")) return false;
  const auto at = in.place();
  std::string wanted;
  if (!name(in, wanted)) return false;
  const auto axis = std::ranges::find(mesh.axes, wanted, [](const auto& a) { return a.first; });
  if (axis == mesh.axes.end()) return in.fail("the mesh has no axis \"" + wanted + "\"", at);
  out = {static_cast<std::size_t>(axis - mesh.axes.begin()), axis->second, 1};
  if (!in.accept(',')) return in.expect(">");
  return in.expect("sub_axis_info") && in.expect("=") && part_of_axis(in, axis->second, out) && in.expect(">");
}

/// `@name`, or a mesh that stands here.
bool mesh_of_groups(Scanner& in, const Meshes& meshes, Mesh& out) {
  if (in.accept("#stablehlo.mesh<")) return read_mesh(in, '>', out);
  const auto at = in.place();
  std::string symbol;
  if (!in.symbol(symbol)) return false;
  const auto found = meshes.find(symbol);
  if (found == meshes.end()) return in.fail("replica_groups: there is no mesh @" + symbol, at);
  return out = found->second, true;
}

/// Where a device of the mesh belongs: the coordinates that its group shares, and its place in the group.
struct Member {
  std::vector<std::int64_t> group;
  std::int64_t place = 0, id = 0;
};

Member member(const Mesh& mesh, std::span<const Digit> digits, std::int64_t device) {
  Member out{std::vector<std::int64_t>(mesh.axes.size()), 0, device};
  for (std::size_t a = mesh.axes.size(), left = static_cast<std::size_t>(device); a-- > 0;) {
    const auto size = static_cast<std::size_t>(mesh.axes[a].second);
    out.group[a] = static_cast<std::int64_t>(left % size);
    left /= size;
  }
  const std::vector<std::int64_t> coordinates = out.group;
  for (const Digit& d : digits) {
    const std::int64_t digit = coordinates[d.axis] / d.post % d.size;
    out.place = out.place * d.size + digit;
    out.group[d.axis] -= digit * d.post;
  }
  if (!mesh.device_ids.empty()) out.id = mesh.device_ids[static_cast<std::size_t>(device)];
  return out;
}

std::vector<Member> members(const Mesh& mesh, std::span<const Digit> digits) {
  std::vector<Member> all;
  for (std::int64_t device = 0; device < count(mesh); ++device) all.push_back(member(mesh, digits, device));
  std::ranges::sort(
      all, [](const Member& a, const Member& b) { return std::tie(a.group, a.place) < std::tie(b.group, b.place); });
  return all;
}

/// Parts of one axis may not overlap: then two devices of a group would have one place.
bool overlap(std::span<const Digit> digits) {
  for (std::size_t i = 0; i < digits.size(); ++i)
    for (std::size_t j = i + 1; j < digits.size(); ++j) {
      const Digit &a = digits[i], &b = digits[j];
      if (a.axis == b.axis && a.post < b.post * b.size && b.post < a.post * a.size) return true;
    }
  return false;
}

}  // namespace

bool read_mesh(Scanner& in, char close, Mesh& out) {
  const auto at = in.place();
  const auto axes = [&] {
    return in.expect("[") && in.list(']', [&] { return mesh_axis(in, out.axes.emplace_back()); });
  };
  const auto entry = [&] {
    if (in.peek() == '[') return axes();
    const std::string_view key = in.word();
    if (key != "axes" && key != "device_ids") return in.expected("'axes' or 'device_ids'");
    return in.expect("=") && (key == "axes" ? axes() : device_ids(in, out.device_ids));
  };
  return in.entries(close, entry) && is_mesh(in, out, at);
}

bool read_groups_by_axes(Scanner& in, const Meshes& meshes, std::vector<std::vector<std::int64_t>>& out) {
  Mesh mesh;
  std::vector<Digit> digits;
  if (!in.expect("#stablehlo.replica_group_mesh_axes<") || !in.expect("mesh") || !in.expect("=")) return false;
  if (!mesh_of_groups(in, meshes, mesh) || !in.expect(",") || !in.expect("axes") || !in.expect("=")) return false;
  const auto at = in.place();
  if (!in.expect("[") || !in.list(']', [&] { return axis_ref(in, mesh, digits.emplace_back()); })) return false;
  if (overlap(digits)) return in.fail("axes of replica groups overlap", at);
  std::vector<std::int64_t> last;
  for (const Member& m : members(mesh, digits)) {
    if (out.empty() || m.group != last) out.emplace_back();
    out.back().push_back(m.id);
    last = m.group;
  }
  return in.expect(">");
}

std::string text_of(std::string_view name, const Mesh& mesh) {
  Buffer symbol, axes;
  append_symbol(symbol, name);
  axes.list(mesh.axes.size(), [&](std::size_t i) {
    append_escaped(axes, mesh.axes[i].first);
    axes.append('=');
    axes.append(mesh.axes[i].second);
  });
  const std::string ids =
      mesh.device_ids.empty() ? "" : fmt::format(", device_ids=[{}]", fmt::join(mesh.device_ids, ", "));
  return fmt::format("sdy.mesh {} = <[{}]{}>", symbol.view(), axes.view(), ids);
}

}  // namespace assay::program
