#pragma once

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// Examples of a page in Markdown: the blocks between lines of three backticks.
namespace assay::spec {

struct FencedBlock {
  std::string language;  ///< the word after the backticks
  std::string text;
  int line = 0;  ///< of its first line in the page
  std::size_t indent = 0;
};

inline std::vector<FencedBlock> fenced_blocks(const std::string& page) {
  std::vector<FencedBlock> blocks;
  std::istringstream in(page);
  bool is_inside = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const auto fence = line.find_first_not_of(' ');
    const bool is_fence = fence != std::string::npos && line.compare(fence, 3, "```") == 0;
    if (is_fence && !is_inside) blocks.push_back({line.substr(fence + 3), "", number + 1, fence});
    if (!is_fence && is_inside) blocks.back().text += line.substr(std::min(line.size(), blocks.back().indent)) + "\n";
    if (is_fence) is_inside = !is_inside;
  }
  return blocks;
}

inline std::string text_of_file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace assay::spec
