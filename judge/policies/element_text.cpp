#include "judge/policies/element_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

#include "judge/compare.h"
#include "spec/choices.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using spec::ElementFormat;
using spec::ElementType;

/// Holds the values of f64, i64 and ui64 exactly.
using Number = long double;

Number value_of(ElementType e, std::uint64_t code) { return spec::decode(e, code); }

Number ulp_of_one(ElementType e) { return std::ldexp(Number{1}, -spec::format(e).mantissa_bits); }

int integer_bits(ElementType e) { return spec::bits(e) - (spec::is_signed(e) ? 1 : 0); }
Number largest(ElementType e) {
  if (spec::is_float(e)) return value_of(e, spec::largest_code(e));
  return std::ldexp(Number{1}, integer_bits(e)) - 1;
}
Number lowest(ElementType e) {
  if (spec::is_float(e)) return -largest(e);
  return spec::is_signed(e) ? -std::ldexp(Number{1}, integer_bits(e)) : 0;
}

struct NamedNumber {
  std::string_view name;
  Number (*of)(ElementType);
};
constexpr NamedNumber kNames[] = {
    {"tiny", [](ElementType e) { return value_of(e, spec::format(e).has_zero ? 1 : 0); }},
    {"normal", [](ElementType e) { return value_of(e, spec::smallest_normal_code(e)); }},
    {"max", largest},
    {"min", lowest},
    {"ulp", ulp_of_one},
    {"inf", [](ElementType) { return std::numeric_limits<Number>::infinity(); }},
    {"nan", [](ElementType) { return std::numeric_limits<Number>::quiet_NaN(); }},
    {"true", [](ElementType) { return Number{1}; }},
    {"false", [](ElementType) { return Number{0}; }},
};

/// Sums of products of powers of names and numbers.
class ElementReader {
 public:
  ElementReader(std::string_view text, ElementType e) : text_(text), type_(e) {}

  Result<std::uint64_t> read() {
    if (take("0x")) return code_in_hexadecimal();
    const Number value = sum();
    if (at_ != text_.size()) complain();
    if (error_) return tl::unexpected(*error_);
    return code_of(value);
  }

 private:
  void complain(std::string_view what = "a number") {
    if (!error_)
      error_ = Error{fmt::format("`{}` is no element of {}: expected {} at `{}`", text_, spec::name(type_), what,
                                 text_.substr(at_)),
                     ""};
  }
  void skip_spaces() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(std::string_view token) {
    skip_spaces();
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }

  Result<std::uint64_t> code_in_hexadecimal() {
    std::uint64_t code = 0;
    const auto [end, problem] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), code, 16);
    at_ = static_cast<std::size_t>(end - text_.data());
    skip_spaces();
    if (problem != std::errc{} || at_ != text_.size()) complain("hexadecimal digits");
    if (error_) return tl::unexpected(*error_);
    return code;
  }

  Number sum() {
    Number value = product();
    while (!error_) {
      if (take("+")) value += product();
      else if (take("-")) value -= product();
      else break;
    }
    return value;
  }
  Number product() {
    Number value = factor();
    while (!error_) {
      if (take("*")) value *= factor();
      else if (take("/")) value /= factor();
      else break;
    }
    return value;
  }
  Number factor() {
    if (take("-")) return -factor();
    const Number base = atom();
    return take("^") ? std::pow(base, factor()) : base;
  }
  Number atom() {
    skip_spaces();
    if (take("near(")) is_near_ = true;
    else if (!take("(")) return at_ < text_.size() && std::isalpha(text_[at_]) != 0 ? named() : digits();
    const Number value = sum();
    if (!take(")")) complain("`)`");
    return value;
  }
  Number digits() {
    Number value = 0;
    const auto end = std::min(text_.find_first_not_of("0123456789.", at_), text_.size());
    const auto done = std::from_chars(text_.data() + at_, text_.data() + end, value);
    if (done.ec != std::errc{}) complain();
    at_ = static_cast<std::size_t>(done.ptr - text_.data());
    return value;
  }
  std::string_view word() {
    const auto begin = at_;
    while (at_ < text_.size() && std::isalnum(text_[at_]) != 0) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  Number named() {
    const std::string_view name = word();
    const ElementType of = take(":") ? spec::element_type_named(word()).value_or(ElementType::kCount) : type_;
    const auto* known = std::ranges::find(kNames, name, &NamedNumber::name);
    if (known == std::end(kNames) || of == ElementType::kCount)
      return complain("tiny, normal, max, min, ulp, inf or nan"), 0;
    return known->of(of);
  }

  Result<std::uint64_t> code_of(Number value) const {
    if (spec::is_float(type_)) return code_of_float(static_cast<double>(value));
    const bool fits = std::trunc(value) == value && lowest(type_) <= value && value <= largest(type_);
    if (!fits) return fail(fmt::format("`{}` is no value of {}", text_, spec::name(type_)));
    const auto bits =
        value < 0 ? static_cast<std::uint64_t>(static_cast<std::int64_t>(value)) : static_cast<std::uint64_t>(value);
    return spec::bits(type_) == 64 ? bits : bits & ((std::uint64_t{1} << spec::bits(type_)) - 1);
  }
  Result<std::uint64_t> code_of_float(double value) const {
    if (std::isnan(value) && spec::has_nan(type_)) return spec::nan_code(type_);
    const std::uint64_t code = spec::encode(type_, value);
    const double back = spec::decode(type_, code);
    const bool is_same = back == value && std::signbit(back) == std::signbit(value);
    if (!is_same && !is_near_) return fail(fmt::format("`{}` is no value of {}", text_, spec::name(type_)));
    return code;
  }

  std::string_view text_;
  ElementType type_;
  std::size_t at_ = 0;
  bool is_near_ = false;
  std::optional<Error> error_;
};

// ---- Elements that fill a type ------------------------------------------------------------------

void store(Tensor& t, std::size_t element, std::uint64_t code) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  std::memcpy(t.bytes.data() + element * size, &code, size);
}
std::uint64_t load(const Tensor& t, std::size_t element) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  std::uint64_t code = 0;
  std::memcpy(&code, t.bytes.data() + element * size, size);
  return code;
}
std::size_t count(Type type) { return static_cast<std::size_t>(type.elements()); }

Tensor zeros(Type type) { return {type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))}; }

Tensor cycled(Type type, const std::vector<std::uint64_t>& codes) {
  Tensor out = zeros(type);
  for (std::size_t k = 0; k < count(type); ++k) store(out, k, codes[k % codes.size()]);
  return out;
}

Tensor every_code(Type type) {
  Tensor out = zeros(type);
  const int bits = spec::bits(type.element());
  const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
  for (std::size_t k = 0; k < count(type); ++k) store(out, k, k & mask);
  return out;
}

/// The middle between neighbours of a format, and the numbers of the type beside it, with both signs.
std::vector<std::uint64_t> between_neighbours(ElementType e, ElementType of, std::size_t wanted) {
  std::vector<std::uint64_t> codes;
  const std::uint64_t positive = spec::largest_code(of) + 1;
  const std::uint64_t pairs = std::max<std::uint64_t>(1, wanted / 6),
                      step = std::max<std::uint64_t>(1, positive / pairs);
  for (std::uint64_t low = 0; low < positive; low += step) {
    const double a = spec::decode(of, low), b = spec::decode(of, low + 1);
    const double high = std::isfinite(b) ? b : 2 * a;
    const std::uint64_t middle = spec::encode(e, a + (high - a) / 2);
    for (const std::uint64_t code : {middle, middle + 1, middle == 0 ? 0 : middle - 1})
      for (const std::uint64_t sign : {std::uint64_t{0}, spec::sign_code(e)}) codes.push_back(code | sign);
  }
  return codes;
}

/// What is rare in a float format: its edges, ones, small integers, and halves between them.
std::vector<std::uint64_t> rare(ElementType e) {
  using namespace spec;
  std::vector<std::uint64_t> codes{
      0, 1, 2, smallest_normal_code(e), smallest_normal_code(e) + 1, largest_code(e), largest_code(e) - 1};
  for (const double x : {0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 7.0, 10.0, 0.1, 100.0}) codes.push_back(encode(e, x));
  if (smallest_normal_code(e) > 0) codes.push_back(smallest_normal_code(e) - 1);
  if (has_infinity(e)) codes.push_back(infinity_code(e));
  if (has_nan(e)) codes.push_back(nan_code(e));
  const auto positive = codes.size();
  if (format(e).has_sign && format(e).specials != Specials::kNegativeZero)
    for (std::size_t k = 0; k < positive; ++k) codes.push_back(codes[k] | sign_code(e));
  return codes;
}

/// Near 1, with either sign, and one in eight from the whole range.
Tensor drawn(Type type, std::uint64_t sequence) {
  Prng choices(sequence, static_cast<std::uint64_t>(type.element()));
  Tensor out = zeros(type);
  for (std::size_t k = 0; k < count(type); ++k) {
    const double significand = 1 + static_cast<double>(choices.below(1u << 30)) / (1u << 30);
    const auto exponent = static_cast<int>(choices.chance(1, 8) ? choices.between(-100, 100) : choices.between(-2, 2));
    const double sign = choices.chance(1, 4) ? -1 : 1;
    store(out, k, spec::encode(type.element(), sign * std::ldexp(significand, exponent)));
  }
  return out;
}

Result<Tensor> listed(std::string_view text, Type type) {
  std::vector<std::uint64_t> codes;
  while (true) {
    const auto end = text.find(',');
    std::string_view one = text.substr(0, end);
    while (one.ends_with(' ')) one.remove_suffix(1);
    const auto code = parse_element(one, type.element());
    if (!code) return tl::unexpected(code.error());
    codes.push_back(*code);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  if (codes.size() != 1 && codes.size() != count(type))
    return fail(fmt::format("{} elements for {}", codes.size(), type.text()));
  return cycled(type, codes);
}

}  // namespace

Result<std::uint64_t> parse_element(std::string_view text, ElementType e) { return ElementReader(text, e).read(); }

Result<Tensor> parse_elements(std::string_view text, Type type) {
  if (text == "every") return every_code(type);
  if (text == "hard" && spec::is_float(type.element())) return cycled(type, rare(type.element()));
  if (std::uint64_t n = 0; text.starts_with("drawn ") && spec::is_float(type.element()))
    return std::from_chars(text.data() + 6, text.data() + text.size(), n).ec == std::errc{}
               ? Result<Tensor>(drawn(type, n))
               : fail(fmt::format("expected a number behind `{}`", text));
  if (text.starts_with("around ") && spec::is_float(type.element())) {
    const auto of = spec::element_type_named(text.substr(7));
    if (!of || !spec::is_float(*of)) return fail(fmt::format("`{}` names no float type", text));
    return cycled(type, between_neighbours(type.element(), *of, count(type)));
  }
  return listed(text, type);
}

bool same_elements(const Tensor& a, const Tensor& b) {
  if (a.type != b.type) return false;
  if (a.bytes == b.bytes || !spec::is_float(a.type.element())) return a.bytes == b.bytes;
  const auto same = [&](std::size_t k) {
    const auto e = a.type.element();
    return load(a, k) == load(b, k) ||
           (std::isnan(spec::decode(e, load(a, k))) && std::isnan(spec::decode(e, load(b, k))));
  };
  for (std::size_t k = 0; k < count(a.type); ++k)
    if (!same(k)) return false;
  return true;
}

std::string elements_text(const Tensor& t, std::size_t limit) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  std::string out;
  for (std::size_t k = 0; k < std::min(limit, count(t.type)); ++k)
    out += fmt::format("{}{}", k == 0 ? "" : ", ",
                       describe_element(t.type.element(), std::span(t.bytes).subspan(k * size, size)));
  return count(t.type) > limit ? out + ", ..." : out;
}

}  // namespace assay::judge
