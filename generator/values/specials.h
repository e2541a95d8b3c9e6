#pragma once

#include <cstddef>
#include <span>

#include "generator/policy.h"
#include "spec/choices.h"
#include "spec/types/type.h"

/// One value that stands out, among ordinary ones.
namespace assay::generator {

/// Puts a NaN, an infinity, -0, a subnormal, an end of the range or a single bit into the storage of a tensor: at its
/// end, at the beginning of a row, or anywhere. In the exact lane what no order or precision of sums changes.
void put_special(Choices&, Lane, spec::Type, std::span<std::byte> storage);

}  // namespace assay::generator
