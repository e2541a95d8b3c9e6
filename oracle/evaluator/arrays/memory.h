#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

namespace assay::oracle {

/// Memory that values share: a slice of a tensor, or an element that many places hold, is the tensor's
/// own memory. Whoever changes an element makes new memory.
template <class T> using Shared = std::shared_ptr<const T[]>;

/// Memory while it is being filled, by its only owner. `freeze` ends the writing.
template <class T> class Buffer {
 public:
  Buffer() = default;
  /// Room for `n` values, not initialised.
  explicit Buffer(std::size_t n) : memory_(std::make_shared_for_overwrite<T[]>(std::max<std::size_t>(n, 1))) {}
  template <class Deleter>
  Buffer(std::unique_ptr<T[]> memory, Deleter deleter) : memory_(memory.release(), std::move(deleter)) {}
  Buffer(Buffer&&) noexcept = default;
  Buffer& operator=(Buffer&&) noexcept = default;
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() = default;

  static Buffer copy_of(const T* values, std::size_t n) {
    Buffer out(n);
    std::copy_n(values, n, out.get());
    return out;
  }

  T* get() { return memory_.get(); }
  const T* get() const { return memory_.get(); }
  T& operator[](std::ptrdiff_t k) { return memory_[k]; }
  explicit operator bool() const { return memory_ != nullptr; }
  Shared<T> freeze() && { return std::move(memory_); }

 private:
  std::shared_ptr<T[]> memory_;
};

/// Cells of a domain.
using Bytes = Shared<std::byte>;

}  // namespace assay::oracle
