#include "generator/drawing.h"

#include <algorithm>
#include <array>

#include "program/edit/walk.h"

namespace assay::generator {

using spec::Value;

void collect_numbers(const Value& v, std::vector<std::int64_t>& out) {
  program::each_leaf(v, [&](const Value& x) {
    if (x.kind == spec::ValueKind::kInt) out.push_back(x.as_int());
  });
}

spec::Grid draw_grid(Choices& choices, const Policy& policy) {
  static constexpr std::array<spec::Grid, 6> kGrids = {{{2, 1}, {1, 2}, {2, 2}, {4, 1}, {1, 4}, {3, 1}}};
  if (!choices.chance(policy.grid, 100)) return {};
  return kGrids[choices.below(kGrids.size())];
}

bool is_plain(spec::Type type) { return type.is_tensor() && type.is_static() && !type.is_quantized(); }

bool is_drawn_type(spec::Type type) {
  if (type.is_tensor()) return is_plain(type);
  return type.kind() != spec::TypeKind::kFuture && std::ranges::all_of(type.members(), is_drawn_type);
}

bool has_tensors(const spec::SignatureView& signature) {
  return std::ranges::all_of(signature.inputs, is_plain) && std::ranges::all_of(signature.outputs, is_plain);
}

std::size_t index_at(std::span<const std::uint32_t> weights, std::uint64_t left) {
  std::size_t i = 0;
  while (left >= weights[i]) left -= weights[i++];
  return i;
}

}  // namespace assay::generator
