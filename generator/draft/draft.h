#pragma once

#include <optional>

#include "generator/generator.h"
#include "generator/record_tables.h"

namespace assay::generator {

/// Draws one program: places the ops of its scale and closes it. Where there is material, they stand behind its own.
DrawnProgram draft_program(const RecordTables&, Choices&, const Steering&, Guard*,
                           std::optional<program::Module> material = std::nullopt);
/// ... one of one op at vector size.
DrawnProgram draft_program(const RecordTables&, Choices&, const Steering&, Guard*, const VectorTurn&);

}  // namespace assay::generator
