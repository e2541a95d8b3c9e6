#pragma once

#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/store.h"

/// Findings, clusters and campaigns as a person reads them on a terminal.
namespace assay::reports {

std::string describe(const Finding&);

/// One line per cluster: id of its representative, how many findings, failure class, title.
std::string describe(const std::vector<Cluster>&);

/// What the back end refused: errors of our text all, of the rest the commonest `limit`.
std::string describe(const std::vector<Refusal>&, std::size_t limit);

/// Programs, compilations, elements by strength: one line per number.
std::string describe(const Counts&);

/// The expected set of every element of every output, one line each; `got` beside it where `answers`.
std::string describe(const std::vector<OutputEvidence>&, bool answers);

/// 1234567 as `1,234,567`.
std::string grouped(std::int64_t number);

}  // namespace assay::reports
