#include <array>
#include <complex>
#include <cstring>

#include <gtest/gtest.h>

#include "conform/files/check_file.h"
#include "judge/compare.h"

/// How an element reads in a message.
namespace assay::conform {
namespace {

TEST(ElementWords, ABooleanShowsTheByteThatItShouldNotHave) {
  const auto of = [](int byte) {
    return judge::describe_element(spec::ElementType::i1, std::array{static_cast<std::byte>(byte)});
  };
  EXPECT_EQ(of(0), "false");
  EXPECT_EQ(of(1), "true");
  EXPECT_EQ(of(2), "true (byte 2)");
  EXPECT_EQ(of(255), "true (byte 255)");
}

TEST(ElementWords, ComplexElementsArePairs) {
  const std::complex<float> z(1.5f, -0.0f);
  std::array<std::byte, sizeof z> bytes{};
  std::memcpy(bytes.data(), &z, sizeof z);
  EXPECT_EQ(judge::describe_element(spec::ElementType::c64, bytes), "(1.5, -0.0)");
  const auto report = check_on_oracle(
      "func.func @main() {\n  %0 = stablehlo.constant dense<(1.0, 2.5)> : tensor<complex<f32>>\n"
      "  check.expect_eq_const %0, dense<(1.0, -2.5)> : tensor<complex<f32>>\n  return\n}\n",
      "file.mlir", nullptr);
  EXPECT_EQ(report.reason, "3:3: check.expect_eq_const: element [] is (1, 2.5), expected (1, -2.5) (1 of 1 differ)");
}

}  // namespace
}  // namespace assay::conform
