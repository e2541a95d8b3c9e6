#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// The errors of a function, as numbers and words that a page or a terminal can show.
namespace assay::reports {

/// Arguments from `low` to `high`, and where among them the error is largest.
struct SweepRow {
  double low = 0, high = 0;
  std::int64_t inputs = 0;
  double ulps = 0;
  std::string argument, exact, answer;  ///< there
  double at = 0;                        ///< that argument, of a binary function the first one
  double allowed = 0;                   ///< by the contract there, in ulps; 0 where it says nothing
};

/// Answers whose distance from the exact value is not counted in ulps.
struct SweepOddity {
  std::string what;
  std::int64_t count = 0;
  std::string argument, exact, answer;  ///< the first
  std::string reach;                    ///< how far it goes: `below 1.2e-38`; empty where that says nothing
};

/// One function in one type.
struct SweepChart {
  std::string op, type;
  std::string inputs;             ///< `all 65,536 inputs`, `a sample of 4,194,304 inputs`
  std::string refusal;            ///< what the back end did instead of answering; then all else may be empty
  std::vector<SweepRow> binades;  ///< for the plot; without words
  std::vector<SweepRow> rows;     ///< for the table: those that are alike are joined
  std::vector<SweepOddity> oddities;
  std::string proposal;   ///< a line of a contract; empty where no budget is for the errors
  std::string verdict;    ///< what the contract says of them: `within xla-default: 4.90 ulp of 5.00`
  bool is_within = true;  ///< nothing that was measured is known to be illegal
};

struct SweepPage {
  std::string backend, identity, variant;
  std::vector<SweepChart> charts;
};

/// As a table for a terminal.
std::string describe(const SweepChart&);

/// `2^-126` for powers of two, else a few digits.
std::string end_text(double end);

}  // namespace assay::reports
