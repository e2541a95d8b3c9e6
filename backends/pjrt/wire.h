#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Protocol buffers as bytes.
namespace assay::backends::pjrt::wire {

inline constexpr int kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5;

struct Field {
  int number = 0;
  std::uint64_t value = 0;  ///< of a varint
  std::string_view bytes;
};

/// The fields of a message, one after the other.
class Message {
 public:
  explicit Message(std::string_view bytes) : rest_(bytes) {}

  /// Nothing at the end, or where the bytes are no field.
  std::optional<Field> next() {
    const auto tag = varint();
    if (!tag) return std::nullopt;
    Field out{static_cast<int>(*tag >> 3), 0, {}};
    switch (static_cast<int>(*tag & 7)) {
      case kVarint: return number(out);
      case kBytes: return bytes(out);
      case kFixed64: return skip(out, 8);
      case kFixed32: return skip(out, 4);
      default: return std::nullopt;
    }
  }
  std::optional<std::uint64_t> varint() {
    std::uint64_t out = 0;
    for (int shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
      const auto c = static_cast<unsigned char>(rest_.front());
      rest_.remove_prefix(1);
      out |= static_cast<std::uint64_t>(c & 0x7F) << shift;
      if (c < 0x80) return out;
    }
    return std::nullopt;
  }

 private:
  std::optional<Field> number(Field out) {
    const auto n = varint();
    if (!n) return std::nullopt;
    out.value = *n;
    return out;
  }
  std::optional<Field> bytes(Field out) {
    const auto size = varint();
    if (!size || *size > rest_.size()) return std::nullopt;
    out.bytes = rest_.substr(0, *size);
    rest_.remove_prefix(*size);
    return out;
  }
  std::optional<Field> skip(Field out, std::size_t size) {
    if (size > rest_.size()) return std::nullopt;
    rest_.remove_prefix(size);
    return out;
  }

  std::string_view rest_;
};

}  // namespace assay::backends::pjrt::wire
