#pragma once

#include "program/module.h"

/// What ops do besides yielding results, as their records say it.
namespace assay::program {

/// The value that the op gives the attribute in this slot of its record; null where it gives none.
const Value* attribute(const Op&, int slot);

/// The effect of the op: its record's, or that of the record that it calls by name. A called name that no record has
/// leaves the call.
const spec::Record& record_of_effect(const Op&);

/// Compares its operands, or one with a file, and yields nothing.
bool is_check(const Op&);

}  // namespace assay::program
