#pragma once

#include "program/module.h"

/// The shardings of a program in the words of one partitioner, or left out.
namespace assay::program {

/// kShardy: `sdy.sharding`, `sdy.sharding_constraint`; kGspmd: `mhlo.sharding`, `custom_call @Sharding`.
enum class ShardingDialect : std::uint8_t { kShardy, kGspmd };

/// That of GSPMD where a value has its attribute, and else that of Shardy.
ShardingDialect dialect_of_shardings(const Module&);

/// The same program with all shardings said in a dialect. Unsupported where the dialect has no words for one: manual
/// regions of the other dialect, or an unreduced sharding without a mesh in Shardy's.
Result<Module> with_shardings_in(ShardingDialect, const Module&);

/// The same program on one device, without a sharding. Unsupported where it has manual regions, since their bodies run
/// on shards.
Result<Module> without_shardings(const Module&);

}  // namespace assay::program
