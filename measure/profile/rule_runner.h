#pragma once

#include <memory>

#include "backends/backend.h"
#include "measure/profile/rule_probe.h"
#include "measure/profile/trial.h"

/// Asks a back end whether it rewrites, with the programs of the rule.
namespace assay::measure {

class RuleRunner {
 public:
  /// `context` has the grants by which answers are explained before the rule is.
  RuleRunner(backends::Backend& backend, backends::Variant variant, const spec::Contract& context)
      : backend_(backend), variant_(std::move(variant)), context_(context) {}

  /// Asks by numbers that are drawn, then by those that the oracle finds farthest off. Whether some answer needs the
  /// rule: then its line and the answer are in the observation. An answer that nothing
  /// explains is shown without a line.
  reports::Observation run(const spec::Rewrite&, spec::ElementType);

 private:
  bool ask(const std::vector<RuleProbe>&, const spec::Contract& with_rule, const std::string& line,
           reports::Observation&);
  std::optional<Trial> answers(const RuleProbe&);
  bool look(const Trial&, const RuleProbe&, const spec::Contract& with_rule, const std::string& line,
            reports::Observation&) const;

  backends::Backend& backend_;
  backends::Variant variant_;
  const spec::Contract& context_;
};

}  // namespace assay::measure
