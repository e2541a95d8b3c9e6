#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "oracle/oracle.h"
#include "program/sharding_dialect.h"
#include "program/text/text.h"
#include "spec/choices.h"
#include "spec/contract/contract.h"

/// What JAX writes for both partitioners (scripts/sharded_jax_texts.py) is judged, and its answers without shardings
/// are the legal ones.
namespace assay::oracle {
namespace {

namespace fs = std::filesystem;

const fs::path kFolder = ASSAY_SOURCE_DIR "/corpus/sharded";

std::string file_content(const fs::path& path) {
  std::ifstream in(path);
  std::stringstream out;
  out << in.rdbuf();
  return out.str();
}

/// One literal a line.
std::vector<Tensor> tensors_in(const fs::path& path) {
  std::istringstream in(file_content(path));
  std::vector<Tensor> out;
  spec::Arena arena;
  for (std::string line; std::getline(in, line);)
    out.push_back(program::tensor_of(program::parse_literal(line, arena).value()));
  return out;
}

std::vector<fs::path> sharded_texts() {
  std::vector<fs::path> out;
  for (const auto& entry : fs::directory_iterator(kFolder))
    if (entry.path().extension() == ".mlir") out.push_back(entry.path());
  std::ranges::sort(out);
  return out;
}

/// `map_psum` of `map_psum.sdy.mlir`.
fs::path of_program(const fs::path& text, const char* extension) {
  return kFolder / (text.stem().stem().string() + extension);
}

class ShardedProgram : public testing::TestWithParam<fs::path> {
 protected:
  void SetUp() override {
    auto parsed = program::parse(file_content(GetParam()));
    ASSERT_TRUE(parsed) << parsed.error().text();
    module_ = *std::move(parsed);
    const auto valid = program::verify(module_);
    ASSERT_TRUE(valid) << valid.error().text();
    inputs_ = {tensors_in(of_program(GetParam(), ".inputs"))};
    expected_ = tensors_in(of_program(GetParam(), ".expected"));
  }

  const spec::Contract& contract() const { return **contract_; }

  program::Module module_;
  ProcessTensors inputs_;
  std::vector<Tensor> expected_;
  Result<std::shared_ptr<const spec::Contract>> contract_ = spec::contract_named("stablehlo");
};

bool accepts_every(const AcceptanceTensor& sets, const Tensor& answer) {
  return std::ranges::all_of(sets.judge(answer.bytes), [](const ElementJudgement& j) { return j.accepts; });
}

/// The first element with its sign, or its lowest bit, turned.
Tensor spoilt(Tensor t) {
  auto& byte = t.bytes[spec::is_float(t.type.element()) ? 3 : 0];
  byte ^= std::byte{spec::is_float(t.type.element()) ? std::uint8_t{0x40} : std::uint8_t{1}};
  return t;
}

TEST_P(ShardedProgram, AcceptsTheAnswersWithoutShardings) {
  const auto sets = acceptance_sets(module_, inputs_, contract());
  ASSERT_TRUE(sets) << sets.error().text();
  ASSERT_EQ(sets->outputs.size(), 1u);
  ASSERT_EQ(sets->outputs[0].size(), expected_.size());
  for (std::size_t k = 0; k < expected_.size(); ++k) {
    const AcceptanceTensor& of_result = sets->outputs[0][k];
    ASSERT_EQ(of_result.type, expected_[k].type);
    for (const ElementJudgement& j : of_result.judge(expected_[k].bytes))
      ASSERT_TRUE(j.accepts && j.strength == Strength::kChecked);
    EXPECT_FALSE(accepts_every(of_result, spoilt(expected_[k]))) << "a wrong answer is told from a right one";
  }
}

TEST_P(ShardedProgram, AcceptsLegalImplementations) {
  const auto sets = acceptance_sets(module_, inputs_, contract());
  ASSERT_TRUE(sets) << sets.error().text();
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Prng choices(seed);
    const auto run = perturb(module_, inputs_, contract(), choices);
    ASSERT_TRUE(run) << run.error().text();
    for (std::size_t k = 0; k < expected_.size(); ++k)
      EXPECT_TRUE(accepts_every(sets->outputs[0][k], run->outputs[0][k]));
  }
}

/// Manual regions are judged alike in the words of both dialects.
TEST_P(ShardedProgram, HasTheSameAnswersInTheOtherDialect) {
  using program::ShardingDialect;
  const bool is_gspmd = program::dialect_of_shardings(module_) == ShardingDialect::kGspmd;
  const auto other = program::with_shardings_in(is_gspmd ? ShardingDialect::kShardy : ShardingDialect::kGspmd, module_);
  if (!other) {
    EXPECT_NE(other.error().message.find("along some axes"), std::string::npos) << other.error().text();
    return;
  }
  const auto again = program::parse(program::print(*other));
  ASSERT_TRUE(again) << again.error().text() << program::print(*other);
  const auto run = evaluate(*again, inputs_);
  ASSERT_TRUE(run) << run.error().text();
  const auto sets = acceptance_sets(module_, inputs_, contract());
  ASSERT_TRUE(sets) << sets.error().text();
  for (std::size_t k = 0; k < expected_.size(); ++k)
    EXPECT_TRUE(accepts_every(sets->outputs[0][k], run->outputs[0][k])) << program::print(*other);
}

TEST_P(ShardedProgram, ComesBackFromItsText) {
  const std::string printed = program::print(module_);
  const auto again = program::parse(printed);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(program::print(*again), printed);
  EXPECT_EQ(again->devices, module_.devices);
}

INSTANTIATE_TEST_SUITE_P(Jax, ShardedProgram, testing::ValuesIn(sharded_texts()), [](const auto& info) {
  std::string name = info.param.stem().string();
  std::ranges::replace(name, '.', '_');
  return name;
});

TEST(ShardedPrograms, AreOfBothPartitioners) {
  const auto all = sharded_texts();
  const auto is_of_shardy = [](const fs::path& p) { return p.stem().extension() == ".sdy"; };
  EXPECT_GE(all.size(), 96u);
  EXPECT_EQ(2 * std::ranges::count_if(all, is_of_shardy), static_cast<std::ptrdiff_t>(all.size()));
}

}  // namespace
}  // namespace assay::oracle
