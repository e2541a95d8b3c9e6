#pragma once

#include <string>
#include <vector>

#include "reports/finding.h"
#include "reports/store.h"

/// Findings, clusters and campaigns as a person reads them on a terminal.
namespace assay::reports {

/// `database` is where it lies, for the command that reproduces it.
std::string describe(const Finding&, const std::string& database);

/// One line per cluster: id of its representative, how many findings, failure class, title.
std::string describe(const std::vector<Cluster>&);

/// What the back end refused: errors of our text all, of the rest the commonest `limit`.
std::string describe(const std::vector<Refusal>&, std::size_t limit);

/// Programs, compilations, elements by strength: one line per number.
std::string describe(const Counts&);

/// The expected set of every element of every output, one line each.
std::string describe_expected(const std::vector<OutputEvidence>&);

/// The same with the answers: the elements outside their sets all, of the others a few.
std::string describe_answers(const std::vector<OutputEvidence>&);

/// The outputs with an element outside its set all, of the others a few, in order.
std::vector<const OutputEvidence*> telling_outputs(const std::vector<OutputEvidence>&);

/// The inputs one literal a line, on a grid below the process that they are for: an inputs file.
std::string input_lines(const Finding&);
std::string original_input_lines(const Finding&);

/// The text with the middle of lines left out that are too long to be read; says how much.
std::string elided(const std::string& text);

/// 1234567 as `1,234,567`.
std::string grouped(std::int64_t number);

}  // namespace assay::reports
