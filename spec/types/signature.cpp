#include <algorithm>
#include <array>
#include <deque>
#include <mutex>
#include <unordered_map>

#include "spec/types/type.h"

namespace assay::spec {
namespace {

std::size_t mix(std::size_t h, std::uint64_t v) {
  return (h ^ v) * 0x9E3779B97F4A7C15ull + (h >> 29);
}

std::size_t hash_of(std::span<const Type> inputs, std::span<const Type> outputs) {
  auto h = mix(inputs.size(), outputs.size());
  for (const auto t : inputs) h = mix(h, reinterpret_cast<std::uintptr_t>(&*t));
  for (const auto t : outputs) h = mix(h, reinterpret_cast<std::uintptr_t>(&*t));
  return h ^ (h >> 32);
}

bool is(const Signature& s, std::span<const Type> inputs, std::span<const Type> outputs) {
  return std::ranges::equal(s.inputs, inputs) && std::ranges::equal(s.outputs, outputs);
}

/// All signatures of the process, as types are interned: a thread takes the lock only for one that
/// it meets for the first time.
class Interner {
 public:
  const Signature* intern(std::span<const Type> inputs, std::span<const Type> outputs, std::size_t hash) {
    const std::lock_guard lock(mutex_);
    auto [first, last] = index_.equal_range(hash);
    for (auto i = first; i != last; ++i)
      if (is(*i->second, inputs, outputs)) return i->second;
    const auto* stored = &signatures_.emplace_back(
        Signature{{inputs.begin(), inputs.end()}, {outputs.begin(), outputs.end()}});
    index_.emplace(hash, stored);
    return stored;
  }

  static Interner& instance() {
    static auto* interner = new Interner;  // signatures outlive every static object
    return *interner;
  }

 private:
  std::mutex mutex_;
  std::deque<Signature> signatures_;
  std::unordered_multimap<std::size_t, const Signature*> index_;
};

}  // namespace

const Signature* intern_signature(std::span<const Type> inputs, std::span<const Type> outputs) {
  thread_local std::array<const Signature*, 1024> cache{};
  const auto hash = hash_of(inputs, outputs);
  auto& cached = cache[hash % cache.size()];
  if (cached == nullptr || !is(*cached, inputs, outputs))
    cached = Interner::instance().intern(inputs, outputs, hash);
  return cached;
}

}  // namespace assay::spec
