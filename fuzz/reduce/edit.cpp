#include "fuzz/reduce/edit.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "fuzz/reduce/editing.h"
#include "fuzz/reduce/refit.h"

namespace assay::fuzz {
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

void flatten(const Value& v, std::vector<Type>& out) {
  if (v.kind == spec::ValueKind::kType) out.push_back(v.as_type());
  if (v.is_list())
    for (const Value& item : v.as_list()) flatten(item, out);
}

std::vector<const spec::SignatureView*> flat_signatures(const Instance& instance) {
  std::vector<const spec::SignatureView*> out;
  const auto add = [&](const Value& v) {
    if (v.kind == spec::ValueKind::kSignature) out.push_back(&v.as_signature());
  };
  for (const int slot : instance.record->regions) {
    const Value& v = instance[slot];
    add(v);
    if (v.is_list())
      for (const Value& item : v.as_list()) add(item);
  }
  return out;
}

/// How many values a slot takes: absent 0, single 1, a group its size.
std::size_t width(const Value& v) {
  if (v.is_list()) return v.size;
  return v.is_absent() || v.is_undefined() ? 0 : 1;
}

/// Which of the old flat values of these slots are left where groups may have become shorter: the
/// first ones of each group. Nothing where a group grew.
std::optional<std::vector<std::size_t>> kept_of(const Instance& before, const Instance& after, std::span<const int> slots) {
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

/// Infers types downstream of a change.
class Inference {
 public:
  Inference(Module& module, std::vector<Type> before, const TypeMap& map)
      : module_(module), function_(entry_of(module)), before_(std::move(before)), map_(map) {}

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
    if (!spec::infer(*instance, scratch_)) return true;  // judged by the verifier, with the mapped types
    const auto types = flat_types(*instance, op.record->results);
    if (types.size() != op.results) return true;
    for (std::uint32_t k = 0; k < op.results; ++k) function_.types[op.first_result + k] = types[k];
    return true;
  }

  Module& module_;
  Function& function_;
  std::vector<Type> before_;
  const TypeMap& map_;
  Arena scratch_;
};

std::optional<std::size_t> argument_index(const Function& f, ValueId v) {
  const auto found = std::ranges::find(f.body.arguments, v);
  if (found == f.body.arguments.end()) return std::nullopt;
  return static_cast<std::size_t>(found - f.body.arguments.begin());
}

/// The operands of the op under the new types; arguments are replaced by new ones.
bool retype_operands(Editing& edit, Op& op, const std::vector<std::size_t>& kept, const std::vector<Type>& types,
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
    const auto argument = argument_index(edit.f, old);
    if (!argument) return false;
    operands.push_back(edit.new_argument(types[k], edit.sources[*argument]));
    renewed.emplace_back(old, operands.back());
  }
  op.operands = edit.module.arena->copy(std::span<const ValueId>(operands));
  return true;
}

Value remap(const Value& v, const TypeMap& types, const IntegerMap& integers, Arena& arena);

/// The literals of a region under a map of types.
void retype_literals(Editing& edit, Region& region, const TypeMap& map) {
  for (Op& op : region.ops) {
    for (Region& inner : op.regions) retype_literals(edit, inner, map);
    if (!is_literal(op)) continue;
    const Value attribute = remap(op.attributes[0], map, nullptr, *edit.module.arena);
    op.attributes = edit.module.arena->copy(std::span<const Value>(&attribute, 1));
    edit.f.types[op.first_result] = attribute.as_literal().type;
  }
}

bool retype_regions(Editing& edit, Op& op, const Instance& changed, const TypePairs& pairs) {
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

bool retype_results(Editing& edit, Op& op, const Instance& before, const Instance& changed, TypePairs& pairs) {
  const auto kept = kept_of(before, changed, op.record->results);
  const auto types = flat_types(changed, op.record->results);
  if (!kept || kept->size() != types.size() || types.size() != op.results) return false;
  for (std::uint32_t k = 0; k < op.results; ++k) {
    pairs.emplace_back(edit.f.type(op.first_result + k), types[k]);
    edit.f.types[op.first_result + k] = types[k];
  }
  return true;
}

std::span<const Value> copy_attributes(const Instance& from, Arena& arena) {
  std::vector<Value> out;
  for (const int slot : from.record->attributes) out.push_back(spec::copy(arena, from[slot]));
  return arena.copy(std::span<const Value>(out));
}

/// Attribute values under a change of types and numbers.
Value remap(const Value& v, const TypeMap& types, const IntegerMap& integers, Arena& arena) {
  switch (v.kind) {
    case spec::ValueKind::kInt: return integers ? Value::integer(integers(v.as_int())) : v;
    case spec::ValueKind::kType: return Value::type(types(v.as_type()));
    case spec::ValueKind::kLiteral: {
      const Tensor refitted = refit(program::tensor_of(v.as_literal()), types(v.as_literal().type), Refit::kLeading);
      auto literals = arena.array<spec::Literal>(1);
      literals[0] = program::literal_of(refitted, arena);
      return Value::literal(literals.data());
    }
    case spec::ValueKind::kList: {
      std::vector<Value> items;
      for (const Value& item : v.as_list()) items.push_back(remap(item, types, integers, arena));
      return Value::list(arena.copy(std::span<const Value>(items)));
    }
    default: return v;
  }
}

/// The results of all ops that regions hold under a map of types.
void map_inner_results(Editing& edit, Region& region, const TypeMap& map) {
  for (Op& op : region.ops)
    for (Region& inner : op.regions) {
      for (const Op& held : inner.ops)
        for (std::uint32_t k = 0; k < held.results; ++k) edit.f.types[held.first_result + k] = map(edit.f.types[held.first_result + k]);
      map_inner_results(edit, inner, map);
    }
}

void remap_attributes(Region& region, const TypeMap& types, const IntegerMap& integers, Arena& arena) {
  for (Op& op : region.ops) {
    std::vector<Value> attributes;
    for (const Value& v : op.attributes) attributes.push_back(remap(v, types, integers, arena));
    op.attributes = arena.copy(std::span<const Value>(attributes));
    for (Region& inner : op.regions) remap_attributes(inner, types, integers, arena);
  }
}

std::vector<std::pair<ValueId, ValueId>> simpler_values(const Function& f, const Region& region) {
  std::vector<std::pair<ValueId, ValueId>> out;
  for (auto op = region.ops.rbegin(); op != region.ops.rend(); ++op) {
    for (const Region& inner : op->regions) std::ranges::copy(simpler_values(f, inner), std::back_inserter(out));
    for (std::uint32_t k = 0; k < op->results; ++k) {
      const ValueId result = op->first_result + k;
      std::vector<ValueId> instead(op->operands.begin(), op->operands.end());
      instead.insert(instead.end(), region.arguments.begin(), region.arguments.end());
      for (const ValueId v : instead)
        if (f.type(v) == f.type(result) && v < result) out.emplace_back(result, v);
    }
  }
  return out;
}

bool have_one_element_type(Type a, Type b) { return a.is_tensor() && b.is_tensor() && a.element() == b.element(); }

/// What stands for argument `k` of an inlined region: an operand of its type or a new argument that
/// takes its elements from an operand that is one.
std::optional<ValueId> input_for(Editing& edit, ValueId operand, Type type) {
  if (edit.f.type(operand) == type) return operand;
  const auto source = argument_index(edit.f, operand);
  if (!source || *source >= edit.sources.size()) return std::nullopt;
  return edit.new_argument(type, edit.sources[*source]);
}

std::optional<std::vector<ValueId>> inputs_of_region(Editing& edit, const Op& op, const Region& region) {
  std::vector<ValueId> out;
  const std::size_t n = region.arguments.size();
  for (std::size_t k = 0; k < n; ++k) {
    const Type type = edit.f.type(region.arguments[k]);
    std::vector<ValueId> fitting;
    for (const ValueId v : op.operands)
      if (have_one_element_type(edit.f.type(v), type)) fitting.push_back(v);
    const bool in_place = n <= op.operands.size() && edit.f.type(op.operands[op.operands.size() - n + k]) == type;
    if (!in_place && fitting.empty()) return std::nullopt;
    const auto input = input_for(edit, in_place ? op.operands[op.operands.size() - n + k] : fitting[k % fitting.size()], type);
    if (!input) return std::nullopt;
    out.push_back(*input);
  }
  return out;
}

bool is_index_of(const spec::Expr& e, std::string_view operand) {
  return e.node == spec::ExprKind::kIndex && e.args[0]->node == spec::ExprKind::kName && e.args[0]->name == operand;
}

/// Two operands and a result of one type.
bool is_binary(const Function& f, const Op& op) {
  if (op.operands.size() != 2 || op.results != 1 || !op.regions.empty()) return false;
  const Type type = f.type(op.first_result);
  return f.type(op.operands[0]) == type && f.type(op.operands[1]) == type;
}

/// The ops of its regions, those inside others included.
void collect_held(Op& op, std::vector<Op*>& out) {
  for (Region& region : op.regions)
    for (Op& held : region.ops) {
      out.push_back(&held);
      collect_held(held, out);
    }
}
std::vector<Op*> ops_held_by(Op& op) {
  std::vector<Op*> out;
  collect_held(op, out);
  return out;
}

/// No operands, one result, one attribute that holds a tensor.
bool is_literal(const spec::Record& record) {
  if (!record.operands.empty() || record.attributes.size() != 1 || record.results.size() != 1) return false;
  const auto& declaration = record.names[static_cast<std::size_t>(record.attributes[0])];
  return declaration.domain && declaration.domain->kind == spec::DomainKind::kLiteral;
}

const spec::Record* literal_record() {
  const auto all = spec::Records::builtin().all();
  const auto found = std::ranges::find_if(all, [](const auto& record) { return is_literal(record); });
  return found == all.end() ? nullptr : &*found;
}

void collect_reads(const Op& op, std::vector<ValueId>& out) {
  out.insert(out.end(), op.operands.begin(), op.operands.end());
  for (const Region& region : op.regions) {
    for (const Op& inner : region.ops) collect_reads(inner, out);
    out.insert(out.end(), region.returns.begin(), region.returns.end());
  }
}

void collect_definitions(const Op& op, std::vector<ValueId>& out) {
  for (std::uint32_t k = 0; k < op.results; ++k) out.push_back(op.first_result + k);
  for (const Region& region : op.regions) {
    out.insert(out.end(), region.arguments.begin(), region.arguments.end());
    for (const Op& inner : region.ops) collect_definitions(inner, out);
  }
}

}  // namespace

bool is_literal(const Op& op) { return is_literal(*op.record); }

std::vector<ValueId> reads(const Op& op) {
  std::vector<ValueId> all, own, out;
  collect_reads(op, all);
  collect_definitions(op, own);
  std::ranges::sort(own);
  for (const ValueId v : all)
    if (!std::ranges::binary_search(own, v) && std::ranges::find(out, v) == out.end()) out.push_back(v);
  return out;
}

std::vector<std::size_t> cone_of(const Function& f, std::span<const ValueId> values) {
  std::vector<bool> wanted(f.types.size(), false);
  for (const ValueId v : values) wanted[v] = true;
  std::vector<std::size_t> out;
  for (std::size_t i = f.body.ops.size(); i-- > 0;) {
    const Op& op = f.body.ops[i];
    bool needed = false;
    for (std::uint32_t k = 0; k < op.results; ++k) needed = needed || wanted[op.first_result + k];
    if (!needed) continue;
    out.push_back(i);
    for (const ValueId v : reads(op)) wanted[v] = true;
  }
  std::ranges::reverse(out);
  return out;
}

std::vector<Type> flat_types(const Instance& instance, std::span<const int> slots) {
  std::vector<Type> out;
  for (const int slot : slots) flatten(instance[slot], out);
  return out;
}

std::optional<Draft> with_instance(const Module& module, std::size_t index, const Instance& changed) {
  Editing edit(module);
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

std::optional<Draft> with_value(const Module& module, ValueId from, ValueId to) {
  Editing edit(module);
  auto now = edit.identity();
  now[from] = to;
  edit.replace_reads(edit.f.body, now);
  return edit.finish();
}

std::optional<Draft> with_types(const Module& module, const TypeMap& map, const IntegerMap& integers) {
  Editing edit(module);
  remap_attributes(edit.f.body, map, integers, *edit.module.arena);
  for (const ValueId v : edit.f.body.arguments) edit.f.types[v] = map(edit.f.types[v]);
  for (Op& op : edit.f.body.ops)
    for (std::uint32_t k = 0; k < op.results; ++k) {
      Type& type = edit.f.types[op.first_result + k];
      type = map(type);
    }
  map_inner_results(edit, edit.f.body, map);
  if (!Inference(edit.module, edit.before, map).run(edit.f.body)) return std::nullopt;
  return edit.finish();
}

std::optional<Draft> with_region_inlined(const Module& module, std::size_t index, std::size_t region_index) {
  Editing edit(module);
  const Op op = edit.f.body.ops[index];
  Region inlined = op.regions[region_index];
  const auto inputs = inputs_of_region(edit, op, inlined);
  if (!inputs || inlined.returns.size() != op.results) return std::nullopt;
  auto now = edit.identity();
  for (std::size_t k = 0; k < inputs->size(); ++k) now[inlined.arguments[k]] = (*inputs)[k];
  edit.replace_reads(inlined, now);
  auto after = edit.identity();
  for (std::uint32_t k = 0; k < op.results; ++k) after[op.first_result + k] = inlined.returns[k];
  edit.replace_reads(edit.f.body, after);
  auto& ops = edit.f.body.ops;
  const auto at = ops.erase(ops.begin() + static_cast<std::ptrdiff_t>(index));
  ops.insert(at, inlined.ops.begin(), inlined.ops.end());
  return edit.finish();
}

std::vector<Draft> with_simpler_regions(const Module& module, std::size_t index) {
  std::vector<Draft> out;
  const Function& f = *module.entry();
  for (const Region& region : f.body.ops[index].regions)
    for (const auto& [from, to] : simpler_values(f, region))
      if (auto draft = with_value(module, from, to)) out.push_back(*std::move(draft));
  return out;
}

const spec::Record* stand_in() {
  static const spec::Record* const found = [] {
    const auto all = spec::Records::builtin().all();
    const auto at = std::ranges::find_if(all, is_commutative);
    return at == all.end() ? nullptr : &*at;
  }();
  return found;
}

std::vector<Draft> with_stand_ins(const Module& module, std::size_t index) {
  std::vector<Draft> out;
  for (std::size_t k = 0, held = 1; k < held; ++k) {
    Editing edit(module);
    const auto ops = ops_held_by(edit.f.body.ops[index]);
    held = ops.size();
    if (k >= held || !is_binary(edit.f, *ops[k]) || ops[k]->record == stand_in()) continue;
    ops[k]->record = stand_in();
    ops[k]->attributes = {};
    if (auto draft = edit.finish()) out.push_back(*std::move(draft));
  }
  return out;
}

bool is_commutative(const spec::Record& record) {
  if (record.operands.size() != 2 || record.means.size() != 1 || !record.means[0].value) return false;
  const spec::Expr& e = *record.means[0].value;
  const auto name = [&](std::size_t k) { return record.names[static_cast<std::size_t>(record.operands[k])].name; };
  return e.node == spec::ExprKind::kBinary &&
         (e.op == spec::Operator::kAdd || e.op == spec::Operator::kMultiply) && is_index_of(*e.args[0], name(0)) &&
         is_index_of(*e.args[1], name(1));
}

std::optional<Draft> with_grid(const Module& module, spec::Grid grid) {
  Editing edit(module);
  edit.module.grid = grid;
  return edit.finish();
}

std::optional<Draft> with_literal(const Module& module, ValueId value, const Tensor& tensor) {
  static const spec::Record* const record = literal_record();
  if (!record) return std::nullopt;
  Editing edit(module);
  Arena& arena = *edit.module.arena;
  Op op;
  op.record = record;
  op.first_result = edit.new_value(tensor.type);
  op.results = 1;
  auto literals = arena.array<spec::Literal>(1);
  literals[0] = program::literal_of(tensor, arena);
  const Value attribute = Value::literal(literals.data());
  op.attributes = arena.copy(std::span<const Value>(&attribute, 1));
  auto now = edit.identity();
  now[value] = op.first_result;
  edit.replace_reads(edit.f.body, now);
  edit.f.body.ops.insert(edit.f.body.ops.begin(), op);
  return edit.finish();
}

}  // namespace assay::fuzz
