#pragma once

#include "program/module.h"
#include "program/sharding/sharding.h"
#include "spec/choices.h"

namespace assay::generator {

/// How shardings are drawn, in percent.
struct ShardingPolicy {
  std::uint32_t permuted = 50;   ///< of meshes whose devices stand in another order than that of their ids
  std::uint32_t argument = 70;   ///< of arguments that say where they lie
  std::uint32_t result = 60;     ///< of results
  std::uint32_t inner = 30;      ///< of values between
  std::uint32_t axis_cuts = 75;  ///< of the axes of a mesh that cut a dimension of a value that says where it lies
  std::uint32_t alike = 50;      ///< of values whose sharding is that of another one of their rank
  std::uint32_t part = 15;       ///< of axes of 4 and 8 of which no more than a part of 2 cuts
};

/// A mesh of 2, 4, 2x2, 2x3 or 8 devices.
program::Mesh draw_mesh(Choices&, const ShardingPolicy& = {});

/// How a tensor of this rank lies on the mesh: whole, cut along some dimensions, conflicting with others or not. The
/// mesh need not divide its sizes.
program::Sharding draw_sharding(Choices&, const program::Mesh&, std::string mesh_name, std::size_t rank,
                                const ShardingPolicy& = {});

/// Puts shardings on arguments, results and values of the entry function, in the dialect of Shardy; the program has the
/// answers that it had. False, and nothing is changed, where nothing may spread it over devices: it has more than one
/// process, or asks which one it is.
bool draw_shardings(program::Module&, Choices&, const ShardingPolicy& = {});

}  // namespace assay::generator
