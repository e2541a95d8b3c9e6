#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// Examples of a page in Markdown: the blocks between lines of three backticks.
namespace assay::spec {

struct FencedBlock {
  std::string language;  ///< the word after the backticks
  std::string text;
  int line = 0;          ///< of its first line in the page
};

inline std::vector<FencedBlock> fenced_blocks(const std::string& page) {
  std::vector<FencedBlock> blocks;
  std::istringstream in(page);
  bool is_inside = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const bool is_fence = line.starts_with("```");
    if (is_fence && !is_inside) blocks.push_back({line.substr(3), "", number + 1});
    if (!is_fence && is_inside) blocks.back().text += line + "\n";
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
