#pragma once

#include <string>

/// Where and when something is run, for people: nothing that is compared depends on it.
namespace assay::reports {

std::string host_name();

/// `2026-11-23T15:38:48Z`.
std::string now_text();

}  // namespace assay::reports
