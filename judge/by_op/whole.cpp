#include "judge/by_op/whole.h"

#include <algorithm>
#include <cmath>

#include "judge/element_bytes.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using spec::ElementType;

/// How far two elements of floats lie apart.
Width difference(ElementType e, std::uint64_t a, std::uint64_t b) {
  const double x = spec::decode(e, a), y = spec::decode(e, b);
  if (std::isnan(x) || std::isnan(y)) return {};
  const double most = std::max(std::fabs(x), std::fabs(y));
  return {static_cast<double>(spec::steps_between(e, a, b)), most > 0 ? std::fabs(x - y) / most : 0};
}

void note_difference(const Tensor& a, const Tensor& b, std::int64_t element, WholeReport& out) {
  const ElementType e = a.type.element(), part = spec::real_type(e);
  for (int k = 0; spec::is_float(part) && k < parts_of(e); ++k) {
    const Width w = difference(part, load_code(part_of(e, element_of(a, element), k)),
                               load_code(part_of(e, element_of(b, element), k)));
    out.farthest_ulps = std::max(out.farthest_ulps, w.ulps);
    out.farthest_relative = std::max(out.farthest_relative, w.relative);
  }
}

/// By the sets of the whole program.
void judge_by_its_sets(const Module& module, const ProcessTensors& inputs, const ProcessTensors& outputs,
                       const ByOpRequest& request, WholeReport& out) {
  const auto accepted = oracle::acceptance_sets(module, inputs, request.contract, request.limits);
  if (!accepted) return void(out.declined = accepted.error().text());
  out.judgement =
      judgement_of({module, inputs, outputs, *accepted}, request.contract, oracle_explainer(request.limits));
}

}  // namespace

WholeReport judge_whole(const Module& module, const std::vector<Tensor>& inputs, const Scope& judged,
                        const ModelSetting& setting) {
  WholeReport out;
  const auto outcome = setting.runner.run(setting.runner.new_id(), module, inputs);
  if (!outcome.ok()) {
    out.judgement = judgement_of(outcome);
    out.ended = outcome.message.substr(0, outcome.message.find('\n'));
    return out;
  }
  judge_by_its_sets(module, {inputs}, outcome.outputs, setting.request, out);
  out.judgement.outputs = {outcome.outputs};
  const auto& returns = judged.slicer().function().body.returns;
  if (outcome.outputs.size() != 1 || outcome.outputs[0].size() != returns.size()) return out;
  for (std::size_t k = 0; k < returns.size(); ++k) {
    const Tensor& got = outcome.outputs[0][k];
    const auto value = judged.result(k);
    if (!got.type.is_tensor() || value == nullptr || value->type != got.type) continue;
    out.elements += got.type.elements();
    const auto outside = unexplained(judged.slicer(), judged.answers(), returns[k], got,
                                     {setting.request.contract, setting.request.limits});
    out.apart += static_cast<std::int64_t>(outside.size());
    for (const std::int64_t element : outside) note_difference(got, *value, element, out);
  }
  out.followed = out.elements - out.apart;
  return out;
}

}  // namespace assay::judge
