#pragma once

#include <string>
#include <string_view>

#include "backends/protocol/protocol.h"

namespace assay::backends::pjrt {

/// A serialized CompileOptionsProto for one program: its grid, and overrides of debug options. With
/// several partitions the partitioner is on, but its passes are disabled, so that each process runs
/// the text as it stands; unless a partitioner is named, `shardy` or `gspmd`, which spreads one program over them.
std::string compile_options(spec::Grid, const Options&, std::string_view partitioner = {});

/// The passes that would partition a program; comma separated, as xla_disable_hlo_passes takes
/// them.
inline constexpr const char* kPartitioningPasses = "spmd-partitioning,sharding-propagation,shardy-xla";

/// Where a compiled program has its arguments and results, as its HloModuleProto says it (spmd_parameters_shardings,
/// spmd_output_sharding of xla/service/hlo.proto). Nothing where it says nothing, or where the bytes are no such proto.
CompiledShardings compiled_shardings(std::string_view hlo_module);

/// Finds the module in the bytes of an HloModuleProtoWithConfig. Empty where they hold none.
std::string_view module_with_config(std::string_view bytes);

}  // namespace assay::backends::pjrt
