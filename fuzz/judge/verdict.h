#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "reports/element_counts.h"

/// What became of a program, in one word for every product.
namespace assay::fuzz {

struct Judgement;

/// From light to heavy: of several programs the heaviest word stands for all.
enum class Verdict : std::uint8_t {
  kPass,         ///< something was checked and nothing is wrong, or there is no element that could be
  kWeak,         ///< what could be held against a set has one that nearly every answer meets
  kOpen,         ///< any answer is legal
  kDeviation,    ///< outside the baseline of the contract, and explained by its grants
  kUnsupported,  ///< the back end cannot do this, or Assay cannot
  kRefused,      ///< the back end takes a valid program for invalid
  kSlow,         ///< it took longer than its limit, and ended when it was given more
  kUndecided,    ///< outside the baseline, and neither explained nor refuted within the limits
  kViolation,    ///< nothing allows it
  kInvalid,      ///< the program or its inputs are wrong
  kBroken,       ///< back end, worker or a record does not work, so that nothing was judged
};
inline constexpr int kVerdicts = 11;

/// As it is printed; several verdicts may have one label.
std::string_view label(Verdict);  // `PASS`

/// The labels, each once, from light to heavy.
inline constexpr std::array<std::string_view, 9> kLabels{"PASS", "WEAK",      "OPEN", "DEVIATION", "SKIP",
                                                         "SLOW", "UNDECIDED", "FAIL", "ERROR"};

/// Of answers that all are legal: a pass needs an element that was checked, by its set or by a relation, unless there
/// is no element at all.
Verdict verdict_of_legal(const reports::ElementCounts&, bool is_related);

Verdict overall_verdict(const Judgement&);

/// What is not called wrong, though it was not judged.
struct Allowance {
  bool open = false;  ///< open and weak answers
  bool skip = false;  ///< what is unsupported, refused or slow
};

/// The one rule for exit codes: whether a command ends well for a program with this verdict. It does where something
/// was checked and nothing is wrong or unfinished, and where less is allowed.
bool ends_well(Verdict, const Allowance&);

}  // namespace assay::fuzz
