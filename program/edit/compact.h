#pragma once

#include <vector>

#include "program/module.h"

namespace assay::program {

/// Drops ops without effects whose results nothing reads, in regions too, arguments that nothing
/// reads and functions that nothing reaches, and numbers the values of the entry function densely.
/// The types of its results become those of what it returns. Yields the old positions of the arguments
/// that are left.
std::vector<std::size_t> compact(Module&);

/// The same for a function whose memory nobody else reads, and for it alone.
std::vector<std::size_t> compact_in_place(Function&, spec::Arena& scratch);

/// Drops ops without effects whose results nothing reads, and numbers the values of the function densely. Its arguments
/// stay.
void drop_dead_ops(Function&, spec::Arena&);

/// Drops the functions that the entry function does not reach by calls.
void drop_unreachable(Module&);

/// Sets what the function returns, and the types of its results. Attributes stay with the values that are still
/// returned.
void set_returns(Function&, std::vector<ValueId>);

/// Gives the values of a function dense ids in textual order: arguments, then op by op its results
/// and what its regions define. Values that nothing defines are dropped. Lists of operands that
/// change are copied into `arena`: the function may share its memory with others.
void renumber(Function&, spec::Arena& arena);

/// The same where they stand, for a function whose memory nobody else reads.
void renumber_in_place(Function&, spec::Arena& scratch);

}  // namespace assay::program
