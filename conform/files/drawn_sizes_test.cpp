#include "conform/files/drawn_sizes.h"

#include <cstdio>

#include <gtest/gtest.h>

#include "conform/files/drawn_inputs.h"
#include "conform/names.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

std::vector<std::string> drawn(const std::string& signature, const std::string& body, std::uint64_t seed = 1) {
  const auto module = program::parse("func.func @main(" + signature + " {\n" + body + "}\n");
  EXPECT_TRUE(module) << module.error().text();
  const auto inputs = draw_inputs(*module, seed);
  if (!inputs) return {inputs.error().text()};
  std::vector<std::string> out;
  for (const Tensor& t : (*inputs)[0]) out.push_back(t.type.text());
  return out;
}

using Types = std::vector<std::string>;

TEST(DrawnSizes, AreThoseOfOneProgram) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    const auto types = drawn("%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32>",
                             "  %0 = stablehlo.add %a, %b : tensor<?xi32>\n  return %0 : tensor<?xi32>\n", seed);
    ASSERT_EQ(types.size(), 2u);
    EXPECT_EQ(types[0], types[1]);
    EXPECT_EQ(types[0].find('?'), std::string::npos) << types[0];
  }
}

TEST(DrawnSizes, VaryWithTheSeed) {
  std::vector<std::string> all;
  for (std::uint64_t seed = 1; seed < 20; ++seed)
    all.push_back(drawn("%a: tensor<?xi32>) -> tensor<?xi32>", "  return %a : tensor<?xi32>\n", seed)[0]);
  std::ranges::sort(all);
  all.erase(std::ranges::unique(all).begin(), all.end());
  EXPECT_GE(all.size(), 3u);
}

TEST(DrawnSizes, AreThoseThatTheProgramCanHave) {
  EXPECT_EQ(drawn("%a: tensor<?xi32>, %b: tensor<5xi32>) -> tensor<5xi32>",
                  "  %0 = stablehlo.add %a, %b : (tensor<?xi32>, tensor<5xi32>) -> tensor<5xi32>\n"
                  "  return %0 : tensor<5xi32>\n"),
            (Types{"tensor<5xi32>", "tensor<5xi32>"}));
}

/// The sizes of a matrix of i32, from its type.
std::pair<int, int> sizes_of(const std::string& type) {
  std::pair<int, int> out{-1, -1};
  EXPECT_EQ(std::sscanf(type.c_str(), "tensor<%dx%dxi32>", &out.first, &out.second), 2) << type;
  return out;
}

/// A shape whose sizes are mixed up shows only where they differ.
TEST(DrawnSizes, DifferFromOneDimensionToTheNext) {
  for (std::uint64_t seed = 1; seed < 5; ++seed) {
    const auto types = drawn("%a: tensor<?x?xi32>, %s: tensor<2xi32>) -> tensor<?x?xi32>",
                             "  %0 = stablehlo.dynamic_reshape %a, %s : (tensor<?x?xi32>, tensor<2xi32>) -> "
                             "tensor<?x?xi32>\n  return %0 : tensor<?x?xi32>\n",
                             seed);
    const auto [rows, columns] = sizes_of(types[0]);
    EXPECT_EQ(rows, columns + 1);
  }
}

TEST(DrawnSizes, AreEqualWhereTheProgramAsksForIt) {
  const auto types = drawn("%a: tensor<?x?xi32>) -> tensor<?x?xi32>",
                           "  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<?x?xi32>) -> tensor<?x?xi32>\n"
                           "  %1 = stablehlo.add %a, %0 : tensor<?x?xi32>\n  return %1 : tensor<?x?xi32>\n");
  const auto [rows, columns] = sizes_of(types[0]);
  EXPECT_EQ(rows, columns);
}

TEST(DrawnSizes, OfOneThatNoneFitsAreAnError) {
  const auto types = drawn("%a: tensor<?xi32>, %b: tensor<1009xi32>, %c: tensor<1013xi32>) -> tensor<1009xi32>",
                           "  %0 = stablehlo.add %a, %b : (tensor<?xi32>, tensor<1009xi32>) -> tensor<1009xi32>\n"
                           "  %1 = stablehlo.add %a, %c : (tensor<?xi32>, tensor<1013xi32>) -> tensor<1013xi32>\n"
                           "  return %0 : tensor<1009xi32>\n");
  ASSERT_EQ(types.size(), 1u);
  EXPECT_NE(types[0].find("no size that was tried"), std::string::npos) << types[0];
}

TEST(DrawnSizes, ThatAreKnownStayAsTheyAre) {
  EXPECT_EQ(drawn("%a: tensor<3x0xi32>) -> tensor<3x0xi32>", "  return %a : tensor<3x0xi32>\n"),
            Types{"tensor<3x0xi32>"});
}

}  // namespace
}  // namespace assay::conform
