#include "generator/builder.h"

#include <algorithm>

namespace assay::generator {

using program::Function;
using program::kNoValue;
using program::Op;
using program::Region;
using program::ValueId;

namespace {

/// Types of a slot: one, or those of a group.
template <class Use>
void each_type(const spec::Value& v, const Use& use) {
  if (!v.is_list()) return use(v.as_type());
  for (const auto& item : v.as_list()) each_type(item, use);
}

void mark_uses(const Region& region, std::span<bool> used);

void mark_uses(const Op& op, std::span<bool> used) {
  for (const auto v : op.operands) used[v] = true;
  for (const auto& r : op.regions) mark_uses(r, used);
}

void mark_uses(const Region& region, std::span<bool> used) {
  for (const auto& op : region.ops) mark_uses(op, used);
  for (const auto v : region.returns) used[v] = true;
}

bool any_used(const Op& op, std::span<const bool> used) {
  for (std::uint32_t r = 0; r < op.results; ++r)
    if (used[op.first_result + r]) return true;
  return false;
}

/// Ops of a body from last to first: an op stays if a kept one uses it.
void drop_dead_ops(Region& body, std::span<bool> used) {
  for (const auto v : body.returns) used[v] = true;
  for (auto op = body.ops.rbegin(); op != body.ops.rend(); ++op)
    if (any_used(*op, used)) mark_uses(*op, used);
  std::erase_if(body.ops, [&](const Op& op) { return !any_used(op, used); });
}

class Renumbering {
 public:
  Renumbering(Function& function, spec::Arena& scratch)
      : function_(function), to_(scratch.array<ValueId>(function.types.size())),
        types_(scratch.copy(std::span<const spec::Type>(function.types))) {}

  void run() {
    function_.types.clear();
    rename(function_.body);
  }

 private:
  void define(ValueId& v) {
    to_[v] = static_cast<ValueId>(function_.types.size());
    function_.types.push_back(types_[v]);
    v = to_[v];
  }

  void rename(Region& region) {
    for (auto& v : region.arguments) define(v);
    for (auto& op : region.ops) rename(op);
    for (auto& v : region.returns) v = to_[v];
  }

  void rename(Op& op) {
    for (auto& v : writable(op.operands)) v = to_[v];
    for (std::uint32_t r = 0; r < op.results; ++r) {
      ValueId v = op.first_result + r;
      define(v);
      if (r == 0) first_ = v;
    }
    if (op.results) op.first_result = first_;
    for (auto& region : op.regions) rename(region);
  }

  /// Operands live in the module's arena, which the builder owns alone until it is done.
  static std::span<ValueId> writable(std::span<const ValueId> operands) {
    return {const_cast<ValueId*>(operands.data()), operands.size()};
  }

  Function& function_;
  std::span<ValueId> to_;
  std::span<const spec::Type> types_;  ///< before
  ValueId first_ = kNoValue;
};

}  // namespace

ValueId Builder::value(spec::Type type) {
  function_.types.push_back(type);
  return static_cast<ValueId>(function_.types.size() - 1);
}

ValueId Builder::argument(spec::Type type) {
  function_.body.arguments.push_back(value(type));
  return function_.body.arguments.back();
}

Op Builder::make(const spec::Record& record, const spec::Instance& instance, std::span<const ValueId> operands,
                 std::vector<Region> regions) {
  Op op;
  op.record = &record;
  op.operands = arena().copy(operands);
  auto attributes = arena().array<spec::Value>(record.attributes.size());
  std::ranges::transform(record.attributes, attributes.begin(),
                         [&](int slot) { return spec::copy(arena(), instance[slot]); });
  op.attributes = attributes;
  op.regions = std::move(regions);
  const auto add_result = [&](spec::Type type) {
    const auto v = value(type);
    if (op.results++ == 0) op.first_result = v;
  };
  for (const int slot : record.results) each_type(instance[slot], add_result);
  return op;
}

Op Builder::literal(const spec::Record& record, spec::Type type, std::span<const std::byte> elements) {
  auto literal = arena().array<spec::Literal>(1);
  literal[0] = {type, elements, false};
  auto attributes = arena().array<spec::Value>(1);
  attributes[0] = spec::Value::literal(literal.data());
  Op op;
  op.record = &record;
  op.attributes = attributes;
  op.first_result = value(type);
  op.results = 1;
  return op;
}

Op Builder::literal(const spec::Record& record, spec::Type type, const Filling& filling, Choices& choices) {
  auto elements = arena().array<std::byte>(static_cast<std::size_t>(type.storage_size()));
  draw_elements(choices, type, filling, elements);
  return literal(record, type, elements);
}

std::span<const ValueId> Builder::inline_call(Region& into, const Template& callee, std::span<const ValueId> arguments) {
  const auto to = arena().array<ValueId>(callee.types.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) to[callee.arguments[i]] = arguments[i];
  into.ops.reserve(into.ops.size() + callee.ops.size());
  for (const auto& from : callee.ops) {
    Op& op = into.ops.emplace_back();
    op.record = from.record;
    auto operands = arena().array<ValueId>(from.operands.size());
    std::ranges::transform(from.operands, operands.begin(), [&](ValueId v) { return to[v]; });
    op.operands = operands;
    op.attributes = spec::copy(arena(), from.attributes);
    op.results = from.results;
    for (std::uint32_t r = 0; r < from.results; ++r) {
      const auto v = value(callee.types[from.first_result + r]);
      if (r == 0) op.first_result = v;
      to[from.first_result + r] = v;
    }
  }
  const auto results = arena().array<ValueId>(callee.returns.size());
  std::ranges::transform(callee.returns, results.begin(), [&](ValueId v) { return to[v]; });
  return results;
}

std::vector<std::size_t> compact(Function& function, spec::Arena& scratch) {
  const auto used = scratch.array<bool>(function.types.size());
  std::ranges::fill(used, false);
  drop_dead_ops(function.body, used);
  std::vector<std::size_t> kept;
  kept.reserve(function.body.arguments.size());
  for (std::size_t i = 0; i < function.body.arguments.size(); ++i)
    if (used[function.body.arguments[i]]) kept.push_back(i);
  std::erase_if(function.body.arguments, [&](ValueId v) { return !used[v]; });
  Renumbering(function, scratch).run();
  return kept;
}

}  // namespace assay::generator
