#pragma once

#include <optional>
#include <string_view>

#include "program/module.h"
#include "program/text/sharding_text.h"

/// The shardings of a program: where its ops and functions say them, and what must hold of them.
namespace assay::program {

Meshes meshes_of(const Module&);
/// How many dimensions a sharding of a value says: 0 for what is no tensor.
std::size_t rank_of(Type);

/// Whether `mhlo.sharding` or `sdy.sharding` is among the attributes of an argument, a result or an op.
bool says_sharding(std::string_view attributes);
/// What they say; nothing where they do not.
Result<std::optional<Shardings>> sharding_in(std::string_view attributes, const Meshes&);

/// What the entry function says of where a value lies, as an argument says it: `sdy.sharding = #sdy.sharding<...>`.
/// Empty where it says nothing.
std::string sharding_attribute(const Module&, ValueId);

/// The struct of a record that is a sharding of its result.
const spec::Pack* sharding_pack(const spec::Record&);

/// What an op says of the region that each device runs on its shards.
struct ManualRegion {
  std::vector<Sharding> in, out;  ///< of operands and results
  std::vector<AxisRef> axes;  ///< along which the region has shards; along the others of the mesh it has whole tensors
};
Result<ManualRegion> manual_region(const Op&, const Meshes&);

/// How many devices the shardings of the module are over; 1 where none says.
std::int64_t devices_of_shardings(const Module&);

/// Into how many pieces each dimension is cut where a tensor of the one type has shards of the other. Both are tensors
/// of one element type and known dimensions, and the shards come out even.
Result<std::vector<std::int64_t>> pieces_between(Type whole, Type shard);

/// The laws of all shardings of a module: each is one of its dialect, over the devices of the program, and has the rank
/// of its tensor; manual regions are on shards of the types that their shardings tell.
Result<void> check_shardings(const Module&);

}  // namespace assay::program
