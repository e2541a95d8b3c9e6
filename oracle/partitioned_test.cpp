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
