#include "oracle/numerics/primitive.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <functional>
#include <set>

#include "oracle/numerics/exact_formats_test.h"
#include "oracle/numerics/format.h"

namespace assay::oracle {
namespace {

using testing_formats::all_formats;
using testing_formats::ExactFormat;
using testing_formats::Rational;

/// One application on single elements given by their codes.
std::uint64_t code_of(std::string_view name, ElementType result, ElementType operand, std::vector<std::uint64_t> codes,
                      Parameters parameters = {}) {
  std::vector<Column> columns;
  std::uint64_t out = 0;
  for (auto& c : codes) columns.push_back({reinterpret_cast<const std::byte*>(&c), 8});
  const std::vector<ElementType> types(codes.size(), operand);
  const auto done = apply(name, result, types, {reinterpret_cast<std::byte*>(&out), 8}, columns, 1, parameters);
  EXPECT_TRUE(done) << done.error().text();
  return out;
}

TEST(Primitives, HaveDistinctNamesAndFindThemselves) {
  std::set<std::string_view> names;
  for (const auto& p : primitives()) {
    EXPECT_TRUE(names.insert(p.name).second) << p.name;
    EXPECT_EQ(find_primitive(p.name), &p);
  }
  EXPECT_EQ(find_primitive("no such"), nullptr);
}

TEST(Primitives, ResolveForExactlyTheTypesTheyClaim) {
  for (const auto& p : primitives()) {
    if (p.rule != ResultRule::kSame || p.name == "reduce_precision") continue;
    for (const auto& f : spec::element_formats()) {
      const std::vector<ElementType> types(static_cast<std::size_t>(p.operands), f.type);
      EXPECT_EQ(resolve(p, f.type, types).has_value(), (p.elements & spec::set_of(f.type)) != 0) << p.name << f.name;
    }
  }
}

// ---- Narrow floats against exact rationals ------------------------------------------------------

/// The next value of the format in the direction of b; b where they are equal.
double neighbour(const ExactFormat& f, double a, double b) {
  if (a == b) return b;
  double nearest = b > a ? std::numeric_limits<double>::infinity() : -std::numeric_limits<double>::infinity();
  for (const auto& v : f.finite_values)
    if (b > a ? v.value > a && v.value < nearest : v.value < a && v.value > nearest) nearest = v.value;
  return nearest;
}

TEST(NextAfter, IsTheNeighbourAmongTheValuesOfTheFormat) {
  for (const ExactFormat& f : all_formats()) {
    if (f.codes() > 256) continue;
    for (const auto& a : f.finite_values)
      for (const auto& b : f.finite_values) {
        const std::uint64_t code = code_of("next_after", f.type, f.type, {a.code, b.code});
        std::byte element[8] = {};
        store_bits(f.type, {code, 0}, element);
        EXPECT_EQ(load_float(f.type, element), neighbour(f, a.value, b.value)) << a.value << " to " << b.value;
      }
  }
}

/// Columns of all pairs of codes of a one-byte type.
struct AllPairs {
  std::vector<std::uint8_t> lhs, rhs, out;
  explicit AllPairs(unsigned codes) {
    for (unsigned a = 0; a < codes; ++a)
      for (unsigned b = 0; b < codes; ++b) {
        lhs.push_back(static_cast<std::uint8_t>(a));
        rhs.push_back(static_cast<std::uint8_t>(b));
      }
    out.resize(lhs.size());
  }
  void run(std::string_view name, ElementType result, ElementType operand, Parameters parameters = {}) {
    const std::array<ElementType, 2> types{operand, operand};
    const std::array<Column, 2> in{Column{reinterpret_cast<std::byte*>(lhs.data()), 1},
                                   Column{reinterpret_cast<std::byte*>(rhs.data()), 1}};
    const auto done = apply(name, result, types, {reinterpret_cast<std::byte*>(out.data()), 1}, in,
                            static_cast<std::int64_t>(out.size()), parameters);
    ASSERT_TRUE(done) << done.error().text();
  }
};

using RationalOp = Rational (*)(const Rational&, const Rational&);
void check_all_pairs(std::string_view name, bool divides, RationalOp op) {
  for (const ExactFormat& f : all_formats()) {
    if (f.codes() > 256) continue;
    AllPairs pairs(f.codes());
    pairs.run(name, f.type, f.type);
    std::vector<Rational> exact(f.codes());
    for (const auto& v : f.finite()) exact[v.code] = v.exact;
    int wrong = 0;
    for (std::size_t i = 0; i < pairs.out.size(); ++i) {
      const double a = f.value(pairs.lhs[i]), b = f.value(pairs.rhs[i]);
      if (!std::isfinite(a) || !std::isfinite(b) || (divides && b == 0)) continue;
      const Rational x = op(exact[pairs.lhs[i]], exact[pairs.rhs[i]]);
      if (x.sign() <= 0 && !f.has_zero) continue;  // neither zero nor sign: no value is right
      wrong += f.is_code_of(f.nearest(x), pairs.out[i]) ? 0 : 1;
    }
    EXPECT_EQ(wrong, 0) << name << " of " << spec::name(f.type);
  }
}

TEST(NarrowFloats, AddEveryPairCorrectlyRounded) {
  check_all_pairs("add", false, [](const Rational& a, const Rational& b) { return a + b; });
}
TEST(NarrowFloats, SubtractEveryPairCorrectlyRounded) {
  check_all_pairs("subtract", false, [](const Rational& a, const Rational& b) { return a - b; });
}
TEST(NarrowFloats, MultiplyEveryPairCorrectlyRounded) {
  check_all_pairs("multiply", false, [](const Rational& a, const Rational& b) { return a * b; });
}
TEST(NarrowFloats, DivideEveryPairCorrectlyRounded) {
  check_all_pairs("divide", true, [](const Rational& a, const Rational& b) { return a / b; });
}

TEST(NarrowFloats, NansInfinitiesAndZerosFollowIeee) {
  for (const ExactFormat& f : all_formats()) {
    if (f.codes() > 256) continue;
    for (const auto* name : {"add", "subtract", "multiply", "divide"}) {
      AllPairs pairs(f.codes());
      pairs.run(name, f.type, f.type);
      for (std::size_t i = 0; i < pairs.out.size(); ++i) {
        const double a = f.value(pairs.lhs[i]), b = f.value(pairs.rhs[i]);
        if (std::isfinite(a) && std::isfinite(b) && !(*name == 'd' && b == 0)) continue;
        const double ieee = *name == 'a' ? a + b : *name == 's' ? a - b : *name == 'm' ? a * b : a / b;
        const bool representable = std::isnan(ieee) ? f.top != testing_formats::Top::kFinite
                                                    : std::isfinite(ieee) || f.top == testing_formats::Top::kIeee;
        if (representable && f.has_zero) {
          EXPECT_TRUE(f.is_code_of(ieee, pairs.out[i])) << name << spec::name(f.type) << a << " " << b;
        }
      }
    }
  }
}

TEST(NarrowFloats, CompareAndOrderEveryPair) {
  for (const ExactFormat& f : all_formats()) {
    if (f.codes() > 256) continue;
    AllPairs pairs(f.codes());
    for (std::int64_t direction = 0; direction < 6; ++direction) {
      pairs.run("order", ElementType::i1, f.type, {direction, 0});
      int wrong = 0;
      for (std::size_t i = 0; i < pairs.out.size(); ++i) {
        const double a = f.value(pairs.lhs[i]), b = f.value(pairs.rhs[i]);
        const bool expected[] = {a == b, a != b, a >= b, a > b, a <= b, a < b};
        wrong += pairs.out[i] == (expected[direction] ? 1 : 0) ? 0 : 1;
      }
      EXPECT_EQ(wrong, 0) << spec::name(f.type) << direction;
    }
  }
}

TEST(NarrowFloats, MaximumAndMinimumAreThoseOfIeee2019) {
  for (const ExactFormat& f : all_formats()) {
    if (f.codes() > 256) continue;
    AllPairs high(f.codes()), low(f.codes());
    high.run("maximum", f.type, f.type);
    low.run("minimum", f.type, f.type);
    for (std::size_t i = 0; i < high.out.size(); ++i) {
      const double a = f.value(high.lhs[i]), b = f.value(high.rhs[i]);
      const double x = f.value(high.out[i]), y = f.value(low.out[i]);
      if (std::isnan(a) || std::isnan(b)) {
        EXPECT_TRUE(std::isnan(x) && std::isnan(y));
        continue;
      }
      EXPECT_EQ(x, a > b ? a : b);
      EXPECT_EQ(y, a < b ? a : b);
      if (a == 0 && b == 0) {
        EXPECT_EQ(std::signbit(x), std::signbit(a) && std::signbit(b));
        EXPECT_EQ(std::signbit(y), std::signbit(a) || std::signbit(b));
      }
    }
  }
}

TEST(NarrowFloats, RemainderLeavesAnExactMultiple) {
  for (const ExactFormat& f : all_formats()) {
    if (f.codes() > 256 || !f.has_zero) continue;
    AllPairs pairs(f.codes());
    pairs.run("remainder", f.type, f.type);
    for (std::size_t i = 0; i < pairs.out.size(); ++i) {
      const double a = f.value(pairs.lhs[i]), b = f.value(pairs.rhs[i]), r = f.value(pairs.out[i]);
      if (!std::isfinite(a) || !std::isfinite(b) || b == 0) continue;
      const double quotient = (a - r) / b;  // both exact: few bits
      EXPECT_LT(std::fabs(r), std::fabs(b));
      EXPECT_EQ(quotient, std::trunc(a / b));
      EXPECT_TRUE(r == 0 || std::signbit(r) == std::signbit(a));
    }
  }
}

/// f16 and bf16: all values for unary operations.
TEST(HalfFloats, RoundToIntegersSquareRootsAndSigns) {
  for (const ExactFormat& f : all_formats()) {
    for (const auto& v : f.finite()) {
      const double x = v.value;
      const auto expect = [&](const char* name, double y) {
        if (f.has_zero || y > 0) {
          EXPECT_TRUE(f.is_code_of(f.nearest(Rational(y)), code_of(name, f.type, f.type, {v.code})))
              << name << spec::name(f.type) << x;
        }
      };
      const double down = x - std::fmod(x, 1);
      const double floor = down > x ? down - 1 : down, fraction = x - floor;
      expect("floor", floor);
      expect("ceil", fraction == 0 ? x : floor + 1);
      const bool up_afz = fraction > 0.5 || (fraction == 0.5 && x > 0);
      expect("round_nearest_afz", up_afz ? floor + 1 : floor);
      const bool up_even = fraction > 0.5 || (fraction == 0.5 && std::fmod(floor, 2) != 0);
      expect("round_nearest_even", up_even ? floor + 1 : floor);
      expect("abs", x < 0 ? 0 - x : x);
      if (f.sign_bits != 0) expect("negate", 0 - x);
      expect("sign", x > 0 ? 1 : x < 0 ? -1 : 0);
      EXPECT_EQ(code_of("is_finite", ElementType::i1, f.type, {v.code}), 1u);
    }
  }
}

TEST(HalfFloats, SquareRootIsTheNearestValue) {
  for (const ExactFormat& f : all_formats())
    for (const auto& v : f.finite()) {
      if (v.value < 0) continue;
      const double root = f.value(static_cast<unsigned>(code_of("sqrt", f.type, f.type, {v.code})));
      if (!f.has_zero && v.value < 0x1p-120) continue;
      // No value lies between root and sqrt(x) by more than half a step: (root +- step / 2)^2 bounds x.
      const Rational low((root + next_down(f.type, root)) / 2), high((root + next_up(f.type, root)) / 2);
      if (std::isfinite(next_up(f.type, root))) {
        EXPECT_LE(v.exact.compare(high * high), 0) << spec::name(f.type) << v.value;
      }
      if (root > 0 && (f.has_zero || root > 0x1p-100)) {
        EXPECT_GE(v.exact.compare(low * low), 0) << spec::name(f.type) << v.value;
      }
    }
}

// ---- Integers against 128-bit arithmetic --------------------------------------------------------

struct IntegerType {
  ElementType type;
  int width;
  bool is_signed;
  __int128 value(std::uint64_t code) const {
    const auto mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    const __int128 v = code & mask;
    return is_signed && (v >> (width - 1)) != 0 ? v - (__int128{1} << width) : v;
  }
  std::uint64_t code(__int128 v) const {
    const auto bits = static_cast<std::uint64_t>(static_cast<unsigned __int128>(v));
    return width == 64 ? bits : bits & ((std::uint64_t{1} << width) - 1);
  }
};

// clang-format off
constexpr IntegerType kIntegerTypes[] = {
    {ElementType::i2, 2, true},    {ElementType::i4, 4, true},    {ElementType::i8, 8, true},
    {ElementType::i16, 16, true},  {ElementType::i32, 32, true},  {ElementType::i64, 64, true},
    {ElementType::ui2, 2, false},  {ElementType::ui4, 4, false},  {ElementType::ui8, 8, false},
    {ElementType::ui16, 16, false}, {ElementType::ui32, 32, false}, {ElementType::ui64, 64, false},
};
// clang-format on

/// Every value where there are few, edges of the range otherwise.
std::vector<std::uint64_t> samples(const IntegerType& t) {
  std::vector<std::uint64_t> codes;
  if (t.width <= 8) {
    for (unsigned c = 0; c < (1u << t.width); ++c) codes.push_back(c);
    return codes;
  }
  for (int bit = 0; bit < t.width; ++bit)
    for (__int128 near = -2; near <= 2; ++near) {
      codes.push_back(t.code((__int128{1} << bit) + near));
      codes.push_back(t.code(-(__int128{1} << bit) + near));
    }
  return codes;
}

__int128 floor_power(__int128 base, __int128 exponent, int width) {
  unsigned __int128 product = 1;
  const auto modulus_mask = (static_cast<unsigned __int128>(1) << width) - 1;
  for (__int128 i = 0; i < exponent; ++i)
    product = (product * (static_cast<unsigned __int128>(base) & modulus_mask)) & modulus_mask;
  return static_cast<__int128>(product);
}

using IntegerOp = std::function<__int128(const IntegerType&, __int128, __int128)>;
void check_integers(std::string_view name, const IntegerOp& expected,
                    std::function<bool(const IntegerType&, __int128, __int128)> defined = {}) {
  for (const auto& t : kIntegerTypes) {
    const auto codes = samples(t);
    int wrong = 0;
    for (const auto a : codes)
      for (const auto b : codes) {
        if (defined && !defined(t, t.value(a), t.value(b))) continue;
        wrong += code_of(name, t.type, t.type, {a, b}) == t.code(expected(t, t.value(a), t.value(b))) ? 0 : 1;
      }
    EXPECT_EQ(wrong, 0) << name << " of " << spec::name(t.type);
  }
}

TEST(Integers, WrapAround) {
  check_integers("add", [](auto&, auto a, auto b) { return a + b; });
  check_integers("subtract", [](auto&, auto a, auto b) { return a - b; });
  check_integers("multiply", [](auto&, auto a, auto b) {
    return static_cast<__int128>(static_cast<unsigned __int128>(a) * static_cast<unsigned __int128>(b));
  });
}
TEST(Integers, DivideByTruncationWithThePolicyForZero) {
  check_integers("divide", [](auto&, auto a, auto b) { return b == 0 ? -1 : a / b; });
  check_integers("remainder", [](auto&, auto a, auto b) { return b == 0 ? a : a % b; });
}
TEST(Integers, ChooseAndCombineBits) {
  check_integers("maximum", [](auto&, auto a, auto b) { return a > b ? a : b; });
  check_integers("minimum", [](auto&, auto a, auto b) { return a < b ? a : b; });
  check_integers("and", [](auto&, auto a, auto b) { return a & b; });
  check_integers("or", [](auto&, auto a, auto b) { return a | b; });
  check_integers("xor", [](auto&, auto a, auto b) { return a ^ b; });
}
TEST(Integers, ShiftWithThePolicyForLargeAmounts) {
  const auto out = [](const IntegerType& t, __int128 b) { return b < 0 || b >= t.width; };
  check_integers("shift_left", [&](auto& t, auto a, auto b) {
    return out(t, b) ? 0 : static_cast<__int128>(static_cast<unsigned __int128>(a) << static_cast<int>(b));
  });
  check_integers("shift_right_logical", [&](auto& t, auto a, auto b) {
    return out(t, b) ? 0 : static_cast<__int128>(t.code(a)) >> static_cast<int>(b);
  });
  check_integers("shift_right_arithmetic", [&](auto& t, auto a, auto b) {
    const IntegerType as_signed{t.type, t.width, true};
    return as_signed.value(t.code(a)) >> (out(t, b) ? t.width - 1 : static_cast<int>(b));
  });
}
TEST(Integers, PowerByRepeatedMultiplication) {
  const auto small = [](const IntegerType&, __int128, __int128 b) { return b < 300; };
  check_integers(
      "power",
      [](auto& t, auto a, auto b) -> __int128 {
        if (b < 0) return a == 1 ? 1 : a == -1 ? (b % 2 == 0 ? 1 : -1) : 0;
        return floor_power(a, b, t.width);
      },
      small);
}
TEST(Integers, UnaryOperations) {
  for (const auto& t : kIntegerTypes)
    for (const auto c : samples(t)) {
      const __int128 v = t.value(c);
      EXPECT_EQ(code_of("negate", t.type, t.type, {c}), t.code(-v));
      EXPECT_EQ(code_of("not", t.type, t.type, {c}), t.code(-v - 1));
      if (t.is_signed) {
        EXPECT_EQ(code_of("abs", t.type, t.type, {c}), t.code(v < 0 ? -v : v));
      }
      if (t.is_signed) {
        EXPECT_EQ(code_of("sign", t.type, t.type, {c}), t.code(v > 0 ? 1 : v < 0 ? -1 : 0));
      }
      int ones = 0, zeros = 0;
      for (int bit = 0; bit < t.width; ++bit) ones += static_cast<int>(t.code(v) >> bit & 1);
      while (zeros < t.width && (t.code(v) >> (t.width - 1 - zeros) & 1) == 0) ++zeros;
      EXPECT_EQ(code_of("popcnt", t.type, t.type, {c}), t.code(ones));
      EXPECT_EQ(code_of("count_leading_zeros", t.type, t.type, {c}), t.code(zeros));
    }
}
TEST(Integers, CompareByValue) {
  for (const auto& t : kIntegerTypes)
    for (const auto a : samples(t))
      for (const auto b : {samples(t)[0], samples(t)[1], t.code(-1), a}) {
        const __int128 x = t.value(a), y = t.value(b);
        const bool expected[] = {x == y, x != y, x >= y, x > y, x <= y, x < y};
        for (std::int64_t d = 0; d < 6; ++d)
          ASSERT_EQ(code_of("order", ElementType::i1, t.type, {a, b}, {d, -1}), expected[d] ? 1u : 0u);
      }
}

TEST(Booleans, AddIsOrAndMultiplyIsAnd) {
  const auto check = [](const char* name, std::array<int, 4> table) {
    for (std::uint64_t i = 0; i < 4; ++i)
      EXPECT_EQ(code_of(name, ElementType::i1, ElementType::i1, {i / 2, i % 2}), static_cast<std::uint64_t>(table[i]))
          << name;
  };
  check("add", {0, 1, 1, 1});
  check("multiply", {0, 0, 0, 1});
  check("maximum", {0, 1, 1, 1});
  check("minimum", {0, 0, 0, 1});
  check("and", {0, 0, 0, 1});
  check("or", {0, 1, 1, 1});
  check("xor", {0, 1, 1, 0});
}

// ---- Conversions --------------------------------------------------------------------------------

TEST(Conversions, BetweenNarrowFloatsRoundOnce) {
  for (const ExactFormat& from : all_formats())
    for (const ExactFormat& to : all_formats())
      for (const auto& v : from.finite()) {
        if (!to.has_zero && (v.value <= 0)) continue;
        const std::array<ElementType, 1> types{from.type};
        std::uint64_t in = v.code, out = 0;
        const std::array<Column, 1> column{Column{reinterpret_cast<std::byte*>(&in), 0}};
        static const Primitive& convert = primitive(PrimitiveId::kConvert);
        static thread_local const Application* cached = nullptr;
        static thread_local Application application;
        if (cached == nullptr || application.result != to.type || application.operands[0] != from.type) {
          application = *resolve(convert, to.type, types);
          cached = &application;
        }
        application({reinterpret_cast<std::byte*>(&out), 8}, column.data(), 1);
        ASSERT_TRUE(to.is_code_of(to.nearest(v.exact), out)) << spec::name(from.type) << spec::name(to.type) << v.value;
      }
}

TEST(Conversions, FromIntegersRoundOnce) {
  for (const auto& t : kIntegerTypes)
    for (const ExactFormat& to : all_formats()) {
      if (!to.has_zero) continue;
      for (const auto c : samples(t)) {
        // Exact: the integer as a sum of two doubles.
        const __int128 v = t.value(c);
        const auto high = static_cast<double>(static_cast<std::int64_t>(v >> 32)),
                   low = static_cast<double>(static_cast<std::uint64_t>(v & 0xFFFFFFFF));
        const Rational exact = Rational(high) * Rational(0x1p32) + Rational(low);
        ASSERT_TRUE(to.is_code_of(to.nearest(exact), code_of("convert", to.type, t.type, {c})))
            << spec::name(t.type) << spec::name(to.type) << static_cast<double>(v);
      }
    }
}

TEST(Conversions, ToIntegersTruncateAndSaturate) {
  for (const ExactFormat& from : all_formats())
    for (const auto& t : kIntegerTypes)
      for (unsigned code = 0; code<from.codes(); code += from.codes()> 256 ? 37 : 1) {
        const double x = from.value(code);
        const __int128 top = t.is_signed ? (__int128{1} << (t.width - 1)) - 1 : (__int128{1} << t.width) - 1;
        const __int128 bottom = t.is_signed ? -top - 1 : 0;
        const double truncated = std::trunc(x);
        const __int128 expected = std::isnan(x)                              ? 0
                                  : truncated >= static_cast<double>(top)    ? top
                                  : truncated <= static_cast<double>(bottom) ? bottom
                                                                             : static_cast<__int128>(truncated);
        ASSERT_EQ(code_of("convert", t.type, from.type, {code}), t.code(expected))
            << spec::name(from.type) << spec::name(t.type) << x;
      }
}

TEST(Conversions, ToBooleanAsksForNonZero) {
  for (const ExactFormat& from : all_formats())
    for (unsigned code = 0; code < from.codes(); ++code)
      ASSERT_EQ(code_of("convert", ElementType::i1, from.type, {code}), from.value(code) == 0 ? 0u : 1u);
}

TEST(ReducePrecision, FollowsTheExampleOfTheText) {
  const auto reduced = [](double x) {
    return std::bit_cast<double>(
        code_of("reduce_precision", ElementType::f64, ElementType::f64, {std::bit_cast<std::uint64_t>(x)}, {5, 10}));
  };
  EXPECT_EQ(reduced(INFINITY), INFINITY);
  EXPECT_TRUE(std::isnan(reduced(NAN)));
  EXPECT_EQ(reduced(0x1p-1074), 0);
  EXPECT_EQ(reduced(65519), 65504);
  EXPECT_EQ(reduced(65520), INFINITY);
}

TEST(ReducePrecision, OfWiderFormatsMatchesConvertingOnNormals) {
  for (const ExactFormat& to : all_formats()) {
    if (to.top != testing_formats::Top::kIeee) continue;
    for (int n = 0; n < 20000; ++n) {
      const float x = std::ldexp(static_cast<float>(n * 7919 % 16384) - 8000.0f, n % 40 - 30);
      const float got = std::bit_cast<float>(
          static_cast<std::uint32_t>(code_of("reduce_precision", ElementType::f32, ElementType::f32,
                                             {std::bit_cast<std::uint32_t>(x)}, {to.exponent_bits, to.mantissa_bits})));
      const double nearest = to.nearest(Rational(static_cast<double>(x)));
      if (std::fabs(nearest) >= std::ldexp(1.0, 2 - to.bias)) {
        EXPECT_EQ(static_cast<double>(got), nearest) << spec::name(to.type) << x;
      }
    }
  }
}

/// The three steps of the text on the bits of a normal f32.
std::uint32_t reduced_by_bits(std::uint32_t bits, int exponent_bits, int mantissa_bits) {
  const std::uint32_t sign = bits & 0x80000000u;
  const int dropped = 23 - mantissa_bits;
  std::uint32_t magnitude = bits & 0x7FFFFFFFu;
  if (dropped > 0) {
    const std::uint32_t odd = (magnitude >> dropped) & 1;
    magnitude = (magnitude + (1u << (dropped - 1)) - 1 + odd) >> dropped << dropped;
  }
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const int exponent = static_cast<int>(magnitude >> 23) - 127;
  if (exponent > bias) return sign | 0x7F800000u;
  return exponent < 1 - bias ? sign : sign | magnitude;
}

TEST(ReducePrecision, TakesTheStepsOfTheTextOnBits) {
  std::uint32_t bits = 1;
  for (int n = 0; n < 20000; ++n) {
    bits = bits * 1664525u + 1013904223u;
    const std::uint32_t tie = (bits & 0xFF800000u) | 0x00400000u;
    for (const std::uint32_t x : {bits, tie}) {
      if ((x >> 23 & 0xFF) == 0 || (x >> 23 & 0xFF) == 0xFF) continue;
      const int exponent_bits = 1 + n % 8;
      const int mantissa_bits = n / 8 % 24;
      EXPECT_EQ(code_of("reduce_precision", ElementType::f32, ElementType::f32, {x}, {exponent_bits, mantissa_bits}),
                reduced_by_bits(x, exponent_bits, mantissa_bits))
          << std::bit_cast<float>(x) << " e" << exponent_bits << "m" << mantissa_bits;
    }
  }
}

TEST(Bits, JoinAndTakeApart) {
  const std::uint64_t f64_bits = 0x0123456789ABCDEF;  // the text's example of bitcast_convert
  const Bits joined = load_bits(ElementType::f64, reinterpret_cast<const std::byte*>(&f64_bits));
  const std::uint64_t expected[] = {0xCDEF, 0x89AB, 0x4567, 0x0123};
  Bits back;
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(bits_at(joined, i, 16).low, expected[i]);
    back = join_bits(back, bits_at(joined, i, 16), i, 16);
  }
  EXPECT_EQ(back.low, f64_bits);
}

}  // namespace
}  // namespace assay::oracle
