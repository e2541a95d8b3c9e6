#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <limits>

#include "backends/process/command_run.h"
#include "backends/temporary_folder.h"
#include "cli/files.h"
#include "cli/input_options.h"
#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "judge/by_op/by_op.h"
#include "judge/contract_choice.h"
#include "judge/failure_text.h"
#include "judge/form/form.h"
#include "judge/reduce/predicate.h"
#include "judge/subject/subject.h"
#include "program/text/pieces.h"
#include "program/text/text.h"
#include "reports/reproduce.h"

namespace assay::cli {
namespace {

std::string commented(const std::string& text) {
  std::string result;
  for (const auto line : program::pieces(text, '\n')) result += fmt::format("// {}\n", line);
  return result;
}

class ReduceVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", file_, "a program that fails; - is stdin");
    inputs_.declare(options);
    options.option(
        "--backend", backend_,
        "the back end that fails: `jax` is the jaxlib of your Python environment; `assay backends` lists all");
    options.option(
        "--predicate", predicate_,
        "instead of --backend: a command that exits with 0 while a program still shows what you look for. {} is the "
        "path of the program; without {}, the path is the last argument. --timeout limits each run");
    options.duration("--time", time_, "with --predicate: stop after this long with the smallest program so far");
    options.option("-o,--output", output_, "write the smaller program here instead of to stdout");
    options.flag("--by-op", by_op_,
                 "for a model: go straight to the first wrong op, on the operands that the back end computed");
    options.option("--variant", variant_, "named compile options of the back end");
    options.option("--contract", contract_, kContractHelp);
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    declare_limits(options, limits_);
    options.option("--reduced-inputs", reduced_inputs_, "write the inputs of the smaller program here");
  }

  int act() override {
    auto module = read_program(file_);
    if (!module) return complain(module.error());
    if (backend_.empty() == predicate_.empty())
      return complain({"either --backend or --predicate says what the program fails for", "", ErrorKind::kInvalid});
    if (auto writable = can_write(output_); !writable) return complain(writable.error());
    if (auto usable = inputs_.prepare(); !usable) return complain(usable.error());
    if (by_op_ && (backend_.empty() || module->grid.processes() > 1))
      return complain({"--by-op takes a program of one process, and a --backend", "", ErrorKind::kInvalid});
    if (!predicate_.empty() && !inputs_.are_given()) return by_predicate(judge::with_zero_inputs(*module));
    auto inputs = inputs_.one(*module, limits_.resident_bytes);
    if (!inputs) return complain(inputs.error());
    const judge::Case c{std::move(*module), {*inputs}};
    return predicate_.empty() ? open(c) : by_predicate(c);
  }

 private:
  // --- A predicate. ---

  /// Writes a candidate and runs the command on it; one that takes too long does not have it.
  Result<bool> ask(const std::string& file, const std::string& text) const {
    if (auto written = write_text(file, text); !written) return tl::unexpected(written.error());
    const auto run = backends::run_command(command_for(file), limits_.timeout, stop_);
    if (!run) return tl::unexpected(run.error());
    if (*stop_) return fail("interrupted", "", ErrorKind::kEnvironment);
    return run->succeeded();
  }

  std::string command_for(const std::string& path) const {
    const std::string word = reports::shell_word(path);
    std::string line = predicate_;
    const bool has_place = line.find("{}") != std::string::npos;
    for (std::size_t at = 0; (at = line.find("{}", at)) != std::string::npos; at += word.size())
      line.replace(at, 2, word);
    return has_place ? line : line + " " + word;
  }

  int by_predicate(const judge::Case& c) {
    stop_ = &stop_on_signals();
    const backends::TemporaryFolder folder("assay-reduce");
    const std::string file = folder.path() / "candidate.mlir";
    if (const auto holds = holds_at_first(file, c); !holds) return *stop_ ? int{kInterrupted} : complain(holds.error());
    judge::ReductionLimits limits{.compilations = std::numeric_limits<std::int64_t>::max(), .stop = stop_};
    if (time_) limits.until = std::chrono::steady_clock::now() + *time_;
    const auto found = judge::reduce_by_predicate(
        c, [&](const std::string& text) { return ask(file, text); }, limits,
        [](const judge::PredicateProgress& p) { print_error("{}\n", describe(p)); });
    print_error("{}{}\n", describe(found.progress), *stop_ ? "; interrupted" : "");
    if (const int code = write(found.text); code != kNothingUnexpected) return code;
    if (*stop_) return kInterrupted;
    return found.trouble ? complain(*found.trouble) : kNothingUnexpected;
  }

  /// For the program as Assay writes it, which is what candidates are written like.
  Result<void> holds_at_first(const std::string& file, const judge::Case& c) const {
    const auto holds = ask(file, program::print(c.module));
    if (!holds) return tl::unexpected(holds.error());
    if (*holds) return {};
    const auto as_given = file_ == "-"
                              ? Result<bool>(false)
                              : read_text(file_).and_then([&](const std::string& text) { return ask(file, text); });
    return fail(
        fmt::format("the predicate does not hold for {}, so there is nothing to keep: `{}` does not exit with 0{}",
                    file_, command_for(file_),
                    as_given.value_or(false) ? ". It holds for the file as it is, but not for the same program "
                                               "as Assay prints it"
                                             : ""));
  }

  static std::string describe(const judge::PredicateProgress& p) {
    return fmt::format("{} ops, {} elements, after {} candidates", p.size.ops, p.size.elements, p.asked);
  }

  int write(const std::string& text) const {
    if (output_.empty()) {
      print_out("{}", text);
      return kNothingUnexpected;
    }
    auto written = write_text(output_, text);
    return written ? int{kNothingUnexpected} : complain(written.error());
  }

  // --- A back end. ---

  int open(const judge::Case& c) const {
    auto subject = judge::open_subject({backend_, {variant_}, contract_, !is_not_asked_, limits_});
    if (!subject) return complain(subject.error());
    const auto worker = subject->start();
    judge::Judge judge(*worker, subject->contract.contract);
    if (by_op_)
      return reduce_by_op(c, judge,
                          {*worker, subject->variant(), judge.contract(), judging_limits(limits_), /*jobs=*/2});
    return reduce(judge::as_given(c, subject->variant()), judge, subject->variant());
  }

  /// The model is kept until the end: the op reads its memory.
  int reduce_by_op(const judge::Case& c, judge::Judge& judge, const judge::ByOpRequest& request) const {
    const auto model = judge::judge_by_op(c.module, c.inputs[0][0], request);
    if (!model) return complain(model.error());
    const judge::OpRow* wrong = judge::first_wrong(model->rows);
    if (wrong == nullptr || !wrong->judged.failing) {
      print_error("assay: no op of the model is wrong by the values that {} had for it\n", backend_);
      return kUnexpected;
    }
    const std::string place = wrong->location.text().empty() ? program::where(wrong->place) : wrong->location.text();
    print_error("{} at {} is the first wrong op\n", wrong->op, place);
    return reduce(wrong->judged.failing->program, judge, request.variant);
  }

  int reduce(const judge::Case& c, judge::Judge& judge, const backends::Variant& variant) const {
    const judge::Expectation expected = judge::expect(c, judge.contract(), judging_limits(limits_));
    const judge::Judgement judgement = judge.settled(judge.judge(c, expected, variant), c, expected, variant);
    if (judgement.error) return complain(*judgement.error);
    const auto failure = judge::complaint_of(judgement);
    if (!failure && !expected.declined.empty()) return complain({expected.declined, file_, ErrorKind::kUnsupported});
    if (!failure && judgement.slow) {
      print_error("assay: the program is slow on {}, and does not fail: {}\n", backend_, *judgement.slow);
      return kUnexpected;
    }
    if (!failure) {
      print_error(
          "assay: the program does not fail on {}, so there is nothing to reduce ({} elements checked, {} weak, {} "
          "open, "
          "{} undecided)\n",
          backend_, judgement.counts.checked, judgement.counts.weak, judgement.counts.open, judgement.counts.undecided);
      return kUnexpected;
    }
    return print(judge::Reducer(judge, variant).reduce(c, *failure));
  }

  static std::string_view recurrence_remark(judge::Recurrence recurrence) {
    switch (recurrence) {
      case judge::Recurrence::kAlways: return "";
      case judge::Recurrence::kSometimes: return "; it does not fail every time";
      case judge::Recurrence::kNever: return "; it failed once and never again";
      case judge::Recurrence::kSlow: return "; it is slow, and ends where it has more time";
    }
    return "";
  }

  int print(const judge::Reduction& reduction) const {
    const judge::Failure& f = reduction.failure;
    const program::Module& module = reduction.reduced.module;
    const std::string inputs = inputs_text(reduction.reduced.inputs.at(0), module.grid);
    const int code = write(commented(judge::describe(f, module) + "\n") +
                           (inputs.empty() ? "" : "// inputs:\n" + commented(inputs)) + program::print(module));
    if (code != kNothingUnexpected) return code;
    print_error("{} ops, largest tensor {} elements, {} compilations{}\n", reduction.size.ops, reduction.size.elements,
                reduction.compilations, recurrence_remark(reduction.recurrence));
    if (reduced_inputs_.empty()) return kUnexpected;
    auto written = write_text(reduced_inputs_, inputs);
    return written ? int{kUnexpected} : complain(written.error());
  }

  InputOptions inputs_;
  std::string file_, backend_, predicate_, variant_ = "default", contract_ = judge::kAutoContract, reduced_inputs_,
                                           output_;
  std::optional<std::chrono::milliseconds> time_;
  const std::atomic<bool>* stop_ = nullptr;
  bool is_not_asked_ = false, by_op_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_reduce() { return std::make_unique<ReduceVerb>(); }

}  // namespace assay::cli
