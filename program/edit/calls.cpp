#include "program/edit/calls.h"

#include <algorithm>

#include "program/edit/compact.h"
#include "program/edit/editor.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"

namespace assay::program {
namespace {

/// All that a copied body defines gets ids from `base` on.
void move_definitions(Region& region, ValueId base) {
  for (ValueId& v : region.arguments) v += base;
  for (Op& op : region.ops) {
    if (op.results > 0) op.first_result += base;
    for (Region& inner : op.regions) move_definitions(inner, base);
  }
}

bool fits(const Function& caller, const Op& op, const Function& callee) {
  const auto& arguments = callee.body.arguments;
  const auto has_type = [&](ValueId operand, ValueId argument) {
    return caller.type(operand) == callee.type(argument);
  };
  return std::ranges::equal(op.operands, arguments, has_type) && callee.body.returns.size() == op.results;
}

/// Nothing goes in, and something comes out.
bool gives_values(const Module& module, const Op& op) {
  const Function* const callee = callee_of(module, op);
  return callee != nullptr && callee->body.arguments.empty() && op.operands.empty() && op.results > 0;
}

/// A function beside the entry, to be edited.
Function& other_function(Editor& edit, std::string_view name) { return const_cast<Function&>(*edit.module.find(name)); }

std::optional<Edited> with_value_in(const Module& module, std::string_view name, ValueId from, ValueId to) {
  Editor edit(module);
  Function& f = other_function(edit, name);
  std::vector<ValueId> now(f.types.size());
  for (ValueId v = 0; v < now.size(); ++v) now[v] = v == from ? to : v;
  edit.replace_reads(f.body, now);
  drop_dead_ops(f, *edit.module.arena);
  return edit.finish();
}

void add_simpler_values(const Module& module, const Function& f, std::vector<Edited>& out) {
  for (auto op = f.body.ops.rbegin(); op != f.body.ops.rend(); ++op) {
    std::vector<ValueId> instead(op->operands.begin(), op->operands.end());
    instead.insert(instead.end(), f.body.arguments.begin(), f.body.arguments.end());
    for (std::uint32_t k = 0; k < op->results; ++k)
      for (const ValueId v : instead)
        if (f.type(v) == f.type(op->first_result + k))
          if (auto edited = with_value_in(module, f.name, op->first_result + k, v)) out.push_back(*std::move(edited));
  }
}

bool is_read(const Function& f, ValueId v) {
  const auto reads_it = [&](const Op& op) { return does_read(op, v); };
  return std::ranges::find(f.body.returns, v) != f.body.returns.end() || std::ranges::any_of(f.body.ops, reads_it);
}

/// The calls of `name` in a region lose operand `k`; false where an op that names it has other operands.
bool drop_operand(Module& module, Region& region, const Function& callee, std::size_t k) {
  bool ok = true;
  each_op(region, [&](Op& op) {
    if (callee_of(module, op) != &callee) return;
    std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    ok = ok && operands.size() == callee.body.arguments.size();
    if (!ok) return;
    operands.erase(operands.begin() + static_cast<std::ptrdiff_t>(k));
    op.operands = module.arena->copy(std::span<const ValueId>(operands));
  });
  return ok;
}

std::optional<Edited> without_parameter(const Module& module, std::string_view name, std::size_t k) {
  Editor edit(module);
  Function& callee = other_function(edit, name);
  for (Function& f : edit.module.functions)
    if (!drop_operand(edit.module, f.body, callee, k)) return std::nullopt;
  callee.body.arguments.erase(callee.body.arguments.begin() + static_cast<std::ptrdiff_t>(k));
  callee.argument_attributes.clear();
  drop_dead_ops(callee, *edit.module.arena);
  return edit.finish();
}

}  // namespace

const Function* callee_of(const Module& module, const Op& op) {
  const Function* found = nullptr;
  for (const Value& v : op.attributes) {
    if (v.kind != spec::ValueKind::kFunction) continue;
    if (found) return nullptr;
    found = module.find(v.as_function().name);
  }
  return found && !found->is_declaration ? found : nullptr;
}

std::optional<Edited> with_call_inlined(const Module& module, std::size_t index) {
  Editor edit(module);
  const Op op = edit.f.body.ops[index];
  const Function* callee = callee_of(module, op);
  if (!callee || callee == module.entry() || !fits(edit.f, op, *callee)) return std::nullopt;
  const auto base = static_cast<ValueId>(edit.f.types.size());
  std::vector<ValueId> now;
  for (const Type type : callee->types) now.push_back(edit.new_value(type));
  for (std::size_t k = 0; k < op.operands.size(); ++k) now[callee->body.arguments[k]] = op.operands[k];
  Region body = callee->body;
  edit.replace_reads(body, now);
  move_definitions(body, base);
  splice(edit, index, body);
  return edit.finish();
}

std::optional<Edited> with_given_values(const Module& module) {
  Editor edit(module);
  const auto gives = [&](const Op& op) { return gives_values(module, op); };
  for (const Op& op : edit.f.body.ops)
    for (std::uint32_t k = 0; gives(op) && k < op.results; ++k) {
      edit.f.body.arguments.push_back(op.first_result + k);
      edit.sources.push_back(kNoSource);
    }
  if (std::erase_if(edit.f.body.ops, gives) == 0) return std::nullopt;
  return edit.finish();
}

std::vector<Edited> with_simpler_callees(const Module& module) {
  std::vector<Edited> out;
  for (const Function& f : module.functions)
    if (&f != module.entry() && !f.is_declaration) add_simpler_values(module, f, out);
  return out;
}

std::vector<Edited> without_unread_parameters(const Module& module) {
  std::vector<Edited> out;
  for (const Function& f : module.functions)
    for (std::size_t k = f.body.arguments.size(); k-- > 0 && &f != module.entry() && !f.is_declaration;)
      if (!is_read(f, f.body.arguments[k]))
        if (auto edited = without_parameter(module, f.name, k)) out.push_back(*std::move(edited));
  return out;
}

}  // namespace assay::program
