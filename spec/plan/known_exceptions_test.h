#pragma once

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

/// Data files of known exceptions, by their path from the root: one per line, `op item -- reason`; `#` begins a
/// comment.
namespace assay::spec {

class KnownExceptions {
 public:
  explicit KnownExceptions(const std::string& file) {
    std::ifstream in(std::string(ASSAY_SOURCE_DIR) + "/" + file);
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      const auto end = line.find(" -- ");
      known_.insert(line.substr(0, end));
    }
  }
  bool has(const std::string& op, const std::string& item) const { return known_.contains(op + " " + item); }
  /// The item of some line of this op is a piece of `message`.
  bool explains(const std::string& op, const std::string& message) const {
    return std::ranges::any_of(known_, [&](const std::string& line) {
      return line.starts_with(op + " ") && message.find(line.substr(op.size() + 1)) != std::string::npos;
    });
  }
  const std::set<std::string>& all() const { return known_; }

 private:
  std::set<std::string> known_;
};

}  // namespace assay::spec
