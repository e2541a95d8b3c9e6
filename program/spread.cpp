#include "program/spread.h"

#include <algorithm>
#include <utility>

#include "program/edit/walk.h"
#include "program/effects.h"
#include "program/shardings.h"

namespace assay::program {
namespace {

using spec::EffectKind;

bool is_annotated(const Op& op) {
  return says_sharding(op.discardable_attributes) || sharding_pack(*op.record) != nullptr;
}

bool is_annotated(const Function& f) {
  const auto says = [](const std::string& attributes) { return says_sharding(attributes); };
  return std::ranges::any_of(f.argument_attributes, says) || std::ranges::any_of(f.result_attributes, says);
}

/// What the ops of a module have about them.
struct Traits {
  bool is_manual = false, says_sharding = false, tells_processes_apart = false;
};

Traits traits_of(const Module& module) {
  Traits out;
  for (const Function& f : module.functions) {
    out.says_sharding |= is_annotated(f);
    each_op(f.body, [&](const Op& op) {
      const spec::Facts& facts = op.record->facts;
      out.is_manual |= is_manual(op);
      out.says_sharding |= is_annotated(op);
      out.tells_processes_apart |= facts.communicates || facts.identifies || facts.queues;
    });
  }
  return out;
}

}  // namespace

bool is_manual(const Op& op) {
  const EffectKind kind = record_of_effect(op).effect.kind;
  return kind == EffectKind::kManual || kind == EffectKind::kShard || kind == EffectKind::kUnshard;
}

bool has_manual_regions(const Module& module) {
  bool found = false;
  for (const Function& f : module.functions) each_op(f.body, [&](const Op& op) { found = found || is_manual(op); });
  return found;
}

bool is_spread(const Module& module) {
  const Traits traits = traits_of(module);
  return traits.is_manual || (traits.says_sharding && !traits.tells_processes_apart);
}

void assign_devices(Module& module) {
  if (!is_spread(module)) return;
  module.devices = std::exchange(module.grid.partitions, 1);
  const std::int64_t devices = module.states_grid ? module.devices : devices_of_shardings(module);
  const bool has_regions = has_manual_regions(module);
  for (Function& f : module.functions)
    if (has_regions && !f.grid) f.grid = spec::Grid{module.grid.replicas, devices};
}

}  // namespace assay::program
