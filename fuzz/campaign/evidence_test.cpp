#include "fuzz/campaign/evidence.h"

#include <gtest/gtest.h>

#include "fuzz/names.h"
#include "judge/evidence.h"
#include "judge/planted_backend_test.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

/// The finding that a back end gives which answers so where there is such an op, of a program that has it.
reports::Finding found(judge::PlantedFault mischief, const std::string& mnemonic, const std::string& op,
                       judge::Recurrence recurrence = judge::Recurrence::kAlways) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {\n  %s = stablehlo.constant "
      "dense<> : tensor<0xi64>\n  %0 = " +
      op + "\n  return %0 : tensor<i32>\n}\n");
  EXPECT_TRUE(module) << (module ? "" : module.error().text());
  const Type scalar = Type::tensor({}, spec::ElementType::i32);
  const Tensor zero{scalar, std::vector<std::byte>(4)}, one{scalar, {std::byte{1}, {}, {}, {}}};
  judge::PlantedBackend backend(
      [=](const Module& m) { return judge::contains(m, mnemonic) ? mischief : judge::PlantedFault::kNone; });
  judge::Judge judge(backend, *spec::contract_named("stablehlo"));
  const judge::Case c{*module, {{{zero, one}}}};
  const backends::Variant variant;
  const auto complaint = judge::complaint_of(judge.judge(c, variant));
  EXPECT_TRUE(complaint);
  if (!complaint) return {};
  judge::Reduction reduction = judge::Reducer(judge, variant).reduce(c, *complaint);
  reduction.recurrence = recurrence;
  return finding_of({c, *complaint, 0, ""}, reduction, 0, judge, {"planted", "stablehlo", {variant}, {}});
}

/// The sign of a subnormal that may be read as zero is 0 or 1.
TEST(Evidence, KeepsAlternativesApart) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  %0 = stablehlo.sign %a : tensor<f32>\n"
      "  return %0 : tensor<f32>\n}\n");
  ASSERT_TRUE(module) << module.error().text();
  const auto sets =
      oracle::acceptance_sets(*module, {{Tensor{Type::tensor({}, spec::ElementType::f32), {std::byte{1}, {}, {}, {}}}}},
                              **spec::contract_named("stablehlo"));
  ASSERT_TRUE(sets) << sets.error().text();
  const auto evidence = judge::evidence_of(*sets, {});
  ASSERT_EQ(evidence.size(), 1u);
  const auto& elements = evidence[0].elements;
  ASSERT_EQ(elements.size(), 1u);
  EXPECT_EQ(elements[0].low, 0);
  EXPECT_EQ(elements[0].high, 1);
  EXPECT_EQ(elements[0].gaps, (std::vector<reports::ExpectedInterval>{{0, 1}}));
}

TEST(Evidence, SaysWhereAnAnswerIsAnotherOneInEveryRun) {
  const std::string sum = "stablehlo.add %a, %b : tensor<i32>";
  const auto changing = found(judge::PlantedFault::kOtherInEveryChild, "add", sum),
             steady = found(judge::PlantedFault::kWrongLastElement, "add", sum);
  EXPECT_EQ(changing.cluster, "wrong-value: another one in every run");
  EXPECT_NE(changing.title.find(", and else in another run"), std::string::npos) << changing.title;
  EXPECT_TRUE(steady.cluster.starts_with("wrong-value: add")) << steady.cluster;
  EXPECT_EQ(steady.title.find("another run"), std::string::npos) << steady.title;
}

// What nobody wrote may be right at times.
TEST(Evidence, OfAnAnswerThatIsRightAtTimesIsThatOfOneThatIsNever) {
  const std::string sum = "stablehlo.add %a, %b : tensor<i32>";
  const auto at_times = found(judge::PlantedFault::kOtherInEveryChild, "add", sum, judge::Recurrence::kSometimes),
             steady = found(judge::PlantedFault::kWrongLastElement, "add", sum, judge::Recurrence::kSometimes),
             of_others = found(judge::PlantedFault::kOtherInEveryChild, "add", sum, judge::Recurrence::kNever);
  EXPECT_TRUE(of_others.cluster.starts_with("flaky ")) << of_others.cluster;
  EXPECT_EQ(at_times.cluster, "wrong-value: another one in every run");
  EXPECT_EQ(at_times.failure, "flaky");
  EXPECT_TRUE(steady.cluster.starts_with("flaky wrong-value: add")) << steady.cluster;
}

// An op that draws numbers may draw others.
TEST(Evidence, DoesNotSaySoOfRandomNumbers) {
  const auto drawn = found(judge::PlantedFault::kOtherInEveryChild, "rng",
                           "stablehlo.rng %a, %b, %s, distribution = UNIFORM : (tensor<i32>, tensor<i32>, "
                           "tensor<0xi64>) -> tensor<i32>");
  EXPECT_EQ(drawn.title.find("another run"), std::string::npos) << drawn.title;
  EXPECT_TRUE(drawn.cluster.starts_with("wrong-value: rng")) << drawn.cluster;
}

// By chance a variant passes once; each that does would make a cause of its own.
TEST(Evidence, DoesNotSayThatAVariantMendsWhatChangesAndIsRightByChance) {
  const auto module = program::parse(
      "func.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
      "  %1 = stablehlo.add %0, %0 : tensor<i32>\n  return %1 : tensor<i32>\n}\n");
  int asked = 0;
  judge::PlantedBackend backend([&](const Module&) {
    const bool is_right = ++asked == 2 || asked == 3;
    return is_right ? judge::PlantedFault::kNone : judge::PlantedFault::kOtherInEveryChild;
  });
  judge::Judge judge(backend, *spec::contract_named("stablehlo"));
  const judge::Case c{*module, {{{}}}};
  const std::vector<backends::Variant> variants{{.name = "default"}, {.name = "o0"}};
  const judge::Judgement wrong = judge.judge(c, variants[0]);
  const judge::Reduction reduction{.reduced = c, .failure = *judge::complaint_of(wrong), .outputs = wrong.outputs};
  const auto finding =
      finding_of({c, reduction.failure, 0, ""}, reduction, 0, judge, {"planted", "stablehlo", variants, {}});
  EXPECT_TRUE(finding.mends.empty());
  EXPECT_EQ(finding.cluster, "wrong-value: another one in every run");
}

// What fails seldom and gives the same answer twice looks as if any variant mended it.
TEST(Evidence, TriesAgainBeforeItSaysThatAVariantMends) {
  const auto cluster = [](int wrong_until, int right_until) {
    const auto module = program::parse(
        "func.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
        "  %1 = stablehlo.add %0, %0 : tensor<i32>\n  return %1 : tensor<i32>\n}\n");
    int asked = 0;
    judge::PlantedBackend backend([&](const Module&) {
      const bool is_wrong = ++asked <= wrong_until || asked > right_until;
      return is_wrong ? judge::PlantedFault::kWrongLastElement : judge::PlantedFault::kNone;
    });
    judge::Judge judge(backend, *spec::contract_named("stablehlo"));
    const judge::Case c{*module, {{{}}}};
    const std::vector<backends::Variant> variants{{.name = "default"}, {.name = "o0"}};
    const judge::Judgement wrong = judge.judge(c, variants[0]);
    const judge::Reduction reduction{.reduced = c, .failure = *judge::complaint_of(wrong), .outputs = wrong.outputs};
    return finding_of({c, reduction.failure, 0, ""}, reduction, 0, judge, {"planted", "stablehlo", variants, {}})
        .cluster;
  };
  EXPECT_EQ(cluster(2, 3), "wrong-value: add, mended by o0");
  EXPECT_EQ(cluster(2, 4), "wrong-value: another one in every run");
}

// What stands there may be right each time, of a small program.
TEST(Evidence, DoesNotSayThatAVariantMendsWhatChangesWhereTheProgramThatWasDrawnStaysWrong) {
  const auto mends = [](judge::PlantedFault of_drawn) {
    const auto reduced = program::parse(
        "func.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
        "  %1 = stablehlo.add %0, %0 : tensor<i32>\n  return %1 : tensor<i32>\n}\n");
    const auto drawn = program::parse(
        "func.func @main() -> tensor<i32> {\n  %0 = stablehlo.constant dense<1> : tensor<i32>\n"
        "  %1 = stablehlo.add %0, %0 : tensor<i32>\n  %2 = stablehlo.abs %1 : tensor<i32>\n  return %2 : tensor<i32>\n}\n");
    int asked = 0;
    judge::PlantedBackend backend([&](const Module& m) {
      if (judge::contains(m, "abs")) return of_drawn;
      return ++asked <= 2 ? judge::PlantedFault::kOtherInEveryChild : judge::PlantedFault::kNone;
    });
    judge::Judge judge(backend, *spec::contract_named("stablehlo"));
    const judge::Case c{*reduced, {{{}}}};
    const std::vector<backends::Variant> variants{{.name = "default"}, {.name = "o0"}};
    const judge::Judgement wrong = judge.judge(c, variants[0]);
    const judge::Reduction reduction{.reduced = c, .failure = *judge::complaint_of(wrong), .outputs = wrong.outputs};
    return finding_of({{*drawn, {{{}}}}, reduction.failure, 0, ""}, reduction, 0, judge,
                      {"planted", "stablehlo", variants, {}})
        .mends;
  };
  EXPECT_EQ(mends(judge::PlantedFault::kNone), std::vector<std::string>{"o0"});
  EXPECT_TRUE(mends(judge::PlantedFault::kOtherInEveryChild).empty());
}

// To wait for another variant costs as much as the hang that is told of.
TEST(Evidence, WaitsInHasteForOtherVariantsOfAHang) {
  const auto module = program::parse(
      "func.func @main() -> tensor<f32> {\n  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
      "  %1 = stablehlo.abs %0 : tensor<f32>\n  return %1 : tensor<f32>\n}\n");
  judge::PlantedBackend* self = nullptr;
  std::vector<double> waits;
  judge::PlantedBackend backend([&](const Module&) {
    waits.push_back(self->patience());
    return judge::PlantedFault::kSpin;
  });
  self = &backend;
  judge::Judge judge(backend, *spec::contract_named("stablehlo"));
  const judge::Case c{*module, {{{}}}};
  const std::vector<backends::Variant> variants{{.name = "default"}, {.name = "o0"}};
  judge::Reduction hang{.reduced = c, .failure = *judge::complaint_of(judge.judge(c, variants[0]))};
  waits.clear();
  const auto finding = finding_of({c, hang.failure, 0, ""}, hang, 0, judge, {"planted", "stablehlo", variants, {}});
  EXPECT_EQ(finding.cluster, "hang: abs");
  EXPECT_TRUE(finding.mends.empty());
  EXPECT_EQ(waits, std::vector<double>{judge::kHaste});
  EXPECT_EQ(backend.patience(), 1);
}

}  // namespace
}  // namespace assay::fuzz
