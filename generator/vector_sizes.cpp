#include "generator/vector_sizes.h"

#include <algorithm>
#include <optional>

namespace assay::generator {

using spec::ElementType;
using spec::Type;

std::array<Type, 4> vector_tensors(ElementType type, std::int64_t elements) {
  const auto of = [&](std::initializer_list<std::int64_t> shape) { return Type::tensor(shape, type); };
  switch (elements) {
    case 64: return {of({64}), of({8, 8}), of({1, 8, 8}), of({1, 4, 4, 4})};
    case 1023: return {of({1023}), of({3, 341}), of({1, 3, 341}), of({1, 3, 31, 11})};
    default: return {of({1024}), of({32, 32}), of({1, 32, 32}), of({1, 8, 8, 16})};
  }
}

namespace {

/// What its operand has to be of follows from others, or from what it holds.
bool is_led_by_operands(const spec::Record& record) {
  const auto& facts = record.facts;
  return !facts.communicates && !facts.queues && !facts.calls_function && !facts.loops;
}

std::optional<std::size_t> first_that_takes(std::span<const spec::SeedTypes> operands, ElementType type) {
  const auto takes = [&](const spec::SeedTypes& seeds) {
    return std::ranges::any_of(vector_tensors(type, 64), [&](Type t) { return seeds.contain(t); });
  };
  const auto it = std::ranges::find_if(operands, takes);
  return it == operands.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - operands.begin()));
}

/// The largest of the first type, a smaller one of the next, until each type had each size.
std::vector<VectorTurn> turns_of(const spec::Record& record, std::span<const spec::SeedTypes> operands,
                                 spec::ElementSet types, std::span<const ElementType> order) {
  std::vector<VectorTurn> taken;
  for (const ElementType type : order)
    if (const auto position = first_that_takes(operands, type); position && (types & spec::set_of(type)) != 0)
      taken.push_back({&record, *position, type});
  std::vector<VectorTurn> out;
  for (std::size_t round = 0; round < kVectorSizes.size(); ++round)
    for (std::size_t k = 0; k < taken.size(); ++k) {
      out.push_back(taken[k]);
      out.back().elements = *(kVectorSizes.rbegin() + static_cast<std::ptrdiff_t>((k + round) % kVectorSizes.size()));
    }
  return out;
}

}  // namespace

std::vector<VectorTurn> vector_turns(std::span<const spec::Record* const> ops,
                                     std::span<const std::vector<spec::SeedTypes>> seeds, spec::ElementSet types,
                                     std::span<const ElementType> order) {
  std::vector<const spec::Record*> in_order(ops.begin(), ops.end());
  std::ranges::stable_partition(in_order, [](const spec::Record* op) { return op->facts.elementwise.has_value(); });
  std::vector<std::vector<VectorTurn>> by_op;
  for (const spec::Record* op : in_order)
    if (is_led_by_operands(*op))
      by_op.push_back(turns_of(*op, seeds[static_cast<std::size_t>(op->index)], types, order));
  std::vector<VectorTurn> out;
  for (std::size_t round = 0; round < kVectorSizes.size() * order.size(); ++round)
    for (const auto& turns : by_op)
      if (round < turns.size()) out.push_back(turns[round]);
  return out;
}

}  // namespace assay::generator
