#include "generator/values/codes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "spec/types/float_code.h"

namespace assay::generator {
namespace {

using spec::ElementFormat;
using spec::ElementType;
using Table = std::vector<std::uint64_t>;

/// The tables of all formats of a kind.
template <Table (*make)(const ElementFormat&), bool (*is_of_kind)(ElementType)> Codes table_of(const ElementFormat& f) {
  static const auto tables = [] {
    std::array<Table, spec::kElementTypes> all;
    for (const auto& format : spec::kElementFormats)
      if (is_of_kind(format.type)) all[static_cast<std::size_t>(format.type)] = make(format);
    return all;
  }();
  const auto& table = tables[static_cast<std::size_t>(f.type)];
  return {table.data(), table.size()};
}

constexpr std::int64_t kSmall = 9;  ///< of ordinary integers

Table make_small_integers(const ElementFormat& f, std::int64_t b, bool is_absolute) {
  Table table;
  for (std::int64_t n = 0; n <= 2 * b; ++n) {
    const auto i = nth_small_integer(n);
    table.push_back(low_bits(static_cast<std::uint64_t>(is_absolute ? std::abs(i) : i), f.bits));
  }
  return table;
}

Table make_small_integers(const ElementFormat& f) { return make_small_integers(f, kSmall, false); }

Table make_ordinary_integers(const ElementFormat& f) {
  const auto most = static_cast<std::int64_t>((std::uint64_t{1} << (f.bits - 1)) - 1);
  return make_small_integers(f, std::min(kSmall, most), spec::is_unsigned(f.type));
}

Table make_extreme_integers(const ElementFormat& f) {
  const std::uint64_t top = std::uint64_t{1} << (f.bits - 1);
  Table table;
  for (const auto code :
       {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}, top, top - 1, top + 1, std::uint64_t{2}, top >> 1})
    table.push_back(low_bits(code, f.bits));
  return table;
}

template <int exponent> Table make_lattice(const ElementFormat& f) {
  Table table;
  if (!f.has_sign) {
    for (const int e : {0, 1, 2, 3}) table.push_back(spec::encode(f.type, std::ldexp(1.0, e)));
    return table;
  }
  const int most = f.mantissa_bits >= 7 ? 8 : f.mantissa_bits >= 3 ? 4 : 2;
  for (std::int64_t n = 0; n <= 2 * most; ++n)
    table.push_back(spec::encode(f.type, std::ldexp(static_cast<double>(nth_small_integer(n)), exponent)));
  return table;
}

/// By exponent: 0, -1, -2.
constexpr std::array<Codes (*)(const ElementFormat&), kLattices> kLatticeTables = {
    &table_of<make_lattice<0>, spec::is_float>, &table_of<make_lattice<-1>, spec::is_float>,
    &table_of<make_lattice<-2>, spec::is_float>};

Table make_special_codes(const ElementFormat& f) {
  const auto e = f.type;
  Table table;
  for (const auto code :
       {std::uint64_t{0}, spec::encode(e, 1), spec::has_nan(e) ? spec::nan_code(e) : 0,
        spec::has_infinity(e) ? spec::infinity_code(e) : spec::largest_code(e), spec::largest_code(e),
        spec::smallest_normal_code(e), std::uint64_t{1}, spec::smallest_normal_code(e) - 1, spec::encode(e, 0.5)}) {
    table.push_back(low_bits(code, f.bits));
    if (f.has_sign) table.push_back(low_bits(code | spec::sign_code(e), f.bits));
  }
  return table;
}

bool is_small_float(ElementType e) { return spec::is_float(e) && spec::bits(e) <= 8; }

template <Spread spread> Table make_numbers(const ElementFormat& f) {
  Table table;
  const auto add = [&](double x) {
    const auto code = spec::encode(f.type, x);
    if (std::isfinite(spec::decode(f.type, code))) table.push_back(code);
  };
  for (std::int64_t n = 0; n <= 2 * binades(f, spread); ++n)
    for (std::int64_t fraction = 0; fraction < std::int64_t{1} << f.mantissa_bits; ++fraction) {
      const auto significand = 1 + std::ldexp(static_cast<double>(fraction), -f.mantissa_bits);
      const auto x = std::ldexp(significand, static_cast<int>(nth_small_integer(n)));
      add(x);
      if (f.has_sign) add(-x);
    }
  return table;
}

bool is_large_float(ElementType e) { return spec::is_float(e) && spec::bits(e) > 8; }

template <Spread spread> Table make_heads(const ElementFormat& f) {
  Table table;
  for (std::int64_t n = 0; n <= 2 * binades(f, spread); ++n) {
    const auto head = spec::encode(f.type, std::ldexp(1.0, static_cast<int>(nth_small_integer(n))));
    table.insert(table.end(), {head, head | spec::sign_code(f.type)});
  }
  return table;
}

/// By spread.
constexpr std::array<Codes (*)(const ElementFormat&), kSpreads> kNumbers = {
    &table_of<make_numbers<Spread::kModerate>, is_small_float>,
    &table_of<make_numbers<Spread::kBesideSpecials>, is_small_float>,
    &table_of<make_numbers<Spread::kNear>, is_small_float>, &table_of<make_numbers<Spread::kFar>, is_small_float>};

}  // namespace

int binades(const ElementFormat& f, Spread spread) {
  switch (spread) {
    case Spread::kModerate: return f.exponent_bits >= 5 ? 3 : 1;
    case Spread::kBesideSpecials: return 2;
    case Spread::kNear: return std::max(1, (1 << f.exponent_bits) / 8 - 1);
    case Spread::kFar: return std::max(1, (1 << f.exponent_bits) / 2 - 1);
  }
  return 1;
}

Codes small_integers(const ElementFormat& f) { return table_of<make_small_integers, spec::is_int>(f); }
Codes ordinary_integers(const ElementFormat& f) { return table_of<make_ordinary_integers, spec::is_int>(f); }
Codes extreme_integers(const ElementFormat& f) { return table_of<make_extreme_integers, spec::is_int>(f); }
Codes lattice(const ElementFormat& f, int exponent) { return kLatticeTables[static_cast<std::size_t>(-exponent)](f); }
Codes special_codes(const ElementFormat& f) { return table_of<make_special_codes, spec::is_float>(f); }
Codes heads(const ElementFormat& f, Spread spread) {
  return spread == Spread::kModerate ? table_of<make_heads<Spread::kModerate>, is_large_float>(f)
                                     : table_of<make_heads<Spread::kBesideSpecials>, is_large_float>(f);
}
Codes numbers(const ElementFormat& f, Spread spread) { return kNumbers[static_cast<std::size_t>(spread)](f); }

}  // namespace assay::generator
