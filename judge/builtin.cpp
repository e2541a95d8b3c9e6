#include "judge/builtin.h"

#include "judge/form/form.h"

#include <algorithm>
#include <chrono>
#include <functional>

#include <fmt/format.h>
#include <xxhash.h>

#include "backends/registry.h"
#include "judge/case.h"
#include "judge/contract_choice.h"
#include "judge/pass_backend.h"
#include "oracle/oracle.h"
#include "oracle/partitioned.h"
#include "program/partition/faults.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

using backends::Availability;
using backends::Backend;
using backends::BackendFactory;
using backends::Limits;
using backends::Outcome;
using backends::OutcomeKind;
using backends::Source;
using backends::Variant;

/// What a built-in compiles to.
struct Program {
  Module module;
  std::uint64_t text_hash = 0;
  oracle::Preparation preparation;
  std::optional<oracle::PartitionedProgram> partitioned = {};  ///< of `partitioned`, once it has run
};

/// How a built-in runs a module.
using Evaluation = std::function<Result<oracle::Run>(Program&, const ProcessTensors&, const oracle::Limits&)>;

/// Programs are shown to a back end only where the oracle evaluates them, so that what one with a
/// planted bug declines is what the bug made of them: a loop without end, sooner or later.
Outcome outcome_of(const Error& error, OutcomeKind declined) {
  return {error.kind == ErrorKind::kUnsupported ? declined : OutcomeKind::kFailed, error.text()};
}

class Evaluator final : public Backend {
 public:
  Evaluator(Evaluation evaluate, OutcomeKind declined, const oracle::Limits& limits)
      : evaluate_(std::move(evaluate)), declined_(declined), limits_(limits) {}

  Outcome compile(const Source& source, const Variant&) override {
    if (source.module == nullptr) return {OutcomeKind::kRejected, "the text is not read"};
    program_ = {*source.module, XXH3_64bits(source.text.data(), source.text.size()), {}};
    program_.module.grid = source.grid;
    const auto valid = program::verify(program_.module);
    return valid ? Outcome{} : Outcome{OutcomeKind::kRejected, valid.error().text()};
  }

  Outcome run(const ProcessTensors& inputs) override {
    auto result = evaluate_(program_, inputs, limits_);
    if (!result) return outcome_of(result.error(), declined_);
    return {.outputs = std::move(result->outputs)};
  }

 private:
  Evaluation evaluate_;
  OutcomeKind declined_;
  oracle::Limits limits_;
  Program program_;
};

/// A planted bug may keep a loop from ending, or ask for more memory than there is.
oracle::Limits oracle_limits(const Limits& limits) {
  return {.steps = 20'000, .bytes = limits.resident_bytes, .time = limits.timeout};
}

class BuiltinFactory final : public BackendFactory {
 public:
  BuiltinFactory(std::string name, std::string identity, Evaluation evaluate, OutcomeKind declined,
                 std::vector<std::string> partitioners)
      : name_(std::move(name)), identity_(std::move(identity)), evaluate_(std::move(evaluate)), declined_(declined),
        partitioners_(std::move(partitioners)) {}

  std::string name() const override { return name_; }
  std::string identity() const override { return identity_; }
  std::vector<Variant> variants() const override { return {Variant{}}; }
  bool takes_dynamic() const override { return true; }
  bool takes_quantized() const override { return true; }
  std::vector<std::string> partitioners() const override { return partitioners_; }
  std::unique_ptr<Backend> start(const Limits& limits) const override {
    return std::make_unique<Evaluator>(evaluate_, declined_, oracle_limits(limits));
  }

 private:
  std::string name_, identity_;
  Evaluation evaluate_;
  OutcomeKind declined_;
  std::vector<std::string> partitioners_;
};

std::unique_ptr<BackendFactory> make(const std::string& name, Evaluation evaluate,
                                     OutcomeKind declined = OutcomeKind::kUnsupported,
                                     std::vector<std::string> partitioners = {}) {
  const auto identity = fmt::format("{} of assay, spec {}", name, spec::Records::in_force().hash());
  return std::make_unique<BuiltinFactory>(name, identity, std::move(evaluate), declined, std::move(partitioners));
}

/// Draws of the perturbed domain depend on the program and its inputs alone, so that the same case
/// answers the same in every thread and in every repetition.
std::uint64_t hash_of(const Program& program, const ProcessTensors& inputs) {
  std::uint64_t hash = program.text_hash;
  for (const auto& process : inputs)
    for (const auto& tensor : process) hash = XXH3_64bits_withSeed(tensor.bytes.data(), tensor.bytes.size(), hash);
  return hash;
}

Result<std::unique_ptr<BackendFactory>> open_perturbed(const std::string& contract_name, const Limits&) {
  auto contract = spec::contract_named(contract_name.empty() ? kPerturbedContract : contract_name);
  if (!contract) return tl::unexpected(contract.error());
  const auto evaluate = [contract = *contract](Program& program, const ProcessTensors& inputs,
                                               const oracle::Limits& limits) {
    Prng choices(hash_of(program, inputs));
    return oracle::perturb(program.module, inputs, *contract, choices, limits, &program.preparation);
  };
  // A sharding leaves no freedom: drawn ones, in the words of either partitioner, must raise no alarm.
  return make("perturbed:" + (*contract)->name, evaluate, OutcomeKind::kUnsupported, {"shardy", "gspmd"});
}

/// A few names that share a prefix with the wrong one, for the message.
std::string near_names(const std::string& name) {
  std::string out;
  const auto prefix = name.substr(0, name.find('.'));
  int listed = 0;
  for (const auto& mutant : oracle::mutants()) {
    if (!mutant.name.starts_with(prefix) || listed == 5) continue;
    out += (listed++ == 0 ? "" : ", ") + mutant.name;
  }
  return out.empty() ? "" : "; there are " + out;
}

Result<std::unique_ptr<BackendFactory>> open_mutant(const std::string& mutant_name, const Limits&) {
  const auto found = oracle::mutant_named(mutant_name);
  if (!found)
    return fail(
        fmt::format("{}{}; `assay backends --mutants` lists them", found.error().message, near_names(mutant_name)), "",
        ErrorKind::kEnvironment);
  const auto evaluate = [mutant = *found](Program& program, const ProcessTensors& inputs,
                                          const oracle::Limits& limits) {
    return oracle::evaluate_mutant(program.module, inputs, mutant, limits, &program.preparation);
  };
  return make("mutant:" + mutant_name, evaluate, OutcomeKind::kTimedOut);
}

Result<std::unique_ptr<BackendFactory>> open_partitioned(const std::string& fault_name, const Limits&) {
  const program::PartitionFault* const fault = program::partition_fault_named(fault_name);
  if (!fault_name.empty() && fault == nullptr)
    return fail(
        fmt::format("the partitioner has no planted bug `{}`; `assay backends --mutants` lists them", fault_name), "",
        ErrorKind::kEnvironment);
  const auto evaluate = [fault](Program& program, const ProcessTensors& inputs,
                                const oracle::Limits& limits) -> Result<oracle::Run> {
    if (!program.partitioned) {
      auto made = oracle::PartitionedProgram::of(program.module, fault);
      if (!made) return tl::unexpected(made.error());
      program.partitioned = *std::move(made);
    }
    return program.partitioned->run(inputs, limits);
  };
  return make(fault == nullptr ? "partitioned" : "partitioned:" + fault_name, evaluate, OutcomeKind::kUnsupported,
              {"shardy", "gspmd"});
}

Result<std::unique_ptr<BackendFactory>> open_oracle(const std::string&, const Limits&) {
  return make("oracle", [](Program& program, const ProcessTensors& inputs, const oracle::Limits& limits) {
    return oracle::evaluate(program.module, inputs, limits, &program.preparation);
  });
}

}  // namespace

void register_builtin() {
  for (const Form& form : all_forms())
    if (form.is_taken != nullptr) backends::register_form(std::string(form.name), form.is_taken);
  backends::register_kind({"oracle", open_oracle, [] {
                             return std::vector<Availability>{{"oracle", true, "the reference oracle itself"}};
                           }});
  backends::register_kind(
      {"perturbed", open_perturbed, [] {
         return std::vector<Availability>{
             {"perturbed[:CONTRACT]", true, "the oracle with every legal freedom of the contract drawn at random"}};
       }});
  backends::register_kind(
      {"mutant", open_mutant, [] {
         return std::vector<Availability>{
             {"mutant:NAME", true, fmt::format("the oracle with one of {} planted bugs", oracle::mutants().size())}};
       }});
  backends::register_kind(
      {"partitioned", open_partitioned, [] {
         return std::vector<Availability>{
             {"partitioned[:NAME]", true,
              fmt::format(
                  "the oracle on the shards of devices, by a partitioner that is right or has one of {} planted bugs",
                  program::partition_faults().size())}};
       }});
  backends::register_kind(
      {kPassKind, open_pass_backend, [] {
         return std::vector<Availability>{
             {"pass:COMMAND {}", true, "a pass, text in and text out: what it writes is run by the oracle"}};
       }});
}

Result<std::unique_ptr<BackendFactory>> open_backend(const std::string& specification, const Limits& limits) {
  static const bool registered = (register_builtin(), true);
  (void)registered;
  return backends::open(specification, limits);
}

}  // namespace assay::judge
