#include "oracle/trace/trace.h"

#include <algorithm>

#include "oracle/grid/run.h"

namespace assay::oracle {

Dag& Dags::begin_process() {
  const std::lock_guard lock(mutex_);
  all_[count_] = std::make_unique<Dag>(static_cast<int>(count_), most_nodes_);
  return *all_[count_++];
}

bool Dags::is_full() const {
  return std::ranges::any_of(all(), [](const auto& dag) { return dag->is_full(); });
}

bool Trace::is_uncertain() const {
  return std::ranges::any_of(dags->all(), [](const auto& dag) { return dag->is_uncertain; });
}

bool Trace::is_unsearched() const {
  return std::ranges::any_of(dags->all(), [](const auto& dag) { return dag->is_unsearched; });
}

NodeNumber Trace::number(std::size_t process, std::size_t output, std::int64_t element) const {
  const RuntimeValue& v = outputs[process][output];
  const std::int64_t parts = spec::is_complex(v.type.element()) ? 2 : 1;
  return reinterpret_cast<const Cell*>(v.cells.get())[element * parts].node;
}

Result<Trace> trace(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract,
                    const Limits& limits, std::size_t most_nodes, const RewrittenSets& rewritten) {
  Trace out{std::make_unique<Dags>(most_nodes), {}};
  const auto domain = [&](int) -> std::unique_ptr<Domain> {
    auto traced = std::make_unique<Traced<EnvelopeDomain>>(out.dags->begin_process(), contract, out.dags->unions());
    if (rewritten)
      traced->rewrite_trials([&](std::span<const NodeNumber> nodes) { return rewritten(*out.dags, nodes); });
    return traced;
  };
  auto run = run_in_domain(module, inputs, domain, limits);
  if (!run) return tl::unexpected(run.error());
  out.outputs = std::move(run->outputs);
  return out;
}

}  // namespace assay::oracle
