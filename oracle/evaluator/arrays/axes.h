#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <span>

/// Named axes. A formula is evaluated over a space of axes: those of the result, and inside a fold
/// the axes of the fold as well. Every array of the evaluator varies over some of them only; a
/// higher axis number is an outer loop, so a fold's axes are outside those of its result.
namespace assay::oracle {

inline constexpr int kMaxAxes = 64;

/// A set of axes, one bit each.
using AxisSet = std::uint64_t;
constexpr AxisSet axis_bit(int axis) { return AxisSet{1} << axis; }
inline int innermost(AxisSet axes) { return std::countr_zero(axes); }
inline int outermost(AxisSet axes) { return 63 - std::countl_zero(axes); }
/// Axes begin .. begin + count - 1.
constexpr AxisSet axis_range(int begin, int count) { return count == 0 ? 0 : (~AxisSet{0} >> (64 - count)) << begin; }

/// The part of every axis that is evaluated at present. An axis of extent 1 is fixed: arrays still
/// name it, which says what a value depends on.
struct Space {
  int axes = 0;
  std::array<std::int64_t, kMaxAxes> begin{};
  std::array<std::int64_t, kMaxAxes> extent{};

  std::int64_t count(AxisSet set) const {
    std::int64_t n = 1;
    for (; set != 0; set &= set - 1) n *= extent[static_cast<std::size_t>(innermost(set))];
    return n;
  }
};

/// Loops over the axes of several arrays that vary over different ones. Adjacent axes that all
/// arrays step through alike are merged, so the innermost loop is long and every stride in it is 0
/// or 1.
template <int kArrays> struct Nest {
  int depth = 0;
  std::array<std::int64_t, kMaxAxes> extent;                       ///< innermost first
  std::array<std::array<std::int64_t, kMaxAxes>, kArrays> stride;  ///< in elements

  Nest(const Space& space, AxisSet all, const std::array<AxisSet, kArrays>& arrays) {
    std::array<std::int64_t, kArrays> size;
    size.fill(1);
    unsigned last = ~0u;
    for (; all != 0; all &= all - 1) {
      const int axis = innermost(all);
      const std::int64_t n = space.extent[static_cast<std::size_t>(axis)];
      if (n == 1) continue;
      unsigned members = 0;
      for (int a = 0; a < kArrays; ++a) {
        members |= static_cast<unsigned>((arrays[static_cast<std::size_t>(a)] >> axis) & 1) << a;
      }
      if (members == last) extent[static_cast<std::size_t>(depth - 1)] *= n;
      else push(n, members, size);
      last = members;
      for (int a = 0; a < kArrays; ++a) {
        if ((members >> a) & 1) size[static_cast<std::size_t>(a)] *= n;
      }
    }
    if (depth == 0) push(1, 0, size);
  }

  /// Calls row(offsets, n) for every innermost loop, in order; offsets in elements.
  template <class Row> void for_rows(Row&& row) const {
    std::array<std::int64_t, kArrays> at{};
    for (int d = 0; d < depth; ++d) {
      if (extent[static_cast<std::size_t>(d)] == 0) return;
    }
    std::array<std::int64_t, kMaxAxes> counter;
    for (int d = 0; d < depth; ++d) counter[static_cast<std::size_t>(d)] = 0;
    while (true) {
      row(at, extent[0]);
      int d = 1;
      for (; d < depth; ++d) {
        const auto u = static_cast<std::size_t>(d);
        if (++counter[u] < extent[u]) {
          for (std::size_t a = 0; a < kArrays; ++a) at[a] += stride[a][u];
          break;
        }
        counter[u] = 0;
        for (std::size_t a = 0; a < kArrays; ++a) at[a] -= stride[a][u] * (extent[u] - 1);
      }
      if (d >= depth) return;
    }
  }

 private:
  void push(std::int64_t n, unsigned members, const std::array<std::int64_t, kArrays>& size) {
    const auto d = static_cast<std::size_t>(depth++);
    extent[d] = n;
    for (std::size_t a = 0; a < kArrays; ++a) stride[a][d] = ((members >> a) & 1) ? size[a] : 0;
  }
};

}  // namespace assay::oracle
