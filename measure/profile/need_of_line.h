#pragma once

#include <memory>
#include <string>
#include <vector>

#include "judge/verdicts.h"
#include "measure/names.h"
#include "measure/profile/trial.h"

/// Whether an answer needs one line of a contract: legal with all its lines, by that one, and a violation without it.
namespace assay::measure {

class NeedOfLine {
 public:
  /// For programs of these types; `lines` are those of the whole contract, and `line` is one of them.
  static Result<NeedOfLine> make(const std::string& baseline, const std::vector<std::string>& lines,
                                 const std::string& line, const std::string& program);

  /// Of one element that is outside of the baseline.
  bool is_shown_by(const Trial&, const oracle::ElementAddress&) const;
  /// At the first such element.
  std::optional<OutsideElement> shown_in(const Trial&) const;

  /// As an explainer for a judge: what needs the line is a deviation by it, anything else is undecided.
  judge::ExplainerSource explainer() const;
  /// The baseline with all lines as its grants.
  std::shared_ptr<const spec::Contract> contract() const { return all_; }

 private:
  bool holds(const Module&, const ProcessTensors& inputs, const oracle::ElementAddress&,
             std::span<const std::byte> got) const;

  std::string line_;
  std::shared_ptr<const spec::Contract> few_, all_, others_;  ///< the line and no other rule; all; all but the line
};

}  // namespace assay::measure
