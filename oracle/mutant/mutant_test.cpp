#include <gtest/gtest.h>

#include <ranges>
#include <set>

#include "oracle/drawn_programs_test.h"
#include "oracle/mutant/edit.h"
#include "oracle/mutant/guard.h"
#include "program/text/text.h"
#include "spec/known_exceptions_test.h"

/// Every planted bug shows: some program of one op gives bits with it that its contract does not admit.
namespace assay::oracle {
namespace {

std::vector<const spec::Record*> records_of(const Mutant& m) {
  std::vector<const spec::Record*> out;
  const std::string primitive = m.record.empty() ? m.name.substr(10, m.name.rfind('.') - 10) : "";
  for (const spec::Record& r : spec::Records::builtin().all()) {
    const bool touched = m.record.empty() ? r.mnemonic == primitive || (primitive == "order" && r.mnemonic == "compare")
                                          : r.full_name() == m.record;
    if (touched) out.push_back(&r);
  }
  return out;
}

/// Every other program is small and of few types, so that rare meetings are not too rare.
spec::SizePolicy sizes(std::size_t k) {
  spec::SizePolicy out{
      .max_rank = 3, .max_dim = 5, .max_elements = 96, .struct_given = 50, .token_type = 0, .tuple_type = 0};
  if (k % 2 == 0) return out;
  out.max_rank = 2;
  for (const auto e : {ElementType::i1, ElementType::i8, ElementType::i32, ElementType::ui8, ElementType::f32,
                       ElementType::f16, ElementType::f8E4M3, ElementType::c64})
    out.elements = (e == ElementType::i1 ? 0 : out.elements) | spec::set_of(e);
  return out;
}

constexpr Limits kLimits{.steps = 20'000};

/// A CHECKED element that the contract does not admit.
bool is_refused(const Acceptance& sets, const Run& run, const spec::Contract& contract) {
  for (std::size_t p = 0; p < run.outputs.size(); ++p)
    for (std::size_t k = 0; k < run.outputs[p].size(); ++k) {
      const Tensor& got = run.outputs[p][k];
      const auto size = static_cast<std::size_t>(spec::storage_bytes(got.type.element()));
      for (std::int64_t j = 0; j < got.type.elements(); ++j) {
        const auto element = std::span(got.bytes).subspan(static_cast<std::size_t>(j) * size, size);
        if (!sets.outputs[p][k].accepts(j, element)) return true;
      }
    }
  return !broken_relation(sets, run, contract).empty();
}

/// Half of the complex numbers of every other program are real: few of drawn matrices were Hermitian.
void make_real(ProcessTensors& inputs, std::size_t k) {
  Prng choices(12, k);
  for (Tensor& t : inputs | std::views::join) {
    if (k % 2 != 0 || !t.type.is_tensor() || !spec::is_complex(t.type.element())) continue;
    const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
    for (std::size_t at = 0; at < t.bytes.size(); at += size)
      if (choices.chance(1, 2))
        std::fill_n(t.bytes.begin() + static_cast<std::ptrdiff_t>(at + size / 2), size / 2, std::byte{0});
  }
}

/// A program with what it yields.
struct Sample {
  DrawnProgram drawn;
  Run right;
};

/// Program `k` of an op; nothing where none is drawn, or it has no result.
std::optional<Sample> drawn_sample(const spec::Record& record, std::size_t k) {
  constexpr Values kValues[] = {Values::kSmall, Values::kSpecial, Values::kReal};
  Prng choices(11, k);
  auto drawn = draw_program(record, choices, kValues[k % 3], sizes(k));
  if (!drawn) return std::nullopt;
  make_real(drawn->inputs, k);
  auto right = evaluate(drawn->module, drawn->inputs, kLimits);
  if (!right) return std::nullopt;
  return Sample{*std::move(drawn), *std::move(right)};
}

/// The programs of an op, each drawn once for all mutants of the op, which follow one another.
class Samples {
 public:
  const std::optional<Sample>& at(const spec::Record& record, std::size_t k) {
    if (record_ != &record) kept_.clear(), record_ = &record;
    if (k >= kMostKept) return rare_ = drawn_sample(record, k);
    while (kept_.size() <= k) kept_.push_back(drawn_sample(record, kept_.size()));
    return kept_[k];
  }

 private:
  static constexpr std::size_t kMostKept = 2000;
  const spec::Record* record_ = nullptr;
  std::vector<std::optional<Sample>> kept_;
  std::optional<Sample> rare_;
};

/// Draws programs until one on which the mutant gives other bits shows it to `shows(drawn, run of the mutant)`; how
/// many that took, 0 if none did.
template <class Shows>
std::size_t programs_to_show(const Mutant& mutant, std::size_t limit, Samples& samples, Shows shows) {
  for (const spec::Record* record : records_of(mutant)) {
    for (std::size_t k = 0; k < limit; ++k) {
      const auto& sample = samples.at(*record, k);
      if (!sample) continue;
      const auto& [drawn, right] = *sample;
      const auto wrong = evaluate_mutant(drawn.module, drawn.inputs, mutant, kLimits);
      EXPECT_TRUE(wrong) << mutant.name << " " << mutant.what << ": " << wrong.error().text() << "\n"
                         << program::print(drawn.module);
      if (!wrong || (wrong->outputs != right.outputs && shows(drawn, *wrong))) return k + 1;
    }
  }
  return 0;
}

TEST(Mutants, HaveDistinctNames) {
  std::set<std::string> names;
  for (const Mutant& m : mutants()) EXPECT_TRUE(names.insert(m.name).second) << m.name;
  EXPECT_GE(names.size(), 400U);
}

/// An edit that is left out is one of a record, and a bug that is granted one of the catalogue.
TEST(Mutants, OfTheListsExist) {
  spec::KnownExceptions left_out("mutants-not-planted"), granted("mutants-granted");
  for (const spec::Record& r : spec::Records::builtin().all()) {
    if (r.status != "campaign" && r.status != "placed") continue;
    for (const Edit& e : edits_of(r))
      left_out.excuse(r.dialect == spec::Record{}.dialect ? r.mnemonic : r.full_name(), e.what);
  }
  for (const Mutant& m : mutants()) granted.excuse(m.what, m.contract);
  expect_none_stale(left_out);
  expect_none_stale(granted);
}

TEST(Mutants, AreGrantedByTheContractOfTheOthersWhereThatIsListed) {
  const auto contract = *spec::contract_named(Mutant{}.contract);
  Samples samples;
  for (const Mutant& m : mutants()) {
    if (m.contract == Mutant{}.contract) continue;
    const auto refused = [&](const DrawnProgram& drawn, const oracle::Run& wrong) {
      const auto sets = acceptance_sets(drawn.module, drawn.inputs, *contract, kLimits);
      return sets && is_refused(*sets, wrong, *contract);
    };
    EXPECT_EQ(programs_to_show(m, scaled(20), samples, refused), 0U)
        << m.what << ": stale in mutants-granted.txt, " << Mutant{}.contract << " refuses it";
  }
}

/// Those of ops that programs have where a pass of the generator places them: fuzz/campaign/placed_bugs_test.cpp.
bool is_placed(const Mutant& m) {
  const spec::Record* const op = op_of(m);
  return op != nullptr && op->status == "placed";
}

TEST(Mutants, AreRefusedByTheirContract) {
  Samples samples;
  for (const Mutant& m : mutants()) {
    if (is_placed(m)) continue;
    const auto contract = spec::contract_named(m.contract);
    ASSERT_TRUE(contract) << m.name << " " << m.contract;
    const auto refused = [&](const DrawnProgram& drawn, const oracle::Run& wrong) {
      const auto sets = acceptance_sets(drawn.module, drawn.inputs, **contract, kLimits);
      return sets && is_refused(*sets, wrong, **contract);
    };
    EXPECT_GT(programs_to_show(m, scaled(30000), samples, refused), 0U) << m.name << " [" << m.kind << "] " << m.what;
  }
}

}  // namespace
}  // namespace assay::oracle
