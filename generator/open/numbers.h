#pragma once

#include <cstdint>
#include <vector>

#include "generator/open/open_function.h"
#include "spec/choices.h"

/// The numbers of a shape that a program computes.
namespace assay::generator {

/// One dimension of a value.
struct Dimension {
  program::ValueId value;
  std::size_t axis;
};

/// The product of some sizes and a factor, and an addend. Without sizes it is the addend.
struct SizeExpression {
  std::vector<Dimension> sizes;
  std::int64_t factor = 1;
  std::int64_t addend = 0;

  bool is_literal() const { return sizes.empty(); }
};

/// What the number is where values have these types.
std::int64_t value_of(const SizeExpression&, const program::Function& typed);

/// A number that is `n` for the inputs at hand. Most follow from sizes that are not known.
SizeExpression draw_number(const OpenFunction&, std::int64_t n, Choices&);

/// Integers that hold all that is computed on the way to these numbers.
spec::ElementType draw_integers(const OpenFunction&, const std::vector<SizeExpression>&, Choices&);

/// Puts in the ops that compute a tensor of this shape whose elements are the numbers: a literal where all are.
program::ValueId put_numbers(OpenFunction&, const std::vector<SizeExpression>&, std::span<const std::int64_t> shape,
                             spec::ElementType);

/// Puts in an op that gives the value the type that it has for the inputs at hand.
program::ValueId put_closed(OpenFunction&, program::ValueId);

}  // namespace assay::generator
