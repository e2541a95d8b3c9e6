#pragma once

#include <string>

namespace assay::reports {

/// XXH3-128 of a text in 32 hex digits: by what the database knows programs, and a suite its files.
std::string content_hash(const std::string& text);

}  // namespace assay::reports
