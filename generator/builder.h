#pragma once

#include <span>
#include <vector>

#include "generator/templates/templates.h"
#include "generator/values/values.h"
#include "program/module.h"

namespace assay::generator {

/// Appends ops to regions of one function. Value ids are given in order of creation; `finish` makes
/// them dense in textual order and drops what nothing uses.
class Builder {
 public:
  Builder(program::Module& module, program::Function& function) : module_(module), function_(function) {}

  program::ValueId value(spec::Type type);
  program::ValueId argument(spec::Type type);
  /// Attributes are copied from the instance, result values are created from its result types.
  program::Op make(const spec::Record&, const spec::Instance&, std::span<const program::ValueId> operands,
                   std::vector<program::Region> regions);
  /// The elements stay where they are, in the arena of the module.
  program::Op literal(const spec::Record& literal_record, spec::Type, std::span<const std::byte> elements);
  /// ... drawn.
  program::Op literal(const spec::Record& literal_record, spec::Type, const Filling&, Choices&);
  /// Appends a copy of `callee` with its arguments replaced; yields its results.
  std::span<const program::ValueId> inline_call(program::Region& into, const Template& callee,
                                                std::span<const program::ValueId> arguments);
  spec::Type type(program::ValueId v) const { return function_.types[v]; }
  spec::Arena& arena() { return *module_.arena; }

 private:
  program::Module& module_;
  program::Function& function_;
};

/// Removes ops and arguments whose values nothing uses and numbers the rest densely: arguments, then
/// results and region arguments in textual order. Yields, for each kept argument, its old position.
std::vector<std::size_t> compact(program::Function& function, spec::Arena& scratch);

}  // namespace assay::generator
