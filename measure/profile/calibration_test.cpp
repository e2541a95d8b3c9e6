#include <xxhash.h>

#include <functional>
#include <set>

#include "judge/judge.h"
#include "measure/names.h"
#include "measure/profile/calibration_subjects_test.h"
#include "measure/profile/trial.h"
#include "spec/known_exceptions_test.h"

/// Each grant of a contract is calibrated (arXiv 2604.22032): an implementation that uses it gives an answer that is
/// illegal without it, all other grants left, and it excuses no planted bug and no answer that is farther off.
namespace assay::measure::calibration {
namespace {

using oracle::ElementAddress;
using oracle::Explained;
using oracle::Explanation;

constexpr std::size_t kElements = 6;  ///< looked at, of the answers of one implementation

/// Explains answers of one program: that is what the product does, but for tests of the calibration itself.
using Explains = std::function<Explanation(const ElementAddress&, std::span<const std::byte>)>;
/// For a program with its inputs, which outlive what it gives, and a contract that does as well.
using Judge = std::function<Explains(const Trial&, const Contract&)>;

/// Small programs are computed more often, and those of chains, of which there are many, less often.
int draws_for(const Subject& s) {
  std::int64_t elements = 1;
  for (const Tensor& t : s.inputs[0]) elements = std::max(elements, t.type.elements());
  return s.partners.empty() ? static_cast<int>(std::clamp<std::int64_t>(512 / elements, 8, 32)) : 4;
}

template <class TrialOrConst> auto element_of(TrialOrConst& t, const ElementAddress& at) {
  auto& tensor = t.outputs[at.process][at.output];
  const auto size = static_cast<std::size_t>(spec::storage_bytes(tensor.type.element()));
  return std::span(tensor.bytes).subspan(static_cast<std::size_t>(at.element) * size, size);
}

Explains by_oracle(const Trial& t, const Contract& contract) {
  auto explainer = std::make_shared<oracle::Explainer>(t.module, t.inputs, contract, judge::kCaseLimits);
  return [explainer](const ElementAddress& at, std::span<const std::byte> got) { return explainer->explain(at, got); };
}

/// The contract with some of its grants.
Contract with_grants(const Contract& contract, const std::function<bool(std::size_t)>& is_kept) {
  std::vector<std::size_t> kept;
  for (std::size_t k = 0; k < contract.grants.size(); ++k)
    if (is_kept(k)) kept.push_back(k);
  return contract.choosing(kept);
}

// ---- Answers that are farther off ---------------------------------------------------------------

/// An answer that is illegal without a grant.
struct Shown {
  std::string what;
  Trial trial;
  OutsideElement element;
};

/// Codes of a float type in the order of their values, zero in the middle.
std::int64_t rank_of(ElementType e, std::uint64_t code) {
  const auto magnitude = static_cast<std::int64_t>(code & spec::magnitude_mask(e));
  return (code & spec::sign_code(e)) != 0 ? -magnitude : magnitude;
}
std::uint64_t code_of(ElementType e, std::int64_t rank) {
  return static_cast<std::uint64_t>(rank < 0 ? -rank : rank) | (rank < 0 ? spec::sign_code(e) : 0);
}

/// Ever farther off: by 64 values of the type, then eight times as many, in both directions; NaN; and the other sign.
std::vector<std::uint64_t> answers_beyond(ElementType e, std::uint64_t code) {
  std::vector<std::uint64_t> out{spec::nan_code(e), code ^ spec::sign_code(e)};
  const auto top = static_cast<std::int64_t>(spec::overflow_code(e) & spec::magnitude_mask(e));
  const std::int64_t from = std::isnan(spec::decode(e, code)) ? 0 : rank_of(e, code);
  for (std::int64_t step = 64; step <= top; step = step > top / 8 ? top + 1 : 8 * step)
    for (const std::int64_t rank : {from - step, from + step})
      if (rank >= -top && rank <= top) out.push_back(code_of(e, rank));
  return out;
}

bool has_float(const Shown& s) {
  const auto e = s.trial.outputs[s.element.at.process][s.element.at.output].type.element();
  return spec::is_float(e) || spec::is_complex(e);
}

struct Beyond {
  int refused = 0;
  std::vector<std::string> undecided;  ///< bounds that were hit
};

/// What the whole contract says of answers farther off than the one that was shown.
Beyond judged_beyond(const Shown& shown, const Contract& contract, const Judge& judge) {
  Beyond out;
  const Trial& t = shown.trial;
  const ElementAddress& at = shown.element.at;
  const ElementType e = spec::real_type(t.outputs[at.process][at.output].type.element());
  const auto sets = oracle::acceptance_sets(t.module, t.inputs, contract, judge::kCaseLimits);
  if (!spec::is_float(e) || !sets) return out;
  const auto got = element_of(t, at);
  std::vector<std::byte> other(got.begin(), got.end());
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  std::uint64_t code = 0;
  std::memcpy(&code, other.data(), size);
  const Explains explains = judge(t, contract);
  for (const std::uint64_t farther : answers_beyond(e, code)) {
    std::memcpy(other.data(), &farther, size);
    if (sets->outputs[at.process][at.output].accepts(at.element, other)) continue;
    const Explanation x = explains(at, other);
    out.refused += x.verdict == Explained::kViolation ? 1 : 0;
    if (x.verdict == Explained::kUndecided) out.undecided.push_back(x.bound);
  }
  return out;
}

// ---- Planted bugs -------------------------------------------------------------------------------

bool is_of(const oracle::Mutant& m, const spec::Record& record) {
  return m.name.starts_with("primitive." + record.mnemonic + ".") || m.record == record.full_name();
}

/// The bugs that are known of the ops of a program: those of primitives first.
std::vector<const oracle::Mutant*> mutants_of(const Module& module) {
  std::vector<const oracle::Mutant*> out;
  for (const oracle::Mutant& m : oracle::mutants())
    if (std::ranges::any_of(module.entry()->body.ops, [&](const Op& op) { return is_of(m, *op.record); }))
      out.push_back(&m);
  std::ranges::stable_partition(out, [](const auto* m) { return m->name.starts_with("primitive."); });
  return out;
}

/// Some of the elements, from all over.
std::vector<OutsideElement> spread(const std::vector<OutsideElement>& all) {
  std::vector<OutsideElement> out;
  for (std::size_t k = 0; k < all.size(); k += all.size() / kElements + 1) out.push_back(all[k]);
  return out;
}

/// Whether the contract refuses an answer of the mutant.
bool is_caught(const oracle::Mutant& m, const Shown& shown, const Contract& contract, const Judge& judge) {
  auto run = oracle::evaluate_mutant(shown.trial.module, shown.trial.inputs, m, judge::kCaseLimits);
  if (!run) return false;
  const Trial trial{shown.trial.module, shown.trial.inputs, std::move(run->outputs)};
  const auto outside = outside_baseline(trial, contract);
  if (!outside || outside->empty()) return false;
  const Explains explains = judge(trial, contract);
  return std::ranges::any_of(spread(*outside), [&](const OutsideElement& e) {
    return explains(e.at, element_of(trial, e.at)).verdict == Explained::kViolation;
  });
}

/// The name of a planted bug in an op of the program that is found there all the same; empty where there is none.
std::string caught_mutant(const Shown& shown, const Contract& contract, const Judge& judge) {
  for (const oracle::Mutant* m : mutants_of(shown.trial.module))
    if (is_caught(*m, shown, contract, judge)) return m->name;
  return "";
}

// ---- Who needs it -------------------------------------------------------------------------------

struct Calibration {
  std::optional<Shown> shown;
  Beyond beyond;                    ///< what was shown
  std::set<std::string> others;     ///< grants that explain its answers in its place
  std::set<std::string> undecided;  ///< bounds that were hit
  std::set<std::string> open;       ///< programs where nothing farther off was refused
  std::vector<std::string> errors;  ///< of the judge
  int programs = 0;
  int outside = 0;  ///< answers that were none of the baseline

  std::string text() const {
    if (programs == 0) return "no program is about it";
    if (outside == 0) return "no answer is outside of the baseline";
    return fmt::format("{} answers, others explain: {}; undecided: {}; open: {}", outside, fmt::join(others, " / "),
                       fmt::join(undecided, " / "), fmt::join(open, " / "));
  }
};

class Calibrator {
 public:
  Calibrator(const Contract& contract, std::size_t position, Judge judge)
      : contract_(contract), position_(position), judge_(std::move(judge)),
        without_(with_grants(contract, [&](std::size_t k) { return k != position; })) {}

  Calibration run() {
    look_at(subjects_of(contract_, position_));
    if (!found_.shown) look_at(far_subjects_of(without_, contract_.grants[position_]));
    if (!found_.shown) look_at(chained_subjects(contract_, position_));
    return std::move(found_);
  }

 private:
  /// Programs, implementations of each, and their answers.
  void look_at(const std::vector<Subject>& subjects) {
    for (const Subject& s : subjects) {
      if (found_.shown) return;
      ++found_.programs;
      const Contract used = with_grants(contract_, [&](std::size_t k) { return is_used(s, k); });
      Prng choices(0, XXH3_64bits(s.what.data(), s.what.size()));
      for (int draw = 0; draw < draws_for(s) && !found_.shown; ++draw) answer(s, used, choices);
      for (const ProcessTensors& known : s.answers)
        if (!found_.shown) judge(s, used, known);
    }
  }

  bool is_used(const Subject& s, std::size_t grant) const {
    return grant == position_ || std::ranges::find(s.partners, grant) != s.partners.end();
  }

  /// The answers of one implementation that uses the grant, and no other but its partners.
  void answer(const Subject& s, const Contract& used, Choices& choices) {
    auto run = oracle::perturb(s.module, s.inputs, used, choices, judge::kCaseLimits);
    if (!run) return found_.errors.push_back(run.error().text());
    judge(s, used, std::move(run->outputs));
  }

  void judge(const Subject& s, const Contract& used, ProcessTensors outputs) {
    const Trial trial{s.module, s.inputs, std::move(outputs)};
    const auto outside = outside_baseline(trial, contract_);
    if (!outside || outside->empty()) return;
    found_.outside += static_cast<int>(outside->size());
    const Views views{judge_(trial, used), judge_(trial, without_), judge_(trial, contract_)};
    for (const OutsideElement& e : spread(*outside))
      if (!found_.shown) try_element(s, trial, e, views);
  }

  /// By the grants that were used, by all but the one, and by all.
  struct Views {
    Explains used, without, with;
  };

  void try_element(const Subject& s, const Trial& trial, const OutsideElement& e, const Views& views) {
    const auto got = element_of(trial, e.at);
    const auto complain = [&](std::string_view what) {
      found_.errors.push_back(fmt::format("{}: {} where the baseline has {}: {}", s.what, e.got, e.expected, what));
    };
    if (views.used(e.at, got).verdict == Explained::kViolation) complain("drawn by its grants, and not explained");
    const Explanation without = views.without(e.at, got);
    if (!is_violation(without)) return;
    const Explanation with = views.with(e.at, got);
    if (with.verdict == Explained::kViolation) return complain("explained by its grants alone, and not by all");
    if (with.verdict == Explained::kUndecided) return void(found_.undecided.insert(with.bound));
    if (with.grants != names_of(s)) return complain(fmt::format("explained by {}", fmt::join(with.grants, " + ")));
    show({s.what, trial, e});
  }

  /// Notes what else it is.
  bool is_violation(const Explanation& x) {
    if (x.verdict == Explained::kDeviation) found_.others.insert(fmt::format("{}", fmt::join(x.grants, " + ")));
    if (x.verdict == Explained::kUndecided) found_.undecided.insert(x.bound);
    return x.verdict == Explained::kViolation;
  }

  /// Where nothing beyond it is refused, as beside a part that may be anything, another answer may show more.
  void show(Shown shown) {
    found_.beyond = judged_beyond(shown, contract_, judge_);
    if (found_.beyond.refused > 0 || !has_float(shown)) found_.shown = std::move(shown);
    else found_.open.insert(shown.what);
  }

  std::vector<std::string> names_of(const Subject& s) const {
    std::vector<std::string> out;
    for (std::size_t k = 0; k < contract_.grants.size(); ++k)
      if (is_used(s, k)) out.push_back(contract_.grants[k].name);
    return out;
  }

  const Contract& contract_;
  std::size_t position_;
  Judge judge_;
  Contract without_;
  Calibration found_;
};

Calibration calibrate(const Contract& contract, std::size_t position, const Judge& judge = by_oracle) {
  return Calibrator(contract, position, judge).run();
}

// ---- The contracts of XLA:CPU -------------------------------------------------------------------

void calibrate_all(const std::string& name_of_contract, spec::KnownExceptions& known) {
  const auto contract = *spec::contract_named(name_of_contract);
  for (std::size_t k = 0; k < contract->grants.size(); ++k) {
    const std::string name = fmt::format("{}: {}", name_of_contract, contract->grants[k].name);
    SCOPED_TRACE(name);
    const Calibration c = calibrate(*contract, k);
    for (const std::string& error : c.errors) ADD_FAILURE() << error;
    if (!c.shown) {
      EXPECT_TRUE(known.explain(name, c.text())) << "no program needs it; " << c.text();
      continue;
    }
    const std::string mutant = caught_mutant(*c.shown, *contract, by_oracle);
    EXPECT_TRUE(mutant != "" || mutants_of(c.shown->trial.module).empty()) << c.shown->what;
    EXPECT_TRUE(c.beyond.refused > 0 || !has_float(*c.shown)) << c.shown->what;
    EXPECT_TRUE(c.beyond.undecided.empty()) << c.shown->what << ": " << c.beyond.undecided.front();
  }
}

TEST(Calibration, EachGrantIsNeededAndExcusesNoMutant) {
  spec::KnownExceptions known("grants-not-needed");
  for (const char* contract : {"xla-default", "xla-earlier", "iree", "unmeasured"}) calibrate_all(contract, known);
  expect_none_stale(known);
}

// ---- The calibration itself ---------------------------------------------------------------------

Contract contract_of(const std::string& lines) {
  auto contract = spec::parse_contract("contract planted : stablehlo\n" + lines, "planted");
  EXPECT_TRUE(contract) << (contract ? "" : contract.error().text());
  return contract ? *std::move(contract) : Contract{};
}

TEST(Calibration, AGrantOfNothingIsNeededByNoProgram) {
  const Contract planted =
      contract_of("  grant rewrite commuted : multiply(a, b) => multiply(b, a) for f32 because proved \"nothing\"\n");
  const Calibration c = calibrate(planted, 0);
  EXPECT_FALSE(c.shown);
  EXPECT_EQ(c.outside, 0);
}

TEST(Calibration, AGrantThatAnotherHoldsIsNeededByNoProgram) {
  const Contract planted = contract_of(
      "  grant rewrite div-by-constant for f32 because measured \"the narrow one\"\n"
      "  grant rewrite div-by-anything for f32 because measured \"the wide one\"\n");
  const Calibration narrow = calibrate(planted, 0);
  EXPECT_FALSE(narrow.shown);
  EXPECT_EQ(narrow.others, (std::set<std::string>{"div-by-anything"}));
  EXPECT_TRUE(calibrate(planted, 1).shown);
}

TEST(Calibration, ARuleThatOpensTheWayIsNeededByWhatFollows) {
  const std::string opens = "  grant rewrite neg-of-neg for f32 because proved \"the same value\"\n";
  const std::string follows = "  grant rewrite exp-times-exp for f32 because measured \"what follows\"\n";
  EXPECT_FALSE(calibrate(contract_of(opens), 0).shown);
  const Calibration both = calibrate(contract_of(opens + follows), 0);
  ASSERT_TRUE(both.shown);
  EXPECT_NE(both.shown->what.find("negate(negate("), std::string::npos);
}

TEST(Calibration, AJudgeThatExcusesEverythingIsCaught) {
  const Contract planted = contract_of("  grant rewrite div-by-anything for f32 because measured \"it\"\n");
  const Calibration honest = calibrate(planted, 0);
  ASSERT_TRUE(honest.shown);
  EXPECT_NE(caught_mutant(*honest.shown, planted, by_oracle), "");
  EXPECT_GT(honest.beyond.refused, 0);
  const Judge excuses = [](const Trial&, const Contract& c) {
    const Explanation excuse{Explained::kDeviation, {c.grants.empty() ? "" : c.grants[0].name}, ""};
    return [excuse](const ElementAddress&, std::span<const std::byte>) { return excuse; };
  };
  EXPECT_FALSE(calibrate(planted, 0, excuses).shown);
  EXPECT_EQ(caught_mutant(*honest.shown, planted, excuses), "");
  EXPECT_EQ(judged_beyond(*honest.shown, planted, excuses).refused, 0);
}

TEST(Calibration, AJudgeThatExcusesNothingIsCaught) {
  const Contract planted = contract_of("  grant rewrite div-by-anything for f32 because measured \"it\"\n");
  const Judge refuses = [](const Trial&, const Contract&) {
    return [](const ElementAddress&, std::span<const std::byte>) { return Explanation{}; };
  };
  const Calibration c = calibrate(planted, 0, refuses);
  EXPECT_FALSE(c.shown);
  EXPECT_FALSE(c.errors.empty());
}

}  // namespace
}  // namespace assay::measure::calibration
