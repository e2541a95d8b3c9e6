#include "fuzz/float_code.h"

namespace assay::fuzz {
namespace {

using spec::Specials;

std::uint64_t low_bits(int n) { return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1; }

struct Split {
  bool negative;
  std::uint64_t magnitude;
  int magnitude_bits;
};

Split split(const spec::ElementFormat& f, std::uint64_t code) {
  const int bits = f.has_sign ? f.bits - 1 : f.bits;
  return {f.has_sign && ((code >> bits) & 1) != 0, code & low_bits(bits), bits};
}

bool is_nan(const spec::ElementFormat& f, const Split& s) {
  const std::uint64_t infinity = low_bits(f.exponent_bits) << f.mantissa_bits;
  switch (f.specials) {
    case Specials::kIeee: return s.magnitude > infinity;
    case Specials::kFiniteNan: return s.magnitude == low_bits(s.magnitude_bits);
    case Specials::kNegativeZero: return s.negative && s.magnitude == 0;
    case Specials::kFiniteOnly: return false;
  }
  return false;
}

}  // namespace

std::uint64_t load_code(std::span<const std::byte> bytes) {
  std::uint64_t code = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) code = code << 8 | std::to_integer<std::uint64_t>(bytes[i]);
  return code;
}

bool in_range(spec::ElementType e, std::uint64_t code) { return (code & ~low_bits(spec::bits(e))) == 0; }

CodeClass class_of(spec::ElementType e, std::uint64_t code) {
  const auto& f = spec::format(e);
  if (!spec::is_float(e)) return CodeClass::kFinite;
  const Split s = split(f, code);
  if (is_nan(f, s)) return CodeClass::kNan;
  if (f.has_zero && s.magnitude == 0) return s.negative ? CodeClass::kNegativeZero : CodeClass::kPositiveZero;
  if (f.specials == Specials::kIeee && s.magnitude == low_bits(f.exponent_bits) << f.mantissa_bits)
    return s.negative ? CodeClass::kNegativeInfinity : CodeClass::kPositiveInfinity;
  return CodeClass::kFinite;
}

}  // namespace assay::fuzz
