#include <gtest/gtest.h>

#include <bit>
#include <fstream>

#include "oracle/envelope/sets_test.h"
#include "oracle/numerics/elementary.h"

/// Functions of the rows under contracts.
namespace assay::oracle {
namespace {

/// erf(1) = 0.842700792949714869..., which is 0x3F57BB3D and 0.22 units in the last place (DLMF 7.23).
constexpr std::uint32_t kErfOfOne = 0x3F57BB3D;

bool accepts_of_erf(std::string_view contract, std::uint32_t code) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n%r = chlo.erf %a : tensor<f32> -> tensor<f32>\nreturn %r : tensor<f32>\n}\n",
      {tensor("dense<1.0> : tensor<f32>")}, contract);
  const auto answer = std::bit_cast<float>(code);
  return !sets.empty() && sets[0].accepts(0, std::span(reinterpret_cast<const std::byte*>(&answer), sizeof(answer)));
}

/// A function that has an enclosure and a budget is judged as soon as a record names it.
TEST(Functions, AreHeldAgainstTheBudgetOfTheirRow) {
  EXPECT_TRUE(accepts_of_erf("stablehlo", kErfOfOne));
  EXPECT_TRUE(accepts_of_erf("stablehlo", kErfOfOne - 15));
  EXPECT_TRUE(accepts_of_erf("stablehlo", kErfOfOne + 15));
  EXPECT_FALSE(accepts_of_erf("stablehlo", kErfOfOne - 17));
  EXPECT_FALSE(accepts_of_erf("stablehlo", kErfOfOne + 17));
  EXPECT_TRUE(accepts_of_erf("ieee-strict", kErfOfOne + 17)) << "the text promises no accuracy";
}

// exp(7.5) = 1808.04, which is beyond f8E4M3 (240) and finite in f16, the format that an f8 may keep: between the two
// lie 1808 and its neighbours.
TEST(Functions, ThatOverflowMayBeFiniteInTheWiderFormat) {
  const std::string path = testing::TempDir() + "wider.contract";
  std::ofstream(path) << "contract wider : stablehlo\n  excess f16 for f8 because documented \"trial\"\n";
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f8E4M3>) -> tensor<f16> {\n%e = stablehlo.exponential %a : tensor<f8E4M3>\n"
      "%r = stablehlo.convert %e : (tensor<f8E4M3>) -> tensor<f16>\nreturn %r : tensor<f16>\n}\n",
      {tensor("dense<7.5> : tensor<f8E4M3>")}, path);
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<1808.0> : tensor<f16>")));
  EXPECT_TRUE(accepts(sets[0], tensor("dense<0x7C00> : tensor<f16>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<208.0> : tensor<f16>")));
}

// exp(2) = 7.39 is 7 or 7.5, whose logarithms are 1.9459 and 2.0149. Beside a stated error of 2 each may be off by less
// than a unit: 0.125 below two and 0.25 above, so that the larger one reaches farther down, to -0.2351.
TEST(Functions, ErrByTheUnitAboveAPowerOfTwoThatLiesBetween) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {\n"
      "%e = stablehlo.exponential %a : tensor<f8E4M3B11FNUZ>\n"
      "%r = stablehlo.log %e {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.0, ulps = 0, mode = "
      "#stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E4M3B11FNUZ>\nreturn %r : tensor<f8E4M3B11FNUZ>\n}\n",
      {tensor("dense<2.0> : tensor<f8E4M3B11FNUZ>")}, "xla-cpu");
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<-0.234375> : tensor<f8E4M3B11FNUZ>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<-0.25> : tensor<f8E4M3B11FNUZ>")));
}

// The limits of digamma at 0 are infinities of both signs, and no text gives it a value there; next to it there is one:
// digamma(1) is -0.57721566, Euler's constant.
// 0.5^y is a zero where y is infinite, and a number below the least subnormal for large y, off by 16 units of it at
// most.
TEST(Functions, MayErrAcrossAZeroThatIsAnEnd) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %s: tensor<0xi64>) -> tensor<f32> {\n"
      "%y = stablehlo.rng %b, %c, %s, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>\n"
      "%r = stablehlo.power %a, %y : tensor<f32>\nreturn %r : tensor<f32>\n}\n",
      {tensor("dense<0.5> : tensor<f32>"), tensor("dense<0.0> : tensor<f32>"), tensor("dense<1.0> : tensor<f32>"),
       tensor("dense<> : tensor<0xi64>")},
      "stablehlo");
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<0x8000000F> : tensor<f32>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<0x80000012> : tensor<f32>")));
}

TEST(Functions, OfAPoleThatNoTextSettlesAreOpen) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {\n%r = chlo.digamma %a : tensor<3xf32> -> tensor<3xf32>\n"
      "return %r : tensor<3xf32>\n}\n",
      {tensor("dense<[-0.0, 0.0, 1.0]> : tensor<3xf32>")}, "xla-cpu");
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<[0xFF800000, 0x7FC00000, -0.57721566]> : tensor<3xf32>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<[0xFF800000, 0x7FC00000, 0.57721566]> : tensor<3xf32>")));
}

// The number after the largest negative one is -0, whose root has the reciprocal -inf; where subnormals are read as
// zero it is the smallest positive one.
TEST(Functions, HaveAPoleOfTwoSignsAtZeros) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {\n%n = chlo.next_after %a, %b : tensor<f32>, tensor<f32> -> tensor<f32>\n"
      "%r = stablehlo.rsqrt %n : tensor<f32>\nreturn %r : tensor<f32>\n}\n",
      {tensor("dense<0x80000001> : tensor<f32>"), tensor("dense<1.0> : tensor<f32>")}, "xla-default");
  ASSERT_EQ(sets.size(), 1);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<0xFF800000> : tensor<f32>")));
  EXPECT_TRUE(accepts(sets[0], tensor("dense<2.6713737e+22> : tensor<f32>")));
}

// 2 * 240 is beyond f8E4M3FNUZ, where it is NaN, and 480 in the f32 that a dot is summed in: 480 - 240 = 240, where the
// maximum of NaN and 2 may be 2.
TEST(Functions, MayLoseANanBeforeASumThatIsWider) {
  const auto contract = spec::parse_contract(
      "contract loses : xla-cpu\n  minmax-nan either because measured \"planted\"\n", "loses.contract");
  ASSERT_TRUE(contract) << contract.error().text();
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xf8E4M3FNUZ>, %b: tensor<2xf8E4M3FNUZ>, %c: tensor<2xf8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {\n"
      "%m = stablehlo.maximum %a, %b : tensor<2xf8E4M3FNUZ>\n"
      "%r = stablehlo.dot_general %m, %c, contracting_dims = [0] x [0] : (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> "
      "tensor<f8E4M3FNUZ>\nreturn %r : tensor<f8E4M3FNUZ>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const auto of_two = [](const std::string& numbers) {
    return tensor("dense<" + numbers + "> : tensor<2xf8E4M3FNUZ>");
  };
  const ProcessTensors inputs{{of_two("[0x80, 240.0]"), of_two("[2.0, 2.0]"), of_two("[240.0, -1.0]")}};
  const auto sets = acceptance_sets(*module, inputs, *contract);
  ASSERT_TRUE(sets) << sets.error().text();
  EXPECT_TRUE(accepts(sets->outputs[0][0], tensor("dense<240.0> : tensor<f8E4M3FNUZ>")));
}

TEST(Functions, HaveABudgetUnderXla) {
  const auto contract = *spec::contract_named("xla-default");
  using spec::PrimitiveId;  // no text bounds these, and a sweep has one argument
  const auto is_open = [](const Elementary& f) {
    return f.id == PrimitiveId::kZeta || f.id == PrimitiveId::kPolygamma;
  };
  for (const Elementary& f : elementary_functions())
    for (const ElementType e : {ElementType::f64, ElementType::f32})
      EXPECT_EQ(contract->budget(f.id, e) == nullptr, is_open(f)) << spec::name(f.id) << " of " << spec::name(e);
}

}  // namespace
}  // namespace assay::oracle
