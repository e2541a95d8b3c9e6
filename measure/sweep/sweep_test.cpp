#include "measure/sweep/sweep.h"

#include <gtest/gtest.h>

#include <cmath>

#include "backends/pjrt/discovery.h"
#include "judge/builtin.h"
#include "measure/sweep/budget.h"
#include "measure/sweep/inputs.h"
#include "measure/sweep/planted_function_test.h"
#include "measure/sweep/verdict.h"
#include "spec/contract/contract.h"

namespace assay::measure {
namespace {

using backends::OutcomeKind;
using oracle::kInfinity;
using oracle::kNan;
using spec::ElementType;
using spec::PrimitiveId;

const std::atomic<bool> kGoOn{false};

SweepResult swept(const SweepOptions& options, const backends::BackendFactory& factory) {
  auto result = sweep(options, factory, kGoOn);
  if (!result) ADD_FAILURE() << result.error().text();
  return result.value_or(SweepResult{});
}

SweepResult tanh_of_f16(const PlantedFunction& plant) {
  return swept({.op = "tanh", .type = ElementType::f16}, PlantedFunctionFactory(PrimitiveId::kTanh, plant));
}

const SweepRange* range_from(const SweepResult& result, double low, double high) {
  for (const SweepRange& range : result.ranges)
    if (range.low == low && range.high == high) return &range;
  ADD_FAILURE() << "no range from " << low << " to " << high;
  return nullptr;
}

SpecialMismatch mismatch(const SweepResult& result, SpecialMismatchKind kind) {
  for (const SpecialMismatch& d : result.mismatches)
    if (d.kind == kind) return d;
  return {};
}

// ---- Planted errors -----------------------------------------------------------------------------

// tanh(1.5) = 0.90514825364486644, where f16 has a number every 2^-11.
constexpr double kTanh = 0.90514825364486644;

TEST(Sweep, FindsAPlantedErrorAndItsPlace) {
  const auto result =
      tanh_of_f16([](double x, double, double correct) { return x == 1.5 ? correct + 3 * 0x1p-11 : correct; });
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.inputs, 65536);
  ASSERT_NE(result.worst(), nullptr);
  EXPECT_EQ(result.worst()->worst.x, 1.5);
  EXPECT_EQ(result.worst()->low, 1);
  EXPECT_EQ(result.worst()->high, 2);
  const double got = std::nearbyint(kTanh * 0x1p11) / 0x1p11 + 3 * 0x1p-11;
  EXPECT_EQ(result.worst()->worst.got, got);
  EXPECT_NEAR(result.worst()->ulps, (got - kTanh) * 0x1p11, 1e-6);
  EXPECT_LE(range_from(result, 2, 4)->ulps, 0.5);
  EXPECT_TRUE(result.mismatches.empty());
}

// From 1 to 2 f16 has 1,025 numbers, with both ends.
TEST(Sweep, CountsAPowerOfTwoInBothRanges) {
  const auto result =
      tanh_of_f16([](double x, double, double correct) { return x == -2 ? correct - 0x1p-8 : correct; });
  const double ulps = range_from(result, -2, -1)->ulps;
  EXPECT_GT(ulps, 7);
  EXPECT_EQ(range_from(result, -4, -2)->ulps, ulps);
  EXPECT_LE(range_from(result, -1, -0.5)->ulps, 0.5);
  EXPECT_EQ(range_from(result, 1, 2)->inputs, 1025);
}

TEST(Sweep, GivesTheFirstOfEqualErrors) {
  const auto result = tanh_of_f16([](double x, double, double correct) {
    return std::fabs(x) == 1.5 ? correct + std::copysign(3 * 0x1p-11, x) : correct;
  });
  EXPECT_EQ(result.worst()->worst.x, 1.5);  // positive codes come first
  EXPECT_EQ(range_from(result, -2, -1)->ulps, range_from(result, 1, 2)->ulps);
}

struct Planted {
  double at, answer;
  SpecialMismatchKind kind;
};
const Planted kPlanted[] = {{kInfinity, kNan, SpecialMismatchKind::kMadeNan},
                            {2, kNan, SpecialMismatchKind::kMadeNan},
                            {2, kInfinity, SpecialMismatchKind::kMadeInfinity},
                            {2, 0, SpecialMismatchKind::kMadeZero},
                            {0, 0x1p-24, SpecialMismatchKind::kLostZero}};

TEST(Sweep, ListsApartWhatIsNotCountedInUlps) {
  for (const Planted& p : kPlanted) {
    const auto result = tanh_of_f16(
        [&](double x, double, double correct) { return x == p.at && !std::signbit(x) ? p.answer : correct; });
    ASSERT_EQ(result.mismatches.size(), 1u) << describe(p.kind);
    EXPECT_EQ(result.mismatches[0].kind, p.kind);
    EXPECT_EQ(result.mismatches[0].count, 1);
    EXPECT_EQ(result.mismatches[0].first.x, p.at);
    EXPECT_LE(result.worst()->ulps, 0.5);
  }
}

TEST(Sweep, TellsZerosInfinitiesAndNanApart) {
  const auto zeros = tanh_of_f16([](double x, double, double correct) { return x == 0 ? 0.0 : correct; });
  EXPECT_EQ(mismatch(zeros, SpecialMismatchKind::kSign).count, 1);
  EXPECT_TRUE(std::signbit(mismatch(zeros, SpecialMismatchKind::kSign).first.x));
  const PlantedFunctionFactory logs(PrimitiveId::kLog, [](double x, double, double correct) {
    return x == 0 ? -65504.0 : x < 0 ? 0.0 : correct;
  });
  const auto result = swept({.op = "log", .type = ElementType::f16}, logs);
  EXPECT_EQ(mismatch(result, SpecialMismatchKind::kLostInfinity).count, 2);
  EXPECT_EQ(mismatch(result, SpecialMismatchKind::kLostNan).count, 31744);  // 1,023 subnormals, 30,720 others, infinity
}

// Each of the 1,023 subnormals of either sign: tanh(x) rounds to x there.
TEST(Sweep, CountsFlushedResults) {
  const auto result =
      tanh_of_f16([](double, double, double correct) { return std::fabs(correct) < 0x1p-14 ? 0 * correct : correct; });
  const SpecialMismatch flushed = mismatch(result, SpecialMismatchKind::kFlushedResult);
  EXPECT_EQ(flushed.count, 2 * 1023);
  EXPECT_EQ(flushed.largest, 1023 * 0x1p-24);
  EXPECT_EQ(result.mismatches.size(), 1u);
}

// tanh(2^-24) = 0.99999999999999882 * 2^-24: zero is its neighbour, and no other subnormal is flushed.
TEST(Sweep, TellsAnErrorFromAFlush) {
  const auto result = tanh_of_f16([](double x, double, double correct) { return x == 0x1p-24 ? 0.0 : correct; });
  EXPECT_TRUE(result.mismatches.empty());
  EXPECT_EQ(result.worst()->worst.x, 0x1p-24);
  EXPECT_NEAR(result.worst()->ulps, 1, 1e-9);
  EXPECT_EQ(result.worst()->low, 0);
}

TEST(Sweep, CountsFlushedOperands) {
  const PlantedFunctionFactory factory(PrimitiveId::kRsqrt, [](double x, double, double correct) {
    return std::fabs(x) < 0x1p-14 ? std::copysign(kInfinity, x) : correct;
  });
  const auto result = swept({.op = "rsqrt", .type = ElementType::f16}, factory);
  const SpecialMismatch flushed = mismatch(result, SpecialMismatchKind::kFlushedOperand);
  EXPECT_EQ(flushed.count, 2 * 1023);
  EXPECT_EQ(flushed.largest, 1023 * 0x1p-24);
  EXPECT_LE(result.worst()->ulps, 0.5);
}

/// A correctly rounded function departs nowhere, and by no more than half an ulp.
void expect_correct(const std::string& op, ElementType type) {
  const auto found = find_swept_op(op);
  const auto result = swept({.op = op, .type = type}, PlantedFunctionFactory(found->function->id));
  const std::string name = op + " of " + std::string(spec::name(type));
  EXPECT_TRUE(result.complete) << name;
  EXPECT_EQ(result.inputs, std::int64_t{1} << (found->function->operands * spec::bits(type))) << name;
  for (const SpecialMismatch& d : result.mismatches)
    ADD_FAILURE() << name << ": " << describe(d.kind) << " at " << d.first.x << ", " << d.first.y << ": "
                  << d.first.got;
  for (const SweepRange& r : result.ranges)
    EXPECT_LE(r.ulps, 0.5 + 0x1p-16) << name << " at " << r.worst.x << ", " << r.worst.y;
}

TEST(Sweep, MeasuresEveryFunctionInEveryNarrowType) {
  for (const std::string& op : swept_ops()) {
    const auto types = swept_types(op);
    for (const ElementType type : *types)
      if (spec::bits(type) <= 8) expect_correct(op, type);
  }
}

// ---- Samples ------------------------------------------------------------------------------------

TEST(Sweep, FindsAnErrorOfABinadeInASample) {
  const PlantedFunctionFactory factory(PrimitiveId::kTanh, [](double x, double, double correct) {
    return x >= 4 && x < 4.5 ? correct - 6 * 0x1p-24 : correct;
  });
  const auto result = swept({.op = "tanh", .type = ElementType::f32, .sample = 1 << 14}, factory);
  EXPECT_FALSE(result.complete);
  EXPECT_GT(result.inputs, 1 << 14);
  EXPECT_EQ(result.worst()->low, 4);
  EXPECT_NEAR(result.worst()->ulps, 6, 0.51);
  EXPECT_LE(range_from(result, 2, 4)->ulps, 6.51);  // it has 4 itself
  EXPECT_LE(range_from(result, 8, 16)->ulps, 0.5);
}

// A bump of 40 ulps at 5 that falls to nothing within a sixteenth: tanh(5) = 0.9999, whose ulp is 2^-24.
TEST(Sweep, GoesCloserWhereErrorsAreLarge) {
  const PlantedFunctionFactory factory(PrimitiveId::kTanh, [](double x, double, double correct) {
    return correct - 0x1p-24 * std::floor(40 * std::max(0.0, 1 - 16 * std::fabs(x - 5)));
  });
  const auto result = swept({.op = "tanh", .type = ElementType::f32, .sample = 1 << 14}, factory);
  EXPECT_NEAR(result.worst()->ulps, 40, 1);
  EXPECT_NEAR(result.worst()->worst.x, 5, 0.01);
}

TEST(Sweep, MeasuresDoublesAndPairs) {
  const PlantedFunctionFactory doubles(PrimitiveId::kSine, [](double x, double, double correct) {
    return x == 1 ? correct + 4 * 0x1p-53 : correct;  // sin(1) = 0.84, whose ulp is 2^-53
  });
  const auto sine = swept({.op = "sine", .type = ElementType::f64, .sample = 1 << 10}, doubles);
  EXPECT_EQ(sine.worst()->worst.x, 1);
  EXPECT_NEAR(sine.worst()->ulps, 4, 0.51);
  const PlantedFunctionFactory pairs(PrimitiveId::kPower, [](double x, double y, double correct) {
    return x == 3 && y == 2 ? 9 + 5 * 0x1p-20 : correct;  // the ulp of 9 is 2^-20
  });
  const auto power = swept({.op = "power", .type = ElementType::f32, .sample = 1 << 10}, pairs);
  EXPECT_EQ(power.worst()->worst.x, 3);
  EXPECT_EQ(power.worst()->worst.y, 2);
  EXPECT_EQ(power.worst()->ulps, 5);
}

bool same_range(const SweepRange& a, const SweepRange& b) {
  return a.low == b.low && a.high == b.high && a.inputs == b.inputs && a.ulps == b.ulps && a.worst.x == b.worst.x;
}

TEST(Sweep, SaysTheSameForEveryNumberOfThreads) {
  const PlantedFunctionFactory factory(PrimitiveId::kExponential, [](double x, double, double correct) {
    return std::fmod(x, 3) > 2 ? correct * (1 + 0x1p-20) : correct;
  });
  SweepOptions options{.op = "exponential", .type = ElementType::f32, .elements = 1000, .sample = 20'000};
  const auto one = swept(options, factory);
  options.jobs = 3;
  const auto three = swept(options, factory);
  EXPECT_EQ(one.inputs, three.inputs);
  ASSERT_EQ(one.ranges.size(), three.ranges.size());
  EXPECT_TRUE(std::ranges::equal(one.ranges, three.ranges, same_range));
  EXPECT_EQ(proposed_budget(one), proposed_budget(three));
}

TEST(Sweep, AsksWhereFunctionsAreHard) {
  const auto has = [](PrimitiveId id, std::uint64_t code) {
    const auto codes = hard_arguments(*oracle::measured_function(id), ElementType::f32);
    return std::ranges::binary_search(codes, code);
  };
  // The last argument of exp with a finite result, and the first without: 88.72283172607421875, 88.72283935546875.
  EXPECT_TRUE(has(PrimitiveId::kExponential, 0x42B17217));
  EXPECT_TRUE(has(PrimitiveId::kExponential, 0x42B17218));
  EXPECT_TRUE(has(PrimitiveId::kLog, 0x3F7FFFFF));   // 1 - 2^-24
  EXPECT_TRUE(has(PrimitiveId::kSine, 0x40490FDB));  // pi
  EXPECT_TRUE(has(PrimitiveId::kTanh, 0x80000001));  // the subnormal below -0
  EXPECT_TRUE(has(PrimitiveId::kTanh, 0x7F800000));
}

// ---- Ends ---------------------------------------------------------------------------------------

TEST(Sweep, EndsWithWhatItHas) {
  const PlantedFunctionFactory factory(PrimitiveId::kTanh);
  const std::atomic<bool> stop{true};
  const auto stopped = sweep({.op = "tanh", .type = ElementType::f16}, factory, stop);
  ASSERT_TRUE(stopped);
  EXPECT_TRUE(stopped->interrupted);
  EXPECT_EQ(stopped->inputs, 0);
  EXPECT_EQ(stopped->worst(), nullptr);
  EXPECT_EQ(proposed_budget(*stopped), "");
  const auto late =
      swept({.op = "tanh", .type = ElementType::f16, .elements = 16, .time = std::chrono::milliseconds(1)}, factory);
  EXPECT_TRUE(late.interrupted);
  EXPECT_LT(late.inputs, 65536);
}

TEST(Sweep, ReportsWhatTheBackEndDidInstead) {
  const auto none = [](double, double, double correct) { return correct; };
  const PlantedFunctionFactory lacks(PrimitiveId::kTanh, none, {OutcomeKind::kUnsupported, "no tanh"});
  EXPECT_EQ(swept({.op = "tanh"}, lacks).refusal.kind, OutcomeKind::kUnsupported);
  const PlantedFunctionFactory dies(PrimitiveId::kTanh, none, {}, {OutcomeKind::kCrashed, "signal 6"});
  const auto died = swept({.op = "tanh"}, dies);
  EXPECT_EQ(died.refusal.kind, OutcomeKind::kCrashed);
  EXPECT_EQ(died.refusal.message, "signal 6");
  EXPECT_FALSE(died.interrupted);
}

TEST(Sweep, SaysWhyAnOpCannotBeSwept) {
  const PlantedFunctionFactory factory(PrimitiveId::kTanh);
  const auto message = [&](const SweepOptions& options) {
    const auto result = sweep(options, factory, kGoOn);
    return result ? "" : result.error().message;
  };
  EXPECT_NE(message({.op = "tahn"}).find("tanh"), std::string::npos);
  EXPECT_NE(message({.op = "add"}).find("no elementary function"), std::string::npos);
  EXPECT_NE(message({.op = "slice"}).find("each element"), std::string::npos);
  EXPECT_NE(message({.op = "tanh", .type = ElementType::i32}).find("i32"), std::string::npos);
  EXPECT_NE(message({.op = "tanh", .type = ElementType::f64, .exhaustive = true}).find("2^64"), std::string::npos);
  EXPECT_TRUE(swept_types("chlo.erf"));
  EXPECT_TRUE(swept_types("stablehlo.tanh"));
}

// ---- Budgets ------------------------------------------------------------------------------------

SweepRange range(double low, double high, double ulps) { return {.low = low, .high = high, .inputs = 1, .ulps = ulps}; }

TEST(Budgets, JoinRangesThatAreAlike) {
  const std::vector<SweepRange> ranges{range(0, 1, 0.1), range(1, 2, 0.5), range(2, 4, 4), range(4, 8, 4.2),
                                       range(8, 16, 1)};
  const auto joined = joined_ranges(ranges, 0.1, 9);
  ASSERT_EQ(joined.size(), 3u);
  EXPECT_EQ(joined[0].high, 2);
  EXPECT_EQ(joined[0].ulps, 0.5);
  EXPECT_EQ(joined[1].ulps, 4.2);
  EXPECT_EQ(joined[1].inputs, 2);
  EXPECT_EQ(joined_ranges(ranges, 0, 1).size(), 1u);
}

SweepResult result_with(std::vector<SweepRange> ranges, bool complete) {
  return {.op = "exponential",
          .function = PrimitiveId::kExponential,
          .type = ElementType::f32,
          .complete = complete,
          .inputs = 1000,
          .ranges = std::move(ranges)};
}

TEST(Budgets, AreLinesOfAContract) {
  const auto result =
      result_with({range(-kInfinity, -64, 5.5), range(-64, 64, 1.234), range(64, kInfinity, 5.601)}, true);
  EXPECT_EQ(proposed_budget(result),
            "math exponential for f32 : [-64, 64] 1.26 ; 5.63 because measured \"all 1,000 inputs: 5.60 at 0\"");
  const auto sample = result_with({range(-kInfinity, kInfinity, 12.34)}, false);
  EXPECT_EQ(proposed_budget(sample),
            "math exponential for f32 : 12.4 factor 1.25 because measured \"12.34 in 1,000 inputs, at 0\"");
  EXPECT_NE(proposed_budget(result_with({range(0, 1, 0.2)}, true)).find(" : 0.52 "), std::string::npos);
}

// A hundredth is no double: 4.35 is stored as a little less, 9.99 and 10.08 as a little more (`printf "%.20f"`).
TEST(Budgets, AreRoundedUpExactly) {
  const auto budget = [](double ulps) {
    const std::string line = proposed_budget(result_with({range(-kInfinity, kInfinity, ulps)}, true));
    const std::size_t from = line.find(" : ") + 3;
    return line.substr(from, line.find(' ', from) - from);
  };
  EXPECT_EQ(budget(4.35), "4.37");
  EXPECT_EQ(budget(std::nextafter(4.35, 5)), "4.38");
  EXPECT_EQ(budget(9.99), "10.02");
  EXPECT_EQ(budget(10.0625), "10.1");
  EXPECT_EQ(budget(10.08), "10.2");
  EXPECT_EQ(budget(99.9375), "100.0");
  EXPECT_EQ(budget(100.96875), "101");
  EXPECT_EQ(budget(100.984375), "102");
}

TEST(Budgets, AreReadBack) {
  const auto result =
      result_with({range(-kInfinity, -0x1p-126, 5.5), range(-0x1p-126, 64, 1.2), range(64, kInfinity, 9)}, false);
  const auto contract = spec::parse_contract("contract mine\n  " + proposed_budget(result) + "\n", "mine.contract");
  ASSERT_TRUE(contract) << contract.error().text();
  const auto* const table = contract->budget(PrimitiveId::kExponential, ElementType::f32);
  ASSERT_NE(table, nullptr);
  EXPECT_DOUBLE_EQ(table->over(1, 1).ulps, 1.22 * 1.25);
  EXPECT_DOUBLE_EQ(table->over(65, 65).ulps, 9.02 * 1.25);
}

// ---- A real back end ----------------------------------------------------------------------------

SweepVerdict under(const char* contract, const SweepResult& result) {
  auto verdict = verdict_of(result, **spec::contract_named(contract));
  if (!verdict) ADD_FAILURE() << verdict.error().text();
  return verdict.value_or(SweepVerdict{});
}

TEST(SweepVerdicts, HoldWhatIsCorrectlyRounded) {
  const SweepResult result = tanh_of_f16([](double, double, double correct) { return correct; });
  const SweepVerdict verdict = under("xla-default", result);
  EXPECT_TRUE(verdict.is_within());
  EXPECT_FALSE(verdict.is_broken);
  EXPECT_GE(verdict.allowed, 0.5);
  EXPECT_NE(chart_of(result, verdict, **spec::contract_named("xla-default")).proposal, "");
}

/// A little beyond the budget: it is said, and a line is proposed.
TEST(SweepVerdicts, KnowAnErrorBeyondTheBudget) {
  const double allowed =
      under("xla-default", tanh_of_f16([](double, double, double correct) { return correct; })).allowed;
  const SweepResult result = tanh_of_f16([&](double x, double, double correct) {
    return x == 0.75 ? correct * (1 + std::ceil(2 * allowed + 2) * 0x1p-11) : correct;
  });
  const auto contract = *spec::contract_named("xla-default");
  const SweepVerdict verdict = under("xla-default", result);
  ASSERT_FALSE(verdict.is_within());
  EXPECT_EQ(verdict.forbidden[0].at.x, 0.75);
  EXPECT_FALSE(verdict.is_broken);
  const auto chart = chart_of(result, verdict, *contract);
  EXPECT_NE(chart.proposal, "");
  EXPECT_TRUE(chart.verdict.starts_with("beyond xla-default: ")) << chart.verdict;
}

/// No budget is for what is not an error of rounding.
TEST(SweepVerdicts, ProposeNothingForAFunctionThatIsBroken) {
  struct Row {
    const char* what;
    PlantedFunction plant;
  };
  const Row rows[] = {
      {"far off", [](double x, double, double correct) { return x == 0.75 ? 0.01 : correct; }},
      {"a sign", [](double x, double, double correct) { return x == 0.75 ? -correct : correct; }},
      {"NaN", [](double x, double, double correct) { return x == 0.75 ? kNan : correct; }},
      {"zero", [](double x, double, double correct) { return x == 0.75 ? 0.0 : correct; }},
      {"an infinity", [](double x, double, double correct) { return x == 0.75 ? kInfinity : correct; }},
      {"the sign of zero", [](double x, double, double correct) { return x == 0 ? -correct : correct; }},
      {"a lost NaN", [](double, double, double correct) { return std::isnan(correct) ? 1.0 : correct; }},
  };
  for (const Row& row : rows) {
    const SweepResult result = tanh_of_f16(row.plant);
    const SweepVerdict verdict = under("xla-default", result);
    EXPECT_FALSE(verdict.is_within()) << row.what;
    EXPECT_TRUE(verdict.is_broken) << row.what;
    EXPECT_EQ(chart_of(result, verdict, **spec::contract_named("xla-default")).proposal, "") << row.what;
  }
}

/// Where a contract says nothing of a function, it forbids nothing; a line is proposed for errors of rounding all the
/// same, and for nothing else.
TEST(SweepVerdicts, ProposeNothingBrokenWhereTheContractIsSilent) {
  const auto swept_as = [](const PlantedFunction& plant) {
    return swept({.op = "lgamma", .type = ElementType::f16}, PlantedFunctionFactory(PrimitiveId::kLgamma, plant));
  };
  const SweepResult good = swept_as([](double, double, double correct) { return correct; });
  ASSERT_TRUE(under("stablehlo", good).is_open);
  EXPECT_FALSE(under("stablehlo", good).is_broken);
  const SweepResult bad = swept_as([](double x, double, double correct) { return x == 0.75 ? kNan : correct; });
  EXPECT_TRUE(under("stablehlo", bad).is_within());
  EXPECT_TRUE(under("stablehlo", bad).is_broken);
}

/// What a contract grants beside budgets is no fault: here subnormals that are flushed.
TEST(SweepVerdicts, KnowOtherFreedoms) {
  const auto flush = [](double, double, double correct) {
    return std::fabs(correct) < 0x1p-126 ? std::copysign(0.0, correct) : correct;
  };
  const SweepResult result =
      swept({.op = "tanh", .type = ElementType::bf16}, PlantedFunctionFactory(PrimitiveId::kTanh, flush));
  EXPECT_FALSE(result.mismatches.empty());
  EXPECT_TRUE(under("xla-default", result).is_within());
}

TEST(SweepOfXlaCpu, FindsTanhOfF16WithinItsBudget) {
  if (backends::pjrt::discover().empty()) GTEST_SKIP() << "needs a PJRT plug-in: run scripts/python-environment";
  const auto factory = judge::open_backend("xla-cpu");
  ASSERT_TRUE(factory) << factory.error().text();
  const auto result = swept({.op = "tanh", .type = ElementType::f16}, **factory);
  ASSERT_TRUE(result.refusal.ok()) << result.refusal.message;
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.inputs, 65536);
  const auto contract = spec::contract_named("xla-default");
  EXPECT_LE(result.worst()->ulps, (*contract)->budget(PrimitiveId::kTanh, ElementType::f16)->over(0, 0).ulps);
  EXPECT_TRUE(result.mismatches.empty());
}

}  // namespace
}  // namespace assay::measure
