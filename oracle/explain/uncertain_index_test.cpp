#include "oracle/explain/verdict_test.h"

/// Indices that may be one of a few numbers: what is read there is what stands at any of these places, and nothing
/// else.
namespace assay::oracle {
namespace {

Explained verdict(const std::string& text, const std::vector<Tensor>& inputs, std::string_view contract,
                  std::string_view answer) {
  const auto explanation = explained(text, inputs, **spec::contract_named(contract), tensor(answer).bytes);
  return explanation ? explanation->verdict : Explained::kLegal;
}

/// A program whose ops read at %i, which is 1 or 0: the logarithm of a number next to e is 1, or a little less.
std::string at_logarithm(const std::string& result, const std::string& ops, const std::string& functions = "") {
  return "func.func @main(%a: tensor<f32>) -> " + result + R"( {
  %l = stablehlo.log %a : tensor<f32>
  %f = stablehlo.floor %l : tensor<f32>
  %i = stablehlo.convert %f : (tensor<f32>) -> tensor<i32>
)" + ops +
         "  return %r : " + result + "\n}\n" + functions;
}

const std::string kRead = at_logarithm("tensor<1xf32>", R"(
  %c = stablehlo.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %r = stablehlo.dynamic_slice %c, %i, sizes = [1] : (tensor<3xf32>, tensor<i32>) -> tensor<1xf32>
)");

TEST(UncertainIndex, ReadsWhatStandsAtAnyPlace) {
  const std::vector<Tensor> inputs{tensor("dense<0x402DF854> : tensor<f32>")};
  EXPECT_EQ(verdict(kRead, inputs, "stablehlo", "dense<10.0> : tensor<1xf32>"), Explained::kLegal);
  EXPECT_EQ(verdict(kRead, inputs, "stablehlo", "dense<20.0> : tensor<1xf32>"), Explained::kLegal);
  EXPECT_EQ(verdict(kRead, inputs, "stablehlo", "dense<30.0> : tensor<1xf32>"), Explained::kViolation);
}

const std::string kUpdated = at_logarithm("tensor<2xf32>", R"(
  %c = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %u = stablehlo.constant dense<7.0> : tensor<1xf32>
  %r = stablehlo.dynamic_update_slice %c, %u, %i : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
)");

TEST(UncertainIndex, WritesToAnyPlace) {
  const std::vector<Tensor> inputs{tensor("dense<0x402DF854> : tensor<f32>")};
  EXPECT_EQ(verdict(kUpdated, inputs, "stablehlo", "dense<10.0> : tensor<1xf32>"), Explained::kLegal);
  EXPECT_EQ(verdict(kUpdated, inputs, "stablehlo", "dense<7.0> : tensor<1xf32>"), Explained::kLegal);
  EXPECT_EQ(verdict(kUpdated, inputs, "stablehlo", "dense<20.0> : tensor<1xf32>"), Explained::kViolation);
}

/// Whoever computes an index for each of its uses may round it differently there.
TEST(UncertainIndex, MayBeAnotherOneForEachUseOfACall) {
  const std::string text =
      at_logarithm("tensor<1xf32>", "  %r = func.call @f(%i) : (tensor<i32>) -> tensor<1xf32>\n", R"(
func.func private @f(%i: tensor<i32>) -> tensor<1xf32> {
  %c = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %d = stablehlo.constant dense<[100.0, 200.0]> : tensor<2xf32>
  %s = stablehlo.dynamic_slice %c, %i, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<1xf32>) -> tensor<2xf32>
  %t = stablehlo.add %d, %b : tensor<2xf32>
  %r = stablehlo.dynamic_slice %t, %i, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
)");
  const std::vector<Tensor> inputs{tensor("dense<0x402DF854> : tensor<f32>")};
  EXPECT_EQ(verdict(text, inputs, "stablehlo", "dense<220.0> : tensor<1xf32>"), Explained::kLegal);
  EXPECT_EQ(verdict(text, inputs, "stablehlo", "dense<210.0> : tensor<1xf32>"), Explained::kLegal);
  EXPECT_EQ(verdict(text, inputs, "stablehlo", "dense<230.0> : tensor<1xf32>"), Explained::kViolation);
}

/// 1 + 2^-8 is 1 in bf16, so the index is 0; with more precision it is 1, and no neighbour in bf16 makes it 4.
constexpr const char* kOfExcess = R"(
func.func @main(%a: tensor<bf16>, %b: tensor<bf16>) -> tensor<1xf32> {
  %s = stablehlo.add %a, %b : tensor<bf16>
  %t = stablehlo.convert %s : (tensor<bf16>) -> tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %k = stablehlo.constant dense<256.0> : tensor<f32>
  %d = stablehlo.subtract %t, %one : tensor<f32>
  %u = stablehlo.multiply %d, %k : tensor<f32>
  %i = stablehlo.convert %u : (tensor<f32>) -> tensor<i32>
  %c = stablehlo.constant dense<[10.0, 20.0, 30.0, 40.0, 50.0]> : tensor<5xf32>
  %r = stablehlo.dynamic_slice %c, %i, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
)";

TEST(UncertainIndex, OfGrantsReadsNothingElse) {
  const std::vector<Tensor> inputs{tensor("dense<1.0> : tensor<bf16>"), tensor("dense<0x3B80> : tensor<bf16>")};
  EXPECT_EQ(verdict(kOfExcess, inputs, "xla-earlier", "dense<20.0> : tensor<1xf32>"), Explained::kDeviation);
  EXPECT_EQ(verdict(kOfExcess, inputs, "xla-earlier", "dense<50.0> : tensor<1xf32>"), Explained::kViolation);
}

}  // namespace
}  // namespace assay::oracle
