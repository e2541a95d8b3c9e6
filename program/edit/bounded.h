#pragma once

#include <optional>

#include "program/edit/editor.h"

namespace assay::program {

/// A place where a program may have a dimension that is known only within a bound.
struct BoundedDimension {
  std::size_t argument = 0;  ///< of the entry function
  std::size_t dimension = 0;
  std::int64_t bound = 0;  ///< more than the size
};

/// The same program with the argument as large as the bound. An op cuts it back to its size, what follows from that
/// dimension is `?` within the bound, and a result of the program shows what lies within its sizes. It yields what the
/// program yields, whatever the elements beyond the size are. Nothing where an op cannot follow, a dimension is open
/// already, or no record cuts dimensions.
std::optional<Edited> with_bounded_dimension(const Module&, const BoundedDimension&);

/// The same program where what was within a bound is as large as the bound: nothing cuts a dimension. Nothing where no
/// dimension is cut, or an op cannot follow.
std::optional<Edited> without_bounds(const Module&);

/// The op by which a dimension becomes a value that its bound does not exceed; null where no record has it.
const spec::Record* dimension_record(const spec::Records&);

/// A type whose open dimensions have the sizes of another one, which refines it, as bounds; as it is where that one
/// does not.
Type within_bounds(Type open, Type largest);

/// A type whose open dimensions have their bounds as sizes; as it is where it has no bounds.
Type as_large_as_bounds(Type);

/// Whether types within the program are `?` with a bound, and those of its arguments and results are not: who takes
/// bounded dimensions takes it as it is.
bool is_bounded_inside(const Module&);

}  // namespace assay::program
