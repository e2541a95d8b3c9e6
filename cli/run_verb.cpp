#include <fmt/format.h>

#include <algorithm>

#include "cli/exit_rule.h"
#include "cli/files.h"
#include "cli/input_options.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "conform/files/judged_case.h"
#include "judge/contract_choice.h"
#include "judge/form/form.h"
#include "judge/subject/subject.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

/// What a back end answered, or what it did instead, in one line.
Result<oracle::ProcessTensors> answer(const backends::Outcome& outcome, const char* step) {
  if (outcome.ok()) return outcome.outputs;
  const bool environment = outcome.kind == backends::OutcomeKind::kUnavailable;
  return fail(fmt::format("{}: {}: {}", step, backends::to_string(outcome.kind), outcome.message), "",
              environment ? ErrorKind::kEnvironment : ErrorKind::kInvalid);
}

std::string described(const program::Tensor& tensor) {
  return fmt::format("{} in {} bytes", tensor.type.text(), tensor.bytes.size());
}

/// A size that the program leaves open may be any.
bool has_type(const program::Tensor& tensor, const spec::Type& type) {
  if (!type.is_tensor() || !type.is_static() || type.is_quantized()) return true;
  return tensor.type == type && static_cast<std::int64_t>(tensor.bytes.size()) == type.storage_size();
}

Error wrong_answer(std::string what) {
  return {"run: the answer is not what the program says: " + std::move(what), "", ErrorKind::kInvalid};
}

/// Whether the outputs are those of the program: in number, types and sizes.
Result<void> have_form_of(const program::Module& module, const oracle::ProcessTensors& outputs) {
  const auto& types = module.entry()->results;
  const auto processes = static_cast<std::size_t>(module.grid.processes());
  if (outputs.size() != processes)
    return tl::unexpected(wrong_answer(fmt::format("outputs of {} processes, not of {}", outputs.size(), processes)));
  for (std::size_t p = 0; p < processes; ++p) {
    if (outputs[p].size() != types.size())
      return tl::unexpected(
          wrong_answer(fmt::format("{} outputs of process {}, not {}", outputs[p].size(), p, types.size())));
    for (std::size_t o = 0; o < types.size(); ++o)
      if (!has_type(outputs[p][o], types[o]))
        return tl::unexpected(wrong_answer(
            fmt::format("output {} of process {} is {}, not {}", o, p, described(outputs[p][o]), types[o].text())));
  }
  return {};
}

/// What the program has fed out, shown and kept, and sent to nobody: in comments, so that the outputs can be read
/// again.
void print_unread(const std::vector<oracle::UnreadQueue<program::Tensor>>& queues) {
  for (const auto& queue : queues)
    for (const auto& item : queue.items)
      for (const program::Tensor& tensor : item)
        print_out("// {}: {}\n", reports::visible_line(queue.queue),
                  program::print_literal({tensor.type, tensor.bytes, false}));
}

class RunVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", file_, "a program; - is stdin");
    inputs_.declare(options);
    options.option("--outputs", outputs_, "write the outputs here as .npz, instead of printing them");
    options.option(
        "--backend", backend_,
        "where to run it, on the oracle by default: `jax` is the jaxlib of your Python environment; `assay backends` "
        "lists all");
    options.option("--variant", variant_, "named compile options of the back end");
    options.option("--contract", contract_, kContractHelp);
    rule_.declare(options);
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    options.number("--schedule", schedule_,
                   "run the processes of a grid on the oracle one at a time, in an order drawn from this seed");
    declare_limits(options, limits_);
  }

  int act() override {
    auto module = read_program(file_);
    if (!module) return complain(module.error());
    if (const auto usable = inputs_.prepare(); !usable) return complain(usable.error());
    if (schedule_ && !backend_.empty())
      return complain({"--schedule is for the oracle, not for a back end", "", ErrorKind::kInvalid});
    const auto sets = inputs_.sets(*module, limits_.resident_bytes);
    if (!sets) return complain(sets.error());
    if (sets->size() > 1 && !outputs_.empty())
      return complain({"--outputs takes those of one set of inputs", "", ErrorKind::kInvalid});
    return run_all(*module, *sets);
  }

 private:
  /// The weightiest exit code of all sets; what is wrong with the environment ends them.
  int run_all(const program::Module& module, const std::vector<conform::InputSet>& sets) const {
    int out = kNothingUnexpected;
    for (const conform::InputSet& set : sets) {
      if (sets.size() > 1) print_out("// {}\n", set.origin);
      const int code = run_set(module, set.tensors);
      if (code > kUnexpected) return code;
      out = std::max(out, code);
    }
    return out;
  }

  int run_set(const program::Module& module, const oracle::ProcessTensors& inputs) const {
    if (backend_.empty()) return run_on_oracle(module, inputs);
    const auto made = judge::static_case(module, inputs, {oracle_limits(limits_)});
    return made ? run_on_backend(made->module, made->inputs[0]) : complain(in_file(made.error(), file_));
  }

  Result<void> hand_out(const oracle::ProcessTensors& outputs, spec::Grid grid) const {
    return outputs_.empty() ? print_tensors(outputs, grid, limits_.resident_bytes) : write_arrays(outputs_, outputs);
  }

  int run_on_oracle(const program::Module& module, const oracle::ProcessTensors& inputs) const {
    Prng schedule(schedule_.value_or(0));
    oracle::Limits limits = oracle_limits(limits_);
    if (schedule_) limits.schedule = &schedule;
    auto run = oracle::evaluate(module, inputs, limits);
    if (!run) return complain(in_file(run.error(), file_));
    if (auto printed = hand_out(run->outputs, module.grid); !printed) return complain(in_file(printed.error(), file_));
    print_unread(run->unread);
    for (const oracle::CheckFailure& failure : run->failures)
      print_error("{}:{}:{}: {}\n", file_, failure.place.line, failure.place.column, failure.message);
    return run->failures.empty() ? kNothingUnexpected : kUnexpected;
  }

  int run_on_backend(const program::Module& module, const oracle::ProcessTensors& inputs) const {
    auto subject = judge::open_subject({backend_, {variant_}, contract_, !is_not_asked_, limits_});
    if (!subject) return complain(subject.error());
    const backends::Variant& variant = subject->variant();
    return run_on(*subject->start(), variant, judge::as_given({module, {inputs}}, variant), subject->contract);
  }

  int run_on(backends::Backend& worker, const backends::Variant& variant, const judge::Case& c,
             const judge::ContractChoice& contract) const {
    const backends::Source source{&c.module, program::print(c.module), c.module.grid};
    auto outputs = answer(worker.compile(source, variant), "compile").and_then([&](const auto&) {
      return answer(worker.run(c.inputs[0]), "run");
    });
    if (!outputs) return complain_of_backend(outputs.error());
    if (const auto formed = have_form_of(c.module, *outputs); !formed) return complain_of_backend(formed.error());
    if (auto printed = hand_out(*outputs, c.module.grid); !printed) return complain(in_file(printed.error(), file_));
    return judge(c.module, c.inputs[0], *outputs, contract);
  }

  /// The verdict stands on stderr: stdout has the outputs alone.
  int judge(const program::Module& module, const oracle::ProcessTensors& inputs, const oracle::ProcessTensors& outputs,
            const judge::ContractChoice& choice) const {
    const conform::CheckReport report =
        conform::check_answer(module, inputs, outputs, *choice.contract, judging_limits(limits_));
    print_error("{}: {}; contract {}\n", spec::label(report.verdict), reports::visible_line(report.reason),
                judge::describe(choice));
    return rule_.exit_code(report.verdict);
  }

  /// A back end that refuses, fails or dies on a valid program did something unexpected.
  static int complain_of_backend(const Error& error) {
    const int code = complain(error);
    return code == kEnvironment ? kEnvironment : kUnexpected;
  }

  std::optional<std::uint64_t> schedule_;
  InputOptions inputs_;
  ExitRule rule_;
  std::string file_, outputs_, backend_, variant_ = "default", contract_ = judge::kAutoContract;
  bool is_not_asked_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_run() { return std::make_unique<RunVerb>(); }

}  // namespace assay::cli
