#include "program/edit/bounded.h"

#include <algorithm>
#include <array>

#include "program/edit/dynamic_form.h"
#include "program/edit/make.h"
#include "program/edit/refine.h"
#include "program/edit/retype.h"
#include "spec/held_values.h"

namespace assay::program {
namespace {

/// An operand that holds one number: a size.
bool holds_a_size(const spec::Declaration& name) {
  const bool is_scalar = name.domain && name.domain->pattern && name.domain->pattern->args[0] == nullptr;
  return name.holds != nullptr && is_scalar;
}

Type with_size(Type type, std::size_t dimension, std::int64_t size) {
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  shape[dimension] = size;
  return Type::tensor(shape, type.element());
}

/// `?` within a bound where the size became the bound; nothing where another size changed.
std::optional<Type> bounded(Type before, Type after, std::int64_t size, std::int64_t bound) {
  if (before == after) return before;
  if (!before.is_tensor() || !after.is_tensor() || before.rank() != after.rank()) return std::nullopt;
  std::vector<std::int64_t> shape(after.shape().begin(), after.shape().end());
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (before.shape()[d] == shape[d]) continue;
    if (before.shape()[d] != size || shape[d] != bound) return std::nullopt;
    shape[d] = spec::kDynamic;
  }
  return within_bounds(Type::tensor(shape, after.element()), after);
}

/// What a result whose dimensions became `?` has within its sizes, which its old type knows, by the op that `record`
/// becomes where sizes are known.
bool show(Editor& edit, const spec::Record& record, std::size_t result, Type before) {
  spec::Arena scratch;
  const spec::Record& slice = *static_record(record);
  spec::Instance instance{
      .record = &record, .slots = scratch.array<Value>(record.names.size()), .grid = edit.module.grid};
  std::ranges::fill(instance.slots, Value::undefined());
  instance[record.operands[0]] = Value::type(before);
  instance[record.attributes[0]] = Value::integer(0);
  const std::array<Value, 2> held{Value::undefined(), Value::integer(before.shape()[0])};
  instance.held = spec::held_by_slot(record, held, scratch);
  const auto attributes = static_attributes(instance, scratch);
  if (!attributes) return false;
  ValueId& shown = edit.f.body.returns[result];
  Op op{.record = &slice, .first_result = edit.new_value(before), .results = 1};
  op.operands = edit.module.arena->copy(std::span<const ValueId>(&shown, 1));
  op.attributes = spec::copy(*edit.module.arena, *attributes);
  shown = op.first_result;
  edit.f.body.ops.push_back(std::move(op));
  return true;
}

bool show_all(Editor& edit, const spec::Record& record, const Function& before) {
  const bool can_show = static_record(record) != nullptr;
  for (std::size_t k = 0; k < before.results.size(); ++k) {
    const ValueId v = before.body.returns[k];
    const bool is_open = edit.f.type(v) != before.type(v);
    if (is_open && !(can_show && show(edit, record, k, before.type(v)))) return false;
  }
  return true;
}

/// The argument cut back to its size, by a literal and an op that stand before all others.
void cut_back(Editor& edit, const spec::Record& record, const BoundedDimension& at, Type cut, std::int64_t size) {
  const ValueId argument = edit.f.body.arguments[at.argument];
  const auto number = literal_of(Type::tensor({}, spec::ElementType::i32), std::array{size}, *edit.module.arena);
  Op literal = make_literal(*literal_record(*record.records), number, edit.f, *edit.module.arena);
  const std::array<ValueId, 2> operands{argument, literal.first_result};
  const std::array<Value, 1> attributes{Value::integer(static_cast<std::int64_t>(at.dimension))};
  Op op{.record = &record, .first_result = edit.new_value(cut), .results = 1};
  edit.replace_reads(argument, op.first_result);
  op.operands = edit.module.arena->copy(std::span<const ValueId>(operands));
  op.attributes = edit.module.arena->copy(std::span<const Value>(attributes));
  auto& ops = edit.f.body.ops;
  ops.insert(ops.begin(), std::move(op));
  ops.insert(ops.begin(), std::move(literal));
}

}  // namespace

Type within_bounds(Type open, Type largest) {
  if (open.is_static() || !spec::refines(largest, open)) return open;
  spec::TypeData data = open.content();
  data.bounds.assign(data.shape.size(), spec::kDynamic);
  for (std::size_t d = 0; d < data.shape.size(); ++d)
    if (data.shape[d] == spec::kDynamic) data.bounds[d] = largest.shape()[d];
  return Type::intern(std::move(data));
}

const spec::Record* dimension_record(const spec::Records& records) {
  const auto all = records.all();
  const auto it = std::ranges::find_if(all, [](const spec::Record& r) {
    return r.operands.size() == 2 && r.attributes.size() == 1 &&
           holds_a_size(r.names[static_cast<std::size_t>(r.operands[1])]);
  });
  return it == all.end() ? nullptr : &*it;
}

std::optional<Edited> with_bounded_dimension(const Module& module, const BoundedDimension& at) {
  const Function& f = *module.entry();
  const ValueId argument = f.body.arguments[at.argument];
  const auto* record = f.body.ops.empty() ? nullptr : dimension_record(*f.body.ops[0].record->records);
  if (record == nullptr || f.type(argument).is_quantized() || is_dynamic(module)) return std::nullopt;
  const std::int64_t size = f.type(argument).shape()[at.dimension];
  const Type full = with_size(f.type(argument), at.dimension, at.bound);
  const auto types = types_with_argument(module, at.argument, full);
  if (!types) return std::nullopt;
  Editor edit(module);
  for (std::size_t v = 0; v < types->size(); ++v) {
    const auto type = bounded(f.types[v], (*types)[v], size, at.bound);
    if (!type) return std::nullopt;
    edit.f.types[v] = *type;
  }
  if (!show_all(edit, *record, f)) return std::nullopt;
  const Type cut = edit.f.type(argument);
  edit.f.types[argument] = full;
  cut_back(edit, *record, at, cut, size);
  return edit.finish();
}

Type as_large_as_bounds(Type type) {
  if (!type.is_tensor() || type.bounds().empty()) return type;
  spec::TypeData data = type.content();
  for (std::size_t d = 0; d < data.shape.size(); ++d)
    if (data.shape[d] == spec::kDynamic) data.shape[d] = data.bounds[d];
  data.bounds.clear();
  return Type::intern(std::move(data));
}

std::optional<Edited> without_bounds(const Module& module) {
  const Function& f = *module.entry();
  const auto* record = f.body.ops.empty() ? nullptr : dimension_record(*f.body.ops[0].record->records);
  const auto cuts = [&](const Op& op) { return op.record == record && op.results == 1; };
  if (record == nullptr || std::ranges::none_of(f.body.ops, cuts)) return std::nullopt;
  Editor edit(module);
  for (const Op& op : f.body.ops)
    if (cuts(op)) edit.replace_reads(op.first_result, op.operands[0]);
  std::erase_if(edit.f.body.ops, cuts);
  return with_types(edit.module, as_large_as_bounds);
}

bool is_bounded_inside(const Module& module) {
  const auto is_static = [](Type t) { return !t.is_tensor() || t.is_static(); };
  const auto is_bounded = [&](Type t) {
    if (is_static(t)) return true;
    for (std::size_t d = 0; d < t.shape().size(); ++d)
      if (t.shape()[d] == spec::kDynamic && (t.bounds().empty() || t.bounds()[d] == spec::kDynamic)) return false;
    return true;
  };
  const Function* const f = module.entry();
  if (f == nullptr || std::ranges::all_of(f->types, is_static)) return false;
  return std::ranges::all_of(f->types, is_bounded) && std::ranges::all_of(f->results, is_static) &&
         std::ranges::all_of(f->body.arguments, [&](ValueId v) { return is_static(f->type(v)); });
}

}  // namespace assay::program
