#include "judge/verdict.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "judge/judge.h"
#include "judge/planted_backend_test.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

constexpr auto kLast = static_cast<int>(Verdict::kBroken);

TEST(VerdictWord, PassesWhereSomethingWasCheckedOrThereIsNothingToCheck) {
  EXPECT_EQ(verdict_of_legal({.checked = 1, .open = 99}, false), Verdict::kPass);
  EXPECT_EQ(verdict_of_legal({.weak = 7, .open = 1}, false), Verdict::kWeak);
  EXPECT_EQ(verdict_of_legal({.open = 3}, false), Verdict::kOpen);
  EXPECT_EQ(verdict_of_legal({.weak = 7}, true), Verdict::kPass) << "a relation held, and could have failed";
  EXPECT_EQ(verdict_of_legal({}, false), Verdict::kPass) << "there is no element";
}

TEST(VerdictWord, EndsWellWhereSomethingWasCheckedAndNothingIsWrongOrUnfinished) {
  for (int v = 0; v <= kLast; ++v) {
    const auto verdict = static_cast<Verdict>(v);
    const auto is_among = [&](std::initializer_list<Verdict> some) {
      return std::ranges::find(some, verdict) != some.end();
    };
    const bool is_checked = is_among({Verdict::kPass, Verdict::kRefused, Verdict::kDeviation});
    const bool is_open = is_among({Verdict::kWeak, Verdict::kOpen, Verdict::kAccepted});
    const bool is_skipped = is_among({Verdict::kRepeat, Verdict::kDeclined, Verdict::kUnsupported, Verdict::kRejected,
                                      Verdict::kUnreadable, Verdict::kSlow});
    EXPECT_EQ(ends_well(verdict, {}), is_checked) << label(verdict);
    EXPECT_EQ(ends_well(verdict, {.open = true}), is_checked || is_open) << label(verdict);
    EXPECT_EQ(ends_well(verdict, {.skip = true}), is_checked || is_skipped) << label(verdict);
  }
}

/// `| PASS | ... | 0 |`: a row of the README for each label, with the exit code that it has here.
TEST(VerdictWord, StandsInTheTableOfTheReadme) {
  std::ostringstream readme;
  readme << std::ifstream(ASSAY_SOURCE_DIR "/README.md").rdbuf();
  for (int v = 0; v <= kLast; ++v) {
    const auto verdict = static_cast<Verdict>(v);
    const char* code = ends_well(verdict, {})               ? "0"
                       : ends_well(verdict, {.open = true}) ? "1; 0 with `--allow-open`"
                       : ends_well(verdict, {.skip = true}) ? "1; 0 with `--allow-skip`"
                                                            : "1";
    const std::string begin = fmt::format("| `{}` | ", label(verdict)), end = fmt::format(" | {} |\n", code);
    const std::string text = readme.str();
    const auto at = text.find(begin);
    ASSERT_NE(at, std::string::npos) << begin;
    const std::string row = text.substr(at, text.find('\n', at) + 1 - at);
    EXPECT_TRUE(row.ends_with(end)) << row;
  }
}

Judgement with_counts(spec::ElementCounts counts) {
  Judgement out;
  out.counts = counts;
  return out;
}
Judgement failing(FailureClass kind) {
  Judgement out = with_counts({.checked = 3});
  out.failure.emplace().kind = kind;
  return out;
}
Judgement refusing(RefusalKind kind) {
  Judgement out;
  out.refusal = Refusal{kind, "no", "no"};
  return out;
}
Judgement explained(std::int64_t undecided) {
  Judgement out = with_counts({.checked = 3, .undecided = undecided});
  out.deviations.resize(1);
  out.undecided.elements = undecided;
  return out;
}

/// Databases and certificates of earlier releases hold these words.
TEST(VerdictWord, IsTheSameInEveryProductAsItWas) {
  struct Row {
    Judgement judgement;
    const char *label, *in_campaigns, *in_certificates;
  };
  const Row rows[] = {
      {with_counts({.checked = 3}), "PASS", "pass", "pass"},
      {with_counts({.weak = 3}), "WEAK", "weak", "open"},
      {with_counts({.open = 3}), "OPEN", "open", "open"},
      {explained(0), "DEVIATION", "deviation", "pass by grant"},
      {explained(1), "UNDECIDED", "undecided", "undecided"},
      {refusing(RefusalKind::kUnsupported), "SKIP", "unsupported", "unsupported"},
      {refusing(RefusalKind::kRejected), "SKIP", "rejected", "rejected"},
      {refusing(RefusalKind::kUnreadable), "SKIP", "our text was refused", "rejected"},
      {refusing(RefusalKind::kWorkerFault), "ERROR", "worker fault", "undecided"},
      {failing(FailureClass::kWrongValue), "FAIL", "wrong", "wrong"},
      {failing(FailureClass::kWrongType), "FAIL", "wrong", "wrong"},
      {failing(FailureClass::kInternalError), "FAIL", "failed", "failed"},
      {failing(FailureClass::kMemory), "FAIL", "failed", "failed"},
      {failing(FailureClass::kGarbage), "FAIL", "failed", "failed"},
      {failing(FailureClass::kCrash), "FAIL", "crash", "crash"},
      {failing(FailureClass::kHang), "FAIL", "hang", "hang"},
  };
  for (const Row& row : rows) {
    const Verdict verdict = verdict_of(row.judgement);
    EXPECT_EQ(label(verdict), row.label) << row.in_campaigns;
    EXPECT_EQ(campaign_word(verdict), row.in_campaigns);
    EXPECT_EQ(certificate_word(verdict), row.in_certificates) << row.in_campaigns;
    EXPECT_EQ(is_violation(verdict), std::string_view(row.label) == "FAIL") << row.in_campaigns;
    EXPECT_EQ(is_legal(verdict), row.judgement.is_legal()) << row.in_campaigns;
  }
}

/// Hangs at its usual limit; with more time it does what is planted.
Judgement settled_with(PlantedFault in_time) {
  auto module = program::parse(
      "func.func @main(%a: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo.abs %a : "
      "tensor<i32>\n  return %0 : tensor<i32>\n}\n");
  EXPECT_TRUE(module);
  const Case c{*module, {{{{spec::Type::tensor({}, spec::ElementType::i32), std::vector<std::byte>(4)}}}}};
  const PlantedBackend* self = nullptr;
  PlantedBackend backend([&](const Module&) { return self->patience() > 1 ? in_time : PlantedFault::kHang; });
  self = &backend;
  Judge judge(backend, *spec::contract_named("stablehlo"));
  const Expectation expected = expect(c, judge.contract());
  const Judgement out = judge.settled(judge.judge(c, expected, {}), c, expected, {});
  EXPECT_EQ(backend.patience(), 1);
  return out;
}

TEST(VerdictWord, OfWhatEndsWithMoreTimeIsSlow) {
  const Judgement slow = settled_with(PlantedFault::kNone);
  EXPECT_EQ(verdict_of(slow), Verdict::kSlow);
  EXPECT_EQ(slow.counts.checked, 1);
  EXPECT_EQ(verdict_of(settled_with(PlantedFault::kHang)), Verdict::kHang);
  EXPECT_EQ(verdict_of(settled_with(PlantedFault::kWrongLastElement)), Verdict::kWrong);
  EXPECT_EQ(verdict_of(settled_with(PlantedFault::kUnsupported)), Verdict::kUnsupported);
}

}  // namespace
}  // namespace assay::judge
