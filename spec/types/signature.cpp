#include <algorithm>

#include "spec/types/growing_set.h"
#include "spec/types/type.h"

namespace assay::spec {
namespace {

std::size_t mix(std::size_t h, std::uint64_t v) {
  return (h ^ v) * 0x9E3779B97F4A7C15ull + (h >> 29);
}

std::size_t hash_of(std::span<const Type> inputs, std::span<const Type> outputs) {
  auto h = mix(inputs.size(), outputs.size());
  for (const auto t : inputs) h = mix(h, reinterpret_cast<std::uintptr_t>(t.node()));
  for (const auto t : outputs) h = mix(h, reinterpret_cast<std::uintptr_t>(t.node()));
  return h ^ (h >> 32);
}

bool is(const Signature& s, std::span<const Type> inputs, std::span<const Type> outputs) {
  return std::ranges::equal(s.inputs, inputs) && std::ranges::equal(s.outputs, outputs);
}

/// All signatures of the process; they outlive every static object.
GrowingSet<Signature>& all_signatures() {
  static auto* signatures = new GrowingSet<Signature>;
  return *signatures;
}

}  // namespace

const Signature* intern_signature(std::span<const Type> inputs, std::span<const Type> outputs) {
  return all_signatures().find_or_add(
      hash_of(inputs, outputs), [&](const Signature& s) { return is(s, inputs, outputs); },
      [&] { return Signature{{inputs.begin(), inputs.end()}, {outputs.begin(), outputs.end()}}; });
}

}  // namespace assay::spec
