#include <cmath>
#include <cstring>
#include <fstream>
#include <vector>

#include "oracle/explain/verdict_test.h"
#include "spec/choices.h"

/// Products of several factors in any association, each worked out in the host's own f32 arithmetic.
namespace assay::oracle {
namespace {

std::shared_ptr<const spec::Contract> regrouping() {
  static const auto contract = [] {
    const std::string path = testing::TempDir() + "regrouping.contract";
    std::ofstream(path) << "contract regrouping\n  flush-inputs for f32 because documented \"trial\"\n"
                           "  flush-results for f32 because documented \"trial\"\n"
                           "  regrouped-products for f32 because documented \"trial\"\n";
    return *spec::contract_named(path);
  }();
  return contract;
}

constexpr std::string_view kProgram = R"(
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>) -> tensor<f32> {
  %p = stablehlo.multiply %a, %b : tensor<f32>
  %q = stablehlo.divide %p, %c : tensor<f32>
  %r = stablehlo.multiply %q, %d : tensor<f32>
  return %r : tensor<f32>
})";

Tensor scalar(float x) {
  Tensor t = tensor("dense<0.0> : tensor<f32>");
  std::memcpy(t.bytes.data(), &x, sizeof(x));
  return t;
}

bool accepts(const std::vector<float>& factors, float answer) {
  std::vector<Tensor> inputs;
  for (const float x : factors) inputs.push_back(scalar(x));
  return is_legal(std::string(kProgram), inputs, *regrouping(), scalar(answer));
}

/// A factor, or a product of several.
struct Part {
  float value;
  bool divides;
};

Part joined(const Part& a, const Part& b) {
  if (a.divides == b.divides) return {a.value * b.value, a.divides};
  return a.divides ? Part{b.value / a.value, false} : Part{a.value / b.value, false};
}

/// One of all the ways to compute a * b / c * d.
float in_some_association(Choices& choices, const std::vector<float>& x) {
  std::vector<Part> parts{{x[0], false}, {x[1], false}, {x[2], true}, {x[3], false}};
  if (choices.below(3) == 0) parts[2] = {1 / x[2], false};
  while (parts.size() > 1) {
    const std::size_t i = choices.below(parts.size());
    std::swap(parts[i], parts.back());
    const Part last = parts.back();
    parts.pop_back();
    const std::size_t j = choices.below(parts.size());
    parts[j] = joined(parts[j], last);
  }
  return parts[0].value;
}

float drawn_factor(Choices& choices, int reach) {
  const float significand = 1 + static_cast<float>(choices.between(0, 8191)) / 8192;
  return std::ldexp(choices.chance(1, 2) ? significand : -significand,
                    static_cast<int>(choices.between(-reach, reach)));
}

TEST(RegroupedProducts, AreLegalInEveryAssociation) {
  Prng choices(7);
  for (const int reach : {3, 60, 120})
    for (int n = 0; n < 150; ++n) {
      std::vector<float> x;
      for (int k = 0; k < 4; ++k) x.push_back(drawn_factor(choices, reach));
      const float answer = in_some_association(choices, x);
      EXPECT_TRUE(accepts(x, answer)) << x[0] << " * " << x[1] << " / " << x[2] << " * " << x[3] << " as " << answer;
    }
}

/// A subnormal factor may be read as zero, which says nothing of what it gives where it is not.
TEST(RegroupedProducts, AreLegalWhereAFactorIsSubnormal) {
  Prng choices(10);
  for (int n = 0; n < 150; ++n) {
    std::vector<float> x;
    for (int k = 0; k < 4; ++k) x.push_back(drawn_factor(choices, 40));
    x[choices.below(4)] = std::ldexp(static_cast<float>(choices.between(1, (1 << 23) - 1)), -149);
    const float answer = in_some_association(choices, x);
    EXPECT_TRUE(accepts(x, answer)) << x[0] << " * " << x[1] << " / " << x[2] << " * " << x[3] << " as " << answer;
  }
}

// 2^-130 * 2^60 / 3 * 1.25 is 3.5e-22, and 0 where the first factor is: single ops make legal what lies between.
TEST(RegroupedProducts, AreNoFartherOffForASubnormalFactor) {
  const std::vector<float> x{0x1p-130F, 0x1p60F, 3.0F, 1.25F};
  for (const float right : {0x1.AAAAAAp-72F, 0.0F}) EXPECT_TRUE(accepts(x, right)) << right;
  for (const float wrong : {0x1.ABp-72F, -0x1.AAAAAAp-72F, -0x1p-80F, 0x1p-70F})
    EXPECT_FALSE(accepts(x, wrong)) << wrong;
}

TEST(RegroupedProducts, AreNoFartherFromTheirValueThanTheirRoundings) {
  Prng choices(8);
  for (int n = 0; n < 100; ++n) {
    std::vector<float> x;
    for (int k = 0; k < 4; ++k) x.push_back(drawn_factor(choices, 3));
    const double exact = double{x[0]} * double{x[1]} / double{x[2]} * double{x[3]};
    // Four operations and an inversion at most: five units in the last place, at most.
    for (const double beyond : {1 + 0x1p-19, 1 - 0x1p-19, 0.0, -1.0, HUGE_VAL})
      EXPECT_FALSE(accepts(x, static_cast<float>(exact * beyond))) << exact << " * " << beyond;
  }
}

// Half of (1 + 2^-13)^2 = 1 + 2^-12 + 2^-26, less half of what that is rounded to: where the half comes first, the last
// multiplication is the one that is fused, and the 2^-27 stay.
TEST(RegroupedProducts, AreFusedWithAnAddition) {
  constexpr std::string_view kFused = R"(
func.func @main(%a: tensor<f32>, %b: tensor<f32>, %half: tensor<f32>, %d: tensor<f32>) -> tensor<f32> {
  %p = stablehlo.multiply %a, %b : tensor<f32>
  %q = stablehlo.multiply %half, %p : tensor<f32>
  %r = stablehlo.subtract %q, %d : tensor<f32>
  return %r : tensor<f32>
})";
  const std::string path = testing::TempDir() + "fused.contract";
  const std::vector<Tensor> given{scalar(0x1.0008p0F), scalar(0x1.0008p0F), scalar(0.5F), scalar(0x1.001p-1F)};
  const auto is_legal_under = [&](const std::string& lines) {
    std::ofstream(path) << "contract fused\n" + lines;
    return is_legal(std::string(kFused), given, **spec::contract_named(path), scalar(0x1p-27F));
  };
  const std::string regrouped = "  regrouped-products for f32 because documented \"trial\"\n";
  const std::string fused = "  fma for f32 because documented \"trial\"\n";
  EXPECT_TRUE(is_legal_under(regrouped + fused));
  EXPECT_FALSE(is_legal_under(regrouped));
  EXPECT_FALSE(is_legal_under(fused));
}

// 4 / 3 is rounded, though 4 * 3 is not.
TEST(RegroupedProducts, RoundWhereAPowerOfTwoIsDivided) {
  Prng choices(9);
  for (int n = 0; n < 300; ++n) {
    const std::vector<float> x{drawn_factor(choices, 3), std::ldexp(1.0F, static_cast<int>(choices.between(-3, 3))),
                               drawn_factor(choices, 3), std::ldexp(1.0F, static_cast<int>(choices.between(-3, 3)))};
    const float inverted_twice = x[0] / ((x[2] / x[1]) / x[3]), by_parts = x[3] / ((x[2] / x[0]) / x[1]);
    EXPECT_TRUE(accepts(x, inverted_twice)) << x[0] << " " << x[1] << " " << x[2] << " " << x[3];
    EXPECT_TRUE(accepts(x, by_parts)) << x[0] << " " << x[1] << " " << x[2] << " " << x[3];
  }
}

/// Of two numbers whose product, quotient and inverses are all rounded.
bool accepts_of_two(std::string_view operations, float answer) {
  const std::string program =
      "func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {\n"
      "  %one = stablehlo.constant dense<1.0> : tensor<f32>\n" +
      std::string(operations) + "\n  return %r : tensor<f32>\n}";
  return is_legal(program, {scalar(-0.546128F), scalar(3.16462F)}, *regrouping(), scalar(answer));
}

// XLA computes a / (1 / b) as a * b and 1 / (1 / b) as b, and leaves a * (1 / b) alone.
TEST(RegroupedProducts, CountAOneWhereItIsDivided) {
  const float a = -0.546128F, b = 3.16462F, inverse = 1 / b;
  ASSERT_NE(a * b, a / inverse);
  ASSERT_NE(a / b, a * inverse);
  ASSERT_NE(b, 1 / inverse);
  const std::string inverts = "%i = stablehlo.divide %one, %b : tensor<f32>\n";
  EXPECT_TRUE(accepts_of_two(inverts + "%r = stablehlo.divide %a, %i : tensor<f32>", a * b));
  EXPECT_TRUE(accepts_of_two(inverts + "%r = stablehlo.divide %one, %i : tensor<f32>", b));
  EXPECT_FALSE(accepts_of_two(inverts + "%r = stablehlo.multiply %a, %i : tensor<f32>", a / b));
  EXPECT_FALSE(accepts_of_two("%r = stablehlo.divide %a, %b : tensor<f32>", a * inverse));
}

// A compiler that sees k * a / b may compute k / b first, whatever number k has at the element.
TEST(RegroupedProducts, CountAOneAmongOtherNumbers) {
  const auto accepts_times = [](std::string_view constant) {
    const std::string program = "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {\n  " +
                                std::string(constant) +
                                "\n  %p = stablehlo.multiply %k, %a : tensor<2xf32>\n"
                                "  %r = stablehlo.divide %p, %b : tensor<2xf32>\n  return %r : tensor<2xf32>\n}";
    const Tensor a = tensor("dense<[0.0, 0.875616]> : tensor<2xf32>"), b = tensor("dense<0.883153> : tensor<2xf32>");
    Tensor answer = tensor("dense<0.0> : tensor<2xf32>");
    const float by_inverse = 0.875616F * (1 / 0.883153F);
    EXPECT_NE(by_inverse, 0.875616F / 0.883153F);
    std::memcpy(answer.bytes.data() + sizeof(float), &by_inverse, sizeof(float));
    return is_legal(program, {a, b}, *regrouping(), answer);
  };
  EXPECT_TRUE(accepts_times("%k = stablehlo.iota dim = 0 : tensor<2xf32>"));
  EXPECT_TRUE(accepts_times("%k = stablehlo.constant dense<[3.0, 1.0]> : tensor<2xf32>"));
  EXPECT_TRUE(
      accepts_times("%o = stablehlo.constant dense<1.0> : tensor<1xf32>\n"
                    "  %t = stablehlo.constant dense<3.0> : tensor<1xf32>\n"
                    "  %k = stablehlo.concatenate %t, %o, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>"));
  EXPECT_FALSE(accepts_times("%k = stablehlo.constant dense<1.0> : tensor<2xf32>"));
}

TEST(RegroupedProducts, LeaveTheRangeWhereAPartDoes) {
  constexpr float kInf = std::numeric_limits<float>::infinity();
  EXPECT_TRUE(accepts({1e20F, 1e20F, 1e20F, 1.0F}, kInf));   // (a * b) / c
  EXPECT_TRUE(accepts({1e20F, 1e20F, 1e20F, 1.0F}, 1e20F));  // a * (b / c)
  EXPECT_FALSE(accepts({1e20F, 1e20F, 1e20F, 1.0F}, -kInf));
  EXPECT_TRUE(accepts({3e38F, 0.5F, 1e38F, 1.5F}, 0.0F));  // 1 / 1e38 is subnormal
  EXPECT_FALSE(accepts({3.0F, 1.5F, 7.0F, 1.25F}, 0.0F));
  EXPECT_FALSE(accepts({3.0F, 1.5F, 7.0F, 1.25F}, kInf));
  EXPECT_TRUE(accepts({1e30F, 1e30F, 1.0F, 0.0F}, std::numeric_limits<float>::quiet_NaN()));  // inf * 0
  EXPECT_TRUE(accepts({1e30F, 1e30F, 1.0F, 0.0F}, 0.0F));
  EXPECT_FALSE(accepts({1e3F, 1e3F, 1.0F, 0.0F}, std::numeric_limits<float>::quiet_NaN()));
}

}  // namespace
}  // namespace assay::oracle
