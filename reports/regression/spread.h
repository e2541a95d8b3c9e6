#pragma once

#include <string>

#include "reports/finding.h"

/// Findings of programs that a partitioner spreads over devices.
namespace assay::reports {

/// How many devices the text of the program is for; 1 where its partitions are processes, or where it has none.
int devices_of(const Finding&);
/// `shardy` or `gspmd`, by the words in which the program says its shardings.
std::string partitioner_of(const Finding&);

}  // namespace assay::reports
