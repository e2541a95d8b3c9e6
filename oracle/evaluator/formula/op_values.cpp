#include "oracle/evaluator/formula/op_values.h"

#include <algorithm>
#include <numeric>

#include "oracle/evaluator/machine.h"
#include "program/edit/stored_form.h"

namespace assay::oracle {

using spec::Value;

Members members_of(std::span<const int> slots, std::span<const std::uint32_t> groups, int slot) {
  Members out{0, 0};
  for (std::size_t k = 0; k < slots.size(); ++k) {
    out.count = groups[k];
    if (slots[k] == slot) break;
    out.first += groups[k];
  }
  return out;
}

OpValues::OpValues(Machine& machine, const Operation& op) : machine_(machine), op_(op) {
  for (const std::uint32_t n : op.result_groups) results_.emplace_back(n);
}

std::vector<RuntimeValue> OpValues::take_results() {
  std::vector<RuntimeValue> flat;
  for (auto& group : results_) std::move(group.begin(), group.end(), std::back_inserter(flat));
  return flat;
}

Term OpValues::slot(int slot) {
  const spec::Record& record = *op_.instance.record;
  const spec::Declaration& d = record.names[static_cast<std::size_t>(slot)];
  Row row;
  if (d.role == spec::Role::kIn) {
    const auto [first, count] = members_of(record.operands, op_.operand_groups, slot);
    if (d.dimensions.empty() && count == 1) return op_.operands[first];
    for (std::size_t k = 0; k < count; ++k) row.push_back(op_.operands[first + k]);
  } else if (d.role == spec::Role::kRegion) {
    const auto [first, count] = members_of(record.regions, op_.region_groups, slot);
    for (std::size_t k = 0; k < count; ++k)
      row.push_back(FunctionTerm{&op_.regions[first + k], nullptr, nullptr, nullptr});
  } else if (d.role == spec::Role::kOut) {
    const auto at = std::find(record.results.begin(), record.results.end(), slot) - record.results.begin();
    for (const RuntimeValue& v : results_[static_cast<std::size_t>(at)]) row.push_back(v);
  } else {
    const Value& v = op_.instance[slot];
    if (v.kind == spec::ValueKind::kLiteral) return literal(slot, v.as_literal());
    return attribute(v);
  }
  if (d.dimensions.empty() && row.size() == 1) return row[0];
  return row;
}

/// Of functions, whose signatures are known, what can be called.
Term OpValues::attribute(const Value& v) {
  const bool is_list_of_functions =
      v.is_list() && !v.as_list().empty() && v.as_list()[0].kind == spec::ValueKind::kFunction;
  if (is_list_of_functions) {
    Row row;
    for (const Value& item : v.as_list()) row.push_back(attribute(item));
    return row;
  }
  if (v.kind != spec::ValueKind::kFunction) return term_of(v);
  const program::Function* callee = machine_.setting().module->find(v.as_function().name);
  if (callee == nullptr) {
    machine_.raise({"no function @" + std::string(v.as_function().name), "", ErrorKind::kInvalid});
    return {};
  }
  if (callee->is_declaration) {
    machine_.raise(
        {"not supported yet: calling @" + callee->name + ", which has no body", "", ErrorKind::kUnsupported});
    return {};
  }
  return FunctionTerm{nullptr, callee, nullptr, nullptr};
}

Term OpValues::literal(int slot, const spec::Literal& l) {
  if (const auto it = literals_.find(slot); it != literals_.end()) return it->second;
  RuntimeValue v = load_literal(machine_, l);
  literals_.emplace(slot, v);
  return v;
}

RuntimeValue OpValues::remote(int slot, std::size_t member, std::int64_t process) {
  const std::size_t at = members_of(op_.instance.record->operands, op_.operand_groups, slot).first + member;
  if (process == machine_.setting().process) return op_.operands[at];
  return machine_.operand_of(process, at);
}

std::size_t OpValues::result_position(const spec::Clause& c) const {
  const auto& slots = op_.instance.record->results;
  return static_cast<std::size_t>(std::find(slots.begin(), slots.end(), c.slot) - slots.begin());
}

spec::Type OpValues::result_type(std::size_t position, std::size_t member) const {
  const spec::Type type = declared_type(position, member);
  return op_.instance.record->facts.computes ? program::as_expressed(type) : type;
}

std::size_t OpValues::first_result(std::size_t position) const {
  return std::accumulate(op_.result_groups.begin(), op_.result_groups.begin() + static_cast<std::ptrdiff_t>(position),
                         std::size_t{0});
}

}  // namespace assay::oracle
