#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>

#include "spec/known_exceptions_test.h"
#include "spec/plan/properties_test.h"

/// Laws and membership must agree on every op, valid or not.
namespace assay::spec {
namespace {

constexpr std::size_t kPerRecord = 5000;
/// What is listed as known is to be met again, however rare it is.
constexpr std::size_t kMoreOfListed = 20;
constexpr std::size_t kPerRound = 500, kMostMutants = 240000;

struct Disagreements {
  std::size_t count = 0;
  std::string first;
};

TEST(Mutants, LawsAndPlanAgree) {
  KnownExceptions known("disagreements");
  std::size_t valid = 0, invalid = 0, disagreed = 0;
  for (const auto* record : distinct_records()) {
    std::map<std::string, Disagreements> found;
    const bool is_listed =
        std::ranges::find(known.all(), record->full_name(), &KnownException::subject) != known.all().end();
    const std::size_t draws = scaled(kPerRecord) * (is_listed ? kMoreOfListed : 1);
    for_each_mutant(*record, draws, 21, [&](const Instance& op, Arena& arena) {
      const auto verdicts = verdicts_of(op, arena);
      verdicts.by_laws ? ++valid : ++invalid;
      if (verdicts.agree()) return;
      ++disagreed;
      auto& d = found[verdicts.by_plan ? verdicts.label + " refuses" : "plan refuses"];
      if (d.count++ == 0) d.first = verdicts.why;
    });
    for (const auto& [kind, d] : found)
      if (!known.excuse(record->full_name(), kind))
        ADD_FAILURE() << record->full_name() << ": " << kind << " " << d.count << " ops, such as\n  " << d.first;
  }
  expect_none_stale(known);
  EXPECT_GE(std::min(valid, invalid), distinct_records().size() * scaled(kPerRecord) / 10);
  std::cout << valid << " valid and " << invalid << " invalid mutants, " << disagreed << " disagreements\n";
}

/// Labels of the laws that some mutant broke alone; mutants are drawn until all of `wanted` are.
std::set<std::string> fallen_alone(const Record& record, const std::set<std::string>& wanted) {
  std::set<std::string> fallen;
  const auto judge_laws = [&](const Instance& op, Arena& arena) {
    if (const Law* broken = broken_alone(op, arena)) fallen.insert(broken->label);
  };
  for (std::size_t done = 0; done < scaled(kMostMutants) && !std::ranges::includes(fallen, wanted); done += kPerRound)
    for_each_mutant(record, kPerRound, 77 + done, judge_laws);
  return fallen;
}

/// Every law has a mutant that breaks it and no other, or is listed with the reason why none can.
TEST(Mutants, BreakEveryLawAlone) {
  KnownExceptions known("laws-without-witness");
  std::size_t laws = 0, alone = 0;
  for (const auto* record : distinct_records()) {
    std::set<std::string> wanted;
    for (const auto& law : record->laws)
      if (!known.excuse(record->full_name(), law.label)) wanted.insert(law.label);
    const auto fallen = fallen_alone(*record, wanted);
    laws += record->laws.size(), alone += fallen.size();
    std::string missing;
    for (const auto& label : wanted)
      if (!fallen.contains(label)) missing += " " + label;
    EXPECT_EQ(missing, "") << record->full_name() << ": laws that no mutant breaks alone";
    for (const auto& label : fallen)
      EXPECT_TRUE(wanted.contains(label)) << record->full_name() << " " << label << " has a witness and is listed";
  }
  expect_none_stale(known);
  std::cout << alone << " of " << laws << " laws fell alone\n";
}

}  // namespace
}  // namespace assay::spec
