#include "oracle/evaluator/exact.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include <eigen3/Eigen/Core>

namespace assay::oracle {

namespace {

using Loop = ProductNest::Loop;

/// Results lie in registers, a tile of a row at a time, while all terms of the innermost contracted
/// loop are added. Eigen's own matrix product splits this loop: that is hardly faster, and gives other
/// bits wherever a partial sum is rounded (`oracle_benchmark --benchmark_filter=sum_of_products`).
template <class T> class NestSum {
 public:
  explicit NestSum(std::vector<Loop> loops) {
    if (!loops.empty() && loops.front().results != 0) row_ = take(loops, loops.begin());
    terms_ = take(loops, std::find_if(loops.begin(), loops.end(), [](const Loop& l) { return l.results == 0; }));
    outer_.assign(loops.rbegin(), loops.rend());
  }

  void add(const T* lhs, const T* rhs, T* results) const {
    constexpr int kTile = std::is_floating_point_v<T> ? 128 / static_cast<int>(sizeof(T)) : 8;
    std::int64_t done = 0;
    if (row_.lhs != 0 || row_.rhs != 0) {
      done = tiles<kTile>(done, lhs, rhs, results);
      done = tiles<4>(done, lhs, rhs, results);
    }
    tiles<1>(done, lhs, rhs, results);
  }

 private:
  /// Removes a loop from the others; one step that goes nowhere stands for a loop that is not there.
  static Loop take(std::vector<Loop>& loops, std::vector<Loop>::iterator at) {
    if (at == loops.end()) return kOnce;
    const Loop taken = *at;
    loops.erase(at);
    return taken;
  }

  template <int kWidth> std::int64_t tiles(std::int64_t at, const T* lhs, const T* rhs, T* results) const {
    for (; at + kWidth <= row_.extent; at += kWidth) {
      walk<kWidth>(outer_.data(), lhs + at * row_.lhs, rhs + at * row_.rhs, results + at * row_.results);
    }
    return at;
  }

  template <int kWidth> void walk(const Loop* loop, const T* lhs, const T* rhs, T* results) const {
    if (loop == outer_.data() + outer_.size()) return add_terms<kWidth>(lhs, rhs, results);
    for (std::int64_t i = 0; i < loop->extent; ++i) {
      walk<kWidth>(loop + 1, lhs + i * loop->lhs, rhs + i * loop->rhs, results + i * loop->results);
    }
  }

  template <int kWidth> void add_terms(const T* lhs, const T* rhs, T* results) const {
    using Tile = Eigen::Array<T, kWidth, 1>;
    using Row = Eigen::Map<const Tile>;
    if (row_.lhs == 0) return each_term<Tile>(lhs, rhs, results, [](const T* a, const T* b) { return *a * Row(b); });
    if (row_.rhs == 0) return each_term<Tile>(lhs, rhs, results, [](const T* a, const T* b) { return Row(a) * *b; });
    each_term<Tile>(lhs, rhs, results, [](const T* a, const T* b) { return Row(a) * Row(b); });
  }

  template <class Tile, class Product> void each_term(const T* lhs, const T* rhs, T* results, Product product) const {
    Eigen::Map<Tile> stored(results);
    Tile sums = stored;
    for (std::int64_t t = 0; t < terms_.extent; ++t, lhs += terms_.lhs, rhs += terms_.rhs) sums += product(lhs, rhs);
    stored = sums;
  }

  static constexpr Loop kOnce{1, 0, 0, 0};
  Loop row_ = kOnce;         ///< along which results lie one after the other
  Loop terms_ = kOnce;       ///< the innermost contracted loop
  std::vector<Loop> outer_;  ///< the others, outermost first
};

}  // namespace

template <class T> void sum_products(const std::vector<Loop>& loops, const T* lhs, const T* rhs, T* results) {
  NestSum<T>(loops).add(lhs, rhs, results);
}

template void sum_products(const std::vector<Loop>&, const float*, const float*, float*);
template void sum_products(const std::vector<Loop>&, const double*, const double*, double*);
template void sum_products(const std::vector<Loop>&, const std::uint32_t*, const std::uint32_t*, std::uint32_t*);
template void sum_products(const std::vector<Loop>&, const std::uint64_t*, const std::uint64_t*, std::uint64_t*);

}  // namespace assay::oracle
