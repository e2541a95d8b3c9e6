#pragma once

#include <vector>

#include "generator/generator.h"
#include "generator/templates/patterns.h"
#include "generator/templates/templates.h"
#include "generator/vector_sizes.h"

namespace assay::generator {

/// What drawing a program needs to know of the records, worked out once.
struct RecordTables {
  explicit RecordTables(const spec::Records&, const Policy&);

  Policy policy;
  std::vector<std::vector<spec::SeedTypes>> seed_types;  ///< by record and position in Record::operands

  std::vector<const spec::Record*> drawable;  ///< ops that programs are made of
  std::vector<Pattern> patterns;              ///< chains of them
  const spec::Record* literal = nullptr;      ///< the op that makes a literal
  const spec::Record* loop = nullptr;         ///< a drawable op that loops; or null
  std::vector<const spec::Record*> calls;     ///< drawable ops that call a function
  std::vector<const spec::Record*> makers;    ///< ops that give a token or a tuple, chosen or not: others may need one
  std::vector<const spec::Record*> readers;   ///< ... that take one: what nothing takes apart would not show
  std::vector<VectorTurn> vector_turns;       ///< of drawable ops at vector size
  std::vector<VectorTurn> smoke_lap;          ///< of the common ones on the types of the first tier
  Templates templates;
  Coverage coverage;
};

/// The element types with which the back end is known not to take the op.
spec::ElementSet unsupported_types(const Steering&, const spec::Record&);

}  // namespace assay::generator
