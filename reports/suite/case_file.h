#pragma once

#include <string>

#include "reports/finding.h"

/// Files of a conformance suite.
namespace assay::reports {

/// A program that checks itself. `about` is what it covers, a line each. Of the finding it reads program, inputs,
/// evidence and grid. Three readers know what to do with it: lit and upstream's interpreter by its first line, `assay
/// check --backend` by the second, and the runner for JAX by the lines `legal`.
std::string case_file(const Finding&, const std::string& about);

/// A text that breaks a law and is to be refused.
std::string refused_file(const std::string& text, const std::string& law, const std::string& formula);

/// The sets of an output's elements as JSON: a number, `[low, high]`, `"nan"`, `{"any of": [...]}`, null for anything.
/// A pair takes a zero of either sign.
std::string legal_json(const OutputEvidence&);

}  // namespace assay::reports
