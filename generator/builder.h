#pragma once

#include <span>
#include <vector>

#include "generator/templates/templates.h"
#include "generator/values/values.h"
#include "program/edit/make.h"

namespace assay::generator {

/// Makes ops of one function. Value ids are given in order of creation.
class Builder {
 public:
  Builder(program::Module& module, program::Function& function) : module_(module), function_(function) {}

  program::ValueId value(spec::Type type) { return program::new_value(function_, type); }
  program::Op make(const spec::Instance& instance, std::span<const program::ValueId> operands,
                   std::vector<program::Region> regions) {
    return program::make_op(instance, operands, std::move(regions), function_, arena());
  }
  /// The elements stay where they are, in the arena of the module.
  program::Op literal(const spec::Record& literal_record, spec::Type type, std::span<const std::byte> elements) {
    return program::make_literal(literal_record, {type, elements, false}, function_, arena());
  }
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

}  // namespace assay::generator
