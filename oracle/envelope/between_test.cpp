#include <gtest/gtest.h>

#include "oracle/envelope/sets_test.h"

/// Any value from one bound to the other: StableHLO, `rng`, "the uniform distribution over the interval [a, b)".
namespace assay::oracle {
namespace {

bool accepts_uniform(const std::string& type, const std::string& a, const std::string& b, const std::string& answer) {
  const std::string scalar = "tensor<" + type + ">";
  const auto sets =
      sets_of("func.func @main(%a: " + scalar + ", %b: " + scalar + ") -> " + scalar +
                  " {\n%s = stablehlo.constant dense<> : tensor<0xi64>\n"
                  "%r = stablehlo.rng %a, %b, %s, distribution = UNIFORM : (" +
                  scalar + ", " + scalar + ", tensor<0xi64>) -> " + scalar + "\nreturn %r : " + scalar + "\n}\n",
              {tensor("dense<" + a + "> : " + scalar), tensor("dense<" + b + "> : " + scalar)}, "stablehlo");
  return !sets.empty() && accepts(sets[0], tensor("dense<" + answer + "> : " + scalar));
}

TEST(Between, AUniformNumberLiesWithinItsBounds) {
  for (const char* const inside : {"-1.0", "0.25", "2.5"})  // a number below 2.5 may be rounded to it
    EXPECT_TRUE(accepts_uniform("f32", "-1.0", "2.5", inside)) << inside;
  for (const char* const outside : {"-1.0000001", "2.5000002", "0x7FC00000"})
    EXPECT_FALSE(accepts_uniform("f32", "-1.0", "2.5", outside)) << outside;
}

TEST(Between, AUniformIntegerIsBelowTheSecondBound) {
  for (const char* const inside : {"3", "4", "5"}) EXPECT_TRUE(accepts_uniform("i32", "3", "6", inside)) << inside;
  for (const char* const outside : {"2", "6"}) EXPECT_FALSE(accepts_uniform("i32", "3", "6", outside)) << outside;
  EXPECT_TRUE(accepts_uniform("ui8", "1", "255", "254"));  // no negative bound
  EXPECT_TRUE(accepts_uniform("i64", "0", "9223372036854775807", "9223372036854775806"));
  EXPECT_FALSE(accepts_uniform("i64", "0", "9223372036854775807", "9223372036854775807"));
  EXPECT_TRUE(accepts_uniform("i64", "-9223372036854775808", "9223372036854775807", "-9223372036854775808"));
  EXPECT_TRUE(accepts_uniform("ui64", "1", "18446744073709551615", "18446744073709551614"));
}

TEST(Between, BoundsInTheWrongOrderSayNothing) {
  EXPECT_TRUE(accepts_uniform("i32", "6", "3", "77"));
  EXPECT_TRUE(accepts_uniform("f32", "1.0", "1.0", "-5.0"));
}

}  // namespace
}  // namespace assay::oracle
