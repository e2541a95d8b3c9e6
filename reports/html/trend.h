#pragma once

#include <string>
#include <vector>

#include "reports/store.h"

namespace assay::reports {

/// What the campaigns that began on one day met.
struct Night {
  std::string date;
  std::int64_t programs = 0;
  std::int64_t checked = 0;  ///< elements
  std::size_t causes = 0;    ///< of violations
  std::size_t fresh = 0;     ///< that no earlier night met
  std::size_t gone = 0;      ///< of the night before, and not met again
};

/// In the order of their dates; campaigns of unknown date are left out.
std::vector<Night> nights(const std::vector<Campaign>&, const std::vector<Occurrence>&);

}  // namespace assay::reports
