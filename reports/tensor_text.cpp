#include "reports/tensor_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

namespace assay::reports {
namespace {

/// Writes the texts from `next` on as nested lists of the dimensions from `axis` on.
std::string nested(const std::vector<std::int64_t>& shape, std::size_t axis, const std::vector<std::string>& texts,
                   std::size_t& next) {
  if (axis == shape.size()) return texts[next++];
  std::string list = "[";
  for (std::int64_t i = 0; i < shape[axis]; ++i) list += (i ? ", " : "") + nested(shape, axis + 1, texts, next);
  return list + "]";
}

}  // namespace

std::int64_t TensorText::elements() const {
  std::int64_t count = 1;
  for (const std::int64_t size : shape) count *= size;
  return count;
}

std::string TensorText::with_element(std::string_view other) const {
  std::string text = "tensor<";
  for (const std::int64_t size : shape) text += fmt::format("{}x", size);
  return text + std::string(other) + ">";
}

std::string TensorText::index(std::int64_t element) const {
  std::vector<std::int64_t> position(shape.size());
  for (std::size_t axis = shape.size(); axis-- > 0; element /= std::max<std::int64_t>(1, shape[axis]))
    position[axis] = element % std::max<std::int64_t>(1, shape[axis]);
  return shape.empty() ? "" : fmt::format("[{}]", fmt::join(position, ", "));
}

std::string TensorText::position(std::size_t entry) const {
  if (!element.starts_with("complex<")) return index(static_cast<std::int64_t>(entry));
  return index(static_cast<std::int64_t>(entry / 2)) + (entry % 2 ? " imag" : " real");
}

std::string TensorText::lists(const std::vector<std::string>& texts) const {
  std::size_t next = 0;
  return nested(shape, 0, texts, next);
}

std::string TensorText::dense(const std::vector<std::string>& texts) const {
  if (elements() == 0) return "dense<>";
  const bool splat = std::all_of(texts.begin(), texts.end(), [&](const auto& text) { return text == texts[0]; });
  return "dense<" + (splat ? texts[0] : lists(texts)) + ">";
}

TensorText tensor_text(std::string_view type) {
  TensorText tensor;
  if (!type.starts_with("tensor<") || !type.ends_with(">")) return {{}, std::string(type)};
  type = type.substr(7, type.size() - 8);
  std::int64_t size = 0;
  for (;;) {
    const auto [end, status] = std::from_chars(type.data(), type.data() + type.size(), size);
    if (status != std::errc() || end == type.data() + type.size() || *end != 'x') break;
    tensor.shape.push_back(size);
    type.remove_prefix(static_cast<std::size_t>(end - type.data()) + 1);
  }
  tensor.element = std::string(type);
  return tensor;
}

std::string f64_literal(double value) {
  if (!std::isfinite(value)) return fmt::format("0x{:016X}", std::bit_cast<std::uint64_t>(value));
  std::string text = fmt::format("{}", value);
  const std::size_t exponent = text.find('e');
  if (text.find('.') == std::string::npos) text.insert(std::min(exponent, text.size()), ".0");
  return text;
}

}  // namespace assay::reports
