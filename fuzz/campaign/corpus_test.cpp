#include "fuzz/campaign/corpus.h"

#include <gtest/gtest.h>

#include <set>

#include "fuzz/names.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

constexpr const char* kTwo = R"(// RUN: some-tool %s
func.func @main(%a: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.add %a, %b : tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @any_name(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = stablehlo.negate %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}
)";

TEST(Corpus, IsWhatACampaignCanRun) {
  const auto corpus =
      read_corpus({{"a.mlir", kTwo},
                   {"b.mlir", "func.func @main(%a: tensor<?xf32>) -> tensor<?xf32> {\n  return %a : tensor<?xf32>\n}"},
                   {"c.mlir", "func.func @main() { no program"},
                   {"d.mlir", "// nothing\n"}});
  EXPECT_EQ(corpus.programs.size(), 2u);
  ASSERT_EQ(corpus.left_out.size(), 2u);
  EXPECT_EQ(corpus.left_out[0], "b.mlir: argument 0 is tensor<?xf32>, and only plain tensors of fixed sizes are drawn");
  EXPECT_NE(read_corpus({{"a.mlir", std::string(kTwo) + " "}}).hash, 0u);
  EXPECT_EQ(read_corpus({{"other name", kTwo}}).hash, corpus.hash);
}

constexpr const char* kChecked = R"(
module @jit_main {
  func.func public @main() -> tensor<3xf32> {
    %0:2 = call @inputs() : () -> (tensor<3xf32>, tensor<3xf32>)
    %1 = call @expected() : () -> tensor<3xf32>
    %2 = stablehlo.add %0#0, %0#1 : tensor<3xf32>
    stablehlo.custom_call @check.expect_close(%2, %1) {has_side_effect = true} : (tensor<3xf32>, tensor<3xf32>) -> ()
    return %2 : tensor<3xf32>
  }
  func.func private @inputs() -> (tensor<3xf32>, tensor<3xf32>) {
    %a = stablehlo.constant dense<1.0> : tensor<3xf32>
    return %a, %a : tensor<3xf32>, tensor<3xf32>
  }
  func.func private @expected() -> tensor<3xf32> {
    %a = stablehlo.constant dense<2.0> : tensor<3xf32>
    return %a : tensor<3xf32>
  }
}
// -----
func.func @first() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.negate %a : tensor<2xi32>
  check.expect_eq_const %0, dense<[-1, -2]> : tensor<2xi32>
  return
}
func.func @second() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = stablehlo.abs %a : tensor<2xi32>
  check.expect_eq_const %0, dense<[1, 2]> : tensor<2xi32>
  return
}
)";

// Checks hold for the values that the file has, and not for others.
TEST(Corpus, TakesTestFilesWithoutTheirChecks) {
  const auto corpus = read_corpus({{"a.mlir", kChecked}});
  EXPECT_TRUE(corpus.left_out.empty()) << corpus.left_out[0];
  ASSERT_EQ(corpus.programs.size(), 3u);
  const auto added = *program::parse(corpus.programs[0]), negated = *program::parse(corpus.programs[1]);
  EXPECT_EQ(added.functions.size(), 1u);
  EXPECT_EQ(added.entry()->body.arguments.size(), 2u);
  EXPECT_EQ(added.entry()->body.ops.size(), 1u);
  EXPECT_EQ(negated.entry()->name, "main");
  EXPECT_EQ(negated.entry()->body.ops.size(), 2u);
  EXPECT_EQ(negated.entry()->body.returns, std::vector<ValueId>{negated.entry()->body.ops[1].first_result});
}

/// A layer, over and over: what it is made of comes once.
std::string layers(int count, const std::string& shape) {
  const std::string type = "tensor<" + shape + "xf32>";
  std::string out = "func.func @main(%v: " + type + ") -> " + type + " {\n", now = "%v";
  for (int k = 0; k < count; ++k) {
    const std::string t = "%t" + std::to_string(k), m = "%m" + std::to_string(k);
    out += "  " + t + " = stablehlo.tanh " + now + " : " + type + "\n  " + m + " = stablehlo.multiply " + t + ", " + t +
           " : " + type + "\n";
    now = m;
  }
  return out + "  return " + now + " : " + type + "\n}\n";
}

TEST(Corpus, TakesModelsApart) {
  const auto corpus = read_corpus({{"a.mlir", kTwo}, {"m.mlir", layers(40, "3x5")}});
  EXPECT_TRUE(corpus.left_out.empty()) << corpus.left_out[0];
  EXPECT_EQ(corpus.models, 1u);
  EXPECT_EQ(corpus.programs.size(), corpus.cones + 3) << "the small ones and the whole are programs too";
  EXPECT_EQ(std::set<std::string>(corpus.programs.begin(), corpus.programs.end()).size(), corpus.programs.size());
  EXPECT_LT(corpus.cones, 60u) << "chains of 2 to 8 ops begin with either op, and few end in what else is read";
  for (std::size_t k = 3; k < corpus.programs.size(); ++k)
    EXPECT_LE(program::count_ops(program::parse(corpus.programs[k])->entry()->body), 8u);
  EXPECT_EQ(read_corpus({{"a.mlir", kTwo}, {"m.mlir", layers(40, "3x5")}}).hash, corpus.hash);
}

TEST(Corpus, AModelThatNobodyCanRunAsOneIsTakenApart) {
  const auto corpus = read_corpus({{"m.mlir", layers(40, "512x1024")}});
  EXPECT_GT(corpus.cones, 10u);
  EXPECT_EQ(corpus.programs.size(), corpus.cones);
  ASSERT_EQ(corpus.left_out.size(), 1u);
  EXPECT_EQ(corpus.left_out[0], "m.mlir: taken apart only: its values have more than 262144 elements");
  const auto open = read_corpus({{"o.mlir", R"(
func.func @main(%x: tensor<?xf32>, %y: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
  %0 = stablehlo.tanh %x : tensor<?xf32>
  %1 = stablehlo.tanh %0 : tensor<?xf32>
  %2 = stablehlo.tanh %1 : tensor<?xf32>
  %3 = stablehlo.tanh %2 : tensor<?xf32>
  %4 = stablehlo.tanh %3 : tensor<?xf32>
  %5 = stablehlo.tanh %4 : tensor<?xf32>
  %6 = stablehlo.tanh %y : tensor<4xf32>
  %7 = stablehlo.abs %6 : tensor<4xf32>
  %8 = stablehlo.negate %7 : tensor<4xf32>
  return %5, %8 : tensor<?xf32>, tensor<4xf32>
})"}});
  EXPECT_GT(open.programs.size(), 0u);
  for (const std::string& text : open.programs) EXPECT_EQ(text.find('?'), std::string::npos) << text;
}

// Each op of each model is in one of the first programs, whatever the number of those behind them.
TEST(Corpus, EachOpOfEachModelIsMetEarly) {
  const std::string model = layers(5, "3x5"), other = layers(5, "7");
  const auto corpus = read_corpus({{"a.mlir", model}, {"b.mlir", other}});
  std::set<std::string> types;
  for (std::size_t k = 0; k < 8; ++k) {
    const Module module = *program::parse(corpus.programs.at(k));
    types.insert(module.entry()->results[0].text());
  }
  EXPECT_EQ(types, (std::set<std::string>{"tensor<3x5xf32>", "tensor<7xf32>"}));
}

generator::Policy policy_of(std::uint32_t extended, std::uint32_t retyped) {
  generator::Policy policy;
  policy.corpus_extended = extended;
  policy.corpus_retyped = retyped;
  return policy;
}

/// Programs of the two, by number.
std::vector<Drawn> drawn(const generator::Policy& policy, std::uint64_t count, generator::Guard* guard = nullptr) {
  const auto corpus = read_corpus({{"a.mlir", kTwo}});
  const generator::Generator generator(spec::Records::builtin(), policy);
  std::vector<Drawn> out;
  for (std::uint64_t n = 0; n < count; ++n)
    out.push_back(draw_from_corpus(corpus, n, generator, policy, 5, n, {}, guard));
  return out;
}

bool starts_with_one_of_the_two(const Drawn& d) {
  const auto& ops = d.c.module.entry()->body.ops;
  return std::ranges::any_of(
      ops, [](const Op& op) { return op.record->mnemonic == "add" || op.record->mnemonic == "negate"; });
}

void expect_sound(const Drawn& d) {
  const auto valid = program::verify(d.c.module);
  EXPECT_TRUE(valid) << valid.error().text() << "\n" << program::print(d.c.module);
  EXPECT_EQ(d.c.inputs[0][0].size(), d.c.module.entry()->body.arguments.size());
  EXPECT_FALSE(d.ops.empty());
}

// Another number draws other inputs, and is no repeat of the text.
TEST(Corpus, ProgramsAreDrawnWithInputs) {
  const auto policy = policy_of(0, 0);
  const auto once = drawn(policy, 20), again = drawn(policy, 20);
  std::set<std::uint64_t> hashes;
  for (std::size_t n = 0; n < once.size(); ++n) {
    EXPECT_EQ(once[n].text_hash, again[n].text_hash);
    hashes.insert(once[n].text_hash);
    EXPECT_EQ(once[n].c.inputs.size(), static_cast<std::size_t>(policy.input_sets));
    EXPECT_EQ(program::count_ops(once[n].c.module.entry()->body), 1u);
    expect_sound(once[n]);
  }
  EXPECT_GT(hashes.size(), 15u);
}

TEST(Corpus, DrawnOpsStandBehindItsOwn) {
  const auto contract = *spec::contract_named("stablehlo");
  OracleGuard guard(*contract);
  const auto once = drawn(policy_of(100, 0), 300, &guard), again = drawn(policy_of(100, 0), 300, &guard);
  std::size_t reading = 0, longer = 0;
  for (std::size_t n = 0; n < once.size(); ++n) {
    EXPECT_EQ(once[n].text_hash, again[n].text_hash);
    expect_sound(once[n]);
    const Function& entry = *once[n].c.module.entry();
    const Op& first = entry.body.ops[0];
    longer += program::count_ops(entry.body) > 1;
    reading += starts_with_one_of_the_two(once[n]) &&
               std::ranges::find(entry.body.returns, first.first_result) == entry.body.returns.end();
  }
  EXPECT_GT(longer, once.size() * 8 / 10);
  EXPECT_GT(reading, once.size() / 2) << "few of the drawn ops read what the program of the corpus gives";
}

TEST(Corpus, AnotherElementTypeStandsForItsOwn) {
  std::set<spec::ElementType> types;
  for (const Drawn& d : drawn(policy_of(0, 100), 300)) {
    expect_sound(d);
    EXPECT_TRUE(starts_with_one_of_the_two(d));
    types.insert(d.c.module.entry()->types[0].element());
  }
  EXPECT_TRUE(types.contains(spec::ElementType::bf16));
  EXPECT_TRUE(types.contains(spec::ElementType::ui8) || types.contains(spec::ElementType::i64));
  EXPECT_FALSE(types.contains(spec::ElementType::i1));
  EXPECT_FALSE(types.contains(spec::ElementType::c64));
}

// What the guard takes back is still run: somebody asked for it.
TEST(Corpus, AProgramThatTheGuardRefusesStaysAsItIs) {
  struct Refusing final : generator::Guard {
    void begin(const program::Module&, const Function&, generator::Lane) override {}
    void argument(ValueId, const Tensor&) override {}
    bool keep(const Op&) override { return false; }
  } refusing;
  for (const Drawn& d : drawn(policy_of(100, 0), 20, &refusing)) {
    expect_sound(d);
    EXPECT_EQ(program::count_ops(d.c.module.entry()->body), 1u);
  }
}

TEST(Corpus, HasItsPartOfThePrograms) {
  generator::Policy policy;
  const auto turns = [&](std::uint32_t percent) {
    policy.corpus = percent;
    std::vector<std::uint64_t> out;
    for (std::uint64_t n = 0; n < 1000; ++n)
      if (const auto turn = corpus_turn(policy, 3, n)) out.push_back(*turn);
    return out;
  };
  EXPECT_TRUE(turns(0).empty());
  EXPECT_EQ(turns(100).size(), 1000u);
  auto some = turns(30);
  std::ranges::sort(some);
  ASSERT_EQ(some.size(), 300u);
  for (std::uint64_t k = 0; k < 300; ++k) EXPECT_EQ(some[k], k) << "each program of the corpus has its turn";
}

}  // namespace
}  // namespace assay::fuzz
