#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "conform/names.h"
#include "judge/case.h"
#include "spec/record.h"
#include "spec/types/type.h"

/// Tensors that a program makes itself, so that a text says a thousand elements in some lines.
namespace assay::conform {

/// What integers behind the first operand are: ops take many of them for numbers of bits and positions.
enum class Spread : std::uint8_t { kWide, kSmall };

/// Lines of StableHLO that make `%made<operand>` of the type from `%seed : tensor<i32>`: numbers of both signs, in no
/// order and other ones for each operand. Floats lie within 2^-12 and 4,000: next to zero, below 1, about 1, integers
/// and large ones. All are exact in every type, as is each step on the way. Nothing where there are no such data of the
/// type.
std::optional<std::string> made_operand(std::size_t operand, spec::Type, Spread);

// Programs of one op on a given number of elements.
/// Up to three programs whose arguments are what the op reads, the first that can be of the type and size; those with
/// most elements in results, then in arguments, come first. Bodies and operands that say a shape are as campaigns draw
/// them.
std::vector<Module> vector_draws(const spec::Record&, spec::ElementType, std::int64_t elements, std::uint64_t seed);

}  // namespace assay::conform
