#include "fuzz/cluster/cluster.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace assay::fuzz {
namespace {

int set_distance(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  const std::set<std::string> x(a.begin(), a.end()), y(b.begin(), b.end());
  std::vector<std::string> only;
  std::ranges::set_symmetric_difference(x, y, std::back_inserter(only));
  return static_cast<int>(only.size());
}

std::vector<std::string> sorted_unique(std::vector<std::string> names) {
  std::ranges::sort(names);
  names.erase(std::ranges::unique(names).begin(), names.end());
  return names;
}

}  // namespace

bool is_known_by_signature(const Features& f) { return !is_value_class(f.kind) && !f.signature.empty(); }

std::string cluster_key(const Features& f) {
  if (is_known_by_signature(f)) return fmt::format("{}: {}", to_string(f.kind), f.signature);
  const auto classes = sorted_unique(f.element_classes), attributes = sorted_unique(f.attributes);
  return fmt::format("{}: {}{}{}{}{}{}", to_string(f.kind), fmt::join(sorted_unique(f.structure), ", "), classes.empty() ? "" : " on ",
                     fmt::join(classes, ", "), attributes.empty() ? "" : " with ", fmt::join(attributes, ", "),
                     f.has_literals ? ", folded" : "");
}

int distance(const Features& a, const Features& b) {
  return (a.kind != b.kind) + (a.signature != b.signature) + (a.has_literals != b.has_literals) +
         2 * set_distance(a.structure, b.structure) + set_distance(a.element_types, b.element_types) + set_distance(a.attributes, b.attributes);
}

std::vector<std::size_t> furthest_first(const std::vector<Features>& all) {
  std::vector<std::size_t> order;
  std::vector<int> nearest(all.size(), std::numeric_limits<int>::max());
  while (order.size() < all.size()) {
    const auto next = static_cast<std::size_t>(std::ranges::max_element(nearest) - nearest.begin());
    order.push_back(next);
    for (std::size_t i = 0; i < all.size(); ++i)
      if (nearest[i] >= 0) nearest[i] = std::min(nearest[i], distance(all[i], all[next]));
    nearest[next] = -1;
  }
  return order;
}

}  // namespace assay::fuzz
