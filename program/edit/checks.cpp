#include "program/edit/checks.h"

#include <algorithm>

#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/effects.h"

namespace assay::program {
namespace {

/// A comparison whose verdict is a value that no op reads.
bool is_unread_check(const Function& f, const Op& op) {
  if (record_of_effect(op).effect.kind != spec::EffectKind::kCheck || op.results != 1) return false;
  return std::ranges::none_of(f.body.ops, [&](const Op& o) { return does_read(o, op.first_result); });
}

/// What the check is of: its first operand, or either, where nothing says which of them is expected.
std::span<const ValueId> checked_by(const Op& op) {
  return op.results == 0 ? op.operands.first(std::min<std::size_t>(1, op.operands.size())) : op.operands;
}

}  // namespace

std::vector<const Function*> runnable(const Module& module, const std::string& entry) {
  if (const Function* named = entry.empty() ? nullptr : module.find(entry)) return {named};
  if (const Function* main = module.find("main"); main && !main->is_declaration) return {main};
  std::vector<const Function*> functions;
  for (const Function& function : module.functions)
    if (!function.is_private && !function.is_declaration && function.body.arguments.empty())
      functions.push_back(&function);
  if (functions.empty() && module.entry()) functions.push_back(module.entry());
  return functions;
}

Module with_entry(const Module& module, const Function& entry) {
  Module copy = module;
  std::erase_if(copy.functions, [&](const Function& f) { return f.name == "main" && entry.name != "main"; });
  for (Function& function : copy.functions)
    if (function.name == entry.name) function.name = "main";
  return copy;
}

Module without_checks(const Module& module) {
  Module copy = module;
  for (Function& function : copy.functions) {
    if (function.name != module.entry()->name) continue;
    const auto is_left_out = [&](const Op& op) { return is_check(op) || is_unread_check(*module.entry(), op); };
    auto returns = function.body.returns;
    for (const Op& op : function.body.ops) {
      if (!is_left_out(op)) continue;
      if (op.results == 1) std::erase(returns, op.first_result);
      for (const ValueId v : checked_by(op))
        if (std::ranges::find(returns, v) == returns.end()) returns.push_back(v);
    }
    std::erase_if(function.body.ops, is_left_out);
    set_returns(function, std::move(returns));
  }
  return copy;
}

std::vector<Module> programs_of(const Module& module, const std::string& entry) {
  std::vector<Module> out;
  for (const Function* function : runnable(module, entry)) out.push_back(without_checks(with_entry(module, *function)));
  return out;
}

}  // namespace assay::program
