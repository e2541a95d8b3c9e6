#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "conform/files/check_tally.h"

namespace assay::cli {

/// Where files are run: the oracle, or a back end with one of its variants.
struct Place {
  std::string backend, variant, contract;

  std::string label() const;  ///< ` [xla-cpu default]`, or empty
};

/// What became of a file, as `check --json` says it. With the types of the outputs where somebody asked for them.
nlohmann::ordered_json check_json(const std::string& path, const Place&, const conform::CheckReport&, bool has_outputs);

nlohmann::ordered_json counts_json(const spec::ElementCounts&);

}  // namespace assay::cli
