#include "backends/variants.h"

#include <vector>

namespace assay::backends {
namespace {

/// Every set changes the bits of some small program and leaves mandatory passes alone. A build that
/// does not know an option refuses it, and the variant with it.
const std::vector<Variant>& xla() {
  static const std::vector<Variant> all = {
      {"default", {}},
      {"no-algsimp", {{"xla_disable_hlo_passes", "algsimp"}}},
      {"no-fusion", {{"xla_disable_hlo_passes", "fusion"}}},
      {"o0", {{"xla_backend_optimization_level", "0"}}},
      {"old-emitters", {{"xla_cpu_use_fusion_emitters", "false"}}},
      {"o0-old-emitters", {{"xla_backend_optimization_level", "0"}, {"xla_cpu_use_fusion_emitters", "false"}}},
      {"ynn-off", {{"xla_cpu_experimental_ynn_fusion_type", ""}}},
      {"no-platform-math", {{"xla_cpu_enable_platform_dependent_math", "false"}}},
  };
  return all;
}

}  // namespace

std::span<const Variant> candidate_variants(std::string_view options) {
  return std::span(xla()).first(options == "xla" ? xla().size() : 1);
}

}  // namespace assay::backends
