#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstring>

#include "oracle/envelope/sets_test.h"

/// Products of many numbers. What is legal is computed by the host, in trees and orders that are drawn.
namespace assay::oracle {
namespace {

/// Of factors that are stored like elements of the type.
template <class Factor>
AcceptanceTensor set_of_product(const std::vector<Factor>& factors, ElementType e, const std::string& one,
                                std::string_view contract) {
  const std::string scalar = "tensor<" + std::string(spec::name(e)) + ">",
                    tensor = "tensor<" + std::to_string(factors.size()) + "x" + std::string(spec::name(e)) + ">";
  Tensor input{spec::Type::tensor({std::ssize(factors)}, e), std::vector<std::byte>(factors.size() * sizeof(Factor))};
  std::memcpy(input.bytes.data(), factors.data(), input.bytes.size());
  const auto sets =
      sets_of("func.func @main(%a: " + tensor + ") -> " + scalar + " {\n%one = stablehlo.constant dense<" + one +
                  "> : " + scalar +
                  "\n%r = stablehlo.reduce(%a init: %one) applies stablehlo.multiply across dimensions = [0] : (" +
                  tensor + ", " + scalar + ") -> " + scalar + "\nreturn %r : " + scalar + "\n}\n",
              {input}, contract);
  return sets.empty() ? AcceptanceTensor{} : sets[0];
}

AcceptanceTensor set_of_product(const std::vector<float>& factors, std::string_view contract = "stablehlo") {
  return set_of_product(factors, ElementType::f32, "1.0", contract);
}

bool holds(const AcceptanceTensor& set, float x) {
  return set.accepts(0, std::span(reinterpret_cast<const std::byte*>(&x), sizeof(x)));
}

/// The product in a tree of an order that are drawn: two of the parts that are left become one.
float drawn_product(std::vector<float> parts) {
  while (parts.size() > 1) {
    const auto take = [&] {
      const auto at = *rc::gen::inRange<std::size_t>(0, parts.size());
      const float x = parts[at];
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
      return x;
    };
    const float a = take(), b = take();
    parts.push_back(a * b);
  }
  return parts[0];
}

float drawn_factor(int exponents) {
  const auto code = *rc::gen::inRange<std::uint32_t>(0, 1u << 24);
  const float size =
      std::ldexp(1 + static_cast<float>(code & 0x7FFFFF) * 0x1p-23F, *rc::gen::inRange(-exponents, exponents + 1));
  return (code >> 23) != 0 ? -size : size;
}

RC_GTEST_PROP(Products, HoldEveryTreeOfEveryOrder, ()) {
  std::vector<float> factors;
  const int exponents = *rc::gen::element(0, 2, 20, 60);
  for (int k = *rc::gen::inRange(1, 24); k > 0; --k) factors.push_back(drawn_factor(exponents));
  if (*rc::gen::inRange(0, 8) == 0) factors.push_back(*rc::gen::element(0.0F, -0.0F, HUGE_VALF, -HUGE_VALF, 1e-44F));
  const float product = drawn_product(factors);
  for (const char* contract : {"stablehlo", "reassociate"})
    RC_ASSERT(holds(set_of_product(factors, contract), product));
}

// The product is 0x3F2BB44E or so; each of seven roundings is half an ulp at most.
TEST(Products, AreNoFurtherOffThanTheirRoundings) {
  const std::vector<float> factors = {1.1F, 1.3F, 0.7F, 1.9F, 0.6F, 1.7F, 0.9F, 1.01F};
  double exact = 1;
  for (const float x : factors) exact *= x;
  const auto set = set_of_product(factors);
  EXPECT_EQ(set.strength(0), Strength::kChecked);
  EXPECT_TRUE(holds(set, static_cast<float>(exact)));
  EXPECT_FALSE(holds(set, static_cast<float>(exact * (1 + 16 * 0x1p-24))));
  EXPECT_FALSE(holds(set, static_cast<float>(exact * (1 - 16 * 0x1p-24))));
}

TEST(Products, AreExactWhereEveryPartIs) {
  EXPECT_EQ(set_of_product({3, 5, -7, 0.5F, 64, 1}).describe(0), "-3360");
  EXPECT_EQ(set_of_product({2, 0, -3, 4}).describe(0), "-0");
  EXPECT_EQ(set_of_product({2, HUGE_VALF, -3, 4}).describe(0), "-inf");
  EXPECT_EQ(set_of_product({2, HUGE_VALF, 0, 4}).describe(0), "NaN");
  EXPECT_EQ(set_of_product({2, NAN, 0, 4}).describe(0), "NaN");
}

// 2^100 * 2^100 * 2^-100 is 2^100 or infinite.
TEST(Products, MayOverflowOnTheWay) {
  const auto set = set_of_product({0x1p100F, 0x1p100F, 0x1p-100F});
  EXPECT_TRUE(holds(set, HUGE_VALF));
  EXPECT_TRUE(holds(set, 0x1p100F));
  EXPECT_FALSE(holds(set_of_product({0x1p100F, 0x1p20F, 0x1p7F, 1.5F}), 0x1p126F));
}

// Under `round any` 1.1 * 1.1 may be infinite, and zero times that NaN.
TEST(Products, OfZeroAreOpenWhereAPartMayBeAnything) {
  EXPECT_TRUE(holds(set_of_product({0.0F, 1.1F, 1.1F}, "lattice"), NAN));
  EXPECT_FALSE(holds(set_of_product({0.0F, 1.5F, 1.5F}, "lattice"), NAN));
  EXPECT_FALSE(holds(set_of_product({0.0F, 1.1F, 1.1F}, "stablehlo"), NAN));
}

// ---- Complex numbers ----------------------------------------------------------------------------

struct ComplexFloat {
  float real, imag;
};

AcceptanceTensor set_of_complex_product(const std::vector<ComplexFloat>& factors,
                                        std::string_view contract = "stablehlo") {
  return set_of_product(factors, ElementType::c64, "(1.0, 0.0)", contract);
}

bool holds(const AcceptanceTensor& set, const ComplexFloat& z) {
  return set.accepts(0, std::span(reinterpret_cast<const std::byte*>(&z), sizeof(z)));
}

ComplexFloat product_of(const ComplexFloat& a, const ComplexFloat& b, bool is_fused) {
  if (is_fused) return {std::fma(a.real, b.real, -(a.imag * b.imag)), std::fma(a.real, b.imag, a.imag * b.real)};
  return {a.real * b.real - a.imag * b.imag, a.real * b.imag + a.imag * b.real};
}

ComplexFloat drawn_product(std::vector<ComplexFloat> parts) {
  while (parts.size() > 1) {
    const auto take = [&] {
      const auto at = *rc::gen::inRange<std::size_t>(0, parts.size());
      const ComplexFloat x = parts[at];
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
      return x;
    };
    const ComplexFloat a = take(), b = take();
    parts.push_back(product_of(a, b, *rc::gen::inRange(0, 2) == 1));
  }
  return parts[0];
}

std::vector<ComplexFloat> drawn_complex_factors(int exponents) {
  std::vector<ComplexFloat> factors;
  for (int k = *rc::gen::inRange(1, 20); k > 0; --k)
    factors.push_back({drawn_factor(exponents), *rc::gen::inRange(0, 4) == 0 ? 0.0F : drawn_factor(exponents)});
  return factors;
}

RC_GTEST_PROP(ComplexProducts, HoldEveryTreeOfEveryOrder, ()) {
  const auto factors = drawn_complex_factors(*rc::gen::element(0, 2, 5));
  RC_ASSERT(holds(set_of_complex_product(factors), drawn_product(factors)));
}

RC_GTEST_PROP(ComplexProducts, AreNoFurtherOffThanTheirRoundings, ()) {
  const auto factors = drawn_complex_factors(1);
  RC_PRE(factors.size() > 2);
  const ComplexFloat z = drawn_product(factors);
  const float off = 16 * static_cast<float>(factors.size()) * 0x1p-24F * std::hypot(z.real, z.imag);
  const AcceptanceTensor set = set_of_complex_product(factors);
  RC_ASSERT(!holds(set, {z.real + off, z.imag}));
  RC_ASSERT(!holds(set, {z.real, z.imag - off}));
}

/// (1 + 2i)^3 (2 - i) = (-11 - 2i) (2 - i) = -24 + 7i.
TEST(ComplexProducts, OfSmallIntegersAreExact) {
  const AcceptanceTensor set = set_of_complex_product({{1, 2}, {1, 2}, {1, 2}, {2, -1}});
  EXPECT_TRUE(holds(set, {-24, 7}));
  EXPECT_FALSE(holds(set, {-24, std::nextafter(7.0F, 8.0F)}));
  EXPECT_FALSE(holds(set, {std::nextafter(-24.0F, 0.0F), 7}));
}

TEST(ComplexProducts, OfZeroAreZeroOfAnySign) {
  const AcceptanceTensor set = set_of_complex_product({{0.3F, 2}, {0, 0}, {1.7F, -1}});
  EXPECT_TRUE(holds(set, {-0.0F, 0.0F}));
  EXPECT_FALSE(holds(set, {1e-38F, 0}));
}

// Under `round any` a part of the product may be anything, infinite too.
TEST(ComplexProducts, OfZeroAreOpenWhereAPartMayBeAnything) {
  EXPECT_TRUE(holds(set_of_complex_product({{0, 0}, {1.1F, 0.3F}, {0.7F, 1.3F}}, "lattice"), {NAN, 1}));
  EXPECT_FALSE(holds(set_of_complex_product({{0, 0}, {1.5F, 2}, {0.5F, 1}}, "lattice"), {NAN, 1}));
}

TEST(ComplexProducts, MayOverflowOnTheWay) {
  EXPECT_EQ(set_of_complex_product({{1e30F, 1}, {1e30F, 0}, {1e-30F, 0}, {1e-30F, 0}}).strength(0), Strength::kOpen);
}

}  // namespace
}  // namespace assay::oracle
