#pragma once

#include <optional>
#include <span>
#include <vector>

#include "oracle/evaluator/formula/expressions.h"

namespace assay::oracle {

/// A loop over an axis, or over steps of it that are taken together: the index along an axis is the sum of its digits,
/// each times its step.
struct Digit {
  int axis;
  std::int64_t extent;
  std::int64_t step;
  std::int64_t results;  ///< how far it moves the results; 0: it is contracted
};

/// The part of each digit that is computed at a time.
struct Box {
  std::vector<std::int64_t> begin, extent;
};

/// A factor of a sum of products: a tensor that is read at an index, and the element that stands for what lies outside.
/// It is copied box by box, innermost digit first, without the digits that it does not vary over, so that each element
/// is looked for once and not for every product that it is in (im2col: Chellapilla, Puri and Simard 2006).
class PackedFactor {
 public:
  /// `fallback` may have no data where all offsets lie inside. The offsets vary over axes that do not overlap.
  PackedFactor(RuntimeValue tensor, AxisSet axes, const std::vector<Numbers>& offsets, Cells fallback,
               const Space& space, std::size_t cell_size);

  ElementType type() const { return tensor_.type.element(); }
  AxisSet axes() const { return axes_; }
  /// The longest run of places along the axis, a divisor of its extent, within which the factor stays the same.
  std::int64_t run(int axis) const;
  /// Says what the digits are, innermost first; before everything below.
  void split(std::span<const Digit>);
  bool varies(std::size_t digit) const { return varies_[digit]; }
  /// Cells of a box.
  std::int64_t count(std::span<const std::int64_t> extent) const;
  /// The cells of a box, valid until the next call.
  const std::byte* pack(const Box&);

 private:
  /// One array of offsets.
  struct Part {
    Numbers numbers;
    std::vector<std::int64_t> extent, stride;  ///< by axis
    std::vector<std::int64_t> digits;          ///< strides of the digits
  };
  struct Position {
    std::vector<std::int64_t> at;  ///< in each part
    std::byte* to;
  };
  static std::int64_t run(const Part&, std::size_t axis);
  bool is_packed(const Box&) const;
  void pack_rows(const Box&, std::span<const std::size_t> digits, Position&);
  void pack_row(std::size_t digit, std::int64_t n, Position&);

  RuntimeValue tensor_;
  AxisSet axes_;
  Cells fallback_;
  std::size_t size_;
  std::vector<Part> parts_;
  std::vector<bool> varies_;
  Box packed_;  ///< what is in `cells_`
  std::vector<std::byte> cells_;
};

/// `x[i]` or `x[i] else n`; nothing where the expression is another, or where the index or the type does not suit.
std::optional<PackedFactor> packed_factor(Expressions&, const spec::Expr&);

}  // namespace assay::oracle
