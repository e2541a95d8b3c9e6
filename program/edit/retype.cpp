#include "program/edit/retype.h"

#include <algorithm>
#include <utility>

#include "program/edit/bounded.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/refit.h"
#include "program/edit/walk.h"

namespace assay::program {
namespace {

using spec::Arena;
using spec::Instance;

/// Old and new types side by side; the first pair with that old type decides.
using TypePairs = std::vector<std::pair<Type, Type>>;

Type mapped(const TypePairs& pairs, Type old) {
  for (const auto& [from, to] : pairs)
    if (from == old) return to;
  return old;
}

/// How many values a slot takes: absent 0, single 1, a group its size.
std::size_t width(const Value& v) {
  if (v.is_list()) return v.size;
  return v.is_absent() || v.is_undefined() ? 0 : 1;
}

/// Which of the old flat values of these slots are left where groups may have become shorter: the
/// first ones of each group. Nothing where a group grew.
std::optional<std::vector<std::size_t>> kept_of(const Instance& before, const Instance& after,
                                                std::span<const int> slots) {
  std::vector<std::size_t> out;
  std::size_t at = 0;
  for (const int slot : slots) {
    const std::size_t had = width(before[slot]), has = width(after[slot]);
    if (has > had) return std::nullopt;
    for (std::size_t k = 0; k < has; ++k) out.push_back(at + k);
    at += had;
  }
  return out;
}

bool has_open_dimension(Type t) { return t.is_tensor() && !t.is_static(); }

/// With the bounds of open dimensions as sizes.
Value as_large_as_bounds(const Value& v, Arena& arena) {
  if (v.is_list())
    return Value::list_of(arena, v.as_list(), [&](const Value& item) { return as_large_as_bounds(item, arena); });
  return v.kind == spec::ValueKind::kType ? Value::type(program::as_large_as_bounds(v.as_type())) : v;
}

/// Infers types downstream of a change.
class Inference {
 public:
  Inference(Module& module, std::vector<Type> before, const TypeMap& map)
      : Inference(module, entry_of(module), std::move(before), map) {}
  Inference(Module& module, Function& function, std::vector<Type> before, const TypeMap& map)
      : module_(module), function_(function), before_(std::move(before)), map_(map) {}

  bool run(Region& region, std::size_t first = 0) {
    for (std::size_t i = first; i < region.ops.size(); ++i)
      if (!run(region.ops[i])) return false;
    return true;
  }

  /// New types for the arguments of a region, then its ops.
  bool run_region(Region& region) {
    for (const ValueId v : region.arguments) function_.types[v] = map_(function_.types[v]);
    return run(region);
  }

 private:
  bool run(Op& op) {
    if (!is_affected(op)) return true;
    for (Region& region : op.regions)
      if (!run_region(region)) return false;
    return infer(op);
  }

  bool is_affected(const Op& op) const {
    const auto moved = [&](ValueId v) { return function_.types[v] != before_[v]; };
    for (std::uint32_t k = 0; k < op.results; ++k)
      if (moved(op.first_result + k)) return true;
    return std::ranges::any_of(reads(op), moved);
  }

  bool infer(const Op& op) {
    scratch_.clear();
    for (std::uint32_t k = 0; k < op.results; ++k) {
      Type& type = function_.types[op.first_result + k];
      type = map_(before_[op.first_result + k]);
    }
    auto instance = program::instance(module_, function_, op, scratch_);
    if (!instance) return false;
    for (const int slot : op.record->results) (*instance)[slot] = Value::undefined();
    if (op.record == dimension_record(*op.record->records)) return cut(op), true;
    if (!spec::infer(*instance, scratch_)) return true;  // judged by the verifier, with the mapped types
    auto types = flat_types(*instance, op.record->results);
    if (types.size() != op.results) return true;
    if (std::ranges::any_of(types, has_open_dimension)) bound(op, types);
    for (std::uint32_t k = 0; k < op.results; ++k) function_.types[op.first_result + k] = types[k];
    return true;
  }

  /// The type of the operand, open where the result is.
  void cut(const Op& op) {
    Type& type = function_.types[op.first_result];
    const Type operand = function_.types[op.operands[0]];
    if (!has_open_dimension(type) || operand.rank() != type.rank()) return;
    spec::TypeData data = operand.content();
    for (std::size_t d = 0; d < data.shape.size(); ++d)
      if (type.shape()[d] == spec::kDynamic) data.shape[d] = spec::kDynamic;
    type = within_bounds(Type::intern(std::move(data)), operand);
  }

  /// Bounds of results are the sizes that they have where operands are as large as theirs.
  void bound(const Op& op, std::vector<Type>& types) {
    auto full = program::instance(module_, function_, op, scratch_);
    if (!full) return;
    for (const int slot : op.record->operands) (*full)[slot] = as_large_as_bounds((*full)[slot], scratch_);
    for (const int slot : op.record->results) (*full)[slot] = Value::undefined();
    if (!spec::infer(*full, scratch_)) return;
    const auto largest = flat_types(*full, op.record->results);
    for (std::size_t k = 0; k < types.size() && largest.size() == types.size(); ++k)
      types[k] = within_bounds(types[k], largest[k]);
  }

  Module& module_;
  Function& function_;
  std::vector<Type> before_;
  const TypeMap& map_;
  Arena scratch_;
};

/// The operands of the op under the new types; arguments are replaced by new ones.
bool retype_operands(Editor& edit, Op& op, const std::vector<std::size_t>& kept, const std::vector<Type>& types,
                     TypePairs& pairs) {
  std::vector<ValueId> operands;
  std::vector<std::pair<ValueId, ValueId>> renewed;
  for (std::size_t k = 0; k < kept.size(); ++k) {
    const ValueId old = op.operands[kept[k]];
    pairs.emplace_back(edit.f.type(old), types[k]);
    if (edit.f.type(old) == types[k]) {
      operands.push_back(old);
      continue;
    }
    const auto again = std::ranges::find_if(
        renewed, [&](const auto& r) { return r.first == old && edit.f.type(r.second) == types[k]; });
    if (again != renewed.end()) {
      operands.push_back(again->second);
      continue;
    }
    const auto& arguments = edit.f.body.arguments;
    const auto at = static_cast<std::size_t>(std::ranges::find(arguments, old) - arguments.begin());
    if (at >= arguments.size()) return false;
    operands.push_back(edit.new_argument(types[k], edit.sources[at]));
    renewed.emplace_back(old, operands.back());
  }
  op.operands = edit.module.arena->copy(std::span<const ValueId>(operands));
  return true;
}

/// Attribute values under a change of types and numbers.
Value remap(const Value& v, const TypeMap& types, const IntegerMap& integers, Arena& arena) {
  switch (v.kind) {
    case spec::ValueKind::kInt: return integers ? Value::integer(integers(v.as_int())) : v;
    case spec::ValueKind::kType: return Value::type(types(v.as_type()));
    case spec::ValueKind::kLiteral: {
      if (types(v.as_literal().type) == v.as_literal().type) return v;
      const Tensor refitted = refit(tensor_of(v.as_literal()), types(v.as_literal().type), Refit::kLeading);
      const spec::Literal literal = literal_of(refitted, arena);
      return Value::literal(arena.copy(std::span(&literal, 1)).data());
    }
    case spec::ValueKind::kList: {
      auto items = arena.array<Value>(v.size);
      std::ranges::transform(v.as_list(), items.begin(),
                             [&](const Value& item) { return remap(item, types, integers, arena); });
      return Value::list(items);
    }
    default: return v;
  }
}

std::span<const Value> remap(std::span<const Value> values, const TypeMap& types, const IntegerMap& integers,
                             Arena& arena) {
  auto out = arena.array<Value>(values.size());
  std::ranges::transform(values, out.begin(), [&](const Value& v) { return remap(v, types, integers, arena); });
  return out;
}

/// The literals of a region under a map of types.
void retype_literals(Editor& edit, Region& region, const TypeMap& map) {
  each_op(region, [&](Op& op) {
    if (!is_literal(op)) return;
    op.attributes = remap(op.attributes, map, nullptr, *edit.module.arena);
    edit.f.types[op.first_result] = op.attributes[0].as_literal().type;
  });
}

bool retype_regions(Editor& edit, Op& op, const Instance& changed, const TypePairs& pairs) {
  const auto signatures = flat_signatures(changed);
  if (signatures.size() > op.regions.size()) return false;
  op.regions.resize(signatures.size());
  for (std::size_t r = 0; r < signatures.size(); ++r) {
    Region& region = op.regions[r];
    if (region.arguments.size() != signatures[r]->inputs.size()) return false;
    TypePairs local;
    for (std::size_t k = 0; k < region.arguments.size(); ++k) {
      local.emplace_back(edit.f.type(region.arguments[k]), signatures[r]->inputs[k]);
      edit.f.types[region.arguments[k]] = signatures[r]->inputs[k];
    }
    local.insert(local.end(), pairs.begin(), pairs.end());
    const TypeMap map = [&](Type t) { return mapped(local, t); };
    retype_literals(edit, region, map);
    if (!Inference(edit.module, edit.before, map).run(region)) return false;
  }
  return true;
}

bool retype_results(Editor& edit, Op& op, const Instance& before, const Instance& changed, TypePairs& pairs) {
  const auto kept = kept_of(before, changed, op.record->results);
  const auto types = flat_types(changed, op.record->results);
  if (!kept || kept->size() != types.size() || types.size() != op.results) return false;
  for (std::uint32_t k = 0; k < op.results; ++k) {
    pairs.emplace_back(edit.f.type(op.first_result + k), types[k]);
    edit.f.types[op.first_result + k] = types[k];
  }
  return true;
}

}  // namespace

std::optional<Edited> with_instance(const Module& module, std::size_t index, const Instance& changed) {
  Editor edit(module);
  Arena scratch;
  const auto before = program::instance(module, *module.entry(), module.entry()->body.ops[index], scratch);
  if (!before) return std::nullopt;
  Op op = edit.f.body.ops[index];
  const auto kept = kept_of(*before, changed, op.record->operands);
  const auto types = flat_types(changed, op.record->operands);
  TypePairs pairs;
  if (!kept || kept->size() != types.size() || !retype_operands(edit, op, *kept, types, pairs)) return std::nullopt;
  op.attributes = copy_attributes(changed, *edit.module.arena);
  if (!retype_results(edit, op, *before, changed, pairs)) return std::nullopt;
  if (!retype_regions(edit, op, changed, pairs)) return std::nullopt;
  edit.f.body.ops[index] = std::move(op);
  const TypeMap map = [&](Type t) { return mapped(pairs, t); };
  if (!Inference(edit.module, edit.before, map).run(edit.f.body, index + 1)) return std::nullopt;
  return edit.finish();
}

Type with_element(Type type, spec::ElementType from, spec::ElementType to) {
  return type.is_tensor() && type.element() == from ? Type::tensor(type.shape(), to) : type;
}

std::optional<std::vector<Type>> types_with_argument(const Module& module, std::size_t argument, Type type) {
  Editor edit(module);
  Function& f = edit.f;
  f.types[f.body.arguments[argument]] = type;
  const TypeMap same = [](Type t) { return t; };
  if (!Inference(edit.module, edit.before, same).run(f.body)) return std::nullopt;
  for (std::size_t k = 0; k < f.results.size(); ++k) f.results[k] = f.type(f.body.returns[k]);
  if (!verify(edit.module)) return std::nullopt;
  return f.types;
}

namespace {

/// Every type of a function goes through the map, and what its ops give is inferred.
bool retype(Module& module, Function& f, const TypeMap& map, const IntegerMap& integers) {
  const std::vector<Type> before = f.types;
  const auto retype_value = [&](ValueId v) { f.types[v] = map(f.types[v]); };
  std::ranges::for_each(f.body.arguments, retype_value);
  each_op(f.body, [&](Op& op) {
    op.attributes = remap(op.attributes, map, integers, *module.arena);
    for (std::uint32_t k = 0; k < op.results; ++k) retype_value(op.first_result + k);
  });
  if (!Inference(module, f, before, map).run(f.body)) return false;
  for (std::size_t k = 0; k < f.results.size(); ++k) f.results[k] = f.type(f.body.returns[k]);
  return true;
}

}  // namespace

std::optional<Edited> with_types(const Module& module, const TypeMap& map, const IntegerMap& integers) {
  Editor edit(module);
  // A function that is called stands behind its callers where they are drawn: it is inferred before them.
  for (auto f = edit.module.functions.rbegin(); f != edit.module.functions.rend(); ++f)
    if (!f->is_declaration && !retype(edit.module, *f, map, integers)) return std::nullopt;
  return edit.finish();
}

}  // namespace assay::program
