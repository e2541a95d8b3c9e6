#include "measure/sweep/functions.h"

#include <algorithm>
#include <mutex>
#include <set>

#include <fmt/format.h>

#include "judge/on_threads.h"
#include "measure/sweep/sweep.h"
#include "measure/sweep/verdict.h"

namespace assay::measure {
namespace {

using reports::SweptFunction;

constexpr spec::ElementType kSweptTypes[] = {spec::ElementType::f32, spec::ElementType::bf16, spec::ElementType::f16,
                                             spec::ElementType::f64};
/// Beside the arguments at which functions are hard. Tensors are large enough for any vector code.
constexpr std::int64_t kSample = 1 << 15, kElements = 1 << 13;

/// A back end that somebody else keeps: to start a child for each function takes longer than to sweep it.
class LentBackend final : public backends::Backend {
 public:
  explicit LentBackend(backends::Backend& kept) : kept_(kept) {}
  backends::Outcome compile(const backends::Source& s, const backends::Variant& v) override {
    return kept_.compile(s, v);
  }
  backends::Outcome run(const backends::ProcessTensors& inputs) override { return kept_.run(inputs); }
  void restart(double patience) override { kept_.restart(patience); }

 private:
  backends::Backend& kept_;
};

class Lender final : public backends::BackendFactory {
 public:
  Lender(const backends::BackendFactory& factory, const backends::Limits& limits)
      : factory_(factory), kept_(factory.start(limits)) {}
  std::string name() const override { return factory_.name(); }
  std::string identity() const override { return factory_.identity(); }
  std::vector<backends::Variant> variants() const override { return factory_.variants(); }
  std::unique_ptr<backends::Backend> start(const backends::Limits&) const override {
    return std::make_unique<LentBackend>(*kept_);
  }

 private:
  const backends::BackendFactory& factory_;
  std::unique_ptr<backends::Backend> kept_;
};

std::string word_of(const SweepResult& result, const SweepVerdict& verdict) {
  using backends::OutcomeKind;
  const OutcomeKind kind = result.refusal.kind;
  if (kind == OutcomeKind::kUnsupported || kind == OutcomeKind::kRejected) return "unsupported";
  if (kind != OutcomeKind::kOk) return "failed";
  if (!verdict.forbidden.empty()) return "beyond";
  if (verdict.undecided > 0) return "undecided";
  return verdict.is_open ? "open" : "within";
}

Result<SweptFunction> judged(const SweepResult& result, const std::string& op, const std::string& variant,
                             const spec::Contract& contract) {
  return verdict_of(result, contract).map([&](const SweepVerdict& verdict) {
    const SweepRange* worst = result.worst();
    const bool is_answered = result.refusal.ok();
    return SweptFunction{.op = op,
                         .type = std::string(spec::name(result.type)),
                         .variant = variant,
                         .inputs = result.inputs,
                         .is_complete = result.complete && is_answered,
                         .ulps = worst == nullptr ? 0 : worst->ulps,
                         .allowed = verdict.allowed,
                         .verdict = word_of(result, verdict),
                         .words = is_answered ? describe(verdict, result, contract) : result.refusal.message};
  });
}

/// What the evidence does not have yet.
std::vector<FunctionToSweep> open_functions(const std::vector<FunctionToSweep>& all,
                                            const std::vector<SweptFunction>& swept) {
  std::set<std::tuple<std::string, std::string, std::string>> done;
  for (const SweptFunction& f : swept) done.emplace(f.op, f.type, f.variant);
  std::vector<FunctionToSweep> out;
  std::ranges::copy_if(all, std::back_inserter(out), [&](const FunctionToSweep& f) {
    return !done.contains({f.op, std::string(spec::name(f.type)), f.variant});
  });
  return out;
}

SweepOptions options_for(const FunctionToSweep& function, const SweptBackEnd& options) {
  const auto variant = std::ranges::find(options.variants, function.variant, &backends::Variant::name);
  SweepOptions out{.op = function.op, .type = function.type, .variant = *variant, .limits = options.limits};
  out.elements = kElements;
  out.sample = kSample;
  return out;
}

void add_functions(const std::vector<std::string>& ops, spec::ElementSet types, const std::string& variant,
                   std::vector<FunctionToSweep>& out) {
  for (const std::string& op : swept_full_names()) {
    if (!ops.empty() && std::ranges::find(ops, op) == ops.end()) continue;
    const auto has = swept_types(op).value_or(std::vector<spec::ElementType>{});
    for (const spec::ElementType e : kSweptTypes)
      if ((types & spec::set_of(e)) != 0 && std::ranges::find(has, e) != has.end()) out.push_back({op, e, variant});
  }
}

}  // namespace

std::vector<FunctionToSweep> functions_to_sweep(const std::vector<std::string>& ops, spec::ElementSet types,
                                                const std::vector<backends::Variant>& variants) {
  std::vector<FunctionToSweep> out;
  for (const backends::Variant& variant : variants)
    if (variant.is_plain()) add_functions(ops, types, variant.name, out);
  return out;
}

Result<void> sweep_functions(const std::vector<FunctionToSweep>& functions, const SweptBackEnd& options,
                             reports::Evidence& evidence, const std::atomic<bool>& stop,
                             const FunctionProgress& progress) {
  const auto swept = evidence.functions();
  if (!swept) return tl::unexpected(swept.error());
  const auto open = open_functions(functions, *swept);
  std::mutex keeping;
  std::size_t done = 0;
  Result<void> outcome;
  judge::on_threads(
      open.size(), options.jobs, stop, [&] { return std::make_unique<Lender>(*options.factory, options.limits); },
      [&](std::size_t k, const std::unique_ptr<Lender>& lender) {
        const auto result = sweep(options_for(open[k], options), *lender, stop);
        const auto function = result.and_then(
            [&](const SweepResult& r) { return judged(r, open[k].op, open[k].variant, *options.contract); });
        if (stop) return;
        const std::lock_guard lock(keeping);
        auto kept = function ? evidence.keep(*function) : tl::unexpected(function.error());
        if (!kept) outcome = kept;
        progress(++done, open.size());
      });
  return outcome;
}

}  // namespace assay::measure
