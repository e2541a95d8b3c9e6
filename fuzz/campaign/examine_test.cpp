#include "fuzz/campaign/examine.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "fuzz/reduce/planted_backend_test.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

Examined failing(FailureClass kind) {
  Examined out;
  out.failed.emplace().failure.kind = kind;
  return out;
}

TEST(Examined, IsAnsweredWhereNothingButAnswersIsWrong) {
  EXPECT_TRUE(Examined{}.is_answered());
  EXPECT_TRUE(failing(FailureClass::kWrongValue).is_answered());
  for (const auto kind : {FailureClass::kCrash, FailureClass::kHang, FailureClass::kInternalError})
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
  explicit PlantedFactory(Misbehaviour misbehaviour) : misbehaviour_(std::move(misbehaviour)) {}
  std::string name() const override { return "planted"; }
  std::string identity() const override { return "planted"; }
  std::vector<backends::Variant> variants() const override { return {backends::Variant{}}; }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<PlantedBackend>(misbehaviour_);
  }

 private:
  Misbehaviour misbehaviour_;
};

bool has_op(const Module& module, const std::string& mnemonic) {
  return std::ranges::any_of(module.entry()->body.ops, [&](const Op& op) { return op.record->mnemonic == mnemonic; });
}

Mischief at_abs_or_negate(const Module& module) {
  if (has_op(module, "abs")) return Mischief::kCrash;
  return has_op(module, "negate") ? Mischief::kWrongLastElement : Mischief::kNone;
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
  out.c = Case{*module, {{{ones, ones}}}};
  return out;
}

Examined examined_at_abs_or_negate(const Drawn& drawn) {
  const PlantedFactory factory(at_abs_or_negate);
  Worker worker(factory, {}, *spec::contract_named("stablehlo"));
  const backends::Variant variant;
  return examine(drawn, worker, std::span(&variant, 1));
}

TEST(Examine, TriesAProgramOnceMoreWithoutWhatIsKnownOfIt) {
  Drawn drawn = beside_abs("stablehlo.negate %b");
  const Examined hidden = examined_at_abs_or_negate(drawn);
  ASSERT_TRUE(hidden.failed);
  EXPECT_EQ(hidden.failed->failure.kind, FailureClass::kCrash);
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
  EXPECT_EQ(again.failed->failure.kind, FailureClass::kCrash);
  EXPECT_TRUE(again.known.empty());
  EXPECT_GT(again.counts.checked, plain.counts.checked) << "the elements of the rest were judged";
}

TEST(Examine, LeavesOutOpsByGivingWhatTheyYield) {
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {\n"
      "  %0 = stablehlo.abs %a : tensor<2xf32>\n  %1 = stablehlo.negate %0 : tensor<2xf32>\n"
      "  return %0, %1 : tensor<2xf32>, tensor<2xf32>\n}\n");
  ASSERT_TRUE(module);
  const Case c{*module, {{{tensor("dense<[-1.0, 2.0]> : tensor<2xf32>")}}}};
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
  drawn.c = Case{*module, {{{Tensor{module->entry()->types[0], std::vector<std::byte>(8)}}}}};
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

}  // namespace
}  // namespace assay::fuzz
