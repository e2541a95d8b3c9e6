#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "generator/policy.h"
#include "generator/values/matrices.h"
#include "program/tensor.h"
#include "spec/choices.h"
#include "spec/types/type.h"

namespace assay::generator {

/// The numbers that a leaf is filled with. A leaf has one regime, and every input set draws new numbers from it.
enum class Regime : std::uint8_t {
  kLattice,   ///< small integers times a power of two; integers small
  kModerate,  ///< floats of a few binades around 1, both signs
  kSpecial,   ///< NaN, infinities, zeros of both signs, subnormals, extremes, mixed with moderate ones
  kWide,      ///< any bit pattern of an integer; floats over many binades
  kNear,      ///< indices at, before and beyond marked edges, now and then far beyond
};

/// Regime with its marks.
struct Filling {
  Regime regime = Regime::kLattice;
  std::vector<std::int64_t> near;           ///< of kNear
  int exponent = 0;                         ///< of kLattice floats: elements are multiples of 2^exponent
  bool sparse = false;                      ///< half of the elements are 0
  MatrixKind matrices = MatrixKind::kNone;  ///< of floats; where it is one, regime says only whether they are exact
};

/// How leaves of a lane are filled.
Filling draw_filling(Choices&, Lane, spec::ElementType);
/// Fills `out`, the storage of a tensor of `type`, in this way.
void draw_elements(Choices&, spec::Type type, const Filling&, std::span<std::byte> out);
/// A tensor of `type`, filled in this way.
program::Tensor draw_tensor(Choices&, spec::Type type, const Filling&);

// One value that stands out, among ordinary ones.
/// Puts a NaN, an infinity, -0, a subnormal, an end of the range or a single bit into the storage of a tensor: at its
/// end, at the beginning of a row, or anywhere. In the exact lane what no order or precision of sums changes.
void put_special(Choices&, Lane, spec::Type, std::span<std::byte> storage);

}  // namespace assay::generator
