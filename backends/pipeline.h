#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backends/backend.h"

/// Pipelines of MLIR's passes, as text: `func.func(a,b{size=2}),canonicalize`.
namespace assay::backends {

/// The names of its passes, each once, in order; what only holds others, such as `func.func`, is none.
std::vector<std::string> passes_of(std::string_view pipeline);

/// The pipeline without the passes of this name; what holds no pass any more is left out.
std::string pipeline_without(std::string_view pipeline, std::string_view pass);

/// The option of a variant that says the pipeline.
inline constexpr std::string_view kPipeline = "pipeline";

/// The variant with the passes of one name left out of its pipeline, for each name; the name is that of the pass. None
/// where there is only one.
std::vector<Variant> without_one_pass(const Variant&);

}  // namespace assay::backends
