#include <fmt/format.h>

#include "backends/pieces.h"
#include "cli/files.h"
#include "cli/print.h"
#include "cli/verbs.h"
#include "fuzz/judge/builtin.h"
#include "fuzz/judge/composed_case.h"
#include "fuzz/judge/contract_choice.h"
#include "fuzz/judge/failure_text.h"
#include "fuzz/reduce/reduce.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

std::string commented(const std::string& text) {
  std::string result;
  for (const auto line : backends::pieces(text, '\n')) result += fmt::format("// {}\n", line);
  return result;
}

class ReduceVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional("FILE", file_, "a program that fails; - is stdin");
    options.option("--inputs", inputs_, "one MLIR literal per line, // comments");
    options.option("--backend", backend_, "where it fails", Options::Need::kRequired);
    options.option("--variant", variant_, "named compile options of the back end");
    options.option("--contract", contract_, kContractHelp);
    declare_limits(options, limits_);
    options.option("--reduced-inputs", reduced_inputs_, "write the inputs of the smaller program here");
  }

  int act() override {
    auto module = read_program(file_);
    if (!module) return complain(module.error());
    auto inputs = read_inputs(inputs_, *module, limits_.resident_bytes);
    if (!inputs) return complain(inputs.error());
    return open({std::move(*module), {*inputs}});
  }

 private:
  int open(const fuzz::Case& c) const {
    auto factory = fuzz::open_backend(backend_, limits_);
    if (!factory) return complain(factory.error());
    auto contract = fuzz::choose_contract(contract_, backend_, **factory);
    if (!contract) return complain(contract.error());
    auto variant = backends::find_variant(**factory, variant_);
    if (!variant) return complain(variant.error());
    auto worker = (*factory)->start(limits_);
    fuzz::Judge judge(*worker, contract->contract);
    return reduce(fuzz::as_given(c, *variant), judge, *variant);
  }

  int reduce(const fuzz::Case& c, fuzz::Judge& judge, const backends::Variant& variant) const {
    const fuzz::Expectation expected = fuzz::expect(c, judge.contract(), judging_limits(limits_));
    const fuzz::Judgement judgement = judge.judge(c, expected, variant);
    if (judgement.unavailable) return complain({*judgement.unavailable, "", ErrorKind::kEnvironment});
    const auto failure = fuzz::complaint_of(judgement);
    if (!failure && !expected.declined.empty()) return complain({expected.declined, file_, ErrorKind::kUnsupported});
    if (!failure) {
      print_error("assay: the program does not fail on {} ({} elements checked, {} weak, {} open, {} undecided)\n",
                  backend_, judgement.counts.checked, judgement.counts.weak, judgement.counts.open,
                  judgement.counts.undecided);
      return kNothingUnexpected;
    }
    return print(fuzz::Reducer(judge, variant).reduce(c, *failure));
  }

  static std::string_view recurrence_remark(fuzz::Recurrence recurrence) {
    switch (recurrence) {
      case fuzz::Recurrence::kAlways: return "";
      case fuzz::Recurrence::kSometimes: return "; it does not fail every time";
      case fuzz::Recurrence::kNever: return "; it failed once and never again";
    }
    return "";
  }

  int print(const fuzz::Reduction& reduction) const {
    const fuzz::Failure& f = reduction.failure;
    const program::Module& module = reduction.reduced.module;
    const std::string inputs = inputs_text(reduction.reduced.inputs.at(0), module.grid);
    print_out("{}", commented(fuzz::describe(f, module) + "\n"));
    print_out("{}{}", inputs.empty() ? "" : "// inputs:\n" + commented(inputs), program::print(module));
    print_error("{} ops, largest tensor {} elements, {} compilations{}\n", reduction.size.ops, reduction.size.elements,
                reduction.compilations, recurrence_remark(reduction.recurrence));
    if (reduced_inputs_.empty()) return kUnexpected;
    auto written = write_text(reduced_inputs_, inputs);
    return written ? int{kUnexpected} : complain(written.error());
  }

  std::string file_, inputs_, backend_, variant_ = "default", contract_ = fuzz::kAutoContract, reduced_inputs_;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_reduce() { return std::make_unique<ReduceVerb>(); }

}  // namespace assay::cli
