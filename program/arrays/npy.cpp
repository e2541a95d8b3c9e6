#include "program/arrays/npy.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

#include "spec/types/element_type.h"

namespace assay::program {
namespace {

using spec::ElementClass;
using spec::ElementType;

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kAlignment = 64;
/// More than numpy has.
constexpr std::size_t kMostRank = 64;

struct Header {
  std::string dtype;  ///< `<f4`
  bool is_fortran = false;
  std::vector<std::int64_t> shape;
};

/// Reads `{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }`. Every step is empty, or false, where something
/// else stands.
class HeaderReader {
 public:
  explicit HeaderReader(std::string_view text) : rest_(text) {}

  std::optional<Header> read() {
    Header out;
    bool has_dtype = false, has_order = false, has_shape = false;
    if (!take('{')) return std::nullopt;
    while (!take('}')) {
      const auto key = string();
      if (!key || !take(':')) return std::nullopt;
      if (*key == "descr") has_dtype = read_into(out.dtype);
      else if (*key == "fortran_order") has_order = read_into(out.is_fortran);
      else if (*key == "shape") has_shape = read_into(out.shape);
      else return std::nullopt;
      if (!take(',') && !at('}')) return std::nullopt;
    }
    skip_space();
    return has_dtype && has_order && has_shape && rest_.empty() ? std::optional(out) : std::nullopt;
  }

 private:
  void skip_space() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }
  bool at(char c) { return skip_space(), rest_.starts_with(c); }
  bool take(char c) {
    if (!at(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool take_word(std::string_view word) {
    skip_space();
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }
  std::optional<std::string> string() {
    const char quote = at('"') ? '"' : '\'';
    if (!take(quote)) return std::nullopt;
    const std::size_t end = rest_.find(quote);
    if (end == std::string_view::npos) return std::nullopt;
    std::string out(rest_.substr(0, end));
    rest_.remove_prefix(end + 1);
    return out;
  }
  bool read_into(std::string& out) {
    auto text = string();
    if (!text) return false;
    out = *std::move(text);
    return true;
  }
  bool read_into(bool& out) {
    out = take_word("True");
    return out || take_word("False");
  }
  bool read_into(std::vector<std::int64_t>& out) {
    out.clear();
    if (!take('(')) return false;
    while (!take(')')) {
      skip_space();
      std::int64_t size = 0;
      const auto [end, status] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), size);
      if (status != std::errc() || size < 0 || out.size() == kMostRank) return false;
      rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
      out.push_back(size);
      if (!take(',') && !at(')')) return false;
    }
    return true;
  }

  std::string_view rest_;
};

/// Where the header lies: its size stands in two bytes in version 1, in four later.
struct Frame {
  std::string_view header;
  std::span<const std::byte> elements;
};

Result<Frame> frame_of(std::span<const std::byte> file) {
  const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
  if (!text.starts_with(kMagic)) return fail("it is no .npy file: it does not begin with \\x93NUMPY");
  const std::size_t versions = kMagic.size() + 2;
  if (text.size() < versions) return fail("the .npy file ends in its header");
  const auto version = static_cast<unsigned char>(text[kMagic.size()]);
  if (version < 1 || version > 3) return fail(fmt::format("version {} of .npy is not known; 1 to 3 are", version));
  const std::size_t width = version == 1 ? 2 : 4;
  std::uint32_t size = 0;
  if (text.size() >= versions + width) std::memcpy(&size, text.data() + versions, width);
  if (text.size() < versions + width + size) return fail("the .npy file ends in its header");
  return Frame{text.substr(versions + width, size), file.subspan(versions + width + size)};
}

/// `f4`: what numpy calls elements of a type that it knows itself; empty for those of ml_dtypes.
std::string numpy_name(ElementType e) {
  const spec::ElementFormat& format = spec::format(e);
  const bool is_whole = format.bits == 8 * format.storage_bytes;
  switch (format.kind) {
    case ElementClass::kBool: return "b1";
    case ElementClass::kSigned: return is_whole ? fmt::format("i{}", format.storage_bytes) : "";
    case ElementClass::kUnsigned: return is_whole ? fmt::format("u{}", format.storage_bytes) : "";
    case ElementClass::kComplex: return format.storage_bytes < 8 ? "" : fmt::format("c{}", format.storage_bytes);
    case ElementClass::kFloat: break;
  }
  const bool is_ieee = e == ElementType::f16 || e == ElementType::f32 || e == ElementType::f64;
  return is_ieee ? fmt::format("f{}", format.storage_bytes) : "";
}

/// The dtype that numpy writes: bytes have no order.
std::string dtype_of(ElementType e) {
  const int bytes = spec::storage_bytes(e);
  const std::string name = numpy_name(e);
  return (bytes == 1 && !name.empty() ? "|" : "<") + (name.empty() ? fmt::format("V{}", bytes) : name);
}

/// Whether elements of a dtype that is not numpy's own can be those: `V1`, and `f1` of `float8_e5m2`.
bool may_be(std::string_view name, ElementType e) {
  if (!numpy_name(e).empty()) return false;
  return name == fmt::format("V{}", spec::storage_bytes(e)) || (name == "f1" && e == ElementType::f8E5M2);
}

/// Which elements a dtype stands for, given those that are wanted.
Result<ElementType> element_type_of(const std::string& dtype, ElementType wanted) {
  const std::string_view name = std::string_view(dtype).substr(std::min<std::size_t>(1, dtype.size()));
  if (dtype.starts_with('>') && !name.ends_with('1'))
    return fail(fmt::format("dtype '{}' is big-endian; save array.astype(array.dtype.newbyteorder('<'))", dtype));
  if (may_be(name, wanted)) return wanted;
  for (int n = 0; n < spec::kElementTypes; ++n)
    if (const auto e = static_cast<ElementType>(n); !name.empty() && numpy_name(e) == name) return e;
  return fail(fmt::format("dtype '{}' is no {}, which the program takes", dtype, spec::name(wanted)));
}

/// The size of the tensor in bytes; none where it has more than 2^62.
std::optional<std::size_t> size_of(const std::vector<std::int64_t>& shape, ElementType e) {
  std::int64_t bytes = spec::storage_bytes(e);
  for (const std::int64_t size : shape)
    if (__builtin_mul_overflow(bytes, size, &bytes)) return std::nullopt;
  return bytes;
}

/// Numpy extends the sign of narrow integers where it computes with them.
void clear_unused_bits(Tensor& tensor) {
  const int bits = spec::format(tensor.type.element()).bits;
  if (bits >= 8 || bits == 1) return;
  for (std::byte& b : tensor.bytes) b &= static_cast<std::byte>((1 << bits) - 1);
}

bool has_only_booleans(const Tensor& tensor) {
  return std::ranges::all_of(tensor.bytes, [](std::byte b) { return b <= std::byte{1}; });
}

}  // namespace

Result<Tensor> parse_npy(std::span<const std::byte> file, spec::Type wanted) {
  const auto frame = frame_of(file);
  if (!frame) return tl::unexpected(frame.error());
  const auto header = HeaderReader(frame->header).read();
  if (!header)
    return fail("the header of the .npy file is no dictionary of descr (one dtype), fortran_order and shape");
  const auto element = element_type_of(header->dtype, wanted.element());
  if (!element) return tl::unexpected(element.error());
  if (header->is_fortran && header->shape.size() > 1)
    return fail("the array is in the order of Fortran; save numpy.ascontiguousarray(array)");
  const auto size = size_of(header->shape, *element);
  if (!size || *size != frame->elements.size())
    return fail(fmt::format("the .npy file has {} bytes of elements, {} are in an array of its shape",
                            frame->elements.size(), size ? std::to_string(*size) : "more than 2^62"));
  Tensor out{spec::Type::tensor(header->shape, *element), {frame->elements.begin(), frame->elements.end()}};
  clear_unused_bits(out);
  if (spec::is_bool(*element) && !has_only_booleans(out)) return fail("an element of dtype '|b1' is neither 0 nor 1");
  return out;
}

std::string print_npy(const Tensor& tensor) {
  std::string shape;
  for (const std::int64_t size : tensor.type.shape()) shape += fmt::format("{}, ", size);
  std::string header =
      fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", dtype_of(tensor.type.element()), shape);
  constexpr std::size_t kLengthBytes = 2;
  const std::size_t before = kMagic.size() + 2 + kLengthBytes;
  header.append((kAlignment - (before + header.size() + 1) % kAlignment) % kAlignment, ' ') += '\n';
  const auto length = static_cast<std::uint16_t>(header.size());
  std::string out = std::string(kMagic) + '\x01' + '\0';
  out.append(reinterpret_cast<const char*>(&length), kLengthBytes) += header;
  return out.append(reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size());
}

}  // namespace assay::program
