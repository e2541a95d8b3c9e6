#pragma once

#include <memory>
#include <set>
#include <string>

#include "backends/backend.h"
#include "conform/suite/folder.h"
#include "judge/judge.h"
#include "reports/certificate/evidence.h"

/// What a back end does with the files of a suite, and what anybody can say of it afterwards.
namespace assay::conform {

/// Runs a file under a variant. What fails is run once more in a fresh process: what passes there is flaky. An error
/// where the back end cannot be started.
Result<reports::SuiteAnswer> answer_of(const SuiteText&, judge::Judge&, const backends::Variant&);

/// What the judge makes of the outputs that an answer has kept, without a back end: verdict and counts. Where it kept
/// none, what it says itself.
Result<reports::SuiteAnswer> judged_again(const SuiteText&, const reports::SuiteAnswer&, const backends::Variant&,
                                          const std::shared_ptr<const spec::Contract>&);

/// The names of the contracts that Assay ships whose baselines hold all outputs of the answer.
Result<std::set<std::string>> contracts_holding(const SuiteText&, const reports::SuiteAnswer&,
                                                const backends::Variant&);

/// Whether the judge sees a planted bug in the file: the oracle with the bug is the back end.
bool sees_bug(const SuiteText&, const std::string& bug, const std::shared_ptr<const spec::Contract>&);

}  // namespace assay::conform
