#include "oracle/partitioned.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "program/text/text.h"
#include "spec/contract/contract.h"

/// The reference partitioner gives the answers of programs without shardings, and with a planted bug it does not.
namespace assay::oracle {
namespace {

namespace fs = std::filesystem;

Tensor tensor_said(const std::string& literal) {
  spec::Arena arena;
  return program::tensor_of(program::parse_literal(literal, arena).value());
}

std::string text_said(const Tensor& t) {
  spec::Arena arena;
  return program::print_literal(program::literal_of(t, arena));
}

/// The first result, or the error.
std::string answer_of(const std::string& text, const std::vector<std::string>& inputs, const std::string& fault = "") {
  const auto module = program::parse(text);
  if (!module) return module.error().text();
  std::vector<Tensor> tensors;
  for (const std::string& input : inputs) tensors.push_back(tensor_said(input));
  auto program = PartitionedProgram::of(*module, program::partition_fault_named(fault));
  if (!program) return program.error().text();
  const auto run = program->run({tensors});
  return run ? text_said(run->outputs[0][0]) : run.error().text();
}

std::string spread_program(const std::string& mesh, const std::string& function) {
  return "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\nsdy.mesh @m = <[" + mesh +
         "]>\n" + function + "\n}\n";
}

const std::string kSixOnFour = spread_program(R"("x"=4)", R"(func.func @main(
    %a: tensor<6xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (
    tensor<6xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = stablehlo.reverse %a, dims = [0] : tensor<6xi32>
    %1 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6xi32>
    return %2 : tensor<6xi32>
  })");
const std::string kSix = "dense<[10, 20, 30, 40, 50, 60]> : tensor<6xi32>";

TEST(PartitionedProgram, HasNoPaddingInItsAnswers) {
  // 60 + 0, 50 + 1, ...; devices hold 2, 2, 2 and none of the elements.
  EXPECT_EQ(answer_of(kSixOnFour, {kSix}), "dense<[60, 51, 42, 33, 24, 15]> : tensor<6xi32>");
}

TEST(PartitionedProgram, GoesWrongByAPlantedBug) {
  EXPECT_EQ(answer_of(kSixOnFour, {kSix}, "count.from_zero"), "dense<[60, 51, 40, 31, 20, 11]> : tensor<6xi32>");
  // Each pair by itself, and the padding of the last device nowhere.
  EXPECT_EQ(answer_of(kSixOnFour, {kSix}, "reverse.per_shard"), "dense<[20, 11, 42, 33, 64, 55]> : tensor<6xi32>");
}

const std::string kProduct = spread_program(R"("x"=2, "y"=2)", R"(func.func @main(
    %a: tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}, %b: tensor<4xi32>) -> tensor<2xi32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  })");
const std::string kMatrix = "dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>",
                  kVector = "dense<[1, 10, 100, 1000]> : tensor<4xi32>";

TEST(PartitionedProgram, AddsUpWhatDevicesHaveSummed) {
  EXPECT_EQ(answer_of(kProduct, {kMatrix, kVector}), "dense<[4321, 8765]> : tensor<2xi32>");
  EXPECT_EQ(answer_of(kProduct, {kMatrix, kVector}, "all_reduce.twice"), "dense<[8642, 17530]> : tensor<2xi32>");
}

/// Eight elements, two on each of four devices, or the other way round.
std::string on_four(const std::string& from, const std::string& op, const std::string& type, const std::string& to) {
  const auto said = [](const std::string& s) {
    return s.empty() ? "" : "{sdy.sharding = #sdy.sharding<@m, [{\"" + s + "\"}]>}";
  };
  return spread_program(R"("x"=4)", "func.func @main(%a: tensor<8xi32> " + said(from) + ") -> (" + type + " " +
                                        said(to) + ") {\n%z = stablehlo.constant dense<0> : tensor<i32>\n" + op +
                                        "\nreturn %r : " + type + "\n}");
}
const std::string kEight = "dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>";
const std::string kOneToTheRight =
    "%r = stablehlo.pad %a, %z, low = [1], high = [-1], interior = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>";

TEST(PartitionedProgram, PutsPiecesTogetherWronglyByPlantedBugs) {
  const std::string text = on_four("x", "%r = stablehlo.reverse %a, dims = [] : tensor<8xi32>", "tensor<8xi32>", "");
  const auto answer = [&](const std::string& fault) { return answer_of(text, {kEight}, fault); };
  EXPECT_EQ(answer(""), kEight);
  EXPECT_EQ(answer("gather.own_shard"), "devices 0 and 1 differ at [0] of result 0");
  EXPECT_EQ(answer("gather.backwards"), "dense<[7, 8, 5, 6, 3, 4, 1, 2]> : tensor<8xi32>");
  EXPECT_EQ(answer("gather.last_missing"), "dense<[1, 2, 3, 4, 5, 6, 1, 2]> : tensor<8xi32>");
}

TEST(PartitionedProgram, TakesPiecesWronglyByPlantedBugs) {
  const std::string six = spread_program(R"("x"=4)", R"(func.func @main(%a: tensor<6xi32>) -> (
    tensor<6xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    return %a : tensor<6xi32>
  })");
  // Two ones in front; the last pair is held by the last device, which has padding alone.
  EXPECT_EQ(answer_of(six, {kSix}, "take.padding_in_front"), "dense<[1, 1, 10, 20, 30, 40]> : tensor<6xi32>");
  const std::string columns = spread_program(R"("x"=2, "y"=2)", R"(func.func @main(%a: tensor<2x4xi32>) -> (
    tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
    return %a : tensor<2x4xi32>
  })");
  EXPECT_EQ(answer_of(columns, {kMatrix}, "take.dimensions"), "dense<[[1, 2, 1, 2], [5, 6, 5, 6]]> : tensor<2x4xi32>");
}

TEST(PartitionedProgram, FoldsAmongTheWrongDevicesByPlantedBugs) {
  // Devices with the first two columns have 1 + 20 and 5 + 60, and give both rows 86.
  EXPECT_EQ(answer_of(kProduct, {kMatrix, kVector}, "all_reduce.other_axes"),
            "devices 0 and 2 differ at [0] of result 0");
  const std::string rows = spread_program(R"("x"=2, "y"=2)", R"(func.func @main(
    %a: tensor<2x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<4xi32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  })");
  EXPECT_EQ(answer_of(rows, {kMatrix}), "dense<[6, 8, 10, 12]> : tensor<4xi32>");
  // The first device has 6 and 8 twice, its partner 10 and 12.
  EXPECT_EQ(answer_of(rows, {kMatrix}, "all_reduce.scattered"), "devices 0 and 2 differ at [0] of result 0");
}

TEST(PartitionedProgram, TakesWindowsWronglyByPlantedBugs) {
  const std::string pad = on_four("x", kOneToTheRight, "tensor<8xi32>", "x");
  const auto answer = [&](const std::string& fault) { return answer_of(pad, {kEight}, fault); };
  EXPECT_EQ(answer(""), "dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>");
  EXPECT_EQ(answer("halo.around"), "dense<[8, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>");
  EXPECT_EQ(answer("halo.clamped"), "dense<[1, 2, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>");
  EXPECT_EQ(answer("halo.padding"), kEight);
  EXPECT_EQ(answer("pad.per_shard"), "dense<[0, 1, 0, 3, 0, 5, 0, 7]> : tensor<8xi32>");
  const std::string slice =
      on_four("x", "%r = stablehlo.slice %a [0:8:2] : (tensor<8xi32>) -> tensor<4xi32>", "tensor<4xi32>", "x");
  EXPECT_EQ(answer_of(slice, {kEight}), "dense<[1, 3, 5, 7]> : tensor<4xi32>");
  EXPECT_EQ(answer_of(slice, {kEight}, "halo.stride"), "dense<[1, 2, 3, 4]> : tensor<4xi32>");
}

TEST(PartitionedProgram, CountsWronglyByPlantedBugs) {
  EXPECT_EQ(answer_of(kSixOnFour, {kSix}, "count.one_late"), "dense<[60, 51, 43, 34, 25, 16]> : tensor<6xi32>");
  EXPECT_EQ(answer_of(kSixOnFour, {kSix}, "count.pieces"), "dense<[60, 51, 41, 32, 22, 13]> : tensor<6xi32>");
}

TEST(PartitionedProgram, FoldsAnInitThatCountsOnce) {
  const std::string text = spread_program(R"("x"=4)", R"(func.func @main(
    %a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<i32> {
    %0 = stablehlo.constant dense<100> : tensor<i32>
    %1 = stablehlo.reduce(%a init: %0) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
    return %1 : tensor<i32>
  })");
  const std::string eight = "dense<[1, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>";
  EXPECT_EQ(answer_of(text, {eight}), "dense<136> : tensor<i32>");
}

// ---- indices, orders, blocks -----------------------------------------------------------------------

const std::string kSlice =
    "%i = stablehlo.constant dense<9> : tensor<i8>\n%r = stablehlo.dynamic_slice %a, %i, sizes = [3] : "
    "(tensor<8xi32>, tensor<i8>) -> tensor<3xi32>";

TEST(PartitionedProgram, ReadsOnShardsWhereDataSays) {
  // The slice is clamped to begin at 5, and is on the last two devices.
  const auto answer = [&](const std::string& fault) {
    return answer_of(on_four("x", kSlice, "tensor<3xi32>", ""), {kEight}, fault);
  };
  EXPECT_EQ(answer(""), "dense<[6, 7, 8]> : tensor<3xi32>");
  EXPECT_EQ(answer("index.own_shard"), "devices 0 and 1 differ at [0] of result 0");
  // Device 3 begins at 6, with two elements before it, and is asked for 9: it gives its last three with 8 first.
  EXPECT_NE(answer("index.not_clamped"), answer(""));
  EXPECT_NE(answer("index.margin"), answer(""));
  EXPECT_NE(answer("index.global"), answer(""));
  const std::string rows = R"(%i = stablehlo.constant dense<[7, -1, 2]> : tensor<3xi32>
    %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
      start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xi32>, tensor<3xi32>) -> tensor<3xi32>)";
  EXPECT_EQ(answer_of(on_four("x", rows, "tensor<3xi32>", ""), {kEight}), "dense<[8, 1, 3]> : tensor<3xi32>");
  // What device 1 has as its first element is taken from device 0, which has clamped 2 to its own last one.
  EXPECT_EQ(answer_of(on_four("x", rows, "tensor<3xi32>", ""), {kEight}, "index.owner_one_late"),
            "dense<[8, 1, 2]> : tensor<3xi32>");
}

TEST(PartitionedProgram, WritesOnShardsWhereDataSays) {
  const std::string update = R"(%i = stablehlo.constant dense<-3> : tensor<i32>
    %u = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
    %r = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<8xi32>, tensor<3xi32>, tensor<i32>) -> tensor<8xi32>)";
  EXPECT_EQ(answer_of(on_four("x", update, "tensor<8xi32>", "x"), {kEight}),
            "dense<[10, 20, 30, 4, 5, 6, 7, 8]> : tensor<8xi32>");
  // As in XLA: what is not clamped first lies before all shards.
  EXPECT_EQ(answer_of(on_four("x", update, "tensor<8xi32>", "x"), {kEight}, "index.not_clamped"), kEight);
  // Updates go to 5 (on device 2), beyond the tensor, and before it.
  const std::string scatter = R"(%i = stablehlo.constant dense<[[5], [8], [-1]]> : tensor<3x1xi32>
    %u = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
    %r = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<8xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<8xi32>)";
  EXPECT_EQ(answer_of(on_four("x", scatter, "tensor<8xi32>", "x"), {kEight}),
            "dense<[1, 2, 3, 4, 5, 16, 7, 8]> : tensor<8xi32>");
  EXPECT_EQ(answer_of(on_four("x", scatter, "tensor<8xi32>", "x"), {kEight}, "index.global"), kEight);
}

// A batch of one element has the number 0 among its indices too, which is no component of them.
TEST(PartitionedProgram, TakesNoBatchForAComponent) {
  const std::string scatter = R"(%i = stablehlo.constant dense<[[[6, 8]], [[0, 0]]]> : tensor<2x1x2xi32>
    %b = stablehlo.reshape %a : (tensor<8xi32>) -> tensor<2x4xi32>
    %u = stablehlo.constant dense<[[10], [20]]> : tensor<2x1xi32>
    %t = "stablehlo.scatter"(%b, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1],
      scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      stablehlo.return %y : tensor<i32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<2x4xi32>, tensor<2x1x2xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %r = stablehlo.reshape %t : (tensor<2x4xi32>) -> tensor<8xi32>)";
  EXPECT_EQ(answer_of(on_four("", scatter, "tensor<8xi32>", ""), {kEight}),
            "dense<[20, 2, 3, 4, 5, 6, 7, 8]> : tensor<8xi32>");
}

const std::string kSort = R"(%r = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %three = stablehlo.constant dense<3> : tensor<i32>
      %p = stablehlo.divide %x, %three : tensor<i32>
      %q = stablehlo.divide %y, %three : tensor<i32>
      %c = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<8xi32>) -> tensor<8xi32>)";

TEST(PartitionedProgram, SortsShardsTogether) {
  const auto answer = [&](const std::string& fault) {
    return answer_of(on_four("x", kSort, "tensor<8xi32>", "x"), {"dense<[9, 8, 5, 7, 2, 3, 1, 0]> : tensor<8xi32>"},
                     fault);
  };
  // By thirds: 2, 1, 0, then 5, 3, then 8, 7, then 9: what is equal stays in its order.
  EXPECT_EQ(answer(""), "dense<[2, 1, 0, 5, 3, 8, 7, 9]> : tensor<8xi32>");
  EXPECT_NE(answer("order.round_missing"), answer(""));
  EXPECT_NE(answer("order.first_half"), answer(""));
  EXPECT_NE(answer("order.ties"), answer(""));
}

TEST(PartitionedProgram, JoinsOperandsByPlace) {
  const std::string join =
      "%r = stablehlo.concatenate %a, %a, dim = 0 : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>";
  const auto answer = [&](const std::string& fault) {
    return answer_of(on_four("x", join, "tensor<16xi32>", "x"), {kEight}, fault);
  };
  EXPECT_EQ(answer(""), "dense<[1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<16xi32>");
  // In the place of the first element of the second operand stands what is beyond the first one: padding, a one.
  EXPECT_NE(answer("join.one_late").find("8, 1, 2, 3, 4"), std::string::npos) << answer("join.one_late");
}

TEST(PartitionedProgram, CarriesShardsThroughLoops) {
  // Three steps of a := reverse(a) + a: [9 x 8], [18 x 8], [36 x 8].
  const std::string loop = R"(%one = stablehlo.constant dense<1> : tensor<i32>
    %n, %r = stablehlo.while(%k = %z, %v = %a) : tensor<i32>, tensor<8xi32> cond {
      %last = stablehlo.constant dense<3> : tensor<i32>
      %goes = stablehlo.compare LT, %k, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %goes : tensor<i1>
    } do {
      %next = stablehlo.add %k, %one : tensor<i32>
      %back = stablehlo.reverse %v, dims = [0] : tensor<8xi32>
      %turned = stablehlo.add %back, %v : tensor<8xi32>
      stablehlo.return %next, %turned : tensor<i32>, tensor<8xi32>
    })";
  const auto answer = [&](const std::string& fault) {
    return answer_of(on_four("x", loop, "tensor<8xi32>", "x"), {kEight}, fault);
  };
  EXPECT_EQ(answer(""), "dense<[36, 36, 36, 36, 36, 36, 36, 36]> : tensor<8xi32>");
  // Each step adds [8, 7, ..., 1] again, the reverse of what there was before the loop.
  EXPECT_EQ(answer("block.stale_whole"), "dense<[25, 23, 21, 19, 17, 15, 13, 11]> : tensor<8xi32>");
}

TEST(PartitionedProgram, TellsWhichDevicesDiffer) {
  EXPECT_EQ(answer_of(kProduct, {kMatrix, kVector}, "all_reduce.missing"), "devices 0 and 2 differ at [0] of result 0");
}

TEST(PartitionedProgram, RunsAsItIsWhereNothingIsSpread) {
  EXPECT_EQ(answer_of("func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {\n%0 = stablehlo.negate %a : "
                      "tensor<2xi32>\nreturn %0 : tensor<2xi32>\n}",
                      {"dense<[1, 2]> : tensor<2xi32>"}),
            "dense<[-1, -2]> : tensor<2xi32>");
}

// ---- what JAX writes -------------------------------------------------------------------------------

std::string content_of(const fs::path& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<Tensor> tensors_of(const fs::path& path) {
  std::istringstream in(content_of(path));
  std::vector<Tensor> out;
  for (std::string line; std::getline(in, line);) out.push_back(tensor_said(line));
  return out;
}

/// Programs that `jax.jit` shards, in both dialects; those with manual regions are no task of a partitioner.
TEST(PartitionedProgram, OfJaxHasLegalAnswers) {
  const auto contract = *spec::contract_named("stablehlo");
  int tried = 0;
  for (const auto& entry : fs::directory_iterator(ASSAY_SOURCE_DIR "/corpus/sharded")) {
    if (entry.path().extension() != ".mlir") continue;
    const auto module = program::parse(content_of(entry.path()));
    ASSERT_TRUE(module) << entry.path();
    auto program = PartitionedProgram::of(*module);
    if (!program && program.error().kind == ErrorKind::kUnsupported) continue;
    ASSERT_TRUE(program) << entry.path() << program.error().text();
    const fs::path inputs = entry.path().parent_path() / (entry.path().stem().stem().string() + ".inputs");
    const ProcessTensors tensors = {tensors_of(inputs)};
    const auto run = program->run(tensors);
    ASSERT_TRUE(run) << entry.path() << run.error().text();
    const auto sets = acceptance_sets(*module, tensors, *contract);
    ASSERT_TRUE(sets) << entry.path();
    for (std::size_t k = 0; k < sets->outputs[0].size(); ++k)
      for (const ElementJudgement& j : sets->outputs[0][k].judge(run->outputs[0][k].bytes))
        EXPECT_TRUE(j.accepts) << entry.path() << " result " << k;
    ++tried;
  }
  EXPECT_GE(tried, 30);
}

}  // namespace
}  // namespace assay::oracle
