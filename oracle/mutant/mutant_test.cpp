#include <gtest/gtest.h>

#include <set>

#include "oracle/drawn_programs.h"
#include "program/text/text.h"

/// Every planted bug shows: some program of one op gives other bits with it.
namespace assay::oracle {
namespace {

std::vector<const spec::Record*> records_of(const Mutant& m) {
  std::vector<const spec::Record*> out;
  const std::string primitive = m.record.empty() ? m.name.substr(10, m.name.rfind('.') - 10) : "";
  for (const spec::Record& r : spec::Records::builtin().all()) {
    const bool touched = m.record.empty() ? r.mnemonic == primitive || (primitive == "order" && r.mnemonic == "compare") : r.full_name() == m.record;
    if (touched) out.push_back(&r);
  }
  return out;
}

/// Every other program is small and of few types, so that rare meetings are not too rare.
spec::SizePolicy sizes(std::size_t k) {
  spec::SizePolicy out{.max_rank = 3, .max_dim = 5, .max_elements = 96, .token_type = 0, .tuple_type = 0};
  if (k % 2 == 0) return out;
  out.max_rank = 2;
  for (const auto e : {ElementType::i1, ElementType::i8, ElementType::i32, ElementType::ui8, ElementType::f32, ElementType::f16, ElementType::f8E4M3, ElementType::c64})
    out.elements = (e == ElementType::i1 ? 0 : out.elements) | spec::set_of(e);
  return out;
}

constexpr Limits kLimits{.steps = 20'000};

/// Runs until the outputs differ from the oracle's; how many programs that took, 0 if it never did.
std::size_t programs_to_kill(const Mutant& mutant, std::size_t limit) {
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  for (const spec::Record* record : records_of(mutant)) {
    for (std::size_t k = 0; k < limit; ++k) {
      Prng choices(11, k);
      const auto drawn = draw_program(*record, choices, kValues[k % 3], sizes(k));
      if (!drawn) continue;
      const auto right = evaluate(drawn->module, drawn->inputs, kLimits);
      if (!right) continue;
      const auto wrong = evaluate_mutant(drawn->module, drawn->inputs, mutant, kLimits);
      EXPECT_TRUE(wrong) << mutant.name << " " << mutant.what << ": " << wrong.error().text() << "\n" << program::print(drawn->module);
      if (!wrong || wrong->outputs != right->outputs) return k + 1;
    }
  }
  return 0;
}

TEST(Mutants, HaveDistinctNames) {
  std::set<std::string> names;
  for (const Mutant& m : mutants()) EXPECT_TRUE(names.insert(m.name).second) << m.name;
  EXPECT_GE(names.size(), 400U);
}

TEST(Mutants, AllShow) {
  for (const Mutant& m : mutants()) {
    EXPECT_FALSE(records_of(m).empty()) << m.name;
    EXPECT_GT(programs_to_kill(m, scaled(1000)), 0U) << m.name << " [" << m.kind << "] " << m.what;
  }
}

}  // namespace
}  // namespace assay::oracle
