#include "program/text/literals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

#include "program/text/types.h"
#include "spec/types/float_code.h"

namespace assay::program {
namespace {

using spec::ElementType;
using spec::Literal;

/// Longer literals are printed as a hex string.
constexpr std::int64_t kLongestList = 64;
constexpr int kDeepestLiteral = 64;
constexpr std::int64_t kMostAttributeNumbers = std::int64_t{1} << 20;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

void store_bits(std::byte* to, std::uint64_t bits, int bytes) {
  std::memcpy(to, &bits, static_cast<std::size_t>(bytes));
}

/// For a message.
std::string shown(std::string_view number) {
  constexpr std::size_t kMost = 40;
  return "'" + std::string(number.substr(0, kMost)) + (number.size() > kMost ? "...'" : "'");
}

bool is_finite(double x) { return std::abs(x) <= std::numeric_limits<double>::max(); }

// ---- reading ------------------------------------------------------------------------------------

class LiteralReader {
 public:
  LiteralReader(Scanner& scanner, const Aliases& aliases) : in_(scanner), aliases_(aliases) {}

  bool run(spec::Arena& arena, Literal& out) {
    if (in_.at("dense_resource")) return in_.unsupported("dense_resource: its contents are not in the text");
    if (!in_.accept_word("dense")) return in_.expected("'dense<...>'");
    if (!in_.expect("<")) return false;
    const auto body = in_.mark();
    // The type stands behind the elements, and says what they mean.
    if (!skip_body() || !in_.expect(">") || !in_.expect(":")) return false;
    const auto type_at = in_.place();
    if (!read_type(in_, aliases_, type_)) return false;
    if (!type_.is_tensor() || !type_.is_static())
      return in_.fail("a literal has the type of a tensor of known shape", type_at);
    const auto after = in_.mark();
    in_.reset(body);
    if (!elements() || !in_.expect(">")) return false;
    in_.reset(after);
    out.type = type_;
    out.is_splat = is_splat_;
    out.bytes = arena.copy(std::span<const std::byte>(bytes_));
    return true;
  }

  bool run_scalar(spec::Arena& arena, Literal& out) {
    if (!(in_.at("#") ? complex_number() : typed_scalar())) return false;
    out.type = Type::tensor({}, element_);
    out.bytes = arena.copy(std::span<const std::byte>(bytes_));
    return true;
  }

 private:
  /// `1.0 : f32`; the type of a boolean may be missing.
  bool typed_scalar() {
    const auto body = in_.mark();
    const bool is_boolean = in_.accept_word("true") || in_.accept_word("false");
    if (!is_boolean) in_.number();
    element_ = ElementType::i1;
    if ((!is_boolean || in_.at(":")) && (!in_.expect(":") || !element_type())) return false;
    const auto after = in_.mark();
    in_.reset(body);
    bytes_.resize(static_cast<std::size_t>(spec::storage_bytes(element_)));
    if (spec::is_complex(element_)) return in_.expected("'#complex.number<...>'");
    if (!scalar(element_, bytes_.data())) return false;
    return in_.reset(after), true;
  }

  /// `#complex.number<:f32 1.0, 0.0> : complex<f32>`.
  bool complex_number() {
    if (!in_.expect("#complex.number<:") || !element_type()) return false;
    const auto at = in_.place();
    const auto part = element_;
    const auto whole = spec::complex_type(part);
    if (!whole) return in_.fail("there are no complex numbers of " + std::string(spec::name(part)), at);
    element_ = *whole;
    const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
    bytes_.resize(2 * size);
    return scalar(part, bytes_.data()) && in_.expect(",") && scalar(part, bytes_.data() + size) && in_.expect(">") &&
           (!in_.accept(':') || in_.expect(spec::name(element_)));
  }

  bool element_type() {
    const auto at = in_.place();
    const auto word = in_.word();
    const auto named = spec::element_type_named(word);
    if (!named) return in_.fail("unknown element type '" + std::string(word) + "'", at);
    return element_ = *named, true;
  }

  bool skip_body() {
    std::string_view body;
    if (in_.peek() == '>') return true;
    do {
      if (!in_.balanced(body)) return false;
    } while (in_.accept(','));
    return true;
  }

  bool elements() {
    element_ = type_.element();
    size_ = static_cast<std::size_t>(spec::storage_bytes(element_));
    if (in_.peek() == '>') return count_is(0);
    if (in_.peek() == '"') return hex_string();
    if (in_.peek() == '[') return list(0);
    is_splat_ = type_.rank() > 0 && type_.elements() > 0;
    if (!element()) return false;
    if (type_.elements() == 0) bytes_.clear();  // upstream writes an element even where there is none
    return true;
  }

  bool count_is(std::int64_t n) {
    return type_.elements() == n || in_.fail(type_.text() + " has " + std::to_string(type_.elements()) +
                                             " elements, the literal " + std::to_string(n));
  }

  /// Nested lists must have the shape of the type; `found_` holds the length of each level.
  bool list(std::size_t depth) {
    if (depth == kDeepestLiteral) return in_.fail("lists nested deeper than 64");
    if (depth >= type_.shape().size()) return in_.fail("more nested lists than dimensions of " + type_.text());
    const auto at = in_.place();
    in_.accept('[');
    std::int64_t n = 0;
    if (!in_.list(']', [&] { return ++n, member(depth); })) return false;
    if (n == type_.shape()[depth]) return true;
    return in_.fail("dimension " + std::to_string(depth) + " of " + type_.text() + " is " +
                        std::to_string(type_.shape()[depth]) + ", this list has " + std::to_string(n),
                    at);
  }

  bool member(std::size_t depth) {
    if (depth + 1 < type_.shape().size()) return in_.peek() == '[' ? list(depth + 1) : in_.expected("'['");
    return element();
  }

  bool element() {
    const auto from = bytes_.size();
    bytes_.resize(from + size_);
    if (spec::is_complex(element_)) return complex(bytes_.data() + from);
    return scalar(element_, bytes_.data() + from);
  }

  bool complex(std::byte* to) {
    const auto part = spec::real_type(element_);
    return in_.expect("(") && scalar(part, to) && in_.expect(",") && scalar(part, to + size_ / 2) && in_.expect(")");
  }

  bool scalar(ElementType e, std::byte* to) {
    const auto at = in_.place();
    std::uint64_t bits = 0;
    const bool yes = in_.accept_word("true");
    if (yes || in_.accept_word("false")) {
      if (!spec::is_bool(e)) return in_.fail("a boolean in a literal of " + std::string(spec::name(e)), at);
      bits = yes;
    } else {
      const auto text = in_.number();
      if (text.empty() || text == "-" || text == "+")
        return in_.expected("an element of type " + std::string(spec::name(e)));
      if (!(spec::is_float(e) ? real(e, text, at, bits) : integer(e, text, at, bits))) return false;
    }
    store_bits(to, bits, spec::storage_bytes(e));
    return true;
  }

  /// Bits, or a decimal with a point. One beyond the largest value is a slip of the pen: upstream reads it as an
  /// infinity, or as whatever else the type has there, and so would compare what nobody wrote.
  bool real(ElementType e, std::string_view text, Place at, std::uint64_t& bits) {
    const auto* end = text.data() + text.size();
    if (text.starts_with("0x")) {
      const auto [to, status] = std::from_chars(text.data() + 2, end, bits, 16);
      const bool fits = spec::bits(e) == 64 || bits >> spec::bits(e) == 0;
      return (status == std::errc() && to == end && fits) ||
             in_.fail("too many bits for " + std::string(spec::name(e)), at);
    }
    double x = 0;
    const auto [to, status] = std::from_chars(text.data(), end, x);
    const bool out_of_range = status == std::errc::result_out_of_range;
    const bool is_decimal = to == end && text.find('.') != std::string_view::npos;
    if (!is_decimal || (status != std::errc() && !out_of_range))
      return in_.fail(
          shown(text) + " is no number of type " + std::string(spec::name(e)) + ": bits, or a decimal with a point",
          at);
    if (out_of_range)
      x = std::copysign(text.find('-', 1) == std::string_view::npos ? kInfinity : 0.0, text[0] == '-' ? -1.0 : 1.0);
    bits = spec::encode(e, x);
    return !is_beyond(e, x) || in_.fail(shown(text) + " is out of range for " + std::string(spec::name(e)), at);
  }

  /// Whether it lies more than half a step beyond the largest value.
  static bool is_beyond(ElementType e, double x) {
    if (!is_finite(x)) return true;
    const double largest = spec::decode(e, spec::largest_code(e));
    if (spec::has_nan(e)) return std::abs(x) > largest && !is_finite(spec::decode(e, spec::encode(e, x)));
    return std::abs(x) >= largest + (largest - spec::decode(e, spec::largest_code(e) - 1)) / 2;
  }

  bool integer(ElementType e, std::string_view text, Place at, std::uint64_t& bits) {
    const bool negative = text[0] == '-';
    auto digits = text.substr(negative);
    const bool hex = digits.starts_with("0x");
    if (hex) digits.remove_prefix(2);
    std::uint64_t magnitude = 0;
    const auto [to, status] = std::from_chars(digits.data(), digits.data() + digits.size(), magnitude, hex ? 16 : 10);
    if (status == std::errc::invalid_argument || to != digits.data() + digits.size())
      return in_.fail(shown(text) + " is no integer", at);
    const int n = spec::bits(e);
    const auto most = n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
    const auto half = std::uint64_t{1} << (n - 1);
    // Types without sign take all patterns of bits: 255 is -1 in i8.
    const bool fits = negative ? !spec::is_unsigned(e) && magnitude > 0 && magnitude <= half : magnitude <= most;
    if (status != std::errc() || !fits)
      return in_.fail(shown(text) + " is out of range for " + std::string(spec::name(e)), at);
    bits = (negative ? ~magnitude + 1 : magnitude) & most;
    return true;
  }

  // ---- hex strings: one element after another, little endian ------------------------------------

  bool hex_string() {
    const auto at = in_.place();
    std::string_view text;
    if (!in_.quoted(text)) return false;
    if (!text.starts_with("0x") || text.size() % 2)
      return in_.fail("a hex string is \"0x\" and two digits for each byte", at);
    text.remove_prefix(2);
    bytes_.resize(text.size() / 2);
    for (std::size_t i = 0; i < bytes_.size(); ++i) {
      unsigned char byte = 0;
      const auto* from = text.data() + 2 * i;
      if (std::from_chars(from, from + 2, byte, 16).ptr != from + 2)
        return in_.fail("a hex string is \"0x\" and two digits for each byte", at);
      bytes_[i] = std::byte{byte};
    }
    if (spec::is_bool(element_)) unpack_booleans();
    return hex_size(at) && clear_unused_bits();
  }

  /// Booleans are one bit each, first in the lowest bit; a single byte 0 or 255 is a splat.
  void unpack_booleans() {
    const auto n = static_cast<std::size_t>(type_.elements());
    if (bytes_.size() == 1 && n > 1 && (bytes_[0] == std::byte{0} || bytes_[0] == std::byte{255})) {
      bytes_[0] &= std::byte{1};
    } else if (bytes_.size() == n / 8 + (n % 8 != 0)) {
      std::vector<std::byte> single(n);
      for (std::size_t i = 0; i < n; ++i) single[i] = (bytes_[i / 8] >> (i % 8)) & std::byte{1};
      bytes_ = std::move(single);
    }
  }

  bool hex_size(Place at) {
    const auto whole = static_cast<std::uint64_t>(type_.storage_size());
    if (bytes_.size() == whole) return true;
    is_splat_ = bytes_.size() == size_ && type_.elements() > 1;
    return is_splat_ || in_.fail(type_.text() + " has " + std::to_string(whole) + " bytes, the hex string " +
                                     std::to_string(bytes_.size()),
                                 at);
  }

  bool clear_unused_bits() {
    const int unused = 8 * static_cast<int>(size_) - spec::bits(element_);
    if (unused <= 0) return true;
    const auto mask = std::byte{static_cast<unsigned char>((1u << spec::bits(element_)) - 1)};
    for (auto& byte : bytes_) byte &= mask;
    return true;
  }

  Scanner& in_;
  const Aliases& aliases_;
  Type type_;
  ElementType element_ = ElementType::f32;
  std::size_t size_ = 0;
  std::vector<std::byte> bytes_;
  bool is_splat_ = false;
};

// ---- writing ------------------------------------------------------------------------------------

void append_hex(Buffer& out, std::uint64_t bits, int digits) {
  out.grow(fmt::format_to(out.end(24), "0x{:0{}X}", bits, digits));
}

/// MLIR wants a point in every decimal: `1e+20` becomes `1.0e+20`.
void append_with_point(Buffer& out, std::string_view digits) {
  const auto exponent = std::min(digits.find('e'), digits.size());
  const auto mantissa = digits.substr(0, exponent);
  out.append(mantissa);
  if (mantissa.find('.') == std::string_view::npos) out.append(".0");
  out.append(digits.substr(exponent));
}

template <class Real> void append_decimal(Buffer& out, Real x) {
  std::array<char, 40> digits;
  const auto* end = std::to_chars(digits.data(), digits.data() + digits.size(), x).ptr;
  append_with_point(out, {digits.data(), static_cast<std::size_t>(end - digits.data())});
}

/// Readers round a decimal to double first, then to the element type: only a decimal that survives
/// that is printed.
bool append_if_exact(Buffer& out, ElementType e, std::uint64_t bits) {
  const double x = spec::decode(e, bits);
  if (!is_finite(x)) return false;
  const auto from = out.size();
  if (e == ElementType::f64) return append_decimal(out, x), true;
  append_decimal(out, static_cast<float>(x));
  double back = 0;
  std::from_chars(out.view().data() + from, out.view().data() + out.size(), back);
  if (spec::encode(e, back) == bits) return true;
  out.shrink(from);
  return false;
}

void append_float(Buffer& out, ElementType e, std::uint64_t bits) {
  if (!append_if_exact(out, e, bits)) append_hex(out, bits, (spec::bits(e) + 3) / 4);
}

void append_integer(Buffer& out, ElementType e, std::uint64_t bits) {
  const int unused = 64 - spec::bits(e);
  if (!spec::is_unsigned(e)) return out.append(static_cast<std::int64_t>(bits << unused) >> unused);
  auto* to = out.end(24);
  out.grow(std::to_chars(to, to + 24, bits).ptr);
}

void append_scalar(Buffer& out, ElementType e, std::uint64_t bits) {
  if (spec::is_float(e)) return append_float(out, e, bits);
  if (spec::is_bool(e)) return out.append(bits ? "true" : "false");
  append_integer(out, e, bits);
}

/// The two digits of every byte.
constexpr auto kHexPairs = [] {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::array<char, 512> pairs{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    pairs[2 * byte] = kDigits[byte >> 4];
    pairs[2 * byte + 1] = kDigits[byte & 15];
  }
  return pairs;
}();

void append_bytes(Buffer& out, std::span<const std::byte> bytes) {
  out.append("\"0x");
  auto* to = out.end(2 * bytes.size());
  for (const auto b : bytes) {
    std::memcpy(to, kHexPairs.data() + 2 * std::to_integer<std::size_t>(b), 2);
    to += 2;
  }
  out.grow(to);
  out.append('"');
}

/// The elements as nested lists; `next` moves over them.
void append_list(Buffer& out, const Literal& literal, std::size_t depth, const std::byte*& next) {
  const auto shape = literal.type.shape();
  if (depth == shape.size()) {
    append_element(out, literal.type.element(), next);
    next += spec::storage_bytes(literal.type.element());
    return;
  }
  out.append('[');
  out.list(static_cast<std::size_t>(shape[depth]), [&](std::size_t) { append_list(out, literal, depth + 1, next); });
  out.append(']');
}

void append_elements(Buffer& out, const Literal& literal) {
  const auto n = literal.type.elements();
  if (n == 0) return;
  if (literal.is_splat) return append_element(out, literal.type.element(), literal.bytes.data());
  if (n > kLongestList && !spec::is_bool(literal.type.element())) return append_bytes(out, literal.bytes);
  const auto* next = literal.bytes.data();
  append_list(out, literal, 0, next);
}

}  // namespace

std::uint64_t load_bits(const std::byte* from, int bytes) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, from, static_cast<std::size_t>(bytes));
  return bits;
}

bool read_literal(Scanner& in, const Aliases& aliases, spec::Arena& arena, Literal& out) {
  return LiteralReader(in, aliases).run(arena, out);
}

bool read_scalar(Scanner& in, spec::Arena& arena, Literal& out) {
  static const Aliases none;
  return LiteralReader(in, none).run_scalar(arena, out);
}

bool read_integers(Scanner& in, const Aliases& aliases, Type& type, std::vector<std::int64_t>& out) {
  const auto at = in.place();
  spec::Arena arena;
  Literal literal;
  if (!read_literal(in, aliases, arena, literal)) return false;
  type = literal.type;
  const auto e = type.element();
  if (e != spec::ElementType::i64 && e != spec::ElementType::index && !spec::is_bool(e))
    return in.fail("numbers of type i64 expected, found " + type.text(), at);
  if (type.elements() > kMostAttributeNumbers) return in.fail("an attribute of more than 2^20 numbers", at);
  const int bytes = spec::storage_bytes(e), unused = spec::is_bool(e) ? 0 : 64 - spec::bits(e);
  for (std::int64_t i = 0; i < type.elements(); ++i) {
    const auto bits = load_bits(literal.bytes.data() + (literal.is_splat ? 0 : i * bytes), bytes);
    out.push_back(spec::is_unsigned(e) ? static_cast<std::int64_t>(bits)
                                       : static_cast<std::int64_t>(bits << unused) >> unused);
  }
  return true;
}

void append_element(Buffer& out, ElementType e, const std::byte* element) {
  if (!spec::is_complex(e)) return append_scalar(out, e, load_bits(element, spec::storage_bytes(e)));
  const auto part = spec::real_type(e);
  const int bytes = spec::storage_bytes(part);
  out.append('(');
  append_scalar(out, part, load_bits(element, bytes));
  out.append(", ");
  append_scalar(out, part, load_bits(element + bytes, bytes));
  out.append(')');
}

void append(Buffer& out, const Literal& literal) {
  out.append("dense<");
  append_elements(out, literal);
  out.append("> : ");
  append(out, literal.type);
}

void append_scalar(Buffer& out, const Literal& literal) {
  const ElementType e = literal.type.element();
  const auto part = spec::real_type(e);
  const auto bits = [&](int k) {
    return load_bits(literal.bytes.data() + k * spec::storage_bytes(part), spec::storage_bytes(part));
  };
  if (spec::is_complex(e)) {
    out.append("#complex.number<:");
    out.append(spec::name(part));
    out.append(' ');
  }
  append_scalar(out, part, bits(0));
  if (spec::is_complex(e)) {
    out.append(", ");
    append_scalar(out, part, bits(1));
    out.append('>');
  }
  if (spec::is_bool(e)) return;
  out.append(" : ");
  out.append(spec::name(e));
}

void append_real(Buffer& out, double x) { append_float(out, ElementType::f64, std::bit_cast<std::uint64_t>(x)); }

void append_real(Buffer& out, float x) { append_float(out, ElementType::f32, std::bit_cast<std::uint32_t>(x)); }

}  // namespace assay::program
