#pragma once

#include <charconv>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

namespace assay::program {

/// Append-only text. Printing a program is a few dozen copies into one of these.
class Buffer {
 public:
  void append(std::string_view text) {
    reserve(text.size());
    std::memcpy(data_.get() + size_, text.data(), text.size());
    size_ += text.size();
  }
  void append(char c) {
    reserve(1);
    data_[size_++] = c;
  }
  void append(std::int64_t n) {
    reserve(24);
    if (n >= 0 && n < 10) {
      data_[size_++] = static_cast<char>('0' + n);
      return;
    }
    size_ = static_cast<std::size_t>(std::to_chars(data_.get() + size_, data_.get() + capacity_, n).ptr - data_.get());
  }
  /// Calls `append_item` with 0 .. n - 1, with commas between.
  template <class AppendItem> void list(std::size_t n, const AppendItem& append_item) {
    for (std::size_t i = 0; i < n; ++i) {
      if (i) append(", ");
      append_item(i);
    }
  }
  /// Room for `n` more characters, to be written at `end()` and accounted for by `grow`.
  char* end(std::size_t n) {
    reserve(n);
    return data_.get() + size_;
  }
  void grow(const char* to) { size_ = static_cast<std::size_t>(to - data_.get()); }

  void clear() { size_ = 0; }
  void shrink(std::size_t size) { size_ = size; }
  std::size_t size() const { return size_; }
  std::string_view view() const { return {data_.get(), size_}; }
  std::string text() const { return std::string(view()); }

 private:
  void reserve(std::size_t n) {
    if (size_ + n > capacity_) enlarge(n);
  }
  void enlarge(std::size_t n) {
    capacity_ = 2 * (size_ + n) + 256;
    auto larger = std::make_unique_for_overwrite<char[]>(capacity_);
    if (size_) std::memcpy(larger.get(), data_.get(), size_);
    data_ = std::move(larger);
  }

  std::unique_ptr<char[]> data_;
  std::size_t size_ = 0, capacity_ = 0;
};

}  // namespace assay::program
