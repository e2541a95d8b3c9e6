#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "spec/scale_test.h"

namespace assay::spec {

/// One line of a list: what it is about, what is granted to it, and why.
struct KnownException {
  std::string subject, item, reason;
  std::string place;  ///< `corpus/expectations/NAME.txt:LINE`
  bool is_needed = false;
};

/// A list of known exceptions, corpus/expectations/NAME.txt: one a line, `subject | item | reason`, where the item may
/// have bars of its own; `#` begins a comment. A test marks the entries that it needs: those that are left are stale.
class KnownExceptions {
 public:
  explicit KnownExceptions(const std::string& name) : KnownExceptions(contents(path_of(name)), path_of(name)) {}
  KnownExceptions(const std::string& text, const std::string& path) {
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      if (!line.empty() && line[0] != '#') add(line, path + ":" + std::to_string(number));
    }
  }

  /// The list has this entry; it is needed where that is asked of something that happened.
  bool excuse(std::string_view subject, std::string_view item) {
    return excuse_if([&](const KnownException& e) { return e.subject == subject && e.item == item; });
  }
  /// The item of some entry of this subject is a piece of `message`.
  bool explain(std::string_view subject, std::string_view message) {
    return excuse_if(
        [&](const KnownException& e) { return e.subject == subject && message.find(e.item) != message.npos; });
  }
  /// All entries for which this is true are needed.
  template <class Excuses> bool excuse_if(Excuses excuses) {
    bool found = false;
    for (KnownException& e : all_) {
      if (!excuses(std::as_const(e))) continue;
      found = e.is_needed = true;
    }
    return found;
  }

  const std::vector<KnownException>& all() const { return all_; }
  std::vector<std::string> stale() const {
    std::vector<std::string> out;
    for (const KnownException& e : all_)
      if (!e.is_needed) out.push_back(e.place + ": " + e.subject + " | " + e.item);
    return out;
  }

 private:
  static std::string path_of(const std::string& name) { return "corpus/expectations/" + name + ".txt"; }
  static std::string contents(const std::string& path) {
    std::ifstream file(std::string(ASSAY_SOURCE_DIR) + "/" + path);
    EXPECT_TRUE(file.is_open()) << path << " is not there";
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void add(const std::string& line, const std::string& place) {
    const auto first = line.find(" | "), last = line.rfind(" | ");
    const bool has_fields = first != line.npos && first < last;
    EXPECT_TRUE(has_fields) << place << ": expected `subject | item | reason`";
    if (has_fields)
      all_.push_back({line.substr(0, first), line.substr(first + 3, last - first - 3), line.substr(last + 3), place});
  }

  std::vector<KnownException> all_;
};

/// Fails where an exception is listed that nothing needs any more. A run that is scaled down meets too little to say
/// so.
inline void expect_none_stale(const KnownExceptions& known) {
  if (scaled(100) < 100) return;
  for (const std::string& entry : known.stale()) ADD_FAILURE() << entry << ": stale, nothing needs it any more";
}

}  // namespace assay::spec
