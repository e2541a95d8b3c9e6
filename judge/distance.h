#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "oracle/oracle.h"

/// How far an answer lies from what is legal.
namespace assay::judge {

/// What is wrong with an answer outside its set, by the nearest legal value. From harmless to grave.
enum class DistanceKind : std::uint8_t {
  kNone,
  kRounding,  ///< both are finite and of one sort: so many units in the last place apart
  kPolicy,    ///< integers and booleans: another reading of what the text leaves open
  kSpecial,   ///< the sign of a zero, a NaN lost or gained at a NaN operand, a subnormal
  kRange,     ///< a finite value became infinite, zero or NaN, or the reverse
};
/// `rounding`, `policy`, `special`, `range`; empty for none.
std::string_view to_string(DistanceKind);

struct Distance {
  DistanceKind kind = DistanceKind::kNone;
  double ulps = 0;  ///< of rounding: values of the type from the nearest legal one to the answer; of policy: difference
  std::string nearest;  ///< the nearest legal value, as a literal

  bool operator==(const Distance&) const = default;
};
bool is_worse(const Distance&, const Distance& than);

/// Of an element outside its set; of a complex element that of the worse part. `reads_nan`: it depends on a NaN
/// that the program was given, so that one in the answer says nothing of ranges.
Distance distance(const oracle::AcceptanceTensor&, std::int64_t element, std::span<const std::byte> got,
                  bool reads_nan);

/// `rounding, 3 ulp`, `policy, 4 away`, `range`.
std::string describe(const Distance&);

}  // namespace assay::judge
