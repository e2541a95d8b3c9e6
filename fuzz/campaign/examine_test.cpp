#include "fuzz/campaign/examine.h"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "fuzz/names.h"
#include "judge/planted_backend_test.h"
#include "oracle/numerics/elementary.h"
#include "program/edit/refine.h"
#include "program/edit/stored_form.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

Examined failing(judge::FailureClass kind) {
  Examined out;
  out.failed.emplace().failure.kind = kind;
  return out;
}

TEST(Examined, IsAnsweredWhereNothingButAnswersIsWrong) {
  EXPECT_TRUE(Examined{}.is_answered());
  EXPECT_TRUE(failing(judge::FailureClass::kWrongValue).is_answered());
  for (const auto kind : {judge::FailureClass::kCrash, judge::FailureClass::kHang, judge::FailureClass::kInternalError})
    EXPECT_FALSE(failing(kind).is_answered()) << to_string(kind);
  Examined refused;
  refused.refused.emplace();
  EXPECT_FALSE(refused.is_answered());
}

/// Takes what it is given, and keeps its text.
class Recorder final : public backends::Backend {
 public:
  explicit Recorder(std::vector<std::string>& texts) : texts_(texts) {}
  backends::Outcome compile(const backends::Source& source, const backends::Variant&) override {
    texts_.push_back(source.text);
    return {.kind = backends::OutcomeKind::kUnsupported, .message = "nothing", .signature = {}, .outputs = {}};
  }
  backends::Outcome run(const ProcessTensors&) override { return {}; }

 private:
  std::vector<std::string>& texts_;
};

class RecorderFactory final : public backends::BackendFactory {
 public:
  std::string name() const override { return "recorder"; }
  std::string identity() const override { return "recorder"; }
  std::vector<backends::Variant> variants() const override { return {backends::Variant{}}; }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<Recorder>(texts);
  }
  mutable std::vector<std::string> texts;
};

Tensor tensor(std::string_view literal) {
  spec::Arena arena;
  return program::tensor_of(*program::parse_literal(literal, arena));
}

/// Crashes at one op, and gives wrong answers where another one stands alone.
class PlantedFactory final : public backends::BackendFactory {
 public:
  explicit PlantedFactory(judge::Misbehaviour misbehaviour, bool takes_all = false)
      : misbehaviour_(std::move(misbehaviour)), takes_all_(takes_all) {}
  std::string name() const override { return "planted"; }
  std::string identity() const override { return "planted"; }
  std::vector<backends::Variant> variants() const override { return {backends::Variant{}}; }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<judge::PlantedBackend>(misbehaviour_);
  }
  bool takes_dynamic() const override { return takes_all_; }
  bool takes_quantized() const override { return takes_all_; }

 private:
  judge::Misbehaviour misbehaviour_;
  bool takes_all_;
};

bool has_op(const Module& module, const std::string& mnemonic) {
  return std::ranges::any_of(module.entry()->body.ops, [&](const Op& op) { return op.record->mnemonic == mnemonic; });
}

judge::PlantedFault at_abs_or_negate(const Module& module) {
  if (has_op(module, "abs")) return judge::PlantedFault::kCrash;
  return has_op(module, "negate") ? judge::PlantedFault::kWrongLastElement : judge::PlantedFault::kNone;
}

/// The absolute value of one argument, and another op on the second.
Drawn beside_abs(const std::string& op) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n"
      "  %0 = stablehlo.abs %a : tensor<2xf32>\n  %1 = " +
      op + " : tensor<2xf32>\n  return %0, %1 : tensor<2xf32>, tensor<2xf32>\n}\n");
  EXPECT_TRUE(module);
  const Tensor ones = tensor("dense<[1.0, 1.0]> : tensor<2xf32>");
  Drawn out;
  out.c = judge::Case{*module, {{{ones, ones}}}};
  return out;
}

Examined examined_at_abs_or_negate(const Drawn& drawn) {
  const PlantedFactory factory(at_abs_or_negate);
  Worker worker(factory, {}, *spec::contract_named("stablehlo"));
  const backends::Variant variant;
  return examine(drawn, worker, std::span(&variant, 1));
}

// In each hundred as many as the policy says, one after the other, and not all in one shard of several.
TEST(DrawProgram, HasItsPartOfProgramsAtVectorSize) {
  generator::Policy policy;
  policy.vector_regime = 3;
  std::set<std::uint64_t> turns, places;
  for (std::uint64_t n = 0; n < 20'000; ++n)
    if (const auto turn = vector_turn(policy, 7, n)) {
      EXPECT_EQ(*turn / 3, n / 100);
      EXPECT_TRUE(turns.insert(*turn).second) << n;
      places.insert(n % 20);
    }
  EXPECT_EQ(turns.size(), 600u);
  EXPECT_EQ(*turns.rbegin(), 599u);
  EXPECT_EQ(places.size(), 20u) << "each of twenty shards has its part";
  policy.vector_regime = 0;
  EXPECT_FALSE(vector_turn(policy, 7, 3));
}

bool reads_many(const Function& f, const Op& op) {
  return std::ranges::any_of(op.operands,
                             [&](ValueId v) { return f.type(v).is_tensor() && f.type(v).elements() >= 64; });
}

/// The ops of the first so many programs at vector size, as a campaign has them.
std::set<const spec::Record*> ops_at_vector_size(std::uint64_t turns) {
  const generator::Generator generator(spec::Records::in_force(), {});
  const Learning learning(generator.coverage().count(), spec::Records::in_force().all().size());
  const auto contract = *spec::contract_named("stablehlo");
  OracleGuard guard(*contract);
  std::set<const spec::Record*> out;
  for (std::uint64_t n = 0; n < turns * 100 / generator.policy().vector_regime; ++n) {
    if (!vector_turn(generator.policy(), 1, n)) continue;
    const Drawn drawn = draw_program(generator, 1, n, learning, &guard);
    const Function& f = *drawn.c.module.entry();
    if (!f.body.ops.empty() && reads_many(f, f.body.ops.back())) out.insert(f.body.ops.back().record);
  }
  return out;
}

/// Of a function without a budget any answer is legal: the guard takes it back, at this size as at any.
bool has_bounds(const spec::Record& record, const spec::Contract& contract) {
  const auto primitive = *record.facts.elementwise;
  return oracle::find_elementary(primitive) == nullptr || contract.budget(primitive, spec::ElementType::f32) != nullptr;
}

// In two rounds, which are the first 10,000 programs.
TEST(DrawProgram, ReachesEachElementwiseOpAtVectorSizeSoon) {
  const auto seen = ops_at_vector_size(300);
  const auto contract = *spec::contract_named("stablehlo");
  for (const spec::Record& record : spec::Records::in_force().all()) {
    const bool is_wanted = record.facts.elementwise && generator::is_drawn(record, {}) && has_bounds(record, *contract);
    EXPECT_TRUE(!is_wanted || seen.contains(&record)) << record.full_name();
  }
}

/// A bug of vector code.
judge::PlantedFault at_atan2_of_many(const Module& module) {
  const Function& f = *module.entry();
  const auto is_hit = [&](const Op& op) { return op.record->mnemonic == "atan2" && reads_many(f, op); };
  return std::ranges::any_of(f.body.ops, is_hit) ? judge::PlantedFault::kGarbageFrom64 : judge::PlantedFault::kNone;
}

/// Of so many programs of these ops, the numbers of those that fail.
std::vector<std::uint64_t> failing_programs(const generator::Policy& policy, std::uint64_t count) {
  const PlantedFactory factory(at_atan2_of_many);
  Worker worker(factory, {}, *spec::contract_named("stablehlo"));
  const generator::Generator generator(spec::Records::in_force(), policy);
  const Learning learning(generator.coverage().count(), spec::Records::in_force().all().size());
  const backends::Variant variant;
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = 0; n < count; ++n) {
    const Drawn drawn = draw_program(generator, 11, n, learning, &worker.guard);
    if (examine(drawn, worker, std::span(&variant, 1)).fails()) out.push_back(n);
  }
  return out;
}

TEST(DrawProgram, FindsAFunctionThatIsGarbageInVectorCode) {
  generator::Policy policy;
  policy.ops = {"stablehlo.add", "stablehlo.atan2"};
  policy.edge_regime = policy.large_regime = policy.vector_regime = policy.bounded = policy.unbounded = 0;
  policy.sizes.max_elements = 32;
  EXPECT_EQ(failing_programs(policy, 300).size(), 0u) << "small tensors do not show it";
  policy.vector_regime = generator::Policy{}.vector_regime;
  const auto failing = failing_programs(policy, 300);
  EXPECT_GE(failing.size(), 2u);
  for (const std::uint64_t n : failing) EXPECT_TRUE(vector_turn(policy, 11, n)) << n;
}

TEST(Examine, TriesAProgramOnceMoreWithoutWhatIsKnownOfIt) {
  Drawn drawn = beside_abs("stablehlo.negate %b");
  const Examined hidden = examined_at_abs_or_negate(drawn);
  ASSERT_TRUE(hidden.failed);
  EXPECT_EQ(hidden.failed->failure.kind, judge::FailureClass::kCrash);
  drawn.expected = {{hidden.failed->suspect, {"stablehlo.abs", "stablehlo.abs reads f32"}, 2, 2, 0}};
  const Examined shown = examined_at_abs_or_negate(drawn);
  ASSERT_TRUE(shown.failed);
  EXPECT_EQ(shown.failed->suspect, "wrong-value negate float");
  EXPECT_EQ(shown.known, std::vector{hidden.failed->suspect});
  EXPECT_FALSE(has_op(shown.failed->c.module, "abs"));
  EXPECT_GT(shown.compilations, hidden.compilations);
}

TEST(Examine, LetsWhatIsKnownDecideWhereTheRestShowsNothing) {
  Drawn drawn = beside_abs("stablehlo.exponential %a");
  const Examined plain = examined_at_abs_or_negate(drawn);
  ASSERT_TRUE(plain.failed);
  drawn.expected = {{plain.failed->suspect, {"stablehlo.abs"}, 2, 2, 0}};
  const Examined again = examined_at_abs_or_negate(drawn);
  ASSERT_TRUE(again.failed);
  EXPECT_EQ(again.failed->failure.kind, judge::FailureClass::kCrash);
  EXPECT_TRUE(again.known.empty());
  EXPECT_GT(again.counts.checked, plain.counts.checked) << "the elements of the rest were judged";
}

TEST(Examine, LeavesOutOpsByGivingWhatTheyYield) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n"
      "  %0 = stablehlo.abs %a : tensor<2xf32>\n  %1 = stablehlo.negate %0 : tensor<2xf32>\n"
      "  return %0, %1 : tensor<2xf32>, tensor<2xf32>\n}\n");
  ASSERT_TRUE(module);
  const judge::Case c{*module, {{{tensor("dense<[-1.0, 2.0]> : tensor<2xf32>")}}}};
  const spec::Record* abs = spec::Records::in_force().find("stablehlo.abs");
  const spec::Record* sine = spec::Records::in_force().find("stablehlo.sine");
  const auto rest = without_ops(c, std::span(&abs, 1));
  ASSERT_TRUE(rest);
  EXPECT_EQ(program::print(rest->module),
            "func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n"
            "  %0 = stablehlo.negate %arg0 : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n");
  EXPECT_EQ(rest->inputs[0][0][0].bytes, tensor("dense<[1.0, 2.0]> : tensor<2xf32>").bytes);
  EXPECT_FALSE(without_ops(c, std::span(&sine, 1))) << "it has none";
}

TEST(Examine, GivesCompositesWhereTheVariantOrWhatWasLearntSaysSo) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  %0 = chlo.tan %a : tensor<2xf32> -> tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n");
  ASSERT_TRUE(module);
  Drawn drawn;
  drawn.ops = typed_ops(*module);
  drawn.c = judge::Case{*module, {{{Tensor{module->entry()->types[0], std::vector<std::byte>(8)}}}}};
  const RecorderFactory factory;
  Worker worker(factory, {}, *spec::contract_named("stablehlo"));
  const auto text_given = [&](const backends::Variant& variant) {
    factory.texts.clear();
    examine(drawn, worker, std::span(&variant, 1));
    return factory.texts.empty() ? std::string() : factory.texts[0];
  };
  const auto expanded = backends::find_variant(factory, "expanded");
  ASSERT_TRUE(expanded);
  EXPECT_NE(text_given({}).find("= chlo.tan"), std::string::npos);
  EXPECT_NE(text_given(*expanded).find("stablehlo.composite \"chlo.tan\""), std::string::npos);
  drawn.composed = drawn.ops;
  EXPECT_NE(text_given({}).find("stablehlo.composite \"chlo.tan\""), std::string::npos);
  EXPECT_EQ(text_given({}).find("= chlo.tan"), std::string::npos);
}

/// A sum of one argument of unknown size, with inputs of two sizes, and its shape computed.
Drawn of_unknown_size() {
  const auto module = program::parse(
      "func.func @main(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<?x1xf32>) {\n"
      "  %0 = stablehlo.add %a, %a : tensor<?xf32>\n"
      "  %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?xf32>) -> tensor<i32>\n"
      "  %2 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>\n"
      "  %3 = stablehlo.constant dense<1> : tensor<1xi32>\n"
      "  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>\n"
      "  %5 = stablehlo.dynamic_reshape %0, %4 : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x1xf32>\n"
      "  return %0, %5 : tensor<?xf32>, tensor<?x1xf32>\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  Drawn out;
  const Tensor two = tensor("dense<[1.0, 2.0]> : tensor<2xf32>"),
               three = tensor("dense<[1.0, 2.0, 4.0]> : tensor<3xf32>");
  out.c = judge::Case{*module, {{{two}}, {{three}}, {{two}}}};
  return out;
}

Examined examined_by(const PlantedFactory& factory, const Drawn& drawn) {
  Worker worker(factory, {}, *spec::contract_named("stablehlo"));
  const backends::Variant variant;
  return examine(drawn, worker, std::span(&variant, 1));
}

/// Keeps what it is given.
struct Given {
  std::vector<Module> modules;

  judge::Misbehaviour with(std::function<judge::PlantedFault(const Module&)> misbehaviour) {
    return [this, misbehaviour](const Module& module) {
      modules.push_back(module);
      return misbehaviour(module);
    };
  }
};

judge::PlantedFault none(const Module&) { return judge::PlantedFault::kNone; }
judge::PlantedFault unsupported_if_dynamic(const Module& module) {
  return program::is_dynamic(module) ? judge::PlantedFault::kUnsupported : judge::PlantedFault::kNone;
}

/// A function draws numbers, and what the program yields is computed of them.
Drawn that_hides_what_is_drawn() {
  const auto module = program::parse(
      "func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<64xf32> {\n"
      "  %0 = call @draw(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<64xf32>\n"
      "  %1 = stablehlo.negate %0 : tensor<64xf32>\n  return %1 : tensor<64xf32>\n}\n"
      "func.func private @draw(%a: tensor<f32>, %b: tensor<f32>) -> tensor<64xf32> {\n"
      "  %0 = stablehlo.constant dense<64> : tensor<1xi64>\n"
      "  %1 = stablehlo.rng %a, %b, %0, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> "
      "tensor<64xf32>\n  return %1 : tensor<64xf32>\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  Drawn out;
  out.c = judge::Case{*module, {{{tensor("dense<1.0> : tensor<f32>"), tensor("dense<2.0> : tensor<f32>")}}}};
  return out;
}

TEST(Examine, AsksForWhatOnlyARelationSpeaksOf) {
  Given given;
  const Examined right = examined_by(PlantedFactory(given.with(none)), that_hides_what_is_drawn());
  EXPECT_EQ(right.verdict, Verdict::kWeak) << "the relation speaks of no result of the program";
  EXPECT_EQ(right.counts.checked, 0);
  ASSERT_EQ(given.modules.size(), 2u);
  EXPECT_EQ(given.modules[0].entry()->results.size(), 1u) << "as it is";
  EXPECT_EQ(given.modules[1].entry()->results.size(), 2u);
  const PlantedFactory constant([](const Module&) { return judge::PlantedFault::kOneElement; });
  EXPECT_EQ(examined_by(constant, that_hides_what_is_drawn()).word(), "wrong-value");
}

TEST(Examine, GivesAProgramOfUnknownSizesOnceForEachChoiceOfThem) {
  Given given;
  const Examined out = examined_by(PlantedFactory(given.with(none)), of_unknown_size());
  EXPECT_EQ(out.verdict, Verdict::kPass);
  ASSERT_EQ(given.modules.size(), 2u);
  EXPECT_EQ(given.modules[0].entry()->results[0].text(), "tensor<2xf32>");
  EXPECT_EQ(given.modules[1].entry()->results[1].text(), "tensor<3x1xf32>");
  EXPECT_FALSE(has_op(given.modules[0], "dynamic_reshape"));
  EXPECT_EQ(out.runs, 3);
  EXPECT_EQ(out.counts.checked, 2 * (2 + 3 + 2));
}

TEST(Examine, GivesAProgramOfUnknownSizesAsItIsToWhoTakesIt) {
  Given given;
  const Examined out = examined_by(PlantedFactory(given.with(none), true), of_unknown_size());
  EXPECT_EQ(out.verdict, Verdict::kPass);
  ASSERT_EQ(given.modules.size(), 1u);
  EXPECT_TRUE(program::is_dynamic(given.modules[0]));
  EXPECT_EQ(out.runs, 3);
  EXPECT_EQ(out.counts.checked, 2 * (2 + 3 + 2));
}

TEST(Examine, GivesAProgramWithItsSizesWhereItIsNotTakenWithout) {
  Given given;
  const Examined out = examined_by(PlantedFactory(given.with(unsupported_if_dynamic), true), of_unknown_size());
  EXPECT_EQ(out.verdict, Verdict::kPass);
  EXPECT_FALSE(out.refused);
  EXPECT_EQ(given.modules.size(), 3u);
}

Drawn spread_over_two_devices() {
  const auto module = program::parse(
      "module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
      "sdy.mesh @m = <[\"x\"=2]>\n"
      "func.func @main(%a: tensor<4xi32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}) -> tensor<4xi32> {\n"
      "  %0 = stablehlo.not %a : tensor<4xi32>\n  return %0 : tensor<4xi32>\n}\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  Drawn out;
  out.c = judge::Case{*module, {{{tensor("dense<[1, 2, 3, 4]> : tensor<4xi32>")}}}};
  return out;
}

TEST(Examine, TellsWhatIsRefusedWithShardingsOnly) {
  const auto refusing = [](const std::function<bool(const Module&)>& is_refused) {
    return PlantedFactory([=](const Module& m) {
      return is_refused(m) ? judge::PlantedFault::kUnsupported : judge::PlantedFault::kNone;
    });
  };
  const Examined sharded =
      examined_by(refusing([](const Module& m) { return m.devices > 1; }), spread_over_two_devices());
  ASSERT_TRUE(sharded.refusal);
  EXPECT_TRUE(sharded.refuses_shardings);
  EXPECT_TRUE(sharded.refusal->cause.starts_with("with shardings only: ")) << sharded.refusal->cause;
  EXPECT_EQ(sharded.refused->suspect, "unsupported " + sharded.refusal->cause);
  const Examined always = examined_by(refusing([](const Module&) { return true; }), spread_over_two_devices());
  ASSERT_TRUE(always.refusal);
  EXPECT_FALSE(always.refuses_shardings);
  EXPECT_EQ(always.refusal->cause.find("shardings"), std::string::npos) << always.refusal->cause;
}

TEST(Examine, ShowsAFailureInTheProgramThatHasItsSizesIfItCan) {
  const auto shown = [](judge::Misbehaviour misbehaviour) {
    const Examined out = examined_by(PlantedFactory(std::move(misbehaviour), true), of_unknown_size());
    EXPECT_TRUE(out.failed);
    return out.failed ? out.failed->c.module : Module{};
  };
  const Module at_add = shown(
      [](const Module& m) { return has_op(m, "add") ? judge::PlantedFault::kCrash : judge::PlantedFault::kNone; });
  EXPECT_FALSE(program::is_dynamic(at_add) || has_op(at_add, "dynamic_reshape"));
  const Module at_form = shown([](const Module& m) {
    return has_op(m, "dynamic_reshape") ? judge::PlantedFault::kCrash : judge::PlantedFault::kNone;
  });
  EXPECT_TRUE(!program::is_dynamic(at_form) && has_op(at_form, "dynamic_reshape"));
  EXPECT_TRUE(program::is_dynamic(shown([](const Module& m) {
    return program::is_dynamic(m) ? judge::PlantedFault::kCrash : judge::PlantedFault::kNone;
  })));
}

/// 2 * 0.5 and 3 * 0.5, added to themselves.
Drawn of_quantized_types() {
  const std::string q = "tensor<2x!quant.uniform<i8:f32, 0.5>>";
  const auto module = program::parse("func.func @main(%a: " + q + ") -> " + q +
                                     " {\n  %0 = stablehlo.add %a, %a : " + q + "\n  return %0 : " + q + "\n}\n");
  EXPECT_TRUE(module) << module.error().text();
  Drawn out;
  out.c = judge::Case{*module, {{{tensor("dense<[2, 3]> : " + q)}}}};
  return out;
}

TEST(Examine, GivesAProgramOfQuantizedTypesOnTheIntegersThatTheyStore) {
  Given given;
  const Examined out = examined_by(PlantedFactory(given.with(none)), of_quantized_types());
  EXPECT_EQ(out.verdict, Verdict::kPass);
  ASSERT_EQ(given.modules.size(), 1u);
  EXPECT_EQ(given.modules[0].entry()->results[0].text(), "tensor<2xi8>");
  EXPECT_EQ(out.counts.checked, 2);
}

TEST(Examine, GivesAProgramOfQuantizedTypesAsItIsToWhoTakesIt) {
  Given given;
  const Examined out = examined_by(PlantedFactory(given.with(none), true), of_quantized_types());
  EXPECT_EQ(out.verdict, Verdict::kPass);
  ASSERT_EQ(given.modules.size(), 1u);
  EXPECT_TRUE(program::has_quantized(given.modules[0]));
}

TEST(Examine, ShowsAFailureOnStoredIntegersIfItCan) {
  const auto failed = [](judge::Misbehaviour misbehaviour, bool takes_all) {
    const Examined out = examined_by(PlantedFactory(std::move(misbehaviour), takes_all), of_quantized_types());
    EXPECT_TRUE(out.failed);
    return out.failed ? program::has_quantized(out.failed->c.module) : false;
  };
  const auto at_add = [](const Module& m) {
    return has_op(m, "add") ? judge::PlantedFault::kWrongLastElement : judge::PlantedFault::kNone;
  };
  const auto at_quantized = [](const Module& m) {
    return program::has_quantized(m) ? judge::PlantedFault::kWrongLastElement : judge::PlantedFault::kNone;
  };
  EXPECT_FALSE(failed(at_add, false));
  EXPECT_FALSE(failed(at_add, true));
  EXPECT_TRUE(failed(at_quantized, true));
}

/// Gives wrong answers under some variants, and keeps the names of those that it is asked for.
class WrongUnderFactory final : public backends::BackendFactory {
 public:
  explicit WrongUnderFactory(std::set<std::string> wrong) : wrong_(std::move(wrong)) {}
  std::string name() const override { return "wrong under variants"; }
  std::string identity() const override { return name(); }
  std::vector<backends::Variant> variants() const override { return {{"default", {}}, {"o0", {}}}; }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<WrongUnder>(*this);
  }
  mutable std::vector<std::string> asked;

 private:
  class WrongUnder final : public backends::Backend {
   public:
    explicit WrongUnder(const WrongUnderFactory& factory)
        : factory_(factory), planted_([this](const Module&) {
            return factory_.wrong_.contains(factory_.asked.back()) ? judge::PlantedFault::kWrongLastElement
                                                                   : judge::PlantedFault::kNone;
          }) {}
    backends::Outcome compile(const backends::Source& source, const backends::Variant& variant) override {
      factory_.asked.push_back(variant.name);
      return planted_.compile(source, variant);
    }
    backends::Outcome run(const ProcessTensors& inputs) override { return planted_.run(inputs); }

   private:
    const WrongUnderFactory& factory_;
    judge::PlantedBackend planted_;
  };

  std::set<std::string> wrong_;
};

/// What the back end was asked for before the suspect was looked for, and the variant that is said to fail.
std::string asked_and_blamed(const std::set<std::string>& wrong, std::optional<std::size_t> variant) {
  const WrongUnderFactory factory(wrong);
  Worker worker(factory, {}, *spec::contract_named("stablehlo"));
  Drawn drawn = beside_abs("stablehlo.negate %b");
  drawn.variant = variant;
  const auto variants = factory.variants();
  const Examined out = examine(drawn, worker, variants);
  if (out.failed) factory.asked.pop_back();
  std::string text = factory.asked[0];
  for (std::size_t k = 1; k < factory.asked.size(); ++k) text += ", " + factory.asked[k];
  return text + (out.failed ? ": " + variants[out.failed->variant].name : "");
}

TEST(Examine, AsksForTheVariantThatIsDrawnAndSaysOfTheFirstWhatThatOneShowsToo) {
  EXPECT_EQ(asked_and_blamed({}, 0), "default");
  EXPECT_EQ(asked_and_blamed({}, 1), "o0");
  EXPECT_EQ(asked_and_blamed({}, std::nullopt), "default, o0");
  EXPECT_EQ(asked_and_blamed({"o0"}, 1), "o0, default: o0");
  EXPECT_EQ(asked_and_blamed({"default", "o0"}, 1), "o0, default: default");
  EXPECT_EQ(asked_and_blamed({"default"}, 0), "default: default");
  EXPECT_EQ(asked_and_blamed({"default"}, 1), "o0") << "nothing tells of it";
  EXPECT_EQ(asked_and_blamed({"o0"}, std::nullopt), "default, o0: o0");
}

TEST(Examine, DrawsTheFirstVariantForThreeOfFourProgramsAndTheSameForTheSameProgram) {
  std::map<std::size_t, int> drawn;
  for (std::uint64_t n = 0; n < 1600; ++n) {
    ++drawn[draw_variant(5, n, 3)];
    EXPECT_EQ(draw_variant(5, n, 3), draw_variant(5, n, 3));
    EXPECT_EQ(draw_variant(5, n, 1), 0u);
  }
  EXPECT_NEAR(drawn[0], 1200, 5 * 17) << "five standard deviations";
  EXPECT_NEAR(drawn[1], 200, 5 * 13);
  EXPECT_NEAR(drawn[2], 200, 5 * 13);
  EXPECT_EQ(drawn.size(), 3u);
}

}  // namespace
}  // namespace assay::fuzz
