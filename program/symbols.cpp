#include "program/symbols.h"

namespace assay::program {
namespace {

/// Fewer names are compared sooner than hashed.
constexpr std::size_t kWorthAnIndex = 16;

}  // namespace

Symbols::Symbols(const Module& module) : module_(&module) {
  if (module.functions.size() < kWorthAnIndex) return;
  index_.reserve(module.functions.size());
  for (const Function& f : module.functions) index_.emplace(f.name, &f);
}

const Function* Symbols::find(std::string_view name) const {
  if (index_.empty()) return module_->find(name);
  const auto found = index_.find(name);
  return found == index_.end() ? nullptr : found->second;
}

}  // namespace assay::program
