#include <functional>

#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"

/// Sorts of elements that legal implementations order differently: each place may have what some order puts there, and
/// nothing else.
namespace assay::oracle {
namespace {

/// Indices sorted by the exponential of `keys`, by a comparison in one direction.
AcceptanceTensor sorted_indices(const Tensor& keys, const Tensor& indices, std::string_view direction) {
  const std::string text = fmt::format(R"(func.func @main(%a: {0}, %i: {1}) -> {1} {{
  %e = stablehlo.exponential %a : {0}
  %s:2 = "stablehlo.sort"(%e, %i) <{{dimension = 0 : i64, is_stable = true}}> ({{
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.compare {2}, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) : ({0}, {1}) -> ({0}, {1})
  return %s#1 : {1}
}})",
                                       keys.type.text(), indices.type.text(), direction);
  return sets_of(text, {keys, indices}, "stablehlo").at(0);
}

/// The greatest first.
AcceptanceTensor sorted_indices(std::string_view keys, std::string_view indices) {
  return sorted_indices(tensor(keys), tensor(indices), "GT");
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

TEST(UncertainOrder, KeepsWhatLiesApartInItsPlace) {
  const AcceptanceTensor sets = sorted_indices(kExponentsApart, kNumbered);
  EXPECT_FALSE(accepts(sets, tensor("dense<[11, 50, 10, 60]> : tensor<4xi32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[50, 60, 11, 10]> : tensor<4xi32>")));
}

/// A comparator that rounds need not answer alike when it is asked again.
TEST(UncertainOrder, IsAnybodysWhereTheComparatorRounds) {
  const std::string text = R"(func.func @main(%a: tensor<3xf32>) -> tensor<3xf32> {
  %s = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %e = stablehlo.exponential %x : tensor<f32>
    %f = stablehlo.exponential %y : tensor<f32>
    %c = stablehlo.compare GT, %e, %f : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return %s : tensor<3xf32>
})";
  const AcceptanceTensor sets =
      sets_of(text, {tensor("dense<[1.0, 5.0, 1.0000001]> : tensor<3xf32>")}, "stablehlo").at(0);
  EXPECT_TRUE(accepts(sets, tensor("dense<[1.0, 5.0, 1.0000001]> : tensor<3xf32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[1.0, 5.0, 2.0]> : tensor<3xf32>")));
}

/// e - e lies beside zero, and may have no square root.
TEST(UncertainOrder, IsAnybodysWhereAnElementMayBeNan) {
  const std::string text = R"(func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %e = stablehlo.exponential %a : tensor<3xf32>
  %d = stablehlo.subtract %e, %b : tensor<3xf32>
  %r = stablehlo.sqrt %d : tensor<3xf32>
  %s = "stablehlo.sort"(%r) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<3xf32>) -> tensor<3xf32>
  return %s : tensor<3xf32>
})";
  const Tensor exponents = tensor("dense<[2.0, 1.0, 0.0]> : tensor<3xf32>");
  const Tensor subtracted = tensor("dense<[0.0, 2.7182817, 0.0]> : tensor<3xf32>");
  const AcceptanceTensor sets = sets_of(text, {exponents, subtracted}, "stablehlo").at(0);
  EXPECT_TRUE(accepts(sets, tensor("dense<[2.7182817, 1.0, 0.0]> : tensor<3xf32>")));
  EXPECT_TRUE(accepts(sets, tensor("dense<[1.0, 0x7FC00000, 2.7182817]> : tensor<3xf32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[2.7182817, 2.0, 0.0]> : tensor<3xf32>")));
}

/// 300 keys, and their numbers but for two neighbours that change places.
struct LongRow {
  static Tensor list(const std::string& items, std::string_view element) {
    return tensor(fmt::format("dense<[{}]> : tensor<300x{}>", items, element));
  }
  static std::string joined(const std::function<std::string(int)>& item) {
    std::string out = item(0);
    for (int k = 1; k < 300; ++k) out += ", " + item(k);
    return out;
  }
  static Tensor numbers(int swapped = -2) {
    return list(joined([&](int k) {
                  return std::to_string(k == swapped ? k + 1 : k == swapped + 1 ? k - 1 : k);
                }),
                "i32");
  }
};

/// One pair may change places within the error of the function.
TEST(UncertainOrder, IsThatOfNeighboursInALongRow) {
  const auto key = [](int k) { return k == 200 ? "1.9900001" : std::to_string(k * 0.01); };
  const AcceptanceTensor sets = sorted_indices(LongRow::list(LongRow::joined(key), "f32"), LongRow::numbers(), "LT");
  EXPECT_TRUE(accepts(sets, LongRow::numbers()));
  EXPECT_TRUE(accepts(sets, LongRow::numbers(199)));
  EXPECT_FALSE(accepts(sets, LongRow::numbers(120)));
}

/// The first 200 lie within the error of the function: more than are listed for a place.
TEST(UncertainOrder, OfManyThatLieCloseSaysNothingOfTheOthers) {
  const auto key = [](int k) { return k < 200 ? (k % 2 == 0 ? "1.0000001" : "1.0") : std::to_string(k * 0.01); };
  const AcceptanceTensor sets = sorted_indices(LongRow::list(LongRow::joined(key), "f32"), LongRow::numbers(), "LT");
  EXPECT_EQ(sets.strength(0), Strength::kOpen);
  EXPECT_TRUE(accepts(sets, LongRow::numbers(120)));
  EXPECT_FALSE(accepts(sets, LongRow::numbers(250)));
}

TEST(UncertainOrder, OfTheLargestElementsIsThatOfWhatLiesClose) {
  const std::string text = R"(func.func @main(%a: tensor<4xf32>) -> tensor<2xi32> {
  %e = stablehlo.exponential %a : tensor<4xf32>
  %v, %i = chlo.top_k(%e, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return %i : tensor<2xi32>
})";
  const AcceptanceTensor sets = sets_of(text, {tensor(kExponentsApart)}, "stablehlo").at(0);
  EXPECT_TRUE(accepts(sets, tensor("dense<[1, 2]> : tensor<2xi32>")));
  EXPECT_TRUE(accepts(sets, tensor("dense<[1, 0]> : tensor<2xi32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[2, 1]> : tensor<2xi32>")));
  EXPECT_FALSE(accepts(sets, tensor("dense<[1, 3]> : tensor<2xi32>")));
}

TEST(UncertainOrder, IsAnybodysWhereTheComparisonOrdersNothing) {
  const AcceptanceTensor sets = sorted_indices("dense<[1.0, 0x7FC00000, 1.0000001, -7.0]> : tensor<4xf32>", kNumbered);
  EXPECT_TRUE(accepts(sets, tensor("dense<[-1, -1, -1, -1]> : tensor<4xi32>")));
}

/// Of integers, by a comparison in one direction.
AcceptanceTensor sorted_by(const std::string& direction, std::string_view keys, const std::string& type) {
  const std::string text = "func.func @main(%a: " + type + ") -> " + type + R"( {
  %s = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %c = stablehlo.compare )" +
                           direction + R"(, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : ()" + type + ") -> " +
                           type + "\n  return %s : " + type + "\n}";
  return sets_of(text, {tensor(keys)}, "stablehlo").at(0);
}

/// "returns true if the left-hand side argument is less than the right-hand second argument" (StableHLO, sort): what is
/// less than itself is in no order, though no two elements are alike.
TEST(UncertainOrder, IsAnybodysWhereAnElementComesBeforeItself) {
  constexpr std::string_view kKeys = "dense<[3, 1, 2]> : tensor<3xi32>";
  const Tensor as_it_was = tensor(kKeys), sorted = tensor("dense<[3, 2, 1]> : tensor<3xi32>");
  EXPECT_TRUE(accepts(sorted_by("GT", kKeys, "tensor<3xi32>"), sorted));
  EXPECT_FALSE(accepts(sorted_by("GT", kKeys, "tensor<3xi32>"), as_it_was));
  EXPECT_TRUE(accepts(sorted_by("GE", kKeys, "tensor<3xi32>"), sorted));
  EXPECT_TRUE(accepts(sorted_by("GE", kKeys, "tensor<3xi32>"), as_it_was));
}

TEST(UncertainOrder, OfOneElementIsNone) {
  const AcceptanceTensor one = sorted_by("GE", "dense<[3]> : tensor<1xi32>", "tensor<1xi32>");
  EXPECT_TRUE(accepts(one, tensor("dense<[3]> : tensor<1xi32>")));
  EXPECT_FALSE(accepts(one, tensor("dense<[4]> : tensor<1xi32>")));
}

}  // namespace
}  // namespace assay::oracle
