#pragma once

#include <string>

#include "conform/files/check_tally.h"
#include "conform/names.h"

/// What answers come to, in a line.
namespace assay::conform {

/// What a back end is worth on a case with one input set, which is counted.
CheckReport judge_case(const judge::Case&, const std::string& name, judge::Judge&, const backends::Variant&,
                       const oracle::Limits&, CheckTally&);

/// The answer of one run, held against the contract.
CheckReport check_answer(const Module&, const ProcessTensors& inputs, const ProcessTensors& outputs,
                         const spec::Contract&, const oracle::Limits& = judge::kCaseLimits);
/// The same of sets that are known, counted.
CheckReport check_run(const judge::AnsweredRun&, const spec::Contract&, const oracle::Limits&, CheckTally&);

}  // namespace assay::conform
