#include "judge/form/makers.h"

#include <algorithm>

#include "program/edit/calls.h"
#include "program/edit/compact.h"
#include "program/edit/editor.h"
#include "program/spread.h"

namespace assay::judge {
namespace {

using program::Edited;

constexpr int kMostInlined = 64;

bool is_related(const Op& op) { return spec::has_relations(*op.record); }

/// Calls that are nested deeper are none of what one writes down.
bool reaches_related(const Module& module, const Function& f, int depth = 8) {
  return std::ranges::any_of(f.body.ops, [&](const Op& op) {
    const Function* callee = depth > 0 ? program::callee_of(module, op) : nullptr;
    return is_related(op) || (callee != nullptr && reaches_related(module, *callee, depth - 1));
  });
}

Case edited(const Case& c, Edited e) {
  Case out = c;
  for (auto& set : out.inputs)
    for (auto& process : set) process = e.inputs_from(process);
  out.module = std::move(e.module);
  return out;
}

/// One call less that stands between the entry function and such an op.
std::optional<Case> with_less_calls(const Case& c) {
  const auto& ops = c.module.entry()->body.ops;
  for (std::size_t k = 0; k < ops.size(); ++k) {
    const Function* callee = program::callee_of(c.module, ops[k]);
    if (callee == nullptr || !reaches_related(c.module, *callee)) continue;
    if (auto inlined = program::with_call_inlined(c.module, k)) return edited(c, *std::move(inlined));
  }
  return std::nullopt;
}

}  // namespace

Result<std::vector<Case>> with_related_results(const Case& original, const FormOptions&) {
  // A value of a manual region is another on each device, and no result of the program.
  if (program::has_manual_regions(original.module)) return std::vector<Case>();
  Case c = original;
  for (int k = 0; k < kMostInlined; ++k) {
    auto less = with_less_calls(c);
    if (!less) break;
    c = *std::move(less);
  }
  std::vector<ValueId> returns = c.module.entry()->body.returns;
  const std::size_t own = returns.size();
  for (const Op& op : c.module.entry()->body.ops)
    for (std::uint32_t k = 0; is_related(op) && k < op.results; ++k)
      if (std::ranges::find(returns, op.first_result + k) == returns.end()) returns.push_back(op.first_result + k);
  if (returns.size() == own) return std::vector<Case>();
  program::Editor edit(c.module);
  program::set_returns(edit.f, std::move(returns));
  auto done = edit.finish();
  if (!done) return std::vector<Case>();
  Case out = edited(c, *std::move(done));
  out.own_results = own;
  return std::vector{std::move(out)};
}

}  // namespace assay::judge
