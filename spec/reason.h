#pragma once

#include <cstdint>
#include <string>

namespace assay::spec {

enum class Evidence : std::uint8_t { kProved, kDocumented, kMeasured };

/// Why a line of a contract stands there.
struct Reason {
  Evidence evidence = Evidence::kDocumented;
  std::string text;
};

}  // namespace assay::spec
