#pragma once

#include "generator/generator.h"
#include "program/module.h"
#include "program/sharding/sharding.h"
#include "spec/choices.h"

namespace assay::generator {

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

/// Now and then (`Policy::sharded`) a program gets shardings.
void spread(program::Module&, const Policy&, Choices&);

}  // namespace assay::generator
