#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "measure/sweep/swept_op.h"

/// The inputs of a sweep, numbered from 0: all there are, or hard cases and then a sample. Each is a function of its
/// number, so that any part of them can be run at any time.
namespace assay::measure {

struct InputCodes {
  std::uint64_t x = 0, y = 0;
};

class SweepInputs {
 public:
  static SweepInputs all(const oracle::Elementary&, spec::ElementType);
  /// Of a unary function: some `size` codes drawn around these arguments, up to half a binade away, and much nearer.
  static SweepInputs around(const oracle::Elementary&, spec::ElementType, std::span<const double> arguments,
                            std::int64_t size, std::uint64_t seed);
  static SweepInputs sample(const oracle::Elementary&, spec::ElementType, std::int64_t size, std::uint64_t seed);

  std::int64_t size() const { return static_cast<std::int64_t>(hard_.size()) + count_; }
  bool complete() const { return complete_; }
  InputCodes at(std::int64_t index) const {
    if (complete_) return {static_cast<std::uint64_t>(index) & mask_, static_cast<std::uint64_t>(index) >> bits_};
    const auto hard = static_cast<std::int64_t>(hard_.size());
    return index < hard ? hard_[static_cast<std::size_t>(index)] : drawn(index - hard);
  }

 private:
  SweepInputs(const oracle::Elementary&, spec::ElementType);
  InputCodes drawn(std::int64_t index) const;

  spec::ElementType type_;
  int operands_;
  int bits_;
  std::uint64_t mask_;
  bool complete_ = true;
  std::int64_t count_ = 0;
  std::uint64_t seed_ = 0;
  std::vector<InputCodes> hard_;
};

/// Arguments at which functions are hard, as codes: the ends of each binade, the special values, and the neighbourhood
/// of each place where the exact answer changes its kind: zeros, poles, ends of the domain and of the range.
std::vector<std::uint64_t> hard_arguments(const oracle::Elementary&, spec::ElementType);

}  // namespace assay::measure
