#pragma once

#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/store.h"

/// Findings and lists as JSON text, for the database's columns, `--json` and bundles. One line,
/// keys in a fixed order; floats that JSON cannot hold are written as text.
namespace assay::reports {

std::string to_json(const std::vector<std::string>&);
std::string to_json(const std::vector<OutputEvidence>&);
/// `reproduce` is the command line that shows it again.
std::string to_json(const Finding&, const std::string& reproduce);
std::string to_json(const Cluster&);
std::string to_json(const OpeningRow&);

/// Inverse of the first two; what cannot be read gives an empty list.
std::vector<std::string> strings_from_json(const std::string&);
std::vector<OutputEvidence> evidence_from_json(const std::string&);

}  // namespace assay::reports
