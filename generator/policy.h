#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "spec/instance.h"

namespace assay::generator {

/// What a program is for. The oracle decides per element what is checked; the lane only decides
/// which values are drawn and what the guard demands.
enum class Lane : std::uint8_t {
  kExact,     ///< integers, booleans, floats on a lattice: every legal order and precision gives the same bits
  kEnvelope,  ///< floats of moderate size, shallow programs
  kSpecial,   ///< NaN, infinities, -0, subnormals, extremes, at depth 1 to 3
};
inline constexpr int kLanes = 3;

/// Of 55 public bugs of real back ends the median reproducer has 1 or 2 ops; so about half of all
/// compilations go to the first two scales.
enum class Scale : std::uint8_t {
  kSingle,  ///< one op
  kTuple,   ///< two or three ops that meet
  kGraph,   ///< ten to thirty ops
};
inline constexpr int kScales = 3;

#define ASSAY_FIELD(type, name, value, least, most, meaning) type name = value;

/// How shardings are drawn, in percent.
struct ShardingPolicy {
#include "generator/sharding_fields.def"
};

/// Every probability of the generator. Percentages are of 100, weights are relative.
struct Policy {
#include "generator/policy_fields.def"
  std::array<std::uint32_t, kScales> scales = {30, 30, 40};
  std::array<std::uint32_t, kLanes> lanes = {60, 25, 15};
  spec::SizePolicy sizes;  ///< of ordinary programs
  ShardingPolicy shardings;
  std::vector<std::string> ops;      ///< full names of the ops to draw, bodies of regions aside; empty: all there are
  std::vector<std::string> exclude;  ///< of ops that are not drawn
  spec::ElementSet types = ~spec::kProposedElements;  ///< one of these each op reads or yields
};

#undef ASSAY_FIELD

/// Whether the lists of names let the op be drawn.
bool is_chosen(const spec::Record&, const Policy&);
/// ... and programs are made of it: its record is as far as the policy asks, and a generator can draw it.
bool is_drawn(const spec::Record&, const Policy&);

/// The element types that programs are drawn on.
spec::ElementSet drawn_types();

}  // namespace assay::generator
