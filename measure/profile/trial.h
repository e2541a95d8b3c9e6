#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/case.h"
#include "judge/distance.h"
#include "measure/names.h"
#include "oracle/explain/explain.h"
#include "reports/profile.h"
#include "spec/contract/contract.h"

/// Answers of a back end on one program, and what contracts say of them.
namespace assay::measure {

struct Trial {
  Module module;
  ProcessTensors inputs, outputs;
};

/// An answer outside of its set under a baseline.
struct OutsideElement {
  oracle::ElementAddress at;
  std::string got, expected;
  judge::Distance distance;
};

/// The first `limit` elements outside of their sets under the baseline of the contract. An error where the oracle
/// declines the program, or where the outputs have not its types.
Result<std::vector<OutsideElement>> outside_baseline(const Trial&, const spec::Contract&, std::size_t limit = 64);

/// The positions of a smallest set of grants under which it is legal: none where it is legal under the baseline, and
/// nothing where no set is known.
std::optional<std::vector<std::size_t>> smallest_grants(const Trial&, const oracle::ElementAddress&,
                                                        const spec::Contract&);
/// The same of an element that is outside of the baseline, with an explainer of this trial and contract.
std::optional<std::vector<std::size_t>> smallest_grants(const Trial&, const oracle::ElementAddress&,
                                                        const spec::Contract&, oracle::Explainer&);
/// What explains the answers of a trial; both must outlive it.
oracle::Explainer explainer_of(const Trial&, const spec::Contract&);

/// How many ops a program has; a literal is an operand rather than an op.
int ops_of(const Module&);

/// As texts, and back.
reports::ProfileWitness profile_witness_of(const Trial&, const OutsideElement&);
Result<Trial> trial_of(const reports::ProfileWitness&);
oracle::ElementAddress address_of(const reports::ProfileWitness&);

}  // namespace assay::measure
