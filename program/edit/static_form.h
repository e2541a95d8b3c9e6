#pragma once

#include <optional>
#include <vector>

#include "spec/instance.h"

namespace assay::program {

/// The record of the op that says the same once values of operands are known (`static`); null where there is none.
const spec::Record* static_record(const spec::Record&);

/// Its attributes, for an op whose instance knows what its operands hold: given by the line `static`, else those of the
/// same names, else their defaults. Nothing where one has no value.
std::optional<std::vector<spec::Value>> static_attributes(const spec::Instance&, spec::Arena& scratch);

}  // namespace assay::program
