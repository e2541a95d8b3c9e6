#pragma once

#include <cstdint>
#include <span>

#include "program/tensor.h"
#include "spec/types/element_type.h"

/// Elements of tensors in storage form, and their parts: a complex element has two, any other one.
namespace assay::judge {

inline std::span<const std::byte> element_of(const program::Tensor& t, std::int64_t i) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  return std::span(t.bytes).subspan(static_cast<std::size_t>(i) * size, size);
}

/// The storage bytes of one part as an unsigned number.
inline std::uint64_t load_code(std::span<const std::byte> bytes) {
  std::uint64_t code = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) code = code << 8 | std::to_integer<std::uint64_t>(bytes[i]);
  return code;
}

inline int parts_of(spec::ElementType e) { return spec::is_complex(e) ? 2 : 1; }

inline std::span<const std::byte> part_of(spec::ElementType e, std::span<const std::byte> element, int part) {
  const std::size_t size = element.size() / static_cast<std::size_t>(parts_of(e));
  return element.subspan(static_cast<std::size_t>(part) * size, size);
}

/// False for a code that is no value of its type: i1 = 2.
inline bool is_valid_code(spec::ElementType e, std::span<const std::byte> element) {
  const int bits = spec::bits(e);
  const bool fills_its_storage = bits >= 8 * static_cast<int>(element.size());
  return spec::is_complex(e) || fills_its_storage || load_code(element) >> bits == 0;
}

}  // namespace assay::judge
