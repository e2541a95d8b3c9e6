#include <algorithm>

#include "oracle/explain/verdict_test.h"
#include "oracle/trace/trace.h"

/// Rewrites inside of regions that are tried in every order in which the text lets them be called.
namespace assay::oracle {
namespace {

/// Two updates of one element, of which the last one counts.
constexpr const char* kScattered = R"(
func.func @main(%u: tensor<2xf32>) -> tensor<1xf32> {
  %z = stablehlo.constant dense<3.0> : tensor<1xf32>
  %i = stablehlo.constant dense<0> : tensor<2x1xi32>
  %r = "stablehlo.scatter"(%z, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %q = stablehlo.sqrt %b : tensor<f32>
      %l = stablehlo.log %q : tensor<f32>
      stablehlo.return %l : tensor<f32>
  }) : (tensor<1xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
)";

/// The largest of some roots of squares.
constexpr const char* kLargestRoot = R"(
      %p = stablehlo.multiply %x, %x : tensor<f32>
      %q = stablehlo.multiply %y, %y : tensor<f32>
      %s = stablehlo.sqrt %p : tensor<f32>
      %t = stablehlo.sqrt %q : tensor<f32>
      %m = stablehlo.maximum %s, %t : tensor<f32>
      stablehlo.return %m : tensor<f32>)";

std::string reduced() {
  return R"(
func.func @main(%a: tensor<3xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    reducer(%x: tensor<f32>, %y: tensor<f32>) {)" +
         std::string(kLargestRoot) + R"(
    }
  return %r : tensor<f32>
}
)";
}

std::string all_reduced() {
  return R"(
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 1 : i32} {
func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %g = stablehlo.abs %a : tensor<f32>
  %r = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):)" +
         std::string(kLargestRoot) + R"(
  }) : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
}
)";
}

const spec::Contract& contract(std::string_view name) { return **spec::contract_named(name); }

void expect_deviation(const std::string& text, const Tensor& input, const Tensor& answer, const std::string& rule) {
  const auto explanation = explained(text, {input}, contract("xla-earlier"), answer.bytes);
  ASSERT_TRUE(explanation);
  EXPECT_EQ(explanation->verdict, Explained::kDeviation) << explanation->bound;
  EXPECT_EQ(explanation->grants, std::vector{rule});
}

void expect_violation(const std::string& text, const Tensor& input, const Tensor& answer, std::string_view under) {
  const auto explanation = explained(text, {input}, contract(under), answer.bytes);
  ASSERT_TRUE(explanation);
  EXPECT_EQ(explanation->verdict, Explained::kViolation) << explanation->bound;
}

// sqrt(1 + 2^-23) is 1 in f32, whose logarithm is 0; half of the logarithm of 1 + 2^-23 is 2^-24.
TEST(Trials, AreRewrittenWhereUpdatesMeet) {
  const Tensor updates = tensor("dense<[0x3F800001, 0x3F800001]> : tensor<2xf32>");
  const Tensor half = tensor("dense<0x33800000> : tensor<1xf32>");
  expect_deviation(kScattered, updates, half, "log-of-sqrt");
  expect_violation(kScattered, updates, half, "stablehlo");
  expect_violation(kScattered, updates, tensor("dense<0x33000000> : tensor<1xf32>"), "xla-earlier");
}

// 2^-100 squared is 0 in f32, and sqrt(a * a) may be |a|.
TEST(Trials, AreRewrittenInFolds) {
  const Tensor terms = tensor("dense<0x0D800000> : tensor<3xf32>"), answer = tensor("dense<0x0D800000> : tensor<f32>");
  expect_deviation(reduced(), terms, answer, "sqrt-of-square");
  expect_violation(reduced(), terms, answer, "stablehlo");
  expect_violation(reduced(), terms, tensor("dense<0x0D800001> : tensor<f32>"), "xla-earlier");
}

TEST(Trials, AreRewrittenAcrossProcesses) {
  const Tensor number = tensor("dense<0x0D800000> : tensor<f32>");
  expect_deviation(all_reduced(), number, number, "sqrt-of-square");
  expect_violation(all_reduced(), number, tensor("dense<0x0D800001> : tensor<f32>"), "xla-earlier");
}

/// The trace of the fold, where rewrites make this of its region.
Result<Trace> traced(const RewrittenSets& rewritten) {
  const auto module = program::parse(reduced());
  const ProcessTensors inputs{{tensor("dense<0x0D800000> : tensor<3xf32>")}};
  return trace(*module, inputs, contract("stablehlo"), {}, 1000, rewritten);
}

TEST(Trials, TakeTheSetsThatRewritesGive) {
  const auto infinity = [](const Dags&, std::span<const NodeNumber> nodes) {
    return std::optional(std::vector(nodes.size(), std::vector{LeafSet{point(kInfinity), Cell{}}}));
  };
  const auto trace = traced(infinity);
  ASSERT_TRUE(trace) << trace.error().text();
  EXPECT_FALSE(trace->is_unsearched());
  EXPECT_TRUE(trace->is_uncertain());
  const auto& set = *reinterpret_cast<const Cell*>(trace->outputs[0][0].cells.get());
  EXPECT_FALSE(is_unconstrained(set));
  EXPECT_TRUE(std::ranges::any_of(pieces_of(set), [](const Cell& piece) { return piece.high == kInfinity; }));
}

TEST(Trials, SayWhereRewritesWereNotFound) {
  const auto nothing = [](const Dags&, std::span<const NodeNumber>) {
    return std::optional<std::vector<std::vector<LeafSet>>>();
  };
  const auto trace = traced(nothing);
  ASSERT_TRUE(trace) << trace.error().text();
  EXPECT_TRUE(trace->is_unsearched());
}

}  // namespace
}  // namespace assay::oracle
