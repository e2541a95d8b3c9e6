#include "program/manual_dialect.h"

#include <gtest/gtest.h>

#include "program/text/text.h"

/// Manual regions in the words of both dialects. That they mean the same is tested where the oracle is.
namespace assay::program {
namespace {

Module valid_module(const std::string& text) {
  auto module = parse(text);
  EXPECT_TRUE(module) << module.error().text() << text;
  const auto valid = module ? verify(*module) : Result<void>();
  EXPECT_TRUE(valid) << valid.error().text() << text;
  return module ? *std::move(module) : Module{};
}

std::string in_four(const std::string& meshes, const std::string& function) {
  return "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n" + meshes + function +
         "}\n";
}

const std::string kRegion = in_four(R"(  sdy.mesh @mesh = <["x"=2, "y"=2]>
)",
                                    R"(  func.func @main(%arg0: tensor<4x6xf32>) -> tensor<4x3xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"y"}, {"x"}]>] out_shardings=[<@mesh, [{"y", "x"}, {}]>] manual_axes={"x", "y"} (%arg1: tensor<2x3xf32>) {
      %1 = stablehlo.slice %arg1 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
      sdy.return %1 : tensor<1x3xf32>
    } : (tensor<4x6xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
)");

// Tile (i, j) of 2 x 2 is on the device with y = i, x = j, which is 2 j + i: the transposed array.
TEST(ManualDialect, ARegionHasBorders) {
  const auto made = with_borders(valid_module(kRegion));
  ASSERT_TRUE(made) << made.error().text();
  const std::string text = print(*made);
  for (
      const char* line :
      {R"(custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"})",
       R"(custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x6xf32>) -> tensor<2x3xf32>)",
       R"(custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x3xf32>) -> tensor<1x3xf32>)",
       R"(custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[2,2]T(1,0)}"} : (tensor<1x3xf32>) -> tensor<4x3xf32>)"})
    EXPECT_NE(text.find(line), text.npos) << line << text;
}

TEST(ManualDialect, BordersHaveARegionOnOneMesh) {
  const auto module = valid_module(in_four("", R"(  func.func @main(%arg0: tensor<4x6xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<2.0> : tensor<1x3xf32>
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0)}"} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x6xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.slice %1 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.multiply %2, %c : tensor<1x3xf32>
    %4 = stablehlo.custom_call @Sharding(%3) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.custom_call @SPMDShardToFullShape(%4) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[4]}"} : (tensor<1x3xf32>) -> tensor<4x3xf32>
    return %5 : tensor<4x3xf32>
  }
)"));
  const auto made = with_regions(module);
  ASSERT_TRUE(made) << made.error().text();
  const std::string text = print(*made);
  // Four pieces along both axes, and two along each: the first axis is the outer one.
  EXPECT_NE(text.find(R"(sdy.mesh @mesh = <["axis_0"=2, "axis_1"=2]>)"), text.npos) << text;
  EXPECT_NE(
      text.find(
          R"(in_shardings=[<@mesh, [{"axis_1"}, {"axis_0"}]>] out_shardings=[<@mesh, [{"axis_0", "axis_1"}, {}]>] manual_axes={"axis_0", "axis_1"} ()"),
      text.npos)
      << text;
  EXPECT_LT(text.find("manual_computation"), text.find("stablehlo.constant")) << "the constant stands within: " << text;
}

TEST(ManualDialect, HasNoWordsForSomeAxesAlone) {
  const auto made = with_borders(valid_module(in_four(R"(  sdy.mesh @mesh = <["x"=2, "y"=2]>
)",
                                                      R"(  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%arg1: tensor<2xf32>) {
      sdy.return %arg1 : tensor<2xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
)")));
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().message,
            "not supported yet: manual regions along some axes of their mesh, in the words of GSPMD");
}

TEST(ManualDialect, TellsWhatHasNoRegion) {
  const auto refusal = [](const std::string& body, const std::string& result) {
    const auto made = with_regions(valid_module(in_four(
        "", "  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>) -> " + result + " {\n" + body + "}\n")));
    return made ? "" : made.error().message;
  };
  const auto call = [](const std::string& target, const std::string& sharding, const std::string& value,
                       const std::string& from, const std::string& to) {
    return "stablehlo.custom_call @" + target + "(" + value + ") {backend_config = \"\", mhlo.sharding = \"" +
           sharding + "\"} : (" + from + ") -> " + to + "\n";
  };
  const std::string whole = "tensor<4xf32>", shard = "tensor<2xf32>",
                    cut = "{devices=[2,2]<=[4] last_tile_dim_replicate}";
  const std::string taken = "%0 = " + call("Sharding", cut, "%arg0", whole, whole) +
                            "%1 = " + call("SPMDFullToShardShape", "{manual}", "%0", whole, shard);
  EXPECT_EQ(
      refusal(taken + "%2 = " + call("SPMDShardToFullShape", cut, "%1", shard, whole) + "return %1 : " + shard + "\n",
              shard),
      "not supported yet: a shard that is read outside of its manual region");
  EXPECT_EQ(refusal(taken + "%2 = stablehlo.add %1, %arg1 : tensor<2xf32>\n%3 = " +
                        call("SPMDShardToFullShape", cut, "%2", shard, whole) + "return %3 : " + whole + "\n",
                    whole),
            "not supported yet: a manual region that reads a value from outside, in Shardy's words");
}

}  // namespace
}  // namespace assay::program
