#pragma once

#include <cstdint>
#include <vector>

#include "program/edit/slice.h"

namespace assay::judge {

/// Consecutive ops of a function, `begin` to `end`, that are compiled together with all of their results as results of
/// the program. What ops before them made are its arguments.
struct Segment {
  std::size_t begin = 0, end = 0;
};

/// One program gives back so many bytes at most, unless one op does.
inline constexpr std::int64_t kSegmentBytes = std::int64_t{64} << 20;

/// The function in segments of at most so many bytes of results. No value that cannot be an argument crosses their
/// ends.
std::vector<Segment> segments_of(const program::Function&, std::int64_t most_bytes = kSegmentBytes);

/// The results of its ops that a program can have as results, without those of literals.
std::vector<program::ValueId> results_of(const program::Function&, const Segment&);
std::vector<program::ValueId> results_of(const program::Function&, const program::Op&);

/// The segment in two; nothing where it cannot be divided.
std::vector<Segment> halves_of(const program::Function&, const Segment&);

}  // namespace assay::judge
