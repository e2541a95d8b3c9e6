#pragma once

#include <string_view>

#include "backends/protocol.h"

namespace assay::backends::pjrt {

/// Where a compiled program has its arguments and results, as its HloModuleProto says it (spmd_parameters_shardings,
/// spmd_output_sharding of xla/service/hlo.proto). Nothing where it says nothing, or where the bytes are no such proto.
CompiledShardings compiled_shardings(std::string_view hlo_module);

/// Finds the module in the bytes of an HloModuleProtoWithConfig. Empty where they hold none.
std::string_view module_with_config(std::string_view bytes);

}  // namespace assay::backends::pjrt
