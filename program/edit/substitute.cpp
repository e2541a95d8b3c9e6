#include "program/edit/substitute.h"

#include <algorithm>

#include "program/edit/editor.h"
#include "program/edit/make.h"

namespace assay::program {
namespace {

bool have_one_element_type(Type a, Type b) { return a.is_tensor() && b.is_tensor() && a.element() == b.element(); }

/// What stands for an argument of an inlined region: an operand of its type or a new argument that
/// takes its elements from an operand that is one.
std::optional<ValueId> input_for(Editor& edit, ValueId operand, Type type) {
  if (edit.f.type(operand) == type) return operand;
  const auto& arguments = edit.f.body.arguments;
  const auto at = static_cast<std::size_t>(std::ranges::find(arguments, operand) - arguments.begin());
  if (at >= arguments.size()) return std::nullopt;
  return edit.new_argument(type, edit.sources[at]);
}

std::optional<std::vector<ValueId>> inputs_of_region(Editor& edit, const Op& op, const Region& region) {
  std::vector<ValueId> out;
  const std::size_t n = region.arguments.size();
  for (std::size_t k = 0; k < n; ++k) {
    const Type type = edit.f.type(region.arguments[k]);
    std::vector<ValueId> fitting;
    for (const ValueId v : op.operands)
      if (have_one_element_type(edit.f.type(v), type)) fitting.push_back(v);
    const bool in_place = n <= op.operands.size() && edit.f.type(op.operands[op.operands.size() - n + k]) == type;
    if (!in_place && fitting.empty()) return std::nullopt;
    const auto input =
        input_for(edit, in_place ? op.operands[op.operands.size() - n + k] : fitting[k % fitting.size()], type);
    if (!input) return std::nullopt;
    out.push_back(*input);
  }
  return out;
}

}  // namespace

std::optional<Edited> with_value(const Module& module, ValueId from, ValueId to) {
  Editor edit(module);
  edit.replace_reads(from, to);
  return edit.finish();
}

std::optional<Edited> with_literal(const Module& module, ValueId value, const Tensor& tensor) {
  const auto& ops = module.entry()->body.ops;
  const spec::Record* record = literal_record(ops.empty() ? spec::Records::in_force() : *ops[0].record->records);
  if (!record) return std::nullopt;
  Editor edit(module);
  spec::Arena& arena = *edit.module.arena;
  const Op op = make_literal(*record, literal_of(tensor, arena), edit.f, arena);
  edit.replace_reads(value, op.first_result);
  edit.f.body.ops.insert(edit.f.body.ops.begin(), op);
  return edit.finish();
}

std::optional<Edited> with_region_inlined(const Module& module, std::size_t index, std::size_t region_index) {
  Editor edit(module);
  const Op op = edit.f.body.ops[index];
  Region inlined = op.regions[region_index];
  const auto inputs = inputs_of_region(edit, op, inlined);
  if (!inputs || inlined.returns.size() != op.results) return std::nullopt;
  auto now = edit.identity();
  for (std::size_t k = 0; k < inputs->size(); ++k) now[inlined.arguments[k]] = (*inputs)[k];
  edit.replace_reads(inlined, now);
  splice(edit, index, inlined);
  return edit.finish();
}

std::optional<Edited> with_grid(const Module& module, spec::Grid grid) {
  Editor edit(module);
  edit.module.grid = grid;
  return edit.finish();
}

}  // namespace assay::program
