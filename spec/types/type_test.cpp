#include "spec/types/type.h"

#include <gtest/gtest.h>

#include <array>

namespace assay::spec {
namespace {

/// What holds tensors may hold those whose sizes are known where they are open.
TEST(Refines, WhatIsHeldMayHaveAnySizeThatIsOpen) {
  const Type three = Type::tensor(std::array<std::int64_t, 1>{3}, ElementType::f32);
  const Type open = Type::tensor(std::array<std::int64_t, 1>{kDynamic}, ElementType::f32);
  const auto tuple = [](Type t) { return Type::tuple(std::array{t, Type::token()}); };
  const auto future = [](Type t) { return Type::future(std::array{t}); };
  EXPECT_TRUE(refines(tuple(three), tuple(open)));
  EXPECT_FALSE(refines(tuple(open), tuple(three)));
  EXPECT_TRUE(refines(future(three), future(open)));
  EXPECT_FALSE(refines(future(open), future(three)));
  EXPECT_FALSE(refines(Type::tuple(std::array{three}), future(open)));
  EXPECT_FALSE(refines(Type::tuple(std::array{three}), tuple(open)));
}

}  // namespace
}  // namespace assay::spec
