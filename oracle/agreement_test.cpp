#include "oracle/agreement_test.h"

#include "oracle/drawn_programs_test.h"

namespace assay::oracle {
namespace {

constexpr Limits kLimits{.steps = 10'000};

/// Their operands or results are futures, or they have partners: these are not drawn here.
constexpr std::string_view kNotDrawn[] = {"async_start", "async_done", "infeed", "outfeed", "send", "recv"};

TEST(Agreement, OfTheEvaluatorWithThePlainInterpreterOnEveryOp) {
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  Agreement all;
  for (const spec::Record& record : spec::Records::builtin().all()) {
    if (record.means.empty()) continue;
    const std::int64_t before = all.programs;
    for (std::size_t k = 0; k < scaled(record.status == "campaign" ? 30 : 6); ++k) {
      Prng choices(31, k);
      if (const auto drawn = draw_program(record, choices, kValues[k % 3]))
        expect_agreement(drawn->module, drawn->inputs, kLimits, all);
    }
    const bool is_not_drawn = std::ranges::find(kNotDrawn, record.mnemonic) != std::end(kNotDrawn);
    EXPECT_EQ(all.programs == before, is_not_drawn) << record.mnemonic;
  }
  fmt::print("{}\n", all.text());
  EXPECT_GE(all.programs, static_cast<std::int64_t>(scaled(2'500)));
  EXPECT_GE(all.elements, static_cast<std::int64_t>(scaled(70'000)));
}

/// Programs of one op with what the plain interpreter makes of them.
struct Judged {
  DrawnProgram program;
  ProcessTensors outputs;
};

std::vector<Judged> judged_programs(const spec::Record& record, std::size_t wanted) {
  std::vector<Judged> out;
  for (std::size_t k = 0; k < wanted; ++k) {
    Prng choices(37, k);
    auto drawn = draw_program(record, choices, k % 2 == 0 ? Values::kSmall : Values::kReal);
    if (!drawn) continue;
    if (auto run = interpret(drawn->module, drawn->inputs, kLimits))
      out.push_back({std::move(*drawn), std::move(run->outputs)});
  }
  return out;
}

/// An evaluator with one edit in a formula is told from the interpreter.
TEST(Agreement, FailsForAnEvaluatorThatIsWrong) {
  std::int64_t edits = 0, found = 0;
  std::string missed;
  const spec::Record* record = nullptr;
  std::vector<Judged> programs;
  for (const Mutant& mutant : mutants()) {
    if (mutant.record.empty()) continue;
    if (record == nullptr || record->full_name() != mutant.record) {
      record = spec::Records::builtin().find(mutant.record);
      programs = judged_programs(*record, scaled(60));
    }
    ++edits;
    const bool shows = std::ranges::any_of(programs, [&](const Judged& j) {
      const auto wrong = evaluate_mutant(j.program.module, j.program.inputs, mutant, kLimits);
      return wrong && !difference(j.outputs, wrong->outputs).empty();
    });
    found += shows;
    if (!shows) missed += " " + mutant.name;
  }
  fmt::print("{} of {} edits of formulas are found; not:{}\n", found, edits, missed);
  EXPECT_GE(edits, 300);
  EXPECT_GE(found * 100, edits * 95);
}

}  // namespace
}  // namespace assay::oracle
