#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "program/tensor.h"
#include "spec/choices.h"

/// Tensors whose matrices, those of the last two dimensions, are of a kind of which an op's text says something.
namespace assay::generator {

enum class MatrixKind : std::uint8_t {
  kNone,
  kPositiveDefinite,  ///< `values positive_definite`: equal to its conjugate transpose, with positive eigenvalues
  kWellConditioned,   ///< `values well_conditioned`: either triangle of it has an inverse of moderate size
};

/// That of a name in a record; kNone where there is none of this name.
MatrixKind matrix_kind(std::string_view name);

/// Fills `out`, the storage of a tensor of floats or complex numbers of rank 2 at least. `exact`: from integers so
/// small that factors and solutions are integers too, or nearly so.
void draw_matrices(Choices&, spec::Type, MatrixKind, bool exact, std::span<std::byte> out);

}  // namespace assay::generator
