#pragma once

#include <string>
#include <vector>

#include "reports/origin.h"

namespace assay::reports {

struct File {
  std::string name;
  std::string content;
};

/// A finding as a folder that explains itself: README.md, the reduced program with its inputs, the
/// expected sets, the back end's answers, the program as generated, a test for upstream's
/// interpreter, and everything once more as JSON.
std::vector<File> bundle(const Finding&, const Origin&, const std::string& headline);

}  // namespace assay::reports
