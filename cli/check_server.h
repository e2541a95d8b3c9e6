#pragma once

#include <istream>

#include "judge/subject/subject.h"

namespace assay::cli {

/// `check --serve`: a back end that stays open and answers requests, a line of JSON each, until the input ends. The
/// first line of the output says what was opened. docs/python.md describes requests and answers.
void serve_checks(judge::Subject, int jobs, std::istream& requests);

}  // namespace assay::cli
