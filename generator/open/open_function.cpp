#include "generator/open/open_function.h"

#include "program/edit/make.h"

namespace assay::generator {

using program::Function;
using program::Op;
using program::ValueId;

OpenFunction::OpenFunction(const program::Module& before)
    : edit(before), now{.types = edit.f.types}, then{.types = edit.f.types}, live(edit.f.body.arguments) {
  ops.reserve(2 * edit.f.body.ops.size());
}

ValueId OpenFunction::new_value(spec::Type type) {
  now.types.push_back(type);
  then.types.push_back(type);
  return edit.new_value(type);
}

ValueId OpenFunction::literal(spec::Type type, std::span<const std::int64_t> numbers) {
  auto& arena = *edit.module.arena;
  const auto& record = *program::literal_record(*edit.f.body.ops[0].record->records);
  ops.push_back(program::make_literal(record, program::literal_of(type, numbers, arena), edit.f, arena));
  edit.before.push_back(type);
  now.types.push_back(type);
  then.types.push_back(type);
  return ops.back().first_result;
}

ValueId OpenFunction::inlined(const Function& callee, std::span<const ValueId> arguments) {
  auto& arena = *edit.module.arena;
  std::vector<ValueId> here(callee.types.size());
  for (std::size_t k = 0; k < arguments.size(); ++k) here[callee.body.arguments[k]] = arguments[k];
  for (const Op& op : callee.body.ops) {
    std::vector<ValueId> operands;
    for (const ValueId v : op.operands) operands.push_back(here[v]);
    Op copy{.record = op.record, .operands = arena.copy(std::span<const ValueId>(operands)), .results = op.results};
    copy.attributes = spec::copy(arena, op.attributes);
    for (std::uint32_t k = 0; k < op.results; ++k)
      here[op.first_result + k] = new_value(callee.type(op.first_result + k));
    copy.first_result = here[op.first_result];
    ops.push_back(std::move(copy));
  }
  return here[callee.body.returns[0]];
}

void OpenFunction::put(Op op) {
  for (std::uint32_t k = 0; k < op.results; ++k) live.push_back(op.first_result + k);
  ops.push_back(std::move(op));
}

}  // namespace assay::generator
