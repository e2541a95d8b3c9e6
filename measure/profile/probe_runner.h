#pragma once

#include <memory>
#include <vector>

#include "backends/backend.h"
#include "measure/names.h"
#include "measure/profile/probe.h"
#include "measure/profile/trial.h"

/// Asks a back end the questions of probes.
namespace assay::measure {

class ProbeRunner {
 public:
  ProbeRunner(backends::Backend& backend, backends::Variant variant, std::shared_ptr<const spec::Contract> baseline)
      : backend_(backend), variant_(std::move(variant)), baseline_(std::move(baseline)) {}

  /// One observation for each case. What the back end will not take is an observation too. An error is one of the
  /// probe: a program that is none, an element that its type has not.
  Result<std::vector<reports::Observation>> run(const ProbeInstance&);

 private:
  Result<reports::Observation> run_case(const Module&, const ProbeCase&);
  Result<void> read_answer(const Trial&, const ProbeCase&, reports::Observation&) const;
  Result<void> judge(const Trial&, const ProbeCase&, reports::Observation&) const;
  Result<void> try_candidates(const Trial&, const std::vector<OutsideElement>&, const ProbeCase&,
                              reports::Observation&) const;
  Result<reports::Observation> find_tree(const Module&, const ProbeCase&);
  backends::Outcome compile(const Module&);

  backends::Backend& backend_;
  backends::Variant variant_;
  std::shared_ptr<const spec::Contract> baseline_;
};

/// The baseline with one grant for each line; the lines are the names of its grants, in order.
Result<spec::Contract> contract_of_lines(const std::string& baseline, const std::vector<std::string>& lines);

}  // namespace assay::measure
