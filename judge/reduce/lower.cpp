#include <algorithm>
#include <array>
#include <set>

#include "judge/reduce/reduce.h"
#include "judge/reduce/regions.h"
#include "program/edit/calls.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/retype.h"
#include "program/edit/simpler_shardings.h"
#include "program/edit/substitute.h"

/// The lowering passes of the reducer: everything that makes a cut program simpler with the spec.
namespace assay::judge {
namespace {

/// What a shrink changed: the first name, in plan order, whose value differs.
std::string change_of(const spec::Instance& before, const spec::Instance& after) {
  for (const auto& line : before.record->lines)
    for (const int slot : line)
      if (!spec::equal(before[slot], after[slot]))
        return before.record->names[static_cast<std::size_t>(slot)].name + " " + spec::to_string(after[slot]);
  return "";
}

std::set<std::int64_t, std::greater<>> dims_of(const Function& f) {
  std::set<std::int64_t, std::greater<>> out;
  for (const Type type : f.types)
    if (type.is_tensor())
      for (const std::int64_t d : type.shape())
        if (d > 1) out.insert(d);
  return out;
}

std::set<spec::ElementType> elements_of(const Function& f) {
  std::set<spec::ElementType> out;
  for (const Type type : f.types)
    if (type.is_tensor()) out.insert(type.element());
  return out;
}

Type with_dim(Type type, std::int64_t from, std::int64_t to) {
  if (!type.is_tensor()) return type;
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  std::ranges::replace(shape, from, to);
  return Type::tensor(shape, type.element());
}

bool is_read(const Function& f, ValueId v) {
  return std::ranges::any_of(f.body.ops, [&](const Op& op) { return does_read(op, v); });
}

/// A value in which all processes agree.
std::optional<Tensor> agreed(const std::vector<std::vector<Tensor>>& processes, ValueId v) {
  const Tensor& first = processes[0][v];
  const bool agree = std::ranges::all_of(processes, [&](const auto& values) { return values[v] == first; });
  return first.type && has_elements(first.type) && agree ? std::optional(first) : std::nullopt;
}

/// What other element types are reduced to, the simplest first.
constexpr std::array kSimplestTypes{spec::ElementType::f32, spec::ElementType::i32};

/// Simpler grids than this one, simplest first.
std::vector<spec::Grid> simpler_grids(spec::Grid grid) {
  std::vector<spec::Grid> out;
  for (const spec::Grid g : {spec::Grid{1, 1}, spec::Grid{2, 1}, spec::Grid{1, 2}, spec::Grid{2, 2}})
    if (g.processes() < grid.processes()) out.push_back(g);
  return out;
}

}  // namespace

void Reducer::bypass_ops() {
  for (std::size_t i = current_.module.entry()->body.ops.size(); i-- > 0 && !exhausted();) {
    const Function& f = *current_.module.entry();
    if (i >= f.body.ops.size()) continue;
    const Op op = f.body.ops[i];
    if (op.results != 1) continue;
    for (const ValueId v : op.operands) {
      if (f.type(v) != f.type(op.first_result)) continue;
      const auto edited = with_value(current_.module, op.first_result, v);
      if (edited && attempt(*edited)) break;
    }
  }
}

/// A failure of constant folding does not survive where a literal's consumer becomes an argument,
/// but may where it becomes a literal itself.
void Reducer::fold_ops() {
  while (std::ranges::any_of(current_.module.entry()->body.ops, [](const Op& op) { return is_literal(op); })) {
    const auto known = this->known(current_);
    if (!known || !fold_op(*known)) return;
  }
}

bool Reducer::fold_op(const KnownValues& known) {
  const Function& f = *current_.module.entry();
  for (std::size_t i = f.body.ops.size(); i-- > 0 && !exhausted();) {
    const Op& op = f.body.ops[i];
    if (is_literal(op) || op.results != 1 || !is_read(f, op.first_result)) continue;
    const auto value = agreed(known[0], op.first_result);
    const auto edited = value ? with_literal(current_.module, op.first_result, *value) : std::nullopt;
    if (edited && attempt(*edited)) return true;
  }
  return false;
}

void Reducer::simplify_regions() {
  for (std::size_t i = 0; i < current_.module.entry()->body.ops.size() && !exhausted(); ++i) {
    if (const auto edited = with_call_inlined(current_.module, i)) attempt(*edited);
    if (i >= current_.module.entry()->body.ops.size()) return;
    const std::size_t regions = current_.module.entry()->body.ops[i].regions.size();
    for (std::size_t r = 0; r < regions; ++r) {
      const auto edited = with_region_inlined(current_.module, i, r);
      if (edited && attempt(*edited)) break;
    }
    while (i < current_.module.entry()->body.ops.size() && simplify_region_of(i)) continue;
  }
}

bool Reducer::simplify_region_of(std::size_t op) {
  const auto attempts = [&](const Edited& edited) { return attempt(edited); };
  return std::ranges::any_of(with_simpler_regions(current_.module, op), attempts) ||
         std::ranges::any_of(with_placeholders(current_.module, op), attempts);
}

/// Of calls that cannot be inlined.
void Reducer::simplify_callees() {
  const auto attempts = [&](const Edited& edited) { return !exhausted() && attempt(edited); };
  while (current_.module.functions.size() > 1 &&
         (std::ranges::any_of(program::with_simpler_callees(current_.module), attempts) ||
          std::ranges::any_of(program::without_unread_parameters(current_.module), attempts)))
    continue;
}

void Reducer::drop_members() {
  for (std::size_t i = 0; i < current_.module.entry()->body.ops.size() && !exhausted(); ++i)
    while (i < current_.module.entry()->body.ops.size() && drop_member_of(i)) continue;
}

bool Reducer::drop_member_of(std::size_t op) {
  return std::ranges::any_of(without_members(current_.module, op),
                             [&](const Edited& edited) { return attempt(edited); });
}

void Reducer::simplify_types() {
  for (const std::int64_t from : dims_of(*current_.module.entry()))
    for (const std::int64_t to : {std::int64_t{1}, std::int64_t{2}}) {
      if (to >= from) continue;
      const auto types = [&](Type t) { return with_dim(t, from, to); };
      const auto integers = [&](std::int64_t n) { return n == from ? to : n; };
      auto edited = with_types(current_.module, types, integers);
      if (!edited) edited = with_types(current_.module, types);
      if (edited && attempt(*edited)) break;
    }
  for (const spec::ElementType from : elements_of(*current_.module.entry()))
    for (const spec::ElementType to : kSimplestTypes) {
      if (from == to || spec::is_bool(from)) break;
      const auto edited = with_types(current_.module, [&](Type t) { return program::with_element(t, from, to); });
      if (edited && attempt(*edited)) break;
    }
}

void Reducer::shrink_instances() {
  for (std::size_t i = current_.module.entry()->body.ops.size(); i-- > 0 && !exhausted();) {
    std::unordered_set<std::string> refused;
    while (i < current_.module.entry()->body.ops.size() && shrink_instance(i, refused)) continue;
  }
}

bool Reducer::shrink_instance(std::size_t index, std::unordered_set<std::string>& refused) {
  spec::Arena scratch;
  const Function& f = *current_.module.entry();
  auto instance = program::instance(current_.module, f, f.body.ops[index], scratch);
  if (!instance || !spec::bind(*instance, scratch)) return false;
  for (const spec::Instance& simpler : spec::shrink(*instance, scratch, limits_.shrinks)) {
    const std::string change = change_of(*instance, simpler);
    if (refused.contains(change)) continue;
    const auto edited = with_instance(current_.module, index, simpler);
    if (!edited) continue;
    if (attempt(*edited)) return true;
    refused.insert(change);
  }
  return false;
}

/// The processes that are left are the first ones, or those from the failing one on.
/// The fewest shardings, over the fewest devices.
void Reducer::simplify_shardings() {
  for (std::size_t next = 0; !exhausted();) {
    auto simpler = program::simpler_shardings(current_.module);
    if (next >= simpler.size()) return;
    if (!attempt(Case{std::move(simpler[next]), current_.inputs})) ++next;
  }
}

void Reducer::simplify_grid() {
  std::vector<ProcessTensors> turned = current_.inputs;
  for (ProcessTensors& processes : turned) std::ranges::rotate(processes, processes.begin() + failure_.place.process);
  for (const spec::Grid grid : simpler_grids(current_.module.grid)) {
    const auto edited = with_grid(current_.module, grid);
    if (!edited) continue;
    Case candidate{edited->module, inputs_of(*edited, current_.inputs, limits_.input_sets)};
    std::ranges::move(inputs_of(*edited, turned, limits_.input_sets), std::back_inserter(candidate.inputs));
    if (attempt(std::move(candidate))) return;
  }
}

}  // namespace assay::judge
