#pragma once

#include <string>

#include "reports/origin.h"
#include "spec/result.h"

namespace assay::reports {

/// A script for jaxlib, which pytest takes too: the reduced program as StableHLO, its inputs, the variant's flags and
/// the grid. It asserts that each answer lies in its set and exits with 1 while one does not; of a crash, a hang or an
/// internal error, that a child of its own ends in order. An error says what jaxlib cannot do.
Result<std::string> jax_script(const Finding&, const Origin&, const std::string& headline);

/// `--xla_a=true --xla_b=x`: the variant's options as XLA_FLAGS has them, with what the grid needs. An error where an
/// option is none of XLA's.
Result<std::string> xla_flags(const Finding&);

}  // namespace assay::reports
