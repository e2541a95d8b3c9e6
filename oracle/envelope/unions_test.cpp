#include "oracle/envelope/unions.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>

#include "oracle/envelope/domain.h"
#include "oracle/envelope/sets_test.h"
#include "spec/types/float_code.h"

/// Sets of alternatives: what an implementation may give, and nothing between.
namespace assay::oracle {
namespace {

std::string text_of(const std::string& type, const std::string& ops) {
  return "func.func @main(%a: " + type + ", %b: " + type + ") -> " + type + " {\n" + ops + "\nreturn %r : " + type +
         "\n}\n";
}

/// The set of one f32 that is computed of two.
AcceptanceTensor set_of_two(const std::string& ops, const std::string& a, const std::string& b,
                            std::string_view contract = "stablehlo") {
  const auto sets =
      sets_of(text_of("tensor<f32>", ops),
              {tensor("dense<" + a + "> : tensor<f32>"), tensor("dense<" + b + "> : tensor<f32>")}, contract);
  return sets.empty() ? AcceptanceTensor{} : sets[0];
}

bool holds(const AcceptanceTensor& set, double number) {
  const auto x = static_cast<float>(number);
  return set.accepts(0, std::span(reinterpret_cast<const std::byte*>(&x), sizeof(x)));
}

struct OfSubnormal {
  const char* op;
  double of_zero;    ///< f(0), as flushing gives
  double of_number;  ///< f(x) for x = 2^-140
  double neither;    ///< between the two, or beside them
};

// 2^-140 is subnormal in f32: OpenCL C 3.0, 7.5.3 lets it be read as zero. What lies between f(0) and f(x) is no
// result of either. The values of f are exact or from closed forms: log(2^-140) = -140 log 2.
constexpr OfSubnormal kOfSubnormal[] = {
    {"%r = stablehlo.divide %b, %a : tensor<f32>", kInfinity, kInfinity, -5},
    {"%r = stablehlo.log %a : tensor<f32>", -kInfinity, -97.040605, -200},
    {"%r = stablehlo.sqrt %a : tensor<f32>", 0, 0x1p-70, 0x1p-71},
    {"%r = stablehlo.rsqrt %a : tensor<f32>", kInfinity, 0x1p70, 0x1p72},
    {"%r = stablehlo.cbrt %a : tensor<f32>", 0, 8.952277496340425e-15, 1e-15},
    {"%r = stablehlo.sign %a : tensor<f32>", 0, 1, 0.5F},
    {"%r = chlo.cosh %a : tensor<f32> -> tensor<f32>", 1, 1, -1},
    {"%r = chlo.lgamma %a : tensor<f32> -> tensor<f32>", kInfinity, 97.040605, 300},
    {"%r = stablehlo.tan %a : tensor<f32>", 0, 0x1p-140, 0x1p-141},
    {"%r = stablehlo.multiply %a, %b : tensor<f32>", 0, 0x1p-140, 0x1p-141},
    {"%c = stablehlo.divide %b, %a : tensor<f32>\n%r = stablehlo.divide %b, %c : tensor<f32>", 0, 0, 1},
};

TEST(Unions, HoldWhatAFunctionGivesForASubnormalNumberAndForZero) {
  for (const OfSubnormal& c : kOfSubnormal) {
    const AcceptanceTensor set = set_of_two(c.op, "0x00000200", "1.0", "reassociate");
    const AcceptanceTensor flushing = set_of_two(c.op, "0x00000200", "1.0");
    ASSERT_TRUE(flushing.sets) << c.op;
    const bool is_bounded = flushing.strength(0) != Strength::kOpen || set.strength(0) == Strength::kOpen;
    EXPECT_TRUE(is_bounded) << c.op << ": " << flushing.describe(0);
    EXPECT_TRUE(holds(flushing, c.of_zero)) << c.op << ": " << flushing.describe(0);
    EXPECT_TRUE(holds(flushing, c.of_number)) << c.op << ": " << flushing.describe(0);
    if (flushing.strength(0) == Strength::kOpen) continue;  // no text bounds lgamma
    EXPECT_FALSE(holds(flushing, c.neither)) << c.op << ": " << flushing.describe(0);
  }
}

// No machine computes in a format without -0. In a wider one it flushes -2^-17, the number next to zero, to -0, whose
// reciprocal root is the other infinity.
TEST(Unions, HoldBothZerosOfAFlushedNumberWhereTheFormatHasOne) {
  for (const std::string operand : {"%a", "%n"}) {
    const auto sets = sets_of(
        "func.func @main(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {\n"
        "%n = chlo.next_after %b, %a : tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ> -> tensor<f8E5M2FNUZ>\n"
        "%r = stablehlo.rsqrt " +
            operand + " : tensor<f8E5M2FNUZ>\nreturn %r : tensor<f8E5M2FNUZ>\n}\n",
        {tensor("dense<-7.6293945e-06> : tensor<f8E5M2FNUZ>"), tensor("dense<0.0> : tensor<f8E5M2FNUZ>")}, "stablehlo");
    EXPECT_EQ(sets[0].describe(0), "-57344 or 57344 or NaN") << operand;
  }
}

// The transform of the largest number is open. The greater one of it and a subnormal number may be anything from there
// on, and not only what compares as zero with it.
TEST(Unions, OfAnExtremumHoldTheOtherOperandWhereItIsOpen) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<1xcomplex<f32>>, %b: tensor<1xf32>, %c: tensor<1xf32>) -> tensor<1xf32> {\n"
      "%x = stablehlo.fft %a, type = IRFFT, length = [1] : (tensor<1xcomplex<f32>>) -> tensor<1xf32>\n"
      "%r = stablehlo.clamp %b, %x, %c : tensor<1xf32>\nreturn %r : tensor<1xf32>\n}\n",
      {tensor("dense<(3.4028235e+38, 0.5)> : tensor<1xcomplex<f32>>"), tensor("dense<1.1754942e-38> : tensor<1xf32>"),
       tensor("dense<1.0> : tensor<1xf32>")},
      "stablehlo");
  EXPECT_TRUE(holds(sets[0], 1)) << sets[0].describe(0);
  EXPECT_TRUE(holds(sets[0], 0.5)) << sets[0].describe(0);
}

TEST(Unions, OfNumbersThatLeaveF64ReachInfinity) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f64>, %b: tensor<f64>) -> tensor<f64> {\n"
      "%p = stablehlo.power %a, %b : tensor<f64>\n"
      "%r = chlo.cosh %p : tensor<f64> -> tensor<f64>\nreturn %r : tensor<f64>\n}\n",
      {tensor("dense<0.24999999999999997> : tensor<f64>"), tensor("dense<-5.0> : tensor<f64>")}, "stablehlo");
  const double infinite = kInfinity, nan = std::nan("");
  EXPECT_TRUE(sets[0].accepts(0, std::as_bytes(std::span(&infinite, 1))));
  EXPECT_FALSE(sets[0].accepts(0, std::as_bytes(std::span(&nan, 1))));
}

// A comparison of a union asks each of its intervals.
TEST(Unions, AreComparedIntervalByInterval) {
  const auto sets = sets_of(
      "func.func @main(%a: tensor<f32>) -> tensor<i1> {\n%c = stablehlo.cbrt %a : tensor<f32>\n"
      "%z = stablehlo.constant dense<0.0> : tensor<f32>\n"
      "%r = stablehlo.compare GE, %c, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
      "return %r : tensor<i1>\n}\n",
      {tensor("dense<0x00000200> : tensor<f32>")}, "stablehlo");
  EXPECT_EQ(sets.at(0).describe(0), "true");
}

// IEEE 754-2019, 9.6: maximum(+0, -0) is +0, and no subnormal number is there that a flush could change.
TEST(Unions, OfFlushesDoNotFreeTheSignOfAZero) {
  EXPECT_TRUE(holds(set_of_two("%r = stablehlo.maximum %a, %b : tensor<f32>", "0.0", "-0.0"), 0.0F));
  EXPECT_FALSE(holds(set_of_two("%r = stablehlo.maximum %a, %b : tensor<f32>", "0.0", "-0.0"), -0.0F));
  EXPECT_FALSE(holds(set_of_two("%r = stablehlo.minimum %a, %b : tensor<f32>", "0.0", "-0.0"), 0.0F));
}

// -0 / 2^-140 is -0; where the divisor is read as zero, NaN.
TEST(Unions, OfAQuotientByANumberThatMayBeFlushedHaveTheSignOfItsZero) {
  const auto set = set_of_two("%r = stablehlo.divide %b, %a : tensor<f32>", "0x00000200", "-0.0");
  EXPECT_TRUE(holds(set, -0.0F));
  EXPECT_TRUE(holds(set, std::numeric_limits<float>::quiet_NaN()));
  EXPECT_FALSE(holds(set, 0.0F));
  EXPECT_FALSE(holds(set, kInfinity));
}

// A number that may be flushed compares as zero, and may come back as it is or flushed.
TEST(Unions, OfAnExtremumHoldOperandsThatCompareAsZeros) {
  const auto set = set_of_two("%r = stablehlo.maximum %a, %b : tensor<f32>", "0.0", "0x80000200");
  for (const float x : {0.0F, -0.0F, -0x1p-140F}) EXPECT_TRUE(holds(set, x)) << x;
  EXPECT_FALSE(holds(set, -0x1p-141F));
  EXPECT_FALSE(holds(set, 0x1p-140F));
}

// 2^-140 - 1 is -1 whether the first is flushed or not, and (2^-140 - 1) / 2^-140 is -2^140 or -infinity.
TEST(Unions, OfNumbersBelowTheDomainAreNan) {
  const std::string below = "%x = stablehlo.subtract %a, %b : tensor<f32>\n";
  EXPECT_EQ(set_of_two(below + "%r = stablehlo.log %x : tensor<f32>", "0x00000200", "1.0").describe(0), "NaN");
  EXPECT_EQ(set_of_two(below + "%r = stablehlo.sqrt %x : tensor<f32>", "0x00000200", "1.0").describe(0), "NaN");
}

// ---- The builder --------------------------------------------------------------------------------

ElementType any_type() {
  return *rc::gen::element(ElementType::f32, ElementType::bf16, ElementType::f8E4M3FN, ElementType::f64);
}

Cell any_interval(ElementType e) {
  const auto end = [&] {
    return spec::decode(e, *rc::gen::arbitrary<std::uint64_t>() & (~std::uint64_t{0} >> (64 - spec::bits(e))));
  };
  const double a = end(), b = *rc::gen::inRange(0, 2) ? end() : a;
  if (a != a || b != b) return must_be_nan();
  return interval(std::min(a, b), std::max(a, b));
}

bool is_in(const Cell& part, const Cell& all) {
  if (must_nan(part)) return may_nan(all);
  return std::ranges::any_of(pieces_of(all), [&](const Cell& p) { return p.low <= part.low && part.high <= p.high; });
}

RC_GTEST_PROP(Unions, HoldAllThatWasAddedInFewIntervals, ()) {
  const ElementType e = any_type();
  Unions unions;
  UnionBuilder builder(e);
  std::vector<Cell> added;
  for (int k = *rc::gen::inRange(1, 9); k > 0; --k) added.push_back(any_interval(e));
  for (const Cell& c : added) builder.add(c);
  const Cell all = builder.finish(unions);
  RC_ASSERT(pieces_of(all).size() <= kMostPieces);
  for (const Cell& c : added) RC_ASSERT(is_in(c, all));
}

/// Up to four intervals that are apart stay as they are.
RC_GTEST_PROP(Unions, HoldNothingElseWhereTheIntervalsAreFew, (const std::vector<std::int8_t>& numbers)) {
  RC_PRE(!numbers.empty());
  std::vector<std::int8_t> few(numbers.begin(), numbers.begin() + std::min<std::ptrdiff_t>(4, std::ssize(numbers)));
  Unions unions;
  UnionBuilder builder(ElementType::i8);
  for (const std::int8_t n : few) builder.add(integer_point(n));
  const Cell all = builder.finish(unions);
  for (int n = -128; n < 128; ++n) {
    const bool is_there =
        std::ranges::any_of(pieces_of(all), [&](const Cell& p) { return p.integer_low <= n && n <= p.integer_high; });
    RC_ASSERT(is_there == (std::ranges::find(few, n) != few.end()));
  }
}

// ---- Primitives of intervals --------------------------------------------------------------------

std::vector<const Primitive*> functions_of_reals() {
  std::vector<const Primitive*> out;
  for (const Primitive& p : primitives())
    if (p.rule == ResultRule::kSame && (p.operands == 1 || p.operands == 2) && p.parameters == 0 &&
        (p.elements & spec::set_of(ElementType::f8E5M2)) != 0)
      out.push_back(&p);
  return out;
}

double value_at(const Primitive& p, ElementType e, double a, double b) {
  const std::array<ElementType, 2> types{e, e};
  const auto application = resolve(p, e, std::span(types).first(static_cast<std::size_t>(p.operands)));
  std::byte x[8] = {}, y[8] = {}, out[8] = {};
  store_float(e, a, x);
  store_float(e, b, y);
  const Column columns[] = {{x, 0}, {y, 0}};
  (*application)({out, 0}, columns, 1);
  return load_float(e, out);
}

bool holds_value(const Cell& set, double x) {
  if (is_unconstrained(set)) return true;
  return is_in(x == x ? point(x) : must_be_nan(), set);
}

/// The order of numbers, with -0 below zero.
bool is_at_most(double a, double b) { return a < b || (a == b && std::signbit(a) >= std::signbit(b)); }

/// An end that is a zero has its sign: from 0 up there is no -0.
std::vector<double> values_in(ElementType e, const Cell& c) {
  std::vector<double> out;
  for (unsigned code = 0; code < 1u << spec::bits(e); ++code)
    if (const double x = spec::decode(e, code); is_at_most(c.low, x) && is_at_most(x, c.high)) out.push_back(x);
  return out;
}

/// An interval of values of the type, wide or narrow, on both sides of zero or on one.
Cell drawn_interval(ElementType e) {
  const auto code = [&] { return *rc::gen::inRange(0u, 1u << spec::bits(e)); };
  const double a = spec::decode(e, code()), b = *rc::gen::inRange(0, 3) == 0 ? a : spec::decode(e, code());
  if (a != a || b != b) return point(1);
  return is_at_most(a, b) ? interval(a, b) : interval(b, a);
}

/// The correctly rounded result of every pair of values is in the set, for any intervals.
RC_GTEST_PROP(Unions, OfAPrimitiveHoldItsValuesAtAllNumbersOfItsOperands, ()) {
  static const auto functions = functions_of_reals();
  static const EnvelopeDomain loose(**spec::contract_named("stablehlo")), strict(**spec::contract_named("reassociate"));
  const ElementType e = *rc::gen::element(ElementType::f8E5M2, ElementType::f8E4M3, ElementType::f8E4M3FN);
  const Primitive& p = **rc::gen::elementOf(functions);
  const Cell a = drawn_interval(e), b = p.operands == 2 ? drawn_interval(e) : point(0);
  for (const EnvelopeDomain* domain : {&loose, &strict}) {
    const Cell set = domain->value_of(p, {}, e, a, p.operands == 2 ? b : a);
    const auto first = values_in(e, a), second = values_in(e, b);
    const std::size_t step = std::max<std::size_t>(1, first.size() * second.size() / 400);
    for (std::size_t k = 0; k < first.size() * second.size(); k += step) {
      const double x = first[k % first.size()], y = second[k / first.size()];
      RC_ASSERT_FALSE((RC_LOG() << p.name << " " << spec::name(e) << " of " << x << " and " << y << " in [" << a.low
                                << ", " << a.high << "], [" << b.low << ", " << b.high << "] is "
                                << value_at(p, e, x, y) << "\n",
                       !holds_value(set, value_at(p, e, x, y))));
    }
  }
}

/// fmod is exact, so that each remainder is what C gives; 9 times a divisor is not exact in f64.
TEST(Unions, OfRemaindersHoldThemWhereTheirStepsRound) {
  const EnvelopeDomain domain(**spec::contract_named("stablehlo"));
  const Cell divisors = interval(1 - 0x1p-51, 1 + 0x1p-50);
  for (const double a : {9.227130635119362, -9.227130635119362, 12345.678901234567}) {
    const Cell set = domain.value_of(primitive(PrimitiveId::kRemainder), {}, ElementType::f64, point(a), divisors);
    for (double b = divisors.low; b <= divisors.high; b = after(b))
      EXPECT_TRUE(holds_value(set, std::fmod(a, b))) << a << " by " << b;
    EXPECT_FALSE(holds_value(set, std::fmod(a, 1) * 1.01)) << a;
  }
}

/// IEEE 754-2019, 9.2.1: a quiet NaN to the 0 is 1, and so is 1 to it; of a signaling one NaN is as right.
TEST(Unions, OfPowersOfASignalingNanHoldNanAndOne) {
  const EnvelopeDomain domain(**spec::contract_named("stablehlo"));
  const auto power = [&](const Cell& x, const Cell& y) {
    return domain.value_of(primitive(PrimitiveId::kPower), {}, ElementType::f32, x, y);
  };
  const Cell signaling = nan_with_code(0x7F800001), quiet = nan_with_code(0x7FC00000);
  for (const Cell& c : {power(signaling, point(0)), power(point(1), signaling)}) {
    EXPECT_TRUE(holds_value(c, 1));
    EXPECT_TRUE(may_nan(c));
    EXPECT_FALSE(holds_value(c, 2));
  }
  for (const Cell& c : {power(quiet, point(0)), power(point(1), quiet), power(must_be_nan(), point(0))}) {
    EXPECT_TRUE(holds_value(c, 1));
    EXPECT_FALSE(may_nan(c));
  }
  EXPECT_TRUE(must_nan(power(signaling, point(2))));
}

/// Which functions say something of an interval on both sides of zero, and how much wider than its values it is.
TEST(Unions, OfIntervalsAreBoundedWhereTheFunctionIs) {
  const EnvelopeDomain domain(**spec::contract_named("stablehlo"));
  const auto is_bounded = [&](PrimitiveId id, const Cell& a, const Cell& b = point(0)) {
    return !is_open(ElementType::f32, domain.value_of(primitive(id), {}, ElementType::f32, a, b));
  };
  using enum PrimitiveId;
  for (const PrimitiveId id : {kCosh, kSinh, kTan, kAtan, kSine, kSqrt, kAsin, kAcos, kErf, kCbrt, kTanh})
    EXPECT_TRUE(is_bounded(id, interval(-0.5, 0.75))) << primitive(id).name;
  EXPECT_TRUE(is_bounded(kAtan2, interval(-0.5, 0.75), interval(-1, 2)));
  EXPECT_TRUE(is_bounded(kAtan2, interval(-0.5, 0.75), interval(1, 2)));
  EXPECT_TRUE(is_bounded(kRemainder, interval(-5, 7), interval(2, 3)));
  EXPECT_TRUE(is_bounded(kPower, interval(-2, 3), point(3)));
  EXPECT_FALSE(is_bounded(kTan, interval(1, 2)));
}

}  // namespace
}  // namespace assay::oracle
