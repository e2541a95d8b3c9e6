#include "program/partition/partition.h"

#include <gtest/gtest.h>

#include <set>

#include "program/text/text.h"
#include "spec/record.h"

/// What a partitioner makes of programs. That the answers are right is tested where the oracle is.
namespace assay::program {
namespace {

std::string spread_program(const std::string& mesh, const std::string& function) {
  return "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\nsdy.mesh @m = <[" + mesh +
         "]>\n" + function + "\n}\n";
}

const std::string kLine = R"("x"=4)", kSquare = R"("x"=2, "y"=2)";

Result<Partitioned> partitioned(const std::string& text) {
  auto module = parse(text);
  if (!module) return tl::unexpected(module.error());
  if (const auto valid = verify(*module); !valid) return tl::unexpected(valid.error());
  auto out = partition(*module);
  if (out)
    if (const auto valid = verify(out->module); !valid) return tl::unexpected(valid.error());
  return out;
}

/// The ops of @main, with the types of their first results.
std::string ops_of(const std::string& text) {
  const auto made = partitioned(text);
  if (!made) return made.error().text();
  const Function& f = *made->module.entry();
  std::string out;
  for (const Op& op : f.body.ops) {
    if (!out.empty()) out += ", ";
    out += op.record->mnemonic + " " + f.type(op.first_result).text();
  }
  return out;
}

TEST(Partition, TakesAndGivesShards) {
  const auto made = partitioned(spread_program(kSquare, R"(func.func @main(
    %a: tensor<5x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y"}, {}]>}) -> (
    tensor<5x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
    return %a : tensor<5x4xf32>
  })"));
  ASSERT_TRUE(made) << made.error().text();
  const Function& f = *made->module.entry();
  EXPECT_EQ(made->module.grid.processes(), 4);
  EXPECT_EQ(made->module.devices, 1);
  EXPECT_EQ(f.type(f.body.arguments[0]).text(), "tensor<2x4xf32>");  // ceil(5 / 4)
  EXPECT_EQ(f.results[0].text(), "tensor<3x2xf32>");                 // ceil(5 / 2), 4 / 2
}

TEST(Partition, RunsOpsOnShardsWithoutAWordBetweenDevices) {
  EXPECT_EQ(ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<7x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (
    tensor<3x7xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
    %0 = stablehlo.negate %a : tensor<7x3xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<7x3xf32>) -> tensor<3x7xf32>
    return %1 : tensor<3x7xf32>
  })")),
            "negate tensor<2x3xf32>, transpose tensor<3x2xf32>");
}

TEST(Partition, FoldsAmongDevicesWhatEachHasFolded) {
  const std::string product = R"(%0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] :
      (tensor<3x8xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    return %0 : tensor<3x5xf32>
  })";
  const auto dot = [&](const std::string& a, const std::string& b) {
    return ops_of(spread_program(kLine, "func.func @main(%a: tensor<3x8xf32> {sdy.sharding = #sdy.sharding<@m, " + a +
                                            ">}, %b: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, " + b +
                                            ">}) -> tensor<3x5xf32> {\n" + product));
  };
  EXPECT_EQ(dot(R"([{}, {"x"}])", R"([{"x"}, {}])"), "dot_general tensor<3x5xf32>, all_reduce tensor<3x5xf32>");
}

TEST(Partition, DoesNotFoldPadding) {
  const std::string text = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<f32> {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  })"));
  EXPECT_EQ(text.find("all_reduce"), text.npos) << text;
  EXPECT_NE(text.find("reduce tensor<f32>"), text.npos) << text;
}

TEST(Partition, FoldsNoInitTwiceThatCounts) {
  const auto reduction =
      [](const std::string& init) {
        return ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<f32> {
    %0 = stablehlo.constant dense<)" + init + R"(> : tensor<f32>
    %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  })"));
      };
  EXPECT_NE(reduction("0.0").find("all_reduce"), std::string::npos);
  EXPECT_EQ(reduction("1.0").find("all_reduce"), std::string::npos);
}

TEST(Partition, SumsNarrowTypesAtOnce) {
  const auto reduction = [](const std::string& function, const std::string& init) {
    return ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xbf16> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<bf16> {
    %0 = stablehlo.constant dense<)" + init +
                                            R"(> : tensor<bf16>
    %1 = stablehlo.reduce(%a init: %0) applies stablehlo.)" +
                                            function +
                                            R"( across dimensions = [0] : (tensor<8xbf16>, tensor<bf16>) -> tensor<bf16>
    return %1 : tensor<bf16>
  })"));
  };
  EXPECT_EQ(reduction("add", "0.0").find("all_reduce"), std::string::npos);
  EXPECT_NE(reduction("maximum", "0xFF80").find("all_reduce"), std::string::npos);
}

TEST(Partition, ReversesShards) {
  const std::string text = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<8xf32>
    return %0 : tensor<8xf32>
  })"));
  EXPECT_NE(text.find("all_gather tensor<4x2xf32>"), text.npos) << text;
  EXPECT_NE(text.find("reverse tensor<2xf32>"), text.npos) << text;
  EXPECT_EQ(text.find("reverse tensor<8xf32>"), text.npos) << text;
}

TEST(Partition, PutsTogetherWhatMoves) {
  const std::string text = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<2x4xf32> {
    %0 = stablehlo.reshape %a : (tensor<8xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  })"));
  EXPECT_NE(text.find("all_gather tensor<4x2xf32>"), text.npos) << text;
  EXPECT_NE(text.find("reshape tensor<2x4xf32>"), text.npos) << text;
}

TEST(Partition, TakesWindows) {
  const std::string pad = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %z: tensor<f32>) -> (
    tensor<9xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = stablehlo.pad %a, %z, low = [-1], high = [2], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
    return %0 : tensor<9xf32>
  })"));
  EXPECT_EQ(pad.substr(pad.rfind(", ") + 2), "pad tensor<3xf32>") << pad;
  const std::string slice = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<9xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (
    tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = stablehlo.slice %a [1:8:2] : (tensor<9xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  })"));
  EXPECT_EQ(slice.substr(slice.rfind(", ") + 2), "slice tensor<1xf32>") << slice;
  const std::string sums = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %z: tensor<f32>) -> (
    tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = "stablehlo.reduce_window"(%a, %z) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  })"));
  EXPECT_NE(sums.find("dynamic_slice tensor<4xf32>, reduce_window tensor<2xf32>"), sums.npos) << sums;
}

TEST(Partition, PutsShardsInOrderByMergingNeighbours) {
  const std::string text = ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (
    tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  })"));
  EXPECT_EQ(text.find("all_gather"), text.npos) << text;
  std::size_t rounds = 0;
  for (auto at = text.find("sort tensor<4xf32>"); at != text.npos; at = text.find("sort tensor<4xf32>", at + 1))
    ++rounds;
  EXPECT_EQ(rounds, 4u) << "one of each device: " << text;
}

TEST(Partition, LetsDevicesChangePlacesAndParts) {
  EXPECT_EQ(ops_of(spread_program(kSquare, R"(func.func @main(
    %a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y"}]>}) -> (
    tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "x"}]>}) {
    return %a : tensor<4xf32>
  })")),
            "collective_permute tensor<1xf32>");
  EXPECT_EQ(ops_of(spread_program(kLine, R"(func.func @main(
    %a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (
    tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
    return %a : tensor<4x8xf32>
  })")),
            "all_to_all tensor<4x2xf32>");
}

TEST(Partition, ReadsBothDialects) {
  EXPECT_EQ(ops_of(R"(module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%a: tensor<8xf32>) -> (tensor<8xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) {
    %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<8xf32>) -> tensor<8xf32>
    %1 = stablehlo.negate %0 : tensor<8xf32>
    return %1 : tensor<8xf32>
  }
})")
                .substr(0, 12),
            "partition_id");
}

TEST(Partition, RefusesWhatItDoesNotSpread) {
  const auto refusal = [](const std::string& text) {
    const auto made = partitioned(text);
    return made ? "" : made.error().message;
  };
  EXPECT_EQ(refusal("func.func @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> }"),
            "not supported yet: a program that is not spread over devices");
  EXPECT_EQ(refusal(R"(module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%a: tensor<8xf32> {mhlo.sharding = "{maximal device=1}"}) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
})"),
            "not supported yet: an argument or a result that is no tensor with parts on all devices");
}

TEST(PartitionFaults, HaveNamesOfTheirOwnAndOpsThatThereAre) {
  std::set<std::string_view> names;
  for (const PartitionFault& f : partition_faults()) {
    EXPECT_TRUE(names.insert(f.name).second) << f.name;
    EXPECT_EQ(partition_fault_named(f.name), &f);
    EXPECT_NE(f.slip, Slip::kNone) << f.name;
    EXPECT_TRUE(f.op.empty() || spec::Records::builtin().find(f.op) != nullptr) << f.op;
  }
  EXPECT_EQ(partition_fault_named("all_reduce.mising"), nullptr);
  EXPECT_GE(names.size(), 60u);
}

}  // namespace
}  // namespace assay::program
