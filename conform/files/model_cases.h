#pragma once

#include <string>
#include <vector>

#include "conform/files/check_file.h"

namespace assay::conform {

/// A function of a file as a program, on one set of inputs.
struct ModelCase {
  std::string function;
  judge::Case program;
  std::string origin;  ///< of inputs that were drawn
};

/// The runnable functions of a file on each of their sets of inputs, as a back end takes them.
Result<std::vector<ModelCase>> model_cases(const std::string& text, const std::string& path, const InputSource&,
                                           const oracle::Limits&);

}  // namespace assay::conform
