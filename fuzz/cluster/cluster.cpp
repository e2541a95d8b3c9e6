#include "fuzz/cluster/cluster.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace assay::fuzz {
namespace {

std::vector<std::string> sorted_unique(std::vector<std::string> names) {
  std::ranges::sort(names);
  names.erase(std::ranges::unique(names).begin(), names.end());
  return names;
}

}  // namespace

bool is_known_by_signature(const Features& f) { return !is_value_class(f.kind) && !f.signature.empty(); }

std::string cluster_key(const Features& f) {
  if (f.kind == FailureClass::kDeviation) return fmt::format("{}: {}", to_string(f.kind), fmt::join(f.grants, " + "));
  if (is_known_by_signature(f)) return fmt::format("{}: {}", to_string(f.kind), f.signature);
  const auto classes = sorted_unique(f.element_classes), attributes = sorted_unique(f.attributes);
  return fmt::format("{}: {}{}{}{}{}{}", to_string(f.kind), fmt::join(sorted_unique(f.structure), ", "),
                     classes.empty() ? "" : " on ", fmt::join(classes, ", "), attributes.empty() ? "" : " with ",
                     fmt::join(attributes, ", "), f.has_literals ? ", folded" : "");
}

}  // namespace assay::fuzz
