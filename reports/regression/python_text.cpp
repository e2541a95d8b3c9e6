#include "reports/regression/python_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/regression/headline.h"
#include "reports/tensor_text.h"

namespace assay::reports {
namespace {

constexpr std::pair<std::string_view, std::string_view> kNumpyTypes[] = {
    {"i1", "np.bool_"},
    {"i2", "ml_dtypes.int2"},
    {"i4", "ml_dtypes.int4"},
    {"i8", "np.int8"},
    {"i16", "np.int16"},
    {"i32", "np.int32"},
    {"i64", "np.int64"},
    {"ui2", "ml_dtypes.uint2"},
    {"ui4", "ml_dtypes.uint4"},
    {"ui8", "np.uint8"},
    {"ui16", "np.uint16"},
    {"ui32", "np.uint32"},
    {"ui64", "np.uint64"},
    {"f16", "np.float16"},
    {"bf16", "ml_dtypes.bfloat16"},
    {"f32", "np.float32"},
    {"f64", "np.float64"},
    {"complex<f32>", "np.complex64"},
    {"complex<f64>", "np.complex128"},
    {"f8E5M2", "ml_dtypes.float8_e5m2"},
    {"f8E4M3", "ml_dtypes.float8_e4m3"},
    {"f8E3M4", "ml_dtypes.float8_e3m4"},
    {"f8E4M3FN", "ml_dtypes.float8_e4m3fn"},
    {"f8E4M3FNUZ", "ml_dtypes.float8_e4m3fnuz"},
    {"f8E4M3B11FNUZ", "ml_dtypes.float8_e4m3b11fnuz"},
    {"f8E5M2FNUZ", "ml_dtypes.float8_e5m2fnuz"},
    {"f8E8M0FNU", "ml_dtypes.float8_e8m0fnu"},
    {"f4E2M1FN", "ml_dtypes.float4_e2m1fn"},
};

struct Literal {
  TensorText type;
  std::string_view elements;  ///< between `dense<` and `>`
};

Result<Literal> split_literal(std::string_view text) {
  const std::size_t colon = text.rfind(" : ");
  if (!text.starts_with("dense<") || colon == std::string_view::npos || text[colon - 1] != '>')
    return fail(fmt::format("no literal of elements: {}", text.substr(0, 60)));
  return Literal{tensor_text(text.substr(colon + 3)), text.substr(6, colon - 7)};
}

/// The scalars of nested lists in order; of a complex element both parts.
std::vector<std::string> scalars(std::string_view elements) {
  std::vector<std::string> out;
  for (std::size_t at = 0; (at = elements.find_first_not_of("[](), ", at)) != std::string_view::npos;) {
    const std::size_t end = std::min(elements.find_first_of("[](), ", at), elements.size());
    out.emplace_back(elements.substr(at, end - at));
    at = end;
  }
  return out;
}

bool is_float(const std::string& element_type) { return element_type.find('f') != std::string::npos; }

/// The parts of one element type's scalars as Python, and those that only their bits say.
class Writer {
 public:
  explicit Writer(const TensorText& type) : type_(type), is_complex_(type.element.starts_with("complex<")) {
    part_ = is_complex_ ? type.element.substr(8, type.element.size() - 9) : type.element;
  }

  std::string array(std::string_view elements) {
    const std::string dtype = numpy_type(type_.element);
    if (type_.elements() == 0) return fmt::format("np.zeros({}, {})", shape(), dtype);
    if (elements.starts_with('"')) return bytes(elements, dtype);
    std::vector<std::string> parts = scalars(elements);
    const std::size_t given = parts.size(), all = static_cast<std::size_t>(type_.elements()) * (is_complex_ ? 2 : 1);
    while (parts.size() < all) parts.push_back(parts[parts.size() - given]);  // one element stands for all
    const std::vector<std::string> values = values_of(parts);
    if (given < all && codes_.empty()) return fmt::format("np.full({}, {}, {})", shape(), values[0], dtype);
    return with_bits(fmt::format("np.array({}, {})", type_.lists(values), dtype));
  }

 private:
  std::string shape() const {
    std::string out = "(";
    for (const std::int64_t size : type_.shape) out += fmt::format("{}, ", size);
    return out + ")";
  }

  std::string bytes(std::string_view text, const std::string& dtype) const {
    const std::string_view digits = text.substr(3, text.size() - 4);
    return fmt::format("np.frombuffer(bytes.fromhex(\"{}\"), np.uint8).view({}).reshape({})", digits, dtype, shape());
  }

  std::string value(const std::string& scalar, std::size_t position) {
    if (scalar == "true" || scalar == "false") return scalar == "true" ? "True" : "False";
    if (!scalar.starts_with("0x") || !is_float(part_)) return scalar;
    const std::string words = spoken(scalar, part_);
    if (words == "inf" || words == "-inf") return words;
    positions_.push_back(position);
    codes_.push_back(scalar);
    return "0.0";
  }

  std::vector<std::string> values_of(const std::vector<std::string>& parts) {
    std::vector<std::string> out;
    for (std::size_t i = 0; i < parts.size(); ++i) out.push_back(value(parts[i], i));
    if (!is_complex_) return out;
    for (std::size_t i = 0; i + 1 < out.size(); i += 2) out[i / 2] = fmt::format("complex({}, {})", out[i], out[i + 1]);
    out.resize(out.size() / 2);
    return out;
  }

  std::string with_bits(const std::string& array) const {
    if (codes_.empty()) return array;
    return fmt::format("with_bits({}, [{}], [{}])", array, fmt::join(positions_, ", "), fmt::join(codes_, ", "));
  }

  TensorText type_;
  bool is_complex_;
  std::string part_;
  std::vector<std::size_t> positions_;
  std::vector<std::string> codes_;
};

}  // namespace

std::string numpy_type(const std::string& element_type) {
  for (const auto& [name, numpy] : kNumpyTypes)
    if (name == element_type) return std::string(numpy);
  return "";
}

Result<std::string> numpy_array(const std::string& literal) {
  const auto parts = split_literal(literal);
  if (!parts) return tl::unexpected(parts.error());
  if (numpy_type(parts->type.element).empty())
    return fail(fmt::format("jaxlib has no arrays of {}", parts->type.element), "", ErrorKind::kUnsupported);
  return Writer(parts->type).array(parts->elements);
}

}  // namespace assay::reports
