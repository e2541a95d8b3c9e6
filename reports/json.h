#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/origin.h"
#include "reports/store.h"

/// Findings and lists as JSON text, for the database's columns, `--json` and bundles. One line,
/// keys in a fixed order; floats that JSON cannot hold are written as text.
namespace assay::reports {

std::string to_json(const std::vector<std::string>&);
std::string to_json(const std::vector<OutputEvidence>&);
/// `reproduce` is the command line that shows it again.
std::string to_json(const Finding&, const std::string& reproduce);
/// The same with what stands in every exported file.
std::string to_json(const Finding&, const Origin&, const std::string& reproduce);
/// `back_end` is the identity of the one that the cluster, the opening is about.
std::string to_json(const Cluster&, const std::string& back_end);
std::string to_json(const Campaign&);
std::string to_json(const OpeningRow&, const std::string& back_end);

/// Inverse of the first two; nothing where the text is not what they write.
std::optional<std::vector<std::string>> strings_from_json(const std::string&);
std::optional<std::vector<OutputEvidence>> evidence_from_json(const std::string&);

}  // namespace assay::reports
