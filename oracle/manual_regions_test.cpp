#include <gtest/gtest.h>

#include "oracle/oracle.h"
#include "program/on_devices.h"
#include "program/spread.h"
#include "program/text/text.h"
#include "spec/contract/contract.h"

/// Programs with manual regions: the body runs on every device, on its shard.
namespace assay::oracle {
namespace {

std::string spread_program(const std::string& mesh, const std::string& functions, std::int64_t devices = 4) {
  return "module attributes {mhlo.num_partitions = " + std::to_string(devices) +
         " : i32, mhlo.num_replicas = 1 : i32} {\n" + mesh + "\n" + functions + "\n}\n";
}

const std::string kLine = R"(sdy.mesh @m = <["x"=4]>)", kSquare = R"(sdy.mesh @m = <["x"=2, "y"=2]>)";

Tensor tensor_said(const std::string& literal) {
  spec::Arena arena;
  return program::tensor_of(program::parse_literal(literal, arena).value());
}

std::string text_said(const Tensor& t) {
  spec::Arena arena;
  return program::print_literal(program::literal_of(t, arena));
}

/// The first result, or the error.
std::string answer_of(const std::string& text, const std::vector<std::string>& inputs) {
  const auto module = program::parse(text);
  if (!module) return module.error().message;
  if (const auto ok = program::verify(*module); !ok) return ok.error().message;
  std::vector<Tensor> tensors;
  for (const std::string& input : inputs) tensors.push_back(tensor_said(input));
  const auto run = evaluate(*module, {tensors});
  if (!run) return run.error().message;
  EXPECT_EQ(run->outputs.size(), 1u) << "a program of one process";
  return text_said(run->outputs[0][0]);
}

std::string all_reduce(const std::string& groups, const std::string& type) {
  return R"("stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<)" +
         groups + R"(>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %s = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<)" +
         type + ">) -> tensor<" + type + ">";
}

const std::string kEight = "dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>";
const std::string kSums = "dense<[16, 20]> : tensor<2xi32>";  // 1 + 3 + 5 + 7, 2 + 4 + 6 + 8

const std::string kSumOfShards = spread_program(kLine, R"(func.func @main(%a: tensor<8xi32>) -> tensor<2xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}]>] out_shardings=[<@m, [{}]>] manual_axes={"x"} (%x: tensor<2xi32>) {
    %1 = )" + all_reduce("[[0, 1, 2, 3]]> : tensor<1x4xi64", "2xi32") +
                                                           R"(
    sdy.return %1 : tensor<2xi32>
  } : (tensor<8xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
})");

/// The body of GSPMD's form, from shards along `in` to those along `out`.
std::string in_gspmd(const std::string& in, const std::string& out, const std::string& body) {
  return spread_program("", R"(func.func @main(%a: tensor<8xi32>) -> tensor<2xi32> {
  %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = ")" +
                                in + R"("} : (tensor<8xi32>) -> tensor<8xi32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8xi32>) -> tensor<2xi32>
  %2 = func.call @body(%1) : (tensor<2xi32>) -> tensor<2xi32>
  %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2xi32>) -> tensor<2xi32>
  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = ")" +
                                out + R"("} : (tensor<2xi32>) -> tensor<2xi32>
  return %4 : tensor<2xi32>
}
func.func private @body(%x: tensor<2xi32>) -> tensor<2xi32> {
  %0 = )" + body + R"(
  return %0 : tensor<2xi32>
})");
}

TEST(ManualRegions, RunOnEveryDevice) { EXPECT_EQ(answer_of(kSumOfShards, {kEight}), kSums); }

TEST(ManualRegions, AreSaidByTheirBordersToo) {
  EXPECT_EQ(
      answer_of(in_gspmd("{devices=[4]<=[4]}", "{replicated}", all_reduce("[[0, 1, 2, 3]]> : tensor<1x4xi64", "2xi32")),
                {kEight}),
      kSums);
}

// Sums of halves in the place of sums of all: a fault that is planted is seen.
TEST(ManualRegions, ShowAWrongGroup) {
  const std::string halves = all_reduce("[[0, 1], [2, 3]]> : tensor<2x2xi64", "2xi32");
  EXPECT_NE(answer_of(in_gspmd("{devices=[4]<=[4]}", "{replicated}", halves), {kEight}).find("devices differ"),
            std::string::npos);
}

// What lies where is the mesh's: place k of the mesh is the device that it names.
TEST(ManualRegions, GoByTheOrderOfDevices) {
  const std::string ids = R"(func.func @main() -> tensor<4xui32> {
  %0 = sdy.manual_computation() in_shardings=[] out_shardings=[<@m, [{"x"}]>] manual_axes={"x"} () {
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.reshape %1 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %2 : tensor<1xui32>
  } : () -> tensor<4xui32>
  return %0 : tensor<4xui32>
})";
  EXPECT_EQ(answer_of(spread_program(kLine, ids), {}), "dense<[0, 1, 2, 3]> : tensor<4xui32>");
  EXPECT_EQ(answer_of(spread_program(R"(sdy.mesh @m = <["x"=4], device_ids=[3, 1, 2, 0]>)", ids), {}),
            "dense<[3, 1, 2, 0]> : tensor<4xui32>");
}

TEST(ManualRegions, TakePartsOfAnAxisApart) {
  const std::string text = spread_program(kLine, R"(func.func @main(%a: tensor<2x2xui32>) -> tensor<2x2xui32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x":(2)2}, {"x":(1)2}]>] out_shardings=[<@m, [{"x":(1)2}, {"x":(2)2}]>] manual_axes={"x"} (%x: tensor<1x1xui32>) {
    sdy.return %x : tensor<1x1xui32>
  } : (tensor<2x2xui32>) -> tensor<2x2xui32>
  return %0 : tensor<2x2xui32>
})");
  // Device (high, low) takes [low, high] and gives [high, low]: a transposition.
  EXPECT_EQ(answer_of(text, {"dense<[[1, 2], [3, 4]]> : tensor<2x2xui32>"}),
            "dense<[[1, 3], [2, 4]]> : tensor<2x2xui32>");
}

// Along x the region has rows, along y the inner one columns; sums of columns are of one row's devices.
TEST(ManualRegions, NestAlongOtherAxes) {
  const std::string text = spread_program(kSquare, R"(func.func @main(%a: tensor<2x2xi32>) -> tensor<2x1xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x", ?}, {?}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%r: tensor<1x2xi32>) {
    %1 = stablehlo.add %r, %r : tensor<1x2xi32>
    %2 = sdy.manual_computation(%1) in_shardings=[<@m, [{}, {"y"}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"y"} (%x: tensor<1x1xi32>) {
      %3 = )" + all_reduce("[[0, 1], [2, 3]]> : tensor<2x2xi64", "1x1xi32") +
                                                       R"(
      sdy.return %3 : tensor<1x1xi32>
    } : (tensor<1x2xi32>) -> tensor<1x1xi32>
    sdy.return %2 : tensor<1x1xi32>
  } : (tensor<2x2xi32>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
})");
  EXPECT_EQ(answer_of(text, {"dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"}), "dense<[[6], [14]]> : tensor<2x1xi32>");
}

// The columns that the inner region gives are put together row by row.
TEST(ManualRegions, PutShardsTogetherAmongTheirGroup) {
  const std::string text = spread_program(kSquare, R"(func.func @main(%a: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%r: tensor<1x2xi32>) {
    %2 = sdy.manual_computation(%r) in_shardings=[<@m, [{}, {"y"}]>] out_shardings=[<@m, [{}, {"y"}]>] manual_axes={"y"} (%x: tensor<1x1xi32>) {
      %3 = stablehlo.add %x, %x : tensor<1x1xi32>
      sdy.return %3 : tensor<1x1xi32>
    } : (tensor<1x2xi32>) -> tensor<1x2xi32>
    sdy.return %2 : tensor<1x2xi32>
  } : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
})");
  EXPECT_EQ(answer_of(text, {"dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"}),
            "dense<[[2, 4], [6, 8]]> : tensor<2x2xi32>");
}

// A preparation serves several inputs, and the sets hold the exact answers.
TEST(ManualRegions, AreJudged) {
  const auto module = program::parse(kSumOfShards).value();
  Preparation prepared;
  for (const auto& [input, sums] :
       {std::pair(kEight, kSums),
        std::pair(std::string("dense<1> : tensor<8xi32>"), std::string("dense<[4, 4]> : tensor<2xi32>"))}) {
    const ProcessTensors inputs{{tensor_said(input)}};
    EXPECT_EQ(text_said(evaluate(module, inputs, {}, &prepared)->outputs[0][0]), sums);
    const auto sets = acceptance_sets(module, inputs, **spec::contract_named("stablehlo")).value();
    ASSERT_EQ(sets.outputs.size(), 1u);
    for (const ElementJudgement& j : sets.outputs[0][0].judge(tensor_said(sums).bytes))
      EXPECT_TRUE(j.accepts && j.strength == Strength::kChecked);
  }
}

TEST(ManualRegions, ThatCannotBeNameTheLaw) {
  const auto changed = [](std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
  };
  const std::pair<std::pair<const char*, const char*>, const char*> bad[] = {
      {{R"([<@m, [{"x"}]>])", R"([<@m, [{}]>])"},
       "operand 0: dimension 0 is cut into 1 pieces, and the region has tensor<2xi32> of tensor<8xi32>"},
      {{R"([<@m, [{"x"}]>])", R"([])"}, "0 shardings of 1 operands and 1 of 1 results"},
      {{R"([<@m, [{"x"}]>])", R"([<@m, [{"x"}, {}]>])"}, "a sharding of 2 dimensions for a tensor of rank 1"},
      {{R"(manual_axes={"x"})", R"(manual_axes={"z"})"}, "the mesh has no axis \"z\""},
      {{R"(["x"=4])", R"(["x"=2])"}, "a sharding over 2 devices in a program of 4"},
      {{R"([<@m, [{}]>])", R"([<@m, [{"x"}]>])"}, "result 0: dimension 0 is cut into 4 pieces"},
  };
  for (const auto& [change, message] : bad) {
    const std::string found = answer_of(changed(kSumOfShards, change.first, change.second), {kEight});
    EXPECT_NE(found.find(message), std::string::npos) << change.second << ": " << found;
  }
}

// A result that is said to be whole on every device, and is the number of the device.
TEST(ManualRegions, WhoseDevicesDifferAreNotJudged) {
  const auto ids = [](const std::string& mesh, const std::string& axes, const std::string& sharding,
                      const std::string& type) {
    return spread_program(mesh, R"(func.func @main() -> tensor<)" + type + R"(xui32> {
  %0 = sdy.manual_computation() in_shardings=[] out_shardings=[<@m, [)" +
                                    sharding + R"(]>] manual_axes=)" + axes + R"( () {
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.reshape %1 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %2 : tensor<1xui32>
  } : () -> tensor<)" + type + R"(xui32>
  return %0 : tensor<)" + type + R"(xui32>
})");
  };
  const std::string differ =
      "not supported yet: a program whose devices differ about result 0, so that no text says what it is";
  EXPECT_EQ(answer_of(ids(kLine, R"({"x"})", "{}", "1"), {}), differ);
  EXPECT_EQ(answer_of(ids(kSquare, R"({"x", "y"})", R"({"x"})", "2"), {}), differ);
  const auto module = program::parse(ids(kSquare, R"({"x", "y"})", R"({"x"})", "2")).value();
  const auto sets = acceptance_sets(module, {{}}, **spec::contract_named("stablehlo"));
  ASSERT_FALSE(sets);
  EXPECT_EQ(sets.error().message, differ);
  EXPECT_EQ(answer_of(ids(kSquare, R"({"x", "y"})", R"({"x", "y"})", "4"), {}), "dense<[0, 1, 2, 3]> : tensor<4xui32>");
}

TEST(ManualRegions, AreAllOfWhatTellsDevicesApart) {
  std::string outside = kSumOfShards;
  outside.replace(outside.find("  return %0"), 0, "  %9 = stablehlo.partition_id : tensor<ui32>\n");
  EXPECT_NE(answer_of(outside, {kEight}).find("not supported yet: outside of manual regions"), std::string::npos)
      << answer_of(outside, {kEight});
}

}  // namespace
}  // namespace assay::oracle
