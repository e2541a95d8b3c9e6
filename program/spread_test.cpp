#include <gtest/gtest.h>

#include "program/module.h"
#include "program/spread.h"
#include "program/text/text.h"

/// Whether mhlo.num_partitions counts processes or devices, and the shardings of programs.
namespace assay::program {
namespace {

std::string in_module(const std::string& rest) {
  return "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n" + rest + "\n}\n";
}

const std::string kMeshOfFour = "sdy.mesh @m = <[\"x\"=4]>\n";
const std::string kId = "  %1 = stablehlo.partition_id : tensor<ui32>\n";

std::string function(const std::string& argument, const std::string& result, const std::string& ops) {
  return "func.func @main(%a: tensor<8x4xf32>" + argument + ") -> (tensor<8x4xf32>" + result + ") {\n" + ops +
         "  return %a : tensor<8x4xf32>\n}";
}

std::string said(const std::string& text) {
  const auto module = parse(text);
  if (!module) return module.error().message;
  return std::to_string(module->grid.partitions) + " processes, " + std::to_string(module->devices) + " devices";
}

const std::string kRows = R"( {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>})";
const std::string kTiles = R"( {mhlo.sharding = "{devices=[4,1]<=[4]}"})";

TEST(Partitions, AreDevicesWhereAProgramSaysShardings) {
  EXPECT_EQ(said(in_module(function("", "", ""))), "4 processes, 1 devices");
  EXPECT_EQ(said(in_module(kMeshOfFour + function("", "", ""))), "4 processes, 1 devices");
  EXPECT_EQ(said(in_module(kMeshOfFour + function(kRows, "", ""))), "1 processes, 4 devices");
  EXPECT_EQ(said(in_module(function("", kTiles, ""))), "1 processes, 4 devices");
  EXPECT_EQ(
      said(in_module(kMeshOfFour +
                     function("", "", "  %1 = sdy.sharding_constraint %a <@m, [{\"x\"}, {}]> : tensor<8x4xf32>\n"))),
      "1 processes, 4 devices");
  EXPECT_EQ(
      said(in_module(function(
          "", "",
          R"(  %1 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
)"))),
      "1 processes, 4 devices");
}

TEST(Partitions, AreProcessesWhereTheProgramTellsThemApart) {
  EXPECT_EQ(said(in_module(function("", "", kId))), "4 processes, 1 devices");
  EXPECT_EQ(said(in_module(kMeshOfFour + function(kRows, "", kId))), "4 processes, 1 devices");
}

TEST(Partitions, OfDevicesComeBack) {
  const std::string text = in_module(kMeshOfFour + function(kRows, "", ""));
  const std::string printed = print(parse(text).value());
  EXPECT_NE(printed.find("mhlo.num_partitions = 4 : i32"), std::string::npos) << printed;
  EXPECT_EQ(print(parse(printed).value()), printed);
}

TEST(Partitions, OfDevicesNeedASharding) {
  auto module = parse(in_module(kMeshOfFour + function(kRows, "", ""))).value();
  ASSERT_TRUE(verify(module));
  module.functions[0].argument_attributes[0].clear();
  EXPECT_EQ(verify(module).error().message, "a program over 4 devices that says no sharding");
}

/// What is wrong with a text, its place included.
std::string wrong(const std::string& text) {
  const auto module = parse(text);
  if (!module) return module.error().text();
  const auto ok = verify_text(*module), also = verify(*module);
  EXPECT_EQ(ok.has_value(), also.has_value());
  return ok ? "" : ok.error().text();
}

std::string sharding(const std::string& s) { return " {sdy.sharding = #sdy.sharding<" + s + ">}"; }
std::string tiles(const std::string& s) { return " {mhlo.sharding = \"" + s + "\"}"; }

TEST(Shardings, OfProgramsThatHold) {
  for (const std::string& s : {sharding(R"(@m, [{"x"}, {?}])"), sharding(R"(@m, [{}, {"x":(2)2}p1])"),
                               tiles("{replicated}"), tiles("{devices=[2,2]<=[4]}"),
                               tiles("{devices=[2,1,2]<=[4] last_tile_dim_replicate}"), tiles("{maximal device=3}")}) {
    EXPECT_EQ(wrong(in_module(kMeshOfFour + function(s, "", ""))), "") << s;
    EXPECT_EQ(wrong(in_module(kMeshOfFour + function("", s, ""))), "") << s;
  }
}

TEST(Shardings, OfProgramsThatCannotBeNamePlaceAndLaw) {
  const std::pair<std::string, const char*> bad[] = {
      {sharding(R"(@n, [{}, {}])"), "argument 0 of @main: there is no mesh @n"},
      {sharding(R"(@m, [{"x"}, {"x"}])"), "argument 0 of @main: axis \"x\" is used twice"},
      {sharding(R"(@m, [{"x"}])"), "a sharding of 1 dimensions for a tensor of rank 2"},
      {sharding(R"(mesh<["a"=2]>, [{}, {}])"), "a sharding over 2 devices in a program of 4"},
      {tiles("{devices=[2,1]<=[2]}"), "a sharding over 2 devices in a program of 4"},
      {tiles("{devices=[4]<=[4]}"), "a sharding of 1 dimensions for a tensor of rank 2"},
      {tiles("{devices=[4,2]<=[4]}"), "8 tiles for 4 devices"},
      {tiles("{maximal device=4}"), "device 4 of 4"},
      {" {mhlo.sharding = \"{replicated}\", sdy.sharding = #sdy.sharding<@m, [{}, {}]>}", "in both dialects"},
      {" {mhlo.sharding = 3 : i64}", "mhlo.sharding is no text"},
  };
  for (const auto& [s, message] : bad) {
    const std::string found = wrong(in_module(kMeshOfFour + function(s, "", "")));
    EXPECT_NE(found.find(message), std::string::npos) << s << ": " << found;
    EXPECT_EQ(found.find("3:"), 0u) << found << ": of the function in the third line";
  }
}

TEST(Shardings, OfOpsAreHeldAgainstTheLaws) {
  const std::pair<const char*, const char*> bad[] = {
      {"sdy.sharding_constraint %a <@m, [{\"x\"}]> : tensor<8x4xf32>",
       "a sharding of 1 dimensions for a tensor of rank 2"},
      {"sdy.sharding_constraint %a <@m, [{\"y\"}, {}]> : tensor<8x4xf32>", "the mesh has no axis \"y\""},
      {R"(stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>)",
       "a sharding over 8 devices in a program of 4"},
      {R"(stablehlo.add %a, %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"x"}]>]>} : tensor<8x4xf32>)",
       "axis \"x\" is used twice"},
      {R"(stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<3x4xf32>)",
       "tensor<3x4xf32> is no shard of tensor<8x4xf32>: the pieces do not come out even"},
      {R"(stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<2x4xi32>)",
       "their elements differ"},
  };
  for (const auto& [op, message] : bad) {
    const std::string found = wrong(in_module(kMeshOfFour + function("", "", std::string("  %1 = ") + op + "\n")));
    EXPECT_NE(found.find(message), std::string::npos) << op << ": " << found;
  }
}

}  // namespace
}  // namespace assay::program
