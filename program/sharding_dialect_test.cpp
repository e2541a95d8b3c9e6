#include "program/sharding_dialect.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "program/spread.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

constexpr const char* kShardy = R"(
module attributes {mhlo.num_partitions = 4 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]>
  func.func @main(%arg0: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>, jax.a = 1 : i32}, %arg1: tensor<f32>) -> (tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y", "x"}]>}) {
    %0 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}, {}]>]>} : tensor<4x6xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"x"}], replicated={"y"}> : tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
})";

Module valid(const std::string& text) {
  auto module = parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  EXPECT_TRUE(verify(*module)) << verify(*module).error().text();
  return *std::move(module);
}

TEST(ShardingDialect, SaysTheShardingsInTheWordsOfGspmd) {
  const Module module = valid(kShardy);
  EXPECT_EQ(dialect_of_shardings(module), ShardingDialect::kShardy);
  const auto gspmd = with_shardings_in(ShardingDialect::kGspmd, module);
  ASSERT_TRUE(gspmd) << gspmd.error().text();
  const std::string text = print(*gspmd);
  EXPECT_EQ(text.find("sdy"), text.npos) << text;
  EXPECT_NE(text.find(R"({jax.a = 1 : i32, mhlo.sharding = "{devices=[2,1,2]0,2,1,3 last_tile_dim_replicate}"})"),
            text.npos)
      << text;
  EXPECT_NE(text.find("stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "), text.npos) << text;
  EXPECT_EQ(dialect_of_shardings(*gspmd), ShardingDialect::kGspmd);
  const Module again = valid(text);
  EXPECT_EQ(again.devices, 4);
  EXPECT_EQ(print(again), text);
}

TEST(ShardingDialect, SaysThemInTheWordsOfShardyAndBack) {
  const auto gspmd = with_shardings_in(ShardingDialect::kGspmd, valid(kShardy));
  ASSERT_TRUE(gspmd);
  const auto shardy = with_shardings_in(ShardingDialect::kShardy, *gspmd);
  ASSERT_TRUE(shardy) << shardy.error().text();
  const std::string text = print(*shardy);
  EXPECT_EQ(text.find("mhlo.sharding"), text.npos) << text;
  EXPECT_EQ(print(valid(text)), text);
  const auto back = with_shardings_in(ShardingDialect::kGspmd, valid(text));
  ASSERT_TRUE(back) << back.error().text();
  EXPECT_EQ(print(*back), print(*gspmd)) << "the devices of every tile are the same";
}

// A constraint along an unreduced axis is the identity by its text, and a partitioner has to add up what devices hold.
// JAX writes none for GSPMD, whose partitioner does not.
TEST(ShardingDialect, HasNoWordsOfGspmdForUnreducedAxes) {
  const Module module = valid(R"(module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}], unreduced={"x"}> : tensor<4xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}]> : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
)");
  const auto gspmd = with_shardings_in(ShardingDialect::kGspmd, module);
  ASSERT_FALSE(gspmd);
  EXPECT_EQ(gspmd.error().message, "not supported yet: unreduced axes in the words of GSPMD");
  EXPECT_TRUE(with_shardings_in(ShardingDialect::kShardy, module));
  EXPECT_TRUE(without_shardings(module));
}

TEST(ShardingDialect, LeavesThemOut) {
  for (const auto dialect : {ShardingDialect::kShardy, ShardingDialect::kGspmd}) {
    const auto plain = without_shardings(*with_shardings_in(dialect, valid(kShardy)));
    ASSERT_TRUE(plain) << plain.error().text();
    EXPECT_EQ(print(*plain),
              R"(func.func @main(%arg0: tensor<4x6xf32> {jax.a = 1 : i32}, %arg1: tensor<f32>) -> tensor<4x6xf32> {
  %0 = stablehlo.abs %arg0 : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
)");
  }
}

TEST(ShardingDialect, AttributesStandWhereUpstreamReadsThem) {
  const std::string text = R"(module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} dense<1.0> : tensor<4xf32>
    %1 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} %arg0 : tensor<4xf32>
    %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}
)";
  EXPECT_EQ(print(valid(text)), text);
  const auto gspmd = with_shardings_in(ShardingDialect::kGspmd, valid(text));
  ASSERT_TRUE(gspmd);
  EXPECT_NE(print(*gspmd).find(R"(%arg0 : tensor<4xf32>)"), std::string::npos) << print(*gspmd);
  EXPECT_EQ(print(*gspmd).find("{{"), std::string::npos) << "one result is no tuple: " << print(*gspmd);
}

/// Every text of JAX in both dialects: its own is the other's, but for manual regions along some axes of their mesh,
/// which have no words there.
TEST(ShardingDialect, ReadsWhatItWritesOfEveryTextOfJax) {
  int translated = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ASSAY_SOURCE_DIR "/corpus/sharded")) {
    if (entry.path().extension() != ".mlir") continue;
    std::ifstream in(entry.path());
    const Module module = valid((std::stringstream() << in.rdbuf()).str());
    const auto other =
        dialect_of_shardings(module) == ShardingDialect::kGspmd ? ShardingDialect::kShardy : ShardingDialect::kGspmd;
    const auto made = with_shardings_in(other, module);
    const std::string name = entry.path().stem().stem().string();
    const bool is_along_some = name == "map_nested" || name == "map_nested_ring" || name == "map_some_axes";
    EXPECT_EQ(made.has_value(), !is_along_some) << entry.path() << (made ? "" : made.error().text());
    if (!made) continue;
    ++translated;
    const std::string text = print(*made);
    const Module again = valid(text);
    EXPECT_EQ(again.devices, module.devices) << entry.path() << text;
    EXPECT_EQ(text.find(other == ShardingDialect::kGspmd ? "sdy." : "mhlo.sharding"), text.npos) << text;
    EXPECT_EQ(has_manual_regions(again), has_manual_regions(module)) << text;
    if (has_manual_regions(module)) continue;
    const auto plain = without_shardings(again), before = without_shardings(module);
    ASSERT_TRUE(plain && before);
    EXPECT_EQ(print(*plain).find("harding"), std::string::npos) << print(*plain);
  }
  EXPECT_GT(translated, 100);
}

}  // namespace
}  // namespace assay::program
