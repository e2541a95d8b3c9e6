#include "conform/files/check_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "conform/files/expected_errors.h"
#include "conform/files/judged_case.h"
#include "conform/names.h"
#include "judge/form/form.h"
#include "program/edit/compact.h"
#include "program/edit/reads.h"
#include "program/edit/stored_form.h"
#include "program/effects.h"
#include "program/text/text.h"

namespace assay::conform {
namespace {

using program::Function;
using program::is_check;
using program::Op;
using program::Part;

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

/// What the function is worth on one input set. Of ops that answer one of many results are asked for besides, once the
/// program as it stands is none that fails.
CheckReport judge_set(const Module& module, const Function& function, const InputSet& inputs, judge::Judge& judge,
                      const backends::Variant& variant, const oracle::Limits& limits, Taken taken, CheckTally& tally) {
  const std::string name = "@" + function.name;
  const bool is_taken =
      (taken.dynamic || !program::is_dynamic(module)) && (taken.quantized || !program::has_quantized(module));
  const auto made = is_taken ? Result<judge::Case>(judge::Case{program::without_checks(module), {inputs.tensors}})
                             : judge::static_case(program::without_checks(module), inputs.tensors, {limits});
  if (!made) return tally.report_of(made.error(), &function);
  const judge::Case c = judge::as_given(*made, variant);
  const auto asked = judge::in_form(judge::kRelatedResults, c);
  if (!asked) return judge_case(c, name, judge, variant, limits, tally);
  CheckTally apart = tally;
  CheckReport plain = judge_case(c, name, judge, variant, limits, apart);
  if (plain.verdict > Verdict::kOpen) return tally = apart, plain;
  CheckReport out = judge_case(*asked, name, judge, variant, limits, tally);
  out.outputs = std::move(plain.outputs);
  out.legal = std::move(plain.legal);
  return out;
}

void judge_function(const Module& module, const Function& function, const InputSource& source,
                    const program::RunLine& run_line, judge::Judge& judge, const backends::Variant& variant,
                    const oracle::Limits& limits, Taken taken, CheckTally& tally) {
  const auto sets = inputs_of(module, source, run_line, limits.bytes, Lacking::kDraw);
  if (!sets) return tally.add(sets.error(), &function);
  if (!source && !sets->front().origin.empty()) tally.note(sets->front().origin);
  CheckReport report = heaviest(*sets, [&](const InputSet& set) {
    return judge_set(module, function, set, judge, variant, limits, taken, tally);
  });
  tally.keep(std::move(report.outputs), std::move(report.legal));
  tally.add(std::move(report));
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
  return judge::static_case(program::without_checks(entry), inputs->front().tensors, {limits});
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
                             judge::Judge& judge, const backends::Variant& variant, const oracle::Limits& limits,
                             Taken taken) {
  const program::RunLine line = program::run_line(text);
  if (line.is_refused) return check_refused_by(text, judge, variant);
  CheckTally tally(path);
  each_function(text, path, line.entry, tally, [&](const Module& module, const Function& function) {
    judge_function(module, function, source, line, judge, variant, limits, taken, tally);
  });
  return tally.report_elements();
}

}  // namespace assay::conform
