#include "oracle/envelope/point_nest.h"

#include <algorithm>
#include <cmath>

#include "oracle/envelope/cell.h"
#include "oracle/envelope/exactly.h"

namespace assay::oracle {
namespace {

using Loop = ProductNest::Loop;

/// One number for each of the results that are computed at a time.
using Lanes = double __attribute__((vector_size(8 * PointNest::kWidth)));

/// What is added to one factor's quantum for 0, so that a product with it says nothing.
constexpr double kNoQuantum = 100'000;
/// Two numbers of so many bits have an exact product in double.
constexpr int kMostBits = 26;
/// Products of numbers between these are neither subnormal nor infinite.
constexpr double kLeast = 0x1p-480, kMost = 0x1p+480;

struct LaneSums {
  Lanes sum, tail, magnitude, positive, negative, largest, quantum, terms;
};

/// Where the lanes of a factor are, and how far they lie apart.
struct LaneFactor {
  const double* value;
  const double* quantum;
  std::array<std::int64_t, PointNest::kWidth> lane;

  LaneFactor moved(std::int64_t by) const { return {value + by, quantum + by, lane}; }
};

[[gnu::always_inline]] inline void load(const double* p, const std::array<std::int64_t, PointNest::kWidth>& lane,
                                        Lanes& out) {
  out = Lanes{p[lane[0]], p[lane[1]], p[lane[2]], p[lane[3]]};
}

/// The products of one loop. The error of the sum is that of 2Sum (Knuth, The Art of Computer Programming 2, 4.2.2).
[[gnu::always_inline]] inline void add_row(const Loop& loop, LaneFactor lhs, LaneFactor rhs, LaneSums& all) {
  LaneSums s = all;
  for (std::int64_t t = 0; t < loop.extent; ++t, lhs = lhs.moved(loop.lhs), rhs = rhs.moved(loop.rhs)) {
    Lanes a, b, a_quantum, b_quantum;
    load(lhs.value, lhs.lane, a), load(rhs.value, rhs.lane, b);
    load(lhs.quantum, lhs.lane, a_quantum), load(rhs.quantum, rhs.lane, b_quantum);
    const Lanes product = a * b, quantum = a_quantum + b_quantum;
    const Lanes zero = {};
    const Lanes above = product > zero ? product : zero, below = product < zero ? -product : zero;
    const Lanes size = above + below;
    s.magnitude += size;
    s.positive += above;
    s.negative += below;
    s.largest = size > s.largest ? size : s.largest;
    s.quantum = quantum < s.quantum ? quantum : s.quantum;
    s.terms += size > zero ? zero + 1 : zero;
    const Lanes sum = s.sum + product, other = sum - s.sum;
    s.tail += (s.sum - (sum - other)) + (product - other);
    s.sum = sum;
  }
  all = s;
}

using AddRow = void (*)(const Loop&, const LaneFactor&, const LaneFactor&, LaneSums&);

void add_row_anywhere(const Loop& loop, const LaneFactor& lhs, const LaneFactor& rhs, LaneSums& all) {
  add_row(loop, lhs, rhs, all);
}

#if defined(__x86_64__)
[[gnu::target("avx2")]] void add_row_avx2(const Loop& loop, const LaneFactor& lhs, const LaneFactor& rhs,
                                          LaneSums& all) {
  add_row(loop, lhs, rhs, all);
}
AddRow chosen() { return __builtin_cpu_supports("avx2") ? add_row_avx2 : add_row_anywhere; }
#else
AddRow chosen() { return add_row_anywhere; }
#endif

void walk(std::span<const Loop> summed, const LaneFactor& lhs, const LaneFactor& rhs, LaneSums& all) {
  static const AddRow add = chosen();
  if (summed.size() <= 1) return add(summed.empty() ? Loop{1, 0, 0, 0} : summed.front(), lhs, rhs, all);
  const Loop& l = summed.back();
  for (std::int64_t i = 0; i < l.extent; ++i)
    walk(summed.first(summed.size() - 1), lhs.moved(i * l.lhs), rhs.moved(i * l.rhs), all);
}

LaneSums lanes_of(const PointNest::Sums& sums) {
  LaneSums out;
  for (int k = 0; k < PointNest::kWidth; ++k) {
    const PointSum& s = sums[static_cast<std::size_t>(k)];
    out.sum[k] = s.sum, out.tail[k] = s.tail, out.magnitude[k] = s.magnitude, out.positive[k] = s.positive;
    out.negative[k] = s.negative, out.largest[k] = s.largest, out.quantum[k] = s.quantum, out.terms[k] = s.terms;
  }
  return out;
}

PointSum of_lane(const LaneSums& all, int k) {
  return {all.sum[k],      all.tail[k],    all.magnitude[k], all.positive[k],
          all.negative[k], all.largest[k], all.quantum[k],   all.terms[k]};
}

bool is_number(const Cell& c, double least_read) {
  const double size = std::fabs(c.low);
  if (c.low != c.high || (c.flags & kNanFlags) != 0) return false;
  if (size == 0) return true;
  const bool is_short = std::ilogb(size) - lowest_exponent(size) < kMostBits;
  return size >= least_read && size >= kLeast && size <= kMost && is_short;
}

}  // namespace

std::optional<PointNest::Factor> PointNest::factor(const std::byte* cells, std::int64_t count, double least_read) {
  const auto all = std::span(reinterpret_cast<const Cell*>(cells), static_cast<std::size_t>(count));
  if (!std::ranges::all_of(all, [&](const Cell& c) { return is_number(c, least_read); })) return std::nullopt;
  Factor out;
  for (const Cell& c : all) {
    out.value.push_back(c.low);
    out.quantum.push_back(c.low == 0 ? kNoQuantum : lowest_exponent(c.low));
  }
  return out;
}

std::optional<PointNest> PointNest::of(const ProductNest& nest, double least_read) {
  auto lhs = factor(nest.lhs, nest.elements(&Loop::lhs), least_read);
  auto rhs = lhs ? factor(nest.rhs, nest.elements(&Loop::rhs), least_read) : std::nullopt;
  if (!rhs) return std::nullopt;
  PointNest out;
  out.lhs_ = *std::move(lhs);
  out.rhs_ = *std::move(rhs);
  std::vector<Loop> results;
  for (const Loop& l : nest.loops) {
    if (l.results == 0) out.summed_.push_back(l), out.terms_ *= l.extent;
    else if (l.results == 1 && out.row_.results == 0) out.row_ = l;
    else results.push_back(l);
  }
  out.walk_results(results, {nest.first, 0, 0, 0});
  return out;
}

void PointNest::walk_results(std::span<const Loop> loops, Group at) {
  if (loops.empty()) {
    for (std::int64_t k = 0; k < row_.extent; k += kWidth)
      groups_.push_back(
          {at.result + k, std::min(kWidth, row_.extent - k), at.lhs + k * row_.lhs, at.rhs + k * row_.rhs});
    return;
  }
  const Loop& l = loops.back();
  for (std::int64_t i = 0; i < l.extent; ++i)
    walk_results(loops.first(loops.size() - 1), {at.result + i * l.results, 0, at.lhs + i * l.lhs, at.rhs + i * l.rhs});
}

/// Lanes beyond the last result repeat it.
void PointNest::add(const Group& group, Sums& sums) const {
  LaneFactor lhs{lhs_.value.data() + group.lhs, lhs_.quantum.data() + group.lhs, {}};
  LaneFactor rhs{rhs_.value.data() + group.rhs, rhs_.quantum.data() + group.rhs, {}};
  for (std::int64_t k = 0; k < kWidth; ++k) {
    const std::int64_t lane = std::min(k, group.results - 1);
    lhs.lane[static_cast<std::size_t>(k)] = lane * row_.lhs;
    rhs.lane[static_cast<std::size_t>(k)] = lane * row_.rhs;
  }
  LaneSums all = lanes_of(sums);
  walk(summed_, lhs, rhs, all);
  for (int k = 0; k < kWidth; ++k) sums[static_cast<std::size_t>(k)] = of_lane(all, k);
}

PointNest::Factors PointNest::factors(const Group& group, std::int64_t result, std::int64_t term) const {
  Factors out{group.lhs + result * row_.lhs, group.rhs + result * row_.rhs};
  for (const Loop& l : summed_) {
    out.lhs += term % l.extent * l.lhs;
    out.rhs += term % l.extent * l.rhs;
    term /= l.extent;
  }
  return out;
}

PointNest::Factors PointNest::first_product(const Group& group, std::int64_t result) const {
  const auto is_zero = [&](const Factors& f) {
    return lhs_.value[static_cast<std::size_t>(f.lhs)] == 0 || rhs_.value[static_cast<std::size_t>(f.rhs)] == 0;
  };
  std::int64_t term = 0;
  while (is_zero(factors(group, result, term))) ++term;
  return factors(group, result, term);
}

}  // namespace assay::oracle
