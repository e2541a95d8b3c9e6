#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "oracle/envelope/cell.h"

/// Sets of alternatives. Where an implementation may compute one value or another, and nothing between them, the set of
/// an element is a union of intervals: at most four, the nearest joined where there are more. One interval is the
/// common case, and its cell holds it; the cell of a union holds its hull and, in the flags of openings, its number.
namespace assay::oracle {

inline constexpr std::size_t kMostPieces = 4;

/// The unions of one run. Their numbers are known everywhere while it stands. Thread safe.
class Unions {
 public:
  Unions() = default;
  ~Unions();
  Unions(const Unions&) = delete;
  Unions& operator=(const Unions&) = delete;

  /// The number of a union of these intervals, two or more; none where a run has made too many.
  std::optional<std::uint32_t> add(std::span<const Cell> pieces);

 private:
  std::mutex mutex_;
  std::vector<std::uint32_t> chunks_;
  std::size_t used_ = 0;  ///< of the last chunk
};

/// Collects the alternatives of one element of a real, integer or boolean type.
class UnionBuilder {
 public:
  explicit UnionBuilder(ElementType e) : type_(e) {}

  void add(const Cell& set);
  bool is_empty() const { return count_ == 0 && !nan_ && !open_; }
  /// All of it; there has to be something.
  Cell finish(Unions&) const;

 private:
  Cell joined(const Cell& a, const Cell& b) const;
  bool is_before(const Cell& a, const Cell& b) const;
  bool touch(const Cell& below, const Cell& above) const;
  void insert(const Cell& interval);
  void join_touching();
  void join_nearest();
  double gap_after(std::size_t k) const;

  ElementType type_;
  std::array<Cell, kMostPieces + 1> pieces_{};  ///< in order, apart
  std::size_t count_ = 0;
  bool may_nan_ = false;
  std::optional<Cell> nan_, open_;
};

/// What a function of intervals gives for each interval of a set, kept apart; each may be NaN where the set may.
template <class F> Cell for_each_piece(Unions& unions, ElementType e, const Cell& set, F f) {
  UnionBuilder all(e);
  for (Cell piece : pieces_of(set)) {
    if (is_union(set)) piece.flags |= set.flags & kMayNan;
    all.add(f(piece));
  }
  return all.finish(unions);
}

/// Both sets, kept apart.
Cell either(Unions&, ElementType, const Cell& a, const Cell& b);
/// The same intervals and flags.
bool are_same_sets(const Cell& a, const Cell& b);

}  // namespace assay::oracle
