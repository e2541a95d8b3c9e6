#include "fuzz/campaign/examine.h"

#include <gtest/gtest.h>

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
