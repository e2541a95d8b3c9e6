#pragma once

#include <functional>
#include <optional>

#include "program/module.h"
#include "program/sharding/sharding.h"

/// The shardings of a program in the words of one partitioner, or left out.
namespace assay::program {

/// kShardy: `sdy.sharding`, `sdy.sharding_constraint`; kGspmd: `mhlo.sharding`, `custom_call @Sharding`.
enum class ShardingDialect : std::uint8_t { kShardy, kGspmd };

/// The attributes of a value without what they say of shardings.
std::string without_sharding(std::string_view attributes);

/// That of GSPMD where a value has its attribute, and else that of Shardy.
ShardingDialect dialect_of_shardings(const Module&);

/// The same program with all shardings said in a dialect. Unsupported where the dialect has no words for one: manual
/// regions of the other dialect, unreduced axes in GSPMD's, or an unreduced sharding without a mesh in Shardy's.
Result<Module> with_shardings_in(ShardingDialect, const Module&);

/// What is to be said in the place of a sharding; nothing: nothing.
using ChangeOfSharding = std::function<std::optional<Sharding>(Sharding)>;
/// The same, with every sharding as `change` makes it, in the order of the text. The program is over as many devices as
/// the meshes then have.
Result<Module> with_changed_shardings(ShardingDialect, const Module&, const ChangeOfSharding& change);

/// The same program on one device, without a sharding. Unsupported where it has manual regions, since their bodies run
/// on shards.
Result<Module> without_shardings(const Module&);

}  // namespace assay::program
