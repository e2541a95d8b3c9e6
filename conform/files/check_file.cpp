#include "conform/files/check_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "conform/files/drawn_inputs.h"
#include "conform/files/expected_errors.h"
#include "conform/names.h"
#include "judge/bounds.h"
#include "judge/clauses.h"
#include "judge/failure_text.h"
#include "judge/farthest.h"
#include "judge/form/composed_case.h"
#include "judge/form/related_results.h"
#include "judge/form/static_case.h"
#include "judge/found_policy.h"
#include "program/edit/checks.h"
#include "program/edit/compact.h"
#include "program/edit/reads.h"
#include "program/effects.h"
#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

using program::Function;
using program::is_check;
using program::Op;
using program::Part;

/// What passes without an element is told apart.
std::string judged_text(Verdict verdict, const spec::ElementCounts& counts, const std::vector<spec::OpeningRow>& open,
                        const std::optional<judge::WidthSummary>& widths) {
  if (verdict == Verdict::kPass && counts.total() == 0) return "empty: there is no element in what it answers";
  return judge::describe_judged(counts, open) + (widths ? "; " + describe(*widths) : "");
}

/// What a file adds up to while its functions are run one by one.
class CheckTally {
 public:
  explicit CheckTally(std::string path) : path_(std::move(path)) {}

  void add(Verdict verdict, std::string reason) {
    ++units_;
    if (verdict <= report_.verdict) return;
    report_ = {verdict, std::move(reason)};
  }

  void add(const Error& error, const Function* function) {
    const CheckReport report = report_of(error, function);
    add(report.verdict, report.reason);
  }
  CheckReport report_of(const Error& error, const Function* function) const {
    const bool lacking = error.kind == ErrorKind::kUnsupported;
    const std::string where = function && error.place.empty() ? "@" + function->name + ": " : "";
    return {lacking ? Verdict::kUnsupported : Verdict::kInvalid, where + shortened(error)};
  }

  void keep(ProcessTensors outputs) { outputs_ = std::move(outputs); }
  void count(std::int64_t checks) { checks_ += checks; }
  void count(const judge::Judgement& judgement, const std::vector<spec::OpeningRow>& openings) {
    elements_ += judgement.counts;
    is_related_ |= judgement.is_related;
    judge::add_openings(openings, openings_);
  }
  void count(const judge::Widths& widths) { widths_.add(widths); }
  void note(const std::string& remark) {
    if (remark_.empty()) remark_ = remark;
  }

  /// Of the checks in the file itself. One without any may ask for no more than to be run.
  CheckReport report_checks(bool only_runs) const {
    if (report_.verdict != Verdict::kPass) return report_;
    if (checks_ == 0 && only_runs)
      return {Verdict::kPass, fmt::format("{} functions run, and no check in them", units_)};
    if (checks_ == 0) return {Verdict::kUnsupported, fmt::format("{} functions, and no check in them", units_)};
    return {Verdict::kPass, fmt::format("{} functions, {} checks", units_, checks_)};
  }
  /// Of parts that are to be refused, or not.
  CheckReport report_parts() const {
    if (report_.verdict != Verdict::kPass) return report_;
    return {Verdict::kPass, fmt::format("{} parts, {} of them refused", units_, checks_)};
  }
  /// Of parts that are printed.
  CheckReport report_printed() const {
    if (report_.verdict != Verdict::kPass) return report_;
    return {Verdict::kPass, fmt::format("{} parts, the same when they are printed and read again", units_)};
  }
  /// Of outputs. The file is open where all functions are.
  CheckReport report_elements() const {
    CheckReport out = report_;
    out.counts = elements_;
    out.widths = widths_.summary();
    out.outputs = outputs_;
    if (report_.verdict > Verdict::kOpen) return out;
    out.verdict = judge::verdict_of_legal(elements_, is_related_);
    out.reason = fmt::format("{} functions, {}{}", units_, judged_text(out.verdict, elements_, openings_, out.widths),
                             remark_.empty() ? "" : "; " + remark_);
    return out;
  }

 private:
  /// The line already begins with the path.
  std::string shortened(const Error& error) const {
    const std::string text = error.text();
    return text.starts_with(path_ + ":") ? text.substr(path_.size() + 1) : text;
  }

  std::string path_;
  CheckReport report_{Verdict::kPass, ""};
  int units_ = 0;
  std::int64_t checks_ = 0;
  spec::ElementCounts elements_;
  bool is_related_ = false;
  judge::Widths widths_;
  std::vector<spec::OpeningRow> openings_;
  ProcessTensors outputs_;
  std::string remark_;
};

/// The module of a part, if it can be run at all. What it needs comes before what it breaks.
Result<Module> runnable_module(const Part& part, const std::string& path) {
  auto module = program::parse(part, path);
  auto valid = module.and_then([](const Module& m) { return program::verify(m); });
  if (!valid) return tl::unexpected(valid.error());
  return module;
}

/// Calls `run` with every runnable function of every part as an entry.
template <class Run>
void each_function(const std::string& text, const std::string& path, const std::string& entry, CheckTally& tally,
                   Run run) {
  bool has_any = false;
  for (const Part& part : program::split(text)) {
    const auto module = runnable_module(part, path);
    if (!module) tally.add(module.error(), nullptr);
    const auto functions = module ? program::runnable(*module, entry) : std::vector<const Function*>{};
    for (const Function* function : functions) run(program::with_entry(*module, *function), *function);
    has_any |= !module || !functions.empty();
  }
  if (!has_any) tally.add(Error{"there is no function to run: @main, or one without arguments", ""}, nullptr);
}

/// `[dense<1> : tensor<2xi32>, ...]`, the same for every process.
Result<std::vector<InputSet>> inputs_from(const std::string& args, const Module& module, std::int64_t most_bytes) {
  spec::Arena arena;
  const std::string place = "--args of the RUN line";
  const auto literals = program::parse_literals(args, arena);
  if (!literals) return fail(literals.error().message, place, literals.error().kind);
  auto inputs = program::inputs_of(module, *literals, most_bytes);
  if (!inputs) return fail(inputs.error().message, place, inputs.error().kind);
  return std::vector<InputSet>{{*std::move(inputs)}};
}

/// Who asks for no inputs gets some, where a back end answers on them.
enum class Lacking : std::uint8_t { kDraw, kSkip };

Result<std::vector<InputSet>> drawn_for(const Module& module) {
  return draw_inputs(module, kFirstSeed).map([&](ProcessTensors inputs) {
    const std::string origin = origin_of(inputs, *module.entry(), kFirstSeed);
    return std::vector<InputSet>{{std::move(inputs), origin}};
  });
}

/// The inputs of the entry function: from the source, from the RUN line, or none where it takes none.
Result<std::vector<InputSet>> inputs_of(const Module& module, const InputSource& source, const program::RunLine& run,
                                        std::int64_t most_bytes, Lacking lacking = Lacking::kSkip) {
  if (source) return source(module);
  const Function& entry = *module.entry();
  const std::size_t arguments = entry.body.arguments.size();
  if (arguments == 0) return std::vector<InputSet>{{ProcessTensors(static_cast<std::size_t>(module.grid.processes()))}};
  if (run.args) return inputs_from(*run.args, module, most_bytes);
  if (lacking == Lacking::kDraw) return drawn_for(module);
  return fail(fmt::format("needs inputs, as a file of --inputs: @{} takes {} arguments; --draw 1 draws some",
                          entry.name, arguments),
              "", ErrorKind::kUnsupported);
}

/// Of the line that names the error.
program::Place first_place(const Part& part) {
  const auto before = part.text.substr(0, part.text.find("expected-error"));
  return {static_cast<std::uint32_t>(part.first_line + std::ranges::count(before, '\n')), 1};
}

std::string place_text(program::Place place) { return fmt::format("{}:{}: ", place.line, place.column); }

/// A part of a file for the verifier: refused where the file says so, and only there.
void verify_part(const Part& part, const std::string& path, CheckTally& tally) {
  const auto expected = expected_errors(part);
  const bool refuses = !expected.empty();
  const auto valid = program::parse(part, path).and_then([](const Module& m) { return program::verify_text(m); });
  tally.count(refuses);
  if (!valid && (!refuses || valid.error().kind == ErrorKind::kUnsupported)) return tally.add(valid.error(), nullptr);
  if (!valid) {
    const auto wrong = wrong_refusal(part, expected, program::place_of(valid.error()).line, valid.error().message);
    return tally.add(wrong.empty() ? Verdict::kPass : Verdict::kWrong, wrong);
  }
  if (!refuses) return tally.add(Verdict::kPass, "");
  tally.add(Verdict::kWrong, place_text(first_place(part)) + "accepted, and is to be refused");
}

/// A part of a file for the printer: read, valid, and the same again where it is printed and read.
void print_part(const Part& part, const std::string& path, CheckTally& tally) {
  const auto module = program::parse(part, path);
  const auto valid = module ? program::verify_text(*module) : tl::unexpected(module.error());
  if (!valid) return tally.add(valid.error(), nullptr);
  const std::string once = program::print(*module);
  const auto again = program::parse(once, "what is printed");
  if (!again) return tally.add(again.error(), nullptr);
  const bool is_same = program::print(*again) == once;
  tally.count(1);
  tally.add(is_same ? Verdict::kPass : Verdict::kWrong,
            is_same ? "" : "what is printed is printed otherwise when it is read");
}

/// Nothing in the file can be run by itself.
bool needs_inputs(const std::string& text, const std::string& path) {
  const auto takes_inputs = [](const Function* f) { return !f->body.arguments.empty(); };
  return std::ranges::all_of(program::split(text), [&](const Part& part) {
    const auto module = program::parse(part, path);
    return module && std::ranges::all_of(program::runnable(*module), takes_inputs);
  });
}

CheckReport check_on_printer(const std::string& text, const std::string& path) {
  CheckTally tally(path);
  for (const Part& part : program::split(text)) print_part(part, path, tally);
  return tally.report_printed();
}

/// A law as a file names it: `// breaks slice (C3)`; empty where it does not.
std::string broken_law_of(std::string_view text) {
  constexpr std::string_view kBreaks = "// breaks ";
  const auto at = text.find(kBreaks);
  const auto law = at == std::string_view::npos ? "" : text.substr(at + kBreaks.size());
  return std::string(law.substr(0, law.find('\n')));
}

/// A file that breaks a law: refused, and by that law.
CheckReport check_refused(const std::string& text, const std::string& path) {
  const auto valid = program::parse(text, path).and_then([](const Module& m) { return program::verify_text(m); });
  const std::string law = broken_law_of(text);
  if (valid) return {Verdict::kWrong, fmt::format("accepted, and breaks {}", law)};
  const bool is_named = valid.error().message.find(law) != std::string::npos;
  return {
      is_named ? Verdict::kPass : Verdict::kWrong,
      fmt::format("{} {}", is_named ? "refused:" : fmt::format("refused, but not by {}:", law), valid.error().text())};
}

/// What the back end said of a text that it did not compile.
std::string words_of(const judge::Judgement& j) {
  return j.refusal ? j.refusal->message : j.failure ? j.failure->got : "";
}

/// ... by a back end.
CheckReport check_refused_by(const std::string& text, judge::Judge& judge, const backends::Variant& variant) {
  const auto module = program::parse(text);
  const spec::Grid grid = module ? module->grid : spec::Grid{};
  const judge::Judgement j = judge.offer({module ? &*module : nullptr, text, grid}, variant);
  switch (judge::reception_of(j)) {
    case judge::Reception::kUnknown:
      return {Verdict::kBroken, j.error ? j.error->text() : "the worker itself failed: " + words_of(j)};
    case judge::Reception::kRefused: return {Verdict::kRefused, (j.refusal ? "refused: " : "") + words_of(j)};
    case judge::Reception::kDisorder: return {verdict_of(j), words_of(j)};
    case judge::Reception::kAccepted: break;
  }
  return {Verdict::kAccepted, fmt::format("accepted, and breaks {}", broken_law_of(text))};
}

CheckReport check_on_verifier(const std::string& text, const std::string& path) {
  CheckTally tally(path);
  for (const Part& part : program::split(text)) verify_part(part, path, tally);
  return tally.report_parts();
}

/// What the verdict rests on, beside the elements.
std::string reason_of(const judge::Judgement& j, Verdict verdict, const Module& module) {
  if (is_violation(verdict)) return describe(*j.failure, module);
  switch (verdict) {
    case Verdict::kBroken: return j.error ? j.error->text() : "the worker itself failed: " + j.refusal->message;
    case Verdict::kUnsupported:
    case Verdict::kRejected:
    case Verdict::kUnreadable: return "the back end will not take it: " + j.refusal->message;
    case Verdict::kSlow: return *j.slow;
    case Verdict::kUndecided: return fmt::format("{} elements: {}", j.undecided.elements, j.undecided.bound);
    case Verdict::kDeviation: return describe(j.deviations, module);
    default: return "";
  }
}

CheckReport verdict_and_reason(const judge::Judgement& j, const Module& module) {
  const Verdict verdict = verdict_of(j);
  return {verdict, reason_of(j, verdict, module)};
}

/// What a failure violates, and the error that is allowed there, if the program is small enough to say so in a line.
std::string clause_text(const judge::Failure& f, const judge::AnsweredRun& run, const spec::Contract& contract) {
  constexpr std::size_t kMostOps = 4;
  if (!is_value_class(f.kind) || run.module.entry()->body.ops.size() > kMostOps) return "";
  const std::string bound = judge::bound_of(f, run.module, run.inputs, run.outputs, contract);
  return fmt::format("; violates {}{}{}", judge::law_of(run.module, f.kind, contract.name), bound.empty() ? "" : ": ",
                     bound);
}

judge::Widths widths_of(const judge::AnsweredRun& run) {
  judge::Widths out;
  out.add(run.accepted);
  return out;
}

/// What a back end did with one program, in one line, with what opened its open elements. Of the violations the
/// farthest from what is legal is shown.
CheckReport report_of(const judge::Case& c, judge::Judgement j, const std::vector<spec::OpeningRow>& openings,
                      const judge::AnsweredRun* run, const spec::Contract& contract, const oracle::Limits& limits) {
  if (run && j.failure && is_value_class(j.failure->kind)) {
    const judge::Explain explain = judge::oracle_explainer(limits)(c.module, c.inputs[0], contract);
    j.failure = judge::farthest_violation(*run, explain).value_or(*j.failure);
  }
  CheckReport out = verdict_and_reason(j, c.module);
  out.counts = j.counts;
  if (j.error || j.refusal) return out;
  if (run && j.failure) out.reason += clause_text(*j.failure, *run, contract);
  if (run) out.widths = widths_of(*run).summary();
  if (run && j.failure)
    if (const auto found = judge::found_policy_text(*j.failure, run->module, run->inputs, run->outputs, contract);
        !found.empty())
      out.reason += "; " + found;
  out.reason += (out.reason.empty() ? "" : "; ") + judged_text(out.verdict, j.counts, openings, out.widths);
  return out;
}

CheckReport judge_case(const judge::Case& c, const std::string& name, judge::Judge& judge,
                       const backends::Variant& variant, const oracle::Limits& limits, CheckTally& tally) {
  const judge::Expectation expected = judge::expect(c, judge.contract(), limits);
  if (!expected.declined.empty()) return {Verdict::kUnsupported, name + ": " + expected.declined};
  const judge::Judgement judgement = judge.settled(judge.judge(c, expected, variant), c, expected, variant);
  const auto openings = judge::openings_of(c, judgement, judge.contract(), limits);
  tally.count(judgement, openings);
  const bool has_run = !judgement.outputs.empty() && expected.sets[0];
  const auto run =
      has_run ? std::optional(judge::AnsweredRun{c.module, c.inputs[0], judgement.outputs[0], *expected.sets[0]})
              : std::nullopt;
  if (run) tally.count(widths_of(*run));
  CheckReport out = report_of(c, judgement, openings, run ? &*run : nullptr, judge.contract(), limits);
  out.reason = name + ": " + out.reason;
  if (run) out.outputs = run->outputs;
  return out;
}

/// What the function is worth on one input set. Of ops that answer one of many results are asked for besides, once the
/// program as it stands is none that fails.
CheckReport judge_set(const Module& module, const Function& function, const InputSet& inputs, judge::Judge& judge,
                      const backends::Variant& variant, const oracle::Limits& limits, CheckTally& tally) {
  const std::string name = "@" + function.name;
  const auto made = judge::static_case(program::without_checks(module), inputs.tensors, limits);
  if (!made) return tally.report_of(made.error(), &function);
  const judge::Case c = judge::as_given(*made, variant);
  const auto asked = judge::with_related_results(c);
  if (!asked) return judge_case(c, name, judge, variant, limits, tally);
  CheckTally apart = tally;
  CheckReport plain = judge_case(c, name, judge, variant, limits, apart);
  if (plain.verdict > Verdict::kOpen) return tally = apart, plain;
  CheckReport out = judge_case(*asked, name, judge, variant, limits, tally);
  out.outputs = std::move(plain.outputs);
  return out;
}

/// The heaviest of what `run` reports of each set, with what the set is.
template <class Run> CheckReport heaviest(const std::vector<InputSet>& sets, Run run) {
  CheckReport out;
  for (std::size_t k = 0; k < sets.size(); ++k) {
    CheckReport report = run(sets[k]);
    if (k > 0 && report.verdict <= out.verdict) continue;
    if (report.verdict != Verdict::kPass && !sets[k].origin.empty()) report.reason += "; " + sets[k].origin;
    out = std::move(report);
  }
  return out;
}

void judge_function(const Module& module, const Function& function, const InputSource& source,
                    const program::RunLine& run_line, judge::Judge& judge, const backends::Variant& variant,
                    const oracle::Limits& limits, CheckTally& tally) {
  const auto sets = inputs_of(module, source, run_line, limits.bytes, Lacking::kDraw);
  if (!sets) return tally.add(sets.error(), &function);
  if (!source && !sets->front().origin.empty()) tally.note(sets->front().origin);
  const CheckReport report = heaviest(
      *sets, [&](const InputSet& set) { return judge_set(module, function, set, judge, variant, limits, tally); });
  tally.add(report.verdict, report.reason);
  tally.keep(report.outputs);
}

/// The checks of a function on one input set.
CheckReport check_set(const Module& module, const Function& function, const InputSet& inputs,
                      const oracle::Limits& limits, CheckTally& tally) {
  const auto run = oracle::evaluate(module, inputs.tensors, limits);
  if (!run) return tally.report_of(run.error(), &function);
  tally.count(run->checks);
  if (run->failures.empty()) return {Verdict::kPass, ""};
  return {Verdict::kWrong, place_text(run->failures[0].place) + run->failures[0].message};
}

}  // namespace

CheckReport check_answer(const Module& module, const ProcessTensors& inputs, const ProcessTensors& outputs,
                         const spec::Contract& contract, const oracle::Limits& limits) {
  const judge::Case c{module, {inputs}};
  const judge::Expectation expected = judge::expect(c, contract, limits);
  if (!expected.declined.empty()) return {Verdict::kUnsupported, expected.declined};
  const judge::AnsweredRun run{c.module, c.inputs[0], outputs, *expected.sets[0]};
  const judge::Judgement judgement = judge::judgement_of(run, contract, judge::oracle_explainer(limits));
  return report_of(c, judgement, judge::openings_of(c, judgement, contract, limits), &run, contract, limits);
}

Result<judge::Case> case_of_file(const std::string& text, const std::string& path, const oracle::Limits& limits) {
  const program::RunLine line = program::run_line(text);
  const auto parts = program::split(text);
  auto module = runnable_module(parts[0], path);
  if (!module) return tl::unexpected(module.error());
  const auto functions = program::runnable(*module, line.entry);
  if (functions.empty()) return fail("there is no function to run", path);
  const Module entry = program::with_entry(*module, *functions[0]);
  const auto inputs = inputs_of(entry, nullptr, line, limits.bytes);
  if (!inputs) return tl::unexpected(inputs.error());
  return judge::static_case(program::without_checks(entry), inputs->front().tensors, limits);
}

CheckReport check_on_oracle(const std::string& text, const std::string& path, const InputSource& source,
                            const oracle::Limits& limits) {
  const program::RunLine line = program::run_line(text);
  if (line.is_refused) return check_refused(text, path);
  if (line.for_verifier) return check_on_verifier(text, path);
  if (line.for_printer && !source && needs_inputs(text, path)) return check_on_printer(text, path);
  CheckTally tally(path);
  each_function(text, path, "", tally, [&](Module module, const Function& function) {
    if (!line.entry.empty()) module.grid = {};  // the grid is that of the function that @main checks
    const auto sets = inputs_of(module, source, line, limits.bytes);
    if (!sets) return tally.add(sets.error(), &function);
    const CheckReport report =
        heaviest(*sets, [&](const InputSet& set) { return check_set(module, function, set, limits, tally); });
    tally.add(report.verdict, report.reason);
  });
  return tally.report_checks(line.only_runs);
}

CheckReport check_on_backend(const std::string& text, const std::string& path, const InputSource& source,
                             judge::Judge& judge, const backends::Variant& variant, const oracle::Limits& limits) {
  const program::RunLine line = program::run_line(text);
  if (line.is_refused) return check_refused_by(text, judge, variant);
  CheckTally tally(path);
  each_function(text, path, line.entry, tally, [&](const Module& module, const Function& function) {
    judge_function(module, function, source, line, judge, variant, limits, tally);
  });
  return tally.report_elements();
}

}  // namespace assay::conform
