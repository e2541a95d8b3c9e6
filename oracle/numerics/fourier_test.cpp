#include "oracle/numerics/fourier.h"

#include <cmath>
#include <numbers>
#include <utility>

#include <gtest/gtest.h>

#include "spec/choices.h"
#include "spec/scale_test.h"

/// Transforms against their sums in long double, within the error that they state.
namespace assay::oracle {
namespace {

std::vector<FourierNumber> drawn(std::int64_t n, Choices& choices) {
  std::vector<FourierNumber> x;
  const auto real = [&] {
    return static_cast<double>(choices.between(-999, 999)) / static_cast<double>(choices.between(1, 99));
  };
  for (std::int64_t l = 0; l < n; ++l) x.push_back({real(), real()});
  return x;
}

double sum_of_magnitudes(const std::vector<FourierNumber>& x) {
  double sum = 0;
  for (const FourierNumber& a : x) sum += std::hypot(a.real, a.imag);
  return sum;
}

struct LongNumber {
  long double real = 0, imag = 0;
};

/// Sum of x[l] exp(2 pi i f l / n).
LongNumber summed(const std::vector<FourierNumber>& x, std::int64_t f) {
  const auto n = static_cast<std::int64_t>(x.size());
  LongNumber sum;
  for (std::int64_t l = 0; l < n; ++l) {
    const long double angle =
        2 * std::numbers::pi_v<long double> * static_cast<long double>(f * l % n) / static_cast<long double>(n);
    const long double c = std::cos(angle), s = std::sin(angle);
    const FourierNumber& a = x[static_cast<std::size_t>(l)];
    sum.real += a.real * c - a.imag * s;
    sum.imag += a.real * s + a.imag * c;
  }
  return sum;
}

/// The largest error of the frequencies, a few of them where there are many, over the sum of magnitudes.
double error_of(const std::vector<FourierNumber>& x, const std::vector<FourierNumber>& got) {
  const auto n = static_cast<std::int64_t>(x.size());
  long double largest = 0;
  for (std::int64_t f = 0; f < n; f += n < 300 ? 1 : n / 37) {
    const auto want = summed(x, f);
    const FourierNumber& y = got[static_cast<std::size_t>(f)];
    largest = std::max(largest, std::hypot(y.real - want.real, y.imag - want.imag));
  }
  return static_cast<double>(largest) / sum_of_magnitudes(x);
}

std::vector<FourierNumber> transformed(const std::vector<FourierNumber>& x) {
  std::vector<FourierNumber> y(x.size());
  FourierTransform(static_cast<std::int64_t>(x.size())).run(x, y);
  return y;
}

TEST(Fourier, LiesWithinItsErrorForEveryLength) {
  std::vector<std::int64_t> lengths{243, 256, 257, 331, 343, 509, 1009, 1024, 1369, 2 * 37 * 41, 3 * 1031, 4096};
  for (std::int64_t n = 1; n <= 150; ++n) lengths.push_back(n);
  for (const std::int64_t n : lengths) {
    Prng choices(21, static_cast<std::uint64_t>(n));
    const auto x = drawn(n, choices);
    EXPECT_LE(error_of(x, transformed(x)), FourierTransform(n).error() + 0x1p-58) << n;
  }
}

/// An error of the size that a wrong turn or a lost element would cause is not within the bound.
TEST(Fourier, StatesAnErrorThatTellsWrongResults) {
  for (const std::int64_t n : {64, 96, 125, 251, 1024, 2062}) {
    EXPECT_LT(FourierTransform(n).error(), 1e-8) << n;
    Prng choices(22, static_cast<std::uint64_t>(n));
    const auto x = drawn(n, choices);
    auto wrong = x;
    std::swap(wrong[1], wrong[2]);
    EXPECT_GT(error_of(x, transformed(wrong)), 1e-6) << n;
  }
}

TEST(Fourier, IsExactWhereItsTurnsAre) {
  const std::vector<FourierNumber> x{{1, 0}, {2, 0}, {3, 0}, {4, 0}};
  const auto y = transformed(x);
  const FourierNumber want[] = {{10, 0}, {-2, -2}, {-2, 0}, {-2, 2}};
  for (std::size_t f = 0; f < 4; ++f) {
    EXPECT_EQ(y[f].real, want[f].real);
    EXPECT_EQ(y[f].imag, want[f].imag);
  }
}

/// Over several dims it is one transform after the other, dim by dim.
TEST(Fourier, TransformsEachDimOfAGrid) {
  Prng choices(23, 0);
  constexpr std::int64_t kRows = 6, kColumns = 5, kBatch = 3;
  const FourierGrid grid({kRows, kColumns}, kBatch);
  const auto x = drawn(kRows * kColumns * kBatch, choices);
  auto y = x;
  grid.run(y);
  for (std::int64_t b = 0; b < kBatch; ++b)
    for (std::int64_t f = 0; f < kRows; ++f)
      for (std::int64_t g = 0; g < kColumns; ++g) {
        // Row r and column c turn by f r / rows + g c / columns, a multiple of 1 / (rows * columns).
        std::vector<FourierNumber> line(kRows * kColumns);
        for (std::int64_t r = 0; r < kRows; ++r)
          for (std::int64_t c = 0; c < kColumns; ++c) {
            const std::int64_t at = (f * r * kColumns + g * c * kRows) % (kRows * kColumns);
            const FourierNumber& a = x[static_cast<std::size_t>((r * kColumns + c) * kBatch + b)];
            line[static_cast<std::size_t>(at)].real += a.real;
            line[static_cast<std::size_t>(at)].imag += a.imag;
          }
        const auto want = summed(line, 1);
        const FourierNumber& got = y[static_cast<std::size_t>((f * kColumns + g) * kBatch + b)];
        EXPECT_NEAR(got.real, static_cast<double>(want.real), 1e-9);
        EXPECT_NEAR(got.imag, static_cast<double>(want.imag), 1e-9);
      }
  EXPECT_LT(grid.error(), 1e-14);
}

}  // namespace
}  // namespace assay::oracle
