#include <gtest/gtest.h>

#include "spec/known_exceptions_test.h"
#include "spec/plan/instances_test.h"
#include "spec/plan/schedule.h"

namespace assay::spec {
namespace {

TEST(Shrink, EveryStepIsAValidOpOfItsPlan) {
  Arena arena;
  std::size_t steps = 0, names = 0, kept = 0;
  for (const auto* record : distinct_records()) {
    for (std::size_t i = 0; i < scaled(10); ++i) {
      arena.clear();
      Prng choices(31 + i, stream_of(*record));
      Instance op;
      const auto grid = grid_of(choices);
      ASSERT_TRUE(draw(op, *record, grid, choices, SizePolicy{}, {}, arena));
      for (const auto& simpler : shrink(op, arena, 100)) {
        const auto broken = check(simpler, arena);
        ASSERT_EQ(broken.law, nullptr) << broken.message << "\n  " << show(simpler) << "\nfrom\n  " << show(op);
        std::string why;
        ASSERT_TRUE(member(simpler, arena, &why)) << why << "\n  " << show(simpler);
        ++steps;
        for (std::size_t s = 0; s < op.slots.size(); ++s, ++names) kept += equal(op.slots[s], simpler.slots[s]);
      }
    }
  }
  EXPECT_GT(steps, 0u);
  EXPECT_GT(static_cast<double>(kept), 0.6 * static_cast<double>(names));
  RecordProperty("steps", static_cast<int>(steps));
  std::cout << steps << " steps, " << 100 * kept / std::max<std::size_t>(names, 1) << " % of the names kept\n";
}

TEST(Shrink, EndsAtAnOpOfOneElement) {
  Arena arena;
  const auto* slice = Records::builtin().find("slice");
  ASSERT_NE(slice, nullptr);
  Prng choices(5);
  Instance op;
  ASSERT_TRUE(draw(op, *slice, {}, choices, SizePolicy{}, {}, arena));
  for (int step = 0; step < 200; ++step) {
    const auto simpler = shrink(op, arena, 1);
    if (simpler.empty()) break;
    op = simpler[0];
  }
  EXPECT_EQ(op[slice->find("operand")->slot].as_type(), Type::tensor({}, ElementType::f32)) << show(op);
}

/// A class that no draw reaches is listed with its reason.
TEST(Classes, AreAllReached) {
  Arena arena;
  KnownExceptions known("classes-not-drawn");
  for (const auto* record : distinct_records()) {
    std::vector<bool> reached(classes(*record).size());
    std::vector<int> marks;
    for (std::size_t i = 0; i < scaled(4000); ++i) {
      arena.clear();
      Prng choices(51 + i, stream_of(*record));
      Instance op;
      const auto grid = grid_of(choices);
      const SizePolicy policy{.max_rank = i % 3 == 0 ? 6 : 4, .struct_given = 50};
      ASSERT_TRUE(draw(op, *record, grid, choices, policy, {}, arena));
      marks.clear();
      mark_classes(op, arena, marks);
      for (const int m : marks) reached.at(static_cast<std::size_t>(m)) = true;
    }
    std::string missing;
    for (std::size_t c = 0; c < reached.size(); ++c)
      if (!reached[c] && !known.excuse(record->full_name(), classes(*record)[c].name))
        missing += "\n" + record->full_name() + " " + classes(*record)[c].name;
    EXPECT_EQ(missing, "");
  }
  expect_none_stale(known);
}

}  // namespace
}  // namespace assay::spec
