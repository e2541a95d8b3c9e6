#include "oracle/perturbed/perturbed.h"

#include <numeric>

#include "oracle/evaluator/run.h"

namespace assay::oracle {

std::vector<std::int64_t> PerturbedDomain::permutation(std::int64_t n) {
  std::vector<std::int64_t> out(static_cast<std::size_t>(n));
  std::iota(out.begin(), out.end(), std::int64_t{0});
  for (std::size_t k = out.size(); k > 1; --k) std::swap(out[k - 1], out[choices_.below(k)]);
  return out;
}

Result<Run> perturb(const Module& module, const ProcessTensors& inputs, const spec::Contract& contract, Choices& choices,
                    const Limits& limits) {
  std::vector<Prng> of_process;  // processes run at once: each draws for itself
  for (std::size_t p = 0; p < inputs.size(); ++p) of_process.emplace_back(choices.bits(), p);
  const auto domain = [&](int p) { return std::make_unique<PerturbedDomain>(contract, of_process[static_cast<std::size_t>(p)]); };
  return run_in_domain(module, inputs, domain, limits).and_then(to_run);
}

}  // namespace assay::oracle
