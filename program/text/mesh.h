#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/sharding/mesh.h"
#include "program/text/scanner.h"

/// Meshes of devices, and groups of processes that are said by axes of a mesh.
namespace assay::program {

/// What stands between the brackets of a mesh, the closing one included: `["x"=2], device_ids=[1, 0]>` of sdy, or
/// `axes = [...], device_ids = dense<...>` of StableHLO, as a struct or as a dictionary.
bool read_mesh(Scanner&, char close, Mesh& out);

/// `#stablehlo.replica_group_mesh_axes<mesh = ..., axes = [...]>`: the groups that it stands for, in the order of the
/// axes that they do not run along. Its text is normalised: it has no aliases.
bool read_groups_by_axes(Scanner&, const Meshes&, std::vector<std::vector<std::int64_t>>& out);

/// `<["x"=2], device_ids=[1, 0]>`.
std::string text_of(const Mesh&);
/// `sdy.mesh @name = <["x"=2], device_ids=[1, 0]>`, with the attributes that it has besides.
std::string text_of(const NamedMesh&);

}  // namespace assay::program
