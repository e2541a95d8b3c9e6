#include "oracle/agreement_test.h"

#include "oracle/drawn_programs_test.h"

namespace assay::oracle {
namespace {

constexpr Limits kLimits{.steps = 10'000};

/// Their operands or results are futures, or they have partners: these are not drawn here.
constexpr std::string_view kNotDrawn[] = {"stablehlo.async_start", "stablehlo.async_done", "stablehlo.infeed",
                                          "stablehlo.outfeed",     "stablehlo.send",       "stablehlo.recv",
                                          "shape.assuming"};
/// Mean nothing where shapes do not broadcast, and those that are drawn seldom do (program/text/shape_ops_test.cpp).
constexpr std::string_view kUndefined[] = {"shape.broadcast", "shape.cstr_broadcastable"};

TEST(Agreement, OfTheEvaluatorWithThePlainInterpreterOnEveryOp) {
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  Agreement all;
  for (const spec::Record& record : spec::Records::builtin().all()) {
    const bool is_undefined = std::ranges::find(kUndefined, record.full_name()) != std::end(kUndefined);
    if (record.means.empty() || is_undefined) continue;
    const std::int64_t before = all.programs;
    for (std::size_t k = 0; k < scaled(record.status == "campaign" ? 15 : 6); ++k) {
      Prng choices(31, k);
      if (const auto drawn = draw_program(record, choices, kValues[k % 3]))
        expect_agreement(drawn->module, drawn->inputs, kLimits, all);
    }
    const bool is_not_drawn = std::ranges::find(kNotDrawn, record.full_name()) != std::end(kNotDrawn);
    EXPECT_EQ(all.programs == before, is_not_drawn) << record.full_name();
  }
  fmt::print("{}\n", all.text());
  EXPECT_GE(all.programs, static_cast<std::int64_t>(scaled(1'250)));
  EXPECT_GE(all.elements, static_cast<std::int64_t>(scaled(35'000)));
}

/// Programs of one op with what the plain interpreter makes of them.
struct Judged {
  DrawnProgram program;
  ProcessTensors outputs;
};

class JudgedPrograms {
 public:
  explicit JudgedPrograms(const spec::Record& record) : record_(record) {}

  /// Program `k`, which is interpreted when it is first asked for; nothing where none is drawn, or it has no result.
  const std::optional<Judged>& at(std::size_t k) {
    while (known_.size() <= k) known_.push_back(judged(known_.size()));
    return known_[k];
  }

 private:
  std::optional<Judged> judged(std::size_t k) const {
    Prng choices(37, k);
    auto drawn = draw_program(record_, choices, k % 2 == 0 ? Values::kSmall : Values::kReal);
    if (!drawn) return std::nullopt;
    auto run = interpret(drawn->module, drawn->inputs, kLimits);
    if (!run) return std::nullopt;
    return Judged{*std::move(drawn), std::move(run->outputs)};
  }

  const spec::Record& record_;
  std::vector<std::optional<Judged>> known_;
};

/// Whether one of so many programs tells the mutant.
bool is_told(const Mutant& mutant, JudgedPrograms& programs, std::size_t most) {
  for (std::size_t k = 0; k < most; ++k) {
    const auto& judged = programs.at(k);
    if (!judged) continue;
    const auto wrong = evaluate_mutant(judged->program.module, judged->program.inputs, mutant, kLimits);
    if (wrong && !difference(judged->outputs, wrong->outputs).empty()) return true;
  }
  return false;
}

/// An evaluator with one edit in a formula is told from the interpreter.
TEST(Agreement, FailsForAnEvaluatorThatIsWrong) {
  std::int64_t edits = 0, found = 0;
  std::string missed;
  const spec::Record* record = nullptr;
  std::optional<JudgedPrograms> programs;
  for (const Mutant& mutant : mutants()) {
    if (mutant.record.empty()) continue;
    if (record == nullptr || record->full_name() != mutant.record) {
      record = spec::Records::builtin().find(mutant.record);
      programs.emplace(*record);
    }
    ++edits;
    const bool shows = is_told(mutant, *programs, scaled(60));
    found += shows;
    if (!shows) missed += " " + mutant.name;
  }
  fmt::print("{} of {} edits of formulas are found; not:{}\n", found, edits, missed);
  EXPECT_GE(edits, 300);
  EXPECT_GE(found * 100, edits * 95);
}

}  // namespace
}  // namespace assay::oracle
