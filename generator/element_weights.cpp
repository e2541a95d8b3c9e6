#include "generator/element_weights.h"

namespace assay::generator {
namespace {
using E = spec::ElementType;
}

constexpr std::array<ElementWeight, 32> kElementWeights = {
    {{E::f32, 12},       {E::i32, 8},       {E::f64, 5},      {E::bf16, 5},       {E::f16, 5},
     {E::i8, 4},         {E::i64, 4},       {E::ui8, 4},      {E::i16, 3},        {E::ui32, 3},
     {E::i1, 4},         {E::ui16, 2},      {E::ui64, 2},     {E::c64, 2},        {E::c128, 1},
     {E::i4, 1},         {E::ui4, 1},       {E::i2, 1},       {E::ui2, 1},        {E::f8E4M3FN, 1},
     {E::f8E5M2, 1},     {E::f8E3M4, 1},    {E::f8E4M3, 1},   {E::f8E4M3FNUZ, 1}, {E::f8E4M3B11FNUZ, 1},
     {E::f8E5M2FNUZ, 1}, {E::f8E8M0FNU, 1}, {E::f6E2M3FN, 1}, {E::f6E3M2FN, 1},   {E::f4E2M1FN, 1},
     {E::c32, 1},        {E::cb32, 1}}};

std::uint32_t times_of(std::span<const std::uint32_t> energy, spec::ElementType element) {
  return energy.empty() ? 1 : energy[static_cast<std::size_t>(element)];
}

spec::ElementType draw_element(Choices& choices, spec::ElementSet types, std::span<const std::uint32_t> energy) {
  std::array<std::uint32_t, kElementWeights.size()> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const auto [element, weight] = kElementWeights[i];
    weights[i] = types & spec::set_of(element) ? weight * times_of(energy, element) : 0;
  }
  return kElementWeights[choices.weighted(weights)].element;
}

spec::ElementSet drawn_types() {
  spec::ElementSet out = 0;
  for (const auto& [element, weight] : kElementWeights) out |= spec::set_of(element);
  return out;
}

}  // namespace assay::generator
