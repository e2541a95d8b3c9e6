#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "conform/names.h"
#include "judge/judge.h"
#include "judge/openings.h"
#include "judge/verdict.h"
#include "judge/width.h"
#include "program/text/run_line.h"

/// Runs a file as its authors meant it: parts between `// -----`, each with a @main or functions
/// without arguments, with checks inside (`check.*` ops, `custom_call @check.*`). `// RUN:` lines may
/// give the inputs (`--args=[...]`), or say that a file is for the verifier alone
/// (`stablehlo-opt -verify-diagnostics`): then the parts with `expected-error` must be refused, the others not. A file
/// that breaks a law (`not stablehlo-opt %s`, `// breaks slice (C3)`) must be refused as a whole. Where a RUN line says
/// `: @program`, a back end is given that function, and @main is the check of it.
namespace assay::conform {

struct CheckReport {
  Verdict verdict = Verdict::kPass;
  std::string reason;               ///< what was checked; the first failure or error with its place; what is needed
  spec::ElementCounts counts = {};  ///< on a back end, of all functions
  std::optional<judge::WidthSummary> widths = {};  ///< of the sets that answers were held against
  ProcessTensors outputs = {};                     ///< of the back end, on the input set that the verdict is about
};

/// What a program's entry function is run on once.
struct InputSet {
  ProcessTensors tensors;
  std::string origin = {};  ///< how it is had again, said where the run did not pass: `drawn by --seed 9`
};

/// The input sets of a program. Null: none are given. Then a back end is asked on drawn ones, and the checks of a
/// function that takes inputs are skipped.
using InputSource = std::function<Result<std::vector<InputSet>>(const Module&)>;

/// The checks of the file, on the oracle.
CheckReport check_on_oracle(const std::string& text, const std::string& path, const InputSource&,
                            const oracle::Limits& = {});

/// The functions of the file without their checks, on a back end; outputs and what was checked are
/// held against the acceptance sets.
CheckReport check_on_backend(const std::string& text, const std::string& path, const InputSource&, judge::Judge&,
                             const backends::Variant&, const oracle::Limits& = judge::kCaseLimits);

/// The program of a file of a suite, as a back end is given it, on the inputs of the file.
Result<judge::Case> case_of_file(const std::string& text, const std::string& path,
                                 const oracle::Limits& = judge::kCaseLimits);

/// The answer of one run, held against the contract.
CheckReport check_answer(const Module&, const ProcessTensors& inputs, const ProcessTensors& outputs,
                         const spec::Contract&, const oracle::Limits& = judge::kCaseLimits);

}  // namespace assay::conform
