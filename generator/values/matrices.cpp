#include "generator/values/matrices.h"

#include <algorithm>
#include <complex>
#include <cstring>
#include <utility>
#include <vector>

#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using Number = std::complex<double>;
using Matrix = std::vector<Number>;  ///< row by row

constexpr std::pair<std::string_view, MatrixKind> kMatrixKinds[] = {
    {"positive_definite", MatrixKind::kPositiveDefinite}, {"well_conditioned", MatrixKind::kWellConditioned}};

/// Draws the numbers of one matrix after the other.
struct MatrixSource {
  Choices& choices;
  std::size_t size;
  bool is_complex, is_exact;

  /// From -1 to 1.
  double fraction() const {
    constexpr std::int64_t kSteps = 1 << 20;
    return is_exact ? static_cast<double>(choices.below(3)) - 1
                    : static_cast<double>(static_cast<std::int64_t>(choices.below(2 * kSteps)) - kSteps) / kSteps;
  }
  double pivot() const { return is_exact ? static_cast<double>(1 + choices.below(2)) : 1.5 + fraction() / 2; }
  /// Two in a row, about: many numbers of one row would add up.
  Number beside_pivot() const {
    if (!choices.chance(2, static_cast<std::uint32_t>(size + 1))) return 0;
    const double real = fraction();
    return {real, is_complex ? fraction() : 0};
  }

  Matrix triangle() const {
    Matrix out(size * size);
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < i; ++j) out[i * size + j] = beside_pivot();
      out[i * size + i] = pivot();
    }
    return out;
  }
  Matrix well_conditioned() const {
    Matrix out = triangle();
    for (std::size_t i = 0; i < size; ++i) {
      if (choices.chance(1, 2)) out[i * size + i] *= -1;
      for (std::size_t j = i + 1; j < size; ++j) out[i * size + j] = beside_pivot();
    }
    return out;
  }
};

/// L L*, rows of which have few numbers.
Matrix square_of(const Matrix& lower, std::size_t size) {
  Matrix out(size * size);
  for (std::size_t i = 0; i < size; ++i)
    for (std::size_t k = 0; k <= i; ++k) {
      if (lower[i * size + k] == 0.0) continue;
      for (std::size_t j = k; j < size; ++j) out[i * size + j] += lower[i * size + k] * std::conj(lower[j * size + k]);
    }
  return out;
}

Matrix drawn(const MatrixSource& source, MatrixKind kind) {
  return kind == MatrixKind::kPositiveDefinite ? square_of(source.triangle(), source.size) : source.well_conditioned();
}

void store_part(spec::ElementType real, double x, std::byte*& at) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(real));
  const std::uint64_t code = spec::encode(real, x);
  std::memcpy(at, &code, size);
  at += size;
}

}  // namespace

MatrixKind matrix_kind(std::string_view name) {
  const auto* const known = std::ranges::find(kMatrixKinds, name, &std::pair<std::string_view, MatrixKind>::first);
  return known == std::end(kMatrixKinds) ? MatrixKind::kNone : known->second;
}

void draw_matrices(Choices& choices, spec::Type type, MatrixKind kind, bool exact, std::span<std::byte> out) {
  const spec::ElementType real = spec::real_type(type.element());
  const bool is_complex = spec::is_complex(type.element());
  const auto size = static_cast<std::size_t>(type.shape().back());
  const MatrixSource source{choices, size, is_complex, exact};
  for (std::byte* at = out.data(); at < out.data() + out.size();)
    for (const Number& z : drawn(source, kind)) {
      store_part(real, z.real(), at);
      if (is_complex) store_part(real, z.imag(), at);
    }
}

}  // namespace assay::generator
