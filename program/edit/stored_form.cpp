#include "program/edit/stored_form.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <fmt/format.h>

#include "program/edit/editor.h"
#include "program/edit/expand.h"
#include "program/edit/make.h"
#include "program/edit/retype.h"
#include "program/edit/walk.h"

namespace assay::program {
namespace {

using spec::Quantization;

Type of_elements(Type type, spec::ElementType element) {
  spec::TypeData data = type.content();
  data.element = element;
  data.quantization = nullptr;
  return Type::intern(std::move(data));
}

/// Whether the same integers stand for the same numbers, slice by slice where there are several.
bool have_same_scales(const Quantization& a, const Quantization& b) {
  Quantization moved = a;
  moved.dimension = b.dimension;
  return a.is_per_axis() == b.is_per_axis() && moved == b;
}

/// The quantized types among those of values.
std::vector<const Quantization*> quantizations(const Function& f, std::span<const ValueId> values) {
  std::vector<const Quantization*> out;
  for (const ValueId v : values)
    if (f.type(v).is_quantized()) out.push_back(f.type(v).quantization());
  return out;
}

std::vector<ValueId> results_of(const Op& op) {
  std::vector<ValueId> out(op.results);
  std::iota(out.begin(), out.end(), op.first_result);
  return out;
}

bool has_quantized(const Function& f, const Op& op) {
  const auto is = [&](ValueId v) { return f.type(v).is_quantized(); };
  return std::ranges::any_of(op.operands, is) || std::ranges::any_of(results_of(op), is) ||
         std::ranges::any_of(op.regions, [&](const Region& r) { return std::ranges::any_of(r.arguments, is); });
}

bool are_among(const std::vector<const Quantization*>& some, const std::vector<const Quantization*>& all) {
  return std::ranges::all_of(some, [&](const Quantization* a) {
    return std::ranges::any_of(all, [&](const Quantization* b) { return have_same_scales(*a, *b); });
  });
}

/// 0 is stored as 0.
bool stores_zero_as_zero(const Quantization* q) {
  return std::ranges::all_of(q->zero_points, [](std::int64_t z) { return z == 0; });
}

/// Elements are moved as they are stored: the op computes with none, or leaves that to its regions, and each of them
/// stands for the same where it comes from and where it goes.
bool moves(const Function& f, const Op& op) {
  if (op.record->facts.computes && op.regions.empty()) return false;
  const auto operands = quantizations(f, op.operands), results = quantizations(f, results_of(op));
  if (op.record->facts.fills && !std::ranges::all_of(results, stores_zero_as_zero)) return false;
  auto from = operands, to = results;
  for (const Region& r : op.regions) {
    const auto given = quantizations(f, r.arguments), returned = quantizations(f, r.returns);
    if (!are_among(given, operands)) return false;
    to.insert(to.end(), given.begin(), given.end());
    from.insert(from.end(), returned.begin(), returned.end());
  }
  return are_among(operands, to) && are_among(results, from);
}

/// Those that its ops are of.
const spec::Records& records_of(const Module& module) {
  for (const Function& f : module.functions)
    if (!f.body.ops.empty()) return *f.body.ops[0].record->records;
  return spec::Records::in_force();
}

/// Those of ops that take quantized elements for the integers that they are stored as, or back.
std::vector<const spec::Record*> records_of_bits(const Module& module) {
  std::vector<const spec::Record*> out;
  for (const Function& f : module.functions)
    each_op(f.body, [&](const Op& op) {
      if (op.operands.size() != 1 || op.results != 1 || !op.regions.empty()) return;
      const Type from = f.type(op.operands[0]), to = f.type(op.first_result);
      if (from.is_quantized() != to.is_quantized() && as_stored(from) == as_stored(to)) out.push_back(op.record);
    });
  return out;
}

/// Without the ops of these records that take a value to its own type.
std::optional<Edited> without_identities(const Module& module, const std::vector<const spec::Record*>& records) {
  Editor edit(module);
  for (Function& f : edit.module.functions) {
    Renaming renamed;
    each_op(f.body, [&](const Op& op) {
      const bool is_meant = std::ranges::find(records, op.record) != records.end();
      if (is_meant && f.type(op.operands[0]) == f.type(op.first_result))
        renamed.emplace_back(op.first_result, op.operands[0]);
    });
    rename(edit, f, renamed);
  }
  return edit.finish();
}

class Storing {
 public:
  explicit Storing(const Module& original) : edit_(original), records_(records_of(original)) {}

  Result<Edited> run() {
    for (Function& f : edit_.module.functions) {
      if (f.is_declaration) continue;
      renamed_.clear();
      store(f, f.body);
      if (error_) return tl::unexpected(*error_);
      program::rename(edit_, f, renamed_);
    }
    auto arithmetic = edit_.finish();
    auto stored = arithmetic ? with_types(arithmetic->module, [](Type t) { return as_stored(t); }) : std::nullopt;
    auto out = stored ? without_identities(stored->module, records_of_bits(arithmetic->module)) : std::nullopt;
    if (!out) return unsupported("as integers it breaks a law");
    for (std::size_t& source : out->sources) source = arithmetic->sources[stored->sources[source]];
    return *std::move(out);
  }

 private:
  static tl::unexpected<Error> unsupported(std::string_view why) {
    return fail(fmt::format("not supported yet: a program of quantized types here, since {}", why), "",
                ErrorKind::kUnsupported);
  }

  void store(Function& f, Region& region) {
    std::vector<Op> ops;
    for (Op& op : region.ops) {
      for (Region& inner : op.regions) store(f, inner);
      if (error_) return;
      place(f, std::move(op), ops);
    }
    region.ops = std::move(ops);
  }

  void place(Function& f, Op op, std::vector<Op>& ops) {
    if (!has_quantized(f, op)) return ops.push_back(std::move(op));
    if (expands(edit_.module, f, op)) return rename(op, expanded(f, op, ops));
    const bool is_call = op.record->facts.calls_function;  // of a function that computes on integers as well
    if (op.record->facts.makes_literal || is_call || moves(f, op)) return ops.push_back(std::move(op));
    if (!op.regions.empty()) error_ = unsupported(fmt::format("{} has several of them", op.record->mnemonic)).value();
    else compute(f, op, ops);
  }

  /// On the numbers that elements stand for.
  void compute(Function& f, const Op& op, std::vector<Op>& ops) {
    std::vector<ValueId> operands;
    for (const ValueId v : op.operands) operands.push_back(converted(f, v, as_expressed(f.type(v)), ops));
    Op on_numbers = op;
    on_numbers.operands = edit_.module.arena->copy(std::span<const ValueId>(operands));
    on_numbers.first_result = static_cast<ValueId>(f.types.size());
    for (std::uint32_t k = 0; k < op.results; ++k) new_value(f, as_expressed(f.type(op.first_result + k)));
    const ValueId first = on_numbers.first_result;
    ops.push_back(std::move(on_numbers));
    std::vector<ValueId> results;
    for (std::uint32_t k = 0; k < op.results; ++k)
      results.push_back(converted(f, first + k, f.type(op.first_result + k), ops));
    rename(op, results);
  }

  /// Quantized or dequantized; the value itself where it is of that type.
  ValueId converted(Function& f, ValueId v, Type to, std::vector<Op>& ops) {
    if (error_ || f.type(v) == to) return v;
    if (const auto instance = conversion(records_, f.type(v), to, *edit_.module.arena)) {
      const auto results = expanded(f, make_op(*instance, std::array{v}, {}, f, *edit_.module.arena), ops);
      return results.empty() ? v : results[0];
    }
    error_ = unsupported(fmt::format("no op takes {} to {}", f.type(v).text(), to.text())).value();
    return v;
  }

  std::vector<ValueId> expanded(Function& f, const Op& op, std::vector<Op>& ops) {
    const std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    auto results = expand(edit_.module, f, op, operands, f, ops, *edit_.module.arena);
    if (!results) error_ = results.error();
    return results ? *std::move(results) : std::vector<ValueId>();
  }

  void rename(const Op& op, const std::vector<ValueId>& results) {
    for (std::size_t k = 0; k < results.size(); ++k)
      renamed_.emplace_back(op.first_result + static_cast<ValueId>(k), results[k]);
  }

  Editor edit_;
  const spec::Records& records_;
  Renaming renamed_;
  std::optional<Error> error_;
};

}  // namespace

bool has_quantized(const Module& module) {
  return std::ranges::any_of(module.functions,
                             [](const Function& f) { return std::ranges::any_of(f.types, &Type::is_quantized); });
}

Type as_expressed(Type type) { return type.is_quantized() ? of_elements(type, type.quantization()->expressed) : type; }

Type as_stored(Type type) { return type.is_quantized() ? of_elements(type, type.quantization()->storage) : type; }

Tensor as_stored(Tensor tensor) {
  tensor.type = as_stored(tensor.type);
  return tensor;
}

Result<Edited> stored_form(const Module& module) {
  if (!has_quantized(module)) {
    Edited same{module, {}};
    for (std::size_t k = 0; k < module.entry()->body.arguments.size(); ++k) same.sources.push_back(k);
    return same;
  }
  return Storing(module).run();
}

}  // namespace assay::program
