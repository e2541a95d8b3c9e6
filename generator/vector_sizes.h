#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "spec/instance.h"

/// Ops on as many elements as vector code takes at once, and on one fewer, which leaves a remainder. What is wrong
/// there small tensors do not show.
namespace assay::generator {

inline constexpr std::array<std::int64_t, 3> kVectorSizes = {64, 1023, 1024};
inline constexpr std::array<spec::ElementType, 5> kVectorTypes = {spec::ElementType::f32, spec::ElementType::bf16,
                                                                  spec::ElementType::f16, spec::ElementType::f64,
                                                                  spec::ElementType::i32};

/// Tensors of so many elements in one, two, three and four dimensions: many an op asks for some.
std::array<spec::Type, 4> vector_tensors(spec::ElementType, std::int64_t elements);

/// An op, the first of its operands that can be of the type, and how many elements that has.
struct VectorTurn {
  const spec::Record* record = nullptr;
  std::size_t position = 0;  ///< in Record::operands
  spec::ElementType type{};
  std::int64_t elements = 0;
};

/// The types that people use first, in the order in which a smoke lap tries them.
inline constexpr std::array<spec::ElementType, 5> kFirstTier = {spec::ElementType::f32, spec::ElementType::bf16,
                                                                spec::ElementType::f16, spec::ElementType::i32,
                                                                spec::ElementType::i1};

/// Every op on every type of `order` that `types` has and that it takes, at every size, in rounds: each op once, on the
/// first of its types, then each on its next; those that compute element by element come first. `seeds` says by record
/// what its operands can be. Ops that need other processes, queues or functions have no turn, nor have those that take
/// scalars alone.
std::vector<VectorTurn> vector_turns(std::span<const spec::Record* const> ops,
                                     std::span<const std::vector<spec::SeedTypes>> seeds, spec::ElementSet types,
                                     std::span<const spec::ElementType> order);

}  // namespace assay::generator
