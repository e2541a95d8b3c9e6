#pragma once

#include <string>
#include <string_view>

#include "backends/protocol.h"

namespace assay::backends::pjrt {

/// A serialized CompileOptionsProto for one program: its grid, and overrides of debug options. With
/// several partitions the partitioner is on, but its passes are disabled, so that each process runs
/// the text as it stands; unless a partitioner is named, `shardy` or `gspmd`, which spreads one program over them.
std::string compile_options(spec::Grid, const Options&, std::string_view partitioner = {});

/// The passes that would partition a program; comma separated, as xla_disable_hlo_passes takes
/// them.
inline constexpr const char* kPartitioningPasses = "spmd-partitioning,sharding-propagation,shardy-xla";

}  // namespace assay::backends::pjrt
