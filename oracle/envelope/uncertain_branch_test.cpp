#include <fmt/format.h>

#include "oracle/envelope/sets_test.h"

/// Branches of which nobody knows which one runs: each that may run gives what the results may be.
namespace assay::oracle {
namespace {

/// Branches that give 10, 20, 30 and 50 for an index that is `scale` times an exponential, truncated. The exponential
/// of 0 is 1 and that of ln 2 is 2, but for a few units in the last place.
AcceptanceTensor switched(std::string_view exponent, std::string_view scale, std::string_view offset = "0") {
  constexpr std::string_view kText = R"(func.func @main(%x: tensor<f32>) -> tensor<2xf32> {{
  %e = stablehlo.exponential %x : tensor<f32>
  %s = stablehlo.constant dense<{0}> : tensor<f32>
  %m = stablehlo.multiply %e, %s : tensor<f32>
  %n = stablehlo.convert %m : (tensor<f32>) -> tensor<i32>
  %o = stablehlo.constant dense<{1}> : tensor<i32>
  %i = stablehlo.add %n, %o : tensor<i32>
  %r = "stablehlo.case"(%i) ({{
    %a = stablehlo.constant dense<10.0> : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }}, {{
    %a = stablehlo.constant dense<20.0> : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }}, {{
    %a = stablehlo.constant dense<30.0> : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }}, {{
    %a = stablehlo.constant dense<50.0> : tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }}) : (tensor<i32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}})";
  const auto sets = sets_of(fmt::format(kText, scale, offset),
                            {tensor(fmt::format("dense<{}> : tensor<f32>", exponent))}, "stablehlo");
  return sets.empty() ? AcceptanceTensor{} : sets[0];
}

bool accepts_all(const AcceptanceTensor& sets, std::string_view number) {
  return accepts(sets, tensor(fmt::format("dense<{}> : tensor<2xf32>", number)));
}

TEST(UncertainBranch, IsEachThatTheIndexMayName) {
  const AcceptanceTensor sets = switched("0.693147181", "1.0");  // 1 or 2
  EXPECT_TRUE(accepts_all(sets, "20.0"));
  EXPECT_TRUE(accepts_all(sets, "30.0"));
  EXPECT_FALSE(accepts_all(sets, "10.0"));
  EXPECT_FALSE(accepts_all(sets, "50.0"));
}

TEST(UncertainBranch, IsOneWhereTheIndexIsKnown) {
  const AcceptanceTensor sets = switched("0.7", "1.0");
  EXPECT_TRUE(accepts_all(sets, "30.0"));
  EXPECT_FALSE(accepts_all(sets, "20.0"));
}

TEST(UncertainBranch, IsTheLastOneWhereAllIndicesLieOutside) {
  const AcceptanceTensor sets = switched("0.693147181", "100.0");  // 199 or 200
  EXPECT_TRUE(accepts_all(sets, "50.0"));
  EXPECT_FALSE(accepts_all(sets, "30.0"));
}

TEST(UncertainBranch, IsTheLastOneTooWhereSomeIndicesLieOutside) {
  const AcceptanceTensor sets = switched("0.693147181", "1.0", "-2");  // -1 or 0
  EXPECT_TRUE(accepts_all(sets, "10.0"));
  EXPECT_TRUE(accepts_all(sets, "50.0"));
  EXPECT_FALSE(accepts_all(sets, "60.0"));
  EXPECT_FALSE(accepts_all(sets, "0.0"));
}

TEST(UncertainBranch, OfAnIfIsEither) {
  const auto sets = sets_of(R"(func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %t = stablehlo.create_token : !stablehlo.token
  %e = stablehlo.exponential %x : tensor<f32>
  %k = stablehlo.constant dense<2.71828183> : tensor<f32>
  %p = stablehlo.compare LT, %e, %k : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r:2 = "stablehlo.if"(%p) ({
    %a = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %a, %t : tensor<f32>, !stablehlo.token
  }, {
    %a = stablehlo.constant dense<2.0> : tensor<f32>
    stablehlo.return %a, %t : tensor<f32>, !stablehlo.token
  }) : (tensor<i1>) -> (tensor<f32>, !stablehlo.token)
  return %r#0 : tensor<f32>
})",
                            {tensor("dense<1.0> : tensor<f32>")}, "stablehlo");
  ASSERT_EQ(sets.size(), 1u);
  EXPECT_TRUE(accepts(sets[0], tensor("dense<1.0> : tensor<f32>")));
  EXPECT_TRUE(accepts(sets[0], tensor("dense<2.0> : tensor<f32>")));
  EXPECT_FALSE(accepts(sets[0], tensor("dense<3.0> : tensor<f32>")));
}

}  // namespace
}  // namespace assay::oracle
