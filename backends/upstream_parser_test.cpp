#include "backends/upstream_parser_test.h"

#include <algorithm>
#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "program/edit/single_op.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"
#include "spec/plan/properties_test.h"

/// Ops drawn from every record, in both forms, before StableHLO's own parser and verifier. Where upstream is stricter
/// or laxer than its text is listed in corpus/expectations.
namespace assay::backends {
namespace {

using spec::Arena;
using spec::Instance;
using spec::Record;

class Upstream : public testing::Test {
 protected:
  static Result<UpstreamParser>& parser() {
    static auto started = UpstreamParser::start();
    return started;
  }
  void SetUp() override {
    if (!parser()) GTEST_SKIP() << "needs jaxlib: " << parser().error().text();
  }
};

/// Dialects that the Python bindings of StableHLO register.
bool is_known_upstream(const Record& record) {
  return record.dialect == "stablehlo" || record.dialect == "chlo" || record.dialect == "func";
}

/// Upstream's parser reads no element type that is only proposed.
bool has_proposed_types(const std::string& text) {
  return std::ranges::any_of(spec::element_formats(), [&](const spec::ElementFormat& f) {
    return (spec::set_of(f.type) & spec::kProposedElements) != 0 && text.find(f.name) != std::string::npos;
  });
}

TEST_F(Upstream, AcceptsDrawnOps) {
  constexpr std::size_t kPerOp = 200;
  spec::KnownExceptions stricter("upstream-stricter");
  Arena arena;
  std::size_t asked = 0, rejected = 0;
  for (const auto& record : spec::Records::builtin().all()) {
    if (!is_known_upstream(record) || spec::wants_quantized_types(record)) continue;
    if (record.facts.reads_ops) continue;  // the ops of its regions are not drawn with it
    std::size_t built = 0;
    std::string fault;
    for (std::size_t i = 0; built < kPerOp && i < 4 * kPerOp; ++i) {
      arena.clear();
      Prng choices(91 + i, static_cast<std::uint64_t>(record.index));
      Instance op;
      ASSERT_TRUE(spec::draw(op, record, spec::grid_of(choices), choices, {}, {}, arena));
      const auto module = program::module_of(op);
      if (!module) continue;  // a region has to return a token or a tuple
      const auto text = print(*module, built % 2 ? program::Form::kGeneric : program::Form::kPretty);
      if (has_proposed_types(text)) continue;
      ++built;
      const auto verdict = parser()->parse(text);
      ++asked;
      if (verdict.accepted()) continue;
      ++rejected;
      const auto message = verdict.message.empty() ? std::string(to_string(verdict.kind)) : verdict.message;
      if (!stricter.explain(record.full_name(), message) && fault.empty()) fault = message + "\n" + text;
    }
    EXPECT_EQ(fault, "") << record.full_name();
    EXPECT_EQ(built, kPerOp) << record.full_name();
  }
  expect_none_stale(stricter);
  std::cout << parser()->version() << " accepted " << asked - rejected << " of " << asked << " ops\n";
}

/// The only law that a mutant breaks; null where it breaks none or several, or leaves one undefined.
const spec::Law* law_to_refuse(const Instance& op, Arena& arena) {
  const spec::Law* broken = nullptr;
  for (const auto& law : op.record->laws) {
    const auto truth = spec::holds(op, law, arena);
    if (truth == spec::Truth::kTrue || (truth == spec::Truth::kUndefined && law.reads_values)) continue;
    if (truth == spec::Truth::kUndefined || broken || law.is_undefined_behaviour()) return nullptr;
    broken = &law;
  }
  return broken;
}

/// Whether upstream accepts some op that breaks this law alone; few of those that break it may be such.
bool is_accepted_sometimes(UpstreamParser& parser, const Record& record, const std::string& label) {
  constexpr std::size_t kRounds = 100, kPerRound = 1000;
  constexpr int kAsked = 400;
  bool accepted = false;
  int asked = 0;
  for (std::size_t round = 0; round < kRounds && asked < kAsked && !accepted; ++round)
    spec::for_each_mutant(record, kPerRound, 100 + round * kPerRound, [&](const Instance& op, Arena& arena) {
      const auto* law = accepted || asked == kAsked ? nullptr : law_to_refuse(op, arena);
      const auto module = law && law->label == label ? program::module_of(op) : fail("another law");
      if (!module) return;
      ++asked;
      accepted = parser.parse(print(*module, program::Form::kGeneric)).accepted();
    });
  return accepted;
}

/// Up to five ops for every law that is broken alone.
TEST_F(Upstream, RejectsWhatBreaksALaw) {
  constexpr std::size_t kMutants = 3000;
  constexpr int kPerLaw = 5;
  spec::KnownExceptions laxer("upstream-laxer");
  std::size_t asked = 0, accepted = 0;
  for (const auto* record : spec::distinct_records()) {
    if (!is_known_upstream(*record)) continue;
    std::map<std::string, int> seen;
    spec::for_each_mutant(*record, kMutants, 5, [&](const Instance& op, Arena& arena) {
      const auto* law = law_to_refuse(op, arena);
      if (!law || seen[law->label] == kPerLaw) return;
      const auto module = program::module_of(op);
      if (!module) return;
      const auto text = print(*module, program::Form::kGeneric);
      if (has_proposed_types(text)) return;
      ++seen[law->label], ++asked;
      if (!parser()->parse(text).accepted()) return;
      ++accepted;
      if (!laxer.excuse(record->full_name(), law->label))
        ADD_FAILURE() << record->full_name() << " " << law->label << "\n" << text;
    });
  }
  for (const auto& e : laxer.all()) {
    const auto* record = e.is_needed ? nullptr : spec::Records::builtin().find(e.subject);
    if (record && is_accepted_sometimes(*parser(), *record, e.item)) laxer.excuse(e.subject, e.item);
  }
  expect_none_stale(laxer);
  EXPECT_GE(asked, 1000u);
  std::cout << parser()->version() << " rejected " << asked - accepted << " of " << asked
            << " ops that break one law\n";
}

}  // namespace
}  // namespace assay::backends
