#include <algorithm>

#include "oracle/perturbed/perturbed.h"

/// The leaves of a fold by a region in an order and tree of the contract's choice.
namespace assay::oracle {
namespace {

/// Where an init may be taken any number of times, it is up to so many.
constexpr std::uint64_t kMostLeafInits = 3;

/// A random tree over the leaves from `begin` to `end`.
void append_tree(Draws& draws, std::span<const std::int64_t> leaves, std::vector<std::int64_t>& out) {
  if (leaves.size() == 1) return out.push_back(leaves[0]);
  const bool is_deep = leaves.size() > 1024;  // a random tree may be as deep as it is long
  const auto first = is_deep ? leaves.size() / 2 : 1 + draws.below(leaves.size() - 1);
  append_tree(draws, leaves.first(first), out);
  append_tree(draws, leaves.subspan(first), out);
  out.push_back(kCombined);
}

}  // namespace

std::vector<std::int64_t> PerturbedDomain::arrangement(std::int64_t terms, bool has_init) {
  const spec::Contract& c = contract();
  if (c.order == spec::Order::kChain || terms == 0) return {};
  std::vector<std::int64_t> leaves = draws_.permutation(terms);
  if (c.order != spec::Order::kAnyPermutation) std::ranges::sort(leaves);
  const std::uint64_t inits = !has_init ? 0 : c.init == spec::InitCount::kAny ? draws_.below(kMostLeafInits + 1) : 1;
  for (std::uint64_t k = 0; k < inits; ++k)
    leaves.insert(leaves.begin() + static_cast<std::ptrdiff_t>(draws_.below(leaves.size() + 1)), kInit);
  std::vector<std::int64_t> out;
  append_tree(draws_, leaves, out);
  return out;
}

}  // namespace assay::oracle
