#include "oracle/numerics/format.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "oracle/numerics/exact_formats_test.h"

namespace assay::oracle {
namespace {

using testing_formats::all_formats;
using testing_formats::ExactFormat;

TEST(Format, DecodesEveryCodeAsTheTableOfFormatsSays) {
  for (const ExactFormat& f : all_formats())
    for (unsigned code = 0; code < f.codes(); ++code) {
      const double expected = f.value(code), got = decode(f.type, code);
      if (std::isnan(expected)) {
        EXPECT_TRUE(std::isnan(got)) << spec::name(f.type) << " " << code;
      } else {
        EXPECT_EQ(got, expected) << spec::name(f.type) << " " << code;
        EXPECT_EQ(std::signbit(got), std::signbit(expected)) << spec::name(f.type) << " " << code;
      }
    }
}

TEST(Format, EncodesEveryValueToItsOwnCode) {
  for (const ExactFormat& f : all_formats())
    for (unsigned code = 0; code < f.codes(); ++code) {
      if (std::isnan(f.value(code))) continue;
      for (const auto r : {Rounding::kNearestEven, Rounding::kDown, Rounding::kUp})
        EXPECT_EQ(encode(f.type, f.value(code), r), code) << spec::name(f.type);
    }
}

/// The published extremes (StableHLO, "Types").
TEST(Format, HasThePublishedExtremes) {
  using enum ElementType;
  const auto check = [](ElementType e, double max, double normal, double subnormal) {
    EXPECT_EQ(numbers(e).max_finite, max) << spec::name(e);
    EXPECT_EQ(numbers(e).min_normal, normal) << spec::name(e);
    EXPECT_EQ(numbers(e).min_subnormal, subnormal) << spec::name(e);
  };
  check(f4E2M1FN, 6, 1, 0.5);
  check(f6E2M3FN, 7.5, 1, 0.125);
  check(f6E3M2FN, 28, 0.25, 0.0625);
  check(f8E3M4, 15.5, 0.25, 0x1p-6);
  check(f8E4M3, 240, 0x1p-6, 0x1p-9);
  check(f8E4M3FN, 448, 0x1p-6, 0x1p-9);
  check(f8E4M3FNUZ, 240, 0x1p-7, 0x1p-10);
  check(f8E4M3B11FNUZ, 30, 0x1p-10, 0x1p-13);
  check(f8E5M2, 57344, 0x1p-14, 0x1p-16);
  check(f8E5M2FNUZ, 57344, 0x1p-15, 0x1p-17);
  check(f8E8M0FNU, 0x1p127, 0x1p-127, 0x1p-127);
  check(bf16, 0x1.FEp127, 0x1p-126, 0x1p-133);
  check(f16, 65504, 0x1p-14, 0x1p-24);
  check(f32, 0x1.FFFFFEp127, 0x1p-126, 0x1p-149);
  check(f64, 0x1.FFFFFFFFFFFFFp1023, 0x1p-1022, 0x1p-1074);
}

/// A double near the values of the format: between two of them, on a tie, or far away.
double probe(const ExactFormat& f, std::mt19937_64& random) {
  const auto& values = f.finite();
  const std::size_t i = random() % values.size();
  const double a = values[i].value, b = values[std::min(i + 1, values.size() - 1)].value;
  switch (random() % 4) {
    case 0: return a + (b - a) / 2;
    case 1: return std::nextafter(a + (b - a) / 2, random() % 2 != 0 ? b : a);
    case 2: return a + (b - a) * (static_cast<double>(random() >> 11) * 0x1p-53);
    default: return std::ldexp(a == 0 ? 1 : a, static_cast<int>(random() % 30) - 15);
  }
}

TEST(Format, RoundsToTheNearestValueWithEvenTies) {
  std::mt19937_64 random(1);
  for (const ExactFormat& f : all_formats())
    for (int n = 0; n < 3000; ++n) {
      const double x = probe(f, random);
      if (std::signbit(x) && !numbers(f.type).has_sign) continue;
      EXPECT_TRUE(f.is_code_of(f.nearest(testing_formats::Rational(x)), encode(f.type, x)))
          << spec::name(f.type) << " " << x << " got " << encode(f.type, x);
    }
}

TEST(Format, RoundsInDirections) {
  std::mt19937_64 random(2);
  for (const ExactFormat& f : all_formats())
    for (int n = 0; n < 3000; ++n) {
      const double x = probe(f, random);
      const auto& v = f.finite();
      if (x < v.front().value || x > v.back().value) continue;
      const auto above = std::lower_bound(v.begin(), v.end(), x, [](const auto& a, double b) { return a.value < b; });
      const auto below = above->value == x ? above : above - 1;
      EXPECT_EQ(round_to(f.type, x, Rounding::kUp), above->value) << spec::name(f.type);
      EXPECT_EQ(round_to(f.type, x, Rounding::kDown), below->value) << spec::name(f.type);
    }
}

TEST(Format, NeighboursAreTheAdjacentValues) {
  for (const ExactFormat& f : all_formats()) {
    const auto& v = f.finite();
    for (std::size_t i = 0; i + 1 < v.size(); ++i) {
      if (v[i].value == v[i + 1].value) continue;  // -0 and +0
      EXPECT_EQ(next_up(f.type, v[i].value), v[i + 1].value) << spec::name(f.type) << " " << v[i].value;
      EXPECT_EQ(next_down(f.type, v[i + 1].value), v[i].value) << spec::name(f.type) << " " << v[i + 1].value;
      const double middle = v[i].value + (v[i + 1].value - v[i].value) / 2;
      EXPECT_EQ(next_up(f.type, middle), v[i + 1].value);
      EXPECT_EQ(next_down(f.type, middle), v[i].value);
    }
    EXPECT_EQ(next_up(f.type, v.back().value), kInfinity);
  }
}

TEST(Format, UlpIsTheDistanceOfNeighboursAbove) {
  for (const ExactFormat& f : all_formats()) {
    const auto& v = f.finite();
    for (std::size_t i = 0; i + 1 < v.size(); ++i)
      if (v[i].value >= 0 && v[i + 1].value > v[i].value && numbers(f.type).has_zero) {
        EXPECT_EQ(ulp(f.type, v[i].value), v[i + 1].value - v[i].value) << spec::name(f.type) << v[i].value;
      }
  }
}

TEST(Format, WhatDoesNotFitFollowsTheSpecials) {
  using enum ElementType;
  EXPECT_EQ(decode(f8E5M2, encode(f8E5M2, 1e6)), kInfinity);
  EXPECT_TRUE(std::isnan(decode(f8E4M3FN, encode(f8E4M3FN, -1e6))));
  EXPECT_EQ(decode(f8E4M3FN, encode(f8E4M3FN, 464)), 448);
  EXPECT_TRUE(std::isnan(decode(f8E4M3FN, encode(f8E4M3FN, 464.5))));
  EXPECT_TRUE(std::isnan(decode(f8E5M2FNUZ, encode(f8E5M2FNUZ, kInfinity))));
  EXPECT_EQ(encode(f8E5M2FNUZ, -0.0), 0u);
  EXPECT_EQ(encode(f8E5M2FNUZ, -1e-9), 0u);
  EXPECT_EQ(decode(f4E2M1FN, encode(f4E2M1FN, -100)), -6);
  EXPECT_EQ(decode(f8E8M0FNU, encode(f8E8M0FNU, 0)), 0x1p-127);
  EXPECT_TRUE(std::isnan(decode(f8E8M0FNU, encode(f8E8M0FNU, -1))));
  EXPECT_EQ(round_to(f32, 1e39), kInfinity);
  EXPECT_EQ(round_unbounded(f32, 0x1.000001p200, Rounding::kUp), 0x1.000002p200);
}

}  // namespace
}  // namespace assay::oracle
