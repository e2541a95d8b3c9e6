#pragma once

#include <bit>
#include <cstdint>

/// Why a set admits every value of its type. The envelope domain notes it where it opens a set, as a flag of the cell,
/// and whoever wants to know what opened an element asks for it there (oracle/envelope/openings.cpp).
namespace assay::oracle {

enum class Opening : std::uint8_t {
  kNoBound,          ///< a function of which the contract says nothing
  kComplexFunction,  ///< functions of complex numbers have no bounds
  kComplexSpecials,  ///< a complex product of infinities or NaN
  kNoLaw,            ///< a fold or updates by a function that need not be associative
  kInit,             ///< an initial value that changes the result, and may stand in it any number of times
  kWideInterval,     ///< operands between which the function has no bound
  kManyOperands,     ///< intervals of integers with more operands than are tried
  kRange,            ///< a result that leaves the range of its type, or does not
  kInexact,          ///< what is not exact
  kUnrepresentable,  ///< a result that its type has no code for
  kReducedRange,     ///< a reduced format that the text does not define
  kSaturation,       ///< partial sums that overflow where the format has no infinity
  kNarrowOperands,   ///< factors that are rounded before they are multiplied
  kExtremum,         ///< an extremum of nothing but NaN, which may lose to an identity
  kIntegerOverflow,
  kDivisionByZero,
  kShift,
  kIntegerPower,
  kFloatToInteger,
  kRandomBits,
  kBits,    ///< the bits of an element that is not known exactly
  kIndex,   ///< an element at a place that is not known
  kLoop,    ///< a loop that may end after several of its iterations
  kText,    ///< the formula itself says `any`
  kChoice,  ///< both answers of a comparison are legal, or both sides of a choice: no set is marked with it
};

/// Their flags are the upper ones of a cell.
inline constexpr int kFirstOpeningBit = 32 - static_cast<int>(Opening::kChoice);
constexpr std::uint32_t flag_of(Opening why) { return 1u << (kFirstOpeningBit + static_cast<int>(why)); }
inline constexpr std::uint32_t kOpeningFlags = ~((1u << kFirstOpeningBit) - 1);

/// The first of those among the flags; there has to be one.
constexpr Opening opening_of(std::uint32_t flags) {
  return static_cast<Opening>(std::countr_zero(flags & kOpeningFlags) - kFirstOpeningBit);
}

}  // namespace assay::oracle
