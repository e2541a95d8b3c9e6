#include "conform/files/judged_case.h"

#include <string>

#include <gtest/gtest.h>

#include "judge/planted_backend_test.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

judge::Case case_of(const std::string& op) {
  const auto module = program::parse("func.func @main(%a: tensor<i32>) -> tensor<i32> {\n  %0 = stablehlo." + op +
                                     " %a : tensor<i32>\n  return %0 : tensor<i32>\n}\n");
  EXPECT_TRUE(module);
  return {*module, {{{{spec::Type::tensor({}, spec::ElementType::i32), std::vector<std::byte>(4)}}}}};
}

/// The second of two programs on a back end that crashes in it: only behind the first one, or always.
Verdict verdict_on_second(bool only_behind_another) {
  bool is_fresh = true;
  const auto crashes = [&](const program::Module& module) {
    const bool is_second = module.entry()->body.ops[0].record->mnemonic == "negate";
    return is_second && !(only_behind_another && is_fresh) ? judge::PlantedFault::kCrash : judge::PlantedFault::kNone;
  };
  judge::PlantedBackend backend(
      [&](const program::Module& module) {
        const auto mischief = crashes(module);
        is_fresh = false;
        return mischief;
      },
      [&] { is_fresh = true; });
  judge::Judge judge(backend, *spec::contract_named("stablehlo"));
  CheckTally tally("two programs");
  EXPECT_EQ(judge_case(case_of("abs"), "first", judge, {}, judge::kCaseLimits, tally).verdict, Verdict::kPass);
  return judge_case(case_of("negate"), "second", judge, {}, judge::kCaseLimits, tally).verdict;
}

TEST(JudgedCase, IsNotBlamedForAProcessThatAnEarlierProgramDamaged) {
  EXPECT_EQ(verdict_on_second(true), Verdict::kPass);
}

TEST(JudgedCase, IsBlamedForACrashThatAFreshProcessHasToo) { EXPECT_EQ(verdict_on_second(false), Verdict::kCrash); }

}  // namespace
}  // namespace assay::conform
