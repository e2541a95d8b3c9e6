#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conform/names.h"
#include "judge/judge.h"
#include "judge/openings.h"
#include "judge/verdict.h"
#include "judge/width.h"

namespace assay::conform {

/// What is legal, by process and output.
using LegalSets = std::vector<std::vector<oracle::AcceptanceTensor>>;

/// An element that is not in its set, in words.
struct ShownElement {
  std::string place;     ///< `output 0 element [1, 3]`
  std::string expected;  ///< the set
  std::string got;
};

struct CheckReport {
  Verdict verdict = Verdict::kPass;
  std::string reason;               ///< what was checked; the first failure or error with its place; what is needed
  spec::ElementCounts counts = {};  ///< on a back end, of all functions
  std::optional<judge::WidthSummary> widths = {};  ///< of the sets that answers were held against
  ProcessTensors outputs = {};                     ///< of the back end, on the input set that the verdict is about
  std::vector<ShownElement> outside = {};  ///< of two programs: the first elements of the second outside the first's
  std::optional<judge::Failure> failure = {};  ///< of a violation: the answer that is farthest from what is legal
  std::string clause = {};                     ///< what that violates, with the error that is allowed there
  LegalSets legal = {};                        ///< of `outputs`
};

/// What passes without an element is told apart.
std::string judged_text(Verdict, const spec::ElementCounts&, const std::vector<spec::OpeningRow>& open,
                        const std::optional<judge::WidthSummary>&);

/// What a file adds up to while its functions are run one by one.
class CheckTally {
 public:
  explicit CheckTally(std::string path) : path_(std::move(path)) {}

  void add(CheckReport report) {
    ++units_;
    if (report.verdict > report_.verdict) report_ = std::move(report);
  }
  void add(Verdict verdict, std::string reason) { add(CheckReport{verdict, std::move(reason)}); }

  void add(const Error& error, const Function* function) {
    const CheckReport report = report_of(error, function);
    add(report.verdict, report.reason);
  }
  CheckReport report_of(const Error& error, const Function* function) const {
    const bool lacking = error.kind == ErrorKind::kUnsupported;
    const std::string where = function && error.place.empty() ? "@" + function->name + ": " : "";
    return {lacking ? Verdict::kUnsupported : Verdict::kInvalid, where + shortened(error)};
  }

  void keep(ProcessTensors outputs, LegalSets legal = {}) {
    outputs_ = std::move(outputs);
    legal_ = std::move(legal);
  }
  void count(std::int64_t checks) { checks_ += checks; }
  void count(const judge::Judgement& judgement, const std::vector<spec::OpeningRow>& openings) {
    elements_ += judgement.counts;
    is_related_ |= judgement.is_related;
    judge::add_openings(openings, openings_);
  }
  void count(const judge::Widths& widths) { widths_.add(widths); }
  void note(const std::string& remark) {
    if (remark_.empty()) remark_ = remark;
  }

  /// Of the checks in the file itself. One without any may ask for no more than to be run.
  CheckReport report_checks(bool only_runs) const;
  /// Of parts that are to be refused, or not.
  CheckReport report_parts() const;
  /// Of parts that are printed.
  CheckReport report_printed() const;
  /// Of outputs. The file is open where all functions are.
  CheckReport report_elements() const;

 private:
  /// The line already begins with the path.
  std::string shortened(const Error& error) const {
    const std::string text = error.text();
    return text.starts_with(path_ + ":") ? text.substr(path_.size() + 1) : text;
  }

  std::string path_;
  CheckReport report_{Verdict::kPass, ""};
  int units_ = 0;
  std::int64_t checks_ = 0;
  spec::ElementCounts elements_;
  bool is_related_ = false;
  judge::Widths widths_;
  std::vector<spec::OpeningRow> openings_;
  ProcessTensors outputs_;
  LegalSets legal_;
  std::string remark_;
};

}  // namespace assay::conform
