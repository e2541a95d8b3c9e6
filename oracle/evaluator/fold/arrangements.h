#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "oracle/evaluator/formula/expressions.h"
#include "oracle/evaluator/formula/leaves.h"

namespace assay::oracle {

/// A fold by a region of which no law is known.
struct RegionFold {
  std::function<Row(const Row&, const Row&)> body;
  const Leaves& leaves;
  std::optional<Row> init;
  Row in_order;  ///< what the leaves give in order
};

/// What a fold by a region gives when its leaves stand in any tree, in their order or in any, with any number of inits
/// among them (StableHLO, reduce). The region may be any function: it is tried on the leaves at hand.
///
/// Of many leaves an ideal is sought, as in a ring: values that the region does not leave, whatever else is folded with
/// one of them, on either side. If it holds a leaf that every tree has, it holds what every tree gives. The smallest
/// one around what the leaves give in order grows by what the region makes of it and them; of a region that selects it
/// is the leaves that some order selects. What the other leaves become among themselves has to be known for that: they
/// are put into classes, each the set that holds its leaves, and what the region makes of two classes has to lie in
/// one.
///
/// Of few leaves all trees are tried, part after part.
class Arrangements {
 public:
  Arrangements(Expressions&, const RegionFold&);
  /// Elements that may be anything where no bound was found.
  Row results();
  /// One arrangement: numbers of terms, kInit, and kCombined behind the two parts that the region is called on.
  Row drawn(std::span<const std::int64_t> postfix);

 private:
  using Lanes = std::vector<std::uint8_t>;  ///< yes or no for each result, or for each leaf of each result
  using Sets = std::vector<Buffer<std::byte>>;
  /// Sets of which each result has so many; the first is its ideal.
  struct Classes {
    std::int64_t count = 0;
    Sets sets;
    Lanes are_there;
  };
  /// What a part of a tree gives, where a leaf of it is there.
  struct Part {
    Sets sets;
    Lanes are_there;
  };
  /// The class of a leaf of a result, the init behind the terms; 0: in the ideal, or not there.
  using ClassOf = std::function<std::int64_t(std::int64_t leaf, std::int64_t result)>;

  bool failed() const { return machine_.fault().raised(); }
  std::size_t parts() const { return leaves_.parts(); }
  std::size_t size(std::size_t part) const { return leaves_.sizes[part]; }
  std::int64_t results_count() const { return leaves_.results; }
  /// A view of arrays; `axes` are those of what lies there.
  Row row(const Sets&, std::int64_t first, AxisSet axes) const;
  Row owned(Sets) const;
  Row leaf(std::int64_t t) const { return row(leaves_.cells, t * leaves_.results, axes_); }
  Sets sets_of(const Row&) const;
  Row body(const Row& a, const Row& b, AxisSet over);
  /// Calls f(first, count, axes) for as many leaves at a time as are computed with together.
  template <class F> void for_leaves(F f);
  /// Whether each of `count` sets of each result lies in the result's set number `of`.
  Lanes within(const Row& sets, std::int64_t count, const Sets& all, std::int64_t of = 0) const;

  // ---- ideals (arrangements.cpp) ----------------------------------------------------------------
  void begin();
  void settle_by_ideals();
  void settle_with(const Row&);
  bool are_all_settled() const;
  void find_ideals();
  Lanes grow();
  void take(Sets& into, const Row& more, std::int64_t count, const std::int64_t* there) const;
  Lanes hold_a_leaf();
  Row without_init();
  Part part_of(std::int64_t leaf) const;
  void combine(Part& left, const Part& right);

  // ---- classes (arrangement_classes.cpp) --------------------------------------------------------
  void settle_by(std::int64_t classes, const ClassOf&);
  void settle_by_parts();
  void settle_one_by_one();
  Classes classes(std::int64_t count, const ClassOf&) const;
  Lanes are_closed(const Classes&);
  std::optional<std::pair<std::int64_t, std::int64_t>> open_pair(const Lanes& closed, std::size_t count,
                                                                 std::size_t result) const;

  // ---- few leaves (few_leaves.cpp) --------------------------------------------------------------
  bool are_few() const;
  Row of_all_trees();
  Row of_two_parts(std::span<const Row> known, std::uint64_t part);
  template <class Step> Row closure(const Row& start, Step next);
  Row joined(const Row& a, const Row& b) const;

  Expressions& x_;
  Machine& machine_;
  Domain& domain_;
  const RegionFold& fold_;
  AxisSet axes_ = 0;  ///< of the results
  LeafArrays leaves_;
  Sets init_, ideal_;
  Lanes is_ideal_, is_settled_;
};

}  // namespace assay::oracle
