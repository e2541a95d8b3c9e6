#include "spec/nearest_name.h"

#include <algorithm>
#include <vector>

namespace assay::spec {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = i + j;
        continue;
      }
      const std::size_t replaced = d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, replaced});
      const bool is_swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swapped) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

std::optional<std::string> nearest_name(std::string_view word, std::span<const std::string> names, std::size_t edits) {
  constexpr std::size_t kLongest = 100;  // the table grows with the square
  std::optional<std::string> nearest;
  if (word.size() > kLongest) return nearest;
  for (std::size_t best = edits + 1; const std::string& name : names) {
    const std::size_t distance = name.size() > kLongest ? best : edit_distance(word, name);
    if (distance >= best) continue;
    best = distance;
    nearest = name;
  }
  return nearest;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> names) {
  const auto near = nearest_name(word, names, 2);
  return near ? "; did you mean " + *near + "?" : "";
}

}  // namespace assay::spec
