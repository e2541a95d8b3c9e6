#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fuzz/campaign/examine.h"
#include "fuzz/names.h"
#include "reports/finding.h"

namespace assay::fuzz {

/// What a finding records besides the reduction itself.
struct FindingContext {
  std::string backend;  ///< as given to `--backend`
  std::string contract;
  std::vector<backends::Variant> variants;  ///< all; a failure is of one of them
  backends::Limits limits;
  /// Those under which a failure may be gone, so that they name its cause; all variants where nothing is said.
  std::optional<std::vector<backends::Variant>> compared = {};

  const std::vector<backends::Variant>& neighbours() const { return compared ? *compared : variants; }
};

/// The ops of a reduced program, each with its type: what a finding blames. Literals are not blamed for what is
/// computed of them.
std::vector<TypedOp> blamed_ops(const Module&);

/// The finding as the reports need it: reduced program, inputs as literals, acceptance sets and
/// answers element by element, what mends it and how to reproduce it. Compiles the reduced program
/// once per further variant.
reports::Finding finding_of(const FailedCase&, const judge::Reduction&, std::uint64_t program_number, judge::Judge&,
                            const FindingContext&);

/// A failure that there was no time to confirm or to reduce, as it was met: the back end is not asked again.
reports::Finding unreduced_finding(const FailedCase&, std::uint64_t program_number, const spec::Contract&,
                                   const FindingContext&);

}  // namespace assay::fuzz
