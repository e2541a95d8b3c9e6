#pragma once

#include <vector>

#include "oracle/evaluator/formula/names.h"

namespace assay::oracle {

/// The leaves of one fold by a region, side by side: leaf t of result j lies at t * results + j.
struct LeafArrays {
  std::int64_t count = 0;
  std::int64_t results = 0;
  std::vector<Element> types;  ///< of the parts of a leaf
  std::vector<std::size_t> sizes;
  std::vector<Buffer<std::byte>> cells;
  std::vector<std::int64_t> there;  ///< 1, 0 or kUncertain

  std::size_t parts() const { return types.size(); }
  std::int64_t presence(std::int64_t t, std::int64_t j) const {
    return there[static_cast<std::size_t>(t * results + j)];
  }
};

/// The terms of a fold by a region while they arrive, kept so that arrangements of them can be tried.
class Leaves {
 public:
  /// Terms over the axes of the fold and others, in the types that the region takes. `there` says which of them are.
  void add(Machine&, const Row& terms, AxisSet fold, const Numbers& there);

  /// Axes of the results that they vary over.
  AxisSet axes() const { return axes_; }
  /// How many were kept: all, or none.
  std::int64_t count() const { return count_; }
  /// They were not too many to be kept.
  bool are_all() const { return are_all_; }
  LeafArrays over(Names&, AxisSet results) const;

 private:
  struct Block {
    std::int64_t count;
    Row terms;  ///< number t lies outside of the axes of the results
    Numbers there;
  };
  void copy_block(Names&, const Block&, AxisSet results, std::int64_t first, LeafArrays& out) const;

  Machine* machine_ = nullptr;
  std::vector<Block> blocks_;
  std::int64_t count_ = 0;
  AxisSet axes_ = 0;
  bool are_all_ = true;
};

}  // namespace assay::oracle
