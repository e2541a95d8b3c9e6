#include <algorithm>
#include <set>

#include "fuzz/reduce/edit.h"

namespace assay::fuzz {
namespace {

using Live = std::vector<bool>;

bool is_needed(const Op& op, const Live& live) {
  if (!op.record->effects.empty()) return true;
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (live[op.first_result + k]) return true;
  return false;
}

/// The region without ops that nothing needs; marks what the rest reads.
Region prune(const Region& region, Live& live) {
  Region out{region.arguments, {}, region.returns, region.place};
  for (const ValueId v : region.returns) live[v] = true;
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
    if (!is_needed(*op, live)) continue;
    out.ops.push_back(*op);
    for (const ValueId v : op->operands) live[v] = true;
    for (auto& inner : out.ops.back().regions) inner = prune(inner, live);
  }
  std::ranges::reverse(out.ops);
  return out;
}

/// Gives every value its dense number, in textual order: arguments, then results before the
/// arguments of the op's regions.
class Numbering {
 public:
  Numbering(const std::vector<Type>& old_types, spec::Arena& arena)
      : old_types_(old_types), arena_(arena), numbers_(old_types.size(), program::kNoValue) {}

  Region number(const Region& region) {
    Region out{define(region.arguments), {}, {}, region.place};
    for (const Op& op : region.ops) out.ops.push_back(number(op));
    out.returns = look_up(region.returns);
    return out;
  }
  std::vector<Type> take_types() { return std::move(types_); }

 private:
  Op number(const Op& op) {
    Op out = op;
    const auto operands = look_up({op.operands.begin(), op.operands.end()});
    out.operands = arena_.copy(std::span<const ValueId>(operands));
    out.first_result = static_cast<ValueId>(types_.size());
    for (std::uint32_t k = 0; k < op.results; ++k) define(op.first_result + k);
    for (Region& region : out.regions) region = number(region);
    return out;
  }
  ValueId define(ValueId old) {
    numbers_[old] = static_cast<ValueId>(types_.size());
    types_.push_back(old_types_[old]);
    return numbers_[old];
  }
  std::vector<ValueId> define(const std::vector<ValueId>& old) {
    std::vector<ValueId> out;
    for (const ValueId v : old) out.push_back(define(v));
    return out;
  }
  std::vector<ValueId> look_up(const std::vector<ValueId>& old) const {
    std::vector<ValueId> out;
    for (const ValueId v : old) out.push_back(numbers_[v]);
    return out;
  }

  const std::vector<Type>& old_types_;
  spec::Arena& arena_;
  std::vector<ValueId> numbers_;
  std::vector<Type> types_;
};

/// Keeps the arguments that are read; returns their old positions.
std::vector<std::size_t> drop_unread_arguments(Function& f, const Live& live) {
  std::vector<std::size_t> kept;
  std::vector<ValueId> arguments;
  std::vector<std::string> attributes;
  for (std::size_t i = 0; i < f.body.arguments.size(); ++i) {
    if (!live[f.body.arguments[i]]) continue;
    kept.push_back(i);
    arguments.push_back(f.body.arguments[i]);
    attributes.push_back(i < f.argument_attributes.size() ? f.argument_attributes[i] : "");
  }
  f.body.arguments = std::move(arguments);
  f.argument_attributes = std::move(attributes);
  return kept;
}

void name_callees(const Value& v, std::set<std::string>& out) {
  if (v.kind == spec::ValueKind::kFunction) out.emplace(v.as_function().name);
  if (v.is_list())
    for (const Value& item : v.as_list()) name_callees(item, out);
}

void name_callees(const Region& region, std::set<std::string>& out) {
  for (const Op& op : region.ops) {
    for (const Value& v : op.attributes) name_callees(v, out);
    for (const Region& inner : op.regions) name_callees(inner, out);
  }
}

/// The functions that are called, directly or through others.
std::set<std::string> reachable(const Module& module, const Function& entry) {
  std::set<std::string> all;
  std::vector<const Function*> open{&entry};
  while (!open.empty()) {
    const Function* f = open.back();
    open.pop_back();
    std::set<std::string> called;
    name_callees(f->body, called);
    for (const auto& name : called)
      if (all.insert(name).second)
        if (const Function* callee = module.find(name)) open.push_back(callee);
  }
  return all;
}

void drop_unreachable(Module& module) {
  const std::string entry = module.entry()->name;
  const auto called = reachable(module, *module.entry());
  std::erase_if(module.functions, [&](const Function& f) { return f.name != entry && !called.contains(f.name); });
}

}  // namespace

Function& entry_of(Module& module) { return *const_cast<Function*>(module.entry()); }

std::vector<std::size_t> compact(Module& module) {
  Function& f = entry_of(module);
  Live live(f.types.size(), false);
  f.body = prune(f.body, live);
  auto kept = drop_unread_arguments(f, live);
  Numbering numbering(f.types, *module.arena);
  f.body = numbering.number(f.body);
  f.types = numbering.take_types();
  f.results.clear();
  for (const ValueId v : f.body.returns) f.results.push_back(f.types[v]);
  if (f.result_attributes.size() != f.results.size()) f.result_attributes.assign(f.results.size(), "");
  drop_unreachable(module);
  return kept;
}

}  // namespace assay::fuzz
