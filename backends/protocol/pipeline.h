#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backends/backend.h"

/// Pipelines of MLIR's passes, as text: `func.func(a,b{size=2}),canonicalize`.
namespace assay::backends {

/// The names of the passes in order, without repetition. A stage that only holds others, such as `func.func`, is not a
/// pass.
std::vector<std::string> passes_of(std::string_view pipeline);

/// Removes every pass of this name, and every stage that holds no pass afterwards.
std::string pipeline_without(std::string_view pipeline, std::string_view pass);

/// The option of a variant that says the pipeline.
inline constexpr std::string_view kPipeline = "pipeline";

/// The variant with the passes of one name left out of its pipeline, for each name; the name is that of the pass. None
/// where there is only one.
std::vector<Variant> without_one_pass(const Variant&);

}  // namespace assay::backends
