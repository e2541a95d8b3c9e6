#pragma once

#include <cstdint>
#include <vector>

#include "conform/names.h"
#include "judge/case.h"
#include "spec/record.h"

/// Programs of one op on a given number of elements.
namespace assay::conform {

/// Up to three programs whose arguments are what the op reads, the first that can be of the type and size; those with
/// most elements in results, then in arguments, come first. Bodies and operands that say a shape are as campaigns draw
/// them.
std::vector<Module> vector_draws(const spec::Record&, spec::ElementType, std::int64_t elements, std::uint64_t seed);

}  // namespace assay::conform
