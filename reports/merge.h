#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "spec/result.h"

/// Databases of shards and of nights, made one. Campaigns stand side by side. Of one that several databases hold, these
/// are beginnings of the same run, and the one that is further wins wholly; of profiles of one key, the greater text.
/// Campaigns, and findings within them, are numbered in an order that only they decide, so that the result is the same,
/// byte for byte, however often and in whatever order its parts were merged before.
namespace assay::reports {

struct Merged {
  std::int64_t campaigns = 0;
  std::int64_t programs = 0;
  std::int64_t findings = 0;
  std::int64_t superseded = 0;  ///< copies of campaigns that another database holds to the same program or further
};

/// Writes the new database beside `output` and then gives it that name: at any moment there lies what lay there before,
/// or all of the new one. What lies there has to be a database of Assay, if anything does. The inputs stay as they are,
/// but for older ones, which are brought up to date; `output` may be one of them.
Result<Merged> merge(const std::vector<std::string>& inputs, const std::string& output);

}  // namespace assay::reports
