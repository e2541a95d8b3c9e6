#pragma once

#include <array>
#include <vector>

#include "measure/sweep/sweep.h"
#include "measure/sweep/swept_op.h"

/// Holds answers against the exact values.
namespace assay::measure {

/// What is known of some inputs. The order in which parts are merged changes nothing.
struct Measurement {
  explicit Measurement(spec::ElementType);
  void merge(const Measurement&);
  /// Decides what `underflows` are; once, at the end.
  void settle();

  std::int64_t inputs = 0;
  std::vector<SweepRange> ranges;  ///< one a binade, in the order of the argument; `low` and `high` are set
  std::array<SpecialMismatch, kSpecialMismatches> mismatches;
  SweepRange underflows;  ///< zero for the smallest subnormal: an error of one ulp, or flushed where others are
};

/// Elements in storage form.
struct Answers {
  const std::byte* x = nullptr;
  const std::byte* y = nullptr;  ///< of binary functions; else null
  const std::byte* got = nullptr;
};

/// The exact values of one function in one type.
class Measurer {
 public:
  Measurer(const oracle::Elementary& f, spec::ElementType e);

  /// Adds the answers to `count` inputs, the first of which has number `first`.
  void measure(std::int64_t first, std::int64_t count, const Answers&, Measurement&) const;

 private:
  struct Binades {
    SweepRange* first;
    SweepRange* second;  ///< the same, or that below a power of two
  };
  template <class Access> void run(std::int64_t first, std::int64_t count, const Answers&, Measurement&) const;
  Binades binades(std::uint64_t code, Measurement&) const;
  void measure_one(const SweepSample&, const Binades&, Measurement&) const;
  bool is_ordinary(const SweepSample&, double approximation) const;
  void look_closely(const SweepSample&, double approximation, const Binades&, Measurement&) const;
  std::optional<SpecialMismatchKind> mismatch(const SweepSample&, double approximation, double expected) const;
  std::optional<SpecialMismatchKind> mismatch_of_finite(const SweepSample&, double approximation,
                                                        double expected) const;
  bool is_neighbour(const SweepSample&, double approximation) const;
  SpecialMismatchKind mismatch_from_nan(const SweepSample&) const;
  bool is_subnormal(double x) const;
  bool reads_operand_as_zero(const SweepSample&) const;
  double flushed_size(const SweepSample&) const;
  bool is_underflow(const SweepSample&, double approximation, double expected) const;
  bool is_cut_off(const SweepSample&, double expected) const;
  void count_ulps(const SweepSample&, double approximation, const Binades&) const;
  double estimate(const SweepSample&, double approximation) const;

  const oracle::Elementary& f_;
  spec::ElementType e_;
  oracle::FormatNumbers numbers_;
  int mantissa_bits_;
  std::uint64_t magnitude_mask_, sign_;
  std::size_t binades_;
};

}  // namespace assay::measure
