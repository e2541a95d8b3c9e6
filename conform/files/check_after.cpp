#include "conform/files/check_after.h"

#include <fmt/format.h>

#include "conform/files/check_file.h"
#include "conform/files/judged_case.h"
#include "conform/names.h"
#include "judge/failure_text.h"
#include "judge/pass_backend.h"
#include "judge/signature.h"

namespace assay::conform {
namespace {

using program::Part;

/// So many elements outside their sets are shown.
constexpr std::size_t kMostShown = 8;

std::vector<ShownElement> outside_of(const judge::AnsweredRun& run) {
  std::vector<ShownElement> out;
  for (const judge::ElementPlace& at : judge::compare(run.outputs, run.accepted).outside) {
    if (out.size() == kMostShown) break;
    const judge::Failure f = judge::failure_at(run.outputs, run.accepted, at);
    out.push_back({describe(at, run.module), f.expected, f.got});
  }
  return out;
}

/// A run of the second program is not held to the bounds for judging: loops may be unrolled, or come into being.
oracle::Limits limits_of_second(const oracle::Limits& limits) {
  oracle::Limits out;
  out.bytes = limits.bytes;
  out.time = limits.time;
  return out;
}

/// Compares the functions of two programs.
class TwoPrograms {
 public:
  TwoPrograms(std::string path, program::RunLine run_line, const InputSource& source, const spec::Contract& contract,
              const oracle::Limits& limits)
      : run_line_(std::move(run_line)), source_(source), contract_(contract), limits_(limits), tally_(std::move(path)) {
  }

  void add(const Part& part, const std::string& path, const SecondSource& second_of) {
    const auto before = runnable_module(part, path);
    if (!before) return tally_.add(before.error(), nullptr);
    const auto second = second_of(parts_++, std::string(part.text));
    if (!second) return tally_.add(second.error().verdict, second.error().reason);
    auto after = program::parse(second->text, second->path, second->first_line);
    if (after && !after->states_grid) after->grid = before->grid;
    const auto valid = after ? program::verify(*after) : tl::unexpected(after.error());
    if (!valid) return add(valid.error(), *second, after.has_value());
    const auto functions = program::runnable(*before, run_line_.entry);
    if (functions.empty())
      return tally_.add(Error{"there is no function to run: @main, or one without arguments"}, nullptr);
    for (const Function* f : functions) add(*before, *f, *after, second->path);
  }

  CheckReport report() const { return tally_.report_elements(); }

 private:
  /// A pass that writes an invalid program is wrong. A text that we cannot read may only be beyond our parser.
  void add(Error error, const SecondText& second, bool is_read) {
    if (!error.place.starts_with(second.path))
      error.place = second.path + (error.place.empty() ? "" : ":") + error.place;
    if (error.kind == ErrorKind::kUnsupported) return tally_.add(Verdict::kUnsupported, error.text());
    if (!second.is_of_a_pass) return tally_.add(Verdict::kInvalid, error.text());
    const bool is_wrong = judge::is_invalid_output(error, is_read);
    const char* what = is_wrong ? "invalid-output" : is_read ? "the output cannot be run" : "the output cannot be read";
    tally_.add(is_wrong ? Verdict::kFailed : Verdict::kUnsupported, fmt::format("{}: {}", what, error.text()));
  }

  void add(const Module& before, const Function& f, const Module& after, const std::string& path) {
    const Function* g = counterpart(before, f, after);
    if (g == nullptr)
      return tally_.add(Verdict::kInvalid,
                        fmt::format("{} has no function @{} to stand for that of the first program", path, f.name));
    const Module first = program::without_checks(program::with_entry(before, f));
    const Module second = program::without_checks(program::with_entry(after, *g));
    if (const auto other = judge::other_signature(first, second); !other.empty())
      return tally_.add(Verdict::kInvalid, fmt::format("@{}: {} has another signature: {}", f.name, path, other));
    judge(first, second, f, path);
  }

  const Function* counterpart(const Module& before, const Function& f, const Module& after) const {
    const Function* same = after.find(f.name);
    if (same != nullptr && !same->is_declaration) return same;
    const auto all = program::runnable(after);
    return program::runnable(before, run_line_.entry).size() == 1 && all.size() == 1 ? all[0] : nullptr;
  }

  void judge(const Module& first, const Module& second, const Function& f, const std::string& path) {
    const auto sets = inputs_of(first, source_, run_line_, limits_.bytes, Lacking::kDrawMany);
    if (!sets) return tally_.add(sets.error(), &f);
    if (!source_ && !sets->front().origin.empty())
      tally_.note(fmt::format("its inputs are those of --draw {}", sets->size()));
    CheckReport worst = heaviest(*sets, [&](const InputSet& set) {
      CheckReport out = judge(first, second, set.tensors, path);
      out.reason = fmt::format("@{}: {}", f.name, out.reason);
      return out;
    });
    tally_.keep(worst.outputs);
    tally_.add(std::move(worst));
  }

  CheckReport judge(const Module& first, const Module& second, const ProcessTensors& inputs, const std::string& path) {
    if (const auto why = judge::cannot_take(second, inputs); !why.empty())
      return {Verdict::kInvalid, fmt::format("{} does not take these inputs: {}", path, why)};
    const judge::Expectation expected = judge::expect({first, {inputs}}, contract_, limits_);
    if (!expected.declined.empty()) return {Verdict::kUnsupported, expected.declined};
    const auto answer = oracle::evaluate(second, inputs, limits_of_second(limits_));
    if (!answer) return without_answer(answer.error(), path);
    const judge::AnsweredRun run{first, inputs, answer->outputs, *expected.sets[0]};
    CheckReport out = check_run(run, contract_, limits_, tally_);
    out.outside = outside_of(run);
    out.outputs = answer->outputs;
    return out;
  }

  /// The first program has legal answers for these inputs, so the second should have one.
  static CheckReport without_answer(const Error& error, const std::string& path) {
    const bool is_unknown = error.kind == ErrorKind::kUnsupported;
    return {is_unknown ? Verdict::kUnsupported : Verdict::kFailed, fmt::format("{}: {}", path, error.text())};
  }

  program::RunLine run_line_;
  const InputSource& source_;
  const spec::Contract& contract_;
  oracle::Limits limits_;
  CheckTally tally_;
  std::size_t parts_ = 0;
};

}  // namespace

CheckReport check_after(const std::string& text, const std::string& path, const SecondSource& second,
                        const InputSource& source, const spec::Contract& contract, const oracle::Limits& limits) {
  TwoPrograms both(path, program::run_line(text), source, contract, limits);
  for (const Part& part : program::split(text)) both.add(part, path, second);
  return both.report();
}

Result<std::shared_ptr<const spec::Contract>> contract_for_two() {
  static const std::string kWrapAround[] = {"integer-overflow"};
  return spec::contract_named("stablehlo").map([](auto text) {
    return spec::settled(std::move(text), kWrapAround,
                         {spec::Evidence::kProved, "the oracle runs the second program, and its integers wrap around"});
  });
}

}  // namespace assay::conform
