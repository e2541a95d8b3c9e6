#pragma once

#include <string>

#include "program/module.h"

namespace assay::program {

/// XXH3-128 of the generic text, 32 hex digits: programs that print alike have one address.
std::string content_hash(const Module&);

}  // namespace assay::program
