#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "conform/suite/selection.h"
#include "reports/regression/bundle.h"
#include "reports/suite/manifest.h"

/// A conformance suite made from the specification: of each op programs that check themselves, and texts that break its
/// laws. It depends on specification, contract, seed and choice alone, and on no back end.
namespace assay::conform {

struct SuiteOptions {
  std::vector<std::string> ops;      ///< full names; empty: all
  std::string ops_text, types_text;  ///< what was chosen, as it was given
  spec::ElementSet types = ~spec::kProposedElements;
  SuiteSize size = SuiteSize::kSmall;
  bool has_vector_sizes = false;  ///< besides, ops on 64, 1,023 and 1,024 elements
  std::uint64_t seed = 0;
  std::shared_ptr<const spec::Contract> contract;  ///< the answers that the files accept
  int jobs = 1;
  const std::atomic<bool>* stop = nullptr;  ///< once true, the ops that are not done are left out
};

struct Suite {
  std::vector<reports::File> files;  ///< in the order of the manifest
  reports::SuiteManifest manifest;
  std::size_t left_out = 0;  ///< ops that `stop` came before; each is a gap of the manifest
};

/// Ops that are done, of all. Asked for from any thread, one at a time.
using SuiteProgress = std::function<void(std::size_t done, std::size_t all, const std::string& op)>;

/// The same for any number of jobs.
Suite make_suite(const SuiteOptions&, const SuiteProgress&);

/// What a folder has besides: the manifest, the runner for JAX, the settings of lit, and what a reader wants to know.
std::vector<reports::File> suite_companions(const reports::SuiteManifest&);

}  // namespace assay::conform
