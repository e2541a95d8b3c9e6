#include "fuzz/campaign/learning.h"

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

using spec::ElementType;

TEST(Learning, SteersOnlyFromTheNextBlock) {
  Learning learning(10, 4);
  learning.saw({2, 3});
  EXPECT_EQ(learning.steering().seen[2], 0u);
  learning.advance();
  EXPECT_EQ(learning.steering().seen[2], 1u);
  learning.saw({2});
  learning.advance();
  EXPECT_EQ(learning.steering().seen[2], 2u);
  EXPECT_EQ(learning.steering().seen[3], 1u);
}

TEST(Learning, BlamesTheOnlyOpThatNeverWorked) {
  Learning learning(1, 4);
  const TypedOp good{0, ElementType::f32}, bad{1, ElementType::f16};
  EXPECT_EQ(learning.unsupported({good, bad}), nullptr) << "two suspects";
  learning.works({good});
  const std::vector<TypedOp> program{good, bad};
  const TypedOp* blamed = learning.unsupported(program);
  ASSERT_NE(blamed, nullptr);
  EXPECT_EQ(*blamed, bad);
  EXPECT_EQ(learning.unsupported({good}), nullptr);
  EXPECT_EQ(learning.steering().unsupported[1], 0u);
  learning.advance();
  EXPECT_EQ(learning.steering().unsupported[1], spec::set_of(ElementType::f16));
  EXPECT_EQ(learning.steering().unsupported[2], 0u);
}

TEST(Learning, GivesWhatExpandsAsACompositeBeforeItIsAvoided) {
  const auto& records = spec::Records::in_force();
  const TypedOp tan{records.find("chlo.tan")->index, ElementType::f32},
      lgamma{records.find("chlo.lgamma")->index, ElementType::f32};
  Learning learning(1, records.all().size());
  learning.unsupported({tan});
  EXPECT_FALSE(learning.composes(tan));
  learning.advance();
  EXPECT_TRUE(learning.composes(tan));
  EXPECT_FALSE(learning.composes({tan.record, ElementType::f64}));
  EXPECT_EQ(learning.steering().unsupported[static_cast<std::size_t>(tan.record)], 0u);
  learning.unsupported({tan});
  learning.unsupported({lgamma});
  Learning copy(1, records.all().size());
  ASSERT_TRUE(copy.restore(learning.text()));
  EXPECT_EQ(copy.text(), learning.text());
  EXPECT_TRUE(copy.composes(tan));
  copy.advance();
  EXPECT_EQ(copy.steering().unsupported[static_cast<std::size_t>(tan.record)], spec::set_of(ElementType::f32));
  EXPECT_EQ(copy.steering().unsupported[static_cast<std::size_t>(lgamma.record)], spec::set_of(ElementType::f32));
  EXPECT_FALSE(copy.composes(lgamma)) << "it does not expand";
}

TEST(Learning, GivesWhatExpandsOfALackingDialectAsComposites) {
  const auto& records = spec::Records::in_force();
  Learning learning(1, records.all().size());
  learning.lacks("chlo");
  EXPECT_TRUE(learning.composes({records.find("chlo.tan")->index, ElementType::f64}));
  EXPECT_FALSE(learning.composes({records.find("chlo.lgamma")->index, ElementType::f64}));
  EXPECT_FALSE(learning.composes({records.find("tan")->index, ElementType::f64}));
}

TEST(Learning, DoesNotDrawWhatDoesNotExpandOfALackingDialect) {
  const auto& records = spec::Records::in_force();
  Learning learning(1, records.all().size());
  learning.lacks("interpreter");
  const auto unsupported = [&](const char* op) {
    return learning.steering().unsupported[static_cast<std::size_t>(records.find(op)->index)];
  };
  EXPECT_EQ(unsupported("interpreter.run_parallel"), ~std::uint64_t{0});
  EXPECT_EQ(unsupported("stablehlo.send"), 0u);
  learning.advance();
  EXPECT_EQ(unsupported("interpreter.run_parallel"), ~std::uint64_t{0});
}

TEST(Learning, RejectionsMustRepeatBeforeAnOpIsAvoided) {
  Learning learning(1, 4);
  const std::vector<TypedOp> program{{2, ElementType::i8}};
  for (std::uint64_t i = 1; i < Learning::kRejections; ++i) learning.rejected(program);
  learning.advance();
  EXPECT_EQ(learning.steering().unsupported[2], 0u);
  learning.rejected(program);
  learning.advance();
  EXPECT_EQ(learning.steering().unsupported[2], spec::set_of(ElementType::i8));
  learning.works({{1, ElementType::i8}});
  for (std::uint64_t i = 0; i < 2 * Learning::kRejections; ++i)
    EXPECT_EQ(learning.rejected({{1, ElementType::i8}}), nullptr);
}

TEST(Learning, GivesMoreToWhatShowsNewCauses) {
  Learning learning(1, 4);
  const TypedOp rich{1, ElementType::i2}, poor{2, ElementType::f32};
  for (int i = 0; i < 100; ++i) learning.tried({rich, poor});
  learning.advance();
  EXPECT_TRUE(learning.steering().op_energy.empty());
  learning.found("wrong-value: sort", {rich});
  EXPECT_TRUE(learning.steering().op_energy.empty()) << "threads may not tell";
  learning.advance();
  const auto ops = learning.steering().op_energy, elements = learning.steering().element_energy;
  ASSERT_EQ(ops.size(), 4u);
  EXPECT_GT(ops[1], generator::kUsualEnergy);
  EXPECT_LT(ops[2], generator::kUsualEnergy);
  EXPECT_GT(elements[static_cast<int>(ElementType::i2)], elements[static_cast<int>(ElementType::f32)]);
  learning.found("wrong-value: sort", {poor});
  Learning copy(1, 4);
  ASSERT_TRUE(copy.restore(learning.text()));
  EXPECT_EQ(copy.text(), learning.text());
  EXPECT_EQ(copy.steering().op_energy, ops);
  learning.advance();
  EXPECT_EQ(learning.steering().op_energy, ops) << "the same cause twice says no more";
}

TEST(Learning, KnowsAHangByItsOpsFromTheNextBlock) {
  Learning learning(1, 4);
  const TypedOp slow{1, ElementType::f16}, other{2, ElementType::f32};
  learning.hangs({slow, other});
  learning.hangs({});
  EXPECT_FALSE(learning.is_known_to_hang({slow, other})) << "threads may not tell";
  learning.advance();
  EXPECT_TRUE(learning.is_known_to_hang({{0, ElementType::f32}, {1, ElementType::i8}, {2, ElementType::f64}}));
  EXPECT_FALSE(learning.is_known_to_hang({slow})) << "the other one is missing";
  Learning copy(1, 4);
  ASSERT_TRUE(copy.restore(learning.text()));
  EXPECT_EQ(copy.text(), learning.text());
  EXPECT_TRUE(copy.is_known_to_hang({slow, other}));
}

TEST(Learning, TextHoldsTheWholeState) {
  Learning learning(10, 4);
  learning.saw({1, 9});
  learning.advance();
  learning.saw({9});
  learning.works({{0, ElementType::i32}});
  const std::vector<TypedOp> program{{3, ElementType::i4}};
  learning.unsupported(program);
  learning.rejected({{2, ElementType::i8}});
  learning.count_suspect("wrong-value slice i32");
  Learning copy(10, 4);
  ASSERT_TRUE(copy.restore(learning.text()));
  EXPECT_EQ(copy.text(), learning.text());
  EXPECT_EQ(copy.suspects().at("wrong-value slice i32"), 1u);
  learning.advance();
  copy.advance();
  EXPECT_EQ(copy.steering().seen, learning.steering().seen);
  EXPECT_EQ(copy.steering().unsupported, learning.steering().unsupported);
}

TEST(Learning, DamagedTextIsAnError) {
  Learning learning(10, 4);
  EXPECT_FALSE(learning.restore("seen 99:1"));
  EXPECT_FALSE(learning.restore("nonsense"));
  EXPECT_FALSE(learning.restore("seen 1;2"));
  EXPECT_FALSE(learning.restore("rejected 4:0 1"));
  EXPECT_FALSE(learning.restore("rejected 0:200 1"));
  EXPECT_FALSE(learning.restore("hung 4"));
  EXPECT_FALSE(learning.restore("hanging"));
  EXPECT_FALSE(learning.restore("hanging 1 x"));
  EXPECT_FALSE(learning.restore("ops 4 1 0"));
  EXPECT_FALSE(learning.restore("op-energy 4:16"));
  EXPECT_FALSE(learning.restore("cluster"));
  EXPECT_TRUE(learning.restore(""));
}

}  // namespace
}  // namespace assay::fuzz
