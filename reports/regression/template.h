#pragma once

#include <string>

#include "reports/origin.h"

namespace assay::reports {

/// A template that a worker has handed over, with a finding in the place of its names: `{title}`, `{identity}`,
/// `{program}`, `{inputs}`, `{expected}`, `{got}`, `{variant}`, `{options}`, and each option by its own name,
/// `{pipeline}`. Where one of several lines stands behind other characters, each line has them: `# {identity}` is a
/// comment of several lines.
std::string filled(const std::string& text, const Finding&, const Origin&, const std::string& headline);

}  // namespace assay::reports
