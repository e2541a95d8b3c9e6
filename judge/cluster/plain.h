#pragma once

#include "spec/language/value.h"

namespace assay::judge {

/// Whether an attribute says nothing: it is absent, zero, one, false, an identity, or a list of such.
bool is_plain(const spec::Value&);

}  // namespace assay::judge
