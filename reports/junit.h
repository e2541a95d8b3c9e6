#pragma once

#include <string>
#include <vector>

/// Results as tools of continuous integration read them.
namespace assay::reports {

/// One case of a JUnit file, or one annotation.
struct TestCase {
  enum class Outcome { kPassed, kFailed, kError, kSkipped };
  std::string group;  ///< back end and variant, or what ran
  std::string name;   ///< a file, or the key of a cause
  Outcome outcome = Outcome::kPassed;
  std::string message;    ///< one line
  std::string text;       ///< the rest
  std::string file = {};  ///< where to look at it; empty: in none
};

/// A JUnit XML file with one suite. It holds no times: the same cases give the same bytes.
std::string junit(const std::string& suite, const std::vector<TestCase>&);

/// Annotations of GitHub Actions, one line per case that failed: `::error file=a.mlir,title=...::...`. A name is a file
/// where `are_files` says so.
std::string github_annotations(const std::vector<TestCase>&, bool are_files);

}  // namespace assay::reports
