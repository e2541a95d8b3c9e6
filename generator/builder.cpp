#include "generator/builder.h"

#include <algorithm>

namespace assay::generator {

using program::Op;
using program::Region;
using program::ValueId;

Op Builder::literal(const spec::Record& record, spec::Type type, const Filling& filling, Choices& choices) {
  auto elements = arena().array<std::byte>(static_cast<std::size_t>(type.storage_size()));
  draw_elements(choices, type, filling, elements);
  return literal(record, type, elements);
}

std::span<const ValueId> Builder::inline_call(Region& into, const Template& callee,
                                              std::span<const ValueId> arguments) {
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

}  // namespace assay::generator
