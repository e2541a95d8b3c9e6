#pragma once

#include <string>

#include "reports/origin.h"
#include "reports/regression/controls.h"

namespace assay::reports {

/// A report in Markdown that can be pasted into a tracker as it is: the rule that is broken, the program, its inputs,
/// what is legal and what came, where it shows and where it does not, and on what. `script` is that of `jax_script`, of
/// a pass the one that its worker hands over, or empty.
std::string issue(const Finding&, const Origin&, const Controls&, const std::string& script);

}  // namespace assay::reports
