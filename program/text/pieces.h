#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace assay::program {

/// What stands before and between the separators, and behind the last one if that is anything.
inline std::vector<std::string_view> pieces(std::string_view text, char separator) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    out.push_back(text.substr(0, text.find(separator)));
    text.remove_prefix(std::min(out.back().size() + 1, text.size()));
  }
  return out;
}

}  // namespace assay::program
