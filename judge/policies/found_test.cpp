#include "judge/policies/found.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>

#include "judge/evidence.h"
#include "judge/judge.h"
#include "judge/policies/memory.h"
#include "judge/policies/question.h"
#include "judge/policies/settle.h"
#include "program/edit/make.h"
#include "program/text/text.h"

/// Back ends that keep planted policies.
namespace assay::judge {
namespace {

/// What becomes of the result of an op, of which the first element is out of range.
using Spoil = std::function<void(const std::string& op, Tensor&)>;

/// The oracle with spoilt answers: each op of a question makes one output, in order.
class PlantedPolicies final : public backends::Backend {
 public:
  explicit PlantedPolicies(Spoil spoil) : spoil_(std::move(spoil)) {}

  backends::Outcome compile(const backends::Source& source, const backends::Variant&) override {
    ++compilations;
    auto module = program::parse(source.text);
    if (!module || !program::verify(*module)) return {.kind = backends::OutcomeKind::kRejected};
    module_ = *std::move(module);
    return refuses_i8 && source.text.find("xi8>") != std::string::npos
               ? backends::Outcome{.kind = backends::OutcomeKind::kUnsupported}
               : backends::Outcome{};
  }
  backends::Outcome run(const ProcessTensors& inputs) override {
    auto ran = oracle::evaluate(module_, inputs);
    if (!ran) return {.kind = backends::OutcomeKind::kFailed};
    std::size_t output = 0;
    for (const Op& op : module_.entry()->body.ops)
      if (!program::is_literal(op) && output < ran->outputs[0].size())
        spoil_(op.record->mnemonic, ran->outputs[0][output++]);
    return {.outputs = std::move(ran->outputs)};
  }

  int compilations = 0;
  bool refuses_i8 = false;

 private:
  Spoil spoil_;
  Module module_;
};

class PlantedFactory final : public backends::BackendFactory {
 public:
  std::string name() const override { return "worker:planted"; }
  std::string identity() const override { return "planted 1.0"; }
  std::vector<backends::Variant> variants() const override { return {backends::Variant{}}; }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override { return nullptr; }
};

void change_first(Tensor& t) { t.bytes[0] ^= std::byte{1}; }

const Spoil kKeepsAll = [](const std::string&, Tensor&) {};

std::vector<FoundPolicy> found_of(PlantedPolicies& backend) {
  auto found = find_policies(backend, {}, all_asked_policies());
  EXPECT_TRUE(found) << found.error().text();
  return found.value_or(std::vector<FoundPolicy>{});
}

std::vector<std::string> kept_by(const Spoil& spoil) {
  PlantedPolicies backend(spoil);
  std::vector<std::string> out;
  for (const FoundPolicy& p : found_of(backend))
    if (p.is_kept) out.push_back(p.name);
  return out;
}

using Names = std::vector<std::string>;
const Names kAll = {"integer-overflow", "shift-overflow", "division-by-zero", "integer-power", "float-to-integer"};
Names all_but(const std::string& name) {
  Names out = kAll;
  std::erase(out, name);
  return out;
}

TEST(Policies, AllQuestionsAreProgramsOfTheOracle) {
  const auto questions = shipped_policy_questions();
  ASSERT_TRUE(questions) << questions.error().text();
  for (const PolicyQuestion& q : *questions) {
    const auto program = program_of_questions({q});
    ASSERT_TRUE(program) << q.op << ": " << program.error().text();
    EXPECT_TRUE(oracle::evaluate(program->program.module, program->program.inputs[0])) << q.op;
  }
}

TEST(Policies, ABackEndThatKeepsThemIsFoundToKeepThem) { EXPECT_EQ(kept_by(kKeepsAll), kAll); }

TEST(Policies, SumsThatDoNotWrapLeaveOverflowOpen) {
  EXPECT_EQ(kept_by([](const std::string& op, Tensor& t) {
              if (op == "add") change_first(t);
            }),
            all_but("integer-overflow"));
}

/// Vector code and scalar code differ.
TEST(Policies, WhatIsAnsweredInTwoWaysStaysOpen) {
  EXPECT_EQ(kept_by([](const std::string& op, Tensor& t) {
              if (op == "shift_left" && t.type.elements() == 1023) change_first(t);
            }),
            all_but("shift-overflow"));
}

TEST(Policies, AnswersOfOtherTypesOpenThemToo) {
  EXPECT_EQ(kept_by([](const std::string& op, Tensor& t) {
              if (op == "divide" && t.type.element() == spec::ElementType::ui64) change_first(t);
            }),
            all_but("division-by-zero"));
}

TEST(Policies, WhatTheBackEndWillNotTakeSaysNothing) {
  PlantedPolicies backend(kKeepsAll);
  backend.refuses_i8 = true;
  for (const FoundPolicy& p : found_of(backend)) EXPECT_TRUE(p.is_kept) << p.name << ": " << p.why;
}

TEST(Policies, TheFirstOtherAnswerIsShown) {
  PlantedPolicies backend([](const std::string& op, Tensor& t) {
    if (op == "power") change_first(t);
  });
  const auto found = found_of(backend);
  const auto power = std::ranges::find(found, "integer-power", &FoundPolicy::name);
  ASSERT_NE(power, found.end());
  EXPECT_NE(power->why.find("where the policy is"), std::string::npos) << power->why;
}

// ---- What is remembered, and what becomes of contracts ------------------------------------------

class SettledPolicies : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("assay-policies-" + std::to_string(::getpid()));
    if (const char* before = std::getenv("XDG_CACHE_HOME")) before_ = before;
    ::setenv("XDG_CACHE_HOME", folder_.c_str(), 1);
  }
  void TearDown() override {
    std::filesystem::remove_all(folder_);
    if (before_.empty()) ::unsetenv("XDG_CACHE_HOME");
    else ::setenv("XDG_CACHE_HOME", before_.c_str(), 1);
  }

  static ContractChoice settled_choice(backends::Backend& backend, const char* name = "auto") {
    const backends::Variant variant;
    return settle(*choose_contract(name, "worker:planted", PlantedFactory()), PlantedFactory(), backend,
                  std::span(&variant, 1));
  }

  std::filesystem::path folder_;
  std::string before_;
};

TEST_F(SettledPolicies, AContractOfAnUnknownBackEndIsCompleted) {
  PlantedPolicies backend(kKeepsAll);
  const ContractChoice choice = settled_choice(backend);
  EXPECT_EQ(choice.contract->name, "unmeasured");
  EXPECT_FALSE(choice.contract->integer_overflow_any);
  EXPECT_FALSE(choice.contract->shift_overflow_any);
  EXPECT_TRUE(choice.contract->random_bits_any);  // nobody asks about it
  EXPECT_NE(choice.why.find("found by asking it, not promised"), std::string::npos) << choice.why;
  EXPECT_NE(choice.contract->hash, choice.contract->promised->hash);
}

TEST_F(SettledPolicies, WhatIsOpenInTheBackEndStaysOpen) {
  PlantedPolicies backend([](const std::string& op, Tensor& t) {
    if (op == "add") change_first(t);
  });
  const ContractChoice choice = settled_choice(backend);
  EXPECT_TRUE(choice.contract->integer_overflow_any);
  EXPECT_FALSE(choice.contract->shift_overflow_any);
}

TEST_F(SettledPolicies, WhatThereWasNoTimeToAskIsNamed) {
  PlantedPolicies backend(kKeepsAll);
  const backends::Variant variant;
  const ContractChoice choice = settle(*choose_contract("auto", "worker:planted", PlantedFactory()), PlantedFactory(),
                                       backend, std::span(&variant, 1), std::chrono::milliseconds(0));
  EXPECT_TRUE(choice.contract->integer_overflow_any);
  for (const char* words : {"integer-overflow, ", " stay open: the back end takes too long to be asked"})
    EXPECT_NE(choice.why.find(words), std::string::npos) << choice.why;
}

TEST_F(SettledPolicies, AContractThatIsGivenForAnotherReasonStaysAsItIs) {
  PlantedPolicies backend(kKeepsAll);
  EXPECT_TRUE(settled_choice(backend, "stablehlo").contract->integer_overflow_any);
  EXPECT_EQ(backend.compilations, 0);
  EXPECT_FALSE(settled_choice(backend, "unmeasured").contract->integer_overflow_any);
}

TEST_F(SettledPolicies, AreRememberedAndTriedWithOneProgram) {
  PlantedPolicies first(kKeepsAll), second(kKeepsAll);
  const auto contract = settled_choice(first).contract;
  EXPECT_EQ(settled_choice(second).contract->hash, contract->hash);
  EXPECT_EQ(second.compilations, 1);
}

TEST_F(SettledPolicies, WhatNoLongerHoldsIsAskedAgain) {
  PlantedPolicies first(kKeepsAll), second([](const std::string&op, Tensor&t) {
    if (op == "add") change_first(t);
  });
  EXPECT_FALSE(settled_choice(first).contract->integer_overflow_any);
  EXPECT_TRUE(settled_choice(second).contract->integer_overflow_any);
}

TEST_F(SettledPolicies, AFolderThatCannotBeWrittenDoesNoHarm) {
  std::ofstream(folder_) << "a file in the place of the folder";
  PlantedPolicies backend(kKeepsAll);
  EXPECT_FALSE(settled_choice(backend).contract->integer_overflow_any);
  EXPECT_FALSE(settled_choice(backend).contract->integer_overflow_any);
}

TEST_F(SettledPolicies, AnAnswerThatContradictsOneSaysSo) {
  PlantedPolicies backend(kKeepsAll);
  const auto contract = settled_choice(backend).contract;
  const auto module = program::parse(
      "func.func @main(%a: tensor<2xui32>, %b: tensor<2xui32>) -> tensor<2xui32> {\n"
      "  %0 = stablehlo.shift_left %a, %b : tensor<2xui32>\n  return %0 : tensor<2xui32>\n}\n");
  ASSERT_TRUE(module);
  const auto numbers = [&](std::uint32_t x, std::uint32_t y) {
    Tensor t{module->entry()->results[0], std::vector<std::byte>(8)};
    std::memcpy(t.bytes.data(), &x, 4);
    std::memcpy(t.bytes.data() + 4, &y, 4);
    return t;
  };
  const ProcessTensors inputs{{numbers(5, 5), numbers(1, 33)}};
  const auto text = [&](std::uint32_t x, std::uint32_t y) {
    const ProcessTensors outputs{{numbers(x, y)}};
    const auto sets = oracle::acceptance_sets(*module, inputs, *contract);
    const Judgement j = judgement_of({*module, inputs, outputs, *sets}, *contract, oracle_explainer(kCaseLimits));
    return j.failure ? "wrong " + found_policy_text(*j.failure, *module, inputs, outputs, *contract) : "right";
  };
  EXPECT_EQ(text(10, 0), "right");
  EXPECT_EQ(text(10, 10), "wrong by a policy that was found, not promised: shift-overflow");
  EXPECT_EQ(text(11, 0), "wrong ");
}

}  // namespace
}  // namespace assay::judge
