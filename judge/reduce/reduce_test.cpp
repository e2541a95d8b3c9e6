#include "judge/reduce/reduce.h"

#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "judge/builtin.h"
#include "judge/planted_backend_test.h"
#include "program/shardings.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

/// Twelve ops; a transpose feeds a reverse, far from the results.
constexpr const char* kProgram = R"(
func.func @main(%a: tensor<4x6xi32>, %b: tensor<4x6xi32>, %c: tensor<8xi32>) -> (tensor<6x4xi32>, tensor<8xi32>) {
  %0 = stablehlo.add %a, %b : tensor<4x6xi32>
  %1 = stablehlo.multiply %0, %a : tensor<4x6xi32>
  %2 = stablehlo.negate %1 : tensor<4x6xi32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<4x6xi32>) -> tensor<6x4xi32>
  %4 = stablehlo.reverse %3, dims = [0] : tensor<6x4xi32>
  %5 = stablehlo.abs %4 : tensor<6x4xi32>
  %6 = stablehlo.add %5, %4 : tensor<6x4xi32>
  %7 = stablehlo.maximum %6, %5 : tensor<6x4xi32>
  %8 = stablehlo.subtract %7, %4 : tensor<6x4xi32>
  %9 = stablehlo.slice %c [0:8:2] : (tensor<8xi32>) -> tensor<4xi32>
  %10 = stablehlo.concatenate %9, %9, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %11 = stablehlo.or %10, %c : tensor<8xi32>
  return %8, %11 : tensor<6x4xi32>, tensor<8xi32>
})";

/// A function that is called twice, and calls another one.
constexpr const char* kCalls = R"(
func.func @main(%a: tensor<4xi32>, %b: tensor<6xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.add %a, %a : tensor<4xi32>
  %1 = func.call @f(%0, %b) : (tensor<4xi32>, tensor<6xi32>) -> tensor<4xi32>
  %2 = func.call @f(%1, %b) : (tensor<4xi32>, tensor<6xi32>) -> tensor<4xi32>
  return %1, %2 : tensor<4xi32>, tensor<4xi32>
}
func.func private @f(%a: tensor<4xi32>, %b: tensor<6xi32>) -> tensor<4xi32> {
  %0 = stablehlo.negate %a : tensor<4xi32>
  %1 = func.call @g(%0) : (tensor<4xi32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}
func.func private @g(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.abs %a : tensor<4xi32>
  %1 = stablehlo.subtract %a, %0 : tensor<4xi32>
  %2 = stablehlo.abs %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
})";

/// What is negated has three rows at most, and two.
constexpr const char* kBounded = R"(
func.func @main(%a: tensor<3x4xi32>) -> tensor<2x4xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.set_dimension_size %a, %c, dim = 0 : (tensor<3x4xi32>, tensor<i32>) -> tensor<?x4xi32, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.negate %0 : tensor<?x4xi32, #stablehlo.bounds<3, ?>>
  %2 = stablehlo.slice %1 [0:2, 0:4] : (tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<2x4xi32>
  return %2 : tensor<2x4xi32>
})";

Case sample(const char* text = kProgram) {
  auto module = program::parse(text);
  EXPECT_TRUE(module) << module.error().text();
  Prng choices(7);
  ProcessTensors inputs(1);
  for (const ValueId v : module->entry()->body.arguments) {
    Tensor t{module->entry()->type(v),
             std::vector<std::byte>(static_cast<std::size_t>(module->entry()->type(v).storage_size()))};
    for (std::size_t i = 0; i < t.bytes.size(); i += 4) t.bytes[i] = static_cast<std::byte>(choices.below(100));
    inputs[0].push_back(std::move(t));
  }
  return {*std::move(module), {inputs}};
}

std::shared_ptr<const spec::Contract> contract() { return *spec::contract_named("ieee-strict"); }

Reduction reduce_on(PlantedBackend& backend, ReductionLimits limits = {}, const char* text = kProgram) {
  Judge judge(backend, contract());
  const Case c = sample(text);
  const Judgement first = judge.judge(c, {});
  EXPECT_TRUE(first.failure);
  if (!first.failure) return {};
  return Reducer(judge, {}, limits).reduce(c, *first.failure);
}

Reduction reduce_with(Misbehaviour misbehaviour, ReductionLimits limits = {}) {
  PlantedBackend backend(std::move(misbehaviour));
  return reduce_on(backend, limits);
}

TEST(Reduce, KeepsThePairThatFailsTogether) {
  const auto r = reduce_with([](const Module& m) {
    return feeds(m, "transpose", "reverse") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  });
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_EQ(r.failure.kind, FailureClass::kWrongValue);
  EXPECT_TRUE(feeds(r.reduced.module, "transpose", "reverse"));
  EXPECT_EQ(r.size.ops, 2u) << program::print(r.reduced.module);
  EXPECT_LE(r.size.elements, 2);
  EXPECT_LE(r.compilations, 60);
}

/// Random numbers behind two ops, whose results are known.
constexpr const char* kRandom = R"(
func.func @main(%a: tensor<i32>, %b: tensor<f32>) -> (tensor<i32>, tensor<20x10xf32>) {
  %s = stablehlo.constant dense<[20, 10]> : tensor<2xi64>
  %0 = stablehlo.add %a, %a : tensor<i32>
  %1 = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.constant dense<8.0> : tensor<f32>
  %3 = stablehlo.rng %1, %2, %s, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<20x10xf32>
  return %0, %3 : tensor<i32>, tensor<20x10xf32>
})";

TEST(Reduce, KeepsTheRelationThatDoesNotHold) {
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "rng") ? PlantedFault::kOneElement : PlantedFault::kNone; });
  const auto r = reduce_on(backend, {}, kRandom);
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_EQ(r.failure.kind, FailureClass::kWrongValue);
  EXPECT_EQ(r.failure.signature.substr(0, r.failure.signature.find(" of")), "relation R1");
  EXPECT_TRUE(contains(r.reduced.module, "rng")) << program::print(r.reduced.module);
  EXPECT_FALSE(contains(r.reduced.module, "add")) << program::print(r.reduced.module);
}

/// Six devices in another order than that of their ids, and five shardings; the reverse is fed by an add.
constexpr const char* kSharded = R"(
module attributes {mhlo.num_partitions = 6 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=3], device_ids=[5, 1, 2, 3, 4, 0]>
  func.func @main(%a: tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
    %0 = stablehlo.add %a, %b {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "x"}, {?}]>]>} : tensor<4x6xi32>
    %1 = stablehlo.reverse %0, dims = [0] : tensor<4x6xi32>
    %2 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<4x6xi32>
    return %2 : tensor<4x6xi32>
  }
})";

/// Whether what a reverse reads is cut along its first dimension.
bool reverses_what_is_cut(const Module& module) {
  for (const Op& op : module.entry()->body.ops) {
    if (op.record->mnemonic != "reverse" || module.devices == 1) continue;
    const std::string said = program::sharding_attribute(module, op.operands[0]);
    return said.find("[{\"") != std::string::npos;
  }
  return false;
}

TEST(Reduce, KeepsTheFewestShardingsAndDevices) {
  PlantedBackend backend(
      [](const Module& m) { return reverses_what_is_cut(m) ? PlantedFault::kWrongLastElement : PlantedFault::kNone; });
  const auto r = reduce_on(backend, {}, kSharded);
  const Module& m = r.reduced.module;
  EXPECT_EQ(r.size.ops, 1u) << program::print(m);
  EXPECT_EQ(m.devices, 2) << program::print(m);
  EXPECT_TRUE(m.meshes[0].mesh.device_ids.empty()) << program::print(m);
  EXPECT_NE(m.entry()->argument_attributes[0], "") << program::print(m);
  EXPECT_EQ(m.entry()->result_attributes[0], "") << program::print(m);
}

TEST(Reduce, LeavesShardingsOutThatHaveNoPartInTheFailure) {
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "reverse") ? PlantedFault::kWrongLastElement : PlantedFault::kNone; });
  const auto r = reduce_on(backend, {}, kSharded);
  EXPECT_EQ(r.reduced.module.devices, 1) << program::print(r.reduced.module);
  EXPECT_TRUE(r.reduced.module.meshes.empty());
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
}

TEST(Reduce, InlinesCallsThatHaveNoPartInTheFailure) {
  PlantedBackend backend([](const Module& m) {
    const auto is_wrong = [](const Function& f) {
      return std::ranges::any_of(f.body.ops, [](const Op& op) { return op.record->mnemonic == "subtract"; });
    };
    return std::ranges::any_of(m.functions, is_wrong) ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  });
  const auto r = reduce_on(backend, {}, kCalls);
  EXPECT_EQ(r.reduced.module.functions.size(), 1u) << program::print(r.reduced.module);
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
}

TEST(Reduce, SimplifiesFunctionsWhoseCallFails) {
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "call") ? PlantedFault::kCrash : PlantedFault::kNone; });
  const auto r = reduce_on(backend, {}, kCalls);
  const Module& m = r.reduced.module;
  EXPECT_EQ(r.failure.kind, FailureClass::kCrash);
  ASSERT_EQ(m.functions.size(), 2u) << program::print(m);
  EXPECT_EQ(m.functions[1].body.arguments.size(), 1u) << program::print(m);
  EXPECT_EQ(r.size.ops, 1u) << program::print(m);
  EXPECT_LE(r.size.elements, 2) << program::print(m);
}

TEST(Reduce, CutsACrashToTheOpThatCrashes) {
  const auto r =
      reduce_with([](const Module& m) { return contains(m, "slice") ? PlantedFault::kCrash : PlantedFault::kNone; });
  EXPECT_EQ(r.failure.kind, FailureClass::kCrash);
  EXPECT_EQ(r.failure.signature, "planted.cc:1");
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
}

TEST(Reduce, TakesBoundsAwayThatHaveNoPartInTheFailure) {
  for (const PlantedFault mischief : {PlantedFault::kCrash, PlantedFault::kWrongLastElement}) {
    PlantedBackend backend([&](const Module& m) { return contains(m, "negate") ? mischief : PlantedFault::kNone; });
    const auto r = reduce_on(backend, {}, kBounded);
    EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
  }
}

TEST(Reduce, KeepsBoundsThatFail) {
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "set_dimension_size") ? PlantedFault::kCrash : PlantedFault::kNone; });
  EXPECT_TRUE(contains(reduce_on(backend, {}, kBounded).reduced.module, "set_dimension_size"));
}

TEST(Reduce, KeepsTheKindOfFailure) {
  // The slice crashes, the multiply is rejected: a reduction of the crash must not slip.
  const auto r = reduce_with([](const Module& m) {
    if (contains(m, "slice")) return PlantedFault::kCrash;
    return contains(m, "multiply") ? PlantedFault::kReject : PlantedFault::kNone;
  });
  EXPECT_EQ(r.failure.kind, FailureClass::kCrash);
}

TEST(Reduce, FollowsACrashThatDiesElsewhereEachTime) {
  int deaths = 0;
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "slice") ? PlantedFault::kCrash : PlantedFault::kNone; }, [] {},
      [&] { return "frame " + std::to_string(deaths++); });
  const auto r = reduce_on(backend);
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
  EXPECT_EQ(r.failure.signature, "dies at changing places after slice");
}

TEST(Reduce, DoesNotCallAHangWhatOnlyTakesLong) {
  const PlantedBackend* self = nullptr;
  PlantedBackend backend(
      [&](const Module&) { return self->patience() > 1 ? PlantedFault::kNone : PlantedFault::kHang; });
  self = &backend;
  EXPECT_EQ(reduce_on(backend).recurrence, Recurrence::kSlow);
  EXPECT_EQ(backend.patience(), 1);
}

TEST(Reduce, OfAHangThatIsOnlySlowTellsWhatElseIsWrong) {
  const PlantedBackend* self = nullptr;
  PlantedBackend backend(
      [&](const Module&) { return self->patience() > 1 ? PlantedFault::kCrash : PlantedFault::kHang; });
  self = &backend;
  const auto r = reduce_on(backend);
  EXPECT_NE(r.recurrence, Recurrence::kSlow);
}

TEST(Reduce, CutsAHangToTheOpThatHangs) {
  const auto r =
      reduce_with([](const Module& m) { return contains(m, "slice") ? PlantedFault::kHang : PlantedFault::kNone; });
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_EQ(r.failure.kind, FailureClass::kHang);
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
}

/// Each op takes its time; with six the whole is over the limit.
TEST(Reduce, GoesBackToWhatHangsForTheWholeLimit) {
  const PlantedBackend* self = nullptr;
  std::vector<double> waits;
  PlantedBackend backend([&](const Module& m) {
    const bool hangs = static_cast<double>(m.entry()->body.ops.size()) > 6 * std::min(self->patience(), 1.0);
    if (hangs) waits.push_back(self->patience());
    return hangs ? PlantedFault::kSpin : PlantedFault::kNone;
  });
  self = &backend;
  const auto r = reduce_on(backend);
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_EQ(r.failure.kind, FailureClass::kHang);
  EXPECT_GT(r.size.ops, 6u) << program::print(r.reduced.module);
  EXPECT_LE(std::accumulate(waits.begin(), waits.end(), 0.0), 12.0 + 2 * kPatience);
  EXPECT_EQ(backend.patience(), 1);
}

TEST(Reduce, LeavesTheBackEndWithTheWholeLimitWhereAHangCannotBeCut) {
  PlantedBackend backend([ops = sample().module.entry()->body.ops.size()](const Module& m) {
    return m.entry()->body.ops.size() == ops ? PlantedFault::kSpin : PlantedFault::kNone;
  });
  EXPECT_EQ(reduce_on(backend).failure.kind, FailureClass::kHang);
  EXPECT_EQ(backend.patience(), 1);
}

TEST(Reduce, MakesALiteralOfWhatFeedsAFailureOfFolding) {
  const auto module = program::parse(R"(func.func @main(%a: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.constant dense<3> : tensor<i32>
    %1 = stablehlo.negate %0 : tensor<i32>
    %2 = stablehlo.abs %1 : tensor<i32>
    %3 = stablehlo.add %2, %a : tensor<i32>
    return %3 : tensor<i32>
  })");
  ASSERT_TRUE(module) << module.error().text();
  PlantedBackend backend([](const Module& m) {
    const Function& f = *m.entry();
    const auto folds = [&](const Op& op) {
      return op.record->mnemonic == "abs" && op.operands[0] >= f.body.arguments.size();
    };
    return std::ranges::any_of(f.body.ops, folds) ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  });
  Judge judge(backend, contract());
  const Case c{*module, {{{{module->entry()->type(0), std::vector<std::byte>(4)}}}}};
  const auto first = judge.judge(c, {});
  ASSERT_TRUE(first.failure);
  const auto r = Reducer(judge, {}).reduce(c, *first.failure);
  EXPECT_EQ(r.size.ops, 2u) << program::print(r.reduced.module);
  EXPECT_TRUE(contains(r.reduced.module, "abs"));
}

TEST(Reduce, FollowsAWrongValueThatBecomesNan) {
  const auto module = program::parse(R"(func.func @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %a : tensor<f32>
    %1 = stablehlo.sqrt %0 : tensor<f32>
    return %1 : tensor<f32>
  })");
  ASSERT_TRUE(module) << module.error().text();
  const auto factory = open_backend("mutant:abs.means.1");  // abs(x) = x
  ASSERT_TRUE(factory) << factory.error().text();
  const auto backend = (*factory)->start({});
  Judge judge(*backend, contract());
  const std::byte minus_two[] = {std::byte{0}, std::byte{0}, std::byte{0}, std::byte{0xC0}};
  const Case c{*module, {{{{module->entry()->type(0), {std::begin(minus_two), std::end(minus_two)}}}}}};
  const auto first = judge.judge(c, {});
  ASSERT_TRUE(first.failure);
  EXPECT_EQ(first.failure->kind, FailureClass::kUnexpectedNan);
  const auto r = Reducer(judge, {}).reduce(c, *first.failure);
  EXPECT_EQ(r.failure.kind, FailureClass::kWrongValue);
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
}

TEST(Reduce, KeepsOfAGridTheProcessThatFails) {
  const auto module = program::parse(
      R"(module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%a: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.abs %a : tensor<f32>
    return %0 : tensor<f32>
  }
})");
  ASSERT_TRUE(module) << module.error().text();
  const auto factory = open_backend("mutant:abs.means.1");  // abs(x) = x
  ASSERT_TRUE(factory) << factory.error().text();
  const auto backend = (*factory)->start({});
  Judge judge(*backend, contract());
  const Tensor zero{module->entry()->type(0), std::vector<std::byte>(4)};
  Tensor minus_two = zero;
  minus_two.bytes[3] = std::byte{0xC0};
  const Case c{*module, {{{zero}, {zero}, {zero}, {minus_two}}}};
  const auto first = judge.judge(c, {});
  ASSERT_TRUE(first.failure);
  const auto r = Reducer(judge, {}).reduce(c, *first.failure);
  EXPECT_EQ(r.reduced.module.grid.processes(), 1) << program::print(r.reduced.module);
  EXPECT_EQ(r.failure.kind, FailureClass::kWrongValue);
}

TEST(Reduce, NamesTheOpsThatDamageTheHeap) {
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "slice") ? PlantedFault::kCrash : PlantedFault::kNone; }, [] {},
      [] { return std::string(backends::kDamagesHeap); });
  EXPECT_EQ(reduce_on(backend).failure.signature, "damages the heap after slice");
}

TEST(Reduce, FollowsTheFailureThatAFreshBackEndShows) {
  // A crash that an earlier program had prepared, in one that is wrong by itself.
  bool damaged = true;
  PlantedBackend backend(
      [&](const Module& m) {
        if (damaged) return PlantedFault::kCrash;
        return contains(m, "reverse") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
      },
      [&] { damaged = false; });
  const auto r = reduce_on(backend);
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_EQ(r.failure.kind, FailureClass::kWrongValue);
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
}

TEST(Reduce, CutsARefusalToTheOpThatIsRefused) {
  PlantedBackend backend(
      [](const Module& m) { return contains(m, "transpose") ? PlantedFault::kReject : PlantedFault::kNone; });
  Judge judge(backend, contract());
  const Case c = sample();
  const auto complaint = complaint_of(judge.judge(c, {}));
  ASSERT_TRUE(complaint);
  EXPECT_EQ(complaint->kind, FailureClass::kRefused);
  const auto r = Reducer(judge, {}).reduce(c, *complaint);
  EXPECT_EQ(r.size.ops, 1u) << program::print(r.reduced.module);
  EXPECT_LE(r.size.elements, 1);
}

Misbehaviour fails_at(std::set<int> compilations) {
  return [compilations, n = 0](const Module&) mutable {
    return compilations.contains(n++) ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  };
}

TEST(Reduce, WhatNeverFailsAgainIsNotConfirmed) {
  const auto r = reduce_with(fails_at({0}));
  EXPECT_EQ(r.recurrence, Recurrence::kNever);
  EXPECT_EQ(r.compilations, 4);
}

TEST(Reduce, WhatFailsOnSomeRepetitionsIsFlaky) {
  const auto r = reduce_with(fails_at({0, 3}));
  EXPECT_EQ(r.recurrence, Recurrence::kSometimes);
  EXPECT_EQ(r.size.ops, 12u);
}

TEST(Reduce, FollowsWhatFailsNowAndThen) {
  const auto r = reduce_with([n = 0](const Module& m) mutable {
    return n++ % 2 == 0 && feeds(m, "transpose", "reverse") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  });
  EXPECT_EQ(r.recurrence, Recurrence::kSometimes);
  EXPECT_EQ(r.size.ops, 2u) << program::print(r.reduced.module);
}

TEST(Reduce, WhatOnlyFailsAfterAnotherProgramIsNotConfirmed) {
  bool damaged = true;  // by what ran before
  PlantedBackend backend([&](const Module&) { return damaged ? PlantedFault::kWrongLastElement : PlantedFault::kNone; },
                         [&] { damaged = false; });
  EXPECT_EQ(reduce_on(backend).recurrence, Recurrence::kNever);
}

TEST(Reduce, DoesNotFollowTheDamageThatItsOwnCandidatesDo) {
  // A reverse without its transpose is answered rightly, but spoils whatever comes after it.
  bool damaged = false;
  PlantedBackend backend(
      [&](const Module& m) {
        const bool fails = damaged || feeds(m, "transpose", "reverse");
        damaged |= contains(m, "reverse") && !contains(m, "transpose");
        return fails ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
      },
      [&] { damaged = false; });
  const auto r = reduce_on(backend);
  EXPECT_EQ(r.recurrence, Recurrence::kAlways);
  EXPECT_TRUE(feeds(r.reduced.module, "transpose", "reverse")) << program::print(r.reduced.module);
  EXPECT_EQ(r.size.ops, 2u) << program::print(r.reduced.module);
}

TEST(Reduce, NeverShowsABackEndAnInvalidProgram) {
  int shown = 0;
  reduce_with([&](const Module& m) {
    ++shown;
    const auto valid = program::verify(m);
    EXPECT_TRUE(valid) << (valid ? "" : valid.error().text());
    return contains(m, "maximum") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  });
  EXPECT_GT(shown, 1);
}

TEST(Reduce, NeverCompilesATextTwiceInARow) {
  std::vector<std::string> texts;
  const auto r = reduce_with([&](const Module& m) {
    texts.push_back(program::print(m));
    return contains(m, "abs") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  });
  // The confirmation repeats the first text; nothing else repeats.
  std::ranges::sort(texts);
  const auto repeated = texts.end() - std::ranges::unique(texts).begin();
  EXPECT_LE(repeated, 3);
  EXPECT_EQ(r.size.ops, 1u);
}

TEST(Reduce, IsDeterministic) {
  const auto plan = [](const Module& m) {
    return contains(m, "subtract") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
  };
  const auto a = reduce_with(plan), b = reduce_with(plan);
  EXPECT_EQ(program::print(a.reduced.module), program::print(b.reduced.module));
  EXPECT_EQ(a.reduced.inputs, b.reduced.inputs);
  EXPECT_EQ(a.compilations, b.compilations);
}

PlantedFault spoil_or(const Module& m) {
  return contains(m, "or") ? PlantedFault::kWrongLastElement : PlantedFault::kNone;
}

TEST(Reduce, StaysWithinItsBudget) {
  const auto r = reduce_with(spoil_or, {.compilations = 5});
  EXPECT_LE(r.compilations, 6);
  EXPECT_TRUE(contains(r.reduced.module, "or"));
}

TEST(Reduce, TriesNothingMoreOnceItsTimeIsUp) {
  const auto r = reduce_with(spoil_or, {.until = std::chrono::steady_clock::now()});
  EXPECT_EQ(program::print(r.reduced.module), program::print(sample().module));
}

}  // namespace
}  // namespace assay::judge
