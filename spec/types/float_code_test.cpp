#include "spec/types/float_code.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <map>

namespace assay::spec {
namespace {

using enum ElementType;

std::vector<ElementType> narrow_floats() {
  std::vector<ElementType> out;
  for (const auto& f : element_formats())
    if (f.kind == ElementClass::kFloat && f.bits <= 16) out.push_back(f.type);
  return out;
}

std::uint64_t codes(ElementType e) { return std::uint64_t{1} << bits(e); }

TEST(FloatCode, EveryNarrowCodeSurvivesDecodeAndEncode) {
  for (const auto e : narrow_floats())
    for (std::uint64_t code = 0; code < codes(e); ++code) {
      const double x = decode(e, code);
      if (std::isnan(x)) continue;
      EXPECT_EQ(encode(e, x), code) << name(e) << " code " << code;
    }
}

// The nearest of all codes, by search: independent of the arithmetic in `encode`.
TEST(FloatCode, EncodeFindsTheNearestCodeOfEveryEightBitFormat) {
  for (const auto e : narrow_floats()) {
    if (bits(e) > 8) continue;
    const double largest = decode(e, largest_code(e));
    for (int i = -4000; i <= 4000; ++i) {
      const double x = largest * i / 4000.0;
      if (x < 0 && !format(e).has_sign) continue;
      double best = INFINITY;
      for (std::uint64_t code = 0; code < codes(e); ++code)
        if (const double y = decode(e, code); std::isfinite(y)) best = std::min(best, std::fabs(y - x));
      EXPECT_EQ(std::fabs(decode(e, encode(e, x)) - x), best) << name(e) << " " << x;
    }
  }
}

TEST(FloatCode, KnownLimitsOfTheFormats) {
  EXPECT_EQ(decode(f8E4M3FN, largest_code(f8E4M3FN)), 448);
  EXPECT_EQ(decode(f8E5M2, largest_code(f8E5M2)), 57344);
  EXPECT_EQ(decode(f8E4M3FNUZ, largest_code(f8E4M3FNUZ)), 240);
  EXPECT_EQ(decode(f8E4M3B11FNUZ, largest_code(f8E4M3B11FNUZ)), 30);
  EXPECT_EQ(decode(f8E3M4, largest_code(f8E3M4)), 15.5);
  EXPECT_EQ(decode(f4E2M1FN, largest_code(f4E2M1FN)), 6);
  EXPECT_EQ(decode(f6E3M2FN, largest_code(f6E3M2FN)), 28);
  EXPECT_EQ(decode(f8E8M0FNU, 0), std::ldexp(1.0, -127));
  EXPECT_EQ(decode(f16, 1), std::ldexp(1.0, -24));
}

TEST(FloatCode, NansAreSignalingWithTheFirstBitOfTheirMantissaClear) {
  for (const std::uint64_t code : {0x7F800001u, 0xFFBFFFFFu}) EXPECT_TRUE(is_signaling_nan(ElementType::f32, code));
  for (const std::uint64_t code : {0x7FC00000u, 0xFFFFFFFFu, 0x7F800000u, 0x3F800001u})
    EXPECT_FALSE(is_signaling_nan(ElementType::f32, code));
  EXPECT_TRUE(is_signaling_nan(ElementType::f8E5M2, 0x7D));
  for (const ElementType e : {ElementType::f8E4M3FN, ElementType::f8E4M3FNUZ, ElementType::f8E8M0FNU})
    EXPECT_FALSE(is_signaling_nan(e, nan_code(e))) << spec::name(e);
}

TEST(FloatCode, OverflowFollowsTheFormat) {
  EXPECT_EQ(encode(f8E4M3FN, 464), largest_code(f8E4M3FN));
  EXPECT_EQ(encode(f8E4M3FN, 465), nan_code(f8E4M3FN));
  EXPECT_EQ(encode(f8E5M2, 1e9), infinity_code(f8E5M2));
  EXPECT_EQ(encode(f4E2M1FN, -100), largest_code(f4E2M1FN) | sign_code(f4E2M1FN));
  EXPECT_EQ(encode(f8E5M2FNUZ, -0.0), 0u);
}

// The values of a format in order, by decoding all of it: one step leads to the next.
TEST(FloatCode, StepsCountTheValuesOfEveryNarrowFormat) {
  for (const auto e : narrow_floats()) {
    std::map<double, std::uint64_t> values;  // both zeros are one key
    for (std::uint64_t code = 0; code < codes(e); ++code)
      if (const double x = decode(e, code); !std::isnan(x)) values.emplace(x, code);
    const std::uint64_t lowest = values.begin()->second;
    std::uint64_t steps = 0, previous = lowest;
    for (const auto& [x, code] : values) {
      EXPECT_EQ(steps_between(e, previous, code), code == lowest ? 0u : 1u) << name(e) << " " << x;
      EXPECT_EQ(steps_between(e, code, lowest), steps++) << name(e) << " " << x;
      previous = code;
    }
  }
}

// Counts of f64 do not fit into a double: from infinity to infinity, each way 0x7ff0000000000000.
TEST(FloatCode, StepsOfFloat64AreExact) {
  const std::uint64_t infinity = infinity_code(f64), negative = infinity | sign_code(f64);
  EXPECT_EQ(steps_between(f64, infinity, negative), 0xffe0000000000000u);
  EXPECT_EQ(steps_between(f64, infinity - 1, negative), 0xffdfffffffffffffu);
  EXPECT_EQ(steps_between(f64, 0, sign_code(f64)), 0u);
  EXPECT_EQ(steps_between(f64, 1, sign_code(f64) | 1), 2u);
  EXPECT_EQ(steps_between(f32, encode(f32, 1), encode(f32, 2)), std::uint64_t{1} << 23);
}

TEST(FloatCode, AgreesWithTheHostOnFloat32) {
  for (std::uint32_t i = 0; i < 100'000; ++i) {
    const double x = std::ldexp(1.0 + i * 1e-5, static_cast<int>(i % 300) - 160);
    const float host = static_cast<float>(x);
    EXPECT_EQ(encode(f32, x), std::bit_cast<std::uint32_t>(host)) << x;
  }
}

}  // namespace
}  // namespace assay::spec
