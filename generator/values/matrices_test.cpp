#include "generator/values/matrices.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <cstring>
#include <vector>

#include "spec/scale_test.h"

namespace assay::generator {
namespace {

using Number = std::complex<double>;

std::vector<Number> drawn(Prng& choices, spec::ElementType e, std::int64_t size, MatrixKind kind, bool exact) {
  const auto type = spec::Type::tensor({2, size, size}, e);
  std::vector<std::byte> out(static_cast<std::size_t>(type.storage_size()));
  draw_matrices(choices, type, kind, exact, out);
  std::vector<double> parts(out.size() / sizeof(double));
  std::memcpy(parts.data(), out.data(), out.size());
  if (e == spec::ElementType::f64) return {parts.begin(), parts.end()};
  std::vector<Number> numbers;
  for (std::size_t k = 0; k < parts.size(); k += 2) numbers.emplace_back(parts[k], parts[k + 1]);
  return numbers;
}

/// Whether elimination without exchanges meets positive pivots only (Sylvester).
bool is_positive_definite(std::vector<Number> a, std::size_t n) {
  for (std::size_t k = 0; k < n; ++k) {
    if (std::abs(a[k * n + k].imag()) > 1e-9 || !(a[k * n + k].real() > 0)) return false;
    for (std::size_t i = k + 1; i < n; ++i)
      for (std::size_t j = k + 1; j < n; ++j) a[i * n + j] -= a[i * n + k] * a[k * n + j] / a[k * n + k];
  }
  return true;
}

void expect_conjugate_transpose(const std::vector<Number>& a, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) EXPECT_EQ(a[i * n + j], std::conj(a[j * n + i]));
}

TEST(Matrices, ArePositiveDefinite) {
  Prng choices(3, 0);
  for (const auto e : {spec::ElementType::f64, spec::ElementType::c128})
    for (std::int64_t size = 1; size < 12; ++size)
      for (const bool exact : {false, true}) {
        const auto n = static_cast<std::size_t>(size);
        const auto both = drawn(choices, e, size, MatrixKind::kPositiveDefinite, exact);
        for (std::size_t k = 0; k < 2; ++k) {
          const std::vector<Number> one(both.begin() + static_cast<std::ptrdiff_t>(k * n * n),
                                        both.begin() + static_cast<std::ptrdiff_t>((k + 1) * n * n));
          EXPECT_TRUE(is_positive_definite(one, n));
          expect_conjugate_transpose(one, n);
          for (const Number& z : one)
            EXPECT_TRUE(!exact || z == Number(std::round(z.real()), std::round(z.imag()))) << z;
        }
      }
}

TEST(Matrices, HavePivotsThatAreNotSmall) {
  Prng choices(4, 0);
  bool is_full = false;
  for (int n = 0; n < 50; ++n) {
    const auto a = drawn(choices, spec::ElementType::f64, 4, MatrixKind::kWellConditioned, n % 2 == 0);
    for (std::size_t k = 0; k < a.size(); ++k) {
      const bool is_pivot = k % 16 % 5 == 0;
      EXPECT_LE(std::abs(a[k]), is_pivot ? 2 : 1);
      EXPECT_GE(std::abs(a[k]), is_pivot ? 1 : 0);
    }
    is_full |= a[1] != 0.0 && a[4] != 0.0;
  }
  EXPECT_TRUE(is_full) << "numbers in both triangles";
}

TEST(Matrices, AreNamed) {
  EXPECT_EQ(matrix_kind("positive_definite"), MatrixKind::kPositiveDefinite);
  EXPECT_EQ(matrix_kind("well_conditioned"), MatrixKind::kWellConditioned);
  EXPECT_EQ(matrix_kind(""), MatrixKind::kNone);
}

}  // namespace
}  // namespace assay::generator
