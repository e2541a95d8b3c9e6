#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "spec/plan/properties.h"
#include "spec/plan/test_lists.h"

/// Laws and membership must agree on every op, valid or not.
namespace assay::spec {
namespace {

constexpr std::size_t kPerRecord = 333;

struct Disagreements {
  std::size_t count = 0;
  std::string first;
};

TEST(Mutants, LawsAndPlanAgree) {
  const KnownExceptions known("disagreements.txt");
  std::size_t valid = 0, invalid = 0, disagreed = 0;
  for (const auto* record : distinct_records()) {
    std::map<std::string, Disagreements> found;
    for_each_mutant(*record, scaled(kPerRecord), 21, [&](const Instance& op, Arena& arena) {
      const auto verdicts = judge(op, arena);
      verdicts.by_laws ? ++valid : ++invalid;
      if (verdicts.agree()) return;
      ++disagreed;
      auto& d = found[verdicts.by_plan ? "laws refuse" : "plan refuses"];
      if (d.count++ == 0) d.first = verdicts.why;
    });
    for (const auto& [kind, d] : found)
      if (!known.has(record->full_name(), kind))
        ADD_FAILURE() << record->full_name() << ": " << kind << " " << d.count << " ops, such as\n  " << d.first;
  }
  std::cout << valid << " valid and " << invalid << " invalid mutants, " << disagreed << " disagreements\n";
}

/// Every law falls alone: some mutant breaks it and no other.
TEST(Mutants, BreakEveryLawAlone) {
  const KnownExceptions known("laws_that_fall_together.txt");
  std::size_t laws = 0, alone = 0;
  for (const auto* record : distinct_records()) {
    std::set<std::string> witnessed;
    for_each_mutant(*record, scaled(2 * kPerRecord), 77, [&](const Instance& op, Arena& arena) {
      const Law* fallen = nullptr;
      int count = 0;
      for (const auto& law : record->laws)
        if (holds(op, law, arena) == Truth::kFalse) fallen = &law, ++count;
      if (count == 1) witnessed.insert(fallen->label);
    });
    std::string missing;
    for (const auto& law : record->laws) {
      ++laws;
      if (witnessed.contains(law.label)) ++alone;
      else if (!known.has(record->full_name(), law.label)) missing += "\n" + record->full_name() + " " + law.label;
    }
    EXPECT_EQ(missing, "");
  }
  std::cout << alone << " of " << laws << " laws fell alone\n";
}

}  // namespace
}  // namespace assay::spec
