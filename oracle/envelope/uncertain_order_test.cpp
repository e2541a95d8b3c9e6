#include "oracle/envelope/sets_test.h"

/// Sorts of elements that legal implementations order differently: each place may have any of them, and nothing else.
namespace assay::oracle {
namespace {

/// Indices sorted by the exponential of `keys`, the greatest first.
AcceptanceTensor sorted_indices(std::string_view keys, std::string_view indices) {
  const std::string text = R"(func.func @main(%a: tensor<4xf32>, %i: tensor<4xi32>) -> tensor<4xi32> {
  %e = stablehlo.exponential %a : tensor<4xf32>
  %s:2 = "stablehlo.sort"(%e, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  return %s#1 : tensor<4xi32>
})";
  return sets_of(text, {tensor(keys), tensor(indices)}, "stablehlo").at(0);
}

constexpr std::string_view kExponentsApart = "dense<[1.0, 5.0, 1.0000001, -7.0]> : tensor<4xf32>";
constexpr std::string_view kNumbered = "dense<[10, 50, 11, 60]> : tensor<4xi32>";

TEST(UncertainOrder, HoldsForWhatLiesWithinTheErrorOfAFunction) {
  const AcceptanceTensor sets = sorted_indices(kExponentsApart, kNumbered);
  EXPECT_TRUE(accepts(sets, tensor("dense<[50, 11, 10, 60]> : tensor<4xi32>")));
  EXPECT_TRUE(accepts(sets, tensor("dense<[50, 10, 11, 60]> : tensor<4xi32>")));
}

TEST(UncertainOrder, LeavesNothingButTheElements) {
  const AcceptanceTensor sets = sorted_indices(kExponentsApart, kNumbered);
  EXPECT_FALSE(accepts(sets, tensor("dense<[50, 11, 10, 61]> : tensor<4xi32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[50, 9, 10, 60]> : tensor<4xi32>")));
}

TEST(UncertainOrder, IsAnybodysWhereTheComparisonOrdersNothing) {
  const AcceptanceTensor sets = sorted_indices("dense<[1.0, 0x7FC00000, 1.0000001, -7.0]> : tensor<4xf32>", kNumbered);
  EXPECT_TRUE(accepts(sets, tensor("dense<[-1, -1, -1, -1]> : tensor<4xi32>")));
}

}  // namespace
}  // namespace assay::oracle
