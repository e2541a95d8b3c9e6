#include "reports/regression/spread.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace assay::reports {

int devices_of(const Finding& f) {
  constexpr std::string_view kPartitions = "mhlo.num_partitions = ";
  const auto at = f.program.find(kPartitions);
  if (f.partitions > 1 || at == std::string::npos) return 1;
  return std::max(1, std::atoi(f.program.c_str() + at + kPartitions.size()));
}

std::string partitioner_of(const Finding& f) {
  return f.program.find("mhlo.sharding") == std::string::npos ? "shardy" : "gspmd";
}

}  // namespace assay::reports
