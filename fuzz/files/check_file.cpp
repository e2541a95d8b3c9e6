#include "fuzz/files/check_file.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "fuzz/files/run_line.h"
#include "program/edit/compact.h"
#include "program/effects.h"
#include "program/inputs.h"
#include "program/text/text.h"

namespace assay::fuzz {
namespace {

using program::Function;
using program::is_check;
using program::Op;
using program::Part;

/// What a file adds up to while its functions are run one by one.
class CheckTally {
 public:
  explicit CheckTally(std::string path) : path_(std::move(path)) {}

  void add(CheckVerdict verdict, std::string reason) {
    ++units_;
    if (verdict <= report_.verdict) return;
    report_ = {verdict, std::move(reason)};
  }

  void add(const Error& error, const Function* function) {
    const bool lacking = error.kind == ErrorKind::kUnsupported;
    const std::string where = function && error.place.empty() ? "@" + function->name + ": " : "";
    add(lacking ? CheckVerdict::kSkip : CheckVerdict::kError, where + shortened(error));
  }

  void count(std::int64_t checks) { checks_ += checks; }
  void count(const reports::ElementCounts& elements, const std::vector<OpeningRow>& openings) {
    elements_ += elements;
    add_openings(openings, openings_);
  }

  /// Of the checks in the file itself.
  CheckReport report_checks() const {
    if (report_.verdict != CheckVerdict::kPass) return report_;
    if (checks_ == 0) return {CheckVerdict::kSkip, fmt::format("{} functions, and no check in them", units_)};
    return {CheckVerdict::kPass, fmt::format("{} functions, {} checks", units_, checks_)};
  }
  /// Of parts that are to be refused, or not.
  CheckReport report_parts() const {
    if (report_.verdict != CheckVerdict::kPass) return report_;
    return {CheckVerdict::kPass, fmt::format("{} parts, {} of them refused", units_, checks_)};
  }
  /// Of outputs. The file is open where all functions are.
  CheckReport report_elements() const {
    CheckReport out = report_;
    out.counts = elements_;
    if (report_.verdict > CheckVerdict::kOpen) return out;
    out.verdict = verdict_of_counts(elements_);
    out.reason = fmt::format("{} functions, {}", units_, describe_judged(elements_, openings_));
    return out;
  }

  static CheckVerdict verdict_of_counts(const reports::ElementCounts& n) {
    return n.checked + n.weak > 0 ? CheckVerdict::kPass : CheckVerdict::kOpen;
  }

 private:
  /// The line already begins with the path.
  std::string shortened(const Error& error) const {
    const std::string text = error.text();
    return text.starts_with(path_ + ":") ? text.substr(path_.size() + 1) : text;
  }

  std::string path_;
  CheckReport report_{CheckVerdict::kPass, ""};
  int units_ = 0;
  std::int64_t checks_ = 0;
  reports::ElementCounts elements_;
  std::vector<OpeningRow> openings_;
};

/// @main, or else every public function without arguments, or else the only function.
std::vector<const Function*> runnable(const Module& module) {
  if (const Function* main = module.find("main"); main && !main->is_declaration) return {main};
  std::vector<const Function*> functions;
  for (const Function& function : module.functions)
    if (!function.is_private && !function.is_declaration && function.body.arguments.empty())
      functions.push_back(&function);
  if (functions.empty() && module.entry()) functions.push_back(module.entry());
  return functions;
}

/// The module with this function as its entry.
Module with_entry(const Module& module, const Function& entry) {
  Module copy = module;
  for (Function& function : copy.functions)
    if (function.name == entry.name && copy.functions.size() > 1) function.name = "main";
  return copy;
}

/// What an evaluation of the module needs and the oracle has not: types without values here.
Result<void> has_values(const Module& module) {
  for (const Function& function : module.functions)
    for (const spec::Type& type : function.types) {
      if (!type || !type.is_tensor() || (type.is_static() && !type.is_quantized())) continue;
      const char* what = type.is_static() ? "quantized types" : "dynamic dimensions";
      return fail(fmt::format("needs {}: {} in @{}", what, type.text(), function.name), "", ErrorKind::kUnsupported);
    }
  return {};
}

/// The module of a part, if it can be run at all. What it needs comes before what it breaks.
Result<Module> runnable_module(const Part& part, const std::string& path) {
  auto module = program::parse(part, path);
  auto valid = module.and_then(has_values).and_then([&] { return program::verify(*module); });
  if (!valid) return tl::unexpected(valid.error());
  return module;
}

/// Calls `run` with every runnable function of every part as an entry.
template <class Run> void each_function(const std::string& text, const std::string& path, CheckTally& tally, Run run) {
  bool has_any = false;
  for (const Part& part : program::split(text)) {
    const auto module = runnable_module(part, path);
    if (!module) tally.add(module.error(), nullptr);
    const auto functions = module ? runnable(*module) : std::vector<const Function*>{};
    for (const Function* function : functions) run(with_entry(*module, *function), *function);
    has_any |= !module || !functions.empty();
  }
  if (!has_any) tally.add(Error{"there is no function to run: @main, or one without arguments", ""}, nullptr);
}

/// `[dense<1> : tensor<2xi32>, ...]`, the same for every process.
Result<ProcessTensors> inputs_from(const std::string& args, const Module& module) {
  spec::Arena arena;
  const std::string place = "--args of the RUN line";
  const auto literals = program::parse_literals(args, arena);
  if (!literals) return fail(literals.error().message, place, literals.error().kind);
  auto inputs = program::inputs_of(module, *literals);
  if (!inputs) return fail(inputs.error().message, place, inputs.error().kind);
  return inputs;
}

/// The inputs of the entry function: from the source, from the RUN line, or none where it takes none.
Result<ProcessTensors> inputs_of(const Module& module, const InputSource& source, const RunLine& run) {
  if (source) return source(module);
  const Function& entry = *module.entry();
  const std::size_t arguments = entry.body.arguments.size();
  if (arguments == 0) return ProcessTensors(static_cast<std::size_t>(module.grid.processes()));
  if (run.args) return inputs_from(*run.args, module);
  return fail(fmt::format("needs inputs: @{} takes {} arguments", entry.name, arguments), "", ErrorKind::kUnsupported);
}

std::string place_of(const Failure& f) {
  const std::string process = f.place.process > 0 ? fmt::format(" of process {}", f.place.process) : "";
  return fmt::format("output {}{} element {}", f.place.output, process, f.place.element);
}

std::string failure_text(const Failure& f) {
  const std::string elements = f.failing_elements > 1 ? fmt::format(", {} elements", f.failing_elements) : "";
  if (!is_value_class(f.kind)) return fmt::format("{}: {}", to_string(f.kind), f.got.substr(0, f.got.find('\n')));
  const std::string far = f.distance.kind == DistanceKind::kNone ? "" : fmt::format(" ({})", describe(f.distance));
  return fmt::format("{}: {}: expected {}, got {}{}{}", to_string(f.kind), place_of(f), f.expected, f.got, far,
                     elements);
}

/// All deviations, the gravest first.
std::string deviations_text(std::vector<Deviation> all) {
  std::ranges::stable_sort(all, [](const Deviation& a, const Deviation& b) { return a.kind() > b.kind(); });
  std::vector<std::string> texts;
  for (const Deviation& d : all)
    texts.push_back(fmt::format("{}: {}: {}: got {}, nearest legal {}, {} elements", joined_grants(d.grants()),
                                describe(d.worst.distance), place_of(d.worst), d.worst.got, d.worst.distance.nearest,
                                d.elements));
  return fmt::format("{}", fmt::join(texts, "; "));
}

/// Of the line that names the error.
program::Place first_place(const Part& part) {
  const auto before = part.text.substr(0, part.text.find("expected-error"));
  return {static_cast<std::uint32_t>(part.first_line + std::ranges::count(before, '\n')), 1};
}

std::string place_text(program::Place place) { return fmt::format("{}:{}: ", place.line, place.column); }

void judge_function(const Module& module, const Function& function, const InputSource& source, const RunLine& run_line,
                    Judge& judge, const backends::Variant& variant, CheckTally& tally) {
  auto inputs = inputs_of(module, source, run_line);
  if (!inputs) return tally.add(inputs.error(), &function);
  const Case c{without_checks(module), {*inputs}};
  if (c.module.entry()->results.empty()) return tally.add(CheckVerdict::kSkip, "@" + function.name + " has no outputs");
  const Expectation expected = expect(c, judge.contract());
  if (!expected.declined.empty()) return tally.add(CheckVerdict::kSkip, "@" + function.name + ": " + expected.declined);
  const Judgement judgement = judge.judge(c, expected, variant);
  const auto openings = openings_of(c, judgement, judge.contract());
  tally.count(judgement.counts, openings);
  const CheckReport report = report_of(judgement, openings);
  tally.add(report.verdict, "@" + function.name + ": " + report.reason);
}

/// A part of a file for the verifier: refused where the file says so, and only there.
void verify_part(const Part& part, const std::string& path, CheckTally& tally) {
  const bool refuses = expects_refusal(part.text);
  const auto valid = program::parse(part, path).and_then([](const Module& m) { return program::verify_text(m); });
  tally.count(refuses);
  if (!valid && (!refuses || valid.error().kind == ErrorKind::kUnsupported)) return tally.add(valid.error(), nullptr);
  if (valid.has_value() != refuses) return tally.add(CheckVerdict::kPass, "");
  tally.add(CheckVerdict::kFail, place_text(first_place(part)) + "accepted, and is to be refused");
}

CheckReport check_on_verifier(const std::string& text, const std::string& path) {
  CheckTally tally(path);
  for (const Part& part : program::split(text)) verify_part(part, path, tally);
  return tally.report_parts();
}

CheckReport verdict_of(const Judgement& j) {
  if (j.unavailable) return {CheckVerdict::kError, *j.unavailable};
  if (j.refusal && j.refusal->kind == RefusalKind::kWorkerFault)
    return {CheckVerdict::kError, "the worker itself failed: " + j.refusal->message};
  if (j.refusal) return {CheckVerdict::kSkip, "the back end will not take it: " + j.refusal->message};
  if (j.failure) return {CheckVerdict::kFail, failure_text(*j.failure)};
  if (j.undecided.elements > 0)
    return {CheckVerdict::kUndecided, fmt::format("{} elements: {}", j.undecided.elements, j.undecided.bound)};
  if (!j.deviations.empty()) return {CheckVerdict::kDeviation, deviations_text(j.deviations)};
  return {CheckTally::verdict_of_counts(j.counts), ""};
}

}  // namespace

std::string_view to_string(CheckVerdict verdict) {
  constexpr std::string_view kNames[] = {"PASS", "OPEN", "SKIP", "DEVIATION", "UNDECIDED", "FAIL", "ERROR"};
  return kNames[static_cast<std::size_t>(verdict)];
}

Module without_checks(const Module& module) {
  Module copy = module;
  for (Function& function : copy.functions) {
    if (function.name != module.entry()->name) continue;
    auto& ops = function.body.ops;
    auto returns = function.body.returns;
    for (const Op& op : ops) {
      if (!is_check(op) || op.operands.empty()) continue;
      if (std::find(returns.begin(), returns.end(), op.operands[0]) != returns.end()) continue;
      returns.push_back(op.operands[0]);
    }
    std::erase_if(ops, is_check);
    set_returns(function, std::move(returns));
  }
  return copy;
}

CheckReport report_of(const Judgement& j, const std::vector<OpeningRow>& openings) {
  CheckReport out = verdict_of(j);
  out.counts = j.counts;
  if (j.unavailable || j.refusal) return out;
  out.reason += (out.reason.empty() ? "" : "; ") + describe_judged(j.counts, openings);
  return out;
}

CheckReport check_answer(const Module& module, const ProcessTensors& inputs, const ProcessTensors& outputs,
                         const spec::Contract& contract) {
  const Case c{module, {inputs}};
  const Expectation expected = expect(c, contract);
  if (!expected.declined.empty()) return {CheckVerdict::kSkip, expected.declined};
  const AnsweredRun run{c.module, c.inputs[0], outputs, *expected.sets[0]};
  const Judgement judgement = judgement_of(run, contract, oracle_explainer(kCaseLimits));
  return report_of(judgement, openings_of(c, judgement, contract));
}

CheckReport check_on_oracle(const std::string& text, const std::string& path, const InputSource& source) {
  const RunLine line = run_line(text);
  if (line.for_verifier) return check_on_verifier(text, path);
  CheckTally tally(path);
  each_function(text, path, tally, [&](const Module& module, const Function& function) {
    auto run = inputs_of(module, source, line).and_then([&](const ProcessTensors& inputs) {
      return oracle::evaluate(module, inputs);
    });
    if (!run) return tally.add(run.error(), &function);
    tally.count(run->checks);
    if (run->failures.empty()) return tally.add(CheckVerdict::kPass, "");
    tally.add(CheckVerdict::kFail, place_text(run->failures[0].place) + run->failures[0].message);
  });
  return tally.report_checks();
}

CheckReport check_on_backend(const std::string& text, const std::string& path, const InputSource& source, Judge& judge,
                             const backends::Variant& variant) {
  const RunLine line = run_line(text);
  CheckTally tally(path);
  each_function(text, path, tally, [&](const Module& module, const Function& function) {
    judge_function(module, function, source, line, judge, variant, tally);
  });
  return tally.report_elements();
}

}  // namespace assay::fuzz
