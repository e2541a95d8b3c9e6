#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"

/// Folds in which a term is there in one legal implementation and not in another: each result may have it or lack it.
namespace assay::oracle {
namespace {

/// Each of two windows of two gives its element of `source` to the place of the greater exponential.
AcceptanceTensor scattered(std::string_view operand, std::string_view scatter, int stride) {
  const std::string text = fmt::format(R"(func.func @main(%a: tensor<{0}xf32>, %s: tensor<2xf32>) -> tensor<{0}xf32> {{
  %e = stablehlo.exponential %a : tensor<{0}xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.select_and_scatter"(%e, %s, %z) <{{window_dimensions = array<i64: 2>, window_strides = array<i64: {1}>}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}, {{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    {2}
    stablehlo.return %c : tensor<f32>
  }}) : (tensor<{0}xf32>, tensor<2xf32>, tensor<f32>) -> tensor<{0}xf32>
  return %r : tensor<{0}xf32>
}})",
                                       stride == 2 ? 4 : 3, stride, scatter);
  return sets_of(text, {tensor(operand), tensor("dense<[3.0, 5.0]> : tensor<2xf32>")}, "stablehlo").at(0);
}

constexpr std::string_view kAdd = "%c = stablehlo.add %x, %y : tensor<f32>";
/// A region that is no primitive.
constexpr std::string_view kAddNegated =
    "%n = stablehlo.negate %y : tensor<f32> %m = stablehlo.negate %n : tensor<f32> "
    "%c = stablehlo.add %x, %m : tensor<f32>";

constexpr std::string_view kFirstIsClose = "dense<[1.0, 1.0000001, 7.0, 2.0]> : tensor<4xf32>";

TEST(UncertainTerms, AreThereOrNot) {
  const AcceptanceTensor sets = scattered(kFirstIsClose, kAdd, 2);
  EXPECT_TRUE(accepts(sets, tensor("dense<[3.0, 0.0, 5.0, 0.0]> : tensor<4xf32>")));
  EXPECT_TRUE(accepts(sets, tensor("dense<[0.0, 3.0, 5.0, 0.0]> : tensor<4xf32>")));
}

TEST(UncertainTerms, LeaveOtherResultsAsTheyAre) {
  const AcceptanceTensor sets = scattered(kFirstIsClose, kAdd, 2);
  EXPECT_FALSE(accepts(sets, tensor("dense<[3.0, 0.0, 0.0, 5.0]> : tensor<4xf32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[4.0, 0.0, 5.0, 0.0]> : tensor<4xf32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[0.0, -1.0, 5.0, 0.0]> : tensor<4xf32>")));
}

// The middle one gets both elements of the source, one of them or none.
TEST(UncertainTerms, OpenAResultThatHasSeveral) {
  const AcceptanceTensor sets = scattered("dense<[1.0, 1.0000001, 1.0]> : tensor<3xf32>", kAdd, 1);
  for (const std::string_view middle : {"0.0", "3.0", "5.0", "8.0"})
    EXPECT_TRUE(accepts(sets, tensor(fmt::format("dense<[0.0, {}, 0.0]> : tensor<3xf32>", middle)))) << middle;
}

TEST(UncertainTerms, CountInFoldsByAnyRegion) {
  const AcceptanceTensor sets = scattered(kFirstIsClose, kAddNegated, 2);
  EXPECT_TRUE(accepts(sets, tensor("dense<[3.0, 0.0, 5.0, 0.0]> : tensor<4xf32>")));
  EXPECT_TRUE(accepts(sets, tensor("dense<[0.0, 3.0, 5.0, 0.0]> : tensor<4xf32>")));
}

}  // namespace
}  // namespace assay::oracle
