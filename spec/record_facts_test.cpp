#include "spec/record_facts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "spec/record.h"

namespace assay::spec {
namespace {

const Facts& facts(const char* op) { return Records::builtin().find(op)->facts; }

/// The ops of which this is true, in order, with blanks between.
template <class Test> std::string ops(const Test& test) {
  std::vector<std::string> names;
  for (const Record& r : Records::builtin().all())
    if (test(r)) names.push_back(r.dialect == "stablehlo" ? r.mnemonic : r.full_name());
  std::ranges::sort(names);
  std::string out;
  for (const auto& name : names) out += (out.empty() ? "" : " ") + name;
  return out;
}

TEST(Facts, OfElementwiseOps) {
  EXPECT_EQ(facts("add").elementwise, PrimitiveId::kAdd);
  EXPECT_EQ(facts("multiply").elementwise, PrimitiveId::kMultiply);
  EXPECT_EQ(facts("abs").elementwise, PrimitiveId::kAbs);
  EXPECT_EQ(facts("convert").elementwise, PrimitiveId::kConvert);
  EXPECT_EQ(facts("reduce_precision").elementwise, PrimitiveId::kReducePrecision);
  for (const char* op : {"clamp", "compare", "select", "reverse", "reduce", "constant", "iota", "broadcast_in_dim"})
    EXPECT_FALSE(facts(op).elementwise) << op;
  EXPECT_EQ(ops([](const Record& r) { return r.facts.selects; }), "chlo.broadcast_select select");
  EXPECT_TRUE(Records::builtin().find("chlo.broadcast_add")->facts.spreads);
  EXPECT_FALSE(facts("add").spreads);
  EXPECT_FALSE(facts("dot_general").spreads);
}

TEST(Facts, OfOperandsThatMayChangePlaces) {
  EXPECT_NE(facts("add").commutative & set_of(ElementType::f32), 0u);
  EXPECT_EQ(facts("subtract").commutative & set_of(ElementType::f32), 0u);
  EXPECT_EQ(facts("divide").commutative, 0u);
  EXPECT_EQ(facts("abs").commutative, 0u);
}

TEST(Facts, OfFormulas) {
  EXPECT_EQ(ops([](const Record& r) { return r.facts.makes_literal; }), "constant");
  EXPECT_EQ(ops([](const Record& r) { return r.facts.loops; }), "while");
  EXPECT_EQ(ops([](const Record& r) { return r.facts.chooses_region; }), "case");
  EXPECT_EQ(facts("tanh").op, PrimitiveId::kTanh);
  EXPECT_FALSE(facts("add").op);
  EXPECT_TRUE(facts("all_reduce").communicates);
  EXPECT_FALSE(facts("reduce").communicates);
  EXPECT_TRUE(facts("partition_id").identifies);
  EXPECT_FALSE(facts("reduce").identifies);
  EXPECT_TRUE(facts("add").computes);
  EXPECT_FALSE(facts("transpose").computes);
  EXPECT_TRUE(facts("cholesky").leaves_open);
  EXPECT_FALSE(facts("triangular_solve").leaves_open);
  EXPECT_TRUE(facts("func.call").calls_function);
  const Record& check = *Records::builtin().find("check.expect_eq_const");
  EXPECT_EQ(check.facts.literal, check.find("value")->slot);
}

TEST(Facts, OfRegionsAndOperands) {
  EXPECT_EQ(facts("reduce").regions, (std::vector{RegionRole::kMonoid}));
  EXPECT_EQ(facts("reduce").operands, (std::vector{OperandRole::kData, OperandRole::kIdentity}));
  EXPECT_EQ(facts("scatter").regions, (std::vector{RegionRole::kUpdate}));
  EXPECT_EQ(facts("sort").regions, (std::vector{RegionRole::kOrder}));
  EXPECT_EQ(facts("while").regions, (std::vector{RegionRole::kCondition, RegionRole::kLoopBody}));
  EXPECT_EQ(facts("map").regions, (std::vector{RegionRole::kFree}));
}

TEST(Facts, EffectsAreReadAsTheyAreWritten) {
  const auto effect_of = [](const char* op) {
    return to_text(Records::builtin().find(op)->effect, *Records::builtin().find(op));
  };
  EXPECT_EQ(effect_of("check.expect_eq"), "check equal");
  EXPECT_EQ(effect_of("check.expect_close"), "check ulps max_ulp_difference from min_ulp_difference called 3");
  EXPECT_EQ(effect_of("check.expect_almost_eq"), "check absolute tolerance called 0.001");
  EXPECT_EQ(effect_of("interpreter.run_parallel"), "grid programs");
  EXPECT_EQ(effect_of("custom_call"), "call call_target_name");
  EXPECT_EQ(effect_of("sdy.manual_computation"), "manual in_axes, out_axes, region_axes");
  EXPECT_EQ(effect_of("custom_call.SPMDFullToShardShape"), "shard");
  EXPECT_EQ(effect_of("custom_call.SPMDShardToFullShape"), "unshard");
  EXPECT_EQ(effect_of("add"), "");
  EXPECT_FALSE(Records::builtin().find("add")->effect.any());
  EXPECT_EQ(effect_of("check.expect_serialized_eq"),
            "check equal with seen(iter, \"probe\", probe_id, process(replica_id, partition_id))");
}

/// What passes through a queue is an effect that no line says.
TEST(Facts, QueuesAreEffects) {
  for (const char* op : {"send", "recv", "infeed", "outfeed", "interpreter.print", "interpreter.probe"}) {
    EXPECT_TRUE(facts(op).queues) << op;
    EXPECT_EQ(Records::builtin().find(op)->effect.kind, EffectKind::kQueue) << op;
  }
  EXPECT_TRUE(facts("interpreter.run_parallel").queues);
  EXPECT_EQ(Records::builtin().find("interpreter.run_parallel")->effect.kind, EffectKind::kGrid);
  EXPECT_FALSE(facts("after_all").queues);
}

}  // namespace
}  // namespace assay::spec
