#pragma once

#include <optional>

#include "spec/types/element_type.h"

namespace assay::backends::pjrt {

/// PJRT_Buffer_Type of an element type, and back. There is none for the f6 formats.
std::optional<int> buffer_type(spec::ElementType);
std::optional<spec::ElementType> element_type(int buffer_type);

}  // namespace assay::backends::pjrt
