#pragma once

#include <array>
#include <span>

#include "generator/policy.h"
#include "spec/choices.h"

namespace assay::generator {

/// How often an element type is drawn where nothing steers.
struct ElementWeight {
  spec::ElementType element;
  std::uint32_t weight;
};
extern const std::array<ElementWeight, 32> kElementWeights;

/// How many times the weight of the type counts, by `Steering::element_energy`; once where that is empty.
std::uint32_t times_of(std::span<const std::uint32_t> energy, spec::ElementType);

/// One of these types, of which there is one at least. `energy` is that of `Steering`.
spec::ElementType draw_element(Choices&, spec::ElementSet types, std::span<const std::uint32_t> energy);

}  // namespace assay::generator
