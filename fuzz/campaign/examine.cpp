#include "fuzz/campaign/examine.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <xxhash.h>

#include "fuzz/names.h"
#include "generator/shardings.h"
#include "generator/vector_sizes.h"
#include "judge/cluster/features.h"
#include "judge/form/form.h"
#include "judge/reduce/cut.h"
#include "judge/telling.h"
#include "program/edit/reads.h"
#include "program/edit/refine.h"
#include "program/edit/stored_form.h"
#include "program/edit/substitute.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

/// Of small programs, one in this many is compiled with its inputs as literals as well: folding
/// against running is one of the cheapest oracles there is.
constexpr std::uint64_t kClosedOneIn = 4;

/// So many percent of the programs go to the first variant. Of 87 causes that XLA:CPU showed, 3 showed under
/// `no-algsimp` alone, which had had every second program.
constexpr std::uint32_t kUnderFirst = 75;

/// Where all that is drawn shows what is known, the last is taken.
constexpr std::size_t kRedrawnMost = 32;

/// Keeps the choice of a form independent of the choices that make the program.
constexpr std::uint64_t kChoosingForm = 0x666f726d666f726d;
constexpr std::uint64_t kSpreading = 0x7370726561643031;

/// Sets the choice of a variant apart from those of which the program is made.
constexpr std::uint64_t kChoosingVariant = 0x76617269616e7473;

/// Of a call, what the function does.
std::string kind_of_op(const Module& module, std::size_t index) {
  const Function& f = *module.entry();
  if (index >= f.body.ops.size()) return "argument";
  std::vector<std::string> kinds;
  for (const judge::TellingOp& t : judge::telling_ops(module, f, f.body.ops[index])) {
    std::string kind = judge::kind_of(*t.function, *t.op);
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(std::move(kind));
  }
  return kinds.empty() ? judge::kind_of(f, f.body.ops[index]) : fmt::format("{}", fmt::join(kinds, ", "));
}

/// What says the type of a result: a body, or else the op.
std::string typed_by(const Module& module, std::size_t index) {
  const Function& f = *module.entry();
  const bool has_body = index < f.body.ops.size() && !f.body.ops[index].regions.empty();
  return has_body ? "by the types of a body" : kind_of_op(module, index);
}

/// Sets the places of programs at vector size apart likewise.
constexpr std::uint64_t kPlacingVectors = 0x766563746f727321;

/// Names the op that probably fails: the first whose value leaves its acceptance set when all
/// intermediates are results, else the one whose result failed.
std::string suspect_of(const judge::Case& c, const judge::Failure& failure, judge::Judge& judge,
                       const backends::Variant& variant) {
  const Function& f = *c.module.entry();
  const bool is_of_type = failure.kind == judge::FailureClass::kWrongType && failure.signature.empty();
  if (!judge::is_value_class(failure.kind) && !is_of_type)
    return fmt::format("{} {}", to_string(failure.kind), failure.signature);
  const ValueId failed = f.body.returns[static_cast<std::size_t>(failure.place.output)];
  if (is_of_type) return fmt::format("{} {}", to_string(failure.kind), typed_by(c.module, defining_op(f, failed)));
  const auto values = judge::intermediates(f);
  const judge::Judgement all = judge.judge(judge::Case{judge::returning(c.module, values), c.inputs}, variant);
  const bool alike = all.failure && judge::is_wrong_value(all.failure->kind);
  const ValueId v = alike ? values[static_cast<std::size_t>(all.failure->place.output)] : failed;
  return fmt::format("{} {}{}", to_string(failure.kind), kind_of_op(c.module, defining_op(f, v)),
                     alike ? "" : " in context");
}

std::string suspect_of(const judge::Deviation& d) {
  return fmt::format("{} {}", campaign_word(Verdict::kDeviation), d.first.signature);
}

/// The first case of each set of grants and kind stands for the others.
void note(const judge::Deviation& found, const judge::Case& c, std::size_t variant, std::vector<DeviantCase>& all) {
  const auto same = [&](const DeviantCase& d) { return d.deviation.first.same_kind(found.first); };
  const auto known = std::ranges::find_if(all, same);
  if (known == all.end()) return all.push_back({{c, found.first, variant, suspect_of(found)}, found});
  known->deviation.elements += found.elements;
  if (judge::is_worse(found.worst.distance, known->deviation.worst.distance)) known->deviation.worst = found.worst;
}

void note_explained(const judge::Judgement& judgement, const judge::Case& c, std::size_t variant, Examined& out) {
  for (const judge::Deviation& d : judgement.deviations) note(d, c, variant, out.deviations);
  if (out.undecided.elements == 0) out.undecided.bound = judgement.undecided.bound;
  out.undecided.elements += judgement.undecided.elements;
}

/// The verdict on all forms so far. None of them fails.
Verdict legal_verdict(const Examined& e) {
  if (e.undecided.elements > 0) return Verdict::kUndecided;
  return e.deviations.empty() ? judge::verdict_of_legal(e.counts, e.is_related) : Verdict::kDeviation;
}

/// With composites in the place of the ops that the back end does not take.
judge::Case with_composites(judge::Case c, const std::vector<TypedOp>& refused) {
  if (refused.empty()) return c;
  const auto is_refused = [&](const Function& f, const Op& op) {
    return std::ranges::find(refused, typed_op(f, op)) != refused.end();
  };
  return judge::in_form(judge::kComposites, c, {.composed = is_refused}).value_or(c);
}

/// Without dimensions that are not known, and without quantized types: a program for each choice of sizes among the
/// inputs. None where the oracle cannot tell.
std::vector<judge::Case> static_forms(const Drawn& drawn) {
  auto cases = judge::in_forms(drawn.c, {judge::kKnownSizes, judge::kStoredIntegers}, {.limits = judge::kCaseLimits});
  if (!cases) return {};
  for (judge::Case& c : *cases) c = with_composites(std::move(c), drawn.composed);
  return *std::move(cases);
}

/// Takes over what one judgement says; true if the program is done with.
bool take_over(const judge::Judgement& judgement, const judge::Case& c, std::size_t variant,
               const spec::Contract& contract, Examined& out) {
  out.counts += judgement.counts;
  out.is_related |= judgement.is_related;
  out.runs += judgement.runs;
  out.error = judgement.error;
  note_explained(judgement, c, variant, out);
  judge::add_openings(judge::openings_of(c, judgement, contract), out.openings);
  out.verdict = judgement.is_legal() ? legal_verdict(out) : judge::verdict_on_answers(judgement);
  if (judgement.refusal) {
    out.refusal = judgement.refusal;
    out.refused = FailedCase{c, *judge::complaint_of(judgement), variant, ""};
    out.refused->suspect = fmt::format("{} {}", out.word(), judgement.refusal->cause);
  }
  if (judgement.failure) out.failed = FailedCase{c, *judgement.failure, variant, ""};
  return !judgement.is_legal();
}

/// A program as it is given, with the sets of its answers.
struct CaseWithSets {
  judge::Case c;
  judge::Expectation expected;
};

/// What was done counts, whatever decides.
void add_work_of(const Examined& other, Examined& decides) {
  decides.counts += other.counts;
  decides.runs += other.runs;
  judge::add_openings(other.openings, decides.openings);
}

CaseWithSets with_sets(judge::Case c, const spec::Contract& contract) {
  judge::Expectation expected = judge::expect(c, contract);
  return {std::move(c), std::move(expected)};
}

/// True if the program is done with.
bool examine_under(std::size_t v, const CaseWithSets& plain, judge::Judge& judge,
                   std::span<const backends::Variant> variants, Examined& out) {
  const CaseWithSets other =
      variants[v].composes ? with_sets(judge::as_given(plain.c, variants[v]), judge.contract()) : CaseWithSets{};
  const CaseWithSets& given = variants[v].composes ? other : plain;
  return take_over(judge.judge(given.c, given.expected, variants[v]), given.c, v, judge.contract(), out);
}

/// Under the variant that is drawn, or under every one. True if the program is done with.
bool examine_form(const Drawn& drawn, const CaseWithSets& plain, judge::Judge& judge,
                  std::span<const backends::Variant> variants, Examined& out) {
  if (drawn.variant) return examine_under(*drawn.variant, plain, judge, variants, out);
  for (std::size_t v = 0; v < variants.size(); ++v)
    if (examine_under(v, plain, judge, variants, out)) return true;
  return false;
}

/// Also with the results that only a relation speaks of, where other ops read them. True if the program is done with.
bool examine_with_related(const Drawn& drawn, const CaseWithSets& plain, judge::Judge& judge,
                          std::span<const backends::Variant> variants, Examined& out) {
  if (examine_form(drawn, plain, judge, variants, out)) return true;
  auto related = judge::in_form(judge::kRelatedResults, plain.c);
  return related && examine_form(drawn, with_sets(*std::move(related), judge.contract()), judge, variants, out);
}

/// Each of these forms of one program.
void examine_forms(const Drawn& drawn, const std::vector<judge::Case>& cases, judge::Judge& judge,
                   std::span<const backends::Variant> variants, Examined& out) {
  bool knows_something = false;
  for (const judge::Case& c : cases) {
    const CaseWithSets plain = with_sets(c, judge.contract());
    if (!plain.expected.knows_something()) continue;
    knows_something = true;
    if (examine_with_related(drawn, plain, judge, variants, out)) return;
  }
  if (!knows_something) out.verdict = Verdict::kDeclined;
  if (!knows_something || !drawn.closed_too || !judge::is_taken_by_all(cases[0].module)) return;
  const std::size_t v = drawn.variant.value_or(0);
  if (const auto c = judge::in_form(judge::kLiterals, cases[0]))
    take_over(judge.judge(*c, variants[v]), *c, v, judge.contract(), out);
}

/// True if the program as every back end takes it fails in the same way, and has taken its place.
bool replace_by_static_case(FailedCase& failed, program::RefinedOps ops, judge::Judge& judge,
                            const backends::Variant& variant) {
  const auto c =
      judge::static_case(failed.c.module, failed.c.inputs[failed.failure.input_set], {judge::kCaseLimits, ops});
  if (!c) return false;
  const auto complaint = judge::complaint_like(failed.failure, judge.judge(*c, variant));
  if (!complaint || !complaint->same_kind(failed.failure)) return false;
  failed.c = *c;
  failed.failure = *complaint;
  return true;
}

/// The op that fails may be the one that takes a shape from an operand.
void replace_by_static_case(FailedCase& failed, judge::Judge& judge, std::span<const backends::Variant> variants) {
  if (judge::is_taken_by_all(failed.c.module)) return;
  const backends::Variant& variant = variants[failed.variant];
  if (!replace_by_static_case(failed, program::RefinedOps::kStatic, judge, variant) &&
      program::is_dynamic(failed.c.module))
    replace_by_static_case(failed, program::RefinedOps::kAsTheyAre, judge, variant);
}

void replace_by_static_case(Examined& out, judge::Judge& judge, std::span<const backends::Variant> variants) {
  if (out.failed) replace_by_static_case(*out.failed, judge, variants);
  if (out.refused) replace_by_static_case(*out.refused, judge, variants);
  for (DeviantCase& d : out.deviations) replace_by_static_case(d.at, judge, variants);
}

bool is_taken(const Module& module, const Worker& worker) {
  return (worker.takes_dynamic || !program::is_dynamic(module)) &&
         (worker.takes_quantized || !program::has_quantized(module));
}

/// A back end takes a program with dimensions that are not known, or with quantized types, as it is, or without them.
Examined examined_in_taken_form(const Drawn& drawn, Worker& worker, std::span<const backends::Variant> variants) {
  if (!judge::is_taken_by_all(drawn.c.module) && is_taken(drawn.c.module, worker)) {
    Examined out;
    examine_forms(drawn, {with_composites(drawn.c, drawn.composed)}, worker.judge, variants, out);
    const bool is_taken = !out.refusal || out.refusal->kind != judge::RefusalKind::kUnsupported;
    if (is_taken) replace_by_static_case(out, worker.judge, variants);
    if (is_taken) return out;
  }
  Examined out;
  examine_forms(drawn, static_forms(drawn), worker.judge, variants, out);
  return out;
}

bool is_plainly_right(const Examined& e) {
  constexpr std::array kRight{Verdict::kPass, Verdict::kWeak, Verdict::kOpen, Verdict::kDeclined};
  return std::ranges::find(kRight, e.verdict) != kRight.end();
}

/// The first variant is the one that everyone uses: what it shows too is said of it.
Examined preferring_first(const Drawn& drawn, Examined other, Worker& worker,
                          std::span<const backends::Variant> variants) {
  Drawn under_first = drawn;
  under_first.variant = 0;
  Examined first = examined_in_taken_form(under_first, worker, variants);
  const bool tells = first.error || !is_plainly_right(first);
  Examined& decides = tells ? first : other;
  add_work_of(tells ? other : first, decides);
  return std::move(decides);
}

/// A partitioner refuses what the same back end takes on one device: that is no word on the ops of the program.
void note_refused_shardings(Examined& out, judge::Judge& judge, std::span<const backends::Variant> variants) {
  if (!out.refused || out.refused->c.module.devices == 1) return;
  const auto whole = judge::in_form("unsharded", out.refused->c);
  if (!whole || judge.judge(*whole, variants[out.refused->variant]).refusal) return;
  out.refuses_shardings = true;
  out.refusal->cause = "with shardings only: " + out.refusal->cause;
  out.refused->suspect = fmt::format("{} {}", out.word(), out.refusal->cause);
}

Examined examined(const Drawn& drawn, Worker& worker, std::span<const backends::Variant> variants) {
  Examined out = examined_in_taken_form(drawn, worker, variants);
  if (drawn.variant.value_or(0) != 0 && !out.error && !is_plainly_right(out))
    out = preferring_first(drawn, std::move(out), worker, variants);
  out.number = drawn.number;
  note_refused_shardings(out, worker.judge, variants);
  if (out.failed)
    out.failed->suspect = suspect_of(out.failed->c, out.failed->failure, worker.judge, variants[out.failed->variant]);
  return out;
}

std::string suspect_of(const Examined& e) {
  if (e.failed) return e.failed->suspect;
  return e.refused ? e.refused->suspect : "";
}

/// What was expected of the program, where it has shown that.
const Avoided* known_of(const Drawn& drawn, const Examined& e) {
  const auto it = std::ranges::find(drawn.expected, suspect_of(e), &Avoided::suspect);
  return it == drawn.expected.end() ? nullptr : &*it;
}

/// The ops that a failure hangs on, by what its programs have in common.
std::vector<const spec::Record*> ops_of(const Avoided& known) {
  std::vector<const spec::Record*> out;
  for (const std::string& trait : known.traits)
    if (const spec::Record* record = spec::Records::in_force().find(trait)) out.push_back(record);
  return out;
}

Drawn of_rest(const Drawn& drawn, const judge::Case& rest) {
  Drawn out;
  out.number = drawn.number;
  out.c = rest;
  out.composed = drawn.composed;
  out.variant = drawn.variant;
  return out;
}

/// Something else that the rest of a program shows takes the place of what is known; elements are counted in any case.
Examined merged_with_rest_of_program(Examined whole, Examined rest, const std::string& known) {
  const bool shows_more = (rest.failed || rest.refused) && suspect_of(rest) != known;
  Examined& decides = shows_more ? rest : whole;
  add_work_of(shows_more ? whole : rest, decides);
  if (shows_more) decides.known.push_back(known);
  return std::move(decides);
}

}  // namespace

std::string Examined::word() const {
  const bool has_class = is_violation(verdict) && failed;
  return std::string(has_class ? to_string(failed->failure.kind) : campaign_word(verdict));
}

std::optional<std::uint64_t> vector_turn(const generator::Policy& policy, std::uint64_t seed, std::uint64_t number) {
  const std::uint64_t hundred = number / 100, share = policy.vector_regime;
  const std::uint64_t place = (number % 100 + Prng(seed ^ kPlacingVectors, hundred).below(100)) % 100;
  const std::uint64_t before = place * share / 100, after = (place + 1) * share / 100;
  return before == after ? std::nullopt : std::optional(hundred * share + before);
}

std::uint64_t smoke_lap(const generator::Generator& generator) {
  return generator.policy().smoke_lap ? generator.smoke_lap().size() : 0;
}

namespace {

/// The op at vector size that a program is of; none: it is an ordinary one.
std::optional<generator::VectorTurn> turn_of(const generator::Generator& generator, std::uint64_t seed,
                                             std::uint64_t number) {
  const std::uint64_t lap = smoke_lap(generator);
  if (number < lap) return generator.smoke_lap()[number];
  const auto turn = vector_turn(generator.policy(), seed, number - lap);
  const auto turns = generator.vector_turns();
  return turn && !turns.empty() ? std::optional(turns[*turn % turns.size()]) : std::nullopt;
}

}  // namespace

Drawn draw_program(const generator::Generator& generator, std::uint64_t seed, std::uint64_t number,
                   const Learning& learning, generator::Guard* guard) {
  Prng choices(seed, number);
  Drawn out;
  generator::DrawnProgram drawn;
  auto turn = turn_of(generator, seed, number);
  while (true) {
    drawn = turn ? generator.generate_vector(*turn, choices, learning.steering(), guard)
                 : generator.generate(choices, learning.steering(), guard);
    turn.reset();
    out.traits = judge::traits_of(drawn.module);
    out.expected = learning.avoiding().expected(out.traits);
    const auto objection = Avoidance::objection(out.expected, choices);
    if (!objection || out.redrawn.size() == kRedrawnMost) break;
    out.redrawn.push_back(*objection);
  }
  out.number = number;
  out.coverage = std::move(drawn.coverage);
  out.ops = typed_ops(drawn.module);
  out.closed_too = !drawn.is_vector && drawn.scale != generator::Scale::kGraph && number % kClosedOneIn == 0;
  const std::string text = program::print(drawn.module);
  out.text_hash = XXH3_64bits(text.data(), text.size());
  out.c = judge::Case{std::move(drawn.module), std::move(drawn.input_sets)};
  return out;
}

std::size_t draw_variant(std::uint64_t seed, std::uint64_t number, std::size_t variants) {
  Prng choices(seed ^ kChoosingVariant, number);
  return variants == 1 || choices.chance(kUnderFirst, 100) ? 0 : 1 + choices.below(variants - 1);
}

std::size_t draw_form(std::uint64_t seed, const Drawn& drawn, std::span<const backends::Variant> all,
                      std::size_t variants) {
  Prng choices(seed ^ kChoosingForm, drawn.number);
  for (std::size_t k = variants; k < all.size(); ++k) {
    const judge::Form& form = *judge::form_named(all[k].form);
    const bool is_of = form.is_of == nullptr || form.is_of(drawn.c.module);
    if (is_of && choices.chance(form.percent, 100)) return k;
  }
  return draw_variant(seed, drawn.number, variants);
}

void spread_over_devices(Drawn& drawn, const generator::Policy& policy, std::uint64_t seed) {
  Prng choices(seed ^ kSpreading, drawn.number);
  generator::spread(drawn.c.module, policy, choices);
  if (drawn.c.module.devices == 1) return;
  const std::string text = program::print(drawn.c.module);
  drawn.text_hash = XXH3_64bits(text.data(), text.size());
  drawn.traits = judge::traits_of(drawn.c.module);
}

void compose_by(const Learning& learning, Drawn& drawn) {
  for (const TypedOp& op : drawn.ops)
    if (learning.composes(op)) drawn.composed.push_back(op);
}

std::optional<judge::Case> without_ops(const judge::Case& c, std::span<const spec::Record* const> records) {
  const Function& f = *c.module.entry();
  const auto is_kept = [&](std::size_t i) {
    return i < f.body.ops.size() && std::ranges::find(records, f.body.ops[i].record) == records.end();
  };
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < f.body.ops.size(); ++i)
    if (is_kept(i)) kept.push_back(i);
  std::vector<ValueId> outputs;
  for (const ValueId v : f.body.returns)
    if (is_kept(defining_op(f, v))) outputs.push_back(v);
  if (kept.size() == f.body.ops.size() || outputs.empty()) return std::nullopt;
  const auto known = judge::known_values(c);
  if (!known) return std::nullopt;
  const judge::KnownValues* const source = &*known;
  return judge::extract(c, std::span(&source, 1), kept, outputs);
}

Examined examine(const Drawn& drawn, Worker& worker, std::span<const backends::Variant> variants) {
  const std::int64_t before = worker.judge.compilations();
  Examined out = examined(drawn, worker, variants);
  if (const Avoided* known = known_of(drawn, out))
    if (const auto rest = without_ops(drawn.c, ops_of(*known))) {
      const std::string suspect = known->suspect;
      out = merged_with_rest_of_program(std::move(out), examined(of_rest(drawn, *rest), worker, variants), suspect);
    }
  out.compilations = worker.judge.compilations() - before;
  return out;
}

}  // namespace assay::fuzz
