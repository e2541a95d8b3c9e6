#include "generator/shardings.h"

#include <gtest/gtest.h>

#include <set>

#include "program/spread.h"
#include "program/text/text.h"

namespace assay::generator {
namespace {

const std::string kProgram =
    R"(func.func @main(%a: tensor<5x1xf32>, %b: tensor<f32>) -> (tensor<5x1xf32>, tensor<f32>) {
  %0 = stablehlo.negate %a : tensor<5x1xf32>
  %1 = stablehlo.negate %0 : tensor<5x1xf32>
  return %1, %b : tensor<5x1xf32>, tensor<f32>
})";

TEST(DrawnShardings, AreLegalAndComeBackFromText) {
  std::set<std::string> texts;
  std::set<std::int64_t> devices;
  for (std::uint64_t n = 0; n < 200; ++n) {
    auto module = program::parse(kProgram).value();
    Prng choices(7, n);
    ASSERT_TRUE(draw_shardings(module, choices));
    const std::string text = program::print(module);
    auto again = program::parse(text);
    ASSERT_TRUE(again) << again.error().text() << text;
    const auto valid = program::verify(*again);
    ASSERT_TRUE(valid) << valid.error().text() << text;
    EXPECT_EQ(program::print(*again), text);
    EXPECT_EQ(again->devices, module.devices);
    EXPECT_TRUE(program::is_spread(*again));
    texts.insert(text);
    devices.insert(module.devices);
  }
  EXPECT_GE(texts.size(), 180u);
  EXPECT_EQ(devices, (std::set<std::int64_t>{2, 4, 6, 8}));
}

TEST(DrawnShardings, AreNotPutOnProcesses) {
  auto module = program::parse(R"(func.func @main() -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32>
  return %0 : tensor<ui32>
})")
                    .value();
  const std::string before = program::print(module);
  Prng choices(7);
  EXPECT_FALSE(draw_shardings(module, choices));
  EXPECT_EQ(program::print(module), before);
}

}  // namespace
}  // namespace assay::generator
