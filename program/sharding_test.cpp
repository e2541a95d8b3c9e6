#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include "program/sharding/sharding.h"
#include "program/sharding/tiles.h"
#include "program/text/sharding_text.h"
#include "spec/choices.h"

namespace assay::program {
namespace {

using Sizes = std::vector<std::int64_t>;

const Meshes kMeshes = {
    {"m", {{{"x", 2}, {"y", 4}}, {}}}, {"turned", {{{"x", 2}, {"y", 2}}, {3, 1, 2, 0}}}, {"one", {{}, {5}}}};

std::string error_of(const Result<Shardings>& s) { return s ? "" : s.error().message; }

/// The text that comes back, or the error.
std::string through_shardy(const std::string& text, std::size_t rank) {
  const auto s = parse_shardy(text, kMeshes);
  return s ? shardy_text(s->of[0], rank).value() : s.error().message;
}
std::string through_gspmd(const std::string& text) {
  const auto s = parse_gspmd(text);
  return s ? gspmd_text(*s) : s.error().message;
}

// Columns of a line of jax_shardings.txt.
std::vector<std::string> columns(const std::string& line) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= line.size();) {
    const auto end = std::min(line.find(" | ", at), line.size());
    out.push_back(line.substr(at, end - at));
    at = end + 3;
  }
  return out;
}

std::vector<std::string> cases(const std::string& kind) {
  std::ifstream in(ASSAY_SOURCE_DIR "/program/sharding/jax_shardings.txt");
  std::vector<std::string> out;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(kind + " ")) out.push_back(line.substr(kind.size() + 1));
  return out;
}

/// The devices of the tiles in order, from where each device lies.
Sizes devices_of_tiles(const Sharding& s) {
  const Tiles t = tiles_of(s);
  const std::size_t rank = s.dimensions.size();
  std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> by_tile;
  for (std::int64_t device = 0; device < s.mesh.devices(); ++device) {
    std::int64_t tile = 0, group = 0;
    const std::int64_t place = *s.mesh.place_of(device);
    for (std::size_t d = 0; d < rank; ++d) tile = tile * t.dimensions[d] + piece_of(s, d, device);
    for (const AxisRef& ref : s.manual) group = group * size_of(s.mesh, ref) + coordinate(s.mesh, ref, place);
    while (by_tile.contains({tile, group})) ++group;  // replicas: in the order of the devices
    by_tile[{tile, group}] = device;
  }
  Sizes out;
  for (const auto& [tile, device] : by_tile) out.push_back(device);
  return out;
}

// What XLA makes of a text, and which device it gives each tile.
TEST(Shardings, OfGspmdAreThoseOfXla) {
  const auto all = cases("gspmd");
  ASSERT_GE(all.size(), 30u);
  for (const std::string& line : all) {
    const auto column = columns(line);
    EXPECT_EQ(through_gspmd(column[0]), column[1]) << line;
    const auto s = parse_gspmd(column[0]);
    if (!s || s->of[0].kind != Sharding::Kind::kDimensions) continue;
    Sizes devices;
    std::istringstream numbers(column[2]);
    for (std::int64_t n = 0; numbers >> n;) devices.push_back(n);
    const Tiles t = tiles_of(s->of[0]);
    const bool has_two_groups = t.groups.size() > 1;  // tiles of devices are not told by places alone
    if (!has_two_groups) {
      EXPECT_EQ(devices_of_tiles(s->of[0]), devices) << line;
    }
  }
}

/// `0:0-6,0-48 1:6-12,0-48`.
std::string slices_text(const Sharding& s, const Sizes& shape) {
  std::string out;
  for (std::int64_t device = 0; device < s.mesh.devices(); ++device) {
    const Shard shard = *shard_of(s, shape, device);
    out += (device ? " " : "") + std::to_string(device) + ":";
    for (std::size_t d = 0; d < shape.size(); ++d)
      out += (d ? "," : "") + std::to_string(shard.begin[d]) + "-" + std::to_string(shard.begin[d] + shard.size[d]);
  }
  return out;
}

// Both dialects of a NamedSharding, and what each device holds of an array.
TEST(Shardings, OfJaxAreThoseOfBothDialects) {
  const auto all = cases("named");
  ASSERT_GE(all.size(), 80u);
  for (const std::string& line : all) {
    const auto column = columns(line);
    const std::string in_place = "<mesh" + column[0] + column[1].substr(std::string("<@mesh").size());
    const auto s = parse_shardy(in_place, {});
    ASSERT_TRUE(s) << line << ": " << error_of(s);
    EXPECT_EQ(gspmd_text(s->of[0]), column[2]) << line;
    EXPECT_EQ(slices_text(s->of[0], {24, 48}), column[4]) << line;
    const auto tiles = parse_gspmd(column[2]);
    ASSERT_TRUE(tiles) << line;
    if (tiles->of[0].kind == Sharding::Kind::kDimensions) {
      EXPECT_EQ(slices_text(tiles->of[0], {24, 48}), column[4]) << line;
    }
  }
}

TEST(Shardings, OfShardyComeBack) {
  for (const char* text :
       {R"(<@m, [{"x"}, {}]>)", R"(<@m, [{"y", "x"}, {?}]>)", R"(<@m, [{"y":(1)2}, {"y":(2)2, ?}p0]>)",
        R"(<@m, [{?}p2, {}], replicated={"x"}, unreduced={"y"}>)", R"(<@turned, [{}, {"x"}]>)",
        R"(<mesh<["a"=2, "b"=3], device_ids=[5, 4, 3, 2, 1, 0]>, [{"b"}, {"a"}]>)"})
    EXPECT_EQ(through_shardy(text, 2), text);
  EXPECT_EQ(through_shardy("<@one, []>", 0), "<@one, []>");
}

// (1)2 of y is its high bit, (2)2 its low one: places 4 x + 2 high + low.
TEST(Shardings, OfShardyAreTiles) {
  const std::pair<const char*, const char*> both[] = {
      {R"(<@m, [{"x"}, {"y"}]>)", "{devices=[2,4]<=[8]}"},
      {R"(<@m, [{"y"}, {"x"}]>)", "{devices=[4,2]<=[2,4]T(1,0)}"},
      {R"(<@m, [{"y":(2)2}, {}]>)", "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"},
      {R"(<@m, [{"y":(1)2, "x"}, {"y":(2)2}]>)", "{devices=[4,2]<=[2,2,2]T(1,0,2)}"},
      {R"(<@m, [{"x"}, {}], unreduced={"y"}>)", "{devices=[2,1,4]<=[8] last_tile_dims={unreduced}}"},
      {R"(<@turned, [{"x"}, {"y"}]>)", "{devices=[2,2]3,1,2,0}"},
      {R"(<@m, [{?}, {}]>)", "{replicated}"},
      {R"(<@one, [{}, {}]>)", "{maximal device=5}"},
  };
  for (const auto& [shardy, gspmd] : both)
    EXPECT_EQ(gspmd_text(parse_shardy(shardy, kMeshes).value()), gspmd) << shardy;
}

TEST(Shardings, OfShardyThatCannotBeNameTheLaw) {
  const std::pair<const char*, const char*> bad[] = {
      {R"(<@n, [{}]>)", "there is no mesh @n"},
      {R"(<@m, [{"z"}]>)", "the mesh has no axis \"z\""},
      {R"(<@m, [{"x"}, {"x"}]>)", "axis \"x\" is used twice"},
      {R"(<@m, [{"x"}], replicated={"x"}>)", "axis \"x\" is used twice"},
      {R"(<@m, [{"y"}, {"y":(1)2}]>)", "axes \"y\" and \"y\":(1)2 overlap"},
      {R"(<@m, [{"y":(1)2}, {"y":(1)4}]>)", "axes \"y\":(1)2 and \"y\":(1)4 overlap"},
      {R"(<@m, [{"y":(2)4}]>)", "(2)4 is no part of an axis of size 4"},
      {R"(<@m, [{"y":(0)2}]>)", "(0)2 is no part of an axis of size 4"},
      {R"(<@m, [{}p1]>)", "dimension 0 has a priority, no axes, and is closed"},
      {R"(<mesh<["a"=0]>, [{}]>)", "axis \"a\" of a mesh has size 0"},
      {R"(<mesh<["a"=2, "a"=2]>, [{}]>)", "a mesh has two axes \"a\""},
      {R"(<mesh<["a"=2], device_ids=[0, 0]>, [{}]>)",
       "the device_ids of a mesh of 2 devices are no permutation of 0 to 1"},
      {R"(<mesh<["a"=2], device_ids=[0]>, [{}]>)", "1 device_ids for a mesh of 2 devices"},
      {R"(<@m, [{"x"}], partial={"y"}>)", "expected 'replicated' or 'unreduced'"},
      {R"(<@m, [{"x"}]> <)", "expected the end of a sharding"},
  };
  for (const auto& [text, message] : bad)
    EXPECT_NE(error_of(parse_shardy(text, kMeshes)).find(message), std::string::npos)
        << text << ": " << error_of(parse_shardy(text, kMeshes));
}

TEST(Shardings, OfGspmdThatCannotBeNameTheLaw) {
  const std::pair<const char*, const char*> bad[] = {
      {"{devices=[2,2]<=[2]}", "4 tiles for 2 devices"},
      {"{devices=[2,2]0,1,2}", "4 tiles for 3 devices"},
      {"{devices=[2,2]0,1,2,2}", "no permutation of 0 to 3"},
      {"{devices=[2,0]<=[0]}", "a dimension of 0 devices"},
      {"{devices=[2,2]<=[2,2]T(0,0)}", "the transposition is no permutation of 0 to 1"},
      {"{devices=[2]<=[2] last_tile_dims={manual, replicated}}", "more groups than dimensions of devices"},
      {"{devices=[1073741824,1073741824]<=[4]}", "more than 1048576 tiles"},
      {"{devices=[2]<=[2] last_tile_dims={odd}}", "'odd' is no group of devices"},
      {"{maximal device=-1}", "there is no device -1"},
      {"{anything}", "not supported yet: a sharding 'anything'"},
      {"{replicated", "expected '}'"},
  };
  for (const auto& [text, message] : bad)
    EXPECT_NE(error_of(parse_gspmd(text)).find(message), std::string::npos)
        << text << ": " << error_of(parse_gspmd(text));
}

TEST(Shardings, OfTuplesAreLists) {
  const auto s = parse_gspmd("{{devices=[2]<=[2]}, {replicated}, {manual}}");
  ASSERT_TRUE(s);
  EXPECT_TRUE(s->is_list);
  EXPECT_EQ(s->of.size(), 3u);
  EXPECT_EQ(gspmd_text(*s), "{{devices=[2]<=[2]}, {replicated}, {manual}}");
  const std::size_t ranks[] = {1, 1};
  const auto each = parse_shardy(R"(#sdy.sharding_per_value<[<@m, [{"x"}]>, <@m, [{}]>]>)", kMeshes);
  ASSERT_TRUE(each);
  EXPECT_EQ(shardy_text(*each, ranks), R"(#sdy.sharding_per_value<[<@m, [{"x"}]>, <@m, [{}]>]>)");
  EXPECT_EQ(gspmd_text(*each), "{{devices=[2,4]<=[8] last_tile_dim_replicate}, {replicated}}");
}

// 5 elements on 4 devices: 2, 2, 1 and none, each padded to 2. 3 on 4: one each, and one is all padding.
TEST(Shards, AreRoundedUp) {
  const Sharding s = parse_shardy(R"(<@m, [{"y"}]>)", kMeshes)->of[0];
  const auto held = [&](std::int64_t n) {
    std::vector<std::pair<std::int64_t, std::int64_t>> out;
    for (std::int64_t device = 0; device < 4; ++device) {
      const Shard shard = *shard_of(s, Sizes{n}, device);
      EXPECT_EQ(shard.padded[0], (n + 3) / 4);
      out.emplace_back(shard.begin[0], shard.size[0]);
    }
    return out;
  };
  using Held = std::vector<std::pair<std::int64_t, std::int64_t>>;
  EXPECT_EQ(held(5), (Held{{0, 2}, {2, 2}, {4, 1}, {5, 0}}));
  EXPECT_EQ(held(3), (Held{{0, 1}, {1, 1}, {2, 1}, {3, 0}}));
  EXPECT_EQ(held(0), (Held{{0, 0}, {0, 0}, {0, 0}, {0, 0}}));
  EXPECT_FALSE(shard_of(parse_gspmd("{maximal device=1}")->of[0], Sizes{4}, 0));
  EXPECT_EQ(shard_of(parse_gspmd("{maximal device=1}")->of[0], Sizes{4}, 1)->size, Sizes{4});
}

/// A mesh and some of its axes, or parts of them, on the dimensions.
Sharding drawn(Choices& choices) {
  Sharding s;
  const auto axes = 1 + choices.below(3);
  for (std::uint64_t k = 0; k < axes; ++k)
    s.mesh.axes.emplace_back(std::string(1, static_cast<char>('a' + k)),
                             1 + static_cast<std::int64_t>(choices.below(6)));
  if (choices.below(2)) {
    for (std::int64_t k = 0; k < s.mesh.devices(); ++k)
      s.mesh.device_ids.insert(
          s.mesh.device_ids.begin() + static_cast<std::ptrdiff_t>(choices.below(static_cast<std::uint64_t>(k) + 1)), k);
  }
  s.dimensions.resize(1 + choices.below(3));
  for (const auto& [name, size] : s.mesh.axes) {
    std::vector<AxisRef> parts{{name, {}}};
    if (size % 2 == 0 && size > 2 && choices.below(2))
      parts = {{name, AxisRef::Part{1, 2}}, {name, AxisRef::Part{2, size / 2}}};
    for (const AxisRef& part : parts)
      if (choices.below(4)) s.dimensions[choices.below(s.dimensions.size())].axes.push_back(part);
  }
  return s;
}

Sizes drawn_shape(Choices& choices, std::size_t rank) {
  Sizes shape;
  for (std::size_t d = 0; d < rank; ++d) shape.push_back(static_cast<std::int64_t>(choices.below(9)));
  return shape;
}

// The shards of the devices that hold different pieces cover each element once; those that hold the same, the same.
TEST(Shards, CoverATensorOnce) {
  Prng choices(54);
  for (int run = 0; run < 2000; ++run) {
    const Sharding s = drawn(choices);
    ASSERT_TRUE(check(s));
    const Sizes shape = drawn_shape(choices, s.dimensions.size());
    std::map<Sizes, Shard> by_piece;
    std::int64_t elements = 1, covered = 0, pieces_in_all = 1;
    for (const std::int64_t n : shape) elements *= n;
    for (const DimensionSharding& d : s.dimensions) pieces_in_all *= pieces(s.mesh, d.axes);
    for (std::int64_t device = 0; device < s.mesh.devices(); ++device) {
      Sizes piece;
      for (std::size_t d = 0; d < shape.size(); ++d) piece.push_back(piece_of(s, d, device));
      const Shard shard = *shard_of(s, shape, device);
      const auto [known, is_new] = by_piece.emplace(piece, shard);
      EXPECT_EQ(known->second, shard);
      std::int64_t size = 1;
      for (const std::int64_t n : shard.size) size *= n;
      covered += is_new ? size : 0;
      for (std::size_t d = 0; d < shape.size(); ++d) EXPECT_LE(shard.begin[d] + shard.size[d], shape[d]);
    }
    EXPECT_EQ(static_cast<std::int64_t>(by_piece.size()), pieces_in_all);
    EXPECT_EQ(covered, elements);
  }
}

// Through either text and through tiles each device holds what it held.
TEST(Shardings, SurviveBothDialects) {
  Prng choices(5454);
  for (int run = 0; run < 2000; ++run) {
    const Sharding s = drawn(choices);
    const Sizes shape = drawn_shape(choices, s.dimensions.size());
    const auto shardy = parse_shardy(shardy_text(s, shape.size()).value(), {});
    ASSERT_TRUE(shardy) << error_of(shardy);
    EXPECT_EQ(shardy->of[0], s);
    const std::string text = gspmd_text(s);
    const auto gspmd = parse_gspmd(text);
    ASSERT_TRUE(gspmd) << text << ": " << error_of(gspmd);
    EXPECT_EQ(gspmd_text(*gspmd), text);
    for (std::int64_t device = 0; device < s.mesh.devices(); ++device)
      EXPECT_EQ(shard_of(gspmd->of[0], shape, device), shard_of(s, shape, device)) << text;
    const auto back = parse_shardy(shardy_text(gspmd->of[0], shape.size()).value(), {});
    ASSERT_TRUE(back) << text << ": " << error_of(back);
    EXPECT_EQ(gspmd_text(back->of[0]), text);
  }
}

}  // namespace
}  // namespace assay::program
