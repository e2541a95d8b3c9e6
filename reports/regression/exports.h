#pragma once

#include <string>

#include "reports/origin.h"
#include "reports/regression/controls.h"
#include "spec/result.h"

namespace assay::reports {

/// The program with the lines of `iree-compile` and `iree-run-module` that run it on its inputs, as RUN lines of a
/// test. Outputs of one legal value are given as such. An error says what these tools cannot read.
Result<std::string> iree_test(const Finding&, const Origin&, const std::string& headline);

/// A report in Markdown that can be pasted into a tracker as it is: the rule that is broken, the program, its inputs,
/// what is legal and what came, where it shows and where it does not, and on what. `script` is that of `jax_script`, of
/// a pass the one that its worker hands over, or empty.
std::string issue(const Finding&, const Origin&, const Controls&, const std::string& script);

/// A script for jaxlib, which pytest takes too: the reduced program as StableHLO, its inputs, the variant's flags and
/// the grid. It asserts that each answer lies in its set and exits with 1 while one does not; of a crash, a hang or an
/// internal error, that a child of its own ends in order. An error says what jaxlib cannot do.
Result<std::string> jax_script(const Finding&, const Origin&, const std::string& headline);

/// `--xla_a=true --xla_b=x`: the variant's options as XLA_FLAGS has them, with what the grid needs. An error where an
/// option is none of XLA's.
Result<std::string> xla_flags(const Finding&);

/// A template that a worker has handed over, with a finding in the place of its names: `{title}`, `{identity}`,
/// `{program}`, `{inputs}`, `{expected}`, `{got}`, `{variant}`, `{options}`, and each option by its own name,
/// `{pipeline}`. Where one of several lines stands behind other characters, each line has them: `# {identity}` is a
/// comment of several lines.
std::string filled(const std::string& text, const Finding&, const Origin&, const std::string& headline);

}  // namespace assay::reports
