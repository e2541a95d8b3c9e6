#pragma once

#include <vector>

#include "judge/judge.h"
#include "spec/evidence.h"

/// What opened the elements of which any value is legal.
namespace assay::judge {

using spec::OpeningRow;

/// Of the runs that were judged, most elements first. One program: `programs` is 1.
std::vector<OpeningRow> openings_of(const Case&, const Judgement&, const spec::Contract&,
                                    const oracle::Limits& = kCaseLimits);

/// Adds the elements of rows of one program to those of the same op, type and reason.
void add_openings(const std::vector<OpeningRow>& more, std::vector<OpeningRow>& all);

/// `30 of 42 elements checked, 12 open; open: 10 by logistic f8E4M3 (no line ...), 2 by ...`.
std::string describe_judged(const spec::ElementCounts&, const std::vector<OpeningRow>&);

}  // namespace assay::judge
