#pragma once

#include <vector>

#include "judge/case.h"
#include "program/edit/editor.h"

/// Simpler bodies for an op with regions.
namespace assay::judge {

using program::Edited;

/// All edits inside the regions of op `index` that remove one op there by one of its operands, by a
/// region argument or by a captured value of the same type. Simplest first.
std::vector<Edited> with_simpler_regions(const Module&, std::size_t index);

/// The op that replaces any other op of two operands and one result of one type in a region. When the failure stays
/// after the replacement, the op that was replaced had no part in the failure. It is the first record whose operands
/// may change places.
const spec::Record* placeholder();
/// All edits that put the placeholder in the place of one op inside the regions of op `index`.
std::vector<Edited> with_placeholders(const Module&, std::size_t index);

/// Op `index` without one member of its groups (inputs of a sort, carried values of a loop): operands,
/// results, arguments and yields of its regions go together. All members, the last ones first.
std::vector<Edited> without_members(const Module&, std::size_t index);

}  // namespace assay::judge
