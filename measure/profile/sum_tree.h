#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// The order in which a sum is formed, revealed by masks: FPRev (Xie, Gao and Xue 2025), the basic algorithm.
namespace assay::measure {

/// A node of the tree of a sum; a leaf has the number of its term. More than two children are added at once.
struct SumTree {
  int term = -1;
  std::vector<SumTree> children;

  bool is_leaf() const { return children.empty(); }
  bool operator==(const SumTree&) const = default;
};

/// How many of the ones among `terms` terms reach the result, where term i is a huge number, j its negative and all
/// others one: those that are added outside of the smallest subtree that holds i and j. Nothing where it is not known.
using SurvivingOnes = std::function<std::optional<int>(int i, int j)>;

/// The tree, with terms * (terms - 1) / 2 questions; nothing where the answers are those of no tree.
std::optional<SumTree> reveal_tree(int terms, const SurvivingOnes&);

/// `((0 1) (2 3))`, and back; nothing where the text is none.
std::string text_of(const SumTree&);
std::optional<SumTree> parse_sum_tree(const std::string&);

/// `from the first to the last`, `8 interleaved sums`, ...
std::string describe(const SumTree&);

}  // namespace assay::measure
