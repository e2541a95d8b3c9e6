#include <gtest/gtest.h>

#include "spec/plan/properties_test.h"

/// Plan and laws of every record must meet: what the plan makes breaks no law, is read back to the
/// same names, infers the same results and is a member of its plan.
namespace assay::spec {
namespace {

constexpr std::size_t kDrawsPerRecord = 5000;

void expect_of_every_record(std::uint64_t seed, Property property) {
  for (const auto* record : distinct_records())
    EXPECT_EQ(first_fault(*record, scaled(kDrawsPerRecord), seed, property), "") << record->full_name();
}

TEST(Plan, MakesNothingThatALawForbids) { expect_of_every_record(1, broken_law); }
TEST(Plan, IsReadBackFromItsOp) { expect_of_every_record(2, read_back); }
TEST(Plan, InfersTheResultsThatItMade) { expect_of_every_record(3, inferred); }
TEST(Plan, HasItsOpsAsMembers) { expect_of_every_record(4, no_member); }

TEST(Plan, IsRepeatedByTheSameChoices) {
  Arena arena;
  for (const auto* record : distinct_records()) {
    arena.clear();
    Instance once, again;
    Prng first(11, 3), second(11, 3);
    ASSERT_TRUE(draw(once, *record, {2, 2}, first, SizePolicy{}, {}, arena));
    ASSERT_TRUE(draw(again, *record, {2, 2}, second, SizePolicy{}, {}, arena));
    EXPECT_TRUE(std::ranges::equal(once.slots, again.slots, [](const Value& a, const Value& b) { return equal(a, b); }))
        << show(once) << "\n"
        << show(again);
  }
}

/// All choices zero: the simplest op there is.
TEST(Plan, DrawsTheSimplestOpFromZeros) {
  class Zeros final : public Choices {
    std::uint64_t draw(std::uint64_t) override { return 0; }
  } zeros;
  Arena arena;
  for (const auto* record : distinct_records()) {
    Instance op;
    ASSERT_TRUE(draw(op, *record, {}, zeros, SizePolicy{}, {}, arena)) << record->full_name();
    EXPECT_EQ(broken_law(op, arena), "");
    for (const int slot : record->operands) {
      const auto& v = op[slot];
      if (v.kind == ValueKind::kType && v.as_type().is_tensor()) {
        EXPECT_LE(v.as_type().elements(), 2) << show(op);
      }
    }
  }
}

}  // namespace
}  // namespace assay::spec
