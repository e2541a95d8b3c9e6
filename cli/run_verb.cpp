#include <fmt/format.h>

#include "cli/files.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "fuzz/files/check_file.h"
#include "fuzz/judge/builtin.h"
#include "fuzz/judge/contract_choice.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

/// What a back end answered, or what it did instead, in one line.
Result<fuzz::ProcessTensors> answer(const backends::Outcome& outcome, const char* step) {
  if (outcome.ok()) return outcome.outputs;
  const bool environment = outcome.kind == backends::OutcomeKind::kUnavailable;
  return fail(fmt::format("{}: {}: {}", step, backends::to_string(outcome.kind), outcome.message), "",
              environment ? ErrorKind::kEnvironment : ErrorKind::kInvalid);
}

class RunVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", file_, "a program; - is stdin");
    options.option("--inputs", inputs_, "one MLIR literal per line, // comments");
    options.option("--backend", backend_, "where to run it; the oracle by default");
    options.option("--variant", variant_, "named compile options of the back end");
    options.option("--contract", contract_, kContractHelp);
    declare_limits(options, limits_);
  }

  int act() override {
    auto module = read_program(file_);
    if (!module) return complain(module.error());
    auto inputs = read_inputs(inputs_, *module);
    if (!inputs) return complain(inputs.error());
    return backend_.empty() ? run_on_oracle(*module, *inputs) : run_on_backend(*module, *inputs);
  }

 private:
  int run_on_oracle(const program::Module& module, const fuzz::ProcessTensors& inputs) const {
    auto run = oracle::evaluate(module, inputs);
    if (!run) return complain(in_file(run.error(), file_));
    print_out("{}", inputs_text(run->outputs, module.grid));
    for (const oracle::CheckFailure& failure : run->failures)
      print_error("{}:{}:{}: {}\n", file_, failure.place.line, failure.place.column, failure.message);
    return run->failures.empty() ? kNothingUnexpected : kUnexpected;
  }

  int run_on_backend(const program::Module& module, const fuzz::ProcessTensors& inputs) const {
    auto factory = fuzz::open_backend(backend_, limits_);
    if (!factory) return complain(factory.error());
    auto variant = backends::find_variant(**factory, variant_);
    if (!variant) return complain(variant.error());
    auto contract = fuzz::choose_contract(contract_, backend_, **factory);
    if (!contract) return complain(contract.error());
    auto worker = (*factory)->start(limits_);
    const backends::Source source{&module, program::print(module), module.grid};
    auto outputs = answer(worker->compile(source, *variant), "compile").and_then([&](const auto&) {
      return answer(worker->run(inputs), "run");
    });
    if (!outputs) return complain_of_backend(outputs.error());
    print_out("{}", inputs_text(*outputs, module.grid));
    return judge(module, inputs, *outputs, *contract);
  }

  /// The verdict stands on stderr: stdout has the outputs alone.
  static int judge(const program::Module& module, const fuzz::ProcessTensors& inputs,
                   const fuzz::ProcessTensors& outputs, const fuzz::ContractChoice& choice) {
    const fuzz::CheckReport report = fuzz::check_answer(module, inputs, outputs, *choice.contract);
    print_error("{}: {}; contract {}\n", fuzz::to_string(report.verdict), reports::visible_line(report.reason),
                fuzz::describe(choice));
    return report.verdict >= fuzz::CheckVerdict::kFail ? kUnexpected : kNothingUnexpected;
  }

  /// A back end that refuses, fails or dies on a valid program did something unexpected.
  static int complain_of_backend(const Error& error) {
    const int code = complain(error);
    return code == kEnvironment ? kEnvironment : kUnexpected;
  }

  std::string file_, inputs_, backend_, variant_ = "default", contract_ = fuzz::kAutoContract;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_run() { return std::make_unique<RunVerb>(); }

}  // namespace assay::cli
