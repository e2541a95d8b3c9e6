#pragma once

#include <string>
#include <utility>
#include <vector>

#include "reports/finding.h"
#include "reports/store.h"

/// On what a finding was found, by whom, and what it was held against: what stands in every exported file.
namespace assay::reports {

struct Origin {
  std::string backend;   ///< as given to `--backend`
  std::string identity;  ///< name, version and hash of the back end
  std::string contract, contract_hash;
  std::string assay;  ///< version
  std::string spec_hash;
  std::string host, date;
};

/// Whether each answer is legal by itself, and a relation between operands and results is what does not hold. No format
/// of tests but ours can say one.
bool is_of_relation(const Finding&);

/// Whether a pass was at work.
bool is_of_pass(const Origin&);

/// Of the campaign that found it.
Origin origin_of(const Campaign&);

/// The compile options of the variant, one `(name, value)` each.
std::vector<std::pair<std::string, std::string>> options_of(const Finding&);

/// `(what, value)`: back end, variant with its flags, grid, contract, clause, version, host and date. What is not known
/// is left out.
std::vector<std::pair<std::string, std::string>> identity_of(const Finding&, const Origin&);

/// The same, a line each, behind `comment`: `// back end: ...`.
std::string identity_lines(const Finding&, const Origin&, const std::string& comment);

}  // namespace assay::reports
