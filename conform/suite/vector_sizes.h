#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "conform/suite/candidate.h"
#include "generator/vector_sizes.h"

/// Programs of one op on as many elements as vector code takes at once, and on one fewer, which leaves a remainder:
/// what is wrong there a suite on small tensors does not show. Their data are made in the program, of an iota and exact
/// ops, so that a file is to be read; each has one argument, so that no compiler knows the answers.
namespace assay::conform {

using generator::kVectorSizes;
using generator::kVectorTypes;

/// The text of a file: the op on operands of so many elements, of which the first that can be is of the type. Nothing
/// where the op has no such program, or one of which any answer is legal.
std::optional<std::string> vector_file(const spec::Record&, spec::ElementType, std::int64_t elements,
                                       const CandidateOptions&);

/// The name of such a file, and whether a name is one.
std::string vector_file_name(spec::ElementType, std::int64_t elements);
bool is_vector_file(std::string_view name);

/// Why an op has no program of these sizes at all; empty where it may have one.
std::string why_no_vector_file(const spec::Record&);

}  // namespace assay::conform
