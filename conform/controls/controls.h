#pragma once

#include <atomic>
#include <string>

#include "backends/backend.h"
#include "judge/case.h"
#include "reports/html/report.h"
#include "reports/regression/controls.h"
#include "spec/contract/contract.h"

/// What is run around a finding, so that a reader sees where it shows and where it does not.
namespace assay::conform {

/// A finding and the place where it was found.
struct ControlPlan {
  judge::Case c;         ///< one input set
  std::string backend;   ///< as `--backend` takes it
  std::string variant;   ///< its name
  std::string options;   ///< `xla_a=true`: what the variant stands for where a back end has none of that name
  std::string contract;  ///< as `--contract` takes it
  backends::Limits limits;
};

/// Runs the finding once more, its neighbours, the other variants, and the compiler without one pass at a time; then
/// the finding on every other back end of this machine, older versions and the interpreter among them. Each is judged
/// as in a campaign, in a child that has run nothing before. An error where the back end itself cannot be had.
Result<reports::Controls> run_controls(const ControlPlan&);

/// Whether a translation of a program is another program: the oracle's answer of it is illegal for the original.
/// `translated` is StableHLO text. False where it cannot be run.
bool changes_answers(const judge::Case&, const std::string& translated, const spec::Contract&);

/// Adds what the specification says to a report: the rule that each finding breaks, and the types that each op takes.
/// Findings whose programs cannot be read have no rule.
void add_specification(reports::ReportData&);

}  // namespace assay::conform
