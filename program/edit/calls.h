#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "program/edit/editor.h"

/// Changes of functions that ops call. What calls a function is known by its attributes alone.
namespace assay::program {

/// The function that an op names, if it names exactly one that has a body.
const Function* callee_of(const Module&, const Op&);

/// The body of the function that op `index` calls stands where the call stood.
std::optional<Edited> with_call_inlined(const Module&, std::size_t index);

/// What functions without parameters give the entry function is given to it as arguments instead, which have no source.
/// Nothing where it calls none.
std::optional<Edited> with_given_values(const Module&);

/// Functions beside the entry with one value replaced by another of its type that was there before it: an operand of
/// the op that made it or an argument. What nothing reads then goes. Simplest first.
std::vector<Edited> with_simpler_callees(const Module&);

/// Functions without a parameter that they do not read, in their calls too; the last parameters first.
std::vector<Edited> without_unread_parameters(const Module&);

}  // namespace assay::program
