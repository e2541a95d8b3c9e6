#include <algorithm>

#include <gtest/gtest.h>

#include "spec/contract/contract.h"
#include "spec/fenced_blocks_test.h"

/// docs/contracts.md is right and complete: its examples are contracts, its errors are what the parser says, and every
/// switch is described and used.
namespace assay::spec {
namespace {

const std::string& page() {
  static const std::string text = text_of_file(ASSAY_SOURCE_DIR "/docs/contracts.md");
  return text;
}

struct Example {
  FencedBlock contract;
  std::string error;  ///< empty where it is right
};

std::vector<Example> examples() {
  std::vector<Example> out;
  for (const FencedBlock& block : fenced_blocks(page())) {
    if (block.language == "contract") out.push_back({block, ""});
    if (block.language == "error") out.back().error = block.text.substr(0, block.text.size() - 1);
  }
  return out;
}

TEST(ContractsPage, ExamplesAreReadAndErrorsAreThoseOfThePage) {
  int wrong = 0;
  for (const Example& example : examples()) {
    const auto contract = parse_contract(example.contract.text, example.error.substr(0, example.error.find(':')));
    EXPECT_EQ(contract ? "" : contract.error().text(), example.error) << "docs/contracts.md:" << example.contract.line;
    wrong += !example.error.empty();
  }
  EXPECT_GT(examples().size(), 10u);
  EXPECT_GT(wrong, 3);
}

/// Some line of a right example begins with the word.
bool is_used(std::string_view word) {
  return std::ranges::any_of(examples(), [&](const Example& e) {
    return e.error.empty() && e.contract.text.find("\n  " + std::string(word) + " ") != std::string::npos;
  });
}

TEST(ContractsPage, DescribesAndUsesEverySwitch) {
  auto words = contract_switches();
  words.insert(words.end(), {"math", "formula", "rewrite", "history"});
  for (const std::string_view word : words) {
    EXPECT_NE(page().find("`" + std::string(word)), std::string::npos) << word;
    EXPECT_TRUE(is_used(word)) << word;
  }
}

TEST(ContractsPage, NamesEveryShippedContractAndEveryDemand) {
  for (const std::string& name : contract_names())
    EXPECT_NE(page().find("| `" + name + "` |"), std::string::npos) << name;
  for (int d = 0; d < kDemands; ++d) {
    const std::string word(name(static_cast<Demand>(d)));
    const auto is_written = [&](const std::string& form) { return page().find("`" + form) != std::string::npos; };
    EXPECT_TRUE(is_written(word + "(c)`") || is_written("c is " + word + "`") || is_written("c " + word + " 1`"))
        << word;
  }
}

TEST(ContractsPage, ShowsRulesAsTheLibraryHasThem) {
  int rules = 0;
  for (const FencedBlock& block : fenced_blocks(page())) {
    if (block.language != "rules") continue;
    const auto shown = parse_rules(block.text, "page.rules");
    ASSERT_TRUE(shown) << shown.error().text();
    for (const Rule& rule : *shown) {
      const Rule* known = find_rule(rule.rewrite.name);
      ASSERT_NE(known, nullptr) << rule.rewrite.name;
      EXPECT_EQ(rule.changes, known->changes) << rule.rewrite.name;
      ++rules;
    }
  }
  EXPECT_GT(rules, 0);
  for (const Difference d : kDifferences)
    EXPECT_NE(page().find("| `" + std::string(name(d)) + "` |"), std::string::npos);
}

}  // namespace
}  // namespace assay::spec
