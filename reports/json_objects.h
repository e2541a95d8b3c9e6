#pragma once

#include <string>
#include <vector>

#include "reports/json_shape.h"
#include "reports/store.h"

/// Rows of a database as JSON objects, for whoever puts them into a larger one; `to_json` writes them as lines.
namespace assay::reports {

/// `back_end` is the identity of the one that it is about.
Json json_of(const Cluster&, const std::string& back_end);
Json json_of(const OpeningRow&, const std::string& back_end);
Json json_of(const AvoidedRow&, const std::string& back_end);
Json json_of(const EnergyRow&, const std::string& back_end);
Json json_of(const Campaign&);
Json json_of(const DeviationRow&);
Json json_of(const Refusal&);
Json json_of(const UndecidedRow&);
Json json_of(const std::vector<OutputEvidence>&);

}  // namespace assay::reports
