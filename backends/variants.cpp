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

constexpr std::string_view kDisabledPasses = "xla_disable_hlo_passes";

/// Passes of XLA:CPU that make programs faster, by the names that its dumps have. Those that make a program fit for the
/// emitters are left out: without them it may not compile. A build that has no pass of a name leaves nothing out.
constexpr std::string_view kOptionalPasses[] = {
    "algsimp",
    "all-reduce-folder",
    "batch-dot-simplification",
    "change-op-data-type",
    "constant_folding",
    "convolution-canonicalization",
    "cse",
    "dot-library-rewriter",
    "fusion",
    "gather_simplifier",
    "gemv-rewriter",
    "literal-canonicalizer",
    "reduce-decomposer",
    "reduce-window-rewriter",
    "reshape-mover",
    "result_caster",
    "scatter_simplifier",
    "simplify-conditional",
    "simplify-sorts",
    "simplify-while-loops",
    "small-while-loop-hoisting",
    "transpose-folding",
    "tree_reduction_rewriter",
    "tuple-simplifier",
    "while-loop-constant-sinking",
    "while-loop-invariant-code-motion",
    "zero_sized_hlo_elimination",
};

Variant without_pass(const Variant& from, std::string_view pass) {
  Variant out{.name = std::string(pass), .options = from.options};
  for (auto& [name, value] : out.options)
    if (name == kDisabledPasses) return value += "," + out.name, out;
  out.options.emplace_back(kDisabledPasses, pass);
  return out;
}

}  // namespace

std::vector<Variant> without_passes(std::string_view options, const Variant& from) {
  std::vector<Variant> out;
  if (options != "xla") return out;
  for (const std::string_view pass : kOptionalPasses) out.push_back(without_pass(from, pass));
  return out;
}

std::span<const Variant> candidate_variants(std::string_view options) {
  return std::span(xla()).first(options == "xla" ? xla().size() : 1);
}

}  // namespace assay::backends
