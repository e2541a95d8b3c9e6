#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/finding.h"
#include "reports/known.h"
#include "reports/store.h"

/// Findings, clusters and campaigns as a person reads them on a terminal.
namespace assay::reports {

/// `database` is the file that holds the finding; the command that reproduces it names that file.
std::string describe(const Finding&, const std::string& database);

/// One line per cluster: id of its representative, how many findings, failure class, title, and what is known of it.
std::string describe(const std::vector<Cluster>&, const Known& = {});

/// What the back end refused: every refusal that is an error of our text, and the `limit` commonest of the others.
std::string describe(const std::vector<Refusal>&, std::size_t limit);

/// One line per set of grants and kind: a finding that shows it, how often, the worst answer.
std::string describe(const std::vector<DeviationRow>&);

/// One line per bound.
std::string describe(const std::vector<UndecidedRow>&);

/// One line per op, type and reason, the `limit` commonest of them.
std::string describe(const std::vector<OpeningRow>&, std::size_t limit);
std::string describe(const std::vector<AvoidedRow>&);
std::string describe(const std::vector<EnergyRow>&);

/// `range: got 0, nearest legal 3`; `rounding, 3 ulp: got ...`; empty where there is none.
std::string describe(const Witness&);

/// `no-algsimp (xla_disable_hlo_passes=algsimp)`.
std::string variant_text(const Finding&);

/// The clusters but those of deviations.
std::vector<Cluster> violations(const std::vector<Cluster>&);

/// Number, seed, contract, variants, how far it is; below it when and where it ran, if that is known.
std::string describe(const std::vector<Campaign>&);

/// `from 2026-11-23T15:38:48Z to 2026-11-23T16:02:01Z on HOST, assay 0.1.0`; empty where it is not known.
std::string describe(const Provenance&);

/// The expected set of every element of every output, one line each.
std::string describe_expected(const std::vector<OutputEvidence>&);

/// The same with the answers: all elements outside their sets, and a few of the others.
std::string describe_answers(const std::vector<OutputEvidence>&);

/// All outputs with an element outside its set, and a few of the others, in order.
std::vector<const OutputEvidence*> telling_outputs(const std::vector<OutputEvidence>&);

/// The inputs one literal a line, on a grid below the process that they are for: an inputs file.
std::string input_lines(const Finding&);
std::string original_input_lines(const Finding&);

/// The text, but lines that are too long to read lose their middle. The line says how much it lost.
std::string elided(const std::string& text);

/// 1234567 as `1,234,567`.
std::string grouped(std::int64_t number);

/// `1 crash`, `1,234 crashes`.
std::string counted(std::int64_t number, std::string_view singular, std::string_view plural);
/// The same where an `s` makes the plural.
std::string counted(std::int64_t number, std::string_view noun);

}  // namespace assay::reports
