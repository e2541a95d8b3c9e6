#pragma once

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

/// Data files of known exceptions: one per line, `op item -- reason`; `#` begins a comment.
namespace assay::spec {

class KnownExceptions {
 public:
  explicit KnownExceptions(const std::string& file) {
    std::ifstream in(std::string(ASSAY_SOURCE_DIR) + "/spec/plan/" + file);
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      const auto end = line.find(" -- ");
      known_.insert(line.substr(0, end));
    }
  }
  bool has(const std::string& op, const std::string& item) const { return known_.contains(op + " " + item); }
  const std::set<std::string>& all() const { return known_; }

 private:
  std::set<std::string> known_;
};

}  // namespace assay::spec
