#pragma once

#include <string>
#include <vector>

#include "program/module.h"

/// What ops do besides yielding results, as their records say it.
namespace assay::program {

/// The value that the op gives the attribute in this slot of its record; null where it gives none.
const Value* attribute(const Op&, int slot);

/// The effect of the op: its record's, or that of the record that it calls by name. A called name that no record has
/// leaves the call.
const spec::Record& record_of_effect(const Op&);

/// Compares or shows its operands, and yields nothing.
bool is_check(const Op&);

/// Whether the op ends the program where its first operand is false, and what it says then: `{0}` in its text is the
/// first of the values of its other operands.
bool is_assertion(const Op&);
std::string assertion_text(const Op&, const std::vector<std::string>& values);

}  // namespace assay::program
