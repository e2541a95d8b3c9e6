#pragma once

#include <cstdint>

#include "spec/contract/contract.h"
#include "spec/language/primitives.h"
#include "spec/types/element_type.h"

namespace assay::oracle {

/// Whether a contract leaves open what a primitive gives for these integers. They are as `load_integer` gives them, an
/// unsigned one by its 64-bit pattern.
bool leaves_open(const spec::Freedoms&, spec::OpenCase, spec::ElementType, std::int64_t a, std::int64_t b);

}  // namespace assay::oracle
