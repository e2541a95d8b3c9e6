#pragma once

#include <string>
#include <vector>

#include "reports/origin.h"
#include "reports/regression/bundle.h"
#include "spec/result.h"

namespace assay::reports {

/// A tensor as its bytes: row major, little endian, an element in a whole number of bytes.
struct RawTensor {
  std::string type;  ///< `tensor<2xf32>`
  std::string bytes;
};

/// What a finding itself has no place for.
struct HloParts {
  std::string text;               ///< the reduced program as HLO
  std::string translator;         ///< what made it of the StableHLO text
  std::vector<RawTensor> inputs;  ///< process by process
  std::string remark;             ///< a line on the translation; empty where there is nothing to say
};

/// For XLA's own tools: the program as HLO text with the `run_hlo_module` lines that run it, its inputs as a literals
/// file, and a test in the style of XLA's. An error says what these tools cannot do.
Result<std::vector<File>> hlo_files(const Finding&, const Origin&, const std::string& headline, const HloParts&);

/// A LiteralProto in text form.
Result<std::string> literal_proto(const RawTensor&);

}  // namespace assay::reports
