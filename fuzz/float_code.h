#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "spec/types/element_type.h"

/// What the code of a float or integer is, for any format of the table.
namespace assay::fuzz {

enum class CodeClass : std::uint8_t { kFinite, kPositiveZero, kNegativeZero, kPositiveInfinity, kNegativeInfinity, kNan };

/// The storage bytes of one component as an unsigned number.
std::uint64_t load_code(std::span<const std::byte> bytes);

/// True if the bits above the format's width are zero, as storage form demands.
bool in_range(spec::ElementType, std::uint64_t code);

/// Class of a float's code; everything else is finite.
CodeClass class_of(spec::ElementType, std::uint64_t code);

constexpr bool is_zero(CodeClass c) { return c == CodeClass::kPositiveZero || c == CodeClass::kNegativeZero; }
constexpr bool is_infinity(CodeClass c) { return c == CodeClass::kPositiveInfinity || c == CodeClass::kNegativeInfinity; }

}  // namespace assay::fuzz
