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

/// `(1)2`.
bool read_part(Scanner& in, AxisRef& out) {
  out.part = AxisRef::Part{};
  in.accept("#stablehlo.sub_axis_info");
  return in.expect("(") && in.integer(out.part->pre) && in.expect(")") && in.integer(out.part->size);
}

/// `#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>`.
bool axis_ref(Scanner& in, AxisRef& out) {
  if (!in.expect("#stablehlo.axis_ref<") || !in.expect("name") || !in.expect("=") || !name(in, out.axis)) return false;
  if (!in.accept(',')) return in.expect(">");
  return in.expect("sub_axis_info") && in.expect("=") && read_part(in, out) && in.expect(">");
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

/// Where a device of the mesh belongs: the first place of its group, and its own place in the group.
struct Member {
  std::int64_t group = 0, place = 0, id = 0;
};

Member member(const Mesh& mesh, std::span<const AxisRef> axes, std::int64_t place) {
  Member out{place, 0, mesh.device_at(place)};
  for (const AxisRef& axis : axes) {
    const std::int64_t along = coordinate(mesh, axis, place);
    out.place = out.place * size_of(mesh, axis) + along;
    out.group -= along * stride_of(mesh, axis);
  }
  return out;
}

std::vector<Member> members(const Mesh& mesh, std::span<const AxisRef> axes) {
  std::vector<Member> all;
  for (std::int64_t place = 0; place < mesh.devices(); ++place) all.push_back(member(mesh, axes, place));
  std::ranges::sort(
      all, [](const Member& a, const Member& b) { return std::tie(a.group, a.place) < std::tie(b.group, b.place); });
  return all;
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
  if (!in.entries(close, entry)) return false;
  const auto ok = check(out);
  return ok || in.fail(ok.error().message, at);
}

bool read_groups_by_axes(Scanner& in, const Meshes& meshes, std::vector<std::vector<std::int64_t>>& out) {
  Mesh mesh;
  std::vector<AxisRef> axes;
  if (!in.expect("#stablehlo.replica_group_mesh_axes<") || !in.expect("mesh") || !in.expect("=")) return false;
  if (!mesh_of_groups(in, meshes, mesh) || !in.expect(",") || !in.expect("axes") || !in.expect("=")) return false;
  const auto at = in.place();
  if (!in.expect("[") || !in.list(']', [&] { return axis_ref(in, axes.emplace_back()); })) return false;
  if (const auto ok = check_axes(mesh, axes); !ok) return in.fail("replica_groups: " + ok.error().message, at);
  std::int64_t last = -1;
  for (const Member& m : members(mesh, axes)) {
    if (m.group != last) out.emplace_back();
    out.back().push_back(m.id);
    last = m.group;
  }
  return in.expect(">");
}

std::string text_of(const Mesh& mesh) {
  Buffer axes;
  axes.list(mesh.axes.size(), [&](std::size_t i) {
    append_escaped(axes, mesh.axes[i].first);
    axes.append('=');
    axes.append(mesh.axes[i].second);
  });
  const std::string ids =
      mesh.device_ids.empty() ? "" : fmt::format(", device_ids=[{}]", fmt::join(mesh.device_ids, ", "));
  return fmt::format("<[{}]{}>", axes.view(), ids);
}

std::string text_of(const NamedMesh& named) {
  Buffer symbol;
  append_symbol(symbol, named.name);
  const std::string attributes = named.attributes.empty() ? "" : " {" + named.attributes + "}";
  return fmt::format("sdy.mesh {} = {}{}", symbol.view(), text_of(named.mesh), attributes);
}

}  // namespace assay::program
