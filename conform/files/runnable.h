#pragma once

#include <functional>
#include <string>
#include <vector>

#include "conform/files/check_tally.h"
#include "conform/names.h"
#include "program/edit/checks.h"
#include "program/text/run_line.h"
#include "program/text/text.h"

/// Which functions of a file are run, and on what.
namespace assay::conform {

/// What a program's entry function is run on once.
struct InputSet {
  ProcessTensors tensors;
  std::string origin = {};  ///< how it is had again, said where the run did not pass: `drawn by --seed 9`
};

/// The input sets of a program. Null: none are given. Then a back end is asked on drawn ones, and the checks of a
/// function that takes inputs are skipped.
using InputSource = std::function<Result<std::vector<InputSet>>(const Module&)>;

/// The module of a part, if it can be run at all. What it needs comes before what it breaks.
Result<Module> runnable_module(const program::Part&, const std::string& path);

/// Who asks for no inputs gets some: one set, where a back end answers on them, or many, where nothing but the oracle
/// is asked and values that tell two programs apart may be rare.
enum class Lacking : std::uint8_t { kSkip, kDraw, kDrawMany };

/// The inputs of the entry function: from the source, from the RUN line, or none where it takes none.
Result<std::vector<InputSet>> inputs_of(const Module&, const InputSource&, const program::RunLine&,
                                        std::int64_t most_bytes, Lacking = Lacking::kSkip);

/// Calls `run` with every runnable function of every part as an entry.
template <class Run>
void each_function(const std::string& text, const std::string& path, const std::string& entry, CheckTally& tally,
                   Run run) {
  bool has_any = false;
  for (const program::Part& part : program::split(text)) {
    const auto module = runnable_module(part, path);
    if (!module) tally.add(module.error(), nullptr);
    const auto functions = module ? program::runnable(*module, entry) : std::vector<const Function*>{};
    for (const Function* function : functions) run(program::with_entry(*module, *function), *function);
    has_any |= !module || !functions.empty();
  }
  if (!has_any) tally.add(Error{"there is no function to run: @main, or one without arguments", ""}, nullptr);
}

/// The heaviest of what `run` reports of each set, with what the set is.
template <class Run> CheckReport heaviest(const std::vector<InputSet>& sets, Run run) {
  CheckReport out;
  for (std::size_t k = 0; k < sets.size(); ++k) {
    CheckReport report = run(sets[k]);
    if (k > 0 && report.verdict <= out.verdict) continue;
    if (report.verdict != Verdict::kPass && !sets[k].origin.empty()) report.reason += "; " + sets[k].origin;
    out = std::move(report);
  }
  return out;
}

}  // namespace assay::conform
