#include <cstring>

#include <gtest/gtest.h>

#include "oracle/oracle.h"
#include "program/text/text.h"

/// Grids of processes: groups that meet again, ragged groups, more processes than cores, deadlocks.
namespace assay::oracle {
namespace {

Module parsed(const std::string& text) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  const auto valid = module ? program::verify(*module) : Result<void>{};
  EXPECT_TRUE(valid) << (valid ? "" : valid.error().text());
  return module ? *module : Module{};
}

std::string grid_of(int replicas, int partitions, const std::string& body) {
  return "module attributes {mhlo.num_replicas = " + std::to_string(replicas) +
         " : i32, mhlo.num_partitions = " + std::to_string(partitions) + " : i32} {\n" + body + "\n}";
}

Tensor scalar(std::int64_t n) {
  Tensor t{spec::Type::tensor({}, spec::ElementType::i64), std::vector<std::byte>(8)};
  std::memcpy(t.bytes.data(), &n, 8);
  return t;
}

std::int64_t number(const Tensor& t) {
  std::int64_t n = 0;
  std::memcpy(&n, t.bytes.data(), 8);
  return n;
}

/// Process k is given k + 1.
ProcessTensors counted(std::int64_t processes) {
  ProcessTensors inputs;
  for (std::int64_t k = 0; k < processes; ++k) inputs.push_back({scalar(k + 1)});
  return inputs;
}

std::vector<std::int64_t> first_results(const Result<Run>& run) {
  EXPECT_TRUE(run) << (run ? "" : run.error().text());
  std::vector<std::int64_t> out;
  for (const auto& process : run ? run->outputs : ProcessTensors{}) out.push_back(number(process[0]));
  return out;
}

std::string all_reduce(const std::string& result, const std::string& operand, const std::string& groups,
                       int channel = 0) {
  return "  " + result + " = \"stablehlo.all_reduce\"(" + operand +
         ") <{channel_handle = #stablehlo.channel_handle<handle = " + std::to_string(channel) +
         ", type = 0>, replica_groups = " + groups + "}> ({\n" +
         "  ^bb0(%x: tensor<i64>, %y: tensor<i64>):\n    %s = stablehlo.add %x, %y : tensor<i64>\n" +
         "    stablehlo.return %s : tensor<i64>\n  }) : (tensor<i64>) -> tensor<i64>\n";
}

constexpr const char* kPair = "dense<[[0, 1]]> : tensor<1x2xi64>";

TEST(Grid, AGroupMeetsTwiceWithItsNewValues) {
  const auto module = parsed(grid_of(2, 1,
                                     "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n" +
                                         all_reduce("%0", "%a", kPair) + "  %1 = stablehlo.add %0, %a : tensor<i64>\n" +
                                         all_reduce("%2", "%1", kPair) + "  return %2 : tensor<i64>\n}"));
  // (1 + 2), then (3 + 1) + (3 + 2).
  EXPECT_EQ(first_results(evaluate(module, counted(2))), (std::vector<std::int64_t>{9, 9}));
}

TEST(Grid, AGroupMeetsInEveryIterationOfALoop) {
  const auto module = parsed(grid_of(
      2, 1,
      "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n  %zero = stablehlo.constant dense<0> : tensor<i64>\n"
      "  %one = stablehlo.constant dense<1> : tensor<i64>\n  %ten = stablehlo.constant dense<10> : tensor<i64>\n"
      "  %r:2 = stablehlo.while(%i = %zero, %v = %a) : tensor<i64>, tensor<i64>\n  cond {\n"
      "    %c = stablehlo.compare LT, %i, %ten : (tensor<i64>, tensor<i64>) -> tensor<i1>\n    stablehlo.return %c : tensor<i1>\n"
      "  } do {\n" +
          all_reduce("%w", "%v", kPair) +
          "    %n = stablehlo.add %i, %one : tensor<i64>\n"
          "    stablehlo.return %n, %w : tensor<i64>, tensor<i64>\n  }\n  return %r#1 : tensor<i64>\n}"));
  // 1 + 2 = 3, and every further iteration doubles.
  EXPECT_EQ(first_results(evaluate(module, counted(2))), (std::vector<std::int64_t>{3 * 512, 3 * 512}));
}

/// A variadic number of groups, says the text of all_reduce; -1 fills up the shorter.
TEST(Grid, GroupsMayDifferInSize) {
  const auto module = parsed(grid_of(3, 1,
                                     "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n" +
                                         all_reduce("%0", "%a", "dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>") +
                                         "  return %0 : tensor<i64>\n}"));
  EXPECT_EQ(first_results(evaluate(module, counted(3))), (std::vector<std::int64_t>{4, 2, 4}));
}

TEST(Grid, OnlyTheGroupsOfAllReduceDo) {
  const auto module =
      program::parse(grid_of(3, 1,
                             "func.func @main(%a: tensor<1xi64>) -> tensor<2xi64> {\n"
                             "  %0 = \"stablehlo.all_gather\"(%a) <{replica_groups = dense<[[0, 2], [1, -1]]> : "
                             "tensor<2x2xi64>, all_gather_dim = 0 : i64}> : (tensor<1xi64>) -> tensor<2xi64>\n"
                             "  return %0 : tensor<2xi64>\n}"));
  ASSERT_TRUE(module);
  const auto valid = program::verify(*module);
  ASSERT_FALSE(valid);
  EXPECT_NE(valid.error().message.find("all_gather (C3)"), std::string::npos) << valid.error().message;
}

TEST(Grid, SixtyFourProcessesMeetOnFewCores) {
  std::string groups = "dense<[[";
  for (int k = 0; k < 64; ++k) groups += (k ? ", " : "") + std::to_string(k);
  std::string body = "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n";
  for (int k = 0; k < 4; ++k)
    body +=
        all_reduce("%" + std::to_string(k), k ? "%" + std::to_string(k - 1) : "%a", groups + "]]> : tensor<1x64xi64>");
  const auto module = parsed(grid_of(64, 1, body + "  return %3 : tensor<i64>\n}"));
  EXPECT_EQ(first_results(evaluate(module, counted(64))), std::vector<std::int64_t>(64, 64 * 65 / 2 * 64 * 64 * 64));
}

TEST(Grid, WhoSendsAndReceivesNothingGetsZeroAndHoldsNobodyUp) {
  const auto module = parsed(
      grid_of(3, 1,
              "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n"
              "  %0 = \"stablehlo.collective_permute\"(%a) <{source_target_pairs = dense<[[2, 0]]> : tensor<1x2xi64>}>"
              " : (tensor<i64>) -> tensor<i64>\n  return %0 : tensor<i64>\n}"));
  EXPECT_EQ(first_results(evaluate(module, counted(3))), (std::vector<std::int64_t>{3, 0, 0}));
}

/// Process 0 meets at one channel only, process 1 at another.
TEST(Grid, ADeadlockSaysWhoWaitsForWhom) {
  const auto branch = [](int channel) {
    return all_reduce("%0", "%a", kPair, channel) + "    stablehlo.return %0 : tensor<i64>\n";
  };
  const auto module = parsed(grid_of(
      2, 1,
      "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n  %id = stablehlo.replica_id : tensor<ui32>\n"
      "  %i = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>\n"
      "  %r = \"stablehlo.case\"(%i) ({\n" +
          branch(0) + "  }, {\n" + branch(-1) + "  }) : (tensor<i32>) -> tensor<i64>\n  return %r : tensor<i64>\n}"));
  const auto run = evaluate(module, counted(2));
  ASSERT_FALSE(run);
  const std::string& text = run.error().message;
  EXPECT_EQ(text.rfind("deadlock: ", 0), 0u) << text;
  EXPECT_NE(text.find("process (0, 0) waits for process (1, 0) at stablehlo.all_reduce"), std::string::npos) << text;
  EXPECT_NE(text.find("process (1, 0) waits for process (0, 0) at stablehlo.all_reduce"), std::string::npos) << text;
}

TEST(Grid, WaitingForWhoHasReturnedIsADeadlockToo) {
  const auto module =
      parsed(grid_of(2, 1,
                     "func.func @main(%a: tensor<i64>) -> tensor<i64> {\n  %id = stablehlo.replica_id : tensor<ui32>\n"
                     "  %i = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>\n"
                     "  %r = \"stablehlo.case\"(%i) ({\n" +
                         all_reduce("%0", "%a", kPair) +
                         "    stablehlo.return %0 : tensor<i64>\n  }, {\n    stablehlo.return %a : tensor<i64>\n"
                         "  }) : (tensor<i32>) -> tensor<i64>\n  return %r : tensor<i64>\n}"));
  const auto run = evaluate(module, counted(2));
  ASSERT_FALSE(run);
  EXPECT_NE(run.error().message.find("process (0, 0) waits for process (1, 0)"), std::string::npos)
      << run.error().message;
  EXPECT_NE(run.error().message.find("process (1, 0) has returned"), std::string::npos) << run.error().message;
}

}  // namespace
}  // namespace assay::oracle
