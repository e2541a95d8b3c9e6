#include "program/edit/dynamic_form.h"

#include <algorithm>

#include "spec/held_values.h"
#include "spec/language/evaluate.h"

namespace assay::program {
namespace {

using spec::Arena;
using spec::Declaration;
using spec::Instance;
using spec::Record;
using spec::Value;

const Declaration& name_of(const Record& record, int slot) { return record.names[static_cast<std::size_t>(slot)]; }

/// The slot of the same name and role; nothing where there is none.
std::optional<int> same_slot(const Record& from, const Declaration& name) {
  const Declaration* const found = from.find(name.name);
  return found != nullptr && found->role == name.role ? std::optional(found->slot) : std::nullopt;
}

bool are_integers(std::span<const Value> values) {
  return std::ranges::all_of(values, [](const Value& v) { return v.kind == spec::ValueKind::kInt; });
}

/// A list of numbers, or of rows of them, as what an operand holds.
std::optional<DynamicOperand> holding(const Value& v) {
  DynamicOperand out;
  if (!v.is_list()) return std::nullopt;
  const bool has_rows = v.size > 0 && v.as_list()[0].is_list();
  const auto rows = has_rows ? v.as_list() : std::span(&v, 1);
  for (const Value& row : rows) {
    if (!row.is_list() || row.size != rows[0].size || !are_integers(row.as_list())) return std::nullopt;
    for (const Value& n : row.as_list()) out.held.push_back(n.as_int());
  }
  if (has_rows) out.shape.push_back(v.size);
  out.shape.push_back(rows[0].size);
  return out;
}

/// What the names of the op say of those of its dynamic form. Operands of that form alone have no type yet.
Instance with_names_of(const Record& dynamic, const Instance& op, Arena& arena) {
  Instance out{.record = &dynamic, .slots = arena.array<Value>(dynamic.names.size()), .grid = op.grid};
  std::ranges::fill(out.slots, Value::undefined());
  for (const int slot : dynamic.operands)
    if (const auto same = same_slot(*op.record, name_of(dynamic, slot))) out[slot] = op[*same];
  for (const int slot : dynamic.attributes) {
    const auto same = same_slot(*op.record, name_of(dynamic, slot));
    out[slot] = same ? op[*same] : Value::absent();
  }
  for (std::size_t k = 0; k < dynamic.results.size(); ++k) out[dynamic.results[k]] = op[op.record->results[k]];
  return out;
}

Type type_of(const DynamicOperand& operand, spec::ElementType numbers) { return Type::tensor(operand.shape, numbers); }

/// The value of an attribute of which the line `static` says that this operand holds it.
std::optional<DynamicOperand> held_by_attribute(const Instance& op, Instance form, std::size_t operand, Arena& arena) {
  std::vector<Value> held(form.record->operands.size(), Value::undefined());
  for (const auto& given : form.record->static_form.given) {
    const Value& attribute = op[op.record->find(given.attribute)->slot];
    held[operand] = attribute;
    form.held = spec::held_by_slot(*form.record, held, arena);
    if (spec::equal(spec::evaluate(*given.value, form, arena), attribute)) return holding(attribute);
  }
  return std::nullopt;
}

/// The shape of a result that the plan says the operand holds.
std::optional<DynamicOperand> held_by_plan(Instance form, int slot, Arena& arena) {
  const Declaration& name = name_of(*form.record, slot);
  const Value& result = form[form.record->results[0]];
  if (name.holds == nullptr || result.kind != spec::ValueKind::kType || !result.as_type().is_tensor())
    return std::nullopt;
  form[slot] = Value::type(Type::tensor({result.as_type().rank()}, spec::ElementType::i64));
  return spec::bind(form, arena) ? holding(spec::evaluate(*name.holds, form, arena)) : std::nullopt;
}

std::vector<Value> held_values(const std::vector<DynamicOperand>& operands, Arena& arena) {
  std::vector<Value> out;
  for (const auto& operand : operands)
    out.push_back(operand.position ? Value::undefined() : spec::held_value(operand.shape, operand.held, arena));
  return out;
}

/// Whether the static form of the dynamic one is the op.
bool leads_back(const Instance& op, const Instance& form, Arena& arena) {
  const auto attributes = static_attributes(form, arena);
  if (!attributes) return false;
  for (std::size_t k = 0; k < attributes->size(); ++k)
    if (!spec::equal((*attributes)[k], op[op.record->attributes[k]])) return false;
  return true;
}

}  // namespace

std::vector<const Record*> dynamic_records(const Record& record) {
  std::vector<const Record*> out;
  for (const Record& other : record.records->all())
    if (static_record(other) == &record) out.push_back(&other);
  return out;
}

Instance as_dynamic(const Record& dynamic, const Instance& op, const std::vector<DynamicOperand>& operands,
                    spec::ElementType numbers, Arena& arena) {
  Instance out = with_names_of(dynamic, op, arena);
  for (std::size_t k = 0; k < operands.size(); ++k)
    if (!operands[k].position) out[dynamic.operands[k]] = Value::type(type_of(operands[k], numbers));
  out.held = spec::held_by_slot(dynamic, held_values(operands, arena), arena);
  return out;
}

std::optional<std::vector<DynamicOperand>> dynamic_operands(const Record& dynamic, const Instance& op, Arena& scratch) {
  if (dynamic.results.size() != op.record->results.size()) return std::nullopt;
  std::vector<DynamicOperand> out;
  for (std::size_t k = 0; k < dynamic.operands.size(); ++k) {
    const int slot = dynamic.operands[k];
    if (const auto same = same_slot(*op.record, name_of(dynamic, slot))) {
      const auto at = std::ranges::find(op.record->operands, *same) - op.record->operands.begin();
      out.push_back({static_cast<std::size_t>(at), {}, {}});
      continue;
    }
    const Instance form = with_names_of(dynamic, op, scratch);
    auto held = held_by_attribute(op, form, k, scratch);
    if (!held) held = held_by_plan(form, slot, scratch);
    if (!held) return std::nullopt;
    out.push_back(*std::move(held));
  }
  const Instance form = as_dynamic(dynamic, op, out, spec::ElementType::i64, scratch);
  return leads_back(op, form, scratch) ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace assay::program
