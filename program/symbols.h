#pragma once

#include <string_view>
#include <unordered_map>

#include "program/module.h"

namespace assay::program {

/// The functions of a module by name, for whoever looks up many: `Module::find` goes through all of them each time.
/// The module keeps its functions meanwhile.
class Symbols {
 public:
  explicit Symbols(const Module&);
  /// Without an index, for a single look-up.
  static Symbols unindexed(const Module& module) { return Symbols(module, {}); }

  /// As `Module::find`.
  const Function* find(std::string_view name) const;
  const Module& module() const { return *module_; }

 private:
  using Index = std::unordered_map<std::string_view, const Function*>;
  Symbols(const Module& module, Index index) : module_(&module), index_(std::move(index)) {}

  const Module* module_;
  Index index_;  ///< empty: there are too few functions for one
};

/// The op as an instance of its record, as `instance` of a module gives it.
Result<spec::Instance> instance(const Symbols&, const Function&, const Op&, spec::Arena&);

}  // namespace assay::program
