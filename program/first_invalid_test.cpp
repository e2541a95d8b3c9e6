#include "program/first_invalid.h"

#include <gtest/gtest.h>

#include <set>

#include "program/text/text.h"

namespace assay::program {
namespace {

Module sum() {
  return *parse(R"(
    func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
      %r = stablehlo.add %a, %b : tensor<2xf32>
      return %r : tensor<2xf32>
    })");
}

/// One of the operands has another shape than the rest.
Module broken_sum() {
  auto module = sum();
  module.functions[0].types[0] = Type::tensor({3}, spec::ElementType::f32);
  return module;
}

std::optional<Invalid> search(const std::set<std::uint64_t>& broken, int jobs) {
  return first_invalid(10, 500, jobs, [&] {
    return [&](std::uint64_t number) { return broken.contains(number) ? broken_sum() : sum(); };
  });
}

TEST(FirstInvalid, IsNothingWhereAllVerify) {
  EXPECT_FALSE(search({}, 1));
  EXPECT_FALSE(search({}, 3));
  EXPECT_FALSE(search({9, 510}, 2));  // just outside
}

TEST(FirstInvalid, IsTheLowestForAnyNumberOfThreads) {
  for (const int jobs : {1, 2, 5}) {
    const auto found = search({509, 300, 47, 48}, jobs);
    ASSERT_TRUE(found) << jobs;
    EXPECT_EQ(found->number, 47u) << jobs;
    EXPECT_NE(found->error.message.find("add (C1)"), std::string::npos) << found->error.message;
    EXPECT_EQ(found->module.functions[0].types[0].text(), "tensor<3xf32>");
  }
}

TEST(FirstInvalid, FindsTheFirstAndTheLast) {
  EXPECT_EQ(search({10}, 2)->number, 10u);
  EXPECT_EQ(search({509}, 2)->number, 509u);
}

}  // namespace
}  // namespace assay::program
