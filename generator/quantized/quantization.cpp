#include "generator/quantized/quantization.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using E = spec::ElementType;
using spec::Quantization;

struct StorageWeight {
  E element;
  std::uint32_t weight;
};

constexpr std::array<StorageWeight, 10> kStorageWeights = {{{E::i8, 12},
                                                            {E::ui8, 4},
                                                            {E::i16, 3},
                                                            {E::i32, 2},
                                                            {E::i4, 2},
                                                            {E::ui16, 1},
                                                            {E::ui4, 1},
                                                            {E::i2, 1},
                                                            {E::ui32, 1},
                                                            {E::ui2, 1}}};

constexpr std::int64_t kNear = 12;  ///< how far integers near a zero point are from it

E draw_storage(Choices& choices) {
  std::array<std::uint32_t, kStorageWeights.size()> weights{};
  std::ranges::transform(kStorageWeights, weights.begin(), &StorageWeight::weight);
  return kStorageWeights[choices.weighted(weights)].element;
}

std::int64_t least(E storage) {
  return spec::is_unsigned(storage) ? 0 : -(std::int64_t{1} << (spec::bits(storage) - 1));
}
std::int64_t most(E storage) {
  return (std::int64_t{1} << (spec::bits(storage) - (spec::is_unsigned(storage) ? 0 : 1))) - 1;
}

/// All that the type holds, or now and then less: without the least, as in many compilers, or any part of it.
void draw_bounds(Quantization& q, Choices& choices) {
  q.storage_min = least(q.storage);
  q.storage_max = most(q.storage);
  if (!choices.chance(1, 5)) return;
  q.storage_min += choices.chance(1, 2) ? 1 : choices.between(0, (q.storage_max - q.storage_min) / 2);
  q.storage_max -= choices.chance(1, 2) ? 0 : choices.between(0, (q.storage_max - q.storage_min) / 2);
}

/// As the expressed type holds it. Integers of few bits have larger ones: numbers of some size stay apart.
double draw_scale(const Quantization& q, Choices& choices) {
  const int bits = spec::bits(q.storage);
  const int exponent = static_cast<int>(choices.between(bits <= 4 ? -2 : -5, 1));
  const double power = std::ldexp(1.0, exponent);
  if (!choices.chance(1, 4)) return power;
  const double other = power * static_cast<double>(choices.between(101, 199)) / 128;
  return spec::decode(q.expressed, spec::encode(q.expressed, other));
}

std::int64_t draw_zero_point(const Quantization& q, Choices& choices) {
  const std::int64_t zero = std::clamp<std::int64_t>(0, q.storage_min, q.storage_max);
  const std::int64_t middle = q.storage_min + (q.storage_max - q.storage_min + 1) / 2;
  if (choices.chance(1, 8)) return choices.chance(1, 2) ? q.storage_min : q.storage_max;
  if (!choices.chance(1, 2)) return spec::is_unsigned(q.storage) ? middle : zero;
  return std::clamp(middle + choices.between(-kNear, kNear), q.storage_min, q.storage_max);
}

std::int64_t draw_integer(const Quantization& q, std::int64_t zero_point, bool is_near, Choices& choices) {
  if (!is_near) return choices.between(q.storage_min, q.storage_max);
  return choices.between(std::max(q.storage_min, zero_point - kNear), std::min(q.storage_max, zero_point + kNear));
}

/// The slice of an element counted in row-major order.
std::size_t slice_of(spec::Type type, std::int64_t element) {
  const auto shape = type.shape();
  for (std::size_t d = shape.size() - 1; d > static_cast<std::size_t>(type.quantization()->dimension); --d)
    element /= shape[d];
  return static_cast<std::size_t>(element % shape[static_cast<std::size_t>(type.quantization()->dimension)]);
}

}  // namespace

bool may_be_expressed(E element) {
  return element == E::f32 || element == E::f64 || element == E::f16 || element == E::bf16;
}

Quantization draw_quantization(E expressed, Choices& choices) {
  Quantization q{draw_storage(choices), expressed, 0, 0, {}, {}};
  draw_bounds(q, choices);
  q.scales = {draw_scale(q, choices)};
  q.zero_points = {draw_zero_point(q, choices)};
  return q;
}

Quantization with_other_scale(Quantization q, Choices& choices) {
  for (double& scale : q.scales) scale = draw_scale(q, choices);
  for (std::int64_t& zero_point : q.zero_points) zero_point = draw_zero_point(q, choices);
  return q;
}

Quantization with_other_storage(Quantization q, Choices& choices) {
  q.storage = draw_storage(choices);
  draw_bounds(q, choices);
  return with_other_scale(std::move(q), choices);
}

Quantization without_zero_point(Quantization q) {
  q.storage_min = std::min<std::int64_t>(q.storage_min, 0);
  q.storage_max = std::max<std::int64_t>(q.storage_max, 1);
  std::ranges::fill(q.zero_points, 0);
  return q;
}

Quantization per_axis(Quantization q, std::int64_t dimension, std::int64_t slices, Choices& choices) {
  q.dimension = dimension;
  q.scales.resize(static_cast<std::size_t>(slices), 1);
  q.zero_points.resize(static_cast<std::size_t>(slices), 0);
  return with_other_scale(std::move(q), choices);
}

spec::Type quantized(spec::Type type, const Quantization& q) {
  spec::TypeData data = type.content();
  data.element = q.storage;
  data.quantization = std::make_shared<const Quantization>(q);
  return spec::Type::intern(std::move(data));
}

program::Tensor draw_stored(spec::Type type, Choices& choices) {
  const Quantization& q = *type.quantization();
  const auto size = static_cast<std::size_t>(spec::storage_bytes(q.storage));
  const std::uint64_t mask = ~std::uint64_t{0} >> (64 - spec::bits(q.storage));
  const bool is_near = choices.chance(1, 2);
  program::Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  for (std::int64_t k = 0; k < type.elements(); ++k) {
    const std::int64_t zero_point = q.zero_points[q.is_per_axis() ? slice_of(type, k) : 0];
    const auto code = static_cast<std::uint64_t>(draw_integer(q, zero_point, is_near, choices)) & mask;
    std::memcpy(out.bytes.data() + static_cast<std::size_t>(k) * size, &code, size);
  }
  return out;
}

}  // namespace assay::generator
