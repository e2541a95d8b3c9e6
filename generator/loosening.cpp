#include "generator/changes.h"

#include <algorithm>

#include "generator/open/loosen.h"
#include "generator/record_tables.h"
#include "program/edit/refit.h"
#include "program/edit/walk.h"

namespace assay::generator {
namespace {

using program::Op;
using program::Tensor;

bool is_among(const program::Module& module, const spec::Record& record) {
  bool found = false;
  for (const auto& f : module.functions)
    program::each_op(f.body, [&](const Op& op) { found = found || op.record == &record; });
  return found;
}

/// Ops that a policy leaves out, or that the back end does not take, do not come in.
bool has_only_chosen(const program::Module& module, const program::Module& before, const Policy& policy,
                     const Steering& steering) {
  return std::ranges::all_of(module.entry()->body.ops, [&](const Op& op) {
    const spec::Record& record = *op.record;
    return record.facts.makes_literal || is_among(before, record) ||
           (is_chosen(record, policy) && unsupported_types(steering, record) == 0);
  });
}

/// Inputs of one process under the types that a loosened program has for them.
std::vector<Tensor> inputs_of(const Loosened& loosened, const std::vector<Tensor>& before, bool has_other_sizes,
                              std::uint64_t salt) {
  std::vector<Tensor> out;
  for (std::size_t k = 0; k < loosened.sources.size(); ++k) {
    const Tensor& t = before[loosened.sources[k]];
    out.push_back(has_other_sizes ? program::refit(t, loosened.other_types[k], program::Refit::kShuffled, salt) : t);
  }
  return out;
}

/// The first set keeps its sizes.
void replace(DrawnProgram& drawn, Loosened loosened, Choices& choices) {
  for (std::size_t set = 0; set < drawn.input_sets.size(); ++set) {
    const bool has_other_sizes = set > 0 && choices.chance(1, 2);
    for (auto& process : drawn.input_sets[set]) process = inputs_of(loosened, process, has_other_sizes, set);
  }
  drawn.module = std::move(loosened.module);
}

}  // namespace

void loosen_dimensions(DrawnProgram& drawn, const Policy& policy, const Steering& steering, Choices& choices) {
  if (policy.unbounded == 0 || !choices.chance(policy.unbounded, 100) || drawn.module.entry()->body.ops.empty()) return;
  const auto may_draw = [&](const spec::Record& record) {
    return is_drawn(record, policy) && unsupported_types(steering, record) == 0;
  };
  auto loosened = loosen(drawn.module, choices, may_draw);
  if (loosened && has_only_chosen(loosened->module, drawn.module, policy, steering))
    replace(drawn, *std::move(loosened), choices);
}

}  // namespace assay::generator
