#pragma once

#include <optional>

#include "spec/instance.h"

namespace assay::program {

/// The op that takes a tensor of one type to one of another and does nothing else: from numbers to the integers that
/// stand for them, back, or from one quantized type to another. Nothing where there is none. Only its types are bound.
std::optional<spec::Instance> conversion(const spec::Records&, spec::Type from, spec::Type to, spec::Arena&);

}  // namespace assay::program
