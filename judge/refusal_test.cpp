#include "judge/refusal.h"

#include "judge/judge.h"

#include <gtest/gtest.h>

namespace assay::judge {
namespace {

using backends::Outcome;
using backends::OutcomeKind;

Outcome outcome(OutcomeKind kind, std::string message) {
  Outcome out;
  out.kind = kind;
  out.message = std::move(message);
  return out;
}

TEST(Refusal, OnlyOrderlyRefusalsAreOne) {
  for (const auto kind : {OutcomeKind::kOk, OutcomeKind::kFailed, OutcomeKind::kCrashed, OutcomeKind::kTimedOut,
                          OutcomeKind::kOutOfMemory, OutcomeKind::kGarbage, OutcomeKind::kUnavailable})
    EXPECT_FALSE(refusal_of(outcome(kind, "not supported")));
  EXPECT_EQ(refusal_of(outcome(OutcomeKind::kUnsupported, "no"))->kind, RefusalKind::kUnsupported);
}

/// Of a text that breaks a law: a worker that fails by itself has refused nothing.
TEST(Refusal, OfWhatBreaksALawIsToldFromDisorder) {
  const auto reception = [](std::optional<Refusal> refusal, std::optional<FailureClass> failure) {
    Judgement j;
    j.refusal = std::move(refusal);
    if (failure) j.failure = Failure{*failure};
    return reception_of(j);
  };
  EXPECT_EQ(reception({}, {}), Reception::kAccepted);
  EXPECT_EQ(reception(Refusal{RefusalKind::kRejected}, {}), Reception::kRefused);
  EXPECT_EQ(reception({}, FailureClass::kInternalError), Reception::kRefused);
  for (const auto disorder : {FailureClass::kCrash, FailureClass::kHang, FailureClass::kMemory, FailureClass::kGarbage})
    EXPECT_EQ(reception({}, disorder), Reception::kDisorder) << to_string(disorder);
  EXPECT_EQ(reception(Refusal{RefusalKind::kWorkerFault}, {}), Reception::kUnknown);
}

TEST(Refusal, AFaultOfTheWorkerIsNobodysAnswer) {
  const auto fault = refusal_of(outcome(OutcomeKind::kWorkerFault, "KeyError: 'inf'"));
  ASSERT_TRUE(fault);
  EXPECT_EQ(to_string(fault->kind), "worker fault");
}

TEST(Refusal, ASyntaxErrorIsOurs) {
  const auto kind = [](const char* message) { return refusal_of(outcome(OutcomeKind::kRejected, message))->kind; };
  EXPECT_EQ(kind("UNKNOWN: -:2:52: error: expected SSA operand"), RefusalKind::kUnreadable);
  EXPECT_EQ(kind("UNKNOWN: -:2:31: error: unexpected decimal integer literal for a floating point value"),
            RefusalKind::kUnreadable);
  EXPECT_EQ(kind("UNKNOWN: -:2:12: error: dimension size of operand at 'all_gather_dim' cannot be zero"),
            RefusalKind::kRejected);
  EXPECT_EQ(kind("UNKNOWN: -:2:24: error: 'stablehlo.reduce' op inferred type(s) 'tensor<f16>' are incompatible"),
            RefusalKind::kRejected);
  EXPECT_EQ(kind("INVALID_ARGUMENT: expected 2 devices"), RefusalKind::kRejected);
}

TEST(Refusal, EqualCausesShareTheirKey) {
  const auto same = [](const char* a, const char* b) { return normalise_message(a) == normalise_message(b); };
  EXPECT_TRUE(same("UNKNOWN: -:3:3: error: the 0th operand shape f16[7,7], but the 1th operand has shape f16[5,6,2].",
                   "UNKNOWN: -:4:5: error: the 0th operand shape pred[180], but the 1th operand has shape s16[]."));
  EXPECT_TRUE(same("INTERNAL: mixed precision in %scatter.1 = (pred[], bf16[]) scatter(%Arg_0.3)",
                   "INTERNAL: mixed precision in %sort = f32[4] sort(%Arg_0)"));
  EXPECT_FALSE(same("-:1:1: error: 'stablehlo.reduce' op is wrong", "-:1:1: error: 'stablehlo.sort' op is wrong"));
  EXPECT_TRUE(same("unsupported broadcast_dimensions = N, N", "unsupported broadcast_dimensions = N"));
  EXPECT_FALSE(same("unsupported broadcast_dimensions = N", "unsupported dimensions = N"));
}

TEST(Refusal, TypesLeaveSourceLinesAlone) {
  EXPECT_EQ(without_types("literal.cc:2657 Unhandled primitive type F6E3M2FN"),
            "literal.cc:2657 Unhandled primitive type #");
  EXPECT_EQ(without_types("array.h:316 Check failed: i_1 == c"), "array.h:316 Check failed: i_1 == c");
}

}  // namespace
}  // namespace assay::judge
