#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "spec/element_counts.h"
#include "spec/result.h"

/// What a certificate rests on: each answer of the back end to the files of a suite, as it came, and what the judge
/// made of planted bugs in the same run. It lies in the database of the campaign, in tables of its own.
namespace assay::reports {

/// What a back end did with one file of a suite under one variant.
struct SuiteAnswer {
  std::string file, hash;  ///< of the manifest
  std::string variant;
  std::string verdict;  ///< one of `kVerdicts`
  std::string cluster;  ///< of one that fails: the key of its cause, without what a reduction would find
  std::string message;  ///< what failed, in one line; what the back end said
  spec::ElementCounts counts;
  std::string outputs;  ///< literals, one a line, process by process; empty where it gave none
  bool operator==(const SuiteAnswer&) const = default;
};

/// What became of a planted bug: the judge saw it in one of the files that show it, or in none.
struct JudgedBug {
  std::string bug;
  std::vector<std::string> ops;  ///< full names of the ops that show it
  std::string file;              ///< in which it was seen; empty: in none
  bool operator==(const JudgedBug&) const = default;
};

/// The largest error of a function that a sweep measured, and what the contract says of it.
struct SweptFunction {
  std::string op, type, variant;
  std::int64_t inputs = 0;
  bool is_complete = false;    ///< all inputs there are
  double ulps = 0;             ///< the largest error
  double allowed = 0;          ///< by the baseline, there
  std::string verdict, words;  ///< `within`, `beyond`, `undecided`, `open`, `unsupported` or `failed`, and why
  bool operator==(const SweptFunction&) const = default;
};

class Connection;

class Evidence {
 public:
  /// Opens the database for writing; it is created where there is none.
  static Result<std::unique_ptr<Evidence>> open(const std::string& path);
  /// ... for reading.
  static Result<std::unique_ptr<Evidence>> open_existing(const std::string& path);
  ~Evidence();

  /// What is said of the run as a whole, by name: `backend`, `identity`, `contract`, `host`, `started`.
  Result<std::map<std::string, std::string>> facts();
  Result<void> keep_fact(const std::string& name, const std::string& value);

  Result<void> keep(const std::vector<SuiteAnswer>&);
  /// In the order of files and variants as texts.
  Result<std::vector<SuiteAnswer>> answers();
  Result<void> keep(const std::vector<JudgedBug>&);
  /// In the order of names.
  Result<std::vector<JudgedBug>> bugs();
  Result<void> keep(const SweptFunction&);
  /// In the order of ops, types and variants as texts.
  Result<std::vector<SweptFunction>> functions();

 private:
  explicit Evidence(std::unique_ptr<Connection>);
  std::unique_ptr<Connection> connection_;
};

}  // namespace assay::reports
