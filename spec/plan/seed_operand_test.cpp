#include <gtest/gtest.h>

#include "spec/plan/instances_test.h"

/// Drawing an op around a seed operand: the type of a live value is given.
namespace assay::spec {
namespace {

/// The types that an op takes as its operand: those of its own instances.
TEST(Lead, SucceedsForTypesThatTheOpTakes) {
  Arena arena;
  std::size_t all = 0, led = 0;
  for (const auto* record : distinct_records()) {
    std::size_t tried = 0, succeeded = 0;
    for (std::size_t i = 0; i < scaled(200); ++i) {
      arena.clear();
      Prng choices(61 + i, stream_of(*record));
      const auto grid = grid_of(choices);
      Instance model, op;
      ASSERT_TRUE(draw(model, *record, grid, choices, SizePolicy{}, {}, arena));
      if (record->operands.empty()) break;
      const int slot = record->operands[0];
      const auto& v = model[slot];
      if (record->names[static_cast<std::size_t>(slot)].holds || (v.is_list() && v.size == 0)) continue;
      const Given given{slot, 0, v.is_list() ? v.items[0].as_type() : v.as_type()};
      ++tried;
      if (!draw(op, *record, grid, choices, SizePolicy{}, std::span(&given, 1), arena)) continue;
      ++succeeded;
      const auto broken = check(op, arena);
      ASSERT_EQ(broken.law, nullptr) << broken.message << "\n  " << show(op);
      ASSERT_TRUE(member(op, arena)) << show(op);
      const auto& led_by = op[slot];
      EXPECT_EQ((led_by.is_list() ? led_by.items[0] : led_by).as_type(), given.type);
    }
    all += tried, led += succeeded;
    if (succeeded < tried)
      std::cout << record->full_name() << ": " << succeeded << " of " << tried << " types made a seed\n";
    EXPECT_GE(static_cast<double>(succeeded), 0.85 * static_cast<double>(tried)) << record->full_name();
  }
  std::cout << led << " of " << all << " types made a seed\n";
  EXPECT_GE(static_cast<double>(led), 0.98 * static_cast<double>(all));
  EXPECT_GE(all, distinct_records().size() * scaled(200) / 2);
}

/// `seed_types` keeps no type out that an op can be built on: what instances show is in it, and what is
/// not in it is no seed.
TEST(Lead, TypesThatCanLeadAreTold) {
  Arena arena;
  std::size_t shown_types = 0, refused = 0;
  for (const auto* record : distinct_records())
    for (const int slot : record->operands) {
      const auto seeds = seed_types(*record, slot);
      if (seeds.elements == 0) continue;
      for (std::uint64_t i = 0; i < scaled(50); ++i) {
        arena.clear();
        Prng choices(67 + i, stream_of(*record));
        const auto grid = grid_of(choices);
        Instance model, op;
        ASSERT_TRUE(draw(model, *record, grid, choices, SizePolicy{}, {}, arena));
        const auto& v = model[slot];
        for (const auto& shown : v.is_list() ? v.as_list() : std::span(&v, 1)) {
          const auto type = shown.as_type();
          ++shown_types;
          EXPECT_TRUE(!type.is_tensor() || seeds.contain(type)) << record->full_name() << " " << show(model);
        }
        for (const auto type : {Type::tensor({}, ElementType::f32), Type::tensor({2, 3}, ElementType::f32)}) {
          if (seeds.contain(type)) continue;
          const Given given{slot, 0, type};
          ++refused;
          EXPECT_FALSE(draw(op, *record, grid, choices, SizePolicy{}, std::span(&given, 1), arena)) << show(op);
        }
      }
    }
  EXPECT_GE(shown_types, scaled(50) * distinct_records().size());
  EXPECT_GE(refused, scaled(50) * 10);
}

TEST(Lead, WhatAnotherOperandSettlesDoesNotLead) {
  const auto& records = Records::builtin();
  const auto* scatter = records.find("scatter");
  const auto* sort = records.find("sort");
  ASSERT_TRUE(scatter && sort);
  EXPECT_NE(seed_types(*scatter, scatter->operands[0]).elements, ElementSet{0});
  EXPECT_EQ(seed_types(*scatter, scatter->operands[2]).elements, ElementSet{0});
  EXPECT_EQ(seed_types(*sort, sort->operands[0]).least_rank, 1);
}

TEST(Lead, RefusesTypesOutsideTheClass) {
  Arena arena;
  const auto* record = Records::builtin().find("not");
  ASSERT_NE(record, nullptr);
  Prng choices(1);
  Instance op;
  const Given given{record->operands[0], 0, Type::tensor({2}, ElementType::f32)};
  EXPECT_FALSE(draw(op, *record, {}, choices, SizePolicy{}, std::span(&given, 1), arena));
}

/// However many members of a group are given, there are as many.
TEST(Lead, TakesAllMembersOfAGroup) {
  Arena arena;
  const auto* record = Records::builtin().find("while");
  ASSERT_NE(record, nullptr);
  for (std::int64_t members = 1; members <= 9; ++members) {
    std::vector<Given> given;
    for (std::int64_t k = 0; k < members; ++k)
      given.push_back({record->operands[0], k, Type::tensor({k}, ElementType::f32)});
    Prng choices(1, static_cast<std::uint64_t>(members));
    Instance op;
    ASSERT_TRUE(draw(op, *record, {}, choices, SizePolicy{}, given, arena)) << members;
    ASSERT_GE(op[record->operands[0]].size, given.size());
    for (std::size_t k = 0; k < given.size(); ++k)
      EXPECT_EQ(op[record->operands[0]].items[k].as_type(), given[k].type) << k << " of " << members;
  }
}

TEST(Lead, TakesTwoOperandsOfOneType) {
  Arena arena;
  const auto* record = Records::builtin().find("add");
  ASSERT_NE(record, nullptr);
  Prng choices(1);
  Instance op;
  const auto type = Type::tensor({2, 3}, ElementType::i8);
  const std::array<Given, 2> same = {Given{record->operands[0], 0, type}, Given{record->operands[1], 0, type}};
  EXPECT_TRUE(draw(op, *record, {}, choices, SizePolicy{}, same, arena));
  const std::array<Given, 2> other = {same[0], Given{record->operands[1], 0, Type::tensor({3}, ElementType::i8)}};
  EXPECT_FALSE(draw(op, *record, {}, choices, SizePolicy{}, other, arena));
}

}  // namespace
}  // namespace assay::spec
