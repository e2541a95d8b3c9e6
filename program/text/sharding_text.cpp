#include "program/text/sharding_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "program/sharding/tiles.h"
#include "program/text/buffer.h"
#include "program/text/mesh.h"

namespace assay::program {
namespace {

// ---- Shardy, read -------------------------------------------------------------------------------

/// `"x"` or `"x":(1)2`.
bool read_axis(Scanner& in, AxisRef& out) {
  std::string_view name;
  if (!in.quoted(name)) return false;
  out.axis = unescape(name);
  if (!in.accept(':')) return true;
  out.part = AxisRef::Part{};
  return in.expect("(") && in.integer(out.part->pre) && in.expect(")") && in.integer(out.part->size);
}

/// `{"x", "y"}`.
bool read_axes(Scanner& in, std::vector<AxisRef>& out) {
  return in.expect("{") && in.list('}', [&] { return read_axis(in, out.emplace_back()); });
}

/// `{"x", ?}p1`.
bool read_dimension(Scanner& in, DimensionSharding& out) {
  const auto read_one = [&] {
    if (out.is_open) return in.expected("'}' after '?'");
    return in.accept('?') ? (out.is_open = true) : read_axis(in, out.axes.emplace_back());
  };
  if (!in.expect("{") || !in.list('}', read_one)) return false;
  if (in.here() != 'p') return true;
  in.accept('p');
  return in.integer(out.priority.emplace());
}

/// `@mesh`, or a mesh that stands here.
bool read_its_mesh(Scanner& in, const Meshes& meshes, Sharding& out) {
  if (in.accept("mesh<") || in.accept("#sdy.mesh<")) return read_mesh(in, '>', out.mesh);
  const auto at = in.place();
  if (!in.symbol(out.mesh_name)) return false;
  const auto found = meshes.find(out.mesh_name);
  if (found == meshes.end()) return in.fail("there is no mesh @" + out.mesh_name, at);
  return out.mesh = found->second, true;
}

/// What stands between `<` and `>`, both included.
bool read_sharding(Scanner& in, const Meshes& meshes, Sharding& out) {
  const auto dimensions = [&] {
    return in.expect("[") && in.list(']', [&] { return read_dimension(in, out.dimensions.emplace_back()); });
  };
  if (!in.expect("<") || !read_its_mesh(in, meshes, out) || !in.expect(",") || !dimensions()) return false;
  while (in.accept(',')) {
    const auto key = in.word();
    if (key != "replicated" && key != "unreduced") return in.expected("'replicated' or 'unreduced'");
    if (!in.expect("=") || !read_axes(in, key == "replicated" ? out.replicated : out.unreduced)) return false;
  }
  if (!in.expect(">")) return false;
  const auto at = in.place();
  if (out.mesh.is_maximal()) out.kind = Sharding::Kind::kMaximal;
  if (const auto ok = check(out); !ok) return in.fail(ok.error().message, at);
  return true;
}

bool read_shardings(Scanner& in, const Meshes& meshes, Shardings& out) {
  const auto one = [&] { return read_sharding(in, meshes, out.of.emplace_back()); };
  const auto all = [&] { return in.expect("[") && in.list(']', one); };
  out.is_list = in.accept("#sdy.sharding_per_value");
  if (out.is_list) return in.expect("<") && all() && in.expect(">");
  out.is_list = in.peek() == '[';
  if (out.is_list) return all();
  in.accept("#sdy.sharding");
  return one();
}

// ---- GSPMD, read --------------------------------------------------------------------------------

bool read_sizes(Scanner& in, std::vector<std::int64_t>& out) {
  return in.expect("[") && in.list(']', [&] { return in.integer(out.emplace_back()); });
}

constexpr std::pair<std::string_view, Tiles::Group> kGroups[] = {{"replicated", Tiles::Group::kReplicated},
                                                                 {"manual", Tiles::Group::kManual},
                                                                 {"unreduced", Tiles::Group::kUnreduced}};

bool read_group(Scanner& in, Tiles& out) {
  const auto at = in.place();
  const auto word = in.word();
  const auto found = std::ranges::find(kGroups, word, [](const auto& g) { return g.first; });
  if (found == std::end(kGroups)) return in.fail("'" + std::string(word) + "' is no group of devices", at);
  return out.groups.push_back(found->second), true;
}

/// `<=[2,2]T(1,0)`, or the devices one by one.
bool read_devices(Scanner& in, Tiles& out) {
  if (!in.accept("<=")) {
    do
      if (!in.integer(out.devices.emplace_back())) return false;
    while (in.accept(','));
    return true;
  }
  if (!read_sizes(in, out.reshape)) return false;
  for (std::size_t k = 0; k < out.reshape.size(); ++k) out.permutation.push_back(k);
  if (!in.accept('T')) return true;
  out.permutation.clear();
  return in.expect("(") && in.list(')', [&] {
    std::int64_t axis = 0;
    if (!in.integer(axis)) return false;
    return out.permutation.push_back(static_cast<std::size_t>(axis)), true;
  });
}

bool read_last_dimensions(Scanner& in, Tiles& out) {
  if (in.accept_word("last_tile_dim_replicate")) return out.groups = {Tiles::Group::kReplicated}, true;
  if (!in.accept_word("last_tile_dims")) return true;
  return in.expect("=") && in.expect("{") && in.list('}', [&] { return read_group(in, out); });
}

bool read_tiles(Scanner& in, Sharding& out) {
  Tiles tiles;
  const auto at = in.place();
  if (!in.expect("=") || !read_sizes(in, tiles.dimensions)) return false;
  if (!read_devices(in, tiles) || !read_last_dimensions(in, tiles)) return false;
  auto sharding = sharding_of(tiles);
  return sharding ? (out = *std::move(sharding), true) : in.fail(sharding.error().message, at);
}

bool read_maximal(Scanner& in, Sharding& out) {
  std::int64_t device = 0;
  out.kind = Sharding::Kind::kMaximal;
  const auto at = in.place();
  if (!in.expect("device") || !in.expect("=") || !in.integer(device)) return false;
  if (device < 0) return in.fail(fmt::format("there is no device {}", device), at);
  return out.mesh.device_ids = {device}, true;
}

constexpr std::pair<std::string_view, Sharding::Kind> kKinds[] = {{"replicated", Sharding::Kind::kReplicated},
                                                                  {"manual", Sharding::Kind::kManual},
                                                                  {"unreduced", Sharding::Kind::kUnreduced}};

/// Between the braces.
bool read_whole(Scanner& in, Sharding& out) {
  const auto at = in.place();
  const auto word = in.word();
  if (word == "devices") return read_tiles(in, out);
  if (word == "maximal") return read_maximal(in, out);
  const auto found = std::ranges::find(kKinds, word, [](const auto& w) { return w.first; });
  if (found != std::end(kKinds)) return out.kind = found->second, true;
  return in.fail("not supported yet: a sharding '" + std::string(word) + "'", at, ErrorKind::kUnsupported);
}

bool read_of_gspmd(Scanner& in, Shardings& out) {
  if (!in.expect("{")) return false;
  out.is_list = in.peek() == '{' || in.peek() == '}';
  if (!out.is_list) return read_whole(in, out.of.emplace_back()) && in.expect("}");
  return in.list('}', [&] { return in.expect("{") && read_whole(in, out.of.emplace_back()) && in.expect("}"); });
}

template <class Value, class Read> Result<Value> parse_all(std::string_view text, const Read& read) {
  Scanner in(text);
  Value out;
  if (read(in, out) && in.at_end()) return out;
  if (!in.failed()) in.expected("the end of a sharding");
  return fail(in.error().message, "", in.error().kind);
}

// ---- both, printed ------------------------------------------------------------------------------

std::string text_of(std::span<const AxisRef> axes) {
  Buffer out;
  out.append('{');
  out.list(axes.size(), [&](std::size_t k) {
    append_escaped(out, axes[k].axis);
    if (axes[k].part) out.append(fmt::format(":({}){}", axes[k].part->pre, axes[k].part->size));
  });
  out.append('}');
  return out.text();
}

std::string text_of(const DimensionSharding& d) {
  std::string axes = text_of(d.axes);
  if (d.is_open) axes.insert(axes.size() - 1, d.axes.empty() ? "?" : ", ?");
  return d.priority ? fmt::format("{}p{}", axes, *d.priority) : axes;
}

std::string mesh_text(const Sharding& s) {
  if (s.mesh_name.empty()) return "mesh" + text_of(s.mesh);
  Buffer out;
  append_symbol(out, s.mesh_name);
  return out.text();
}

std::string dimensions_text(const Sharding& s, std::size_t rank) {
  auto dimensions = s.dimensions;
  const bool has_rank = s.kind == Sharding::Kind::kDimensions || s.kind == Sharding::Kind::kMaximal;
  if (!has_rank) dimensions.resize(rank);
  std::vector<std::string> texts;
  for (const DimensionSharding& d : dimensions) texts.push_back(text_of(d));
  return fmt::format("[{}]", fmt::join(texts, ", "));
}

std::string group_text(Tiles::Group group) {
  return std::string(std::ranges::find(kGroups, group, [](const auto& g) { return g.second; })->first);
}

std::string groups_text(const std::vector<Tiles::Group>& groups) {
  if (groups.empty()) return "";
  if (groups == std::vector{Tiles::Group::kReplicated}) return " last_tile_dim_replicate";
  std::vector<std::string> words;
  for (const Tiles::Group group : groups) words.push_back(group_text(group));
  return fmt::format(" last_tile_dims={{{}}}", fmt::join(words, ", "));
}

std::string devices_text(const Tiles& t) {
  if (t.reshape.empty()) return fmt::format("{}", fmt::join(t.devices, ","));
  const std::string iota = fmt::format("<=[{}]", fmt::join(t.reshape, ","));
  return std::ranges::is_sorted(t.permutation) ? iota : fmt::format("{}T({})", iota, fmt::join(t.permutation, ","));
}

/// All tiles are one: a word for the whole says it, where the devices are of one group.
bool is_uncut(const Tiles& t) {
  const auto rank = static_cast<std::ptrdiff_t>(t.dimensions.size() - t.groups.size());
  return t.groups.size() <= 1 &&
         std::all_of(t.dimensions.begin(), t.dimensions.begin() + rank, [](std::int64_t n) { return n == 1; });
}

}  // namespace

Result<Shardings> parse_shardy(std::string_view text, const Meshes& meshes) {
  return parse_all<Shardings>(text, [&](Scanner& in, Shardings& out) { return read_shardings(in, meshes, out); });
}

Result<Shardings> parse_gspmd(std::string_view text) { return parse_all<Shardings>(text, read_of_gspmd); }

Result<std::vector<AxisRef>> parse_axes(std::string_view text) {
  return parse_all<std::vector<AxisRef>>(text, read_axes);
}

Result<std::string> shardy_text(const Sharding& s, std::size_t rank) {
  if (s.kind == Sharding::Kind::kManual || !s.manual.empty())
    return unsupported("a manual sharding in the dialect sdy, which has manual regions for it");
  if (s.kind == Sharding::Kind::kUnreduced)
    return unsupported("an unreduced sharding without a mesh in the dialect sdy");
  std::string out = fmt::format("<{}, {}", mesh_text(s), dimensions_text(s, rank));
  if (!s.replicated.empty()) out += ", replicated=" + text_of(s.replicated);
  if (!s.unreduced.empty()) out += ", unreduced=" + text_of(s.unreduced);
  return out + ">";
}

std::string gspmd_text(const Sharding& s) {
  if (s.kind == Sharding::Kind::kMaximal) return fmt::format("{{maximal device={}}}", s.mesh.device_ids[0]);
  if (s.kind != Sharding::Kind::kDimensions)
    return fmt::format("{{{}}}", std::ranges::find(kKinds, s.kind, [](const auto& w) { return w.second; })->first);
  const Tiles tiles = tiles_of(s);
  if (is_uncut(tiles)) return fmt::format("{{{}}}", tiles.groups.empty() ? "replicated" : group_text(tiles.groups[0]));
  return fmt::format("{{devices=[{}]{}{}}}", fmt::join(tiles.dimensions, ","), devices_text(tiles),
                     groups_text(tiles.groups));
}

Result<std::string> shardy_text(const Shardings& all, std::span<const std::size_t> ranks) {
  std::vector<std::string> texts;
  for (std::size_t k = 0; k < all.of.size(); ++k) {
    auto text = shardy_text(all.of[k], ranks[k]);
    if (!text) return text;
    texts.push_back(*std::move(text));
  }
  return all.is_list ? fmt::format("#sdy.sharding_per_value<[{}]>", fmt::join(texts, ", "))
                     : "#sdy.sharding" + texts[0];
}

std::string gspmd_text(const Shardings& all) {
  std::vector<std::string> texts;
  for (const Sharding& s : all.of) texts.push_back(gspmd_text(s));
  return all.is_list ? fmt::format("{{{}}}", fmt::join(texts, ", ")) : texts[0];
}

}  // namespace assay::program
