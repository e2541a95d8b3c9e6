#include "measure/profile/sum_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <numeric>

namespace assay::measure {
namespace {

/// The size of the smallest subtree that holds two terms, for every pair.
using SubtreeSizes = std::vector<std::vector<int>>;

std::optional<SubtreeSizes> measure(int terms, const SurvivingOnes& surviving) {
  const auto n = static_cast<std::size_t>(terms);
  SubtreeSizes sizes(n, std::vector<int>(n, 1));
  for (int i = 0; i < terms; ++i)
    for (int j = i + 1; j < terms; ++j) {
      const auto ones = surviving(i, j);
      if (!ones || *ones < 0 || *ones > terms - 2) return std::nullopt;
      sizes[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = terms - *ones;
      sizes[static_cast<std::size_t>(j)][static_cast<std::size_t>(i)] = terms - *ones;
    }
  return sizes;
}

/// The terms of a subtree by the children of its root: those that meet the first one below the root, and so on.
std::vector<std::vector<int>> split_at_root(std::vector<int> terms, const SubtreeSizes& sizes, int root) {
  std::vector<std::vector<int>> parts;
  while (!terms.empty()) {
    const auto& of_first = sizes[static_cast<std::size_t>(terms.front())];
    const auto beside = std::stable_partition(terms.begin(), terms.end(),
                                              [&](int k) { return of_first[static_cast<std::size_t>(k)] < root; });
    parts.emplace_back(terms.begin(), beside);
    terms.erase(terms.begin(), beside);
  }
  return parts;
}

/// Nothing where the sizes are those of no tree.
std::optional<SumTree> build(const std::vector<int>& terms, const SubtreeSizes& sizes) {
  if (terms.size() == 1) return SumTree{terms.front(), {}};
  const int root = static_cast<int>(terms.size());
  const auto parts = split_at_root(terms, sizes, root);
  const auto& of_first = sizes[static_cast<std::size_t>(terms.front())];
  if (parts.size() < 2 ||
      std::ranges::any_of(terms, [&](int k) { return of_first[static_cast<std::size_t>(k)] > root; }))
    return std::nullopt;
  SumTree tree;
  for (const auto& part : parts) {
    auto child = build(part, sizes);
    if (!child) return std::nullopt;
    tree.children.push_back(*std::move(child));
  }
  return tree;
}

/// Whether the tree is the one that the sizes are read from: each pair meets where they say.
bool agrees(const SumTree& tree, const SubtreeSizes& sizes, std::vector<int>& leaves) {
  if (tree.is_leaf()) return leaves.push_back(tree.term), true;
  std::vector<int> before;
  std::vector<std::pair<int, int>> pairs;
  for (const SumTree& child : tree.children) {
    std::vector<int> below;
    if (!agrees(child, sizes, below)) return false;
    for (const int i : before)
      for (const int j : below) pairs.emplace_back(i, j);
    before.insert(before.end(), below.begin(), below.end());
  }
  leaves = before;
  return std::ranges::all_of(pairs, [&](const auto& pair) {
    return sizes[static_cast<std::size_t>(pair.first)][static_cast<std::size_t>(pair.second)] ==
           static_cast<int>(before.size());
  });
}

// ---- Text ---------------------------------------------------------------------------------------

/// Reads one tree at the front of the text, and moves on.
std::optional<SumTree> read_tree(std::string_view& text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  SumTree tree;
  if (!text.starts_with('(')) {
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), tree.term);
    if (problem != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return tree;
  }
  text.remove_prefix(1);
  while (!text.starts_with(')')) {
    auto child = read_tree(text);
    if (!child) return std::nullopt;
    tree.children.push_back(*std::move(child));
  }
  text.remove_prefix(1);
  return tree;
}

// ---- Shapes -------------------------------------------------------------------------------------

void list_terms(const SumTree& tree, std::vector<int>& out) {
  if (tree.is_leaf()) out.push_back(tree.term);
  for (const SumTree& child : tree.children) list_terms(child, out);
}
std::vector<int> terms_of(const SumTree& tree) {
  std::vector<int> out;
  list_terms(tree, out);
  std::ranges::sort(out);
  return out;
}

/// The order of a chain: the first two terms, then one more at each node; empty where it is none.
std::vector<int> chain_of(const SumTree& tree) {
  if (tree.is_leaf()) return {tree.term};
  if (tree.children.size() != 2) return {};
  const auto& [a, b] = std::tie(tree.children[0], tree.children[1]);
  if (!a.is_leaf() && !b.is_leaf()) return {};
  std::vector<int> order = chain_of(a.is_leaf() && !b.is_leaf() ? b : a);
  if (order.empty()) return {};
  order.push_back(a.is_leaf() && !b.is_leaf() ? a.term : b.term);
  return order;
}

bool is_pairwise(const SumTree& tree) {
  if (tree.is_leaf()) return true;
  if (tree.children.size() != 2) return false;
  const auto left = terms_of(tree.children[0]), right = terms_of(tree.children[1]);
  const auto difference = static_cast<int>(left.size()) - static_cast<int>(right.size());
  return std::abs(difference) <= 1 && left.back() < right.front() && is_pairwise(tree.children[0]) &&
         is_pairwise(tree.children[1]);
}

/// The chains that a tree is made of, from the largest down: subtrees of at least three terms that are chains.
void list_chains(const SumTree& tree, std::vector<std::vector<int>>& out) {
  const auto order = chain_of(tree);
  if (order.size() >= 2) return out.push_back(order);
  for (const SumTree& child : tree.children) list_chains(child, out);
}

/// The distance of the terms of a chain in the order in which they are added, or 0.
int stride_of(std::vector<int> chain) {
  std::ranges::sort(chain);
  const int stride = chain[1] - chain[0];
  for (std::size_t k = 1; k < chain.size(); ++k)
    if (chain[k] - chain[k - 1] != stride) return 0;
  return stride;
}

std::string describe_chains(const std::vector<std::vector<int>>& chains, std::size_t terms) {
  std::vector<int> strides;
  std::size_t covered = 0;
  for (const auto& chain : chains) {
    strides.push_back(stride_of(chain));
    covered += chain.size();
  }
  const bool is_even = !strides.empty() && std::ranges::all_of(strides, [&](int s) { return s == strides.front(); });
  if (!is_even || covered != terms || strides.front() == 0) return "in a tree of its own";
  if (strides.front() == 1) return fmt::format("{} blocks of neighbours, then their sums", chains.size());
  return fmt::format("{} interleaved sums, then their sum", chains.size());
}

}  // namespace

std::optional<SumTree> reveal_tree(int terms, const SurvivingOnes& surviving) {
  const auto sizes = measure(terms, surviving);
  if (!sizes) return std::nullopt;
  std::vector<int> all(static_cast<std::size_t>(terms)), leaves;
  std::iota(all.begin(), all.end(), 0);
  auto tree = build(all, *sizes);
  return tree && agrees(*tree, *sizes, leaves) ? tree : std::nullopt;
}

std::string text_of(const SumTree& tree) {
  if (tree.is_leaf()) return fmt::format("{}", tree.term);
  std::string out;
  for (const SumTree& child : tree.children) out += fmt::format("{}{}", out.empty() ? "(" : " ", text_of(child));
  return out + ")";
}

std::optional<SumTree> parse_sum_tree(const std::string& text) {
  std::string_view rest = text;
  auto tree = read_tree(rest);
  return rest.empty() ? tree : std::nullopt;
}

std::string describe(const SumTree& tree) {
  const auto order = chain_of(tree);
  const std::size_t terms = terms_of(tree).size();
  if (order.size() == terms && std::ranges::is_sorted(order)) return "from the first to the last";
  if (order.size() == terms && std::ranges::is_sorted(order, std::greater{})) return "from the last to the first";
  if (order.size() == terms) return "one after the other, in an order of its own";
  if (is_pairwise(tree)) return "in pairs, and pairs of pairs";
  if (std::ranges::all_of(tree.children, &SumTree::is_leaf)) return "all at once, with one rounding or none between";
  std::vector<std::vector<int>> chains;
  list_chains(tree, chains);
  return describe_chains(chains, terms);
}

}  // namespace assay::measure
