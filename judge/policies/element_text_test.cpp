#include "judge/policies/element_text.h"

#include <gtest/gtest.h>

#include <cstring>

/// Codes that the formats define: IEEE 754-2019 tables 3.2 to 3.5, the OCP formats, and two's complement.
namespace assay::judge {
namespace {

using spec::ElementType;

struct Known {
  const char* text;
  ElementType type;
  std::uint64_t code;
};

TEST(ElementText, IsTheCodeOfTheFormat) {
  using enum ElementType;
  for (const auto& [text, type, code] : std::vector<Known>{{"tiny", f32, 1},
                                                           {"normal", f16, 0x0400},
                                                           {"normal / 2", f16, 0x0200},
                                                           {"max", f16, 0x7BFF},
                                                           {"-max", f16, 0xFBFF},
                                                           {"1 + ulp", f64, 0x3FF0000000000001},
                                                           {"1 - ulp:f16 / 2", f32, 0x3F7FE000},
                                                           {"-0", f32, 0x80000000},
                                                           {"inf", bf16, 0x7F80},
                                                           {"2^100", f32, 0x71800000},
                                                           {"near(1/3)", f32, 0x3EAAAAAB},
                                                           {"max", f8E4M3FN, 0x7E},
                                                           {"tiny", f8E5M2, 1},
                                                           {"min", i8, 0x80},
                                                           {"max", ui64, ~std::uint64_t{0}},
                                                           {"-1", i4, 0xF},
                                                           {"min", i64, std::uint64_t{1} << 63},
                                                           {"0x7F81", bf16, 0x7F81},
                                                           {"(1 + 2) * 3", i32, 9},
                                                           {"true", i1, 1}}) {
    const auto parsed = parse_element(text, type);
    ASSERT_TRUE(parsed.has_value()) << text << ": " << parsed.error().message;
    EXPECT_EQ(*parsed, code) << text << " of " << spec::name(type);
  }
}

TEST(ElementText, WhatTheTypeHasNotIsAnError) {
  using enum ElementType;
  for (const auto& [text, type, code] : std::vector<Known>{{"1/3", f32, 0},
                                                           {"1 + ulp / 2", f16, 0},
                                                           {"max + 1", i8, 0},
                                                           {"-1", ui8, 0},
                                                           {"1/2", i32, 0},
                                                           {"inf", f4E2M1FN, 0},
                                                           {"large", f32, 0},
                                                           {"max:f33", f32, 0},
                                                           {"(1", f32, 0},
                                                           {"1 1", f32, 0},
                                                           {"", f32, 0},
                                                           {"0xG", f32, 0}})
    EXPECT_FALSE(parse_element(text, type).has_value()) << text;
}

TEST(ElementText, OneElementFillsTheTensor) {
  const auto filled = parse_elements("1", Type::tensor({2, 2}, ElementType::i8));
  ASSERT_TRUE(filled.has_value());
  EXPECT_EQ(filled->bytes, (std::vector<std::byte>(4, std::byte{1})));
  const auto listed = parse_elements("1, 2, 3", Type::tensor({3}, ElementType::i8));
  ASSERT_TRUE(listed.has_value());
  EXPECT_EQ(listed->bytes, (std::vector<std::byte>{std::byte{1}, std::byte{2}, std::byte{3}}));
  EXPECT_FALSE(parse_elements("1, 2", Type::tensor({3}, ElementType::i8)).has_value());
}

TEST(ElementText, EveryHoldsEveryCodeOnce) {
  const auto all = parse_elements("every", Type::tensor({256}, ElementType::f8E5M2));
  ASSERT_TRUE(all.has_value());
  for (std::size_t k = 0; k < 256; ++k) EXPECT_EQ(all->bytes[k], static_cast<std::byte>(k));
}

/// 1 + 2^-11 lies in the middle of 1 and 1 + 2^-10, neighbours in f16.
TEST(ElementText, AroundHoldsTheMiddleOfNeighbours) {
  const auto around = parse_elements("around f16", Type::tensor({200'000}, ElementType::f32));
  ASSERT_TRUE(around.has_value());
  const float middle = 1 + 0x1p-11f;
  int found = 0;
  for (std::size_t k = 0; k < 200'000; ++k) {
    float x = 0;
    std::memcpy(&x, around->bytes.data() + 4 * k, 4);
    found += x == middle ? 1 : 0;
  }
  EXPECT_GT(found, 0);
}

TEST(ElementText, AnyNanIsAsGoodAsAnother) {
  const Type type = Type::tensor({1}, ElementType::f16);
  EXPECT_TRUE(same_elements(*parse_elements("0x7E00", type), *parse_elements("0xFC01", type)));
  EXPECT_FALSE(same_elements(*parse_elements("0", type), *parse_elements("-0", type)));
}

}  // namespace
}  // namespace assay::judge
