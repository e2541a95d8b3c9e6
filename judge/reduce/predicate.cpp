#include "judge/reduce/predicate.h"

#include "program/text/text.h"
#include "spec/contract/contract.h"

namespace assay::judge {
namespace {

constexpr const char* kHolds = "the predicate holds";

/// The predicate as a back end: it dies of programs that have what is looked for, and refuses all others. So the
/// reducer keeps what a reduction has to keep, and no program is ever run.
class PredicateBackend final : public backends::Backend {
 public:
  PredicateBackend(const Predicate& predicate, const std::function<void(const PredicateProgress&)>& report,
                   PredicateReduction& kept)
      : predicate_(predicate), report_(report), kept_(kept) {}

  backends::Outcome compile(const backends::Source& source, const backends::Variant&) override {
    if (kept_.trouble) return unavailable();
    if (source.text == kept_.text) return holds();  // asked before
    ++kept_.progress.asked;
    const auto answer = predicate_(source.text);
    if (!answer) kept_.trouble = answer.error();
    if (kept_.trouble) return unavailable();
    if (!*answer) return {backends::OutcomeKind::kUnsupported, "the predicate does not hold"};
    keep(source);
    return holds();
  }

  backends::Outcome run(const ProcessTensors&) override { return unavailable(); }

 private:
  static backends::Outcome holds() { return {backends::OutcomeKind::kCrashed, kHolds, kHolds}; }
  static backends::Outcome unavailable() { return {backends::OutcomeKind::kUnavailable, "interrupted"}; }

  void keep(const backends::Source& source) {
    kept_.text = source.text;
    kept_.progress.size = size_of(*source.module);
    report_(kept_.progress);
  }

  const Predicate& predicate_;
  const std::function<void(const PredicateProgress&)>& report_;
  PredicateReduction& kept_;
};

}  // namespace

Case with_zero_inputs(const Module& module) {
  std::vector<Tensor> inputs;
  for (const ValueId v : module.entry()->body.arguments) inputs.push_back(zeros(module.entry()->type(v)));
  return {module, {ProcessTensors(static_cast<std::size_t>(module.grid.processes()), inputs)}};
}

PredicateReduction reduce_by_predicate(const Case& c, const Predicate& predicate, const ReductionLimits& given,
                                       const std::function<void(const PredicateProgress&)>& report) {
  PredicateReduction out{program::print(c.module), {0, size_of(c.module)}, std::nullopt};
  PredicateBackend backend(predicate, report, out);
  Judge judge(backend, spec::contract_named("stablehlo").value());
  ReductionLimits limits = given;
  limits.judges_values = false;
  limits.input_sets = 1;
  Failure holds{.kind = FailureClass::kCrash, .signature = kHolds};
  Reducer(judge, {}, limits).reduce(c, holds);
  return out;
}

}  // namespace assay::judge
