#pragma once

#include <cstdint>

#include "fuzz/names.h"
#include "generator/policy.h"
#include "spec/result.h"

/// What programs of a corpus may cost a campaign, however large their tensors are.
namespace assay::fuzz {

/// Elements of all values of the entry function, and of its literals.
std::int64_t elements_of(const Module&);

/// On how many sets of inputs a campaign runs the program: fewer where it is large.
std::int64_t input_sets_for(const Module&, const generator::Policy&);

/// Why a campaign cannot afford the program, or the oracle declines it for another reason, if either is so.
Result<void> is_affordable(const Module&);

/// The program, if it is affordable. Else its largest dimensions, and if need be smaller ones as well, are divided by a
/// power of two, everywhere alike. An error where no such program is valid and affordable.
Result<Module> affordable(const Module&);

}  // namespace assay::fuzz
